"""What cards are worth: their effects added up once, and weighed by what the moment needs."""

from collections.abc import Callable
from typing import Any, Final

from verlies.core.agenda import Condition, Step

from .. import conditions as when
from .. import effects as does
from ..kinds import Card
from ..state import Box
from .guesses import (
    ARTIFACT_LIKELY,
    BONUS_TIMES,
    BOOT,
    CHOOSING,
    COMPANION_LIKELY,
    CROWN_LIKELY,
    DEAL,
    DISCARD_PRICE,
    DISCARDING,
    FIRST,
    GAINS_A_TURN,
    NOISE_A_TURN,
    OTHER_LIKELY,
    OTHERS_NOISE,
    PLAIN_CARD,
    SKILL,
    SWORD,
    TELEPORT,
)


class Yield:
    """What a list of effects gives, as plain amounts."""

    __slots__ = ("boots", "clank", "draws", "gold", "heal", "others", "points", "skill", "swords", "teleports", "trash")

    def __init__(self) -> None:
        self.skill = 0.0
        self.swords = 0.0
        self.boots = 0.0
        self.teleports = 0.0
        self.gold = 0.0
        self.draws = 0.0
        self.heal = 0.0
        self.clank = 0.0
        self.others = 0.0
        """Noise of everybody else."""
        self.trash = 0.0
        """Cards that leave the own deck."""
        self.points = 0.0
        """What has no name of its own, as points."""

    def add(self, other: "Yield", times: float) -> None:
        """Add another yield so many times."""
        self.skill += other.skill * times
        self.swords += other.swords * times
        self.boots += other.boots * times
        self.teleports += other.teleports * times
        self.gold += other.gold * times
        self.draws += other.draws * times
        self.heal += other.heal * times
        self.clank += other.clank * times
        self.others += other.others * times
        self.trash += other.trash * times
        self.points += other.points * times


class Weights:
    """What each amount is worth at the moment, in points."""

    __slots__ = ("boots", "draw", "heal", "noise", "skill", "swords", "teleports", "trash")

    def __init__(self, heal: float, noise: float, draw: float = PLAIN_CARD) -> None:
        self.skill, self.swords, self.boots, self.teleports = SKILL, SWORD, BOOT, TELEPORT
        self.heal = heal
        """Points of one damage healed."""
        self.noise = noise
        """Points lost with one stone of noise."""
        self.draw = draw
        """Points of one more card."""
        self.trash = 0.6
        """Points of being rid of a bad card."""

    def of(self, y: Yield) -> float:
        """Return the points of a yield."""
        made = y.skill * self.skill + y.swords * self.swords + y.boots * self.boots + y.teleports * self.teleports
        quiet = y.heal * self.heal - y.clank * self.noise + y.others * OTHERS_NOISE
        return made + quiet + y.gold + y.points + y.draws * self.draw + y.trash * self.trash


USUAL: Final = Weights(1.2, 0.4)
"""Weights for choosing between the ways of a card before anything is known about the table."""


Adds = Callable[["Worths", Yield, Any], None]
"""How an effect adds to a yield."""
Likely = Callable[[Box, Any], float]
"""How often a condition comes true in a turn."""


class Worths:
    """What the cards of a box give, by tables of its effects and conditions; one that is missing is a `KeyError`."""

    __slots__ = ("acquired", "box", "conditions", "effects", "groups", "played", "points", "rough")

    def __init__(self, box: Box, effects: dict[type, Adds], conditions: dict[type, Likely]) -> None:
        """Weigh a box with effects and conditions of its own."""
        self.box = box
        self.effects = {**EFFECTS, **effects}
        self.conditions = {**CONDITIONS, **conditions}
        self.played = [self.yield_of(card.then) for card in box.cards]
        """What each card gives when it is played, used or beaten."""
        self.acquired = [self.yield_of(card.acquire) for card in box.cards]
        """What each card gives once, when it is bought."""
        self.points = [points_of(card) for card in box.cards]
        self.groups = [group(card, gives) for card, gives in zip(box.cards, self.played, strict=True)]
        """When each card is played: the higher the earlier."""
        self.rough = [gives.skill + gives.boots * 2 + gives.swords - gives.clank for gives in self.played]
        """A rough value of each card, to find the worst one."""

    def yield_of(self, steps: list[Step[Any]]) -> Yield:
        """Add up what effects give."""
        total = Yield()
        for step in steps:
            worth = self.effects.get(type(step))
            if worth is None:
                raise KeyError(f"no worth for {type(step).__name__}")
            worth(self, total, step)
        return total

    def likely(self, condition: Condition[Any]) -> float:
        """Return how often a condition comes true in a turn."""
        how_often = self.conditions.get(type(condition))
        if how_often is None:
            raise KeyError(f"nobody said how likely {type(condition).__name__} is")
        return how_often(self.box, condition)

    def best_way(self, ways: list[list[Step[Any]]]) -> Yield:
        """Return the yield of the way that is usually best."""
        best = self.yield_of(ways[0])
        for way in ways[1:]:
            other = self.yield_of(way)
            if USUAL.of(other) > USUAL.of(best):
                best = other
        return best


