"""Lies: what is told of each game, changed by a seed one word at a time, and how many of them are noticed.

Part of `make soak`; `tests/test_lies.py` tells fewer of them at each run.
"""

import argparse
import time
from collections import Counter
from typing import Any, NamedTuple

from tools.soak import git, with_others
from verlies import registry
from verlies.core.check.lies import CASE, SORTS, LiesReport, check_lies

Figures = dict[str, Any]

READ = tuple(sort for sort in SORTS if sort != CASE)
"""What a reader is told; a case has no words of its own, and only decides which rule is cited."""
BELIEVED = 20
"""So many of the lies that were believed most often are kept by name."""


class Told(NamedTuple):
    """A game of which lies are told, and the share of them that must be noticed at least."""

    game: str
    seats: int
    options: dict[str, str]
    floor: float


TOLD = (
    Told("klong", 3, {}, 0.97),
    Told("katakomben", 2, {}, 0.95),
    Told("dungeonquest", 3, {"heroes": "random"}, 0.9),
    Told("koenige", 4, {"length": "short", "rounds": "15"}, 0.9),
    Told("bag_of_dungeon", 3, {"variant": "each"}, 0.9),
)


def report_of(told: Told, lies: int, seed: int) -> LiesReport:
    """Tell so many lies about a game, one about an answer."""
    game = registry.game(told.game)
    return check_lies(game, seats=told.seats, options=told.options, lies=lies, each=1, seed=seed)


def lies(arguments: argparse.Namespace) -> Figures:
    """Tell lies about every game, or some games, and say how many were noticed."""
    wanted = [told for told in TOLD if not arguments.fields or told.game in arguments.fields]
    every = with_others([figures_of(told, arguments) for told in wanted], "lies", "games")
    return {"games": every, "passed": all(each["met"] for each in every)}


def figures_of(told: Told, arguments: argparse.Namespace) -> Figures:
    """Return how many lies about a game were noticed, by what they were about, and which were believed."""
    start = time.perf_counter()
    report = report_of(told, arguments.lies, arguments.seed)
    rate = round(report.rate(*READ), 4)
    spent = round(time.perf_counter() - start, 1)
    print(f"{told.game}: {report.count()} lies, {rate:.1%} of what is read noticed, {spent} s", flush=True)
    return {
        "game": told.game,
        "seats": told.seats,
        "settings": told.options,
        "commit": git("rev-parse", "HEAD"),
        "lies": report.count(),
        "rate": rate,
        "by_sort": {sort: {"told": report.told.get(sort, 0), "rate": round(report.rate(sort), 4)} for sort in SORTS},
        "believed": dict(Counter(report.missed).most_common(BELIEVED)),
        "floor": told.floor,
        "met": rate >= told.floor,
        "seconds": spent,
    }
