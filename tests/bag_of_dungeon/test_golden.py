"""Whole games that were played once, played again: the text of each must come out the same, to the letter.

When a rule changes on purpose, `python -m tools.golden bag_of_dungeon` plays them anew; the diff of the texts is the
review.
"""

from functools import cache
from pathlib import Path

import pytest

from tests.again import check_to_the_letter
from tools import golden, golden_bag_of_dungeon
from verlies.core.match import Match
from verlies.games.bag_of_dungeon import GAME
from verlies.games.bag_of_dungeon.state import BagState

FILES = golden.files("bag_of_dungeon")


@cache
def replayed(path: Path) -> Match[BagState]:
    return golden.replayed(GAME, path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_again_to_the_letter(path: Path) -> None:
    check_to_the_letter(replayed(path), path)


def test_every_plan_has_its_text() -> None:
    assert {path.stem for path in FILES} == set(golden_bag_of_dungeon.PLANS)


def test_the_golden_games_end_in_every_way() -> None:
    results = [GAME.result(replayed(path).state) for path in FILES]
    endings = {ending for result in results for ending in result.endings}
    assert endings == {"won", "fallen", "escaped", "buried"}
    assert any(not result.winners for result in results)
    assert any(len(result.winners) == 4 for result in results)


def test_every_variant_and_every_switch_is_played() -> None:
    headers = [replayed(path).header for path in FILES]
    played = {(name, value) for header in headers for name, value in header.settings.items()}
    for setting in GAME.about.settings:
        assert {(setting.name, choice) for choice in setting.choices} <= played
    assert {header.seats for header in headers} == {2, 3, 4}
