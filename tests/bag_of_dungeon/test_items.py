"""Items: where they come from, where they go, what each of them does."""

import pytest

from verlies.games.bag_of_dungeon.content.items import ITEMS
from verlies.testing.bag_of_dungeon import ITEM, Cave, lair, met


def at_item_tile(heroes: str = "fighter,dwarf", **settings: str) -> Cave:
    """Return seat 0 on an item tile north of the start, about to draw or not."""
    t = Cave(heroes, 1, **settings).lay("n1", "T16").begin()
    t.walk("n1")
    return t


def found(item: str, heroes: str = "fighter,dwarf", gear: tuple[str, ...] = ()) -> Cave:
    """Return seat 0 who has just drawn an item, with some gear before."""
    t = Cave(heroes).lay("n1", "T16")
    t.give(0, *gear)
    t.begin()
    t.walk("n1")
    t.items(item)
    t.do("draw")
    return t


# Where they come from


@pytest.mark.rule("bag.item.sources")
@pytest.mark.card("T15", "T16")
@pytest.mark.parametrize(("tile", "turns"), [("T15", 1), ("T16", 0)])
def test_the_first_on_an_item_tile_draws(tile: str, turns: int) -> None:
    t = Cave().begin()
    t.tiles(tile)
    t.do("explore", t.to("lay", "n1"), f"turn:{turns}")
    assert t.ask() == "Act", "laying it brings nothing"
    t.walk("n1")
    assert t.ask() == "DrawItem"
    t.items("small_axe")
    t.do("draw", "put:0")
    assert (t.gear(), t.table.items.count()) == (["small_axe"], 39)
    t.do("end")
    t.walk("n1")
    assert t.ask() == "Act", "the second finds nothing"


@pytest.mark.rule("bag.item.draw-optional")
def test_what_is_declined_on_an_item_tile_is_gone() -> None:
    t = at_item_tile()
    t.do("pass")
    assert (t.table.items.count(), t.ask()) == (40, "Act")
    t.walk("start")
    t.walk("n1")
    assert t.ask() == "Act"


@pytest.mark.rule("bag.item.draw-optional")
def test_every_card_is_decided_on_its_own() -> None:
    t = met("troll")
    t.dice(6, 6, 1, 1)
    t.do("fight")
    t.items("spear_trap")
    t.dice(1)
    t.do("draw")
    assert (t.ask(), t.health()) == ("DrawItem", 9)
    t.do("pass")
    assert (t.table.items.count(), t.ask()) == (39, "Act")


@pytest.mark.rule("bag.item.bag-empty")
def test_an_empty_bag_is_refilled_from_what_is_out_of_play() -> None:
    t = at_item_tile()
    t.table.used = t.table.items.cells
    t.table.items.cells = []
    t.hero(0, trophies=["goblin"])
    t.items("small_axe")
    t.do("draw", "put:0")
    assert (t.gear(), t.table.items.count(), t.table.used) == (["small_axe"], 39, [])
    assert (t.said("refilled"), t.trophies()) == ([{"count": 40}], ["goblin"])


@pytest.mark.rule("bag.item.bag-empty")
def test_with_nothing_left_there_is_no_item() -> None:
    t = at_item_tile()
    t.table.items.cells = []
    t.do("draw")
    assert (t.gear(), t.ask(), len(t.said("no-item"))) == ([], "Act", 1)


# Fields


@pytest.mark.rule("bag.item.fields")
@pytest.mark.card("magic_boots")
def test_an_item_goes_on_its_symbol_or_on_a_free_field() -> None:
    t = found("magic_boots")
    assert t.offers() == ["leave", "put:3", "put:5", "put:6", "put:7"]
    t.refuse("put:2", "wrong-symbol")
    t.refuse("put:0", "wrong-symbol")
    t.refuse("swap:3", "empty-slot")
    t.do("put:3")
    assert t.table.max_ap(0) == 6


@pytest.mark.rule("bag.item.fields")
def test_without_such_a_symbol_only_free_fields() -> None:
    t = found("magic_boots", "elf,dwarf")
    assert t.offers() == ["leave", "put:4", "put:5", "put:6", "put:7"]
    t.do("put:4")
    assert t.table.max_ap(0) == 6, "stored boots give nothing"
    t = found("magic_boots", "elf,dwarf")
    t.do("leave")
    assert t.lying("n1") == ["magic_boots"]


@pytest.mark.rule("bag.item.full", "bag.example.boots")
def test_boots_for_boots() -> None:
    full = ("magic_boots", "health_potion", "health_potion", "acme_insurance")
    t = found("magic_boots", gear=full)
    assert t.offers() == ["leave", "swap:3", "swap:5", "swap:6", "swap:7"]
    t.refuse("put:3", "slot-taken")
    t.do("swap:3")
    assert (t.gear().count("magic_boots"), t.lying("n1")) == (1, ["magic_boots"])
    t = found("magic_boots", gear=full)
    t.do("swap:5")
    assert (t.gear().count("magic_boots"), t.lying("n1")) == (2, ["health_potion"])
    t = found("magic_boots", gear=("magic_boots",))
    t.do("put:6")
    assert (t.gear(), t.table.max_ap(0)) == (["magic_boots", "magic_boots"], 6), "no second bonus"


@pytest.mark.rule("bag.item.full")
@pytest.mark.card("steel_armour", "magic_armour")
def test_keep_the_old_or_the_new_armour() -> None:
    t = found("magic_armour", gear=("steel_armour", "health_potion", "health_potion", "acme_insurance"))
    t.do("leave")
    assert (t.table.guard(0), t.lying("n1")) == (1, ["magic_armour"])
    t.do("pick:magic_armour", "swap:2")
    assert (t.table.guard(0), t.lying("n1")) == (2, ["steel_armour"])


@pytest.mark.rule("bag.item.free-fields")
def test_a_free_field_stores_anything_and_one_is_enough_for_two_hands() -> None:
    t = found("large_steel_axe", gear=("iron_axe", "steel_shield"))
    assert t.offers() == ["leave", "put:5", "put:6", "put:7"]
    t.do("put:5")
    assert (t.table.bonus(0), t.gear()) == (4, ["iron_axe", "large_steel_axe", "steel_shield"]), "2 and 2, not 3 more"


