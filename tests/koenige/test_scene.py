"""The table as it is shown: map, flags, teams, phases, what matters now, and what stays hidden."""

import msgspec
import pytest

from verlies.core.scene import Fact, Panel, Scene, Shown, Spot, Token, Track, Zone
from verlies.core.spread import spread
from verlies.core.view import SPECTATOR
from verlies.games.koenige import GAME
from verlies.games.koenige.content.rooms import ROOMS
from verlies.games.koenige.faces import FIGURES
from verlies.games.koenige.state import FOG, Lasting
from verlies.testing.koenige import Halls, random_game

STATIC = GAME.static({})


def tokens(t: Halls, place: str, seat: int = 0) -> list[str]:
    """Return what lies and stands in a room, the room itself aside."""
    return [token.face for token in t.match.scene(seat).tokens if token.place == place and not token.flat]


def zone(scene: Scene, id: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == id)


def track(scene: Scene, id: str) -> Track:
    return next(track for track in scene.tracks if track.id == id)


def panel(scene: Scene, id: str, seat: int = -1) -> Panel:
    return next(panel for panel in scene.panels if panel.id == id and panel.seat == seat)


def facts(of: Panel | Spot) -> dict[str, Fact]:
    return {fact.id: fact for fact in of.facts}


def spots(t: Halls, seat: int = 0) -> dict[str, Spot]:
    return {spot.id: spot for spot in t.match.scene(seat).spots}


# The map


def test_a_room_has_a_way_to_every_exit_and_no_other() -> None:
    plans = {plan.face: plan for plan in STATIC.plans}
    assert set(plans) == {room.id for room in ROOMS}
    for room in ROOMS:
        open_sides = {port for port, sign in zip("nesw", room.sides, strict=True) if sign}
        assert {link.b for link in plans[room.id].links} == open_sides, room.id


def test_the_ways_on_the_map_are_those_of_the_rules() -> None:
    for seed in (1, 2):
        for state in [state for n, state in enumerate(random_game(4, seed)) if n % 150 == 60]:
            scene = GAME.scene(GAME.view(state, 0))
            name = state.chart.name
            shown = {frozenset((link.a, link.b)) for link in spread(STATIC, scene)[1]}
            joined = {frozenset((name(a), name(b))) for a in state.laid() for b in state.neighbours(a)}
            assert shown == joined


def test_fields_to_which_an_exit_leads_are_open() -> None:
    t = Halls()
    t.lay("n1", "W03", 0)
    fields = {field.id: field.open for field in t.match.scene(0).fields}
    assert fields["n2"]
    assert "n1w1" not in fields or fields["n1w1"], "the neighbour may open it"
    assert not fields["start"]
    assert not fields["n1"]


def test_rooms_show_what_is_to_be_had_there() -> None:
    t = Halls()
    for place, room in (("n1", "W04"), ("e1", "W12"), ("s1", "W14"), ("w1", "W02")):
        t.lay(place, room)
    t.hero(0, at="n1")
    t.hero(1, at="n1")
    assert [tokens(t, place) for place in ("start", "n1", "e1", "s1", "w1")] == [
        ["start"],
        ["portal", "wizard", "witch"],
        ["chest_2"],
        ["merchant"],
        ["flag_2"],
    ]
    t.mark("e1")
    assert tokens(t, "e1") == ["chest_2", "x"]


def test_flags_show_value_owner_protection_and_carrier() -> None:
    t = Halls(4)
    t.lay("n1", "W01")
    t.lay("e1", "W02")
    t.lay("s1", "W03", 0)
    t.flag("W01", "placed", team=1)
    t.mark("n1")
    assert tokens(t, "n1") == ["flag_1_blue", "x"]
    t.hero(2, at="e1")
    t.flag("W02", "taking", holder=2)
    assert tokens(t, "e1") == ["capture_2_red", "elf"]
    t.hero(0, at="w1")
    t.flag("W03", "stolen", team=1, holder=0)
    assert tokens(t, "s1") == ["x"], "the flag is away"
    assert tokens(t, "w1") == ["flag_2_blue", "wizard"], "and travels with whoever carries it"
    scene = t.match.scene(1)
    assert [card.face for card in panel(scene, "figure", 0).tokens] == ["flag_2_blue"]
    assert [card.face for card in panel(scene, "figure", 2).tokens] == ["capture_2_red"]


