"""What cards allow for the rest of a turn under conditions of their own: teleports to farther places."""

from typing import Final

from verlies.core.agenda import Ask, Step
from verlies.core.option import KIND
from verlies.core.refusal import NOT_OFFERED, Facts, Refusal

from ...families.klong.effects import Effect
from ...families.klong.endturn import trash
from ...families.klong.kinds import Card
from ...families.klong.reasons import HAS_LEFT, OK
from ...families.klong.sources import by_card, holds, spent, within
from ...families.klong.state import INSIDE, Table
from . import events, options
from .events import BLINK, FLUTE, LEAP, LEAPS, RIDE, WAYSTONE
from .reasons import NO_LEAP, NOT_FROM_HERE, NOT_THERE
from .state import Catacombs

BY_OPTION: Final = {options.WAYSTONE: WAYSTONE, options.RIDE: RIDE, options.BLINK: BLINK, options.LEAP: LEAP}


class Grant(Effect):
    """Something that may be done later in the turn, or not at all."""

    leap: int

    def possible(self, state: Table, subject: int) -> bool:
        """Return whether it can lead anywhere in this turn, for what is chosen at once; one may walk away first."""
        assert isinstance(state, Catacombs)
        return self.leap != BLINK or bool(rivals(state, subject))

    def run(self, state: Table, subject: int) -> None:
        """Note it for this turn."""
        assert isinstance(state, Catacombs)
        state.deeds.allow(self.leap)
        state.emit(events.GRANTED, subject, self.leap)


def from_here(s: Catacombs, seat: int, leap: int) -> bool:
    """Return whether a teleport can be used where a thief is."""
    if leap == WAYSTONE:
        return bool(s.room_of(seat).shrine)
    return leap != RIDE or s.on_haunted(seat)


def rivals(s: Catacombs, seat: int) -> list[int]:
    """Return the other thieves in the Depths."""
    return [other for other in s.everybody_inside() if other != seat and s.in_depths(other)]


def targets(s: Catacombs, seat: int, leap: int) -> list[int]:
    """Return the rooms a teleport leads to: other shrines, other haunted tiles, other thieves in the Depths."""
    here = s.thieves[seat].room
    if leap == BLINK:
        return sorted({s.thieves[rival].room for rival in rivals(s, seat)} - {here})
    if leap == WAYSTONE:
        rooms = [number for number in s.tiles.shrines if number != here]
    else:
        rooms = [number for number in s.tiles.haunted if s.rooms[number].tile != s.tile_at(seat)]
    return [number for number in rooms if s.maze.here(number)]


def leap_options(s: Catacombs, seat: int, out: list[int]) -> None:
    """Add where one can teleport to by what cards allow."""
    if s.thieves[seat].status == INSIDE:
        for option in (options.WAYSTONE, options.RIDE, options.BLINK):
            leap = BY_OPTION[option]
            if leap in s.deeds.leaps and from_here(s, seat, leap):
                out += [option + room for room in targets(s, seat, leap)]


def leap_refusal(s: Catacombs, seat: int, pick: int) -> int:
    """Return why a teleport of a card is not possible."""
    leap, room = BY_OPTION[pick - pick % KIND], pick % KIND
    if s.thieves[seat].status != INSIDE:
        return HAS_LEFT
    if leap == LEAP or leap not in s.deeds.leaps:
        return NO_LEAP + leap
    if not from_here(s, seat, leap):
        return NOT_FROM_HERE + leap
    return OK if room in targets(s, seat, leap) else NOT_THERE + leap


def is_of_leap(reason: int) -> bool:
    """Return whether a reason is about what a card allows."""
    return any(first <= reason < first + len(LEAPS) for first in (NO_LEAP, NOT_FROM_HERE, NOT_THERE))


def leap_facts(s: Catacombs, pick: int) -> Facts:
    """Return what somebody would do that a card allows, and the first such card."""
    leap = BY_OPTION.get(pick - pick % KIND, FLUTE)
    return {"leap": LEAPS[leap], **by_card([card for card in s.box.cards if allows(card, leap)])}


def allows(card: Card, leap: int) -> bool:
    """Return whether a card allows something."""
    if leap == LEAP:
        return holds(card, Leap)
    return any(isinstance(step, Grant) and step.leap == leap for step in within([card.then]))


def leap_to(s: Catacombs, seat: int, pick: int) -> None:
    """Teleport by what a card allows; a stone that leads from shrine to shrine is trashed for it."""
    leap, room = BY_OPTION[pick - pick % KIND], pick % KIND
    s.deeds.use_up(leap)
    if leap == WAYSTONE:
        trash(s, seat, granting(s, seat, leap))
    s.emit(events.LEAPT, seat, room, leap)
    s.enter(seat, room)


def granting(s: Catacombs, seat: int, leap: int) -> int:
    """Return the card in the play area that allows something."""
    for card in s.thieves[seat].played:
        for step in s.box.cards[card].then:
            if isinstance(step, Grant) and step.leap == leap:
                return card
    raise ValueError("no card allows it")


class Leap(Effect):
    """A teleport into any room of the tile that was just laid."""

    def possible(self, state: Table, subject: int) -> bool:
        """Return whether one was laid, and whoever laid it has not left."""
        assert isinstance(state, Catacombs)
        return state.deeds.laid >= 0 and state.thieves[subject].status == INSIDE

    def run(self, state: Table, subject: int) -> None:
        """Ask which room."""
        state.push(subject, [LEAP_INTO])


class LeapInto(Ask[Catacombs]):
    """Which room of the new tile is entered."""

    def source(self, state: Catacombs, subject: int) -> str:
        """Return the monster that was beaten for it."""
        return spent(state, Leap)

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer its rooms."""
        return [options.LEAP + n for n, room in enumerate(state.rooms) if room.tile == state.deeds.laid]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Enter it."""
        state.emit(events.LEAPT, seat, pick - options.LEAP, LEAP)
        state.enter(seat, pick - options.LEAP)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """Only rooms of the new tile can be entered."""
        refusal = state.refusal_of(options.LEAP, pick, NOT_THERE + LEAP)
        return refusal if refusal == NOT_OFFERED else refusal.told(leap_facts(state, pick))


LEAP_INTO: Step[Catacombs] = LeapInto()