@pytest.mark.rule("bag.item.two-handed")
@pytest.mark.card("bow", "steel_shield")
def test_two_hands_for_a_bow() -> None:
    t = found("bow", gear=("steel_shield@0",))
    t.refuse("put:1", "needs-two")
    t.do("put:5", "handle:0", "leave", "handle:5", "put:0")
    assert t.table.heroes[0].held[:2] == [ITEM["bow"], -2]
    t.pile("n1", "small_axe")
    t.do("pick:small_axe")
    t.refuse("put:1", "slot-taken")
    t.do("swap:1")
    assert (t.gear(), t.lying("n1")) == (["small_axe"], ["steel_shield", "bow"])


@pytest.mark.rule("bag.item.fields")
def test_items_on_the_sheet_may_be_moved_and_exchanged() -> None:
    t = Cave()
    t.give(0, "iron_axe@0", "small_axe@5", "magic_boots@6")
    t.begin()
    t.do("handle:0")
    assert t.offers() == ["pass", "leave", "put:1", "swap:5", "put:7"]
    t.refuse("put:6", "slot-taken")
    t.refuse("swap:6", "wrong-symbol")
    t.refuse("swap:7", "empty-slot")
    t.do("swap:5")
    assert t.table.bonus(0) == 3
    t.do("handle:5", "pass")
    t.refuse("handle:1", "empty-slot")
    assert t.ap() == 5, "for nothing"


@pytest.mark.rule("bag.item.fields")
def test_two_hands_and_one_change_places() -> None:
    t = Cave()
    t.give(0, "large_steel_axe@0", "small_axe@5")
    t.begin()
    t.do("handle:5")
    assert "swap:0" in t.offers()
    t.do("swap:0")
    assert t.table.heroes[0].held[:6] == [ITEM["small_axe"], -1, -1, -1, -1, ITEM["large_steel_axe"]]
    t.do("handle:5", "swap:0")
    assert t.table.heroes[0].held[:6] == [ITEM["large_steel_axe"], -2, -1, -1, -1, ITEM["small_axe"]]


@pytest.mark.rule("bag.item.ground")
def test_what_lies_there_is_picked_up_for_nothing_unless_a_monster_is_there() -> None:
    t = lair("troll")
    t.pile("start", "iron_axe")
    t.pile("n1", "small_axe")
    t.give(0, "invisibility_cloak")
    t.begin()
    t.refuse("pick:small_axe", "not-lying")
    t.do("pick:iron_axe", "put:0")
    assert t.ap() == 5
    t.walk("n1")
    t.dice(6)
    t.do("sneak")
    t.refuse("pick:small_axe", "monster-here")


# Trade


@pytest.mark.rule("bag.item.trade")
def test_three_for_one_with_consent() -> None:
    t = Cave()
    t.give(0, "iron_axe", "small_axe", "health_potion")
    t.give(1, "magic_armour")
    t.begin()
    t.do("trade:1")
    t.refuse("offer", "nothing-offered")
    t.do("give:iron_axe", "give:small_axe", "give:health_potion", "take:magic_armour", "offer")
    assert (t.asked, t.ask()) == ([1], "Deal")
    t.do("agree")
    assert (t.gear(0), t.gear(1)) == (["magic_armour"], ["small_axe", "iron_axe", "health_potion"])
    assert (t.table.guard(0), t.table.bonus(1), t.ap()) == (2, 6, 5)
    assert t.ask() == "Act"


@pytest.mark.rule("bag.item.trade")
def test_a_gift_and_a_refusal() -> None:
    t = Cave()
    t.give(0, "iron_axe")
    t.begin()
    t.do("trade:1", "give:iron_axe", "offer", "pass")
    assert (t.gear(0), t.gear(1), t.asked, t.ask()) == (["iron_axe"], [], [0], "Bargain")
    assert t.table.turn.spurned == 1 << 1, "who said no is known for this turn"
    t.refuse("offer", "refused-before")
    t.refuse("give:bow", "not-yours")
    t.refuse("take:bow", "not-yours")
    t.refuse("end", "not-offered")
    t.do("pass", "trade:1", "give:iron_axe", "offer", "agree")
    assert t.gear(1) == ["iron_axe"]


@pytest.mark.rule("bag.item.trade")
def test_only_on_one_tile_and_not_in_a_fight() -> None:
    t = lair("goblin")
    t.give(0, "iron_axe")
    t.hero(1, at="n1")
    t.begin()
    t.refuse("trade:1", "elsewhere")
    t.walk("n1")
    t.refuse("trade:1", "must-face")


@pytest.mark.rule("bag.item.trade")
def test_what_does_not_fit_cannot_be_offered() -> None:
    t = Cave("fighter,healer")
    t.give(0, "magic_armour")
    t.give(1, "health_potion", "health_potion", "acme_insurance", "imps_teeth")
    t.begin()
    t.do("trade:1", "give:magic_armour")
    t.refuse("offer", "no-room")
    t.do("take:imps_teeth", "offer", "agree")
    assert "magic_armour" in t.gear(1), "stored in the field that became free"


@pytest.mark.rule("bag.item.trade")
def test_things_move_aside_only_if_they_must() -> None:
    t = Cave("fighter,dwarf")
    t.give(0, "acme_insurance")
    t.give(1, "small_axe@4", "steel_shield@5", "bomb@6", "bomb@7")
    t.begin()
    t.do("trade:1", "give:acme_insurance", "offer", "agree")
    held = t.table.heroes[1].held
    assert sorted(held[:2]) == [ITEM["small_axe"], ITEM["steel_shield"]], "weapons went to the hands"
    assert ITEM["acme_insurance"] in held


@pytest.mark.rule("bag.item.trade", "bag.turn.unused-not-forced")
def test_trophies_and_points_are_not_traded() -> None:
    t = Cave()
    t.hero(0, trophies=["goblin"])
    t.give(0, "iron_axe")
    t.begin()
    t.do("trade:1")
    assert t.offers() == ["pass", "give:iron_axe"]
    t.do("give:iron_axe", "offer", "agree")
    assert (t.ap(0), t.ap(1), t.trophies(0)) == (5, 4, ["goblin"])


@pytest.mark.rule("bag.item.text")
def test_with_nothing_at_all_there_is_nothing_to_trade() -> None:
    t = Cave().begin()
    assert not t.offers("trade:")