def test_every_second_figure_is_red() -> None:
    scene = Halls(6).match.scene(0)
    pawns = {token.seat: token.face for token in scene.tokens if token.noun == "pawn"}
    assert [pawns[seat] for seat in range(6)] == list(FIGURES)
    assert scene.teams == (0, 1, 0, 1, 0, 1)


def test_fog_lies_on_its_room() -> None:
    t = Halls()
    t.hero(0, hand=["S-A07"])
    t.act(0)
    t.do("play:S-A07")
    t.passes()
    t.do("choose@n1")
    assert "fog" in tokens(t, "n1")


# Laying


def test_a_room_in_hand_is_turned_with_a_preview() -> None:
    t = Halls()
    t.stack("W17", "W16")
    t.turn(0)
    t.passes()
    scene = t.match.scene(0)
    assert [(token.face, token.place) for token in scene.ahead] == [("W17", "")]
    assert spots(t)["tile"].face == "W17"
    assert all(choice.kind == "lay" and choice.noun == "place" for choice in scene.prompts[0].choices)
    t.do("lay@n2")
    scene = t.match.scene(0)
    assert [(token.face, token.place) for token in scene.ahead] == [("W17", "n2")]
    shown = {choice.id: choice.shows for choice in scene.prompts[0].choices}
    assert shown == {f"turn:{turns}": Shown("room", "W17", turns) for turns in (1, 2)}
    assert t.match.scene(1).ahead == scene.ahead, "a drawn room is open to all"


def test_the_first_four_rooms_lie_open_to_choose_from() -> None:
    scene = GAME.new(4, 3).scene(0)
    assert (zone(scene, "drawn").noun, zone(scene, "drawn").count) == ("room", 4)
    last = scene.prompts[0].seats[0]
    asked = GAME.new(4, 3).scene(last)
    assert {choice.target for choice in asked.prompts[0].choices} == {card.face for card in zone(asked, "drawn").cards}


# Turns and teams


def test_order_phase_and_actions_are_told() -> None:
    t = Halls(4)
    t.act(2)
    scene = t.match.scene(0)
    assert (track(scene, "order").at, track(scene, "order").seat) == (t.table.order.index(2), 2)
    assert track(scene, "phase").spaces[track(scene, "phase").at] == "act"
    assert facts(panel(scene, "turn", 2))["actions"] == Fact("actions", 2, fleeting=True)
    t.hero(2, hand=["B-W01"])
    t.do("done")
    scene = t.match.scene(0)
    assert track(scene, "phase").spaces[track(scene, "phase").at] == "equip"
    assert facts(panel(scene, "turn", 2))["actions"].value == 0
    assert [facts(panel(scene, "figure", seat))["board-number"].value for seat in t.table.order] == [1, 2, 3, 4]


def test_the_score_counts_no_flag_that_is_carried() -> None:
    t = Halls()
    t.lay("n1", "W01")
    t.lay("e1", "W02")
    t.flag("W01", "placed", team=0)
    t.flag("W02", "placed", team=1)
    score = facts(panel(t.match.scene(0), "catacombs"))
    assert (score["score-red"].value, score["score-blue"].value) == (1, 2)
    assert (score["score-red"].team, score["score-blue"].team, score["open-points"].team) == (0, 1, -1)
    t.flag("W02", "stolen", team=1, holder=0)
    score = facts(panel(t.match.scene(0), "catacombs"))
    assert (score["score-red"].value, score["score-blue"].value) == (1, 0)


def test_in_a_short_game_only_its_own_flags_count() -> None:
    full = facts(panel(GAME.new(2, 1).scene(0), "catacombs"))
    short = facts(panel(GAME.new(2, 1, {"length": "short"}).scene(0), "catacombs"))
    assert (full["open-points"].limit, short["open-points"].limit) == (11, 5)
    assert (full["wood"].value, full["iron"].value, short["iron"].value) == (13, 18, 0)


