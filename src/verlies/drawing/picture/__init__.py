# mypyc: interpreted
"""Picture: any scene as one drawing that stands alone, with a game's own art or with plain boxes and circles."""

from .art import TABLE, NoArt
from .brush import SEATS, Texts
from .whole import picture

__all__ = ["SEATS", "TABLE", "NoArt", "Texts", "picture"]
