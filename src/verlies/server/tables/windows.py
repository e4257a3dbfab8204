"""Windows at a table: who does not want to be asked is passed for, in the same time whatever they hold.

The rules ask everybody who could hold an answer, so that the question tells nothing. What a seat wants is the table's
affair: it is in no state and in nobody else's view.
"""

from collections.abc import Mapping
from typing import Any

from ...core.agenda import Window
from ...core.match import Match
from ...core.rules import Rules

ASK = "ask"
"""The window stays open until the seat answers."""
NEVER = "never"
"""The table passes after a beat."""
MATTERS = "matters"
"""The table passes after a beat, too; who holds an answer can give it until then."""
BEAT = 4.0
"""Seconds before the table passes for a seat: long enough to answer, and the same for all that it could hold."""


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