# What each of them does


@pytest.mark.rule("bag.item.text")
@pytest.mark.card("small_axe", "steel_sword", "iron_axe", "morning_star", "magic_sword", "large_steel_axe")
@pytest.mark.parametrize(
    ("weapon", "bonus"),
    [
        ("small_axe", 1),
        ("steel_sword", 1),
        ("iron_axe", 2),
        ("morning_star", 2),
        ("magic_sword", 2),
        ("large_steel_axe", 3),
    ],
)
def test_weapons(weapon: str, bonus: int) -> None:
    t = lair("troll", "healer,dwarf")
    t.give(0, f"{weapon}@6")
    t.begin()
    assert t.table.bonus(0) == 0, "stored it does nothing"
    t.refuse(f"use:{weapon}")
    t.do("handle:6", "put:0")
    t.walk("n1")
    t.dice(1, 2, 6, 6)
    t.do("fight")
    assert t.said("scored") == [{"score": 3, "bonus": bonus, "total": 3 + bonus}]


@pytest.mark.card("rusty_armour")
@pytest.mark.rule("bag.item.text")
def test_rusty_armour_falls_apart_after_one_fight() -> None:
    t = lair("troll")
    t.give(0, "rusty_armour")
    t.begin()
    t.walk("n1")
    t.do("run:0")
    assert t.gear() == ["rusty_armour"], "no round, no fight"
    t.walk("n1")
    t.dice(1, 4, 1, 6)
    t.do("fight")
    assert t.health() == 9 - 3
    t.dice(6, 6, 1, 1)
    t.do("fight")
    assert (t.gear(), t.table.used) == ([], [ITEM["rusty_armour"]])


@pytest.mark.rule("bag.item.text")
@pytest.mark.card("rusty_armour")
def test_rusty_armour_does_not_break_in_the_fight_of_another() -> None:
    t = lair("troll")
    t.give(1, "rusty_armour")
    t.begin()
    t.walk("n1")
    t.dice(6, 6, 1, 1)
    t.do("fight")
    assert (t.trophies(), t.gear(1)) == (["troll"], ["rusty_armour"])


@pytest.mark.rule("bag.item.text")
@pytest.mark.parametrize("guard", ["steel_shield", "magic_shield", "steel_armour", "magic_armour"])
def test_other_guards_last(guard: str) -> None:
    t = lair("troll")
    t.give(0, guard)
    t.begin()
    t.walk("n1")
    t.dice(6, 6, 1, 1)
    t.do("fight")
    assert t.trophies() == ["troll"]
    assert t.gear() == [guard]


@pytest.mark.rule("bag.item.text", "bag.lose.life-and-gear")
@pytest.mark.card("rusty_armour")
@pytest.mark.parametrize("helped", [False, True])
def test_rusty_armour_does_not_outlast_its_wearer(helped: bool) -> None:
    t = lair("troll")
    t.give(0, "rusty_armour", "iron_axe")
    t.hero(0, health=1)
    t.begin()
    t.walk("n1")
    if helped:
        t.do("call:1")
        t.do("agree", seat=1)
    t.dice(*([1, 2, 4] if helped else [1, 2]), 6, 6)
    t.do("fight")
    assert (t.lying("n1"), t.table.used) == (["iron_axe"], [ITEM["rusty_armour"]])


@pytest.mark.rule("bag.item.text")
@pytest.mark.card("rusty_armour")
def test_rusty_armour_survives_a_trap_and_breaks_in_flight() -> None:
    t = Cave().lay("n1", "T16").lay("n2", "T05", monster="troll")
    t.give(0, "rusty_armour")
    t.begin()
    t.walk("n1")
    t.items("spear_trap")
    t.dice(4)
    t.do("draw")
    assert (t.health(), t.gear()) == (7, ["rusty_armour"])
    t.walk("n2")
    t.dice(1, 5, 1, 3)
    t.do("fight", t.to("run", "n1"))
    assert t.gear() == []


@pytest.mark.rule("bag.item.text")
@pytest.mark.card("rusty_armour", "magic_vine")
def test_rusty_armour_breaks_in_a_fight_that_is_won_before_its_first_round() -> None:
    t = lair("goblin")
    t.give(0, "rusty_armour", "magic_vine")
    t.begin()
    t.walk("n1")
    t.dice(6)
    t.do("use:magic_vine")
    assert (t.trophies(), t.gear()) == (["goblin"], [])
    assert t.said("spent")[-1]["how"] == "worn"


@pytest.mark.rule("bag.item.text", "bag.help.fighter-dies")
@pytest.mark.card("rusty_armour")
@pytest.mark.parametrize(("answer", "kept"), [("run:0", ["rusty_armour"]), ("fight", [])])
def test_rusty_armour_of_a_partner_breaks_once_he_stood_a_round_on_his_own(answer: str, kept: list[str]) -> None:
    t = lair("troll")
    t.give(1, "rusty_armour")
    t.begin()
    t.walk("n1")
    t.do("call:1", "agree")
    t.hero(0, health=1)
    t.dice(1, 2, 4, 6, 5)
    t.do("fight")
    assert (t.table.fight.alone, t.gear(1)) == (True, ["rusty_armour"])
    t.dice(*([] if answer == "run:0" else [6, 6, 1, 1]))
    t.do(answer)
    assert t.gear(1) == kept


@pytest.mark.card("magic_sword")
@pytest.mark.rule("bag.item.text")
def test_the_magic_sword_looks_next_door_once_a_turn() -> None:
    t = lair().lay("e1", "T08", turns=1).lay("n2", "T13")
    t.give(0, "magic_sword")
    t.begin()
    t.monsters("reacher")
    t.refuse("use:magic_sword", "not-used")
    t.refuse(t.to("peek", "n2"), "nothing-hidden")
    t.do(t.to("peek", "n1"))
    assert (t.known("n1"), t.ap(), t.table.monsters.count(), t.at()) == ("reacher", 5, 29, "start")
    t.refuse(t.to("peek", "e1"), "peeked")
    t.do("end", "end")
    t.refuse(t.to("peek", "n1"), "nothing-hidden")
    assert t.to("peek", "e1") in t.offers()
    t.do("handle:0", "put:5")
    t.refuse(t.to("peek", "e1"), "no-peek")


