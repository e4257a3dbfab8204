"""Trading on one tile: what is given for what, and the other one's consent."""

from verlies.core.option import KIND
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.kit.consent import Barter, Offer

from . import events
from .ending import check_win
from .gear import kinds_of, room_for, take_out
from .options import AGREE, GIVE, OFFER, TAKE
from .reasons import ELSEWHERE, MONSTER_HERE, NO_ROOM, NOT_YOURS, OK
from .state import BagState


def trade_refusal(s: BagState, seat: int, other: int) -> int:
    """Return why two heroes cannot trade."""
    absence = s.absence(seat, other)
    if absence != OK:
        return absence
    if other not in s.others_at(seat):
        return ELSEWHERE
    return MONSTER_HERE if s.monster_at(s.heroes[seat].field) else OK


def partners(s: BagState, seat: int) -> list[int]:
    """Return the heroes one could trade with, if either has anything."""
    others = [other for other in s.others_at(seat) if trade_refusal(s, seat, other) == OK]
    return [other for other in others if s.gear(seat) or s.gear(other)]


class Bargain(Barter[BagState]):
    """What do you give, what do you want?"""

    def goods(self, state: BagState, seat: int) -> list[int]:
        """Return what a hero carries, each kind once."""
        return kinds_of(state.gear(seat))

    def kinds(self) -> tuple[int, int, int]:
        """Return the kinds of option."""
        return GIVE, TAKE, OFFER

    def offer(self) -> "Deal":
        """Return the question to the other hero."""
        return Deal(self.give, self.take)

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer all changes; what does not fit on both sheets cannot be offered."""
        out = super().options(state, subject, seat)
        return [each for each in out if each != OFFER or self.fits(state, subject)]

    def fits(self, state: BagState, seat: int) -> bool:
        """Return whether both would have room for what they get."""
        mine = room_for(state, seat, self.give, self.take)
        return bool(mine) and bool(room_for(state, self.other, self.take, self.give))

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """Say what is wrong with the offer."""
        if pick == OFFER:
            return state.refusal(self.offer_refusal() or NO_ROOM)
        return state.refusal(NOT_YOURS) if pick - pick % KIND in (GIVE, TAKE) else NOT_OFFERED


class Deal(Offer[BagState]):
    """Do you take the offer?"""

    def yes(self) -> int:
        """Return the option that agrees."""
        return AGREE

    def needed(self, state: BagState, subject: int, seat: int) -> bool:
        """One person who leads all heroes agrees with himself."""
        return not state.solo()

    def exchange(self, state: BagState, subject: int, seat: int) -> None:
        """Let the things change hands; each lies where it fits."""
        mine = room_for(state, subject, self.give, self.take)
        theirs = room_for(state, seat, self.take, self.give)
        hand_over(state, subject, seat, self.give)
        hand_over(state, seat, subject, self.take)
        state.heroes[subject].held, state.heroes[seat].held = mine, theirs
        check_win(state, False)

    def declined(self, state: BagState, subject: int, seat: int) -> None:
        """Nothing moves."""
        state.turn.spurned |= 1 << seat
        state.emit(events.NO_DEAL, subject, seat)


def hand_over(s: BagState, of: int, to: int, things: tuple[int, ...]) -> None:
    """Let things go from one hero to another; what needs no field follows at once."""
    for number in things:
        take_out(s, of, number)
        if not s.item(number).carried():
            s.heroes[to].company = sorted([*s.heroes[to].company, number])
        s.emit(events.GAVE, of, number, to)
