"""The labyrinth: attaching tiles, open sides, what comes with a tile, closed dungeons and matching edges."""

import pytest

from verlies.games.bag_of_dungeon import GAME
from verlies.games.bag_of_dungeon.content.ids import START_TILE
from verlies.games.bag_of_dungeon.tiles import is_closed
from verlies.kit.tiles import SIDES
from verlies.testing.bag_of_dungeon import TILE, Cave, lair
from verlies.testing.situation import at_random


def places(t: Cave, word: str) -> list[str]:
    """Return the names of the fields in the offers of a kind."""
    return sorted(t.table.chart.name(int(each.partition(":")[2])) for each in t.offers(f"{word}:"))


def drawing(tile: str, **settings: str) -> Cave:
    """Return a cave in which seat 0, at the start, is about to lay a tile."""
    t = Cave("fighter,dwarf", 1, **settings).begin()
    t.tiles(tile)
    t.do("explore")
    return t


@pytest.mark.rule("bag.explore.attach-own-tile")
def test_a_tile_is_attached_to_ones_own() -> None:
    t = Cave().corridor("n1")
    t.hero(1, at="n1")
    t.begin()
    t.tiles("T39")
    t.do("explore")
    assert places(t, "lay") == ["e1", "w1"], "the north is taken, the south is a wall"
    t.refuse(t.to("lay", "n2"), "not-own-tile")
    t.refuse(t.to("lay", "n1"), "not-empty")
    t.refuse(t.to("lay", "s1"), "not-open")
    t.refuse(t.to("lay", "n1e1"), "not-own-tile")


@pytest.mark.rule("bag.explore.open-sides")
def test_only_turns_with_an_opening_towards_ones_own_tile() -> None:
    t = drawing("T11")
    t.do(t.to("lay", "e1"))
    assert t.offers() == ["turn:0", "turn:2", "turn:3"]
    t.refuse("turn:1", "no-join")
    t.do("turn:3")
    assert t.turned("e1") == 3


@pytest.mark.rule("bag.explore.open-sides", "bag.explore.attach-own-tile")
@pytest.mark.parametrize(("tile", "turns"), [("T17", 1), ("T39", 0)])
def test_a_tile_that_can_lie_in_one_way_only_is_laid_without_a_question(tile: str, turns: int) -> None:
    t = drawing(tile)
    t.do(t.to("lay", "e1"))
    assert (t.ask(), t.turned("e1"), t.table.turn.tile) == ("Act", turns, -1)


@pytest.mark.rule("bag.explore.open-sides")
def test_what_looks_the_same_is_offered_once() -> None:
    t = walled_in().begin()
    t.tiles("T18")
    t.do("explore", t.to("lay", "s1"))
    assert t.offers() == ["turn:0", "turn:1"], "through a wall every turn would do"
    t.refuse("turn:3", "alike")


@pytest.mark.rule("bag.explore.open-sides")
def test_other_sides_need_not_match() -> None:
    t = Cave().lay("n1", "T39").lay("n1e1", "T40").begin()
    t.tiles("T17")
    t.do("explore", t.to("lay", "e1"))
    assert t.ask() == "Act", "the crossing in the north looks at a wall"
    assert not t.table.chart.joined(t.field("e1"), 0)


@pytest.mark.rule("bag.explore.open-sides")
def test_with_strict_edges_all_sides_match() -> None:
    t = Cave("fighter,dwarf", edges="strict").lay("n1", "T39").lay("n1e1", "T40").begin()
    t.tiles("T11")
    t.do("explore", t.to("lay", "e1"))
    assert t.offers() == ["turn:0", "turn:3"], "west to the start and north to the crossing"
    t.refuse("turn:2", "mismatch")


@pytest.mark.rule("bag.explore.connection")
def test_one_walks_only_where_both_are_open() -> None:
    t = Cave().lay("n1", "T17", turns=1).begin()
    t.refuse(t.to("walk", "n1"), "walled")
    t.hero(0, at="n1")
    t.refuse(t.to("walk", "start"), "walled")


@pytest.mark.rule("bag.explore.connection")
def test_a_new_tile_may_close_a_loop() -> None:
    t = Cave().lay("n1", "T39").lay("n1e1", "T40").begin()
    t.tiles("T10")
    t.do("explore", t.to("lay", "e1"), "turn:0")
    chart = t.table.chart
    assert chart.joined(t.field("e1"), 0)
    assert chart.joined(t.field("e1"), 3)


