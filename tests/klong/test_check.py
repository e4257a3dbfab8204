"""KLONG! keeps what every game must keep; `make soak` tries it over many more decisions."""

import pytest

from verlies.games.klong import GAME
from verlies.testing import check_game


@pytest.mark.parametrize("board", ["front", "back"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_promises_are_kept(seats: int, board: str) -> None:
    report = check_game(GAME, seats=seats, options={"board": board}, decisions=60, seed=seats)
    assert report.decisions >= 60
    assert report.redealt > 0, "hands were to be dealt anew"
    assert report.endings > 0
