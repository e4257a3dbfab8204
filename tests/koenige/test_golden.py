"""Whole games that were played once, played again: the text of each must come out the same, to the letter.

When a rule changes on purpose, `python -m tools.golden koenige` plays them anew; the diff of the texts is the review.
"""

from functools import cache
from pathlib import Path

import pytest

from tools import golden, golden_koenige
from verlies.core.match import Match
from verlies.games.koenige import GAME
from verlies.games.koenige.state import Catacombs

FILES = golden.files("koenige")
LAST = {
    "capture": "captured",
    "last": "laid",
    "two": "conquered",
    "conquest": "conquered",
    "fight": "returned",
    "decree": "captured",
}
"""What ends a game, by the first word of its name."""


@cache
def replayed(path: Path) -> Match[Catacombs]:
    return golden.replayed(GAME, path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.rule("koenige.end.condition", "koenige.turn.three-phases", "koenige.fight.sequence")
def test_a_golden_game_comes_out_the_same(path: Path) -> None:
    assert golden.text(replayed(path)) == path.read_text(encoding="utf-8")


def test_there_is_a_golden_game_for_every_plan() -> None:
    assert {path.stem for path in FILES} == set(golden_koenige.PLANS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.rule("koenige.end.condition", "koenige.end.score", "koenige.end.no-tie-full")
def test_a_golden_game_ends_as_its_name_says(path: Path) -> None:
    match = replayed(path)
    kinds = [entry.kind for entry in match.log(0)]
    assert kinds[-1] == "ended"
    first = path.stem.partition("-")[0]
    assert first not in LAST or LAST[first] in kinds[-5:]
    result = match.result
    assert result is not None
    full = "full" in path.stem
    assert first == "broken" or sum(result.scores[:2]) == (11 if full else 5)
    assert first == "broken" or result.scores[0] != result.scores[1]


def test_golden_games_have_all_numbers_of_heroes_and_both_lengths() -> None:
    headers = [replayed(path).header for path in FILES]
    assert {header.seats for header in headers} == {2, 3, 4, 5, 6}
    assert {header.settings["length"] for header in headers} == {"full", "short"}
    assert {header.settings["odd"] for header in headers} == {"auto", "shared_hero"}
