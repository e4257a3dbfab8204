# mypyc: interpreted
"""Card faces: what the drawn cards of all games share. A window for the picture, a banner, effects as rows of icons."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from .letters import fit, text_width
from .shapes import Jitter, points
from .svg import element, group, number, path, placed, rect, svg, text, use

WIDTH: Final = 250.0
HEIGHT: Final = 350.0
WINDOW: Final = (13.0, 58.0, 224.0, 128.0)
"""Where the picture is: x, y, width and height."""
TITLE: Final = (16.0, 12.0, 218.0, 46.0)
"""Where the title is."""
UPPER: Final = (10.0, 56.0, 230.0, 178.0)
"""Where picture and effects are together, on a card with one row of them."""
ROW_WIDTH: Final = 212.0
TEXT_WIDTH: Final = 214.0
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
ARROW: Final = Glyph("", "→")
BAR: Final = Glyph("", "|")


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


def strip(paints: Paints, y: float, height: float) -> str:
    """Return the ground that rows of icons stand on."""
    return rect(WINDOW[0], y, WINDOW[2], height, 4, fill=paints("card-strip"))


def icon_strip(paints: Paints, row: Row, y: float, height: float, size: float) -> str:
    """Return a strip with one row of icons in its middle."""
    return group(strip(paints, y, height), drawn_row(row, y + height / 2, size), fill=paints("card-text"))


# Words


class Line(NamedTuple):
    """A line of a card's text: its words, where their middle is, and the room it has."""

    words: str
    x: float
    y: float
    width: float


def written(lines: Iterable[Line], size: float, fill: str) -> str:
    """Return the text of a card."""
    return group(
        *(text(line.x, line.y, line.words, size) for line in lines),
        text_anchor="middle",
        fill=fill,
        font_family="sans-serif",
    )


def paragraph(words: str, top: float, bottom: float, sizes: Sequence[float], fill: str, leading: float = 1.17) -> str:
    """Return a text in the middle of the room between two heights, in the largest of the sizes that fits."""
    room = bottom - top
    for size in sizes:
        lines, _ = fit(words, TEXT_WIDTH, (size,), 99)
        if len(lines) * size * leading <= room:
            break
    first = top + (room - len(lines) * size * leading) / 2 + size * 0.9
    placed = [Line(line, WIDTH / 2, round(first + n * size * leading, 1), TEXT_WIDTH) for n, line in enumerate(lines)]
    return written(placed, size, fill)


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


TITLE_SIZES: Final = tuple(size / 2 for size in range(46, 29, -1))
SEAL: Final = 34.0
"""How wide the seal before a title is."""


def title_beside_seal(title: str, fill: str) -> str:
    """Return a title beside a seal, on two lines if that makes it larger."""
    x, _, width, _ = TITLE
    lines, size = fit(title, width - SEAL, TITLE_SIZES, 1, bold=True)
    if size < 19:
        lines, size = fit(title.replace("-", "- "), width - SEAL, TITLE_SIZES[6:], 2, bold=True)
        lines = [line.replace("- ", "-") for line in lines]
    return title_at(x + SEAL / 2 + width / 2, lines, size, fill)


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


def glow(paints: Paints, colour: str, share: float, lamp: float) -> str:
    """Return the light of a colour behind a card's picture, so strong, and of a lamp in its midst."""
    return "".join(
        element("ellipse", cx=125, cy=124, rx=rx, ry=rx * 0.55, fill=paints(shade), opacity=opacity)
        for rx, shade, opacity in ((108, colour, share), (84, colour, share), (56, "lamp", lamp))
    )


def bricks(paints: Paints, name: str) -> str:
    """Return a wall of dressed stone behind a card's picture; each name has stones of its own."""
    jitter = Jitter(name)
    lines = [f"M13 {y}H237" for y in range(84, 186, 26)]
    for row, y in enumerate(range(58, 186, 26)):
        for turn in range(5):
            x = 22 + turn * 48 + row % 2 * 24 + jitter.near(7)
            if x < 235:
                lines.append(f"M{points([(x, y)])}V{min(y + 26, 186)}")
    return path("".join(lines), fill="none", stroke=paints("ink"), stroke_width=2, opacity=0.35)
