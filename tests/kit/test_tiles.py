"""Tiles and maps: turning, facing, laying, fitting, broken walls, names, bounds."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verlies.core.parts import Open, Part
from verlies.kit.chart import Chart, empty_chart
from verlies.kit.grid import Grid, empty_grid
from verlies.kit.reasons import MISMATCH, NO_JOIN, NOT_ADJACENT, NOT_EMPTY, OK
from verlies.kit.tiles import (
    EAST,
    NO_SIDE,
    NONE,
    NORTH,
    OPEN,
    SOUTH,
    TURNS,
    WALL,
    WEST,
    Map,
    Tile,
    facing,
    fit_refusal,
    fitting,
    turned,
    turned_on,
    turns_for,
)

DEAD_END, STRAIGHT, CORNER, FORK, CROSS, CLOSED = range(6)
KINDS = tuple(
    Tile(name, 1, sides)
    for name, sides in (
        ("dead_end", (1, 0, 0, 0)),
        ("straight", (1, 0, 1, 0)),
        ("corner", (1, 1, 0, 0)),
        ("fork", (1, 1, 1, 0)),
        ("cross", (1, 1, 1, 1)),
        ("closed", (0, 0, 0, 0)),
    )
)
N1, N2, E1, E2, S1, S2, W1, W2 = range(8)

ports = st.integers(1, 2)
turns = st.integers(-9, 9)
kinds = st.integers(0, len(KINDS) - 1)


# Ports


@given(st.data(), ports, turns, turns)
def test_turns_add_up_and_four_are_none(data: st.DataObject, ports: int, one: int, two: int) -> None:
    port = data.draw(st.integers(0, 4 * ports - 1))
    assert turned(port, 4, ports) == port
    assert turned(turned(port, one, ports), two, ports) == turned(port, one + two, ports)
    assert turned(port, one, ports) % ports == port % ports, "a port keeps its place on its side"


@given(st.data(), ports, turns)
def test_facing_twice_is_none_and_turns_along(data: st.DataObject, ports: int, by: int) -> None:
    port = data.draw(st.integers(0, 4 * ports - 1))
    assert facing(facing(port, ports), ports) == port
    assert facing(turned(port, by, ports), ports) == turned(facing(port, ports), by, ports)


def test_two_ports_a_side_meet_crosswise() -> None:
    assert [facing(port, 2) for port in (N1, N2, E1, E2)] == [S2, S1, W2, W1]
    assert [facing(side) for side in range(4)] == [SOUTH, WEST, NORTH, EAST]


# Signs


def test_sign_is_in_the_compass_of_the_map() -> None:
    grid = empty_grid(KINDS, 2, 2)
    grid.lay(0, CORNER, 1)
    assert [grid.sign(0, side) for side in range(4)] == [WALL, OPEN, OPEN, WALL]
    assert grid.sign(1, NORTH) == NONE


def test_signs_of_two_ports_a_side_turn_with_the_tile() -> None:
    grid = empty_grid((Tile("port", 1, (5, 0, 0, 0, 0, 0, 0, 7)),), 1, 1)
    grid.lay(0, 0, 1)
    assert [grid.sign(0, port) for port in range(8)] == [0, 7, 5, 0, 0, 0, 0, 0]


@given(kinds, st.integers(0, 3), kinds, st.integers(0, 3))
def test_joined_is_mutual(one: int, one_turns: int, two: int, two_turns: int) -> None:
    grid = empty_grid(KINDS, 2, 1)
    grid.lay(0, one, one_turns)
    assert not grid.joined(0, EAST), "nothing lies there yet"
    grid.lay(1, two, two_turns)
    assert grid.joined(0, EAST) == grid.joined(1, WEST)
    assert grid.joined(0, EAST) == (grid.sign(0, EAST) > WALL and grid.sign(1, WEST) > WALL)
    assert not grid.joined(0, WEST), "beyond the edge"


def test_one_open_pair_of_ports_joins_two_tiles() -> None:
    kinds = (Tile("e1", 1, (0, 0, 1, 0, 0, 0, 0, 0)), Tile("w2", 1, (0,) * 7 + (1,)), Tile("w1", 1, (0,) * 6 + (1, 0)))
    for kind, joined in ((1, True), (2, False)):
        grid = empty_grid(kinds, 2, 1)
        grid.lay(0, 0, 0)
        grid.lay(1, kind, 0)
        assert grid.joined(0, EAST) == joined


# Walls broken for good


def test_broken_wall_is_open_on_both_sides_and_turns_with_its_tile() -> None:
    grid = empty_grid(KINDS, 2, 1)
    grid.lay(0, CLOSED, 1)
    grid.lay(1, CLOSED, 0)
    grid.open(0, EAST)
    assert grid.joined(0, EAST)
    grid.lay(0, CLOSED, 2)
    assert (grid.sign(0, EAST), grid.sign(0, SOUTH)) == (WALL, OPEN)
    grid.lay(0, STRAIGHT, 2)
    assert [grid.sign(0, side) for side in range(4)] == [OPEN, WALL, OPEN, WALL], "another tile has its walls whole"
    assert grid.sign(1, WEST) == OPEN


def test_wall_may_be_broken_towards_nothing_and_an_opening_stays_as_it_is() -> None:
    chart = empty_chart((Tile("gate", 1, (3, 0, 0, 0)),))
    chart.lay(0, 0, 0)
    for side in (NORTH, EAST, EAST):
        chart.open(0, side)
    assert [chart.sign(0, side) for side in range(4)] == [3, OPEN, WALL, WALL]
    assert len(chart.broken) == 1


# The grid


def test_fields_of_a_grid_have_names() -> None:
    grid = empty_grid((), 13, 10)
    assert [grid.name(grid.field(*at)) for at in ((1, 1), (2, 1), (13, 2), (13, 10))] == ["A1", "B1", "M2", "M10"]


def test_straight_on_until_the_edge() -> None:
    grid = empty_grid((), 13, 10)
    assert grid.straight(grid.field(5, 5), EAST, 3) == (grid.field(8, 5), 0)
    assert grid.straight(grid.field(12, 5), EAST, 3) == (grid.field(13, 5), 2)
    assert grid.apart(grid.field(1, 1), grid.field(13, 10)) == 21


@given(st.integers(1, 7), st.integers(1, 7))
def test_neighbours_are_mutual(columns: int, rows: int) -> None:
    around = empty_grid((), columns, rows).neighbours()
    for field, others in enumerate(around):
        for side, other in enumerate(others):
            assert other == NONE or around[other][facing(side)] == field
    assert sum(other != NONE for others in around for other in others) == 4 * columns * rows - 2 * (columns + rows)


# The chart


@given(st.lists(st.tuples(st.integers(0, 10**6), kinds, st.integers(0, 3)), max_size=40))
def test_chart_numbers_at_most_three_fields_a_tile_and_two(laid: list[tuple[int, int, int]]) -> None:
    chart = empty_chart(KINDS)
    tiles = 0
    for choice, kind, by in laid:
        free = chart.in_reach() or [0]
        chart.lay(free[choice % len(free)], kind, by)
        tiles += 1
        assert len(chart.lying) == len(chart.spots) <= 3 * tiles + 2
        assert sum(tile != NONE for tile in chart.lying) == tiles
    assert max(Counter(chart.spots).values()) == 1
    left, top, right, bottom = chart.bounds()
    for field, tile in enumerate(chart.lying):
        x, y = chart.place(field)
        assert chart.at(x, y) == field
        if tile != NONE:
            assert left <= x <= right
            assert top <= y <= bottom
            assert all(chart.beside(field, side) != NONE for side in range(4)), "all around is in reach"
        elif tiles:
            assert chart.touches(field)


def test_a_straight_row_of_tiles_reaches_all_the_fields_there_can_be() -> None:
    chart = empty_chart(KINDS)
    for x in range(40):
        chart.lay(chart.at(x, 0), STRAIGHT, 1)
    assert len(chart.lying) == 122
    assert chart.bounds() == (0, 0, 39, 0)
    assert chart.at(-7, 0) == NONE


def test_numbers_of_fields_never_change() -> None:
    chart = empty_chart(KINDS)
    chart.lay(0, CROSS, 0)
    before = [chart.place(field) for field in range(5)]
    assert before == [(0, 0), (0, -1), (1, 0), (0, 1), (-1, 0)]
    chart.lay(chart.at(0, -1), CROSS, 0)
    chart.lay(chart.at(0, -1), CROSS, 3)
    assert [chart.place(field) for field in range(5)] == before
    assert len(chart.lying) == 8


@pytest.mark.parametrize("m", [empty_grid(KINDS, 3, 3), empty_chart(KINDS)], ids=["grid", "chart"])
def test_forks_share_lists_until_one_of_them_changes(m: Map) -> None:
    m.lay(0, CLOSED, 0)
    fork = m.fork()
    assert fork.lying is m.lying
    assert fork.broken is m.broken
    before = m.plain()
    fork.lay(1, CROSS, 0)
    fork.open(0, EAST)
    assert m.plain() == before != fork.plain()


class Cave(Part):
    """A part with both kinds of map in it."""

    floor: Open[Grid]
    tunnels: Chart


def cave() -> Cave:
    made = Cave()
    made.floor, made.tunnels = empty_grid(KINDS, 3, 2), empty_chart(KINDS)
    made.floor.lay(4, CLOSED, 1)
    made.floor.open(4, EAST)
    made.tunnels.lay(0, FORK, 2)
    return made


def test_maps_are_parts_of_a_state() -> None:
    one = cave()
    copy = one.fork()
    assert isinstance(copy.floor, Grid)
    copy.floor.lay(0, CROSS, 0)
    copy.tunnels.open(0, NORTH)
    assert one.plain() == cave().plain() != copy.plain()
    assert one.public().floor.plain() == one.floor.plain(), "a map is as open as its field"
    assert not hasattr(one.public(), "tunnels")


def test_maps_come_back_from_a_save_file_but_for_the_kinds_of_their_tiles() -> None:
    one = cave()
    back = Cave(None, one.plain())
    assert back.plain() == one.plain()
    assert "kinds" not in one.floor.plain()
    back.floor.kinds = back.tunnels.kinds = KINDS
    for kept, restored in ((one.floor, back.floor), (one.tunnels, back.tunnels)):
        assert [kept.sign(field, side) for field in range(5) for side in range(4)] == [
            restored.sign(field, side) for field in range(5) for side in range(4)
        ]
    assert (back.floor.name(5), back.floor.beside(2, EAST), back.tunnels.at(1, 0)) == ("C2", NONE, one.tunnels.at(1, 0))


# Fitting


@given(kinds, st.integers(0, 3), kinds, st.integers(0, 3), st.booleans())
def test_fitting_is_symmetric(one: int, one_turns: int, two: int, two_turns: int, match: bool) -> None:
    def refusal(first: int, first_turns: int, at: int, second: int, second_turns: int) -> int:
        grid = empty_grid(KINDS, 2, 1)
        grid.lay(at, first, first_turns)
        return fit_refusal(grid, 1 - at, second, second_turns, match=match)

    assert refusal(one, one_turns, 0, two, two_turns) == refusal(two, two_turns, 1, one, one_turns)


@given(kinds, st.integers(0, 3), kinds, st.integers(0, 3))
def test_what_fits_is_joined(one: int, one_turns: int, two: int, two_turns: int) -> None:
    grid = empty_grid(KINDS, 2, 1)
    grid.lay(0, one, one_turns)
    refusal = fit_refusal(grid, 1, two, two_turns)
    grid.lay(1, two, two_turns)
    assert grid.joined(0, EAST) == (refusal == OK)
    assert refusal in (OK, NO_JOIN)


def crossing_and_wall() -> tuple[Chart, int]:
    """Return a crossing, north-east of it a closed tile, and the field that touches both."""
    chart = empty_chart(KINDS)
    chart.lay(0, CROSS, 0)
    chart.lay(chart.at(0, -1), CROSS, 0)
    chart.lay(chart.at(1, -1), CLOSED, 0)
    return chart, chart.at(1, 0)


def test_a_tile_lies_on_an_empty_field_beside_another() -> None:
    chart, field = crossing_and_wall()
    assert fit_refusal(chart, 0, CROSS, 0) == NOT_EMPTY
    assert fit_refusal(empty_chart(KINDS), 0, CROSS, 0) == NOT_ADJACENT
    grid = empty_grid(KINDS, 3, 3)
    grid.lay(0, CROSS, 0)
    assert fit_refusal(grid, 4, CROSS, 0) == NOT_ADJACENT, "touching corners is not enough"
    assert fit_refusal(chart, field, CROSS, 0) == OK


def test_a_straight_tile_at_the_east_opening_has_its_own_to_the_west() -> None:
    chart = empty_chart(KINDS)
    chart.lay(0, CROSS, 0)
    assert turns_for(chart, chart.at(1, 0), STRAIGHT, WEST) == [1, 3]
    assert turns_for(chart, chart.at(1, 0), DEAD_END, WEST) == [3]
    assert turns_for(chart, chart.at(1, 0), CLOSED, WEST) == []


def test_a_tile_is_joined_to_the_very_side_that_is_asked_for() -> None:
    chart = empty_chart(KINDS)
    chart.lay(0, CROSS, 0)
    chart.lay(chart.at(1, 0), CROSS, 0)
    chart.lay(chart.at(1, -1), CROSS, 0)
    field = chart.at(0, -1)
    assert turns_for(chart, field, DEAD_END, SOUTH) == [2]
    assert turns_for(chart, field, DEAD_END, EAST) == [1]
    assert turns_for(chart, field, DEAD_END) == [1, 2], "any side"
    assert turns_for(chart, field, DEAD_END, NORTH) == [], "nothing lies there"


def test_with_matching_no_opening_is_closed_by_a_wall() -> None:
    chart, field = crossing_and_wall()
    assert fit_refusal(chart, field, CROSS, 0, match=True) == MISMATCH, "its north would meet a wall"
    assert fit_refusal(chart, field, DEAD_END, 0, match=True) == NO_JOIN
    assert turns_for(chart, field, FORK, match=True) == [1], "wall against wall while another side connects"
    assert turns_for(chart, field, CROSS) == [0, 1, 2, 3], "without it an opening against a wall is simply blocked"
    assert fit_refusal(chart, chart.at(2, -1), CROSS, 0, NO_SIDE) == OK
    assert fit_refusal(chart, chart.at(2, -1), CLOSED, 0, NO_SIDE, match=True) == OK
    assert fit_refusal(chart, chart.at(2, -1), CLOSED, 0, match=True) == NO_JOIN


@given(kinds, st.booleans())
def test_fitting_lists_what_is_not_refused(kind: int, match: bool) -> None:
    chart, _ = crossing_and_wall()
    everything = [(field, by) for field in range(len(chart.lying)) for by in range(4)]
    assert fitting(chart, kind, match=match) == [
        (field, by) for field, by in everything if fit_refusal(chart, field, kind, by, match=match) == OK
    ]


def test_in_a_closed_dungeon_a_broken_wall_lets_a_tile_fit() -> None:
    chart = empty_chart(KINDS)
    chart.lay(0, CLOSED, 0)
    assert fitting(chart, DEAD_END) == []
    chart.open(0, EAST)
    assert fitting(chart, DEAD_END) == [(chart.at(1, 0), 3)]


def test_tiles_with_two_tunnels_a_side_fit_any_way_round() -> None:
    chart = empty_chart((Tile("tunnels", 1, (1,) * 8),))
    chart.lay(0, 0, 0)
    for match in (False, True):
        assert len(fitting(chart, 0, match=match)) == 16


@given(st.integers(0, 400), st.integers(0, 7), st.integers(0, 7))
def test_a_tile_that_lies_is_turned_on(tile: int, one: int, two: int) -> None:
    assert turned_on(turned_on(tile, one), two) == turned_on(tile, one + two)
    assert turned_on(tile, 4) == tile
    assert turned_on(tile, one) // TURNS == tile // TURNS, "it stays what it is"


# What is kept


def walked(m: Map) -> list[list[int]]:
    """Return for each field those joined to it, found side by side."""
    return [
        [m.beside(field, side) for side in range(4) if m.lying[field] != NONE and m.joined(field, side)]
        for field in range(len(m.lying))
    ]


@given(st.lists(st.tuples(st.integers(0, 99), kinds, st.integers(0, 3), st.integers(0, 3)), max_size=12))
def test_what_a_map_keeps_is_what_is_found_anew(laid: list[tuple[int, int, int, int]]) -> None:
    chart = empty_chart(KINDS)
    for at, kind, turns, side in laid:
        field = at % len(chart.lying)
        before, fork = walked(chart), chart.fork()
        chart.lay(field, kind, turns)
        chart.open(field, side)
        assert [chart.joined_to(each) for each in range(len(chart.lying))] == walked(chart)
        assert chart.beckoning() == [each for each in range(len(chart.lying)) if chart.beckons(each)]
        assert [fork.joined_to(each) for each in range(len(fork.lying))] == before, "a fork has a map of its own"


@given(st.lists(st.tuples(st.integers(0, 99), kinds), min_size=1, max_size=12))
def test_a_map_from_a_save_finds_the_same_fields_beside_each_other(laid: list[tuple[int, int]]) -> None:
    chart = empty_chart(KINDS)
    for at, kind in laid:
        chart.lay(at % len(chart.lying), kind, 0)
    again = Chart(None, chart.plain())
    fields = range(len(chart.lying))
    assert [chart.beside(each, side) for each in fields for side in range(4)] == [
        again.beside(each, side) for each in fields for side in range(4)
    ]
