"""What a model of a game asks, and how it waits for the answer."""

from collections.abc import Generator, Iterable
from typing import NamedTuple, TypeVar

T = TypeVar("T")
PASS = "pass"


class Question(NamedTuple):
    """Who is asked, and all that may be answered."""

    seat: int
    options: frozenset[str]


Asking = Generator[Question, str, T]
"""A part of the rules that may stop and ask; in the end it returns something."""


def ask(seat: int, options: Iterable[str]) -> Asking[str]:
    """Ask somebody."""
    answer = yield Question(seat, frozenset(options))
    return answer


def pick(seat: int, kind: str, things: Iterable[str]) -> Asking[str]:
    """Ask for one of several things; return which."""
    answer = yield from ask(seat, (f"{kind}:{thing}" for thing in things))
    return answer.partition(":")[2]


def pick_if_several(seat: int, kind: str, things: list[str]) -> Asking[str]:
    """Ask for one of several things; the only one is taken without asking."""
    if len(things) == 1:
        return things[0]
    return (yield from pick(seat, kind, things))
