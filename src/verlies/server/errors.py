"""Refusals of the server, each with the HTTP status and the socket's close code that fit."""

import errno
import socket
import sqlite3

from ..core import errors
from ..core.errors import VerliesError

SENTENCES = {
    "unknown-table": "There is no such table here.",
    "table-damaged": "This table is damaged and cannot be opened any more. Open a new one.",
    "not-allowed": "This link does not give that right.",
    "seat-taken": "This seat is taken already.",
    "not-started": "The game has not begun yet.",
    "already-started": "The game has begun already.",
    "seats-open": "There are still free seats.",
    "bad-name": "A name has 1 to 24 visible characters.",
    "bad-message": "This message cannot be read: {reason}.",
    "not-mixing": "Random bits are not asked of this seat now.",
    "wrong-share": "These are not the random bits that were sealed.",
    "bits-awaited": "Everybody’s random bits are sealed; the deal waits until all of them are told.",
    "rematch-running": "A rematch comes when this game is over.",
    "too-many-tables": "Too many new tables from here; try again later.",
    "too-many-sockets": "This seat is open in too many windows.",
    "store": "This could not be stored and does not count: {reason}. Try again.",
    "store-unreadable": "The table could not be read: {reason}. Try again in a moment.",
    "store-folder": "The server cannot keep its tables in “{path}”: {reason}. Name another folder with --data.",
    "store-in-use": "Another server uses the folder “{path}”. Stop that one, or name another folder with --data.",
    "store-newer": "“{path}” was written by a newer Verlies (version {version}, this one reads {known}). "
    "Update Verlies, or name another folder with --data.",
    "no-address": "The server cannot start at {host}:{port}: {reason}.",
    "wrong-origin": "This page may not talk to this table.",
    "stale": "The table has moved on in the meantime.",
    "no-seat-for-you": "One of the seats has to be yours.",
    "trouble": "The server has made a mistake ({detail}). Load the page again and go on from there.",
}
"""English sentences, beside those of the core."""

REASONS = {
    "closing": "the server is closing",
    "too-long": "it is too long",
    "hello-first": "hello comes first",
    "unknown-host": "there is no such host",
    "other-machine": "this address does not belong to this machine",
    "database-busy": "another program uses the database",
    "database-damaged": "the database is damaged",
    "no-database": "the file is not a database",
    "no-open": "the file cannot be opened",
    "disk": "the disk does not work as it should",
}
"""English reasons, beside those of the core."""

SQLITE = {
    sqlite3.SQLITE_BUSY: "database-busy",
    sqlite3.SQLITE_LOCKED: "database-busy",
    sqlite3.SQLITE_CORRUPT: "database-damaged",
    sqlite3.SQLITE_NOTADB: "no-database",
    sqlite3.SQLITE_CANTOPEN: "no-open",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "permission",
}
"""The reasons SQLite gives most often, by the primary code of its errors."""
PRIMARY = 0xFF

STATUS = {
    "unknown-table": 404,
    "unknown-game": 404,
    "not-allowed": 403,
    "wrong-origin": 403,
    "seat-taken": 409,
    "not-started": 409,
    "already-started": 409,
    "seats-open": 409,
    "not-mixing": 409,
    "bits-awaited": 409,
    "rematch-running": 409,
    "too-many-tables": 429,
    "table-damaged": 500,
    "store": 503,
    "store-unreadable": 503,
}
AGAIN = 503
"""The status of what may go well after a while."""


class ServerRefusal(VerliesError):
    """Something the server will not do."""

    def sentence(self) -> str:
        """Return the English sentence, before its facts are put in."""
        return SENTENCES[self.key]

    def reason(self) -> str:
        """Return the English reason, before its facts are put in."""
        return REASONS.get(str(self.facts["reason"])) or super().reason()


def status_of(error: VerliesError) -> int:
    """Return the HTTP status of an error."""
    return STATUS.get(error.key, 422)


def why(error: Exception) -> dict[str, str]:
    """Return why the system or the database refused something, as facts of an error."""
    if isinstance(error, socket.gaierror):
        return {"reason": "unknown-host"}
    if isinstance(error, OSError):
        return {"reason": "other-machine"} if error.errno == errno.EADDRNOTAVAIL else errors.why(error)
    known = SQLITE.get(getattr(error, "sqlite_errorcode", 0) & PRIMARY)
    return {"reason": known} if known else {"reason": "detail", "detail": str(error) or type(error).__name__}
