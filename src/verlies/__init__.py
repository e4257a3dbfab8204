"""Dungeon board games by the rules: one core for the terminal, the table and the lab."""

from typing import TYPE_CHECKING, Any

from .core.errors import VerliesError as VerliesError
from .core.errors import spoken_by

if TYPE_CHECKING:
    from pathlib import Path

    from .core.game import Game
    from .core.match import Match

__version__ = "0.1.0"
__all__ = ["VerliesError", "__version__", "game", "game_names", "load"]


def game(name: str) -> "Game[Any]":
    """Return an installed game by its name."""
    from . import registry

    return registry.game(name)


def game_names() -> list[str]:
    """Return the names of the games that can be played (`verlies.games` is where the built-in ones live)."""
    from . import registry

    return registry.names()


def load(path: "str | Path") -> "Match[Any]":
    """Return the match of a save file, played again answer by answer."""
    from .core.match import replay
    from .core.record import read

    record = read(path)
    return replay(game(record.header.game), record, str(path))


def _spoken(error: VerliesError) -> str:
    from .text.words import in_english

    return in_english(error)


spoken_by(_spoken)
