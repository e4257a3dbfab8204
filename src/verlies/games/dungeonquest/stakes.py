"""What comes of a test that fails, as everybody at the table can know it."""

from typing import Any, Final

from verlies.core.agenda import Step

from .catacombs import HoleStays, LoseLoot, Volley
from .decks import Keep
from .fight import Caught
from .moves import StopTurn
from .rolls import AttributeTest, RollWounds
from .rooms import Descend
from .state import DungeonState
from .turn import LoseAction
from .wounds import Die, WoundHalf, WoundMargin, WoundMinus, Wounds

NAMES: Final[dict[tuple[type[Step[Any]], ...], str]] = {
    (): "fight",
    (StopTurn,): "stop",
    (LoseAction,): "idle",
    (Die,): "death",
    (Wounds,): "wounds",
    (WoundMinus,): "wounds",
    (WoundHalf,): "wounds",
    (WoundMargin,): "margin",
    (RollWounds, Descend): "fall",
    (Wounds, Descend): "trapdoor",
    (Wounds, LoseLoot): "grab",
    (Volley,): "volley",
    (Keep,): "kept",
    (Caught,): "caught",
}
"""What a failure is called, by all that it does; an empty one leaves a fight as it is."""


def stake(s: DungeonState, seat: int, test: AttributeTest) -> str:
    """Return what a hero who fails a test has to expect, with the number of wounds where it is certain: `wounds=4`.

    What has no name here is not told.
    """
    steps = [step for step in test.failure if not is_idle(s, seat, step)]
    name = NAMES.get(tuple([type(step) for step in steps]), "")
    number = number_of(s, seat, steps[0]) if steps else 0
    return f"{name}={number}" if number else name


def is_idle(s: DungeonState, seat: int, step: Step[Any]) -> bool:
    """Return whether a step is nothing to be told of: a hole stays, one is below already, or has nothing to lose."""
    hero = s.heroes[seat]
    below = isinstance(step, Descend) and hero.below
    return below or isinstance(step, HoleStays) or (isinstance(step, LoseLoot) and not hero.loot)


def number_of(s: DungeonState, seat: int, step: Step[Any]) -> int:
    """Return how many wounds a step threatens a hero with, or how many cards do; 0 if neither can be told."""
    if isinstance(step, (Wounds, Volley)):
        return step.count
    if isinstance(step, WoundMinus):
        return step.count - s.attribute(seat, step.attribute)
    return (s.life_left(seat) + 1) // 2 if isinstance(step, WoundHalf) else 0
