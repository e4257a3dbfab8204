"""Fights of Bag of Dungeon, thrown with dice by the rules of the book and held against the chances we tell.

python -m tools.fights                   100,000 fights of each kind, alone and with a friend; a part of `make soak`
python -m tools.fights --fights 2000     a quick look

It leaves with 1 if a share differs from the exact chance by more than half a percentage point.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from verlies.core.chance import Chance
from verlies.games.bag_of_dungeon.content.heroes import HEROES
from verlies.games.bag_of_dungeon.content.monsters import FOES
from verlies.games.bag_of_dungeon.odds import Side, helped_odds, win_odds
from verlies.kit.dice import group_score, throw

FIGHTS = 100_000
POINTS = 0.005
"""So far a share may be from the chance."""
BEAR = 1
GEAR = ((0, 0, 0), (1, 0, 0), (2, 1, 0), (2, 2, BEAR))
"""Bonus, protection and dice of the gear in our notes: none, a sword, axe and shield, and the bear besides."""


class Pair(NamedTuple):
    """Who meets whom: the chance we tell, and how it is fought once."""

    name: str
    exact: float
    fight: Callable[[Chance], bool]


def hero(number: int, gear: int) -> Side:
    """Return a hero in full health with some gear."""
    sheet, (bonus, guard, dice) = HEROES[number], GEAR[gear]
    return sheet.dice + dice, sheet.bonus + bonus, guard, sheet.health


def foe(number: int, mine: Side) -> Side:
    """Return a monster against a hero, whom one of them copies."""
    kind = FOES[number]
    return (mine[0], mine[1], 0, mine[3]) if kind.id == "mirror_monster" else (kind.dice, kind.bonus, 0, kind.health)


def fought(mine: Side, theirs: Side, chance: Chance) -> bool:
    """Fight once with dice, to the death, and return whether the hero won."""
    health, left = mine[3], theirs[3]
    while health > 0 and left > 0:
        margin = group_score(throw(chance, 0, mine[0]), mine[1]) - sum(throw(chance, 0, theirs[0])) - theirs[1]
        left -= max(0, margin)
        health -= max(0, -margin - mine[2])
    return health > 0


def helped(mine: Side, friend: Side, theirs: Side, chance: Chance) -> bool:
    """Fight once with a friend, who loses half of it and goes on alone, and return whether the monster died."""
    health, other, left = mine[3], friend[3], theirs[3]
    while left > 0 and health > 0 and other > 0:
        roll = group_score(throw(chance, 0, min(4, mine[0] + 1)), mine[1])
        margin = roll - sum(throw(chance, 0, theirs[0])) - theirs[1]
        lost = max(0, -margin - mine[2])
        left, health, other = left - max(0, margin), health - lost, other - lost // 2
    if left <= 0 or (health <= 0 and other <= 0):
        return left <= 0
    who, has = (friend, other) if health <= 0 else (mine, health)
    return fought((who[0], who[1], who[2], has), (theirs[0], theirs[1], theirs[2], left), chance)


def pairs() -> Iterator[Pair]:
    """Yield every hero with some gear against every monster, alone; and beside the next hero, without gear."""
    for number, sheet in enumerate(HEROES):
        gear, friend = number, hero((number + 1) % len(HEROES), 0)
        for kind, monster in enumerate(FOES):
            mine, bare = hero(number, gear), hero(number, 0)
            one, two = foe(kind, mine), foe(kind, bare)
            yield Pair(f"{sheet.id} – {monster.id}", win_odds(mine, one), partial(fought, mine, one))
            yield Pair(
                f"{sheet.id} and a friend – {monster.id}",
                helped_odds(bare, friend, two),
                partial(helped, bare, friend, two),
            )


def share(pair: Pair, fights: int) -> float:
    """Return what share of many fights is won."""
    chance = Chance(bytes(range(32)), [0], [])
    return sum(pair.fight(chance) for _ in range(fights)) / fights


def compare(fights: int) -> dict[str, Any]:
    """Fight them all, say how far the shares are from the chances, and return what was found."""
    off: list[float] = []
    for pair in pairs():
        won = share(pair, fights)
        off.append(abs(won - pair.exact))
        print(f"{pair.name}: {won:.2%} of {fights} fights, exactly {pair.exact:.2%}", flush=True)
    print(f"farthest: {100 * max(off):.2f} points")
    return {"pairs": len(off), "fights_each": fights, "farthest": round(max(off), 5), "passed": max(off) <= POINTS}


def main() -> int:
    """Read how many fights are wanted; leave with 1 if a share is too far from its chance."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fights", type=int, default=FIGHTS, help="of each kind (%(default)s)")
    return 0 if compare(parser.parse_args().fights)["passed"] else 1


if __name__ == "__main__":
    sys.exit(main())
