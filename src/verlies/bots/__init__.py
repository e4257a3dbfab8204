"""Bots: they see an observation and choose one of its options. They know no game by name."""

from collections.abc import Callable
from typing import Any

from ..core.errors import VerliesError, closest, listing
from ..core.observe import Advisor
from ..core.rules import Rules
from .asking import BadChoice as BadChoice
from .asking import ask as ask
from .asking import checked as checked
from .base import Bot as Bot
from .casual import Casual
from .greedy import Greedy
from .random import Random

__all__ = ["ANY", "EASY", "USUAL", "BadChoice", "Bot", "ask", "bot", "bots", "checked"]

ANY = "random"
"""The bot that takes anything that is allowed."""
EASY = "casual"
"""The bot that overlooks things."""
USUAL = "greedy"
"""The bot that plays where nobody has asked for another."""

_MAKERS: dict[str, Callable[[Rules[Any]], Bot]] = {ANY: Random, EASY: Casual, USUAL: Greedy}
"""Every bot by its name, the weakest first, and how it is made for a game."""


WITHOUT = " without "
"""Between the name of a bot that asks the game's advisor and a habit that it is to do without."""


def bots() -> list[str]:
    """Return the names of all bots, the weakest first."""
    return list(_MAKERS)


def bot(name: str, game: Rules[Any]) -> Bot:
    """Return a bot for a game; an unknown name raises with what is possible instead."""
    if name.startswith(USUAL + WITHOUT) and (advisor := _advice(game, name.removeprefix(USUAL + WITHOUT))):
        return Greedy(game, advisor)
    if name not in _MAKERS:
        hint = closest(name.lower(), bots())
        raise VerliesError("unknown-bot", name=name, possible=listing(bots()), hint=hint)
    return _MAKERS[name](game)


def _advice(game: Rules[Any], habit: str) -> Advisor | None:
    """Return the advice of a game without a habit; None if it has no such habit, or knows no advice."""
    advisor = game.advisor()
    return advisor.without(habit) if advisor else None
