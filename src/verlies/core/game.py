"""Game: rules that can be played; the class that games are made of."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from mypy_extensions import mypyc_attr

from . import fair
from .match import Match, start
from .rules import Rules
from .state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Rules[S]):
    """A game: its rules, and how matches of it begin."""

    def new(
        self,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
        shares: Sequence[bytes] = (),
    ) -> Match[S]:
        """Start a match. A seed makes it a practice game that can be dealt again."""
        return start(self, self.about.seats[1] if seats is None else seats, seed, options or {}, names, shares)

    def practice_state(self, seats: int, seed: int | str, options: Mapping[str, object] | None = None) -> S:
        """Return a fresh state for simulation, without the record-keeping of a match."""
        self.check_seats(seats)
        state = self.begin(seats, self.settings(options or {}, seats), fair.key(fair.practice_secret(seed), []))
        state.log = None
        return state
