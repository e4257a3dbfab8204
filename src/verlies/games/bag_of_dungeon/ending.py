"""How the game ends: together with the Ring, by the death of all, or by the collapse of the cave."""

from . import events, how
from .content.ids import BURIED, LEFT, LOST, NONE, OUTSIDE, WON
from .state import BagState, Fight


def finish(s: BagState, outcome: int) -> None:
    """End the game; nothing else is done."""
    s.outcome = outcome
    s.fight = Fight()
    s.agenda.clear()
    s.standing = []
    s.cuts += 1  # no mutant: that it is another number is all that counts


def check_win(s: BagState, slain: bool) -> None:
    """End a co-operative game whose dragon is dead, once the Ring is there: held at its death, or at the exit."""
    if s.dragon or s.versus():
        return
    bearer = s.bearer()
    brought = bearer != NONE and (slain or s.heroes[bearer].field == s.exit())
    if brought or (slain and s.terms.dragon_wins):
        s.emit(events.WON, bearer if bearer != NONE else s.active, how.RING if bearer != NONE else how.DRAGON)
        finish(s, WON)


def check_lost(s: BagState) -> None:
    """End the game when nobody is left inside."""
    if s.inside():
        return
    if any(hero.status == OUTSIDE for hero in s.heroes):
        finish(s, LEFT)
    else:
        s.emit(events.LOST, s.active)
        finish(s, LOST)


def leave_cave(s: BagState, seat: int) -> None:
    """Take a hero out of the cave; with the Ring it begins to collapse, and the others have one more turn each."""
    s.heroes[seat].status = OUTSIDE
    s.heroes[seat].field = NONE
    s.emit(events.ESCAPED, seat)
    if s.last_turns == NONE:
        s.last_turns = sum([1 << other for other in s.inside()])
        s.emit(events.COLLAPSE, seat)


def last_turn_over(s: BagState, seat: int) -> None:
    """At the end of the last turn a hero is outside, or lost."""
    if s.heroes[seat].field == s.exit():
        leave_cave(s, seat)
    else:
        s.heroes[seat].status = BURIED
        s.emit(events.BURIED, seat)
