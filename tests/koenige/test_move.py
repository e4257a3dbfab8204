"""Action 1: moving."""

import pytest

from verlies.testing.koenige import BLUE, RED, Halls


def row() -> Halls:
    """Return rooms in a row to the north: n1, n2, n3."""
    t = Halls(2)
    t.lay("n2", "I05")
    t.lay("n3", "W14")
    t.act(0)
    return t


def portals() -> Halls:
    """Return portals at n1, e2 and s2; e1 leads to the second one, s1 to the third."""
    t = Halls(2)
    t.lay("n1", "I05")
    t.lay("e2", "W04")
    t.lay("s2", "W05", 0)
    t.act(0)
    return t


@pytest.mark.rule("koenige.move.two-rooms")
def test_a_move_goes_up_to_two_rooms() -> None:
    t = row()
    t.do("walk@n1")
    assert (t.at(), t.actions(), t.ask()) == ("n1", 1, "Going")
    t.do("walk@n2")
    assert (t.at(), t.actions(), t.ask()) == ("n2", 1, "Act")
    t.do("walk@n3", "pass")
    assert (t.at(), t.actions()) == ("n3", 0)


@pytest.mark.rule("koenige.move.two-rooms")
def test_no_third_step() -> None:
    t = row()
    t.lay("n1", "W04")
    t.act(0)
    t.do("walk@n1", "walk@n2")
    assert t.ask() == "Going", "the portal leads on"
    t.refuse("walk@n3", "no-steps")


@pytest.mark.rule("koenige.move.through-exits-only")
def test_only_exits_lead_on() -> None:
    t = Halls(2)
    t.lay("n1", "W07", 0)
    t.lay("n1e1", "W14")
    t.hero(0, at="n1")
    t.act(0)
    assert t.places("walk") == ["start"]
    t.refuse("walk@n1e1", "not-connected")
    t.refuse("walk@n2", "no-room-there")
    t.refuse(f"walk:{len(t.table.chart.lying)}", "no-room-there")
    t.refuse("walk@e1", "not-connected")


@pytest.mark.rule("koenige.move.shared-rooms")
def test_figures_do_not_block_each_other() -> None:
    t = Halls(6)
    for seat in (1, 2, 3):
        t.hero(seat, at="n1")
    t.lay("n2", "I05")
    t.act(0)
    t.do("walk@n1", "walk@n2")
    assert t.at() == "n2"
    t.act(4)
    t.do("walk@n1", "pass")
    assert sorted(t.table.at(t.field("n1"))) == [1, 2, 3, 4]


@pytest.mark.rule("koenige.move.portal-jump", "koenige.move.portal-any-time")
def test_two_steps_and_a_jump() -> None:
    t = portals()
    t.hero(0, at="start")
    t.act(0)
    t.do("walk@e1", "walk@e2")
    assert (t.ask(), t.places("jump"), t.places("walk")) == ("Going", ["n1", "s2"], [])
    t.do("jump@s2")
    assert (t.at(), t.actions(), t.ask()) == ("s2", 1, "Act")


@pytest.mark.rule("koenige.move.portal-jump")
def test_jumps_lead_from_portal_to_portal() -> None:
    t = portals()
    t.refuse("jump@n1", "no-portal-here")
    t.hero(0, at="n1")
    t.act(0)
    t.refuse("jump@e1", "no-portal-there")
    t.refuse("jump@n1", "here-already")
    t.refuse("jump@n4" if t.field("n4") >= 0 else "jump:99", "no-portal-there")
    assert t.places("jump") == ["e2", "s2"]


@pytest.mark.rule("koenige.move.portal-any-time")
def test_a_jump_before_and_between_steps() -> None:
    t = portals()
    t.hero(0, at="n1")
    t.act(0)
    t.do("jump@e2", "walk@e1", "walk@start")
    assert (t.at(), t.actions()) == ("start", 1)
    t.do("walk@n1", "jump@s2", "walk@s1")
    assert (t.at(), t.actions(), t.ask()) == ("s1", 0, "Equip")


@pytest.mark.rule("koenige.move.portal-only-jump")
def test_a_jump_alone_is_a_move() -> None:
    t = portals()
    t.hero(0, at="n1")
    t.act(0)
    t.do("jump@e2", "pass")
    assert (t.at(), t.actions()) == ("e2", 1)
    t.refuse("pass")


@pytest.mark.rule("koenige.move.portal-needs-second")
def test_one_portal_leads_nowhere() -> None:
    t = Halls(2)
    t.lay("n1", "I05")
    t.hero(0, at="n1")
    t.stack("W04", "W16")
    t.act(0)
    assert t.places("jump") == []
    t.refuse("jump:77", "no-portal-there")


@pytest.mark.rule("koenige.move.portal-once")
def test_one_jump_a_move_and_none_is_forced() -> None:
    t = Halls(2)
    t.lay("n1", "I05")
    t.lay("e1", "W04")
    t.lay("e2", "W05", 0)
    t.hero(0, at="n1")
    t.act(0)
    t.do("jump@e1", "walk@e2")
    assert t.places("jump") == []
    t.refuse("jump@n1", "jumped")
    t.do("pass", "jump@n1", "pass")
    assert t.at() == "n1"
    t.act(0)
    t.do("walk@start", "walk@e1", "pass")
    assert t.at() == "e1", "through a portal without jumping"


@pytest.mark.rule("koenige.move.step-by-step")
def test_out_and_back_is_a_move_and_ends_a_capture() -> None:
    t = Halls(2)
    t.lay("n1", "W02", 2)
    t.hero(0, at="n1")
    t.flag("W02", "taking", holder=0)
    t.act(0)
    t.do("walk@start", "walk@n1")
    assert (t.at(), t.actions(), t.flag_at("W02").holder) == ("n1", 1, -1)
    assert t.table.heroes[0].capturing == -1
    t.do("capture")
    assert t.actions() == 0


@pytest.mark.rule("koenige.move.step-by-step")
@pytest.mark.card("B-S07")
def test_every_room_on_the_way_is_entered() -> None:
    t = row()
    t.hero(1, at="n1", hand=["B-S07"])
    t.act(0)
    t.do("walk@n1")
    assert (t.ask(), t.asked) == ("EnemyEnters", [1])
    t.do("pass")
    assert (t.ask(), t.asked) == ("Going", [0])
    t.do("walk@n2")
    assert t.ask() == "Act", "nobody is in the second room"


@pytest.mark.rule("koenige.move.step-by-step")
def test_a_window_opens_after_a_jump_as_well() -> None:
    t = portals()
    t.hero(0, at="n1")
    t.hero(1, at="e2", hand=["B-W01"])
    t.act(0)
    t.do("jump@e2")
    assert t.ask() == "EnemyEnters"


@pytest.mark.rule("koenige.move.step-by-step")
@pytest.mark.card("S-S03")
def test_who_is_displaced_loses_the_rest_of_the_move() -> None:
    t = row()
    t.hero(1, at="n1", hand=["S-S03"])
    t.act(0)
    t.do("walk@n1", "play:S-S03")
    t.fates(8, 1)
    t.passes()
    assert t.at() == "start"
    assert (t.ask(), t.actions()) == ("Act", 1), "one step was left, and is lost"
    assert {RED, BLUE} == {0, 1}
