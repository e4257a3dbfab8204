"""Calling a friend into a fight."""

from verlies.kit.consent import Consent
from verlies.kit.sight import FreeWays
from verlies.kit.ways import MapWays, within

from . import events, how
from .content.ids import NONE
from .gear import spot
from .options import AGREE
from .reasons import CALL_AP, CALL_BLOCKED, CALL_DECLINED, CALL_FAR, CALL_ONE, CALL_SELF, NO_CALL, OK
from .state import BagState
from .uses import pay

CALL_COST = 1


def call_refusal(s: BagState, seat: int, friend: int) -> int:
    """Return why a fighter cannot call a friend."""
    return ask_refusal(s, seat, friend) or reach_refusal(s, friend, s.fight.field)


def ask_refusal(s: BagState, seat: int, friend: int) -> int:
    """Return why a fighter cannot call a friend, wherever that friend is."""
    f = s.fight
    if f.rival != NONE or seat != s.active:
        return NO_CALL
    if f.helped:
        return CALL_ONE
    if friend == seat:
        return CALL_SELF
    absence = s.absence(seat, friend)
    if absence != OK:
        return absence
    if s.heroes[seat].ap < CALL_COST:
        return CALL_AP
    return CALL_DECLINED if f.declined >> friend & 1 else OK


def reachable(s: BagState, seat: int) -> list[int]:
    """Return the friends whom a fighter can call now.

    Ways lead back as they lead there, so all friends are sought from the fight at once, as far as any of them gets.
    """
    friends = [friend for friend in range(s.seats) if ask_refusal(s, seat, friend) == OK]
    if not friends:
        return []
    field, steps = s.fight.field, {friend: s.max_ap(friend) for friend in friends}
    near = within(FreeWays(s.chart, frozenset(s.lairs) - {field}), field, max(steps.values()))
    ways = {friend: near[s.heroes[friend].field] for friend in friends if s.heroes[friend].field in near}
    return [friend for friend, way in ways.items() if way <= steps[friend]]


def reach_refusal(s: BagState, friend: int, field: int) -> int:
    """Return why a friend could not get to a field with the action points of one turn, past no monster."""
    here, steps = s.heroes[friend].field, s.max_ap(friend)
    if field in within(FreeWays(s.chart, frozenset(s.lairs) - {here}), here, steps):
        return OK
    return CALL_BLOCKED if field in within(MapWays(s.chart), here, steps) else CALL_FAR


def call(s: BagState, seat: int, friend: int) -> None:
    """Ask a friend for help."""
    pay(s, seat, CALL_COST, how.CALL)
    s.emit(events.CALLED, seat, friend)
    Help().put(s, seat, friend)


class Help(Consent[BagState]):
    """Do you come to help? You lose half of what the fighter loses, and cannot run while he stands."""

    def yes(self) -> int:
        """Return the option that agrees."""
        return AGREE

    def needed(self, state: BagState, subject: int, seat: int) -> bool:
        """One person who leads all heroes agrees with himself."""
        return not state.solo()

    def agreed(self, state: BagState, subject: int, seat: int) -> None:
        """Come; a round has to be fought now."""
        f, friend = state.fight, state.heroes[seat]
        friend.field, friend.came = f.field, NONE
        f.partner, f.helped, f.committed = seat, True, True
        state.emit(events.HELPS, subject, seat, spot(state, f.field))

    def declined(self, state: BagState, subject: int, seat: int) -> None:
        """Nothing moves, and the action point comes back."""
        hero = state.heroes[subject]
        hero.ap += CALL_COST
        state.fight.declined |= 1 << seat
        state.emit(events.REFUSED_HELP, subject, seat)
        state.emit(events.REFUNDED, subject, CALL_COST, hero.ap)
