"""Dice: plain rolls, tables, and attribute tests with determination."""

from collections.abc import Callable
from typing import Any, Final

from verlies.core.agenda import Ask, Scope, Step
from verlies.core.option import KIND
from verlies.core.refusal import Facts, Refusal
from verlies.kit.dice import pool
from verlies.kit.moments import push_moments
from verlies.kit.odds import at_most, percent

from . import events, how
from .content.ids import AFTER_FAILURE, AFTER_ROLL, BEFORE_TEST, DAMAGE, DICE, FALL, PLAIN, RAGE
from .kinds import Steps
from .options import REROLL, SHIFT, SPEND, USE
from .reasons import NO_MARKERS, TOO_MANY
from .state import DungeonState
from .uses import Moment, rune_thinkable, usable_cards, use_card, use_refusal
from .wounds import threaten

TEST_SCOPE = Scope("test")
CHANCES: Final = tuple(at_most(pool(2), need) for need in range(13))
"""The chance that two dice are at most a number."""
WOUNDS_BY: Final = {RAGE: how.RAGE, FALL: how.FALL}
"""Rolls for wounds that no card asks for."""


def throw(s: DungeonState, seat: int, count: int, why: int = how.CARD) -> None:
    """Roll some dice; what is used on the roll begins anew."""
    s.turn.rolled = 0
    roll(s, seat, count, why)


def roll(s: DungeonState, seat: int, count: int, why: int) -> None:
    """Roll dice, for the first time or again."""
    s.dice = [s.chance.roll(DICE) for _ in range(count)]
    if count == 1:
        s.emit(events.ROLLED_ONE, seat, s.dice[0], why)
    else:
        s.emit(events.ROLLED, seat, s.dice[0], s.dice[1], c=why)


# Plain rolls


class AfterRoll(Moment):
    """The dice lie on the table; whoever can may change them."""

    def __init__(self, context: int) -> None:
        super().__init__(AFTER_ROLL, context)


class Reroll(Step[DungeonState]):
    """All dice of the last roll are rolled again; the new result counts."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Roll again."""
        roll(state, subject, len(state.dice), how.RUNE)


class RerollSome(Ask[DungeonState]):
    """One or both dice are rolled again; the new result counts."""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer the first die, the second, or both."""
        return [REROLL + which for which in range(3)]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Roll those dice again."""
        which = pick - REROLL
        if which == 2:
            roll(state, subject, 2, how.ABILITY)
        else:
            die, before = state.chance.roll(DICE), state.dice[which]
            state.dice = [die, state.dice[1]] if which == 0 else [state.dice[0], die]
            state.emit(events.REROLLED, subject, die, before)


class ShiftDie(Ask[DungeonState]):
    """The result of one die is raised or lowered by one."""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer what stays on the die."""
        die = state.dice[0]
        return ([SHIFT] if die < 6 else []) + ([SHIFT + 1] if die > 1 else [])

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Turn the die."""
        before = state.dice[0]
        state.dice = [before + (1 if pick == SHIFT else -1)]
        state.emit(events.SHIFTED, subject, before, state.dice[0])


class RollTable(Step[DungeonState]):
    """Roll dice and do what the table says: rows of the highest sum they are for, and steps."""

    count: int
    rows: list[Any]

    def run(self, state: DungeonState, subject: int) -> None:
        """Roll, and read the table afterwards."""
        throw(state, subject, self.count)
        push_moments(state, subject, [AfterRoll(PLAIN), ReadTable(self.rows)])


class ReadTable(Step[DungeonState]):
    """Do what a table says for the dice as they lie."""

    rows: list[Any]

    def run(self, state: DungeonState, subject: int) -> None:
        """Do the first row that is high enough; where it holds nothing, that is told."""
        total = sum(state.dice)
        steps = next(steps for highest, steps in self.rows if total <= highest)
        if not steps:
            state.emit(events.NOTHING, subject, total)
        state.push(subject, steps)


class RollWounds(Step[DungeonState]):
    """Wounds by the roll of some dice, less a number."""

    count: int
    minus: int = 0
    context: int = DAMAGE

    def run(self, state: DungeonState, subject: int) -> None:
        """Roll, and suffer afterwards."""
        throw(state, subject, self.count, WOUNDS_BY.get(self.context, how.CARD))
        push_moments(state, subject, [AfterRoll(self.context), RolledWounds(self.minus)])


