# mypyc: interpreted
"""What the log accounts for beside the numbers of the family."""

from collections.abc import Mapping, Sequence

from verlies.core.event import Event
from verlies.kit.tiles import QUARTER

from ...families.klong import books as family
from . import events
from .content.ids import OUT_DRAWS, OUT_DRAWS_OF_TWO
from .maze import SEATS
from .state import Catacombs

Known = Mapping[str, Sequence[int]]
HALF_ROUND = 2 * QUARTER


def books(s: Catacombs) -> dict[str, list[int]]:
    """Return the numbers that the log accounts for."""
    return {
        **family.books(s),
        "picks": s.picks,
        "tiles": [s.tiles_left()],
        "stack": [len(s.stack())],
        "bank": [s.bank],
        "lurking": [s.dragon.area[s.box.ghost]],
        "scars": s.scars,
        "captives": [len(s.captives)],
        "marks": [s.marks_by(seat) for seat in range(s.seats)],
        "_tile": [s.tile_at(seat) for seat in range(s.seats)],
        **things(s),
    }


def things(s: Catacombs) -> dict[str, list[int]]:
    """Return which tokens, tiles and rooms are where: the sums of their numbers; the tile in hand, or 0, plus 1."""
    maze = s.maze
    return {
        "stacked": [sum(s.stack())],
        "prisoners": [sum(s.captives)],
        "drawn": [maze.pending + 1],
        "map": [sum(maze.spots[maze.field_of(tile)] for tile in maze.order)],
        "cracked": [sum(maze.cracked)],
        "cracks": [len(maze.cracked)],
        "shrines": [sum(each // SEATS for each in maze.marks if each % SEATS == seat) for seat in range(s.seats)],
    }


def quoted(event: Event, known: Known) -> dict[str, int]:
    """Return what the numbers of an event must be that change no book."""
    if event.kind == events.OUT_DRAW:
        due = OUT_DRAWS_OF_TWO if len(known["health"]) == 2 else OUT_DRAWS
        return {"lacking": max(0, due - all_stones(known)), "count": min(due, all_stones(known))}
    if event.kind == events.TURNED:
        return {"degrees": HALF_ROUND}
    if event.kind == events.TURNED_BY:
        return {"degrees": QUARTER * known["answer"][0]}
    return family.quoted(event, known)


def all_stones(known: Known) -> int:
    """Return how many stones could be drawn, noise and ghosts among them."""
    return sum(known["noise"]) + sum(known["bag"]) + known["black"][0] + known["ghosts"][0]
