"""Errors named after the user's mistake; each carries its facts and says what is possible.

Their sentences are texts, `error-…` with a `reason-…`. Whoever has texts says so (`spoken_by`); `str` speaks English.
"""

import errno
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from .refusal import Refusal

SYSTEM = {
    errno.ENOENT: "no-file",
    errno.EISDIR: "directory",
    errno.ENOTDIR: "no-directory",
    errno.EEXIST: "in-the-way",
    errno.EACCES: "permission",
    errno.EPERM: "permission",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "name-too-long",
}
"""The reasons the system gives most often."""
FOREIGN = (Exception, SystemExit)
"""What code of strangers may raise at any time; who asks it goes on without it, whatever it wanted to end."""


@mypyc_attr(allow_interpreted_subclasses=True)
class VerliesError(Exception):
    """A mistake that can be explained to the person who made it.

    `reason` is the id of a text, `error` if the reason is the error this one was raised from; `hint` is the name that
    may have been meant. Facts that are None are left out.
    """

    def __init__(self, key: str, **facts: str | int | None) -> None:
        super().__init__(key)
        self.key = key
        self.facts: dict[str, str | int] = {name: fact for name, fact in facts.items() if fact is not None}

    def behind(self) -> "VerliesError | None":
        """Return the error that is the reason of this one, if its reason is `error`; compiled code knows no `from`."""
        cause = self.__cause__ or self.__context__
        return cause if self.facts.get("reason") == "error" and isinstance(cause, VerliesError) else None

    def __str__(self) -> str:
        if _speakers:
            return _speakers[-1](self)
        return " ".join([self.key, *(f"{name}={fact}" for name, fact in self.facts.items())])

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how it is made again in another process; compiled, its facts would stay behind."""
        return arrived, (type(self), self.args, self.facts)


def arrived(kind: type[VerliesError], args: tuple[Any, ...], facts: Mapping[str, str | int]) -> VerliesError:
    """Return an error that was raised in another process."""
    error = kind(*args)
    error.facts = dict(facts)
    return error


_speakers: list[Callable[[VerliesError], str]] = []


def spoken_by(speaker: Callable[[VerliesError], str]) -> None:
    """Let somebody who has texts put errors into sentences."""
    _speakers.append(speaker)


class UnknownGame(VerliesError):
    """No game of that name is installed."""


class BadSetup(VerliesError):
    """The seats, options or seed of a new game make no sense."""


class IllegalAnswer(VerliesError):
    """An answer that is not among the options; `refusal` says why."""

    def __init__(self, word: str, refusal: Refusal) -> None:
        super().__init__("illegal", word=word, reason=refusal.message, rule=refusal.rule or None)
        self.refusal = refusal
        self.args = (word, refusal)


class UndoRefused(VerliesError):
    """Something that cannot be taken back."""


class SaveError(VerliesError):
    """A save file that cannot be read, trusted or written."""


def why(error: OSError) -> dict[str, str]:
    """Return why the system refused something, as facts of an error."""
    known = SYSTEM.get(error.errno or 0)
    if known is not None:
        return {"reason": known}
    return {"reason": "detail", "detail": error.strerror or type(error).__name__}


def listing(names: Iterable[str]) -> str:
    """Return names as an enumeration for a sentence."""
    return ", ".join(names) or "–"


def closest(name: str, possible: Iterable[str], alike: float = 0.5) -> str | None:
    """Return what may have been meant by a wrong name: the most similar one, if it is alike enough (of 1)."""
    from difflib import get_close_matches

    close = get_close_matches(name, list(possible), n=1, cutoff=alike)
    return close[0] if close else None
