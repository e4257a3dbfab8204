"""Katakomben keeps what every game must keep; `make soak` tries it over many more decisions."""

import pytest

from verlies.games.katakomben import GAME
from verlies.testing import check_game


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"side": "a"}),
        (2, {"side": "b", "cards": "promos"}),
        (3, {"side": "b"}),
        (4, {"side": "a", "cards": "promos"}),
        (5, {"party": "auto"}),
        (6, {"party": "goods", "cards": "promos"}),
    ],
)
def test_the_promises_are_kept(seats: int, options: dict[str, str]) -> None:
    report = check_game(GAME, seats=seats, options=options, decisions=60, seed=seats)
    assert report.decisions >= 60
    assert report.redealt > 0, "hands were to be dealt anew"
    assert report.endings > 0
