"""Monsters: encounters, combat and flight."""

from typing import Any

import pytest

from verlies.core.view import SPECTATOR, UNKNOWN
from verlies.games.dungeonquest.content.cards import CARDS
from verlies.games.dungeonquest.content.ids import ATTACKS, HOUSE_STREAM, NONE
from verlies.testing.dungeonquest import CELL, Dungeon, met

HERE = "d3"


@pytest.mark.rule("dungeonquest.encounter.triggers")
def test_a_card_or_a_marker_starts_an_encounter() -> None:
    t = met()
    assert (t.ask(), t.place()) == ("Duel", HERE)
    t = Dungeon(2)
    t.tiles("dungeon_oooo")
    t.draws("v_ambush", "m_troll_4_2")
    t.do("move:b1")
    assert (t.ask(), t.table.monsters) == ("Duel", [CELL["b1"]])


@pytest.mark.rule("dungeonquest.encounter.replaces-effect")
@pytest.mark.parametrize("room", ["dungeon_oooo", "trap_oooo", "rotating_xxox"])
def test_a_monster_replaces_the_effect_of_the_room(room: str) -> None:
    t = Dungeon(2)
    t.lay("c3", "dungeon_oooo")
    t.lay(HERE, room, turns=1)
    t.hero(0, place="c3")
    t.mark("monsters", HERE)
    t.begin(0)
    dungeon, trap, face = t.count("dungeon"), t.count("trap"), t.room(HERE)
    t.draws("m_skeleton_2_1")
    t.do(f"move:{HERE}")
    t.duel("ranged", "melee")
    t.do("pass")
    assert (t.count("dungeon"), t.count("trap"), t.room(HERE), t.active()) == (dungeon, trap, face, 1)


@pytest.mark.rule("dungeonquest.encounter.roles")
@pytest.mark.parametrize(("seats", "keeper"), [(2, 1), (3, 1), (4, 1)])
def test_the_left_neighbour_leads_the_monster(seats: int, keeper: int) -> None:
    t = met(seats=seats)
    assert t.asked == [0, keeper]
    t = Dungeon(3)
    t.lay("c3", "dungeon_oooo")
    t.mark("monsters", "c3")
    t.lay("d3", "dungeon_oooo")
    t.hero(2, place="d3")
    t.begin(2)
    t.draws("m_troll_4_2")
    t.do("move:c3")
    assert t.asked == [0, 2]


@pytest.mark.rule("dungeonquest.encounter.dead-lead-monsters")
@pytest.mark.parametrize("status", ["dead", "escaped"])
def test_whoever_is_out_of_the_dungeon_still_leads_monsters(status: str) -> None:
    t = Dungeon(3)
    t.lay("c3", "dungeon_oooo")
    t.lay(HERE, "dungeon_oooo")
    t.hero(0, place="c3")
    t.hero(1, status=status, cell=-1)
    t.mark("monsters", HERE)
    t.begin(0)
    t.draws("m_troll_4_2")
    t.do(f"move:{HERE}")
    assert t.asked == [0, 1]


@pytest.mark.rule("dungeonquest.encounter.secret-card")
def test_only_the_monster_player_sees_the_card() -> None:
    t = met("m_demon_6_3", seats=3)
    for seat in (SPECTATOR, 0, 1, 2):
        view = t.seen(seat)
        assert view.fight.name == 1
        card = view.fight.card
        assert (card if card == UNKNOWN else CARDS[card].id) == ("m_demon_6_3" if seat == 1 else UNKNOWN)
        told = [entry for entry in t.match.log(seat, since=1) if entry.kind == "monster-card"]
        assert [entry.hidden for entry in told] == [seat != 1]


@pytest.mark.rule("dungeonquest.encounter.secret-card")
def test_wounds_and_rounds_tell_the_hero_nothing_about_its_life() -> None:
    t = met("m_demon_8_6")
    t.duel("ranged", "melee")
    view = t.seen(0)
    assert (view.fight.wounds, view.fight.card) == (2, UNKNOWN)


