"""Refusals of the server, each with the HTTP status and the socket's close code that fit."""

from ..core.errors import SENTENCES, VerliesError

SERVER_SENTENCES = {
    "unknown-table": "There is no such table here.",
    "not-allowed": "This link does not give that right.",
    "seat-taken": "This seat is taken already.",
    "not-started": "The game has not begun yet.",
    "already-started": "The game has begun already.",
    "seats-open": "There are still free seats.",
    "bad-name": "A name has 1 to 24 visible characters.",
    "bad-message": "This message cannot be read: {reason}",
    "bad-share": "Random bits are given as up to 64 hexadecimal digits.",
    "too-many-tables": "Too many new tables from here; try again later.",
    "too-many-sockets": "This seat is open in too many windows.",
    "store": "Your move could not be stored and was not made: {reason}. Try again.",
    "wrong-origin": "This page may not talk to this table.",
    "stale": "The table has moved on in the meantime.",
    "no-seat-for-you": "One of the seats has to be yours.",
}
SENTENCES.update(SERVER_SENTENCES)

STATUS = {
    "unknown-table": 404,
    "unknown-game": 404,
    "not-allowed": 403,
    "wrong-origin": 403,
    "seat-taken": 409,
    "not-started": 409,
    "already-started": 409,
    "seats-open": 409,
    "too-many-tables": 429,
    "store": 503,
}


class ServerRefusal(VerliesError):
    """Something the server will not do."""


def status_of(error: VerliesError) -> int:
    """Return the HTTP status of an error."""
    return STATUS.get(error.key, 422)
