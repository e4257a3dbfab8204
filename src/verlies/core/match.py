"""Match: a state with its record: answers, events, undo, save and replay."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from . import fair
from .agenda import Ask, AskAny, AskSealed
from .decision import Decision, LogEntry, Mode, Option, Result
from .errors import BadSetup, IllegalAnswer, SaveError, UndoRefused, VerliesError, closest
from .event import EVERYBODY, NUMBER, UNSPOKEN, Event, facts_of, rule_of
from .game import Game
from .record import FORMAT, HUMAN, Header, Line, Record, nameless
from .refusal import GAME_OVER, NOT_YOUR_TURN, Refusal
from .state import State
from .view import View

if TYPE_CHECKING:
    from pathlib import Path

    from .scene import Scene

S = TypeVar("S", bound=State)


class Entry(Generic[S]):
    """One answer, and what it did or would do."""

    def __init__(self, before: S, after: S, line: Line, events: list[Event], used_chance: bool, learned: int) -> None:
        self.before = before
        self.after = after
        self.line = line
        self.events = events
        self.used_chance = used_chance
        self.learned = learned
        self.is_last = after.over()
        """Whether the game ended with it, so that everything may be shown."""
        self.hands_on = _hands_on(before, after, line.seat)

    def barrier(self, seat: int) -> str:
        """Return why this seat may not take the answer back, as the id of a reason; empty if it may."""
        if self.line.seat != seat:
            return "somebody-chose"
        if self.used_chance:
            return "chance"
        if self.learned >> seat & 1:
            return "seen"
        if self.is_last:
            return "ended"
        return "handed-on" if self.hands_on else ""

    def is_barrier(self, seat: int) -> bool:
        """Return whether this seat may not take the answer back."""
        return self.barrier(seat) != ""


def _hands_on(before: State, after: State, seat: int) -> bool:
    """Return whether others are asked after an answer and its seat is not; a sealed question is put to all at once."""
    asked = after.pending()
    if not asked or seat in asked:
        return False
    frame = after.agenda[-1]
    return not (isinstance(frame.step, AskSealed) and before.agenda[-1] is frame)


class Match(Generic[S]):
    """A game being played. Everything that leaves it for a player is made from that player's view."""

    def __init__(self, game: Game[S], header: Header, state: S, opening: list[Event]) -> None:
        self.game = game
        self.header = header
        self.state = state
        self.entries: list[Entry[S]] = []
        self.lines: list[Line] = []
        """The whole record, take-backs included."""
        self.opening = opening
        """The events of the set-up."""
        self.on_line: Callable[[Line], None] | None = None
        """Called with each line before it takes effect; if it raises, nothing has happened."""

    # What is open

    @property
    def decisions(self) -> list[Decision]:
        """The open decisions; empty when the game is over."""
        pending = self.state.pending()
        if not pending:
            return []
        step = self.state.agenda[-1].step
        if isinstance(step, AskSealed):
            return [self._decision("sealed", (seat,)) for seat in pending]
        return [self._decision("any" if isinstance(step, AskAny) else "one", tuple(pending))]

    @property
    def decision(self) -> Decision:
        """The open decision, while there is exactly one."""
        decisions = self.decisions
        if len(decisions) != 1:
            raise VerliesError("no-decision")
        return decisions[0]

    def _decision(self, mode: Mode, seats: tuple[int, ...]) -> Decision:
        frame = self.state.agenda[-1]
        step = frame.step
        assert isinstance(step, Ask)
        options = tuple(self.option(code) for code in self.state.options_of(seats[0]))
        rule = step.rule(self.state, frame.subject)
        return Decision(len(self.entries), type(step).__name__, mode, seats, frame.subject, rule, options)

    def decisions_of(self, seat: int) -> list[Decision]:
        """Return the open decisions a seat may answer."""
        return [decision for decision in self.decisions if seat in decision.seats]

    def option(self, code: int) -> Option:
        """Return an option as the border shows it."""
        words = self.game.about.vocabulary
        kind = words.kind(code)
        return Option(words.word(code), code, kind.word, kind.noun, words.argument(code))

    # Answers

    def answer(self, option: Option | str | int, seat: int | None = None) -> None:
        """Give an answer. A wrong one raises `IllegalAnswer` and changes nothing."""
        entry = self.prepare(option, seat)
        self._commit(entry.line)
        self.accept(entry)

    def prepare(self, option: Option | str | int, seat: int | None = None) -> Entry[S]:
        """Return what an answer would do, without doing it; a wrong one raises `IllegalAnswer`."""
        seat = self._seat(seat)
        code = self.code(option, seat)
        if code not in self.state.options_of(seat):
            raise IllegalAnswer(self.game.about.vocabulary.word(code), self.why_not(code, seat))
        before = self.state
        after, events = self._apply(before, seat, code)
        line = Line(seat, self.game.about.vocabulary.word(code), self.game.digest(after))
        used = after.chance.counters != before.chance.counters
        return Entry(before, after, line, events, used, after.learned)

    def accept(self, entry: Entry[S]) -> None:
        """Let a prepared answer take effect, once it is safely on record."""
        self.lines.append(entry.line)
        self.entries.append(entry)
        self.state = entry.after

    def _apply(self, before: S, seat: int, code: int) -> tuple[S, list[Event]]:
        after = before.fork()
        events: list[Event] = []
        after.log = events
        after.learned = 0
        after.answer(seat, code)
        if len(self.entries) + 1 >= self.game.about.cap:
            after.stop()
        after.log = None
        return after, events

    def _commit(self, line: Line) -> None:
        if self.on_line is not None:
            self.on_line(line)

    def code(self, option: Option | str | int, seat: int = -1) -> int:
        """Return the code of an option; unknown words raise with a suggestion from what the seat is offered."""
        words = self.game.about.vocabulary
        code = option.code if isinstance(option, Option) else option
        if isinstance(code, int):
            if not words.has(code):
                raise VerliesError("unknown-option", word=str(code))
            return code
        number = words.option(code)
        if number is None:
            offered = [o.id for decision in self.decisions_of(seat) for o in decision.options]
            raise VerliesError("unknown-option", word=code, hint=closest(code, offered))
        return number

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        pending = self.state.pending()
        if len(pending) > 1:
            raise VerliesError("which-seat", seats=", ".join(str(s) for s in pending))
        return pending[0] if pending else -1

    def why_not(self, option: Option | str | int, seat: int) -> Refusal:
        """Say why a seat may not answer this now; what has no rule of its own has that of the open question."""
        state = self.state
        if state.over():
            return self._by_rule(GAME_OVER, "")
        frame = state.agenda[-1]
        step = frame.step
        assert isinstance(step, Ask)
        asked_by = step.rule(state, frame.subject)
        if seat not in state.pending():
            return self._by_rule(NOT_YOUR_TURN, asked_by)
        return self._by_rule(step.why_not(state, frame.subject, seat, self.code(option)), asked_by)

    def _by_rule(self, refusal: Refusal, otherwise: str) -> Refusal:
        rule = refusal.rule or self.game.about.refusals.get(refusal.message, otherwise)
        return Refusal(refusal.message, rule, refusal.facts, refusal.misfit)

    # Undo

    def can_undo(self, seat: int) -> bool:
        """Return whether a seat may take back the last answer."""
        return bool(self.entries) and not self.entries[-1].is_barrier(seat)

    def undo(self, seat: int, turn: bool = False) -> None:
        """Take back the last answer of a seat, or with `turn` everything up to the last barrier."""
        for line in self.prepare_undo(seat, turn):
            self._commit(line)
            self.accept_undo(line)

    def prepare_undo(self, seat: int, turn: bool = False) -> list[Line]:
        """Return the lines of a take-back, without doing it; raises `UndoRefused` behind a barrier."""
        if not self.entries:
            raise UndoRefused("nothing-to-undo", reason="nothing-answered")
        if not self.can_undo(seat):
            raise UndoRefused("nothing-to-undo", reason=self.entries[-1].barrier(seat))
        left = len(self.entries) - 1
        lines = [Line(undo=left)]
        while turn and left > 0 and not self.entries[left - 1].is_barrier(seat):
            left -= 1
            lines.append(Line(undo=left))
        return lines

    def accept_undo(self, line: Line) -> None:
        """Let a take-back take effect, once it is safely on record."""
        self.lines.append(line)
        self.state = self.entries.pop().before

    # What is seen

    def view(self, seat: int) -> View:
        """Return what a seat can see; -1 is a spectator."""
        return self.game.view(self.state, seat)

    def scene(self, seat: int) -> "Scene":
        """Return the table as a seat sees it, with its open decisions."""
        from .scene import with_prompt

        return with_prompt(self.game.scene(self.view(seat)), self, seat)

    def log(self, seat: int, since: int = 0) -> list[LogEntry]:
        """Return what happened since an answer number, as one seat may know it."""
        out = [] if since > 0 else [self._entry(0, event, seat) for event in self.opening]
        first = max(since, 1)
        for number, entry in enumerate(self.entries[first - 1 :], first):
            out += [self._entry(number, event, seat) for event in entry.events]
        return out

    def _entry(self, number: int, event: Event, seat: int) -> LogEntry:
        kind = self.game.about.events[event.kind]
        hidden = kind.secret and event.seen != EVERYBODY and not (seat >= 0 and event.seen >> seat & 1)
        facts: dict[str, str | int] = {}
        nouns: dict[str, str] = {}
        for name, noun, value in facts_of(kind, event)[hidden:]:
            if noun != UNSPOKEN:
                nouns[name] = noun
            facts[name] = value if noun == NUMBER else self.game.fact(noun, value)
        rule = rule_of(kind, facts)
        told = (kind.tone, kind.follows, kind.leaves)
        return LogEntry(number, kind.name, event.seat, facts, nouns, hidden, rule, *told)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self.game.result(self.state) if self.over else None

    # The record

    def record(self) -> Record:
        """Return the whole record of the match."""
        return Record(self.header, self.lines[:])

    def save(self, path: "str | Path") -> None:
        """Write the match to one file that replays to the same fingerprints."""
        from .files import write

        write(path, self.record())


