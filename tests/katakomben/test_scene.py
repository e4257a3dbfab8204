"""The table of Katakomben as one seat sees it: the map, the tile in hand, prices, and who is in danger."""

from typing import Any

import pytest

from verlies.core.scene import Choice, Mark, Panel, Scene, Shown, Token
from verlies.core.spread import leaving, spread
from verlies.families.klong.state import ESCAPED
from verlies.kit.odds import struck
from verlies.testing.katakomben import Kata


def seen(t: Kata, seat: int = 0) -> Scene:
    return t.match.scene(seat)


def static(t: Kata) -> Any:
    return t.match.game.static(t.match.header.settings)


def token(scene: Scene, face: str) -> Token:
    return next(each for each in scene.tokens if each.face == face)


def panel(scene: Scene, id: str, seat: int = -1) -> Panel:
    return next(each for each in scene.panels if each.id == id and (seat < 0 or each.seat == seat))


def facts(scene: Scene, id: str, seat: int = -1) -> dict[str, int]:
    return {fact.id: fact.value for fact in panel(scene, id, seat).facts}


def choice(t: Kata, id: str, seat: int = 0) -> Choice:
    prompt = next(each for each in seen(t, seat).prompts if each.choices)
    return next(each for each in prompt.choices if each.id == id)


def terms(t: Kata, id: str) -> tuple[tuple[Mark, ...], tuple[str, ...]]:
    """Return what an option costs and what is said of it."""
    return choice(t, id).cost, choice(t, id).notes


# The map


def test_the_start_tile_is_two_cells_and_tunnels_lead_into_open_fields() -> None:
    scene = seen(Kata())
    laid = {each.id: (each.place, each.turned) for each in scene.tokens if each.flat}
    assert laid == {"A1": ("start", 0), "A2": ("n1", 0)}
    assert {field.id for field in scene.fields if field.open} == {"n2", "n1e1", "n1w1", "e1", "w1"}


def test_both_halves_are_joined_and_nothing_else_leads_over_the_seam() -> None:
    for side, pairs in (("a", {("A1.hall", "A2.cave")}), ("b", {("B1.east", "B2.cave"), ("B1.west", "B2.monkey")})):
        t = Kata(side=side)
        _, links = spread(static(t), seen(t))
        over = {tuple(sorted((link.a, link.b))) for link in links if link.a[:2] != link.b[:2]}
        assert over == pairs


def test_the_map_has_the_ways_that_the_rules_know() -> None:
    t = Kata(tiles=["S1@e1/1", "D01@w1/3", "D04@n2/2", "D22@n1e1"])
    scene = seen(t)
    _, links = spread(static(t), scene)
    shown = {frozenset((link.a, link.b)) for link in (*links, *leaving(static(t), scene))}
    places = t.table.tiles.places
    for room in range(len(t.table.rooms)):
        if t.table.maze.here(room):
            for way in t.table.maze.passages(room):
                if not way.portal:
                    to = places[way.to] if way.leaves < 0 else t.table.maze.name(way.leaves)
                    assert frozenset((places[room], to)) in shown, (places[room], to)


def test_tiles_lie_turned_and_safe_deep_and_haunted_ones_are_told_apart() -> None:
    t = Kata(tiles=["S1@e1/1", "D01@w1/3", "D05@n2"])
    scene = seen(t)
    assert (token(scene, "D01").place, token(scene, "D01").turned) == ("w1", 3)
    regions = {place.id: place.region for place in spread(static(t), scene)[0]}
    assert (regions["S1.a"], regions["D01.a"], regions["D05.a"], regions["A1.crypt"]) == (
        "",
        "depths",
        "haunted",
        "outside",
    )


def test_open_fields_close_with_the_last_tile() -> None:
    t = Kata()
    t.only_tiles()
    assert not any(field.open for field in seen(t).fields)
    assert next(zone.count for zone in seen(t).zones if zone.id == "tiles") == 0


def test_portals_are_numbered_in_the_order_they_were_laid() -> None:
    scene = seen(Kata(tiles=["D22@w1", "S4@e1"]))
    assert [(each.face, each.place) for each in scene.tokens if each.face.startswith("portal")] == [
        ("portal_1", "A2.P"),
        ("portal_2", "D22.P"),
        ("portal_3", "S4.P"),
    ]


def test_opened_locks_and_cracked_additions_are_seen() -> None:
    t = Kata(side="b", room="B1.west", boots=1)
    t.do("move:B2.monkey")
    opened = token(seen(t), "lockpick")
    places = {place.id for place in spread(static(t), seen(t))[0]}
    assert opened.place.startswith("B1.lock")
    assert opened.place in places
    t = Kata(room="S2.c", tiles=["S2@w1"])
    t.do("crack:S2.c")
    assert token(seen(t), "cracked").place == "S2.c"


