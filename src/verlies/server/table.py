"""A table in memory: a match, its seats, and those who look at it."""

import asyncio
from typing import Any

import msgspec

from ..core.decision import Option
from ..core.errors import VerliesError
from ..core.game import Game
from ..core.match import Match, deal, replay
from ..core.record import Line, Record, encode_line
from ..core.rng import Rng
from ..text.words import Words
from .errors import ServerRefusal
from .messages import Ack, Answer, Refused, SeatInfo, Undo
from .messages import Table as TableMessage
from .seats import HUMAN, OPEN, TableData
from .store import Store
from .thinking import Thinkers
from .viewer import Viewer

REMEMBERED = 512
"""So many nonces are remembered per table, to recognise a message sent twice."""


class Table:
    """One table; whoever changes it holds its lock."""

    def __init__(self, game: Game[Any], data: TableData, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.game = game
        self.data = data
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        """How long a bot waits before it answers, so that people can follow."""
        self.match: Match[Any] | None = None
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.nonces: dict[tuple[int, str], int] = {}
        self._bots: asyncio.Task[None] | None = None

    # Beginning

    def load(self) -> None:
        """Play the stored answers again."""
        if not self.data.started:
            return
        rows = self.store.lines(self.data.id)
        lines = [msgspec.json.decode(line, type=Line) for line, _, _ in rows]
        match = deal(self.game, self.data.header())
        self.match = replay(self.game, Record(match.header, lines), self.data.id)
        for n, (_, seat, nonce) in enumerate(rows, 1):
            self._remember(seat, nonce, n)

    async def save(self) -> None:
        """Store what the table is."""
        data = msgspec.msgpack.encode(self.data)
        await asyncio.wrap_future(self.store.save_table(self.data.id, self.data.game, data))

    async def start(self) -> None:
        """Deal, once every seat is taken."""
        if self.data.started:
            raise ServerRefusal("already-started")
        if not self.data.complete():
            raise ServerRefusal("seats-open")
        self.data.started = True
        try:
            await self.save()
        except ServerRefusal:
            self.data.started = False
            raise
        self.match = deal(self.game, self.data.header())
        self.tell_everybody()
        self.wake_bots()

    @property
    def seq(self) -> int:
        """How often the match has changed."""
        return len(self.match.lines) if self.match is not None else 0

    @property
    def status(self) -> str:
        """Whether people are still coming, playing, or done."""
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "playing"

    # Changing the match

    async def answer(self, seat: int, message: Answer) -> Ack | Refused:
        """Take an answer: once, in time, by the rules, and only when it is stored."""
        words = self.words(self.data.seats[seat].lang)
        async with self.lock:
            known = self.nonces.get((seat, message.nonce))
            if known is not None:
                return Ack(message.nonce, known)
            if self.match is None or message.seq != self.seq or message.decision != len(self.match.entries):
                return Refused(message.nonce, words.say("error-stale"), stale=True)
            try:
                await self._answer(seat, message.option, message.nonce)
            except VerliesError as error:
                return self._refused(message.nonce, error, words)
        self.tell_everybody()
        self.wake_bots()
        return Ack(message.nonce, self.seq)

    async def _answer(self, seat: int, option: Option | str | int, nonce: str) -> None:
        assert self.match is not None
        entry = self.match.prepare(option, seat)
        await self._store(entry.line, seat, nonce)
        self.match.accept(entry)

    async def undo(self, seat: int, message: Undo) -> Ack | Refused:
        """Take back an answer, or everything up to the last barrier."""
        words = self.words(self.data.seats[seat].lang)
        async with self.lock:
            known = self.nonces.get((seat, message.nonce))
            if known is not None:
                return Ack(message.nonce, known)
            if self.match is None or message.seq != self.seq:
                return Refused(message.nonce, words.say("error-stale"), stale=True)
            try:
                await self._undo(seat, message)
            except VerliesError as error:
                return self._refused(message.nonce, error, words)
        for viewer in self.viewers:
            viewer.shown = 0
        self.tell_everybody()
        return Ack(message.nonce, self.seq)

    async def _undo(self, seat: int, message: Undo) -> None:
        assert self.match is not None
        once = True
        while once or (message.turn and self.match.can_undo(seat)):
            once = False
            line = self.match.prepare_undo(seat)
            await self._store(line, seat, message.nonce)
            self.match.accept_undo(line)

    async def _store(self, line: Line, seat: int, nonce: str) -> None:
        n = self.seq + 1
        row = (n, encode_line(line), seat, nonce)
        await asyncio.wrap_future(self.store.add_lines(self.data.id, [row]))
        self._remember(seat, nonce, n)

    def _remember(self, seat: int, nonce: str, n: int) -> None:
        if nonce:
            self.nonces[seat, nonce] = n
            while len(self.nonces) > REMEMBERED:
                self.nonces.pop(next(iter(self.nonces)))

    def _refused(self, nonce: str, error: VerliesError, words: Words) -> Refused:
        refusal = getattr(error, "refusal", None)
        return Refused(nonce, words.error(error), refusal.rule if refusal is not None else "")

    # Bots

    def wake_bots(self) -> None:
        """See to it that bots answer when they are asked."""
        if self._bots is None or self._bots.done():
            self._bots = asyncio.create_task(self._let_bots_play())

    def bot_asked(self) -> int:
        """Return a seat that is asked and played by a bot, or -1."""
        if self.match is None:
            return -1
        asked = [seat for seat in self.match.state.pending() if self.data.seats[seat].player() not in (HUMAN, OPEN)]
        return asked[0] if asked else -1

    async def _let_bots_play(self) -> None:
        while (seat := self.bot_asked()) >= 0:
            await asyncio.sleep(self.pace)
            await self._let_bot_answer(seat)

    async def _let_bot_answer(self, seat: int) -> None:
        assert self.match is not None
        seq = self.seq
        name = self.data.seats[seat].player()
        options = self.match.state.options_of(seat)
        if not options or name in (HUMAN, OPEN):
            return
        choice = await self.think(seat, name, options)
        async with self.lock:
            if self.seq != seq:
                return
            await self._store_bot_answer(seat, choice)
        self.tell_everybody()

    async def _store_bot_answer(self, seat: int, choice: int) -> None:
        try:
            await self._answer(seat, choice, "")
        except ServerRefusal:
            await asyncio.sleep(1)

    async def think(self, seat: int, name: str, options: list[int]) -> int:
        """Return what a bot would answer on a seat, from that seat's view."""
        assert self.match is not None
        if len(options) == 1:
            return options[0]
        if name == "random":
            return options[Rng(self.seq).below(len(options))]
        return await self.thinkers.choose(self.game.id, name, self.match.view(seat).encoded(), options)

    # Looking

    def words(self, lang: str) -> Words:
        """Return the words of this table in a language."""
        names = [seat.name for seat in self.data.seats]
        return Words(lang, self.game.about.texts, names)

    def message(self, viewer: Viewer) -> TableMessage:
        """Return the table itself for one viewer."""
        data = self.data
        over = self.status == "over"
        return TableMessage(
            id=data.id,
            game=data.game,
            title=self.words(viewer.lang).say(f"game-{data.game}"),
            seat=viewer.seat,
            host=viewer.seat == data.host,
            status=self.status,
            seats=self.seat_infos(viewer.lang),
            settings=data.settings,
            commitment=data.commitment,
            practice=data.seed is not None,
            static=self.game.static(data.settings).name(),
            secret=data.secret if over else "",
            shares=[seat.share for seat in data.seats] if over else [],
            next=data.next,
        )

    def seat_infos(self, lang: str) -> list[SeatInfo]:
        """Return the seats as everybody may see them."""
        online = {viewer.seat for viewer in self.viewers}
        colours = self.data.settings.get("colours", "").split(",")
        words = self.words(lang)
        return [
            SeatInfo(
                n,
                words.player(n) if seat.name else "",
                seat.player(),
                n in online,
                colours[n] if n < len(colours) else "",
            )
            for n, seat in enumerate(self.data.seats)
        ]

    def tell_everybody(self) -> None:
        """Send every viewer what changed."""
        for viewer in list(self.viewers):
            viewer.show()

    def greet_everybody(self) -> None:
        """Tell every viewer who is there."""
        for viewer in list(self.viewers):
            viewer.greet()
