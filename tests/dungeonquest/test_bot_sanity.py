"""The advisor answers every question, plays whole games in every variant, and beats chance."""

from collections import Counter
from typing import Any

import pytest

from verlies.core.observe import observe
from verlies.core.rng import Rng
from verlies.games.dungeonquest.bot.advisor import DungeonAdvisor
from verlies.games.dungeonquest.bot.hand import USEFUL
from verlies.games.dungeonquest.content.ids import ESCAPED
from verlies.games.dungeonquest.state import DungeonState
from verlies.games.dungeonquest.uses import Moment
from verlies.testing.dungeonquest import GAME, Dungeon, met, random_game

VARIANTS: list[dict[str, str]] = [
    {},
    {"torchlight": "on", "respawn": "on"},
    {"runes": "hidden", "texts": "on", "expel": "on"},
    {"heroes": "choose", "monsters": "house"},
]


def advised_game(seats: int, seed: int, **options: Any) -> DungeonState:
    """Play a game in which every answer is the advisor's."""
    state = GAME.practice_state(seats, seed, options)
    advisor, rng = DungeonAdvisor(), Rng(seed)
    answers = 0
    while not state.over():
        seat = state.asked
        offered = state.options_of(seat)
        pick = advisor.choose(observe(GAME, state, seat), rng)
        assert pick in offered
        state.answer(seat, pick)
        answers += 1
        assert answers < 5000
    return state


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "+".join(options) or "plain")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_advisor_plays_whole_games(seats: int, options: dict[str, str]) -> None:
    for seed in range(3):
        assert advised_game(seats, seed, **options).over()


def test_the_advisor_has_thought_of_every_moment() -> None:
    moments = {name for name, kind in GAME.about.steps.kinds.items() if issubclass(kind, Moment) and kind is not Moment}
    assert not sorted(moments - set(USEFUL))
    assert set(USEFUL) <= set(GAME.about.steps.asks())


def gold(state: DungeonState) -> int:
    return sum(sum(hero.worth) for hero in state.heroes if hero.status == ESCAPED)


def test_the_advisor_brings_home_more_gold_than_chance() -> None:
    advised = sum(gold(advised_game(4, seed)) for seed in range(12))
    by_chance = 0
    for seed in range(12):
        *_, state = random_game(4, seed)
        by_chance += gold(state)
    assert advised > by_chance


def choice(t: Dungeon, seat: int = 0, seed: int = 1) -> str:
    pick = DungeonAdvisor().choose(observe(GAME, t.table, seat), Rng(seed))
    return GAME.about.vocabulary.word(pick)


def test_it_escapes_with_a_treasure() -> None:
    t = Dungeon(2)
    t.hero(0, loot=["z_ebon_ring"])
    t.begin(0)
    assert choice(t) == "escape"


def test_it_spends_just_what_a_test_needs() -> None:
    t = Dungeon(2)
    t.hero(0, determination=5)
    t.tiles("pit_oxox")
    t.dice(3, 4)
    t.do("move:b1")
    assert choice(t) == "spend:3"


@pytest.mark.feature(42)
def test_it_leaves_the_dragon_when_the_sun_is_low() -> None:
    t = Dungeon(2)
    t.hero(0, place="g5", loot=["z_sun_spear", "z_ebon_ring"])
    t.table.sun = 20
    t.begin(0)
    assert choice(t).startswith("move:")


@pytest.mark.parametrize(
    ("seat", "least", "most"), [(0, "attack:ranged", "attack:magic"), (1, "attack:melee", "attack:magic")]
)
def test_hero_and_monster_strike_in_the_balance_of_the_table(seat: int, least: str, most: str) -> None:
    t = met()
    picks = Counter(choice(t, seat, seed) for seed in range(960))
    assert set(picks) == {"attack:ranged", "attack:melee", "attack:magic"}
    assert (min(picks, key=picks.__getitem__), max(picks, key=picks.__getitem__)) == (least, most)


def test_who_shoots_first_shoots_in_the_first_round() -> None:
    t = met(heroes=("lindel", "hugo"))
    assert {choice(t, 0, seed) for seed in range(20)} == {"attack:ranged"}
    t.duel("ranged", "melee")
    t.do("pass")
    assert len({choice(t, 0, seed) for seed in range(20)}) == 3


# The dragon


def in_hall(**what: Any) -> Dungeon:
    """Return a table with the first hero in the treasure chamber, about to act."""
    t = Dungeon(2)
    t.hero(0, place="g5", **what)
    t.begin(0)
    return t


def test_with_empty_hands_it_draws_from_the_dragon() -> None:
    assert choice(in_hall()) == "dragon"


