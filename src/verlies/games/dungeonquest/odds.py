"""The chance of two dice, and how it is told."""

from typing import Final

BELOW_OR_EQUAL: Final = (0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36)
"""How many of the 36 rolls of two dice are at most a number."""


def chance(need: int) -> float:
    """Return the chance that two dice are at most a number."""
    return BELOW_OR_EQUAL[max(0, min(12, need))] / 36


def percent(likely: float) -> int:
    """Return a chance in percent."""
    return round(100 * likely)