@pytest.mark.card("health_potion")
@pytest.mark.rule("bag.item.text")
def test_the_health_potion_heals_two_dice_at_any_time() -> None:
    t = lair("troll")
    t.give(0, "health_potion", "health_potion")
    t.begin()
    t.refuse("use:health_potion", "full-health")
    t.hero(0, health=1)
    t.dice(3, 3)
    t.do("use:health_potion")
    assert (t.health(), t.ap(), t.gear()) == (7, 5, ["health_potion"]), "no doubles"
    t.walk("n1")
    t.dice(6, 6)
    t.do("use:health_potion")
    assert (t.health(), t.gear(), t.ask()) == (10, [], "Clash"), "at most the highest"
    t.refuse("use:health_potion", "not-yours")
    assert "run:0" in t.offers(), "a drink commits to nothing"


@pytest.mark.card("strength_potion")
@pytest.mark.rule("bag.item.text", "bag.combat.dice-count")
def test_the_strength_potion_is_for_one_fight() -> None:
    t = lair("troll")
    t.give(0, "strength_potion")
    t.begin()
    t.do("use:strength_potion")
    assert (t.ap(), t.table.own_dice(0)) == (4, 3)
    t.walk("n1")
    assert t.table.own_dice(0) == 3
    t.dice(1, 2, 3, 1, 3)
    t.do("fight")
    assert len(t.said("threw-three")) == 1
    t.do("run:0")
    assert t.table.own_dice(0) == 2, "the fight is over"
    t.do("end", "end")
    t.walk("n1")
    assert t.table.own_dice(0) == 2


@pytest.mark.card("strength_potion")
@pytest.mark.rule("bag.item.text", "bag.run.before-fight-turn-goes-on")
def test_who_runs_before_the_first_round_has_not_fought_and_keeps_the_strength() -> None:
    t = lair("troll")
    t.give(0, "strength_potion")
    t.begin()
    t.do("use:strength_potion")
    t.walk("n1")
    t.do("run:0")
    assert t.table.own_dice(0) == 3
    t.walk("n1")
    assert (t.ask(), t.table.own_dice(0)) == ("Clash", 3)


@pytest.mark.card("imps_teeth")
@pytest.mark.rule("bag.item.text")
def test_imps_teeth_repeat_the_own_roll() -> None:
    t = lair("troll")
    t.give(0, "imps_teeth")
    t.begin()
    t.walk("n1")
    t.refuse("use:imps_teeth", "only-rolled")
    t.dice(1, 2, 6, 6)
    t.do("fight")
    assert (t.ask(), t.offers()) == ("Reroll", ["pass", "use:imps_teeth"])
    t.dice(5, 5)
    t.do("use:imps_teeth")
    assert (t.table.fight.health, t.health(), t.gear()) == (4, 10, []), "22 against 16"
    t = lair("troll")
    t.give(0, "imps_teeth")
    t.begin()
    t.walk("n1")
    t.dice(1, 2, 6, 6)
    t.do("fight", "pass")
    assert (t.gear(), t.table.heroes[0].lives) == ([], 2), "11 lost"


@pytest.mark.card("small_chest", "large_chest")
@pytest.mark.rule("bag.item.text")
@pytest.mark.parametrize(
    ("chest", "die", "health", "draws"),
    [("small_chest", 2, 8, 0), ("small_chest", 3, 10, 1), ("large_chest", 2, 5, 0), ("large_chest", 3, 10, 2)],
)
def test_chests(chest: str, die: int, health: int, draws: int) -> None:
    t = found(chest)
    assert (t.ask(), t.lying("n1")) == ("Act", [chest]), "it stays on the tile"
    t.refuse(f"pick:{chest}", "not-lying")
    t.refuse("open:small_chest" if chest == "large_chest" else "open:large_chest", "no-chest")
    t.dice(die)
    t.do(f"open:{chest}")
    assert (t.health(), t.lying("n1"), t.ap(), t.table.used) == (health, [], 4, [ITEM[chest]])
    drawn = 0
    while t.ask() == "DrawItem":
        t.items("small_axe" if drawn == 0 else "iron_axe")
        t.do("draw")
        t.do(t.offers("put:")[0])
        drawn += 1
    assert drawn == draws


@pytest.mark.rule("bag.item.text")
@pytest.mark.card("large_chest")
def test_a_chest_may_kill_and_a_monster_keeps_it_shut() -> None:
    t = lair("troll")
    t.pile("n1", "large_chest")
    t.pile("start", "small_chest")
    t.hero(0, health=2)
    t.give(0, "invisibility_cloak", "steel_armour")
    t.begin()
    t.walk("n1")
    t.dice(6)
    t.do("sneak")
    t.refuse("open:large_chest", "monster-here")
    t.walk("start")
    t.dice(1)
    t.do("open:small_chest")
    assert (t.table.heroes[0].lives, t.asked) == (2, [1]), "armour does not help"


@pytest.mark.card("sorcerers_skull")
@pytest.mark.rule("bag.item.area-effects")
def test_the_skull_hurts_everybody_else_on_the_tile() -> None:
    t = lair("troll", "fighter,dwarf,elf")
    t.give(0, "sorcerers_skull")
    t.begin()
    t.refuse("use:sorcerers_skull", "no-target")
    t.hero(2, at="n1")
    t.walk("n1")
    t.do("call:1", "agree")
    t.dice(5)
    t.do("use:sorcerers_skull")
    assert [t.health(seat) for seat in range(3)] == [10, 7, 4]
    assert (t.table.fight.health, t.ap(), t.gear()) == (5, 2, [])
    t.refuse("run:0", "run-committed")


@pytest.mark.card("sorcerers_skull")
@pytest.mark.rule("bag.dragon.gear-to-pool", "bag.help.partner-dies")
def test_a_partner_killed_by_the_skull_leaves_the_gear_there() -> None:
    t = lair("red_dragon", tile="T02")
    t.lay("e1", "T03")
    t.give(0, "sorcerers_skull")
    t.give(1, "iron_axe")
    t.begin()
    t.walk("n1")
    t.do("call:1", "agree")
    t.hero(1, health=3)
    t.dice(3)
    t.do("use:sorcerers_skull")
    assert (t.lying("n1"), t.lying("e1"), t.table.fight.partner) == (["iron_axe"], [], -1)
    t.dice(1, 2, 1, 1, 1, 1)
    t.do("fight")
    assert len(t.said("threw-two")) == 1


