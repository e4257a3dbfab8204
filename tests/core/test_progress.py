"""How far a game has come: a rough number that everybody sees and that never goes back."""

import pytest

from verlies.core.rng import Rng
from verlies.registry import game

GAMES = ["klong", "katakomben", "dungeonquest", "bag_of_dungeon", "koenige"]


@pytest.mark.feature(24)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_from_little_to_all_and_never_back(name: str) -> None:
    seen: set[int] = set()
    for seed in range(3):
        match, rng, far = game(name).new(2, f"far {seed}"), Rng(seed), -1
        assert 0 <= match.scene(-1).progress < 10
        while not match.over:
            seat = match.pending()[0]
            options = match.options_of(seat)
            match.answer(options[rng.below(len(options))], seat)
            now = match.scene(-1).progress
            assert far <= now < 100 or match.over
            seen.add(now)
            far = now
        assert far == 100
    assert len(seen) > 3


@pytest.mark.feature(24, 46)
@pytest.mark.parametrize("name", GAMES)
def test_everybody_is_told_the_same(name: str) -> None:
    match, rng = game(name).new(2, "far"), Rng(7)
    while not match.over and match.answers < 300:
        seat = match.pending()[0]
        options = match.options_of(seat)
        match.answer(options[rng.below(len(options))], seat)
        assert len({match.scene(viewer).progress for viewer in (-1, 0, 1)}) == 1
