"""The catacombs: going down, cards below, and the way back."""

import pytest

from verlies.testing.dungeonquest import CELL, Dungeon


def below(
    place: str = "c4", facing: str = "east", pile: tuple[str, ...] = (), heroes: tuple[str, ...] = ("hugo", "lindel")
) -> Dungeon:
    """Return a table with seat 0 in the catacombs, about to act."""
    t = Dungeon(2, heroes=heroes)
    t.hero(0, place=place, facing=facing, below=True, pile=pile)
    return t


def draw(t: Dungeon, card: str) -> None:
    """Let seat 0 draw a catacomb card in its turn."""
    t.draws(card)
    t.begin(0)


@pytest.mark.rule("dungeonquest.catacombs.entrances")
@pytest.mark.parametrize("printed", [True, False])
def test_stairs_and_markers_lead_down_at_the_start_of_the_action_phase(printed: bool) -> None:
    t = Dungeon(2)
    t.lay("c3", "stairs_oooo" if printed else "dungeon_oooo")
    t.lay("d3", "dungeon_oooo")
    if not printed:
        t.mark("entrances", "c3")
    t.hero(0, place="d3")
    t.begin(0)
    t.refuse("descend", "no-entrance")
    t.draws("v_empty")
    t.do("move:c3")
    assert t.active() == 1
    t.begin(0)
    t.do("descend", "face:west")
    assert (t.below(), t.table.entrances) == (True, [] if printed else [CELL["c3"]])
    t.hero(1, place="c3")
    t.begin(1)
    assert "descend" in t.offers()


@pytest.mark.rule("dungeonquest.catacombs.ways-in", "dungeonquest.room.bridge-fail")
def test_one_falls_in_by_card_or_from_the_bridge() -> None:
    t = Dungeon(2)
    t.tiles("trap_oooo")
    t.draws("f_trapdoor")
    t.dice(6, 6)
    t.do("move:b1", "face:south")
    assert (t.below(), t.place(), t.wounds(), t.active()) == (True, "b1", 1, 1)
    t = Dungeon(2)
    t.lay("c3", "bridge_oxox")
    t.hero(0, place="c3", side="north")
    t.begin(0)
    t.dice(6, 6, 4)
    t.do("cross", "face:north")
    assert (t.below(), t.place(), t.wounds(), t.markers(), t.active()) == (True, "c3", 4, 1, 1)


@pytest.mark.rule("dungeonquest.catacombs.enter")
@pytest.mark.parametrize("facing", ["north", "east", "south", "west"])
def test_the_travel_marker_is_laid_and_the_turn_ends(facing: str) -> None:
    t = Dungeon(2)
    t.lay("c3", "stairs_oooo")
    t.lay("d3", "dungeon_oooo")
    t.hero(0, place="c3")
    t.hero(1, place="d3")
    t.begin(0)
    deck = t.count("catacomb")
    t.do("descend")
    assert t.offers() == ["face:north", "face:east", "face:south", "face:west"]
    t.do(f"face:{facing}")
    hero = t.table.heroes[0]
    assert (hero.facing, t.place(), t.active()) == (("north", "east", "south", "west").index(facing), "c3", 1)
    assert t.count("catacomb") == deck
    assert "move:c3" in t.offers()


@pytest.mark.rule("dungeonquest.catacombs.marker-stays")
def test_the_marker_stays_whatever_others_do_there() -> None:
    t = below("c3", "east")
    t.lay("c3", "dungeon_oooo")
    t.lay("d3", "dungeon_oooo")
    t.hero(1, place="d3")
    t.begin(1)
    t.draws("v_ceiling")
    t.do("move:c3")
    t.draws("s_empty")
    t.begin(1)
    t.do("search")
    t.mark("monsters", "c3")
    assert (t.place(0), t.table.heroes[0].facing, t.below()) == ("c3", 1, True)


@pytest.mark.rule("dungeonquest.catacombs.turn")
def test_each_turn_below_draws_one_card_that_stays_beside_the_sheet() -> None:
    t = below()
    sun = t.table.sun
    draw(t, "k_empty")
    assert (t.pile(), t.active(), t.table.sun) == (["k_empty"], 1, sun + 1)
    assert (t.count("catacomb"), t.discards("catacomb")) == (39, [])
    draw(t, "k_diamond")
    assert (t.pile(), t.loot()) == (["k_empty", "k_diamond"], [])


