"""Help for tests: any situation in a few lines, forced chance, and the checks every game must pass."""

from .check import check_bots as check_bots
from .check import check_game as check_game
from .situation import Situation as Situation

__all__ = ["Situation", "check_bots", "check_game"]
