# mypyc: interpreted
# ruff: noqa: E501 – a shape is one line
"""The dungeon of Bag of Dungeon seen from above: every tile is drawn from its open sides and what is on it, 100 × 100."""

from collections.abc import Sequence

from verlies.core.art import Point
from verlies.drawing.shapes import Jitter, points, polygon, ring, shaken, smooth_ring
from verlies.drawing.sketch import Sketchbook
from verlies.drawing.svg import ellipse, group, path, rect, symbol, text

from .paint import PAINTS as C
from .parts import PARTS as SMALL

SIZE, HALF, BEYOND = 100.0, 50.0, 54.0
"""A tile, half of it, and how far floors run on so that no line shows at its edge."""
GAP = 17.0
"""Half of a passage."""

PARTS = {
    **SMALL,
    "stairs": """
        stone r -17 -17 34 34 3
        ~abyss r -14 -14 28 28 1
        stone-light M-14 -14H14V-7H-14Z
        stone M-14 -7H14V0H-14Z
        stone-dark M-14 0H14V7H-14Z
        rock-dark M-14 7H14V14H-14Z
        """,
    "brazier": "~lamp%20 o 0 0 14\niron o 0 0 5\n~ember o 0 0 3.8\n~lamp o 0 0 1.8",
    "bones": "-ink:3.4 M-6 3L5 -3M-4 -4L5 4\n-bone:2 M-6 3L5 -3M-4 -4L5 4",
    "crack": "-floor-dark:1.8 M-9 -8L-3 -3L-5 2L3 5L4 10M-3 -3L3 -6",
    "grate": "iron-dark r -7 -7 14 14 2\n-iron:1.8 M-2.6 -6V6M2.6 -6V6M-6 0H6",
    "moss": "~leaf-dark%60 o 0 0 7 4\n~leaf%50 o 2 -1 4 2.4",
    "spikes": "~ink%60 r -13 -13 26 26 3\nsteel M-8 -2L-6 -10L-4 -2ZM4 -2L6 -10L8 -2ZM-8 10L-6 2L-4 10ZM4 10L6 2L8 10ZM-2 4L0 -4L2 4Z",
}
BOOK = Sketchbook(C, PARTS)
CLUTTER = ("@bones", "@crack", "@grate", "@moss", "@crack")


def turned(dots: Sequence[Point], quarters: int) -> list[Point]:
    """Return points turned clockwise by quarters."""
    out = list(dots)
    for _ in range(quarters % 4):
        out = [(-y, x) for x, y in out]
    return out


def outline(sides: Sequence[int], reach: float, jitter: Jitter) -> str:
    """Return the floor as a closed path: it leaves the tile by its open sides and is rough everywhere else."""
    dots: list[Point] = []
    for side in range(4):
        near = [(-reach, -reach)]
        if sides[side]:
            near += [(-GAP, -reach), (-GAP, -HALF), (-GAP, -BEYOND), (GAP, -BEYOND), (GAP, -HALF), (GAP, -reach)]
        else:
            near += [(-reach / 3, -reach - 1), (reach / 3, -reach + 1)]
        dots += [_rough(dot, jitter) for dot in turned(near, side)]
    return polygon(dots)


def _rough(dot: Point, jitter: Jitter) -> Point:
    """Return a point moved a little, unless it must meet the next tile."""
    if max(abs(dot[0]), abs(dot[1])) >= HALF:
        return dot
    return dot[0] + jitter.near(2.2), dot[1] + jitter.near(2.2)


def rock(name: str) -> str:
    """Return the rock that a tile is cut into."""
    jitter = Jitter(f"rock {name}")
    lumps = [smooth_ring(shaken(ring((jitter.near(44), jitter.near(44)), 9, 6, 6), jitter, 2)) for _ in range(7)]
    return rect(-50, -50, 100, 100, fill=C("rock")) + path("".join(lumps), fill=C("rock-light"), opacity=0.35)


