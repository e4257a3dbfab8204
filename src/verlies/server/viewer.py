"""Somebody who looks at a table: a bounded queue of messages for one socket."""

import asyncio
from typing import TYPE_CHECKING

from .messages import Out, encoder
from .render import view_message

if TYPE_CHECKING:
    from .table import Table

QUEUE = 8
"""So many messages may wait; then they are dropped for a resync."""


class Viewer:
    """One socket at a table. A slow one gets the newest view instead of all of them."""

    def __init__(self, table: "Table", seat: int, lang: str) -> None:
        self.table = table
        self.seat = seat
        self.lang = lang
        self.shown = 0
        """The answer up to which the log was told; 0 starts anew."""
        self.sent_static = False
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self.dropped = 0
        """How many times in a row messages had to be dropped."""

    def send(self, message: Out) -> None:
        """Queue a message; if the queue is full, what waits there is dropped and a whole view follows."""
        try:
            self.queue.put_nowait(encoder.encode(message))
        except asyncio.QueueFull:
            self._resync()

    def _resync(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.dropped += 1
        self.shown = 0
        self.greet()
        self.show()

    def greet(self) -> None:
        """Tell what table this is and who is there."""
        self.send(self.table.message(self))

    def show(self) -> None:
        """Send the table as this viewer sees it now."""
        match = self.table.match
        if match is None:
            self.greet()
            return
        words = self.table.words(self.lang)
        message = view_message(match, self.seat, words, self.table.seq, self.shown)
        self.shown = len(match.entries) + 1
        self.send(message)
        if match.over:
            self.greet()
