"""How a hero judges a fight: the chance to win, what it brings, and what it may cost."""

from ..content.ids import MIRROR, MOST_DICE, NONE
from ..odds import Side, foe_side, hero_side, win_odds
from ..state import FACE_DOWN, HIDDEN, BagState
from .worth import worth

LIFE = (0.0, 1.0, 0.45, 0.28)
"""What it costs to lose a life, by how many are left."""
LAST_OF_MANY = 0.75
"""What it costs to lose a hero for good while others are left."""
REWARDS = (0.04, 0.14, 0.25)
"""What a monster is worth, by how many items it brings."""
GUARDIAN, DRAGON = 0.7, 1.0
"""What it is worth to get the Ring, and to beat the dragon."""
RUN = 0.035
"""What it costs to run away."""
ITEM = 0.006
"""What it costs to leave gear behind, by its worth."""


def strength(s: BagState, seat: int, helped: bool, more: int = 0) -> Side:
    """Return the strength of a hero, with one more die if a friend helps."""
    dice, bonus, guard, health = hero_side(s, seat)
    return min(MOST_DICE, dice + int(helped) + more), bonus, guard, health


def death_cost(s: BagState, seat: int) -> float:
    """Return what the death of a hero costs all of them."""
    lives = s.heroes[seat].lives
    others = len(s.inside()) - 1
    life = LIFE[min(lives, 3)] if lives > 1 or others == 0 or s.versus() else LAST_OF_MANY
    return life + ITEM * sum([worth(s, seat, n) for n in s.gear(seat) if s.item(n).effects], 0.0)


def reward(s: BagState, field: int, begun: int) -> float:
    """Return what it is worth to beat what is on a field."""
    if field == s.exit() and s.dragon:
        return DRAGON
    if s.ringed and len(s.box.items) - 1 in s.piles[field]:
        return GUARDIAN
    return REWARDS[2 if begun >= 10 else 1 if begun >= 6 else 0]


def gains(s: BagState, seat: int, field: int, kinds: set[int], helped: bool) -> dict[int, float]:
    """Return what a fight to the death with each of some monsters is worth: what it brings less what it may cost."""
    mine, cost = strength(s, seat, helped), death_cost(s, seat)
    out: dict[int, float] = {}
    for kind in kinds:
        foe = foe_side(s, seat, kind, field)
        likely = win_odds(mine, foe, s.terms.all_equal)
        out[kind] = likely * reward(s, field, foe[3]) - (1 - likely) * cost
    return out


def gain_there(s: BagState, seat: int, field: int, helped: bool, can_run: bool) -> float:
    """Return what it is worth to enter a lair; what is hidden may be run from, if there is an action point for it."""
    known = s.known_at(field)
    if known not in (HIDDEN, FACE_DOWN):
        return gains(s, seat, field, {known}, helped)[known]
    kinds = s.monsters.cards()
    worst = -RUN if can_run else -9.0
    each = gains(s, seat, field, set(kinds), helped)
    return sum([max(each[kind], worst) for kind in kinds], 0.0) / len(kinds) if kinds else 0.0


def is_mirror(s: BagState, kind: int) -> bool:
    """Return whether a monster copies its opponent."""
    return kind != NONE and s.foe(kind).special == MIRROR
