"""Phase 1: drawing and laying rooms."""

import pytest

from verlies.games.koenige import GAME
from verlies.games.koenige.content.ids import ACTIONS, EXPANSION, GONE
from verlies.games.koenige.content.rooms import ROOMS
from verlies.games.koenige.reasons import OK
from verlies.games.koenige.state import Catacombs
from verlies.games.koenige.tiles import (
    field_refusal,
    fields_for,
    fits,
    new_turns,
    open_fields,
    place_refusal,
    turn_refusal,
    turns_on,
)
from verlies.kit.tiles import SIDES, TURNS
from verlies.testing.koenige import BLUE, ROOM, Halls, random_game


def ready(*stack: str, seats: int = 2) -> Halls:
    """Return seat 0 about to lay the first room of a stack."""
    t = Halls(seats)
    t.stack(*stack)
    t.turn(0)
    return t


def closed(*stack: str, seats: int = 2) -> Halls:
    """Return a map on which only one field is open, n1e1, which borders a flag room and must lead south and west."""
    t = Halls(seats)
    corners = {"n1": ("W01", 1), "e1": ("W17", 3), "s1": ("W08", 3), "w1": ("W10", 1), "s1w1": ("I07", 0)}
    for place, (room, turns) in corners.items():
        t.lay(place, room, turns)
    t.stack(*stack)
    return t


@pytest.mark.rule("koenige.expand.draw-one", "koenige.turn.three-phases")
def test_one_room_is_drawn_for_all_to_see_and_laid() -> None:
    t = ready("W06", "W16")
    assert t.table.turn.phase == EXPANSION
    assert (t.table.rooms.count(), t.table.drawn) == (1, [ROOM["W06"]])
    for viewer in (-1, 0, 1):
        assert GAME.view(t.table, viewer).seen.drawn == [ROOM["W06"]]
    t.do("lay@n2", "turn:1")
    assert t.room_at("n2") == "W06"
    assert (t.ask(), t.table.turn.phase) == ("Act", ACTIONS)
    assert len(t.table.laid()) == 6


@pytest.mark.rule("koenige.turn.expansion-mandatory", "koenige.turn.three-phases")
def test_laying_is_compulsory_and_comes_first() -> None:
    t = ready("W06", "W16")
    for word in ("pass", "done", "end", "loot", "walk@n1", "equip:B-W01"):
        t.refuse(word, "must-lay")
    t.do("lay@n2")
    t.refuse("done", "must-lay")
    t.do("turn:1", "done", "end")
    assert t.asked == [1], "nothing else need be done"


@pytest.mark.rule("koenige.expand.empty-stack-skips")
def test_without_cards_the_phase_is_left_out() -> None:
    t = Halls(2)
    t.lay("n1", "W02")
    t.stack()
    t.turn(0)
    assert t.ask() == "Act"


@pytest.mark.rule("koenige.expand.adjacent")
def test_a_room_must_touch_another_and_the_map_has_no_edge() -> None:
    t = ready("W04", "W16")
    assert t.places("lay") == ["e2", "n1e1", "n1w1", "n2", "s1e1", "s1w1", "s2", "w2"]
    t.refuse("lay@n1", "not-empty")
    t.refuse("lay:99", "touches-nothing")
    far = ready("W04", "W16")
    for place, room in (("w2", "I05"), ("w3", "W14")):
        far.lay(place, room)
    far.stack("W04", "W16")
    far.turn(0)
    assert "w4" in far.places("lay")
    assert far.table.chart.place(far.field("w4")) == (-4, 0)


@pytest.mark.rule("koenige.expand.connects-exit")
def test_some_exit_must_meet_an_exit() -> None:
    t = Halls(2)
    t.lay("n2", "W07", 0)
    t.stack("W11", "W16")
    t.turn(0)
    assert "n2e1" not in t.places("lay"), "only the wall of a straight room is there"
    t.refuse("lay@n2e1", "no-join")
    assert "n3" in t.places("lay")


@pytest.mark.rule("koenige.expand.no-exit-walled")
def test_no_exit_may_meet_a_wall() -> None:
    t = Halls(2)
    t.lay("n2", "W07", 0)
    t.lay("n2e1", "W06", 2)
    t.stack("W04", "W16")
    t.turn(0)
    assert "n1e1" in t.places("lay"), "three neighbours that all match"
    t.lay("n2e1", "W06", 0)
    t.stack("W04", "W16")
    t.turn(0)
    t.refuse("lay@n1e1", "mismatch")


@pytest.mark.rule("koenige.expand.no-exit-walled")
def test_a_wall_may_not_close_the_exit_of_a_neighbour() -> None:
    t = ready("W07", "W16")
    assert "n1e1" not in t.places("lay"), "a straight room would shut one of two exits"
    t.refuse("lay@n1e1", "mismatch")
    t.lay("n1", "W11", 0)
    t.lay("e1", "W03", 1)
    t.stack("W07", "W16")
    t.turn(0)
    assert "n2" in t.places("lay"), "walls beside walls are no harm"


@pytest.mark.rule("koenige.expand.flag-not-adjacent", "koenige.expand.flag-diagonal-ok")
def test_flag_rooms_never_share_a_side() -> None:
    t = Halls(2)
    t.lay("n1", "W03", 0)
    t.stack("W02", "W16")
    t.turn(0)
    assert "n2" not in t.places("lay")
    t.refuse("lay@n2", "flag-beside")
    t.refuse("lay@n1e1", "no-join" if not t.table.chart.beckons(t.field("n1e1")) else "flag-beside")
    assert "e2" in t.places("lay"), "diagonally is fine"
    t.stack("W06", "W16")
    t.turn(0)
    assert "n2" in t.places("lay"), "other rooms may lie there"