def test_marks_have_the_colour_of_their_owner() -> None:
    t = Kata(seats=3)
    t.mark("A1.west", 1, 0)
    marks = [(each.face, each.seat, each.place) for each in seen(t).tokens if each.noun == "stone"]
    assert marks == [("yellow", 1, "A1.west"), ("red", 0, "A1.west")]


def test_artifacts_lie_in_rooms_and_on_the_stack() -> None:
    t = Kata(tiles=["D01@w1"])
    t.artifact("D01.a", "artifact_5")
    scene = seen(t)
    stack = next(zone for zone in scene.zones if zone.id == "artifacts")
    assert token(scene, "artifact_5").place == "D01.a"
    assert [card.face for card in stack.cards][:2] == ["artifact_7", "artifact_10"]


def test_idols_lie_in_the_monkey_shrine_until_they_are_gone() -> None:
    t = Kata()
    assert (token(seen(t), "monkey_idol").place, token(seen(t), "monkey_idol").count) == ("A2.monkey", 3)
    t.table.own_loot().idols = 0
    assert not [each for each in seen(t).tokens if each.face == "monkey_idol"]


# The tile in hand


def discovering(**what: Any) -> Kata:
    """Walk off the map to the east of the hall, with a tile in hand."""
    t = Kata(**{"boots": 1, **what})
    t.discovers("S6")
    t.do("move:way_A1-e2")
    return t


def test_the_tile_in_hand_lies_ahead_on_its_field_for_everybody() -> None:
    t = discovering()
    for seat in (0, 1):
        hand = seen(t, seat).ahead
        assert [(each.face, each.place, each.flat) for each in hand] == [("S6", "e1", True)]
    assert not [each for each in seen(t).tokens if each.face == "S6"]


def test_every_rotation_has_its_price_and_shows_the_tile() -> None:
    t = discovering(boots=2, swords=0)
    prices = {id: choice(t, id).cost for id in t.offers() if id.startswith("turn:")}
    rules = {}
    for turns in range(4):
        ways = t.table.maze.entering(t.table.passage(0, t.number("way_A1-e2")), t.table.maze.pending, turns)
        rules[f"turn:{turns}"] = [(way.boots, way.locks, way.monsters) for way in ways]
    for id, cost in prices.items():
        told = {mark.kind: mark.value for mark in cost}
        assert (told["boots"], told.get("lockpicks", 0), told.get("monsters", 0)) in rules[id]
    assert choice(t, "turn:1").shows == Shown("tile", "S6", 1, ("S6.c",))


def test_why_a_rotation_is_refused_is_told() -> None:
    t = Kata(room="A1.east", boots=1)
    t.discovers("S6")
    t.do("move:way_A1-e1")
    assert "turn:0" not in t.offers()
    t.refuse("turn:0", "no-boots")
    assert choice(t, "turn:1").cost[0] == Mark("boots")


def test_a_tile_that_is_turned_is_shown_where_it_lies() -> None:
    t = Kata(hand=["remove_traps"], tiles=["S1@w1", "S2@e1/1"], room="S1.a", boots=1)
    t.thief(1, room="S2.a")
    t.do("move:way_S1-w1")
    t.reveals("sudden_movement")
    t.do("play:remove_traps", "replace:swindle")
    hand = seen(t, 1).ahead
    assert [(each.face, each.place, each.turned) for each in hand] == [("S2", "e1", 1)]
    assert choice(t, "turn:2", 1).shows == Shown("tile", "S2", 3)


def test_a_tile_that_a_card_lays_waits_for_its_field() -> None:
    t = Kata(swords=3, row=["marble_guardian"])
    t.do("fight:marble_guardian")
    scene = seen(t)
    assert [each.place for each in scene.ahead] == [""]
    targets = {each.target for prompt in scene.prompts for each in prompt.choices}
    assert targets <= {field.id for field in scene.fields if field.open}


# Panels


def test_the_threat_counts_ghosts_for_everybody_and_is_exact() -> None:
    t = Kata(seats=2)
    t.bag(2, 1, black=5)
    t.ghosts_out(area=1, bag=1)
    scene = seen(t)
    dragon = t.table.dragon
    whole, draws = sum(dragon.bag) + sum(dragon.area), facts(scene, "dragon")["attack-draws"]
    for odds in panel(scene, "dragon").odds:
        stones = dragon.bag[odds.seat] + dragon.area[odds.seat] + 2
        likely, hits = struck(stones, whole, draws)
        assert (odds.weight, odds.percent, odds.hits) == (stones, round(100 * likely), round(hits, 2))
    assert facts(scene, "dragon")["ghost-stones"] == 2


