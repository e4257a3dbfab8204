# mypyc: interpreted
"""The dragon on its hoard, curled up in the treasure chamber."""

import itertools

from verlies.drawing.shapes import Jitter, points, polygon, smooth, smooth_ring, taper
from verlies.drawing.sketch import Sketchbook
from verlies.drawing.svg import Value, circle, ellipse, path

from .paint import PAINTS as C

SPINE = [
    (33.0, -74.0),
    (24.0, -80.0),
    (4.0, -76.0),
    (-16.0, -62.0),
    (-27.0, -36.0),
    (-28.0, -6.0),
    (-20.0, 24.0),
    (2.0, 38.0),
    (22.0, 28.0),
    (26.0, 6.0),
    (14.0, -10.0),
    (2.0, -14.0),
]
WIDTHS = [1.5, 4.0, 8.0, 14.0, 21.0, 26.0, 25.0, 21.0, 17.0, 13.0, 12.0, 12.0]
HEAD = """
    dragon M10 -14Q6 -30 -4 -34Q-12 -40 -16 -50Q-20 -58 -12 -60Q-4 -60 2 -52Q10 -44 16 -38Q24 -28 20 -14Z
    ~dragon-light M-16 -50Q-18 -56 -12 -57Q-6 -56 -2 -50Q4 -44 8 -40Q0 -40 -6 -43Q-12 -46 -16 -50Z
    -ink:1.4 M-15.6 -52Q-8 -46 2 -43
    -ink:1.6 M2 -37Q6 -38 8 -34
    ~ink o -13.6 -56 1.3
    bone M14 -36Q24 -46 36 -46Q30 -38 21 -30Z
    bone M8 -44Q14 -56 26 -60Q22 -50 15 -41Z
    """
WING = """
    dragon-dark M-20 -22Q8 -44 34 -24Q26 -18 30 -6Q18 -10 16 4Q4 -4 0 10Q-8 0 -18 6Q-28 -8 -20 -22Z
    -dragon:1.6 M-20 -22Q4 -20 30 -6M-20 -22Q0 -12 16 4M-20 -22Q-8 -8 0 10
    """
BOOK = Sketchbook(C, {})


def hoard() -> str:
    """Return heaps of gold with the sleeping dragon on them, around the middle of the chamber."""
    return "".join([*heaps(), coins(), body(), *details(), BOOK.draw(HEAD, 1.6)])


def heaps() -> list[str]:
    """Return gold in heaps."""
    spots = [(0, 4, 35, 52), (-14, -46, 20, 24), (12, 58, 24, 24), (-18, 62, 16, 20), (20, -60, 14, 20)]
    out = [ellipse(x, y, rx, ry, fill=C("gold-dark")) for x, y, rx, ry in spots]
    return out + [ellipse(x - 2, y - 3, rx - 3, ry - 4, fill=C("gold")) for x, y, rx, ry in spots]


def coins() -> str:
    """Return single coins and stones that glitter."""
    jitter = Jitter("hoard")
    dots = [(jitter.near(33), jitter.near(82)) for _ in range(70)]
    light = "".join(f"M{points([dot])}h.1" for dot in dots[:40])
    dark = "".join(f"M{points([dot])}h.1" for dot in dots[40:])
    gems = [
        circle(round(x, 1), round(y, 1), 2.2, fill=C(paint), stroke=C("ink"), stroke_width=0.8)
        for (x, y), paint in zip(
            dots[::8], ("blood", "jade", "azure", "violet", "blood", "jade", "azure", "violet", "bright"), strict=True
        )
    ]
    style: dict[str, Value] = {"stroke_width": 3.4, "stroke_linecap": "round"}
    return path(dark, stroke=C("gold-dark"), **style) + path(light, stroke=C("gold-light"), **style) + "".join(gems)


def body() -> str:
    """Return the body from the tip of the tail to the neck."""
    outline = smooth_ring(taper(SPINE, WIDTHS))
    return path(outline, fill=C("dragon"), stroke=C("ink"), stroke_width=2) + path(
        smooth(SPINE[2:]), fill="none", stroke=C("dragon-dark"), stroke_width=6, opacity=0.55, stroke_linecap="round"
    )


def details() -> list[str]:
    """Return spikes along the back, and the folded wing."""
    spikes = []
    for (ax, ay), (bx, by) in itertools.pairwise(SPINE[3:10]):
        x, y = (ax + bx) / 2, (ay + by) / 2
        spikes.append(polygon([(ax, ay), (x + (by - ay) * 0.22, y - (bx - ax) * 0.22), (bx, by)]))
    back = path("".join(spikes), fill=C("dragon-light"), stroke=C("ink"), stroke_width=1, stroke_linejoin="round")
    return [back, BOOK.draw(WING, 1.4)]
