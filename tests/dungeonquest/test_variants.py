"""The variants: solitaire, death can wait, torchlight."""

import pytest

from verlies.core.view import SPECTATOR, UNKNOWN
from verlies.games.dungeonquest.content.cards import CARDS
from verlies.games.dungeonquest.content.ids import ALIVE, NONE
from verlies.testing.dungeonquest import CELL, GAME, Dungeon, met

# Solitaire


def alone(monster: str = "m_golem_5_3", hero: str = "tatianna", room: str = "dungeon_oooo") -> Dungeon:
    """Return a lone hero who has just met a monster east of an explored room."""
    return met(monster, room, seats=1, heroes=(hero,))


@pytest.mark.rule("dungeonquest.solo.rules-same")
def test_alone_one_wins_by_escaping_and_the_sun_moves_every_turn() -> None:
    t = Dungeon(1)
    assert (t.table.first, t.table.sun) == (0, 2)
    t.tiles("dungeon_oooo")
    t.draws("v_empty")
    t.do("move:b1")
    assert (t.active(), t.table.sun) == (0, 3)
    t.hero(0, place="a1", loot=["z_sun_spear"])
    t.begin(0)
    t.do("escape")
    result = t.result()
    assert (result.winners, result.scores) == ([0], [1100])
    t = Dungeon(1)
    t.table.sun = 29
    t.dice(1)
    t.begin(0)
    result = t.result()
    assert result.winners == []


@pytest.mark.rule("dungeonquest.solo.treasure-required")
def test_alone_one_needs_a_treasure() -> None:
    t = Dungeon(1)
    t.hero(0, loot=["k_diamond"])
    t.begin(0)
    t.refuse("escape", "no-treasure")
    t.hero(0, loot=["z_loadstone"])
    t.begin(0)
    assert "escape" in t.offers()


@pytest.mark.rule("dungeonquest.solo.encounter-hidden")
def test_alone_the_monster_is_unknown() -> None:
    t = alone()
    assert (t.ask(), t.offers()) == ("FleeOrFight", ["fight", "flee"])
    for seat in (SPECTATOR, 0):
        view = t.seen(seat)
        assert (view.fight.card, view.fight.name) == (UNKNOWN, NONE)
    assert "monster-card" not in t.events()


@pytest.mark.rule("dungeonquest.solo.flee-once")
def test_alone_there_is_one_chance_to_flee() -> None:
    t = alone()
    t.dice(1, 1, 1, 6, 6, 6)
    t.do("fight")
    assert (t.wounds(), t.table.fight.card, t.table.monsters) == (3, NONE, [])
    t = alone()
    t.dice(6, 6, 1, 1, 6, 6, 6)
    t.do("flee")
    assert (t.wounds(), t.table.monsters) == (5, [])


@pytest.mark.rule("dungeonquest.solo.flee-success")
def test_alone_a_flight_costs_nothing_and_leads_anywhere() -> None:
    t = alone(room="dungeon_odod")
    t.dice(4, 5)
    t.do("flee")
    assert (t.offers(), t.wounds(), t.discards("monster")) == (
        ["move:d2", "move:e3", "move:d4", "move:c3"],
        0,
        ["m_golem_5_3"],
    )
    t.tiles("dungeon_oooo")
    t.draws("v_razorwing")
    t.dice(2)
    doors = t.count("door")
    t.do("move:e3")
    assert (t.place(), t.wounds(), t.count("door"), t.table.monsters) == ("e3", 2, doors, [CELL["d3"]])


@pytest.mark.rule("dungeonquest.solo.flee-success")
def test_alone_without_a_free_passage_one_must_fight() -> None:
    t = Dungeon(1, heroes=("tatianna",))
    t.lay("c3", "dungeon_oooo")
    t.lay("d3", "dungeon_xxox")
    t.lay("d4", "dungeon_xxox")
    t.hero(0, place="c3", runes=["r_passage"])
    t.mark("monsters", "d3")
    t.begin(0)
    t.draws("m_troll_5_0")
    t.do("use:r_passage", "move:d3")
    assert t.offers() == ["fight"]
    t.refuse("flee", "no-way-out")


@pytest.mark.rule("dungeonquest.solo.flee-fail")
def test_alone_a_failed_flight_costs_the_penalty() -> None:
    t = alone("m_golem_5_3")
    t.dice(6, 6, 6, 6, 5)
    t.do("flee")
    assert (t.wounds(), t.markers(), t.table.monsters) == (3, 1, [])
    assert "turned-up" in t.events()
    t = alone("m_demon_8_6")
    t.hero(0, wounds=8)
    t.dice(6, 6)
    t.do("flee")
    assert (t.status(), t.left_over(), "struck" in t.events()) == ("dead", [], False)


