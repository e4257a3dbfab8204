"""Which games there are: the built-in ones, and those that other packages bring through entry points."""

import os
from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from .core.errors import UnknownGame, VerliesError, did_you_mean, listing
from .core.game import API_VERSION, Game

GROUP = "verlies.games"
BUILT_IN = tuple(EntryPoint(name, f"verlies.games.{name}:GAME", GROUP) for name in ("klong", "dungeonquest"))
"""Known even where no package metadata is, as in a source tree or the compiled copy."""


class Registry:
    """Games by name; what cannot be loaded is kept with its reason, and never raises on the way."""

    def __init__(self, points: Iterable[EntryPoint]) -> None:
        self._points: dict[str, EntryPoint] = {}
        self._games: dict[str, Game[Any]] = {}
        self._problems: dict[str, str] = {}
        for point in points:
            self._add(point)

    def _add(self, point: EntryPoint) -> None:
        first = self._points.setdefault(point.name, point)
        if first.value != point.value:
            name = f"{point.name} ({_origin(point)})"
            self._problems[name] = f"another game is called “{point.name}” already"

    def names(self) -> list[str]:
        """Return the games that can be played: our own in the order they came, then those of others by name."""
        ours = [point.name for point in BUILT_IN if point.name in self._points]
        others = sorted(set(self._points) - set(ours))
        return [name for name in (*ours, *others) if self._load(name) is not None]

    def problems(self) -> dict[str, str]:
        """Return why games were left out, by name."""
        self.names()
        return dict(sorted(self._problems.items()))

    def game(self, name: str) -> Game[Any]:
        """Return a game; unknown and broken ones raise with what is possible instead."""
        if name not in self._points:
            possible = self.names()
            raise UnknownGame(
                "unknown-game", name=name, possible=listing(possible), hint=did_you_mean(name.lower(), possible)
            )
        game = self._load(name)
        if game is None:
            raise VerliesError("broken-game", name=name, reason=self._problems[name])
        return game

    def _load(self, name: str) -> Game[Any] | None:
        if name not in self._games and name not in self._problems:
            self._try(name)
        return self._games.get(name)

    def _try(self, name: str) -> None:
        try:
            loaded: Any = self._points[name].load()
            reason = _fault(name, loaded)
        except (Exception, SystemExit) as error:  # a plugin may fail in any way
            reason = f"{type(error).__name__}: {error}"
        if reason:
            self._problems[name] = reason
        else:
            loaded.entropy = os.urandom
            self._games[name] = loaded


def _fault(name: str, loaded: object) -> str:
    """Return what is wrong with a loaded object, or an empty string."""
    if not isinstance(loaded, Game):
        return f"it is not a Game but {type(loaded).__name__}"
    if loaded.about.api != API_VERSION:
        return f"it was written for interface {loaded.about.api}, this is {API_VERSION}"
    if loaded.id != name:
        return f"it calls itself “{loaded.id}”"
    return ""


def _origin(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.value


@cache
def registry() -> Registry:
    """Return the registry of this installation."""
    return Registry([*BUILT_IN, *entry_points(group=GROUP)])


def game(name: str) -> Game[Any]:
    """Return a game by its name."""
    return registry().game(name)


def names() -> list[str]:
    """Return the names of the games that can be played."""
    return registry().names()


def problems() -> dict[str, str]:
    """Return why games were left out, by name."""
    return registry().problems()
