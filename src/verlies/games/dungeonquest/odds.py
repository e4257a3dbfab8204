"""The chance of two dice, and how it is told."""

from typing import Final

from verlies.kit.dice import pool
from verlies.kit.odds import at_most

CHANCES: Final = tuple(at_most(pool(2), need) for need in range(13))
"""The chance that two dice are at most a number."""


def chance(need: int) -> float:
    """Return the chance that two dice are at most a number."""
    return CHANCES[max(0, min(12, need))]


def percent(likely: float) -> int:
    """Return a chance in percent."""
    return round(100 * likely)
