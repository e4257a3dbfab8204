# mypyc: interpreted
"""All 36 room cards as data: kind, exits as printed, and what is to be had there."""

from ..kinds import Room
from .ids import CHEST, EMPTY, FLAG, IRON, MERCHANT, NONE, PORTAL, START, WOOD

SHAPES = {"straight": (1, 0, 1, 0), "corner": (1, 1, 0, 0), "tee": (1, 1, 0, 1), "cross": (1, 1, 1, 1)}
"""The exits of each shape, clockwise from north."""


def room(id: str, kind: int, shape: str, *, flag: int = 0, bonus: int = 0) -> Room:
    """Describe a room card; the first letter of its id says which back it has."""
    back = {"W": WOOD, "I": IRON}.get(id[0], NONE)
    return Room(id, SHAPES[shape], kind, back, shape, flag, bonus)


ROOMS: list[Room] = [
    room("START", START, "cross"),
    room("W01", FLAG, "corner", flag=1),
    room("W02", FLAG, "tee", flag=2),
    room("W03", FLAG, "straight", flag=2),
    room("W04", PORTAL, "cross"),
    room("W05", PORTAL, "tee"),
    room("W06", CHEST, "tee"),
    room("W07", CHEST, "straight"),
    room("W08", CHEST, "corner"),
    room("W09", CHEST, "tee", bonus=1),
    room("W10", CHEST, "corner", bonus=1),
    room("W11", CHEST, "straight", bonus=1),
    room("W12", CHEST, "tee", bonus=2),
    room("W13", MERCHANT, "tee"),
    room("W14", MERCHANT, "cross"),
    room("W15", EMPTY, "cross"),
    room("W16", EMPTY, "tee"),
    room("W17", EMPTY, "corner"),
    room("I01", FLAG, "tee", flag=1),
    room("I02", FLAG, "corner", flag=2),
    room("I03", FLAG, "straight", flag=3),
    room("I04", PORTAL, "tee"),
    room("I05", PORTAL, "cross"),
    room("I06", CHEST, "tee"),
    room("I07", CHEST, "corner", bonus=1),
    room("I08", CHEST, "tee", bonus=2),
    room("I09", CHEST, "straight", bonus=2),
    room("I10", CHEST, "corner", bonus=2),
    room("I11", CHEST, "tee", bonus=3),
    room("I12", CHEST, "straight", bonus=3),
    room("I13", MERCHANT, "tee"),
    room("I14", MERCHANT, "corner"),
    room("I15", EMPTY, "cross"),
    room("I16", EMPTY, "cross"),
    room("I17", EMPTY, "tee"),
    room("I18", EMPTY, "cross"),
]
"""A room is named by its index here; on the map it is `index * 4 + quarter turns clockwise`."""
FLAG_ROOMS: list[int] = [number for number, each in enumerate(ROOMS) if each.kind == FLAG]
"""The room of each flag token; a token is named by its index here."""
