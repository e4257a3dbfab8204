"""Shooting the dragon dead: everything that reaches it, one after the other in one turn, if its death wins at once."""

from collections.abc import Iterator
from itertools import combinations

from verlies.kit.dice import pool
from verlies.kit.odds import above

from ..content.ids import NONE
from ..kinds import Blast, Effect, Shot
from ..odds import foe_side
from ..options import AIM
from ..reasons import OK
from ..shots import aims, blasted, shoot_refusal
from ..state import BagState
from .mind import Mind

ENOUGH = 0.5
"""With such a chance the dragon is shot at with all that reaches it: if it survives, the weapons are gone."""
HIGHEST = 6
"""What a die shows at most."""


def volley(mind: Mind) -> tuple[int, ...]:
    """Return the weapons that are likely to kill the dragon in this turn, bombs last; none if they are better kept."""
    s = mind.s
    if not slaying_wins(s):
        return ()
    weapons = [number for number in s.gear(mind.seat) if reaches(mind, number)]
    weapons.sort(key=lambda number: is_blast(s, number))
    best = max(affordable(mind, weapons), key=lambda chosen: (dice_of(s, chosen), -len(chosen)), default=())
    need = foe_side(s, mind.seat, s.dragon_kind(), s.exit())[3]
    return best if above(pool(dice_of(s, best)), need - 1) >= ENOUGH else ()


def slaying_wins(s: BagState) -> bool:
    """Return whether the game is won in the moment in which the dragon dies."""
    return s.dragon and s.exit() != NONE and not s.versus() and (s.terms.dragon_wins or s.bearer() != NONE)


def reaches(mind: Mind, number: int) -> bool:
    """Return whether a weapon reaches the dragon and can kill nobody of us if it lives on."""
    s, item = mind.s, mind.s.item(number)
    if not item.ranged or shoot_refusal(s, mind.seat, number) != OK or AIM + s.exit() not in aims(s, mind.seat, number):
        return False
    effect = item.effect()
    hit = blasted(s, s.exit(), effect.radius) if isinstance(effect, Blast) else []
    return all(survives(s, seat, strength(effect)) for seat in s.inside() if s.heroes[seat].field in hit)


def is_blast(s: BagState, number: int) -> bool:
    """Return whether a weapon hits everybody around its target."""
    return isinstance(s.item(number).effect(), Blast)


def survives(s: BagState, seat: int, dice: int) -> bool:
    """Return whether a hero survives a blast of so many dice, whatever they show."""
    return s.heroes[seat].health + s.guard(seat) > HIGHEST * dice


def affordable(mind: Mind, weapons: list[int]) -> Iterator[tuple[int, ...]]:
    """Yield all the weapons that can be used together with the action points that are left."""
    for count in range(1, len(weapons) + 1):
        for chosen in combinations(weapons, count):
            if sum([mind.s.item(number).ap for number in chosen]) <= mind.ap():
                yield chosen


def dice_of(s: BagState, weapons: tuple[int, ...]) -> int:
    """Return how many dice of damage some weapons do together."""
    return sum([strength(s.item(number).effect()) for number in weapons])


def strength(effect: Effect) -> int:
    """Return how many dice of damage a weapon does."""
    return effect.dice if isinstance(effect, (Shot, Blast)) else 0
