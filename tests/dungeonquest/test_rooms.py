"""What each room does, by every way of entering it."""

import pytest

from verlies.testing.dungeonquest import CELL, Dungeon, cards


def before(
    room: str, turns: int = 0, seats: int = 2, heroes: tuple[str, ...] = ("hugo", "lindel", "tatianna")
) -> Dungeon:
    """Return a table with seat 0 south of a room, about to move north into it."""
    t = Dungeon(seats, heroes=heroes)
    t.lay("c4", "dungeon_oooo")
    t.lay("c3", room, turns)
    t.hero(0, place="c4")
    t.begin(0)
    return t


def enter(t: Dungeon) -> None:
    t.do("move:c3")


def secretly(t: Dungeon) -> None:
    """Enter the room through a wall."""
    t.draws("s_secret_door")
    t.do("search", "move:c3")


def from_below(t: Dungeon, *dice: int) -> None:
    """Come up in the room from the catacombs; then further dice fall."""
    t.hero(0, place="b4", facing="east", below=True)
    t.draws("k_exit")
    t.dice(1, *dice)
    t.begin(0)
    t.do("leave", "face:north")


def by_rune(t: Dungeon) -> None:
    """Enter the room by the rune that leads through walls."""
    t.hero(0, runes=["r_passage"])
    t.begin(0)
    t.do("use:r_passage", "move:c3")


WAYS = {"passage": enter, "secret door": secretly, "rune": by_rune, "catacombs": from_below}
every_way = pytest.mark.parametrize("way", list(WAYS))
special_way = pytest.mark.parametrize("way", ["secret door", "rune", "catacombs"])


def come(t: Dungeon, way: str, *dice: int) -> None:
    """Enter the room in one of the ways; then dice fall."""
    if way == "catacombs":
        from_below(t, *dice)
    else:
        t.dice(*dice)
        WAYS[way](t)


# Dungeon room


@pytest.mark.rule("dungeonquest.room.on-enter-always", "dungeonquest.room.verliesraum")
@every_way
def test_a_dungeon_room_draws_a_card_on_every_entry(way: str) -> None:
    t = before("dungeon_oooo")
    t.draws("v_empty")
    WAYS[way](t)
    assert (t.discards("dungeon"), t.active()) == (["v_empty"], 1)


@pytest.mark.rule("dungeonquest.room.on-enter-always")
def test_three_entries_three_cards_and_none_for_staying() -> None:
    t = before("dungeon_oooo")
    for number in range(1, 4):
        t.hero(0, place="c4")
        t.begin(0)
        t.draws("v_empty")
        enter(t)
        assert len(t.discards("dungeon")) == number
    t.begin(0)
    assert (len(t.discards("dungeon")), "search" in t.offers()) == (3, True)
    t.mark("searched", "c3")
    t.begin(0)
    t.refuse("search", "searched")


# Bottomless pit


@pytest.mark.rule("dungeonquest.room.abgrund")
@every_way
@pytest.mark.parametrize(("dice", "alive"), [((3, 3), True), ((3, 4), False)])
def test_the_pit_takes_luck(way: str, dice: tuple[int, int], alive: bool) -> None:
    t = before("pit_oxox", heroes=("tatianna", "hugo"))
    come(t, way, *dice)
    assert (t.status() == "inside") == alive
    assert t.active() == 1


@pytest.mark.rule("dungeonquest.room.abgrund")
def test_determination_saves_from_the_pit_and_staying_needs_no_test() -> None:
    t = before("pit_oxox", heroes=("tatianna", "hugo"))
    t.hero(0, determination=1)
    t.dice(3, 4)
    enter(t)
    t.do("spend:1")
    assert (t.status(), t.place(), t.active()) == ("inside", "c3", 1)
    t.begin(0)
    assert (t.ask(), t.status()) == ("TakeAction", "inside")
    t.hero(0, place="c4")
    t.begin(0)
    t.dice(6, 6)
    enter(t)
    assert t.cause() == "pit"


# Bridge


@pytest.mark.rule("dungeonquest.room.bridge-enter")
def test_on_the_bridge_one_crosses_or_stays() -> None:
    t = before("bridge_oxox")
    enter(t)
    assert (t.place(), t.side(), t.offers()) == ("c3", "south", ["pass", "cross"])
    t.do("pass")
    assert t.active() == 1
    t.begin(0)
    assert t.offers() == ["move:c4", "cross"]
    t.refuse("move:c2", "must-cross")
    t.draws("v_empty")
    t.do("move:c4")
    assert (t.place(), "test" in t.events()) == ("c4", False)


@pytest.mark.rule("dungeonquest.room.bridge-cross-success")
@pytest.mark.parametrize(("dice", "across"), [((2, 3), True), ((3, 3), False)])
def test_loot_makes_crossing_harder(dice: tuple[int, int], across: bool) -> None:
    t = before("bridge_oxox", heroes=("challara", "hugo"))
    t.hero(0, loot=["v_gold_30", "v_gold_40"], spent=0xFFFF)
    enter(t)
    t.do("cross")
    t.dice(*dice)
    t.tiles("dungeon_oooo")
    t.draws("v_empty")
    if not across:
        t.dice(1)
    t.do("pass")
    assert t.place() == ("c2" if across else "c3")
    assert t.ask() == ("TakeAction" if across else "PlaceMarker")


@pytest.mark.rule("dungeonquest.room.bridge-cross-success")
def test_determination_counts_on_the_bridge() -> None:
    t = before("bridge_oxox")
    t.hero(0, determination=2)
    enter(t)
    t.dice(3, 4)
    t.do("cross")
    t.tiles("dungeon_oooo")
    t.draws("v_empty")
    t.do("spend:2")
    assert t.place() == "c2"


