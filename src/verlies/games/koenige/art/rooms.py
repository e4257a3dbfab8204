# mypyc: interpreted
# ruff: noqa: E501 – a shape is one line
"""The room cards seen from above, 100 × 100: a vault cut into rock, an arch at every exit, a floor for wood, iron or the start."""

import math
from typing import Final

from verlies.core.art import Point
from verlies.drawing.shapes import Jitter, points, ring, shaken, smooth_ring
from verlies.drawing.sketch import Sketchbook
from verlies.drawing.svg import group, path, rect, symbol

from ..content.ids import IRON, ROOM_KINDS, WOOD
from ..content.rooms import ROOMS
from ..kinds import Room
from .icons import PARTS as SMALL
from .paint import PAINTS

SIZE: Final = 100.0
REACH: Final = 33.0
"""How far the floor of a vault reaches."""
GAP: Final = 12.0
"""Half the width of an exit."""
BEYOND: Final = 54.0
"""Exits run on so that no line shows at the edge."""

DECOR: Final = {
    "start": """
        ~gold%22 o 0 0 31
        -gold:1.6 o 0 0 29
        -gold-dark:1.2 M0 -29L8.5 -8.5L29 0L8.5 8.5L0 29L-8.5 8.5L-29 0L-8.5 -8.5Z
        ~gold%30 M0 -29L8.5 -8.5L29 0L8.5 8.5L0 29L-8.5 8.5L-29 0L-8.5 -8.5Z
        """,
    "flag": """
        stone-dark o 0 0 21
        stone o 0 0 18.4
        ~stone-light o 0 0 15
        -stone-dark:1.2 o 0 0 11
        -stone-dark:1 M0 -18V-11M0 18V11M-18 0H-11M18 0H11M-12.7 -12.7L-7.8 -7.8M12.7 -12.7L7.8 -7.8M-12.7 12.7L-7.8 7.8M12.7 12.7L7.8 7.8
        """,
    "portal": """
        ~violet%35 o 0 0 27
        -violet:2 o 0 0 25
        -cyan:1.4 o 0 0 20
        -cyan-light:1.4 M0 -25V-20M0 25V20M-25 0H-20M25 0H20M-17.6 -17.6L-14 -14M17.6 -17.6L14 -14M-17.6 17.6L-14 14M17.6 17.6L14 14
        """,
    "chest": """
        leather-dark r -22 -16 44 32 2
        ~blood-dark r -19.6 -13.6 39.2 27.2 1.4
        -gold-dark:1.3 r -17 -11 34 22 1
        -leather:1.4 M-22 -13H-26M-22 -7H-26M-22 0H-26M-22 7H-26M-22 13H-26M22 -13H26M22 -7H26M22 0H26M22 7H26M22 13H26
        """,
    "merchant": """
        wood r -24 -24 48 48 3
        -wood-dark:1.2 M-24 -12H24M-24 0H24M-24 12H24
        leaf-dark o 0 0 17
        ~leaf o 0 0 14.6
        -gold:1.2 o 0 0 12
        """,
    "empty": "",
}
"""What lies on the floor, by the kind of room."""
LITTER: Final = (
    "-bone-dark:1.6 M-6 2L5 -2M-4 -3L4 4\nbone o 6 -3 2.6",
    "stone-dark M-6 3L-2 -4L4 -3L6 3Z\nstone M2 4L5 0L9 2L8 5Z",
    "wood-dark o 0 0 6\n-wood-light:1.2 o 0 0 3.6\n-wood-light:1 M0 -6V6",
    "-stone-dark:1.4 M-9 -5L-2 -1L-4 4L5 8M-2 -1L6 -4",
)
"""What lies about in empty rooms."""
TORCH: Final = "~lamp%20 o 0 0 9\n~lamp%30 o 0 0 5.6\nember o 0 0 2.8\n~lamp o 0 0 1.4"
BOOK: Final = Sketchbook(PAINTS, SMALL)


def outline(exits: tuple[int, ...], reach: float) -> str:
    """Return the outline of a vault as a closed path, with a passage for every exit and corners cut off."""
    dots: list[Point] = []
    for side in range(4):
        cut = reach * 0.72
        edge = [(-cut, -reach)]
        edge += [(-GAP, -reach), (-GAP, -BEYOND), (GAP, -BEYOND), (GAP, -reach)] if exits[side] else []
        dots += [_turned(dot, side) for dot in [*edge, (cut, -reach)]]
    return f"M{'L'.join(points([dot]) for dot in dots)}Z"


