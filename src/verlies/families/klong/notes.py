# mypyc: interpreted
"""What is said of an option before it is taken: what it costs in health, and what cannot be undone."""

from collections.abc import Iterator

from verlies.core.option import KIND
from verlies.core.tables import NONE
from verlies.kit.odds import percent, struck_by

from .dragon import stones_against, usual_attack
from .kinds import Way
from .moves import SpendSwords, monsters_of, way_by
from .options import ARTIFACT, END, MOVE, SWORDS, TELEPORT
from .state import GAP, INSIDE, Table


def notes(s: Table, option: int) -> tuple[str, ...]:
    """Return the ids of the texts that say more of an option."""
    kind, number = option - option % KIND, option % KIND
    if kind == MOVE:
        return tuple(_of_way(s, number))
    if kind == TELEPORT:
        return tuple(_of_place(s, number))
    if kind == SWORDS:
        return (_of_swords(s, number),)
    if kind == END:
        return tuple(_of_end(s))
    return (_of_artifact(s),) if kind == ARTIFACT else ()


def _of_artifact(s: Table) -> str:
    """Return that an artifact is taken for good, and that the dragon gets angrier, as long as it can."""
    return "note-artifact" if s.dragon.rage + 1 < len(s.box.rage) else "note-artifact-only"


def _of_end(s: Table) -> Iterator[str]:
    """Yield how likely one is knocked out if the row that is filled up now wakes the dragon, and what is lost then."""
    seat = s.active
    left = s.box.health - s.thieves[seat].damage
    wakes = GAP in s.dungeon.row and s.can_fill(s.dungeon.row.count(GAP))
    if s.thieves[seat].status != INSIDE or not wakes:
        return
    draws, bag = usual_attack(s)
    likely = struck_by(stones_against(s, seat), bag, draws, left)
    if likely:
        lost = s.in_depths(seat) or not s.has_artifact(seat)
        yield f"{'note-all-lost' if lost else 'note-knocked-out'}={percent(likely)}"


def _of_way(s: Table, number: int) -> Iterator[str]:
    """Yield what a way costs in health, or at least costs, if swords do not suffice, and where it ends."""
    way = way_by(s, s.active, number)
    if way is None:
        return
    yield from harm_of(s, way)
    yield from _of_place(s, way.to)


def harm_of(s: Table, way: Way) -> Iterator[str]:
    """Yield what a way costs in health, or at least costs, if swords do not suffice."""
    lost = monsters_of(s, way) - s.turn.swords
    if lost > 0:
        least = s.turn.swords > 0 or way.leaves != NONE
        yield f"{'note-health-least' if least else 'note-health'}={lost}"


def _of_place(s: Table, place: int) -> Iterator[str]:
    """Yield that whoever goes outside does not come back."""
    if place == s.outside():
        yield "note-out"


def _of_swords(s: Table, swords: int) -> str:
    """Return what so many swords against the monsters of a way cost in health."""
    step = s.agenda[-1].step
    lost = monsters_of(s, step.way(s, s.active)) - swords if isinstance(step, SpendSwords) else 0
    return f"note-health={lost}" if lost else "note-unharmed"