@pytest.mark.rule("dungeonquest.room.bridge-discard-loot")
@pytest.mark.parametrize(("dropped", "sum_"), [(0, 8), (2, 6), (3, 5)])
def test_loot_may_be_thrown_off_before(dropped: int, sum_: int) -> None:
    t = before("bridge_oxox")
    loot = ["v_gold_30", "l_gold_50", "y_gold_20"]
    t.hero(0, loot=loot, runes=["r_haste"])
    enter(t)
    t.dice(2, 3, 1)
    t.tiles("dungeon_oooo")
    t.draws("v_empty")
    t.do("cross", *(f"discard:{card}" for card in loot[:dropped]))
    if dropped < 3:
        t.do("pass")
    total = [e.facts["sum"] for e in t.match.log(0, since=1) if e.kind in ("passed", "failed")]
    assert (total, len(t.loot())) == ([sum_], 3 - dropped)
    assert t.discards("corpse") == (["l_gold_50"] if dropped >= 2 else [])
    t.refuse("discard:y_gold_20")


@pytest.mark.rule("dungeonquest.room.bridge-fail")
def test_a_deadly_fall_does_not_lead_below() -> None:
    t = before("bridge_oxox")
    t.hero(0, wounds=13)
    enter(t)
    t.dice(6, 6, 4)
    t.do("cross")
    assert (t.status(), t.below(), t.active()) == ("dead", False, 1)


@pytest.mark.rule("dungeonquest.room.bridge-special-entry")
@special_way
@pytest.mark.parametrize(("side", "far"), [("north", "c4"), ("south", "c2")])
def test_whoever_comes_otherwise_chooses_a_side_and_must_cross(way: str, side: str, far: str) -> None:
    t = before("bridge_oxox")
    WAYS[way](t)
    assert (t.ask(), t.offers()) == ("ChooseSide", ["side:north", "side:south"])
    t.refuse("pass")
    t.dice(1, 1)
    t.tiles("dungeon_oooo")
    t.draws("v_empty")
    t.do(f"side:{side}")
    assert (t.place(), t.active()) == (far, 1)


@pytest.mark.rule("dungeonquest.room.bridge-far-blocked")
def test_a_blocked_far_end() -> None:
    t = before("bridge_oxox")
    t.lay("c2", "dungeon_xxox", turns=2)
    t.begin(0)
    enter(t)
    assert t.active() == 1
    t.begin(0)
    assert t.offers() == ["move:c4"]
    t.refuse("cross", "far-blocked")
    t = before("bridge_oxox")
    t.lay("c2", "dungeon_xxox", turns=2)
    secretly(t)
    t.dice(1, 1)
    t.do("side:south")
    assert (t.place(), t.side(), t.active()) == ("c3", "north", 1)


@pytest.mark.rule("dungeonquest.room.bridge-far-blocked")
def test_obstacles_at_the_far_end_count() -> None:
    t = before("bridge_oxox")
    t.lay("c2", "dungeon_oogo")
    t.begin(0)
    enter(t)
    t.dice(1, 1, 6, 6)
    t.do("cross")
    assert (t.place(), t.side(), t.markers(), t.active()) == ("c3", "north", 1, 1)


# Rotating room


@pytest.mark.rule("dungeonquest.room.drehkammer")
@every_way
def test_the_rotating_room_turns_on_every_entry(way: str) -> None:
    t = before("rotating_xxox")
    WAYS[way](t)
    assert (t.room("c3"), t.place(), t.active()) == ("rotating_xxox-2", "c3", 1)
    t.hero(0, place="c4")
    t.begin(0)
    t.refuse("move:c3", "walled")
    t.draws("s_secret_door")
    t.mark("searched")
    t.begin(0)
    t.do("search", "move:c3")
    assert t.room("c3") == "rotating_xxox-0"


@pytest.mark.rule("dungeonquest.room.drehkammer-trap")
def test_a_rotating_room_can_bury_alive() -> None:
    t = before("rotating_xxox")
    t.lay("c2", "dungeon_xxox", turns=2)
    t.begin(0)
    enter(t)
    t.begin(0)
    assert t.offers() == ["search"]
    t.draws("s_empty")
    t.do("search")
    t.begin(0)
    assert (t.status(), t.cause(), t.active()) == ("dead", "dead-point", 1)


# Chamber of darkness


@pytest.mark.rule("dungeonquest.room.dunkelheit")
@pytest.mark.parametrize(("die", "to"), [(1, "c4"), (2, "c4"), (3, "b3"), (4, "b3"), (5, "d3"), (6, "d3")])
def test_the_die_says_where_the_darkness_leads(die: int, to: str) -> None:
    t = before("dark_xooo")
    t.lay("b3", "dungeon_oooo")
    t.lay("d3", "dungeon_oogo", turns=1)
    t.begin(0)
    t.dice(die)
    t.draws("v_empty")
    enter(t)
    assert (t.place(), t.active(), t.discards("dungeon")) == (to, 1, ["v_empty"])


@pytest.mark.rule("dungeonquest.room.dunkelheit")
@pytest.mark.parametrize(("room", "sides"), [("dark_xoox", "ssseee"), ("dark_xxoo", "ssswww")])
def test_the_narrow_dark_rooms(room: str, sides: str) -> None:
    fields = {"s": "c4", "e": "d3", "w": "b3"}
    for die, side in enumerate(sides, 1):
        t = before(room)
        t.lay("b3", "dungeon_oooo")
        t.lay("d3", "dungeon_oooo")
        t.begin(0)
        t.dice(die)
        t.draws("v_empty")
        enter(t)
        assert t.place() == fields[side]


@pytest.mark.rule("dungeonquest.room.dunkelheit", "dungeonquest.room.on-enter-always")
@every_way
def test_the_darkness_drives_on_whoever_comes(way: str) -> None:
    t = before("dark_xooo")
    t.lay("d3", "dungeon_oogo", turns=1)
    t.begin(0)
    t.draws("v_empty")
    come(t, way, 5)
    assert (t.place(), t.active(), t.discards("dungeon"), t.left_over()) == ("d3", 1, ["v_empty"], [])


@pytest.mark.rule("dungeonquest.room.dunkelheit-reroll")
def test_a_blocked_result_is_rolled_again() -> None:
    t = before("dark_xooo")
    t.lay("b3", "dungeon_xxox")
    t.lay("d3", "dungeon_oooo")
    t.hero(1, place="d3")
    t.begin(0)
    t.dice(3, 5, 1)
    t.draws("v_empty")
    enter(t)
    assert (t.place(), t.left_over()) == ("c4", [])
    t = before("dark_xooo")
    t.lay("b3", "dungeon_xxox")
    t.lay("d3", "dungeon_xxox")
    t.lay("c4", "dungeon_xxox")
    t.begin(0)
    t.draws("s_secret_door")
    t.do("search", "move:c3")
    assert (t.place(), t.active(), t.thrown()) == ("c3", 1, 0)


