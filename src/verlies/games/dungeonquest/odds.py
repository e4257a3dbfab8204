"""The chances of tests, as everybody at the table can reckon them."""

from verlies.core.agenda import Ask

from .content.ids import AGILITY, DOORS, NONE, PASSAGE, STRENGTH
from .kinds import Steps
from .moves import Enter, LiftGate, OpenDoor
from .rolls import AttributeTest, chance
from .rooms import CrossBridge, beyond, load
from .state import DungeonState


def chance_of(s: DungeonState, seat: int, steps: Steps) -> float:
    """Return the chance that all tests among some steps succeed, those that follow a success too."""
    out = 1.0
    doors = 0
    for step in hurdles(s, seat, steps):
        if isinstance(step, AttributeTest):
            out *= chance(s.attribute(seat, step.attribute) - step.load)
        elif isinstance(step, LiftGate):
            out *= chance(s.attribute(seat, STRENGTH))
        elif isinstance(step, CrossBridge):
            out *= chance(s.attribute(seat, AGILITY) - load(s, seat))
        else:
            doors += 1
    return out * chance_of_doors(s, doors)


def hurdles(s: DungeonState, seat: int, steps: Steps, here: bool = True) -> Steps:
    """Return the tests, bridges, portcullises and doors among some steps, and those that follow a success.

    What lies beyond a bridge is known of the one the hero stands on, not of one he would only come to.
    """
    out: Steps = []
    for step in steps:
        if isinstance(step, Enter):
            out += hurdles(s, seat, met_inside(s, step), False)
        elif isinstance(step, AttributeTest):
            out += [step, *hurdles(s, seat, step.success, here)]
        elif isinstance(step, CrossBridge):
            out += [step, *(hurdles(s, seat, beyond(s, seat, step.ignore)) if here else [])]
        elif isinstance(step, (LiftGate, OpenDoor)):
            out.append(step)
    return out


def met_inside(s: DungeonState, step: Enter) -> Steps:
    """Return what a known room does at once to whoever enters; nothing is known of one where a monster lurks."""
    if s.map[step.cell] == NONE or step.cell in s.monsters:
        return []
    enter = s.box.enter if step.way == PASSAGE else s.box.enter_special
    return enter[s.room_kind(step.cell)]


def chance_of_doors(s: DungeonState, count: int) -> float:
    """Return the chance that the next door cards open so many doors; they are drawn without being put back."""
    deck, gone = s.decks[DOORS].cards(), s.discards[DOORS]
    return _opened(_kinds(s, deck), _kinds(s, gone), count)


def _kinds(s: DungeonState, cards: list[int]) -> tuple[int, int, int]:
    """Return how many of some door cards open the door, keep it shut, and have all of them shuffled."""
    shuffles = sum(1 for number in cards if s.card(number).shuffles)
    opens = sum(1 for number in cards if not s.card(number).shuffles and not s.card(number).then)
    return opens, len(cards) - opens - shuffles, shuffles


def _opened(deck: tuple[int, int, int], gone: tuple[int, int, int], count: int) -> float:
    """Return the chance that a deck of so many cards of each kind opens so many doors, with its discard pile."""
    if count == 0:
        return 1.0
    everything = (deck[0] + gone[0], deck[1] + gone[1], deck[2] + gone[2])
    if sum(deck) == 0:
        deck, gone = everything, (0, 0, 0)
    opens, shut, shuffles = deck
    out = 0.0
    if opens:
        out += opens * _opened((opens - 1, shut, shuffles), (gone[0] + 1, gone[1], gone[2]), count - 1)
    if shuffles and everything[0]:
        # A shuffle card drawn again changes nothing: the next card that decides is one of all of them.
        rest = _opened((everything[0] - 1, everything[1], everything[2]), (1, 0, 0), count - 1)
        out += shuffles * everything[0] / (everything[0] + everything[1]) * rest
    return out / max(sum(deck), 1)


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