@pytest.mark.rule("koenige.expand.flag-not-adjacent")
def test_not_even_a_wall_between_them_helps() -> None:
    t = Halls(2)
    t.lay("n1", "W03", 1)
    t.stack("I01", "W16")
    t.turn(0)
    assert "n1e1" not in t.places("lay")
    t.refuse("lay@n1e1", "flag-beside")


@pytest.mark.rule("koenige.expand.flag-diagonal-ok")
def test_a_flag_room_may_lie_diagonally_and_beside_the_start_room() -> None:
    t = Halls(2)
    t.lay("e1", "W02", 1)
    t.stack("I01", "W16")
    t.turn(0)
    assert "n2" in t.places("lay")
    assert "n1e1" not in t.places("lay")


@pytest.mark.rule("koenige.expand.unplaceable-to-bottom")
def test_what_fits_nowhere_goes_under_the_stack() -> None:
    t = closed("W02", "I06", "W16")
    t.turn(0)
    assert t.told("bounced", "room") == ["W02"]
    assert t.table.drawn == [ROOM["I06"]]
    assert t.table.rooms.seen(0) == [ROOM["W02"], -1], "all have seen it"
    t.refuse("lay:99")
    t.do(t.offers()[0])
    if t.ask() == "TurnRoom":
        t.do(t.offers()[0])
    assert t.table.rooms.count() == 2


@pytest.mark.rule("koenige.expand.none-placeable")
def test_if_nothing_fits_the_phase_is_skipped_and_the_order_stays() -> None:
    t = closed("W02", "I01")
    t.turn(0)
    assert t.events().count("bounced") == 2
    assert "no-fit" in t.events()
    assert t.ask() == "Act"
    assert t.table.rooms.seen(0) == [ROOM["I01"], ROOM["W02"]]
    assert t.table.stuck == 1


@pytest.mark.rule("koenige.expand.stuck-round")
def test_after_a_round_without_a_fit_the_rest_is_removed() -> None:
    t = closed("W02", seats=4)
    for seat in range(3):
        t.turn(seat)
        assert (t.table.rooms.count(), t.table.stuck) == (1, seat + 1)
    t.turn(3)
    assert t.table.rooms.count() == 0
    assert t.told("removed", "count") == [1]
    assert t.told("flag-gone", "value") == [2]
    assert t.flag_at("W02").status == GONE
    assert t.ask() == "Act", "the flag of W01 is still to be had"


@pytest.mark.rule("koenige.expand.stuck-round")
def test_a_room_that_was_laid_starts_the_count_anew() -> None:
    t = closed("W02", "I06", "W16", seats=4)
    t.table.stuck = 3
    t.turn(3)
    t.do(t.offers()[0])
    if t.ask() == "TurnRoom":
        t.do(t.offers()[0])
    assert t.table.stuck == 0


@pytest.mark.rule("koenige.expand.layout-sealed")
def test_if_no_exit_is_open_the_rest_is_removed() -> None:
    t = closed("I06", "I07", "I09", "W02", "I11")
    t.lay("n1e1", "I10", 2)
    t.lay("n1", "W01", 1)
    t.turn(0)
    assert t.table.rooms.count() == 0
    assert t.told("removed", "count") == [5]
    assert t.flag_at("W02").status == GONE
    assert t.flag_at("W01").status != GONE


@pytest.mark.rule("koenige.expand.layout-sealed", "koenige.end.condition")
def test_sealing_the_map_is_legal_and_may_end_the_game() -> None:
    sealed = closed("I10", "I06", "W02")
    sealed.flag("W01", "placed", BLUE)
    sealed.turn(0)
    sealed.do("lay@n1e1")
    assert sealed.ask() == "Act", "laying it is legal"
    sealed.turn(1)
    assert sealed.result().winners == [1]
    assert [ROOMS[room].id for room in sealed.table.gone[-2:]] == ["W02", "I06"]
    assert sealed.result().scores == [0, 1]


def halls_at_random(seed: int) -> list[Catacombs]:
    """Return some states of a random game in which rooms can still be laid."""
    return [state for state in list(random_game(3, seed, length="short"))[::97] if not state.over()]


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.rule("koenige.expand.connects-exit", "koenige.expand.no-exit-walled", "koenige.expand.flag-not-adjacent")
def test_what_is_offered_is_what_nothing_speaks_against(seed: int) -> None:
    for state in halls_at_random(seed):
        for room in range(1, len(ROOMS)):
            fields = [field for field in open_fields(state) if field_refusal(state, room, field, False) == OK]
            assert fields_for(state, room) == fields
            assert fits(state, room) == (fields != [])
            for field in open_fields(state):
                turns = [turns for turns in range(TURNS) if place_refusal(state, room, field, turns) == OK]
                assert turns_on(state, room, field) == turns


@pytest.mark.parametrize("seed", [1, 2])
def test_a_room_can_be_turned_as_nothing_speaks_against(seed: int) -> None:
    for state in halls_at_random(seed):
        for field in state.laid():
            turns = [turns for turns in range(TURNS) if turn_refusal(state, field, turns) == OK]
            assert new_turns(state, field) == turns


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.rule("koenige.move.through-exits-only")
def test_neighbours_are_the_rooms_that_the_map_joins(seed: int) -> None:
    for state in halls_at_random(seed):
        chart = state.chart
        for field in state.laid():
            joined = [chart.beside(field, side) for side in range(SIDES) if chart.joined(field, side)]
            assert state.neighbours(field) == joined


def test_two_rooms_that_do_not_meet_by_exits_are_no_neighbours() -> None:
    t = Halls()
    t.lay("n1e1", "I13", 1)
    assert t.table.neighbours(t.field("n1e1")) != t.table.beside(t.field("n1e1"))
