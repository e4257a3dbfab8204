"""The contract of the bots, many times: at every table of every game each of them answers what is offered, and ends.

Part of `make soak`. Tables follow from the settings that a game declares (`verlies.core.check.tables`).
"""

import argparse
import multiprocessing
import time
from collections.abc import Collection, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from tools.soak import git, keep, stamp, with_others

Figures = dict[str, Any]
GAMES = 500
"""How many games every bot plays at a table."""
CHUNK = 10
"""How many of them one process plays at a time: an even number, for every second one is agreed at random."""


class Bouts(NamedTuple):
    """Some games of every bot at one table."""

    game: str
    seats: int
    settings: dict[str, str]
    games: int = 0
    seed: int = 0

    def __str__(self) -> str:
        settings = "".join(f" {name}={value}" for name, value in self.settings.items())
        return f"{self.game} {self.seats} seats{settings}"


def every_table(games: Collection[str] = ()) -> Iterator[Bouts]:
    """Yield the tables of all games that are installed here, or of some."""
    from verlies import registry
    from verlies.core.check import tables

    for name in games or registry.names():
        for table in tables(registry.game(name)):
            yield Bouts(name, table.seats, dict(table.settings))


def play(bouts: Bouts) -> Figures:
    """Play some games; a broken promise comes back as a sentence."""
    from verlies import registry
    from verlies.core.check import CheckFailed
    from verlies.testing import check_bots

    game = registry.game(bouts.game)
    try:
        report = check_bots(game, seats=bouts.seats, options=bouts.settings, games=bouts.games, seed=bouts.seed)
    except CheckFailed as error:
        return {"broken": [f"seed {bouts.seed}: {error}"], "bouts": 0, "picks": 0, "longest": 0}
    return {"broken": [], "bouts": report.bouts, "picks": report.picks, "longest": report.longest}


def play_table(pool: ProcessPoolExecutor, table: Bouts, games: int, seed: int) -> Figures:
    """Play the games of one table in all processes, and add them up."""
    start = time.perf_counter()
    firsts = range(0, games, CHUNK)
    parts = [table._replace(games=min(CHUNK, games - at), seed=seed * 100_000 + at) for at in firsts]
    reports = list(pool.map(play, parts))
    named = {"game": table.game, "seats": table.seats, "settings": table.settings, "commit": git("rev-parse", "HEAD")}
    counts = {name: sum(report[name] for report in reports) for name in ("bouts", "picks")}
    longest = max((report["longest"] for report in reports), default=0)
    broken = [sentence for report in reports for sentence in report["broken"]]
    spent = round(time.perf_counter() - start, 1)
    print(f"{table}: {counts['bouts']} games, longest {longest}, {len(broken)} broken, {spent} s", flush=True)
    return {**named, "counts": counts, "longest": longest, "broken": broken, "seconds": spent}


def contract(arguments: argparse.Namespace) -> Figures:
    """Let every bot play at all tables, or at those of some games; what is known by now is kept after each."""
    games = arguments.games or GAMES
    context = multiprocessing.get_context("spawn")
    results: list[Figures] = []
    figures: Figures = {"games_each": games, "tables": [], "passed": True}
    with ProcessPoolExecutor(arguments.jobs, mp_context=context) as pool:
        for table in every_table(arguments.fields):
            results.append(play_table(pool, table, games, arguments.seed))
            every = with_others(results, "contract", "tables")
            figures = {"games_each": games, "tables": every, "passed": not any(each["broken"] for each in every)}
            keep("soak.json", "contract", {**stamp(arguments), **figures})
    return figures