def test_equipment_has_two_places_and_gifts_wait_apart() -> None:
    t = Halls(4)
    t.hero(0, weapon="B-W01", hand=["B-A01"], gifts=["B-A08"])
    scene = t.match.scene(2)
    assert [card.face for card in zone(scene, "gear-0").cards] == ["B-W01", ""]
    assert [card.face for card in zone(scene, "hand-0").cards] == ["B-A01"]
    assert [card.face for card in zone(scene, "gifts-0").cards] == ["B-A08"]
    assert facts(panel(scene, "figure", 0))["in-hand"].value == 2


# What is hidden


def test_mates_see_each_others_hands_and_the_others_do_not() -> None:
    t = Halls(4)
    t.hero(0, hand=["B-A01"], gifts=["B-A08"])
    mate = t.match.scene(2)
    assert [card.face for card in zone(mate, "hand-0").cards] == ["B-A01"]
    for seat in (1, 3, SPECTATOR):
        scene = t.match.scene(seat)
        assert (zone(scene, "hand-0").cards, zone(scene, "hand-0").count) == ((), 1)
        assert (zone(scene, "gifts-0").cards, zone(scene, "gifts-0").count) == ((), 1)
        assert "B-A0" not in msgspec.json.encode(scene).decode()


def test_mates_see_what_a_mate_looks_at_and_the_others_do_not() -> None:
    t = Halls(4)
    t.hero(0, hand=["B-A03"])
    t.pile("bronze", "B-W01", "B-W02", "B-W03", "B-W04")
    t.act(0)
    t.do("play:B-A03")
    t.passes()
    for seat in (0, 2):
        assert [card.face for card in zone(t.match.scene(seat), "looked-bronze").cards] == ["B-W01", "B-W02", "B-W03"]
    for seat in (1, 3, SPECTATOR):
        assert not [each for each in t.match.scene(seat).zones if each.kind == "looked"]


def test_rooms_that_were_looked_at_are_known_to_the_team() -> None:
    t = Halls(4)
    t.stack("W15", "W16", "W17")
    t.hero(0, hand=["B-A09"])
    t.act(0)
    t.do("play:B-A09")
    t.passes()
    assert [card.face for card in zone(t.match.scene(2), "looked-rooms").cards] == ["W15", "W16", "W17"]
    assert not [each for each in t.match.scene(1).zones if each.id == "looked-rooms"]


def test_a_hand_that_is_looked_at_is_shown_to_those_who_look() -> None:
    t = Halls(4)
    t.hero(0, weapon="G-W05")
    t.hero(1, hand=["B-A01", "B-A08"])
    t.fates(8, 1)
    t.do("attack:1")
    t.passes()
    assert t.ask() == "TakeSeen"
    for seat in (0, 2):
        assert len(zone(t.match.scene(seat), "hand-1").cards) == 2
    assert zone(t.match.scene(SPECTATOR), "hand-1").cards == ()


def test_the_fate_cards_are_counted_and_the_open_ones_can_be_looked_through() -> None:
    t = Halls()
    t.fates(3, 5)
    t.do("attack:1")
    t.passes()
    scene = t.match.scene(SPECTATOR)
    assert [zone(scene, id).count for id in ("fate", "fate-aside", "fate-discard")] == [12, 4, 2]
    assert [card.face for card in zone(scene, "fate-discard").cards] == ["3", "5"]


# What matters now


def test_the_own_room_is_shown_as_it_lies_and_watchers_follow_whoever_is_in_turn() -> None:
    t = Halls()
    t.lay("n1", "W02", 1)
    t.hero(1, at="n1")
    assert (spots(t, 1)["room"].face, spots(t, 1)["room"].turned) == ("W02", 1)
    assert spots(t, SPECTATOR)["room"].face == "START"


def test_a_fight_is_shown_with_its_chance_and_then_with_its_cards() -> None:
    t = Halls()
    t.hero(0, weapon="B-W01")
    t.hero(1, hand=["B-S03", "B-S01"])
    t.fates(5, 4)
    t.do("attack:1")
    assert t.ask() == "FightDeclared"
    before = spots(t)["fight"]
    assert before.urgent
    assert (facts(before)["lead"].value, facts(before)["chance"]) == (2, Fact("chance", 69, unit="%"))
    t.do("play:B-S03")
    assert facts(spots(t)["fight"])["chance"].value == 45, "what was played counts"
    t.do("pass")
    assert t.ask() == "FightRevealed"
    after = spots(t)["fight"]
    assert {id: fact.value for id, fact in facts(after).items()} == {"attack": 5, "lead": 1}
    assert ([(fact.id, fact.value) for fact in after.other], after.rival) == ([("defence", 4)], 1)


