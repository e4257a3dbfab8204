"""How a sensible hero fights: what a fight is likely to cost, and when to run."""

from math import exp
from typing import Final

from verlies.core.rng import Rng

from ..content.ids import MAGIC, MELEE, NONE, ON_FLIGHT, RANGED
from ..kinds import FIRST_SHOT, Card
from ..state import DungeonState

HERO_ATTACKS: Final = (3, 4, 5)
"""How often out of twelve a hero is ranged, melee, magic: the balance of the outcome table."""
MONSTER_ATTACKS: Final = (4, 3, 5)
ROUND: Final = ((1, 1, 37), (0, 2, 9), (1, 0, 46), (2, 2, 12), (0, 1, 40))
"""Wounds of hero and monster, and how often of 144 rounds they happen when both sides choose so."""
LONGEST: Final = 30
"""The longest life in the table below."""
DETOUR: Final = 0.85
"""What running away leaves of one's prospects: the turn is lost and the monster stays."""


def prospect(life: int) -> float:
    """Return what a life that is left is worth: the first points the most."""
    return 1 - exp(-max(0, life) / 6)


def _table() -> list[list[float]]:
    """Return what fighting to the end is worth, by the life of the hero and of the monster."""
    out = [[0.0] * 10 for _ in range(LONGEST + 1)]
    for life in range(1, LONGEST + 1):
        out[life][0] = prospect(life)
        for foe in range(1, 10):
            total = 0.0
            for hero, monster, weight in ROUND:
                total += weight * out[max(0, life - hero)][max(0, foe - monster)]
            out[life][foe] = total / 144
    return out


OUTLOOK: Final = _table()


def suspects(s: DungeonState) -> list[Card]:
    """Return the monsters it can be, as far as its name and wounds tell."""
    named = [card for card in s.box.cards if card.name >= 0 and s.fight.name in (NONE, card.name)]
    return [card for card in named if card.life > s.fight.wounds] or named


def fighting(s: DungeonState, seat: int) -> float:
    """Return the prospects of fighting on to the end."""
    row = OUTLOOK[min(LONGEST, s.life_left(seat))]
    cards = suspects(s)
    return sum(row[max(1, card.life - s.fight.wounds)] for card in cards) / len(cards)


def running(s: DungeonState, seat: int) -> float:
    """Return the prospects after a flight that succeeds."""
    life = s.life_left(seat)
    free = any(s.box.abilities[number].moment == ON_FLIGHT for number in s.kind_of(seat).abilities)
    cards = suspects(s)
    return DETOUR * sum(prospect(life if free else life - card.penalty) for card in cards) / len(cards)


def attack(rng: Rng, weights: tuple[int, int, int]) -> int:
    """Return an attack by chance, each as often as its weight says."""
    at = rng.below(sum(weights))
    for which in (RANGED, MELEE, MAGIC):
        if at < weights[which]:
            return which
        at -= weights[which]
    return MAGIC


def shoots_first(s: DungeonState, seat: int) -> bool:
    """Return whether a ranged first round is free of wounds."""
    shoots = any(s.box.abilities[number].condition == FIRST_SHOT for number in s.kind_of(seat).abilities)
    return shoots and s.fight.round == 1
