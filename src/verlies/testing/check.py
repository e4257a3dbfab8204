"""The check every game must pass, with the texts of this installation."""

from functools import partial
from typing import Final

from verlies.core import check
from verlies.text import words

check_game: Final = partial(check.check_game, texts=words)
"""Try every promise of a game at the decisions of random games; a broken one raises `CheckFailed`."""
