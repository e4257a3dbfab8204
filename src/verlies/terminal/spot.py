"""What matters now, in words: the room one is in, a test, a fight with its table of outcomes."""

from collections.abc import Sequence

from rich.text import Text

from ..core.scene import Face, Mark, Matrix, Spot
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
        out += [Text(f"{GAP}{told}", style=FAINT)] if told else []
        out += self._sides(self.painter.faces.get((spot.noun, spot.face)), stand)
        return out + (self.matrix(spot.matrix) if spot.matrix else [])

    def _sides(self, face: Face | None, stand: int) -> list[Text]:
        if face is None or not face.sides:
            return []
        return [Text(GAP + "; ".join([shape(self.words, face), *inside(self.words, face, stand)]))]

    def _title(self, spot: Spot) -> str:
        title = self.words.say(f"spot-{spot.id}")
        return title if spot.seat in (-1, self.painter.viewer) else f"{title} – {self.words.player(spot.seat)}"

    def _parts(self, spot: Spot) -> list[str]:
        parts = [self.words.name(spot.noun, spot.face)] if spot.noun else []
        parts += [self.painter.fact(fact) for fact in spot.facts]
        return parts + (["[" + "] [".join(str(die) for die in spot.dice) + "]"] if spot.dice else [])

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
