"""What is in the box: cards, tiles, rooms, heroes and markers."""

import pytest

from verlies.core.errors import BadSetup
from verlies.games.dungeonquest.cards import CARDS
from verlies.games.dungeonquest.content import BOX, ENTER
from verlies.games.dungeonquest.heroes import ABILITIES, HEROES
from verlies.games.dungeonquest.ids import DECKS, SOUTH, WALL
from verlies.games.dungeonquest.rooms import PRINTED, TILES
from verlies.testing.dungeonquest import GAME, Dungeon

SIZES = {
    "dungeon": 50,
    "catacomb": 40,
    "search": 30,
    "treasure": 32,
    "monster": 20,
    "trap": 15,
    "door": 15,
    "corpse": 15,
    "crypt": 15,
    "rune": 12,
    "dragon": 8,
    "combat": 6,
}
KINDS = {
    "dungeon": 72,
    "corridor": 14,
    "trap": 5,
    "dark": 5,
    "rubble": 4,
    "chasm": 4,
    "bridge": 4,
    "rotating": 4,
    "web": 3,
    "pit": 2,
}

PRINTED_TILES = {
    "dungeon_oooo": 10,
    "dungeon_ooox": 3,
    "dungeon_oxoo": 3,
    "dungeon_xooo": 4,
    "dungeon_oxox": 4,
    "dungeon_xoox": 5,
    "dungeon_xxoo": 4,
    "dungeon_xxox": 8,
    "dungeon_ddod": 2,
    "dungeon_dooo": 1,
    "dungeon_odod": 2,
    "dungeon_odoo": 1,
    "dungeon_doox": 2,
    "dungeon_dxoo": 2,
    "dungeon_oogo": 1,
    "dungeon_oogx": 1,
    "dungeon_oxgo": 1,
    "dungeon_xogo": 2,
    "dungeon_oxgx": 1,
    "dungeon_xxgo": 1,
    "dungeon_xxgx": 1,
    "dungeon_dogo": 1,
    "dungeon_dxgx": 1,
    "stairs_oooo": 2,
    "stairs_ooox": 2,
    "stairs_oxoo": 3,
    "stairs_xoox": 2,
    "stairs_xxoo": 1,
    "stairs_xxox": 1,
    "trap_oooo": 3,
    "trap_ooox": 1,
    "trap_oxoo": 1,
}
"""Dungeon and trap rooms: the sides from the north clockwise (open, wall, door, portcullis), and the copies."""


@pytest.mark.rule("dungeonquest.components.cards")
@pytest.mark.parametrize(("deck", "size"), SIZES.items())
def test_each_deck_has_its_printed_size(deck: str, size: int) -> None:
    assert sum(card.copies for card in CARDS if DECKS[card.deck] == deck) == size


@pytest.mark.rule("dungeonquest.components.cards")
def test_there_are_258_cards() -> None:
    assert sum(card.copies for card in CARDS) == 258
    assert len({card.id for card in CARDS}) == len(CARDS)


@pytest.mark.rule("dungeonquest.components.tiles")
def test_there_are_117_tiles_with_one_to_four_passages() -> None:
    assert sum(tile.copies for tile in TILES) == 117
    for tile in TILES:
        assert tile.exits[SOUTH] != WALL, tile.id
        assert 1 <= sum(side != WALL for side in tile.exits) <= 4


@pytest.mark.rule("dungeonquest.components.room-kinds")
def test_there_are_twelve_kinds_of_rooms_and_each_does_something() -> None:
    assert {tile.kind for tile in TILES} == set(range(10))
    assert {room.kind for room in PRINTED} == {10, 11}
    assert set(ENTER) == set(range(12))
    assert all(BOX.enter[kind] and BOX.enter_special[kind] for kind in range(12))


@pytest.mark.rule("dungeonquest.components.room-kinds")
@pytest.mark.parametrize(("name", "count"), KINDS.items())
def test_each_kind_has_its_number_of_tiles(name: str, count: int) -> None:
    prefixes = ("dungeon", "stairs") if name == "dungeon" else (name,)
    assert sum(tile.copies for tile in TILES if tile.id.startswith(prefixes)) == count


@pytest.mark.rule("dungeonquest.components.tiles")
def test_doors_gates_stairs_and_dead_ends_are_as_printed() -> None:
    rooms = [tile for tile in TILES if tile.kind == 0]
    assert sum(tile.copies for tile in rooms if tile.stairs) == 11
    assert sum(tile.copies for tile in rooms if "g" in tile.id.split("_")[1]) == 10
    assert sum(tile.copies for tile in rooms if "d" in tile.id.split("_")[1]) == 12
    assert sum(tile.copies for tile in rooms if sum(side != WALL for side in tile.exits) == 1) == 10
    assert all(tile.torch for tile in rooms)


@pytest.mark.rule("dungeonquest.components.tiles", "dungeonquest.room.verliesraum", "dungeonquest.room.fallenraum")
@pytest.mark.parametrize(("tile", "copies"), PRINTED_TILES.items())
def test_each_tile_has_its_passages_obstacles_torch_and_stairs(tile: str, copies: int) -> None:
    assert sum(each.copies for each in TILES if each.id == tile) == copies
    kind, sides = tile.split("_")
    t = Dungeon()
    t.lay("r4c3", "dungeon_oooo")
    t.hero(0, place="r4c3")
    t.begin(0)
    t.tiles(tile)
    t.draws("f_ceiling" if kind == "trap" else "v_empty")
    t.do("move:r3c3")
    t.lay("r3c3", tile)
    t.begin(0)
    for sign, place in zip(sides, ("r2c3", "r3c4", "r4c3", "r3c2"), strict=True):
        if sign == "x":
            t.refuse(f"move:{place}", "walled")
        else:
            assert behind(t, place) == {"o": "", "d": "drew", "g": "test"}[sign]
    assert ("search" in t.offers(), "descend" in t.offers()) == (kind != "trap", kind == "stairs")


