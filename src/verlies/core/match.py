"""Match: a state with its record: answers, events, undo, save and replay."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from . import fair
from .agenda import Ask, AskSealed, Window
from .decision import Decision, LogEntry, Result
from .errors import BadSetup, IllegalAnswer, SaveError, UndoRefused, VerliesError, closest
from .event import EVERYBODY, UNSPOKEN, Event, facts_of, rule_of
from .observe import Observation, observe
from .option import KIND, PASS_WORD, Option
from .parts import Value, derived
from .record import FORMAT, HUMAN, Header, Line, Record, answers_at, nameless
from .refusal import GAME_OVER, NOT_YOUR_TURN, POSSIBLE, Refusal
from .rules import Rules
from .settings import by_one
from .state import State
from .teams import each_alone, is_hand, mask_of
from .view import View

if TYPE_CHECKING:
    from pathlib import Path

    from .scene import Scene

S = TypeVar("S", bound=State)


def _alone(seat: int) -> int:
    """Return the mask of one seat; a spectator holds none."""
    return 1 << seat if seat >= 0 else 0


class Entry(Value, Generic[S]):
    """One answer, and what it did or would do."""

    before: S
    after: S
    line: Line
    events: list[Event]
    used_chance: bool
    learned: int
    is_last: bool = derived()
    """Whether the game ended with it, so that everything may be shown."""
    handed: int = derived()
    to_window: bool = derived()
    """Whether those who are asked now may respond to something, or pass."""
    is_pass: bool = derived()

    def derive(self) -> None:
        """Note what undo and the log want to know of it."""
        self.is_last = self.after.over()
        self.handed = _handed(self.before, self.after)
        self.to_window = not self.is_last and isinstance(self.after.agenda[-1].step, Window)
        self.is_pass = _is_pass(self.before, self.line.pick)

    def barrier(self, seats: int) -> str:
        """Return why whoever holds these seats may not take the answer back, as the id of a reason; empty if they may.

        The pass of somebody else in a window does not stand in the way of what they passed on.
        """
        if not self.is_of(seats) and not self.is_pass:
            return "somebody-chose"
        if self.used_chance:
            return "chance"
        if self.learned:
            return "seen" if self.learned & seats else "shown"
        if self.is_last:
            return "ended"
        return "handed-on" if self.is_of(seats) and self.hands_on(seats) and not self.to_window else ""

    def is_of(self, seats: int) -> bool:
        """Return whether one of these seats gave the answer."""
        return bool(seats >> self.line.seat & 1)

    def hands_on(self, seats: int) -> bool:
        """Return whether others are asked after it, and none of these seats."""
        return self.handed != 0 and not self.handed & seats

    def is_barrier(self, seats: int) -> bool:
        """Return whether whoever holds these seats may not take the answer back."""
        return self.barrier(seats) != ""

    def is_firm(self, hand: int = 0) -> bool:
        """Return whether nobody can ever take the answer back; `hand` holds the seats of whoever gave it."""
        if self.is_pass:
            return self.used_chance or self.learned != 0 or self.is_last
        return self.is_barrier(hand or _alone(self.line.seat))


def _handed(before: State, after: State) -> int:
    """Return the mask of those who are asked after an answer; a sealed question was put to all of them before."""
    asked = after.pending()
    if asked and isinstance(after.agenda[-1].step, AskSealed) and before.agenda[-1] is after.agenda[-1]:
        return 0
    return mask_of(asked)


def _is_pass(before: State, pick: str) -> bool:
    return pick == PASS_WORD and isinstance(before.agenda[-1].step, Window)


def _agreed(left: int) -> Line:
    """Return the line by which an answer is taken back because all agree, so that so many are left."""
    return Line(undo=left, agreed=True)


class Match(Generic[S]):
    """A game being played. Everything that leaves it for a player is made from that player's view."""

    def __init__(self, game: Rules[S], header: Header, state: S, opening: list[Event]) -> None:
        self.game = game
        self.header = header
        self.state = state
        self.entries: list[Entry[S]] = []
        self.lines: list[Line] = []
        """The whole record, take-backs included."""
        self.opening = opening
        """The events of the set-up."""
        self.on_lines: Callable[[list[Line]], None] | None = None
        """Called with all lines of an answer or a take-back before it takes effect; if it raises, nothing happened."""
        self.firm = 0
        """So many answers nobody can take back any more, and the states between them are forgotten; see `forget`."""
        self.keys: dict[int, bytes] = {}
        """After so many answers chance went on with another key, since something was taken back by agreement."""

    # What is open

    def pending(self) -> list[int]:
        """Return the seats whose answer is awaited."""
        return self.state.pending()

    def options_of(self, seat: int) -> list[int]:
        """Return the codes of what a seat may answer now; empty if it is not asked."""
        return self.state.options_of(seat)[:]

    def still_asked(self, seat: int, seq: int, answers: int) -> bool:
        """Return whether a seat is still asked what it was asked when there were so many lines and answers.

        The answers of others to a sealed question do not make its own come too late.
        """
        if seq == len(self.lines):
            return answers == self.answers
        agenda = self.state.agenda
        if not agenda or not isinstance(agenda[-1].step, AskSealed) or seat not in self.pending():
            return False
        return answers_at(seq, self.lines, self.answers, seat, self._opened()) == answers

    def _opened(self) -> int:
        """Return how many answers stood when the question that is open was put, as far as states are known."""
        frame = self.state.agenda[-1]
        count = self.answers
        while count > self.firm and self.entries[count - 1].before.agenda[-1] is frame:
            count -= 1
        return count

    @property
    def decisions(self) -> list[Decision]:
        """The open decisions; empty when the game is over."""
        from .prompt import decisions

        return decisions(self.game, self.state, len(self.entries))

    @property
    def decision(self) -> Decision:
        """The open decision, while there is exactly one."""
        decisions = self.decisions
        if len(decisions) != 1:
            raise VerliesError("no-decision")
        return decisions[0]

    def decisions_of(self, seat: int) -> list[Decision]:
        """Return the open decisions a seat may answer, with what it is offered itself."""
        from .prompt import decisions_of

        return decisions_of(self.game, self.state, len(self.entries), seat)

    def option(self, code: int) -> Option:
        """Return an option as the border shows it."""
        from .prompt import option

        return option(self.game, self.state, code)

    def about(self, noun: str, target: str) -> list[int]:
        """Return all options that point at a thing, kind by kind."""
        kinds = enumerate(self.game.about.vocabulary.kinds)
        codes = [number * KIND + i for number, kind in kinds if kind.noun == noun for i in range(len(kind.ids))]
        return [code for code in codes if self.game.target(self.state, code) == target]

    # Answers

    def answer(self, option: Option | str | int, seat: int | None = None) -> None:
        """Give an answer. A wrong one raises `IllegalAnswer` and changes nothing."""
        entry = self.prepare(option, seat)
        self._commit([entry.line])
        self.accept(entry)

    def prepare(self, option: Option | str | int, seat: int | None = None) -> Entry[S]:
        """Return what an answer would do, without doing it; a wrong one raises `IllegalAnswer`."""
        seat = self._seat(seat)
        code = self.code(option, seat)
        if code not in self.state.options_of(seat):
            raise IllegalAnswer(self.game.about.vocabulary.word(code), self.why_not(code, seat))
        return self._done(seat, code)

    def _done(self, seat: int, code: int, line: Line | None = None) -> Entry[S]:
        """Return what an answer does; its line is made, unless it is on record already."""
        before = self.state
        after, events = self._apply(before, seat, code)
        made = line or Line(seat, self.game.about.vocabulary.word(code), self.game.digest(after))
        used = after.chance.counters != before.chance.counters
        return Entry(before, after, made, events, used, after.learned)

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

    def _commit(self, lines: list[Line]) -> None:
        if self.on_lines is not None:
            self.on_lines(lines)

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
        """Say why a seat may not answer this now, or `POSSIBLE` if it is offered to it.

        It is told of every option of the game. What has no rule of its own has that of the open question; a word that
        is no option at all raises.
        """
        state = self.state
        code = self.code(option, seat)
        if code in state.options_of(seat):
            return POSSIBLE
        if state.over():
            return self._by_rule(GAME_OVER, "")
        frame = state.agenda[-1]
        step = frame.step
        assert isinstance(step, Ask)
        asked_by = step.rule(state, frame.subject)
        if seat not in state.pending():
            return self._by_rule(NOT_YOUR_TURN, asked_by)
        refusal = step.why_not(state, frame.subject, seat, code)
        amounts = self.game.amounts(self.game.view(state, seat), code, refusal.message)
        return self._by_rule(refusal.told(amounts), asked_by)

    def _by_rule(self, refusal: Refusal, otherwise: str) -> Refusal:
        rule = refusal.rule or self.game.about.refusals.get(refusal.message, otherwise)
        return Refusal(refusal.message, rule, refusal.facts, refusal.misfit)

    # Undo

    def can_undo(self, seat: int, hand: int = 0) -> bool:
        """Return whether a seat may take back its last answer; who holds several seats names all of them in `hand`."""
        return not self._back(hand or _alone(seat), len(self.entries))[1]

    def undo(self, seat: int, turn: bool = False, hand: int = 0) -> None:
        """Take back the last answer of a seat, or with `turn` everything up to the last barrier."""
        lines = self.prepare_undo(seat, turn, hand)
        self._commit(lines)
        for line in lines:
            self.accept_undo(line)

    def prepare_undo(self, seat: int, turn: bool = False, hand: int = 0) -> list[Line]:
        """Return the lines of a take-back, without doing it; raises `UndoRefused` behind a barrier."""
        seats = hand or _alone(seat)
        left, reason = self._back(seats, len(self.entries))
        if reason:
            raise UndoRefused("nothing-to-undo", reason=reason)
        further, reason = self._back(seats, left)
        while turn and not reason:
            left = further
            further, reason = self._back(seats, left)
        return [self._taken_back(n, seats) for n in range(len(self.entries) - 1, left - 1, -1)]

    def _back(self, seats: int, count: int) -> tuple[int, str]:
        """Return how many of `count` answers stand without the last one of these seats, and why that cannot be.

        Those who passed since are asked again.
        """
        if not is_hand(seats, self.state.eyes, self.header.seats):
            return 0, "no-hand"
        for left in range(count - 1, self.firm - 1, -1):
            entry = self.entries[left]
            reason = entry.barrier(seats)
            if reason or entry.is_of(seats):
                asked = mask_of(self._asked_at(count)) & seats
                waits = entry.to_window and entry.hands_on(seats) and not asked
                return left, reason or ("handed-on" if waits else "")
        return 0, "somebody-chose" if count else "nothing-answered"

    def _asked_at(self, count: int) -> list[int]:
        """Return who was asked when so many answers stood."""
        return (self.state if count == len(self.entries) else self.entries[count].before).pending()

    def _taken_back(self, n: int, seats: int) -> Line:
        """Return the line by which the answer after the first `n` is taken back."""
        return Line(undo=n, by=0 if seats == _alone(self.entries[n].line.seat) else seats)

    def accept_undo(self, line: Line) -> None:
        """Let a take-back take effect, once it is safely on record; what chance had shown does not come again."""
        self.lines.append(line)
        key = self.state.chance.key
        self.state = self.entries.pop().before
        self.keys.pop(len(self.entries) + 1, None)
        self._go_on_with(fair.renewed(key, len(self.lines)) if line.agreed else key)

    def _go_on_with(self, key: bytes) -> None:
        """Let chance go on with a key."""
        if key != self.state.chance.key:
            self.state = self.state.fork()
            self.state.chance = self.state.chance.keyed(key)
            self.keys[len(self.entries)] = key

    # By agreement

    def last_of(self, seats: int) -> int:
        """Return the number of the last answer that one of these seats gave, or 0."""
        return next((n for n in range(len(self.entries), 0, -1) if self.entries[n - 1].is_of(seats)), 0)

    def prepare_agreed(self, seats: int) -> list[Line]:
        """Return the lines by which the last answer of these seats, and all since, is taken back because all agree."""
        last = self.last_of(seats)
        if self.over or not last:
            raise UndoRefused("nothing-to-undo", reason="ended" if self.over else "nothing-answered")
        return [_agreed(n) for n in range(len(self.entries) - 1, last - 2, -1)]

    def recall(self) -> None:
        """Play the match again, so that every state is known that `forget` let go of."""
        self.entries = self.remembered().entries
        self.firm = 0

    def forget(self, hands: Sequence[int] = ()) -> None:
        """Let go of the states before the last answer that cannot be taken back; they are most of a match's memory.

        Where people hold several seats, `hands` has the seats of whoever plays each, as masks.
        """
        entries = self.entries
        held = hands or [0] * self.header.seats
        firm = (n for n in range(len(entries) - 1, self.firm, -1) if entries[n].is_firm(held[entries[n].line.seat]))
        last = next(firm, self.firm)
        for old in entries[self.firm : last]:
            old.before = old.after = entries[0].before
        self.firm = last

    # What was done

    @property
    def answers(self) -> int:
        """How many answers stand."""
        return len(self.entries)

    def actor(self, number: int) -> int:
        """Return the seat that gave an answer, counted from 1; -1 for the set-up."""
        return self.entries[number - 1].line.seat if 0 < number <= len(self.entries) else -1

    def at(self, answers: int) -> "Match[S]":
        """Return the match as it was after so many answers, unless `forget` let go of that moment."""
        assert answers >= self.firm, "this moment is forgotten"
        state = self.entries[answers].before if answers < len(self.entries) else self.state
        then = Match(self.game, self.header, state, self.opening)
        then.entries = self.entries[:answers]
        return then

    def remembered(self, known: "Match[S] | None" = None) -> "Match[S]":
        """Return the match played again, with every moment; what was taken back is left out.

        If its beginning was played again before, that is gone on with.
        """
        again = known if known is not None and self._goes_on(known) else deal(self.game, self.header)
        for entry in self.entries[again.answers :]:
            again._go_on_with(self.keys.get(again.answers, again.state.chance.key))
            again.accept(again._done(entry.line.seat, again.code(entry.line.pick), entry.line))
        again._go_on_with(self.keys.get(again.answers, again.state.chance.key))
        return again

    def _goes_on(self, known: "Match[S]") -> bool:
        """Return whether another match has the very answers this one began with."""
        pairs = zip(known.entries, self.entries, strict=False)
        return known.answers <= self.answers and all(one.line is other.line for one, other in pairs)

    # What is seen

    def view(self, seat: int) -> View[S]:
        """Return what a seat can see; -1 is a spectator."""
        return self.game.view(self.state, seat)

    def observe(self, seat: int) -> Observation[S]:
        """Return what a bot on this seat gets; none of it belongs to the match."""
        return observe(self.game, self.state, seat)

    def scene(self, seat: int, hand: int = 0) -> "Scene":
        """Return the table as a seat sees it, with its open decisions; `hand` as with `can_undo`."""
        from .prompt import with_prompts

        can_undo = seat >= 0 and self.can_undo(seat, hand)
        scene = with_prompts(self.game, self.view(seat), self.answers)
        return scene.at(can_undo, self.teams, self.result)

    @property
    def teams(self) -> tuple[int, ...]:
        """The team of each seat; empty if everybody plays for themselves."""
        teams = self.game.teams(self.header.settings, self.header.seats)
        return () if teams == each_alone(self.header.seats) else teams

    @property
    def by_one(self) -> bool:
        """Whether one person plays all seats, as was agreed."""
        return by_one(self.game.about.settings, self.header.settings)

    def alike(self, seat: int, other: int) -> bool:
        """Return whether two seats see the same and have been told the same, so that neither has a secret."""
        one, two = self.view(seat).seen.plain(), self.view(other).seen.plain()
        return one == two and self.log(seat) == self.log(other)

    def log(self, seat: int, since: int = 0) -> list[LogEntry]:
        """Return what happened since an answer number, as one seat may know it."""
        out = [] if since > 0 else [self._entry(0, event, seat) for event in self.opening]
        first = max(since, 1)
        for number, entry in enumerate(self.entries[first - 1 :], first):
            out += [self._entry(number, event, seat) for event in entry.events]
        return out

    def log_start(self, events: int, since: int) -> int:
        """Return the answer, not before `since`, from which on at least so many things happened, if so many did."""
        count = 0
        for number in range(self.answers, max(since, 1) - 1, -1):
            count += len(self.entries[number - 1].events)
            if count >= events:
                return number
        return since

    def _entry(self, number: int, event: Event, seat: int) -> LogEntry:
        kind = self.game.about.events[event.kind]
        hidden = kind.secret and event.seen != EVERYBODY and not (seat >= 0 and event.seen >> seat & 1)
        facts: dict[str, str | int] = {}
        nouns: dict[str, str] = {}
        for name, noun, value in facts_of(kind, event)[hidden:]:
            if noun != UNSPOKEN:
                nouns[name] = noun
            facts[name] = self.game.told(noun, value)
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
    game: Rules[S],
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


