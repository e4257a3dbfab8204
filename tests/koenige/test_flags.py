"""Actions 2 and 3: capturing rooms and stealing flags."""

import pytest

from verlies.games.koenige.content.ids import NONE, PLACED, STOLEN, SUPPLY, TAKING
from verlies.testing.koenige import BLUE, RED, Halls


def halls(seats: int = 2, **options: str) -> Halls:
    """Return flag rooms at n1 (2), e2 (1) and s2 (2), and chests at w2 and w3."""
    t = Halls(seats, **options)
    t.lay("n1", "W02", 2)
    t.lay("e2", "W01", 3)
    t.lay("s2", "W03", 0)
    t.lay("w2", "W06", 1)
    t.lay("w3", "W07", 1)
    t.act(0)
    return t


@pytest.mark.rule("koenige.capture.start")
def test_a_capture_begins_with_the_token_on_the_board() -> None:
    t = halls()
    t.hero(0, at="n1")
    t.act(0)
    t.do("capture")
    flag = t.flag_at("W02")
    assert (flag.status, flag.holder, t.actions(), t.marked(), t.points()) == (TAKING, 0, 1, [], (0, 0))
    assert t.told("capturing", "value") == [2]


@pytest.mark.rule("koenige.capture.only-unclaimed")
def test_only_a_flag_in_the_supply_can_be_captured() -> None:
    t = halls(4)
    for status, team, holder, reason in (
        ("placed", RED, NONE, "flag-claimed"),
        ("placed", BLUE, NONE, "flag-claimed"),
        ("taking", NONE, 1, "flag-held"),
        ("taking", NONE, 2, "flag-held"),
    ):
        t.hero(0, at="n1")
        t.flag("W02", status, team, holder)
        t.act(0)
        t.refuse("capture", reason)
    t.flag("W02", "stolen", BLUE, 2)
    t.act(0)
    t.refuse("capture", "flag-away")
    t.hero(0, at="start")
    t.act(0)
    t.refuse("capture", "no-flag-room")


@pytest.mark.rule("koenige.capture.complete-next-turn", "koenige.capture.x-on-flag")
def test_who_stays_until_the_next_turn_has_captured_the_room() -> None:
    t = halls()
    t.hero(0, at="n1")
    t.hero(1, at="n1")
    t.act(0)
    t.do("capture", "done")
    t.turn(0)
    flag = t.flag_at("W02")
    assert (flag.status, flag.team, flag.holder, t.marked()) == (PLACED, RED, NONE, ["n1"])
    assert t.points() == (2, 0)
    assert t.actions() == 2
    t.act(1)
    t.refuse("steal", "protected")


@pytest.mark.rule("koenige.capture.clears-other-x")
def test_a_capture_takes_all_other_x_away_but_place_holders() -> None:
    t = halls(4)
    t.flag("W01", "placed", RED)
    t.mark("w2", "w3", "e2")
    t.flag("W03", "stolen", RED, 1)
    t.hero(0, at="n1")
    t.flag("W02", "taking", holder=0)
    t.turn(0)
    assert t.marked() == ["n1", "s2"]
    assert t.told("cleared", "count") == [3]


@pytest.mark.rule("koenige.capture.clears-other-x")
@pytest.mark.parametrize(
    ("keep", "conquered", "stays"), [("on", True, True), ("on", False, False), ("off", True, False)]
)
def test_conquered_flags_may_keep_their_x(keep: str, conquered: bool, stays: bool) -> None:
    t = halls(keep_x=keep)
    t.flag("W01", "placed", RED)
    t.flag_at("W01").conquered = conquered
    t.mark("e2", "w2")
    t.hero(0, at="n1")
    t.flag("W02", "taking", holder=0)
    t.turn(0)
    assert t.marked() == (["e2", "n1"] if stays else ["n1"])


@pytest.mark.rule("koenige.capture.leave-returns")
def test_who_walks_away_gives_the_flag_back() -> None:
    t = halls()
    t.hero(0, at="n1")
    t.act(0)
    t.do("capture", "walk@start", "pass")
    assert t.flag_at("W02").status == SUPPLY
    assert t.told("left-flag", "value") == [2]
    t.hero(1, at="n1")
    t.act(1)
    assert "capture" in t.offers()


@pytest.mark.rule("koenige.capture.leave-returns")
@pytest.mark.card("B-A02")
def test_being_pushed_out_counts_as_leaving() -> None:
    t = halls()
    t.hero(0, at="n1")
    t.flag("W02", "taking", holder=0)
    t.hero(1, at="n1", hand=["B-A02"])
    t.act(1)
    t.do("play:B-A02", "put@start")
    assert (t.at(0), t.flag_at("W02").status) == ("start", SUPPLY)


@pytest.mark.rule("koenige.capture.multiple-holders")
def test_captures_run_side_by_side() -> None:
    t = halls()
    t.hero(0, at="n1")
    t.hero(1, at="e2")
    t.flag("W02", "taking", holder=0)
    t.act(1)
    t.do("capture")
    t.turn(0)
    assert t.marked() == ["n1"]
    t.turn(1)
    assert t.marked() == ["e2"], "the later capture takes the X of the earlier one away"
    assert t.points() == (2, 1)


