"""What the host may decide at a table, and what all people decide together."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from ...bots import USUAL
from ...core.record import HUMAN
from ...core.teams import mask_of
from ..http.errors import ServerRefusal
from ..wire.messages import Govern, Invited, Out, Pong, Proposal, Propose
from ..wire.viewer import Viewer
from .seats import CONCEDED, OPEN, REMOVED, Seat, TableData
from .tokens import new_token, token_hash

if TYPE_CHECKING:
    from .table import Table


@dataclass
class Motion:
    """Something one person asks of all others; while it is open, nobody answers anything else."""

    what: str
    seats: int
    """The seats of whoever asks."""
    agreed: int
    """The seats of all who agree so far, as a mask."""


class Council:
    """Host and consent at one table. What is proposed is kept only as long as the table is in memory."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.motion: Motion | None = None
        self._declined: dict[int, int] = {}
        """At which moment of the match somebody's last wish was declined, by their seats."""

    @property
    def halted(self) -> str:
        """Why nobody may answer now, as the id of an error; empty if they may."""
        data = self.table.data
        if data.ended:
            return "ended"
        return "paused" if data.paused else "proposal-open" if self.motion else ""

    # The host

    async def govern(self, viewer: Viewer, command: Govern) -> Out:
        """Do what the host wishes; while the host is away any player may let the game go on."""
        is_host = bool(viewer.hand >> self.table.data.host & 1)
        if not (is_host or (command.do == "resume" and self.table.may_replace(viewer))):
            raise ServerRefusal("not-allowed")
        reply = await self.table.alone(self._govern(viewer, command))
        self._told()
        return reply

    async def _govern(self, viewer: Viewer, command: Govern) -> Out:
        if command.do == "remove":
            return await self._remove(viewer, command)
        await self.table.become(self._governed(viewer, command))
        return Pong()

    def _governed(self, viewer: Viewer, command: Govern) -> TableData:
        data = self.table.data
        if command.do == "host":
            self._person(command.seat)
            return msgspec.structs.replace(data, host=command.seat)
        if command.do == "pace":
            return msgspec.structs.replace(data, pace=command.pace)
        if self.table.status != "playing":
            raise ServerRefusal("not-playing")
        if command.do == "end":
            self.motion = None
            return msgspec.structs.replace(data, ended="host")
        paused = command.do == "pause"
        return msgspec.structs.replace(data, paused=paused, paused_by=viewer.home if paused else -1)

    def _person(self, n: int) -> Seat:
        """Return the seat of somebody who sits at this table."""
        seats = self.table.data.seats
        if not 0 <= n < len(seats) or seats[n].kind != HUMAN or seats[n].left:
            raise ServerRefusal("nobody-there")
        return seats[n]

    async def _remove(self, viewer: Viewer, command: Govern) -> Out:
        """Take a seat from somebody; a bot plays there until a new invitation is followed, if one is wished."""
        seat = self._person(command.seat)
        if viewer.hand >> command.seat & 1:
            raise ServerRefusal("not-allowed")
        self._check_removable()
        token = new_token() if command.invite else ""
        invite = token_hash(token) if token else ""
        await self.table.become(self.table.data.with_seat(command.seat, self._vacated(seat, invite)))
        self.table.dismiss()
        await self.settle()
        return Invited(command.seat, token) if token else Pong()

    def _check_removable(self) -> None:
        """Refuse to change who played a game that is over, or whose bits are in a deal that is sealed."""
        if self.table.status == "over":
            raise ServerRefusal("not-playing")
        if not self.table.data.started and self.table.data.seals():
            raise ServerRefusal("bits-awaited")

    def _vacated(self, seat: Seat, invite: str) -> Seat:
        """Return a seat without the person on it, whose own invitation is good no more."""
        if not self.table.data.started:
            return Seat(OPEN, invite=invite, shared=seat.shared)
        return msgspec.structs.replace(
            seat, people=(), token="", invite=invite, standin=USUAL, lent=False, left=REMOVED, shared=False
        )

    # Everybody

    async def concede(self, viewer: Viewer) -> None:
        """Give up one's seats: a bot plays them to the end, or they are free before it; whoever gave up watches."""
        await self.table.alone(self._concede(viewer.hand) if self.table.data.started else self._get_up(viewer.key))
        self._told()

    async def _get_up(self, key: str) -> None:
        """Let a guest leave before the game; whoever shares the seat keeps it, or its invitation is good again."""
        data = self.table.data
        seats = data.hand(key)
        if seats >> data.host & 1:
            raise ServerRefusal("not-allowed")
        self._check_removable()
        for n in range(len(data.seats)):
            if seats >> n & 1:
                data = data.with_seat(n, data.seats[n].without(key))
        await self.table.become(data)
        for viewer in [viewer for viewer in self.table.viewers if viewer.key == key]:
            viewer.step_aside()

    async def _concede(self, seats: int) -> None:
        if self.table.status != "playing":
            raise ServerRefusal("not-playing")
        await self.table.refit(seats, {"standin": USUAL, "lent": False, "left": CONCEDED})
        await self._hand_on(seats)
        self.table.dismiss()
        await self.settle()

    async def _hand_on(self, seats: int) -> None:
        """Let somebody else be host if the host has given up."""
        data = self.table.data
        heirs = [n for n, seat in enumerate(data.seats) if seat.kind == HUMAN and not seat.left]
        if seats >> data.host & 1 and heirs:
            await self.table.become(msgspec.structs.replace(data, host=heirs[0]))

    async def propose(self, viewer: Viewer, command: Propose) -> None:
        """Ask all others for something; where only bots are asked, or others at the same screen, it is done at once."""
        await self.table.alone(self._propose(viewer.hand, command.what, viewer.beside))
        self._told()

    async def _propose(self, seats: int, what: str, beside: int) -> None:
        table = self.table
        if table.match is None or table.status != "playing":
            raise ServerRefusal("not-playing")
        if self.motion or (self.halted and what != "end"):
            raise ServerRefusal(self.halted)
        if self._declined.get(seats) == table.seq:
            raise ServerRefusal("declined")
        if what == "takeback" and not table.match.last_of(seats):
            raise ServerRefusal("nothing-to-take-back")
        self.motion = Motion(what, seats, seats | beside)
        await self.settle()

    async def vote(self, viewer: Viewer, agree: bool) -> None:
        """Agree to what is proposed, or decline it, all at one screen together; whoever asked withdraws it."""
        await self.table.alone(self._vote(viewer.hand | viewer.beside, agree))
        self._told()

    async def _vote(self, seats: int, agree: bool) -> None:
        motion = self.motion
        if motion is None:
            raise ServerRefusal("nothing-proposed")
        if agree:
            motion.agreed |= seats
            await self.settle()
        else:
            if not seats & motion.seats:
                self._declined[motion.seats] = self.table.seq
            self.motion = None

    def awaited(self) -> list[int]:
        """Return the seats whose people have not agreed yet; bots always do."""
        agreed = self.motion.agreed if self.motion else -1
        people = enumerate(self.table.data.seats) if self.motion else ()
        return [n for n, seat in people if seat.player() == HUMAN and not agreed >> n & 1]

    async def settle(self) -> None:
        """Do what is proposed as soon as all agree. Called `alone`."""
        motion = self.motion
        if motion is None or self.awaited():
            return
        self.motion = None
        if motion.what == "end":
            await self.table.become(msgspec.structs.replace(self.table.data, ended="agreed"))
        else:
            await self.table.take_back(motion.seats)

    def proposal(self) -> Proposal | None:
        """Return what is proposed, for everybody to see."""
        motion, match = self.motion, self.table.match
        if motion is None or match is None:
            return None
        seats = [n for n in range(len(self.table.data.seats)) if motion.seats >> n & 1]
        answers = match.answers - match.last_of(mask_of(seats)) + 1 if motion.what == "takeback" else 0
        return Proposal(motion.what, seats, self.awaited(), answers)

    def _told(self) -> None:
        """Tell everybody what was decided, and let the game go on if it may."""
        self.table.greet_everybody()
        self.table.go_on()