def _secret(game: Rules[S]) -> bytes:
    if game.entropy is None:
        raise BadSetup("no-seed", game=game.id)
    return game.entropy(32)


def deal(game: Rules[S], header: Header) -> Match[S]:
    """Return the match a header describes, before its first answer."""
    import msgspec

    key = fair.key(bytes.fromhex(header.secret), [bytes.fromhex(share) for share in header.shares])
    state = game.begin(header.seats, game.settings(header.settings, header.seats), key)
    opening = state.log or []
    state.log = None
    if not header.digest:
        header = msgspec.structs.replace(header, digest=game.digest(state))
    return Match(game, header, state, opening)


def replay(game: Rules[S], record: Record, path: str = "record") -> Match[S]:
    """Return the match of a record, played again answer by answer; the first wrong one raises `SaveError`."""
    header = record.header
    _check_header(game, header, path)
    match = deal(game, header)
    if match.game.digest(match.state) != header.digest:
        raise SaveError("save-wrong-deal", path=path)
    while len(match.lines) < len(record.lines):
        _replay_next(match, record.lines, path)
    return match


def _check_header(game: Rules[S], header: Header, path: str) -> None:
    if header.game != game.id:
        raise SaveError("save-unreadable", path=path, reason="other-game", game=header.game)
    if header.version != game.about.version:
        raise SaveError("save-rules", path=path, version=header.version, game=game.id, known=game.about.version)
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


def _replay_next(match: Match[S], lines: list[Line], path: str) -> None:
    """Play the next answer of a record again, or the next take-back, which may have several lines."""
    done = len(match.lines)
    if lines[done].undo < 0:
        return _replay_answer(match, lines[done], done + 1, path)
    for number, made in enumerate(_take_back(match, lines[done], done + 1, path), done + 1):
        found = lines[number - 1] if number <= len(lines) else None
        if found != made:
            raise SaveError("save-wrong-undo", path=path, number=number, reason="line-differs")
        match.accept_undo(made)
    return None


def _take_back(match: Match[S], line: Line, number: int, path: str) -> list[Line]:
    """Return the lines of the take-back that begins with a line of a record, by the rule of a running game."""
    left = match.answers - 1
    if left >= 0 and line.undo != left:
        raise SaveError(
            "save-wrong-undo", path=path, number=number, reason="undo-differs", found=left, wanted=line.undo
        )
    if line.agreed and left >= 0 and not match.over:
        return [_agreed(left)]
    try:
        return match.prepare_undo(match.actor(match.answers), hand=line.by)
    except UndoRefused as error:
        raise SaveError("save-wrong-undo", path=path, number=number, reason="error") from error


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
