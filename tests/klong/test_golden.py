"""Whole games that were played once, played again: the text of each must come out the same, to the letter.

When a rule changes on purpose, `python -m tools.golden klong` plays them anew; the diff of the texts is the review.
"""

from functools import cache
from pathlib import Path

import pytest

from tests.again import check_to_the_letter
from tests.klong.changes import check_whole_story
from tools import golden, golden_klong
from verlies.core.match import Match
from verlies.games.klong import GAME
from verlies.games.klong.state import KlongState

FILES = golden.files("klong")
RARE = {"rage-full", "bag-back", "row-shuffled", "got-cards", "fountain"}
"""What happens in none of these games."""


@cache
def replayed(path: Path) -> Match[KlongState]:
    return golden.replayed(GAME, path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_again_to_the_letter(path: Path) -> None:
    check_to_the_letter(replayed(path), path)


def test_the_golden_games_are_told_number_by_number() -> None:
    told = set().union(*(check_whole_story(replayed(path)) for path in FILES))
    dealt = {entry.kind for path in FILES for entry in replayed(path).log(-1) if entry.number == 0}
    assert {event.name for event in GAME.about.events} - told - dealt <= RARE


def test_every_plan_has_its_text() -> None:
    assert {path.stem for path in FILES} == set(golden_klong.PLANS)


def test_the_golden_games_end_in_every_way() -> None:
    matches = [replayed(path) for path in FILES]
    results = [match.game.result(match.state) for match in matches]
    endings = {ending for result in results for ending in result.endings}
    assert endings == {"escaped", "rescued", "in-depths", "no-artifact"}
    assert any(set(result.endings) == {"escaped"} for result in results)
    assert any(not result.winners for result in results)
    assert {match.state.fate for match in matches} == {1, 2, 3, 4, 5}


def test_the_golden_games_are_on_both_boards_with_two_to_four_thieves() -> None:
    played = {(match.state.seats, match.state.board.name) for match in map(replayed, FILES)}
    assert played == {(seats, board) for seats in (2, 3, 4) for board in ("front", "back")}
