"""The advisor answers every question, plays whole games in every variant, and beats chance."""

from typing import Any

import pytest

from verlies.core.observe import observe
from verlies.core.rng import Rng
from verlies.games.dungeonquest.ids import ESCAPED
from verlies.games.dungeonquest.state import DungeonState
from verlies.testing.dungeonquest import GAME, Dungeon, random_game

VARIANTS: list[dict[str, str]] = [
    {},
    {"torchlight": "on", "respawn": "on"},
    {"runes": "hidden", "texts": "on", "expel": "on"},
    {"heroes": "choose", "monsters": "house"},
]


def advised_game(seats: int, seed: int, **options: Any) -> DungeonState:
    """Play a game in which every answer is the advisor's."""
    state = GAME.practice_state(seats, seed, options)
    advisor, rng = GAME.advisor(), Rng(seed)
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


def gold(state: DungeonState) -> int:
    return sum(sum(hero.worth) for hero in state.heroes if hero.status == ESCAPED)


def test_the_advisor_brings_home_more_gold_than_chance() -> None:
    advised = sum(gold(advised_game(4, seed)) for seed in range(12))
    by_chance = 0
    for seed in range(12):
        *_, state = random_game(4, seed)
        by_chance += gold(state)
    assert advised > by_chance


def choice(t: Dungeon, seat: int = 0) -> str:
    pick = GAME.advisor().choose(observe(GAME, t.table, seat), Rng(1))
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
    t.do("move:r1c2")
    assert choice(t) == "spend:3"


def test_it_leaves_the_dragon_when_the_sun_is_low() -> None:
    t = Dungeon(2)
    t.hero(0, place="r5c7", loot=["z_sun_spear", "z_ebon_ring"])
    t.table.sun = 20
    t.begin(0)
    assert choice(t).startswith("move:")


def test_it_leads_monsters_too() -> None:
    t = Dungeon(2)
    t.tiles("dungeon_oooo")
    t.draws("v_ambush", "m_troll_4_2")
    t.do("move:r1c2")
    assert choice(t, 1).startswith("attack:")
