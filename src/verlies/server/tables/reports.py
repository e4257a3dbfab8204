"""Problems that people report: they stay on the server, with where it was and nothing that anybody could not see."""

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ... import __version__
from ..http.errors import ServerRefusal
from ..http.guard import Buckets
from ..store.sqlite import FILE, stored_picture, stored_reports
from ..wire.messages import Report, Reported
from . import picture
from .talk import clean
from .tokens import new_table_id, token_hash

if TYPE_CHECKING:
    from .table import Table

BURST, PER_SECOND = 3, 1 / 120
"""So many reports a person may send from a table, and so many all together who watch."""


class Problem(msgspec.Struct, frozen=True):
    """One report: the table and its moment say the rest to whoever runs the server."""

    table: str
    game: str
    rules: int
    """The version of the game's rules."""
    seq: int
    seat: int
    """Where whoever reports it sits; -1 watches."""
    text: str
    verlies: str
    at: float


def kept(data: Path) -> list[tuple[str, Problem]]:
    """Return what is kept in a folder of the server's, by id, the oldest first."""
    found = [(report, msgspec.json.decode(text, type=Problem)) for report, text in stored_reports(data / FILE)]
    return sorted(found, key=lambda each: each[1].at)


def kept_picture(data: Path, report: str) -> bytes:
    """Return the picture that came with a report; empty if there is none."""
    return stored_picture(data / FILE, report)


class Reports:
    """What is reported from one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._buckets = Buckets(BURST, PER_SECOND)

    async def add(self, token: str, wish: Report) -> Reported:
        """Store a report of somebody who plays, or without a token of somebody who watches, and return its id."""
        text = wish.text.strip()
        if not clean(text):
            raise ServerRefusal("said-nothing")
        if wish.picture:
            picture.check(wish.picture)
        if token and not self.table.data.began_at(token):
            raise ServerRefusal("not-allowed")
        if not self._buckets.take(token and token_hash(token)):
            raise ServerRefusal("too-many-reports")
        data, report = self.table.data, new_table_id()
        seat = data.seat_of(token)
        problem = Problem(data.id, data.game, data.version, self.table.seq, seat, text, __version__, time.time())
        await asyncio.wrap_future(self.table.store.add_report(report, msgspec.json.encode(problem), wish.picture))
        return Reported(report)
