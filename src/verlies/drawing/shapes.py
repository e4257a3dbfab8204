# mypyc: interpreted
"""Shapes: lines, rings and stones; small irregularities come of a name, so that a thing always looks the same."""

import hashlib
import itertools
import math
from collections.abc import Iterable, Sequence

from ..core.art import Point
from ..core.rng import Rng
from .svg import element, number, rect


class Jitter:
    """Small irregularities that depend on a name alone."""

    def __init__(self, name: str) -> None:
        self._rng = Rng(int.from_bytes(hashlib.blake2b(name.encode(), digest_size=12).digest(), "big"))

    def between(self, low: float, high: float) -> float:
        """Return a number between two others."""
        return low + (high - low) * self._rng.below(1 << 16) / (1 << 16)

    def near(self, spread: float) -> float:
        """Return a number not farther than `spread` from zero."""
        return self.between(-spread, spread)

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1."""
        return self._rng.below(n)


def points(dots: Iterable[Point]) -> str:
    """Return points as they stand in a path, separated by spaces."""
    return " ".join(f"{number(round(x, 1))} {number(round(y, 1))}" for x, y in dots)


def polygon(dots: Sequence[Point]) -> str:
    """Return a closed path with corners."""
    return f"M{points(dots)}Z"


def smooth(dots: Sequence[Point]) -> str:
    """Return an open curve through all points."""
    return _curve([dots[0], *dots, dots[-1]])


def smooth_ring(dots: Sequence[Point]) -> str:
    """Return a closed curve through all points."""
    return _curve([dots[-1], *dots, dots[0], dots[1]]) + "Z"


def _curve(dots: Sequence[Point]) -> str:
    """Return Bézier curves through the inner points; the outer two only give the direction."""
    out = [f"M{points(dots[1:2])}"]
    for a, b, c, d in zip(dots, dots[1:], dots[2:], dots[3:], strict=False):
        one = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        two = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        out.append(f"C{points((one, two, c))}")
    return "".join(out)


def ring(centre: Point, rx: float, ry: float, count: int, square: float = 1.0) -> list[Point]:
    """Return points around a centre; `square` below 1 pushes them towards the corners of a box."""
    return [
        (centre[0] + rx * _squared(math.cos(angle), square), centre[1] + ry * _squared(math.sin(angle), square))
        for angle in (math.tau * (i + 0.5) / count for i in range(count))
    ]


def _squared(value: float, square: float) -> float:
    return math.copysign(abs(value) ** square, value)


def shaken(dots: Iterable[Point], jitter: Jitter, spread: float) -> list[Point]:
    """Return points moved a little."""
    return [(x + jitter.near(spread), y + jitter.near(spread)) for x, y in dots]


def arc_points(a: Point, b: Point, bend: float, count: int) -> list[Point]:
    """Return points from a to b along an arc that bends sideways by `bend`."""
    (ax, ay), (bx, by) = a, b
    length = math.hypot(bx - ax, by - ay) or 1.0
    nx, ny = (ay - by) / length * bend, (bx - ax) / length * bend
    steps = [i / (count - 1) for i in range(count)]
    return [(ax + (bx - ax) * t + nx * 4 * t * (1 - t), ay + (by - ay) * t + ny * 4 * t * (1 - t)) for t in steps]


def taper(spine: Sequence[Point], widths: Sequence[float]) -> list[Point]:
    """Return the outline of a limb along a spine, as wide at each point as told."""
    left: list[Point] = []
    right: list[Point] = []
    for i, ((x, y), width) in enumerate(zip(spine, widths, strict=True)):
        (ax, ay), (bx, by) = spine[max(i - 1, 0)], spine[min(i + 1, len(spine) - 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = (by - ay) / length * width / 2, (ax - bx) / length * width / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def stone_floor(name: str, seed: str, stone: str, light: str, dark: str, size: float = 96.0) -> str:
    """Return a pattern of irregular flagstones that repeats without a seam."""
    jitter = Jitter(seed)
    height = size / 4
    stones = [each for row in range(4) for each in _course(jitter, row * height, height, size, (light, dark))]
    ground = rect(0, 0, size, size, fill=stone)
    return element(
        "pattern", ground, *stones, id=name, width=size, height=size, patternUnits="userSpaceOnUse", stroke="none"
    )


def _course(jitter: Jitter, y: float, height: float, size: float, tints: tuple[str, str]) -> list[str]:
    """Return one row of stones; the one at the seam is drawn on both sides."""
    joints = [size * (i + jitter.near(0.22)) / 4 for i in range(4)]
    joints.append(joints[0] + size)
    out = []
    for a, b in itertools.pairwise(joints):
        tint, opacity = tints[jitter.below(2)], jitter.between(0.12, 0.4)
        shifts = (0.0, -size) if b > size else (0.0,)
        out += [_stone((a + shift, y, b - a, height), tint, opacity) for shift in shifts]
    return out


def _stone(box: tuple[float, float, float, float], tint: str, opacity: float) -> str:
    x, y, width, height = box
    return rect(
        round(x + 1, 1), round(y + 1, 1), round(width - 2, 1), height - 2, 3, fill=tint, opacity=round(opacity, 2)
    )
