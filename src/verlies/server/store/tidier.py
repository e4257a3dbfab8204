"""Brings what was written into the one file, beside the writer, so that nobody's answer waits for it."""

import contextlib
import sqlite3
import threading
from pathlib import Path

COMMITS = 500
"""After so many commits the log beside the file is brought into it."""


class Tidier:
    """A thread with a connection of its own: SQLite lets others write while the log is brought into the file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._commits = 0
        self._due = threading.Event()
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="store-tidier", daemon=True)
        self._thread.start()

    def committed(self) -> None:
        """Note a commit of the writer."""
        self._commits += 1
        if self._commits >= COMMITS:
            self._commits = 0
            self._due.set()

    def close(self) -> None:
        """Finish what is being done and stop."""
        self._closing = True
        self._due.set()
        self._thread.join()

    def _run(self) -> None:
        connection = sqlite3.connect(self._path, isolation_level=None, timeout=5)
        try:
            while self._due.wait() and not self._closing:
                self._due.clear()
                tidy(connection)
        finally:
            connection.close()


def tidy(connection: sqlite3.Connection) -> None:
    """Bring the log into the file while others write, then the little that came meanwhile, and begin the log anew.

    A failure is no harm: what is in the log is safe, and it is tried again.
    """
    with contextlib.suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()