@pytest.mark.rule("dungeonquest.room.dunkelheit-turn-start")
def test_leaving_the_darkness_later_takes_the_die_and_doors_count() -> None:
    t = before("dark_xooo")
    t.lay("d3", "dungeon_oogo", turns=1)
    t.hero(0, place="c3")
    t.begin(0)
    assert t.offers() == ["grope"]
    t.refuse("move:d3", "only-by-die")
    t.dice(5, 6, 6)
    t.do("grope")
    assert (t.place(), t.markers(), t.active()) == ("c3", 1, 1)


@pytest.mark.rule("dungeonquest.room.dunkelheit")
def test_no_door_stops_who_stumbles_through_the_dark() -> None:
    t = before("dark_xooo")
    t.lay("d3", "dungeon_dooo", turns=3)
    t.begin(0)
    t.dice(5)
    t.draws("v_empty")
    enter(t)
    assert (t.place(), t.count("door"), t.active()) == ("d3", 15, 1)


@pytest.mark.rule("dungeonquest.room.dunkelheit")
def test_the_darkness_drives_on_the_second_time_too() -> None:
    t = before("dark_xooo")
    t.lay("c4", "corridor_oooo")
    t.lay("b3", "dungeon_oooo")
    for place in ("d3", "d4"):
        t.lay(place, "corridor_oooo")
    t.hero(0, place="b3")
    t.begin(0)
    t.dice(5, 3)
    t.draws("v_empty")
    t.do("move:c3", "move:d4", "move:c4", "move:c3")
    assert (t.place(), t.active(), t.thrown()) == ("b3", 1, 2)


@pytest.mark.rule("dungeonquest.room.dunkelheit", "dungeonquest.room.on-enter-always")
def test_by_the_same_side_the_darkness_drives_on_again_if_something_has_changed() -> None:
    t = before("dark_xooo")
    t.lay("c5", "dungeon_oooo")
    t.lay("c4", "web_oooo")
    t.lay("b3", "dungeon_oooo")
    t.hero(0, place="c5")
    t.begin(0)
    t.tiles("web_oooo")
    t.dice(1, 1, 5, 1, 3)
    t.draws("v_empty")
    t.do("move:c4", "move:c3")
    assert (t.place(), t.ask()) == ("d3", "LeaveWeb")
    t.do("move:c3")
    assert (t.place(), t.ask()) == ("c4", "LeaveWeb")
    t.do("move:c3")
    assert (t.place(), t.active(), t.left_over()) == ("b3", 1, [])


@pytest.mark.rule("dungeonquest.room.dunkelheit")
def test_two_dark_rooms_that_lead_to_each_other_alone_do_not_hold_a_hero_for_ever() -> None:
    t = before("dark_xoox")
    t.lay("d3", "dark_xxoo")
    t.lay("d4", "dungeon_xxox", turns=0)
    t.lay("c4", "dungeon_xooo")
    t.hero(0, place="c4")
    t.begin(0)
    t.draws("s_secret_door")
    t.dice(4, 4, 4)
    t.do("search", "move:c3")
    assert (t.place(), t.active(), t.left_over()) == ("d3", 1, [])


# Cave-in


@pytest.mark.rule("dungeonquest.room.decke-enter")
def test_the_cave_in_draws_a_card_and_asks_for_a_side_only_from_elsewhere() -> None:
    t = before("rubble_oooo")
    t.draws("v_empty")
    enter(t)
    assert (t.side(), t.discards("dungeon"), t.active()) == ("south", ["v_empty"], 1)
    for way in ("secret door", "rune", "catacombs"):
        t = before("rubble_oooo")
        WAYS[way](t)
        assert t.offers() == ["side:north", "side:east", "side:south", "side:west"]
        t.draws("v_empty")
        t.do("side:west")
        assert (t.side(), t.discards("dungeon")) == ("west", ["v_empty"])


@pytest.mark.rule("dungeonquest.room.decke-leave")
@pytest.mark.parametrize("room", ["rubble_oooo", "rubble_oxox"])
def test_crossing_the_rubble_takes_agility(room: str) -> None:
    t = before(room)
    t.hero(0, place="c3", side="south")
    t.begin(0)
    t.draws("v_empty")
    t.do("move:c4")
    assert (t.place(), "test" in t.events()) == ("c4", False)
    t.hero(0, place="c3", side="south")
    t.begin(0)
    t.dice(3, 3)
    t.do("move:c2")
    assert (t.place(), t.markers(), t.active()) == ("c3", 1, 1)
    t.begin(0)
    t.dice(2, 3)
    t.tiles("dungeon_oooo")
    t.draws("v_empty")
    t.do("move:c2")
    assert t.place() == "c2"


@pytest.mark.rule("dungeonquest.room.decke-leave")
@pytest.mark.parametrize("to", ["c2", "d3", "b3"])
def test_in_a_cross_of_rubble_each_passage_is_a_side(to: str) -> None:
    t = before("rubble_oooo")
    t.hero(0, place="c3", side="south")
    t.begin(0)
    t.dice(6, 6)
    t.do(f"move:{to}")
    assert (t.place(), t.markers()) == ("c3", 1)


@pytest.mark.rule("dungeonquest.room.decke-leave", "dungeonquest.move.portcullis")
def test_beyond_the_rubble_a_gate_still_counts() -> None:
    t = before("rubble_oxox")
    t.lay("c2", "dungeon_oogo")
    t.hero(0, place="c3", side="south")
    t.begin(0)
    t.dice(1, 1, 6, 6)
    t.do("move:c2")
    assert (t.place(), t.markers(), t.left_over()) == ("c3", 1, [])


# Trap room


