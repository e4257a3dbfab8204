"""Chances of a fight: those of our notes on the game, those of many fights, and those of the table."""

import pytest

from tests.bag_of_dungeon.fates import after, against, alone, duel, margins, together
from tests.bag_of_dungeon.test_each import fighting, rivals
from tools.fights import fought, helped, pairs, share
from verlies.core.chance import Chance
from verlies.games.bag_of_dungeon.content.heroes import HEROES
from verlies.games.bag_of_dungeon.content.monsters import FOES
from verlies.games.bag_of_dungeon.odds import (
    foe_side,
    helped_odds,
    hero_side,
    next_round,
    odds_against,
    odds_alone,
    odds_now,
    odds_with,
    rival_odds,
    win_odds,
)
from verlies.games.bag_of_dungeon.prospects import (
    costs_now,
    death_next_round,
    helped_costs,
    odds_there,
    worst_there,
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


@pytest.mark.rule("bag.combat.difference", "bag.combat.pasch-doubles", "bag.combat.monster-strength")
@pytest.mark.parametrize("monster", TABLE)
def test_the_table_of_our_notes(monster: str) -> None:
    for gear, row in enumerate(TABLE[monster]):
        for hero, percent in enumerate(row):
            mine = side(hero, gear)
            assert 100 * win_odds(mine, other(monster, mine)) == pytest.approx(percent, abs=0.51), (gear, hero)


@pytest.mark.rule("bag.help.extra-die", "bag.dragon.stats")
def test_the_dragon_with_one_die_more() -> None:
    for gear, row in enumerate(WITH_PARTNER):
        for hero, percent in enumerate(row):
            assert 100 * win_odds(side(hero, gear, 1), (4, 0, 0, 20)) == pytest.approx(percent, abs=0.51)


@pytest.mark.rule("bag.combat.difference", "bag.combat.until-dead")
@pytest.mark.parametrize(("hero", "gear", "monster"), [(0, 0, "troll"), (2, 2, "reacher"), (3, 3, "red_dragon")])
def test_many_fights_agree(hero: int, gear: int, monster: str) -> None:
    mine = side(hero, gear)
    foe = other(monster, mine)
    chance = Chance(bytes(32), [0], [])
    won = sum(fought(mine, foe, chance) for _ in range(3000)) / 3000
    assert won == pytest.approx(win_odds(mine, foe), abs=0.03)


@pytest.mark.rule("bag.help.half-loss", "bag.help.fighter-dies")
def test_many_fights_with_a_friend_agree() -> None:
    hero, friend = side(0, 0), side(3, 0)
    chance = Chance(bytes(range(32)), [0], [])
    won = sum(helped(hero, friend, (4, 0, 0, 20), chance) for _ in range(3000)) / 3000
    assert won == pytest.approx(helped_odds(hero, friend, (4, 0, 0, 20)), abs=0.03)


@pytest.mark.rule("bag.combat.pasch-groups")
def test_if_all_dice_must_match_it_is_harder() -> None:
    assert win_odds((3, 2, 0, 10), (4, 0, 0, 20), True) < win_odds((3, 2, 0, 10), (4, 0, 0, 20), False) - 0.1


@pytest.mark.rule("bag.combat.bonus", "bag.ranged.lasts-turn")
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


@pytest.mark.rule("bag.combat.until-dead", "bag.help.extra-die")
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


SIDES = [
    ((2, 2, 0, 10), (2, 3, 0, 12), (2, 4, 0, 10)),
    ((2, 1, 2, 5), (3, 0, 1, 4), (1, 9, 0, 7)),
    ((4, 0, 1, 3), (2, 0, 0, 9), (2, 13, 0, 12)),
    ((1, 0, 9, 4), (1, 5, 0, 1), (1, 12, 0, 3)),
]
"""A hero, a friend and a monster: evenly matched, guarded, with all the dice there are, and hardly to be hurt."""


@pytest.mark.rule("bag.combat.difference", "bag.combat.tie", "bag.combat.until-dead")
@pytest.mark.parametrize("all_equal", [False, True])
@pytest.mark.parametrize(("hero", "foe"), [(hero, foe) for hero, _, foe in SIDES])
def test_alone_it_is_the_chance_of_all_throws(
    hero: tuple[int, int, int, int], foe: tuple[int, int, int, int], all_equal: bool
) -> None:
    exact = alone(hero[:3], foe[:3], hero[3], foe[3], all_equal)
    assert win_odds(hero, foe, all_equal) == pytest.approx(float(exact))


@pytest.mark.rule("bag.help.extra-die", "bag.help.half-loss", "bag.help.fighter-dies", "bag.help.partner-dies")
@pytest.mark.parametrize("all_equal", [False, True])
@pytest.mark.parametrize(("hero", "friend", "foe"), SIDES)
def test_with_a_friend_it_is_the_chance_of_all_throws(
    hero: tuple[int, int, int, int], friend: tuple[int, int, int, int], foe: tuple[int, int, int, int], all_equal: bool
) -> None:
    won, one, two = together(hero[:3], friend[:3], foe[:3], hero[3], friend[3], foe[3], all_equal)
    assert helped_odds(hero, friend, foe, all_equal) == pytest.approx(float(won))
    assert helped_costs(hero, friend, foe, all_equal) == pytest.approx((float(one), float(two)))


@pytest.mark.rule("bag.combat.tie", "bag.combat.difference")
def test_where_nobody_can_be_hurt_nobody_wins_and_nobody_falls() -> None:
    hero, friend, foe = (2, 0, 99, 5), (2, 0, 0, 5), (1, 60, 0, 5)
    assert helped_odds(hero, friend, foe) == 0
    assert helped_costs(hero, friend, foe, False) == (0, 0)
    assert win_odds(hero, foe) == 0


@pytest.mark.rule("bag.components.character-skills", "bag.item.text")
@pytest.mark.parametrize(("blow", "vine"), [(False, False), (True, False), (False, True), (True, True)])
def test_a_blow_and_a_vine_count_in_the_next_round_alone(blow: bool, vine: bool) -> None:
    t = met("troll")
    t.give(0, "steel_shield")
    f, hero, friend, foe = t.table.fight, (2, 2, 1), (2, 3, 0), (2, 4, 0)
    f.doubled, f.bound = int(blow), int(vine)
    lone = [
        (cases, 0 if vine else max(0, -by - 1), max(0, by))
        for by, cases in margins(hero, foe, times=2 if blow else 1).items()
    ]
    assert sorted(next_round(t.table, False)) == sorted(lone)
    total = sum(cases for cases, _, _ in lone)
    won = sum(cases * alone(hero, foe, 10 - lost, 10 - hit) for cases, lost, hit in lone) / total
    assert odds_now(t.table) == pytest.approx(float(won))
    fatal = sum(cases for cases, lost, _ in lone if lost >= 10)
    assert death_next_round(t.table) == pytest.approx(fatal / total)
    helped = [
        (cases, 0 if vine else max(0, -by - 1), max(0, by))
        for by, cases in margins((3, 2, 1), foe, times=2 if blow else 1).items()
    ]
    fate = after(helped, hero, friend, foe, (10, 12, 10), all_count=blow or vine)
    assert odds_now(t.table, 1) == pytest.approx(float(fate[0]))
    assert costs_now(t.table, 1) == pytest.approx((float(fate[1]), float(fate[2])))


@pytest.mark.rule("bag.components.character-skills")
def test_a_blow_of_somebody_else_changes_nothing() -> None:
    t = met("troll")
    plain = odds_now(t.table), costs_now(t.table, 1)
    t.table.fight.doubled = t.table.fight.bound = 2
    assert (odds_now(t.table), costs_now(t.table, 1)) == plain


@pytest.mark.rule("bag.help.extra-die")
def test_with_a_partner_the_next_round_has_a_die_more() -> None:
    t = met("giant_snake")
    t.hero(0, health=4)
    t.do("call:1", "agree")
    rounds = margins((3, 2, 0), (2, 6, 0))
    fatal = sum(cases for by, cases in rounds.items() if by <= -4)
    assert death_next_round(t.table) == pytest.approx(fatal / sum(rounds.values()))


@pytest.mark.rule("bag.combat.special-monsters", "bag.ranged.hidden-target")
@pytest.mark.card("mirror_monster")
def test_a_mirror_has_what_the_hero_has_and_at_least_one_health() -> None:
    t = lair("mirror_monster")
    t.give(0, "iron_axe", "loyal_bear")
    t.hero(0, health=4)
    t.begin()
    s, field = t.table, t.field("n1")
    assert foe_side(s, 0, FOE["mirror_monster"], field) == (3, 4, 0, 4)
    s.turn.hurt, s.turn.wounds = [field], [3]
    assert foe_side(s, 0, FOE["mirror_monster"], field) == (3, 4, 0, 1)
    s.turn.wounds = [9]
    assert foe_side(s, 0, FOE["mirror_monster"], field) == (3, 4, 0, 1)


@pytest.mark.rule("bag.monster.enter-draws", "bag.combat.monster-strength")
def test_of_a_hidden_monster_it_is_the_mean_and_the_worst_of_the_bag() -> None:
    t = lair().begin()
    s, field = t.table, t.field("n1")
    s.monsters.cells = [FOE["goblin"], FOE["goblin"], FOE["troll"]]
    goblin, troll = odds_alone(s, 0, FOE["goblin"]), odds_alone(s, 0, FOE["troll"])
    assert odds_there(s, 0, field) == pytest.approx((2 * goblin + troll) / 3)
    assert worst_there(s, 0, field) == troll < goblin
    s.lurking = [FOE["goblin"]]
    assert odds_there(s, 0, field) == worst_there(s, 0, field) == goblin
    s.lurking, s.monsters.cells = [-2], [FOE["troll"]]
    assert odds_there(s, 0, field) == worst_there(s, 0, field) == troll, "a guardian is no better known"
    s.monsters.cells = []
    assert odds_there(s, 0, field) == worst_there(s, 0, field) == 0
    s.turn.hurt, s.turn.wounds, s.lurking = [field], [9], [FOE["troll"]]
    assert odds_there(s, 0, field) == worst_there(s, 0, field) == odds_alone(s, 0, FOE["troll"], field) > troll


# Against another hero


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ((2, 2, 0, 10), (2, 3, 0, 12)),
        ((2, 1, 1, 5), (3, 0, 2, 4)),
        ((1, 0, 2, 3), (1, 0, 2, 3)),
        ((3, 2, 0, 1), (2, 5, 0, 9)),
    ],
)
def test_the_chance_against_another_hero_counts_the_doubles_and_the_armour_of_both(
    mine: tuple[int, int, int, int], theirs: tuple[int, int, int, int]
) -> None:
    assert rival_odds(mine, theirs) == pytest.approx(float(against(mine[:3], theirs[:3], mine[3], theirs[3])))
    assert rival_odds(mine, theirs) + rival_odds(theirs, mine) == pytest.approx(1)


