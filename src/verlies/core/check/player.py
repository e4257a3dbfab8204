"""Player: a bot, as a check asks it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ..observe import Observation
from ..rng import Rng
from ..rules import Rules


@dataclass(frozen=True)
class Player:
    """A bot of a game, as a check asks it."""

    name: str
    choose: Callable[[Observation[Any], Rng], int]
    aims: bool = True
    """Whether it plays to win, so that its games end in time; those of the others end at last."""


Bots = Callable[[Rules[Any]], Sequence[Player]]
"""Returns all bots of a game."""
