"""Meeting monsters: drawing them, the choice, running away, sneaking, and the clocks on which they heal."""

import pytest

from verlies.testing.bag_of_dungeon import Cave, lair, met


@pytest.mark.rule("bag.monster.enter-draws")
@pytest.mark.card("zombie")
def test_entering_draws_a_card_for_all_to_see() -> None:
    t = lair().begin()
    t.monsters("zombie")
    t.walk("n1")
    assert (t.known("n1"), t.table.monsters.count(), t.ap()) == ("zombie", 29, 4)
    assert (t.said("revealed")[0]["monster"], t.said("revealed")[0]["place"]) == ("zombie", "n1")


@pytest.mark.rule("bag.monster.enter-revealed", "bag.monster.heals", "bag.run.mid-fight")
def test_the_same_monster_is_met_again_in_full_health() -> None:
    t = met("troll")
    t.dice(6, 4, 1, 1)
    t.do("fight")
    assert t.table.fight.health == 4, "12 against 6"
    t.do("run:0")
    assert t.ask() == "Act"
    assert (t.at(), t.ap(), t.health()) == ("start", 3, 9)
    t.refuse(t.to("walk", "n1"), "turn-over")
    t.do("end", "end")
    t.walk("n1")
    assert (t.table.fight.health, t.table.monsters.count()) == (10, 29), "no new card"


@pytest.mark.rule("bag.monster.choice")
def test_fight_or_run_before_anything_else() -> None:
    t = lair("troll")
    t.pile("n1", "iron_axe")
    t.begin()
    t.walk("n1")
    assert t.offers() == ["fight", "run:0", "call:1", "skill"]
    for word in ("end", "explore", "pick:iron_axe", t.to("walk", "start"), "trade:1"):
        t.refuse(word, "must-face")
    t.refuse("sneak", "no-cloak")


@pytest.mark.rule("bag.monster.last-ap")
def test_with_the_last_point_one_must_fight() -> None:
    t = lair("troll").begin()
    t.hero(0, ap=1)
    t.walk("n1")
    t.refuse("run:0", "run-ap")
    assert t.offers() == ["fight", "skill"]


@pytest.mark.rule("bag.monster.start-of-turn", "bag.ring.heroes-present")
def test_a_turn_on_a_monsters_tile_begins_with_it() -> None:
    t = lair("troll")
    t.hero(0, at="n1")
    t.begin()
    assert (t.ask(), t.ap()) == ("Clash", 5), "no point for a step"
    t.refuse("end", "must-face")
    t.do("run:0")
    assert (t.ap(), t.health(), t.ask()) == (4, 9, "Act")
    t.walk("n1")
    assert t.ask() == "Clash", "the turn goes on"


@pytest.mark.rule("bag.run.cost")
def test_running_costs_a_point_and_a_health_but_no_life() -> None:
    t = lair("troll")
    t.give(0, "magic_shield")
    t.begin()
    t.walk("n1")
    t.hero(0, ap=2, health=5)
    t.do("run:0")
    assert (t.ap(), t.health(), t.table.heroes[0].lives) == (1, 4, 3), "armour does not help"


@pytest.mark.rule("bag.run.cost")
def test_the_last_health_is_kept() -> None:
    t = met("troll")
    t.hero(0, health=1)
    t.do("run:0")
    assert (t.health(), t.table.heroes[0].lives) == (1, 3)
    assert not t.said("winded")


@pytest.mark.rule("bag.run.destination")
def test_one_runs_to_connected_tiles_without_a_monster() -> None:
    t = lair("troll", tile="T07").lay("n2", "T17").lay("n1e1", "T08", turns=1).lay("n1w1", "T18").begin()
    t.walk("n1")
    assert t.offers("run:") == [t.to("run", "n2"), "run:0"], "the far side is allowed"
    t.refuse(t.to("run", "n1e1"), "run-blocked")
    t.refuse(t.to("run", "n1w1"), "run-far")
    t.do(t.to("run", "n2"))
    assert t.at() == "n2"


@pytest.mark.rule("bag.run.destination")
def test_with_monsters_all_around_one_runs_back_where_one_came_from() -> None:
    t = lair("goblin").lay("n2", "T08", monster="troll")
    t.give(0, "invisibility_cloak")
    t.begin()
    t.walk("n1")
    t.dice(6)
    t.do("sneak")
    t.walk("n2")
    assert t.offers("run:") == [t.to("run", "n1")]
    t.do(t.to("run", "n1"))
    assert (t.at(), t.ask(), t.table.fight.monster) == ("n1", "Clash", 0), "and meets the goblin there"


@pytest.mark.rule("bag.run.destination")
@pytest.mark.card("teleport_crystal")
def test_nowhere_to_run_without_having_walked_in() -> None:
    t = lair("goblin").lay("n2", "T08", monster="troll")
    t.give(0, "teleport_crystal")
    t.begin()
    t.do("use:teleport_crystal", t.to("aim", "n2"))
    assert t.ask() == "Clash"
    t.refuse(t.to("run", "n1"), "run-blocked")
    assert not t.offers("run:")