@pytest.mark.rule("dungeonquest.encounter.marker")
def test_the_marker_is_laid_once_and_goes_with_the_monster() -> None:
    t = met("m_skeleton_2_1")
    assert t.table.monsters == [CELL[HERE]]
    t.duel("ranged", "melee")
    assert t.table.monsters == []
    t = met("m_skeleton_2_1")
    t.duel("magic", "ranged")
    t.dice(1, 1)
    t.draws("v_empty")
    t.do("flee", "move:c3")
    assert t.table.monsters == [CELL[HERE]]
    t = met("m_skeleton_2_1")
    t.hero(0, wounds=15)
    t.duel("ranged", "magic")
    assert (t.status(), t.table.monsters) == ("dead", [CELL[HERE]])


@pytest.mark.rule("dungeonquest.encounter.new-card-each-time")
def test_each_encounter_draws_a_new_card() -> None:
    t = met("m_troll_5_0")
    t.duel("ranged", "melee")
    t.dice(1, 1)
    t.draws("v_empty")
    t.do("flee", "move:c3")
    assert t.discards("monster") == ["m_troll_5_0"]
    t.hero(1, place="d2")
    t.lay("d2", "dungeon_oooo")
    t.hero(0, place="a1")
    t.begin(1)
    t.draws("m_golem_4_2")
    t.do(f"move:{HERE}")
    assert (CARDS[t.table.fight.card].id, t.table.fight.wounds) == ("m_golem_4_2", 0)


# Rounds


@pytest.mark.rule("dungeonquest.combat.hands")
def test_both_choose_one_of_three_in_secret() -> None:
    t = met()
    three = ["attack:ranged", "attack:melee", "attack:magic"]
    assert t.offers(seat=0) == t.offers(seat=1) == three
    t.do("attack:magic", seat=0)
    for seat in (SPECTATOR, 1):
        assert t.seen(seat).sealed == [-2, -1]
    assert t.seen().sealed[1] == -1
    t.refuse("attack:melee", "not-your-turn", seat=0)
    t.do("attack:ranged", seat=1)
    assert t.table.fight.picks == [2, 0]
    t.refuse("attack:melee", seat=1)


PAIRS = {
    ("ranged", "ranged"): (1, 1),
    ("ranged", "melee"): (0, 2),
    ("ranged", "magic"): (1, 0),
    ("melee", "ranged"): (1, 0),
    ("melee", "melee"): (2, 2),
    ("melee", "magic"): (0, 1),
    ("magic", "ranged"): (0, 1),
    ("magic", "melee"): (1, 0),
    ("magic", "magic"): (1, 1),
}
"""The combat table: wounds of hero and monster by their attacks."""


@pytest.mark.rule("dungeonquest.combat.own-table")
@pytest.mark.card("c_hero_ranged", "c_hero_melee", "c_hero_magic")
@pytest.mark.card("c_monster_ranged", "c_monster_melee", "c_monster_magic")
def test_each_pairing_wounds_as_the_table_says() -> None:
    assert {attacks: outcome(*attacks) for attacks in PAIRS} == PAIRS


@pytest.mark.rule("dungeonquest.combat.own-table")
@pytest.mark.parametrize(("attacks", "told"), [(("ranged", "melee"), "hit"), (("ranged", "magic"), "wounded")])
def test_who_is_not_wounded_is_not_said_to_be(attacks: tuple[str, str], told: str) -> None:
    t = met("m_demon_8_6", heroes=("tatianna", "lindel"))
    t.duel(*attacks)
    assert [kind for kind in t.events() if kind in ("hit", "wounded")] == [told]


def outcome(hero: str, monster: str) -> tuple[int, int]:
    t = met("m_demon_8_6", heroes=("tatianna", "lindel"))
    t.duel(hero, monster)
    return t.wounds(), t.table.fight.wounds


@pytest.mark.rule("dungeonquest.combat.table-diagonal")
def test_equal_attacks_wound_both() -> None:
    assert outcome("magic", "magic") == (1, 1)
    assert outcome("ranged", "ranged") == (1, 1)
    assert outcome("melee", "melee") == (2, 2)


@pytest.mark.rule("dungeonquest.combat.table-hero-ranged")
def test_ranged_beats_melee_and_loses_to_magic() -> None:
    assert outcome("ranged", "melee") == (0, 2)
    assert outcome("ranged", "magic") == (1, 0)


@pytest.mark.rule("dungeonquest.combat.table-hero-melee")
def test_melee_beats_magic_and_loses_to_ranged() -> None:
    assert outcome("melee", "magic") == (0, 1)
    assert outcome("melee", "ranged") == (1, 0)