@pytest.mark.rule("dungeonquest.room.fallenraum")
@every_way
def test_a_trap_room_draws_a_trap_card(way: str) -> None:
    t = before("trap_oooo")
    t.draws("f_ceiling")
    WAYS[way](t)
    assert (t.discards("trap"), t.discards("dungeon"), t.active()) == (["f_ceiling"], [], 1)
    t.begin(0)
    t.refuse("search", "no-torch")


# Corridor


@pytest.mark.rule("dungeonquest.room.korridor-move-on")
@pytest.mark.parametrize(
    ("room", "ways"),
    [
        ("corridor_oooo", ["move:c2", "move:d3", "move:b3"]),
        ("corridor_ooox", ["move:c2", "move:d3"]),
        ("corridor_oxoo", ["move:c2", "move:b3"]),
        ("corridor_xooo", ["move:d3", "move:b3"]),
        ("corridor_oxox", ["move:c2"]),
        ("corridor_xoox", ["move:d3"]),
        ("corridor_xxoo", ["move:b3"]),
    ],
)
def test_a_corridor_leads_on_at_once(room: str, ways: list[str]) -> None:
    t = before(room)
    enter(t)
    assert t.offers() == ways
    t.refuse("pass", "must-move")
    t.refuse("search", "must-move")
    t.refuse("move:c4", "no-way-back")


@pytest.mark.rule("dungeonquest.room.korridor-move-on")
def test_doors_and_gates_do_not_stop_a_corridor_run() -> None:
    t = before("corridor_oxox")
    t.lay("c2", "corridor_oxox")
    t.lay("c1", "dungeon_oogo")
    t.begin(0)
    t.draws("v_empty")
    t.do("move:c3", "move:c2", "move:c1")
    assert (t.place(), t.active(), "test" in t.events()) == ("c1", 1, False)


@pytest.mark.rule("dungeonquest.room.korridor-move-on")
def test_no_door_stops_a_corridor_run() -> None:
    t = before("corridor_oxox")
    t.lay("c2", "dungeon_dooo", turns=2)
    t.begin(0)
    t.draws("v_empty")
    t.do("move:c3", "move:c2")
    assert (t.place(), t.count("door"), t.active()) == ("c2", 15, 1)


@pytest.mark.rule("dungeonquest.room.korridor-move-on", "dungeonquest.room.on-enter-always")
@special_way
def test_a_corridor_leads_on_but_not_back_whoever_comes_otherwise(way: str) -> None:
    t = before("corridor_oxox")
    come(t, way)
    assert t.offers() == (["move:c2", "move:c4"] if way == "catacombs" else ["move:c2"])
    t.refuse("pass", "must-move")
    t.tiles("dungeon_oooo")
    t.draws("v_empty")
    t.do("move:c2")
    assert (t.place(), t.active()) == ("c2", 1)


@pytest.mark.rule("dungeonquest.room.korridor-twice")
def test_the_second_time_in_a_corridor_ends_the_turn() -> None:
    t = before("corridor_ooox")
    t.lay("d3", "corridor_oooo")
    t.lay("d2", "corridor_oooo")
    t.lay("c2", "corridor_oooo")
    t.begin(0)
    t.do("move:c3", "move:d3", "move:d2", "move:c2", "move:c3")
    assert (t.place(), t.active()) == ("c3", 1)


@pytest.mark.rule("dungeonquest.room.korridor-back")
def test_back_only_if_all_else_is_blocked() -> None:
    t = before("corridor_ooox")
    t.lay("c2", "dungeon_xxox", turns=2)
    t.lay("d3", "dungeon_oooo")
    t.hero(1, place="d3")
    t.begin(0)
    enter(t)
    assert t.offers() == ["move:c4"]
    t.draws("v_empty")
    t.do("move:c4")
    assert (t.place(), t.discards("dungeon")) == ("c4", ["v_empty"])


BEGINS = pytest.mark.rule("dungeonquest.room.korridor-back")


def in_corridor(room: str = "corridor_ooox") -> Dungeon:
    """Return a table with seat 0 at the start of a turn in a corridor that was entered from the south."""
    t = before(room)
    t.lay("c2", "dungeon_oooo")
    t.lay("d3", "dungeon_oooo")
    t.hero(0, place="c3", side="south")
    t.begin(0)
    return t


@BEGINS
def test_who_begins_the_turn_in_a_corridor_does_not_go_back_either() -> None:
    t = in_corridor()
    assert t.offers() == ["move:c2", "move:d3"]
    t.refuse("move:c4", "no-way-back")
    refusal = t.match.why_not("move:c4", 0)
    assert refusal is not None
    assert refusal.rule == "dungeonquest.room.korridor-back"
    t.refuse("move:b3", "walled")


@BEGINS
def test_who_begins_the_turn_in_a_corridor_goes_back_if_all_else_is_blocked() -> None:
    t = in_corridor("corridor_oxox")
    t.hero(1, place="c2")
    t.begin(0)
    assert t.offers() == ["move:c4"]
    t.draws("v_empty")
    t.do("move:c4")
    assert t.place() == "c4"


@BEGINS
def test_who_came_into_the_corridor_from_nowhere_may_go_anywhere() -> None:
    t = in_corridor()
    t.hero(0, place="c3")
    t.begin(0)
    assert t.offers() == ["move:c2", "move:d3", "move:c4"]


@BEGINS
def test_the_way_back_is_remembered_through_the_fight_in_a_corridor() -> None:
    t = before("corridor_oooo")
    t.mark("monsters", "c3")
    t.lay("c2", "dungeon_oooo")
    t.begin(0)
    t.draws("m_skeleton_2_1")
    enter(t)
    t.duel("ranged", "melee")
    t.do("pass")
    assert (t.place(), t.active()) == ("c3", 1)
    t.begin(0)
    t.refuse("move:c4", "no-way-back")
    assert t.offers() == ["move:c2", "move:d3", "move:b3"]


@BEGINS
@pytest.mark.card("v_wizard_curse")
def test_the_way_back_stays_where_it_was_when_the_corridor_turns() -> None:
    t = in_corridor("corridor_oooo")
    t.hero(1, place="m1")
    t.begin(1)
    t.tiles("dungeon_oooo")
    t.draws("v_wizard_curse")
    t.dice(1)
    t.do("move:l1")
    assert (t.room("c3"), t.side(), t.active()) == ("corridor_oooo-1", "south", 0)
    t.refuse("move:c4", "no-way-back")


