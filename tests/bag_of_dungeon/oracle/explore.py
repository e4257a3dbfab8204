"""Exploring: drawing tiles and laying them, and the Ring that appears with the last one."""

from .asks import Asking, argument, ask, free
from .dungeon import Place, beside, name, shows
from .facts import DRAGON, EXIT, POOL, RING
from .table import FACE_DOWN, HIDDEN, Hero, Table


def can_explore(t: Table, hero: Hero) -> bool:
    """Return whether there is a tile to lay and a side to lay it at."""
    return bool(t.stack.total()) and bool(sides(t, hero.place))


def sides(t: Table, place: Place) -> list[int]:
    """Return the sides of a tile at which one may be laid; walls only if nothing is open anywhere."""
    return t.dungeon.walls(place) if t.dungeon.closed() else t.dungeon.gaps(place)


def strict(t: Table) -> bool:
    """Return whether all touching sides of a tile must match."""
    return t.on("edges", "strict") and not t.freed


def explore(t: Table, hero: Hero, tiles: int = 1) -> Asking[None]:
    """Draw a tile and lay it, for one action point; with a torch two of them."""
    hero.ap -= 1
    beginnings = [hero.place]
    for _ in range(tiles):
        if not t.stack.total() or not any(sides(t, place) for place in beginnings):
            return
        laid = yield from lay_one(t, hero, beginnings)
        if laid is None:
            t.turn.over = True
            return
        beginnings = [hero.place, laid]


def draw_tile(t: Table) -> str:
    """Take the tile that came from the stack; the exit is in its lower half."""
    tile = t.out_of(t.stack, t.told.next("tiles"))
    t.drawn_tiles += 1
    if tile == EXIT and t.drawn_tiles <= t.upper_half:
        t.remarks.append("the exit came from the upper half of the stack")
    if tile in t.under:
        t.remarks += ["a tile came from under the others"] if t.stack.total() + 1 > len(t.under) else []
        t.under.remove(tile)
    return tile


def lay_one(t: Table, hero: Hero, beginnings: list[Place]) -> Asking[Place | None]:
    """Draw a tile and lay it beside one of some tiles; return where, or None if it does not fit."""
    breaking = t.dungeon.closed()
    tile = t.tile = draw_tile(t)
    if strict(t) and not breaking and not any(t.dungeon.fits_somewhere(each) for each in [tile, *+t.stack]):
        t.freed = True
    spots = places_for(t, beginnings, tile, breaking)
    if not spots:
        t.stack[tile] += 1
        t.under.append(tile)
        t.tile = ""
        return None
    answer = yield from ask("Lay", hero.seat, free(*(f"lay:{name(place)}" for place in spots)))
    place = next(place for place in spots if name(place) == argument(answer))
    ways = spots[place][1]
    if len(ways) > 1:
        answer = yield from ask("Rotate", hero.seat, free(*(f"turn:{turns}" for turns in ways)))
    t.tile = ""
    t.dungeon.lay(place, tile, int(argument(answer)) if len(ways) > 1 else ways[0])
    if breaking:
        t.dungeon.break_wall(place, spots[place][0])
    laid(t, place, tile)
    return place


def places_for(t: Table, beginnings: list[Place], tile: str, breaking: bool) -> dict[Place, tuple[int, list[int]]]:
    """Return where a tile may be laid, by which side it is joined there, and how it may be turned."""
    spots: dict[Place, tuple[int, list[int]]] = {}
    for place in beginnings:
        for side in sides(t, place):
            there, back = beside(place, side), (side + 2) % 4
            turns = [0, 1, 2, 3] if breaking else t.dungeon.turns(there, tile, back, strict(t))
            turns = [each for each in turns if looks_new(tile, each)]
            known = spots.get(there, (back, []))[1]
            if turns:
                spots[there] = (back, sorted({*known, *turns}))
    return spots


def looks_new(tile: str, turns: int) -> bool:
    """Return whether a tile does not look as if it were turned less far."""
    sights = [[shows(tile, each, side) for side in range(4)] for each in range(turns + 1)]
    return sights[turns] not in sights[:turns]


def laid(t: Table, place: Place, tile: str) -> None:
    """Put on a new tile what belongs there; after the last one the Ring appears."""
    if tile == EXIT:
        t.lairs[place] = DRAGON
    elif t.number_of(tile):
        t.lairs[place] = HIDDEN
    elif tile == POOL:
        t.pool = len(t.inside())
        t.pile(place).extend(t.waiting)
        t.waiting = []
    if not t.stack.total():
        ring_appears(t)


def ring_appears(t: Table) -> None:
    """Roll where the Ring is, and let a guardian lie there if no monster is."""
    number = sum(t.told.roll(2))
    place = next(place for place, (tile, _) in t.dungeon.laid.items() if t.number_of(tile) == number)
    t.ringed = True
    t.pile(place).append(RING)
    if not t.monster_at(place):
        t.guardian = t.out_of(t.monsters, t.told.guardian)
        t.lairs[place] = FACE_DOWN
