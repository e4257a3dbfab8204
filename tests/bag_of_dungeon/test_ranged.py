"""Ranged weapons: range, line, what is in the way, hidden targets, and what they do."""

import pytest

from verlies.games.bag_of_dungeon.shots import blasted, line_of
from verlies.testing.bag_of_dungeon import ITEM, Cave, lair

RANGED = ("bow", "elven_bow", "ice_staff", "dragonlance", "bomb", "fireball", "flying_daggers")


def gallery(weapon: str, steps: int, monster: str = "troll", heroes: str = "fighter,dwarf", tile: str = "T05") -> Cave:
    """Return a straight gallery to the north with a monster so many steps away, and seat 0 with a weapon."""
    t = Cave(heroes)
    for step in range(1, steps):
        t.corridor(f"n{step}")
    t.lay(f"n{steps}", tile, monster=monster)
    t.give(0, weapon)
    t.begin()
    return t


@pytest.mark.rule("bag.ranged.before-fight", "bag.ranged.damage", "bag.ranged.costs-ap")
@pytest.mark.card("bow")
def test_shooting_from_outside() -> None:
    t = gallery("bow", 1)
    t.dice(4)
    t.do("use:bow", t.to("aim", "n1"))
    assert (t.ap(), t.table.wounds_at(t.field("n1")), t.health()) == (2, 4, 10)
    t.refuse("use:bow", "shot-ap")
    t.walk("n1")
    assert t.table.fight.health == 6
    t.refuse("use:bow", "no-shot-in-fight")


@pytest.mark.rule("bag.ranged.before-fight")
def test_nobody_shoots_on_the_own_tile() -> None:
    t = gallery("bow", 1)
    t.give(0, "invisibility_cloak")
    t.walk("n1")
    t.dice(6)
    t.do("sneak")
    t.refuse("use:bow", "too-near")


@pytest.mark.rule("bag.ranged.hidden-target")
def test_the_target_need_not_be_uncovered() -> None:
    t = gallery("bow", 2, monster="")
    t.monsters("skeleton")
    t.dice(5)
    t.do("use:bow", t.to("aim", "n2"))
    assert (t.known("n2"), t.table.monsters.count()) == ("skeleton", 29)
    assert t.said("hit-foe") == [{"loss": 5, "before": 12, "after": 7}]
    told = [kind for kind in t.events() if kind in ("threw-one", "revealed", "hit-foe")]
    assert told == ["threw-one", "revealed", "hit-foe"], "first the roll"


@pytest.mark.rule("bag.ranged.damage")
@pytest.mark.card("ice_staff")
def test_no_doubles_no_bonus() -> None:
    t = gallery("ice_staff", 2)
    t.dice(3, 3)
    t.do("use:ice_staff", t.to("aim", "n2"))
    assert t.said("hit-foe")[0]["loss"] == 6


@pytest.mark.rule("bag.ranged.range")
@pytest.mark.card("elven_bow")
@pytest.mark.parametrize(
    ("weapon", "far"), [("bow", 3), ("elven_bow", 4), ("ice_staff", 2), ("fireball", 5), ("flying_daggers", 4)]
)
def test_every_weapon_has_its_range(weapon: str, far: int) -> None:
    t = gallery(weapon, far)
    assert f"use:{weapon}" in t.offers()
    t.do(f"use:{weapon}")
    assert t.offers("aim:") == [t.to("aim", f"n{far}")]
    t = gallery(weapon, far + 1)
    t.refuse(f"use:{weapon}", "too-far")
    t.lay("e1", "T08", turns=1, monster="goblin")
    t.do(f"use:{weapon}")
    t.refuse(t.to("aim", f"n{far + 1}"), "too-far")
    t.refuse(t.to("aim", "start"), "no-monster")


@pytest.mark.rule("bag.ranged.line")
@pytest.mark.card("flying_daggers")
@pytest.mark.parametrize(("weapon", "hits"), [("bow", False), ("flying_daggers", True)])
def test_only_some_weapons_reach_around_corners(weapon: str, hits: bool) -> None:
    t = Cave().lay("n1", "T28", turns=1).lay("n1e1", "T08", turns=1, monster="troll").lay("w1", "T09", monster="goblin")
    t.table.chart.lay(t.field("w1"), 8, 1)
    t.give(0, weapon)
    t.begin()
    t.do(f"use:{weapon}")
    assert (t.to("aim", "n1e1") in t.offers()) is hits
    if not hits:
        t.refuse(t.to("aim", "n1e1"), "no-line")