@pytest.mark.rule("dungeonquest.room.korridor-no-way")
def test_without_any_way_the_hero_stops_in_the_corridor() -> None:
    t = before("corridor_oxox", turns=1)
    t.lay("b3", "dungeon_xxox")
    t.lay("d3", "dungeon_xxox")
    secretly(t)
    assert (t.place(), t.active()) == ("c3", 1)
    t.begin(0)
    assert t.status() == "dead"


# Web


@pytest.mark.rule("dungeonquest.room.netz-enter")
def test_the_web_lets_one_back_and_holds_one_otherwise() -> None:
    t = before("web_oooo")
    enter(t)
    assert t.offers() == ["move:c2", "move:d3", "move:c4", "move:b3"]
    t.refuse("pass", "must-move")
    t.draws("v_empty")
    t.do("move:c4")
    assert (t.place(), "test" in t.events(), t.active()) == ("c4", False, 1)
    for to in ("c2", "d3", "b3"):
        t = before("web_oooo")
        enter(t)
        t.dice(4, 4)
        t.do(f"move:{to}")
        assert (t.place(), t.markers(), t.active()) == ("c3", 1, 1)


@pytest.mark.rule("dungeonquest.room.netz-enter")
def test_who_tears_the_web_passes_doors_and_gates() -> None:
    t = before("web_oooo")
    t.lay("c2", "dungeon_oogo")
    t.begin(0)
    enter(t)
    t.dice(3, 4)
    t.draws("v_empty")
    t.do("move:c2")
    assert (t.place(), t.left_over()) == ("c2", [])


@pytest.mark.rule("dungeonquest.room.netz-enter")
@pytest.mark.parametrize("to", ["c2", "c4"])
def test_no_door_stops_who_leaves_the_web(to: str) -> None:
    t = before("web_oooo")
    t.lay("c2", "dungeon_dooo", turns=2)
    t.begin(0)
    enter(t)
    t.lay("c4", "dungeon_dooo")
    t.dice(3, 4)
    t.draws("v_empty")
    t.do(f"move:{to}")
    assert (t.place(), t.count("door"), t.events().count("test")) == (to, 15, 1 if to == "c2" else 0)


@pytest.mark.rule("dungeonquest.room.netz-enter")
def test_the_web_holds_one_the_second_time_too() -> None:
    t = before("web_oooo")
    t.lay("c2", "dungeon_oooo")
    for place in ("d3", "d4", "c4"):
        t.lay(place, "corridor_oooo")
    t.hero(0, place="c2")
    t.begin(0)
    t.dice(1, 1)
    t.do("move:c3", "move:d3", "move:d4", "move:c4", "move:c3")
    assert (t.place(), t.ask(), t.side()) == ("c3", "LeaveWeb", "south")
    t.dice(6, 6)
    t.do("move:b3")
    assert (t.place(), t.active()) == ("c3", 1)


@pytest.mark.rule("dungeonquest.room.netz-enter")
def test_between_two_webs_a_turn_ends_where_it_only_repeats_itself() -> None:
    t = before("web_oooo")
    t.lay("c2", "web_oooo")
    t.lay("c1", "dungeon_oooo")
    t.begin(0)
    enter(t)
    t.dice(1, 1)
    t.do("move:c2", "move:c3")
    assert (t.place(), t.ask(), t.side()) == ("c3", "LeaveWeb", "north")
    t.do("move:c2")
    assert (t.place(), t.active()) == ("c2", 1)


@pytest.mark.rule("dungeonquest.room.netz-enter")
def test_a_web_beside_a_tower_sends_one_back_once() -> None:
    t = Dungeon(2)
    t.lay("b1", "web_oooo")
    t.do("move:b1", "move:a1", "move:b1")
    assert (t.place(), t.active()) == ("b1", 1)
    t.begin(0)
    t.hero(0, place="a1")
    t.begin(0)
    t.do("move:b1", "move:a1", "hop:a10")
    assert t.ask() == "TowerRoom"


@pytest.mark.rule("dungeonquest.room.netz-enter", "dungeonquest.room.on-enter-always")
def test_a_web_entered_by_the_same_side_holds_one_again_if_a_tile_was_laid_since() -> None:
    t = Dungeon(2)
    t.lay("b1", "web_oooo")
    t.tiles("corridor_oooo")
    t.lay("b2", "corridor_oooo")
    t.begin(0)
    t.dice(1, 1)
    t.do("move:b1", "move:b2", "move:a2", "move:a1", "move:b1")
    assert (t.place(), t.ask(), t.side()) == ("b1", "LeaveWeb", "west")


@pytest.mark.rule("dungeonquest.room.netz-catacombs")
@special_way
def test_from_elsewhere_one_side_of_the_web_is_free(way: str) -> None:
    t = before("web_oooo")
    t.lay("b3", "dungeon_oooo")
    t.lay("d3", "dungeon_oooo")
    WAYS[way](t)
    t.do("side:west")
    t.refuse("pass", "must-move")
    saved = t.match.state.fork()
    t.draws("v_empty")
    t.do("move:b3")
    assert (t.place(), "test" in t.events()) == ("b3", False)
    t.match.state = saved
    t.dice(6, 6)
    t.do("move:d3")
    assert (t.place(), t.markers()) == ("c3", 1)


@pytest.mark.rule("dungeonquest.room.netz-turn-start")
@pytest.mark.parametrize("to", ["c2", "d3", "c4", "b3"])
def test_who_starts_in_the_web_must_tear_it_for_every_way(to: str) -> None:
    t = before("web_oooo")
    t.hero(0, place="c3", side="south")
    for place in ("c2", "d3", "b3"):
        t.lay(place, "dungeon_oooo")
    t.begin(0)
    t.dice(6, 6)
    t.do(f"move:{to}")
    assert (t.place(), t.markers(), t.active()) == ("c3", 1, 1)
    t.hero(0, determination=0)
    t.begin(0)
    t.dice(3, 4)
    t.draws("v_empty")
    t.do(f"move:{to}")
    assert t.place() == to


