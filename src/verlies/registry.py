"""Which games there are: the built-in ones, and those that other packages bring through entry points."""

import os
import platform
import sys
from collections.abc import Iterable
from contextlib import redirect_stdout
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from .core.errors import UnknownGame, VerliesError, closest, listing
from .core.game import Game
from .core.rules import API_VERSION

Facts = dict[str, str | int]

GROUP = "verlies.games"
NAMES = ("klong", "katakomben", "dungeonquest", "bag_of_dungeon", "koenige")
BUILT_IN = tuple(EntryPoint(name, f"verlies.games.{name}:GAME", GROUP) for name in NAMES)
"""Known even where no package metadata is, as in a source tree or the compiled copy."""


class Registry:
    """Games by name; what cannot be loaded is kept with its reason, and never raises on the way."""

    def __init__(self, points: Iterable[EntryPoint]) -> None:
        self._points: dict[str, EntryPoint] = {}
        self._games: dict[str, Game[Any]] = {}
        self._problems: dict[str, Facts] = {}
        self._causes: dict[str, BaseException] = {}
        for point in points:
            self._add(point)

    def _add(self, point: EntryPoint) -> None:
        first = self._points.setdefault(point.name, point)
        if first.value != point.value:
            name = f"{point.name} ({_origin(point)})"
            facts: Facts = {"reason": "name-taken", "other": point.name, "first": _origin(first)}
            self._problems[name] = {**facts, **_remedy("name-taken", point)}

    def names(self) -> list[str]:
        """Return the games that can be played: our own in the order they came, then those of others by name."""
        ours = [point.name for point in BUILT_IN if point.name in self._points]
        others = sorted(set(self._points) - set(ours))
        return [name for name in (*ours, *others) if self._load(name) is not None]

    def problems(self) -> dict[str, VerliesError]:
        """Return why games were left out, by name."""
        self.names()
        return {name: self._problem(name) for name in sorted(self._problems)}

    def _problem(self, name: str) -> VerliesError:
        problem = VerliesError("broken-game", name=name, **self._problems[name])
        problem.__cause__ = self._causes.get(name)
        return problem

    def game(self, name: str) -> Game[Any]:
        """Return a game; unknown and broken ones raise with what is possible instead."""
        if name not in self._points:
            possible = self.names()
            hint = closest(name.lower(), possible)
            raise UnknownGame("unknown-game", name=name, possible=listing(possible), hint=hint)
        game = self._load(name)
        if game is None:
            raise self._problem(name)
        return game

    def _load(self, name: str) -> Game[Any] | None:
        if name not in self._games and name not in self._problems:
            self._try(name)
        return self._games.get(name)

    def _try(self, name: str) -> None:
        point = self._points[name]
        try:
            with redirect_stdout(sys.stderr):  # what it prints is no output of ours
                loaded: Any = point.load()
            fault = _fault(point, loaded)
        except (Exception, SystemExit) as error:  # a plugin may fail in any way
            self._causes[name] = error
            fault = {"reason": "detail", "detail": _in_a_line(error), **_remedy("broken", point)}
        if fault:
            self._problems[name] = fault
        else:
            loaded.entropy = os.urandom
            self._games[name] = loaded


def _fault(point: EntryPoint, loaded: object) -> Facts:
    """Return what is wrong with a loaded object, as facts of an error; none if it can be played."""
    if not isinstance(loaded, Game):
        return {"reason": "no-game", "type": type(loaded).__name__, **_remedy("broken", point)}
    if loaded.about.api != API_VERSION:
        remedy = _remedy("older" if loaded.about.api < API_VERSION else "newer", point)
        return {"reason": "other-interface", "api": loaded.about.api, "known": API_VERSION, **remedy}
    if loaded.id != point.name:
        return {"reason": "other-name", "other": loaded.id, **_remedy("broken", point)}
    return {}


def _remedy(kind: str, point: EntryPoint) -> Facts:
    """Return what helps against a fault, as facts of an error: the id of a text, and what it speaks of."""
    if point in BUILT_IN:
        return {"remedy": "own", "python": platform.python_version()}
    if point.dist is None or not point.dist.name:
        return {"remedy": "unpackaged", "source": point.value}
    return {"remedy": kind, "package": point.dist.name}


def _in_a_line(error: BaseException) -> str:
    """Return an exception as one line: its kind, and what it says if it says anything."""
    return ": ".join(part for part in (type(error).__name__, " ".join(str(error).split())) if part)


def _origin(point: EntryPoint) -> str:
    """Return who brings a game: a package by its name, or a place in the code where no package is known."""
    if point in BUILT_IN:
        return "verlies"
    return (point.dist.name if point.dist is not None else "") or point.value


@cache
def registry() -> Registry:
    """Return the registry of this installation."""
    return Registry([*BUILT_IN, *entry_points(group=GROUP)])


def game(name: str) -> Game[Any]:
    """Return a game by its name."""
    return registry().game(name)


def behind(error: VerliesError) -> Game[Any] | None:
    """Return the game that an error is about, if it says so and there is one: whoever tells it needs its words."""
    name = error.facts.get("game")
    return game(str(name)) if name in names() else None


def names() -> list[str]:
    """Return the names of the games that can be played."""
    return registry().names()


def problems() -> dict[str, VerliesError]:
    """Return why games were left out, by name."""
    return registry().problems()


def none_left() -> VerliesError:
    """Return the error of a house in which no game can be played."""
    return VerliesError("no-games", python=platform.python_version())