@pytest.mark.rule("bag.ranged.line")
def test_a_wall_breaks_the_line() -> None:
    t = Cave().lay("n1", "T17", turns=1).lay("n2", "T05", monster="troll").lay("e1", "T08", turns=1, monster="goblin")
    t.give(0, "bow")
    t.begin()
    t.do("use:bow")
    assert t.offers("aim:") == [t.to("aim", "e1")]
    t.refuse(t.to("aim", "n2"), "no-line")
    assert line_of(t.table, 0, t.field("n2")) == []


@pytest.mark.rule("bag.ranged.blockers")
@pytest.mark.parametrize(
    ("weapon", "hero_stops", "monster_stops"),
    [
        ("bow", True, True),
        ("elven_bow", True, True),
        ("ice_staff", True, True),
        ("fireball", False, True),
        ("flying_daggers", False, True),
        ("bomb", False, False),
    ],
)
def test_who_is_in_the_way(weapon: str, hero_stops: bool, monster_stops: bool) -> None:
    t = gallery(weapon, 2)
    assert f"use:{weapon}" in t.offers()
    t.hero(1, at="n1")
    assert (f"use:{weapon}" not in t.offers()) is hero_stops
    t = Cave().lay("n1", "T05").lay("n2", "T08", monster="troll")
    t.give(0, weapon)
    t.begin()
    t.do(f"use:{weapon}")
    assert (t.to("aim", "n2") not in t.offers()) is monster_stops, "a hidden monster blocks as well"
    if monster_stops:
        t.refuse(t.to("aim", "n2"), "in-the-way")
    assert t.to("aim", "n1") in t.offers(), "the one in front can be hit"


@pytest.mark.rule("bag.ranged.blockers")
def test_figures_at_both_ends_do_not_block() -> None:
    t = gallery("bow", 2, heroes="fighter,dwarf,elf")
    t.hero(1, at="start")
    t.hero(2, at="n2")
    t.do("use:bow")
    assert t.offers("aim:") == [t.to("aim", "n2")]


@pytest.mark.rule("bag.ranged.blockers")
@pytest.mark.card("flying_daggers")
def test_of_two_shortest_ways_one_free_is_enough() -> None:
    t = Cave().lay("n1", "T10").lay("e1", "T07", monster="-").lay("n1e1", "T14", monster="troll")
    t.give(0, "flying_daggers")
    t.begin()
    t.do("use:flying_daggers")
    assert t.to("aim", "n1e1") in t.offers(), "past the hidden monster in the north"
    t.do("pass")
    t.monster("e1", "goblin")
    t.do("use:flying_daggers")
    t.refuse(t.to("aim", "n1e1"), "in-the-way")


@pytest.mark.rule("bag.ranged.lasts-turn", "bag.monster.heals")
def test_wounds_by_shots_last_until_the_end_of_the_turn() -> None:
    t = gallery("bow", 1)
    t.dice(6)
    t.do("use:bow", t.to("aim", "n1"))
    t.walk("n1")
    assert t.table.fight.health == 4
    t.do("run:0")
    t.hero(0, ap=5)
    t.walk("n1")
    assert t.table.fight.health == 4, "still the same turn"
    t.do("run:0", "end", "end")
    t.walk("n1")
    assert t.table.fight.health == 10
    assert t.said("heals-back")


@pytest.mark.rule("bag.ranged.kill")
@pytest.mark.card("fireball")
def test_a_monster_shot_dead_is_beaten() -> None:
    t = gallery("fireball", 1, "zombie")
    t.pile("n1", "iron_axe", "ring")
    t.dice(2, 3, 4)
    t.do("use:fireball", t.to("aim", "n1"))
    assert (t.trophies(), t.known("n1"), t.ask(), t.gear()) == (["zombie"], "", "DrawItem", [])
    t.items("small_chest")
    t.do("draw")
    assert t.lying("start") == ["small_chest"], "resolved where the shooter stands"
    assert t.lying("n1") == ["iron_axe", "ring"]
    assert t.ap() == 3
    t.walk("n1")
    assert t.ask() == "Act", "the turn goes on"