@pytest.mark.rule("bag.item.text")
@pytest.mark.card("sorcerers_skull")
def test_the_skull_may_win_a_fight_or_hurt_what_was_sneaked_past() -> None:
    t = lair("goblin")
    t.give(0, "sorcerers_skull")
    t.begin()
    t.walk("n1")
    t.dice(6)
    t.do("use:sorcerers_skull")
    assert (t.trophies(), t.ask()) == (["goblin"], "Act")
    t.refuse(t.to("walk", "start"), "turn-over")
    t = lair("troll")
    t.give(0, "sorcerers_skull", "invisibility_cloak")
    t.begin()
    t.walk("n1")
    t.dice(6, 4)
    t.do("sneak", "use:sorcerers_skull")
    assert t.table.wounds_at(t.field("n1")) == 4


@pytest.mark.card("magic_vine")
@pytest.mark.rule("bag.item.text")
def test_the_vine_hurts_and_binds_for_a_round() -> None:
    t = lair("troll")
    t.give(0, "magic_vine")
    t.begin()
    t.refuse("use:magic_vine", "only-fight")
    t.walk("n1")
    t.dice(4)
    t.do("use:magic_vine")
    assert (t.table.fight.health, t.ap()) == (6, 3)
    t.refuse("run:0", "run-begun")
    t.dice(1, 2, 6, 6)
    t.do("fight")
    assert (t.health(), t.said("bound")) == (10, [{"loss": 11}])
    t.dice(1, 5, 1, 6)
    t.do("fight")
    assert t.health() == 7, "only one round"


@pytest.mark.rule("bag.item.text")
@pytest.mark.card("magic_vine")
@pytest.mark.parametrize("second", [5, 2], ids=["won", "level"])
def test_the_vine_is_used_up_by_a_round_that_is_not_lost_too(second: int) -> None:
    t = lair("giant_snake")
    t.give(0, "magic_vine")
    t.begin()
    t.walk("n1")
    t.dice(1)
    t.do("use:magic_vine")
    t.dice(4, second, 1, 1)
    t.do("fight")
    t.dice(1, 5, 1, 2)
    t.do("fight")
    assert t.health() == 9


@pytest.mark.card("vampire_teeth")
@pytest.mark.rule("bag.item.text")
def test_vampire_teeth_drain_the_monster() -> None:
    t = lair("troll")
    t.give(0, "vampire_teeth")
    t.begin()
    t.walk("n1")
    t.hero(0, health=3)
    t.do("use:vampire_teeth", t.to("aim", "n1"))
    assert (t.health(), t.table.fight.health, t.ap(), t.gear()) == (8, 5, 2, [])


@pytest.mark.card("vampire_teeth")
@pytest.mark.rule("bag.item.area-effects")
def test_vampire_teeth_need_a_friends_consent_and_leave_one() -> None:
    t = lair("-")
    t.give(0, "vampire_teeth")
    t.hero(0, health=2)
    t.hero(1, health=3, at="n1")
    t.begin()
    t.do("use:vampire_teeth", "aim-at:1")
    assert (t.asked, t.ask()) == ([1], "Spare")
    t.do("pass")
    assert (t.ap(), t.gear(), t.health(1), t.asked) == (5, ["vampire_teeth"], 3, [0]), "nothing spent"
    t.refuse("use:vampire_teeth", "no-target")
    t.do("end", "end", "use:vampire_teeth")
    t.refuse("aim-at:0", "not-offered")
    t.do("aim-at:1", "agree")
    assert (t.health(0), t.health(1), t.ap(), t.gear()) == (4, 1, 3, [])


@pytest.mark.rule("bag.item.text")
@pytest.mark.card("vampire_teeth")
def test_vampire_teeth_on_what_was_sneaked_past() -> None:
    t = lair("zombie")
    t.give(0, "vampire_teeth", "invisibility_cloak")
    t.hero(0, health=4)
    t.begin()
    t.walk("n1")
    t.dice(6)
    t.do("sneak", "use:vampire_teeth", t.to("aim", "n1"))
    assert (t.health(), t.table.wounds_at(t.field("n1")), t.ask()) == (9, 5, "Act")


@pytest.mark.card("witchs_claw")
@pytest.mark.rule("bag.item.area-effects")
def test_the_claw_takes_an_item_with_consent() -> None:
    t = lair("-")
    t.give(0, "witchs_claw")
    t.give(1, "iron_axe", "health_potion")
    t.hero(1, at="n1")
    t.begin()
    t.do("use:witchs_claw", "aim-at:1")
    t.refuse("take:small_axe", "not-yours")
    t.refuse("take:bow", "not-yours")
    t.do("take:iron_axe", "pass")
    assert (t.gear(0), t.ap()) == (["witchs_claw"], 5)
    t.do("end", "end", "use:witchs_claw", "aim-at:1", "take:iron_axe", "agree", "put:1")
    assert (t.gear(0), t.gear(1), t.ap()) == (["iron_axe"], ["health_potion"], 3)


@pytest.mark.rule("bag.item.text")
@pytest.mark.card("witchs_claw")
def test_without_room_it_lies_on_the_tile() -> None:
    t = lair("-")
    t.give(0, "witchs_claw", "health_potion", "health_potion", "acme_insurance")
    t.give(1, "imps_teeth")
    t.hero(1, at="n1")
    t.begin()
    t.do("use:witchs_claw", "aim-at:1", "take:imps_teeth", "agree")
    assert t.offers() == ["leave", "swap:5", "swap:6", "swap:7"]
    t.do("leave")
    assert (t.lying("start"), t.gear(1)) == (["imps_teeth"], [])


@pytest.mark.card("teleport_crystal")
@pytest.mark.rule("bag.item.text")
def test_the_crystal_jumps_over_walls() -> None:
    t = Cave().lay("n1", "T17", turns=1).corridor("n2", "n3", "n4", "n5", "n6")
    t.give(0, "teleport_crystal")
    t.begin()
    t.do("use:teleport_crystal")
    assert t.to("aim", "n5") in t.offers()
    t.refuse(t.to("aim", "n6"), "jump-far")
    t.refuse(t.to("aim", "e1"), "nothing-there")
    t.do(t.to("aim", "n5"))
    assert (t.at(), t.ap(), t.gear()) == ("n5", 4, [])


