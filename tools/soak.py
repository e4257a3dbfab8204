"""The big numbers of `make soak`: every game checked over many random decisions, and the bots against each other.

Writes docs/measurements/soak.json; `--only bench` writes docs/measurements/bench.json instead. The files say by
which commit, seed, Python and number of cores the figures came about, and nothing about the machine.
"""

import argparse
import json
import multiprocessing
import os
import platform
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
MEASUREMENTS = ROOT / "docs" / "measurements"
CHUNK = 2_000
"""How many decisions one process checks at a time."""
TOLD = 50
"""How many games one process tells at a time."""
FOLLOWED = 10
"""How many games an oracle plays along with in one process at a time."""
COMPARED = 250
"""How many pairs of worlds one process compares at a time."""
PARTS = (
    "digests",
    "checks",
    "stories",
    "lies",
    "oracles",
    "contract",
    "bots",
    "fights",
    "leaks",
    "crash",
    "fuzz",
    "bench",
    "load",
)

Figures = dict[str, Any]


class Field(NamedTuple):
    """One game at one table size, to be checked over many decisions."""

    game: str
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        settings = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.game} {self.seats} seats{settings}"


class Chunk(NamedTuple):
    """Some decisions of a field, or some whole games of it that are told."""

    field: Field
    amount: int
    seed: int
    told: bool = False


TABLES: list[tuple[str, tuple[int, ...], dict[str, tuple[str, ...]]]] = [
    ("klong", (2, 3, 4), {"board": ("front", "back")}),
    ("katakomben", (2, 3, 4), {"side": ("a", "b")}),
    ("katakomben", (2,), {"cards": ("promos",), "party": ("off",)}),
    ("katakomben", (5, 6), {"party": ("goods",), "side": ("a", "b")}),
    ("dungeonquest", (1, 2, 3, 4), {"heroes": ("random",)}),
    ("dungeonquest", (2,), {"heroes": ("choose",), "runes": ("hidden",), "blocked": ("waits",)}),
    ("dungeonquest", (3,), {"monsters": ("house",), "expel": ("on",)}),
    ("dungeonquest", (1, 3), {"respawn": ("on",), "torchlight": ("on",), "texts": ("on",)}),
    ("koenige", (2, 3, 4, 5, 6), {"length": ("full", "short")}),
    ("koenige", (3, 5), {"odd": ("more_actions",)}),
    ("koenige", (4, 6), {"odd": ("shared_hero",)}),
    ("koenige", (4,), {"start": ("red", "blue"), "keep_x": ("on",), "rounds": ("15", "30")}),
    ("bag_of_dungeon", (2, 3, 4), {"variant": ("together", "each")}),
    ("bag_of_dungeon", (4,), {"variant": ("solo",), "heroes": ("choose",), "edges": ("strict",)}),
    ("bag_of_dungeon", (3,), {"pasch": ("all_equal",), "charge": ("on",), "spikes": ("on",), "twelve": ("junction",)}),
    ("bag_of_dungeon", (2,), {"win": ("dragon",), "edges": ("strict",)}),
    ("lantern", (2, 3, 4), {}),
]
"""What is checked: games, their numbers of players, and the values of settings that are tried one by one."""


def fields(games: Collection[str] = ()) -> Iterator[Field]:
    """Yield every table that is checked, of all games or of some."""
    for game, sizes, tried in TABLES:
        if games and game not in games:
            continue
        options = [{name: value} for name, values in tried.items() for value in values]
        for seats in sizes:
            yield from (Field(game, seats, each) for each in options or [{}])


# Checks


def chunks(field: Field, amount: int, seed: int, size: int, told: bool = False) -> Iterator[Chunk]:
    """Split the decisions of a field, or its games, into parts of this size."""
    for number, first in enumerate(range(0, amount, size)):
        yield Chunk(field, min(size, amount - first), seed * 100_000 + number, told)


