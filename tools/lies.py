"""Lies: what is told of many games is changed by a seed, to see how much of it the check of stories notices.

Part of `make soak`. A lie is about a number, a thing, a player and so on (`verlies.core.check.lies`); of those that are
believed it is written down what they were about.
"""

import argparse
import multiprocessing
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from typing import Any

from tools.soak import Chunk, Field, chunks, fields, git, keep, shared_out, stamp, with_others

Figures = dict[str, Any]
CHUNK = 1_000
"""How many lies one process tells at a time."""
MOST = 12
"""So many lies that are believed are written down for each table, and all that are about numbers."""
BAR = 0.99
"""So many of the false numbers of each game must be noticed."""
NOTHING: Figures = {"games": 0, "told": {}, "noticed": {}, "missed": {}}


def tell(chunk: Chunk) -> Figures:
    """Tell some lies; a true story that is called false comes back as a sentence."""
    from verlies import registry
    from verlies.core.check import CheckFailed
    from verlies.core.check.lies import check_lies

    game, seats, options = registry.game(chunk.field.game), chunk.field.seats, chunk.field.options
    try:
        report = check_lies(game, seats=seats, options=options, lies=chunk.amount, each=1, seed=chunk.seed)
    except CheckFailed as error:
        return {**NOTHING, "broken": [f"seed {chunk.seed}: {error}"]}
    return {**asdict(report), "broken": []}


def tell_field(pool: ProcessPoolExecutor, field: Field, amount: int, seed: int) -> Figures:
    """Tell the lies about one table in all processes, and add them up."""
    start = time.perf_counter()
    reports = list(pool.map(tell, chunks(field, amount, seed, CHUNK)))
    told, noticed, missed = (added_up(reports, name) for name in ("told", "noticed", "missed"))
    broken = [sentence for report in reports for sentence in report["broken"]]
    spent = round(time.perf_counter() - start, 1)
    counts = {"games": sum(each["games"] for each in reports), "lies": told.total(), "noticed": noticed.total()}
    print(f"{field}: {counts['noticed']} of {counts['lies']} lies noticed, {len(broken)} broken, {spent} s", flush=True)
    return {
        "game": field.game,
        "seats": field.seats,
        "settings": field.options,
        "commit": git("rev-parse", "HEAD"),
        "counts": counts,
        "sorts": {sort: [noticed[sort], count] for sort, count in told.items()},
        "believed": {**numbers_of(missed), **dict(missed.most_common(MOST))},
        "broken": broken,
        "seconds": spent,
    }


def added_up(reports: list[Figures], name: str) -> Counter[str]:
    """Return one count of all reports together."""
    return sum((Counter(report[name]) for report in reports), Counter[str]())


def numbers_of(missed: Counter[str]) -> dict[str, int]:
    """Return the false numbers among what was believed, the most common ones first."""
    return {name: count for name, count in missed.most_common() if name.startswith("amount")}


def lies(arguments: argparse.Namespace) -> Figures:
    """Tell lies about all games, as many of each, at all its tables; what is known by now is kept after each."""
    amounts = shared_out(arguments.lies, arguments.fields)
    context = multiprocessing.get_context("spawn")
    results: list[Figures] = []
    figures: Figures = {"lies_each": arguments.lies, "fields": [], "passed": True}
    with ProcessPoolExecutor(arguments.jobs, mp_context=context) as pool:
        for field in fields(arguments.fields):
            results.append(tell_field(pool, field, amounts[str(field)], arguments.seed))
            every = with_others(results, "lies", "fields")
            figures = {"lies_each": arguments.lies, "fields": every, "passed": is_good(every)}
            keep("soak.json", "lies", {**stamp(arguments), **figures})
    return figures


def is_good(every: list[Figures]) -> bool:
    """Return whether of no game more than a few false numbers were believed, and no true story was called false."""
    numbers: dict[str, list[int]] = {}
    for figures in every:
        of_game = numbers.setdefault(figures["game"], [0, 0])
        for at, count in enumerate(figures["sorts"].get("amount", ())):
            of_game[at] += count
    return not any(figures["broken"] for figures in every) and all(
        noticed >= BAR * told for noticed, told in numbers.values()
    )