@pytest.mark.rule("dungeonquest.combat.table-hero-magic")
def test_magic_beats_ranged_and_loses_to_melee() -> None:
    assert outcome("magic", "ranged") == (0, 1)
    assert outcome("magic", "melee") == (1, 0)


@pytest.mark.rule("dungeonquest.combat.monster-dies", "dungeonquest.wounds.death-threshold")
def test_a_dead_monster_ends_the_turn() -> None:
    t = met("m_sorcerer_3_3", heroes=("tatianna", "lindel"))
    t.duel("ranged", "melee")
    t.do("pass")
    t.duel("ranged", "melee")
    assert (t.discards("monster"), t.table.monsters, t.active()) == (["m_sorcerer_3_3"], [], 1)
    assert (t.loot(), t.markers(), t.count("dungeon"), t.table.fight.card) == ([], 0, 50, NONE)


@pytest.mark.rule("dungeonquest.combat.monster-dies")
@pytest.mark.parametrize(("monster", "dead"), [("m_skeleton_2_1", True), ("m_skeleton_3_0", False)])
def test_exactly_its_life_in_wounds_kills(monster: str, dead: bool) -> None:
    t = met(monster, heroes=("tatianna", "lindel"))
    t.duel("ranged", "melee")
    assert (t.active() == 1) == dead


@pytest.mark.rule("dungeonquest.combat.hero-dies")
def test_a_dead_hero_ends_the_fight() -> None:
    t = met("m_demon_8_6", heroes=("tatianna", "lindel"))
    t.hero(0, wounds=13, loot=["v_gold_30"])
    t.duel("ranged", "magic")
    assert (t.status(), t.place(), t.table.monsters) == ("dead", "", [CELL[HERE]])
    assert (t.discards("monster"), t.discards("dungeon"), t.active()) == (["m_demon_8_6"], ["v_gold_30"], 1)


@pytest.mark.rule("dungeonquest.combat.both-die")
def test_if_both_would_die_the_hero_is_dead_and_the_marker_stays() -> None:
    t = met("m_skeleton_2_1", heroes=("tatianna", "lindel"))
    t.duel("magic", "magic")
    t.do("pass")
    t.hero(0, wounds=13)
    t.duel("magic", "magic")
    assert (t.status(), t.table.monsters, t.discards("monster")) == ("dead", [CELL[HERE]], ["m_skeleton_2_1"])


@pytest.mark.rule("dungeonquest.combat.next-round")
def test_a_fight_goes_on_until_flight_or_death() -> None:
    t = met("m_demon_8_6", heroes=("krutzbeck", "lindel"))
    for _ in range(10):
        t.refuse("move:c3", "in-fight")
        t.refuse("pass", "in-fight")
        t.duel("magic", "melee")
        assert t.ask() == "RunAway"
        t.refuse("move:c3", "in-fight")
        t.do("pass")
    assert (t.table.fight.round, t.wounds()) == (11, 10)


# Flight


@pytest.mark.rule("dungeonquest.flee.after-round")
def test_flight_is_offered_after_each_round_and_takes_agility() -> None:
    t = met("m_golem_6_4")
    assert (t.ask(), t.offers("flee")) == ("Duel", [])
    t.duel("magic", "ranged")
    assert t.offers() == ["flee", "pass"]
    t.dice(3, 3)
    t.do("flee")
    assert (t.markers(), t.ask(), t.table.fight.round) == (1, "Duel", 2)
    t.duel("magic", "ranged")
    t.dice(3, 3)
    t.do("flee", "spend:1")
    assert t.ask() == "RunTo"


@pytest.mark.rule("dungeonquest.flee.success-penalty")
def test_flight_costs_the_penalty_and_leads_to_an_explored_room() -> None:
    t = met("m_golem_5_2")
    t.lay("d2", "dungeon_oooo")
    t.hero(0, wounds=3)
    t.duel("magic", "ranged")
    t.dice(2, 3)
    t.do("flee")
    assert (t.wounds(), t.discards("monster"), t.ask()) == (5, ["m_golem_5_2"], "RunTo")
    assert t.offers() == ["move:d2", "move:c3"]
    t.refuse("move:e3", "no-flight")
    t.draws("v_razorwing")
    t.dice(2)
    t.do("move:d2")
    assert (t.place(), t.wounds(), t.table.monsters, t.active()) == ("d2", 7, [CELL[HERE]], 1)


