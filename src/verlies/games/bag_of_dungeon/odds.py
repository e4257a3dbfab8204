"""How a fight is likely to go, exactly: alone, and with a friend."""

from functools import lru_cache
from typing import Generic, TypeVar

from verlies.kit.dice import Spread, alike, groups, pool
from verlies.kit.odds import difference, duel_odds

from .content.ids import MIRROR, MOST_DICE, NONE
from .state import BagState

K = TypeVar("K")
Side = tuple[int, int, int, int]
"""Dice, bonus, guard and health of one side of a fight; a monster has no guard."""


def hero_spread(dice: int, bonus: int, all_equal: bool) -> Spread:
    """Return what a hero can throw, with doubles."""
    return alike(dice, bonus) if all_equal else groups(dice, bonus)


@lru_cache(4096)
def win_odds(hero: Side, foe: Side, all_equal: bool = False) -> float:
    """Return the chance of a hero to beat a monster, fighting to the death without skills and items."""
    mine = hero_spread(hero[0], hero[1], all_equal)
    return duel_odds(mine, pool(foe[0], foe[1]), hero[3], foe[3], hero[2])


@lru_cache(4096)
def rival_odds(mine: Side, theirs: Side, all_equal: bool = False) -> float:
    """Return the chance of a hero to beat another one, fighting to the death without skills and items."""
    rolls = hero_spread(mine[0], mine[1], all_equal), hero_spread(theirs[0], theirs[1], all_equal)
    return duel_odds(*rolls, mine[3], theirs[3], mine[2], theirs[2])


def helped_odds(hero: Side, friend: Side, foe: Side, all_equal: bool = False) -> float:
    """Return the chance that a monster is beaten by a hero with a friend, who fights on if the hero falls."""
    return helped_table(fresh(hero), fresh(friend), fresh(foe), all_equal).won(hero[3], friend[3], foe[3])


def fresh(side: Side) -> Side:
    """Return a side of a fight whatever its health is."""
    return side[0], side[1], side[2], 0


@lru_cache(256)
def helped_table(hero: Side, friend: Side, foe: Side, all_equal: bool) -> "HelpedTable":
    """Return the chances of a hero and a friend against a monster, by the health of all three."""
    return HelpedTable(hero, friend, foe, all_equal)


class Bout(Generic[K]):
    """A hero and a friend against a monster; what is known by the health of the three is worked out once."""

    def __init__(self, hero: Side, friend: Side, foe: Side, all_equal: bool) -> None:
        self.hero = hero
        self.friend = friend
        self.foe = foe
        self.all_equal = all_equal
        dice = min(MOST_DICE, hero[0] + 1)
        self.margins = difference(hero_spread(dice, hero[1], all_equal), pool(foe[0], foe[1]))
        self.known: dict[tuple[int, int, int], K] = {}

    def alone(self, who: Side, health: int, left: int) -> float:
        """Return the chance of one of the two who fights on alone, with so much health left to both sides."""
        foe = self.foe
        return win_odds((who[0], who[1], who[2], health), (foe[0], foe[1], foe[2], left), self.all_equal)