def test_with_a_treasure_and_nobody_ahead_it_does_not_draw_again() -> None:
    assert choice(in_hall(loot=["z_sun_spear"])).startswith("move:")


def behind(**what: Any) -> Dungeon:
    """Return a table with the first hero in the chamber, poorer than a rival who is home."""
    t = in_hall(loot=["z_ebon_ring"], **what)
    t.hero(1, loot=["z_giant_ruby"], status="escaped")
    t.begin(0)
    return t


def test_behind_a_rival_with_time_and_life_it_draws_again() -> None:
    assert choice(behind()) == "dragon"


def test_behind_a_rival_but_wounded_it_goes() -> None:
    assert choice(behind(wounds=9)).startswith("move:")


def test_behind_a_rival_but_late_it_goes() -> None:
    t = behind()
    t.table.sun = 15
    assert choice(t).startswith("move:")


def test_behind_a_rival_with_few_dragon_cards_left_it_goes() -> None:
    t = behind()
    t.deck("dragon", "d_sleeping", "d_rage")
    assert choice(t).startswith("move:")


def test_silence_is_for_the_rage() -> None:
    for card, word in (("d_rage", "use:r_silence"), ("d_sleeping", "pass")):
        t = Dungeon(2)
        t.hero(0, place="g5", runes=["r_silence"])
        t.begin(0)
        t.draws(card)
        t.do("dragon")
        assert (t.ask(), choice(t)) == ("OnDragon", word)


# Sun


def test_with_loot_and_no_time_it_leaves_at_once() -> None:
    t = Dungeon(2)
    t.hero(0, loot=["l_gold_50"])
    t.table.sun = 24
    t.begin(0)
    assert choice(t) == "escape"


def test_with_loot_early_and_sound_it_goes_for_the_treasure() -> None:
    t = Dungeon(2)
    t.hero(0, loot=["l_gold_50"])
    t.begin(0)
    assert choice(t).startswith("move:")


def test_low_sun_turns_it_towards_the_tower() -> None:
    t = Dungeon(2)
    t.lay("b1", "dungeon_oooo")
    t.hero(0, place="b1", loot=["l_gold_50"])
    t.table.sun = 22
    t.begin(0)
    assert choice(t) == "move:a1"


def test_a_wounded_hero_with_loot_beside_the_tower_goes_home() -> None:
    t = Dungeon(2)
    t.lay("b1", "dungeon_oooo")
    t.hero(0, place="b1", loot=["l_gold_200"], wounds=15)
    t.table.sun = 14
    t.begin(0)
    assert choice(t) == "move:a1"


def test_a_roll_that_would_let_the_sun_set_is_rolled_again() -> None:
    for die, word in ((1, "use:r_fate"), (2, "pass")):
        t = Dungeon(2)
        t.hero(0, runes=["r_fate"])
        t.table.sun = 25
        t.dice(die)
        t.begin(0)
        assert (t.ask(), choice(t)) == ("AfterRoll", word)


# Ways


def crossroads(north: str, south: str) -> Dungeon:
    """Return a table with a hero between two rooms that lie alike to the chamber, ahead a wall."""
    t = Dungeon(2)
    t.lay("c5", "dungeon_oxox")
    t.lay("c4", north)
    t.lay("c6", south)
    t.hero(0, place="c5")
    t.begin(0)
    return t


def test_it_does_not_walk_into_a_pit_that_can_be_avoided() -> None:
    assert choice(crossroads("pit_oxox", "dungeon_oooo")) == "move:c6"
    assert choice(crossroads("dungeon_oooo", "pit_oxox")) == "move:c4"


def before_a_pit(sun: int, **what: Any) -> Dungeon:
    """Return a table with a treasure three rooms from the tower: through a pit, or round it where nobody has been."""
    t = Dungeon(2)
    for place, room in {"e3": "dungeon_oooo", "e2": "pit_oxox", "e1": "dungeon_oooo", "b1": "dungeon_oooo"}.items():
        t.lay(place, room)
    t.lay("d1", "corridor_oooo")
    t.lay("c1", "corridor_oooo")
    t.hero(0, place="e3", side="south", loot=["z_sun_spear"], **what)
    t.table.sun = sun
    return t


@pytest.mark.parametrize("wounds", [0, 7])
def test_with_a_treasure_it_goes_round_a_pit_while_there_is_time(wounds: int) -> None:
    t = before_a_pit(15, wounds=wounds)
    t.begin(0)
    assert choice(t) == "move:d3"


