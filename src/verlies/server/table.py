"""A table in memory: a match, its seats, and those who look at it."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec

from ..bots import ANY, USUAL, BadChoice, checked
from ..bots.random import pick
from ..core.decision import Option
from ..core.errors import IllegalAnswer, VerliesError
from ..core.game import Game
from ..core.match import Entry, Match, deal, replay
from ..core.observe import Observation
from ..core.record import HUMAN, Line, Record, encode_line
from ..core.rng import Rng
from ..text.seats import seat_colours
from .errors import ServerRefusal
from .messages import Ack, Answer, Refused, Seal, SeatInfo, Share, Undo, encoder
from .messages import Table as TableMessage
from .mixing import mixed
from .phrases import Phrases
from .render import view_message
from .sealed import still_asked
from .seats import OPEN, TableData
from .store import Store
from .thinking import Thinkers, fresh_seed
from .viewer import Viewer

REMEMBERED = 512
"""So many nonces are remembered per table, to recognise a message sent twice."""
VIEWS = 32
"""So many encoded views of one moment are kept for others who see the same."""
RETRY_SECONDS = 1.0
"""How long a bot waits when its answer could not be stored."""

T = TypeVar("T")
log = logging.getLogger(__name__)


class Table:
    """One table. What changes it goes through `alone`, one after the other, and memory follows the disk."""

    def __init__(self, game: Game[Any], data: TableData, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.game = game
        self.data = data
        """What the table is, as it is stored; replaced, never changed in place."""
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        """How long a bot waits before it answers, so that people can follow."""
        self.match: Match[Any] | None = None
        self.viewers: dict[Viewer, None] = {}
        """Everybody who looks, in the order they came."""
        self.lock = asyncio.Lock()
        self.nonces: dict[tuple[int, str], int] = {}
        self._work: set[asyncio.Task[Any]] = set()
        self._bots: asyncio.Task[None] | None = None
        self._words: dict[str, Phrases] = {}
        self._views: dict[tuple[int, str, int], bytes] = {}
        self._static = ""
        self._firm = 0
        """So many answers nobody can take back any more; the states between them are forgotten."""

    async def alone(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something while nobody else changes the table, and to its end, even if whoever asked for it is gone."""
        task = asyncio.create_task(self._locked(work))
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return await asyncio.shield(task)

    async def _locked(self, work: Coroutine[Any, Any, T]) -> T:
        async with self.lock:
            return await work

    @property
    def idle(self) -> bool:
        """Whether nobody looks at it and nothing is being done, so that it can go to sleep."""
        return not self.viewers and not self._work and (self._bots is None or self._bots.done())

    # What the table is

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
        self._forget()

    async def become(self, data: TableData) -> None:
        """Store what the table is to be; then it is so. Called `alone`."""
        stored = self.store.save_table(data.id, data.game, msgspec.msgpack.encode(data))
        await asyncio.wrap_future(stored)
        self.data = data
        self._words.clear()
        self._views.clear()

    async def begin(self, data: TableData) -> None:
        """Deal, once every seat is taken. Called `alone`."""
        if self.data.started:
            raise ServerRefusal("already-started")
        if not data.ready():
            raise ServerRefusal("seats-open")
        data = msgspec.structs.replace(data, started=True)
        match = deal(self.game, data.header())
        await self.become(data)
        self.match = match
        self.tell_everybody()
        self.wake_bots()

    async def settle(self, data: TableData) -> None:
        """Become something else, and deal as soon as nobody and nothing is missing. Called `alone`."""
        await (self.begin(data) if data.ready() else self.become(data))

    async def mix(self, seat: int, message: Seal | Share) -> None:
        """Take what a seat adds to the deal."""
        await self.alone(self._mix(seat, message))
        self.greet_everybody()

    async def _mix(self, seat: int, message: Seal | Share) -> None:
        data = mixed(self.data, seat, message)
        if data is not self.data:
            await self.settle(data)

    async def stand_in(self, seat: int, bot: str) -> None:
        """Let a bot play a seat, or with an empty name its owner."""
        await self.alone(self._stand_in(seat, bot))
        self.greet_everybody()
        self.wake_bots()

    async def _stand_in(self, seat: int, bot: str) -> None:
        before = self.data.seats[seat]
        if before.kind != HUMAN:
            raise ServerRefusal("not-allowed")
        if before.standin != bot:
            await self.become(self.data.with_seat(seat, msgspec.structs.replace(before, standin=bot)))

    @property
    def seq(self) -> int:
        """How often the match has changed."""
        return len(self.match.lines) if self.match is not None else 0

    @property
    def told(self) -> int:
        """How many answers stand."""
        return len(self.match.entries) if self.match is not None else 0

    @property
    def status(self) -> str:
        """Whether people are still coming, adding to the deal, playing, or done."""
        if self.match is None:
            return "mixing" if self.data.complete() else "waiting"
        return "over" if self.match.over else "playing"

    # Changing the match

    async def take(self, seat: int, message: Answer | Undo, lang: str) -> Ack | Refused:
        """Take an answer, or take one back: once, in time, by the rules, and only when it is stored."""
        return await self.alone(self._take(seat, message, self.words(lang)))

    async def _take(self, seat: int, message: Answer | Undo, words: Phrases) -> Ack | Refused:
        known = self.nonces.get((seat, message.nonce))
        if known is not None:
            return Ack(message.nonce, known)
        if not self._in_time(seat, message):
            return Refused(message.nonce, words.say("error-stale"), stale=True)
        try:
            await self._carry_out(seat, message)
        except VerliesError as error:
            rule = error.refusal.rule if isinstance(error, IllegalAnswer) else ""
            return Refused(message.nonce, self._sorry(error, words), rule)
        self._changed(seat)
        return Ack(message.nonce, self.seq)

    def _sorry(self, error: VerliesError, words: Phrases) -> str:
        """Return why an answer does not count; a move is named in the reader's words."""
        if not isinstance(error, IllegalAnswer) or self.match is None:
            return words.error(error)
        return words.refused(self.match.option(self.match.code(str(error.facts["word"]))), error.refusal)

    def _in_time(self, seat: int, message: Answer | Undo) -> bool:
        """Return whether a message is about the table as it is now, at least for this seat."""
        if self.match is None:
            return False
        if isinstance(message, Undo):
            return message.seq == self.seq
        if message.seq == self.seq:
            return message.decision == self.told
        return still_asked(self.match, seat, message.seq, message.decision, self._firm)

    async def _carry_out(self, seat: int, message: Answer | Undo) -> None:
        if isinstance(message, Answer):
            await self._answer(seat, message.option, message.nonce)
        else:
            await self._undo(seat, message.turn, message.nonce)

    async def _answer(self, seat: int, option: Option | str | int, nonce: str) -> None:
        assert self.match is not None
        entry = self.match.prepare(option, seat)
        await self._store([entry.line], seat, nonce)
        self.match.accept(entry)
        self._forget()

    def _forget(self) -> None:
        """Let go of the states before the last answer that cannot be taken back; they are most of a table's memory."""
        assert self.match is not None
        entries = self.match.entries
        last = next((n for n in range(len(entries) - 1, self._firm, -1) if _is_firm(entries[n])), self._firm)
        for old in entries[self._firm : last]:
            old.before = old.after = entries[last].before
        self._firm = last

    async def _undo(self, seat: int, turn: bool, nonce: str) -> None:
        match = self.match
        assert match is not None
        lines = match.prepare_undo(seat, turn)
        await self._store(lines, seat, nonce)
        for line in lines:
            match.accept_undo(line)
        for viewer in self.viewers:
            viewer.shown = 0

    async def _store(self, lines: list[Line], seat: int, nonce: str) -> None:
        """Put lines on disk, all or none; the nonce goes with the last."""
        last = self.seq + len(lines)
        rows = [(n, encode_line(line), seat, nonce if n == last else "") for n, line in enumerate(lines, self.seq + 1)]
        await asyncio.wrap_future(self.store.add_lines(self.data.id, rows))
        self._remember(seat, nonce, last)

    def _remember(self, seat: int, nonce: str, n: int) -> None:
        if nonce:
            self.nonces[seat, nonce] = n
            while len(self.nonces) > REMEMBERED:
                self.nonces.pop(next(iter(self.nonces)))

    def _changed(self, seat: int) -> None:
        """Show everybody what came of it, whoever did it first, and let bots go on."""
        self._views.clear()
        self.tell_everybody(seat)
        self.wake_bots()

    # Bots

    def wake_bots(self) -> None:
        """See to it that bots answer when they are asked."""
        if self.bot_asked() >= 0 and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._let_bots_play())

    def bot_asked(self) -> int:
        """Return a seat that is asked and played by a bot, or -1."""
        if self.match is None:
            return -1
        asked = (seat for seat in self.match.state.pending() if self.data.seats[seat].player() not in (HUMAN, OPEN))
        return next(asked, -1)

    async def _let_bots_play(self) -> None:
        """Answer for bots while they are asked; what goes wrong is told to the log and does not stop the table."""
        while (seat := self.bot_asked()) >= 0:
            await asyncio.sleep(self.pace)
            try:
                await self._let_bot_answer(seat)
            except Exception as error:
                trace = not isinstance(error, VerliesError)
                log.error("table %s: the bot of seat %d does not answer: %s", self.data.id, seat, error, exc_info=trace)
                await asyncio.sleep(RETRY_SECONDS)

    async def _let_bot_answer(self, seat: int) -> None:
        assert self.match is not None
        seq, name, options = self.seq, self.data.seats[seat].player(), self.match.state.options_of(seat)
        if name in (HUMAN, OPEN):
            return
        if not options:
            raise RuntimeError("it is asked, but nothing is offered")
        choice = await self._choose(seat, name, options)
        await self.alone(self._take_from_bot(seat, seq, choice))

    async def _choose(self, seat: int, name: str, options: list[int]) -> int:
        """Return what a bot answers; one that fails answers anything that is allowed."""
        try:
            return await self.think(seat, name, options)
        except Exception as error:
            told = error if isinstance(error, BadChoice) else repr(error)
            log.error("table %s: bot %s failed: %s", self.data.id, name, told)
        return pick(options, Rng(fresh_seed()))

    async def _take_from_bot(self, seat: int, seq: int, choice: int) -> None:
        if self.seq == seq and self.data.seats[seat].player() not in (HUMAN, OPEN):
            await self._answer(seat, choice, "")
            self._changed(seat)

    async def think(self, seat: int, name: str, options: list[int]) -> int:
        """Return what a bot would answer on a seat, from that seat's view and luck that is kept nowhere."""
        assert self.match is not None
        if len(options) == 1:
            return options[0]
        if name == ANY:
            return pick(options, Rng(fresh_seed()))
        seen = Observation(self.game, self.match.view(seat), options)
        answer = await self.thinkers.choose(self.game.id, name, seen.view.encoded(), options, fresh_seed())
        return checked(name, seen, options, answer)

    # Looking

    def words(self, lang: str) -> Phrases:
        """Return the words of this table in a language."""
        if lang not in self._words:
            self._words[lang] = Phrases.of(self.game, self.data.header(), lang)
        return self._words[lang]

    def seen_by(self, seat: int, lang: str, since: int) -> bytes:
        """Return the view of a seat, encoded; who sees the same gets the same bytes."""
        assert self.match is not None
        key = (seat, lang, since)
        if key not in self._views:
            if len(self._views) >= VIEWS:
                self._views.clear()
            self._views[key] = encoder.encode(view_message(self.match, seat, self.words(lang), self.seq, since))
        return self._views[key]

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
            static=self.static_name(),
            bot=USUAL,
            seed=data.seed or "" if over else "",
            secret=data.secret if over else "",
            shares=data.header().shares if over else [],
            seals=data.seals(),
            awaited=data.awaited() if self.status == "mixing" else [],
            next=data.next,
        )

    def static_name(self) -> str:
        """Return the name of the parts that never change, reckoned once."""
        if not self._static:
            self._static = self.game.static(self.data.settings).name()
        return self._static

    def seat_infos(self, lang: str) -> list[SeatInfo]:
        """Return the seats as everybody may see them."""
        online = self.online()
        colours = seat_colours(self.data.settings, len(self.data.seats))
        words = self.words(lang)
        return [
            SeatInfo(
                n,
                words.player(n) if seat.name else "",
                seat.player(),
                n in online,
                colours[n],
            )
            for n, seat in enumerate(self.data.seats)
        ]

    def online(self) -> set[int]:
        """Return the seats whose people are here."""
        return {viewer.seat for viewer in self.viewers if viewer.seat >= 0}

    def arrive(self, viewer: Viewer) -> None:
        """Let somebody look; the others are told if that changes who is here."""
        before = self.online()
        self.viewers[viewer] = None
        if self.online() != before:
            self.greet_everybody()
        viewer.resync()
        self.wake_bots()

    def leave(self, viewer: Viewer) -> None:
        """Forget somebody who looked."""
        before = self.online()
        self.viewers.pop(viewer, None)
        if self.online() != before:
            self.greet_everybody()

    def tell_everybody(self, first: int = -1) -> None:
        """Send every viewer what changed, and the seat that changed it before the others."""
        for viewer in sorted(self.viewers, key=lambda viewer: viewer.seat != first):
            viewer.show()

    def greet_everybody(self) -> None:
        """Tell every viewer who is there."""
        for viewer in self.viewers:
            viewer.greet()


def _is_firm(entry: Entry[Any]) -> bool:
    return entry.is_barrier(entry.line.seat)
