"""How fights end: trophies, rewards, lives and lost gear."""

import pytest

from verlies.testing.bag_of_dungeon import Cave, lair, met


def killed(monster: str, heroes: str = "fighter,dwarf") -> Cave:
    """Return a cave in which seat 0 has just beaten a monster north of the start."""
    t = met(monster, heroes)
    t.table.fight.health = 1
    t.dice(6, 6, *([1] * t.table.fight.dice))
    t.do("fight")
    return t


@pytest.mark.rule("bag.win.trophy")
def test_the_winner_keeps_the_card() -> None:
    t = killed("zombie")
    assert (t.trophies(), t.known("n1"), t.table.monsters.count()) == (["zombie"], "", 29)


@pytest.mark.rule("bag.win.reward-one", "bag.win.reward-two", "bag.win.reward-none", "bag.win.reward-starting-health")
@pytest.mark.parametrize(
    ("monster", "items"),
    [
        ("goblin", 0),
        ("zombie", 1),
        ("mummy", 1),
        ("monk", 1),
        ("mud_monster", 1),
        ("werewolf", 2),
        ("troll", 2),
        ("minotaur", 2),
        ("skeleton", 2),
        ("giant_snake", 2),
        ("reacher", 2),
    ],
)
def test_items_by_the_health_it_started_with(monster: str, items: int) -> None:
    t = killed(monster)
    before = t.table.items.count()
    t.items("small_axe", "steel_sword")
    for _ in range(items):
        assert t.ask() == "DrawItem"
        t.do("draw")
        t.do(t.offers("put:")[0])
    assert t.ask() == "Act"
    assert before - t.table.items.count() == items


@pytest.mark.rule("bag.win.reward-starting-health", "bag.ranged.lasts-turn")
@pytest.mark.card("ice_staff", "werewolf")
def test_what_was_shot_off_before_does_not_lessen_the_reward() -> None:
    t = lair("werewolf")
    t.give(0, "ice_staff")
    t.begin()
    t.hero(0, ap=5)
    t.dice(2, 4)
    t.do("use:ice_staff", t.to("aim", "n1"))
    t.walk("n1")
    assert (t.table.fight.health, t.table.fight.begun) == (4, 10)
    t.dice(6, 5, 1, 1)
    t.do("fight")
    assert t.said("reward") == [{"count": 2}]


@pytest.mark.rule("bag.win.reward-starting-health")
@pytest.mark.parametrize(("health", "items"), [(5, 0), (6, 1), (10, 2)])
def test_the_mirror_monster_rewards_by_its_health_at_the_start(health: int, items: int) -> None:
    t = lair("mirror_monster")
    t.hero(0, health=health)
    t.begin()
    t.walk("n1")
    t.dice(6, 6, 1, 1)
    t.do("fight")
    assert [each["count"] for each in t.said("reward")] == [items] * (items > 0)


@pytest.mark.rule("bag.lose.life-and-gear", "bag.lose.respawn")
def test_losing_costs_a_life_and_all_gear() -> None:
    t = lair("troll")
    t.give(0, "iron_axe", "health_potion", "bow@6", "ring")
    t.hero(0, trophies=["goblin"])
    t.begin()
    t.walk("n1")
    t.hero(0, health=2)
    t.dice(1, 2, 6, 6)
    t.do("fight")
    hero = t.table.heroes[0]
    assert (hero.lives, hero.health, t.at()) == (2, 10, "start")
    assert t.lying("n1") == ["iron_axe", "health_potion", "bow", "ring"]
    assert t.empty()
    assert t.trophies() == ["goblin"]
    assert t.asked == [1]
    t.do("end")
    assert (t.asked, t.ap(), t.ask()) == ([0], 5, "Act"), "the next turn is a normal one"


@pytest.mark.rule("bag.lose.life-and-gear")
@pytest.mark.card("loyal_bear")
def test_the_bear_runs_back_into_the_bag() -> None:
    t = lair("troll")
    t.give(0, "loyal_bear", "iron_axe")
    t.begin()
    t.walk("n1")
    t.hero(0, health=1)
    before = t.table.items.count()
    t.dice(1, 2, 3, 6, 6)
    t.do("fight")
    assert (t.lying("n1"), t.table.items.count()) == (["iron_axe"], before + 1)


