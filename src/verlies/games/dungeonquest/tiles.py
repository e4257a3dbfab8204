# mypyc: interpreted
"""All rooms as data: every kind of tile, seen from its entrance in the south, and the printed rooms."""

from verlies.kit.tiles import EAST, OPEN, SOUTH, WALL, WEST

from .content.ids import (
    BRIDGE,
    CHASM,
    CORRIDOR,
    DARKNESS,
    DOOR,
    DUNGEON_ROOM,
    GATE,
    HALL,
    NONE,
    PIT,
    ROTATING,
    RUBBLE,
    TOWER,
    TRAP_ROOM,
    WEB,
)
from .kinds import Room

SIGNS = {"o": OPEN, "x": WALL, "d": DOOR, "g": GATE}
"""How the sides are written, north, east, south, west: open, wall, door, portcullis."""
WHOLE = (0, 0, 0, 0)


def room(name: str, kind: int, sides: str, copies: int, *, torch: bool = False, stairs: bool = False) -> Room:
    """Describe an undivided room."""
    exits = tuple(SIGNS[sign] for sign in sides)
    return Room(f"{name}_{sides}", kind, copies, exits, torch, stairs, WHOLE, ())


def dungeon(sides: str, copies: int) -> Room:
    """Describe a dungeon room."""
    return room("dungeon", DUNGEON_ROOM, sides, copies, torch=True)


def stairs(sides: str, copies: int) -> Room:
    """Describe a dungeon room with stairs to the catacombs."""
    return room("stairs", DUNGEON_ROOM, sides, copies, torch=True, stairs=True)


def dark(sides: str, copies: int, die: tuple[int, ...]) -> Room:
    """Describe a chamber of darkness; the die says which side each face leads to."""
    out = room("dark", DARKNESS, sides, copies)
    out.die = die
    return out


def split(name: str, kind: int, sides: str, copies: int) -> Room:
    """Describe a room of which every passage is a part of its own."""
    out = room(name, kind, sides, copies)
    out.groups = tuple(side if sign != "x" else NONE for side, sign in enumerate(sides))
    return out


def chasm(name: str, groups: tuple[int, ...]) -> Room:
    """Describe a room that a chasm cuts in two."""
    return Room(f"chasm_{name}", CHASM, 2, (OPEN, OPEN, OPEN, OPEN), False, False, groups, ())


def printed(name: str, kind: int, sides: str) -> Room:
    """Describe a room printed on the board, with its true north."""
    return Room(name, kind, 0, tuple(SIGNS[sign] for sign in sides), False, False, WHOLE, ())


TILES: list[Room] = [
    dungeon("oooo", 10),
    dungeon("ooox", 3),
    dungeon("oxoo", 3),
    dungeon("xooo", 4),
    dungeon("oxox", 4),
    dungeon("xoox", 5),
    dungeon("xxoo", 4),
    dungeon("xxox", 8),
    dungeon("ddod", 2),
    dungeon("dooo", 1),
    dungeon("odod", 2),
    dungeon("odoo", 1),
    dungeon("doox", 2),
    dungeon("dxoo", 2),
    dungeon("oogo", 1),
    dungeon("oogx", 1),
    dungeon("oxgo", 1),
    dungeon("xogo", 2),
    dungeon("oxgx", 1),
    dungeon("xxgo", 1),
    dungeon("xxgx", 1),
    dungeon("dogo", 1),
    dungeon("dxgx", 1),
    stairs("oooo", 2),
    stairs("ooox", 2),
    stairs("oxoo", 3),
    stairs("xoox", 2),
    stairs("xxoo", 1),
    stairs("xxox", 1),
    *[room("corridor", CORRIDOR, sides, 2) for sides in ("oooo", "ooox", "oxoo", "xooo", "oxox", "xoox", "xxoo")],
    room("trap", TRAP_ROOM, "oooo", 3),
    room("trap", TRAP_ROOM, "ooox", 1),
    room("trap", TRAP_ROOM, "oxoo", 1),
    dark("xooo", 3, (SOUTH, SOUTH, WEST, WEST, EAST, EAST)),
    dark("xoox", 1, (SOUTH, SOUTH, SOUTH, EAST, EAST, EAST)),
    dark("xxoo", 1, (SOUTH, SOUTH, SOUTH, WEST, WEST, WEST)),
    split("rubble", RUBBLE, "oooo", 2),
    split("rubble", RUBBLE, "oxox", 2),
    chasm("se", (1, 0, 0, 1)),
    chasm("sw", (1, 1, 0, 0)),
    split("bridge", BRIDGE, "oxox", 4),
    room("rotating", ROTATING, "xxox", 4, torch=True),
    split("web", WEB, "oooo", 3),
    room("pit", PIT, "oxox", 2),
]
PRINTED: list[Room] = [
    printed("tower_nw", TOWER, "xoox"),
    printed("tower_ne", TOWER, "xxoo"),
    printed("tower_sw", TOWER, "ooxx"),
    printed("tower_se", TOWER, "oxxo"),
    printed("hall_north", HALL, "ooxo"),
    printed("hall_south", HALL, "xooo"),
]
ROOMS: list[Room] = [*TILES, *PRINTED]
"""A room is named by its index here; on the board it is `index * 4 + quarter turns clockwise`."""
FIRST_PRINTED = len(TILES)
