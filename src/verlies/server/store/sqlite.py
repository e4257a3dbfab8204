"""The store: SQLite with one writer that commits what has gathered in one go."""

import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from ...core.locks import held
from ..http.errors import ServerRefusal, why
from .tidier import Tidier

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, data BLOB NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS lines (
    table_id TEXT NOT NULL REFERENCES tables(id), n INTEGER NOT NULL, line BLOB NOT NULL,
    seat INTEGER NOT NULL, nonce TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS reports (id TEXT PRIMARY KEY, data BLOB NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS pictures (
    n INTEGER PRIMARY KEY, report TEXT NOT NULL UNIQUE REFERENCES reports(id), image BLOB NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS results (
    table_id TEXT PRIMARY KEY REFERENCES tables(id), deal TEXT NOT NULL, data BLOB NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS results_by_deal ON results (deal);
"""
"""What is missing in an older file is added; an older Verlies does not mind it, so the version stays the same."""
FILE = "verlies.sqlite"
"""How the file of a store is called in the folder of a server."""
VERSION = 1
BATCH = 256
MOST_PICTURES = 200
"""So many pictures of reports are kept, the newest; nobody fills a disk with them."""
PRIVATE = 0o600
"""The store holds the secrets of running games: nobody else on this machine may read it."""

Statement = tuple[str, Sequence[Any]]
Job = tuple[list[Statement], "Future[None]"]
Ended = tuple[str, bytes]
"""How a game ended: the name of its deal, and the result."""


def stored_reports(path: Path) -> list[tuple[str, bytes]]:
    """Return all that was reported, by id, from a store that a server may have open; none if there is no store."""
    return [(report, bytes(data)) for report, data in _looked_up(path, "reports", "SELECT id, data FROM reports")]


def stored_picture(path: Path, report: str) -> bytes:
    """Return the picture that came with a report, from a store that a server may have open; empty if none did."""
    rows = _looked_up(path, "pictures", "SELECT image FROM pictures WHERE report = ?", report)
    return bytes(rows[0][0]) if rows else b""


def _looked_up(path: Path, name: str, sql: str, *values: str) -> list[Any]:
    """Return rows of a store that a server may have open; none if there is no store, or an old one without these."""
    if not path.is_file():
        return []
    try:
        with contextlib.closing(_reader(path)) as reader:
            known = reader.execute("SELECT 1 FROM sqlite_schema WHERE name = ?", (name,)).fetchone()
            return reader.execute(sql, values).fetchall() if known else []
    except sqlite3.Error as error:
        raise ServerRefusal("store-unreadable", **why(error)) from None


def _reader(path: Path) -> sqlite3.Connection:
    """Return a connection that only reads, which threads may share."""
    uri = f"{path.resolve().as_uri()}?mode=ro"
    return sqlite3.connect(uri, uri=True, timeout=5, check_same_thread=False)


class Store:
    """Everything the server must not forget. Writes are safe on disk when their future is done."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._gate = threading.Lock()
        self._closed = False
        self._reading = threading.Lock()
        self._reader: sqlite3.Connection | None = None
        self._claim = _claim(path)
        ready: Future[None] = Future()
        self._thread = threading.Thread(target=self._write, args=(ready,), name="store", daemon=True)
        self._thread.start()
        try:
            ready.result()
        except ServerRefusal:
            _let_go(self._claim)
            raise

    # Writing

    def write(self, *statements: Statement) -> "Future[None]":
        """Put statements into one transaction; the future is done when they are on disk."""
        future: Future[None] = Future()
        with self._gate:
            if self._closed:
                future.set_exception(ServerRefusal("store", reason="closing"))
            else:
                self._jobs.put((list(statements), future))
        return future

    def save_table(self, table_id: str, game: str, data: bytes) -> "Future[None]":
        """Store what a table is: its deal, its seats and their rights."""
        sql = "INSERT INTO tables VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data"
        return self.write((sql, (table_id, game, data)))

    def begin(
        self, table_id: str, game: str, data: bytes, lines: Sequence[tuple[int, bytes, int, str]]
    ) -> "Future[None]":
        """Store a table together with the record it begins with."""
        rows = [("INSERT INTO lines VALUES (?, ?, ?, ?, ?)", (table_id, *line)) for line in lines]
        return self.write(("INSERT INTO tables VALUES (?, ?, ?)", (table_id, game, data)), *rows)

    def add_lines(
        self, table_id: str, lines: Sequence[tuple[int, bytes, int, str]], ended: Ended | None = None
    ) -> "Future[None]":
        """Store lines of a game's record, all or none: number, line, seat and nonce; with the last, how it ended."""
        sql = "INSERT INTO lines VALUES (?, ?, ?, ?, ?)"
        rows: list[Statement] = [(sql, (table_id, *line)) for line in lines]
        return self.write(*rows, *([_ended(table_id, ended)] if ended else []))

    def add_result(self, table_id: str, ended: Ended) -> "Future[None]":
        """Store how a game ended, unless that is known already."""
        return self.write(_ended(table_id, ended))

    def add_report(self, report: str, data: bytes, picture: bytes = b"") -> "Future[None]":
        """Store what somebody reported, under an id, and the picture that came with it; old ones make room for it."""
        written: Statement = ("INSERT INTO reports VALUES (?, ?)", (report, data))
        if not picture:
            return self.write(written)
        drawn: Statement = ("INSERT INTO pictures (report, image) VALUES (?, ?)", (report, picture))
        room = "DELETE FROM pictures WHERE n <= (SELECT max(n) FROM pictures) - ?"
        return self.write(written, drawn, (room, (MOST_PICTURES,)))

    # Reading

    def report(self, report: str) -> bytes | None:
        """Return what was reported under an id."""
        rows = self._read("SELECT data FROM reports WHERE id = ?", (report,))
        return bytes(rows[0][0]) if rows else None

    def table(self, table_id: str) -> bytes | None:
        """Return what was stored of a table."""
        rows = self._read("SELECT data FROM tables WHERE id = ?", (table_id,))
        return bytes(rows[0][0]) if rows else None

    def lines(self, table_id: str) -> list[tuple[bytes, int, str]]:
        """Return the record of a table: line, seat and nonce."""
        sql = "SELECT line, seat, nonce FROM lines WHERE table_id = ? ORDER BY n"
        return [(bytes(line), seat, nonce) for line, seat, nonce in self._read(sql, (table_id,))]

    def results(self, deal: str, most: int) -> dict[str, bytes]:
        """Return how games of a deal ended, by table, those stored last first."""
        sql = "SELECT table_id, data FROM results WHERE deal = ? ORDER BY rowid DESC LIMIT ?"
        return {table_id: bytes(data) for table_id, data in self._read(sql, (deal, most))}

    def check(self) -> str:
        """Return SQLite's own word on the file: `ok`."""
        return str(self._read("PRAGMA integrity_check", ())[0][0])

    def _read(self, sql: str, values: Sequence[Any]) -> list[Any]:
        with self._reading:
            if self._closed:
                raise ServerRefusal("store-unreadable", reason="closing")
            try:
                return self._opened().execute(sql, values).fetchall()
            except sqlite3.Error as error:
                raise ServerRefusal("store-unreadable", **why(error)) from None

    def _opened(self) -> sqlite3.Connection:
        """Return the connection for reading, which all threads share, one after the other."""
        if self._reader is None:
            self._reader = _reader(self.path)
        return self._reader

    def close(self) -> None:
        """Finish what is queued and stop; then the one file holds everything."""
        with self._gate:
            if self._closed:
                return
            self._closed = True
        self._stop_reading()
        self._jobs.put(None)
        self._thread.join()
        _let_go(self._claim)

    def _stop_reading(self) -> None:
        """Close the reader: only the last connection to close clears away what lies beside the file."""
        with self._reading:
            if self._reader is not None:
                self._reader.close()

    # The writer's own thread

    def _write(self, ready: "Future[None]") -> None:
        try:
            connection = _open(self.path)
        except ServerRefusal as error:
            ready.set_exception(error)
            return
        except (sqlite3.Error, OSError) as error:
            ready.set_exception(ServerRefusal("store-folder", path=str(self.path), **why(error)))
            return
        tidier = Tidier(self.path)
        ready.set_result(None)
        while batch := self._gather():
            _commit(connection, batch)
            tidier.committed()
        tidier.close()
        _close(connection)

    def _gather(self) -> list[Job]:
        """Wait for one job and take what else is there; what nobody waits for any more is left out."""
        batch: list[Job] = []
        while True:
            if batch and (len(batch) == BATCH or self._jobs.empty()):
                return batch
            job = self._jobs.get()
            if job is None:
                if batch:
                    self._jobs.put(None)
                return batch
            if job[1].set_running_or_notify_cancel():
                batch.append(job)


def _ended(table_id: str, ended: Ended) -> Statement:
    return "INSERT OR IGNORE INTO results VALUES (?, ?, ?)", (table_id, *ended)


def _claim(path: Path) -> int:
    """Claim the folder of a store for this server alone; the claim ends with the process, however that ends."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        claim = os.open(path.with_suffix(".lock"), os.O_CREAT | os.O_RDWR, PRIVATE)
    except OSError as error:
        raise ServerRefusal("store-folder", path=str(path.parent), **why(error)) from None
    if not held(claim):
        os.close(claim)
        raise ServerRefusal("store-in-use", path=str(path.parent))
    return claim


def _let_go(claim: int) -> None:
    with contextlib.suppress(OSError):
        os.close(claim)


def _open(path: Path) -> sqlite3.Connection:
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
    connection = sqlite3.connect(path, isolation_level=None, timeout=5)
    try:
        _prepare(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Set a connection up for writing, and bring a store of an older version up to date."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    found = connection.execute("PRAGMA user_version").fetchone()[0]
    if found > VERSION:
        raise ServerRefusal("store-newer", path=str(path), version=found, known=VERSION)
    connection.executescript(SCHEMA)
    connection.execute(f"PRAGMA user_version = {VERSION}")


def _close(connection: sqlite3.Connection) -> None:
    """Bring everything into the one file, even if a stranger has it open, and close it."""
    with contextlib.suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def _commit(connection: sqlite3.Connection, batch: list[Job]) -> None:
    """Commit a batch at once; if that fails, each job by itself, so that one does not spoil the others."""
    try:
        _transaction(connection, [statement for statements, _ in batch for statement in statements])
    except Exception as error:  # whatever it was, the writer lives on and whoever waits is told
        if len(batch) > 1:
            for job in batch:
                _commit(connection, [job])
        else:
            batch[0][1].set_exception(ServerRefusal("store", **why(error)))
        return
    for _, future in batch:
        future.set_result(None)


def _transaction(connection: sqlite3.Connection, statements: list[Statement]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for sql, values in statements:
            connection.execute(sql, values)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
