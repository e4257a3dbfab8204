"""How a sensible hero uses what he has: markers, runes, loot and abilities."""

from collections.abc import Callable
from typing import Final

from verlies.core.option import KIND, PASS

from ..boards import SUN_NUMBERS
from ..catacombs import LayEntrance
from ..content.ids import (
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
from ..options import ABILITY, REPEAT, REROLL, SPEND, USE
from ..rage import ThroughWall, wakes_dragon
from ..rolls import AttributeTest, SpendDetermination, chance, coming_test, excess
from ..rooms import Rotate
from ..uses import Moment, asks_again
from ..ways import free_ways
from ..wounds import Die, PayWound
from .fight import fighting, prospect
from .mind import Mind
from .plan import LATE, missing

BAD_ROOMS: Final = (PIT, TRAP_ROOM, ROTATING, DARKNESS, WEB)
"""Rooms that one had rather not found."""
MINOR: Final = (AT_GATE, AT_WEB, AT_RUBBLE, FERROX)
"""Tests whose failure costs a turn or a wound."""
SOUND: Final = 8
"""With more life than this a hero takes the wounds of a scorpion or of an encounter for the chance of some loot."""


class Owner(Mind):
    """A hero who asks himself what to use, spend, draw or give."""

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
        """Return whether a card or ability is worth using now; a moment that nobody thought of is an error."""
        return USEFUL[self.question](self, option)

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
        """Return whether to draw a card that may be left: for want of any loot, if one is sound or it is late."""
        if REPEAT in options:
            return REPEAT
        if PASS not in options:
            return options[0]
        return options[1] if self.needy() and self.life() > self.reserve() else PASS

    def needy(self) -> bool:
        """Return whether any loot would let the hero leave, who has none; alone one needs a treasure."""
        return not self.state.heroes[self.seat].loot and not self.state.terms.solo

    def reserve(self) -> int:
        """Return how much life a hero keeps who searches a corpse or a crypt: less when it is late for the treasure."""
        return 4 if missing(self.state, self.seat, rich=False) > LATE else SOUND

    def reroll(self) -> int:
        """Return the dice that are above the average."""
        high = [die > 3 for die in self.state.dice]
        return REROLL + (2 if all(high) else 0 if high[0] else 1)


def is_deadly(test: AttributeTest) -> bool:
    """Return whether failing a test kills."""
    return test.context == AT_PIT or any(isinstance(step, Die) for step in test.failure)


# What is worth using at each moment


def _on_wounds(mind: Owner, option: int) -> bool:
    hurt = mind.state.pending_wounds
    return hurt >= 4 or hurt >= mind.life()


def _after_roll(mind: Owner, option: int) -> bool:
    return mind.bad_roll()


def _before_test(mind: Owner, option: int) -> bool:
    return mind.prepare(option)


def _at_turn_start(mind: Owner, option: int) -> bool:
    s = mind.state
    return option >= USE and s.box.cards[option % KIND].deck == RUNE and s.heroes[mind.seat].wounds >= 5


def _below(mind: Owner, option: int) -> bool:
    return len(mind.state.heroes[mind.seat].pile) >= 4 or mind.life() < 6


def _on_tile(mind: Owner, option: int) -> bool:
    return mind.state.room_kind(mind.state.turn.spot) in BAD_ROOMS


def _on_dragon(mind: Owner, option: int) -> bool:
    return wakes_dragon(mind.state.card(mind.state.turn.current))


def _on_encounter(mind: Owner, option: int) -> bool:
    return mind.life() < 8 or fighting(mind.state, mind.seat) < 0.75 * prospect(mind.life())


def _on_trap(mind: Owner, option: int) -> bool:
    return not any(isinstance(step, Rotate) for step in mind.state.card(mind.state.turn.current).then)


def _after_search(mind: Owner, option: int) -> bool:
    return not mind.state.box.cards[mind.state.turn.current].loot


def _for_free(mind: Owner, option: int) -> bool:
    return option < ABILITY or not mind.costly(option)


def _if_healthy(mind: Owner, option: int) -> bool:
    return _for_free(mind, option) or mind.life() > 6


USEFUL: Final[dict[str, Callable[[Owner, int], bool]]] = {
    "AtTurnStart": _at_turn_start,
    "TakeAction": _if_healthy,
    "OnObstacle": _if_healthy,
    "OnTile": _on_tile,
    "OnTrap": _on_trap,
    "BeforeTest": _before_test,
    "AfterRoll": _after_roll,
    "AfterFailure": _if_healthy,
    "OnWounds": _on_wounds,
    "OnSearch": _if_healthy,
    "AfterSearch": _after_search,
    "Below": _below,
    "WhileBelow": _below,
    "OnDragon": _on_dragon,
    "OnRage": _if_healthy,
    "OnEncounter": _on_encounter,
    "InRound": _for_free,
    "OnKill": _if_healthy,
    "OnFlight": _if_healthy,
    "AtTurnEnd": _if_healthy,
    "MayOpen": _if_healthy,
}
"""Whether something is worth using, by the question at which it could be."""
