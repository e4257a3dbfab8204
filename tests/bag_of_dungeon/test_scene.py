"""The table of Bag of Dungeon as it is shown: the map, sheets, bags, a fight with all its numbers, and shots."""

import msgspec
import pytest

from tests.bag_of_dungeon.whole import advised, grown
from verlies.core.scene import Card, Fact, Panel, Spot, Token, Zone
from verlies.core.view import SPECTATOR
from verlies.games.bag_of_dungeon import GAME
from verlies.games.bag_of_dungeon.odds import odds_now
from verlies.games.bag_of_dungeon.prospects import costs_now, death_next_round, odds_there
from verlies.kit.odds import percent
from verlies.testing.bag_of_dungeon import Cave, lair, met
from verlies.text.words import Words


def tokens(t: Cave, place: str, seat: int = 0) -> list[tuple[str, str, int]]:
    """Return what lies and stands on a place, but for the tile."""
    found = [token for token in t.match.scene(seat).tokens if token.place == place and not token.flat]
    return [(token.noun, token.face, token.count) for token in found]


def zone(t: Cave, id: str, seat: int = 0) -> Zone:
    return next(zone for zone in t.match.scene(seat).zones if zone.id == id)


def spot(t: Cave, id: str, seat: int = 0) -> Spot:
    return next(spot for spot in t.match.scene(seat).spots if spot.id == id)


def panel(t: Cave, id: str, seat: int = -1) -> Panel:
    return next(panel for panel in t.match.scene(0).panels if panel.id == id and panel.seat == seat)


def facts(shown: tuple[Fact, ...]) -> dict[str, int]:
    """Return facts that are about nothing and nobody else."""
    return {fact.id: fact.value for fact in shown if not fact.of and fact.seat < 0}


# The map


def test_tiles_lie_where_they_were_laid_and_open_sides_beckon() -> None:
    t = Cave().corridor("n1", turns=0).begin()
    scene = t.match.scene(0)
    assert next((token.id, token.face, token.turned) for token in scene.tokens if token.flat) == ("start", "T01", 0)
    assert {field.id for field in scene.fields if not field.open} == {"start", "n1"}
    assert {field.id for field in scene.fields if field.open} == {"n2", "e1", "w1"}


def test_without_tiles_nothing_beckons() -> None:
    t = Cave()
    t.stack()
    assert not [field for field in t.match.scene(0).fields if field.open]


@pytest.mark.rule("bag.explore.attach-own-tile")
def test_the_last_tile_still_has_somewhere_to_lie() -> None:
    t = Cave().corridor("n1")
    t.stack("T17")
    t.begin()
    t.do("explore")
    assert {field.id for field in t.match.scene(0).fields if field.open} == {"n2", "e1", "w1"}


@pytest.mark.rule("bag.explore.closed-dungeon")
def test_in_a_closed_dungeon_all_that_lies_behind_walls_beckons() -> None:
    t = Cave().lay("n1", "T17", turns=1).lay("n1e1", "T34", turns=2).lay("n1w1", "T35", turns=1)
    t.lay("w1", "T37", turns=0).lay("e1", "T36", turns=3).begin()
    t.do("explore")
    assert {"s1", "e2", "w2", "n2"} <= {field.id for field in t.match.scene(0).fields if field.open}


def test_the_tile_in_hand_is_seen_by_all_and_lies_as_it_may() -> None:
    t = Cave()
    t.tiles("T38")
    t.begin().do("explore")
    held = Token("hand", "tile", "T38", "", flat=True)
    assert {t.match.scene(seat).ahead for seat in (SPECTATOR, 0, 1)} == {(held,)}
    t.do(t.to("lay", "n1"))
    ahead = t.match.scene(0).ahead[0]
    assert (ahead.place, f"turn:{ahead.turned}" in [option.id for option in t.match.decision.options]) == ("n1", True)


def test_monsters_are_markers_until_somebody_looks() -> None:
    t = lair()
    assert tokens(t, "n1") == [("token", "hidden", 1)]
    t.monster("n1", "troll")
    assert tokens(t, "n1") == [("foe", "troll", 1)]


def test_what_a_shot_cost_a_monster_is_shown_until_the_turn_ends() -> None:
    t = lair("troll", heroes="elf,dwarf")
    t.hero(0, gear=["elven_bow"])
    t.dice(3)
    t.begin().do("use:elven_bow", t.to("aim", "n1"))
    assert ("token", "wounded", 3) in tokens(t, "n1")
    t.do("end")
    assert tokens(t, "n1") == [("foe", "troll", 1)]


