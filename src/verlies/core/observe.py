"""Observation: all that a bot ever gets to hold."""

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .rng import Rng
from .rules import Rules
from .state import State
from .view import View

S = TypeVar("S", bound=State)


class Observation(Generic[S]):
    """A view, the decision to be made, and guesses at the rest that fit the view."""

    def __init__(self, game: Rules[S], view: View[S]) -> None:
        self.game = game
        self.view = view
        self.options = view.options()[:]
        """What may be answered, as codes of the game's vocabulary."""

    def sample(self, rng: Rng) -> S:
        """Return a full state that fits the view, with fresh chance."""
        return self.game.sample(self.view, rng)


def observe(game: Rules[S], state: S, seat: int) -> Observation[S]:
    """Return what a bot on this seat gets; none of it belongs to the state."""
    return Observation(game, game.view(state, seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class Advisor:
    """What a game knows about playing well; bots ask it, and it sees no more than they do."""

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        """Return the best of the options of an observation.

        They may be a part of what the rules allow, for whoever overlooks things; only then may it be none of them.
        """
        raise NotImplementedError

    def without(self, habit: str) -> "Advisor | None":
        """Return the same advice without a habit, to measure what that is worth; None if there is no such habit."""
        return None
