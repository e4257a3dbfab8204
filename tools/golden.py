"""Whole games as text that people can read, under tests/<game>/golden.

A file names the deal, then every answer with what followed from it, then the result. The test plays the
answers again and compares the whole text, so a change of the rules shows as a diff of these files. How the
games are dealt and played is in the module beside this one that is named after the game. Run
`python -m tools.golden klong` to play all of them anew, or name some: `python -m tools.golden klong nobody-scores`.
"""

import argparse
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from textwrap import wrap
from typing import Any

from verlies.core.decision import LogEntry, Result
from verlies.core.game import Game
from verlies.core.match import Match

TESTS = Path(__file__).resolve().parents[1] / "tests"
GAMES = ("bag_of_dungeon", "dungeonquest", "katakomben", "klong", "koenige")
WIDTH = 110


def files(game: str) -> list[Path]:
    """Return the golden texts of a game."""
    return sorted((TESTS / game / "golden").glob("*.txt"))


# -- the text --------------------------------------------------------------------------------------


def text(match: Match[Any]) -> str:
    """Return a whole match as text."""
    return "\n".join([*head(match), *story(match), *tail(match)]) + "\n"


def head(match: Match[Any]) -> Iterator[str]:
    """Yield the deal."""
    header = match.header
    yield f"game: {header.game}, version {header.version} of the rules"
    yield f"seed: {header.seed}"
    yield f"seats: {header.seats}"
    yield from (f"{name}: {value}" for name, value in header.settings.items())
    yield f"deal: {header.digest}"


def story(match: Match[Any]) -> Iterator[str]:
    """Yield every answer with what followed from it, turn by turn."""
    told: list[list[LogEntry]] = [[] for _ in range(len(match.entries) + 1)]
    for entry in whole_log(match):
        told[entry.number].append(entry)
    yield from paragraph("", -1, told[0])
    for number, answer in enumerate(match.entries, 1):
        line = answer.line
        yield from paragraph(f"{line.seat}> {line.pick} = ", line.seat, told[number])


def paragraph(start: str, seat: int, entries: list[LogEntry]) -> Iterator[str]:
    """Yield an answer with what followed from it, and the next turn if one begins."""
    events = [event(entry, seat) for entry in entries if entry.kind != "turn"]
    yield from wrap(start + "; ".join(events), WIDTH, subsequent_indent="     ", break_on_hyphens=False)
    yield from (f"\nturn of seat {entry.seat}" for entry in entries if entry.kind == "turn")


def whole_log(match: Match[Any]) -> Iterator[LogEntry]:
    """Yield what happened, each event as somebody saw it who saw all of it."""
    for versions in zip(*(match.log(seat) for seat in range(match.header.seats)), strict=True):
        yield next((entry for entry in versions if not entry.hidden), versions[0])


def event(entry: LogEntry, seat: int) -> str:
    """Return one event without mere causes; if it is not about the seat that answered, it says about whom."""
    whom = [] if entry.seat == seat else [f"[{entry.seat}]"]
    return " ".join([*whom, entry.kind, *(f"{name}={entry.facts[name]}" for name in entry.nouns)])


def tail(match: Match[Any]) -> Iterator[str]:
    """Yield the result."""
    result = match.result
    assert result is not None
    yield f"\nresult after {len(match.entries)} answers"
    for seat in range(match.header.seats):
        yield from outcome(result, seat)
    yield f"end: {match.game.digest(match.state)}"


def outcome(result: Result, seat: int) -> Iterator[str]:
    """Yield what became of one seat, and its points one by one."""
    won = ", winner" if seat in result.winners else ""
    yield f"  seat {seat}: {result.endings[seat]}, {result.scores[seat]} points, place {result.places[seat]}{won}"
    for line in result.breakdown[seat]:
        facts = " ".join(f"{name}={value}" for name, value in line.facts.items())
        yield f"      {line.points} {line.label} {facts} ({line.rule})"


# -- playing ---------------------------------------------------------------------------------------


def replayed(game: Game[Any], golden: str) -> Match[Any]:
    """Return the match of a golden text, its answers given once more."""
    deal = dict(re.findall(r"^(\w+): (.*)$", golden, re.MULTILINE))
    settings = {setting.name: deal[setting.name] for setting in game.about.settings}
    match = game.new(int(deal["seats"]), deal["seed"], settings)
    for seat, pick in re.findall(r"^(\d)> (\S+) =", golden, re.MULTILINE):
        match.answer(pick, int(seat))
    return match


def main() -> None:
    """Write the golden games of one game, all of them or those that are named."""
    parser = argparse.ArgumentParser(description="Play golden games anew.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("names", nargs="*", metavar="NAME")
    options = parser.parse_args()
    plans = import_module(f"tools.golden_{options.game}")
    for name in options.names or plans.PLANS:
        match = plans.played(plans.PLANS[name])
        (TESTS / options.game / "golden" / f"{name}.txt").write_text(text(match), encoding="utf-8")


if __name__ == "__main__":
    main()