def test_the_ring_comes_first_in_a_pile_and_much_is_a_heap() -> None:
    t = Cave().corridor("n1")
    t.pile("n1", "small_axe", "torch", "bomb", "bomb", "ring")
    assert tokens(t, "n1") == [("item", "ring", 1), ("item", "small_axe", 1), ("token", "pile", 3)]


def test_settings_change_what_is_on_tiles() -> None:
    t = Cave(spikes="on", twelve="junction").lay("n1", "T04").lay("e1", "T39")
    shown = {token.place: token.face for token in t.match.scene(0).tokens if token.flat}
    assert (shown["n1"], shown["e1"]) == ("T04s", "T39m")
    assert tokens(t, "e1") == [("token", "hidden", 1)]


# Sheets and bags


def test_a_sheet_has_a_field_for_every_symbol_and_greys_what_is_stored() -> None:
    t = Cave()
    t.give(0, "steel_sword", "magic_boots", "magic_boots@5")
    cards = zone(t, "gear-0").cards
    assert [card.sign for card in cards] == ["hand", "hand", "armour", "boots", "attire", "free", "free", "free"]
    assert cards[0] == Card("steel_sword", slot="hand1", sign="hand")
    assert cards[5] == Card("magic_boots", slot="free1", sign="free", idle=True)
    assert cards[1] == Card("", slot="hand2", sign="hand")


def test_a_two_handed_weapon_lies_in_both_hands() -> None:
    t = Cave()
    t.give(0, "large_steel_axe")
    assert [card.face for card in zone(t, "gear-0").cards[:2]] == ["large_steel_axe", "large_steel_axe"]


def test_everything_is_open_to_everybody() -> None:
    t = Cave()
    t.give(1, "bow", "loyal_bear")
    assert zone(t, "gear-1", SPECTATOR) == zone(t, "gear-1", 0) == zone(t, "gear-1", 1)
    assert zone(t, "company-1").cards == (Card("loyal_bear"),)


def test_bags_tell_what_must_still_be_in_them() -> None:
    t = lair("troll")
    t.give(0, "bomb")
    assert zone(t, "monsters").count == 29
    assert next(card.count for card in zone(t, "monsters").cards if card.face == "troll") == 2
    assert next(card.count for card in zone(t, "items").cards if card.face == "bomb") == 1
    assert facts(panel(t, "cave").facts)["traps"] == percent(3 / 39)


def test_action_points_are_a_track_as_on_the_card() -> None:
    t = Cave().corridor("n1").begin()
    t.walk("n1")
    track = t.match.scene(0).tracks[0]
    assert (track.id, track.spaces, track.at, track.seat) == ("ap", ("5", "4", "3", "2", "1", "0"), 1, 0)
    assert panel(t, "turn", 0).facts == (Fact("ap", 4, 5, fleeting=True),)


def test_a_hero_panel_has_health_lives_and_strength() -> None:
    t = Cave()
    t.hero(0, health=7, gear=["iron_axe", "steel_shield", "ring"])
    shown = panel(t, "hero", 0)
    assert facts(shown.facts) == {"health": 7, "lives": 3, "dice": 2, "bonus": 4, "reduction": 1, "ap": 5}
    assert (shown.face, shown.tokens, shown.place) == ("fighter", (Card("ring"),), "start")


def test_alone_there_are_four_heroes_with_one_life() -> None:
    t = Cave("fighter,dwarf,elf,healer", variant="solo")
    lives = [fact for seat in range(4) for fact in panel(t, "hero", seat).facts if fact.id == "lives"]
    assert lives == [Fact("lives", 1, 1)] * 4


# A fight


def test_a_fight_shows_both_sides_and_where_their_numbers_come_from() -> None:
    t = lair("skeleton")
    t.hero(0, gear=["iron_axe", "steel_shield", "loyal_bear"])
    t.begin().walk("n1")
    shown = spot(t, "fight")
    assert facts(shown.other) == {"foe-health": 12, "foe-dice": 2, "foe-bonus": 1}
    assert facts(shown.facts) | {"alone": 0, "death": 0} == {
        "health": 10,
        "dice": 3,
        "bonus": 4,
        "reduction": 1,
        "alone": 0,
        "death": 0,
    }
    assert [(fact.of, fact.value) for fact in shown.facts if fact.of] == [("item-loyal_bear", 1), ("item-iron_axe", 2)]
    assert (shown.dice, shown.against, shown.urgent) == ((), (), True)


