# mypyc: interpreted
"""Sketches: drawings written as data, one shape a line."""

from collections.abc import Callable, Mapping, Sequence

from .svg import Value, circle, ellipse, group, path, rect, symbol, text


class Sketchbook:
    """Reads drawings written as data, one shape a line: a paint, then a shape.

    `gold M1 1L9 9Z` is a path with an outline, `~gold o 5 5 3` a circle without one, `-gold:2 M1 1L9 9` a line of
    that width; `gold%40` is a colour with 40 % opacity. Shapes are paths, circles and ellipses (`o x y r [ry]`),
    boxes (`r x y width height [corner]`) and words around a point (`t x y size word`). `@sword 12 20 0.5 45 a=gold`
    is another sketch moved to (12, 20), scaled and turned, with its paint `a` in gold; a scale of `-1,1` mirrors it.
    `@neck+face 0 2` are two of them in one place.
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
            return "".join(self._part(name, shape.split(), width, paints) for name in paint[1:].split("+"))
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
