"""The bot that likes everything equally."""

from typing import Any

from ..core.observe import Observation
from ..core.rng import Rng
from ..core.rules import Rules


class Random:
    """Chooses any option; the yardstick of all others."""

    def __init__(self, game: Rules[Any]) -> None:
        self.game = game

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        """Return any option, each as likely as the other."""
        return pick(observation.options, rng)


def pick(options: list[int], rng: Rng) -> int:
    """Return any option, by the same number that a random play-out would use."""
    return options[rng.below(len(options))]