@pytest.mark.parametrize(("seats", "draws"), [(2, 6), (3, 4)])
def test_the_draws_of_those_who_are_out_are_told_once_somebody_is(seats: int, draws: int) -> None:
    t = Kata(seats=seats)
    assert "out-draws" not in facts(seen(t), "dragon")
    t.thief(1, status=ESCAPED)
    scene = seen(t)
    assert facts(scene, "dragon")["out-draws"] == draws
    assert panel(scene, "thief", 1).out
    assert not [zone for zone in scene.zones if zone.seat == 1]
    assert [zone for zone in seen(t, 1).zones if zone.seat == 1]
    assert [odds.seat for odds in panel(scene, "dragon").odds] == [seat for seat in range(seats) if seat != 1]


def test_prisoners_are_counted_with_their_present_worth() -> None:
    t = Kata(tokens=["warrior", "monk", "prince", "discount_coupon"])
    t.mark("A1.west", 0)
    told = facts(seen(t), "thief", 0)
    assert (told["prisoners"], told["prisoner-points"]) == (3, 3 + 1 + 0)
    t = Kata(tokens=["warrior", "prince", "crown_8"])
    assert facts(seen(t), "thief", 0)["prisoner-points"] == 2 + 5


def test_lockpicks_and_marks_are_seen_by_all() -> None:
    t = Kata(picks=2)
    t.mark("A1.west", 0)
    told = facts(seen(t, 1), "thief", 0)
    assert (told["lockpicks"], told["marks"]) == (2, 1)


# Prices


def test_ways_cost_boots_lockpicks_and_monsters() -> None:
    t = Kata(side="b", room="B1.west", boots=1)
    assert choice(t, "move:B2.monkey").cost == (Mark("boots"), Mark("lockpicks"))
    t = Kata(room="A2.cave", boots=1)
    assert choice(t, "move:A2.nook").cost == (Mark("boots"), Mark("monsters"))


def test_cards_cost_more_than_skill() -> None:
    t = Kata(skill=3, gold=3, row=["wishing_well", "locked_trunk", "swindle", "swindle", "swindle", "swindle"])
    assert choice(t, "use:wishing_well").cost == (Mark("skill", 0), Mark("gold", 3))
    assert choice(t, "use:locked_trunk").cost == (Mark("skill", 3), Mark("lockpicks"))


def test_goods_cost_less_with_the_coupon_and_the_flute() -> None:
    t = Kata(room="S1.a", tiles=["S1@e1"], gold=7)
    assert choice(t, "goods:backpack").cost == (Mark("gold", 7),)
    t = Kata(room="S1.a", tiles=["S1@e1"], gold=7, tokens=["discount_coupon"])
    assert terms(t, "goods:backpack") == (
        (Mark("gold", 2),),
        ("good-coupon",),
    )
    t.do("goods:backpack")
    assert [choice(t, id).cost for id in ("pass", "coupon")] == [(Mark("gold", 7),), (Mark("gold", 2),)]
    t = Kata(hand=["golden_flute"], gold=4)
    t.do("play:golden_flute")
    assert terms(t, "flute:backpack") == ((Mark("gold", 5),), ())
    t = Kata(hand=["golden_flute"], tokens=["discount_coupon"])
    t.do("play:golden_flute")
    assert terms(t, "flute:backpack") == (
        (Mark("gold", 0),),
        ("good-coupon",),
    )


def test_what_is_taken_for_nothing_costs_nothing_but_lockpicks() -> None:
    row = ["wishing_well", "locked_trunk", "swindle", "swindle", "swindle", "swindle"]
    t = Kata(hand=["grand_theft"], gold=3, row=row)
    t.do("play:grand_theft", "choose:theft")
    assert {id: choice(t, id).cost for id in t.offers()} == {
        "use:wishing_well": (Mark("gold", 3),),
        "use:locked_trunk": (Mark("lockpicks"),),
        "buy:swindle": (),
    }
    t = Kata(room="S1.a", tiles=["S1@e1"], swords=4, row=["ogre_merchant", *row[1:]], tokens=["discount_coupon"])
    t.do("fight:ogre_merchant", "choose:good")
    assert terms(t, "goods:backpack") == ((), ())


def test_cracking_costs_a_lockpick() -> None:
    t = Kata(room="S2.c", tiles=["S2@w1"])
    assert choice(t, "crack:S2.c").cost == (Mark("lockpicks"),)