def start(
    game: Game[S],
    seats: int,
    seed: int | str | None,
    options: Mapping[str, object],
    names: Sequence[str],
    shares: Sequence[bytes],
) -> Match[S]:
    """Deal a new match."""
    game.check_seats(seats)
    settings = game.settings(options, seats)
    secret = fair.practice_secret(seed) if seed is not None else _secret(game)
    header = Header(
        verlies=FORMAT,
        game=game.id,
        version=game.about.version,
        seats=seats,
        settings=settings,
        names=list(names) or [nameless(seat) for seat in range(seats)],
        controllers=[HUMAN] * seats,
        seed=None if seed is None else str(seed),
        secret=secret.hex(),
        shares=[share.hex() for share in shares],
        commitment=fair.commitment(secret),
        digest="",
    )
    return deal(game, header)


def _secret(game: Game[S]) -> bytes:
    if game.entropy is None:
        raise BadSetup("no-seed", game=game.id)
    return game.entropy(32)


def deal(game: Game[S], header: Header) -> Match[S]:
    """Return the match a header describes, before its first answer."""
    import msgspec

    key = fair.key(bytes.fromhex(header.secret), [bytes.fromhex(share) for share in header.shares])
    state = game.deal(header.seats, game.settings(header.settings, header.seats), key)
    opening = state.log or []
    state.log = None
    if not header.digest:
        header = msgspec.structs.replace(header, digest=game.digest(state))
    return Match(game, header, state, opening)


