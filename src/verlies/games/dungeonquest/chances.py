"""The chances of tests, as everybody at the table can reckon them."""

from verlies.core.agenda import Ask

from .chambers import CrossBridge, load
from .ids import AGILITY, DOORS, NONE, PASSAGE, STRENGTH
from .kinds import Steps
from .moves import Enter, LiftGate, OpenDoor
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
        elif isinstance(step, OpenDoor):
            out *= chance_of_door(s)
        elif isinstance(step, Enter):
            out *= chance_of(s, seat, met_inside(s, step))
    return out


def met_inside(s: DungeonState, step: Enter) -> Steps:
    """Return what a known room does at once to whoever enters; nothing is known of one where a monster lurks."""
    if s.map[step.cell] == NONE or step.cell in s.monsters:
        return []
    enter = s.box.enter if step.way == PASSAGE else s.box.enter_special
    return enter[s.room_kind(step.cell)]


def chance_of_door(s: DungeonState) -> float:
    """Return the chance that the next door card opens the door; the shuffle card has all of them drawn from again."""
    everything = s.decks[DOORS].cards() + s.discards[DOORS]
    again = _opening(s, everything) / max(_deciding(s, everything), 1)
    deck = s.decks[DOORS].cards() or everything
    shuffles = len(deck) - _deciding(s, deck)
    return (_opening(s, deck) + shuffles * again) / max(len(deck), 1)


def _deciding(s: DungeonState, cards: list[int]) -> int:
    """Return how many of some door cards say whether the door opens."""
    return sum(1 for number in cards if not s.card(number).shuffles)


def _opening(s: DungeonState, cards: list[int]) -> int:
    """Return how many of some door cards open the door."""
    return sum(1 for number in cards if not s.card(number).shuffles and not s.card(number).then)


def steps_after(s: DungeonState, option: int) -> Steps:
    """Return what an answer leads to at once, in the order in which it happens."""
    frame = s.agenda[-1]
    step = frame.step
    assert isinstance(step, Ask)
    copy = s.fork()
    copy.agenda.clear()
    step.answer(copy, frame.subject, s.asked, option)
    return [later.step for later in reversed(copy.agenda)]


def chance_after(s: DungeonState, option: int) -> float:
    """Return the chance that the tests an answer leads to at once succeed; 1 if there are none."""
    return chance_of(s, s.asked, steps_after(s, option))
