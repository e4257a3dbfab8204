"""What a bot is."""

from typing import Any, Protocol

from ..core.observe import Observation
from ..core.rng import Rng


class Bot(Protocol):
    """Anything that chooses an option from what its seat can see."""

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        """Return one of the options; the same observation and generator give the same one."""
