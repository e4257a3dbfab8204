# mypyc: interpreted
"""Desk: where a game in the usual layout answers what the house asks of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from .chance import Chance
from .decision import Result
from .event import Event
from .game import Game
from .rng import Rng
from .rules import About, Setup
from .scene import Mark, Scene, Shown
from .state import State
from .view import View

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=State, contravariant=True)


class Veil(Protocol[T]):
    """The module `view`: what a seat may know, and how the rest is guessed."""

    def cover(self, state: T, seen: T, seat: int, /) -> None:
        """Lay in the holes what a seat may know."""

    def deal(self, seen: T, rng: Rng, /) -> None:
        """Fill the holes at random."""


class Notes(Protocol[S]):
    """The module `notes`: what is said and shown of an option before it is taken."""

    def notes(self, view: View[S], option: int, /) -> tuple[str, ...]:
        """Return ids of texts."""

    def preview(self, view: View[S], option: int, /) -> Shown | None:
        """Return what would lie there."""


Amount = Callable[[View[S], int], Mapping[str, str | int]]
"""Returns the numbers that a reason against an option is about."""


@dataclass(frozen=True)
class Desk(Generic[S]):
    """The modules and functions by which a game answers what `Rules` asks of it."""

    set_up: Callable[[int, Mapping[str, str], Chance], S]
    view: Veil[S]
    result: Callable[[S], Result]
    pieces: Callable[[S], dict[str, int]]
    books: Callable[[S], Mapping[str, Sequence[int]]]
    quoted: Callable[[Event, Mapping[str, Sequence[int]]], Mapping[str, int]]
    scene: Callable[[View[S]], Scene]
    price: Callable[[View[S], int], tuple[Mark, ...]]
    notes: Notes[S]
    amounts: Mapping[str, Amount[S]] = field(default_factory=dict)
    """By the message of a reason that is about an amount, the numbers of its sentence."""


class DeskGame(Game[S]):
    """A game in the usual layout: its desk answers, and its own class adds what is left."""

    def __init__(self, about: About, desk: Desk[S]) -> None:
        super().__init__(about)
        self.desk = desk

    def new_state(self, setup: Setup, chance: Chance) -> S:
        """Set up the table."""
        return self.desk.set_up(setup.seats, setup.settings, chance)

    def cover(self, state: S, seen: S, seat: int) -> None:
        """Lay in the holes what a seat may know."""
        self.desk.view.cover(state, seen, seat)

    def deal(self, seen: S, rng: Rng) -> None:
        """Deal what was not seen."""
        self.desk.view.deal(seen, rng)

    def result(self, state: S) -> Result:
        """Return who won, and why."""
        return self.desk.result(state)

    def pieces(self, state: S) -> dict[str, int]:
        """Count what is in the box."""
        return self.desk.pieces(state)

    def books(self, state: S) -> Mapping[str, Sequence[int]]:
        """Return the numbers that the log accounts for."""
        return self.desk.books(state)

    def quoted(self, event: Event, books: Mapping[str, Sequence[int]]) -> Mapping[str, int]:
        """Return what the numbers of an event must be that change no book."""
        return self.desk.quoted(event, books)

    def scene(self, view: View[S]) -> Scene:
        """Return the table as one seat sees it."""
        return self.desk.scene(view)

    def price(self, view: View[S], option: int) -> tuple[Mark, ...]:
        """Return what an option costs, or how likely it succeeds."""
        return self.desk.price(view, option)

    def notes(self, view: View[S], option: int) -> tuple[str, ...]:
        """Return what else is to be said of an option."""
        return self.desk.notes.notes(view, option)

    def preview(self, view: View[S], option: int) -> Shown | None:
        """Return what would lie there."""
        return self.desk.notes.preview(view, option)

    def amounts(self, view: View[S], option: int, reason: str) -> Mapping[str, str | int]:
        """Return the numbers that a reason is about."""
        return self.desk.amounts[reason](view, option) if reason in self.desk.amounts else {}
