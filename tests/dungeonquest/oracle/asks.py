"""What the oracle asks, and how turns and games end under it."""

from collections.abc import Generator, Iterable
from typing import NamedTuple, TypeVar

T = TypeVar("T")
PASS = "pass"


class Question(NamedTuple):
    """A question as the oracle would put it: its name, who is asked, and everything that may be answered."""

    name: str
    seat: int
    options: tuple[str, ...]


Asking = Generator[Question, str, T]
"""A piece of play that asks questions and comes to a value."""


class GameOver(Exception):
    """The game is over."""


class TurnOver(Exception):
    """The turn is over, whatever was still to come in it."""


def ask(name: str, seat: int, options: Iterable[str]) -> Asking[str]:
    """Ask one seat something; return its answer."""
    return (yield Question(name, seat, tuple(options)))


def pick(name: str, seat: int, kind: str, things: Iterable[str]) -> Asking[str]:
    """Ask for one of several things; return which."""
    return argument((yield from ask(name, seat, [f"{kind}:{thing}" for thing in things])))


def argument(answer: str) -> str:
    """Return what an answer is about."""
    return answer.partition(":")[2]