@pytest.mark.rule("bag.item.text")
@pytest.mark.card("teleport_crystal")
def test_to_arrive_is_to_enter() -> None:
    t = lair()
    t.give(0, "teleport_crystal")
    t.begin()
    t.monsters("troll")
    t.do("use:teleport_crystal", t.to("aim", "n1"))
    assert t.ask() == "Clash"
    t = Cave().lay("n1", "T16")
    t.give(0, "teleport_crystal")
    t.begin()
    t.do("use:teleport_crystal", "pass", "use:teleport_crystal", t.to("aim", "n1"))
    assert t.ask() == "DrawItem"


@pytest.mark.rule("bag.item.ground")
def test_what_is_laid_down_lies_in_no_other_copy_of_the_game() -> None:
    t = Cave()
    t.give(0, "iron_axe")
    t.begin()
    other = t.table.fork()
    t.do("handle:0", "leave")
    assert t.lying("start") == ["iron_axe"]
    assert other.piles[t.field("start")] == []


@pytest.mark.rule("bag.item.text", "bag.run.destination")
@pytest.mark.card("teleport_crystal")
def test_whoever_jumped_onto_a_monster_cannot_run_back_onto_another() -> None:
    t = lair("troll").corridor("n2")
    t.give(0, "teleport_crystal")
    t.hero(0, at="n2")
    t.begin()
    t.do("use:teleport_crystal", t.to("aim", "n1"))
    for place, monster in (("start", "goblin"), ("n2", "skeleton")):
        t.monster(place, monster)
    assert not [each for each in t.offers() if each.startswith("run")]
    t.refuse(t.to("run", "n2"), "run-blocked")


@pytest.mark.card("tornado")
@pytest.mark.rule("bag.item.text")
def test_the_tornado_carries_one_out_of_a_fight() -> None:
    t = lair("troll").lay("n1e1", "T17").lay("n1w1", "T08")
    t.give(0, "tornado")
    t.begin()
    t.refuse("use:tornado", "only-fight")
    t.walk("n1")
    t.do("use:tornado")
    assert t.offers() == ["pass", t.to("run", "n1e1"), "run:0"], "over the wall, but to no monster"
    t.refuse(t.to("run", "n1w1"), "blown-where")
    t.do("pass", "use:tornado", t.to("run", "n1e1"))
    assert (t.at(), t.health(), t.ap(), t.gear()) == ("n1e1", 10, 3, [])
    assert t.told("blown", "monster") == ["troll"]
    assert t.ask() == "Act"
    t.refuse(t.to("walk", "start"), "not-beside")
    assert "explore" in t.offers(), "no round, so the turn goes on"


@pytest.mark.rule("bag.item.text")
@pytest.mark.card("tornado")
def test_after_a_round_the_turn_ends() -> None:
    t = lair("troll")
    t.give(0, "tornado")
    t.begin()
    t.walk("n1")
    t.dice(1, 2, 1, 1)
    t.do("fight", "use:tornado", "run:0")
    assert t.health() == 9
    t.refuse("explore", "turn-over")


@pytest.mark.rule("bag.item.traps")
@pytest.mark.card("spear_trap")
def test_a_trap_is_one_roll_for_all_on_the_tile() -> None:
    t = Cave("fighter,dwarf,elf").lay("n1", "T16")
    t.hero(1, at="n1")
    t.give(1, "magic_armour")
    t.begin()
    t.walk("n1")
    t.items("spear_trap")
    t.dice(5)
    t.do("draw")
    assert [t.health(seat) for seat in range(3)] == [5, 9, 9]
    assert (t.ask(), t.table.used, t.gear()) == ("Act", [ITEM["spear_trap"]], [])


@pytest.mark.rule("bag.item.text")
@pytest.mark.card("loyal_bear")
def test_the_bear_follows_and_is_handed_over() -> None:
    t = found("loyal_bear")
    assert (t.gear(), t.table.own_dice(0), t.ask()) == (["loyal_bear"], 3, "Act")
    assert (t.told("stowed", "item"), t.said("ring-taken")) == (["loyal_bear"], [])
    t.hero(1, at="n1")
    t.do("trade:1", "give:loyal_bear", "offer", "agree")
    assert (t.table.own_dice(0), t.table.own_dice(1)) == (2, 3)


@pytest.mark.rule("bag.item.text")
@pytest.mark.parametrize("item", [item.id for item in ITEMS if item.when == 1 and item.carried()])
def test_what_works_by_itself_is_not_used(item: str) -> None:
    t = Cave()
    t.give(0, item)
    t.begin()
    t.refuse(f"use:{item}", "not-used")


# The spikes, if agreed


@pytest.mark.rule("bag.item.text")
@pytest.mark.card("T04")
@pytest.mark.parametrize(("dice", "health"), [((3,), 10), ((2, 4), 6)])
def test_stepping_on_spikes(dice: tuple[int, ...], health: int) -> None:
    t = Cave("fighter,dwarf", spikes="on").lay("n1", "T04")
    t.give(0, "magic_armour", "small_axe")
    t.begin()
    t.walk("n1")
    assert (t.ask(), t.offers()) == ("Spikes", ["brave", "jam:small_axe", "jam:magic_armour"])
    t.refuse("jam:bow", "not-yours")
    t.dice(*dice)
    t.do("brave")
    assert t.health() == health, "armour does not help"


@pytest.mark.rule("bag.item.text")
@pytest.mark.card("T04")
def test_jammed_spikes_stay_jammed() -> None:
    t = Cave("fighter,dwarf", spikes="on").lay("n1", "T04")
    t.give(0, "small_axe")
    t.begin()
    t.walk("n1")
    t.do("jam:small_axe")
    assert t.gear() == []
    t.walk("start")
    t.walk("n1")
    assert t.ask() == "Act"
    t = Cave().lay("n1", "T04").begin()
    t.walk("n1")
    assert t.ask() == "Act", "off by default"


