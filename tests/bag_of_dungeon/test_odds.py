"""Chances of a fight: those of our notes on the game, those of many fights, and those of the table."""

import pytest

from tools.fights import fought, helped, pairs, share
from verlies.core.chance import Chance
from verlies.games.bag_of_dungeon.content.heroes import HEROES
from verlies.games.bag_of_dungeon.content.monsters import FOES
from verlies.games.bag_of_dungeon.odds import (
    foe_side,
    helped_odds,
    hero_side,
    odds_alone,
    odds_now,
    odds_with,
    win_odds,
)
from verlies.testing.bag_of_dungeon import FOE, lair, met

GEAR = ((0, 0, 0), (1, 0, 0), (2, 1, 0), (2, 2, 1))
"""Bonus, guard and dice more: nothing, a sword, an axe and a shield, more of both and the bear."""
TABLE = {
    "mummy": ((98, 100, 87, 65), (100, 100, 98, 87)),
    "skeleton": ((86, 98, 62, 40), (97, 100, 83, 62), (100, 100, 99, 93)),
    "mud_monster": ((73, 94, 48, 31), (90, 99, 69, 48), (100, 100, 95, 82)),
    "werewolf": ((48, 77, 29, 19), (71, 93, 45, 29), (96, 100, 80, 58)),
    "monk": ((36, 61, 22, 16), (54, 82, 33, 22), (87, 99, 63, 42)),
    "troll": ((31, 55, 19, 13), (48, 77, 29, 19), (84, 98, 58, 37)),
    "minotaur": ((19, 34, 11, 7), (29, 52, 17, 11), (59, 87, 35, 22)),
    "giant_snake": ((9, 18, 5, 3), (15, 29, 8, 5), (33, 61, 18, 10)),
    "reacher": ((3, 7, 2, 1), (6, 14, 3, 2), (15, 33, 7, 4)),
    "mirror_monster": ((71, 73, 69, 69), (71, 73, 69, 69), (84, 86, 82, 82)),
    "red_dragon": ((2, 4, 1, 0), (3, 9, 1, 1), (10, 24, 4, 2), (93, 99, 81, 66)),
}
"""The chance to win in percent, by gear and hero, as our notes have it."""
WITH_PARTNER = ((49, 71, 33, 22), (64, 84, 46, 33), (87, 97, 71, 55))
"""Against the dragon with one die more."""


def side(hero: int, gear: int, die: int = 0) -> tuple[int, int, int, int]:
    """Return a hero with some gear and perhaps a partner's die."""
    bonus, guard, dice = GEAR[gear]
    sheet = HEROES[hero]
    return sheet.dice + dice + die, sheet.bonus + bonus, guard, sheet.health


def other(monster: str, hero: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """Return a monster against a hero."""
    foe = FOES[FOE[monster]]
    return (hero[0], hero[1], 0, hero[3]) if monster == "mirror_monster" else (foe.dice, foe.bonus, 0, foe.health)


@pytest.mark.parametrize("monster", TABLE)
def test_the_table_of_our_notes(monster: str) -> None:
    for gear, row in enumerate(TABLE[monster]):
        for hero, percent in enumerate(row):
            mine = side(hero, gear)
            assert 100 * win_odds(mine, other(monster, mine)) == pytest.approx(percent, abs=0.51), (gear, hero)


def test_the_dragon_with_one_die_more() -> None:
    for gear, row in enumerate(WITH_PARTNER):
        for hero, percent in enumerate(row):
            assert 100 * win_odds(side(hero, gear, 1), (4, 0, 0, 20)) == pytest.approx(percent, abs=0.51)


@pytest.mark.parametrize(("hero", "gear", "monster"), [(0, 0, "troll"), (2, 2, "reacher"), (3, 3, "red_dragon")])
def test_many_fights_agree(hero: int, gear: int, monster: str) -> None:
    mine = side(hero, gear)
    foe = other(monster, mine)
    chance = Chance(bytes(32), [0], [])
    won = sum(fought(mine, foe, chance) for _ in range(3000)) / 3000
    assert won == pytest.approx(win_odds(mine, foe), abs=0.03)


def test_many_fights_with_a_friend_agree() -> None:
    hero, friend = side(0, 0), side(3, 0)
    chance = Chance(bytes(range(32)), [0], [])
    won = sum(helped(hero, friend, (4, 0, 0, 20), chance) for _ in range(3000)) / 3000
    assert won == pytest.approx(helped_odds(hero, friend, (4, 0, 0, 20)), abs=0.03)


def test_if_all_dice_must_match_it_is_harder() -> None:
    assert win_odds((3, 2, 0, 10), (4, 0, 0, 20), True) < win_odds((3, 2, 0, 10), (4, 0, 0, 20), False) - 0.1


def test_the_chances_of_what_lies_on_the_table() -> None:
    t = lair("troll")
    t.give(0, "iron_axe", "steel_shield")
    t.begin()
    s = t.table
    assert hero_side(s, 0) == (2, 4, 1, 10)
    assert foe_side(s, 0, FOE["troll"], t.field("n1")) == (2, 4, 0, 10)
    assert odds_alone(s, 0, FOE["troll"]) == win_odds((2, 4, 1, 10), (2, 4, 0, 10))
    assert odds_with(s, 0, 1, FOE["troll"]) == helped_odds((2, 4, 1, 10), (2, 3, 0, 12), (2, 4, 0, 10))
    s.turn.hurt, s.turn.wounds = [t.field("n1")], [6]
    assert odds_alone(s, 0, FOE["troll"], t.field("n1")) == win_odds((2, 4, 1, 10), (2, 4, 0, 4))
    assert foe_side(s, 0, FOE["mirror_monster"]) == (2, 4, 0, 10)


def test_the_chances_of_the_fight_that_is_on() -> None:
    t = met("troll")
    t.table.fight.health = 5
    assert odds_now(t.table) == win_odds((2, 2, 0, 10), (2, 4, 0, 5))
    assert odds_now(t.table, 1) == helped_odds((2, 2, 0, 10), (2, 3, 0, 12), (2, 4, 0, 5))
    t.do("call:1", "agree")
    assert odds_now(t.table) == odds_now(t.table, 1) > 0.5


def test_every_hero_meets_every_monster_in_the_long_count() -> None:
    names = [pair.name for pair in pairs()]
    assert len(set(names)) == len(names) == 2 * len(HEROES) * len(FOES)
    for pair in list(pairs())[::9]:
        assert share(pair, 400) == pytest.approx(pair.exact, abs=0.09), pair.name
