"""Help for tests: any situation in a few lines, forced chance, and the check every game must pass."""

from .check import check_game as check_game
from .situation import Situation as Situation

__all__ = ["Situation", "check_game"]
