"""What cards are worth: their effects added up once, and weighed by what the moment needs."""

from typing import Any, Final

from verlies.core.agenda import Condition, Step

from .._klong_common.card import Card
from .._klong_common.conditions import AnotherCompanion, ClankMade, GoldGained, Owns
from .._klong_common.effects import (
    Attack,
    BuyFromReserve,
    Choose,
    Clank,
    Draw,
    EverybodyClank,
    ExtraGold,
    Gain,
    GemDiscount,
    Gold,
    Heal,
    MayDiscard,
    OthersClank,
    ReplaceRowCard,
    Steady,
    Trash,
    Unharmed,
)
from .._klong_common.effects import While as Waiting
from .boards import ROOMS
from .cards import CARDS
from .ids import ARTIFACTS, CROWNS
from .rooms import ReachSecret

SKILL: Final = 0.95
"""Points that one skill brings: cards cost about as much as they score, but a tome clogs the deck."""
BOOT: Final = 1.6
"""Points that one boot brings: two or three save a turn, and every turn the dragon may come."""
SWORD: Final = 0.6
"""Points that one sword brings: two beat the goblin for one gold, others pay better."""
TELEPORT: Final = 2.4
"""Points of a teleport: a step without boots, monsters or locks."""
OTHERS_NOISE: Final = 0.25
"""Points of making everybody else louder by one stone."""
PLAIN_CARD: Final = 0.9
"""What drawing an unknown card is worth before one's own deck is looked at."""
MINOR: Final = 2.6
"""Points of a small secret that lies face down."""
MAJOR: Final = 4.8
"""Points of a large secret that lies face down."""
IDOL_POINTS: Final = 5.0

COMPANION_LIKELY: Final = 0.45
"""How often a second companion is played beside one."""
NOISE_A_TURN: Final = 0.8
"""How much noise one's own cards make in a turn."""
GAINS_A_TURN: Final = 0.5
"""How often gold is gained in a turn."""
ARTIFACT_LIKELY: Final = 0.5
"""How often an artifact is owned when a card asks for it: about on the way home."""
CROWN_LIKELY: Final = 0.15
OTHER_LIKELY: Final = 0.2
DISCARD_PRICE: Final = 0.4
"""What the worst card of a hand would have brought, had it not been discarded."""
DEAL: Final = 1.5
"""Points of a card that sells tomes for gold, as often as there is enough gold."""


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
        self.skill = SKILL
        self.swords = SWORD
        self.boots = BOOT
        self.teleports = TELEPORT
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


def yield_of(steps: list[Step[Any]]) -> Yield:
    """Add up what effects give."""
    total = Yield()
    for step in steps:
        if not _add_resource(total, step):
            _add_other(total, step)
    return total


def _add_resource(total: Yield, step: Step[Any]) -> bool:
    """Add a plain gain; return whether the step was one."""
    if isinstance(step, Gain):
        total.skill += step.skill
        total.swords += step.swords
        total.boots += step.boots
        total.teleports += step.teleports
    elif isinstance(step, (Gold, ExtraGold)):
        total.gold += step.n
    elif isinstance(step, Draw):
        total.draws += step.n
    elif isinstance(step, Heal):
        total.heal += step.n
    elif isinstance(step, Clank):
        total.clank += step.n
    elif isinstance(step, OthersClank):
        total.others += step.n
    else:
        return False
    return True


def _add_other(total: Yield, step: Step[Any]) -> None:
    """Add what is no plain gain, by how often it comes true."""
    if isinstance(step, Waiting):
        total.add(yield_of(step.then), likely(step.condition))
    elif isinstance(step, MayDiscard):
        total.add(yield_of(step.then), 1.0)
        total.points -= DISCARD_PRICE
    elif isinstance(step, Choose):
        total.add(best_way(step.ways), 1.0)
    elif isinstance(step, Trash):
        total.trash += 1
    elif isinstance(step, ReachSecret):
        total.points += MINOR
    elif isinstance(step, BuyFromReserve):
        total.points += DEAL
    else:
        _add_rare(total, step)


def _add_rare(total: Yield, step: Step[Any]) -> None:
    if isinstance(step, GemDiscount):
        total.skill += step.n * 0.3
    elif isinstance(step, Steady):
        total.boots += 0.3
    elif isinstance(step, Unharmed):
        total.swords += 1.0
    elif isinstance(step, ReplaceRowCard):
        total.skill += 0.2
    elif isinstance(step, (Attack, EverybodyClank)):
        total.points += 0.0


def best_way(ways: list[list[Step[Any]]]) -> Yield:
    """Return the yield of the way that is usually best."""
    best = yield_of(ways[0])
    for way in ways[1:]:
        other = yield_of(way)
        if USUAL.of(other) > USUAL.of(best):
            best = other
    return best


def likely(condition: Condition[Any]) -> float:
    """Return how often a condition comes true in a turn."""
    if isinstance(condition, AnotherCompanion):
        return COMPANION_LIKELY
    if isinstance(condition, ClankMade):
        return NOISE_A_TURN
    if isinstance(condition, GoldGained):
        return GAINS_A_TURN
    if isinstance(condition, Owns):
        if condition.tokens == ARTIFACTS:
            return ARTIFACT_LIKELY
        return CROWN_LIKELY if condition.tokens == CROWNS else OTHER_LIKELY
    return OTHER_LIKELY


def points_of(card: Card) -> float:
    """Return the points printed on a card, and what its bonus usually adds."""
    return card.points + (card.bonus.points * BONUS_TIMES if card.bonus is not None else 0.0)


BONUS_TIMES: Final = 0.8
"""How often a bonus at the end is due on average; gold by fives is due more often, pairs of tokens less."""

PLAYED: Final[list[Yield]] = [yield_of(card.then) for card in CARDS]
"""What each card gives when it is played, used or beaten."""
ACQUIRED: Final[list[Yield]] = [yield_of(card.acquire) for card in CARDS]
"""What each card gives once, when it is bought."""
POINTS: Final[list[float]] = [points_of(card) for card in CARDS]


def secret_value(number: int) -> float:
    """Return what a face-down secret of a room is worth."""
    return MAJOR if ROOMS[number].major else MINOR