def behind(t: Dungeon, place: str) -> str:
    """Return what one does first on the way to a field: draw a door card, test strength, or nothing."""
    t.begin(0)
    saved = t.match.state.fork()
    t.draws("t_jammed")
    t.dice(6, 6)
    t.tiles("trap_oooo")
    t.do(f"move:{place}")
    kinds = [kind for kind in t.events() if kind in ("drew", "test", "moved")]
    t.match.state = saved
    t.begin(0)
    return "" if kinds[0] == "moved" else kinds[0]


@pytest.mark.rule("dungeonquest.components.tiles")
def test_every_plain_tile_is_in_the_list() -> None:
    assert set(PRINTED_TILES) == {tile.id for tile in TILES if tile.id.startswith(("dungeon", "stairs", "trap"))}


@pytest.mark.rule("dungeonquest.components.heroes")
def test_there_are_six_heroes() -> None:
    values = {hero.id: (*hero.attributes, hero.life) for hero in HEROES}
    assert values == {
        "gherinn": (3, 5, 4, 9, 13),
        "challara": (5, 7, 5, 7, 12),
        "hugo": (7, 5, 9, 4, 16),
        "krutzbeck": (9, 4, 5, 4, 20),
        "lindel": (6, 6, 4, 5, 15),
        "tatianna": (4, 9, 4, 6, 14),
    }
    assert all(len(hero.abilities) == 2 for hero in HEROES)
    assert len({ability.id for ability in ABILITIES}) == 12


@pytest.mark.rule("dungeonquest.components.markers-unlimited")
def test_markers_never_run_out() -> None:
    t = Dungeon()
    places = [f"r{row}c{column}" for row in (2, 3) for column in range(2, 13)]
    for place in places:
        t.lay(place, "dungeon_oooo")
    t.mark("monsters", *places[:11])
    t.mark("entrances", *places[:11])
    t.mark("searched", *places)
    t.hero(0, determination=66, wounds=0)
    t.hero(1, wounds=0)
    assert len(t.table.monsters) == len(t.table.entrances) == 11
    t.lay("r4c4", "dungeon_oooo")
    t.hero(0, place="r4c4")
    t.begin(0)
    t.draws("s_empty")
    t.do("search")
    assert t.markers() == 66
    assert "r4c4" in [f"r{cell // 13 + 1}c{cell % 13 + 1}" for cell in t.table.searched]


@pytest.mark.rule("dungeonquest.components.markers-unlimited")
def test_an_eleventh_monster_and_an_eleventh_entrance_are_laid_by_their_cards() -> None:
    t = Dungeon()
    places = [f"r2c{column}" for column in range(3, 13)]
    for place in places:
        t.lay(place, "corridor_oooo")
    t.mark("monsters", *places)
    t.mark("entrances", *places)
    t.tiles("dungeon_oooo", "dungeon_oooo")
    t.draws("v_ambush", "m_skeleton_2_1", "v_passage_down")
    t.do("move:r1c2")
    assert (len(t.table.monsters), t.ask()) == (11, "Duel")
    t.duel("ranged", "melee")
    t.begin(0)
    t.do("move:r1c3")
    assert (len(t.table.monsters), len(t.table.entrances)) == (10, 11)


@pytest.mark.rule("dungeonquest.components.markers-unlimited")
def test_a_fortieth_wound_and_a_sixty_sixth_determination_marker_are_given() -> None:
    t = Dungeon(4)
    for seat, wounds in enumerate((12, 12, 12, 3)):
        t.hero(seat, wounds=wounds)
    t.hero(1, determination=65)
    t.tiles("dungeon_oooo")
    t.draws("v_razorwing")
    t.dice(3)
    t.do("move:r1c2")
    assert (t.wounds(), sum(t.wounds(seat) for seat in range(4))) == (15, 42)
    t.lay("r1c12", "dungeon_oogo", 3)
    t.begin(1)
    t.dice(6, 6)
    t.do("move:r1c12", "spend:0")
    assert (t.place(1), t.markers(1), t.table.searched) == ("r1c13", 66, [])


@pytest.mark.rule("dungeonquest.components.others-limited")
def test_no_tile_beyond_the_last() -> None:
    t = Dungeon()
    t.no_tiles()
    t.lay("r1c2", "dungeon_oooo")
    t.begin(0)
    assert t.offers("move:") == ["move:r1c2"]
    t.refuse("move:r2c1", "no-tiles")


@pytest.mark.rule("dungeonquest.components.others-limited", "dungeonquest.setup.hero-choice")
def test_a_hero_is_there_once() -> None:
    with pytest.raises(BadSetup):
        GAME.new(2, 1, {"heroes": "hugo,hugo"})
    match = GAME.new(2, 1, {"heroes": "choose", "start": 0})
    match.answer("hero:hugo", 0)
    assert "hero:hugo" not in [option.id for option in match.decision.options]
    assert match.why_not("hero:hugo", 1).message == "taken"