@pytest.mark.rule("dungeonquest.room.netz-turn-start")
def test_who_tears_the_web_later_must_still_lift_the_gate() -> None:
    t = before("web_oooo")
    t.lay("c2", "dungeon_oogo")
    t.hero(0, place="c3", side="south")
    t.begin(0)
    t.dice(3, 4, 6, 6)
    t.do("move:c2")
    assert (t.place(), t.markers(), t.active()) == ("c3", 1, 1)


@pytest.mark.rule("dungeonquest.room.netz-turn-start")
def test_a_torn_web_is_whole_again_for_the_next_one() -> None:
    t = before("web_oooo")
    t.lay("c2", "dungeon_oooo")
    t.hero(0, place="c3", side="south")
    t.hero(1, place="c4")
    t.begin(0)
    t.dice(3, 4)
    t.draws("v_empty")
    t.do("move:c2")
    t.hero(0, place="a1")
    t.begin(1)
    t.do("move:c3")
    t.dice(6, 6)
    t.do("move:c2")
    assert (t.place(1), t.markers(1), t.active()) == ("c3", 1, 0)
    t.hero(1, determination=0)
    t.begin(1)
    t.dice(6, 6)
    t.do("move:c2")
    assert (t.place(1), t.markers(1)) == ("c3", 1)


# Chasm


@pytest.mark.rule("dungeonquest.room.schlund-enter")
def test_the_chasm_draws_a_card_and_asks_for_a_side_only_from_elsewhere() -> None:
    t = before("chasm_se")
    t.draws("v_empty")
    enter(t)
    assert (t.side(), t.discards("dungeon")) == ("south", ["v_empty"])
    for way in ("secret door", "rune", "catacombs"):
        t = before("chasm_se")
        WAYS[way](t)
        assert t.offers() == ["side:north", "side:east"]
        t.draws("v_empty")
        t.do("side:north")
        assert t.discards("dungeon") == ["v_empty"]
        t.begin(0)
        assert t.offers("move:") == ["move:c2", "move:b3"]


@pytest.mark.rule("dungeonquest.room.schlund-leave")
@pytest.mark.parametrize(
    ("room", "side", "ways"),
    [
        ("chasm_se", "south", ["move:d3", "move:c4"]),
        ("chasm_se", "north", ["move:c2", "move:b3"]),
        ("chasm_sw", "south", ["move:c4", "move:b3"]),
        ("chasm_sw", "east", ["move:c2", "move:d3"]),
    ],
)
def test_nobody_crosses_the_chasm(room: str, side: str, ways: list[str]) -> None:
    t = before(room)
    t.hero(0, place="c3", side=side)
    t.begin(0)
    assert t.offers() == ways
    for place in {"c2", "d3", "c4", "b3"} - {way.removeprefix("move:") for way in ways}:
        t.refuse(f"move:{place}", "other-side")


@pytest.mark.rule("dungeonquest.room.schlund-leave")
def test_a_blocked_side_of_the_chasm_is_a_dead_point() -> None:
    t = before("chasm_se")
    t.hero(0, place="c3", side="north")
    t.lay("c2", "dungeon_xxox", turns=2)
    t.lay("b3", "dungeon_xxox")
    t.begin(0)
    assert (t.status(), t.cause()) == ("dead", "dead-point")


# Towers


@pytest.mark.rule("dungeonquest.room.tower-enter")
def test_a_tower_offers_escape_the_way_on_and_the_other_towers() -> None:
    t = Dungeon(2)
    t.lay("b1", "dungeon_oooo")
    t.hero(0, place="b1", loot=["l_rope"])
    t.begin(0)
    t.do("move:a1")
    assert t.offers() == ["escape", "move:b1", "move:a2", "hop:a10", "hop:m10"]
    t.refuse("pass", "must-act")
    t.refuse("hop:m1", "occupied")
    t.hero(0, place="b1", loot=[])
    t.begin(0)
    t.do("move:a1")
    t.refuse("escape", "no-loot")
    t.hero(0, loot=["l_rope"])
    t.ready()
    t.do("escape")
    assert t.status() == "escaped"


@pytest.mark.rule("dungeonquest.room.tower-enter")
def test_from_a_tower_one_moves_on_at_once() -> None:
    t = Dungeon(2)
    t.lay("b1", "dungeon_oooo")
    t.hero(0, place="b1")
    t.begin(0)
    t.tiles("dungeon_oooo")
    t.draws("v_empty")
    t.do("move:a1", "move:a2")
    assert (t.place(), t.active()) == ("a2", 1)


@pytest.mark.rule("dungeonquest.room.tower-hop-continue")
def test_after_changing_towers_the_turn_goes_on_there() -> None:
    t = Dungeon(2)
    t.lay("b1", "dungeon_oooo")
    t.hero(0, place="b1", loot=["l_rope"])
    t.begin(0)
    t.do("move:a1", "hop:m10")
    assert (t.place(), t.offers()) == ("m10", ["escape", "move:m9", "move:l10"])
    t.refuse("hop:a10", "hopped")
    t.hero(0, loot=[])
    t.lay("l1", "dungeon_oooo")
    t.no_tiles()
    t.ready()
    assert (t.active(), t.place()) == (1, "m10")


@pytest.mark.rule("dungeonquest.room.tower-start")
def test_who_starts_in_a_tower_may_escape_or_move() -> None:
    t = Dungeon(2)
    assert t.offers() == ["move:b1", "move:a2"]
    t.refuse("hop:a10", "only-on-entry")
    t.hero(0, loot=["l_rope"])
    t.begin(0)
    assert t.offers() == ["move:b1", "move:a2", "escape"]


def near(beside: str) -> Dungeon:
    """Return a table with seat 0 in a room beside a printed one."""
    t = Dungeon(2)
    t.lay(beside, "dungeon_oooo")
    t.hero(0, place=beside)
    t.begin(0)
    return t


PRINTED_WAYS = {
    "passage": (),
    "secret door": ("search",),
    "rune": ("use:r_passage",),
}
"""What is answered before the move into a printed room."""