def floor(name: str, sides: Sequence[int], reach: float) -> str:
    """Return the floor with its flagstones and the shadow of the rock."""
    jitter = Jitter(f"floor {name}")
    edge = outline(sides, reach, jitter)
    tints: tuple[list[str], list[str]] = ([], [])
    for x, y, width, height in _slabs(sides, reach, jitter):
        tints[jitter.below(2)].append(f"M{points([(x, y)])}h{width:.1f}v{height:.1f}h{-width:.1f}Z")
    return (
        path(edge, fill=C("floor"), stroke=C("rock-dark"), stroke_width=8, stroke_linejoin="round")
        + path("".join(tints[0]), fill=C("floor-light"), opacity=0.5)
        + path("".join(tints[1]), fill=C("floor-dark"), opacity=0.38)
        + path(edge, fill="none", stroke=C("ink"), stroke_width=2.2, stroke_linejoin="round")
    )


def _slabs(sides: Sequence[int], reach: float, jitter: Jitter) -> list[tuple[float, float, float, float]]:
    """Return stones here and there on a floor and in its passages."""
    inner = reach - 5
    out = []
    for row in range(-2, 3):
        y = row * inner / 2.5 - inner / 5
        x = -inner + jitter.between(0, 6)
        while x < inner - 6:
            width = min(jitter.between(8, 17), inner - x)
            out.append((x, y, width - 1.6, inner / 2.5 - 1.6))
            x += width
    for side in range(4):
        if sides[side]:
            (x1, y1), (x2, y2) = turned([(-GAP + 4, -HALF), (GAP - 5, -reach - 1)], side)
            out.append((min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1)))
    return out


def sketch(words: str, x: float = 0.0, y: float = 0.0, width: float = 1.6) -> str:
    """Return a sketch at a place of the tile."""
    return group(BOOK.draw(words, width), transform=f"translate({x:g} {y:g})" if x or y else None)


def clutter(name: str, reach: float) -> str:
    """Return what lies about on a plain tile."""
    jitter = Jitter(f"clutter {name}")
    return sketch(CLUTTER[jitter.below(len(CLUTTER))], jitter.near(reach / 3), jitter.near(reach / 3))


def lair(number: int) -> str:
    """Return the mark of a monster's tile: claws on the floor and its number."""
    glow = ellipse(0, 0, 26, 26, fill=C("blood"), opacity=0.3)
    claws = path(
        "M-14 -20Q-9 0 -16 20M0 -23Q4 0 -2 23M14 -20Q18 0 11 20", fill="none", stroke=C("blood-dark"), opacity=0.55
    )
    label = text(0, 8.4, f"M{number}", 24, text_anchor="middle", font_weight="bold", font_family="Georgia,serif")
    if number in (6, 9):
        label += rect(-3, 11, 20, 2.4, fill=C("bright"))
    return (
        glow
        + group(claws, stroke_width=4.6, stroke_linecap="round")
        + group(
            label,
            fill=C("bright"),
            stroke=C("blood-dark"),
            stroke_width=5,
            paint_order="stroke",
            stroke_linejoin="round",
        )
    )


def feature(name: str, kind: str, number: int, reach: float) -> str:
    """Return what makes a tile special."""
    if kind == "exit":
        return ellipse(0, 0, 30, 30, fill=C("ember"), opacity=0.25) + sketch("@gate 0 0 2.2")
    if number:
        return lair(number)
    own = {"start": "@stairs", "healing_pool": "@spring 0 0 2.5", "item": "@box 0 0 1.9", "spikes": "@spikes"}
    return sketch(own[kind]) if kind in own else clutter(name, reach)


def tile(name: str, sides: Sequence[int], kind: str, number: int) -> str:
    """Return a tile as a symbol; the north is above."""
    wide = kind not in ("corridor", "junction", "spikes")
    reach = 31.0 if wide else 21.0
    lamps = sketch("@brazier", -24, -24) + sketch("@brazier", 24, 24) if wide else ""
    drawing = rock(name) + floor(name, sides, reach) + lamps + feature(name, kind, number, reach)
    return symbol(f"tile-{name}", SIZE, SIZE, drawing)
