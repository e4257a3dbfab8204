"""Whole games, reckoned a second time from the facts: what is offered, what it costs and does, and how it ends."""

import pytest

from tests.katakomben.oracle import follow

TABLES = [
    (2, {"side": "a"}),
    (3, {"side": "b"}),
    (4, {"side": "a"}),
    (2, {"cards": "promos"}),
    (5, {"party": "goods"}),
    (6, {"side": "b"}),
]


@pytest.mark.rule("katakomben.turn.actions-repeatable", "katakomben.move.through-edge", "katakomben.endturn.order")
@pytest.mark.rule("katakomben.dragon.draw-count", "katakomben.reward.on-entry", "katakomben.score.sum")
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_the_oracle_finds_no_difference(seats: int, settings: dict[str, str], seed: int) -> None:
    followed = follow(seats, settings, seed)
    assert not followed.differences
    assert followed.decisions > 10
