"""Refusals of the server, each with the HTTP status and the socket's close code that fit."""

import errno
import socket
import sqlite3

from ...core import errors
from ...core.errors import VerliesError

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
    "not-over": 409,
    "not-playing": 409,
    "no-moment": 409,
    "nobody-there": 409,
    "paused": 409,
    "proposal-open": 409,
    "declined": 409,
    "table-older": 409,
    "table-newer": 409,
    "too-many-tables": 429,
    "too-much-talk": 429,
    "too-many-reports": 429,
    "picture-too-large": 413,
    "table-damaged": 500,
    "trouble": 500,
    "store": 503,
    "store-unreadable": 503,
}
AGAIN = 503
"""The status of what may go well after a while."""


class ServerRefusal(VerliesError):
    """Something the server will not do."""


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