@pytest.mark.rule("dungeonquest.catacombs.marker-stays")
def test_a_monster_and_a_travel_marker_share_a_room() -> None:
    t = below("c3", "east", heroes=("hugo", "tatianna"))
    t.lay("c3", "dungeon_oooo")
    t.lay("d3", "dungeon_oooo")
    t.hero(1, place="d3")
    t.begin(1)
    t.draws("v_ambush", "m_skeleton_2_1", "m_skeleton_2_2")
    t.do("move:c3")
    assert (t.ask(), t.table.monsters, t.place(0), t.table.heroes[0].facing) == ("Duel", [CELL["c3"]], "c3", 1)
    t.duel("magic", "melee", seat=1)
    t.dice(1, 1)
    t.draws("v_empty")
    t.do("flee", "pass", "move:d3")
    assert (t.table.monsters, t.place(0), t.table.heroes[0].facing, t.below()) == ([CELL["c3"]], "c3", 1, True)


@pytest.mark.rule("dungeonquest.catacombs.turn", "dungeonquest.sun.roll")
def test_the_sun_moves_before_the_card_is_drawn() -> None:
    t = below()
    t.table.sun = 29
    t.dice(5)
    t.begin(0)
    assert (t.table.sunset, t.status(), t.count("catacomb"), t.discards("catacomb")) == (True, "dead", 40, [])


@pytest.mark.rule("dungeonquest.catacombs.turn")
def test_below_one_can_only_draw() -> None:
    t = below()
    t.hero(0, hole=True)
    t.begin(0)
    assert t.offers() == ["draw:catacomb", "repeat"]
    for word in ("search", "pass", "move:d4", "escape"):
        t.refuse(word, "is-below")


@pytest.mark.rule("dungeonquest.catacombs.leave-needs-card")
def test_an_exit_must_be_taken_at_once_or_not_at_all() -> None:
    t = below()
    draw(t, "k_exit")
    assert t.offers() == ["leave", "pass"]
    t.do("pass")
    assert (t.below(), t.pile(), t.active()) == (True, ["k_exit"], 1)
    draw(t, "k_empty")
    assert (t.active(), t.below()) == (1, True)


@pytest.mark.rule("dungeonquest.catacombs.exit-first-leg")
def test_the_marker_moves_by_the_number_of_cards() -> None:
    t = below("c4", "east", ("k_empty", "k_rats"))
    t.hero(1, place="a10")
    draw(t, "k_exit")
    t.do("leave")
    assert t.table.turn.spot == CELL["f4"]


@pytest.mark.rule("dungeonquest.catacombs.exit-first-leg")
def test_rooms_walls_and_heroes_on_the_way_do_not_matter() -> None:
    t = below("c4", "east", ("k_empty", "k_rats"))
    for place in ("d4", "e4"):
        t.lay(place, "dungeon_xxox")
    t.hero(1, place="e4")
    draw(t, "k_exit")
    t.do("leave")
    assert (t.table.turn.spot, t.told("marker", "lost")) == (CELL["f4"], [0])


@pytest.mark.rule("dungeonquest.catacombs.exit-first-leg-wall")
def test_the_outer_wall_stops_the_first_leg_without_harm() -> None:
    t = below("l3", "east", ("k_empty", "k_rats", "k_razorwing"))
    draw(t, "k_exit")
    t.do("leave")
    assert (t.table.turn.spot, t.wounds()) == (CELL["m3"], 0)


@pytest.mark.rule("dungeonquest.catacombs.exit-second-leg", "dungeonquest.catacombs.exit-unexplored")
def test_then_a_turn_and_a_die() -> None:
    t = below("c4", "east")
    draw(t, "k_exit")
    t.do("leave")
    assert t.offers() == ["face:north", "face:south"]
    t.refuse("face:east", "only-turn")
    t.dice(3)
    t.tiles("dungeon_oxox")
    t.do("face:south")
    assert (t.place(), t.offers()) == ("d7", ["rotate:north", "rotate:east", "rotate:south", "rotate:west"])
    t.draws("v_empty")
    t.do("rotate:east")
    assert (t.place(), t.room("d7"), t.wounds(), t.active()) == ("d7", "dungeon_oxox-3", 0, 1)
    assert t.table.exit_of(CELL["d7"], 1) == 1


