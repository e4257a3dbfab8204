"""The bot that plays for company: it overlooks things, and makes the best of what it sees."""

from typing import Any, Final

from ..core.observe import Observation
from ..core.rng import Rng
from ..core.rules import Rules
from .greedy import Greedy
from .random import pick

OVERLOOKED: Final = 25
"""Each option is overlooked with this chance, in percent."""


class Casual:
    """Asks whoever plays sensibly, but shows it only a part of what can be done."""

    def __init__(self, game: Rules[Any]) -> None:
        self.sensible = Greedy(game)

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        """Return what looks best as far as it has noticed; if that cannot be done, it looks again, at everything."""
        noticed = Observation(observation.game, observation.view)
        noticed.options = glance(observation.options, rng)
        wish = self.sensible.wish(noticed, rng)
        return wish if wish in observation.options else self.sensible.choose(observation, rng)


def glance(options: list[int], rng: Rng) -> list[int]:
    """Return a part of some options, at least one of them."""
    return [option for option in options if rng.below(100) >= OVERLOOKED] or [pick(options, rng)]
