"""Whole games of KLONG! as text that people can read, under tests/klong/golden.

A file names the deal, then every answer with what followed from it, then the result. The test plays the
answers again and compares the whole text, so a change of the rules shows as a diff of these files. Run
`python tools/golden.py` to play all of them anew, or name some: `python tools/golden.py nobody-scores`.
"""

import argparse
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap

from verlies.core.decision import LogEntry, Result
from verlies.core.match import Match
from verlies.core.option import KIND
from verlies.core.rng import Rng
from verlies.games._klong_common.words import ARTIFACT, BUY, DRINK, END, FIGHT, GOODS, MOVE, PLAY, TAKE, TELEPORT, USE
from verlies.games.klong import GAME
from verlies.games.klong.rooms import artifact_of
from verlies.games.klong.state import KlongState

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "klong" / "golden"
FAR = 1000
WIDTH = 110
ORDER = (ARTIFACT, PLAY, TAKE, GOODS, MOVE, TELEPORT, USE, FIGHT, BUY, END, DRINK)
"""What a purposeful thief thinks of first."""


@dataclass(frozen=True)
class Plan:
    """How one golden game is dealt, and how its thieves play."""

    seats: int
    board: str
    seed: int
    purpose: int
    """How many of a hundred answers are given on purpose; the others by chance."""


PLANS = {
    "everybody-escapes-two-front": Plan(2, "front", seed=0, purpose=97),
    "everybody-escapes-three-back": Plan(3, "back", seed=9, purpose=97),
    "one-without-artifact-four-back": Plan(4, "back", seed=4, purpose=85),
    "every-ending-four-front": Plan(4, "front", seed=12, purpose=85),
    "fate-attack-fells-the-last-four-front": Plan(4, "front", seed=4, purpose=97),
    "fifth-space-three-back": Plan(3, "back", seed=1, purpose=85),
    "fall-before-fate-moves-two-back": Plan(2, "back", seed=20, purpose=60),
    "nobody-scores-two-back": Plan(2, "back", seed=7, purpose=20),
    "nobody-scores-three-front": Plan(3, "front", seed=5, purpose=20),
}
"""One for each way a game can end, on both boards, with two to four thieves."""


# -- the text --------------------------------------------------------------------------------------


def text(match: Match[KlongState]) -> str:
    """Return a whole match as text."""
    return "\n".join([*head(match), *story(match), *tail(match)]) + "\n"


def head(match: Match[KlongState]) -> Iterator[str]:
    """Yield the deal."""
    header = match.header
    yield f"game: {header.game}, version {header.version} of the rules"
    yield f"seed: {header.seed}"
    yield f"seats: {header.seats}"
    yield from (f"{name}: {value}" for name, value in header.settings.items())
    yield f"deal: {header.digest}"


def story(match: Match[KlongState]) -> Iterator[str]:
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


def whole_log(match: Match[KlongState]) -> Iterator[LogEntry]:
    """Yield what happened, each event as somebody saw it who saw all of it."""
    for versions in zip(*(match.log(seat) for seat in range(match.header.seats)), strict=True):
        yield next((entry for entry in versions if not entry.hidden), versions[0])


def event(entry: LogEntry, seat: int) -> str:
    """Return one event; if it is not about the seat that answered, it says about whom."""
    whom = [] if entry.seat == seat else [f"[{entry.seat}]"]
    return " ".join([*whom, entry.kind, *(f"{name}={value}" for name, value in entry.facts.items())])


def tail(match: Match[KlongState]) -> Iterator[str]:
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


def replayed(golden: str) -> Match[KlongState]:
    """Return the match of a golden text, its answers given once more."""
    deal = dict(re.findall(r"^(\w+): (.*)$", golden, re.MULTILINE))
    settings = {setting.name: deal[setting.name] for setting in GAME.about.settings}
    match = GAME.new(int(deal["seats"]), deal["seed"], settings)
    for seat, pick in re.findall(r"^(\d)> (\S+) =", golden, re.MULTILINE):
        match.answer(pick, int(seat))
    return match


def played(plan: Plan) -> Match[KlongState]:
    """Return a new match, played to its end as planned."""
    match = GAME.new(plan.seats, plan.seed, {"board": plan.board})
    rng = Rng(plan.seed)
    while not match.over:
        options = match.state.open
        on_purpose = rng.below(100) < plan.purpose
        match.answer(purposeful(match.state) if on_purpose else options[rng.below(len(options))])
    return match


def purposeful(state: KlongState) -> int:
    """Return the answer of a thief who wants an artifact and then out."""
    seat = state.asked
    way = distances(state, seat)
    here = way[state.thieves[seat].room]
    best = (len(ORDER), 0, -1)
    for option in state.open:
        kind, number = option - option % KIND, option % KIND
        if kind in (MOVE, TELEPORT) and way[number] >= here:
            continue
        best = min(best, (ORDER.index(kind) if kind in ORDER else len(ORDER) - 2, -number, option))
    return best[2] if best[2] >= 0 else state.open[0]


def distances(state: KlongState, seat: int) -> list[int]:
    """Return how many tunnels every room is away from the nearest artifact, or from the way out."""
    here = state.board.numbers()
    goals = [number for number in here if artifact_of(state, number) >= 0]
    if state.has_artifact(seat) or not goals:
        goals = [state.board.start]
    way = [0 if number in goals else FAR for number in range(len(state.rooms))]
    changed = True
    while changed:
        before = way[:]
        for number in here:
            for tunnel in state.rooms[number].exits:
                if not tunnel.locked or state.has_key(seat):
                    way[number] = min(way[number], way[tunnel.to] + 1)
        changed = way != before
    return way


def main() -> None:
    """Write the golden games, all of them or those that are named."""
    parser = argparse.ArgumentParser(description="Play the golden games anew.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(PLANS))
    for name in parser.parse_args().names or PLANS:
        (FOLDER / f"{name}.txt").write_text(text(played(PLANS[name])), encoding="utf-8")


if __name__ == "__main__":
    main()
