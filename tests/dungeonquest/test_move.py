"""Moving: passages, walls, doors, portcullises and tiles."""

import pytest

from verlies.games.dungeonquest.content.ids import NONE
from verlies.testing.dungeonquest import CELL, Dungeon, in_room, met, random_game


@pytest.mark.rule("dungeonquest.move.adjacent-connected")
def test_a_move_goes_through_a_passage_to_the_next_field() -> None:
    t = in_room("dungeon_xoox", turns=3)
    assert t.offers("move:") == ["move:c2", "move:d3"]
    t.refuse("move:c4", "walled")
    t.refuse("move:b3", "walled")
    t.refuse("move:d2", "not-adjacent")
    t.refuse("move:c1", "not-adjacent")
    t.refuse("move:c3", "not-adjacent")


@pytest.mark.rule("dungeonquest.move.explored-enters")
def test_an_explored_room_is_entered_and_takes_effect() -> None:
    t = in_room("dungeon_oooo")
    t.lay("d3", "dungeon_oooo")
    tiles, deck = t.table.tiles.count(), t.count("dungeon")
    t.draws("v_empty")
    t.do("move:d3")
    assert (t.place(), t.table.tiles.count(), t.count("dungeon")) == ("d3", tiles, deck - 1)


@pytest.mark.rule("dungeonquest.move.unexplored-draws-tile", "dungeonquest.move.room-definition")
@pytest.mark.parametrize(("to", "turns"), [("c2", 0), ("d3", 1), ("c4", 2), ("b3", 3)])
def test_an_unexplored_field_gets_a_tile_with_its_arrow_towards_the_hero(to: str, turns: int) -> None:
    t = in_room("dungeon_oooo")
    tiles = t.table.tiles.count()
    t.tiles("dungeon_xxox")
    t.draws("v_empty")
    t.do(f"move:{to}")
    assert (t.place(), t.room(to), t.active()) == (to, f"dungeon_xxox-{turns}", 1)
    assert t.table.tiles.count() == tiles - 1
    assert t.table.exit_of(CELL[to], (turns + 2) % 4) == 1
    assert t.table.searched == []
    t.hero(0, place="a10")
    t.hero(1, place="c3")
    t.begin(1)
    t.draws("v_empty")
    t.do(f"move:{to}")
    assert (t.place(1), t.table.tiles.count()) == (to, tiles - 1)


@pytest.mark.rule("dungeonquest.move.occupied-refused")
@pytest.mark.parametrize("room", ["dungeon_oooo", "corridor_oooo"])
def test_rooms_with_another_hero_are_closed(room: str) -> None:
    t = in_room("dungeon_oooo")
    t.lay("d3", room)
    t.hero(1, place="d3")
    t.begin(0)
    t.refuse("move:d3", "occupied")
    t.hero(1, below=True)
    t.begin(0)
    assert "move:d3" in t.offers()


@pytest.mark.rule("dungeonquest.move.occupied-refused", "dungeonquest.room.treasure-shared")
def test_towers_hold_one_hero_and_the_treasure_chamber_any_number() -> None:
    t = Dungeon(4)
    t.lay("b1", "dungeon_oooo")
    t.hero(0, place="b1")
    t.hero(1, place="a1")
    t.begin(0)
    t.refuse("move:a1", "occupied")
    for seat in (1, 2, 3):
        t.hero(seat, place="g5")
    t.lay("g4", "dungeon_oooo")
    t.hero(0, place="g4")
    t.begin(0)
    t.draws("d_sleeping", "z_ebon_ring", "z_pearl_ring")
    t.do("move:g5")
    assert [t.place(seat) for seat in range(4)] == ["g5"] * 4


@pytest.mark.rule("dungeonquest.move.wall-blocks")
def test_walls_block_both_ways_and_for_flight() -> None:
    t = in_room("dungeon_oooo")
    t.lay("d3", "dungeon_oxox")
    t.begin(0)
    t.refuse("move:d3", "walled")
    t.hero(0, place="d3")
    t.begin(0)
    t.refuse("move:c3", "walled")
    t.lay("m6", "dungeon_oooo")
    t.hero(0, place="m6")
    t.begin(0)
    assert t.offers("move:") == ["move:m5", "move:m7", "move:l6"]
    t = met("m_troll_5_0")
    t.lay("d2", "dungeon_xxox", turns=2)
    t.lay("d4", "dungeon_xxox")
    t.lay("e3", "dungeon_oooo")
    t.duel("magic", "ranged")
    t.dice(1, 1)
    t.do("flee")
    assert (t.ask(), t.offers()) == ("RunTo", ["move:e3", "move:c3"])
    t.refuse("move:d2", "walled")


@pytest.mark.card("t_opens", "t_jammed", "t_spear")
@pytest.mark.rule("dungeonquest.move.obstacle-before", "dungeonquest.move.door")
def test_a_door_comes_before_the_tile() -> None:
    t = in_room("dungeon_dooo")
    tiles = t.table.tiles.count()
    t.draws("t_jammed")
    t.do("move:c2")
    assert (t.place(), t.room("c2"), t.table.tiles.count(), t.active()) == ("c3", "", tiles, 1)
    assert t.discards("door") == ["t_jammed"]
    t.begin(0)
    t.draws("t_opens", "v_empty")
    t.tiles("dungeon_oooo")
    t.do("move:c2")
    assert (t.place(), t.discards("door")) == ("c2", ["t_jammed", "t_opens"])
    t.begin(0)
    t.draws("t_spear")
    t.dice(4)
    t.do("move:c3")
    assert (t.place(), t.wounds(), t.active()) == ("c2", 4, 1)


