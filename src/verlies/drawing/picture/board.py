# mypyc: interpreted
"""The board of a picture, with all that lies on it."""

from collections.abc import Iterator, Sequence

from ...core.art import Art, BoardArt, Point
from ...core.scene import Choice, Face, Mark, Scene, Static, Token
from ...core.spread import printed
from ..svg import Value, circle, element, placed, rect, svg
from ..svg import text as letters
from .art import TABLE, plain_board
from .brush import Brush, Texts
from .growing import SIZE, Growing

OUT = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Which way each side of a tile lies, from the top clockwise."""
FAR = 41
"""How far from the middle what stands in a passage is drawn."""


class BoardPainter(Brush):
    """Draws the board: tiles, legal targets, pieces and prices."""

    def __init__(self, scene: Scene, static: Static, art: Art, text: Texts) -> None:
        super().__init__(scene, static, art, text)
        self.faces = printed(static)
        self.grown = {plan.face for plan in static.plans} if scene.fields else set()
        """The tiles that fill a cell of a map that grows."""
        self.plan = self.ground()

    def ground(self) -> BoardArt:
        """Return what all lies on: a map that grows, the board as the game drew it, or a plain one."""
        if self.scene.fields:
            return Growing(self.scene, self.static, self.text, self.symbols).board()
        return self.art.board(self.static) or plain_board(self.static)

    def whole(self, box: tuple[float, float, float, float]) -> str:
        """Return the board with all that lies on it, in a box."""
        plan = self.plan
        over = [*self.tiles(), *self.targets(), *self.pieces(), *self.prices()]
        whole = svg(plan.width, plan.height, plan.drawing, *over)
        edge = rect(*box, 8, fill="none", stroke=TABLE("panel-line"), stroke_width=2)
        return placed(whole, *box) + edge

    def tiles(self) -> Iterator[str]:
        """Yield the tiles, which lie beneath all else."""
        for token in (*self.scene.tokens, *self.scene.ahead):
            name = f"{token.noun}-{token.face}"
            if token.flat and token.place in self.plan.anchors and name in self.symbols:
                x, y = self.plan.anchors[token.place]
                side = SIZE if token.face in self.grown else symbol_width(self.symbols[name])
                yield self.sign(name, x - side / 2, y - side / 2, side, token.turned)
                yield from self.sides(token, x, y)

    def printed(self, token: Token) -> Face:
        """Return what is printed on a token, as it lies."""
        return self.faces.get((token.noun, token.face), Face(token.face, token.noun)).lying(token.turned)

    def sides(self, tile: Token, x: float, y: float) -> Iterator[str]:
        """Yield what stands in the passages of a tile, and the faces of the die that lead out by them."""
        face = self.printed(tile)
        for number, kind in enumerate(face.sides):
            dx, dy = OUT[number]
            at = (x + FAR * dx, y + FAR * dy)
            pips = "·".join(str(die) for die, way in enumerate(face.ways, 1) if way == number)
            yield self.sign(f"side-{kind}", at[0] - 15, at[1] - 15, 30) + self.pips(pips, *at)

    def pips(self, pips: str, x: float, y: float) -> str:
        """Return a plate with faces of a die, if there are any."""
        if not pips:
            return ""
        wide = 12.0 + 10 * len(pips)
        plate = rect(x - wide / 2, y - 12, wide, 24, 7, fill=TABLE("words"), stroke=TABLE("page"), stroke_width=1.5)
        return plate + letters(x, y + 6, pips, 15, font_weight="bold", text_anchor="middle", fill=TABLE("page"))

    def stand(self, token: Token, tiles: Sequence[Token]) -> Point:
        """Return where a piece stands on its tile, from its middle: in the part that its side belongs to."""
        own = {token.side}
        for tile in tiles:
            parts = self.printed(tile).parts
            own |= {side for side, part in enumerate(parts) if part == parts[token.side]}
        reach = 20 if len(own) > 1 else 26
        return sum(OUT[side][0] for side in own) * reach, sum(OUT[side][1] for side in own) * reach

    def goals(self) -> list[Choice]:
        """Return the viewer's choices that point at places."""
        return [choice for choice in self.choices() if choice.noun == "place" and choice.target in self.plan.anchors]

    def targets(self) -> Iterator[str]:
        """Yield the places the viewer may choose, lit up."""
        for place in dict.fromkeys(choice.target for choice in self.goals()):
            x, y = self.plan.anchors[place]
            light: dict[str, Value] = {"fill": "none", "stroke": TABLE("legal"), "stroke_width": 6.0}
            if f'id="outline-{place}"' in self.plan.drawing:
                yield element("use", href=f"#outline-{place}", **light)
            else:
                yield circle(x, y, 34, **light)

    def prices(self) -> Iterator[str]:
        """Yield what it costs to go to a place, at its corner."""
        for choice in self.goals():
            if choice.cost:
                x, y = self.plan.anchors[choice.target]
                yield self.price(choice.cost, x + 20, y - 50)

    def price(self, cost: Sequence[Mark], x: float, y: float) -> str:
        """Return a badge with a price."""
        width = 46.0 * len(cost) + 4
        out = [rect(x, y, width, 30, 9, fill=TABLE("legal-dark"), stroke=TABLE("legal"), stroke_width=2)]
        for turn, mark in enumerate(cost):
            at = x + 4 + 46 * turn
            out.append(letters(at + 4, y + 22, str(mark.value), 20, font_weight="bold", fill=TABLE("legal")))
            out.append(self.sign(f"mark-{mark.kind}", at + 18, y + 3, 24))
        return "".join(out)

    def pieces(self) -> Iterator[str]:
        """Yield the tokens of every place: what lies there above, who stands there below."""
        places: dict[str, list[Token]] = {}
        for token in (*self.scene.tokens, *self.scene.ahead):
            if token.flat:
                continue
            places.setdefault(token.place, []).append(token)
        for place, tokens in places.items():
            if place in self.plan.anchors:
                x, y = self.plan.anchors[place]
                lying = [token for token in tokens if token.noun != "pawn"]
                aside = [token for token in tokens if token.side >= 0]
                standing = [token for token in tokens if token.noun == "pawn" and token.side < 0]
                yield self.side_by_side(lying, x, y - 11 * bool(standing), 46)
                yield self.side_by_side(standing, x, y + 16 * bool(lying), 54)
                yield from (self.beside(token, x, y) for token in aside)

    def beside(self, token: Token, x: float, y: float) -> str:
        """Return a piece on its side of a tile."""
        dx, dy = self.stand(token, [tile for tile in self.scene.tokens if tile.flat and tile.place == token.place])
        return self.side_by_side([token], x + dx, y + dy, 46)

    def side_by_side(self, tokens: Sequence[Token], x: float, y: float, size: float) -> str:
        """Return tokens in a row around a point."""
        step = min(size + 2, 104 / max(len(tokens), 1))
        out = []
        for turn, token in enumerate(tokens):
            at = x + (turn - (len(tokens) - 1) / 2) * step
            pawn = token.noun == "pawn" and f"pawn-{token.face}" not in self.symbols
            shown = self.seat_sign(token.seat, at - size / 2, y - size / 2, size) if pawn else ""
            out.append(shown or self.owned(token.seat, self.piece(token.noun, token.face, at, y, size)))
            out.append(self.count(token.count, at + size * 0.36, y - size * 0.34, 20))
        return "".join(out)


def symbol_width(drawing: str) -> float:
    """Return how wide a symbol was drawn."""
    return float(drawing.partition('viewBox="')[2].partition('"')[0].split()[2])
