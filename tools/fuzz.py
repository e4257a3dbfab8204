"""Nonsense on the wire: mutated frames against a live server, which must refuse them and change nothing.

`python tools/fuzz.py --frames 50000 --seed 1` leaves with 1 if the server crashes, closes a socket with another code
than it should, or a refused frame changes a table. `--schemathesis` tries the HTTP interface as well.
"""

import argparse
import asyncio
import json
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.live import ADDRESS, DATABASE, Heard, Live, Staged, answer_to, dial, hear, say, stage
from verlies.core.rng import Rng

TABLES = 4
SOCKETS = 20
"""So many sockets a table, so that the rate limit is not what is tested."""
LARGEST = 16 * 1024
CODES = {1003, 1007, 1008, 1009, 1013}
"""Why a socket may be closed: binary, not UTF-8, policy, too big, too slow."""
REPLIES = ("ack", "refused", "trouble", "said", "pong")
CRASHES = (
    "Exception in ASGI application",
    "a command failed",
    "could not be made",
    "could not be served",
    "MemoryError",
)
"""What the server's log must not say."""
PATIENCE = 30.0
VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    10**30,
    1.5,
    "",
    "x" * 90,
    "\x00",
    "ü\u202e",
    "klong",
    [],
    {},
    [[]],
]

Figures = dict[str, Any]
Frame = str | bytes


# Mutations


def base(view: Heard | None, rng: Rng) -> dict[str, Any]:
    """Return a command such as a client would send."""
    answer = answer_to(view, rng) if view is not None else None
    seq = view.seq if view is not None else 0
    if answer is not None and rng.below(2):
        return answer
    commands: list[dict[str, Any]] = [
        answer or {"t": "answer", "decision": seq, "seq": seq, "nonce": f"{rng.word():x}", "option": "end"},
        {"t": "undo", "seq": seq, "nonce": f"{rng.word():x}", "turn": bool(rng.below(2))},
        {"t": "why", "option": "end"},
        {"t": "rule", "find": "dragon"},
        {"t": "lang", "lang": "en"},
        {"t": "hello", "token": "", "lang": "de"},
        {"t": "takeover", "bot": "nobody"},
        {"t": "seal", "seal": f"{rng.word():08x}" * 8},
        {"t": "share", "share": f"{rng.word():08x}" * 4},
        {"t": "ping"},
    ]
    return commands[rng.below(len(commands))]


def mutate(command: dict[str, Any], rng: Rng) -> Frame:
    """Return a frame made from a command: as JSON, as bytes, too big, too deep, or as it is."""
    kinds = (
        as_it_is,
        as_it_is,
        of_fields,
        of_fields,
        of_fields,
        of_bytes,
        of_bytes,
        too_big,
        too_deep,
        not_text,
        not_utf8,
    )
    return kinds[rng.below(len(kinds))](command, rng)


def as_it_is(command: dict[str, Any], rng: Rng) -> Frame:
    """Return a command unchanged."""
    return json.dumps(command)


def of_fields(command: dict[str, Any], rng: Rng) -> Frame:
    """Change, remove, double or add fields."""
    changed = dict(command)
    for _ in range(1 + rng.below(3)):
        name = list(changed)[rng.below(len(changed))] if changed else "t"
        way = rng.below(4)
        if way == 0:
            changed.pop(name, None)
        elif way == 1:
            changed[f"{name}{rng.below(9)}"] = VALUES[rng.below(len(VALUES))]
        elif way == 2 and isinstance(changed.get(name), int):
            changed[name] += rng.below(5) - 2
        elif name in changed:
            changed[name] = VALUES[rng.below(len(VALUES))]
    return json.dumps([changed] if rng.below(20) == 0 else changed)


def of_bytes(command: dict[str, Any], rng: Rng) -> Frame:
    """Flip, remove, insert and cut off bytes; what is no text any more is sent as text all the same."""
    data = bytearray(json.dumps(command).encode())
    for _ in range(1 + rng.below(4)):
        at = rng.below(len(data)) if data else 0
        way = rng.below(4)
        if way == 0 and data:
            data[at] ^= 1 << rng.below(8)
        elif way == 1:
            data[at : at + 1] = b""
        elif way == 2:
            data[at:at] = bytes([rng.below(256)])
        else:
            data[at:] = b""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return not_utf8(command, rng)


def too_big(command: dict[str, Any], rng: Rng) -> Frame:
    """Fill a command up to about the limit, or far beyond."""
    size = (LARGEST - 100, LARGEST, LARGEST + 1, 3 * LARGEST)[rng.below(4)]
    return json.dumps({**command, "more": "x" * size})


