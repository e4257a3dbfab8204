# mypyc: interpreted
"""What is said of a way before it is taken: where it leads, what lies there, and what comes of a failure."""

from collections.abc import Iterator

from verlies.core.agenda import Step
from verlies.core.option import KIND

from .board import neighbour
from .chambers import CrossBridge, far_side
from .chances import hurdles, steps_after
from .ids import AT_PIT, AT_RUBBLE, AT_WEB, DIRECTIONS, FLIGHT, NONE
from .moves import LiftGate, OpenDoor, TurnTile
from .rolls import AttributeTest
from .rooms import FACES
from .state import DungeonState
from .walls import neighbours
from .words import CROSS, FLEE, LIGHT, MOVE, ROTATE

RISKS = {AT_WEB: "web", AT_RUBBLE: "rubble", AT_PIT: "pit", FLIGHT: "flight"}
"""What a test that may fail is about."""


def notes(s: DungeonState, option: int) -> tuple[str, ...]:
    """Return the ids of the texts that say more of an option."""
    kind, cell = option - option % KIND, option % KIND
    if kind == LIGHT:
        return tuple(_direction(s, cell))
    if kind == MOVE:
        return (*_direction(s, cell), *_there(s, cell), *_risks(s, option))
    if kind == CROSS:
        far = neighbour(s.heroes[s.asked].cell, far_side(s, s.asked))
        return (*_direction(s, far), *_there(s, far), *_risks(s, option))
    return tuple(_risks(s, option)) if kind == FLEE else ()


def _direction(s: DungeonState, to: int) -> Iterator[str]:
    """Yield in which direction a neighbouring field lies."""
    yield from (f"way-{DIRECTIONS[side]}" for cell, side in neighbours(s, s.asked) if cell == to)


def _there(s: DungeonState, to: int) -> Iterator[str]:
    """Yield what lies on a field."""
    yield "way-unexplored" if s.map[to] == NONE else f"room-{FACES[s.map[to]]}"
    if to in s.monsters:
        yield "token-monster"


def _risks(s: DungeonState, option: int) -> Iterator[str]:
    """Yield what may go wrong on the way, each once."""
    steps = hurdles(s, s.asked, steps_after(s, option))
    yield from dict.fromkeys(f"risk-{_risk(s, step)}" for step in steps)


def _risk(s: DungeonState, step: Step[DungeonState]) -> str:
    if isinstance(step, AttributeTest):
        alone = s.options.solo and step.context == FLIGHT
        return "flight-alone" if alone else RISKS.get(step.context, "test")
    return {OpenDoor: "door", LiftGate: "gate", CrossBridge: "bridge"}[type(step)]


def preview(s: DungeonState, option: int) -> str:
    """Return the new room as it lies once it is turned."""
    step = s.agenda[-1].step
    if option - option % KIND != ROTATE or not isinstance(step, TurnTile):
        return ""
    copy = s.fork()
    step.answer(copy, s.agenda[-1].subject, s.asked, option)
    return f"room-{FACES[copy.map[step.cell]]}"