@pytest.mark.rule("dungeonquest.catacombs.exit-second-leg-wall")
def test_steps_lost_on_the_second_leg_hurt() -> None:
    t = below("d2", "east")
    t.lay("e1", "dungeon_oooo")
    draw(t, "k_exit")
    t.dice(4)
    t.draws("v_empty")
    t.do("leave", "face:north")
    assert (t.place(), t.wounds()) == ("e1", 3)
    t = below("d2", "east")
    t.lay("e1", "dungeon_oooo")
    t.hero(0, wounds=13)
    draw(t, "k_exit")
    t.dice(4)
    dungeon = t.count("dungeon")
    t.do("leave", "face:north")
    assert (t.status(), t.count("dungeon")) == ("dead", dungeon)


@pytest.mark.rule("dungeonquest.catacombs.exit-loot", "dungeonquest.catacombs.exit-no-entrance")
def test_loot_comes_up_and_the_rest_is_discarded() -> None:
    t = below("c4", "east", ("k_empty", "k_diamond"))
    t.lay("f5", "dungeon_oooo")
    draw(t, "k_exit")
    t.dice(1)
    t.draws("v_empty")
    t.do("leave", "face:south")
    assert (t.loot(), t.pile(), sorted(t.discards("catacomb"))) == (["k_diamond"], [], ["k_empty", "k_exit"])
    assert (t.place(), t.table.entrances, t.below()) == ("f5", [], False)


@pytest.mark.rule("dungeonquest.catacombs.exit-explored")
def test_coming_up_in_a_room_takes_its_effect() -> None:
    t = below("f4", "east")
    draw(t, "k_exit")
    t.dice(1)
    t.draws("d_sleeping", "z_ebon_ring", "z_gold_ring")
    t.do("leave", "face:south")
    assert (t.place(), t.loot()) == ("g5", ["z_ebon_ring", "z_gold_ring"])
    t = below("l2", "east")
    t.hero(1, place="a10")
    draw(t, "k_exit")
    t.dice(1)
    t.do("leave", "face:north")
    assert (t.place(), t.ask()) == ("m1", "TowerRoom")
    t = below("c4", "east")
    t.lay("d5", "dungeon_oooo")
    t.mark("monsters", "d5")
    draw(t, "k_exit")
    t.dice(1)
    t.draws("m_troll_4_2")
    t.do("leave", "face:south")
    assert (t.ask(), t.count("dungeon")) == ("Duel", 50)


@pytest.mark.rule("dungeonquest.catacombs.exit-occupied")
def test_coming_up_beside_another_hero_is_allowed() -> None:
    t = Dungeon(3)
    t.hero(0, place="c4", facing="east", below=True)
    t.lay("d5", "dungeon_oooo")
    t.lay("e5", "dungeon_oooo")
    t.hero(1, place="d5")
    t.hero(2, place="e5")
    t.draws("k_exit")
    t.begin(0)
    t.dice(1)
    t.draws("v_empty")
    t.do("leave", "face:south")
    assert (t.place(0), t.place(1), t.active()) == ("d5", "d5", 1)
    assert "search" in t.offers()
    t.begin(2)
    t.refuse("move:d5", "occupied")


@pytest.mark.rule("dungeonquest.catacombs.exit-no-tiles")
def test_without_tiles_one_cannot_come_up_on_an_unexplored_field() -> None:
    t = below("c4", "east", ("k_diamond",))
    t.lay("l1", "dungeon_oooo")
    t.no_tiles()
    draw(t, "k_exit")
    t.dice(2)
    t.do("leave", "face:south")
    hero = t.table.heroes[0]
    assert (hero.below, t.place(), hero.facing, t.pile(), t.active()) == (True, "c4", 1, ["k_diamond", "k_exit"], 1)


@pytest.mark.rule("dungeonquest.catacombs.loot-below")
def test_loot_found_below_is_lost_with_the_hero() -> None:
    t = below(pile=("k_diamond",))
    t.hero(0, wounds=15)
    draw(t, "k_razorwing")
    assert (t.status(), sorted(t.discards("catacomb"))) == ("dead", ["k_diamond", "k_razorwing"])