@pytest.mark.rule("bag.dragon.arrow-immune")
@pytest.mark.card("bow", "elven_bow", "red_dragon")
@pytest.mark.parametrize("weapon", ["bow", "elven_bow"])
def test_arrows_do_not_hurt_the_dragon(weapon: str) -> None:
    t = gallery(weapon, 2, "red_dragon", tile="T02").lay("e1", "T08", turns=1, monster="goblin")
    t.do(f"use:{weapon}")
    t.refuse(t.to("aim", "n2"), "arrow-dragon")


@pytest.mark.rule("bag.dragon.arrow-immune", "bag.ranged.lasts-turn")
@pytest.mark.parametrize(("weapon", "dice"), [("bomb", 2), ("fireball", 3), ("ice_staff", 2), ("flying_daggers", 2)])
def test_other_weapons_do(weapon: str, dice: int) -> None:
    t = gallery(weapon, 1, "red_dragon", heroes="elf,dwarf", tile="T02")
    t.dice(*([5] * dice))
    t.do(f"use:{weapon}", t.to("aim", "n1"))
    assert t.said("hit-foe")[0] == {"loss": 5 * dice, "before": 20, "after": 20 - 5 * dice}


@pytest.mark.rule("bag.dragon.lance")
@pytest.mark.card("dragonlance", "red_dragon")
def test_the_lance_is_for_the_dragon_alone() -> None:
    t = gallery("dragonlance", 3, "red_dragon", tile="T02").lay("e1", "T08", turns=1, monster="goblin")
    t.do("use:dragonlance")
    t.refuse(t.to("aim", "e1"), "lance-only")
    t.dice(4, 5, 6)
    t.do(t.to("aim", "n3"))
    assert t.said("hit-foe")[0]["loss"] == 15
    assert (t.gear(), t.ap()) == ([], 4), "thrown once"


@pytest.mark.rule("bag.ranged.damage", "bag.item.area-effects")
@pytest.mark.parametrize("weapon", ["bow", "elven_bow", "ice_staff", "flying_daggers"])
def test_a_shot_at_a_monster_hurts_no_friend_beside_it(weapon: str) -> None:
    t = lair("troll")
    t.give(0, weapon)
    t.begin()
    t.hero(1, at="n1")
    t.dice(3, 4)
    t.do(f"use:{weapon}", t.to("aim", "n1"))
    assert t.table.wounds_at(t.field("n1")) in (3, 7)
    assert t.health(1) == 12


@pytest.mark.rule("bag.item.area-effects")
@pytest.mark.card("bomb")
def test_a_bomb_hits_everybody_straight_around() -> None:
    t = (
        Cave("fighter,dwarf,elf,healer")
        .lay("n1", "T39")
        .lay("n1e1", "T05", turns=1, monster="troll")
        .corridor("n2", "n3")
    )
    t.corridor("n4")
    t.give(0, "bomb", "steel_shield")
    for seat, place in ((1, "n1e1"), (2, "n3"), (3, "n4")):
        t.hero(seat, at=place)
    t.begin()
    t.dice(3, 4)
    t.do("use:bomb", t.to("aim", "n1"))
    assert [t.health(seat) for seat in range(4)] == [4, 5, 2, 9], "one roll, armour helps, three tiles off is safe"
    assert t.table.wounds_at(t.field("n1e1")) == 7
    assert (t.ap(), t.gear()) == (4, ["steel_shield"])


@pytest.mark.rule("bag.item.area-effects")
@pytest.mark.card("bomb")
def test_a_bomb_may_be_dropped_on_the_own_tile_and_uncovers() -> None:
    t = lair(heroes="fighter,dwarf")
    t.give(0, "bomb")
    t.begin()
    t.monsters("goblin")
    t.dice(1, 4)
    t.do("use:bomb", "aim:0")
    assert (t.trophies(), t.health(0), t.health(1)) == (["goblin"], 5, 7)
    assert t.ask() == "Act"


