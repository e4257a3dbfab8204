"""Bots that fail do not stop the table, and a worker that dies or hangs is replaced."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server import workers
from tests.server.desk import hall, wish
from verlies.core.match import Match
from verlies.server.tables import thinking
from verlies.server.tables.table import Table
from verlies.server.tables.thinking import Thinkers
from verlies.server.tables.worker import WorkerDied


class Broken:
    """Thinkers that fail in some way."""

    def __init__(self, choice: int | Exception) -> None:
        self.choice = choice
        self.asked = 0

    async def choose(self, game_id: str, name: str, view: bytes, seed: int) -> int:
        self.asked += 1
        if isinstance(self.choice, Exception):
            raise self.choice
        return self.choice

    def close(self) -> None:
        """Nothing is to be done."""


@pytest.mark.parametrize("choice", [ValueError("no idea"), WorkerDied(), TimeoutError(), 10**9])
def test_a_bot_that_fails_answers_anything_and_the_log_has_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, choice: Any
) -> None:
    broken = Broken(choice)

    async def play() -> None:
        with hall(tmp_path, thinkers=broken) as rooms:
            table = rooms.find((await rooms.open(wish("you", "greedy", start="1"))).table)
            await until_asked(table, 0)

    asyncio.run(play())
    assert broken.asked
    assert "greedy" in caplog.text


def words(match: Match[Any]) -> list[str]:
    """Return what the first seat may answer."""
    return [match.option(code).id for code in match.options_of(0)]


async def until_asked(table: Table, seat: int) -> None:
    """Wait until a seat is asked."""
    assert table.match is not None
    deadline = time.monotonic() + 60
    while seat not in table.match.state.pending():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.001)


def test_a_mistake_in_the_table_itself_is_logged_and_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("verlies.server.tables.table.RETRY_SECONDS", 0.01)
    honest, calls = Table._take_from_bot, [0]

    async def stumble(self: Table, seat: int, seq: int, choice: int) -> None:
        calls[0] += 1
        if calls[0] == 1:
            raise AssertionError("stumbled")
        await honest(self, seat, seq, choice)

    monkeypatch.setattr(Table, "_take_from_bot", stumble)

    async def play() -> None:
        with hall(tmp_path) as rooms:
            await until_asked(rooms.find((await rooms.open(wish("you", "random", start="1"))).table), 0)

    asyncio.run(play())
    assert "stumbled" in caplog.text


@pytest.mark.parametrize("trouble", [workers.die_once, workers.hang_once])
def test_a_worker_that_dies_or_hangs_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: Any) -> None:
    monkeypatch.setattr(thinking, "think", trouble)
    memory = str(tmp_path / "called")

    async def play() -> None:
        thinkers = Thinkers(patience=5 if trouble is workers.hang_once else 60)
        try:
            if trouble is workers.hang_once:
                with pytest.raises(TimeoutError):
                    await thinkers.choose("", memory, b"", 1)
            assert await thinkers.choose("", memory, b"", 1) == 2
        finally:
            thinkers.close()

    asyncio.run(play())


def test_a_worker_that_always_dies_is_given_up_for_now(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "think", workers.always_die)

    async def play() -> None:
        thinkers = Thinkers()
        with pytest.raises(WorkerDied):
            await thinkers.choose("", "", b"", 1)
        monkeypatch.setattr(thinking, "think", workers.who)
        assert await thinkers.choose("", "", b"", 1) != os.getpid()
        thinkers.close()

    asyncio.run(play())


ORPHAN = """
import asyncio
from verlies.server.tables import thinking
from tests.server import workers
if __name__ == "__main__":
    thinking.think = workers.who
    print(asyncio.run(thinking.Thinkers().choose("", "", b"", 1)), flush=True)
    import time
    time.sleep(600)
"""


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for the process in /proc")
def test_a_worker_does_not_outlive_a_killed_server(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(ORPHAN)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    server = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout is not None
    worker = Path(f"/proc/{int(server.stdout.readline())}")
    assert worker.exists()
    server.kill()
    server.wait()
    server.stdout.close()
    deadline = time.monotonic() + 60
    while worker.exists() and "Z" not in (worker / "stat").read_text().split()[2]:
        assert time.monotonic() < deadline
        time.sleep(0.02)