@pytest.mark.rule("bag.item.text")
def test_what_works_by_itself_is_not_used_and_the_cloak_only_on_meeting_a_monster() -> None:
    t = Cave()
    t.give(0, "acme_insurance", "invisibility_cloak")
    t.begin()
    t.refuse("use:acme_insurance", "not-used")
    t.refuse("use:invisibility_cloak", "cloak-when")


@pytest.mark.card("strength_potion")
@pytest.mark.rule("bag.item.text", "bag.combat.dice-count")
def test_whoever_is_strong_already_drinks_no_second_potion() -> None:
    t = lair("troll")
    t.give(0, "strength_potion")
    t.begin()
    t.table.turn.strong = True
    t.again()
    t.refuse("use:strength_potion", "strong-already")
    t.walk("n1")
    assert t.table.fight.strong == 1
    t.refuse("use:strength_potion", "strong-already")
    t.table.fight.strong = 0
    t.again()
    t.do("use:strength_potion")
    assert (t.table.fight.strong, t.table.own_dice(0), t.table.own_dice(1)) == (1, 3, 2)


@pytest.mark.rule("bag.item.bag-empty")
def test_the_last_card_of_a_bag_is_drawn_before_it_is_refilled() -> None:
    t = at_item_tile()
    t.table.used = [ITEM["iron_axe"]]
    t.table.items.cells = [ITEM["small_axe"]]
    t.do("draw", "put:0")
    assert (t.gear(), t.table.items.count(), t.table.used) == (["small_axe"], 0, [ITEM["iron_axe"]])
    assert not t.said("refilled")


@pytest.mark.rule("bag.item.full")
def test_the_first_field_is_exchanged_like_any_other() -> None:
    t = found("iron_axe", gear=("small_axe@0", "steel_shield@1"))
    t.refuse("swap:2", "empty-slot")
    t.do("swap:0")
    assert (t.gear(), t.lying("n1")) == (["iron_axe", "steel_shield"], ["small_axe"])
    t = found("magic_boots", gear=("small_axe@0",))
    t.refuse("swap:0", "wrong-symbol")


@pytest.mark.rule("bag.item.two-handed", "bag.item.fields")
def test_what_takes_two_hands_is_exchanged_from_its_first_field() -> None:
    t = Cave()
    t.give(0, "large_steel_axe@0", "small_axe@5")
    t.begin()
    t.do("handle:5", "swap:1")
    assert t.table.heroes[0].held[:6] == [ITEM["small_axe"], -1, -1, -1, -1, ITEM["large_steel_axe"]]


@pytest.mark.card("teleport_crystal")
@pytest.mark.rule("bag.item.text")
@pytest.mark.parametrize(
    ("at", "far", "too_far"), [("e2", "w3", "w4"), ("n3", "s2", "s3"), ("w1", "n3w3", "n4w3"), ("s1", "n4", "n5")]
)
def test_a_jump_is_counted_over_both_ways_from_where_one_is(at: str, far: str, too_far: str) -> None:
    t = Cave()
    row, column = ("w1", "w2", "w3", "w4", "e1", "e2"), ("n1", "n2", "n3", "n4", "n5", "s1", "s2", "s3")
    for number, place in enumerate((*row, *column, "n1w3", "n2w3", "n3w3", "n4w3"), 17):
        t.lay(place, f"T{number}")
    t.give(0, "teleport_crystal")
    t.hero(0, at=at)
    t.begin()
    t.do("use:teleport_crystal")
    assert t.to("aim", far) in t.offers()
    t.refuse(t.to("aim", too_far), "jump-far")


@pytest.mark.card("vampire_teeth")
@pytest.mark.rule("bag.item.text")
def test_vampire_teeth_drain_no_more_than_is_left() -> None:
    t = lair("troll")
    t.give(0, "vampire_teeth")
    t.begin()
    t.walk("n1")
    t.hero(0, health=2)
    t.table.fight.health = 3
    t.do("use:vampire_teeth", t.to("aim", "n1"))
    assert (t.health(), t.trophies()) == (5, ["troll"])


@pytest.mark.card("vampire_teeth", "witchs_claw")
@pytest.mark.rule("bag.item.area-effects")
@pytest.mark.parametrize(("item", "then"), [("vampire_teeth", ()), ("witchs_claw", ("take:small_axe",))])
def test_who_has_declined_is_not_asked_again_in_this_turn(item: str, then: tuple[str, ...]) -> None:
    t = lair("-", "fighter,dwarf,elf,healer")
    t.give(0, item)
    t.give(1, "small_axe")
    t.give(2, "iron_axe")
    t.hero(0, health=5)
    t.hero(3, status=1, lives=0, field=-1)
    t.begin()
    t.do(f"use:{item}", "aim-at:1", *then, "pass", f"use:{item}")
    t.refuse("aim-at:1", "denied")
    t.refuse("aim-at:3", "is-out")
    t.refuse("aim-at:0", "not-offered")
    t.refuse(t.to("aim", "n1"), "no-target")
    assert t.offers() == ["pass", "aim-at:2"]


@pytest.mark.card("tornado")
@pytest.mark.rule("bag.item.text", "bag.run.destination")
def test_a_tornado_needs_a_tile_without_a_monster() -> None:
    t = lair("troll").lay("n2", "T08", monster="goblin")
    t.hero(0, at="n2")
    t.give(0, "tornado")
    t.begin()
    t.refuse("use:tornado", "no-landing")
    t.monster("n1", "-")
    assert "use:tornado" in t.offers()


@pytest.mark.rule("bag.item.fields")
def test_an_item_in_hand_is_put_somewhere_first() -> None:
    t = found("iron_axe")
    t.refuse("end", "not-offered")
    t.do("put:0", "handle:0")
    t.refuse("end", "not-offered")
    t.do("leave")
    assert (t.gear(), t.lying("n1")) == ([], ["iron_axe"])


