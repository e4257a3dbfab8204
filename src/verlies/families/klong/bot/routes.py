"""What ways cost a bot: boots, with a price on monsters, caves and long tunnels."""

from typing import Final

CAVE: Final = 0.8
"""What a crystal cave costs on the way, in boots: the rest of a turn's boots is lost there."""
FOOTPRINTS: Final = 0.4
"""What a tunnel of two boots costs more than two tunnels of one: one needs both boots in the same turn."""
MONSTER: Final[list[float]] = [0.4, 0.8, 1.5, 3.0]
"""What one monster in a tunnel costs, in boots, from strong and healthy to weak and hurt."""


def way_cost(boots: int, monsters: int, cave: bool, weakness: int) -> float:
    """Return what it costs to walk a way that leads into a cave or not."""
    long = FOOTPRINTS if boots > 1 else 0.0
    return boots + long + (CAVE if cave else 0.0) + monsters * MONSTER[weakness]