def test_doubles_are_explained_by_what_they_added() -> None:
    t = met("skeleton")
    t.dice(2, 2, 1, 1)
    t.do("fight")
    shown = spot(t, "fight")
    assert (shown.dice, shown.against) == ((2, 2), (1, 1))
    assert (facts(shown.facts)["result"], facts(shown.facts)["doubles"]) == (10, 4)
    assert (facts(shown.other)["foe-result"], facts(shown.other)["foe-health"]) == (3, 5)


def test_doubles_of_some_dice_only_count_by_agreement() -> None:
    t = met("skeleton", pasch="all_equal")
    t.table.fight.rolled = [2, 2, 5]
    t.table.mine = 11
    assert "doubles" not in facts(spot(t, "fight").facts)


def test_chances_are_exact_and_those_with_friends_stand_where_they_are_called() -> None:
    t = lair("troll", "fighter,dwarf,elf").corridor("s1")
    t.begin().walk("n1")
    chances = [(fact.id, fact.seat, fact.value) for fact in spot(t, "fight").facts if fact.unit]
    s = t.table
    assert chances == [
        ("alone", -1, percent(odds_now(s))),
        ("death", -1, percent(death_next_round(s))),
    ]
    calls = [each for each in t.match.scene(0).prompts[0].choices if each.kind == "call"]
    helped = {each.target: mark.value for each in calls for mark in each.cost if mark.kind == "helped"}
    assert helped == {"1": percent(odds_now(s, 1)), "2": percent(odds_now(s, 2))}


def test_a_call_for_help_is_put_with_reach_both_odds_and_who_may_fall() -> None:
    t = met("troll")
    t.do("call:1")
    shown = {(fact.id, fact.seat): fact.value for fact in spot(t, "fight", 1).facts}
    mine, theirs = costs_now(t.table, 1)
    assert shown["alone", -1] == percent(odds_now(t.table))
    assert shown["helped", 1] == percent(odds_now(t.table, 1))
    assert (shown["falls", 0], shown["falls", 1]) == (percent(mine), percent(theirs))
    assert shown["reach", -1] == 1


def test_who_fights_and_who_helps_is_said() -> None:
    t = met("troll")
    t.do("call:1")
    t.do("agree", seat=1)
    assert (panel(t, "hero", 0).status, panel(t, "hero", 1).status) == ("fighting", "helping")


def test_the_item_in_hand_is_shown_while_a_field_is_looked_for() -> None:
    t = Cave().corridor("n1")
    t.pile("start", "bow")
    t.begin().do("pick:bow")
    assert (spot(t, "stow").noun, spot(t, "stow").face) == ("item", "bow")


# Shots


def ahead(t: Cave) -> dict[str, str]:
    return {token.place: token.face for token in t.match.scene(0).ahead}


def test_the_line_of_fire_is_drawn_before_anything_is_paid() -> None:
    t = Cave("elf,dwarf").corridor("n1", "n2")
    t.lay("n3", "T05", monster="troll")
    t.hero(0, gear=["elven_bow"])
    t.begin().do("use:elven_bow")
    assert ahead(t) == {"n1": "line", "n2": "line", "n3": "aim"}
    assert t.ap() == 6
    t.do("pass")
    assert ahead(t) == {}


def test_who_stands_in_the_way_is_marked() -> None:
    t = Cave("elf,dwarf").corridor("n1", "n2")
    t.lay("n3", "T05", monster="troll").lay("e1", "T08", 1, monster="goblin")
    t.hero(0, gear=["elven_bow"])
    t.hero(1, at="n1")
    t.begin().do("use:elven_bow")
    assert ahead(t) == {"e1": "aim", "n1": "blocked"}
    t.refuse(t.to("aim", "n3"), "in-the-way")


# Ends


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_a_frame_of_a_whole_map_is_small(seat: int) -> None:
    match = grown(4, 3)
    assert len(msgspec.json.encode(match.scene(seat))) < 16_000
    assert len(msgspec.json.encode(GAME.static({}))) < 40_000


def test_what_is_on_a_tile_tells_the_chance_there() -> None:
    t = lair("goblin").begin()
    prompt = t.match.scene(0).prompts[0]
    walk = next(choice for choice in prompt.choices if choice.kind == "walk" and choice.target == "n1")
    chance = next(mark.value for mark in walk.cost if mark.kind == "alone")
    assert chance == percent(odds_there(t.table, 0, t.field("n1")))


