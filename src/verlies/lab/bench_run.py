"""One measurement of one game in a process of its own: `python -m verlies.lab.bench_run GAME SECONDS`."""

import json
import sys
import time
from typing import Any

from .. import registry
from ..build import build
from ..core.game import Game
from ..core.playout import playout
from ..core.rng import Rng
from ..core.state import State

FORKS = 2_000
"""How many copies are made of one state."""
MIDDLES = 5
"""How many games are copied in their middle; the median counts."""
MOST_SEATS = 4


def seats_of(game: Game[Any]) -> int:
    """Return how many seats are measured: four, or as near to it as the game allows."""
    low, high = game.about.seats
    return max(low, min(high, MOST_SEATS))


def play(game: Game[Any], seconds: float) -> dict[str, float]:
    """Play whole random games until the time is over, dealing included."""
    seats, cap = seats_of(game), game.about.cap
    start, games, decisions = time.perf_counter(), 0, 0
    while time.perf_counter() - start < seconds or not games:
        games += 1
        decisions += playout(game.practice_state(seats, games), Rng(games), cap)
    spent = time.perf_counter() - start
    return {
        "decisions_per_second": round(decisions / spent, 1),
        "games_per_second": round(games / spent, 2),
        "decisions_per_game": round(decisions / games, 1),
    }


def middle(game: Game[Any], seed: int) -> State:
    """Return a random game in the middle of its decisions."""
    seats, cap = seats_of(game), game.about.cap
    length = playout(game.practice_state(seats, seed), Rng(seed), cap)
    state: State = game.practice_state(seats, seed)
    playout(state, Rng(seed), length // 2)
    return state


def fork_time(state: State) -> float:
    """Return the microseconds of one fork."""
    start = time.perf_counter()
    for _ in range(FORKS):
        state.fork()
    return (time.perf_counter() - start) / FORKS * 1e6


def median_fork_time(game: Game[Any]) -> float:
    """Return the median over several games, each in its middle."""
    times = sorted(fork_time(middle(game, seed)) for seed in range(1, MIDDLES + 1))
    return times[MIDDLES // 2]


def measure(name: str, seconds: float) -> dict[str, Any]:
    """Measure one game."""
    game = registry.game(name)
    micros = median_fork_time(game)
    figures = {"microseconds_per_fork": round(micros, 3), "forks_per_second": round(1e6 / micros)}
    return {"game": name, "build": build(), "seats": seats_of(game), **play(game, seconds), **figures}


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
