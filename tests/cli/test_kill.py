"""`kill -9` in the middle of a game loses no answered decision."""

import os
import signal
from pathlib import Path

import pytest

import verlies
from tests.cli.shell import Process
from verlies.core.record import read


@pytest.mark.skipif(os.name == "nt", reason="locks of files")
@pytest.mark.parametrize("resumed", [False, True])
def test_a_game_is_played_in_one_window_and_free_again_when_that_is_gone(home: Path, resumed: bool) -> None:
    new = ("play", "--seats", "you,random", "--seed", "3", "-o", "start=0")
    if resumed:
        with Process(*new) as run:
            assert run.finish("quit\n").code == 0
    with Process(*(("play", "--resume") if resumed else new)) as first:
        first.type("1\n")
        for _ in range(2):
            first.read_until("Rot: ")
        [path] = (home / "games").iterdir()
        before = path.read_bytes()
        with Process("play", "--resume", str(path)) as run:
            second = run.finish("1\n1\n")
        assert second.code == 1
        assert second.err.startswith(f"„{path}“ wird schon in einem anderen Fenster gespielt.")
        assert path.read_bytes() == before
        first.signal(signal.SIGKILL)
        first.wait()
    with Process("play", "--resume") as run:
        assert run.finish("quit\n").code == 0


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
