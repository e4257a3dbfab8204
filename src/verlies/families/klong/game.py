# mypyc: interpreted
"""What the rest of the house asks of any game of the family."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from verlies.core.decision import Result
from verlies.core.event import Event
from verlies.core.game import Game
from verlies.core.rng import Rng
from verlies.core.scene import Mark
from verlies.core.view import View

from . import books, notes, pieces, scene, score, view
from .state import Table

S = TypeVar("S", bound=Table)


class FamilyGame(Game[S]):
    """A game of the family; its own class adds the set-up, the map and the drawings."""

    def cover(self, state: S, seen: S, seat: int) -> None:
        """Lay down what a seat sees of hands and decks."""
        view.cover(state, seen, seat)

    def deal(self, seen: S, rng: Rng) -> None:
        """Deal the hands that were not seen."""
        view.deal(seen, rng)

    def result(self, state: S) -> Result:
        """Return who won, and why."""
        return score.result(state)

    def gathered(self, state: S) -> Sequence[int]:
        """Return the points of what each thief has so far."""
        return score.gathered(state)

    def pieces(self, state: S) -> dict[str, int]:
        """Count cards, tokens and stones."""
        return pieces.pieces(state)

    def books(self, state: S) -> Mapping[str, Sequence[int]]:
        """Return the numbers that the log accounts for."""
        return books.books(state)

    def quoted(self, event: Event, known: Mapping[str, Sequence[int]]) -> Mapping[str, int]:
        """Return what the numbers of an event must be that change no book."""
        return books.quoted(event, known)

    def price(self, seen: View[S], option: int) -> tuple[Mark, ...]:
        """Return what an option costs."""
        return scene.price(seen.seen, option)

    def notes(self, seen: View[S], option: int) -> tuple[str, ...]:
        """Return what more is to be said of an option."""
        return notes.notes(seen.seen, option)
