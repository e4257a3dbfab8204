# mypyc: interpreted
"""The board of DungeonQuest: the castle on its crag, 13 × 10 dark fields between four towers."""

from functools import cache

from verlies.core.art import Point
from verlies.drawing.shapes import Jitter, points, polygon, ring, shaken, smooth
from verlies.drawing.svg import circle, element, group, path, rect, svg, text
from verlies.kit.grid import LETTERS

from ..boards import CELLS, COLUMNS, HALL_CELLS, PLACES, ROWS, TOWERS
from .paint import PAINTS as C
from .tiles import sketch

CELL, MARGIN = 100.0, 48.0
WIDTH, HEIGHT = COLUMNS * CELL + 2 * MARGIN, ROWS * CELL + 2 * MARGIN


def anchor(cell: int) -> Point:
    """Return the middle of a field."""
    return MARGIN + CELL * (cell % COLUMNS + 0.5), MARGIN + CELL * (cell // COLUMNS + 0.5)


ANCHORS: dict[str, Point] = {PLACES[cell]: anchor(cell) for cell in range(CELLS)}
"""The middle of every field."""


def crag() -> list[str]:
    """Return the night and the rock the castle stands on."""
    jitter = Jitter("crag")
    stones = [_stone(jitter) for _ in range(120)]
    return [
        rect(0, 0, WIDTH, HEIGHT, fill=C("sky")),
        path("".join(stones[::2]), fill=C("crag"), stroke=C("ink"), stroke_width=1.5),
        path("".join(stones[1::2]), fill=C("crag-light"), stroke=C("ink"), stroke_width=1.5, opacity=0.8),
    ]


def _stone(jitter: Jitter) -> str:
    along, off = jitter.between(0, 2 * (WIDTH + HEIGHT)), jitter.between(2, 34)
    x, y = (along, off) if along < WIDTH else (WIDTH - off, along - WIDTH)
    if along > WIDTH + HEIGHT:
        rest = along - WIDTH - HEIGHT
        x, y = (rest, HEIGHT - off) if rest < WIDTH else (off, rest - WIDTH)
    size = jitter.between(14, 34)
    return polygon(shaken(ring((x, y), size, size * 0.8, 7), jitter, size / 5))


def ramparts() -> list[str]:
    """Return the outer wall with its battlements."""
    x = y = MARGIN - 28
    width, height = WIDTH - 2 * x, HEIGHT - 2 * y
    merlons = [
        f"M{px:g} {y - 8:g}h22v14h-22ZM{px:g} {HEIGHT - y - 6:g}h22v14h-22Z"
        for px in range(int(x) + 9, int(WIDTH - x) - 20, 44)
    ]
    merlons += [
        f"M{x - 8:g} {py:g}h14v22h-14ZM{WIDTH - x - 6:g} {py:g}h14v22h-14Z"
        for py in range(int(y) + 9, int(HEIGHT - y) - 20, 44)
    ]
    return [
        rect(x, y, width, height, 8, fill=C("wall"), stroke=C("ink"), stroke_width=4),
        path("".join(merlons), fill=C("wall-light"), stroke=C("ink"), stroke_width=2),
        *corners(),
        rect(
            MARGIN - 5,
            MARGIN - 5,
            COLUMNS * CELL + 10,
            ROWS * CELL + 10,
            4,
            fill=C("wall-dark"),
            stroke=C("ink"),
            stroke_width=3,
        ),
    ]


def corners() -> list[str]:
    """Return the round towers that bulge out at the corners."""
    out = []
    for cell in TOWERS:
        x, y = anchor(cell)
        dx, dy = (-1 if x < WIDTH / 2 else 1), (-1 if y < HEIGHT / 2 else 1)
        out.append(circle(x + dx * 18, y + dy * 18, 78, fill=C("wall"), stroke=C("ink"), stroke_width=4))
        out.append(
            circle(x + dx * 18, y + dy * 18, 70, fill="none", stroke=C("wall-light"), stroke_width=3, opacity=0.7)
        )
    return out


def fields() -> list[str]:
    """Return the unexplored fields: dark slabs under mist."""
    light: list[str] = []
    dark: list[str] = []
    for cell in range(CELLS):
        x, y = anchor(cell)
        box = f"M{x - 49:g} {y - 49:g}h98v98h-98Z"
        (light if (cell % COLUMNS + cell // COLUMNS) % 2 else dark).append(box)
    return [
        path("".join(dark), fill=C("fog-dark")),
        path("".join(light), fill=C("fog")),
        path("".join(slabs()), fill="none", stroke=C("fog-line"), stroke_width=1.6, opacity=0.7),
        path("".join(mist()), fill="none", stroke=C("fog-line"), stroke_width=5, stroke_linecap="round", opacity=0.55),
    ]


def unknown() -> list[int]:
    """Return the fields that nobody has seen when the game begins."""
    return [cell for cell in range(CELLS) if cell not in TOWERS and cell not in HALL_CELLS]


def slabs() -> list[str]:
    """Return the joints of large slabs, hardly to be seen."""
    jitter = Jitter("slabs")
    out = []
    for cell in unknown():
        x, y = anchor(cell)
        across, down = x + jitter.near(18), y + jitter.near(18)
        out.append(
            f"M{points([(x - 49, down)])}H{x + 49:g}M{points([(across, y - 49)])}V{points([(down, 0)]).split()[0]}"
        )
        out.append(f"M{points([(x + jitter.near(24), down)])}V{y + 49:g}")
    return out


def mist() -> list[str]:
    """Return wisps of mist over what is unknown."""
    jitter = Jitter("mist")
    out = []
    for cell in unknown():
        x, y = anchor(cell)
        for _ in range(2):
            left, top = x + jitter.between(-34, -8), y + jitter.near(30)
            out.append(
                smooth(
                    [(left, top), (left + 12, top - 6), (left + 24, top + 4), (left + jitter.between(30, 42), top - 2)]
                )
            )
    return out


def compass() -> list[str]:
    """Return the letters of the columns and the numbers of the rows, along the wall."""
    style = {"font_family": "Georgia,serif", "font_weight": "bold", "text_anchor": "middle", "fill": C("bright")}
    out = []
    for column in range(1, COLUMNS - 1):
        x = anchor(column)[0]
        out += [text(x, y, LETTERS[column], 20) for y in (MARGIN - 9, HEIGHT - MARGIN + 21)]
    for row in range(1, ROWS - 1):
        y = anchor(row * COLUMNS)[1]
        out += [text(x, y + 7, str(row + 1), 20) for x in (MARGIN - 15, WIDTH - MARGIN + 15)]
    return [group(*out, opacity=0.85, **style)]


def lights() -> list[str]:
    """Return braziers on the outer wall."""
    spots = [(anchor(column)[0] + 50, y) for column in (2, 5, 8, 10) for y in (MARGIN - 15, HEIGHT - MARGIN + 15)]
    return [sketch("@brazier", x, y) for x, y in spots]


def outlines() -> str:
    """Return the outline of every field under the id `outline-…`, so that it can be lit up."""
    boxes = [rect(x - 47, y - 47, 94, 94, 8, id=f"outline-{place}") for place, (x, y) in ANCHORS.items()]
    return element("defs", *boxes)


@cache
def board() -> str:
    """Return the whole board as a drawing."""
    parts = [*crag(), *ramparts(), *fields(), *compass(), *lights()]
    return svg(WIDTH, HEIGHT, outlines(), *parts)
