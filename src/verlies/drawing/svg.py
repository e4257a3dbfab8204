# mypyc: interpreted
"""SVG: elements as functions that return strings, and how drawings are put together."""

import re
from collections.abc import Iterable, Mapping

Value = str | float | None
NAMESPACE = "http://www.w3.org/2000/svg"


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
