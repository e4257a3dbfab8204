"""Whole games that were played once, played again: the text of each must come out the same, to the letter.

When a rule changes on purpose, `python -m tools.golden katakomben` plays them anew; their diff is the review.
"""

from functools import cache
from pathlib import Path

import pytest

from tests.again import check_to_the_letter
from tools import golden, golden_katakomben
from verlies.core.match import Match
from verlies.games.katakomben import GAME
from verlies.games.katakomben.table import KatakombenState

FILES = golden.files("katakomben")
NEVER = {"row-shuffled", "got-cards"}
"""What happens in KLONG! alone."""
RARE = {
    "stranded",
    "haunted-black",
    "haunted-bare",
    "healed-black",
    "healed-bare",
    "no-majors",
    "no-idols",
    "no-captives",
    "no-tomes",
    "no-tile",
    "leapt-off",
    "gave-back",
    "unfended",
}
"""What happens in none of these games."""


@cache
def replayed(path: Path) -> Match[KatakombenState]:
    return golden.replayed(GAME, path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_again_to_the_letter(path: Path) -> None:
    check_to_the_letter(replayed(path), path)


def test_almost_everything_happens_in_the_golden_games() -> None:
    told = {entry.kind for path in FILES for seat in range(2) for entry in replayed(path).log(seat)}
    assert {event.name for event in GAME.about.events} - told <= RARE | NEVER


def test_every_plan_has_its_text() -> None:
    assert {path.stem for path in FILES} == set(golden_katakomben.PLANS)


def test_the_golden_games_end_in_every_way() -> None:
    matches = [replayed(path) for path in FILES]
    results = [match.game.result(match.state) for match in matches]
    assert {ending for result in results for ending in result.endings} == {
        "escaped",
        "rescued",
        "in-depths",
        "no-artifact",
    }
    assert any(set(result.endings) == {"escaped"} for result in results)
    assert any(not result.winners for result in results)
    told = {entry.kind for match in matches for entry in match.log(0)}
    assert {"bag-dry", "row-dry"} <= told


def test_the_golden_games_have_two_to_six_thieves_on_both_sides() -> None:
    played = [replayed(path).state for path in FILES]
    assert {state.seats for state in played} == {2, 3, 4, 5, 6}
    assert {state.side for state in played} == {"a", "b"}
