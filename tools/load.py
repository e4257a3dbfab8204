"""The load bench: many tables of KLONG! on one core, answers at a steady rate, beside an echo in the same run.

`python tools/load.py --tables 500 --rate 125 --seconds 60` prints a table and leaves with 1 if the bar is missed: p99
of an answer at most five times the p99 of the echo, views of at most 12 KB after the first. `--json` prints one line of
JSON, which says by itself whether the bar was met.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.live import Heard, Live, Staged, answer_to, dial, hear, quiet, say, stage
from verlies.core.rng import Rng

TABLES = 500
RATE = 125.0
SECONDS = 60.0
BAR = 5.0
LARGEST_VIEW = 12 * 1024
AT_ONCE = 20
"""So many sockets are opened at a time."""
PATIENCE = 10.0
"""So long an answer or echo is waited for."""

Figures = dict[str, Any]


class Tally:
    """What was measured: times in seconds, sizes in bytes, and what went wrong."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.echoes: list[float] = []
        self.views: list[int] = []
        self.first_views: list[int] = []
        self.errors: list[str] = []
        self.skipped = 0


class Seat:
    """One socket: it knows the newest view and waits for at most one reply of each kind."""

    def __init__(self, tally: Tally, rng: Rng) -> None:
        self.tally = tally
        self.rng = rng
        self.view: Heard | None = None
        self.connection: ClientConnection | None = None
        self.waiting: dict[str, asyncio.Future[Heard]] = {}
        self.reader: asyncio.Task[None] | None = None

    async def sit(self, url: str, token: str) -> None:
        """Connect, say hello and wait for the first view."""
        self.connection = await dial(url)
        await say(self.connection, {"t": "hello", "token": token, "lang": "de"})
        first: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self.waiting["view"] = first
        self.reader = asyncio.create_task(self._read())
        await asyncio.wait_for(first, 60)

    async def _read(self) -> None:
        assert self.connection is not None
        try:
            async for data in self.connection:
                self._hear(hear(data), len(data))
        except ConnectionClosed as error:
            self.tally.errors.append(f"closed: {error}")

    def _hear(self, message: Heard, size: int) -> None:
        if message.t == "view":
            (self.tally.first_views if self.view is None else self.tally.views).append(size)
            self.view = message
        kind = "ack" if message.t in ("ack", "refused", "trouble") else message.t
        waiting = self.waiting.pop(kind, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)

    async def _ask(self, message: dict[str, Any], kind: str) -> tuple[Heard, float]:
        """Send a message and return the reply and how long it took."""
        assert self.connection is not None
        self.waiting[kind] = reply = asyncio.get_running_loop().create_future()
        start = time.perf_counter()
        await say(self.connection, message)
        heard = await asyncio.wait_for(reply, PATIENCE)
        return heard, time.perf_counter() - start

    def wish(self) -> dict[str, Any] | None:
        """Return an answer to the newest view, if one is asked for."""
        return answer_to(self.view, self.rng) if self.view is not None else None

    async def answer(self, message: dict[str, Any]) -> None:
        """Send an answer and note how long its acknowledgement took."""
        try:
            heard, spent = await self._ask(message, "ack")
        except (TimeoutError, ConnectionClosed) as error:
            self.tally.errors.append(f"no ack: {type(error).__name__}")
            return
        self.tally.answers.append(spent)
        if heard.t != "ack":
            self.tally.errors.append(f"{heard.t}: {heard.reason}")

    async def echo(self) -> None:
        """Send a ping and note how long its pong took."""
        if "pong" in self.waiting:
            return
        try:
            self.tally.echoes.append((await self._ask({"t": "ping"}, "pong"))[1])
        except (TimeoutError, ConnectionClosed) as error:
            self.tally.errors.append(f"no pong: {type(error).__name__}")

    async def leave(self) -> None:
        """Close the socket."""
        if self.reader is not None:
            await quiet(self.reader)
        if self.connection is not None:
            await self.connection.close()


class Board:
    """One table as the load generator sees it: its seats, and whether an answer is under way."""

    def __init__(self, staged: Staged, tally: Tally, rng: Rng) -> None:
        self.staged = staged
        self.seats = [Seat(tally, rng) for _ in staged.tokens]
        self.busy = False

    async def answer(self) -> None:
        """Let the seat that is asked answer."""
        for seat in self.seats:
            message = seat.wish()
            if message is not None:
                self.busy = True
                await seat.answer(message)
                await self._settle(int(message["seq"]))
                self.busy = False
                return

    async def _settle(self, seq: int) -> None:
        """Wait until everybody has seen what came of the answer."""
        deadline = time.monotonic() + PATIENCE
        while any(seat.view is None or seat.view.seq <= seq for seat in self.seats) and time.monotonic() < deadline:
            await asyncio.sleep(0.01)

    def asked(self) -> bool:
        """Return whether somebody could answer now."""
        return not self.busy and any(seat.view is not None and _asks(seat.view) for seat in self.seats)


def _asks(view: Heard) -> bool:
    return view.scene is not None and any(prompt.choices for prompt in view.scene.prompts)


