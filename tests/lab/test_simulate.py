"""Many games at once: the same results however they are played, and honest figures."""

import json
from pathlib import Path

import pytest

from tests.lab.shell import Said, verlies
from verlies.bots import bot
from verlies.core.errors import BadSetup, UnknownGame, VerliesError
from verlies.core.observe import observe
from verlies.core.playout import playout
from verlies.core.rng import Rng
from verlies.games.klong import GAME
from verlies.lab.simulate import Outcome, Task, chunks, simulate, summary
from verlies.lab.stats import mean, wilson

SEATS = ["greedy", "random", "random"]


def test_the_results_do_not_depend_on_the_number_of_jobs() -> None:
    one = simulate("klong", SEATS, 6, seed=3, jobs=1)
    two = simulate("klong", SEATS, 6, seed=3, jobs=2)
    assert one == two


def test_the_seed_decides_the_games() -> None:
    assert simulate("klong", ["random"] * 2, 4, seed=1) == simulate("klong", ["random"] * 2, 4, seed=1)
    assert simulate("klong", ["random"] * 2, 4, seed=1) != simulate("klong", ["random"] * 2, 4, seed=2)


def test_a_game_does_not_depend_on_those_before_it() -> None:
    few, many = simulate("klong", ["random"] * 3, 2, seed=1), simulate("klong", ["random"] * 3, 5, seed=1)
    assert many.outcomes[:2] == few.outcomes


def test_seats_rotate() -> None:
    turning = simulate("klong", ["random"] * 3, 3)
    assert [outcome.bots for outcome in turning.outcomes] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    still = simulate("klong", ["random"] * 3, 3, rotate=False)
    assert {tuple(outcome.bots) for outcome in still.outcomes} == {(0, 1, 2)}


def test_the_short_way_for_random_seats_is_the_long_one() -> None:
    state, other = GAME.practice_state(3, 4), GAME.practice_state(3, 4)
    fast, slow = Rng(8), Rng(8)
    count = playout(state, fast, GAME.about.cap)
    random = bot("random", GAME)
    for _ in range(count):
        other.answer(other.asked, random.choose(observe(GAME, other, other.asked), slow))
    assert GAME.digest(other) == GAME.digest(state)


def test_every_game_is_reported_on_the_way() -> None:
    told: list[int] = []
    simulate("klong", ["random"] * 2, 7, on_progress=told.append)
    assert sum(told) == 7


def test_chunks_cover_all_games_once() -> None:
    task = Task("klong", ["random"] * 2, 103, 1, {}, rotate=True)
    numbers = [number for chunk in chunks(task, 4) for number in range(chunk.first, chunk.last)]
    assert numbers == list(range(103))


def test_shared_wins_are_shared() -> None:
    task = Task("klong", ["random", "greedy"], 2, 1, {}, rotate=True)
    outcomes = [
        Outcome(0, [0, 1], [0, 1], [5, 5], [1, 1], ["escaped", "escaped"], 10),
        Outcome(1, [1, 0], [0], [9, 4], [1, 2], ["escaped", "rescued"], 20),
    ]
    done = summary(task, outcomes)
    assert [entrant.wins for entrant in done.entrants] == [0.5, 1.5]
    assert [entrant.score for entrant in done.entrants] == [4.5, 7.0]
    assert [entrant.place for entrant in done.entrants] == [1.5, 1.0]
    assert (done.nobody, done.decisions, done.endings) == (0, 30, {"escaped": 2, "rescued": 1})


def test_a_team_wins_as_a_whole() -> None:
    task = Task("klong", ["random", "greedy"], 1, 1, {}, rotate=True)
    done = summary(task, [Outcome(0, [0, 1], [0, 1], [5, 5], [1, 1], ["escaped", "escaped"], 10, [0, 0])])
    assert [(entrant.bot, entrant.wins) for entrant in done.entrants] == [("random + greedy", 1.0)]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (360, 400, 0.867, 0.926)]
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_nothing_is_known_of_no_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert mean([]) == 0.0


def test_bad_tables_are_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownGame):
        simulate("klog", SEATS, 1)
    with pytest.raises(BadSetup):
        simulate("klong", ["random"] * 5, 1)
    with pytest.raises(BadSetup):
        simulate("klong", SEATS, 1, options={"board": "side"})
    with pytest.raises(VerliesError, match="greedy"):
        simulate("klong", ["greddy", "random"], 1)


# The command line


def test_json_has_the_results() -> None:
    said = verlies("simulate", "klong", "--seats", "greedy,random", "--games", "2", "--seed", "5", "--json")
    data = json.loads(said.out)
    assert said.code == 0
    assert {"game", "seats", "games", "seed", "options", "entrants", "endings", "decisions_per_game"} <= set(data)
    assert set(data["entrants"][0]) == {
        "bot", "games", "wins", "rate", "interval", "score", "place", "endings",
    }  # fmt: skip
    assert "outcomes" not in data


def test_jsonl_has_a_line_for_every_game(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    said = verlies("simulate", "klong", "--seats", "random,random", "--games", "3", "--jsonl", str(path))
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert said.code == 0
    assert [line["game"] for line in lines] == [0, 1, 2]
    assert lines[1]["bots"] == ["random", "random"]
    assert lines[1]["entrants"] == [1, 0]


def test_the_table_names_the_bots() -> None:
    said = verlies("simulate", "klong", "--seats", "random,random", "--games", "2", "-o", "board=back", "--lang", "en")
    assert said.code == 0
    assert "rate" in said.out
    assert said.out.count("random") == 2
    assert "klong: games played: 2, seed 1" in said.out


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("klog",), "Did you mean “klong”?"),
        (("klong", "--seats", "greddy,random"), "There is no bot “greddy”."),
        (("klong", "--seats", "random"), "2 to 4"),
        (("klong", "--seats", "random,,random"), "names no seats"),
        (("klong", "--games", "0"), "--games must be at least 1, not 0."),
        (("klong", "--jobs", "-1"), "--jobs must be at least 1, not -1."),
        (("klong", "-o", "board"), "NAME=VALUE"),
        (("klong", "-o", "board=side"), "front, back"),
        (("klong", "--jsonl", "/no/such/folder/games"), "cannot be written"),
    ],
)
def test_bad_input_is_a_sentence(words: tuple[str, ...], part: str) -> None:
    said: Said = verlies("simulate", *words, "--lang", "en")
    assert said.code != 0
    assert part in said.err
    assert "Traceback" not in said.err
    assert not said.out