def test_when_all_is_over_the_table_can_still_be_seen() -> None:
    match = advised(2, 2)
    assert match.result is not None
    for seat in (SPECTATOR, 0, 1):
        scene = match.scene(seat)
        assert (scene.spots, scene.ahead, scene.prompts) == ((), (), ())
        assert [panel.seat for panel in scene.panels if panel.id == "hero"] == [0, 1]


# What one hero wants of another


def bargaining() -> Cave:
    """Return seat 0 who puts a bow into a trade with seat 1, and asks for a potion."""
    t = Cave()
    t.give(0, "bow")
    t.give(1, "health_potion")
    t.begin().do("trade:1", "give:bow", "take:health_potion")
    return t


def baskets(t: Cave, seat: int) -> list[tuple[int, tuple[str, ...], tuple[str, ...], str]]:
    spot = next(spot for spot in t.match.scene(seat).spots if spot.id == "deal")
    return [(basket.seat, basket.gives, basket.has, basket.lacks) for basket in spot.trade]


@pytest.mark.rule("bag.item.trade")
def test_a_trade_shows_both_sides_to_both() -> None:
    t = bargaining()
    for seat in (0, 1):
        assert baskets(t, seat) == [
            (0, ("bow",), ("bow",), ""),
            (1, ("health_potion",), ("health_potion",), ""),
        ]
    t.do("offer")
    for seat in (0, 1):
        assert baskets(t, seat) == [(0, ("bow",), (), ""), (1, ("health_potion",), (), "")]
    t.do("agree", seat=1)
    assert (t.gear(0), t.gear(1)) == (["health_potion"], ["bow"])


@pytest.mark.rule("bag.item.trade", "bag.item.full")
def test_a_trade_says_who_has_no_room() -> None:
    t = Cave()
    t.give(0, "bow")
    t.give(1, "steel_sword", "small_axe", "iron_axe", "morning_star", "bomb", "fireball")
    t.begin().do("trade:1", "give:bow")
    assert [lacks for _, _, _, lacks in baskets(t, 0)] == ["", "why-no-room"]
    t.refuse("offer", "no-room")


@pytest.mark.rule("bag.item.area-effects")
@pytest.mark.parametrize(
    ("tool", "face", "loss"), [("witchs_claw", "bow", []), ("vampire_teeth", "vampire_teeth", [5])]
)
def test_who_is_asked_to_part_with_something_reads_what(tool: str, face: str, loss: list[int]) -> None:
    t = Cave()
    t.give(0, tool)
    t.give(1, "bow")
    t.hero(0, health=1)
    t.begin().do(f"use:{tool}", "aim-at:1")
    if tool == "witchs_claw":
        t.do("take:bow")
    spot = next(spot for spot in t.match.scene(1).spots if spot.id == "spare")
    assert (spot.face, [fact.value for fact in spot.facts]) == (face, loss)


def test_the_panel_of_the_cave_knows_what_the_dragon_has_lost_in_a_fight() -> None:
    t = met("red_dragon")
    t.table.fight.health = 5
    assert facts(panel(t, "cave").facts)["dragon"] == 5


def test_the_question_says_what_has_ended_the_turn() -> None:
    t = met("troll")
    words = Words.of(t.match.game, t.match.header, "de")
    t.dice(6, 6, 1, 1)
    t.do("fight", "pass")
    (asked,) = t.match.scene(0).prompts
    assert (asked.ask, asked.case) == ("Act", "over")
    assert words.ask(asked, 0) == "Der Kampf hat deinen Zug beendet. Was frei ist, kannst du noch tun."
    assert panel(t, "turn", 0).facts == (), "what cannot be spent any more is not said to be left"
    t = Cave().begin()
    assert t.match.scene(0).prompts[0].case == ""
    t.hero(0, ap=0)
    assert words.ask(t.match.scene(0).prompts[0], 0).startswith("Keine AP mehr")


def test_while_a_tile_is_laid_it_is_the_one_that_is_explained() -> None:
    t = Cave().begin()
    t.tiles("T06")
    t.do("explore")
    shown = spot(t, "tile")
    assert (shown.face, shown.seat) == ("T06", 0)
    t.do(t.offers("lay:")[0])
    assert spot(t, "tile").face == "T06"
    t.do(t.offers("turn:")[0])
    assert spot(t, "room").face == "T01", "then the one he stands on again"
