"""Ways and sight: breadth first, cheapest ways, straight lines and shots round corners."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from verlies.kit.chart import Chart, empty_chart
from verlies.kit.grid import empty_grid
from verlies.kit.reasons import BLOCKED, NO_LINE, OK, TOO_FAR
from verlies.kit.sight import in_sight, line, path, sight_refusal
from verlies.kit.tiles import EAST, NONE, Tile
from verlies.kit.ways import FAR, MapWays, Search, Ways, costs, way, within

KINDS = (
    Tile("cross", 1, (1, 1, 1, 1)),
    Tile("straight", 1, (1, 0, 1, 0)),
    Tile("corner", 1, (1, 1, 0, 0)),
    Tile("closed", 1, (0, 0, 0, 0)),
)
CROSS, STRAIGHT, CORNER, CLOSED = range(4)
NOBODY: frozenset[int] = frozenset()


class Roads(Ways):
    """Any edges, each with a price."""

    def __init__(self, size: int, roads: list[tuple[int, int, float]]) -> None:
        super().__init__(size)
        self.roads = roads

    def edges(self, node: int) -> list[tuple[int, float]]:
        return [(to, price) for start, to, price in self.roads if start == node]


nodes = st.integers(0, 7)
prices = st.integers(0, 5).map(float)
roads = st.lists(st.tuples(nodes, nodes, prices), max_size=24).map(lambda each: Roads(8, each))


def bellman_ford(ways: Roads, goals: list[int]) -> list[float]:
    """Return the costs in the plainest way: try every road as often as there are nodes."""
    out = [0.0 if node in goals else FAR for node in range(ways.size)]
    for _ in range(ways.size):
        for start, to, price in ways.roads:
            out[start] = min(out[start], out[to] + price)
    return out


@given(roads, st.lists(nodes, max_size=3))
def test_costs_are_those_of_the_plainest_search(ways: Roads, goals: list[int]) -> None:
    assert costs(ways, goals) == bellman_ford(ways, goals)


@given(st.lists(st.tuples(nodes, nodes), max_size=24), nodes)
def test_breadth_first_is_cheapest_where_every_step_costs_one(pairs: list[tuple[int, int]], start: int) -> None:
    ways = Roads(8, [(one, two, 1.0) for one, two in pairs])
    steps = within(ways, start, 8)
    assert list(steps.values()) == sorted(steps.values()), "nearest first"
    for goal in range(8):
        assert float(steps.get(goal, FAR)) == costs(ways, [goal])[start]
        assert within(ways, start, 2) == {node: n for node, n in steps.items() if n <= 2}


@given(roads, nodes, nodes)
def test_a_way_costs_what_it_must_and_never_goes_round(ways: Roads, start: int, goal: int) -> None:
    least = costs(ways, [goal])[start]
    found = way(ways, start, goal)
    assert bool(found) == (least < FAR)
    if found:
        assert (found[0], found[-1]) == (start, goal)
        assert len(set(found)) == len(found)
        assert least == sum(min(p for to, p in ways.edges(one) if to == two) for one, two in pairwise(found))


class Boots(Search):
    """The length of a way is in boots, two for each road."""

    def __init__(self, roads: Roads, far: float) -> None:
        super().__init__(roads.size, far)
        self.roads = roads

    def spread(self, node: int, cost: float, length: float) -> None:
        for start, to, price in self.roads.roads:
            if to == node:
                self.reach(start, cost + price, length + 2)


def test_search_keeps_a_second_measure_along_the_cheapest_way() -> None:
    search = Boots(Roads(5, [(0, 1, 1.0), (1, 2, 1.0), (0, 2, 5.0), (3, 0, 1.0), (4, 0, 9.0)]), 10.0)
    search.find([(2, 0.5, 1.0)])
    assert search.cost == [2.5, 1.5, 0.5, 3.5, 10.0], "what costs as much as no way at all is none"
    assert search.length == [5.0, 3.0, 1.0, 7.0, 10.0]
    found = search.cost
    search.clear()
    assert (search.cost, found[0]) == ([10.0] * 5, 2.5)


# On a map


def ring() -> Chart:
    """Return a ring of four crossings with a tail to the east: fields by name of their place."""
    chart = empty_chart(KINDS)
    for at in ((0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (3, 1)):
        chart.lay(chart.at(*at), CROSS, 0)
    return chart


def test_two_rooms_far_through_exits_only() -> None:
    grid = empty_grid(KINDS, 4, 2)
    for field in range(4):
        grid.lay(field, CROSS, 0)
    grid.lay(4, CLOSED, 0)
    assert within(MapWays(grid), 0, 2) == {0: 0, 1: 1, 2: 2}
    assert within(MapWays(grid), 0, 4) == {0: 0, 1: 1, 2: 2, 3: 3}
    assert way(MapWays(grid), 0, 3) == [0, 1, 2, 3]
    assert way(MapWays(grid), 0, 4) == [], "wall against an exit"


@given(st.lists(st.integers(0, 4 * len(KINDS) - 1), min_size=12, max_size=12), st.integers(0, 11), st.integers(0, 11))
def test_a_line_is_straight_and_joined_and_the_same_from_both_ends(tiles: list[int], one: int, two: int) -> None:
    grid = empty_grid(KINDS, 4, 3)
    grid.lying = tiles
    fields = line(grid, one, two)
    assert fields == line(grid, two, one)[::-1]
    if fields and one != two:
        sides = {next(s for s in range(4) if grid.beside(a, s) == b) for a, b in pairwise(fields)}
        assert len(sides) == 1
        assert all(grid.joined(field, *sides) for field in fields[:-1])
        assert len(path(grid, one, two)) == len(fields)


def test_range_and_line_and_who_is_in_between() -> None:
    grid = empty_grid(KINDS, 5, 1)
    for field in range(5):
        grid.lay(field, STRAIGHT, 1)
    assert line(grid, 0, 3) == [0, 1, 2, 3]
    for straight in (True, False):
        assert sight_refusal(grid, 0, 3, 3, straight, NOBODY) == OK
        assert sight_refusal(grid, 0, 4, 3, straight, NOBODY) == TOO_FAR
        assert sight_refusal(grid, 0, 3, 3, straight, frozenset({1})) == BLOCKED
        assert sight_refusal(grid, 0, 3, 3, straight, frozenset({0, 3, 4})) == OK, "only strictly between"
        assert sight_refusal(grid, 2, 2, 0, straight, frozenset({2})) == OK
    grid.lay(2, STRAIGHT, 0)
    assert sight_refusal(grid, 0, 3, 9, True, NOBODY) == NO_LINE, "a wall in the line"
    assert sight_refusal(grid, 0, 3, 9, False, NOBODY) == NO_LINE


def test_only_some_weapons_reach_round_corners() -> None:
    chart = ring()
    start, corner = chart.at(0, 0), chart.at(1, 1)
    assert sight_refusal(chart, start, corner, 3, True, NOBODY) == NO_LINE
    assert sight_refusal(chart, start, corner, 3, False, NOBODY) == OK
    assert sight_refusal(chart, start, chart.at(3, 1), 3, False, NOBODY) == TOO_FAR


def test_one_free_shortest_way_round_corners_is_enough() -> None:
    chart = ring()
    start, goal = chart.at(0, 0), chart.at(1, 1)
    one, other = chart.at(1, 0), chart.at(0, 1)
    assert sight_refusal(chart, start, goal, 2, False, frozenset({one})) == OK
    assert path(chart, start, goal, frozenset({one})) == [start, other, goal]
    assert sight_refusal(chart, start, goal, 2, False, frozenset({one, other})) == BLOCKED
    assert sight_refusal(chart, start, one, 9, False, frozenset({one})) == OK
    assert chart.beside(chart.at(3, 1), EAST) != NONE


def test_a_detour_round_a_blocker_is_no_shortest_way() -> None:
    chart = empty_chart(KINDS)
    for at in ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)):
        chart.lay(chart.at(*at), CROSS, 0)
    assert sight_refusal(chart, chart.at(0, 0), chart.at(2, 0), 9, False, frozenset({chart.at(1, 0)})) == BLOCKED


tile = st.integers(0, 4 * len(KINDS) - 1)


@given(st.lists(tile, min_size=12, max_size=12), st.integers(0, 11), st.integers(0, 5), st.booleans(), st.data())
def test_in_sight_is_all_that_nothing_refuses(
    tiles: list[int], start: int, reach: int, straight: bool, data: st.DataObject
) -> None:
    grid = empty_grid(KINDS, 4, 3)
    grid.lying = tiles
    stops = data.draw(st.frozensets(st.integers(0, 11)))
    seen = in_sight(grid, start, reach, straight, stops)
    assert sorted(seen) == [to for to in range(12) if sight_refusal(grid, start, to, reach, straight, stops) == OK]