@pytest.mark.rule("dungeonquest.flee.penalty-kills")
def test_a_deadly_penalty_leaves_nothing_to_run() -> None:
    t = met("m_golem_5_2", heroes=("challara", "hugo"))
    t.hero(0, wounds=10, spent=0xFFFF)
    t.duel("magic", "ranged")
    t.dice(1, 1)
    t.do("flee")
    assert (t.status(), t.active(), t.match.result) == ("dead", 1, None)


@pytest.mark.rule("dungeonquest.flee.ignores-obstacles")
def test_doors_and_gates_do_not_stop_a_flight_but_walls_do() -> None:
    t = met("m_troll_5_0", room="dungeon_odod")
    t.lay("d2", "dungeon_oogo")
    t.lay("d4", "dungeon_xxox")
    t.duel("magic", "ranged")
    t.dice(1, 1)
    t.do("flee")
    assert t.offers() == ["move:d2", "move:c3"]
    doors = t.count("door")
    t.draws("v_empty")
    t.do("move:c3")
    assert (t.place(), t.count("door")) == ("c3", doors)


@pytest.mark.rule("dungeonquest.flee.ignores-obstacles")
@pytest.mark.parametrize(("room", "turns"), [("dungeon_oogo", 0), ("dungeon_dooo", 2)])
def test_a_flight_goes_through_gates_and_doors(room: str, turns: int) -> None:
    t = met("m_troll_5_0")
    t.lay("d2", room, turns)
    t.duel("magic", "ranged")
    t.dice(1, 1)
    t.draws("v_empty")
    t.do("flee", "move:d2")
    assert (t.place(), t.events().count("test"), t.count("door"), t.active()) == ("d2", 1, 15, 1)


def fled(room: str, **options: Any) -> Dungeon:
    """Return seat 0 who got away from a monster in a divided room entered from the west; all around is explored."""
    t = met("m_troll_5_0", room=room, turns=1, **options)
    for place in ("d2", "e3", "d4"):
        t.lay(place, "dungeon_oooo")
    t.duel("magic", "ranged")
    t.dice(1, 1)
    t.do("flee")
    return t


@pytest.mark.rule("dungeonquest.flee.success-penalty", "dungeonquest.room.decke-leave")
@pytest.mark.parametrize(("dice", "place"), [((2, 3), "e3"), ((3, 3), "d3")])
def test_who_flees_to_the_other_side_of_a_cave_in_must_get_over_the_rubble(dice: tuple[int, int], place: str) -> None:
    t = fled("rubble_oxox")
    assert t.offers() == ["move:e3", "move:c3"]
    t.dice(*dice)
    t.draws("v_empty")
    t.do("move:e3")
    assert (t.place(), t.active(), t.told("test", "attribute")) == (place, 1, ["agility", "agility"])


@pytest.mark.rule("dungeonquest.flee.needs-explored", "dungeonquest.room.decke-leave")
def test_a_room_beyond_the_rubble_is_room_enough_to_flee() -> None:
    t = met("m_troll_5_0", room="rubble_oxox", turns=1)
    t.lay("e3", "dungeon_oooo")
    t.hero(1, place="c3")
    t.duel("magic", "ranged")
    assert t.offers() == ["flee", "pass"]


@pytest.mark.rule("dungeonquest.flee.success-penalty", "dungeonquest.room.netz-enter")
def test_who_flees_through_a_web_must_tear_it_unless_he_goes_back() -> None:
    t = fled("web_oooo")
    t.dice(6, 6)
    t.do("move:d2")
    assert (t.place(), t.active(), t.told("test", "attribute")) == ("d3", 1, ["agility", "strength"])
    t = fled("web_oooo")
    t.draws("v_empty")
    t.do("move:c3")
    assert (t.place(), t.told("test", "attribute")) == ("c3", ["agility"])


@pytest.mark.rule("dungeonquest.flee.ignores-obstacles", "dungeonquest.room.bridge-cross-success")
def test_who_flees_over_a_bridge_crosses_it_and_passes_the_gate_behind() -> None:
    t = fled("bridge_oxox")
    t.lay("e3", "dungeon_oogo", turns=1)
    t.dice(2, 3)
    t.draws("v_empty")
    t.do("move:e3")
    assert (t.place(), t.active(), t.told("test", "attribute")) == ("e3", 1, ["agility", "agility"])