def too_deep(command: dict[str, Any], rng: Rng) -> Frame:
    """Nest a value very deeply."""
    depth = (10, 1000, 7000)[rng.below(3)]
    inner = "[" * depth + "]" * (depth if rng.below(2) else 0)
    return f'{{"t":"{command["t"]}","option":{inner}}}'


def not_text(command: dict[str, Any], rng: Rng) -> Frame:
    """Send a command as a binary frame."""
    return json.dumps(command).encode()


class Text(bytes):
    """Bytes that are sent as a text frame, whatever they are."""


def not_utf8(command: dict[str, Any], rng: Rng) -> Frame:
    """Spoil the encoding of a command."""
    return Text(
        json.dumps(command).encode() + (b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80")[rng.below(4)]
    )


# The tables


class Tally:
    """What happened, and what should not have."""

    def __init__(self) -> None:
        self.replies: Counter[str] = Counter()
        self.codes: Counter[int] = Counter()
        self.problems: list[str] = []


class Line:
    """One socket on a seat of a table."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.token = token
        self.connection: ClientConnection | None = None
        self.view: Heard | None = None

    async def open(self) -> ClientConnection:
        """Connect if need be, and wait for the first view."""
        if self.connection is None:
            self.connection = await dial(self.url)
            await say(self.connection, {"t": "hello", "token": self.token, "lang": "en"})
            await self.until("view")
        return self.connection

    async def until(self, *kinds: str) -> Heard:
        """Return the next message of some kind."""
        assert self.connection is not None
        while True:
            heard = hear(await asyncio.wait_for(self.connection.recv(), PATIENCE))
            self.view = heard if heard.t == "view" else self.view
            if heard.t in kinds:
                return heard

    async def send(self, frame: Frame) -> str:
        """Send a frame and return the kind of the reply; a socket that is closed raises."""
        await self._put(await self.open(), frame)
        return (await self.until(*REPLIES)).t

    async def knock(self, frame: Frame) -> str:
        """Send a frame instead of hello and return the kind of the reply; a socket that is closed raises."""
        self.connection = await dial(self.url)
        await self._put(self.connection, frame)
        return (await self.until("view")).t

    async def _put(self, connection: ClientConnection, frame: Frame) -> None:
        if isinstance(frame, Text):
            await connection.send(bytes(frame), text=True)
        else:
            await connection.send(frame)

    async def close(self) -> None:
        """Hang up."""
        if self.connection is not None:
            await self.connection.close()
            self.connection = None


class Desk:
    """One table under fire, from one frame to the next."""

    def __init__(self, server: Live, staged: Staged, tally: Tally, rng: Rng) -> None:
        tokens = [*staged.tokens, ""]
        self.lines = [Line(server.url(staged.table), tokens[n % len(tokens)]) for n in range(SOCKETS)]
        self.staged = staged
        self.tally = tally
        self.rng = rng
        self.disk = sqlite3.connect(f"file:{server.folder / DATABASE}?mode=ro", uri=True)
        self.before = self.state()

    def state(self) -> tuple[int, str]:
        """Return how many lines the table has, and the last of them with its fingerprint."""
        sql = "SELECT count(*), coalesce(max(n), 0) FROM lines WHERE table_id = ?"
        count, last = self.disk.execute(sql, (self.staged.table,)).fetchone()
        rows = self.disk.execute("SELECT line FROM lines WHERE table_id = ? AND n = ?", (self.staged.table, last))
        return count, str(rows.fetchall())

    async def fire(self, frames: int) -> None:
        """Send so many frames, one after the other."""
        try:
            for _ in range(frames):
                await self._one(self._aim())
            await asyncio.gather(*(line.close() for line in self.lines))
        finally:
            self.disk.close()

    def _aim(self) -> Line:
        """Return a socket; more often than not one whose seat is asked."""
        asked = [line for line in self.lines if line.view is not None and answer_to(line.view, self.rng)]
        choice = asked if asked and self.rng.below(3) else self.lines
        return choice[self.rng.below(len(choice))]

    async def _one(self, line: Line) -> None:
        knock = line.connection is None and self.rng.below(4) == 0
        frame = mutate({"t": "hello", "token": line.token} if knock else base(line.view, self.rng), self.rng)
        try:
            reply = await (line.knock(frame) if knock else line.send(frame))
        except ConnectionClosed as closed:
            reply = "closed"
            self._closed(line, closed, frame)
        except (OSError, TimeoutError, WebSocketException) as error:
            reply = "nothing"
            self._wrong(f"no reply ({type(error).__name__})", frame)
            line.connection = None
        self.tally.replies[reply] += 1
        self._compare(reply, frame)

    def _closed(self, line: Line, closed: ConnectionClosed, frame: Frame) -> None:
        line.connection = None
        code = closed.rcvd.code if closed.rcvd is not None else 1006
        self.tally.codes[code] += 1
        if code not in CODES:
            self._wrong(f"closed with {code}", frame)

    def _compare(self, reply: str, frame: Frame) -> None:
        after = self.state()
        if after != self.before and reply != "ack":
            self._wrong(f"a frame that was answered with “{reply}” changed the table", frame)
        self.before = after

    def _wrong(self, what: str, frame: Frame) -> None:
        self.tally.problems.append(f"{what}: {frame[:80]!r}")


async def fire(server: Live, staged: list[Staged], frames: int, seed: int, tally: Tally) -> None:
    """Fire at all tables side by side."""
    desks = [Desk(server, each, tally, Rng(seed * 1000 + n)) for n, each in enumerate(staged)]
    shares = [frames // len(desks) + (n < frames % len(desks)) for n in range(len(desks))]
    await asyncio.gather(*(desk.fire(share) for desk, share in zip(desks, shares, strict=True)))


def log_problems(server: Live, staged: list[Staged]) -> list[str]:
    """Return what the server's log should not say."""
    text = server.log.read_text(encoding="utf-8")
    tokens = [token for each in staged for token in each.tokens]
    return [
        *(f"the log says “{word}”" for word in CRASHES if word in text),
        *("the log holds a token" for token in tokens if token in text),
    ]


def fuzz(frames: int, seed: int, http: bool = False) -> Figures:
    """Fire frames at a server of its own, and look whether it stands."""
    tally, start = Tally(), time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        staged = stage(Path(name), TABLES)
        with Live(Path(name)) as server:
            asyncio.run(fire(server, staged, frames // 10, seed, tally))
            warm = server.memory()
            asyncio.run(fire(server, staged, frames - frames // 10, seed + 1, tally))
            memory = {"rss_mb_warm": round(warm / 2**20, 1), "rss_mb": round(server.memory() / 2**20, 1)}
            schema = schemathesis(server, seed) if http else {}
            if not server.alive():
                tally.problems.append("the server is dead")
            tally.problems += log_problems(server, staged)
    passed = not tally.problems and schema.get("passed", True)
    return {
        "frames": sum(tally.replies.values()),
        "seed": seed,
        "seconds": round(time.monotonic() - start, 1),
        "replies": dict(sorted(tally.replies.items())),
        "close_codes": {str(code): count for code, count in sorted(tally.codes.items())},
        **memory,
        "schemathesis": schema,
        "problems": tally.problems[:20],
        "passed": passed,
    }


# HTTP


def schemathesis(server: Live, seed: int, examples: int = 50) -> Figures:
    """Run schemathesis on the description of the HTTP interface: whatever it sends, no 5xx may come back."""
    beside = Path(sys.executable).with_name("schemathesis")
    command = str(beside) if beside.is_file() else shutil.which("schemathesis")
    if command is None:
        return {"passed": False, "reason": "schemathesis is not installed"}
    url = f"http://{ADDRESS}:{server.port}/api/openapi.json"
    words = ["run", url, "--checks", "not_a_server_error", "--phases", "examples,coverage,fuzzing", "--seed", str(seed)]
    more = ["--max-examples", str(examples), "--suppress-health-check", "all", "--warnings", "off", "--no-color"]
    done = subprocess.run([command, *words, *more], capture_output=True, text=True, check=False, cwd=server.folder)
    lines = done.stdout.strip().splitlines()
    return {"passed": done.returncode == 0, "said": lines[-12:] if done.returncode else lines[-1:]}


def main() -> None:
    """Fire as many frames as the command line says."""
    parser = argparse.ArgumentParser(description="Mutated frames against a live server.")
    parser.add_argument("--frames", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--schemathesis", action="store_true", help="try the HTTP interface, too")
    arguments = parser.parse_args()
    result = fuzz(arguments.frames, arguments.seed, arguments.schemathesis)
    print(json.dumps(result, indent=1, ensure_ascii=False))
    sys.exit(0 if result["passed"] else 1)


if __name__ == "__main__":
    main()
