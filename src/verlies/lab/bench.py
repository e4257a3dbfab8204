"""Speed as ratios: our games, interpreted and compiled, beside a peer, in turn on one core."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from .. import registry
from ..build import build

ROUNDS = 3
"""How often everything is measured in turn; the medians count, so a disturbance hits all alike."""
TIMEOUT = 600.0
COMPILED = "VERLIES_COMPILED"
"""Names the folder of the compiled copy, if there is one."""
PEER_PYTHON = "VERLIES_PEER_PYTHON"
PEER_SCRIPT = "VERLIES_PEER_SCRIPT"
LOAD_SCRIPT = "VERLIES_LOAD_SCRIPT"
"""Names the script that measures the web table under load, if it is to be measured, too."""

Figures = dict[str, Any]
Told = Callable[[str], None]


class Runner(msgspec.Struct, frozen=True):
    """Something that can be measured: a command that prints one line of JSON."""

    name: str
    """`klong interpreted`, `klong compiled`, `peer` …"""
    command: list[str]
    path: str = ""
    """What PYTHONPATH is set to; empty leaves it as it is."""


class BenchError(Exception):
    """A measurement that could not be made: which one, and what its process said."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"“{name}” could not be measured: {reason}")
        self.name = name
        self.reason = reason


def runners(games: Sequence[str], seconds: float, environment: Mapping[str, str]) -> list[Runner]:
    """Return everything that is to be measured."""
    each = f"{seconds / ROUNDS:.3f}"
    out = [_own(name, build(), _here(), each) for name in games]
    compiled = environment.get(COMPILED, "")
    if compiled and build() == "interpreted":
        out += [_own(name, "compiled", compiled, each) for name in games]
    python, script = environment.get(PEER_PYTHON, ""), environment.get(PEER_SCRIPT, "")
    if python and script:
        out.append(Runner("peer", [python, script, each]))
    return out


def _own(game: str, kind: str, path: str, seconds: str) -> Runner:
    return Runner(f"{game} {kind}", [sys.executable, "-m", "verlies.lab.bench_run", game, seconds], path)


def _here() -> str:
    """Return the folder that this very package was imported from."""
    return str(Path(__file__).resolve().parents[2])


def run(runner: Runner, environment: Mapping[str, str]) -> Figures:
    """Measure once in a fresh process."""
    inherited = {name: value for name, value in environment.items() if name != "PYTHONPATH"}
    variables = {**inherited, "PYTHONPATH": runner.path} if runner.path else inherited
    try:
        done = subprocess.run(
            runner.command,
            env=variables,
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
            timeout=TIMEOUT,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise BenchError(runner.name, str(error)) from None
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise BenchError(runner.name, last)
    figures: Figures = json.loads(done.stdout.strip().splitlines()[-1])
    return figures


def middle(runs: list[Figures]) -> Figures:
    """Return one set of figures: the median of every number, the rest as it is."""
    out: Figures = {}
    for name, value in runs[0].items():
        number = isinstance(value, float | int) and not isinstance(value, bool)
        out[name] = round(median(each[name] for each in runs), 3) if number else value
    return out


def measure(runners: list[Runner], environment: Mapping[str, str], told: Told) -> dict[str, Figures]:
    """Measure everything in turn, round by round, and return the medians by name."""
    runs: dict[str, list[Figures]] = {runner.name: [] for runner in runners}
    for _ in range(ROUNDS):
        for runner in runners:
            runs[runner.name].append(run(runner, environment))
            told(runner.name)
    return {name: middle(each) for name, each in runs.items()}


def ratios(figures: Figures, peer: Figures) -> dict[str, float]:
    """Return how many times faster than the peer decisions and copies are."""
    forks = peer["microseconds_per_copy"] / figures["microseconds_per_fork"]
    return {
        "decisions": round(figures["decisions_per_second"] / peer["decisions_per_second"], 2),
        "forks": round(forks, 2),
        "decisions_per_game": round(figures["decisions_per_game"] / peer["decisions_per_game"], 2),
    }


def report(results: Mapping[str, Figures], seconds: float) -> dict[str, Any]:
    """Return all figures and ratios as plain data."""
    own = {name: figures for name, figures in results.items() if name != "peer"}
    peer = results.get("peer")
    return {
        "seconds": seconds,
        "rounds": ROUNDS,
        "games": own,
        "peer": peer,
        "ratios": {name: ratios(figures, peer) for name, figures in own.items()} if peer else {},
    }


def steps(games: Sequence[str] = ()) -> int:
    """Return how many single measurements will be made."""
    return ROUNDS * len(runners(list(games) or registry.names(), 1.0, os.environ))


def bench(seconds: float, games: Sequence[str] = (), told: Told | None = None) -> dict[str, Any]:
    """Measure all installed games, or those named, and the peer if the environment names one."""
    environment = dict(os.environ)
    chosen = runners(list(games) or registry.names(), seconds, environment)
    return {**report(measure(chosen, environment, told or _nothing), seconds), **load(environment)}


def load(environment: Mapping[str, str]) -> dict[str, Figures]:
    """Return how the web table carries its load, if the environment names the script that measures it."""
    script = environment.get(LOAD_SCRIPT, "")
    if not script:
        return {}
    path = environment.get(COMPILED, "") or _here()
    return {"load": run(Runner("load", [sys.executable, script, "--json"], path), environment)}


def _nothing(name: str) -> None:
    """Nobody wants to know how far it is."""