def _turned(dot: Point, quarters: int) -> Point:
    """Return a point turned clockwise by quarters."""
    angle = math.pi / 2 * quarters
    x, y = dot
    return round(x * math.cos(angle) - y * math.sin(angle), 2), round(x * math.sin(angle) + y * math.cos(angle), 2)


def boulders(name: str) -> str:
    """Return the rock around a vault: rough stones of two tints along the edge."""
    jitter = Jitter(f"rock {name}")
    light: list[str] = []
    dark: list[str] = []
    for turn in range(18):
        angle = math.tau * turn / 18 + jitter.near(0.1)
        at = (46 * _square(math.cos(angle)), 46 * _square(math.sin(angle)))
        stone = smooth_ring(shaken(ring(at, jitter.between(5, 8), jitter.between(4, 7), 6), jitter, 1.4))
        (light if jitter.below(2) else dark).append(stone)
    return path("".join(light), fill=PAINTS("rock-light"), opacity=0.55) + path(
        "".join(dark), fill=PAINTS("rock-dark"), opacity=0.6
    )


def _square(value: float) -> float:
    """Push points of a ring to the edge of a box."""
    return math.copysign(min(abs(value) * 1.3, 1.0), value)


def paving(name: str, paint: str) -> str:
    """Return stones here and there on the floor, lighter and darker."""
    jitter = Jitter(f"floor {name}")
    tints: tuple[list[str], list[str]] = ([], [])
    for row in range(-2, 3):
        x = -29 + jitter.between(0, 6)
        while x < 22:
            width = jitter.between(8, 15)
            if jitter.below(3):
                tints[jitter.below(2)].append(
                    f"M{points([(x, row * 11.6 - 5)])}h{width - 1.6:.1f}v10h{1.6 - width:.1f}Z"
                )
            x += width
    return path("".join(tints[0]), fill=PAINTS(f"{paint}-light"), opacity=0.5) + path(
        "".join(tints[1]), fill=PAINTS(f"{paint}-dark"), opacity=0.4
    )


def arches(exits: tuple[int, ...]) -> str:
    """Return the posts of every exit, and torches beside the walls that have none."""
    post = "rock-light r -17 -38 5 9 1.4\nrock-light r 12 -38 5 9 1.4"
    out = []
    for side in range(4):
        sketch = post if exits[side] else TORCH
        where = f"rotate({90 * side})" if exits[side] else f"rotate({90 * side})translate(0 -35)"
        out.append(group(BOOK.draw(sketch, 1.2), transform=where))
    return "".join(out)


def paint_of(room: Room) -> str:
    """Return the floor of a room: of the start, behind a wooden door, or behind an iron grate."""
    return {WOOD: "wood-floor", IRON: "iron-floor"}.get(room.back, "throne-floor")


def decor(room: Room) -> str:
    """Return what lies on the floor of a room; an empty one has some litter of its own."""
    sketch = DECOR[ROOM_KINDS[room.kind]]
    if sketch:
        return BOOK.draw(sketch, 1.4)
    jitter = Jitter(f"litter {room.id}")
    at = (jitter.near(12), jitter.near(12))
    return group(BOOK.draw(LITTER[jitter.below(len(LITTER))], 1.2), transform=f"translate({points([at])})")


def tile(room: Room) -> str:
    """Return a room card, unturned."""
    name, paint, wall = f"room-{room.id}", paint_of(room), outline(room.sides, REACH)
    return symbol(
        name,
        SIZE,
        SIZE,
        rect(-50, -50, 100, 100, fill=PAINTS("rock")),
        boulders(room.id),
        path(wall, fill=PAINTS(paint), stroke=PAINTS("rock-dark"), stroke_width=7, stroke_linejoin="round"),
        paving(room.id, paint),
        path(wall, fill="none", stroke=PAINTS("ink"), stroke_width=2.2, stroke_linejoin="round"),
        decor(room),
        arches(room.sides),
    )


def tiles() -> dict[str, str]:
    """Return every room card by its id."""
    return {f"room-{room.id}": tile(room) for room in ROOMS}
