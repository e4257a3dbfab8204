"""A map of fixed size: rows and columns of fields, numbered row by row from the north-west."""

from typing import Final

from mypy_extensions import mypyc_attr

from verlies.core.parts import Open

from .tiles import NONE, SIDES, Map, Tile

EASTWARD: Final = (0, 1, 0, -1)
SOUTHWARD: Final = (-1, 0, 1, 0)
"""Where a step to each side leads."""
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@mypyc_attr(allow_interpreted_subclasses=True)
class Grid(Map):
    """A map of rows and columns with an edge around it."""

    columns: Open[int]
    rows: Open[int]

    def field(self, column: int, row: int) -> int:
        """Return the field in a column and row, both from 1."""
        return (row - 1) * self.columns + column - 1

    def name(self, field: int) -> str:
        """Return what a field is called: its column as a letter and its row, from 1."""
        return f"{LETTERS[field % self.columns]}{field // self.columns + 1}"

    def beside(self, field: int, side: int) -> int:
        """Return the field on one side of a field, or NONE beyond the edge."""
        column = field % self.columns + EASTWARD[side]
        row = field // self.columns + SOUTHWARD[side]
        inside = 0 <= column < self.columns and 0 <= row < self.rows
        return row * self.columns + column if inside else NONE

    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """Return the fields on the four sides of every field."""
        fields = range(self.columns * self.rows)
        return tuple(tuple(self.beside(field, side) for side in range(SIDES)) for field in fields)

    def straight(self, field: int, side: int, steps: int) -> tuple[int, int]:
        """Return where one ends who goes straight on, walls or not, and how many steps were lost at the edge."""
        for done in range(steps):
            ahead = self.beside(field, side)
            if ahead == NONE:
                return field, steps - done
            field = ahead
        return field, 0

    def apart(self, one: int, two: int) -> int:
        """Return how many steps lie between two fields, walls or not."""
        columns = self.columns
        return abs(one // columns - two // columns) + abs(one % columns - two % columns)


def empty_grid(kinds: tuple[Tile, ...], columns: int, rows: int) -> Grid:
    """Return a grid on which nothing lies."""
    grid = Grid()
    grid.kinds, grid.columns, grid.rows = kinds, columns, rows
    grid.lying = [NONE] * (columns * rows)
    return grid
