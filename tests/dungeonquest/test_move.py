"""Moving: passages, walls, doors, portcullises and tiles."""

import pytest

from verlies.games.dungeonquest.ids import NONE
from verlies.testing.dungeonquest import CELL, Dungeon, in_room, met, random_game


@pytest.mark.rule("dungeonquest.move.adjacent-connected")
def test_a_move_goes_through_a_passage_to_the_next_field() -> None:
    t = in_room("dungeon_xoox", turns=3)
    assert t.offers("move:") == ["move:r2c3", "move:r3c4"]
    t.refuse("move:r4c3", "walled")
    t.refuse("move:r3c2", "walled")
    t.refuse("move:r2c4", "not-adjacent")
    t.refuse("move:r1c3", "not-adjacent")
    t.refuse("move:r3c3", "not-adjacent")


@pytest.mark.rule("dungeonquest.move.explored-enters")
def test_an_explored_room_is_entered_and_takes_effect() -> None:
    t = in_room("dungeon_oooo")
    t.lay("r3c4", "dungeon_oooo")
    tiles, deck = t.table.tiles.count(), t.count("dungeon")
    t.draws("v_empty")
    t.do("move:r3c4")
    assert (t.place(), t.table.tiles.count(), t.count("dungeon")) == ("r3c4", tiles, deck - 1)


@pytest.mark.rule("dungeonquest.move.unexplored-draws-tile", "dungeonquest.move.room-definition")
@pytest.mark.parametrize(("to", "turns"), [("r2c3", 0), ("r3c4", 1), ("r4c3", 2), ("r3c2", 3)])
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
    t.hero(0, place="r10c1")
    t.hero(1, place="r3c3")
    t.begin(1)
    t.draws("v_empty")
    t.do(f"move:{to}")
    assert (t.place(1), t.table.tiles.count()) == (to, tiles - 1)


@pytest.mark.rule("dungeonquest.move.occupied-refused")
@pytest.mark.parametrize("room", ["dungeon_oooo", "corridor_oooo"])
def test_rooms_with_another_hero_are_closed(room: str) -> None:
    t = in_room("dungeon_oooo")
    t.lay("r3c4", room)
    t.hero(1, place="r3c4")
    t.begin(0)
    t.refuse("move:r3c4", "occupied")
    t.hero(1, below=True)
    t.begin(0)
    assert "move:r3c4" in t.offers()


@pytest.mark.rule("dungeonquest.move.occupied-refused", "dungeonquest.room.treasure-shared")
def test_towers_hold_one_hero_and_the_treasure_chamber_any_number() -> None:
    t = Dungeon(4)
    t.lay("r1c2", "dungeon_oooo")
    t.hero(0, place="r1c2")
    t.hero(1, place="r1c1")
    t.begin(0)
    t.refuse("move:r1c1", "occupied")
    for seat in (1, 2, 3):
        t.hero(seat, place="r5c7")
    t.lay("r4c7", "dungeon_oooo")
    t.hero(0, place="r4c7")
    t.begin(0)
    t.draws("d_sleeping", "z_ebon_ring", "z_pearl_ring")
    t.do("move:r5c7")
    assert [t.place(seat) for seat in range(4)] == ["r5c7"] * 4


@pytest.mark.rule("dungeonquest.move.wall-blocks")
def test_walls_block_both_ways_and_for_flight() -> None:
    t = in_room("dungeon_oooo")
    t.lay("r3c4", "dungeon_oxox")
    t.begin(0)
    t.refuse("move:r3c4", "walled")
    t.hero(0, place="r3c4")
    t.begin(0)
    t.refuse("move:r3c3", "walled")
    t.lay("r6c13", "dungeon_oooo")
    t.hero(0, place="r6c13")
    t.begin(0)
    assert t.offers("move:") == ["move:r5c13", "move:r7c13", "move:r6c12"]
    t = met("m_troll_5_0")
    t.lay("r2c4", "dungeon_xxox", turns=2)
    t.lay("r4c4", "dungeon_xxox")
    t.lay("r3c5", "dungeon_oooo")
    t.duel("magic", "ranged")
    t.dice(1, 1)
    t.do("flee")
    assert (t.ask(), t.offers()) == ("RunTo", ["move:r3c5", "move:r3c3"])
    t.refuse("move:r2c4", "walled")