@pytest.mark.rule("bag.item.area-effects", "bag.lose.outside-fight", "bag.dragon.gear-to-pool")
@pytest.mark.card("bomb")
def test_who_dies_of_his_own_bomb_keeps_the_trophy_and_draws_nothing() -> None:
    t = lair("troll")
    t.table.turn.hurt, t.table.turn.wounds = [], []
    t.give(0, "bomb", "iron_axe")
    t.begin()
    t.table.turn.hurt, t.table.turn.wounds = [t.field("n1")], [8]
    t.hero(0, health=2)
    before = t.table.items.count()
    t.dice(1, 1)
    t.do("use:bomb", t.to("aim", "n1"))
    assert (t.trophies(), t.table.heroes[0].lives, t.table.items.count()) == (["troll"], 2, before)
    assert t.lying("start") == ["iron_axe"]
    assert t.asked == [1]


@pytest.mark.rule("bag.item.area-effects")
@pytest.mark.card("fireball")
def test_the_fireball_hits_all_on_one_tile() -> None:
    t = gallery("fireball", 2, heroes="fighter,dwarf,elf")
    t.hero(1, at="n2")
    t.give(1, "magic_shield")
    t.hero(2, at="n1")
    t.dice(1, 2, 3)
    t.do("use:fireball", t.to("aim", "n2"))
    assert [t.health(seat) for seat in range(3)] == [10, 6, 9], "armour does not help"
    assert t.table.wounds_at(t.field("n2")) == 6


@pytest.mark.rule("bag.ranged.damage")
def test_blasts_stop_at_walls() -> None:
    t = Cave().lay("n1", "T17", turns=1).corridor("n2")
    assert blasted(t.table, 0, 2) == [0]
    assert ITEM["bomb"]


@pytest.mark.rule("bag.item.text", "bag.ffa.ranged")
def test_among_foes_nobody_bombs_only_himself() -> None:
    t = Cave(variant="each").corridor("n1", "n2", "n3")
    t.table.ringed = True
    t.give(0, "bomb")
    t.hero(0, at="n2")
    t.begin()
    t.refuse("use:bomb", "safe-start")
    t.hero(1, at="n3")
    t.begin()
    t.do("use:bomb")
    assert t.offers("aim")


@pytest.mark.rule("bag.item.text")
def test_a_bomb_needs_somebody_to_hit() -> None:
    t = lair("-")
    t.give(0, "bomb")
    t.begin()
    t.refuse("use:bomb", "no-shot")


@pytest.mark.rule("bag.ranged.damage")
def test_if_agreed_a_monster_that_survives_comes_to_the_shooter() -> None:
    t = Cave("fighter,dwarf", charge="on").corridor("n1").lay("n2", "T05", monster="troll")
    t.give(0, "bow")
    t.begin()
    t.dice(4)
    t.do("use:bow", t.to("aim", "n2"))
    assert (t.known("start"), t.known("n2"), t.ask()) == ("troll", "", "Clash")
    assert t.table.fight.health == 6
    t.do(t.to("run", "n1"))
    assert t.known("start") == "troll", "it stays there"


@pytest.mark.rule("bag.ranged.damage")
def test_without_that_it_does_not_strike_back_and_the_dragon_never_moves() -> None:
    t = gallery("bow", 2)
    t.dice(4)
    t.do("use:bow", t.to("aim", "n2"))
    assert (t.ask(), t.known("n2"), t.health()) == ("Act", "troll", 10)
    t = Cave("fighter,dwarf", charge="on").corridor("n1").lay("n2", "T02")
    t.give(0, "ice_staff")
    t.begin()
    t.dice(4, 4)
    t.do("use:ice_staff", t.to("aim", "n2"))
    assert (t.known("n2"), t.ask()) == ("red_dragon", "Act")


@pytest.mark.rule("bag.ranged.hidden-target")
@pytest.mark.card("mirror_monster")
def test_a_mirror_that_is_shot_at_has_the_health_of_the_shooter() -> None:
    t = gallery("bow", 1, "mirror_monster")
    t.hero(0, health=4)
    t.dice(4)
    t.do("use:bow", t.to("aim", "n1"))
    assert (t.trophies(), t.ask()) == (["mirror_monster"], "Act"), "four health, so no item"


@pytest.mark.rule("bag.item.free-fields")
@pytest.mark.parametrize("weapon", ["bow", "fireball"])
def test_a_stored_weapon_does_not_shoot(weapon: str) -> None:
    t = lair("troll")
    t.give(0, f"{weapon}@6")
    t.begin()
    t.refuse(f"use:{weapon}", "stored")
    t.do("handle:6", "put:0")
    assert f"use:{weapon}" in t.offers()