def check(chunk: Chunk) -> Figures:
    """Check some decisions or games; a broken promise comes back as a sentence."""
    from verlies import registry
    from verlies.core.check import CheckFailed, check_game, check_stories
    from verlies.server.wire.phrases import Phrases

    def words(game: Any, language: str) -> Phrases:
        return Phrases(language, game.about.texts)

    game, seats, options, seed = registry.game(chunk.field.game), chunk.field.seats, chunk.field.options, chunk.seed
    try:
        if chunk.told:
            report = check_stories(game, seats=seats, options=options, games=chunk.amount, seed=seed, texts=words)
        else:
            said = words if seed % 100_000 == 0 else None
            report = check_game(game, seats=seats, options=options, decisions=chunk.amount, seed=seed, texts=said)
    except CheckFailed as error:
        return {"broken": f"seed {chunk.seed}: {error}"}
    return dict(asdict(report))


def complain_about_missing_games(games: Collection[str]) -> None:
    """Stop with a sentence if a game to be checked is not installed."""
    from verlies import registry

    missing = sorted({field.game for field in fields(games)} - set(registry.names()))
    if missing:
        sys.exit(
            f"Not installed here: {', '.join(missing)}. `make soak` installs them; so does pip install -e examples/…"
        )


def check_field(pool: ProcessPoolExecutor, field: Field, amount: int, seed: int, told: bool = False) -> Figures:
    """Check one field in all processes and add the reports up."""
    start = time.perf_counter()
    total: Counter[str] = Counter()
    broken: list[str] = []
    for report in pool.map(check, chunks(field, amount, seed, TOLD if told else CHUNK, told)):
        if "broken" in report:
            broken.append(report["broken"])
        else:
            total.update(report)
    spent = round(time.perf_counter() - start, 1)
    done = f"{total['stories']} answers told" if told else f"{total['decisions']} decisions"
    say(f"{field}: {done}, {total['games']} games, {len(broken)} broken, {spent} s")
    named = {"game": field.game, "seats": field.seats, "settings": field.options, "commit": git("rev-parse", "HEAD")}
    counts = {name: count for name, count in total.items() if count}
    return {**named, "counts": counts, "broken": broken, "seconds": spent}


def checks(arguments: argparse.Namespace) -> Figures:
    """Check all fields."""
    amounts = dict.fromkeys(map(str, fields(arguments.fields)), arguments.decisions)
    return {"decisions_each": arguments.decisions, **checked(arguments, amounts, "checks")}


def stories(arguments: argparse.Namespace) -> Figures:
    """Check what is told of whole games, as many of each game, at all its tables."""
    amounts = shared_out(arguments.stories, arguments.fields)
    return {"games_each": arguments.stories, **checked(arguments, amounts, "stories")}


def lies(arguments: argparse.Namespace) -> Figures:
    """Tell false what was told of games, and count how much of it is noticed."""
    complain_about_missing_games(arguments.fields)
    figures: Figures = tool("lies").lies(arguments)
    return figures