def replay(game: Game[S], record: Record, path: str = "record") -> Match[S]:
    """Return the match of a record, played again answer by answer; the first wrong one raises `SaveError`."""
    header = record.header
    _check_header(game, header, path)
    match = deal(game, header)
    if match.game.digest(match.state) != header.digest:
        raise SaveError("save-wrong-deal", path=path)
    for line in record.lines:
        _replay_line(match, line, path)
    return match


def _check_header(game: Game[S], header: Header, path: str) -> None:
    if header.version != game.about.version:
        raise SaveError("save-rules", path=path, version=header.version, game=game.id, known=game.about.version)
    if header.game != game.id:
        raise SaveError("save-unreadable", path=path, reason="other-game", game=header.game)
    try:
        game.check_seats(header.seats)
        game.settings(header.settings, header.seats)
    except BadSetup as error:
        raise SaveError("save-unreadable", path=path, reason="error") from error
    if not len(header.names) == len(header.controllers) == header.seats:
        raise SaveError("save-unreadable", path=path, reason="seats-differ")
    try:
        secret = bytes.fromhex(header.secret)
        _ = [bytes.fromhex(share) for share in header.shares]
    except ValueError:
        raise SaveError("save-unreadable", path=path, reason="secret-damaged") from None
    if header.seed is not None and fair.practice_secret(header.seed) != secret:
        raise SaveError("save-unreadable", path=path, reason="secret-damaged")
    if fair.commitment(secret) != header.commitment:
        raise SaveError("save-commitment", path=path)


def _replay_line(match: Match[S], line: Line, path: str) -> None:
    number = len(match.lines) + 1
    if line.undo >= 0:
        _replay_undo(match, line, number, path)
    else:
        _replay_answer(match, line, number, path)


def _replay_undo(match: Match[S], line: Line, number: int, path: str) -> None:
    left = len(match.entries) - 1
    if left >= 0 and line.undo != left:
        raise SaveError(
            "save-wrong-undo", path=path, number=number, reason="undo-differs", found=left, wanted=line.undo
        )
    try:
        match.undo(match.entries[-1].line.seat if match.entries else -1)
    except UndoRefused as error:
        raise SaveError("save-wrong-undo", path=path, number=number, reason="error") from error
    if line != match.lines[-1]:
        raise SaveError("save-wrong-undo", path=path, number=number, reason="line-differs")


def _replay_answer(match: Match[S], line: Line, number: int, path: str) -> None:
    where: dict[str, str | int] = {"path": path, "number": number, "word": line.pick, "seat": line.seat + 1}
    try:
        match.answer(line.pick, line.seat)
    except VerliesError as error:
        raise SaveError("save-wrong-answer", **where, reason="error") from error
    made = match.lines[-1].digest
    if line.digest != made:
        raise SaveError("save-wrong-answer", **where, reason="state-differs", found=made, wanted=line.digest)
    if line != match.lines[-1]:
        raise SaveError("save-wrong-answer", **where, reason="line-differs")
