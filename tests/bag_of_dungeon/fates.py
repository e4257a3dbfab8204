"""What may become of a fight, reckoned from the rules alone: every throw, every round, until somebody is dead."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

Strength = tuple[int, int, int]
"""Dice, bonus and guard."""
Fate = tuple[Fraction, Fraction, Fraction]
"""How likely the monster dies, the hero falls, the friend falls."""
NEVER, SURELY = Fraction(0), Fraction(1)


def score(dice: tuple[int, ...], all_equal: bool) -> int:
    """Return what dice of a hero count: a pair twice, three alike three times; perhaps only if all are alike."""
    if all_equal:
        return sum(dice) * (len(dice) if len(set(dice)) == 1 else 1)
    return sum(face * count * count for face, count in Counter(dice).items())


@cache
def margins(hero: Strength, foe: Strength, all_equal: bool = False, times: int = 1) -> Counter[int]:
    """Return by how much a hero's total is above a monster's, and in how many cases."""
    mine = Counter((score(dice, all_equal) + hero[1]) * times for dice in product(range(1, 7), repeat=hero[0]))
    theirs = Counter(sum(dice) + foe[1] for dice in product(range(1, 7), repeat=foe[0]))
    out: Counter[int] = Counter()
    for a, b in product(mine, theirs):
        out[a - b] += mine[a] * theirs[b]
    return out


@cache
def alone(hero: Strength, foe: Strength, health: int, left: int, all_equal: bool = False) -> Fraction:
    """Return how likely a hero beats a monster."""
    if left <= 0 or health <= 0:
        return SURELY if health > 0 else NEVER
    rounds = [(cases, max(0, -by - hero[2]), max(0, by)) for by, cases in margins(hero, foe, all_equal).items()]
    moving = [each for each in rounds if each[1] or each[2]]
    won = sum(cases * alone(hero, foe, health - lost, left - hit, all_equal) for cases, lost, hit in moving)
    return Fraction(won, sum(cases for cases, _, _ in moving)) if moving else NEVER


def duel(hero: Strength, other: Strength, times: tuple[int, int] = (1, 1)) -> Counter[int]:
    """Return by how much a hero's total is above another hero's, and in how many cases; both have doubles."""
    mine, theirs = (
        Counter((score(dice, False) + side[1]) * by for dice in product(range(1, 7), repeat=side[0]))
        for side, by in zip((hero, other), times, strict=True)
    )
    out: Counter[int] = Counter()
    for a, b in product(mine, theirs):
        out[a - b] += mine[a] * theirs[b]
    return out


@cache
def against(hero: Strength, other: Strength, mine: int, theirs: int) -> Fraction:
    """Return how likely a hero beats another one."""
    if mine <= 0 or theirs <= 0:
        return SURELY if mine > 0 else NEVER
    rounds = [(cases, max(0, -by - hero[2]), max(0, by - other[2])) for by, cases in duel(hero, other).items()]
    moving = [each for each in rounds if each[1] or each[2]]
    won = sum(cases * against(hero, other, mine - lost, theirs - hit) for cases, lost, hit in moving)
    return Fraction(won, sum(cases for cases, _, _ in moving)) if moving else NEVER


@cache
def together(
    hero: Strength, friend: Strength, foe: Strength, mine: int, theirs: int, left: int, all_equal: bool = False
) -> Fate:
    """Return what becomes of a hero and a friend, who adds a die, loses half and fights on if the hero falls."""
    if left <= 0:
        return SURELY, NEVER, NEVER
    if mine <= 0 or theirs <= 0:
        won = alone(hero, foe, mine, left, all_equal) + alone(friend, foe, theirs, left, all_equal)
        return won, SURELY if mine <= 0 else 1 - won, SURELY if theirs <= 0 else 1 - won
    helped = (min(4, hero[0] + 1), hero[1], hero[2])
    rounds = [(cases, max(0, -by - hero[2]), max(0, by)) for by, cases in margins(helped, foe, all_equal).items()]
    return after(rounds, hero, friend, foe, (mine, theirs, left), all_equal)


def after(
    rounds: list[tuple[int, int, int]],
    hero: Strength,
    friend: Strength,
    foe: Strength,
    health: tuple[int, int, int],
    all_equal: bool = False,
    all_count: bool = False,
) -> Fate:
    """Return what becomes of all after a round that may go in some ways; what hurts nobody is thrown again."""
    moving = [each for each in rounds if each[1] or each[2] or all_count]
    if not moving:
        return NEVER, NEVER, NEVER
    mine, theirs, left = health
    fates = [
        (cases, together(hero, friend, foe, mine - lost, theirs - lost // 2, left - hit, all_equal))
        for cases, lost, hit in moving
    ]
    total = sum(cases for cases, _ in fates)
    one, two, three = (Fraction(sum(cases * fate[at] for cases, fate in fates), total) for at in range(3))
    return one, two, three
