# mypyc: interpreted
"""Card faces: what the drawn cards of all games share. A window for the picture, a banner, effects as rows of icons."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from .drawing import element, group, number, path, placed, rect, svg, text, text_width, use

WIDTH: Final = 250.0
HEIGHT: Final = 350.0
WINDOW: Final = (13.0, 58.0, 224.0, 128.0)
"""Where the picture is: x, y, width and height."""
TITLE: Final = (16.0, 12.0, 218.0, 46.0)
"""Where the title is."""
UPPER: Final = (10.0, 56.0, 230.0, 178.0)
"""Where picture and effects are together, on a card with one row of them."""
ROW_WIDTH: Final = 212.0
LETTERS: Final = 0.76
"""How high letters beside an icon are, as a share of it."""
SPACE: Final = 0.2
"""How much room there is between two icons, as a share of them."""

Paints = Callable[[str], str]
"""Returns a colour by its name; a `Palette` is one."""


# Effects as icons


class Glyph(NamedTuple):
    """An icon with something written before it, or a sign between icons."""

    icon: str
    words: str = ""


Row = list[Glyph]


def glyph_width(glyph: Glyph, size: float) -> float:
    """Return how much room a glyph takes."""
    return text_width(glyph.words, size * LETTERS, bold=True) + (size * 1.06 if glyph.icon else 0)


def row_width(row: Row, size: float) -> float:
    """Return how much room a row takes."""
    return sum(glyph_width(glyph, size) for glyph in row) + SPACE * size * (len(row) - 1)


def drawn_row(row: Row, y: float, size: float) -> str:
    """Return a row centred on the card, made smaller if it is too long."""
    if not row:
        return ""
    size = min(size, size * ROW_WIDTH / row_width(row, size))
    x = (WIDTH - row_width(row, size)) / 2
    out = []
    for glyph in row:
        out.append(drawn_glyph(glyph, x, y, size))
        x += glyph_width(glyph, size) + SPACE * size
    return "".join(out)


def drawn_glyph(glyph: Glyph, x: float, y: float, size: float) -> str:
    """Return a glyph around the height y."""
    letters = text_width(glyph.words, size * LETTERS, bold=True)
    out = ""
    if glyph.words:
        where = (round(x + letters, 1), round(y + size * 0.27, 1))
        out = text(*where, glyph.words, round(size * LETTERS, 1), font_weight="bold", text_anchor="end")
    if glyph.icon:
        left, side = round(x + letters + size * 0.05, 1), round(size, 1)
        out += use(glyph.icon, left, round(y - size / 2, 1), side, side)
    return out


# Words


def title_at(x: float, lines: Sequence[str], size: float, fill: str) -> str:
    """Return the lines of a title, around the middle of its band."""
    middle = TITLE[1] + TITLE[3] / 2 - 1
    first = middle - (len(lines) - 1) * size * 0.54 + size * 0.34
    return group(
        *(text(x, round(first + turn * size * 1.08, 1), line, size) for turn, line in enumerate(lines)),
        text_anchor="middle",
        fill=fill,
        font_weight="bold",
    )


# Pictures and frames


def card_symbol(name: str, *children: str) -> str:
    """Return a symbol as large as a card."""
    return element("symbol", *children, id=name, viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}")


def whole_card(below: float, *children: str) -> str:
    """Return a card; its `data-upper` tells where picture and effects are that end at `below`, to be shown alone."""
    x, y, width, height = UPPER
    upper = " ".join(map(number, (x, y, width, max(height, below + 2 - y))))
    return svg(WIDTH, HEIGHT, *children, font_family="Georgia,serif", data_upper=upper)


def emblem_window(card: str) -> str:
    """Return a card's picture, cut to the window of the frame."""
    height = WINDOW[3] * 160 / WINDOW[2]
    return placed(svg(160, height, use(f"card-{card}", 0, (height - 100) / 2, 160, 100)), *WINDOW)


def banner(paints: Paints, colour: str, *over: str) -> str:
    """Return the frame of a card in a colour and its dark shade, with something between frame and window."""
    dark = paints(f"{colour}-dark")
    return "".join(
        (
            rect(1.5, 1.5, 247, 347, 16, fill=dark, stroke=paints("card-edge"), stroke_width=3),
            rect(5.5, 5.5, 239, 339, 12, fill=paints("card"), stroke=paints(colour), stroke_width=4),
            path("M9 58V20Q9 9 20 9H230Q241 9 241 20V58Z", fill=paints(colour)),
            path("M9 43V58H241V43Q125 56 9 43Z", fill=dark, opacity=0.55),
            path("M16 20Q16 13 24 13H226Q234 13 234 20Z", fill=paints("bright"), opacity=0.22),
            *over,
        )
    )


def window(paints: Paints, backdrop: str) -> str:
    """Return the window of a frame with what lies behind a card's picture."""
    ground = rect(*WINDOW, fill=paints("night"))
    return ground + backdrop + rect(*WINDOW, fill="none", stroke=paints("card-edge"), stroke_width=3)