def test_it_dares_a_pit_when_the_sun_would_set_on_the_way_round() -> None:
    t = before_a_pit(22)
    t.begin(0)
    assert choice(t) == "move:e2"
    t.lay("d3", "dungeon_oooo")
    t.lay("d2", "dungeon_oooo")
    t.begin(0)
    assert choice(t) == "move:d3", "a way that is known is short enough"


@pytest.mark.parametrize(("north", "west"), [("web_oooo", "dungeon_oooo"), ("dungeon_oooo", "web_oooo")])
def test_the_weak_carry_no_treasure_into_a_web_beside_a_way_that_is_as_short(north: str, west: str) -> None:
    t = Dungeon(2, heroes=("gherinn", "hugo"))
    t.lay("b1", north)
    t.lay("a2", west)
    t.lay("b2", "dungeon_oooo")
    t.hero(0, place="b2", loot=["z_sun_spear"])
    t.begin(0)
    assert choice(t) == ("move:a2" if north.startswith("web") else "move:b1")


def test_it_does_not_walk_into_a_trap_room_that_can_be_avoided() -> None:
    assert choice(crossroads("trap_oooo", "dungeon_oooo")) == "move:c6"


def test_it_does_not_walk_into_a_monster_that_can_be_avoided() -> None:
    t = crossroads("dungeon_oooo", "dungeon_oooo")
    for place, word in (("c4", "move:c6"), ("c6", "move:c4")):
        t.mark("monsters", place)
        assert choice(t) == word


def test_it_does_not_walk_into_a_dead_end() -> None:
    assert choice(crossroads("dungeon_xxox", "dungeon_oooo")) == "move:c6"


def test_it_does_not_try_to_cross_a_chasm() -> None:
    t = crossroads("dungeon_oooo", "dungeon_oooo")
    t.lay("c5", "chasm_se")
    t.hero(0, place="c5", side="south")
    t.begin(0)
    assert choice(t) in ("move:d5", "move:c6")


def test_whoever_wakes_up_in_a_web_does_not_go_back_to_save_a_test_that_is_due_for_every_way() -> None:
    t = Dungeon(2, heroes=("gherinn", "hugo"))
    t.lay("e5", "web_oooo")
    t.lay("f5", "dungeon_oooo")
    t.lay("e4", "corridor_oooo")
    t.lay("f4", "corridor_oooo")
    t.hero(0, place="e5", side="north")
    t.begin(0)
    assert choice(t) == "move:f5"


def test_with_a_shade_behind_it_takes_the_stairs() -> None:
    t = Dungeon(2)
    t.lay("c3", "stairs_oooo")
    t.hero(0, place="c3", kept=["v_lingering_shade"])
    t.dice(6, 6)
    t.begin(0)
    assert choice(t) == "descend"


def test_with_a_treasure_and_time_it_makes_for_the_stairs_beside_the_chamber() -> None:
    t = Dungeon(2)
    t.lay("f5", "stairs_oooo")
    t.lay("h5", "dungeon_oooo")
    t.hero(0, place="g5", loot=["z_sun_spear"])
    t.table.sun = 10
    t.begin(0)
    assert choice(t) == "move:f5"
    t.hero(0, place="f5", loot=["z_sun_spear"])
    t.begin(0)
    assert choice(t) == "descend"


def test_it_does_not_come_up_against_the_outer_wall() -> None:
    t = Dungeon(2)
    t.hero(0, place="d9", below=True, facing="east", pile=["k_empty"])
    t.draws("k_exit")
    t.begin(0)
    t.do("leave")
    assert (t.ask(), choice(t)) == ("TurnMarker", "face:north")


def test_it_does_not_run_against_the_outer_wall_to_stay_below_a_tower() -> None:
    t = Dungeon(2)
    t.hero(0, place="b10", below=True, facing="west", loot=["z_sun_spear"], wounds=2)
    t.draws("k_naga")
    t.begin(0)
    assert (t.ask(), choice(t)) == ("TurnMarker", "face:north")


def test_where_there_is_no_way_out_it_looks_for_one() -> None:
    t = Dungeon(2)
    t.lay("c1", "dungeon_xxox", 2)
    t.hero(0, place="c1", runes=["r_seeking"])
    t.draws("s_gold_10", "s_passage_down", "s_centipede", "s_empty")
    t.begin(0)
    t.do("search")
    t.do("use:r_seeking")
    assert choice(t) == "choose:s_passage_down"


# Fights and wounds


def fight(monster: str, hero: str = "hugo", **what: Any) -> Dungeon:
    """Return a table on which the first round of a fight is over."""
    t = Dungeon(2, heroes=(hero, "tatianna"))
    t.hero(0, **what)
    t.tiles("dungeon_oooo")
    t.draws("v_ambush", monster)
    t.do("move:b1")
    return t


