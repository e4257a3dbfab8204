"""A table in memory: a match, its seats, and those who look at it."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any, TypeVar

import msgspec

from ...bots import ANY, USUAL, BadChoice, checked
from ...bots.random import pick
from ...core.errors import FOREIGN, IllegalAnswer, VerliesError
from ...core.match import Match, deal, replay
from ...core.option import PASS, Option
from ...core.record import HUMAN, Line, Record, encode_line
from ...core.rng import Rng
from ...core.rules import Rules
from ...core.state import lowest
from ...core.teams import are_several, mask_of
from ...text.seats import seat_colours
from ..http.errors import ServerRefusal
from ..store.sqlite import Ended, Store
from ..wire.messages import (
    Ack,
    Answer,
    Moment,
    Pointed,
    Refused,
    Retold,
    Seal,
    SeatInfo,
    Share,
    Status,
    Story,
    Talk,
    TeamInfo,
    Undo,
    Window,
    Write,
    Writes,
    encoder,
)
from ..wire.messages import Past as PastCommand
from ..wire.messages import Table as TableMessage
from ..wire.phrases import Phrases
from ..wire.render import team_infos, view_message
from ..wire.viewer import Viewer
from . import windows
from .council import Council
from .mixing import mixed
from .pace import PACES, patience
from .past import Past
from .reports import Reports
from .results import ended_by
from .seats import OPEN, TableData
from .talk import NO_TEAM, Conversation, Fingers, is_heard
from .thinking import Thinkers, fresh_seed
from .windows import ASK, window_asked, windows_of, wishes

REMEMBERED = 512
"""So many nonces are remembered per table, to recognise a message sent twice."""
VIEWS = 32
"""So many encoded views of one moment are kept for others who see the same."""
SPECTATOR = -1
MINUTE = 60.0
RETRY_SECONDS = 1.0
"""How long a bot waits when its answer could not be stored."""

T = TypeVar("T")
log = logging.getLogger(__name__)


def _unheard(ack: Ack) -> None:
    """Nobody waits to be told that an answer counts."""


class Table:
    """One table. What changes it goes through `alone`, one after the other, and memory follows the disk."""

    def __init__(
        self, game: Rules[Any], data: TableData, store: Store, thinkers: Thinkers, pace: float, past: Past
    ) -> None:
        self.game = game
        self.data = data
        """What the table is, as it is stored; replaced, never changed in place."""
        self.store = store
        self.thinkers = thinkers
        self.past = past
        self.pace = pace
        """How long a bot waits at least before it answers, so that people can follow."""
        self.match: Match[Any] | None = None
        self.conversation = Conversation()
        self.fingers = Fingers()
        self.council = Council(self)
        self.reports = Reports(self)
        self.viewers: dict[Viewer, None] = {}
        """Everybody who looks, in the order they came."""
        self.lock = asyncio.Lock()
        self.nonces: dict[tuple[int, str], int] = {}
        self._work: set[asyncio.Task[Any]] = set()
        self._bots: asyncio.Task[None] | None = None
        self._passing: asyncio.Task[None] | None = None
        self._waiting: asyncio.Task[None] | None = None
        """Counts the time until a bot plays for whoever is away."""
        self._waiting_for: tuple[int, ...] = ()
        self._due = 0.0
        self._passing_at = -1
        """The moment of the match, as `seq`, for which `_passing` counts its beat."""
        self._words: dict[str, Phrases] = {}
        self._views: dict[tuple[int, str, int, int, tuple[int, ...]], bytes] = {}
        self._static = ""

    async def alone(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something while nobody else changes the table, and to its end, even if whoever asked for it is gone."""
        task = self._in_passing(self._locked(work))
        task.add_done_callback(lambda _: work.close())  # who is told to stop may not have begun
        return await asyncio.shield(task)

    def _in_passing(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Do something whoever waits for it, or nobody."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return task

    async def _locked(self, work: Coroutine[Any, Any, T]) -> T:
        async with self.lock:
            try:
                return await work
            except SystemExit as error:  # in a task it would end the whole house
                raise RuntimeError(f"the game {self.game.id} tried to end the program") from error

    @property
    def idle(self) -> bool:
        """Whether nobody looks at it and nothing is being done, so that it can go to sleep."""
        return not self.viewers and not self._work and _done(self._bots) and _done(self._passing)

    # What the table is

    def load(self) -> None:
        """Play the stored answers again."""
        if not self.data.started:
            return
        rows = self.store.lines(self.data.id)
        lines = [msgspec.json.decode(line, type=Line) for line, _, _ in rows]
        match = deal(self.game, self.data.header())
        for n, (_, seat, nonce) in enumerate(rows, 1):
            self._remember(seat, nonce, n)
        self.go_on_from(replay(self.game, Record(match.header, lines), self.data.id))

    def go_on_from(self, match: Match[Any]) -> None:
        """Have a match that was played again just now from what is stored."""
        self.match = match
        match.forget(self.data.hands())

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
        data = msgspec.structs.replace(data, started=True, version=self.game.about.version)
        match = deal(self.game, data.header())
        await self.become(data)
        self.match = match
        self.tell_everybody()
        self.wake_bots()
        self.wake_windows()

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

    async def stand_in(self, seats: int, bot: str) -> None:
        """Let a bot play the seats of a mask, or with an empty name their owner."""
        await self.alone(self.refit(seats, {"standin": bot, "lent": False}))
        self.greet_everybody()
        self.wake_bots()

    # Who is away

    def missed(self) -> list[int]:
        """Return the seats everybody waits for though nobody of theirs is here."""
        motion = self.council.motion
        if self.match is None or self.data.ended or (self.data.paused and not motion):
            return []
        here = self.online()
        asked = self.council.awaited() if motion else self.match.pending()
        return [seat for seat in asked if self.data.seats[seat].player() == HUMAN and seat not in here]

    def may_replace(self, viewer: Viewer) -> bool:
        """Return whether a viewer may let a bot play for others: the host, or while the host is away any player."""
        host = self.data.host
        return bool(viewer.hand >> host & 1) or (bool(viewer.hand) and host not in self.online())

    async def replace(self, viewer: Viewer, seat: int) -> None:
        """Let a bot play for somebody who is away, until they come back."""
        if not self.may_replace(viewer):
            raise ServerRefusal("not-allowed")
        await self._lend([seat] if seat in self.missed() else [])

    async def _lend(self, seats: list[int]) -> None:
        if not seats:
            return
        await self.alone(self._lent(mask_of(seats)))
        self.greet_everybody()
        self.wake_bots()

    async def _lent(self, seats: int) -> None:
        await self.refit(seats, {"standin": USUAL, "lent": True})
        await self.council.settle()

    async def _give_back(self, seats: int) -> None:
        """Let people who have come back play themselves again."""
        lent = mask_of([n for n, seat in enumerate(self.data.seats) if seats >> n & 1 and seat.lent])
        if lent:
            await self.stand_in(lent, "")

    def wake_patience(self) -> None:
        """Count the time while somebody waits for somebody who is not here, if the table has agreed on one."""
        missed = tuple(self.missed()) if self.data.patience and self.viewers else ()
        if missed == self._waiting_for:
            return
        self._waiting_for = missed
        self._wait_until(monotonic() + self.data.patience * MINUTE)

    def _wait_until(self, end: float) -> None:
        """Wait for those who are missed until then; everybody is told how long that is."""
        if self._waiting is not None:
            self._waiting.cancel()
        self._due = end
        self._waiting = asyncio.create_task(self._wait_for(self._waiting_for)) if self._waiting_for else None
        self.greet_everybody()

    def give_time(self) -> None:
        """Wait as long again for whoever is asked and not here."""
        if self._waiting_for:
            self._wait_until(self._due + self.data.patience * MINUTE)

    @property
    def bot_in(self) -> int:
        """How many seconds are left for whoever is asked and not here; 0 if nobody is awaited so."""
        return max(1, round(self._due - monotonic())) if self._waiting_for else 0

    async def _wait_for(self, missed: tuple[int, ...]) -> None:
        await asyncio.sleep(self._due - monotonic())
        self._waiting_for = ()
        try:
            await self._lend([seat for seat in self.missed() if seat in missed])
        except VerliesError as error:
            log.error("table %s: no seat could be lent: %s", self.data.id, error)
            self.wake_patience()

    async def want(self, seats: int, message: Window) -> None:
        """Note what somebody wants of a kind of window, for all seats they hold."""
        if message.kind not in windows_of(self.game):
            raise ServerRefusal("no-window")
        first = self.data.seats[lowest(seats)]
        await self.alone(self.refit(seats, {"windows": {**first.windows, message.kind: message.wish}}))
        for viewer in self.viewers:
            if viewer.hand & seats:
                viewer.greet()
        self.wake_windows()

    async def note_hint(self, seat: int) -> None:
        """Count a hint that was given to a seat."""
        await self.alone(self._note_hint(seat))

    async def _note_hint(self, seat: int) -> None:
        await self.refit(1 << seat, {"hints": self.data.seats[seat].hints + 1})

    async def refit(self, seats: int, changes: dict[str, Any]) -> None:
        """Change something of the seats of a mask, which people must have. Called `alone`."""
        data = self.data
        for n, seat in enumerate(data.seats):
            if seats >> n & 1:
                if seat.kind != HUMAN or seat.left:
                    raise ServerRefusal("not-allowed")
                data = data.with_seat(n, msgspec.structs.replace(seat, **changes))
        if data != self.data:
            await self.become(data)

    @property
    def seq(self) -> int:
        """How often the match has changed."""
        return len(self.match.lines) if self.match is not None else 0

    @property
    def told(self) -> int:
        """How many answers stand."""
        return self.match.answers if self.match is not None else 0

    def known(self, seat: int) -> int:
        """Return of how many answers a seat knows; who watches learns of them later, if that was agreed."""
        later = self.data.delay if seat == SPECTATOR and self.status != "over" else 0
        return max(0, self.told - later)

    @property
    def status(self) -> Status:
        """Whether people are still coming, adding to the deal, playing, or done."""
        if self.match is None:
            return "mixing" if self.data.complete() else "waiting"
        return "over" if self.match.over or self.data.ended else "playing"

    # Changing the match

    async def take(
        self, seat: int, message: Answer | Undo, lang: str, hand: int = 0, stored: Callable[[Ack], None] = _unheard
    ) -> Ack | Refused:
        """Take an answer, or take one back: once, in time, by the rules, and only when it is stored.

        Who holds several seats takes back by all of them, which are in `hand`. `stored` is told before anybody is shown
        what came of it.
        """
        return await self.alone(self._take(seat, message, self.words(lang), hand, stored))

    async def _take(
        self, seat: int, message: Answer | Undo, words: Phrases, hand: int, stored: Callable[[Ack], None]
    ) -> Ack | Refused:
        known = self._known(hand or 1 << seat, message.nonce)
        if known is not None:
            return Ack(message.nonce, known)
        if self.council.halted:
            return Refused(message.nonce, words.say(f"error-{self.council.halted}"))
        if not self._in_time(seat, message):
            return Refused(message.nonce, words.say("error-stale"), stale=True)
        try:
            await self._carry_out(seat, message, hand)
        except VerliesError as error:
            rule = error.refusal.rule if isinstance(error, IllegalAnswer) else ""
            return Refused(message.nonce, self._sorry(error, words), rule)
        ack = Ack(message.nonce, self.seq)
        stored(ack)
        self._changed(seat)
        return ack

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
        return self.match.still_asked(seat, message.seq, message.decision)

    async def _carry_out(self, seat: int, message: Answer | Undo, hand: int) -> None:
        if isinstance(message, Answer):
            await self._answer(seat, message.option, message.nonce)
        else:
            await self._undo(seat, message.turn, message.nonce, hand)

    async def _answer(self, seat: int, option: Option | str | int, nonce: str) -> None:
        assert self.match is not None
        entry = self.match.prepare(option, seat)
        await self._store([entry.line], seat, nonce, ended_by(self.data, self.match, entry))
        self.match.accept(entry)
        self.match.forget(self.data.hands())

    async def _undo(self, seat: int, turn: bool, nonce: str, hand: int) -> None:
        match = self.match
        assert match is not None
        lines = match.prepare_undo(seat, turn, hand)
        await self._store(lines, seat, nonce)
        for line in lines:
            match.accept_undo(line)
        for viewer in self.viewers:
            viewer.shown = 0

    async def take_back(self, seats: int) -> None:
        """Take back the last answer of these seats and all since, because everybody agrees. Called `alone`."""
        match = self.match
        assert match is not None
        match.recall()
        lines = match.prepare_agreed(seats)
        await self._store(lines, lowest(seats), "")
        for line in lines:
            match.accept_undo(line)
        match.forget(self.data.hands())
        for viewer in self.viewers:
            viewer.shown = 0
        self._changed(lowest(seats))

    async def _store(self, lines: list[Line], seat: int, nonce: str, ended: Ended | None = None) -> None:
        """Put lines on disk, all or none; the nonce goes with the last, and how the game ended."""
        last = self.seq + len(lines)
        rows = [(n, encode_line(line), seat, nonce if n == last else "") for n, line in enumerate(lines, self.seq + 1)]
        await asyncio.wrap_future(self.store.add_lines(self.data.id, rows, ended))
        self._remember(seat, nonce, last)

    def _known(self, hand: int, nonce: str) -> int | None:
        """Return what came of a message that was sent before; whichever seat it counted for, it was the same person."""
        sent = (n for (seat, known), n in self.nonces.items() if known == nonce and hand >> seat & 1)
        return next(sent, None)

    def _remember(self, seat: int, nonce: str, n: int) -> None:
        if nonce:
            self.nonces[seat, nonce] = n
            while len(self.nonces) > REMEMBERED:
                self.nonces.pop(next(iter(self.nonces)))

    def _changed(self, seat: int) -> None:
        """Show everybody what came of it, whoever did it first, and let bots go on."""
        self._views.clear()
        self.tell_everybody(seat)
        self.go_on()

    def go_on(self) -> None:
        """Let those go on for whom the table answers, if the game goes on."""
        self.wake_bots()
        self.wake_windows()
        self.wake_patience()

    # Windows

    def wake_windows(self) -> None:
        """See to it that those who do not want to be asked are passed for, each a beat after they were asked."""
        seat = self.passed_for()
        if seat < 0 or (self._passing_at == self.seq and not _done(self._passing)):
            return
        if self._passing is not None:
            self._passing.cancel()
        self._passing_at = self.seq
        self._passing = asyncio.create_task(self._pass_window(seat, self.seq))

    def passed_for(self) -> int:
        """Return a seat that is asked in a window and does not want to be, or -1."""
        window = window_asked(self.match) if self.match is not None and not self.council.halted else ""
        seat = self.match.state.asked if self.match is not None and window else -1
        mine = self.data.seats[seat] if seat >= 0 else None
        return seat if mine and mine.player() == HUMAN and mine.windows.get(window, ASK) != ASK else -1

    async def _pass_window(self, seat: int, seq: int) -> None:
        """Pass for a seat after a beat, whatever it holds, unless something else has happened."""
        await asyncio.sleep(windows.BEAT)
        await self.alone(self._pass_for(seat, seq))

    async def _pass_for(self, seat: int, seq: int) -> None:
        if self.seq == seq and self.passed_for() == seat:
            await self._answer(seat, PASS, "")
            self._changed(seat)

    # Bots

    def wake_bots(self) -> None:
        """See to it that bots answer when they are asked."""
        if self.bot_asked() >= 0 and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._let_bots_play())

    def bot_asked(self) -> int:
        """Return a seat that is asked and played by a bot, or -1."""
        if self.match is None or self.council.halted or (self.data.demo and not self.viewers):
            return -1
        asked = (seat for seat in self.match.pending() if self.data.seats[seat].player() not in (HUMAN, OPEN))
        return next(asked, -1)

    async def _let_bots_play(self) -> None:
        """Answer for bots while they are asked; what goes wrong is told to the log and does not stop the table."""
        while (seat := self.bot_asked()) >= 0:
            try:
                await self._let_bot_answer(seat)
            except FOREIGN as error:
                trace = not isinstance(error, VerliesError)
                log.error("table %s: the bot of seat %d does not answer: %s", self.data.id, seat, error, exc_info=trace)
                await asyncio.sleep(RETRY_SECONDS)

    async def _let_bot_answer(self, seat: int) -> None:
        """Answer for a bot that is asked, at the table's pace: thinking is part of it, so it does not tell how long."""
        assert self.match is not None
        seq, name, options = self.seq, self.data.seats[seat].player(), self.match.options_of(seat)
        if not options:
            raise RuntimeError("it is asked, but nothing is offered")
        pause = patience(self.match, self.pace * PACES[self.data.pace], bool(self.viewers))
        choice, _ = await asyncio.gather(self._choose(seat, name, options), asyncio.sleep(pause))
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
        if self.seq == seq and not self.council.halted and self.data.seats[seat].player() not in (HUMAN, OPEN):
            await self._answer(seat, choice, "")
            self._changed(seat)

    async def think(self, seat: int, name: str, options: list[int]) -> int:
        """Return what a bot would answer on a seat, from that seat's view and luck that is kept nowhere.

        It thinks about a single option, too: an answer that comes sooner would tell that there is nothing to choose.
        """
        assert self.match is not None
        if name == ANY:
            return pick(options, Rng(fresh_seed()))
        seen = self.match.observe(seat)
        answer = await self.thinkers.choose(self.game.id, name, seen.view.encoded(), fresh_seed())
        return checked(name, seen, options, answer)

    # Looking

    def words(self, lang: str) -> Phrases:
        """Return the words of this table in a language."""
        if lang not in self._words:
            self._words[lang] = Phrases.of(self.game, self.data.header(), lang)
        return self._words[lang]

    def seen_by(self, seat: int, lang: str, since: int, hand: int = 0, alike: tuple[int, ...] = ()) -> bytes:
        """Return the view of a seat, encoded; who sees the same gets the same bytes."""
        assert self.match is not None
        key = (seat, lang, since, hand, alike)
        if key not in self._views:
            if len(self._views) >= VIEWS:
                self._views.clear()
            view = view_message(self.as_known(seat), seat, self.words(lang), self.seq, since, hand)
            self._views[key] = encoder.encode(msgspec.structs.replace(view, alike=list(alike)))
        return self._views[key]

    def as_known(self, seat: int) -> Match[Any]:
        """Return the match as far as a seat knows it."""
        assert self.match is not None
        known = self.known(seat)
        return self.match if known == self.told else self.past.whole(self.data.id, self.match).at(known)

    def moment(self, viewer: Viewer, command: PastCommand) -> Moment:
        """Return the table as it was."""
        if self.match is None:
            raise ServerRefusal("not-started")
        seat = self._eyes(viewer, command.seat)
        known = self.known(viewer.home)
        return self.past.moment(self.data.id, self.match, command.at, seat, self.words(viewer.lang), known)

    def story(self, viewer: Viewer, command: Story) -> Retold:
        """Return what the log says around an answer."""
        if self.match is None:
            raise ServerRefusal("not-started")
        seat = self._eyes(viewer, command.seat)
        known = self.known(viewer.home)
        return self.past.story(self.data.id, self.match, command.at, seat, self.words(viewer.lang), known)

    def _eyes(self, viewer: Viewer, wish: int | None) -> int:
        """Return through whose eyes a viewer looks back; through those of another seat when the game is over."""
        seat = viewer.seat if wish is None else wish
        own = seat in (viewer.seat, SPECTATOR) or viewer.hand >> max(seat, 0) & 1
        if not SPECTATOR <= seat < len(self.data.seats) or not (own or self.status == "over"):
            raise ServerRefusal("not-allowed")
        if viewer.open and viewer.beside and self.status != "over":
            return SPECTATOR  # what was is nobody's secret where all look
        return seat

    def message(self, viewer: Viewer) -> TableMessage:
        """Return the table itself for one viewer."""
        data = self.data
        over = self.status == "over"
        return TableMessage(
            id=data.id,
            game=data.game,
            title=self.words(viewer.lang).say(f"game-{data.game}"),
            seat=viewer.home,
            host=bool(viewer.hand >> data.host & 1),
            status=self.status,
            seats=self.seat_infos(viewer.lang),
            settings=data.settings,
            commitment=data.commitment,
            practice=data.practice(),
            static=self.static_name(),
            bot=USUAL,
            seed=data.seed or "" if over else "",
            secret=data.secret if over else "",
            shares=data.header().shares if over else [],
            seals=data.seals(),
            awaited=data.awaited() if self.status == "mixing" else [],
            next=data.next,
            hand=[n for n in range(len(data.seats)) if viewer.hand >> n & 1],
            teams=self.team_infos(viewer.lang),
            windows=self._wishes(viewer),
            may_replace=self.may_replace(viewer),
            patience=data.patience,
            delay=data.delay,
            pace=data.pace,
            bot_in=self.bot_in,
            paused=data.paused,
            paused_by=data.paused_by,
            ended=data.ended,
            proposal=self.council.proposal(),
            taken_back=sum(line.agreed for line in self.match.lines) if self.match is not None else 0,
            hints=[seat.hints for seat in data.seats] if over else [],
            leader=data.host,
            branched=data.branched,
            demo=data.demo,
        )

    def _wishes(self, viewer: Viewer) -> dict[str, str]:
        """Return what a viewer wants of every window, which is nobody's business where somebody else may look."""
        secret = viewer.home < 0 or viewer.veiled
        return {} if secret else wishes(self.game, self.data.seats[viewer.home].windows)

    def talk(self, viewer: Viewer, command: Talk) -> None:
        """Take what somebody says, and let everybody hear it who may."""
        self.conversation.add(viewer.voice, viewer.home, self.team_of(viewer.home), command)
        for each in self.viewers:
            each.hear()

    def write(self, viewer: Viewer, command: Write) -> None:
        """Let those see that somebody writes who may hear it when it is said."""
        team = self.team_of(viewer.home) if command.team else NO_TEAM
        if not self.conversation.lets_write(viewer.voice):
            return
        for each in self.viewers:
            if each.voice != viewer.voice and is_heard(viewer.home, team, each.home, each.team):
                each.see(Writes(viewer.home))

    def point(self, viewer: Viewer, place: str) -> None:
        """Let all players see where somebody points, or those of the same team; nobody who watches."""
        if self.match is None:
            raise ServerRefusal("not-started")
        static = self.game.static(self.data.settings)
        self.fingers.raise_one(viewer.key, place, self.match.scene(SPECTATOR), static)
        for each in self.viewers:
            if each.home >= 0 and each.team == self.team_of(viewer.home):
                each.see(Pointed(viewer.seat, place))

    def team_of(self, seat: int) -> int:
        """Return the team of a seat; -1 for those who have none."""
        return self.teams[seat] if self.teams and seat >= 0 else -1

    @property
    def teams(self) -> tuple[int, ...]:
        """The team of each seat, if there are several."""
        teams = self.game.teams(self.data.settings, len(self.data.seats))
        return teams if are_several(teams) else ()

    def team_infos(self, lang: str) -> list[TeamInfo]:
        """Return the teams as everybody may see them."""
        return team_infos(self.words(lang), self.teams)

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
        teams = self.teams
        return [
            SeatInfo(
                n,
                words.player(n) if seat.name else "",
                seat.player(),
                n in online,
                colours[n],
                teams[n] if teams else -1,
                seat.is_free(),
                seat.left,
            )
            for n, seat in enumerate(self.data.seats)
        ]

    def online(self) -> set[int]:
        """Return the seats whose people are here."""
        here = 0
        for viewer in self.viewers:
            here |= viewer.hand | viewer.beside
        return {n for n in range(len(self.data.seats)) if here >> n & 1}

    def arrive(self, viewer: Viewer) -> None:
        """Let somebody look; the others are told if that changes who is here."""
        before = self.online()
        self.viewers[viewer] = None
        if self.online() != before:
            self.greet_everybody()
            self.wake_patience()
        viewer.resync()
        self.wake_bots()
        self.wake_windows()
        if any(seat.lent for seat in self.data.seats):
            self._in_passing(self._give_back(viewer.hand | viewer.beside))

    def leave(self, viewer: Viewer) -> None:
        """Forget somebody who looked."""
        before = self.online()
        self.viewers.pop(viewer, None)
        if self.online() != before:
            self.greet_everybody()
            self.wake_patience()

    def dismiss(self) -> None:
        """Let those watch who gave up their seats, and send those away whose seats were taken."""
        for viewer in [viewer for viewer in self.viewers if viewer.key and not viewer.hand]:
            if any(viewer.key in seat.hashes() for seat in self.data.seats):
                viewer.step_aside()
            else:
                viewer.send_away()

    def tell_everybody(self, first: int = -1) -> None:
        """Send every viewer what changed, and the seat that changed it before the others."""
        for viewer in sorted(self.viewers, key=lambda viewer: not (first >= 0 and viewer.hand >> first & 1)):
            viewer.show()

    def greet_everybody(self) -> None:
        """Tell every viewer who is there."""
        for viewer in self.viewers:
            viewer.greet()


def _done(task: "asyncio.Task[None] | None") -> bool:
    return task is None or task.done()
