# mypyc: interpreted
"""Windows as clients see them: which a game has, which is open, and what a person may want of them.

The rules ask everybody who could hold an answer, so that the question tells nothing. What somebody wants is the affair
of a client: it is in no state and in nobody else's view.
"""

from collections.abc import Mapping
from typing import Any, Final

from .agenda import Window
from .match import Match
from .rules import Rules

ASK: Final = "ask"
"""The window stays open until the seat answers."""
NEVER: Final = "never"
"""The client passes for the seat."""
MATTERS: Final = "matters"
"""The client passes, too, unless the seat holds an answer and gives it."""
WISHES: Final = (ASK, NEVER, MATTERS)


def windows_of(game: Rules[Any]) -> list[str]:
    """Return the names of the windows of a game."""
    return sorted(name for name, kind in game.about.steps.kinds.items() if issubclass(kind, Window))


def wishes(game: Rules[Any], said: Mapping[str, str]) -> dict[str, str]:
    """Return what a seat wants of every window of a game."""
    return {name: said.get(name, ASK) for name in windows_of(game)}


def window_asked(match: Match[Any]) -> str:
    """Return the name of the window that is open, if the open question is one."""
    step = match.state.agenda[-1].step if match.state.agenda else None
    return type(step).__name__ if isinstance(step, Window) else ""