@pytest.mark.rule("bag.lose.life-and-gear")
@pytest.mark.card("acme_insurance")
@pytest.mark.parametrize("lives", [3, 2])
def test_an_insurance_keeps_the_gear_once_and_never_the_last_life(lives: int) -> None:
    t = lair("troll")
    t.give(0, "acme_insurance", "iron_axe", "loyal_bear")
    t.hero(0, lives=lives)
    t.begin()
    t.walk("n1")
    t.hero(0, health=1)
    t.dice(1, 2, 3, 6, 6)
    t.do("fight")
    assert (t.gear(), t.at(), t.lying("n1")) == (["iron_axe"], "start", [])
    t = lair("troll")
    t.give(0, "acme_insurance", "iron_axe")
    t.hero(0, lives=1)
    t.begin()
    t.walk("n1")
    t.hero(0, health=1)
    t.dice(1, 2, 6, 6)
    t.do("fight")
    assert (t.gear(), t.lying("n1")) == ([], ["iron_axe", "acme_insurance"])


@pytest.mark.rule("bag.lose.third-life")
def test_whoever_has_lost_all_lives_is_out() -> None:
    t = lair("troll")
    t.give(0, "iron_axe")
    t.hero(0, lives=1)
    t.begin()
    t.walk("n1")
    t.hero(0, health=1)
    t.dice(1, 2, 6, 6)
    t.do("fight")
    assert (t.table.heroes[0].lives, t.at(), t.lying("n1")) == (0, "", ["iron_axe"])
    assert t.asked == [1]
    t.do("end")
    assert t.asked == [1], "no more turns"
    t.refuse("trade:0", "is-out")


@pytest.mark.rule("bag.lose.gear-collectable", "bag.item.ground")
def test_anybody_may_collect_what_lies_there_once_the_monster_is_beaten() -> None:
    t = lair("goblin")
    t.pile("n1", "iron_axe")
    t.hero(1, at="n1")
    t.begin(1)
    t.refuse("pick:iron_axe", "must-face")
    t.dice(6, 5, 1)
    t.do("fight", "pick:iron_axe", "put:0")
    assert (t.gear(1), t.ap(1)) == (["iron_axe"], 4)


@pytest.mark.rule("bag.lose.outside-fight", "bag.item.traps")
@pytest.mark.card("falling_rocks", "spear_trap", "poisoned_darts")
@pytest.mark.parametrize("trap", ["falling_rocks", "spear_trap", "poisoned_darts"])
def test_a_trap_may_kill_all_on_the_tile(trap: str) -> None:
    t = Cave("fighter,dwarf,elf").lay("n1", "T16")
    t.give(0, "iron_axe")
    t.give(1, "small_axe", "steel_shield")
    t.hero(0, health=3)
    t.hero(1, health=3, at="n1")
    t.begin()
    t.walk("n1")
    t.items(trap)
    t.dice(3)
    t.do("draw")
    assert (t.table.heroes[0].lives, t.at(0), t.lying("n1")) == (2, "start", ["iron_axe"])
    assert (t.table.heroes[1].lives, t.health(1), t.at(1)) == (3, 1, "n1"), "each less his own armour"
    assert t.asked == [1], "the turn is over"
    assert t.table.used, "the card is discarded"


@pytest.mark.rule("bag.lose.outside-fight")
def test_a_death_in_the_turn_of_another_leaves_that_turn_alone() -> None:
    t = Cave("fighter,dwarf").lay("n1", "T16")
    t.hero(1, health=2, at="n1")
    t.give(1, "iron_axe")
    t.begin()
    t.walk("n1")
    t.items("spear_trap")
    t.dice(2)
    t.do("draw")
    assert (t.asked, t.ask(), t.ap()) == ([0], "Act", 4)
    assert (t.at(1), t.lying("n1")) == ("start", ["iron_axe"])
    t.do("end")
    assert (t.asked, t.ap(1)) == ([1], 4), "and the own next turn is a normal one"


@pytest.mark.rule("bag.monster.heals")
def test_after_a_heros_death_the_monster_is_well_again() -> None:
    t = met("troll")
    t.dice(6, 4, 1, 1)
    t.do("fight")
    t.hero(0, health=1)
    t.dice(1, 2, 6, 6)
    t.do("fight")
    t.walk("n1")
    assert (t.asked, t.table.fight.health) == ([1], 10)


@pytest.mark.rule("bag.item.draw-optional")
def test_a_reward_that_was_due_is_drawn_by_nobody_if_the_hero_died() -> None:
    t = killed("troll")
    t.hero(0, health=2)
    before = t.table.items.count()
    t.items("falling_rocks")
    t.dice(6)
    t.do("draw")
    assert (t.asked, t.ask(), t.table.items.count()) == ([1], "Act", before - 1), "the second is not drawn"