@pytest.mark.rule("dungeonquest.room.tower-enter", "dungeonquest.room.on-enter-always")
@pytest.mark.parametrize("way", list(PRINTED_WAYS))
@pytest.mark.parametrize(("tower", "beside"), [("a1", "b1"), ("a10", "a9"), ("m10", "l10")])
def test_a_tower_takes_effect_however_it_is_entered(way: str, tower: str, beside: str) -> None:
    t = near(beside)
    t.hero(0, loot=["l_rope"], runes=["r_passage"])
    t.draws("s_secret_door")
    t.begin(0)
    t.do(*PRINTED_WAYS[way], f"move:{tower}")
    hops = [f"hop:{place}" for place in ("a1", "a10", "m10") if place != tower]
    assert (t.ask(), t.offers("escape"), t.offers("hop:")) == ("TowerRoom", ["escape"], hops)


@pytest.mark.rule("dungeonquest.room.tower-enter", "dungeonquest.catacombs.exit-explored")
def test_a_tower_takes_effect_from_below() -> None:
    t = Dungeon(2)
    t.hero(0, place="c2", facing="north", below=True, loot=["l_rope"])
    t.draws("k_exit")
    t.dice(2)
    t.begin(0)
    t.do("leave", "face:west")
    assert (t.place(), t.ask(), t.wounds()) == ("a1", "TowerRoom", 0)
    t.do("escape")
    assert t.status() == "escaped"


# Treasure chamber


@pytest.mark.rule("dungeonquest.room.treasure-enter", "dungeonquest.room.on-enter-always")
@pytest.mark.parametrize("way", list(PRINTED_WAYS))
@pytest.mark.parametrize(("into", "beside"), [("g5", "g4"), ("g6", "h6")])
def test_the_dragon_waits_however_the_chamber_is_entered(way: str, into: str, beside: str) -> None:
    t = near(beside)
    t.hero(0, runes=["r_passage"])
    t.draws("s_secret_door", "d_sleeping", "z_ebon_ring", "z_sun_spear")
    t.begin(0)
    t.do(*PRINTED_WAYS[way], f"move:{into}")
    assert (t.place(), t.loot(), t.active()) == ("g5", ["z_ebon_ring", "z_sun_spear"], 1)


@pytest.mark.rule("dungeonquest.room.treasure-enter", "dungeonquest.catacombs.exit-explored")
@pytest.mark.parametrize("die", [1, 2])
def test_the_dragon_waits_for_whoever_comes_from_below(die: int) -> None:
    t = Dungeon(2)
    t.hero(0, place="f4", facing="east", below=True)
    t.draws("k_exit", "d_sleeping", "z_ebon_ring", "z_sun_spear")
    t.dice(die)
    t.begin(0)
    t.do("leave", "face:south")
    assert (t.place(), t.loot(), t.active()) == ("g5", ["z_ebon_ring", "z_sun_spear"], 1)


@pytest.mark.card("d_sleeping")
@pytest.mark.rule("dungeonquest.room.treasure-enter", "dungeonquest.room.treasure-sleeping")
@pytest.mark.parametrize("place", ["g4", "f5", "h5", "f6", "h6", "g7"])
def test_every_passage_leads_to_the_dragon(place: str) -> None:
    t = Dungeon(2)
    t.lay(place, "dungeon_oooo")
    t.hero(0, place=place)
    t.begin(0)
    treasure = t.count("treasure")
    t.draws("d_sleeping", "z_ebon_ring", "z_sun_spear")
    into = [word for word in t.offers("move:") if word in ("move:g5", "move:g6")]
    assert len(into) == 1
    t.do(into[0])
    assert (t.place(), t.loot(), t.count("dragon")) == ("g5", ["z_ebon_ring", "z_sun_spear"], 7)
    assert (t.count("treasure"), t.active()) == (treasure - 2, 1)


@pytest.mark.rule("dungeonquest.room.treasure-turn-start")
def test_in_the_chamber_one_draws_or_leaves() -> None:
    t = Dungeon(2)
    t.hero(0, place="g5")
    t.lay("g4", "dungeon_oooo")
    t.hero(1, place="g4")
    t.begin(0)
    assert t.offers() == ["move:h5", "move:h6", "move:g7", "move:f6", "move:f5", "dragon"]
    t.refuse("pass", "must-act")
    t.refuse("search", "no-torch")
    t.refuse("move:g4", "occupied")
    t.no_tiles()
    t.begin(0)
    assert t.offers() == ["dragon"]


@pytest.mark.rule("dungeonquest.room.treasure-shared")
def test_the_chamber_is_one_room() -> None:
    t = Dungeon(2)
    t.lay("g4", "dungeon_oooo")
    t.lay("g7", "dungeon_oooo")
    t.hero(0, place="g4")
    t.begin(0)
    t.draws("d_sleeping", "z_ebon_ring", "z_sun_spear")
    t.do("move:g5")
    t.begin(0)
    t.draws("v_empty")
    t.do("move:g7")
    assert t.place() == "g7"


@pytest.mark.rule("dungeonquest.room.treasure-reshuffle")
def test_drawn_dragon_cards_stay_out_while_somebody_is_there() -> None:
    t = Dungeon(2)
    t.hero(0, place="g5")
    t.hero(1, place="g5")
    for _ in range(3):
        t.begin(0)
        t.draws("d_sleeping")
        t.do("dragon")
    assert (t.count("dragon"), t.discards("dragon")) == (5, ["d_sleeping"] * 3)
    t.begin(0)
    t.tiles("dungeon_oooo")
    t.draws("v_empty")
    t.do("move:g4")
    assert t.count("dragon") == 5
    t.tiles("dungeon_oooo")
    t.draws("v_empty")
    t.do("move:g7")
    assert (t.count("dragon"), t.discards("dragon")) == (8, [])


@pytest.mark.rule("dungeonquest.room.treasure-reshuffle")
def test_the_eighth_draw_at_the_latest_wakes_the_dragon() -> None:
    t = Dungeon(2)
    t.hero(0, place="g5")
    t.hero(1, place="g5")
    for drawn in range(7):
        t.begin(0)
        rage = t.table.decks[7].cells.count(cards("d_rage")[0])
        assert (t.count("dragon"), rage) == (8 - drawn, 1)
        t.draws("d_sleeping")
        t.do("dragon")
    t.begin(0)
    t.dice(1, 1, 1, 1)
    t.do("dragon")
    assert (t.wounds(0), t.wounds(1), t.count("dragon")) == (2, 2, 8)