@pytest.mark.rule("bag.ranged.damage")
def test_every_ranged_weapon_has_come_up() -> None:
    assert all(weapon in ITEM for weapon in RANGED)


@pytest.mark.rule("bag.ffa.ranged", "bag.item.area-effects")
def test_at_the_start_a_bomb_hurts_its_thrower_alone() -> None:
    t = Cave("fighter,dwarf", variant="each").lay("n1", "T05", monster="troll")
    t.give(0, "bomb")
    t.begin()
    t.dice(1, 2)
    t.do("use:bomb", t.to("aim", "n1"))
    assert (t.health(0), t.health(1)) == (7, 12)


@pytest.mark.rule("bag.ranged.lasts-turn", "bag.ranged.damage")
@pytest.mark.card("bow")
def test_wounds_of_several_shots_add_up() -> None:
    t = gallery("bow", 1)
    for die, wounds in ((2, 2), (3, 5)):
        t.hero(0, ap=3)
        t.dice(die)
        t.do("use:bow", t.to("aim", "n1"))
        assert t.table.wounds_at(t.field("n1")) == wounds
    t.hero(0, ap=3)
    t.dice(5)
    t.do("use:bow", t.to("aim", "n1"))
    assert t.trophies() == ["troll"]


@pytest.mark.rule("bag.item.area-effects", "bag.lose.outside-fight")
@pytest.mark.card("bomb", "fireball", "sorcerers_skull")
@pytest.mark.parametrize(("item", "dice"), [("bomb", (1, 1)), ("fireball", (1, 1, 1)), ("sorcerers_skull", (3,))])
def test_nobody_robs_a_friend_whom_he_has_hit(item: str, dice: tuple[int, ...]) -> None:
    t = lair("troll")
    t.hero(1, at="n1", health=2, trophies=["goblin"])
    t.give(0, item)
    t.begin()
    if item == "sorcerers_skull":
        t.walk("n1")
    t.dice(*dice)
    t.do(f"use:{item}", *([] if item == "sorcerers_skull" else [t.to("aim", "n1")]))
    assert (t.table.heroes[1].lives, t.trophies(1), t.trophies(0)) == (2, ["goblin"], [])
    assert t.asked == [0]
    assert t.ask() in ("Act", "Clash")


@pytest.mark.rule("bag.end.win", "bag.item.area-effects")
@pytest.mark.card("fireball", "red_dragon")
def test_who_wins_with_a_fireball_hurts_nobody_afterwards() -> None:
    t = gallery("fireball", 2, "red_dragon", tile="T02")
    t.give(0, "ring")
    t.hero(1, at="n2", health=3)
    t.table.turn.hurt, t.table.turn.wounds = [t.field("n2")], [17]
    t.dice(1, 1, 1)
    t.do("use:fireball", t.to("aim", "n2"))
    assert (t.won(), t.health(1), t.table.heroes[1].lives, t.events()[-1]) == ([0, 1], 3, 3, "won")


@pytest.mark.rule("bag.ranged.range", "bag.ranged.line")
def test_nobody_aims_at_what_is_not_there() -> None:
    t = gallery("bow", 1)
    t.do("use:bow")
    t.refuse("end", "not-offered")
    t.refuse(t.to("aim", "e1"), "no-monster")
    t.refuse("aim-at:0", "not-offered")
    t.do("pass")
    assert (t.ap(), t.gear(), t.ask()) == (5, ["bow"], "Act"), "nothing is paid before"


@pytest.mark.rule("bag.ranged.before-fight", "bag.ranged.range")
@pytest.mark.card("bow")
def test_a_monster_that_was_sneaked_past_is_too_near() -> None:
    t = Cave().lay("n1", "T05", monster="troll").lay("n2", "T08", monster="goblin")
    t.give(0, "bow", "invisibility_cloak")
    t.begin()
    t.walk("n1")
    t.dice(6)
    t.do("sneak", "use:bow")
    t.refuse(t.to("aim", "n1"), "too-near")
    assert t.offers("aim:") == [t.to("aim", "n2")]