def shared_out(games: int, only: Collection[str]) -> dict[str, int]:
    """Return how many games are played at each table, so that each game comes to so many."""
    tables = Counter(field.game for field in fields(only))
    return {str(field): -(-games // tables[field.game]) for field in fields(only)}


def checked(arguments: argparse.Namespace, amounts: dict[str, int], part: str) -> Figures:
    """Check so much of every field."""
    complain_about_missing_games(arguments.fields)
    context = multiprocessing.get_context("spawn")
    results: list[Figures] = []
    with ProcessPoolExecutor(arguments.jobs, mp_context=context) as pool:
        for field in fields(arguments.fields):
            results.append(check_field(pool, field, amounts[str(field)], arguments.seed, part == "stories"))
            keep("soak.json", part, {**stamp(arguments), **summed_up(results, part)})
    return summed_up(results, part)


def summed_up(results: list[Figures], part: str, wrong: str = "broken") -> Figures:
    """Return what is known of all tables by now, so that a long run that is broken off was not for nothing."""
    every = with_others(results, part, "fields")
    return {"fields": every, "passed": not any(result[wrong] for result in every)}


# Oracles


def has_oracle(game: str) -> bool:
    """Return whether a second reckoning of a game is among its tests."""
    tests = ROOT / "tests" / game
    return (tests / "oracle.py").is_file() or (tests / "oracle").is_dir()


def follow(chunk: Chunk) -> Figures:
    """Let the oracle of a game play some games along; what differs comes back as sentences."""
    seats, options, first = chunk.field.seats, chunk.field.options, chunk.seed * 1000
    oracle = beside("tests", chunk.field.game, "oracle")
    games = [oracle.follow(seats, options, first + number) for number in range(chunk.amount)]
    return {
        "games": len(games),
        "decisions": sum(game.decisions for game in games),
        "differences": [sentence for game in games for sentence in game.differences],
        "luck": beside("tests", "followed").together(game.luck for game in games),
    }


def follow_field(pool: ProcessPoolExecutor, field: Field, amount: int, seed: int) -> Figures:
    """Let the oracle of a game play along at one table in all processes, and add the figures up."""
    start = time.perf_counter()
    reports = list(pool.map(follow, chunks(field, amount, seed, FOLLOWED)))
    spent = round(time.perf_counter() - start, 1)
    games, decisions = (sum(report[name] for report in reports) for name in ("games", "decisions"))
    followed = beside("tests", "followed")
    differences = [sentence for report in reports for sentence in report["differences"]]
    differences += followed.unfair(followed.together(report["luck"] for report in reports))
    say(f"{field}: {games} games and {decisions} decisions followed, {len(differences)} differ, {spent} s")
    named = {"game": field.game, "seats": field.seats, "settings": field.options, "commit": git("rev-parse", "HEAD")}
    counts = {"games": games, "decisions": decisions}
    return {**named, "counts": counts, "differences": differences, "seconds": spent}


def oracles(arguments: argparse.Namespace) -> Figures:
    """Let the oracles play along: as many games of each game that has one, at all its tables."""
    amounts = shared_out(arguments.followed, arguments.fields)
    context = multiprocessing.get_context("spawn")
    results: list[Figures] = []
    with ProcessPoolExecutor(arguments.jobs, mp_context=context) as pool:
        for field in fields(arguments.fields):
            if has_oracle(field.game):
                results.append(follow_field(pool, field, amounts[str(field)], arguments.seed))
                keep("soak.json", "oracles", {**stamp(arguments), **summed_up(results, "oracles", "differences")})
    return {"games_each": arguments.followed, **summed_up(results, "oracles", "differences")}


def with_others(results: list[Figures], part: str, name: str) -> list[Figures]:
    """Return results behind what is on record of tables that were not measured this time, each with its own commit."""
    now = [table(figures) for figures in results]
    on_record = known("soak.json").get(part, {}).get(name, [])
    return [*(figures for figures in on_record if table(figures) not in now), *results]


def table(figures: Figures) -> tuple[object, ...]:
    """Return at which table something was measured: game, seats or who sits there, and what was agreed."""
    return figures["game"], figures.get("seats"), figures.get("settings", figures.get("options"))


def digests(arguments: argparse.Namespace) -> Figures:
    """Play the games on record again and compare their fingerprints."""
    figures: Figures = tool("digests").check(arguments.fields)
    return figures


# Bots


def bots(arguments: argparse.Namespace) -> Figures:
    """Let the bots of every game play against each other, or those of some games."""
    results = tool("bouts").bouts(arguments)
    return {"bouts": with_others(results, "bots", "bouts"), "passed": all(each["wanted"]["met"] for each in results)}


def contract(arguments: argparse.Namespace) -> Figures:
    """Let every bot play at every table: it answers what is offered, and its games end in time."""
    figures: Figures = tool("contract").contract(arguments)
    return figures


def fights(arguments: argparse.Namespace) -> Figures:
    """Fight the fights of Bag of Dungeon with dice and hold the shares against the chances we tell."""
    figures: Figures = tool("fights").compare(arguments.fights)
    return figures


def bench(arguments: argparse.Namespace) -> Figures:
    """Measure the speed, the same as `verlies bench --json`."""
    from verlies.lab.bench import bench as measure

    return measure(arguments.seconds, told=say)


# The web table


def tool(name: str) -> Any:
    """Return one of the tools beside this one."""
    return beside("tools", name)


def beside(*names: str) -> Any:
    """Return a module of the project that is not in the package, by its path from the root."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    return import_module(".".join(names))


HIDING: list[tuple[str, dict[str, str]]] = [
    ("klong", {}),
    ("katakomben", {}),
    ("dungeonquest", {}),
    ("dungeonquest", {"runes": "hidden"}),
    ("bag_of_dungeon", {}),
    ("koenige", {}),
]
"""Games with something to hide, and the settings under which they hide it."""


class Pairs(NamedTuple):
    """Some pairs of worlds of one game."""

    size: int
    seed: int
    game: str
    options: dict[str, str]


def compare_worlds(pairs: Pairs) -> str:
    """Compare pairs of worlds that one viewer cannot tell apart; a leak comes back as a sentence."""
    try:
        tool("leaks").check_pairs(*pairs)
    except AssertionError as error:
        return f"{pairs.game}, seed {pairs.seed}: {error}"
    return ""


def leaks(arguments: argparse.Namespace) -> Figures:
    """Compare many pairs of worlds of every game, or of some, in all processes."""
    wanted = [(game, options) for game, options in HIDING if not arguments.fields or game in arguments.fields]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(arguments.jobs, mp_context=context) as pool:
        results = [compare_game(pool, game, options, arguments) for game, options in wanted]
    every = with_others(results, "leaks", "games")
    return {"games": every, "passed": not any(each.get("broken") for each in every)}


def compare_game(
    pool: ProcessPoolExecutor, game: str, options: dict[str, str], arguments: argparse.Namespace
) -> Figures:
    """Compare the pairs of worlds of one game under some settings."""
    start = time.perf_counter()
    sizes = [min(COMPARED, arguments.pairs - first) for first in range(0, arguments.pairs, COMPARED)]
    parts = [Pairs(size, arguments.seed * 1000 + number, game, options) for number, size in enumerate(sizes)]
    broken = [sentence for sentence in pool.map(compare_worlds, parts) if sentence]
    spent = round(time.perf_counter() - start, 1)
    settings = "".join(f" {name}={value}" for name, value in options.items())
    say(f"{game}{settings}: {sum(sizes)} pairs, {len(broken)} broken, {spent} s")
    named = {"game": game, "settings": options, "commit": git("rev-parse", "HEAD")}
    return {**named, "pairs": sum(sizes), "broken": broken, "seconds": spent}


def crash(arguments: argparse.Namespace) -> Figures:
    """Kill the server under play again and again."""
    figures: Figures = tool("crash").crash(arguments.kills, arguments.seed)
    return figures


def fuzz(arguments: argparse.Namespace) -> Figures:
    """Send nonsense to the server, by its sockets and by HTTP."""
    figures: Figures = tool("fuzz").fuzz(arguments.frames, arguments.seed, http=True)
    return figures


def load(arguments: argparse.Namespace) -> Figures:
    """Measure how the server carries many tables."""
    bench = tool("load")
    figures: Figures = bench.load(arguments.tables, arguments.tables / 4, bench.SECONDS, arguments.seed)
    return figures


# The files


def git(*words: str) -> str:
    """Return what git says, or `unknown`."""
    try:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return done.stdout.strip()


def stamp(arguments: argparse.Namespace) -> Figures:
    """Return how figures came about."""
    from verlies.build import build

    return {
        "commit": git("rev-parse", "HEAD"),
        "commit_date": git("show", "-s", "--format=%cI", "HEAD"),
        "changed_since": git("status", "--porcelain", "--", "src", "tools", "examples") != "",
        "seed": arguments.seed,
        "python": platform.python_version(),
        "cpus": os.cpu_count(),
        "jobs": arguments.jobs,
        "build": build(),
    }


def known(name: str) -> Figures:
    """Return a file of figures."""
    path = MEASUREMENTS / name
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else {}


def keep(name: str, part: str, figures: Figures) -> None:
    """Write one part of a file of figures, and leave its other parts as they are."""
    MEASUREMENTS.mkdir(parents=True, exist_ok=True)
    text = json.dumps({**known(name), part: figures}, indent=1, ensure_ascii=False)
    (MEASUREMENTS / name).write_text(text + "\n", encoding="utf-8")


def say(sentence: str) -> None:
    """Tell how far it is."""
    print(sentence, flush=True)


def parsed(words: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="The big numbers: checks of the games, and bots against bots.")
    parser.add_argument("--only", choices=PARTS, help="one part alone; bench and load only if asked for")
    parser.add_argument("--decisions", type=int, default=20_000, help="decisions checked for each table (%(default)s)")
    parser.add_argument("--stories", type=int, default=2_000, help="games told of each game (%(default)s)")
    parser.add_argument("--lies", type=int, default=20_000, help="lies told about each game (%(default)s)")
    parser.add_argument("--followed", type=int, default=1_000, help="games an oracle plays along with (%(default)s)")
    games = sorted({game for game, _, _ in TABLES})
    parser.add_argument("--fields", nargs="+", choices=games, default=(), help="check these games only")
    parser.add_argument("--games", type=int, help="games of the bots instead of the usual numbers")
    parser.add_argument("--missing", action="store_true", help="of the bots, only what is not on record yet")
    parser.add_argument("--fights", type=int, default=100_000, help="fights of each pair (%(default)s)")
    parser.add_argument("--seconds", type=float, default=30.0, help="for each game of the bench (%(default)s)")
    parser.add_argument("--pairs", type=int, default=5_000, help="pairs of worlds compared for each game (%(default)s)")
    parser.add_argument("--kills", type=int, default=100, help="how often the server is killed (%(default)s)")
    parser.add_argument("--frames", type=int, default=50_000, help="mutated frames (%(default)s)")
    parser.add_argument(
        "--tables", type=int, default=500, help="tables of the load, an answer every four seconds at each (%(default)s)"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(words)


def use_compiled() -> None:
    """Start again on the compiled copy, if the environment names one and it is not in use yet."""
    compiled = os.environ.get("VERLIES_COMPILED", "")
    if compiled and os.environ.get("PYTHONPATH") != compiled:
        os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, "PYTHONPATH": compiled})


def main() -> None:
    """Measure what was asked for and write it down; leave with 1 if a bar is missed."""
    arguments = parsed(sys.argv[1:])
    if arguments.only == "bench":
        keep("bench.json", "bench", {**stamp(arguments), **bench(arguments)})
        return
    use_compiled()
    if arguments.only == "load":
        figures = load(arguments)
        keep("bench.json", "load", {**stamp(arguments), **figures})
        sys.exit(0 if figures["passed"] else 1)
    parts: dict[str, Callable[[argparse.Namespace], Figures]] = {
        "digests": digests,
        "checks": checks,
        "stories": stories,
        "lies": lies,
        "oracles": oracles,
        "contract": contract,
        "bots": bots,
        "fights": fights,
        "leaks": leaks,
        "crash": crash,
        "fuzz": fuzz,
    }
    passed = True
    for name in [arguments.only] if arguments.only else parts:
        figures = parts[name](arguments)
        keep("soak.json", name, {**stamp(arguments), **figures})
        tool("on_record").write()
        passed = passed and figures["passed"]
        say(f"{name}: {'passed' if figures['passed'] else 'FAILED'}")
    sys.exit(0 if passed else 1)


if __name__ == "__main__":
    main()
