"""The advisor answers every question, plays whole games in every variant, for its team, and beats chance."""

from typing import Any

import pytest

from verlies.core.observe import observe
from verlies.core.playout import playout
from verlies.core.rng import Rng
from verlies.games.koenige import GAME
from verlies.games.koenige.bot.advisor import KoenigeAdvisor
from verlies.games.koenige.bot.worth import card_worth
from verlies.games.koenige.content.cards import CARDS
from verlies.games.koenige.state import Catacombs
from verlies.games.koenige.turn import PATIENCE
from verlies.testing.koenige import Halls

NOBODY = 9
"""No team."""
VARIANTS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (4, {"length": "short"}),
    (5, {}),
    (6, {"keep_x": "on", "rounds": "15"}),
]


def advised(seats: int, seed: int, advised_team: int = -1, options: dict[str, str] | None = None) -> Catacombs:
    """Play a game in which one team, or everybody, does what the advisor says, and the others anything."""
    state = GAME.practice_state(seats, seed, options or {})
    advisor, rng = KoenigeAdvisor(), Rng(seed)
    answers = 0
    while not state.over():
        seat = state.asked
        offered = state.options_of(seat)
        pick = offered[rng.below(len(offered))]
        if advised_team in (-1, state.team(seat)):
            pick = advisor.choose(observe(GAME, state, seat), rng)
        assert pick in offered
        state.answer(seat, pick)
        answers += 1
        assert answers < 6000
    return state


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_the_advisor_plays_whole_games(seats: int, options: dict[str, str]) -> None:
    """Nor are they broken off: whoever plays to win comes nowhere near the last round."""
    for seed in range(2):
        state = advised(seats, seed, options=options)
        assert state.over()
        assert state.late < PATIENCE / 2


def test_who_plays_at_random_is_mostly_broken_off() -> None:
    """As the rulings tell of the limit that keeps every game from going on for ever."""
    assert sum(advised(2, seed, advised_team=NOBODY).late > PATIENCE for seed in range(3)) >= 2


@pytest.mark.parametrize("team", [0, 1])
def test_a_team_that_is_advised_beats_one_that_plays_at_random(team: int) -> None:
    won = 0
    for seed in range(6):
        state = advised(4, seed, team)
        won += state.points(team) > state.points(1 - team)
    assert won >= 5


def test_the_advisor_answers_whatever_random_games_ask() -> None:
    advisor, asked = KoenigeAdvisor(), set()
    for seats, seed in ((3, 1), (4, 2)):
        state, rng = GAME.practice_state(seats, seed), Rng(seed)
        for _ in range(2500):
            if state.over():
                break
            asked.add(type(state.agenda[-1].step).__name__)
            pick = advisor.choose(observe(GAME, state, state.asked), rng)
            assert pick in state.options_of(state.asked)
            playout(state, rng, 1)
    assert len(asked) > 18


def choice(t: Halls, seat: int | None = None) -> str:
    """Return what the advisor would do."""
    seat = t.table.asked if seat is None else seat
    return GAME.about.vocabulary.word(KoenigeAdvisor().choose(observe(GAME, t.table, seat), Rng(1)))


def at_flag(**flag: Any) -> Halls:
    """Return a table on which seat 0 stands in a flag room north of the start."""
    t = Halls(4)
    t.lay("n1", "W03")
    t.hero(0, at="n1")
    if flag:
        t.flag("W03", **flag)
    return t


def test_it_captures_a_room_it_stands_in() -> None:
    t = at_flag()
    t.act(0)
    assert choice(t) == "capture"


@pytest.mark.feature(42)
def test_it_stays_to_finish_a_capture() -> None:
    t = at_flag(status="taking", holder=0)
    t.act(0)
    assert choice(t) == "done"


def test_it_walks_towards_a_free_flag() -> None:
    t = Halls()
    t.lay("n1", "W03")
    t.act(0)
    assert choice(t) == t.option("walk@n1")


def test_it_steals_and_brings_the_flag_home() -> None:
    t = at_flag(status="placed", team=1)
    t.act(0)
    assert choice(t) == "steal"
    t = at_flag(status="stolen", team=1, holder=0)
    t.act(0)
    assert choice(t) == t.option("walk@start")


def test_it_does_not_wander_off_with_a_flag_that_is_home() -> None:
    t = at_flag(status="stolen", team=1, holder=0)
    t.hero(0, at="start")
    for foe in (1, 3):
        t.hero(foe, at="s1")
    t.act(0)
    assert choice(t) == "done"


def test_it_strikes_whoever_captures_a_room() -> None:
    t = at_flag(status="taking", holder=1)
    t.hero(1, at="n1")
    t.hero(0, weapon="G-W01")
    t.act(0)
    assert choice(t) == "attack:1"


def test_it_equips_what_is_better_and_shares_what_it_does_not_need() -> None:
    t = Halls(4)
    t.hero(0, hand=["B-W01", "G-W01"])
    t.act(0)
    t.do("done")
    assert choice(t) == "equip:G-W01"
    t.do("equip:G-W01")
    assert choice(t) == "give:B-W01"


def test_it_does_not_give_away_what_it_wears() -> None:
    t = Halls(4)
    t.hero(0, weapon="B-W01", armour="B-R01", hand=["B-A01"])
    t.act(0)
    t.do("done")
    assert choice(t) == "end"


def test_it_saves_itself_when_a_flag_is_at_stake_and_not_for_nothing() -> None:
    for carries, answer in ((True, "play:G-S02"), (False, "pass")):
        t = Halls()
        t.lay("n1", "W02")
        if carries:
            t.flag("W02", "stolen", team=0, holder=1)
        t.hero(0, weapon="G-W01")
        t.hero(1, hand=["G-S02"])
        t.act(0)
        t.fates(5, 5)
        t.do("attack:1")
        while t.ask() in ("FightDeclared", "FightRevealed"):
            t.do("pass")
        assert t.ask() == "SelfDefeated"
        assert choice(t) == answer


def test_it_wards_a_flag_against_thieves() -> None:
    t = Halls()
    t.lay("n1", "W03")
    t.flag("W03", "placed", team=1)
    t.hero(0, at="n1")
    t.hero(1, hand=["G-S06"])
    t.act(0)
    t.do("steal")
    assert choice(t, 1) == "play:G-S06"


def test_it_lays_a_flag_room_nearer_to_its_own_team() -> None:
    t = Halls()
    t.hero(0, at="n1")
    t.hero(1, at="s1")
    t.stack("W02", "W16")
    t.turn(0)
    t.passes()
    assert t.ask() == "Lay"
    where = t.table.chart.place(int(choice(t).partition(":")[2]))
    assert where[1] < 0, "to the north"


def test_it_takes_the_best_stack_and_the_best_card() -> None:
    t = Halls()
    t.lay("n1", "I11")
    t.hero(0, at="n1")
    t.act(0)
    t.fates(8)
    t.do("loot")
    assert choice(t) == "pile:gold"
    t = Halls()
    t.hero(0, hand=["S-A09"])
    t.pile("silver", "S-W01", "S-A08", "S-W02", "S-W03")
    t.act(0)
    t.do("play:S-A09")
    t.passes()
    assert choice(t) in ("keep:S-W02", "keep:S-W01")


def test_what_every_card_is_worth_is_thought_of() -> None:
    worths = {card.id: card_worth(card) for card in CARDS}
    assert min(worths.values()) > 0
    assert worths["G-W01"] > worths["S-W01"] > worths["B-W01"]
    assert worths["G-R01"] > worths["S-R01"] > worths["B-R01"]