class HelpedTable(Bout[float]):
    """The chances by the health of hero, friend and monster."""

    def won(self, mine: int, theirs: int, left: int) -> float:
        """Return the chance with so much health left to hero, friend and monster."""
        if left <= 0:
            return 1.0
        if mine <= 0:
            return self.alone(self.friend, max(0, theirs), left)
        if theirs <= 0:
            return self.alone(self.hero, mine, left)
        key = (mine, theirs, left)
        if key not in self.known:
            self.known[key] = self._after_round(mine, theirs, left)
        return self.known[key]

    def _after_round(self, mine: int, theirs: int, left: int) -> float:
        sum_, moving = 0.0, 0
        for margin, cases in self.margins.items():
            lost = -margin - self.hero[2]
            if margin > 0:
                sum_ += cases * self.won(mine, theirs, left - margin)
            elif lost > 0:
                sum_ += cases * self.won(mine - lost, theirs - lost // 2, left)
            moving += cases if margin > 0 or lost > 0 else 0
        return sum_ / moving if moving else 0.0


# Of what lies on the table


def hero_side(s: BagState, seat: int) -> Side:
    """Return the strength of a hero as it is now."""
    return s.own_dice(seat), s.bonus(seat), s.guard(seat), s.heroes[seat].health


def foe_side(s: BagState, seat: int, monster: int, field: int = NONE) -> Side:
    """Return the strength of a monster against a hero, on a field where it may have been shot at."""
    foe = s.foe(monster)
    shot = s.wounds_at(field) if field != NONE else 0
    if foe.special == MIRROR:
        return s.own_dice(seat), s.bonus(seat), 0, max(1, s.heroes[seat].health - shot)
    return foe.dice, foe.bonus, 0, foe.health - shot


def odds_alone(s: BagState, seat: int, monster: int, field: int = NONE) -> float:
    """Return the chance of a hero to beat a monster alone."""
    return win_odds(hero_side(s, seat), foe_side(s, seat, monster, field), s.terms.all_equal)


def odds_against(s: BagState, seat: int, other: int) -> float:
    """Return the chance of a hero to beat another one, if both fight to the end, from the next round on."""
    mine, theirs = hero_side(s, seat), hero_side(s, other)
    if not (announced(s, seat) or announced(s, other)):
        return rival_odds(mine, theirs, s.terms.all_equal)
    likely, total = 0.0, 0
    for margin, cases in difference(spread_now(s, seat), spread_now(s, other)).items():
        left = left_of(s, seat, mine, -margin), left_of(s, other, theirs, margin)
        likely += cases * rival_odds((*mine[:3], left[0]), (*theirs[:3], left[1]), s.terms.all_equal)
        total += cases
    return likely / total


def spread_now(s: BagState, seat: int) -> Spread:
    """Return what a hero can throw in the next round, all of it twice for a lethal blow."""
    dice, bonus, _, _ = hero_side(s, seat)
    times = 1 + (s.fight.doubled >> seat & 1)
    return {total * times: cases for total, cases in hero_spread(dice, bonus, s.terms.all_equal).items()}


def left_of(s: BagState, seat: int, side: Side, behind: int) -> int:
    """Return the health of a hero after a round in which he was so far behind; a vine keeps all of it."""
    lost = 0 if s.fight.bound >> seat & 1 else max(0, behind - side[2])
    return max(0, side[3] - lost)


def odds_with(s: BagState, seat: int, friend: int, monster: int, field: int = NONE) -> float:
    """Return the chance that a hero and a friend beat a monster."""
    foe = foe_side(s, seat, monster, field)
    return helped_odds(hero_side(s, seat), hero_side(s, friend), foe, s.terms.all_equal)


def odds_now(s: BagState, friend: int = NONE) -> float:
    """Return the chance to win the fight that is on, as it stands, or with one more friend."""
    f = s.fight
    mate = f.partner if f.partner != NONE else friend
    health = s.heroes[f.hero].health, s.heroes[mate].health if mate != NONE else 0
    if not announced(s, f.hero):
        return won_from(s, mate, health[0], health[1], f.health)
    rounds = next_round(s, mate != NONE)
    likely = [cases * won_from(s, mate, health[0] - n, health[1] - n // 2, f.health - hit) for cases, n, hit in rounds]
    return sum(likely) / sum([cases for cases, _, _ in rounds])


def won_from(s: BagState, mate: int, mine: int, theirs: int, left: int) -> float:
    """Return the chance to win the fight that is on with so much health left to hero, friend and monster."""
    hero, foe = hero_side(s, s.fight.hero), (s.fight.dice, s.fight.bonus, 0, max(0, left))
    if mate != NONE:
        other = hero_side(s, mate)
        return helped_table(fresh(hero), fresh(other), fresh(foe), s.terms.all_equal).won(mine, theirs, left)
    return win_odds((hero[0], hero[1], hero[2], max(0, mine)), foe, s.terms.all_equal)


# The next round, which may differ from all that follow


def announced(s: BagState, seat: int) -> bool:
    """Return whether a hero has made the next round another one than those after it: by a lethal blow, or a vine."""
    return (s.fight.doubled | s.fight.bound) >> seat & 1 == 1


def next_round(s: BagState, helped: bool) -> list[tuple[int, int, int]]:
    """Return how the next round may go: in how many cases, what the hero loses then, and the monster."""
    f = s.fight
    dice, bonus, guard, _ = hero_side(s, f.hero)
    mine = hero_spread(min(MOST_DICE, dice + helped), bonus, s.terms.all_equal)
    times = 1 + (f.doubled >> f.hero & 1)
    bound = f.bound >> f.hero & 1
    margins = difference({total * times: cases for total, cases in mine.items()}, pool(f.dice, f.bonus))
    return [(cases, 0 if bound else max(0, -margin - guard), max(0, margin)) for margin, cases in margins.items()]
