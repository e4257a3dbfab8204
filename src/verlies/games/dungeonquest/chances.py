"""The chances of tests, as everybody at the table can reckon them."""

from typing import Final

from verlies.core.agenda import Ask

from .chambers import CrossBridge, load
from .ids import AGILITY, STRENGTH
from .kinds import Steps
from .moves import LiftGate
from .rolls import AttributeTest
from .state import DungeonState

BELOW_OR_EQUAL: Final = (0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36)
"""How many of the 36 rolls of two dice are at most a number."""


def chance(need: int) -> float:
    """Return the chance that two dice are at most a number."""
    return BELOW_OR_EQUAL[max(0, min(12, need))] / 36


def chance_of(s: DungeonState, seat: int, steps: Steps) -> float:
    """Return the chance that all tests among some steps succeed, those that follow a success too."""
    out = 1.0
    for step in steps:
        if isinstance(step, AttributeTest):
            out *= chance(s.attribute(seat, step.attribute) - step.load) * chance_of(s, seat, step.success)
        elif isinstance(step, LiftGate):
            out *= chance(s.attribute(seat, STRENGTH))
        elif isinstance(step, CrossBridge):
            out *= chance(s.attribute(seat, AGILITY) - load(s, seat))
    return out


def chance_after(s: DungeonState, option: int) -> float:
    """Return the chance that the tests an answer leads to at once succeed; 1 if there are none."""
    frame = s.agenda[-1]
    step = frame.step
    assert isinstance(step, Ask)
    copy = s.fork()
    copy.agenda.clear()
    step.answer(copy, frame.subject, s.asked, option)
    return chance_of(copy, s.asked, [later.step for later in copy.agenda])
