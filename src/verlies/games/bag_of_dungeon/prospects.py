"""What a fight may cost: how likely hero and friend are to fall, and what a tile is likely to bring."""

from functools import lru_cache

from .content.ids import NONE
from .odds import Bout, Side, announced, fresh, hero_side, next_round, odds_alone
from .state import FACE_DOWN, HIDDEN, BagState

Costs = tuple[float, float]
"""How likely the fighter falls, and the friend."""


class CostTable(Bout[Costs]):
    """The chances to fall by the health of hero, friend and monster."""

    def costs(self, mine: int, theirs: int, left: int) -> Costs:
        """Return the chances with so much health left to hero, friend and monster."""
        if left <= 0:
            return 0.0, 0.0
        if mine <= 0 or theirs <= 0:
            return self._one_left(mine, theirs, left)
        key = (mine, theirs, left)
        if key not in self.known:
            self.known[key] = self._after_round(mine, theirs, left)
        return self.known[key]

    def _one_left(self, mine: int, theirs: int, left: int) -> Costs:
        """Return the chances once one of the two has fallen and the other fights on."""
        return 1 - self.alone(self.hero, max(0, mine), left), 1 - self.alone(self.friend, max(0, theirs), left)

    def _after_round(self, mine: int, theirs: int, left: int) -> Costs:
        one, two, moving = 0.0, 0.0, 0
        for margin, cases in self.margins.items():
            lost = max(0, -margin - self.hero[2])
            if margin <= 0 and lost == 0:
                continue
            after = self.costs(mine - lost, theirs - lost // 2, left - max(0, margin))
            one, two, moving = one + cases * after[0], two + cases * after[1], moving + cases
        return (one / moving, two / moving) if moving else (0.0, 0.0)


def helped_costs(hero: Side, friend: Side, foe: Side, all_equal: bool) -> Costs:
    """Return how likely the fighter and the friend fall if they fight to the end."""
    return cost_table(fresh(hero), fresh(friend), fresh(foe), all_equal).costs(hero[3], friend[3], foe[3])


@lru_cache(256)
def cost_table(hero: Side, friend: Side, foe: Side, all_equal: bool) -> CostTable:
    """Return how likely hero and friend fall against a monster, by the health of all three."""
    return CostTable(hero, friend, foe, all_equal)


def costs_now(s: BagState, friend: int) -> Costs:
    """Return how likely the fighter and a friend fall in the fight that is on."""
    f = s.fight
    hero, other, foe = hero_side(s, f.hero), hero_side(s, friend), (f.dice, f.bonus, 0, f.health)
    if not announced(s, f.hero):
        return helped_costs(hero, other, foe, s.terms.all_equal)
    table = cost_table(fresh(hero), fresh(other), fresh(foe), s.terms.all_equal)
    one, two, total = 0.0, 0.0, 0
    for cases, lost, hit in next_round(s, True):
        after = table.costs(hero[3] - lost, other[3] - lost // 2, foe[3] - hit)
        one, two, total = one + cases * after[0], two + cases * after[1], total + cases
    return one / total, two / total


def odds_there(s: BagState, seat: int, field: int) -> float:
    """Return the chance to beat alone what is on a field; of what is hidden, over all that may be in the bag."""
    known = s.known_at(field)
    if known not in (HIDDEN, FACE_DOWN):
        return odds_alone(s, seat, known, field)
    hidden = s.monsters.cards()
    return sum(odds_alone(s, seat, kind) for kind in hidden) / len(hidden) if hidden else 0.0


def worst_there(s: BagState, seat: int, field: int) -> float:
    """Return the chance against the worst that may be on a field."""
    known = s.known_at(field)
    kinds = s.monsters.cards() if known in (HIDDEN, FACE_DOWN) else [known]
    return min([odds_alone(s, seat, kind, field) for kind in set(kinds)], default=0.0)


def death_next_round(s: BagState) -> float:
    """Return how likely the next round of a fight against a monster is the hero's last."""
    f = s.fight
    rounds = next_round(s, f.partner != NONE)
    fatal = sum([cases for cases, lost, _ in rounds if lost >= s.heroes[f.hero].health])
    return fatal / sum([cases for cases, _, _ in rounds])
