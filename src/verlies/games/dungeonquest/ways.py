"""Ways between rooms: which sides of a room are open, which parts it has, and which fields lie beyond its walls."""

from verlies.kit.tiles import WALL

from .boards import HALL_CELLS, HALL_SIDES, NEIGHBOURS
from .content.ids import BRIDGE, CHASM, HALL, NONE, RUBBLE, WEB
from .reasons import NO_PASSAGE, NO_TILES, NOT_ADJACENT, NOT_BESIDE, OCCUPIED, OK, WALLED
from .state import DungeonState

DIVIDED = (RUBBLE, CHASM, BRIDGE, WEB)
"""Rooms in which it matters where one stands."""

# Through passages


def passages(s: DungeonState, seat: int) -> list[tuple[int, int]]:
    """Return the sides of a hero's room, each with the field it belongs to."""
    cell = s.heroes[seat].cell
    if s.room_kind(cell) == HALL:
        return list(HALL_SIDES)
    return [(cell, side) for side in range(4)]


def way_refusal(s: DungeonState, seat: int, cell: int, side: int) -> int:
    """Return why a hero cannot go through one side of a room, obstacles aside."""
    if s.exit_of(cell, side) == WALL:
        return NO_PASSAGE
    to = NEIGHBOURS[cell][side]
    if to == NONE:
        return WALLED
    if s.map[to] == NONE:
        return OK if s.tiles.count() else NO_TILES
    if s.exit_of(to, (side + 2) % 4) == WALL:
        return WALLED
    return OCCUPIED if s.occupied(to, seat) else OK


def free_ways(s: DungeonState, seat: int) -> list[tuple[int, int]]:
    """Return all sides of a hero's room that are not blocked."""
    return [(cell, side) for cell, side in passages(s, seat) if way_refusal(s, seat, cell, side) == OK]


def side_to(s: DungeonState, seat: int, to: int) -> tuple[int, int] | None:
    """Return the side of a hero's room on which a field lies."""
    for cell, side in passages(s, seat):
        if NEIGHBOURS[cell][side] == to:
            return cell, side
    return None


def refusal_to(s: DungeonState, seat: int, to: int) -> int:
    """Return why a hero cannot walk to a field."""
    way = side_to(s, seat, to)
    return NOT_ADJACENT if way is None else way_refusal(s, seat, way[0], way[1])


def group_of(s: DungeonState, cell: int, side: int) -> int:
    """Return which part of a divided room a side of the board's compass belongs to."""
    tile = s.map[cell]
    return s.box.rooms[tile // 4].groups[(side - tile) % 4]


def own_part(s: DungeonState, seat: int, cell: int, side: int) -> bool:
    """Return whether a side is reached without crossing what divides the room."""
    hero = s.heroes[seat]
    if hero.side == NONE or s.room_kind(hero.cell) not in DIVIDED:
        return True
    return group_of(s, cell, side) == s.room(hero.cell).groups[hero.side]


def cut_off(s: DungeonState, seat: int, cell: int, side: int) -> bool:
    """Return whether a chasm lies between a hero and a side of his room."""
    return s.room_kind(cell) == CHASM and not own_part(s, seat, cell, side)


def way_back(s: DungeonState, seat: int) -> int:
    """Return the side of the board's compass by which a hero came in, or NONE."""
    hero = s.heroes[seat]
    return NONE if hero.side == NONE else (hero.side + s.map[hero.cell]) % 4


# Through walls


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
