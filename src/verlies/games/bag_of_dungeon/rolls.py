"""Throwing dice and telling of it; what a combat roll counts."""

from collections.abc import Sequence

from verlies.kit import dice

from . import how
from .content.ids import DICE
from .events import HERO_DICE
from .state import BagState


def throw(s: BagState, seat: int, count: int, kinds: Sequence[int] = HERO_DICE) -> int:
    """Throw some dice for all to see and return their sum; four of them are told as three and one."""
    s.dice = dice.throw(s.chance, DICE, count)
    faces = [*s.dice, 0, 0]
    s.emit(kinds[min(count, 3) - 1], seat, faces[0], faces[1], c=faces[2])
    if count > 3:
        s.emit(kinds[3], seat, s.dice[3])
    return sum(s.dice)


def one_die(s: BagState) -> int:
    """Throw a die that an event of its own tells of."""
    return s.chance.roll(DICE)


def combat_score(s: BagState) -> int:
    """Return what the last roll of a hero counts without any bonus: doubles, by what was agreed."""
    return dice.alike_score(s.dice) if s.terms.all_equal else dice.group_score(s.dice)


def doubles_of(faces: Sequence[int]) -> int:
    """Return what equal dice are: the two of a roll, three or four of a kind, or a pair or two among more dice."""
    if max([faces.count(face) for face in faces]) > 2:
        return how.ALIKE
    return how.PAIR if len(faces) == 2 else how.GROUPS
