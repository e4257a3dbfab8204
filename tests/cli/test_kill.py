"""`kill -9` in the middle of a game loses no answered decision."""

import os
import signal
from pathlib import Path

import pytest

import verlies
from tests.cli.shell import Process
from verlies.core.record import read


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize("answers", [1, 7, 23])
def test_kill_9_loses_nothing(home: Path, answers: int) -> None:
    with Process("play", "--seats", "you,random", "--seed", "3", "-o", "start=0") as run:
        run.type("1\n" * answers)
        for _ in range(answers + 1):
            run.read_until("Rot: ")
        run.signal(signal.SIGKILL)
        run.wait()
    [path] = (home / "games").iterdir()
    kept = read(path)
    assert len([line for line in kept.lines if line.seat == 0]) == answers
    with Process("play", "--resume", "last") as run:
        again = run.finish("quit\n")
    assert again.code == 0, again.err
    assert f"Das Spiel geht weiter nach {len(kept.lines)} Entscheidung" in again.out
    assert verlies.load(path).lines[: len(kept.lines)] == kept.lines