@pytest.mark.rule("dungeonquest.solo.flee-fail")
def test_alone_a_failed_flight_shows_the_card() -> None:
    t = alone("m_golem_5_3")
    t.hero(0, runes=["r_warding"])
    t.dice(6, 6)
    t.do("flee")
    view = t.seen(0)
    assert (t.ask(), CARDS[view.fight.card].id, view.fight.shown) == ("OnWounds", "m_golem_5_3", True)


@pytest.mark.rule("dungeonquest.solo.combat-table")
@pytest.mark.parametrize(("die", "hero", "monster"), [(1, 1, 0), (2, 1, 0), (3, 1, 1), (4, 1, 1), (5, 0, 1), (6, 0, 2)])
def test_alone_the_die_decides_each_round(die: int, hero: int, monster: int) -> None:
    t = alone("m_demon_8_6")
    t.hero(0, runes=["r_fate"])
    t.dice(die, 6)
    t.do("fight")
    assert (t.ask(), t.table.fight.round, t.wounds(), t.table.fight.wounds) == ("AfterRoll", 1, 0, 0)
    t.do("pass")
    assert (t.ask(), t.table.fight.round, t.wounds(), t.table.fight.wounds) == ("AfterRoll", 2, hero, monster)


@pytest.mark.card("r_fate")
@pytest.mark.rule("dungeonquest.solo.combat-table", "dungeonquest.rune.once")
def test_alone_fate_changes_a_round() -> None:
    t = alone("m_skeleton_2_1")
    t.hero(0, runes=["r_fate"])
    t.dice(1, 6)
    t.do("fight", "use:r_fate")
    assert (t.wounds(), t.table.monsters, t.runes(), t.left_over()) == (0, [], [], [])


@pytest.mark.rule("dungeonquest.solo.combat-table")
def test_alone_the_rounds_are_counted() -> None:
    t = alone("m_demon_8_6")
    t.hero(0, runes=["r_warding"])
    t.dice(1, 3)
    t.do("fight")
    assert (t.ask(), t.table.fight.round) == ("OnWounds", 1)
    t.do("pass")
    assert (t.ask(), t.table.fight.round, t.wounds()) == ("OnWounds", 2, 1)


@pytest.mark.rule("dungeonquest.solo.combat-table", "dungeonquest.hero.optional-abilities")
def test_alone_there_is_no_first_shot() -> None:
    t = alone("m_golem_5_3", hero="lindel")
    t.dice(1, 6, 6, 6)
    t.do("fight")
    assert (t.wounds(), t.table.monsters, "ability" in t.events()) == (1, [], False)


# Death can wait


@pytest.mark.rule("dungeonquest.respawn.discard", "dungeonquest.respawn.left-neighbour")
def test_the_left_neighbour_puts_the_dead_into_a_tower() -> None:
    t = Dungeon(3, respawn="on")
    t.hero(0, loot=["z_sun_spear"], runes=["r_haste"], wounds=3, determination=2)
    t.tiles("pit_oxox")
    t.dice(6, 6)
    t.do("move:b1", "spend:0")
    assert (t.ask(), t.asked) == ("Respawn", [1])
    assert t.offers() == ["tower:a1", "tower:m10"]
    t.refuse("tower:m1", "taken")
    t.do("tower:m10")
    hero = t.table.heroes[0]
    assert (t.status(), t.place(), hero.wounds, hero.determination) == ("inside", "m10", 0, 0)
    assert (hero.loot, hero.kept, hero.pile, hero.runes) == ([], [], [], [])
    assert t.discards("treasure") == ["z_sun_spear"]


@pytest.mark.rule("dungeonquest.respawn.left-neighbour")
def test_alone_one_chooses_the_tower() -> None:
    t = Dungeon(1, respawn="on")
    t.tiles("pit_oxox")
    t.dice(6, 6)
    t.do("move:b1")
    assert (t.asked, len(t.offers("tower:"))) == ([0], 4)


@pytest.mark.rule("dungeonquest.respawn.first-turn")
def test_the_next_turn_is_like_the_first() -> None:
    t = Dungeon(2, respawn="on", heroes=("challara", "hugo"))
    t.hero(0, spent=4, skip=0)
    t.tiles("trap_oooo")
    t.draws("f_blade")
    t.dice(6, 6)
    t.do("move:b1", "tower:a1")
    assert t.active() == 1
    t.hero(1, place="g5")
    t.begin(0)
    hero = t.table.heroes[0]
    assert (t.ask(), t.offers()) == ("TakeAction", ["move:b1", "move:a2"])
    assert (hero.skip, hero.spent, hero.runes, hero.cause) == (0, 4, [], ALIVE)