@pytest.mark.rule("bag.explore.no-fit-ends-turn")
def test_a_tile_that_fits_nowhere_ends_the_turn() -> None:
    t = Cave("fighter,dwarf", edges="strict").lay("n1", "T39").lay("n1e1", "T40").lay("w1", "T10").lay("n1w1", "T07")
    t.begin()
    t.tiles("T17")
    before = t.table.tiles.count()
    t.do("explore")
    assert t.ask() == "Act"
    assert (t.ap(), t.table.tiles.count()) == (4, before)
    assert t.table.tiles.seen(0)[0] == TILE["T17"], "it lies under the stack, and all know it"
    t.refuse("explore", "no-fit-over")
    t.refuse(t.to("walk", "n1"), "no-fit-over")


@pytest.mark.rule("bag.explore.no-fit-ends-turn")
def test_without_strict_edges_every_tile_fits() -> None:
    for seed in range(3):
        state = GAME.practice_state(2, seed)
        state.log = []
        for _ in at_random(state, seed):
            pass
        names = {GAME.about.events[event.kind].name for event in state.log}
        assert "no-fit" not in names


@pytest.mark.rule("bag.explore.no-fit-ends-turn")
def test_once_nothing_fits_anywhere_tiles_are_laid_freely() -> None:
    t = walled_in(Cave("fighter,dwarf", edges="strict"), east=False).begin()
    t.stack("T18")
    t.do("explore")
    assert t.said("freed"), "a straight tile alone fits nowhere"
    assert places(t, "lay") == ["e1"]
    t.do(t.to("lay", "e1"))
    assert t.turned("e1") == 1


@pytest.mark.rule("bag.explore.no-fit-ends-turn")
def test_as_long_as_something_fits_edges_match() -> None:
    t = walled_in(Cave("fighter,dwarf", edges="strict"), east=False).begin()
    t.stack("T18", "T36")
    t.tiles("T18")
    t.do("explore")
    assert not t.said("freed"), "the corner would fit"
    assert t.said("no-fit")


@pytest.mark.rule("bag.explore.closed-dungeon", "bag.explore.no-fit-ends-turn")
def test_behind_a_broken_wall_edges_match_again() -> None:
    t = walled_in(Cave("fighter,dwarf", edges="strict")).begin()
    t.tiles("T18")
    t.do("explore")
    assert not t.said("freed"), "the wall is the way on"
    t.do(t.to("lay", "s1"), "turn:1")
    assert not t.table.freed


@pytest.mark.rule("bag.explore.not-available")
def test_without_an_opening_or_a_tile_there_is_nothing_to_explore() -> None:
    t = Cave().corridor("n1").corridor("e1", "w1", turns=1).begin()
    t.refuse("explore", "no-opening")
    t.hero(0, at="n1")
    assert "explore" in t.offers()
    t.stack()
    t.again()
    t.refuse("explore", "no-tiles")


@pytest.mark.rule("bag.explore.closed-dungeon")
def test_in_a_closed_dungeon_a_wall_is_broken() -> None:
    t = walled_in()
    assert is_closed(t.table)
    t.begin()
    t.tiles("T18")
    t.do("explore")
    assert places(t, "lay") == ["s1"], "through the only side with an empty square"
    t.do(t.to("lay", "s1"), "turn:1")
    chart = t.table.chart
    assert chart.joined(t.table.start(), 2), "both sides are open for good"
    assert (t.ap(), len(t.said("broke"))) == (4, 1)
    assert chart.sign(t.field("s1"), 1) > 0


def walled_in(t: Cave | None = None, east: bool = True) -> Cave:
    """Return the start tile with walls and corners all around it, but perhaps for the east."""
    t = t or Cave()
    t.lay("n1", "T17", turns=1).lay("n1e1", "T34", turns=2).lay("n1w1", "T35", turns=1).lay("w1", "T37", turns=0)
    return t.lay("e1", "T36", turns=3) if east else t


