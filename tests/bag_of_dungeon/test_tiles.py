"""Every tile as it is printed: how it joins, where it leads, what waits on it and which number it bears."""

import pytest

from verlies.games.bag_of_dungeon.tiles import sides_of
from verlies.testing.bag_of_dungeon import Cave, lair

SHAPES = {
    "straight": "T02 T04 T05 T08 T13 T16 T17 T18 T19 T20 T21 T22 T23 T24 T25 T26 T27",
    "corner": "T06 T09 T12 T15 T28 T29 T30 T31 T32 T33 T34 T35 T36 T37",
    "tee": "T11 T38",
    "cross": "T03 T07 T10 T14 T39 T40",
}
"""All tiles but the start, by their shape."""
SHAPE_OF = [(tile, shape) for shape, tiles in SHAPES.items() for tile in tiles.split()]
JOINED = {"straight": [], "corner": [1, 2], "tee": [1, 2, 3], "cross": []}
"""How a tile of each shape can lie north of somebody, with an opening in its south; nothing if in one way only."""
ONWARD = {"straight": ["n2"], "corner": ["n1e1"], "tee": ["n1e1", "n2"], "cross": ["n1e1", "n1w1", "n2"]}
"""Where it leads, as it lies in the first of these ways."""
M_NUMBERS = {f"T{number + 3:02}": number for number in range(2, 12)} | {"T02": 12}
"""T05 is M2, and so on; the exit is M12."""
PLAIN = ["T04", *(f"T{number}" for number in range(17, 41))]
"""Corridors and junctions."""


def laid(tile: str, **settings: str) -> Cave:
    """Return a cave in which seat 0, at the start, has just laid a tile in the north, the first way it fits."""
    t = Cave("fighter,dwarf", 1, **settings).begin()
    t.tiles(tile)
    t.do("explore", t.to("lay", "n1"))
    t.do(*t.offers("turn:")[:1])
    return t


@pytest.mark.rule("bag.explore.open-sides", "bag.explore.connection")
@pytest.mark.card("T02", "T03", "T04", "T05", "T06", "T07", "T08", "T09", "T10", "T11", "T12", "T13", "T14", "T15")
@pytest.mark.card("T16", "T17", "T18", "T19", "T20", "T21", "T22", "T23", "T24", "T25", "T26", "T27", "T28", "T29")
@pytest.mark.card("T30", "T31", "T32", "T33", "T34", "T35", "T36", "T37", "T38", "T39", "T40")
@pytest.mark.parametrize(("tile", "shape"), SHAPE_OF)
def test_every_tile_joins_where_it_is_open_and_leads_on(tile: str, shape: str) -> None:
    t = Cave().begin()
    t.tiles(tile)
    t.do("explore", t.to("lay", "n1"))
    assert t.offers("turn:") == [f"turn:{turns}" for turns in JOINED[shape]]
    t.do(*t.offers("turn:")[:1])
    chart, field = t.table.chart, t.field("n1")
    assert sorted(chart.name(chart.beside(field, side)) for side in sides_of(t.table, field)) == ONWARD[shape]
    assert t.table.neighbours(field) == [t.table.start()]


@pytest.mark.rule("bag.explore.m-tile-marker", "bag.monster.enter-draws")
@pytest.mark.card("T05", "T06", "T07", "T08", "T09", "T10", "T11", "T12", "T13", "T14")
@pytest.mark.parametrize("tile", [tile for tile in M_NUMBERS if tile != "T02"])
def test_on_every_m_tile_a_monster_waits_hidden(tile: str) -> None:
    t = laid(tile)
    assert (t.known("n1"), t.table.monsters.count()) == ("hidden", 30)
    t.monsters("skeleton")
    t.walk("n1")
    assert (t.known("n1"), t.table.monsters.count(), t.ask()) == ("skeleton", 29, "Clash")


@pytest.mark.rule("bag.ring.roll", "bag.components.m-numbers")
@pytest.mark.card("T02", "T05", "T06", "T07", "T08", "T09", "T10", "T11", "T12", "T13", "T14")
@pytest.mark.parametrize(("tile", "number"), M_NUMBERS.items())
def test_the_ring_lies_on_the_tile_whose_number_is_rolled(tile: str, number: int) -> None:
    t = laid(tile)
    t.stack("T17")
    t.dice(number // 2, number - number // 2)
    t.do("explore", t.to("lay", "e1"), "turn:1")
    assert (t.lying("n1"), t.said("ring-laid")[0]["number"]) == (["ring"], number)


@pytest.mark.rule("bag.turn.move-costs-one")
@pytest.mark.card("T04", "T17", "T18", "T19", "T20", "T21", "T22", "T23", "T24", "T25", "T26", "T27", "T28", "T29")
@pytest.mark.card("T30", "T31", "T32", "T33", "T34", "T35", "T36", "T37", "T38", "T39", "T40")
@pytest.mark.parametrize("tile", PLAIN)
def test_in_corridors_and_junctions_nothing_waits(tile: str) -> None:
    t = laid(tile)
    assert t.known("n1") == ""
    t.walk("n1")
    assert (t.at(), t.ask(), t.ap(), t.lying("n1")) == ("n1", "Act", 3, [])


@pytest.mark.rule("bag.ring.roll", "bag.explore.m-tile-marker", "bag.components.m-numbers")
@pytest.mark.card("T39", "T02")
def test_if_agreed_a_junction_has_the_monster_and_the_number_of_the_exit() -> None:
    t = laid("T39", twelve="junction")
    assert t.known("n1") == "hidden"
    t.tiles("T02")
    t.do("explore", t.to("lay", "e1"), "turn:1")
    assert t.known("e1") == "red_dragon", "the dragon waits at the exit all the same"
    t.stack("T17")
    t.dice(6, 6)
    t.do("explore", t.to("lay", "w1"), "turn:1")
    assert (t.lying("n1"), t.lying("e1")) == (["ring"], [])


@pytest.mark.rule("bag.setup.start-tile", "bag.lose.respawn")
@pytest.mark.card("T01")
def test_the_start_tile_leads_three_ways_and_takes_the_dead_back() -> None:
    t = lair("troll").corridor("e1", "w1", turns=1).begin()
    assert t.offers("walk:") == [t.to("walk", place) for place in ("n1", "e1", "w1")], "and the south is a wall"
    t.walk("n1")
    t.hero(0, health=1)
    t.dice(1, 2, 6, 6)
    t.do("fight")
    assert (t.at(), t.health(), t.known("start")) == ("start", 10, "")


@pytest.mark.rule("bag.explore.exit-dragon", "bag.end.win")
@pytest.mark.card("T02", "red_dragon")
def test_behind_the_dragon_is_the_way_out() -> None:
    t = laid("T02")
    t.give(0, "ring")
    t.walk("n1")
    assert (t.ask(), t.table.fight.health) == ("Clash", 20)
    t.table.fight.health = 1
    t.dice(6, 6, 1, 1, 1, 1)
    t.do("fight")
    assert t.won() == [0, 1]


@pytest.mark.rule("bag.explore.pool")
@pytest.mark.card("T03")
def test_the_pool_heals_whoever_bathes_for_nothing() -> None:
    t = laid("T03")
    assert t.table.pool == 2, "a token for each"
    t.walk("n1")
    t.hero(0, health=1)
    t.do("pool")
    assert (t.health(), t.ap(), t.table.pool) == (10, 3, 1)