@pytest.mark.rule("dungeonquest.respawn.not-at-sunset")
def test_at_sunset_death_does_not_wait() -> None:
    t = Dungeon(2, respawn="on")
    t.table.sun = 29
    t.dice(1)
    t.begin(0)
    assert (t.match.over, t.status(0), t.status(1)) == (True, "dead", "dead")
    t = Dungeon(1, respawn="on")
    t.tiles("pit_oxox")
    t.dice(6, 6)
    t.do("move:b1", "tower:a1")
    assert (t.match.over, t.active()) == (False, 0)


# Torchlight


@pytest.mark.rule("dungeonquest.torch.reveal")
def test_light_falls_through_open_passages_before_the_effect() -> None:
    t = Dungeon(2, torchlight="on")
    t.lay("d4", "dungeon_oooo")
    t.lay("d3", "dungeon_odoo")
    t.lay("c3", "dungeon_oooo")
    t.hero(0, place="d4")
    t.begin(0)
    t.tiles("trap_oooo")
    t.draws("v_empty")
    tiles = t.table.tiles.count()
    t.do("move:d3")
    assert (t.room("d2"), t.room("e3"), t.room("c3")) == ("trap_oooo-0", "", "dungeon_oooo-0")
    assert (t.table.tiles.count(), t.discards("dungeon")) == (tiles - 1, ["v_empty"])
    kinds = [kind for kind in t.events() if kind in ("tile", "drew")]
    assert kinds == ["tile", "drew"]


@pytest.mark.rule("dungeonquest.torch.reveal")
def test_light_comes_before_the_pit_and_also_in_explored_rooms() -> None:
    t = Dungeon(2, torchlight="on")
    t.lay("d4", "dungeon_oooo")
    t.lay("d3", "pit_oxox")
    t.hero(0, place="d4")
    t.begin(0)
    t.tiles("dungeon_oooo")
    t.dice(1, 1)
    t.do("move:d3")
    assert [kind for kind in t.events() if kind in ("tile", "test")] == ["tile", "test"]


@pytest.mark.rule("dungeonquest.torch.reveal")
@pytest.mark.parametrize("way", ["secret door", "rune"])
def test_light_falls_for_whoever_comes_through_a_wall_too(way: str) -> None:
    t = Dungeon(2, torchlight="on")
    t.lay("c3", "dungeon_oooo")
    t.lay("d3", "dungeon_oxox")
    t.lay("d4", "dungeon_oxox")
    t.hero(0, place="c3", runes=["r_passage"])
    t.begin(0)
    t.draws("s_secret_door", "v_empty")
    t.tiles("trap_oooo")
    t.do("search" if way == "secret door" else "use:r_passage", "move:d3")
    assert (t.place(), t.room("d2"), t.discards("dungeon")) == ("d3", "trap_oooo-0", ["v_empty"])


@pytest.mark.rule("dungeonquest.torch.reveal", "dungeonquest.catacombs.exit-explored")
def test_light_falls_for_whoever_comes_from_below_too() -> None:
    t = Dungeon(2, torchlight="on")
    t.lay("d3", "dungeon_oxox")
    t.lay("d4", "dungeon_oxox")
    t.hero(0, place="c4", below=True, facing="east")
    t.draws("k_exit", "v_empty")
    t.tiles("trap_oooo")
    t.dice(1)
    t.begin(0)
    t.do("leave", "face:north")
    assert (t.place(), t.room("d2"), t.discards("dungeon")) == ("d3", "trap_oooo-0", ["v_empty"])


@pytest.mark.rule("dungeonquest.torch.one-by-one")
def test_the_passages_are_lit_one_by_one() -> None:
    t = Dungeon(2, torchlight="on")
    t.lay("d4", "dungeon_oooo")
    t.lay("d3", "dungeon_oxoo")
    t.hero(0, place="d4")
    t.begin(0)
    t.do("move:d3")
    assert (t.ask(), t.offers()) == ("ChooseLight", ["light:d2", "light:c3"])
    t.tiles("dungeon_oooo", "corridor_oxox")
    t.draws("v_empty")
    t.do("light:c3")
    assert (t.room("c3"), t.room("d2")) == ("dungeon_oooo-3", "corridor_oxox-0")


