"""The kit's reasons why something is not possible; they come first in the table of every game."""

from typing import Final

from verlies.core.tables import ReasonTable

REASONS: Final = ReasonTable()

OK: Final = 0
NOT_EMPTY, NOT_ADJACENT = REASONS.row("not-empty touches-nothing")
"""`NOT_EMPTY`: something lies there already; `NOT_ADJACENT`: it would touch nothing that lies."""
NO_JOIN, MISMATCH, TOO_FAR = REASONS.row("no-join mismatch too-far")
"""`NO_JOIN`: no opening would meet an opening where one has to; `MISMATCH`: an opening would meet a wall."""
NO_LINE, BLOCKED, NO_SLOT, WRONG_SYMBOL = REASONS.row("no-line in-the-way no-slot wrong-symbol")
"""`NO_LINE`: nothing leads there, or not straight; `BLOCKED`: somebody stands in between."""
NEEDS_TWO, TAKEN, NOTHING_OFFERED, REFUSED = REASONS.row("needs-two slot-taken nothing-offered refused-before")
"""`NEEDS_TWO`: it takes two places of its symbol; `REFUSED`: the very same offer was declined."""
