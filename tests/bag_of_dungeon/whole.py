"""Whole games of Bag of Dungeon, played by the advisor."""

from functools import cache
from typing import Any

from verlies.bots import bot
from verlies.core.match import Match
from verlies.core.observe import observe
from verlies.core.rng import Rng
from verlies.games.bag_of_dungeon import GAME


def advised(seats: int, seed: int, **settings: str) -> Match[Any]:
    """Return a game in which every answer is the advisor's, to its end."""
    match = GAME.new(seats, seed, settings)
    play_on(match, seed)
    return match


@cache
def grown(seats: int, seed: int) -> Match[Any]:
    """Return a game in which all tiles lie."""
    match = GAME.new(seats, seed)
    play_on(match, seed, lambda: match.state.tiles.count() > 0)
    return match


def play_on(match: Match[Any], seed: int, going: Any = lambda: True) -> None:
    """Answer as the advisor would, as long as it is to go on; no game may take too long."""
    player, rng = bot("greedy", GAME), Rng(seed)
    for _ in range(6000):
        if match.over or not going():
            return
        seat = match.decisions[0].seats[0]
        pick = player.choose(observe(GAME, match.state, seat), rng)
        assert pick in match.state.options_of(seat)
        match.answer(pick, seat)
    raise AssertionError("the game does not end")
