"""Tiles are turned up, laid and turned; what laying causes happens at once."""

from collections import Counter

from tests.klong_family.oracle.asking import Differs, Question, Steps

from .maze import Cell, Way, cell_name
from .resources import haunt
from .table import Table
from .tiles import ROOMS, TILES


def find_place(t: Table) -> str:
    """Turn up the top tile: safe ones first."""
    tile = t.told.next("discovered")
    pool = t.safe if t.tiles_left > len(t.deep) else t.deep
    if tile not in pool:
        raise Differs(f"tile {tile} was turned up, but is not on the stack")
    t.told.luck.came("the tiles", tile, Counter(pool))
    pool.remove(tile)
    t.tiles_left -= 1
    t.pending = tile
    return tile


def put_down(t: Table, tile: str, cell: Cell, quarters: int) -> None:
    """Lay a tile, with its ghost and its artifacts."""
    t.pending = ""
    t.maze.lay(tile, cell, quarters)
    if TILES[tile].haunted:
        haunt(t)
    for room in TILES[tile].rooms:
        plus = ROOMS[room].plus
        if plus >= 0:
            place_artifacts(t, room, plus)


def place_artifacts(t: Table, room: str, plus: int) -> None:
    """The artifact so far down the stack, or the best left; for five or six all down to it."""
    if not t.stack:
        return
    if t.party:
        found, t.stack = t.stack[: plus + 1], t.stack[plus + 1 :]
    else:
        found = [t.stack.pop(min(plus, len(t.stack) - 1))]
    t.placed[room] = found


def lay(t: Table, tile: str, cells: list[Cell]) -> Steps:
    """Choose where a card lays a tile and how it lies; without a tile it is turned up in between."""
    answer = yield Question(t.active, frozenset(f"lay:{cell_name(cell)}" for cell in cells))
    cell = next(each for each in cells if f"lay:{cell_name(each)}" == answer)
    drawn = tile or find_place(t)
    answer = yield Question(t.active, frozenset(f"turn:{quarters}" for quarters in range(4)))
    put_down(t, drawn, cell, int(answer[-1]))


def pawns(t: Table) -> Counter[str]:
    """How many thieves are on each tile."""
    return Counter(ROOMS[thief.room].tile for thief in t.thieves if thief.inside())


def turn_own(t: Table) -> Steps:
    """Everybody alone on a square tile has to turn it."""
    for thief in t.round():
        tile = ROOMS[thief.room].tile
        alone = thief.inside() and pawns(t)[tile] == 1
        if alone and TILES[tile].square() and tile not in t.leaving:
            answer = yield Question(thief.seat, frozenset({"turn:1", "turn:2", "turn:3"}))
            t.maze.turn(tile, int(answer[-1]))


def turn_all(t: Table) -> None:
    """Every square tile with thieves on it is turned upside down."""
    for tile in pawns(t):
        if TILES[tile].square() and tile not in t.leaving:
            t.maze.turn(tile, 2)


def laid_so(t: Table, near: Way, tile: str, quarters: int) -> Way:
    """The way on if the tile in hand were laid so."""
    assert near.leaves is not None
    t.maze.lay(tile, near.leaves, quarters)
    way = next(way for way in t.maze.ways(t.me.room) if way.tunnels[0] == near.tunnels[0])
    t.maze.take_up(tile)
    return way