@pytest.mark.card("t_opens", "t_jammed", "t_spear")
@pytest.mark.rule("dungeonquest.move.obstacle-before", "dungeonquest.move.door")
def test_a_door_comes_before_the_tile() -> None:
    t = in_room("dungeon_dooo")
    tiles = t.table.tiles.count()
    t.draws("t_jammed")
    t.do("move:r2c3")
    assert (t.place(), t.room("r2c3"), t.table.tiles.count(), t.active()) == ("r3c3", "", tiles, 1)
    assert t.discards("door") == ["t_jammed"]
    t.begin(0)
    t.draws("t_opens", "v_empty")
    t.tiles("dungeon_oooo")
    t.do("move:r2c3")
    assert (t.place(), t.discards("door")) == ("r2c3", ["t_jammed", "t_opens"])
    t.begin(0)
    t.draws("t_spear")
    t.dice(4)
    t.do("move:r3c3")
    assert (t.place(), t.wounds(), t.active()) == ("r2c3", 4, 1)


@pytest.mark.rule("dungeonquest.move.obstacles-in-order")
def test_obstacles_are_overcome_from_the_hero_outwards() -> None:
    t = in_room("dungeon_dooo")
    t.lay("r2c3", "dungeon_oogo")
    t.begin(0)
    t.draws("t_opens", "v_empty")
    t.dice(3, 4)
    t.do("move:r2c3")
    assert t.place() == "r2c3"
    kinds = [kind for kind in t.events() if kind in ("drew", "test", "moved")]
    assert kinds == ["drew", "test", "moved", "drew"]
    t = in_room("dungeon_dooo")
    t.lay("r2c3", "dungeon_oogo")
    t.begin(0)
    t.draws("t_jammed")
    t.do("move:r2c3")
    assert "test" not in t.events()
    t = in_room("dungeon_dooo")
    t.lay("r2c3", "dungeon_dooo", turns=2)
    t.begin(0)
    t.draws("t_opens", "t_opens", "v_empty")
    t.do("move:r2c3")
    assert (t.place(), t.discards("door")) == ("r2c3", ["t_opens", "t_opens"])


@pytest.mark.rule("dungeonquest.move.new-tile-portcullis")
def test_a_portcullis_on_a_new_tile_drops_behind_the_hero() -> None:
    t = in_room("dungeon_oooo")
    t.tiles("dungeon_oogo")
    t.draws("v_empty")
    t.do("move:r2c3")
    assert t.place() == "r2c3"
    assert "test" not in t.events()
    t.begin(0)
    t.dice(6, 6)
    t.do("move:r3c3")
    assert (t.place(), t.markers()) == ("r2c3", 1)


@pytest.mark.rule("dungeonquest.move.portcullis")
@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize(("dice", "through"), [((3, 4), True), ((4, 4), False)])
def test_a_portcullis_takes_strength_from_both_sides(there: bool, dice: tuple[int, int], through: bool) -> None:
    t = in_room("dungeon_oooo")
    t.lay("r2c3", "dungeon_oogo")
    start, to = ("r3c3", "r2c3") if there else ("r2c3", "r3c3")
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
    t.lay("r3c4", "corridor_oooo")
    t.no_tiles()
    t.begin(0)
    assert t.offers("move:") == ["move:r3c4"]
    t.do("move:r3c4")
    assert (t.place(), t.offers()) == ("r3c4", ["move:r3c3"])
    t = in_room("dungeon_oooo")
    t.no_tiles()
    t.mark("searched", "r3c3")
    t.begin(0)
    assert (t.status(), t.cause()) == ("dead", "dead-point")


@pytest.mark.rule("dungeonquest.move.tiles-exhausted")
def test_torchlight_stops_with_the_last_tile() -> None:
    t = in_room("dungeon_oooo", torchlight="on")
    t.lay("r3c4", "dungeon_oooo")
    t.no_tiles(1)
    t.begin(0)
    t.draws("v_empty")
    t.do("move:r3c4", "light:r2c4")
    assert (t.room("r2c4") != "", t.room("r3c5"), t.room("r4c4")) == (True, "", "")
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
    t.lay("r7c7", "corridor_oxox", turns=2)
    t.lay("r8c8", "dungeon_oxox")
    t.lay("r3c4", "dungeon_oooo")
    t.begin(0)
    t.draws("v_wizard_curse")
    t.dice(die)
    t.do("move:r3c4")
    assert t.room("r7c7") == f"corridor_oxox-{(2 + turned) % 4}"
    assert t.room("r8c8") == "dungeon_oxox-0"
