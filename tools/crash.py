"""Pull the plug: four clients play a table of KLONG!, the server is killed again and again, and nothing may be lost.

`python tools/crash.py --kills 100 --seed 1` leaves with 1 if an acknowledged answer was lost or doubled, a record does
not replay to its fingerprints, a table does not resume, or SQLite finds fault with its file.
"""

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.live import DATABASE, Heard, Live, Staged, answer_to, dial, hear, quiet, say, stage
from verlies.core.errors import VerliesError
from verlies.core.match import deal, replay
from verlies.core.record import Line, Record
from verlies.core.rng import Rng
from verlies.registry import game as find_game
from verlies.server.tables.seats import TableData

SHORTEST, LONGEST = 0.02, 0.8
"""Seconds of play before the plug is pulled."""
PATIENCE = 20.0
"""So long a table may take until it goes on after a restart."""
UNDO_EVERY = 12
"""About one message in so many is a take-back."""

Figures = dict[str, Any]


class Trial:
    """What was sent, what was acknowledged, and what went wrong."""

    def __init__(self, server: Live, staged: Staged, seed: int) -> None:
        self.server = server
        self.staged = staged
        self.rng = Rng(seed)
        self.sent: dict[str, str] = {}
        """The table of every nonce that was sent."""
        self.acked: dict[str, int] = {}
        """The line every acknowledged nonce was said to be."""
        self.resent = 0
        self.refused: set[str] = set()
        self.over = False
        self.problems: list[str] = []
        self.resumes: list[float] = []


class Player:
    """One seat: it answers what it is asked, comes back after every break, and repeats what was not acknowledged."""

    def __init__(self, trial: Trial, seat: int) -> None:
        self.trial = trial
        self.seat = seat
        self.pending: dict[str, Any] | None = None
        self.view: Heard | None = None
        self.repeat = False
        """Whether what is pending was sent before a break."""

    async def live(self) -> None:
        """Come back again and again."""
        while True:
            try:
                async with dial(self.trial.server.url(self.trial.staged.table)) as connection:
                    await self._sit(connection)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02 + self.trial.rng.below(100) / 2000)

    async def _sit(self, connection: ClientConnection) -> None:
        await say(connection, {"t": "hello", "token": self.trial.staged.tokens[self.seat], "lang": "de"})
        self.view, self.repeat = None, self.pending is not None
        async for data in connection:
            message = self._heard(hear(data))
            if message is not None:
                await say(connection, message)

    def _heard(self, heard: Heard) -> dict[str, Any] | None:
        """Note a message and return what to say to it."""
        if heard.t == "view":
            self.view = heard
            self.trial.over = self.trial.over or heard.over()
        elif heard.t in ("ack", "refused") and self.pending and heard.nonce == self.pending["nonce"]:
            self._settled(heard)
        elif heard.t == "trouble":
            self.trial.problems.append(f"trouble: {heard.reason}")
        return self._next()

    def _next(self) -> dict[str, Any] | None:
        """Return what to say now: what was not acknowledged before a break, or an answer to the newest view."""
        if self.view is None or (self.pending is not None and not self.repeat):
            return None
        if self.pending is not None:
            self.repeat = False
            self.trial.resent += 1
            return self.pending
        self.pending = self._wish(self.view)
        if self.pending is not None:
            self.trial.sent[self.pending["nonce"]] = self.trial.staged.table
        return self.pending

    def _wish(self, view: Heard) -> dict[str, Any] | None:
        message = answer_to(view, self.trial.rng)
        if message is not None and view.scene and view.scene.can_undo and not self.trial.rng.below(UNDO_EVERY):
            turn = bool(self.trial.rng.below(2))
            return {"t": "undo", "seq": view.seq, "nonce": message["nonce"], "turn": turn}
        return message

    def _settled(self, heard: Heard) -> None:
        self.pending = None
        if heard.t == "ack":
            self.trial.acked[heard.nonce] = heard.seq
        else:
            self.trial.refused.add(heard.nonce)


# What the disk says


def check(trial: Trial) -> None:
    """Compare the disk with what was acknowledged; the server is down."""
    connection = sqlite3.connect(trial.server.folder / DATABASE)
    try:
        verdict = connection.execute("PRAGMA integrity_check").fetchone()[0]
        if verdict != "ok":
            trial.problems.append(f"integrity: {verdict}")
        for table_id, data in connection.execute("SELECT id, data FROM tables").fetchall():
            sql = "SELECT n, line, nonce FROM lines WHERE table_id = ? ORDER BY n"
            check_table(trial, bytes(data), connection.execute(sql, (table_id,)).fetchall())
    finally:
        connection.close()