@pytest.mark.rule("bag.explore.closed-dungeon")
def test_while_any_side_is_open_no_wall_is_broken() -> None:
    t = walled_in()
    t.table.chart.lay(t.field("e1"), TILE["T39"], 0)
    t.begin()
    assert not is_closed(t.table)
    t.refuse("explore", "no-opening")


@pytest.mark.rule("bag.explore.m-tile-marker", "bag.monster.enter-draws")
@pytest.mark.card("T05")
def test_an_m_tile_hides_a_monster_until_somebody_comes() -> None:
    t = drawing("T05")
    t.do(t.to("lay", "n1"), "turn:0")
    assert (t.known("n1"), t.table.monsters.count()) == ("hidden", 30)
    t.do("end")
    t.monsters("troll")
    t.walk("n1")
    assert (t.known("n1"), t.table.monsters.count()) == ("troll", 29)
    assert t.ap(1) == 3
    assert t.ask() == "Clash"


@pytest.mark.rule("bag.explore.exit-dragon", "bag.dragon.no-exit-before")
@pytest.mark.card("T02", "red_dragon")
def test_the_dragon_waits_on_the_exit() -> None:
    t = drawing("T02")
    t.do(t.to("lay", "n1"), "turn:0")
    assert (t.known("n1"), t.table.monsters.count()) == ("red_dragon", 30)
    t.give(0, "ring")
    t.refuse("escape", "together")
    t.walk("n1")
    assert t.ask() == "Clash", "entering means facing the dragon"
    t.refuse("end", "must-face")


@pytest.mark.rule("bag.dragon.no-exit-before")
def test_nobody_leaves_before_the_dragon_is_beaten() -> None:
    t = Cave("fighter,dwarf", variant="each").lay("n1", "T02", monster="-")
    t.give(0, "ring")
    t.hero(0, at="n1")
    t.begin()
    assert t.table.dragon
    t.refuse("escape", "dragon-alive")


@pytest.mark.rule("bag.explore.pool")
@pytest.mark.card("T03")
def test_the_pool_has_a_token_for_each_hero_in_the_game() -> None:
    t = Cave("fighter,dwarf,elf").begin()
    t.hero(2, status=1, lives=0, field=-1)
    t.tiles("T39", "T03")
    t.do("explore", t.to("lay", "e1"), "turn:0")
    assert t.table.pool == 0, "it comes with the pool alone"
    t.do("explore", t.to("lay", "n1"), "turn:0")
    assert t.table.pool == 2
    t.hero(0, health=2)
    t.refuse("pool", "no-pool")
    t.walk("n1")
    t.do("pool")
    assert (t.health(), t.ap(), t.table.pool) == (10, 2, 1)
    t.hero(0, health=2)
    t.refuse("pool", "bathed")
    t.do("end")
    t.hero(1, at="n1", health=3)
    t.do("pool")
    t.do("end")
    t.refuse("pool", "pool-empty")


@pytest.mark.rule("bag.explore.pool")
def test_whoever_is_well_needs_no_bath() -> None:
    t = Cave().lay("n1", "T03")
    t.table.pool = 2
    t.hero(0, at="n1")
    t.begin()
    t.refuse("pool", "pool-well")


@pytest.mark.card("torch")
@pytest.mark.rule("bag.item.text")
def test_the_torch_lays_two_tiles_for_one_point() -> None:
    t = Cave()
    t.give(0, "torch")
    t.begin()
    t.tiles("T39", "T40")
    t.do("use:torch", t.to("lay", "n1"), "turn:0")
    assert places(t, "lay") == ["e1", "n1e1", "n1w1", "n2", "w1"], "at one's own tile or at the one just laid"
    t.do(t.to("lay", "n2"), "turn:0")
    assert (t.ap(), t.ask(), t.gear()) == (4, "Act", ["torch"])
    t.do("explore")
    assert t.ask() == "Lay", "a plain tile can still be laid"


@pytest.mark.rule("bag.item.text")
@pytest.mark.card("torch")
def test_the_torch_stops_with_the_last_tile() -> None:
    t = Cave()
    t.give(0, "torch@5")
    t.begin()
    t.stack("T39")
    t.refuse("use:torch", "stored")
    t.do("handle:5", "put:0")
    t.lay("n1", "T05", monster="-")
    t.lay("w1", "T06", monster="-")
    t.dice(1, 1)
    t.do("use:torch", t.to("lay", "e1"), "turn:0")
    assert t.ask() == "Act"


