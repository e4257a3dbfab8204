# mypyc: interpreted
"""Drawing: a small vocabulary for pictures made by code, without a game in it.

Elements are functions that return SVG as strings; colours are CSS variables with a fallback, so that a
page can turn a whole picture dark or light; chance comes from a hash of a name, so that the same thing
looks the same everywhere and always. A `Sketchbook` reads drawings written as data, one shape a line.
"""

import hashlib
import itertools
import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from .rng import Rng

Point = tuple[float, float]
Value = str | float | None
NAMESPACE = "http://www.w3.org/2000/svg"

# Elements


def number(value: float) -> str:
    """Return a number with at most two decimals and no needless sign."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def element(tag: str, *children: str, **attributes: Value) -> str:
    """Return an element; `stroke_width` is written `stroke-width`, a value of None is left out."""
    inner = "".join(children)
    head = tag + "".join(_attribute(name, value) for name, value in attributes.items() if value is not None)
    return f"<{head}>{inner}</{tag}>" if inner else f"<{head}/>"


def _attribute(name: str, value: str | float) -> str:
    words = value if isinstance(value, str) else number(value)
    return f' {name.rstrip("_").replace("_", "-")}="{escape(words)}"'


def escape(words: str) -> str:
    """Return words that cannot be mistaken for markup, in attributes and in texts."""
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def group(*children: str, **attributes: Value) -> str:
    """Return a group."""
    return element("g", *children, **attributes)


def path(d: str, **attributes: Value) -> str:
    """Return a path."""
    return element("path", d=d, **attributes)


def circle(x: float, y: float, r: float, **attributes: Value) -> str:
    """Return a circle."""
    return element("circle", cx=x, cy=y, r=r, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: Value) -> str:
    """Return an ellipse."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, **attributes)


def rect(x: float, y: float, width: float, height: float, rx: float | None = None, **attributes: Value) -> str:
    """Return a rectangle, with rounded corners if `rx` is given."""
    return element("rect", x=x, y=y, width=width, height=height, rx=rx, **attributes)


def use(symbol: str, x: float, y: float, width: float, height: float, **attributes: Value) -> str:
    """Return a symbol put into a box."""
    return element("use", href=f"#{symbol}", x=x, y=y, width=width, height=height, **attributes)


def text(x: float, y: float, words: str, size: float, **attributes: Value) -> str:
    """Return a line of text whose baseline begins at a point."""
    return element("text", escape(words), x=x, y=y, font_size=size, **attributes)


def symbol(name: str, width: float, height: float, *children: str) -> str:
    """Return a symbol for `use`, drawn around its centre."""
    box = f"{number(-width / 2)} {number(-height / 2)} {number(width)} {number(height)}"
    return element("symbol", *children, id=name, viewBox=box)


def alias(name: str, target: str, size: float) -> str:
    """Return a square symbol that shows another one."""
    return symbol(name, size, size, use(target, -size / 2, -size / 2, size, size))


def svg(width: float, height: float, /, *children: str, **attributes: Value) -> str:
    """Return a whole drawing."""
    box = f"0 0 {number(width)} {number(height)}"
    return element("svg", *children, xmlns=NAMESPACE, viewBox=box, **attributes)