def check_table(trial: Trial, stored: bytes, rows: list[tuple[int, bytes, str]]) -> None:
    """Check one table: every acknowledged nonce once and where it was said to be, and a record that replays."""
    data = msgspec.msgpack.decode(stored, type=TableData)
    trial.problems += wrong_lines(trial, data.id, rows)
    lines = [msgspec.json.decode(line, type=Line) for _, line, _ in rows]
    game = find_game(data.game)
    try:
        replay(game, Record(deal(game, data.header()).header, lines))
    except VerliesError as error:
        trial.problems.append(f"replay: {error}")


def wrong_lines(trial: Trial, table_id: str, rows: list[tuple[int, bytes, str]]) -> list[str]:
    """Return what is wrong with the lines of a table."""
    places = {nonce: n for n, _, nonce in rows}
    counts = Counter(nonce for _, _, nonce in rows if nonce)
    mine = [nonce for nonce, table in trial.sent.items() if table == table_id]
    return [
        *(f"lines are numbered {n}, not {wanted}" for wanted, (n, _, _) in enumerate(rows, 1) if n != wanted),
        *(f"{nonce} stands {count} times" for nonce, count in counts.items() if count > 1),
        *(f"{nonce} was refused and counts" for nonce in counts if nonce in trial.refused),
        *(f"{nonce} was never sent" for nonce in counts if nonce not in trial.sent),
        *(f"{nonce} was lost" for nonce in mine if nonce in trial.acked and nonce not in counts),
        *(
            f"{nonce} is elsewhere"
            for nonce in mine
            if places.get(nonce, 0) != trial.acked.get(nonce, places.get(nonce, 0))
        ),
    ]


# Pulling the plug


async def pull(trial: Trial) -> None:
    """Let them play for a moment, kill the server, look at the disk, and start it again."""
    moment = SHORTEST + (LONGEST - SHORTEST) * trial.rng.below(1000) / 1000
    await asyncio.sleep(moment)
    trial.server.kill()
    check(trial)
    await asyncio.to_thread(trial.server.start)


async def goes_on(trial: Trial) -> None:
    """Wait until the table goes on, and note how long that took."""
    before, start = len(trial.acked), time.monotonic()
    while len(trial.acked) == before and not trial.over:
        if time.monotonic() - start > PATIENCE:
            trial.problems.append("the table does not resume")
            return
        await asyncio.sleep(0.005)
    trial.resumes.append(time.monotonic() - start)


async def one_table(trial: Trial, kills: int) -> int:
    """Play one table until it is over or killed often enough; return how often it was."""
    players = [asyncio.create_task(Player(trial, seat).live()) for seat in range(len(trial.staged.tokens))]
    done = 0
    try:
        await goes_on(trial)
        while done < kills and not trial.over and not trial.problems:
            await pull(trial)
            done += 1
            if trial.rng.below(4):  # now and then the plug is pulled before anybody is back
                await goes_on(trial)
        await goes_on(trial)
    finally:
        await asyncio.gather(*(quiet(player) for player in players))
    return done


def crash(kills: int, seed: int) -> Figures:
    """Kill a server so many times and return what came of it."""
    start, done, trials = time.monotonic(), 0, list[Trial]()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        while done < kills and not any(trial.problems for trial in trials):
            server = Live(folder)
            trial = Trial(server, stage(folder, 1, number=len(trials))[0], seed * 1000 + len(trials))
            for old in trials:
                trial.sent.update(old.sent)
                trial.acked.update(old.acked)
                trial.refused.update(old.refused)
            trials.append(trial)
            with server:
                done += asyncio.run(one_table(trial, kills - done))
            check(trial)
    return {**figures(trials), "kills": done, "seed": seed, "seconds": round(time.monotonic() - start, 1)}


def figures(trials: list[Trial]) -> Figures:
    """Return what happened at all tables together."""
    problems = [problem for trial in trials for problem in trial.problems]
    resumes = [spent for trial in trials for spent in trial.resumes]
    return {
        "tables": len(trials),
        "sent": len(trials[-1].sent),
        "acknowledged": len(trials[-1].acked),
        "sent_again": sum(trial.resent for trial in trials),
        "refused": len(trials[-1].refused),
        "longest_resume_seconds": round(max(resumes, default=0.0), 2),
        "problems": problems[:20],
        "passed": not problems,
    }


def main() -> None:
    """Pull the plug as often as the command line says."""
    parser = argparse.ArgumentParser(description="Kill the server under play and look for what was lost.")
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    result = crash(arguments.kills, arguments.seed)
    print(json.dumps(result, indent=1))
    sys.exit(0 if result["passed"] else 1)


if __name__ == "__main__":
    main()
