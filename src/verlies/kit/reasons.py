"""The kit's reasons why something is not possible; they come first in the table of a game that uses the kit."""

from typing import Final

OK: Final = 0
NOT_EMPTY: Final = 1
"""Something lies there already."""
NOT_ADJACENT: Final = 2
"""It would touch nothing that lies."""
NO_JOIN: Final = 3
"""No opening would meet an opening where one has to."""
MISMATCH: Final = 4
"""An opening would meet a wall."""
TOO_FAR: Final = 5
NO_LINE: Final = 6
"""Nothing leads there, or not straight."""
BLOCKED: Final = 7
"""Somebody stands in between."""
NO_SLOT: Final = 8
WRONG_SYMBOL: Final = 9
NEEDS_TWO: Final = 10
"""It takes two places of its symbol."""
TAKEN: Final = 11
NOTHING_OFFERED: Final = 12
REFUSED: Final = 13
"""The very same offer was declined."""
FREE: Final = 14
"""The first number that a game may give away."""
