"""Somebody who looks at a table: what waits to be sent on one socket, and it is never much."""

import asyncio
from typing import TYPE_CHECKING

from .messages import Out, encoder

if TYPE_CHECKING:
    from .table import Table

QUEUE = 8
"""So many replies may wait, and so many changes of the table be missed; then a resync follows."""
MOST_DROPPED = 3
"""After so many resyncs in a row that nobody read, the socket is given up."""


class Viewer:
    """One socket at a table. Views are made when they are sent, so a slow reader gets the newest, not all of them."""

    def __init__(self, table: "Table", seat: int, lang: str) -> None:
        self.table = table
        self.seat = seat
        self.lang = lang
        self.shown = 0
        """The answer up to which the log was told; 0 starts anew."""
        self.behind = 0
        """How many changes came since anything was read."""
        self.dropped = 0
        """How many times in a row it fell behind too far."""
        self.lost = asyncio.Event()
        """Set when there is no hope that it ever catches up."""
        self._greeting = False
        self._view = False
        self._replies: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self._news = asyncio.Event()

    # What is to be sent

    def greet(self) -> None:
        """Tell what table this is and who is there."""
        self._greeting = True
        self._news.set()

    def show(self) -> None:
        """Send the table as this viewer sees it when its turn comes to be sent."""
        match = self.table.match
        self._view = match is not None
        if match is None or match.over:
            self._greeting = True
        self.behind += 1
        if self.behind > QUEUE:
            self._fall_behind()
        self._news.set()

    def resync(self) -> None:
        """Send everything anew."""
        self.shown = 0
        self.greet()
        self.show()

    def _fall_behind(self) -> None:
        self.behind = 0
        self.shown = 0
        self.dropped += 1
        if self.dropped >= MOST_DROPPED:
            self.lost.set()

    async def reply(self, message: Out) -> None:
        """Queue the reply to a command; whoever does not read replies is not asked for more commands."""
        await self._replies.put(encoder.encode(message))
        self._news.set()

    # Sending

    async def next(self) -> bytes:
        """Wait for the next message: who is there, then the newest view, then the replies to what led to it."""
        while True:
            if self._greeting:
                self._greeting = False
                return encoder.encode(self.table.message(self))
            if self._view:
                self._view = False
                return self._newest()
            if not self._replies.empty():
                return self._replies.get_nowait()
            self._news.clear()
            await self._news.wait()

    def _newest(self) -> bytes:
        data = self.table.seen_by(self.seat, self.lang, self.shown)
        self.shown = self.table.told + 1
        return data

    def read(self) -> None:
        """Note that the last message has left."""
        self.behind = 0
        self.dropped = 0
