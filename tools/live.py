"""A real server in a process of its own, tables laid into its store beforehand, and clients on its sockets."""

import asyncio
import contextlib
import json
import os
import re
import secrets
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from verlies.core import fair
from verlies.core.match import Match, deal
from verlies.core.record import HUMAN, encode_line, nameless
from verlies.core.rng import Rng
from verlies.registry import game as find_game
from verlies.server.store.sqlite import Store
from verlies.server.tables.seats import Seat, TableData
from verlies.server.tables.tokens import new_table_id, new_token, token_hash

ROOT = Path(__file__).resolve().parents[1]
DATABASE = "verlies.sqlite"
START_SECONDS = 90.0
ADDRESS = "127.0.0.1"


class Staged(msgspec.Struct):
    """A table in the store, with the tokens of its seats."""

    table: str
    tokens: list[str]


def stage(
    folder: Path, tables: int, seats: int = 4, game_id: str = "klong", played: int = 0, number: int = 0
) -> list[Staged]:
    """Lay tables of people into a store, as they are when everybody has come and up to `played` answers were given."""
    store = Store(folder / DATABASE)
    try:
        return [_stage(store, game_id, seats, number + n, played) for n in range(tables)]
    finally:
        store.close()


def _stage(store: Store, game_id: str, seats: int, number: int, played: int) -> Staged:
    game = find_game(game_id)
    tokens = [new_token() for _ in range(seats)]
    secret = fair.practice_secret(f"staged {number}")
    data = TableData(
        id=new_table_id(),
        game=game_id,
        version=game.about.version,
        settings=game.settings({}, seats),
        seats=[Seat(HUMAN, nameless(n), "de", (token_hash(token),), share="00") for n, token in enumerate(tokens)],
        host=0,
        secret=secret.hex(),
        commitment=fair.commitment(secret),
        started=True,
    )
    store.save_table(data.id, game_id, msgspec.msgpack.encode(data)).result()
    match = deal(game, data.header())
    play(match, Rng(number).below(played + 1), Rng(number))
    rows = [(n, encode_line(line), line.seat, "") for n, line in enumerate(match.lines, 1)]
    store.add_lines(data.id, rows).result()
    return Staged(data.id, tokens)


def play(match: Match[Any], answers: int, rng: Rng) -> None:
    """Answer at random, so many times or to the end."""
    while not match.over and len(match.lines) < answers:
        seat = match.state.pending()[0]
        options = match.state.options_of(seat)
        match.answer(options[rng.below(len(options))], seat)


class Live:
    """`verlies serve` in a process of its own, on a folder, until it is killed or left."""

    def __init__(self, folder: Path, cpu: int | None = None) -> None:
        self.folder = folder
        self.cpu = cpu
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> "Live":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    @property
    def log(self) -> Path:
        """Where the server's words go."""
        return self.folder / "server.log"

    def start(self) -> None:
        """Start and wait until the door is open."""
        words = [sys.executable, "-m", "verlies", "serve", "--host", ADDRESS, "--port", str(self.port or free_port())]
        with self.log.open("a", encoding="utf-8") as log:
            begin = self.log.stat().st_size
            self.process = subprocess.Popen(
                [*words, "--data", str(self.folder), "--no-browser"], stderr=log, stdout=log, text=True, cwd=ROOT
            )
        if sys.platform == "linux" and self.cpu is not None:
            os.sched_setaffinity(self.process.pid, {self.cpu})
        self._wait(begin)

    def _wait(self, begin: int) -> None:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and self.alive():
            found = re.search(r"http://[\w.]+:(\d+)/", self._said(begin))
            self.port = int(found[1]) if found else self.port
            if found and is_open(self.port):
                return
            time.sleep(0.02)
        self.kill()
        raise RuntimeError(f"the server did not start: {self._said(begin)}")

    def _said(self, begin: int) -> str:
        """Return what was written to the log since it had so many bytes."""
        return self.log.read_bytes()[begin:].decode()

    def alive(self) -> bool:
        """Return whether the process still runs."""
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """End it without a word, as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        """End it in an orderly way."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(START_SECONDS)

    def memory(self) -> int:
        """Return its resident memory in bytes."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(found[1]) * 1024 if found else 0

    def cpu_seconds(self) -> float:
        """Return how long it has used a core."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def url(self, table: str) -> str:
        """Return the address of a table's socket."""
        return f"ws://{ADDRESS}:{self.port}/ws/{table}"


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as probe:
        probe.bind((ADDRESS, 0))
        return int(probe.getsockname()[1])


def is_open(port: int) -> bool:
    """Return whether somebody listens on a port."""
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex((ADDRESS, port)) == 0


def dial(url: str) -> connect:
    """Return a connection in the making."""
    return connect(
        url,
        compression=None,
        proxy=None,
        ping_interval=None,
        max_size=None,
        max_queue=None,
        open_timeout=20,
        close_timeout=2,
    )


class Choice(msgspec.Struct):
    """As much of a choice as a client of these tools needs."""

    id: str


class Prompt(msgspec.Struct):
    """As much of a prompt as a client of these tools needs."""

    number: int
    choices: list[Choice] = []


class Scene(msgspec.Struct):
    """As much of a scene as a client of these tools needs."""

    prompts: list[Prompt] = []
    can_undo: bool = False
    result: msgspec.Raw = msgspec.Raw(b"null")


class Heard(msgspec.Struct):
    """As much of any message as a client of these tools needs."""

    t: str
    seq: int = -1
    nonce: str = ""
    scene: Scene | None = None
    stale: bool = False
    reason: str = ""
    fresh: bool = False

    def over(self) -> bool:
        """Return whether it is the view of a finished game."""
        return self.scene is not None and bytes(self.scene.result) != b"null"


hear = msgspec.json.Decoder(Heard).decode


def answer_to(view: Heard, rng: Rng) -> dict[str, Any] | None:
    """Return a random legal answer to a view, with a fresh nonce, or None if nothing is asked."""
    prompts = [prompt for prompt in (view.scene.prompts if view.scene else []) if prompt.choices]
    if not prompts:
        return None
    asked = prompts[0]
    option = asked.choices[rng.below(len(asked.choices))].id
    return {"t": "answer", "decision": asked.number, "seq": view.seq, "nonce": secrets.token_hex(8), "option": option}


async def say(connection: ClientConnection, message: dict[str, Any]) -> None:
    """Send one message."""
    await connection.send(json.dumps(message))


async def quiet(task: "asyncio.Task[None]") -> None:
    """End a task and wait until it is gone."""
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError, Exception):
        await task
