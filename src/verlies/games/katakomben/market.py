"""The market from afar, for less, and for nothing."""

from verlies.core.agenda import Ask, Step
from verlies.core.option import KIND, PASS
from verlies.core.refusal import NOT_OFFERED, Refusal

from ...families.klong.effects import Effect
from ...families.klong.lacking import refused
from ...families.klong.options import GOODS
from ...families.klong.reasons import GOODS_SOLD, NO_GOLD, NOT_A_GOOD, OK
from ...families.klong.shop import good_refusal, sell
from ...families.klong.sources import spent
from ...families.klong.state import Table
from . import events, options
from .content.ids import COUPON, COUPON_WORTH, FLUTE_PRICE
from .events import FLUTE
from .reasons import NO_LEAP
from .state import Catacombs


def least(s: Catacombs, seat: int, price: int) -> int:
    """Return what a thief must at least pay of a price: less with the coupon, which is worth no more than any good."""
    return price - COUPON_WORTH if s.has_coupon(seat) else price


def distinct_goods(s: Catacombs) -> list[int]:
    """Return the goods that are for sale, each once."""
    return sorted(set(s.goods))


def flute_options(s: Catacombs, seat: int, out: list[int]) -> None:
    """Add the goods that can be bought from afar."""
    if FLUTE in s.deeds.leaps:
        out += [options.FLUTE + token for token in distinct_goods(s) if flute_refusal(s, seat, token) == OK]


def flute_refusal(s: Catacombs, seat: int, token: int) -> int:
    """Return why a good cannot be bought from afar; whoever has just escaped still can, to the end of the turn."""
    if token not in s.box.prices:
        return NOT_A_GOOD
    if FLUTE not in s.deeds.leaps:
        return NO_LEAP + FLUTE
    if token not in s.goods:
        return GOODS_SOLD
    if s.thieves[seat].gold < least(s, seat, FLUTE_PRICE):
        return NO_GOLD
    return good_refusal(s, seat, token)


def buy_from_afar(s: Catacombs, seat: int, token: int) -> None:
    """Buy a good wherever one is."""
    s.deeds.use_up(FLUTE)
    if not offer_coupon(s, seat, token, FLUTE_PRICE):
        sell(s, seat, token, FLUTE_PRICE)


def offer_coupon(s: Catacombs, seat: int, token: int, price: int) -> bool:
    """Buy a good with the coupon, or ask whether it is used; return whether there is one."""
    if not s.has_coupon(seat):
        return False
    if s.thieves[seat].gold < price:
        redeem(s, seat, token, price)
    else:
        s.push(seat, [UseCoupon(token, price)])
    return True


def redeem(s: Catacombs, seat: int, token: int, price: int) -> None:
    """Use the coupon up and pay the rest."""
    rest = least(s, seat, price)
    s.thieves[seat].lose(COUPON)
    s.boxed_tokens = [*s.boxed_tokens, COUPON]
    s.emit(events.COUPON, seat)
    sell(s, seat, token, rest)


class UseCoupon(Ask[Catacombs]):
    """Whether the coupon is used for a good that one could pay without it."""

    token: int
    price: int

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer to keep it, or to use it."""
        return [PASS, options.COUPON]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Pay with it or without."""
        if pick == PASS:
            sell(state, seat, self.token, self.price)
        else:
            redeem(state, seat, self.token, self.price)


class TakeGood(Effect):
    """A good for nothing, in a market room."""

    def possible(self, state: Table, subject: int) -> bool:
        """Return whether one is in a market room and may have some good."""
        assert isinstance(state, Catacombs)
        return state.in_play(subject) and state.in_market(subject) and bool(takeable(state, subject))

    def run(self, state: Table, subject: int) -> None:
        """Ask which."""
        state.push(subject, [FREE_GOOD])


def takeable(s: Catacombs, seat: int) -> list[int]:
    """Return the goods that a thief may have, whatever they cost."""
    return [token for token in distinct_goods(s) if good_refusal(s, seat, token) == OK]


class FreeGood(Ask[Catacombs]):
    """Which good is taken for nothing."""

    def source(self, state: Catacombs, subject: int) -> str:
        """Return the monster that was beaten for it."""
        return spent(state, TakeGood)

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer those that the thief may have."""
        return [GOODS + token for token in takeable(state, seat)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Take it."""
        sell(state, seat, pick - GOODS, 0)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """Goods have conditions of their own, and some are gone."""
        token = pick - GOODS
        sold = GOODS_SOLD if token in state.box.prices else NOT_A_GOOD
        if pick - pick % KIND != GOODS:
            return NOT_OFFERED
        return refused(state, seat, pick, good_refusal(state, seat, token) if token in state.goods else sold)


FREE_GOOD: Step[Catacombs] = FreeGood()
