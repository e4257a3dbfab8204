"""The check every game must pass, with the texts and the bots of this installation."""

from functools import partial
from typing import Any, Final

from verlies.bots import ANY, bot, bots
from verlies.core import check
from verlies.core.rules import Rules
from verlies.text import words


def players(game: Rules[Any]) -> list[check.Player]:
    """Return all bots of a game; the one that takes anything that is allowed does not play to win."""
    return [check.Player(name, bot(name, game).choose, name != ANY) for name in bots()]


check_game: Final = partial(check.check_game, texts=words, bots=players)
"""Try every promise of a game at the decisions of random games; a broken one raises `CheckFailed`."""
check_bots: Final = partial(check.check_bots, bots=players)
"""Let every bot play whole games at a table; one that spoils a game raises `CheckFailed`."""
