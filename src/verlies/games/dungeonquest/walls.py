"""Moves that no wall stops: which neighbouring fields can be entered that way."""

from .board import HALL_CELLS, NEIGHBOURS
from .ids import NONE
from .reasons import NO_TILES, NOT_BESIDE, OCCUPIED, OK
from .state import DungeonState


def neighbours(s: DungeonState, seat: int) -> list[tuple[int, int]]:
    """Return the fields around a hero's room, each with its direction."""
    cells = list(HALL_CELLS) if s.in_hall(seat) else [s.heroes[seat].cell]
    around = [(to, side) for cell in cells for side, to in enumerate(NEIGHBOURS[cell])]
    return [(to, side) for to, side in around if to != NONE and to not in cells]


def wall_refusal(s: DungeonState, seat: int, to: int) -> int:
    """Return why a hero cannot enter a field, walls aside."""
    if to not in [cell for cell, _ in neighbours(s, seat)]:
        return NOT_BESIDE
    if s.map[to] == NONE:
        return OK if s.tiles.count() else NO_TILES
    return OCCUPIED if s.occupied(to, seat) else OK


def wall_targets(s: DungeonState, seat: int) -> list[int]:
    """Return the neighbouring fields a hero could enter regardless of walls."""
    return [to for to, _ in neighbours(s, seat) if wall_refusal(s, seat, to) == OK]


def direction_to(s: DungeonState, seat: int, to: int) -> int:
    """Return the direction of a neighbouring field."""
    for cell, side in neighbours(s, seat):
        if cell == to:
            return side
    raise ValueError("not a neighbouring field")