@pytest.mark.rule("bag.run.before-fight-turn-goes-on")
def test_running_before_a_round_is_no_fight() -> None:
    t = met("troll")
    t.do("run:0")
    assert t.ap() == 3
    t.tiles("T17")
    t.do("explore", t.to("lay", "e1"), "turn:1")
    t.walk("e1")
    assert t.known("n1") == "troll", "it stays uncovered"


@pytest.mark.rule("bag.monster.choice")
@pytest.mark.card("invisibility_cloak")
@pytest.mark.parametrize(("die", "past"), [(1, False), (2, False), (3, True), (6, True)])
def test_sneaking_past_a_monster(die: int, past: bool) -> None:
    t = lair("troll")
    t.give(0, "invisibility_cloak")
    t.pile("n1", "iron_axe")
    t.begin()
    t.walk("n1")
    t.dice(die)
    t.do("sneak")
    if past:
        assert t.ask() == "Act"
        t.refuse("pick:iron_axe", "monster-here")
        t.walk("start")
        t.walk("n1")
        assert t.ask() == "Clash", "whoever comes back meets it again"
    else:
        t.refuse("sneak", "sneak-late")
        t.refuse("run:0", "run-begun")
        t.dice(1, 2, 1, 1)
        t.do("fight")
        assert "run:0" in t.offers(), "after the first round"
        t.refuse("sneak", "sneak-late")


@pytest.mark.rule("bag.monster.choice")
def test_nobody_sneaks_past_the_dragon_or_with_a_stored_cloak() -> None:
    t = lair("red_dragon", tile="T02")
    t.give(0, "invisibility_cloak@4")
    t.begin()
    t.walk("n1")
    t.refuse("sneak", "sneak-dragon")
    t = lair("troll")
    t.give(0, "invisibility_cloak@5")
    t.begin()
    t.walk("n1")
    t.refuse("sneak", "no-cloak")


@pytest.mark.rule("bag.monster.start-of-turn")
def test_who_stopped_there_after_sneaking_meets_it_in_the_next_turn() -> None:
    t = lair("troll")
    t.give(0, "invisibility_cloak")
    t.begin()
    t.walk("n1")
    t.dice(5)
    t.do("sneak", "end", "end")
    assert (t.asked, t.ask()) == ([0], "Clash")


@pytest.mark.rule("bag.win.tile-cleared")
def test_no_further_monster_on_a_beaten_tile() -> None:
    t = lair("-").begin()
    t.walk("n1")
    assert (t.ask(), t.ap(), t.table.monsters.count()) == ("Act", 4, 30)


@pytest.mark.rule("bag.combat.special-monsters")
@pytest.mark.card("mirror_monster")
def test_the_mirror_monster_copies_its_opponent() -> None:
    t = lair("mirror_monster", "dwarf,elf")
    t.give(0, "iron_axe", "steel_shield", "loyal_bear")
    t.hero(0, health=8)
    t.begin()
    t.walk("n1")
    f = t.table.fight
    assert (f.dice, f.bonus, f.health, f.begun) == (3, 5, 8, 8)
    t.dice(1, 2, 3, 2, 2, 2)
    t.do("fight")
    assert t.said("foe-scored")[-1] == {"score": 6, "bonus": 5, "total": 11}, "no doubles for it"


@pytest.mark.rule("bag.combat.special-monsters", "bag.help.extra-die")
@pytest.mark.card("mirror_monster")
def test_the_mirror_does_not_copy_a_partners_die() -> None:
    t = met("mirror_monster")
    t.do("call:1", "agree")
    assert t.table.fight.dice == 2
    t.dice(1, 2, 3, 6, 5)
    t.do("fight")
    assert len(t.said("threw-three")) == 1


@pytest.mark.rule("bag.combat.special-monsters")
@pytest.mark.card("reacher")
def test_the_reacher_stings_everybody_within_four_tiles() -> None:
    t = lair("reacher", "fighter,dwarf,elf,healer")
    t.corridor("n2", "n3", "n4", "n5", "n6")
    for seat, place in ((1, "n5"), (2, "n6"), (3, "start")):
        t.hero(seat, at=place)
    t.begin()
    t.walk("n1")
    t.dice(1, 2, 1, 2)
    t.do("fight")
    assert [t.health(seat) for seat in range(4)] == [5, 10, 9, 7], "5 lost, 2 at four tiles, nothing at five"


@pytest.mark.rule("bag.combat.special-monsters", "bag.lose.outside-fight")
@pytest.mark.card("reacher")
def test_a_sting_may_kill_and_the_turn_goes_on() -> None:
    t = lair("reacher", "fighter,dwarf,elf")
    t.hero(1, at="start", health=2)
    t.give(1, "iron_axe")
    t.begin()
    t.walk("n1")
    t.dice(1, 2, 1, 2)
    t.do("fight")
    assert (t.table.heroes[1].lives, t.health(1), t.lying("start")) == (2, 12, ["iron_axe"])
    assert (t.asked, t.ask()) == ([0], "Clash")


