"""Somebody who looks at a table: what waits to be sent on one socket, and it is never much."""

import asyncio
from collections.abc import Sequence
from itertools import count
from typing import TYPE_CHECKING

from ...core.teams import mask_of
from .messages import Out, Pointed, Talked, Writes, encoder

if TYPE_CHECKING:
    from ..tables.table import Table

QUEUE = 8
"""So many replies may wait, and so many changes of the table be missed; then a resync follows."""
MOST_DROPPED = 3
"""After so many resyncs in a row that nobody read, the socket is given up."""


WATCHERS = count()
"""Numbers those who watch."""


class Viewer:
    """One socket at a table. Views are made when they are sent, so a slow reader gets the newest, not all of them."""

    def __init__(self, table: "Table", seat: int, lang: str, key: str = "", here: Sequence[str] = ()) -> None:
        self.table = table
        self.home = seat
        """The first seat this viewer holds; -1 watches."""
        self.key = key
        """The hash of the capability by which seats are held; all that have it are."""
        self.voice = key or f"watcher {next(WATCHERS)}"
        """By what it is known who talks too much: all sockets of a capability, and each one of those who watch."""
        self.here = here
        """The hashes of the capabilities of others at the same screen."""
        self.open = False
        """Whether all of them look, so that nothing may be shown which is not for all their eyes."""
        self.veiled = False
        """Whether a curtain is down: those at this screen are here, and nothing is shown to any of them."""
        self.lang = lang
        self._at = seat
        self.shown = 0
        """The answer up to which the log was told; 0 starts anew."""
        self.behind = 0
        """How many changes came since anything was read."""
        self.dropped = 0
        """How many times in a row it fell behind too far."""
        self.lost = asyncio.Event()
        """Set when there is no hope that it ever catches up, or no right to look through this seat any more."""
        self.farewell = "too slow"
        """Why the socket is closed then: also `removed` if the host took the seat, or `curtain`."""
        self._greeting = False
        self._view = False
        self._heard = 0
        """How many remarks were told."""
        self._gestures: list[Pointed | Writes] = []
        self._replies: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self._news = asyncio.Event()

    @property
    def hand(self) -> int:
        """The mask of the seats this viewer holds."""
        return self.table.data.hand(self.key) if self.key else mask_of([self.home] if self.home >= 0 else [])

    @property
    def beside(self) -> int:
        """The mask of the seats of others at the same screen."""
        held = 0
        for key in self.here:
            held |= self.table.data.hand(key)
        return held & ~self.hand

    @property
    def team(self) -> int:
        """The team of which this viewer may know what is for it alone; -1 for none, and where rivals look as well."""
        eyes = self.hand | (self.beside if self.open else 0)
        teams = {self.table.team_of(seat) for seat in range(len(self.table.data.seats)) if eyes >> seat & 1}
        return teams.pop() if len(teams) == 1 else -1

    def alike(self) -> list[int]:
        """Return the seats beside that see, and have seen, just what this viewer does."""
        match, beside = self.table.match, self.beside
        if match is None or not beside:
            return []
        seats = (seat for seat in range(len(self.table.data.seats)) if beside >> seat & 1)
        return [seat for seat in seats if match.alike(self.seat, seat)]

    def is_covered(self) -> bool:
        """Return whether a curtain must fall: what would be shown is not for all who look."""
        return self.open and self.table.match is not None and mask_of(self.alike()) != self.beside

    @property
    def seat(self) -> int:
        """The seat that is shown: the one of this viewer's that is asked, else the one that was."""
        pending = self.table.match.state.pending() if self.table.match is not None else []
        asked = [seat for seat in pending if self.hand >> seat & 1]
        if asked and self._at not in asked:
            self._at = asked[0]
        return self._at

    def step_aside(self) -> None:
        """Watch from now on, having given up one's seat."""
        self.home = self._at = -1
        self.key = ""
        self.resync()

    def send_away(self) -> None:
        """Close the socket of somebody whose seat was taken."""
        self._part("removed")

    def _part(self, why: str) -> None:
        self.farewell = why
        self.lost.set()

    # What is to be sent

    def greet(self) -> None:
        """Tell what table this is and who is there."""
        self._greeting = True
        self._news.set()

    def show(self) -> None:
        """Send the table as this viewer sees it when its turn comes to be sent."""
        match = self.table.match
        self._view = match is not None and not self.veiled
        if match is None or match.over:
            self._greeting = True
        self.behind += not self.veiled
        if self.behind > QUEUE:
            self._fall_behind()
        self._news.set()

    def resync(self) -> None:
        """Send everything anew."""
        self.shown = 0
        self._heard = 0
        self.greet()
        self.show()

    def hear(self) -> None:
        """Send what was said when its turn comes."""
        self._news.set()

    def see(self, gesture: Pointed | Writes) -> None:
        """Send where somebody points, or that somebody writes; whoever is slow misses the oldest of it."""
        if not self.veiled:
            self._gestures = [*self._gestures, gesture][-QUEUE:]
            self._news.set()

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

    def reply_at_once(self, message: Out) -> bool:
        """Queue a reply without waiting, behind the view that is due; return whether there was room for it."""
        if self._replies.full():
            return False
        self._replies.put_nowait(encoder.encode(message))
        self._news.set()
        return True

    # Sending

    async def next(self) -> bytes:
        """Wait for the next message: who is there, then the newest view, then the replies to what led to it."""
        while True:
            if self._greeting:
                self._greeting = False
                return encoder.encode(self.table.message(self))
            if self._view and self.is_covered():
                self._part("curtain")
                await asyncio.Event().wait()
            if self._view:
                self._view = False
                return self._newest()
            if not self.veiled and (said := self._said()):
                return said
            if self._gestures:
                return encoder.encode(self._gestures.pop(0))
            if not self._replies.empty():
                return self._replies.get_nowait()
            self._news.clear()
            await self._news.wait()

    def _said(self) -> bytes:
        """Return what was said since the last time, if anything of it is for this viewer."""
        since, self._heard = self._heard, self.table.conversation.count
        remarks = self.table.conversation.since(since, self.home, self.team)
        return encoder.encode(Talked(remarks, fresh=since == 0)) if remarks else b""

    def _newest(self) -> bytes:
        data = self.table.seen_by(self.seat, self.lang, self.shown, self.hand, tuple(self.alike()))
        self.shown = self.table.known(self.seat) + 1
        return data

    def read(self) -> None:
        """Note that the last message has left."""
        self.behind = 0
        self.dropped = 0
