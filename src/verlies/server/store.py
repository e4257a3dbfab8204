"""The store: SQLite with one writer that commits what has gathered in one go."""

import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from .errors import ServerRefusal

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, data BLOB NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS lines (
    table_id TEXT NOT NULL REFERENCES tables(id), n INTEGER NOT NULL, line BLOB NOT NULL,
    seat INTEGER NOT NULL, nonce TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
"""
VERSION = 1
BATCH = 256

Statement = tuple[str, Sequence[Any]]


class Store:
    """Everything the server must not forget. Writes are safe on disk when their future is done."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._jobs: queue.SimpleQueue[tuple[list[Statement], Future[None]] | None] = queue.SimpleQueue()
        self._readers = threading.local()
        ready: Future[None] = Future()
        self._thread = threading.Thread(target=self._write, args=(ready,), name="store", daemon=True)
        self._thread.start()
        ready.result()

    # Writing

    def write(self, *statements: Statement) -> "Future[None]":
        """Put statements into one transaction; the future is done when they are on disk."""
        future: Future[None] = Future()
        self._jobs.put((list(statements), future))
        return future

    def save_table(self, table_id: str, game: str, data: bytes) -> "Future[None]":
        """Store what a table is: its deal, its seats and their rights."""
        sql = "INSERT INTO tables VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data"
        return self.write((sql, (table_id, game, data)))

    def add_lines(self, table_id: str, lines: Sequence[tuple[int, bytes, int, str]]) -> "Future[None]":
        """Store lines of a game's record: number, line, seat and nonce."""
        sql = "INSERT INTO lines VALUES (?, ?, ?, ?, ?)"
        return self.write(*[(sql, (table_id, *line)) for line in lines])

    # Reading

    def table(self, table_id: str) -> bytes | None:
        """Return what was stored of a table."""
        row = self._read("SELECT data FROM tables WHERE id = ?", (table_id,)).fetchone()
        return None if row is None else bytes(row[0])

    def lines(self, table_id: str) -> list[tuple[bytes, int, str]]:
        """Return the record of a table: line, seat and nonce."""
        sql = "SELECT line, seat, nonce FROM lines WHERE table_id = ? ORDER BY n"
        return [(bytes(line), seat, nonce) for line, seat, nonce in self._read(sql, (table_id,))]

    def check(self) -> str:
        """Return SQLite's own word on the file: `ok`."""
        return str(self._read("PRAGMA integrity_check", ()).fetchone()[0])

    def _read(self, sql: str, values: Sequence[Any]) -> sqlite3.Cursor:
        connection = getattr(self._readers, "connection", None)
        if connection is None:
            uri = f"{self.path.resolve().as_uri()}?mode=ro"
            connection = sqlite3.connect(uri, uri=True, timeout=5, check_same_thread=False)
            self._readers.connection = connection
        return connection.execute(sql, values)

    def close(self) -> None:
        """Finish what is queued and stop."""
        self._jobs.put(None)
        self._thread.join()

    # The writer's own thread

    def _write(self, ready: "Future[None]") -> None:
        try:
            connection = _open(self.path)
        except (sqlite3.Error, OSError) as error:
            ready.set_exception(ServerRefusal("store", reason=str(error)))
            return
        ready.set_result(None)
        while batch := self._gather():
            _commit(connection, batch)
        connection.close()

    def _gather(self) -> list[tuple[list[Statement], "Future[None]"]]:
        """Wait for one job and take what else is there."""
        job = self._jobs.get()
        batch = []
        while job is not None:
            batch.append(job)
            if len(batch) == BATCH or self._jobs.empty():
                return batch
            job = self._jobs.get()
        if batch:
            self._jobs.put(None)
        return batch


def _open(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, timeout=5)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    found = connection.execute("PRAGMA user_version").fetchone()[0]
    if found > VERSION:
        raise sqlite3.DatabaseError(f"it was written by a newer version ({found}, this one knows {VERSION})")
    connection.executescript(SCHEMA)
    connection.execute(f"PRAGMA user_version = {VERSION}")
    return connection


def _commit(connection: sqlite3.Connection, batch: list[tuple[list[Statement], "Future[None]"]]) -> None:
    """Commit a batch at once; if that fails, each job by itself, so that one does not spoil the others."""
    try:
        _transaction(connection, [statement for statements, _ in batch for statement in statements])
    except sqlite3.Error as error:
        if len(batch) > 1:
            for job in batch:
                _commit(connection, [job])
        else:
            batch[0][1].set_exception(ServerRefusal("store", reason=str(error)))
        return
    for _, future in batch:
        future.set_result(None)


def _transaction(connection: sqlite3.Connection, statements: list[Statement]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for sql, values in statements:
            connection.execute(sql, values)
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
