"""What is in the box: cards, tiles, rooms, heroes and markers."""

import pytest

from verlies.core.errors import BadSetup
from verlies.games.dungeonquest.content.box import BOX, ENTER
from verlies.games.dungeonquest.content.cards import CARDS
from verlies.games.dungeonquest.content.heroes import ABILITIES, HEROES
from verlies.games.dungeonquest.content.ids import DECKS
from verlies.games.dungeonquest.tiles import PRINTED, ROOMS, TILES
from verlies.kit.tiles import SOUTH, WALL
from verlies.testing.dungeonquest import CELL, GAME, Dungeon

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

COPIES = {
    "dungeon": "v_dead_adventurer 8, v_crypt 8, v_empty 11, v_ambush 6, v_hidden_trap 3, v_passage_down 2, "
    "v_ceiling 2, v_torch_out 1, v_secret_door 1, v_razorwing 1, v_wizard_curse 1, v_unstable_potion 1, "
    "v_bottle_imp 1, v_lingering_shade 1, v_gold_30 1, v_gold_40 1, v_shuffle 1",
    "search": "s_secret_door 8, s_empty 6, s_passage_down 4, s_gold_10 1, s_gold_60 1, s_gold_70 1, s_gold_150 1, "
    "s_centipede 1, s_ferrox 2, s_unstable_potion 2, s_hidden_trap 2, s_shuffle 1",
    "catacomb": "k_exit 6, k_empty 8, k_hole 2, k_hidden_trap 4, k_chest 2, k_diamond 1, k_torch_out 2, k_rats 2, "
    "k_spider_venom 2, k_razorwing 2, k_demon_flame 1, k_skeleton_volley 1, k_golem_grab 1, k_troll_smash 1, "
    "k_sorcerer_bolt 1, k_vampire_bite 1, k_deep_elf 1, k_naga 1, k_shuffle 1",
    "trap": "f_trapdoor 2, f_snakes 2, f_gas 2, f_ceiling 2, f_explosion 2, f_blade 2, f_crossfire 2, f_shuffle 1",
    "door": "t_opens 8, t_jammed 3, t_spear 3, t_shuffle 1",
    "corpse": "l_gold_50 1, l_gold_100 1, l_gold_200 1, l_unstable_potion 1, l_empty 3, l_rope 3, l_old_bones 1, "
    "l_scorpion 1, l_scorpion_small 1, l_scorpion_deadly 1, l_shuffle 1",
    "crypt": "y_gold_20 1, y_gold_90 1, y_gold_120 1, y_gold_250 1, y_unstable_potion 3, y_empty 3, y_old_bones 2, "
    "y_spectral 1, y_hidden_trap 1, y_shuffle 1",
    "dragon": "d_sleeping 7, d_rage 1",
    "treasure": "z_loadstone 2, z_ebon_ring 1, z_obsidian_ring 1, z_pearl_ring 1, z_ruby_ring 1, z_silver_ring 1, "
    "z_gold_ring 1, z_arcane_ring 1, z_charmer_flute 1, z_crystal_of_tival 1, z_belt_of_strength 1, z_jinn_lamp 1, "
    "z_golden_claws 1, z_ebon_amulet 1, z_crystal_of_orris 1, z_jeweled_chakra 1, z_rune_scarab 1, z_eyes_of_avra 1, "
    "z_flying_carpet 1, z_mirror_of_shael 1, z_vestments_of_kellos 1, z_staff_of_light 1, z_star_of_kellos 1, "
    "z_chalice_of_tamalir 1, z_sun_spear 1, z_bag_of_gems 1, z_quicksilver_potion 1, z_harp_of_tranquility 1, "
    "z_giant_ruby 1, z_artifact_eater 1, z_forbidden_tome 1",
    "monster": "m_troll_3_4 1, m_troll_4_2 1, m_troll_4_3 1, m_troll_5_0 1, m_demon_5_2 1, m_demon_6_3 1, "
    "m_demon_6_4 1, m_demon_8_6 1, m_skeleton_2_1 1, m_skeleton_2_2 1, m_skeleton_3_0 1, m_skeleton_3_1 1, "
    "m_sorcerer_2_1 1, m_sorcerer_2_2 1, m_sorcerer_3_3 1, m_sorcerer_3_4 1, m_golem_4_2 1, m_golem_5_2 1, "
    "m_golem_5_3 1, m_golem_6_4 1",
    "rune": "r_warning 1, r_radiance 1, r_healing 1, r_opening 1, r_shaping 1, r_fate 1, r_seeking 1, r_ascent 1, "
    "r_warding 1, r_passage 1, r_silence 1, r_haste 1",
    "combat": "c_hero_ranged 1, c_hero_melee 1, c_hero_magic 1, c_monster_ranged 1, c_monster_melee 1, "
    "c_monster_magic 1",
}
"""Every card of each deck with its copies."""

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
OTHER_TILES = {
    "corridor_oooo": 2,
    "corridor_ooox": 2,
    "corridor_oxoo": 2,
    "corridor_xooo": 2,
    "corridor_oxox": 2,
    "corridor_xoox": 2,
    "corridor_xxoo": 2,
    "dark_xooo": 3,
    "dark_xoox": 1,
    "dark_xxoo": 1,
    "rubble_oooo": 2,
    "rubble_oxox": 2,
    "chasm_se": 2,
    "chasm_sw": 2,
    "bridge_oxox": 4,
    "rotating_xxox": 4,
    "web_oooo": 3,
    "pit_oxox": 2,
}
"""All other rooms; a chasm is named after the sides that are on the near side of it."""