@pytest.mark.parametrize(("doubled", "bound"), [(1, 0), (2, 0), (0, 1), (0, 2), (1, 2)])
def test_a_blow_and_a_vine_change_the_next_round_alone(doubled: int, bound: int) -> None:
    t = fighting()
    s = t.table
    s.fight.doubled, s.fight.bound = doubled, bound
    (*mine, health), (*theirs, left) = hero_side(s, 0), hero_side(s, 1)
    hero, other = (mine[0], mine[1], mine[2]), (theirs[0], theirs[1], theirs[2])
    rounds = duel(hero, other, (1 + (doubled & 1), 1 + (doubled >> 1)))
    won = sum(
        cases
        * against(
            hero,
            other,
            health - (0 if bound & 1 else max(0, -by - hero[2])),
            left - (0 if bound & 2 else max(0, by - other[2])),
        )
        for by, cases in rounds.items()
    )
    assert odds_against(s, 0, 1) == pytest.approx(float(won / rounds.total()))
    assert odds_against(s, 1, 0) == pytest.approx(1 - odds_against(s, 0, 1))


def test_a_potion_drunk_before_the_attack_counts_in_its_chance() -> None:
    t = rivals()
    before = odds_against(t.table, 0, 1)
    t.table.turn.strong = True
    strong = odds_against(t.table, 0, 1)
    assert strong > before
    t.do("attack:1")
    assert odds_against(t.table, 0, 1) == strong, "also once the fight has begun"
