"""What KLONG! adds to what cards are worth."""

from typing import Final

from ....families.klong.bot.guesses import MAJOR, MINOR
from ....families.klong.bot.values import Worths, points
from ..boards import ROOMS
from ..content.ids import PRICE
from ..rooms import ReachSecret
from ..setup import BOX

WORTHS: Final = Worths(BOX, {ReachSecret: points(MINOR)}, {})
WAYS: Final = {"swords_3": 1.8, "gold_1": 1.0, "gold_2": 2.0, "tomes": 14.0 - PRICE}
"""What ways are worth that are always worth the same."""


def secret_value(number: int) -> float:
    """Return what a face-down secret of a room is worth."""
    return MAJOR if ROOMS[number].major else MINOR