async def sit_down(server: Live, boards: list[Board]) -> float:
    """Seat everybody, some at a time; return how long that took."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(board: Board, n: int) -> None:
        async with gate:
            await board.seats[n].sit(server.url(board.staged.table), board.staged.tokens[n])

    start = time.perf_counter()
    await asyncio.gather(*(one(board, n) for board in boards for n in range(len(board.seats))))
    return time.perf_counter() - start


async def drive(boards: list[Board], rate: float, seconds: float, tally: Tally, rng: Rng) -> None:
    """Let tables answer at a steady rate, and as many echoes beside them."""
    tasks: set[asyncio.Task[None]] = set()
    start = time.perf_counter()
    for tick in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + tick / rate - time.perf_counter()))
        board = pick(boards, rng)
        if board is None:
            tally.skipped += 1
            continue
        listener = boards[rng.below(len(boards))].seats[0]
        for work in (board.answer(), listener.echo()):
            task = asyncio.create_task(work)
            tasks.add(task)
            task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)


def pick(boards: list[Board], rng: Rng) -> Board | None:
    """Return a table where somebody is asked, the first from a random one on; to ask all of them takes too long."""
    start = rng.below(len(boards))
    return next((board for n in range(len(boards)) if (board := boards[start + n - len(boards)]).asked()), None)


@contextlib.contextmanager
def no_pauses() -> Iterator[None]:
    """Look for no garbage for a while: the pauses to be measured are the server's alone."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def measure(server: Live, staged: list[Staged], rate: float, seconds: float, seed: int) -> Figures:
    """Seat everybody, drive the load and return the figures."""
    tally, rng = Tally(), Rng(seed)
    boards = [Board(each, tally, rng) for each in staged]
    seating = await sit_down(server, boards)
    before, cpu = server.memory(), server.cpu_seconds()
    start = time.perf_counter()
    with no_pauses():
        await drive(boards, rate, seconds, tally, rng)
    spent = time.perf_counter() - start
    after, cpu = server.memory(), server.cpu_seconds() - cpu
    sockets = [seat for board in boards for seat in board.seats]
    errors = tally.errors[:]
    await asyncio.gather(*(seat.leave() for seat in sockets))
    times = {"answer": quantiles(tally.answers), "echo": quantiles(tally.echoes)}
    ratio = times["answer"]["p99"] / times["echo"]["p99"] if tally.echoes and tally.answers else 0.0
    return {
        "tables": len(boards),
        "sockets": len(sockets),
        "answers": len(tally.answers),
        "answers_per_second": round(len(tally.answers) / spent, 1),
        "skipped": tally.skipped,
        "seconds": round(spent, 1),
        "seating_seconds": round(seating, 1),
        "milliseconds": times,
        "ratio": round(ratio, 2),
        "core_share": round(cpu / spent, 2),
        "core_milliseconds_per_answer": round(cpu * 1000 / max(1, len(tally.answers)), 2),
        "rss_mb_seated": round(before / 2**20, 1),
        "rss_mb": round(after / 2**20, 1),
        "view_bytes": sizes(tally.views),
        "first_view_bytes": sizes(tally.first_views),
        "errors": len(errors),
        "first_errors": errors[:5],
        "passed": passed(ratio, tally, errors),
    }


def passed(ratio: float, tally: Tally, errors: list[str]) -> bool:
    """Return whether the bar is met, and the load was really put on: an answer skipped is an answer not measured."""
    small = max(tally.views, default=0) <= LARGEST_VIEW
    return 0 < ratio <= BAR and not errors and not tally.skipped and small


def quantiles(times: list[float]) -> dict[str, float]:
    """Return p50, p95, p99 and the maximum in milliseconds."""
    ordered = sorted(times) or [0.0]
    out = {f"p{n}": ordered[min(len(ordered) - 1, len(ordered) * n // 100)] for n in (50, 95, 99)}
    return {name: round(value * 1000, 2) for name, value in {**out, "max": ordered[-1]}.items()}


def sizes(numbers: list[int]) -> dict[str, int]:
    """Return the mean and the largest of some sizes."""
    return {"mean": sum(numbers) // len(numbers) if numbers else 0, "max": max(numbers, default=0)}


def cores() -> tuple[int | None, int | None]:
    """Return a core for the server and one for the load; none if there is only one."""
    free = sorted(allowed())
    return (free[0], free[-1]) if len(free) > 1 else (None, None)


def allowed() -> set[int]:
    """Return the cores that this process may use; none where the system has no word for that."""
    return os.sched_getaffinity(0) if sys.platform == "linux" else set()


def move(cores: set[int]) -> None:
    """Let this process use these cores alone; where the system has no word for that, it stays where it is."""
    if sys.platform == "linux" and cores:
        os.sched_setaffinity(0, cores)


def load(tables: int, rate: float, seconds: float, seed: int = 1, played: int = 60) -> Figures:
    """Run the bench on a server of its own."""
    mine, other = cores()
    with tempfile.TemporaryDirectory() as folder:
        staged = stage(Path(folder), tables, played=played)
        before = allowed()
        with Live(Path(folder), mine) as server:
            move(set() if other is None else {other})
            try:
                return asyncio.run(measure(server, staged, rate, seconds, seed))
            finally:
                move(before)


def show(figures: Figures) -> None:
    """Print the figures as a table."""
    for name, value in figures.items():
        if isinstance(value, dict):
            for key, inner in value.items():
                print(f"{name + ' ' + key:28} {inner}")
        else:
            print(f"{name:28} {value}")


def main() -> None:
    """Run the bench by the command line."""
    parser = argparse.ArgumentParser(description="Many tables on one core, answers at a steady rate.")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rate", type=float, default=RATE, help="answers per second (%(default)s)")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--played", type=int, default=60, help="up to so many answers were given before (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON alone")
    arguments = parser.parse_args()
    figures = load(arguments.tables, arguments.rate, arguments.seconds, arguments.seed, arguments.played)
    if arguments.json:
        print(json.dumps(figures))
        return
    show(figures)
    sys.exit(0 if figures["passed"] else 1)


if __name__ == "__main__":
    main()
