"""What matters now, in words: the room one is in, a test, a fight with its table of outcomes."""

from collections.abc import Sequence

from rich.text import Text

from ..core.scene import Basket, Face, Fact, Mark, Matrix, Spot
from .look import FAINT, NUMBER, titled
from .table import Painter
from .tiles import inside, shape

GAP = "  "


class Spotlight:
    """Tells of what is shown large elsewhere."""

    def __init__(self, painter: Painter) -> None:
        self.painter = painter
        self.words = painter.words

    def lines(self, spot: Spot, stand: int = -1) -> list[Text]:
        """Return a spot in a few lines: its name and facts, its text, the sides of a tile, its table."""
        body = self.painter.fitted(self._parts(spot), len(self._title(spot)) + 2)
        told = self.words.maybe(f"{spot.noun}-{spot.face}.text" if spot.noun else f"spot-{spot.id}.text")
        out = [titled(self._title(spot), body)]
        out += self._opposite(spot) + [self._basket(basket) for basket in spot.trade]
        out += [Text(f"{GAP}{told}", style=FAINT)] if told else []
        out += self._sides(self.painter.face(spot.noun, spot.face, spot.turned), stand)
        return out + (self.matrix(spot.matrix) if spot.matrix else [])

    def _sides(self, face: Face, stand: int) -> list[Text]:
        if not face.sides:
            return []
        return [Text(GAP + "; ".join([shape(self.words, face), *inside(self.words, face, stand)]))]

    def _title(self, spot: Spot) -> str:
        title = self.words.say(f"spot-{spot.id}")
        return title if spot.seat in (-1, self.painter.viewer) else f"{title} – {self.words.player(spot.seat)}"

    def _parts(self, spot: Spot) -> list[str]:
        name = self.words.player(spot.rival) if spot.rival >= 0 else self.words.name(spot.noun, spot.face)
        name = name.removeprefix(f"{self.words.say(f'spot-{spot.id}')}, ")
        parts = [name] if spot.noun and not self._is_told(name, spot.facts) else []
        return parts if spot.other else parts + self._told(spot.facts, spot.dice)

    def _is_told(self, name: str, facts: Sequence[Fact]) -> bool:
        """Return whether the first fact says the name already: the luck of a test of luck."""
        return any(name.casefold().startswith(self.words.say(fact.name()).casefold()) for fact in facts[:1])

    def _told(self, facts: Sequence[Fact], dice: Sequence[int]) -> list[str]:
        rolled = ["[" + "] [".join(str(die) for die in dice) + "]"] if dice else []
        return [self.painter.fact(fact) for fact in facts] + rolled

    def _opposite(self, spot: Spot) -> list[Text]:
        """Return both sides, where two face each other, and the rule they do it by."""
        if not spot.other:
            return []
        rival = self.words.player(spot.rival) if spot.rival >= 0 else self.words.name(spot.noun, spot.face)
        own = self._side(self.words.player(spot.seat), spot.facts, spot.dice)
        rule = self.words.maybe(f"spot-{spot.id}.text") if spot.noun else None
        out = [own, self._side(rival, spot.other, spot.against)]
        return out + ([Text(f"{GAP}{rule}", style=FAINT)] if rule else [])

    def _side(self, name: str, facts: Sequence[Fact], dice: Sequence[int]) -> Text:
        """Return one of two sides with what counts for it."""
        title = f"{GAP}{name}"
        return titled(title, self.painter.fitted(self._told(facts, dice), len(title) + len(GAP)))

    def _basket(self, basket: Basket) -> Text:
        """Return what one side of a trade gives, and why it has no use for what it would get."""
        things = ", ".join(self.words.name(basket.noun, face) for face in basket.gives) or "–"
        given = f"{GAP}{self.words.say('ui-gives', player=self.words.player(basket.seat))}: {things}"
        return Text(given + (f" ({self.words.say(basket.lacks)})" if basket.lacks else ""))

    # The table of outcomes

    def matrix(self, matrix: Matrix) -> list[Text]:
        """Return a table with a line for each row; what is chosen is bold, what came up last in brackets."""
        heads = [self.words.name(matrix.noun, id) for id in matrix.columns]
        rows = [[self._cell(matrix, row, column) for column in range(len(heads))] for row in range(len(matrix.rows))]
        corner = f"{self.words.say(f'matrix-{matrix.id}-rows')} / {self.words.say(f'matrix-{matrix.id}-columns')}"
        names = [self.words.name(matrix.noun, id) for id in matrix.rows]
        widths = [max(len(cell) for cell in column) for column in zip(heads, *rows, strict=True)]
        first = max(len(name) for name in [corner, *names])
        lines = [self._line(corner, heads, first, widths, FAINT)]
        for row, cells in enumerate(rows):
            lines.append(self._line(names[row], cells, first, widths, NUMBER if row == matrix.row else ""))
        return lines

    def _line(self, name: str, cells: Sequence[str], first: int, widths: Sequence[int], style: str) -> Text:
        padded = [cell.ljust(width) for cell, width in zip(cells, widths, strict=True)]
        return Text(GAP + GAP.join([name.ljust(first), *padded]).rstrip(), style=style)

    def _cell(self, matrix: Matrix, row: int, column: int) -> str:
        number = row * len(matrix.columns) + column
        words = self._marks(matrix.cells[number])
        return f"[{words}]" if number == matrix.last else words

    def _marks(self, marks: Sequence[Mark]) -> str:
        return ", ".join(self.painter.mark(mark) for mark in marks) or "–"
