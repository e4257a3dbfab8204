"""Dice: throwing them, counting them, and all that they can show, exactly."""

from collections.abc import Sequence
from math import comb

from verlies.core.chance import Chance

Spread = dict[int, int]
"""How many of equally likely cases give each result; whole numbers, so that nothing is rounded on the way."""


def throw(chance: Chance, stream: int, count: int, sides: int = 6) -> list[int]:
    """Throw some dice."""
    return [chance.roll(stream, sides) for _ in range(count)]


def group_score(dice: Sequence[int], plus: int = 0) -> int:
    """Return what dice count if a pair counts double, three alike threefold and so on, with a bonus afterwards."""
    return sum(face * dice.count(face) for face in dice) + plus


def alike_score(dice: Sequence[int], plus: int = 0) -> int:
    """Return what dice count if only all of them alike count so many times over, with a bonus afterwards."""
    alike = len(dice) if len(set(dice)) == 1 else 1
    return sum(dice) * alike + plus


def pool(count: int, plus: int = 0, sides: int = 6) -> Spread:
    """Return the sums of some dice and a bonus."""
    out: Spread = {plus: 1}
    for _ in range(count):
        more: Spread = {}
        for total, cases in out.items():
            for face in range(1, sides + 1):
                more[total + face] = more.get(total + face, 0) + cases
        out = more
    return out


def groups(count: int, plus: int = 0, sides: int = 6) -> Spread:
    """Return what some dice can count by `group_score`: k dice of a face count k² times that face."""
    by_used: list[Spread] = [{plus: 1}, *({} for _ in range(count))]
    for face in range(1, sides + 1):
        by_used = _with_face(by_used, face)
    return dict(sorted(by_used[count].items()))


def alike(count: int, plus: int = 0, sides: int = 6) -> Spread:
    """Return what some dice can count by `alike_score`: n dice of one face count n² times that face."""
    out = pool(count, plus, sides)
    for face in range(1, sides + 1):
        out[count * face + plus] -= 1
        score = count * count * face + plus
        out[score] = out.get(score, 0) + 1
    return {score: cases for score, cases in sorted(out.items()) if cases}


def _with_face(by_used: list[Spread], face: int) -> list[Spread]:
    """Return the scores by the number of dice used up, after some of the rest show one more face."""
    count = len(by_used) - 1
    out: list[Spread] = [{} for _ in by_used]
    for used, spread in enumerate(by_used):
        for k in range(count - used + 1):
            choices = comb(count - used, k)
            into = out[used + k]
            for score, cases in spread.items():
                total = score + k * k * face
                into[total] = into.get(total, 0) + cases * choices
    return out


def values(cards: Sequence[int]) -> Spread:
    """Return what one card of some can show."""
    out: Spread = {}
    for card in cards:
        out[card] = out.get(card, 0) + 1
    return out
