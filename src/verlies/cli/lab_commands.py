"""`verlies simulate` and `verlies bench`: the lab on the command line."""

import json
import sys
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from .. import registry
from ..bots import ANY, USUAL
from ..core.game import Game
from ..lab import bench as speed
from ..lab.simulate import Entrant, Summary, can_share, cores
from ..lab.simulate import simulate as play_many
from ..text.numbers import number, percent
from .broken import tell_broken
from .errors import UsageError
from .help import Bilingual, language_of, tell
from .options import lang_option
from .play import pair

FEW = 20
"""So few games are played in this process: starting others would take longer."""
WIDE = 160
"""The width of a table where there is no terminal to fit into."""
LEAST_SECONDS = 0.01


@click.command("simulate", cls=Bilingual)
@click.argument("game")
@click.option("--seats", metavar="BOT,BOT,…")
@click.option("--games", type=int, default=100, metavar="N")
@click.option("--seed", default="1", metavar="SEED")
@click.option("--jobs", type=int, metavar="J")
@click.option("--json", "as_json", is_flag=True)
@click.option("--jsonl", metavar="FILE")
@click.option("-o", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--no-rotate", is_flag=True)
@lang_option
@click.pass_context
def simulate(
    ctx: click.Context,
    game: str,
    seats: str | None,
    games: int,
    seed: str,
    jobs: int | None,
    as_json: bool,
    jsonl: str | None,
    options: tuple[str, ...],
    no_rotate: bool,
) -> int:
    """Play many games among bots."""
    language = language_of(ctx)
    at_least(language, "--games", games, 1)
    at_least(language, "--jobs", 1 if jobs is None else jobs, 1)
    tell_broken(language, game)
    chosen = registry.game(game)
    bots = who_plays(language, seats, chosen)
    settings = dict(pair(language, option) for option in options)
    writable(language, jsonl)
    processes = jobs or (1 if games <= FEW else cores())
    if processes > 1 and not can_share():
        click.echo(tell(language, "one-process"), err=True)
    with progress(tell(language, "playing"), games) as bar:
        task = bar.tasks[0].id
        done = play_many(
            game, bots, games, seed, processes, settings, not no_rotate, lambda more: bar.advance(task, more)
        )
    if jsonl is not None:
        write_lines(language, done, jsonl)
    if as_json:
        click.echo(json.dumps(done.plain(), ensure_ascii=False))
    elif jsonl != "-":
        show(language, done)
    return 0


def who_plays(language: str, seats: str | None, game: Game[Any]) -> list[str]:
    """Return the bots by seat; by default greedy against random ones, as many as the game has seats."""
    if seats is None:
        return [USUAL, *[ANY] * (game.about.seats[1] - 1)]
    bots = [name.strip() for name in seats.split(",")]
    if not all(bots):
        raise UsageError(tell(language, "no-seats", value=seats))
    return bots


def at_least(language: str, name: str, value: float, least: float) -> None:
    """Refuse a number that is too small."""
    if not value >= least:
        raise UsageError(tell(language, "too-few", name=name, least=f"{least:g}", value=f"{value:g}"))


def progress(text: str, total: int) -> Progress:
    """Return a bar on the other stream, which shows only on a terminal."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    bar.add_task(text, total=total)
    return bar


def writable(language: str, path: str | None) -> None:
    """Find out before playing whether a file can be written."""
    if path in (None, "-"):
        return
    try:
        Path(str(path)).open("ab").close()
    except OSError as error:
        raise UsageError(tell(language, "cannot-write", path=str(path), reason=str(error.strerror))) from None


def write_lines(language: str, done: Summary, path: str) -> None:
    """Write every game as one line."""
    lines = b"".join(msgspec.json.encode(named(done, number)) + b"\n" for number in range(done.games))
    if path == "-":
        click.echo(lines.decode(), nl=False)
        return
    try:
        Path(path).write_bytes(lines)
    except OSError as error:
        raise UsageError(tell(language, "cannot-write", path=path, reason=str(error.strerror))) from None


def named(done: Summary, number: int) -> dict[str, Any]:
    """Return one game as plain data, with the names of the bots by seat."""
    outcome = done.outcomes[number]
    data: dict[str, Any] = msgspec.to_builtins(outcome)
    return {**data, "bots": [done.seats[place] for place in outcome.bots], "entrants": outcome.bots}


def console() -> Console:
    """Return where tables go: as wide as the terminal, or wide enough."""
    return Console() if sys.stdout.isatty() else Console(width=WIDE)


def table(language: str, columns: list[str]) -> Table:
    """Return an empty table; all columns but the first are numbers."""
    out = Table(box=None, pad_edge=False)
    for at, name in enumerate(columns):
        text = tell(language, f"col-{name}")
        out.add_column(text, justify="right" if at and name != "endings" else "left")
    return out


def show(language: str, done: Summary) -> None:
    """Write the results as a table."""
    out = table(language, ["bot", "wins", "rate", "interval", "score", "place", "endings"])
    for entrant in done.entrants:
        out.add_row(*row(language, entrant))
    length = number(language, done.decisions / done.games)
    facts = {"game": done.game, "seed": str(done.seed), "nobody": str(done.nobody), "decisions": length}
    console().print(out)
    click.echo(tell(language, "played", games=str(done.games), **facts))


def row(language: str, entrant: Entrant) -> list[str]:
    """Return what one bot achieved as cells."""
    low, high = entrant.interval
    return [
        entrant.bot,
        number(language, entrant.wins, 0 if entrant.wins == int(entrant.wins) else 1),
        percent(language, entrant.rate, 1),
        f"{percent(language, low, 1)} – {percent(language, high, 1)}",
        number(language, entrant.score, 1),
        number(language, entrant.place, 2),
        ", ".join(f"{name} {count}" for name, count in entrant.endings.items()),
    ]


@click.command("bench", cls=Bilingual)
@click.option("--json", "as_json", is_flag=True)
@click.option("--seconds", type=float, default=9.0, metavar="S")
@click.option("--game", "games", multiple=True, metavar="GAME")
@lang_option
@click.pass_context
def bench(ctx: click.Context, as_json: bool, seconds: float, games: tuple[str, ...]) -> int:
    """Measure the speed of the games, and of a peer beside them."""
    language = language_of(ctx)
    at_least(language, "--seconds", seconds, LEAST_SECONDS)
    tell_broken(language, *games)
    for name in games:
        registry.game(name)
    try:
        figures = measured(language, seconds, games)
    except speed.BenchError as error:
        raise UsageError(tell(language, "not-measured", name=error.name, reason=error.reason)) from None
    if as_json:
        click.echo(json.dumps(figures, ensure_ascii=False))
    else:
        show_speed(language, figures)
    return 0


def measured(language: str, seconds: float, games: tuple[str, ...]) -> dict[str, Any]:
    """Measure with a bar."""
    with progress(tell(language, "measuring"), speed.steps(games)) as bar:
        task = bar.tasks[0].id
        return speed.bench(seconds, games, lambda name: bar.advance(task))


def show_speed(language: str, figures: dict[str, Any]) -> None:
    """Write all figures as a table, then the ratios."""
    out = table(language, ["game", "decisions", "games", "length", "fork", "forks"])
    for name, each in figures["games"].items():
        out.add_row(name, *speeds(language, each, each["microseconds_per_fork"]))
    peer = figures["peer"]
    if peer:
        out.add_row(f"{peer['peer']} {peer['version']}", *speeds(language, peer, peer["microseconds_per_copy"]))
    console().print(out)
    for name, each in figures["ratios"].items():
        click.echo(ratio(language, name, each, peer))
    if not peer:
        click.echo(tell(language, "no-peer"))
    if "load" in figures:
        click.echo(load(language, figures["load"]))


def speeds(language: str, each: dict[str, Any], micros: float) -> list[str]:
    """Return the figures of one measurement as cells."""
    return [
        number(language, each["decisions_per_second"]),
        number(language, each["games_per_second"], 1),
        number(language, each["decisions_per_game"]),
        number(language, micros, 2),
        number(language, 1e6 / micros),
    ]


def ratio(language: str, name: str, each: dict[str, float], peer: dict[str, Any]) -> str:
    """Return one comparison as a sentence."""
    return tell(
        language,
        "ratio",
        name=name,
        peer=peer["peer"],
        version=peer["version"],
        decisions=number(language, each["decisions"], 1),
        forks=number(language, each["forks"], 1),
        length=number(language, each["decisions_per_game"], 2),
    )


def load(language: str, each: dict[str, Any]) -> str:
    """Return how the web table carried its load as a sentence."""
    return tell(
        language,
        "load",
        tables=each["tables"],
        rate=number(language, each["answers_per_second"]),
        seconds=number(language, each["seconds"]),
        answer=number(language, each["milliseconds"]["answer"]["p99"], 1),
        echo=number(language, each["milliseconds"]["echo"]["p99"], 1),
        ratio=number(language, each["ratio"], 1),
        errors=each["errors"],
        view=number(language, each["view_bytes"]["max"]),
        memory=number(language, each["rss_mb"]),
    )
