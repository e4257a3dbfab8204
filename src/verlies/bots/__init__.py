"""Bots: they see an observation and choose one of its options. They know no game by name."""

from collections.abc import Callable
from typing import Any

from ..core.errors import VerliesError, closest, listing
from ..core.game import Game
from .asking import BadChoice as BadChoice
from .asking import ask as ask
from .asking import checked as checked
from .base import Bot as Bot
from .greedy import Greedy
from .random import Random

__all__ = ["ANY", "USUAL", "BadChoice", "Bot", "ask", "bot", "bots", "checked"]

ANY = "random"
"""The bot that takes anything that is allowed."""
USUAL = "greedy"
"""The bot that plays where nobody has asked for another."""

_MAKERS: dict[str, Callable[[Game[Any]], Bot]] = {ANY: Random, USUAL: Greedy}
"""Every bot by its name, and how it is made for a game."""


def bots() -> list[str]:
    """Return the names of all bots."""
    return sorted(_MAKERS)


def bot(name: str, game: Game[Any]) -> Bot:
    """Return a bot for a game; an unknown name raises with what is possible instead."""
    if name not in _MAKERS:
        hint = closest(name.lower(), bots())
        raise VerliesError("unknown-bot", name=name, possible=listing(bots()), hint=hint)
    return _MAKERS[name](game)