@pytest.mark.rule("dungeonquest.flee.success-penalty", "dungeonquest.room.schlund-leave")
def test_nobody_flees_over_a_chasm() -> None:
    t = fled("chasm_se")
    assert t.offers() == ["move:d4", "move:c3"]


@pytest.mark.rule("dungeonquest.flee.needs-explored")
def test_without_an_explored_neighbour_there_is_no_flight() -> None:
    t = Dungeon(2)
    t.lay("c3", "dungeon_oooo")
    t.lay("d3", "dungeon_oxox")
    t.lay("e3", "dungeon_oooo")
    t.hero(0, place="c3")
    t.mark("monsters", "d3")
    t.hero(0, runes=["r_passage"])
    t.begin(0)
    t.draws("m_troll_5_0")
    t.do("use:r_passage", "move:d3")
    t.duel("magic", "ranged")
    assert (t.ask(), t.table.fight.round) == ("Duel", 2)


@pytest.mark.rule("dungeonquest.flee.occupied")
def test_an_occupied_room_is_no_refuge() -> None:
    t = met("m_troll_5_0")
    t.hero(1, place="c3")
    t.duel("magic", "ranged")
    assert (t.ask(), t.table.fight.round) == ("Duel", 2)


@pytest.mark.rule("dungeonquest.flee.occupied")
def test_the_treasure_chamber_is_always_a_refuge() -> None:
    t = Dungeon(2)
    t.lay("g4", "dungeon_oooo")
    t.lay("g3", "dungeon_oooo")
    t.hero(0, place="g3")
    t.hero(1, place="g5")
    t.mark("monsters", "g4")
    t.begin(0)
    t.draws("m_troll_5_0")
    t.do("move:g4")
    t.duel("magic", "ranged")
    t.dice(1, 1)
    t.do("flee")
    assert "move:g5" in t.offers()


@pytest.mark.rule("dungeonquest.flee.into-monster-room")
def test_fleeing_to_another_monster_starts_a_new_encounter() -> None:
    t = met("m_troll_5_0")
    t.mark("monsters", HERE, "c3")
    t.duel("magic", "ranged")
    t.dice(1, 1)
    t.draws("m_golem_4_2")
    dungeon = t.count("dungeon")
    t.do("flee", "move:c3")
    assert (t.ask(), CARDS[t.table.fight.card].id, t.table.fight.wounds) == ("Duel", "m_golem_4_2", 0)
    assert t.count("dungeon") == dungeon


@pytest.mark.rule("dungeonquest.flee.forbidden-by-card")
def test_some_cards_forbid_flight() -> None:
    t = Dungeon(2)
    t.tiles("dungeon_oooo")
    t.draws("v_crypt", "y_old_bones", "m_troll_5_0")
    t.dice(4)
    t.do("move:b1", "draw:crypt")
    for _ in range(3):
        assert t.ask() == "Duel"
        t.duel("magic", "melee")


# The house


@pytest.mark.rule("dungeonquest.combat.hands")
def test_the_house_leads_monsters_by_chance() -> None:
    t = met("m_demon_8_6", monsters="house")
    assert t.asked == [0]
    t.force(0, 1)
    t.do("attack:ranged")
    assert (t.table.fight.picks, t.table.fight.wounds) == ([0, 1], 2)
    for seat in (SPECTATOR, 0, 1):
        view = t.seen(seat)
        assert view.fight.card == UNKNOWN


@pytest.mark.rule("dungeonquest.combat.hands")
def test_the_house_may_choose_any_of_the_three() -> None:
    chosen = set()
    for seed in range(16):
        t = met(monsters="house", seed=seed)
        t.do("attack:ranged")
        chosen.add(t.table.fight.picks[1])
    assert chosen == {0, 1, 2}


@pytest.mark.rule("dungeonquest.combat.own-table")
@pytest.mark.parametrize(("attacks", "wounds"), PAIRS.items())
def test_the_house_fights_by_the_same_table(attacks: tuple[str, str], wounds: tuple[int, int]) -> None:
    t = met(monsters="house", heroes=("tatianna", "lindel"))
    t.force(HOUSE_STREAM, ATTACKS.index(attacks[1]))
    t.do(f"attack:{attacks[0]}")
    assert (t.wounds(), t.table.fight.wounds) == wounds