@pytest.mark.rule("dungeonquest.move.obstacles-in-order")
def test_obstacles_are_overcome_from_the_hero_outwards() -> None:
    t = in_room("dungeon_dooo")
    t.lay("c2", "dungeon_oogo")
    t.begin(0)
    t.draws("t_opens", "v_empty")
    t.dice(3, 4)
    t.do("move:c2")
    assert t.place() == "c2"
    kinds = [kind for kind in t.events() if kind in ("drew", "test", "moved")]
    assert kinds == ["drew", "test", "moved", "drew"]
    t = in_room("dungeon_dooo")
    t.lay("c2", "dungeon_oogo")
    t.begin(0)
    t.draws("t_jammed")
    t.do("move:c2")
    assert "test" not in t.events()
    t = in_room("dungeon_dooo")
    t.lay("c2", "dungeon_dooo", turns=2)
    t.begin(0)
    t.draws("t_opens", "t_opens", "v_empty")
    t.do("move:c2")
    assert (t.place(), t.discards("door")) == ("c2", ["t_opens", "t_opens"])


@pytest.mark.rule("dungeonquest.move.new-tile-portcullis")
def test_a_portcullis_on_a_new_tile_drops_behind_the_hero() -> None:
    t = in_room("dungeon_oooo")
    t.tiles("dungeon_oogo")
    t.draws("v_empty")
    t.do("move:c2")
    assert t.place() == "c2"
    assert "test" not in t.events()
    t.begin(0)
    t.dice(6, 6)
    t.do("move:c3")
    assert (t.place(), t.markers()) == ("c2", 1)


@pytest.mark.rule("dungeonquest.move.portcullis")
@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize(("dice", "through"), [((3, 4), True), ((4, 4), False)])
def test_a_portcullis_takes_strength_from_both_sides(there: bool, dice: tuple[int, int], through: bool) -> None:
    t = in_room("dungeon_oooo")
    t.lay("c2", "dungeon_oogo")
    start, to = ("c3", "c2") if there else ("c2", "c3")
    t.hero(0, place=start)
    t.begin(0)
    for _ in range(2):
        t.hero(0, place=start, determination=0)
        t.begin(0)
        t.dice(*dice)
        if through:
            t.draws("v_empty")
        t.do(f"move:{to}")
        assert (t.place(), t.active(), t.markers()) == (to if through else start, 1, 0 if through else 1)


@pytest.mark.rule("dungeonquest.move.tiles-exhausted")
def test_without_tiles_unexplored_fields_are_blocked() -> None:
    t = in_room("dungeon_oooo")
    t.lay("d3", "corridor_oooo")
    t.no_tiles()
    t.begin(0)
    assert t.offers("move:") == ["move:d3"]
    t.do("move:d3")
    assert (t.place(), t.offers()) == ("d3", ["move:c3"])
    t = in_room("dungeon_oooo")
    t.no_tiles()
    t.mark("searched", "c3")
    t.begin(0)
    assert (t.status(), t.cause()) == ("dead", "dead-point")


@pytest.mark.rule("dungeonquest.move.tiles-exhausted")
def test_torchlight_stops_with_the_last_tile() -> None:
    t = in_room("dungeon_oooo", torchlight="on")
    t.lay("d3", "dungeon_oooo")
    t.no_tiles(1)
    t.begin(0)
    t.draws("v_empty")
    t.do("move:d3", "light:d2")
    assert (t.room("d2") != "", t.room("e3"), t.room("d4")) == (True, "", "")
    assert (t.ask(), t.discards("dungeon")) == ("TakeAction", ["v_empty"])


@pytest.mark.rule("dungeonquest.move.room-definition")
@pytest.mark.parametrize("seed", range(3))
def test_what_is_searched_is_explored(seed: int) -> None:
    for state in random_game(2, seed):
        for cell in (*state.searched, *state.monsters, *state.entrances):
            assert state.map[cell] != NONE
        assert state.tiles.count() + sum(tile != NONE for tile in state.map) == 117 + 6


@pytest.mark.card("v_wizard_curse")
@pytest.mark.rule("dungeonquest.move.passage-not-corridor")
@pytest.mark.parametrize(("die", "turned"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_curse_turns_corridors_alone(die: int, turned: int) -> None:
    t = in_room("dungeon_oooo")
    t.lay("g7", "corridor_oxox", turns=2)
    t.lay("h8", "dungeon_oxox")
    t.lay("d3", "dungeon_oooo")
    t.begin(0)
    t.draws("v_wizard_curse")
    t.dice(die)
    t.do("move:d3")
    assert t.room("g7") == f"corridor_oxox-{(2 + turned) % 4}"
    assert t.room("h8") == "dungeon_oxox-0"
