# mypyc: interpreted
"""The tiles of the catacombs seen from above, drawn from their plans: rooms cut into rock and joined by tunnels."""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from verlies.core.art import Point
from verlies.core.scene import Link, Mark, Place, Plan
from verlies.drawing.shapes import Jitter, points, polygon, ring, shaken, smooth, smooth_ring
from verlies.drawing.svg import Value, circle, group, moved, path, rect, symbol, text, use

from ....families.klong.art.paint import PAINTS as C
from ..plans import GATE, ROOM, lane, sign_spots, signs

SIZE, HALF = 100.0, 50.0
WIDE = 8.0
"""How wide a tunnel is."""
SIGN = 11.5
"""How large a sign in a tunnel is."""
MANY = 7.6
"""How large each thing is in a room that holds several."""


class Ground(NamedTuple):
    """The paints of a tile: rock with its darker and lighter parts, the floors, and what is cast over all of it."""

    rock: str
    dark: str
    light: str
    floor: str
    tunnel: str
    tint: str = ""


GROUNDS = {
    "": Ground("rock", "rock-dark", "rock-light", "floor", "tunnel"),
    "depths": Ground("deep", "deep-dark", "deep-light", "deep-floor", "deep-tunnel"),
    "haunted": Ground("deep", "deep-dark", "crystal-dark", "deep-floor", "deep-tunnel", "crystal-dark"),
}
"""By the region of a tile's rooms."""
UPRIGHT = ".upright{transform:rotate(calc(var(--turned,0)*-90deg))}"
"""Turns signs back on a page that tells by `--turned` how far a tile is turned."""
SIGNS = {"boots": "icon-footprints", "monsters": "icon-monster", "locked": "icon-lock", "arrow": "icon-arrow"}


def tiles(plans: Iterable[Plan]) -> dict[str, str]:
    """Return the symbols of all tiles."""
    return {f"tile-{plan.face}": symbol(f"tile-{plan.face}", SIZE, SIZE, drawn_tile(plan)) for plan in plans}


def drawn_tile(plan: Plan) -> str:
    """Return a tile around its middle."""
    ground = GROUNDS[next(place.region for place in plan.places if place.region != "outside")]
    lanes = [[(x - HALF, y - HALF) for x, y in lane(link, plan.places)] for link in plan.links]
    return group(
        rock(plan.face, ground),
        *tunnels(lanes, ground),
        *(room(place, plan.face, ground) for place in plan.places),
        *(each for link in plan.links for each in tunnel_signs(link, plan.places)),
        edge(ground),
        stroke_linejoin="round",
        stroke_linecap="round",
    )


# Rock


def rock(name: str, ground: Ground) -> str:
    """Return the rock a tile is cut into, with cracks, and mist where it is haunted."""
    jitter = Jitter(f"rock {name}")
    stones = ["".join(boulder(jitter) for _ in range(9)) for _ in range(2)]
    out = rect(-HALF, -HALF, SIZE, SIZE, fill=C(ground.rock))
    out += path(stones[0], fill=C(ground.dark), opacity=0.5) + path(stones[1], fill=C(ground.light), opacity=0.4)
    return out + mist(name, ground)


def boulder(jitter: Jitter) -> str:
    """Return a stone somewhere on a tile."""
    at = (jitter.near(46), jitter.near(46))
    size = jitter.between(3, 9)
    return polygon(shaken(ring(at, size, size * 0.8, 6), jitter, size / 4))


def mist(name: str, ground: Ground) -> str:
    """Return wisps over a haunted tile."""
    if not ground.tint:
        return ""
    jitter = Jitter(f"mist {name}")
    wisps = [smooth([(x, y + jitter.near(5)) for x in range(-46, 47, 23)]) for y in (-36.0, -12.0, 14.0, 38.0)]
    line: dict[str, Value] = {"fill": "none", "stroke": C(ground.tint), "stroke_width": 7, "opacity": 0.34}
    return path("".join(wisps), **line)


def edge(ground: Ground) -> str:
    """Return the line around a tile."""
    return rect(
        -HALF + 0.6, -HALF + 0.6, SIZE - 1.2, SIZE - 1.2, 3, fill="none", stroke=C(ground.dark), stroke_width=1.2
    )