@pytest.mark.rule("dungeonquest.components.cards")
@pytest.mark.parametrize(("deck", "size"), SIZES.items())
def test_each_deck_has_its_printed_size(deck: str, size: int) -> None:
    assert sum(card.copies for card in CARDS if DECKS[card.deck] == deck) == size


@pytest.mark.rule("dungeonquest.components.cards")
def test_there_are_258_cards() -> None:
    assert sum(card.copies for card in CARDS) == 258
    assert len({card.id for card in CARDS}) == len(CARDS)


@pytest.mark.rule("dungeonquest.components.cards")
@pytest.mark.parametrize("deck", DECKS)
def test_each_card_is_there_as_often_as_printed(deck: str) -> None:
    printed = dict(line.split() for line in COPIES[deck].split(", "))
    assert {card.id: str(card.copies) for card in CARDS if DECKS[card.deck] == deck} == printed


@pytest.mark.rule("dungeonquest.components.tiles", "dungeonquest.components.room-kinds")
def test_each_tile_is_there_as_often_as_printed() -> None:
    assert {tile.id: tile.copies for tile in TILES} == PRINTED_TILES | OTHER_TILES
    assert sum((PRINTED_TILES | OTHER_TILES).values()) == 117


@pytest.mark.rule("dungeonquest.components.tiles", "dungeonquest.search.printed-rooms")
def test_torches_and_stairs_are_where_they_are_printed() -> None:
    assert {tile.id for tile in ROOMS if tile.torch} == {
        tile.id for tile in ROOMS if tile.id.startswith(("dungeon", "stairs", "rotating"))
    }
    assert {tile.id for tile in ROOMS if tile.stairs} == {tile.id for tile in ROOMS if tile.id.startswith("stairs")}


@pytest.mark.rule("dungeonquest.components.tiles")
def test_there_are_117_tiles_with_one_to_four_passages() -> None:
    assert sum(tile.copies for tile in TILES) == 117
    for tile in TILES:
        assert tile.sides[SOUTH] != WALL, tile.id
        assert 1 <= sum(side != WALL for side in tile.sides) <= 4


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
    assert sum(tile.copies for tile in rooms if sum(side != WALL for side in tile.sides) == 1) == 10
    assert all(tile.torch for tile in rooms)


@pytest.mark.rule("dungeonquest.components.tiles", "dungeonquest.room.verliesraum", "dungeonquest.room.fallenraum")
@pytest.mark.parametrize(("tile", "copies"), PRINTED_TILES.items())
def test_each_tile_has_its_passages_obstacles_torch_and_stairs(tile: str, copies: int) -> None:
    assert sum(each.copies for each in TILES if each.id == tile) == copies
    kind, sides = tile.split("_")
    t = Dungeon()
    t.lay("c4", "dungeon_oooo")
    t.hero(0, place="c4")
    t.begin(0)
    t.tiles(tile)
    t.draws("f_ceiling" if kind == "trap" else "v_empty")
    t.do("move:c3")
    t.lay("c3", tile)
    t.begin(0)
    for sign, place in zip(sides, ("c2", "d3", "c4", "b3"), strict=True):
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


@pytest.mark.rule("dungeonquest.components.markers-unlimited", "dungeonquest.search.procedure")
def test_a_sixty_sixth_search_marker_is_laid_and_costs_no_determination() -> None:
    t = Dungeon()
    places = [f"{column}{row}" for row in (2, 3, 7, 8, 9) for column in "abcdefghijklm"]
    for place in (*places, "d4"):
        t.lay(place, "dungeon_oooo")
    t.mark("searched", *places)
    t.hero(0, place="d4", determination=3)
    t.begin(0)
    t.draws("s_empty")
    t.do("search")
    assert (len(places), len(t.table.searched), CELL["d4"] in t.table.searched, t.markers()) == (65, 66, True, 3)


@pytest.mark.rule("dungeonquest.components.markers-unlimited")
def test_an_eleventh_monster_and_an_eleventh_entrance_are_laid_by_their_cards() -> None:
    t = Dungeon()
    places = [f"{column}2" for column in "cdefghijkl"]
    for place in places:
        t.lay(place, "corridor_oooo")
    t.mark("monsters", *places)
    t.mark("entrances", *places)
    t.tiles("dungeon_oooo", "dungeon_oooo")
    t.draws("v_ambush", "m_skeleton_2_1", "v_passage_down")
    t.do("move:b1")
    assert (len(t.table.monsters), t.ask()) == (11, "Duel")
    t.duel("ranged", "melee")
    t.begin(0)
    t.do("move:c1")
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
    t.do("move:b1")
    assert (t.wounds(), sum(t.wounds(seat) for seat in range(4))) == (15, 42)
    t.lay("l1", "dungeon_oogo", 3)
    t.begin(1)
    t.dice(6, 6)
    t.do("move:l1", "spend:0")
    assert (t.place(1), t.markers(1), t.table.searched) == ("m1", 66, [])


@pytest.mark.rule("dungeonquest.components.others-limited")
def test_no_tile_beyond_the_last() -> None:
    t = Dungeon()
    t.no_tiles()
    t.lay("b1", "dungeon_oooo")
    t.begin(0)
    assert t.offers("move:") == ["move:b1"]
    t.refuse("move:a2", "no-tiles")


@pytest.mark.rule("dungeonquest.components.others-limited", "dungeonquest.setup.hero-choice")
def test_a_hero_is_there_once() -> None:
    with pytest.raises(BadSetup):
        GAME.new(2, 1, {"heroes": "hugo,hugo"})
    match = GAME.new(2, 1, {"heroes": "choose", "start": 0})
    match.answer("hero:hugo", 0)
    assert "hero:hugo" not in [option.id for option in match.decision.options]
    assert match.why_not("hero:hugo", 1).message == "taken"