def test_a_sound_hero_fights_a_skeleton_to_the_end() -> None:
    t = fight("m_skeleton_3_1")
    t.duel("ranged", "magic")
    assert choice(t) == "pass"


def test_a_wounded_hero_runs_from_a_demon() -> None:
    t = fight("m_demon_5_2", wounds=9)
    t.duel("magic", "ranged")
    assert choice(t) == "flee"


def test_nobody_runs_who_would_die_of_the_penalty() -> None:
    t = fight("m_demon_8_6", wounds=15)
    t.duel("magic", "ranged")
    assert choice(t) == "pass"


def test_what_costs_nothing_is_used_even_when_nearly_dead() -> None:
    t = fight("m_troll_4_2", "lindel", wounds=13)
    t.duel("ranged", "magic")
    assert choice(t) == "ability:first_shot"


def test_a_nearly_dead_hero_does_not_pay_with_wounds() -> None:
    t = fight("m_troll_4_2", "krutzbeck", wounds=18)
    t.duel("magic", "ranged")
    assert (t.ask(), choice(t)) == ("InRound", "pass")


def test_a_deadly_blow_is_warded_and_a_scratch_is_not() -> None:
    for wounds, word in ((15, "use:r_warding"), (0, "pass")):
        t = fight("m_troll_4_2", wounds=wounds, runes=["r_warding"])
        t.duel("ranged", "magic")
        assert (t.ask(), choice(t)) == ("OnWounds", word)


def test_the_monster_does_not_know_what_the_hero_has_chosen() -> None:
    answers = set()
    for attack in ("ranged", "melee", "magic"):
        t = met()
        t.do(f"attack:{attack}", seat=0)
        answers.add(tuple(choice(t, 1, seed) for seed in range(20)))
    assert len(answers) == 1
    assert len(set(answers.pop())) == 3


def test_a_nearly_dead_hero_leaves_the_potion_alone() -> None:
    t = Dungeon(2)
    t.hero(0, loot=["v_unstable_potion"], wounds=13)
    t.begin(0)
    assert (t.ask(), choice(t)) == ("AtTurnStart", "pass")


def at_a_crypt(sun: int, seats: int = 2, **what: Any) -> Dungeon:
    """Return a table on which the first hero may open a crypt."""
    t = Dungeon(seats)
    t.hero(0, **what)
    t.table.sun = sun
    t.tiles("dungeon_oooo")
    t.draws("v_crypt")
    t.do("move:b1")
    return t


def test_the_empty_handed_open_crypts_if_they_are_sound_or_late() -> None:
    assert choice(at_a_crypt(1)) == "draw:crypt"
    assert choice(at_a_crypt(1, wounds=9)) == "pass"
    assert choice(at_a_crypt(15, wounds=9)) == "draw:crypt"
    assert choice(at_a_crypt(15, wounds=12)) == "pass"


def test_who_carries_loot_leaves_the_dead_alone() -> None:
    assert choice(at_a_crypt(15, loot=["l_gold_50"])) == "pass"
    assert choice(at_a_crypt(1, loot=["l_gold_50"])) == "pass"


def test_alone_nobody_opens_crypts_where_only_a_treasure_lets_one_leave() -> None:
    assert choice(at_a_crypt(15, seats=1)) == "pass"
    assert choice(at_a_crypt(1, seats=1)) == "pass"


def test_it_does_not_pay_with_a_wound_for_a_blow() -> None:
    t = fight("m_troll_4_2", "krutzbeck")
    t.duel("magic", "ranged")
    assert (t.ask(), choice(t)) == ("InRound", "pass")


def test_markers_that_cannot_save_are_kept() -> None:
    t = Dungeon(2)
    t.hero(0, determination=1)
    t.tiles("pit_oxox")
    t.dice(6, 6)
    t.do("move:b1")
    assert choice(t) == "spend:0"


def test_a_rope_is_used_at_the_pit() -> None:
    t = Dungeon(2)
    t.hero(0, loot=["l_rope"])
    t.tiles("pit_oxox")
    t.do("move:b1")
    assert choice(t) == "use:l_rope"


def test_what_is_hidden_does_not_change_the_choice() -> None:
    for wounds in range(0, 15, 2):
        seen = set()
        for monster in ("m_demon_5_2", "m_demon_6_3", "m_demon_6_4", "m_demon_8_6"):
            t = fight(monster, wounds=wounds)
            t.duel("magic", "ranged")
            seen.add(choice(t))
        assert len(seen) == 1
