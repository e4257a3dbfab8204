"""check_game: the promises that every game must keep, tried at the decisions of random games."""

from .report import CheckFailed, CheckReport
from .texts import Texts
from .whole import check_game, check_stories

__all__ = ["CheckFailed", "CheckReport", "Texts", "check_game", "check_stories"]
