"""How a sensible hero sees the catacombs: where a journey below is likely to end, and what it costs."""

from typing import Final

from verlies.kit.tiles import facing

from ..boards import CELLS, walk_straight
from .map import Chart, Field
from .odds import DEATH, Odds

CARDS: Final = (1, 2, 3, 6, 11)
"""How many cards are drawn before a way up is found: the middle of every fifth of all journeys."""
STAY: Final = 5.0
"""How many turns a journey takes."""
AFTERWARDS: Final = 3.0
"""How many turns a journey to some purpose leaves to be walked."""
HARM: Final = 5.0
"""How many wounds a journey costs."""
FINDS: Final = 8.0
"""What the finds below are worth, and that no room has to be entered, in turns."""
EXITS: Final = 0.18
"""How often a card below leads up."""


def toll(odds: Odds, turn: float, left: int) -> float:
    """Return what any journey costs if a turn costs so much and so many are left until the sun is low."""
    late = DEATH * (1 - EXITS) ** max(0, left - 4)
    return STAY * turn + odds.wounds(HARM) + late - FINDS


class Catacombs:
    """What is likely to be still ahead after coming up, wherever one went down."""

    __slots__ = ("arrive", "legs", "odds")

    def __init__(self, chart: Chart, field: Field) -> None:
        self.odds = chart.odds
        self.arrive: list[float] = []
        """What is still ahead of whoever comes up in a field."""
        self.legs: dict[int, float] = {}
        """What is still ahead before the last leg, by field and direction, as far as it was asked for."""
        for cell in range(CELLS):
            self.arrive.append(min(field.cost[4 * cell : 4 * cell + 4]) + chart.enter(cell))

    def ahead(self, cell: int) -> float:
        """Return what is likely to be still ahead after a journey in the best direction."""
        return min(self.journey(cell, side) for side in range(4))

    def journey(self, cell: int, side: int) -> float:
        """Return what is likely to be still ahead after a journey in one direction."""
        total = 0.0
        for steps in CARDS:
            spot = walk_straight(cell, side, steps)[0]
            total += min(self.landing(spot, (side + 1) % 4), self.landing(spot, (side + 3) % 4))
        return total / len(CARDS)

    def landing(self, cell: int, side: int) -> float:
        """Return what is likely to be still ahead before the last leg of a journey."""
        key = 4 * cell + side
        if key not in self.legs:
            self.legs[key] = sum(self.end(cell, side, steps) for steps in range(1, 7)) / 6
        return self.legs[key]

    def staying(self, cell: int, side: int) -> float:
        """Return what is likely to be still ahead before a last leg after which one stays below, turned round."""
        total = 0.0
        for steps in range(1, 7):
            spot, lost = walk_straight(cell, side, steps)
            total += self.odds.wounds(lost) + self.journey(spot, facing(side))
        return total / 6

    def end(self, cell: int, side: int, steps: int) -> float:
        """Return what is still ahead after the last leg; steps lost at the outer wall hurt."""
        spot, lost = walk_straight(cell, side, steps)
        return self.arrive[spot] + (self.odds.wounds(lost) if lost else 0.0)
