"""Help for tests: any situation in a few lines, forced chance, and the check every game must pass."""

from .situation import Situation as Situation

__all__ = ["Situation"]
