"""Attribute tests and determination."""

import pytest

from verlies.testing.dungeonquest import Dungeon, in_room, met


def at_gate(hero: str = "challara", markers: int = 0) -> Dungeon:
    """Return a table with a hero behind a portcullis to the south."""
    t = Dungeon(2, heroes=(hero, "tatianna"))
    t.lay("c3", "dungeon_oogo")
    t.lay("c4", "dungeon_oooo")
    t.hero(0, place="c3", determination=markers)
    t.begin(0)
    return t


@pytest.mark.rule("dungeonquest.test.roll")
@pytest.mark.parametrize("total", range(2, 13))
def test_a_sum_up_to_the_attribute_succeeds(total: int) -> None:
    t = at_gate("hugo")
    t.dice(total // 2, total - total // 2)
    t.draws("v_empty")
    t.do("move:c4")
    assert t.place() == ("c4" if total <= 7 else "c3")
    assert t.active() == 1


@pytest.mark.rule("dungeonquest.test.four-attributes")
def test_each_place_tests_its_attribute() -> None:
    tested = []
    for room, steps in (
        ("dungeon_oogo", ["move:c4"]),
        ("web_oooo", ["move:c4"]),
        ("bridge_oxox", ["cross"]),
        ("rubble_oxox", ["move:c4"]),
    ):
        t = Dungeon(2)
        t.lay("c3", room)
        t.lay("c4", "dungeon_oooo")
        t.hero(0, place="c3", side="north")
        t.begin(0)
        t.dice(6, 6, 1)
        t.do(*steps)
        tested.append(t.told("test", "attribute"))
    assert tested == [["strength"], ["strength"], ["agility"], ["agility"]]
    t = Dungeon(2)
    t.tiles("pit_oxox")
    t.dice(1, 1)
    t.do("move:b1")
    assert t.told("test", "attribute") == ["luck"]
    t = Dungeon(2)
    t.tiles("trap_oooo")
    t.draws("f_blade")
    t.dice(1, 1)
    t.do("move:b1")
    assert t.told("test", "attribute") == ["armour"]


@pytest.mark.rule("dungeonquest.test.gain-determination")
def test_only_failure_gives_a_marker_for_later() -> None:
    t = at_gate()
    t.dice(3, 3)
    t.do("move:c4")
    assert (t.place(), t.markers(), t.ask(), t.active()) == ("c3", 1, "TakeAction", 1)
    t = at_gate()
    t.dice(2, 3)
    t.draws("v_empty")
    t.do("move:c4")
    assert (t.place(), t.markers()) == ("c4", 0)


@pytest.mark.rule("dungeonquest.test.spend-determination", "dungeonquest.cards.draw-resolve-discard")
def test_markers_are_spent_after_the_roll() -> None:
    t = at_gate(markers=3)
    t.dice(4, 4)
    t.do("move:c4")
    assert t.offers() == ["spend:0", "spend:1", "spend:2", "spend:3"]
    t.refuse("spend:4", "too-many")
    t.draws("v_empty")
    t.do("spend:3")
    assert (t.place(), t.markers()) == ("c4", 0)


@pytest.mark.rule("dungeonquest.test.spend-determination")
def test_too_few_markers_are_spent_in_vain() -> None:
    t = at_gate(markers=3)
    t.refuse("spend:1")
    t.dice(4, 4)
    t.do("move:c4")
    t.refuse("spend:1", "not-your-turn", seat=1)
    t.do("spend:2")
    assert (t.place(), t.markers(), t.active()) == ("c3", 2, 1)


@pytest.mark.rule("dungeonquest.test.no-marker-for-plain-rolls")
def test_plain_rolls_know_no_markers() -> None:
    t = Dungeon(2)
    t.table.sun = 25
    t.hero(0, determination=5)
    t.dice(2)
    t.begin(0)
    assert t.ask() == "TakeAction"
    t.tiles("dungeon_oooo")
    t.draws("v_razorwing")
    t.dice(4)
    t.do("move:b1")
    assert (t.wounds(), t.markers(), t.active()) == (4, 5, 1)
    t = Dungeon(2)
    t.lay("c3", "dark_xooo")
    t.hero(0, place="c3", determination=5)
    t.begin(0)
    t.tiles("dungeon_oooo")
    t.draws("v_empty")
    t.dice(1)
    t.do("grope")
    assert (t.place(), t.markers(), t.active()) == ("c4", 5, 1)


@pytest.mark.rule("dungeonquest.test.no-marker-for-plain-rolls")
def test_neither_fall_nor_exit_nor_fight_knows_markers() -> None:
    t = in_room("bridge_oxox", hero={"determination": 5})
    t.dice(6, 6, 4)
    t.do("cross", "spend:0")
    assert (t.ask(), t.wounds(), t.markers()) == ("PlaceMarker", 4, 6)
    t = Dungeon(2)
    t.hero(0, place="d2", facing="east", below=True, determination=5)
    t.lay("e1", "dungeon_oooo")
    t.draws("k_exit", "v_empty")
    t.dice(6)
    t.begin(0)
    t.do("leave", "face:north")
    assert (t.place(), t.wounds(), t.markers(), t.active()) == ("e1", 5, 5, 1)
    t = met(hero={"determination": 5})
    t.duel("ranged", "magic")
    assert (t.ask(), t.wounds(), t.markers()) == ("RunAway", 1, 5)


@pytest.mark.rule("dungeonquest.test.spend-determination")
def test_markers_spent_on_one_test_do_not_count_for_the_next() -> None:
    t = at_gate(markers=3)
    t.lay("c4", "dungeon_oogo", 2)
    t.begin(0)
    t.dice(4, 4, 3, 3)
    t.do("move:c4", "spend:3")
    assert (t.place(), t.markers(), t.told("failed", "sum"), t.active()) == ("c3", 1, [6], 1)


@pytest.mark.rule("dungeonquest.test.spend-determination")
@pytest.mark.parametrize(("spent", "told"), [(0, 0), (1, 1)])
def test_only_markers_that_are_spent_are_told(spent: int, told: int) -> None:
    t = at_gate(markers=1)
    t.dice(6, 6)
    t.do("move:c4", f"spend:{spent}")
    assert t.events().count("spent") == told
    assert t.markers() == 2 - spent


@pytest.mark.rule("dungeonquest.test.spend-determination")
def test_more_markers_than_needed_are_lost_and_the_sum_is_never_below_nothing() -> None:
    t = Dungeon(2, heroes=("gherinn", "lindel"))
    t.lay("c3", "dungeon_oogo")
    t.lay("c4", "dungeon_oooo")
    t.hero(0, place="c3", determination=8)
    t.begin(0)
    t.dice(2, 2)
    t.draws("v_empty")
    t.do("move:c4", "pass", "spend:8")
    assert (t.place(), t.markers(), t.told("passed", "sum")) == ("c4", 0, [0])
