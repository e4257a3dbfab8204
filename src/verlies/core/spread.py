# mypyc: interpreted
"""Spread: where everything is on a map that grows, by plans and what lies where; `web/board/map.mjs` is its twin."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from .scene import Face, Field, Link, Place, Plan, Scene, Static, Token

CELL: Final = 100
"""How wide a cell is; the middle of the first one is (50, 50)."""
AROUND: Final = 10
"""How much is left free around a map."""
COMPASS: Final = "nesw"
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
SLOTS: Final = {"": "", "1": "2", "2": "1"}
"""Ports are counted clockwise on either side, so the first of one meets the second of the other."""
PORTS: Final = frozenset(side + slot for side in COMPASS for slot in SLOTS)


class Laid(NamedTuple):
    """A tile that lies somewhere, with what is printed on it."""

    token: Token
    field: Field
    plan: Plan


class Mouth(NamedTuple):
    """The end of a way that leaves a tile: the room it belongs to, and whether one may go out and come in by it."""

    room: str
    out: bool
    into: bool
    link: Link
    via: tuple[str, ...]


Spot = tuple[int, int, str]
"""A port on the map: the cell and the name of the port as the tile lies."""


def spread(static: Static, scene: Scene) -> tuple[tuple[Place, ...], tuple[Link, ...]]:
    """Return all places and ways of a scene; those of tiles are where the tiles lie, 100 for each cell.

    A room is called `tile.room`, or as its tile where the plan has but one; an open field is a place of its own.
    """
    tiles = list(laid(static, scene))
    places = [*static.places, *(place for tile in tiles for place in _rooms(tile))]
    places += [Place(field.id, *_middle(field)) for field in scene.fields if field.open]
    links = [*static.links, *(link for tile in tiles for link in _inner(tile)), *_joints(tiles)]
    return tuple(places), tuple(links)


def leaving(static: Static, scene: Scene) -> tuple[Link, ...]:
    """Return the ways that lead off the tiles into open fields, where something may come to lie."""
    open_fields = {(field.x, field.y): field.id for field in scene.fields if field.open}
    out = []
    for tile in laid(static, scene):
        for spot, mouth in _mouths(tile):
            x, y, _ = _across(spot)
            if mouth.out and (x, y) in open_fields:
                out.append(Link(mouth.room, open_fields[x, y], marks=mouth.link.marks, via=mouth.via))
    return tuple(out)


def laid(static: Static, scene: Scene) -> Iterator[Laid]:
    """Yield the tiles of a map that grows, in the order of the scene."""
    plans = {plan.face: plan for plan in static.plans}
    fields = {field.id: field for field in scene.fields}
    for token in scene.tokens:
        if token.flat and token.face in plans and token.place in fields:
            yield Laid(token, fields[token.place], plans[token.face])


def bounds(fields: Iterable[Field]) -> tuple[int, int, int, int]:
    """Return left, top, width and height of a map, with a little around it."""
    xs, ys = zip(*((field.x, field.y) for field in fields), strict=True)
    left, top = min(xs) * CELL - AROUND, min(ys) * CELL - AROUND
    return left, top, (max(xs) + 1) * CELL + AROUND - left, (max(ys) + 1) * CELL + AROUND - top


def turned_port(port: str, turns: int) -> str:
    """Return where a port gets to by quarter turns clockwise."""
    return COMPASS[(COMPASS.index(port[0]) + turns) % 4] + port[1:]


def turned_point(x: float, y: float, turns: int) -> tuple[float, float]:
    """Return where a point of a tile gets to by quarter turns clockwise."""
    for _ in range(turns % 4):
        x, y = CELL - y, x
    return x, y


def port_at(port: str) -> tuple[float, float]:
    """Return where a port is on the edge of a tile."""
    return turned_point(CELL / 2 + {"": 0, "1": -CELL / 4, "2": CELL / 4}[port[1:]], 0, COMPASS.index(port[0]))


def sides(plan: Plan) -> tuple[str, ...]:
    """Return what each side of a plan shows, from the top clockwise: `wall`, `open`, or the mark of the way there."""
    out = ["wall"] * 4
    for link in plan.links:
        for end in (link.a, link.b):
            if end in PORTS:
                out[COMPASS.index(end[0])] = link.marks[0].kind if link.marks else "open"
    return tuple(out)


def printed(static: Static) -> dict[tuple[str, str], Face]:
    """Return every face by noun and id; a tile that has a plan shows on its sides what that says."""
    shown = {plan.face: sides(plan) for plan in static.plans}
    return {(f.noun, f.id): f if f.sides else replace(f, sides=shown.get(f.id, ())) for f in static.faces}


def _middle(field: Field) -> tuple[float, float]:
    return field.x * CELL + CELL / 2, field.y * CELL + CELL / 2


def _name(tile: Laid, room: str) -> str:
    return tile.token.id if len(tile.plan.places) == 1 else f"{tile.token.id}.{room}"


def _via(tile: Laid, link: Link) -> tuple[str, ...]:
    return tuple(_name(tile, place) for place in link.via)


def _rooms(tile: Laid) -> Iterator[Place]:
    for place in tile.plan.places:
        x, y = turned_point(place.x, place.y, tile.token.turned)
        yield replace(place, id=_name(tile, place.id), x=x + tile.field.x * CELL, y=y + tile.field.y * CELL)


def _inner(tile: Laid) -> Iterator[Link]:
    for link in tile.plan.links:
        if link.a not in PORTS and link.b not in PORTS:
            yield replace(link, a=_name(tile, link.a), b=_name(tile, link.b), via=_via(tile, link))


def _joints(tiles: list[Laid]) -> Iterator[Link]:
    """Yield the ways from tile to tile, each once: where a mouth of an earlier tile meets one of a later."""
    met: dict[Spot, list[Mouth]] = {}
    for tile in tiles:
        own = list(_mouths(tile))
        for spot, mouth in own:
            for other in met.get(_across(spot), []):
                yield from _joint(other, mouth)
        for spot, mouth in own:
            met.setdefault(spot, []).append(mouth)


def _mouths(tile: Laid) -> Iterator[tuple[Spot, Mouth]]:
    for link in tile.plan.links:
        if (link.a in PORTS) == (link.b in PORTS):
            continue
        port, room, outward = (link.b, link.a, True) if link.b in PORTS else (link.a, link.b, False)
        out, into = outward or not link.one_way, not outward or not link.one_way
        mouth = Mouth(_name(tile, room), out, into, link, _via(tile, link))
        yield (tile.field.x, tile.field.y, turned_port(port, tile.token.turned)), mouth


def _across(spot: Spot) -> Spot:
    """Return the port that a port meets."""
    x, y, port = spot
    side = COMPASS.index(port[0])
    return x + STEPS[side][0], y + STEPS[side][1], COMPASS[(side + 2) % 4] + SLOTS[port[1:]]


def _joint(one: Mouth, other: Mouth) -> Iterator[Link]:
    there, back = one.out and other.into, other.out and one.into
    a, b = (one, other) if there else (other, one)
    if there or back:
        yield Link(a.room, b.room, there != back, marks=a.link.marks + b.link.marks, via=a.via + b.via)
