"""Observation: all that a bot ever gets to hold."""

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .game import Game
from .rng import Rng
from .state import State
from .view import View

S = TypeVar("S", bound=State)


class Observation(Generic[S]):
    """A view, the decision to be made, and guesses at the rest that fit the view."""

    def __init__(self, game: Game[S], view: View, options: list[int]) -> None:
        self.game = game
        self.view = view
        self.options = options
        """What may be answered, as codes of the game's vocabulary."""

    def sample(self, rng: Rng) -> S:
        """Return a full state that fits the view, with fresh chance."""
        return self.game.sample(self.view, rng)


def observe(game: Game[S], state: S, seat: int) -> Observation[S]:
    """Return what a bot on this seat gets; none of it belongs to the state."""
    return Observation(game, game.view(state, seat), state.options_of(seat)[:])


@mypyc_attr(allow_interpreted_subclasses=True)
class Advisor:
    """What a game knows about playing well; bots ask it, and it sees no more than they do."""

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        """Return one of the options of an observation."""
        raise NotImplementedError
