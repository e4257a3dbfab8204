"""How a sensible hero uses what he has: markers, runes, loot and abilities."""

from typing import Final

from verlies.core.option import KIND, PASS

from .board import SUN_NUMBERS
from .bot_fight import fighting, prospect
from .bot_mind import Mind
from .bot_plan import LATE, missing
from .catacombs import LayEntrance
from .chambers import Rotate
from .hall import ThroughWall, wakes_dragon
from .ids import (
    AT_GATE,
    AT_PIT,
    AT_RUBBLE,
    AT_WEB,
    DAMAGE,
    DARKNESS,
    FALL,
    FERROX,
    NONE,
    PIT,
    RAGE,
    ROTATING,
    RUNE,
    SUN,
    TRAP_ROOM,
    WEB,
)
from .moves import free_ways
from .odds import chance
from .rolls import AttributeTest, SpendDetermination, coming_test, excess
from .uses import Moment, asks_again
from .words import ABILITY, REPEAT, REROLL, SPEND, USE
from .wounds import Die, PayWound

BAD_ROOMS: Final = (PIT, TRAP_ROOM, ROTATING, DARKNESS, WEB)
"""Rooms that one had rather not found."""
MINOR: Final = (AT_GATE, AT_WEB, AT_RUBBLE, FERROX)
"""Tests whose failure costs a turn or a wound."""


class Owner(Mind):
    """A hero who asks himself what to use, spend, draw or give."""

    __slots__ = ()

    def spend(self, options: list[int]) -> int:
        """Return the markers that make a test succeed; a rune where they do not suffice."""
        s = self.state
        step = s.agenda[-1].step
        assert isinstance(step, SpendDetermination)
        needed = excess(s, self.seat, step.test)
        if SPEND + needed in options:
            return SPEND + needed if self.worthwhile(step.test, needed) else SPEND
        runes = [option for option in options if option < SPEND]
        deadly = is_deadly(step.test) or self.life() < 6
        return runes[0] if runes and deadly else SPEND

    def worthwhile(self, test: AttributeTest, needed: int) -> bool:
        """Return whether a test is worth the markers."""
        if test.context == FERROX:
            return needed * self.plan().odds.strength <= 1
        return test.context not in MINOR or needed <= 5 or self.plan().odds.turn > 1.5

    def use(self, options: list[int]) -> int:
        """Return what is used now, or to let the moment pass."""
        for option in options:
            if USE <= option < SPEND and self.useful(option) and not self.early(option):
                return option
        return REPEAT if REPEAT in options else options[0]

    def early(self, option: int) -> bool:
        """Return whether a treasure would be given for a rune that helps at some later time at best."""
        return self.question == "AtTurnEnd" and option < ABILITY and asks_again(self.state, option - USE)

    def useful(self, option: int) -> bool:
        """Return whether a card or ability is worth using now."""
        s = self.state
        hurt = s.pending_wounds
        question = self.question
        if question == "OnWounds":
            return hurt >= 4 or hurt >= self.life()
        if question == "AfterRoll":
            return self.bad_roll()
        if question == "BeforeTest":
            return self.prepare(option)
        if question == "AtTurnStart":
            return option >= USE and s.box.cards[option % KIND].deck == RUNE and s.heroes[self.seat].wounds >= 5
        if question in ("Below", "WhileBelow"):
            return len(s.heroes[self.seat].pile) >= 4 or self.life() < 6
        if question == "OnTile":
            return s.room_kind(s.turn.spot) in BAD_ROOMS
        if question == "OnDragon":
            return wakes_dragon(s.card(s.turn.current))
        if question == "OnEncounter":
            return self.life() < 8 or fighting(s, self.seat) < 0.75 * prospect(self.life())
        if question == "OnTrap":
            return not any(isinstance(step, Rotate) for step in s.card(s.turn.current).then)
        if question == "AfterSearch":
            return not s.box.cards[s.turn.current].loot
        if question == "InRound":
            return option < ABILITY or not self.costly(option)
        return option < ABILITY or not self.costly(option) or self.life() > 6

    def costly(self, option: int) -> bool:
        """Return whether an ability is paid for with a wound."""
        return any(isinstance(step, PayWound) for step in self.state.box.abilities[option - ABILITY].then)

    def bad_roll(self) -> bool:
        """Return whether a roll is worth changing."""
        s = self.state
        step = s.agenda[-1].step
        assert isinstance(step, Moment)
        if step.context == SUN:
            return s.dice[0] <= SUN_NUMBERS[s.sun]
        if step.context in (RAGE, DAMAGE, FALL):
            return sum(s.dice) >= min(self.life(), 4 * len(s.dice))
        current = s.turn.current
        return current != NONE and s.box.cards[current].until_below and sum(s.dice) <= 3

    def prepare(self, option: int) -> bool:
        """Return whether to prepare for a test: when failing may kill and the odds are poor."""
        test = coming_test(self.state)
        need = self.state.attribute(self.seat, test.attribute) - test.load
        odds = chance(need + self.state.heroes[self.seat].determination)
        if option < ABILITY:
            return odds < 0.95
        better = chance(need + self.state.heroes[self.seat].determination + 3) - odds
        if is_deadly(test):
            return self.life() > 1 and better > 0.05
        few = self.state.heroes[self.seat].determination < 3
        return (self.life() > 8 and few) or (self.life() > 5 and better > 0.4)

    def throw_off(self, options: list[int]) -> int:
        """Return the cheapest loot if the load is too heavy, or the cheapest where one must choose."""
        cheapest = min((option for option in options if option != PASS), key=self.card_worth)
        if PASS not in options:
            return cheapest
        heavy = self.question == "Unload" and self.plan().odds.agility < 0.7 and self.card_worth(cheapest) < 150
        return cheapest if heavy and len(self.state.heroes[self.seat].loot) > 1 else PASS

    def card_worth(self, option: int) -> int:
        """Return what a card is worth."""
        card = self.state.box.cards[option % KIND]
        return card.gold + (300 if card.at_end else 0) + (20 if card.use is not None else 0) if card.loot else -1

    def find_worth(self, option: int) -> int:
        """Return what a card to be chosen is worth: a way out of a dead end, then loot, then no harm."""
        card = self.state.box.cards[option % KIND]
        harmless = not card.then
        stuck = self.question == "ChooseDrawn" and not free_ways(self.state, self.seat)
        way_out = any(isinstance(step, (ThroughWall, LayEntrance)) for step in card.then)
        if stuck and way_out:
            return 1000
        return self.card_worth(option) if card.loot else 0 if harmless or way_out else -10

    def draw(self, options: list[int]) -> int:
        """Return whether to draw a card that may be left: for want of any loot, when it is late for the treasure."""
        if REPEAT in options:
            return REPEAT
        if PASS not in options:
            return options[0]
        empty = not self.state.heroes[self.seat].loot
        needy = empty and missing(self.state, self.seat, rich=False) > LATE
        return options[1] if needy and self.life() > 4 else PASS

    def reroll(self) -> int:
        """Return the dice that are above the average."""
        high = [die > 3 for die in self.state.dice]
        return REROLL + (2 if all(high) else 0 if high[0] else 1)


def is_deadly(test: AttributeTest) -> bool:
    """Return whether failing a test kills."""
    return test.context == AT_PIT or any(isinstance(step, Die) for step in test.failure)