def test_a_chest_is_shown_with_its_chances_to_whoever_could_loot_it() -> None:
    t = Halls()
    t.lay("n1", "W12")
    t.hero(0, at="n1")
    chest = spots(t)["chest"]
    assert chest.face == "chest_2"
    assert [(fact.id, fact.value) for fact in chest.facts] == [("bronze", 17), ("silver", 50), ("gold", 33)]
    t.mark("n1")
    assert "chest" not in spots(t)


def test_a_chest_that_is_being_looted_shows_its_card_and_result() -> None:
    t = Halls()
    t.lay("n1", "W12")
    t.hero(0, at="n1", armour="S-R08")
    t.act(0)
    t.fates(4)
    t.do("loot")
    looted = spots(t, 1)["looting"]
    assert {fact.id: fact.value for fact in looted.facts} == {"fate": 4, "opened": 7, "silver": 1}


def test_who_can_still_stop_a_capture_is_told() -> None:
    t = Halls(4)
    for place, room in (("n1", "W03"), ("n2", "W15"), ("n3", "W04"), ("n4", "W11")):
        t.lay(place, room)
    t.hero(0, at="n1")
    t.act(0)
    t.do("capture")
    stops = panel(t.match.scene(SPECTATOR), "captures")
    assert facts(stops)["captures"].value == 1
    assert [(row.seat, row.percent) for row in stops.odds] == [(1, 45), (3, 45)]
    t.hero(1, at="n4")
    stops = panel(t.match.scene(0), "captures")
    assert [row.seat for row in stops.odds] == [3], "three rooms are too far for one move and an attack"
    t.hero(1, weapon="S-W03")
    assert [row.seat for row in panel(t.match.scene(0), "captures").odds] == [1, 3], "a bow reaches farther"


def test_portals_and_ways_through_walls_count_and_fog_keeps_out() -> None:
    t = Halls()
    for place, room in (("n1", "W03"), ("e1", "W04"), ("n1w1", "W16"), ("n2", "W07"), ("n2w1", "W05")):
        t.lay(place, room)
    t.hero(0, at="n1")
    t.act(0)
    t.do("capture")

    def stopping(**foe: str) -> list[int]:
        t.hero(1, **foe)
        return [row.seat for row in panel(t.match.scene(0), "captures").odds]

    assert stopping(at="n1w1", armour="B-R01") == [], "there is a wall between"
    assert stopping(at="n1w1", armour="S-R07") == [1], "which some can walk through"
    assert stopping(at="n2w1", armour="B-R01") == [1], "by portal to the east, then two steps"
    assert stopping(at="n2w1", armour="B-R07") == [], "who cannot teleport has no way"
    fog = Lasting()
    fog.kind, fog.seat, fog.by, fog.field = FOG, 0, 0, t.field("n1")
    t.table.lasting = [fog]
    assert stopping(at="start", armour="B-R01") == []


def test_nobody_can_stop_a_capture_any_more_once_all_had_their_turns() -> None:
    t = Halls(4)
    t.lay("n1", "W03")
    t.hero(0, at="n1")
    t.flag("W03", "taking", holder=0)
    t.act(3)
    assert [row.seat for row in panel(t.match.scene(0), "captures").odds] == [3], "seat 1 has had its turn"
    t.hero(3, hand=["B-A01"])
    t.act(3)
    t.do("done")
    assert panel(t.match.scene(0), "captures").odds == ()


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_a_frame_stays_small(seats: int) -> None:
    largest = 0
    for n, state in enumerate(random_game(seats, seats)):
        if n % 400 == 399:
            largest = max(largest, len(msgspec.json.encode(GAME.scene(GAME.view(state, 0)))))
    assert 4_000 < largest < 16_000


def test_the_static_part_is_small_and_names_all_faces() -> None:
    assert len(msgspec.json.encode(STATIC)) < 40_000
    assert Token("x", "token", "x", "").face in {face.id for face in STATIC.faces if face.noun == "token"}