@pytest.mark.rule("bag.item.text")
@pytest.mark.card("witchs_claw", "teleport_crystal", "tornado")
def test_one_may_think_again_before_anything_is_paid() -> None:
    t = lair("troll").corridor("e1", turns=1)
    t.give(0, "witchs_claw@5", "teleport_crystal@0", "tornado@1")
    t.give(1, "small_axe")
    t.begin()
    t.do("handle:0", "swap:5", "use:witchs_claw")
    t.refuse("end", "not-offered")
    t.do("pass", "use:witchs_claw", "aim-at:1")
    t.refuse("end", "not-offered")
    t.do("pass", "handle:0", "swap:5", "use:teleport_crystal")
    t.refuse("end", "not-offered")
    t.do("pass")
    t.walk("n1")
    t.do("use:tornado")
    t.refuse("fight", "not-offered")
    t.do("pass")
    assert (t.ap(), t.gear(), t.gear(1)) == (4, ["witchs_claw", "teleport_crystal", "tornado"], ["small_axe"])


@pytest.mark.rule("bag.item.text", "bag.run.mid-fight")
@pytest.mark.card("sorcerers_skull", "magic_vine")
@pytest.mark.parametrize("item", ["sorcerers_skull", "magic_vine"])
def test_after_a_round_an_item_commits_to_nothing(item: str) -> None:
    t = lair("giant_snake")
    t.give(0, item)
    t.begin()
    t.walk("n1")
    t.dice(1, 2, 1, 1)
    t.do("fight")
    t.dice(1)
    t.do(f"use:{item}")
    assert "run:0" in t.offers()


@pytest.mark.rule("bag.combat.special-monsters", "bag.ranged.lasts-turn", "bag.item.text")
@pytest.mark.card("mirror_monster", "vampire_teeth", "sorcerers_skull")
@pytest.mark.parametrize(("item", "health"), [("vampire_teeth", 5), ("sorcerers_skull", 4)])
def test_a_mirror_with_more_wounds_than_health_has_one_left(item: str, health: int) -> None:
    t = lair("mirror_monster")
    t.give(0, item, "invisibility_cloak")
    t.begin()
    t.walk("n1")
    t.dice(6)
    t.do("sneak")
    t.table.turn.hurt, t.table.turn.wounds = [t.field("n1")], [9]
    t.hero(0, health=4)
    t.dice(*([] if item == "vampire_teeth" else [1]))
    t.do(f"use:{item}", *([t.to("aim", "n1")] if item == "vampire_teeth" else []))
    assert (t.health(), t.trophies(), t.told("foe-cursed", "before")) == (health, ["mirror_monster"], [1])


@pytest.mark.rule("bag.ring.guardian-drawn", "bag.item.text")
@pytest.mark.card("magic_sword")
def test_the_magic_sword_sees_through_a_card_that_lies_face_down() -> None:
    t = Cave().lay("n1", "T10", monster="-")
    t.give(0, "magic_sword")
    t.stack("T17")
    t.begin()
    t.dice(3, 4)
    t.do("explore", t.to("lay", "e1"), "turn:1")
    assert t.known("n1") == "face-down"
    t.do(t.to("peek", "n1"))
    assert t.known("n1") not in ("face-down", "hidden", "")


@pytest.mark.rule("bag.item.text")
@pytest.mark.card("T04", "loyal_bear", "ring")
def test_companions_do_not_jam_spikes() -> None:
    t = Cave("fighter,dwarf", spikes="on").lay("n1", "T04")
    t.give(0, "loyal_bear", "ring", "bow")
    t.begin()
    t.walk("n1")
    assert t.offers() == ["brave", "jam:bow"]
    t.refuse("jam:ring", "not-yours")
    t.refuse("end", "not-offered")
    t.do("jam:bow")
    assert (t.gear(), t.table.used, t.table.jammed, t.health()) == (["loyal_bear", "ring"], [ITEM["bow"]], True, 10)


@pytest.mark.rule("bag.item.text", "bag.lose.outside-fight")
@pytest.mark.card("T04")
def test_spikes_may_kill() -> None:
    t = Cave("fighter,dwarf", spikes="on").lay("n1", "T04")
    t.give(0, "small_axe")
    t.hero(0, health=4)
    t.begin()
    t.walk("n1")
    t.dice(1, 4)
    t.do("brave")
    assert (t.table.heroes[0].lives, t.at(), t.lying("n1"), t.asked) == (2, "start", ["small_axe"], [1])


@pytest.mark.card("strength_potion")
@pytest.mark.rule("bag.item.text", "bag.run.before-fight-turn-goes-on")
def test_strength_is_kept_by_whoever_runs_from_a_monster_with_one_health() -> None:
    t = lair("troll")
    t.give(0, "strength_potion")
    t.begin()
    t.do("use:strength_potion")
    t.table.turn.hurt, t.table.turn.wounds = [t.field("n1")], [9]
    t.walk("n1")
    assert t.table.fight.health == 1
    t.do("run:0")
    assert t.table.own_dice(0) == 3


@pytest.mark.card("vampire_teeth")
@pytest.mark.rule("bag.item.area-effects")
def test_of_a_friend_with_two_health_one_may_be_had_and_of_one_with_one_none() -> None:
    t = lair("-", "fighter,dwarf,elf")
    t.give(0, "vampire_teeth")
    t.hero(0, health=2)
    t.hero(1, health=2)
    t.hero(2, health=1)
    t.begin()
    t.do("use:vampire_teeth")
    assert t.offers() == ["pass", "aim-at:1"]
    t.refuse("aim-at:2", "nothing-left")
    t.do("aim-at:1", "agree")
    assert (t.health(0), t.health(1)) == (3, 1)


@pytest.mark.rule("bag.item.fields")
def test_what_moves_to_an_empty_field_moves_alone() -> None:
    t = Cave()
    t.give(0, "iron_axe@0", "small_axe@5")
    t.begin()
    t.do("handle:0", "put:1")
    assert t.told("shifted", "item") == ["iron_axe"]
    t.do("handle:1", "swap:5")
    assert t.told("shifted", "item") == ["iron_axe", "iron_axe", "small_axe"]


@pytest.mark.rule("bag.item.traps", "bag.combat.difference")
@pytest.mark.card("spear_trap", "magic_armour")
def test_where_armour_keeps_everything_off_nobody_is_hurt() -> None:
    t = Cave().lay("n1", "T16")
    t.give(0, "magic_armour")
    t.begin()
    t.walk("n1")
    t.items("spear_trap")
    t.dice(2)
    t.do("draw")
    assert (t.health(), t.said("guarded"), t.said("trapped")) == (10, [{"loss": 2, "guard": 2}], [])