@pytest.mark.rule("dungeonquest.edge.trapdoor-below")
def test_a_trapdoor_below_only_wounds() -> None:
    t = below("c4", "east")
    t.draws("k_hidden_trap", "f_trapdoor")
    t.dice(6, 6)
    t.begin(0)
    hero = t.table.heroes[0]
    assert (t.wounds(), hero.below, t.place(), hero.facing, t.active()) == (1, True, "c4", 1, 1)


@pytest.mark.card("k_naga")
@pytest.mark.rule("dungeonquest.edge.card-rulings")
def test_the_naga_moves_the_marker_and_leaves_the_loot() -> None:
    t = below("c4", "east", ("k_diamond", "k_empty"))
    t.draws("k_naga")
    t.begin(0)
    t.dice(2)
    t.do("face:north")
    hero = t.table.heroes[0]
    assert (t.place(), hero.facing, hero.below) == ("f2", 2, True)
    assert (t.loot(), t.pile(), sorted(t.discards("catacomb"))) == (["k_diamond"], [], ["k_empty", "k_naga"])


@pytest.mark.card("k_naga")
@pytest.mark.rule("dungeonquest.catacombs.exit-second-leg-wall", "dungeonquest.edge.card-rulings")
def test_steps_lost_before_the_naga_hurt() -> None:
    t = below("d2", "east")
    draw(t, "k_naga")
    t.dice(4)
    t.do("face:north")
    assert (t.place(), t.wounds(), t.below()) == ("e1", 3, True)


@pytest.mark.card("k_deep_elf")
@pytest.mark.rule("dungeonquest.edge.card-rulings")
@pytest.mark.parametrize(("die", "wounds", "ask"), [(1, 0, "MayLeave"), (2, 0, "TakeAction"), (3, 4, "TakeAction")])
def test_the_deep_elf_weighs_the_bribe(die: int, wounds: int, ask: str) -> None:
    t = below()
    t.hero(0, loot=["l_gold_200", "v_gold_30"])
    t.draws("k_deep_elf")
    t.begin(0)
    t.dice(die)
    t.do("discard:l_gold_200", "pass")
    assert (t.wounds(), t.ask(), t.loot()) == (wounds, ask, ["v_gold_30"])


@pytest.mark.card("v_bottle_imp")
@pytest.mark.rule("dungeonquest.edge.card-rulings")
@pytest.mark.parametrize(("die", "loot"), [(2, 1), (3, 2), (4, 3)])
def test_the_bottle_imp_at_the_end(die: int, loot: int) -> None:
    t = Dungeon(2)
    t.hero(0, loot=["v_bottle_imp", "v_gold_30"])
    t.hero(1, status="dead", cell=-1)
    t.begin(0)
    t.do("escape")
    assert t.offers() == ["pass", "use:v_bottle_imp"]
    t.dice(die)
    t.draws("z_ebon_ring")
    t.do("use:v_bottle_imp")
    assert (t.match.over, len(t.loot())) == (True, loot)


@pytest.mark.rule("dungeonquest.catacombs.exit-unexplored")
def test_the_figure_stands_on_the_new_tile_while_it_is_turned() -> None:
    t = below("c4", "east", ("k_empty",))
    t.draws("k_exit")
    t.dice(1)
    t.begin(0)
    t.tiles("dungeon_oooo")
    t.do("leave", "face:north")
    assert (t.ask(), t.place(), t.room("e3")) == ("TurnTile", "e3", "dungeon_oooo-0")


@pytest.mark.rule("dungeonquest.edge.card-rulings")
@pytest.mark.parametrize(("texts", "loose"), [("on", ["l_rope"]), ("off", ["l_rope", "z_loadstone"])])
def test_the_deep_elf_gets_only_what_does_not_stick(texts: str, loose: list[str]) -> None:
    t = Dungeon(2, texts=texts)
    t.hero(0, place="c4", facing="east", below=True, loot=["z_loadstone", "l_rope"])
    draw(t, "k_deep_elf")
    assert t.offers() == ["pass", *(f"discard:{card}" for card in loose)]
    t.do("pass")
    assert (t.wounds(), t.loot(), t.active()) == (0, ["z_loadstone", "l_rope"], 1)
