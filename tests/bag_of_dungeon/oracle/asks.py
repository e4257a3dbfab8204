"""What the oracle asks, and how a game ends under it."""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TypeVar

T = TypeVar("T")


@dataclass
class Question:
    """A question as the oracle would put it: whom it asks, and each answer with its price in action points."""

    name: str
    seats: tuple[int, ...]
    options: dict[str, int] = field(default_factory=dict)


Asking = Generator[Question, str, T]
"""A piece of play that asks questions and comes to a value."""


class GameOver(Exception):
    """The game is over."""


def ask(name: str, seat: int, options: dict[str, int]) -> Asking[str]:
    """Ask one seat something; return its answer."""
    return (yield Question(name, (seat,), options))


def free(*names: str) -> dict[str, int]:
    """Return options that cost no action points."""
    return dict.fromkeys(names, 0)


def argument(answer: str) -> str:
    """Return what an answer is about."""
    return answer.partition(":")[2]