def points_of(card: Card) -> float:
    """Return the points printed on a card, and what its bonus usually adds."""
    return card.points + (card.bonus.points * BONUS_TIMES if card.bonus is not None else 0.0)


def group(card: Card, gives: Yield) -> float:
    """Return whether a card is played early or late."""
    for step in card.then:
        if isinstance(step, does.MayDiscard):
            return DISCARDING
        if isinstance(step, does.Choose):
            return CHOOSING
    return FIRST if gives.draws > 0 else 0.0


# Effects


def gain(_: Worths, total: Yield, step: does.Gain) -> None:
    """Add resources of the turn."""
    total.skill += step.skill
    total.swords += step.swords
    total.boots += step.boots
    total.teleports += step.teleports


def gold(_: Worths, total: Yield, step: Any) -> None:
    """Add gold."""
    total.gold += step.n


def draws(_: Worths, total: Yield, step: does.Draw) -> None:
    """Add cards drawn."""
    total.draws += step.n


def heals(_: Worths, total: Yield, step: does.Heal) -> None:
    """Add damage healed."""
    total.heal += step.n


def noise(_: Worths, total: Yield, step: does.Clank) -> None:
    """Add own noise."""
    total.clank += step.n


def others_noise(_: Worths, total: Yield, step: does.OthersClank) -> None:
    """Add noise of the others."""
    total.others += step.n


def trashes(_: Worths, total: Yield, step: does.Trash) -> None:
    """Add a card that leaves the deck."""
    total.trash += 1


def waits(worths: Worths, total: Yield, step: does.While) -> None:
    """Add what a condition gives, by how often it comes true."""
    total.add(worths.yield_of(step.then), worths.likely(step.condition))


def costs_a_card(worths: Worths, total: Yield, step: does.MayDiscard) -> None:
    """Add what a discarded card buys."""
    total.add(worths.yield_of(step.then), 1.0)
    total.points -= DISCARD_PRICE


def chooses(worths: Worths, total: Yield, step: does.Choose) -> None:
    """Add the best way."""
    total.add(worths.best_way(step.ways), 1.0)


def cheaper_gems(_: Worths, total: Yield, step: does.GemDiscount) -> None:
    """Add what is saved on gems now and then."""
    total.skill += step.n * 0.3


def points(n: float) -> Adds:
    """Return an effect that is worth so many points."""

    def add(_: Worths, total: Yield, step: Any) -> None:
        total.points += n

    return add


def resources(skill: float = 0.0, swords: float = 0.0, boots: float = 0.0) -> Adds:
    """Return an effect that is as good as so many resources."""

    def add(_: Worths, total: Yield, step: Any) -> None:
        total.skill += skill
        total.swords += swords
        total.boots += boots

    return add


EFFECTS: Final[dict[type, Adds]] = {
    does.Gain: gain,
    does.Gold: gold,
    does.ExtraGold: gold,
    does.Draw: draws,
    does.Heal: heals,
    does.Clank: noise,
    does.OthersClank: others_noise,
    does.Trash: trashes,
    does.While: waits,
    does.MayDiscard: costs_a_card,
    does.Choose: chooses,
    does.BuyFromReserve: points(DEAL),
    does.GemDiscount: cheaper_gems,
    does.Steady: resources(boots=0.3),
    does.Unharmed: resources(swords=1.0),
    does.ReplaceRowCard: resources(skill=0.2),
    does.Attack: points(0.0),
    does.EverybodyClank: points(0.0),
    does.Anger: points(0.0),
    does.StonesBack: points(0.0),
}


# Conditions


def often(times: float) -> Likely:
    """Return a condition that comes true so often."""
    return lambda _, __: times


def owning(box: Box, condition: when.Owns) -> float:
    """Return how often a token is owned when a card asks for it."""
    if condition.tokens == box.artifacts:
        return ARTIFACT_LIKELY
    return CROWN_LIKELY if condition.tokens == box.crowns else OTHER_LIKELY


CONDITIONS: Final[dict[type, Likely]] = {
    when.AnotherCompanion: often(COMPANION_LIKELY),
    when.ClankMade: often(NOISE_A_TURN),
    when.GoldGained: often(GAINS_A_TURN),
    when.Owns: owning,
    when.OwnsKinds: often(OTHER_LIKELY),
    when.PerGold: often(OTHER_LIKELY),
    when.PerCard: often(OTHER_LIKELY),
}
