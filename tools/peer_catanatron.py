"""Measure the peer of `make bench`: catanatron's own random four-player game, on one core.

Run it with the Python of the environment that holds the peer. It prints one line of JSON.
"""

import json
import random
import sys
import time
from importlib.metadata import version

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

COPIES = 2_000
FIRST_SEED = 1


def new_game(seed: int) -> Game:
    """Set up a game of four random players."""
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def is_over(game: Game) -> bool:
    """Tell whether a game is won or was cut short by its own limit."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def play(seconds: float) -> dict[str, float]:
    """Play whole games until the time is over."""
    start, games, decisions = time.perf_counter(), 0, 0
    while time.perf_counter() - start < seconds:
        game = new_game(FIRST_SEED + games)
        game.play()
        games += 1
        decisions += len(game.state.actions)
    spent = time.perf_counter() - start
    return {
        "decisions_per_second": round(decisions / spent, 1),
        "games_per_second": round(games / spent, 2),
        "decisions_per_game": round(decisions / games, 1),
    }


def length_of(seed: int) -> int:
    """Return how many decisions the game of a seed takes."""
    game = new_game(seed)
    game.play()
    return len(game.state.actions)


def mid_game(seed: int) -> Game:
    """Return the game of a seed in the middle of its decisions."""
    half = length_of(seed) // 2
    game = new_game(seed)
    for _ in range(half):
        game.play_tick()
    return game


def copy_time(game: Game, copies: int = COPIES) -> float:
    """Return the microseconds of one copy of a game."""
    start = time.perf_counter()
    for _ in range(copies):
        game.copy()
    return (time.perf_counter() - start) / copies * 1e6


def median_copy_time(games: int = 5) -> float:
    """Return the median over several games, each in its middle."""
    times = sorted(copy_time(mid_game(FIRST_SEED + number)) for number in range(games))
    return round(times[games // 2], 2)


def main() -> None:
    """Measure for the seconds that the command line names, ten by default."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    random.seed(FIRST_SEED)
    figures = {"peer": "catanatron", "version": version("catanatron"), "seconds": seconds}
    print(json.dumps({**figures, **play(seconds), "microseconds_per_copy": median_copy_time()}))


if __name__ == "__main__":
    main()
