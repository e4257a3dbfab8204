"""Trading a card with a merchant."""

from verlies.core.agenda import Ask
from verlies.core.refusal import Refusal

from . import events, how
from .content.ids import GOLD, MERCHANT, TRADED_FOR
from .draws import LookAt
from .options import PILE
from .reasons import NO_MERCHANT, NOT_OWNED, NOT_THIS_TIER, OK, TRADED
from .state import Catacombs


def trade_refusal(s: Catacombs, seat: int, card: int) -> int:
    """Return why somebody cannot trade a card."""
    if s.here(seat).kind != MERCHANT:
        return NO_MERCHANT
    if s.turn.traded:
        return TRADED
    return OK if card in s.heroes[seat].hand or card in s.worn(seat) else NOT_OWNED


def tradable(s: Catacombs, seat: int) -> list[int]:
    """Return the cards somebody can trade."""
    return [] if s.here(seat).kind != MERCHANT or s.turn.traded else [*s.usable(seat), *s.worn(seat)]


def trade(s: Catacombs, seat: int, card: int) -> None:
    """Give a card up, and ask from which stack the new one comes."""
    s.turn.traded = True
    in_hand = s.take_out(seat, card)
    s.discard.append(card)
    s.emit(events.TRADED, seat, card, how.HAND if in_hand else how.BOARD)
    s.push(seat, [TradePile(s.card(card).tier)])


class TradePile(Ask[Catacombs]):
    """From which stack does the new card come?"""

    tier: int

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer the same stack and the next better one."""
        return [PILE + tier for tier in range(self.tier, min(self.tier + 1, GOLD) + 1)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Look at its top cards and keep one."""
        state.push(subject, [LookAt(pick - PILE, TRADED_FOR, 1, how.TRADE)])

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """The card given up is not worth that."""
        return state.refusal_of(pick, PILE, NOT_THIS_TIER)