# Tunnels


def tunnels(lanes: list[list[Point]], ground: Ground) -> Iterator[str]:
    """Yield all tunnels: their walls first, so that floors run into each other."""
    lines = "".join(f"M{points(line)}" for line in lanes)
    for paint, wide in ((ground.dark, WIDE + 3.4), (ground.tunnel, WIDE)):
        yield path(lines, fill="none", stroke=C(paint), stroke_width=wide)


def tunnel_signs(link: Link, places: Sequence[Place]) -> Iterator[str]:
    """Yield what a tunnel asks of whoever walks it, and the arrow of one that leads one way."""
    line = lane(link, places)
    (ax, ay), (bx, by) = line[len(line) // 2 - 1], line[len(line) // 2 + 1]
    turn = math.degrees(math.atan2(by - ay, bx - ax))
    for mark, (x, y) in zip(signs(link), sign_spots(link, places), strict=True):
        yield sign(mark, x - HALF, y - HALF, turn)


def upright(x: float, y: float, *drawing: str) -> str:
    """Return what is drawn around a point and stays upright on a turned tile, where a page knows how far it is."""
    return group(group(*drawing, class_="upright"), transform=moved(round(x, 1), round(y, 1)))


def sign(mark: Mark, x: float, y: float, turn: float) -> str:
    """Return a sign in a tunnel, on a disc so that it stands out; an arrow lies along it."""
    half = SIGN / 2
    icon = SIGNS[mark.kind]
    if mark.kind == "arrow":
        return group(use(icon, -half, -half, SIGN, SIGN), transform=moved(round(x, 1), round(y, 1), turn=round(turn)))
    disc = circle(0, 0, half + 0.4, fill=C("ink"), opacity=0.72)
    inner = use(icon, 0.6 - half, 0.6 - half, SIGN - 1.2, SIGN - 1.2)
    many = mark.kind == "monsters" and mark.value > 1
    return upright(x, y, disc, inner, label(str(mark.value), 4.4, 5.4) if many else "")


# Rooms


def room(place: Place, tile: str, ground: Ground) -> str:
    """Return a room with what it holds; a portal is round and small, a place for a lock is not drawn."""
    x, y = place.x - HALF, place.y - HALF
    kinds = {mark.kind for mark in place.marks}
    if "lock" in kinds:
        return ""
    if "portal" in kinds:
        return upright(x, y, use("icon-portal", -GATE, -GATE, 2 * GATE, 2 * GATE))
    jitter = Jitter(f"room {tile} {place.id}")
    outline = smooth_ring(shaken(ring((x, y), ROOM, ROOM, 9), jitter, 0.9))
    fill = "cave" if "cave" in kinds else ground.floor
    floor = path(outline, fill=C(fill), stroke=C(ground.dark), stroke_width=2)
    return floor + (upright(x, y, *things(place.marks)) if place.marks else "")


def things(marks: tuple[Mark, ...]) -> Iterator[str]:
    """Yield what a room holds, around its middle: one thing large, several small side by side."""
    held = [mark for mark in marks if mark.kind != "cave"]
    if len(held) < len(marks):
        yield use("icon-crystal", -11.5, -12.5, 9, 9) + use("icon-crystal", 3.5, 3, 8, 8)
    size = 15.0 if len(held) == 1 else 2 * MANY - 3
    for turn, mark in enumerate(held):
        yield thing(mark, (turn - (len(held) - 1) / 2) * (size - 0.5), size)


def thing(mark: Mark, x: float, size: float) -> str:
    """Return one thing, with its number."""
    out = use(f"mark-{mark.kind}", round(x - size / 2, 1), -size / 2, size, size)
    words = "+" * (mark.value - 1) if mark.kind == "artifact" else str(mark.value) if mark.kind == "gold" else ""
    return out + label(words, x + size / 3, size / 2 - 1)


def label(words: str, x: float, y: float) -> str:
    """Return a number beside a thing."""
    if not words:
        return ""
    paint: dict[str, Value] = {"paint_order": "stroke", "stroke": C("ink"), "stroke_width": 2.4, "font_weight": "bold"}
    return text(round(x, 1), round(y, 1), words, 8, fill=C("bright"), text_anchor="middle", **paint)