@pytest.mark.rule("dungeonquest.torch.portcullis-not-door")
def test_a_portcullis_lets_the_light_through() -> None:
    t = Dungeon(2, torchlight="on")
    t.lay("d4", "dungeon_oooo")
    t.lay("d3", "dungeon_oxgx", turns=2)
    t.hero(0, place="d4")
    t.begin(0)
    t.tiles("dungeon_oxox")
    t.draws("v_empty")
    t.do("move:d3")
    assert t.room("d2") == "dungeon_oxox-0"


@pytest.mark.rule("dungeonquest.torch.no-effect")
def test_lit_rooms_wait_for_somebody_to_enter() -> None:
    t = Dungeon(2, torchlight="on")
    t.lay("d4", "dungeon_oooo")
    t.lay("d3", "dungeon_ooox")
    t.hero(0, place="d4")
    t.begin(0)
    t.do("move:d3")
    t.tiles("rotating_xxox", "dungeon_oogo")
    t.draws("v_empty")
    t.do("light:d2")
    assert (t.room("d2"), t.count("trap")) == ("rotating_xxox-0", 15)
    t.begin(0)
    t.dice(6, 6)
    t.do("move:e3")
    assert (t.place(), t.markers()) == ("d3", 1)
    t.begin(0)
    t.do("move:d2")
    assert t.room("d2") == "rotating_xxox-2"


@pytest.mark.rule("dungeonquest.torch.no-effect", "dungeonquest.room.fallenraum")
def test_a_lit_trap_room_springs_when_somebody_enters() -> None:
    t = Dungeon(2, torchlight="on")
    t.lay("d4", "dungeon_oooo")
    t.lay("d3", "dungeon_oxox")
    t.hero(0, place="d4")
    t.begin(0)
    t.tiles("trap_oooo")
    t.draws("v_empty")
    t.do("move:d3")
    assert (t.room("d2"), t.count("trap"), t.discards("trap")) == ("trap_oooo-0", 15, [])
    for place in ("d1", "c2", "e2"):
        t.lay(place, "dungeon_oooo")
    t.begin(0)
    t.draws("f_explosion")
    t.do("move:d2")
    assert (t.discards("trap"), t.wounds()) == (["f_explosion"], 4)


@pytest.mark.rule("dungeonquest.torch.setup")
def test_the_towers_are_lit_at_the_start() -> None:
    match = GAME.new(2, 5, {"torchlight": "on", "start": 0})
    match.answer("tower:a1")
    match.answer("tower:m10")
    while match.decision.ask in ("ChooseLight", "OnTile"):
        match.answer(match.decision.options[0])
    state = match.state
    laid = {
        place
        for place, cell in CELL.items()
        if state.map[cell] != NONE and state.map[cell] // 4 < len(state.box.rooms) - 6
    }
    assert laid == {"b1", "a2", "m9", "l10"}
    assert state.tiles.count() == 113
    assert [state.map[CELL[place]] % 4 for place in ("b1", "a2", "m9", "l10")] == [1, 2, 0, 3]


@pytest.mark.rule("dungeonquest.torch.treasure-first")
def test_the_first_in_the_chamber_lights_all_its_passages() -> None:
    t = Dungeon(2, torchlight="on")
    t.lay("g4", "dungeon_oooo")
    t.lay("f5", "dungeon_oooo")
    t.hero(0, place="g4")
    t.begin(0)
    tiles = t.table.tiles.count()
    t.draws("d_sleeping", "z_ebon_ring", "z_gold_ring")
    t.do("move:g5")
    for place in ("h5", "h6", "g7"):
        assert f"light:{place}" in t.offers()
        t.do(f"light:{place}")
    assert (t.table.tiles.count(), t.loot()) == (tiles - 4, ["z_ebon_ring", "z_gold_ring"])
    t.hero(0, place="g4", loot=[])
    t.begin(0)
    t.draws("d_sleeping")
    t.do("move:g5")
    assert t.table.tiles.count() == tiles - 4


@pytest.mark.rule("dungeonquest.example.torchlight")
def test_krutzbeck_in_the_corridor() -> None:
    t = Dungeon(2, torchlight="on", heroes=("krutzbeck", "hugo"))
    t.lay("d5", "dungeon_oooo")
    t.hero(0, place="d5")
    t.begin(0)
    tiles = t.table.tiles.count()
    t.tiles("corridor_ooox", "dungeon_xxox", "dungeon_xoox")
    t.do("move:d4", "light:d3")
    assert (t.room("d3"), t.room("e4"), t.table.tiles.count()) == ("dungeon_xxox-0", "dungeon_xoox-1", tiles - 3)
    assert (t.ask(), t.offers()) == ("MoveOn", ["move:d3", "move:e4"])
