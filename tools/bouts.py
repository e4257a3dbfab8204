"""Bots against each other, of every game that has a row here: who plays, how often, and what is wanted of them.

Part of `make soak`. Of every bout it is written down who won how often, on which seat, and how the games ended.
"""

import argparse
import time
from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from tools.soak import git, known, table
from verlies import registry
from verlies.bots import EASY
from verlies.lab.simulate import Summary, simulate
from verlies.lab.stats import wilson

Figures = dict[str, Any]


class Bout(NamedTuple):
    """The same bots at the same table, many times."""

    game: str
    seats: str
    """The bots, as `verlies simulate` takes them."""
    games: int
    options: dict[str, str]
    wins: float = 0.0
    """The first one, or its team, wins at least this share of the games."""
    endings: dict[str, float] = {}
    """In at least this share of the games somebody ends so."""

    def __str__(self) -> str:
        settings = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.game} {self.seats}{settings}"


AGAINST_RANDOM = "greedy,random,random,random"
FIRST = {"start": "0"}
"""Seat 0 begins, so that what the seats win says what beginning is worth."""
RED_FIRST = {"start": "red"}
"""The team of seat 0 begins."""
HOME = {"escaped": 0.5}


ALONE = "greedy without calling"
"""Never calls a friend into a fight: what that habit is worth is the difference to `greedy`."""


def greedy(seats: int, bot: str = "greedy") -> str:
    """Return so many greedy ones."""
    return ",".join([bot] * seats)


STRONGER = {"klong": 0.6, "katakomben": 0.6, "dungeonquest": 0.12, "koenige": 0.6}
"""How often at least a bot beats the next weaker one; in DungeonQuest both mostly die."""

BOUTS: list[Bout] = [
    *[Bout("klong", AGAINST_RANDOM, 400, {"board": board}, wins=0.9) for board in ("front", "back")],
    *[Bout("klong", greedy(4), 200, {"board": board, **FIRST}, endings=HOME) for board in ("front", "back")],
    *[Bout("katakomben", AGAINST_RANDOM, 400, {"side": side}, wins=0.9) for side in ("a", "b")],
    *[Bout("katakomben", greedy(4), 200, {"side": side, **FIRST}, endings=HOME) for side in ("a", "b")],
    *[Bout("katakomben", greedy(seats), 200, FIRST, endings=HOME) for seats in (2, 3, 5, 6)],
    Bout("koenige", "greedy,random", 400, {}, wins=0.9),
    Bout("koenige", "greedy,random,greedy,random", 400, {}, wins=0.9),
    *[
        Bout("koenige", greedy(seats), 400, {**RED_FIRST, "length": length})
        for seats in (2, 3, 4, 5, 6)
        for length in ("full", "short")
    ],
    *[Bout("koenige", greedy(seats), 400, {**RED_FIRST, "odd": "shared_hero"}) for seats in (4, 6)],
    *[Bout("bag_of_dungeon", greedy(n), 200, {}, endings={"won": bar}) for n, bar in ((4, 0.98), (3, 0.87), (2, 0.7))],
    Bout("bag_of_dungeon", greedy(4), 200, {"variant": "solo"}, endings={"won": 0.68}),
    *[Bout("bag_of_dungeon", greedy(n, ALONE), 200, {}) for n in (4, 3, 2)],
    Bout("bag_of_dungeon", greedy(4, ALONE), 200, {"variant": "solo"}),
    *[Bout("bag_of_dungeon", greedy(n), 200, {"variant": "each"}, endings=HOME) for n in (4, 3, 2)],
    Bout("bag_of_dungeon", AGAINST_RANDOM, 200, {"variant": "each"}, wins=0.5),
    Bout("dungeonquest", AGAINST_RANDOM, 400, {}, wins=0.2),
    Bout("dungeonquest", greedy(4), 200, {}, endings=HOME),
    *[Bout(game, f"greedy,{EASY}", 200, {}, wins=bar) for game, bar in STRONGER.items()],
    *[Bout(game, f"{EASY},random", 200, {}, wins=bar) for game, bar in STRONGER.items()],
    *[Bout("bag_of_dungeon", greedy(n, EASY), 200, {}, endings={"won": bar}) for n, bar in ((4, 0.9), (2, 0.6))],
]


def chosen(games: Collection[str] = ()) -> Iterator[Bout]:
    """Yield the bouts of all games or of some."""
    yield from (bout for bout in BOUTS if not games or bout.game in games)


def agreed(bout: Bout) -> dict[str, str]:
    """Return all that is agreed on before a bout."""
    return registry.game(bout.game).settings(bout.options, len(bout.seats.split(",")))


def on_record(bout: Bout) -> bool:
    """Return whether a bout has been measured, with just what is agreed on today."""
    results = known("soak.json").get("bots", {}).get("bouts", [])
    return (bout.game, bout.seats.split(","), agreed(bout)) in map(table, results)


def bouts(arguments: argparse.Namespace) -> list[Figures]:
    """Play all bouts, or those of some games or not on record yet; each comes back with whether its bars are met."""
    wanted = [bout for bout in chosen(arguments.fields) if not (arguments.missing and on_record(bout))]
    return [played(bout, arguments) for bout in wanted]


def played(bout: Bout, arguments: argparse.Namespace) -> Figures:
    """Play one bout and say how it went."""
    start = time.perf_counter()
    games = arguments.games or bout.games
    done = simulate(bout.game, bout.seats.split(","), games, arguments.seed, arguments.jobs, bout.options)
    spent = round(time.perf_counter() - start, 1)
    met = meets(bout, done)
    say(bout, done, met, spent)
    return {
        **done.plain(),
        "by_seat": by_seat(done),
        "ended": shares(done),
        "wanted": {"wins": bout.wins, "endings": bout.endings, "met": met},
        "commit": git("rev-parse", "HEAD"),
        "seconds": spent,
    }


def meets(bout: Bout, done: Summary) -> bool:
    """Return whether a bout came out as wanted."""
    ended = all(done.endings.get(ending, 0) >= share * done.games for ending, share in bout.endings.items())
    return done.entrants[0].rate >= bout.wins and ended


def by_seat(done: Summary) -> list[Figures]:
    """Return what share of the games each seat won, whoever sat there, with its interval."""
    wins = [sum(outcome.win(seat) for outcome in done.outcomes) for seat in range(len(done.seats))]
    return [{"rate": round(won / done.games, 4), "interval": rounded(wilson(won, done.games))} for won in wins]


def shares(done: Summary) -> Figures:
    """Return in what share of the games somebody ended so, with its interval."""
    games, counts = done.games, done.endings.items()
    return {ending: {"rate": round(n / games, 4), "interval": rounded(wilson(n, games))} for ending, n in counts}


def rounded(interval: tuple[float, float]) -> list[float]:
    """Return an interval with four decimals."""
    return [round(end, 4) for end in interval]


def say(bout: Bout, done: Summary, met: bool, spent: float) -> None:
    """Tell how a bout went."""
    seats = " ".join(f"{each['rate']:.1%}" for each in by_seat(done))
    ends = ", ".join(
        f"{ending} in {each['rate']:.1%} ({each['interval'][0]:.1%}–{each['interval'][1]:.1%})"
        for ending, each in shares(done).items()
    )
    verdict = "" if met else " – MISSED"
    first = done.entrants[0].rate
    print(f"{bout}: first wins {first:.1%}, by seat {seats}; of {done.games} {ends}; {spent} s{verdict}", flush=True)