def moved(x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """Return a transformation: turned, scaled, then moved."""
    parts = [f"translate({number(x)} {number(y)})"]
    if turn:
        parts.append(f"rotate({number(turn)})")
    if scale != 1.0:
        parts.append(f"scale({number(scale)})")
    return "".join(parts)


def radial(name: str, *stops: tuple[float, str, float], **attributes: Value) -> str:
    """Return a radial gradient from stops of (where, colour, opacity)."""
    return element("radialGradient", *_stops(stops), id=name, **attributes)


def linear(name: str, *stops: tuple[float, str, float], **attributes: Value) -> str:
    """Return a gradient from top to bottom."""
    return element("linearGradient", *_stops(stops), id=name, x1=0.0, y1=0.0, x2=0.0, y2=1.0, **attributes)


def _stops(stops: Iterable[tuple[float, str, float]]) -> list[str]:
    return [
        element("stop", offset=where, stop_color=colour, stop_opacity=None if opacity == 1 else opacity)
        for where, colour, opacity in stops
    ]


# Colours


class Palette:
    """Named colours for a dark and a light table."""

    def __init__(self, shades: Mapping[str, tuple[str, str]], prefix: str = "") -> None:
        self.shades = shades
        """The dark and the light value of every name."""
        self.prefix = prefix
        """What the variables begin with, so that they are not mistaken for those of a page."""

    def __call__(self, name: str) -> str:
        """Return a colour as a CSS variable with its dark value as fallback."""
        return f"var(--{self.prefix}{name},{self.shades[name][0]})"

    def rules(self, light: bool = False) -> str:
        """Return the variables as CSS declarations; of the light ones, those that differ from the dark."""
        shades = {name: pair for name, pair in self.shades.items() if not light or pair[0] != pair[1]}
        return "".join(f"--{self.prefix}{name}:{pair[light]};" for name, pair in shades.items())

    def style(self) -> str:
        """Return a style sheet: the theme of the reader, unless the page has `data-theme` dark or light."""
        light = self.rules(light=True)
        return (
            f":root{{{self.rules()}}}:root[data-theme=light]{{{light}}}"
            f"@media (prefers-color-scheme:light){{:root:not([data-theme=dark]){{{light}}}}}"
        )


# Chance from a name


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


# Lines


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


# Stone


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


# Letters

_WIDTHS = {
    0.32: "ijlIJ .,:;/'|",
    0.42: "frt!()-",
    0.54: "csz?–„“",
    0.7: "ABCKNRUVXZÄÜ",
    0.82: "wDGHOQ−+Ö%",
    1.0: "mMW…",
}
LETTER_WIDTHS = {letter: width for width, letters in _WIDTHS.items() for letter in letters}
"""Generous widths, those of the widest common face, in parts of the font size."""
BOLD = 1.14


def text_width(words: str, size: float, bold: bool = False) -> float:
    """Return how wide a line of text is at most in a common face."""
    return sum(LETTER_WIDTHS.get(letter, 0.63) for letter in words) * size * (BOLD if bold else 1.0)


def wrap(words: str, width: float, size: float, bold: bool = False) -> list[str]:
    """Return a text as lines that fit a width; a word that is too long stands alone."""
    lines: list[str] = []
    for word in words.split():
        if lines and text_width(f"{lines[-1]} {word}", size, bold) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def fit(words: str, width: float, sizes: Sequence[float], rows: int, bold: bool = False) -> tuple[list[str], float]:
    """Return a text as lines, in the first of the sizes in which it fits in width and rows, or in the last."""
    for size in sizes:
        lines = wrap(words, width, size, bold)
        if len(lines) <= rows and all(text_width(line, size, bold) <= width for line in lines):
            return lines, size
    return wrap(words, width, sizes[-1], bold), sizes[-1]


# Drawings as data


class Sketchbook:
    """Reads drawings written as data, one shape a line: a paint, then a shape.

    `gold M1 1L9 9Z` is a path with an outline, `~gold o 5 5 3` a circle without one, `-gold:2 M1 1L9 9` a line of
    that width; `gold%40` is a colour with 40 % opacity. Shapes are paths, circles and ellipses (`o x y r [ry]`),
    boxes (`r x y width height [corner]`) and words around a point (`t x y size word`). `@sword 12 20 0.5 45 a=gold`
    is another sketch moved to (12, 20), scaled and turned, with its paint `a` in gold; a scale of `-1,1` mirrors it.
    """

    def __init__(self, palette: Callable[[str], str], parts: Mapping[str, str], outline: str = "ink") -> None:
        self.palette = palette
        self.parts = parts
        self.outline = outline

    def draw(self, sketch: str, width: float) -> str:
        """Return a sketch as a group whose outlines are as wide as told."""
        inner = self._shapes(sketch, width, {})
        return group(
            *inner,
            stroke=self.palette(self.outline),
            stroke_width=width,
            stroke_linejoin="round",
            stroke_linecap="round",
        )

    def icon(self, name: str, sketch: str, size: float, width: float) -> str:
        """Return a sketch as a square symbol."""
        return symbol(name, size, size, self.draw(sketch, width))

    def _shapes(self, sketch: str, width: float, paints: Mapping[str, str]) -> list[str]:
        lines = (line.strip() for line in sketch.splitlines())
        return [self._shape(line, width, paints) for line in lines if line]

    def _shape(self, line: str, width: float, paints: Mapping[str, str]) -> str:
        paint, _, shape = line.partition(" ")
        if paint.startswith("@"):
            return self._part(paint[1:], shape.split(), width, paints)
        return _drawn(shape, self._painted(paint, paints))

    def _part(self, name: str, words: Sequence[str], width: float, paints: Mapping[str, str]) -> str:
        given = dict(word.split("=") for word in words if "=" in word)
        given = {key: paints.get(paint, paint) for key, paint in given.items()}
        place = [word for word in words if "=" not in word]
        x, y, scale, turn = (*place, *("0", "0", "1", "0")[len(place) :])
        thin = width / abs(float(scale.split(",")[0]))
        inner = self._shapes(self.parts[name], thin, {**paints, **given})
        if (x, y, scale, turn) == ("0", "0", "1", "0"):
            return "".join(inner)
        return group(*inner, transform=_placed(x, y, scale, turn), stroke_width=None if thin == width else thin)

    def _painted(self, paint: str, paints: Mapping[str, str]) -> dict[str, Value]:
        name, _, opacity = paint.partition("%")
        name, _, stroke = name.partition(":")
        plain = name.lstrip("~-")
        colour = self.palette(paints.get(plain, plain))
        out: dict[str, Value] = {"opacity": float(opacity) / 100} if opacity else {}
        if name.startswith("-"):
            return {"fill": "none", "stroke": colour, "stroke_width": float(stroke or 1), **out}
        return {"fill": colour, "stroke": "none" if name.startswith("~") else None, **out}


def _placed(x: str, y: str, scale: str, turn: str) -> str:
    parts = [f"translate({x} {y})"]
    parts += [f"rotate({turn})"] if turn != "0" else []
    parts += [f"scale({scale.replace(',', ' ')})"] if scale != "1" else []
    return "".join(parts)


def _drawn(shape: str, paint: dict[str, Value]) -> str:
    kind, *words = shape.split()
    if kind == "o":
        x, y, *radii = (float(word) for word in words)
        return ellipse(x, y, radii[0], radii[1], **paint) if len(radii) > 1 else circle(x, y, radii[0], **paint)
    if kind == "t":
        x, y, size = (float(word) for word in words[:3])
        return text(x, y + size * 0.36, " ".join(words[3:]), size, text_anchor="middle", font_weight="bold", **paint)
    if kind == "r":
        x, y, width, height, *corner = (float(word) for word in words)
        return rect(x, y, width, height, corner[0] if corner else None, **paint)
    return path(shape, **paint)


# Whole pictures


def placed(drawing: str, x: float, y: float, width: float, height: float) -> str:
    """Return a drawing put into a box of another one."""
    box = "".join(_attribute(name, value) for name, value in zip("xy", (x, y), strict=True))
    box += _attribute("width", width) + _attribute("height", height)
    return drawing.replace(f'<svg xmlns="{NAMESPACE}"', f"<svg{box}", 1)


_HREF = re.compile(r'href="#([^"]+)"')


def needed(drawing: str, symbols: Mapping[str, str]) -> dict[str, str]:
    """Return the symbols a drawing uses, and those they use themselves."""
    found: dict[str, str] = {}
    waiting = [drawing]
    while waiting:
        for name in _HREF.findall(waiting.pop()):
            if name in symbols and name not in found:
                found[name] = symbols[name]
                waiting.append(symbols[name])
    return dict(sorted(found.items()))


def alone(drawing: str, symbols: Mapping[str, str], style: str = "") -> str:
    """Return a drawing that stands alone: with the symbols it uses, and a style sheet if one is given."""
    sheet = element("style", style) if style else ""
    defs = element("defs", *needed(drawing, symbols).values())
    head, _, body = drawing.partition(">")
    return f"{head}>{sheet}{defs}{body}"
