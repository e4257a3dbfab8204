"""A second reckoning plays along: every option, every answer and the end come out the same."""

import pytest

from tests.bag_of_dungeon.oracle import follow

TABLES = [
    (2, {"variant": "together"}),
    (3, {"variant": "each"}),
    (4, {"variant": "solo", "heroes": "choose"}),
    (3, {"charge": "on", "spikes": "on", "twelve": "junction", "pasch": "all_equal"}),
    (2, {"edges": "strict", "win": "dragon"}),
]


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_a_second_reckoning_comes_to_the_same(seats: int, settings: dict[str, str]) -> None:
    followed = follow(seats, settings, seed=2)
    assert followed.differences == []
    assert followed.decisions > 100
