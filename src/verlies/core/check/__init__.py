"""check_game: the promises that every game must keep, tried at the decisions of random games."""

from .bots import check_bots
from .player import Player
from .report import CheckFailed, CheckReport
from .tables import Table, tables
from .texts import Texts
from .whole import check_game, check_stories

__all__ = [
    "CheckFailed",
    "CheckReport",
    "Player",
    "Table",
    "Texts",
    "check_bots",
    "check_game",
    "check_stories",
    "tables",
]
