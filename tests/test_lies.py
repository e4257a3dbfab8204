"""How many lies the check of stories notices: what is told of each game is changed by a seed, one word at a time.

`make soak ARGS="--only lies"` tells ten times as many; docs/measurements has the shares, and which lies are believed.
"""

from functools import lru_cache

import pytest

from tools.lies import READ, TOLD, report_of
from verlies import registry
from verlies.core.check.lies import AMOUNT, ECHO, OUTCOME, SILENCE, THING, WHOSE, LiesReport

GAMES = {told.game: told for told in TOLD}
LIES = 2_000


@lru_cache
def told_of(name: str) -> LiesReport:
    """Return how many lies about a game were noticed."""
    return report_of(GAMES[name], LIES, seed=1)


def test_lies_are_told_about_every_game() -> None:
    assert set(GAMES) == {point.name for point in registry.BUILT_IN}


@pytest.mark.parametrize("name", GAMES)
def test_most_lies_are_noticed(name: str) -> None:
    report = told_of(name)
    assert report.rate(*READ) >= GAMES[name].floor, report.missed


@pytest.mark.parametrize("name", GAMES)
def test_hardly_a_false_number_is_believed(name: str) -> None:
    report = told_of(name)
    assert report.told[AMOUNT] > 30
    assert report.rate(AMOUNT) >= 0.97, report.missed


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("sort", [THING, WHOSE, OUTCOME, SILENCE, ECHO])
def test_no_sort_of_lie_is_overlooked(name: str, sort: str) -> None:
    report = told_of(name)
    assert report.told[sort] > 30
    assert report.rate(sort) >= 0.75, report.missed
