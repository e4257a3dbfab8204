"""The board: 13 columns and 10 rows of fields, four towers, the treasure chamber, and the sun track."""

from typing import Final

from verlies.kit.grid import empty_grid
from verlies.kit.tiles import EAST, NORTH, SOUTH, WEST

COLUMNS: Final = 13
ROWS: Final = 10
CELLS: Final = COLUMNS * ROWS
FIELDS: Final = empty_grid((), COLUMNS, ROWS)
PLACES: Final = tuple(FIELDS.name(cell).lower() for cell in range(CELLS))
"""The ids of the fields: column and row, from the north-west."""


def cell_at(column: int, row: int) -> int:
    """Return the field in a column and row, both from 1."""
    return FIELDS.field(column, row)


TOWERS: Final = (cell_at(1, 1), cell_at(13, 1), cell_at(1, 10), cell_at(13, 10))
HALL_CELLS: Final = (cell_at(7, 5), cell_at(7, 6))
HALL_CELL: Final = HALL_CELLS[0]
"""Where a hero in the treasure chamber stands; it is one room on two fields."""
HALL_SIDES: Final = (
    (HALL_CELLS[0], NORTH),
    (HALL_CELLS[0], EAST),
    (HALL_CELLS[1], EAST),
    (HALL_CELLS[1], SOUTH),
    (HALL_CELLS[1], WEST),
    (HALL_CELLS[0], WEST),
)
"""The six passages out of the treasure chamber, clockwise."""

SUN_SPACES: Final = 30
SUN_NUMBERS: Final = {26: 1, 27: 2, 28: 3, 29: 4, 30: 5}
"""The numbers on the last spaces of the sun track; spaces are counted from 1."""


NEIGHBOURS: Final = FIELDS.neighbours()
"""The field on each side of a field; NONE beyond the outer wall."""


def neighbour(cell: int, side: int) -> int:
    """Return the field on one side of a field, or NONE beyond the outer wall."""
    return NEIGHBOURS[cell][side]


def walk_straight(cell: int, side: int, steps: int) -> tuple[int, int]:
    """Return where a marker ends that moves straight on, and how many steps were lost at the outer wall."""
    return FIELDS.straight(cell, side, steps)
