# mypyc: interpreted
"""The 40 dungeon tiles as data: sort, shape and M number; every tile is the only one of its kind."""

from verlies.kit.tiles import OPEN, WALL

from ..kinds import Floor
from .ids import CORRIDOR, EXIT, ITEM, JUNCTION, MONSTER, POOL, START

SHAPES = {
    "straight": (OPEN, WALL, OPEN, WALL),
    "corner": (OPEN, OPEN, WALL, WALL),
    "tee": (OPEN, OPEN, WALL, OPEN),
    "cross": (OPEN, OPEN, OPEN, OPEN),
}
"""Openings clockwise from north, as the tile is printed."""


def floor(id: str, sort: int, shape: str, number: int = 0) -> Floor:
    """Describe a tile."""
    return Floor(id, sort, shape, SHAPES[shape], number)


FLOORS = (
    floor("T01", START, "tee"),
    floor("T02", EXIT, "straight", 12),
    floor("T03", POOL, "cross"),
    floor("T04", CORRIDOR, "straight"),
    floor("T05", MONSTER, "straight", 2),
    floor("T06", MONSTER, "corner", 3),
    floor("T07", MONSTER, "cross", 4),
    floor("T08", MONSTER, "straight", 5),
    floor("T09", MONSTER, "corner", 6),
    floor("T10", MONSTER, "cross", 7),
    floor("T11", MONSTER, "tee", 8),
    floor("T12", MONSTER, "corner", 9),
    floor("T13", MONSTER, "straight", 10),
    floor("T14", MONSTER, "cross", 11),
    floor("T15", ITEM, "corner"),
    floor("T16", ITEM, "straight"),
    floor("T17", CORRIDOR, "straight"),
    floor("T18", CORRIDOR, "straight"),
    floor("T19", CORRIDOR, "straight"),
    floor("T20", CORRIDOR, "straight"),
    floor("T21", CORRIDOR, "straight"),
    floor("T22", CORRIDOR, "straight"),
    floor("T23", CORRIDOR, "straight"),
    floor("T24", CORRIDOR, "straight"),
    floor("T25", CORRIDOR, "straight"),
    floor("T26", CORRIDOR, "straight"),
    floor("T27", CORRIDOR, "straight"),
    floor("T28", CORRIDOR, "corner"),
    floor("T29", CORRIDOR, "corner"),
    floor("T30", CORRIDOR, "corner"),
    floor("T31", CORRIDOR, "corner"),
    floor("T32", CORRIDOR, "corner"),
    floor("T33", CORRIDOR, "corner"),
    floor("T34", CORRIDOR, "corner"),
    floor("T35", CORRIDOR, "corner"),
    floor("T36", CORRIDOR, "corner"),
    floor("T37", CORRIDOR, "corner"),
    floor("T38", JUNCTION, "tee"),
    floor("T39", JUNCTION, "cross"),
    floor("T40", JUNCTION, "cross"),
)