@pytest.mark.rule("bag.item.text")
def test_the_start_tile_is_never_in_the_stack() -> None:
    assert START_TILE not in Cave().table.tiles.cards()
    assert SIDES == 4


@pytest.mark.rule("bag.explore.attach-own-tile")
def test_every_field_that_can_come_into_reach_has_a_number() -> None:
    t = Cave()
    for step, tile in enumerate([tile for tile in TILE if tile != "T01"], 1):
        t.lay(f"n{step}", tile)
    assert len(t.table.chart.lying) == len(GAME.about.ids["place"]) == 122, "forty in a row, and all around them"


@pytest.mark.rule("bag.explore.open-sides", "bag.explore.attach-own-tile")
def test_a_drawn_tile_must_be_laid() -> None:
    t = drawing("T11")
    t.refuse("end", "not-offered")
    t.refuse("turn:0", "not-offered")
    t.do(t.to("lay", "n1"))
    t.refuse("end", "not-offered")
    t.refuse(t.to("lay", "e1"), "not-offered")
    t.refuse("turn:0", "no-join")
    assert t.table.turn.tile == TILE["T11"]
    t.do("turn:2")
    assert (t.table.turn.tile, t.turned("n1")) == (-1, 2)


@pytest.mark.rule("bag.explore.open-sides")
def test_with_strict_edges_a_field_may_fit_no_tile() -> None:
    t = Cave("fighter,dwarf", edges="strict").lay("n1", "T39").lay("n1e1", "T40").begin()
    t.tiles("T17")
    t.do("explore")
    t.refuse(t.to("lay", "e1"), "mismatch")
    assert places(t, "lay") == ["w1"]


@pytest.mark.rule("bag.turn.lay-costs-one")
def test_the_last_point_is_enough_to_explore_and_none_is_not() -> None:
    t = Cave().begin()
    t.hero(0, ap=1)
    assert "explore" in t.offers()
    t.hero(0, ap=0)
    t.refuse("explore", "no-ap")


@pytest.mark.rule("bag.explore.open-sides", "bag.explore.attach-own-tile")
def test_by_torchlight_a_turn_is_refused_for_the_tile_it_would_be_closed_to() -> None:
    t = Cave()
    t.give(0, "torch")
    t.begin()
    t.tiles("T39", "T11")
    t.do("use:torch", t.to("lay", "n1"))
    t.do(t.to("lay", "n2"))
    t.refuse("turn:0", "no-join")


@pytest.mark.rule("bag.explore.attach-own-tile", "bag.item.fields")
def test_places_are_called_by_their_way_and_fields_by_their_symbol() -> None:
    t = Cave().lay("n1", "T39").corridor("n2")
    t.give(0, "iron_axe@1", "magic_boots", "health_potion")
    t.begin()
    t.walk("n1")
    assert t.said("moved")[-1]["place"] == "n1"
    targets = {option.id: option.target for option in t.match.decisions[0].options}
    assert targets[t.to("walk", "n2")] == "n2"
    assert [targets[f"handle:{at}"] for at in (1, 3, 5)] == ["hand2", "boots1", "free1"]
    assert t.said("moved")[-1]["place"] == "n1"


@pytest.mark.rule("bag.components.bags", "bag.explore.attach-own-tile", "bag.monster.enter-draws", "bag.item.sources")
def test_what_was_drawn_cannot_be_taken_back() -> None:
    t = lair("-").lay("e1", "T16", turns=1).lay("w1", "T08", turns=1).begin()
    t.walk("n1")
    assert t.match.can_undo(0), "a step can"
    t.walk("start")
    t.tiles("T17")
    t.stack("T17", "T18")
    t.walk("e1")
    t.do("draw")
    assert not t.match.can_undo(0)
    t.do(t.offers()[0])
    t.walk("start")
    t.hero(0, ap=5)
    t.walk("w1")
    assert not t.match.can_undo(0)


@pytest.mark.rule("bag.explore.attach-own-tile")
def test_a_tile_that_was_drawn_was_seen() -> None:
    t = drawing("T17")
    assert not t.match.can_undo(0)
    t.do(t.to("lay", "n1"))
    assert t.match.can_undo(0), "where it lies is still open"
