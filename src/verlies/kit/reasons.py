"""The kit's reasons why something is not possible; they come first in the table of every game."""

from typing import Final

from verlies.core.tables import ReasonTable

REASONS: Final = ReasonTable()

OK: Final = 0
NOT_EMPTY: Final = REASONS.add("not-empty")
"""Something lies there already."""
NOT_ADJACENT: Final = REASONS.add("touches-nothing")
"""It would touch nothing that lies."""
NO_JOIN: Final = REASONS.add("no-join")
"""No opening would meet an opening where one has to."""
MISMATCH: Final = REASONS.add("mismatch")
"""An opening would meet a wall."""
TOO_FAR: Final = REASONS.add("too-far")
NO_LINE: Final = REASONS.add("no-line")
"""Nothing leads there, or not straight."""
BLOCKED: Final = REASONS.add("in-the-way")
"""Somebody stands in between."""
NO_SLOT: Final = REASONS.add("no-slot")
WRONG_SYMBOL: Final = REASONS.add("wrong-symbol")
NEEDS_TWO: Final = REASONS.add("needs-two")
"""It takes two places of its symbol."""
TAKEN: Final = REASONS.add("slot-taken")
NOTHING_OFFERED: Final = REASONS.add("nothing-offered")
REFUSED: Final = REASONS.add("refused-before")
"""The very same offer was declined."""
