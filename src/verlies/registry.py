"""Which games there are: the built-in ones, and those that other packages bring through entry points."""

import os
import platform
from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint
from traceback import walk_tb
from typing import Any, NamedTuple

from .core.brought import Unread, brought, package_of
from .core.errors import UnknownGame, VerliesError, closest, listing
from .core.game import Game
from .core.rules import API_VERSION
from .loading import TooLong, loading

Facts = dict[str, str | int]

GROUP = "verlies.games"
NAMES = ("klong", "katakomben", "dungeonquest", "bag_of_dungeon", "koenige")
BUILT_IN = tuple(EntryPoint(name, f"verlies.games.{name}:GAME", GROUP) for name in NAMES)
"""Known even where no package metadata is, as in a source tree or the compiled copy."""
PATIENCE = 60.0
"""So many seconds the game of somebody else may take to be loaded; it may bring a lot that is slow on a slow disk."""
LONGEST = 300
"""So many letters are told of what a broken game says of itself."""


class Fault(NamedTuple):
    """Why something cannot be played."""

    key: str
    facts: Facts
    cause: BaseException | None = None

    def error(self) -> VerliesError:
        """Return an error that says so, anew each time: whoever raises it leaves traces in it."""
        error = VerliesError(self.key, **self.facts)
        error.__cause__ = self.cause
        return error


class Registry:
    """Games by name; what cannot be loaded is kept with its reason, and never raises on the way."""

    def __init__(self, points: Iterable[EntryPoint], unread: Iterable[Unread] = (), patience: float = PATIENCE) -> None:
        self._patience = patience
        self._points: dict[str, EntryPoint] = {}
        self._games: dict[str, Game[Any]] = {}
        self._problems: dict[str, Fault] = {}
        for point in points:
            self._add(point)
        for each in unread:
            self._problems[each.package or each.place] = _unread(each)

    def _add(self, point: EntryPoint) -> None:
        first = self._points.setdefault(point.name, point)
        if first.value != point.value:
            facts: Facts = {"reason": "name-taken", "other": point.name, "first": _origin(first)}
            self._fail(f"{point.name} ({_origin(point)})", {**facts, **_remedy("name-taken", point)})

    def _fail(self, name: str, facts: Facts, cause: BaseException | None = None) -> None:
        self._problems[name] = _broken(name, facts, cause)

    def names(self) -> list[str]:
        """Return the games that can be played: our own in the order they came, then those of others by name."""
        ours = [point.name for point in BUILT_IN if point.name in self._points]
        others = sorted(set(self._points) - set(ours))
        return [name for name in (*ours, *others) if self._load(name) is not None]

    def problems(self) -> dict[str, VerliesError]:
        """Return why games were left out, by name."""
        self.names()
        return {name: self._problems[name].error() for name in sorted(self._problems)}

    def leave_out(self, name: str, error: BaseException) -> None:
        """Leave out a game that was loaded, because of what went wrong with it since."""
        del self._games[name]
        self._fail(name, _failed(self._points[name], error), error)

    def failing(self, name: str, error: BaseException) -> VerliesError:
        """Return the error of a game that was loaded, and failed in this way while it was asked for something."""
        return _broken(name, _failed(self._points[name], error), error).error()

    def at_fault(self, error: BaseException) -> str:
        """Return the game of another package in whose code something went wrong; nothing if it is none."""
        passed = {_top(str(frame.f_globals.get("__name__", ""))) for frame, _ in walk_tb(error.__traceback__)}
        strangers = (point for point in self._points.values() if point not in BUILT_IN)
        return next((point.name for point in strangers if _top(point.module) in passed - {_top(__name__)}), "")

    def game(self, name: str) -> Game[Any]:
        """Return a game; unknown and broken ones raise with what is possible instead."""
        if name not in self._points:
            possible = self.names()
            hint = closest(name.lower(), possible)
            raise UnknownGame("unknown-game", name=name, possible=listing(possible), hint=hint)
        game = self._load(name)
        if game is None:
            raise self._problems[name].error()
        return game

    def _load(self, name: str) -> Game[Any] | None:
        if name not in self._games and name not in self._problems:
            self._try(name)
        return self._games.get(name)

    def _try(self, name: str) -> None:
        point = self._points[name]
        try:
            with loading(0 if point in BUILT_IN else self._patience):
                loaded: Any = point.load()
            fault = _fault(point, loaded)
        except KeyboardInterrupt:
            raise
        except TooLong:
            self._fail(name, {"reason": "too-slow", "seconds": round(self._patience), **_remedy("broken", point)})
            return
        except BaseException as error:  # a plugin may fail in any way, and not all ways are an Exception
            self._fail(name, _failed(point, error), error)
            return
        if fault:
            self._fail(name, fault)
        else:
            loaded.entropy = os.urandom
            self._games[name] = loaded


def _top(module: str) -> str:
    """Return the package that a module is in."""
    return module.partition(".")[0]


def _broken(name: str, facts: Facts, cause: BaseException | None) -> Fault:
    """Return that a game cannot be loaded, with the facts of the reason."""
    return Fault("broken-game", {"name": name, **facts}, cause)


def _unread(package: Unread) -> Fault:
    """Return what is to be said of a package that does not say legibly what it brings."""
    remedy: Facts = {"remedy": "broken"} if package.package else {"remedy": "unpackaged", "source": package.place}
    why: Facts = {"package": package.package or "?", "reason": "detail", "detail": _in_a_line(package.error)}
    return Fault("unread-package", {**why, **remedy}, package.error)


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


def _failed(point: EntryPoint, error: BaseException) -> Facts:
    """Return what is to be said of an entry point that raised, as facts of an error."""
    return {"reason": "detail", "detail": _in_a_line(error), **_remedy("broken", point)}


def _remedy(kind: str, point: EntryPoint) -> Facts:
    """Return what helps against a fault, as facts of an error: the id of a text, and what it speaks of."""
    if point in BUILT_IN:
        return {"remedy": "own", "python": platform.python_version()}
    package = package_of(point.dist)
    return {"remedy": kind, "package": package} if package else {"remedy": "unpackaged", "source": point.value}


def _in_a_line(error: BaseException) -> str:
    """Return an exception as one line that is not too long: its kind, and what it says if it says anything."""
    try:
        said = " ".join(str(error).split())
    except Exception:  # it may even be broken itself
        said = ""
    line = ": ".join(part for part in (type(error).__name__, said) if part)
    return line if len(line) <= LONGEST else f"{line[:LONGEST]} …"


def _origin(point: EntryPoint) -> str:
    """Return who brings a game: a package by its name, or a place in the code where no package is known."""
    if point in BUILT_IN:
        return "verlies"
    return package_of(point.dist) or point.value


@cache
def registry() -> Registry:
    """Return the registry of this installation."""
    points, unread = brought(GROUP)
    return Registry([*BUILT_IN, *points], unread)


def leave_out(name: str, error: BaseException) -> None:
    """Leave out a game that was loaded, because of what went wrong with it since."""
    registry().leave_out(name, error)


def game(name: str) -> Game[Any]:
    """Return a game by its name."""
    return registry().game(name)


def failing(name: str, error: BaseException) -> VerliesError:
    """Return the error of a game that was loaded, and failed in this way while it was asked for something."""
    return registry().failing(name, error)


def at_fault(error: BaseException) -> str:
    """Return the game of another package in whose code something went wrong; nothing if it is none."""
    return registry().at_fault(error)


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
