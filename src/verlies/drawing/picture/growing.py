# mypyc: interpreted
"""A map that grows, for games without a board of their own: ghost cells, plans as they lie, and the tile in hand."""

from collections.abc import Collection, Iterator
from typing import Final

from ...core.art import BoardArt, Point
from ...core.scene import Field, Plan, Scene, Static, Token
from ...core.spread import CELL, PORTS, bounds, port_at, spread
from ..svg import Value, element, group, moved, rect
from ..svg import text as letters
from .art import TABLE
from .brush import Texts

SIZE: Final = 150.0
"""How wide a cell is drawn."""
SCALE: Final = SIZE / CELL
SHAPE: Final = 1.5
"""A map is shown at least so much wider than high."""


class Growing:
    """Draws the cells of one scene; what has a symbol is drawn by whoever has the symbols."""

    def __init__(self, scene: Scene, static: Static, text: Texts, symbols: Collection[str]) -> None:
        self.scene = scene
        self.text = text
        self.symbols = symbols
        self.plans = {plan.face: plan for plan in static.plans}
        self.places, _ = spread(static, scene)
        left, top, width, height = (length * SCALE for length in bounds(scene.fields))
        self.width, self.height = max(width, height * SHAPE), height
        self.origin = (left - (self.width - width) / 2, top)

    def board(self) -> BoardArt:
        """Return the map with the middle of every place and field."""
        anchors = {
            field.id: self.at(field.x * CELL + CELL / 2, field.y * CELL + CELL / 2) for field in self.scene.fields
        }
        anchors |= {place.id: self.at(place.x, place.y) for place in self.places}
        whole = [rect(0, 0, self.width, self.height, fill=TABLE("plan")), element("defs", *self.outlines(anchors))]
        whole += [self.ghost(field) for field in self.scene.fields if field.open]
        whole += [*self.tiles(anchors), *(self.name(field) for field in self.scene.fields)]
        return BoardArt("".join(whole), self.width, self.height, anchors)

    def at(self, x: float, y: float) -> Point:
        """Return where a point of the map is drawn."""
        return x * SCALE - self.origin[0], y * SCALE - self.origin[1]

    def outlines(self, anchors: dict[str, Point]) -> Iterator[str]:
        """Yield the cells that are places as a whole, to be lit up."""
        side = SIZE - 14
        for place in self.places:
            if "." not in place.id:
                x, y = anchors[place.id]
                yield rect(x - side / 2, y - side / 2, side, side, 12, id=f"outline-{place.id}")

    def ghost(self, field: Field) -> str:
        """Return a cell where something may come to lie."""
        x, y = self.at(field.x * CELL, field.y * CELL)
        line: dict[str, Value] = {
            "stroke": TABLE("way"),
            "stroke_width": 3,
            "stroke_dasharray": "3 9",
            "stroke_linecap": "round",
        }
        return rect(x + 7, y + 7, SIZE - 14, SIZE - 14, 12, fill="none", **line)

    def name(self, field: Field) -> str:
        """Return what a field is called, in its corner."""
        x, y = self.at(field.x * CELL, field.y * CELL)
        outline: dict[str, Value] = {"paint_order": "stroke", "stroke": TABLE("page"), "stroke_width": 4}
        return letters(x + 12, y + 24, self.text.name("place", field.id), 15, fill=TABLE("words"), **outline)

    def tiles(self, anchors: dict[str, Point]) -> Iterator[str]:
        """Yield the tiles that have no symbol, those that lie and the one in hand."""
        for token in (*self.scene.tokens, *self.scene.ahead):
            plain = token.flat and token.face in self.plans and f"{token.noun}-{token.face}" not in self.symbols
            if plain and token.place in anchors:
                drawn = self.tile(token, anchors[token.place])
                yield group(drawn, opacity=0.6) if token in self.scene.ahead else drawn

    def tile(self, token: Token, at: Point) -> str:
        """Return a tile as it lies."""
        return group(drawn_plan(self.plans[token.face]), transform=moved(*at, turn=90.0 * token.turned))


def drawn_plan(plan: Plan) -> str:
    """Return a plan around its middle: its rooms, and the ways between them and out of it."""
    wide = 0.36 * SIZE if len(plan.places) == 1 else 0.14 * SIZE
    half = SIZE / 2
    spots = {place.id: (place.x * SCALE - half, place.y * SCALE - half) for place in plan.places}
    ground = rect(2 - half, 2 - half, SIZE - 4, SIZE - 4, 10, fill=TABLE("page"), stroke=TABLE("way"), stroke_width=2)
    ends = {port: tuple(part * SCALE - half for part in port_at(port)) for port in PORTS} | spots
    ways = [
        element("line", x1=ends[link.a][0], y1=ends[link.a][1], x2=ends[link.b][0], y2=ends[link.b][1])
        for link in plan.links
    ]
    dots = [element("circle", cx=x, cy=y, r=wide / (2 if len(plan.links) > 1 else 1.4)) for x, y in spots.values()]
    return ground + group(*ways, stroke=TABLE("way"), stroke_width=wide) + group(*dots, fill=TABLE("way"))