# Stealing


@pytest.mark.rule("koenige.steal.take", "koenige.steal.score-while-carried")
def test_stealing_takes_the_flag_and_leaves_an_x() -> None:
    t = halls()
    t.flag("W02", "placed", BLUE)
    t.hero(0, at="n1")
    t.act(0)
    assert t.points() == (0, 2)
    t.do("steal")
    flag = t.flag_at("W02")
    assert (flag.status, flag.team, flag.holder, t.actions(), t.marked()) == (STOLEN, BLUE, 0, 1, ["n1"])
    assert t.points() == (0, 0), "it counts for nobody"
    assert len(t.table.marks) == 1


@pytest.mark.rule("koenige.steal.x-blocks")
def test_protected_and_own_flags_cannot_be_stolen() -> None:
    t = halls()
    t.flag("W02", "placed", BLUE)
    t.mark("n1")
    t.hero(0, at="n1")
    t.act(0)
    t.refuse("steal", "protected")
    t.table.marks = []
    t.act(0)
    assert "steal" in t.offers()
    t.flag("W02", "placed", RED)
    t.act(0)
    t.refuse("steal", "own-flag")
    t.flag("W02", "supply")
    t.act(0)
    t.refuse("steal", "no-flag-here")


@pytest.mark.rule("koenige.steal.conquer-at-start", "koenige.steal.conquer-keeps-other-x")
def test_a_turn_that_begins_in_the_start_room_conquers() -> None:
    t = halls()
    t.flag("W02", "stolen", BLUE, 0)
    t.flag("W01", "placed", BLUE)
    t.mark("w2", "w3", "e2")
    t.turn(0)
    flag = t.flag_at("W02")
    assert (flag.status, flag.team, flag.conquered) == (PLACED, RED, True)
    assert t.marked() == ["e2", "n1", "w2", "w3"], "the same X, and no other went away"
    assert t.points() == (2, 1)


@pytest.mark.rule("koenige.steal.not-on-arrival")
def test_to_arrive_is_not_enough() -> None:
    t = halls()
    t.hero(0, at="n1")
    t.flag("W02", "stolen", BLUE, 0)
    t.act(0)
    t.do("walk@start", "pass", "done")
    assert t.flag_at("W02").status == STOLEN
    t.act(0)
    t.do("walk@s1", "pass")
    t.turn(0)
    assert t.flag_at("W02").status == STOLEN


@pytest.mark.rule("koenige.steal.defeated-returns", "koenige.fight.returns-stolen")
def test_a_thief_who_is_defeated_gives_the_flag_back() -> None:
    t = halls()
    t.flag("W02", "stolen", BLUE, 0)
    t.hero(0, at="s1")
    t.hero(1, at="s1")
    t.act(1)
    t.fates(8, 1)
    t.do("attack:0")
    flag = t.flag_at("W02")
    assert (flag.status, flag.team, flag.conquered, t.marked()) == (PLACED, BLUE, False, ["n1"])
    assert t.table.heroes[1].carried == []
    assert t.at(0) == "start", "no flag of theirs lies anywhere"
    t.hero(0, at="n1")
    t.act(0)
    t.refuse("steal", "protected")


@pytest.mark.rule("koenige.steal.no-time-limit")
def test_a_flag_can_be_carried_for_long() -> None:
    t = halls()
    t.flag("W02", "stolen", BLUE, 0)
    t.hero(0, at="w2", hand=["B-W01"])
    for _ in range(3):
        t.act(0)
        t.do("walk@w1", "walk@w2")
        assert t.flag_at("W02").holder == 0
    t.refuse("give:B-W01", "equip-later")


@pytest.mark.rule("koenige.steal.several-flags")
def test_several_flags_and_a_capture_at_once() -> None:
    t = halls()
    t.flag("W02", "stolen", BLUE, 0)
    t.flag("W01", "placed", BLUE)
    t.hero(0, at="e2")
    t.act(0)
    t.do("steal")
    t.hero(0, at="s2")
    t.act(0)
    t.do("capture")
    assert len(t.table.heroes[0].carried) == 2
    t.act(0)
    t.do("walk@s1", "pass")
    assert (t.flag_at("W03").status, len(t.table.heroes[0].carried)) == (SUPPLY, 2)
    t.hero(0, at="start")
    t.turn(0)
    assert t.points() == (3, 0)


@pytest.mark.rule("koenige.edge.attack-in-start-room")
def test_a_thief_in_the_start_room_can_still_be_beaten() -> None:
    t = halls()
    t.flag("W02", "stolen", BLUE, 0)
    t.flag("W01", "supply")
    t.act(1)
    t.fates(8, 1)
    t.do("attack:0")
    assert (t.at(0), t.points()) == ("start", (0, 2))
    t.turn(0)
    assert "conquered" not in t.events()
    assert t.points() == (0, 2)