@pytest.mark.card("d_rage")
@pytest.mark.rule("dungeonquest.room.treasure-rage")
def test_the_rage_hits_everybody_in_the_chamber() -> None:
    t = Dungeon(3)
    for seat in (1, 2):
        t.hero(seat, place="g5")
    t.hero(1, loot=["z_sun_spear", "z_ebon_ring", "l_rope"])
    t.hero(2, loot=["z_gold_ring", "z_pearl_ring", "l_rope"])
    t.hero(0, loot=["z_giant_ruby"])
    t.begin(2)
    t.draws("d_rage")
    t.dice(1, 2, 3, 4)
    t.do("dragon")
    assert (t.loot(0), t.loot(1), t.loot(2)) == (["z_giant_ruby"], ["l_rope"], ["l_rope"])
    assert (t.wounds(0), t.wounds(1), t.wounds(2)) == (0, 7, 3)
    assert (t.count("dragon"), t.place(1), t.place(2), t.active()) == (8, "g5", "g5", 0)


@pytest.mark.rule("dungeonquest.room.treasure-rage")
def test_the_rage_goes_on_when_the_first_one_dies() -> None:
    t = Dungeon(3)
    for seat in range(3):
        t.hero(seat, place="g5", wounds=4)
    t.hero(0, wounds=15)
    t.begin(0)
    t.draws("d_rage")
    t.dice(1, 1, 1, 2, 6, 6)
    t.do("dragon")
    assert [t.status(seat) for seat in range(3)] == ["dead", "inside", "dead"]
    assert (t.wounds(1), t.count("dragon"), t.active()) == (7, 8, 1)


@pytest.mark.rule("dungeonquest.room.treasure-rage")
def test_by_house_rule_the_rage_drives_heroes_out() -> None:
    t = Dungeon(2, expel="on")
    for seat, place in ((0, "g4"), (1, "g7")):
        t.hero(seat, place="g5")
        t.lay(place, "dungeon_oooo")
    t.begin(0)
    t.draws("d_rage", "v_empty", "v_empty")
    t.dice(1, 1, 1, 1)
    t.do("dragon")
    assert (t.ask(), t.asked) == ("LeaveHall", [0])
    t.do("move:g4")
    assert (t.ask(), t.asked) == ("LeaveHall", [1])
    t.do("move:g7")
    assert (t.place(0), t.place(1), t.active()) == ("g4", "g7", 1)


@pytest.mark.rule("dungeonquest.room.treasure-rage")
@pytest.mark.parametrize(("room", "turns"), [("dungeon_oogo", 0), ("dungeon_dooo", 2)])
def test_nothing_stops_whom_the_dragon_drives_out(room: str, turns: int) -> None:
    t = Dungeon(2, expel="on")
    t.hero(0, place="g5")
    t.lay("g4", room, turns)
    t.begin(0)
    t.draws("d_rage", "v_empty")
    t.dice(1, 1)
    t.do("dragon", "move:g4")
    assert (t.place(), "test" in t.events(), t.count("door")) == ("g4", False, 15)


# Turning rooms and secret doors


@pytest.mark.rule("dungeonquest.edge.rotate-under-hero")
def test_everything_turns_with_the_tile() -> None:
    t = before("chasm_se")
    t.draws("v_ceiling")
    enter(t)
    assert (t.room("c3"), t.side()) == ("chasm_se-1", "west")
    t.begin(0)
    assert t.offers("move:") == ["move:c4", "move:b3"]
    t = before("dungeon_oogo", turns=2)
    t.draws("v_ceiling")
    enter(t)
    assert t.room("c3") == "dungeon_oogo-3"
    assert [t.table.exit_of(CELL["c3"], side) for side in range(4)] == [1, 3, 1, 1]


@pytest.mark.rule("dungeonquest.edge.rotate-under-hero")
def test_below_nothing_turns() -> None:
    t = before("dungeon_oooo")
    t.hero(0, place="c3", below=True)
    t.draws("k_hidden_trap", "f_ceiling")
    t.begin(0)
    assert t.room("c3") == "dungeon_oooo-0"


@pytest.mark.rule("dungeonquest.edge.secret-door")
def test_a_secret_door_leads_through_walls() -> None:
    t = before("dungeon_oooo")
    t.lay("c4", "dungeon_xxox")
    t.lay("d4", "dungeon_oooo")
    t.hero(1, place="d4")
    t.begin(0)
    t.draws("s_secret_door")
    t.do("search")
    assert t.offers() == ["pass", "move:c3", "move:c5", "move:b4"]
    t.refuse("move:d4", "occupied")
    t.tiles("dungeon_xxox")
    t.draws("v_empty")
    t.do("move:b4")
    assert (t.place(), t.room("b4"), t.discards("dungeon")) == ("b4", "dungeon_xxox-3", ["v_empty"])


@pytest.mark.rule("dungeonquest.flee.after-round", "dungeonquest.encounter.triggers")
@pytest.mark.parametrize("way", ["passage", "rune", "catacombs"])
def test_however_else_one_comes_to_a_monster_one_may_flee(way: str) -> None:
    t = before("dungeon_oooo")
    t.mark("monsters", "c3")
    t.begin(0)
    t.draws("m_troll_5_0")
    come(t, way)
    t.duel("magic", "ranged")
    assert t.offers() == ["flee", "pass"]


@pytest.mark.rule("dungeonquest.edge.secret-door", "dungeonquest.flee.forbidden-by-card")
def test_behind_a_secret_door_there_is_no_flight() -> None:
    t = before("dungeon_oooo")
    t.mark("monsters", "c3")
    t.begin(0)
    t.draws("s_secret_door", "m_troll_5_0")
    t.do("search", "move:c3")
    for _ in range(2):
        t.duel("magic", "ranged")
        assert t.ask() == "Duel"