class RolledWounds(Step[DungeonState]):
    """Wounds by the dice as they lie, less a number."""

    minus: int

    def run(self, state: DungeonState, subject: int) -> None:
        """Announce them; what is taken off the dice is told."""
        count = less(state, self.minus)
        if self.minus:
            state.emit(events.DICE_WOUNDS, subject, sum(state.dice), self.minus, c=count)
        threaten(state, subject, count)


def less(s: DungeonState, minus: int) -> int:
    """Return what is left of the dice as they lie, less a number."""
    return max(sum(s.dice) - minus, 0)


class LoseTurns(Step[DungeonState]):
    """The next turns are lost."""

    count: int

    def run(self, state: DungeonState, subject: int) -> None:
        """Note them."""
        lose_turns(state, subject, self.count)


def lose_turns(s: DungeonState, seat: int, count: int) -> None:
    """Let a hero lose turns."""
    if count > 0:
        s.heroes[seat].skip += count
        s.emit(events.LOSES_TURNS, seat, count)


class RollLoseTurns(Step[DungeonState]):
    """Turns are lost by the roll of one die, less a number."""

    minus: int

    def run(self, state: DungeonState, subject: int) -> None:
        """Roll."""
        throw(state, subject, 1)
        push_moments(state, subject, [AfterRoll(PLAIN), RolledLoseTurns(self.minus)])


class RolledLoseTurns(Step[DungeonState]):
    """Turns are lost by the dice as they lie, less a number."""

    minus: int

    def run(self, state: DungeonState, subject: int) -> None:
        """Note them, and tell what the dice mean."""
        count = less(state, self.minus)
        state.emit(events.DICE_TURNS, subject, sum(state.dice), self.minus, c=count)
        lose_turns(state, subject, count)


# Tests


def chance(need: int) -> float:
    """Return the chance that two dice are at most a number."""
    return CHANCES[max(0, min(12, need))]


STAKES: Final[list[Callable[[DungeonState, int, "AttributeTest"], str]]] = []
"""What says what comes of a test that fails; `game` puts it here, for it knows of more than dice."""


class AttributeTest(Step[DungeonState]):
    """An attribute test: two dice, plus a load, must not exceed the attribute."""

    attribute: int
    context: int
    success: Steps
    failure: Steps
    load: int = 0
    """What is added to the dice."""
    determined: bool = True
    """Whether determination may be spent."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Announce it, then roll."""
        need = state.attribute(subject, self.attribute)
        if self.load:
            state.emit(events.LOADED, subject, self.load)
        kind = events.LOADED_TEST if self.load else events.TEST
        state.emit(kind, subject, self.attribute, need, c=percent(chance(need - self.load)))
        push_moments(state, subject, [BeforeTest(self.context, self.attribute), RollTest(self), TEST_SCOPE])


class BeforeTest(Moment):
    """A test is coming; whoever can may prepare for it."""

    def __init__(self, context: int, attribute: int) -> None:
        super().__init__(BEFORE_TEST, context, attribute)

    def case(self, state: DungeonState, subject: int) -> str:
        """Say what comes of a failure."""
        return STAKES[0](state, subject, coming_test(state))


class RollTest(Step[DungeonState]):
    """Two dice are rolled for a test."""

    test: AttributeTest

    def run(self, state: DungeonState, subject: int) -> None:
        """Roll, and judge afterwards."""
        throw(state, subject, 2, how.TEST)
        state.spent = 0
        own = SpendDetermination(self.test) if self.test.determined else SpendNothing(self.test)
        state.push(subject, [own, Judge(self.test)])


def excess(s: DungeonState, seat: int, test: AttributeTest) -> int:
    """Return by how much a roll is above the attribute, as it stands."""
    return sum(s.dice) + test.load - s.spent - s.attribute(seat, test.attribute)


