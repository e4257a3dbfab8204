"""The chances of tests, as everybody at the table can reckon them."""

from verlies.core.agenda import Ask

from .chambers import CrossBridge, load
from .ids import AGILITY, STRENGTH
from .kinds import Steps
from .moves import LiftGate
from .odds import chance
from .rolls import AttributeTest
from .state import DungeonState


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