@pytest.mark.rule("bag.combat.special-monsters")
@pytest.mark.card("reacher")
def test_a_sting_of_nothing_hurts_nobody() -> None:
    t = lair("reacher", "fighter,dwarf").begin()
    t.walk("n1")
    t.dice(1, 5, 1, 1)
    t.do("fight")
    assert (t.health(0), t.health(1)) == (9, 12), "half of one is nothing"
    assert not t.said("stung")


@pytest.mark.rule("bag.combat.special-monsters")
def test_a_hero_who_is_out_is_not_stung() -> None:
    t = lair("reacher", "fighter,dwarf,elf")
    t.hero(2, status=1, lives=0, field=-1, health=0)
    t.begin()
    t.walk("n1")
    t.dice(1, 2, 1, 2)
    t.do("fight")
    assert len(t.said("stung")) == 1


@pytest.mark.card("goblin", "zombie", "mummy", "monk", "mud_monster", "werewolf", "troll", "minotaur", "minotaur_2")
@pytest.mark.card("skeleton", "giant_snake", "reacher")
@pytest.mark.rule("bag.combat.monster-strength")
@pytest.mark.parametrize(
    ("monster", "faces", "total", "health"),
    [
        ("goblin", (6,), 7, 5),
        ("zombie", (6,), 8, 6),
        ("mummy", (6,), 10, 7),
        ("monk", (6, 6), 16, 8),
        ("mud_monster", (6, 6), 14, 9),
        ("werewolf", (6, 6), 15, 10),
        ("troll", (2, 6), 12, 10),
        ("minotaur", (6, 6), 17, 11),
        ("minotaur_2", (1, 1), 7, 11),
        ("skeleton", (6, 6), 13, 12),
        ("giant_snake", (6, 6), 18, 13),
        ("reacher", (6, 6), 19, 15),
    ],
)
def test_every_monster_fights_as_its_card_says(monster: str, faces: tuple[int, ...], total: int, health: int) -> None:
    t = met(monster)
    assert t.table.fight.health == health
    t.hero(0, health=10)
    t.dice(3, 4, *faces)
    t.do("fight")
    assert t.said("foe-scored")[0]["total"] == total


@pytest.mark.rule("bag.combat.special-monsters")
def test_a_cave_without_a_second_hero_nearby_has_nobody_to_call() -> None:
    t = lair("troll", "fighter,dwarf")
    t.corridor("e1", "e2", "e3", "e4", "e5", turns=1)
    t.hero(1, at="e5")
    t.begin()
    t.walk("n1")
    assert not t.offers("call:")
    assert isinstance(t, Cave)


@pytest.mark.rule("bag.combat.special-monsters", "bag.ranged.lasts-turn")
@pytest.mark.card("mirror_monster")
def test_a_mirror_shot_for_more_than_its_opponent_has_left_still_stands() -> None:
    t = lair("mirror_monster")
    t.begin()
    t.table.turn.hurt, t.table.turn.wounds = [t.field("n1")], [6]
    t.hero(0, health=5)
    t.walk("n1")
    assert (t.table.fight.health, t.table.fight.begun, t.ask()) == (1, 5, "Clash")


@pytest.mark.rule("bag.run.destination", "bag.run.mid-fight", "bag.monster.start-of-turn")
def test_who_has_fought_and_runs_to_another_monster_meets_it_in_the_next_turn() -> None:
    t = lair("goblin").lay("n2", "T08", monster="troll")
    t.give(0, "invisibility_cloak")
    t.begin()
    t.walk("n1")
    t.dice(6)
    t.do("sneak")
    t.walk("n2")
    t.dice(1, 2, 1, 1)
    t.do("fight", t.to("run", "n1"))
    assert (t.at(), t.ask(), t.table.fight.hero) == ("n1", "Act", -1), "a second fight is for the next turn"
    t.do("end", "end")
    assert (t.asked, t.ask(), t.known("n1")) == ([0], "Clash", "goblin")


@pytest.mark.rule("bag.combat.special-monsters")
@pytest.mark.card("reacher", "troll", "mirror_monster")
@pytest.mark.parametrize(("monster", "stung"), [("reacher", True), ("troll", False), ("mirror_monster", False)])
def test_no_other_monster_stings(monster: str, stung: bool) -> None:
    t = lair(monster, "fighter,dwarf,elf").begin()
    t.walk("n1")
    t.dice(1, 2, 1, 4)
    t.do("fight")
    assert (t.health(0) < 9, t.health(1) < 12, t.health(2) < 9) == (True, stung, stung)


@pytest.mark.rule("bag.monster.enter-draws", "bag.monster.enter-revealed")
@pytest.mark.parametrize(("monster", "how"), [("troll", "entered"), ("", "drawn")])
def test_meeting_a_monster_tells_whether_it_was_drawn_then(monster: str, how: str) -> None:
    t = lair(*([monster] if monster else [])).begin()
    t.walk("n1")
    assert t.said("met")[0]["how"] == how


@pytest.mark.rule("bag.turn.free-order")
@pytest.mark.card("strength_potion")
def test_an_item_that_is_no_weapon_is_not_paid_for_as_a_shot() -> None:
    t = Cave().begin()
    t.give(0, "strength_potion")
    t.do("use:strength_potion")
    assert [each["how"] for each in t.said("paid")] == ["item"]