class SpendDetermination(Ask[DungeonState]):
    """After a roll that would fail: how many markers are spent, or is a rune used?"""

    test: AttributeTest

    def rule(self, state: DungeonState, subject: int) -> str:
        """Return the rule about markers; without any, the one about what else changes a roll."""
        markers = self.test.determined and state.heroes[subject].determination
        return state.ask_rule("SpendDetermination" if markers else "SpendDetermination.none")

    def case(self, state: DungeonState, subject: int) -> str:
        """Say what comes of a failure."""
        return STAKES[0](state, subject, self.test)

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer every number of markers, and what changes a roll."""
        if excess(state, seat, self.test) <= 0:
            return []
        uses = [USE + number for number in usable_cards(state, seat, AFTER_ROLL, self.test.context)]
        markers = state.heroes[seat].determination if self.test.determined else 0
        if not markers and not uses and not rune_thinkable(state, seat, AFTER_ROLL, self.test.context):
            return []
        return [SPEND + count for count in range(min(markers, 99) + 1)] + uses

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Spend them, or use it."""
        if pick >= SPEND:
            spend(state, seat, pick - SPEND)
        else:
            state.push(subject, [self])
            state.push(subject, use_card(state, seat, pick - USE))

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """More than one has cannot be spent, and nothing where a card forbids it."""
        if pick - pick % KIND == SPEND:
            facts: Facts = {"asked": pick - SPEND, "have": state.heroes[seat].determination}
            return state.refusal(TOO_MANY if self.test.determined else NO_MARKERS).told(facts)
        return use_refusal(state, seat, pick)


class SpendNothing(SpendDetermination):
    """After a roll that would fail where a card forbids markers: is a rune used?"""


def spend(s: DungeonState, seat: int, count: int) -> None:
    """Spend determination markers on the roll."""
    if count:
        s.heroes[seat].determination -= count
        s.spent = count
        s.emit(events.SPENT, seat, count)


def gain_determination(s: DungeonState, seat: int, count: int, why: int) -> None:
    """Give a hero determination markers."""
    s.heroes[seat].determination += count
    s.emit(events.DETERMINED, seat, count, why)


class Judge(Step[DungeonState]):
    """Did the test succeed?"""

    test: AttributeTest

    def run(self, state: DungeonState, subject: int) -> None:
        """Compare, and go on with success or failure."""
        over = excess(state, subject, self.test)
        need = state.attribute(subject, self.test.attribute)
        state.emit(events.PASSED if over <= 0 else events.FAILED, subject, max(over + need, 0), need)
        if over <= 0:
            state.push(subject, self.test.success)
            return
        state.margin = over
        gain_determination(state, subject, 1, how.FAILURE)
        push_moments(state, subject, [AfterFailure(self.test.context), Failing(self.test)])


class AfterFailure(Moment):
    """A test failed; whoever can may try again."""

    def __init__(self, context: int) -> None:
        super().__init__(AFTER_FAILURE, context)

    def case(self, state: DungeonState, subject: int) -> str:
        """Say what comes of it."""
        failing = state.agenda[-2].step
        assert isinstance(failing, Failing)
        return STAKES[0](state, subject, failing.test)


class Failing(Step[DungeonState]):
    """A test has failed for good."""

    test: AttributeTest

    def run(self, state: DungeonState, subject: int) -> None:
        """Go on with the failure."""
        state.push(subject, self.test.failure)


class Retry(Step[DungeonState]):
    """A failed test is made again."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Put the test in the place of its failure."""
        step = state.agenda[-1].step
        assert isinstance(step, Failing)
        state.agenda.pop()
        state.push(subject, [step.test])


class Succeed(Step[DungeonState]):
    """The test that is coming succeeds without a roll."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Leave out the roll."""
        test = coming_test(state)
        state.emit(events.SURE, subject)
        state.cut("test")
        state.push(subject, test.success)


def coming_test(s: DungeonState) -> AttributeTest:
    """Return the test that is announced."""
    at = len(s.agenda) - 1
    while at >= 0:
        step = s.agenda[at].step
        if isinstance(step, RollTest):
            return step.test
        at -= 1
    raise ValueError("no test is announced")


class GainDetermination(Step[DungeonState]):
    """Determination markers are gained."""

    count: int

    def run(self, state: DungeonState, subject: int) -> None:
        """Gain them."""
        gain_determination(state, subject, self.count, how.ABILITY)
