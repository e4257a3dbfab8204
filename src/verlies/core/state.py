"""State: everything there is to know about one game in progress, as plain data."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from .agenda import HOUSE, Ask, AskAny, AskSealed, Frame, Menu, Scope, Standing, Step
from .book import StepBook, plain_agenda, plain_standing
from .chance import Chance, NoChance
from .event import EVERYBODY, Event
from .parts import Part
from .stack import Stack
from .teams import closed

if TYPE_CHECKING:
    from .agenda import Condition

NOTHING: Final[list[int]] = []
UNANSWERED: Final = -1
NOBODY: Final = -2


def lowest(mask: int) -> int:
    """Return the lowest seat in a mask, or `NOBODY` if it is empty."""
    if mask == 0:
        return NOBODY
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Part):
    """An agenda of frames, the chance of the game and the question that is open; a game adds the rest as its fields."""

    __slots__ = ("agenda", "asked", "chance", "cuts", "eyes", "learned", "log", "open", "sealed", "seats", "standing")

    seats: int
    eyes: tuple[int, ...]
    """Per seat the mask of seats that see what it sees; empty if each sees for itself. It follows from the teams."""
    chance: Chance
    agenda: list[Frame]
    """Frames to be done, the next one last."""
    standing: list[Standing]
    """Effects that wait for a condition; replaced, never changed in place, so forks share it."""
    sealed: list[int]
    """Answers to the sealed question that is open, one per seat; empty if none is."""
    asked: int
    """The seat that is asked, the first one if several are."""
    open: list[int]
    """The options of that seat; never changed in place."""
    cuts: int
    """How often the agenda was cut while this state was worked on; not part of its data."""
    learned: int
    """Mask of seats that have seen something new since Match last looked (an undo barrier)."""
    log: list[Event] | None
    """Where events go; None while nobody listens, so in every copy."""

    def __init__(self, of: "State | None" = None, data: dict[str, Any] | None = None, shown: bool = False) -> None:
        if of is not None:
            self.seats = of.seats
            self.eyes = of.eyes
            self.chance = NoChance() if shown else of.chance.fork()
            self.agenda = of.agenda[:]
            self.standing = of.standing[:] if shown else of.standing
            self.sealed = [] if shown else of.sealed[:] if of.sealed else NOTHING
            self.asked = of.asked
            self.open = [] if shown else of.open
        else:
            self.seats = 0
            self.eyes = ()
            self.chance = Chance(b"", [], [])
            self.agenda = []
            self.standing = []
            self.sealed = NOTHING if data is None else list(data["sealed"])
            self.asked = HOUSE
            self.open = NOTHING
        self.cuts = 0
        self.learned = 0
        self.log = None

    def plain(self) -> dict[str, Any]:
        """Return the state as plain data; the key of its chance is not among it."""
        return {
            "counters": self.chance.counters[:],
            "agenda": plain_agenda(self.agenda),
            "standing": plain_standing(self.standing),
            "sealed": self.sealed[:],
        }

    def resume(self, book: StepBook, data: dict[str, Any], chance: Chance) -> None:
        """Take over the agenda from what `plain` wrote, which the fields were filled from, and a chance."""
        self.chance = chance
        self.agenda = book.frames(data["agenda"])
        self.standing = book.standing(data["standing"])

    # The agenda

    def push(self, subject: int, steps: list[Step[Any]]) -> None:
        """Lay steps on the agenda for one seat; the first of them is done first."""
        i = len(steps)
        while i > 0:
            i -= 1
            self.agenda.append(Frame(steps[i], subject, subject))

    def perform(self, subject: int, steps: list[Step[Any]]) -> None:
        """Do steps at once as far as they neither ask nor push; the rest goes on the agenda.

        The same as `push` followed by `advance`, without a frame for every plain step.
        """
        agenda = self.agenda
        for i, step in enumerate(steps):
            if isinstance(step, Ask):
                self.push(subject, steps[i:])
                return
            depth = len(agenda)
            cuts = self.cuts
            step.run(self, subject)
            if self.cuts != cuts:
                return
            if len(agenda) != depth:
                agenda[depth:depth] = [Frame(later, subject, subject) for later in steps[:i:-1]]
                return

    def ask(self, step: Step[Any], subject: int, asked: int) -> None:
        """Lay one step on the agenda that asks somebody else than its subject."""
        self.agenda.append(Frame(step, subject, asked))

    def push_always(self, subject: int, step: Step[Any]) -> None:
        """Lay one step on the agenda that is done even if what surrounds it is cut."""
        self.agenda.append(Frame(step, subject, subject, True))

    def close(self) -> None:
        """Take the menu that is being answered off the agenda; what it pushed stays."""
        at = len(self.agenda) - 1
        while not isinstance(self.agenda[at].step, Menu):
            at -= 1
        del self.agenda[at]

    def cut(self, scope: str) -> None:
        """Drop all frames down to the innermost scope of that name; what is marked `always` stays."""
        agenda = self.agenda
        self.cuts += 1
        kept: list[Frame] = []
        found = False
        while agenda and not found:
            frame = agenda.pop()
            step = frame.step
            if frame.always:
                kept.append(frame)
            found = isinstance(step, Scope) and step.name == scope
        if not found:
            raise ValueError(f"no scope {scope!r} on the agenda")
        kept.reverse()
        agenda.extend(kept)

    def drop_frames_of(self, subject: int) -> None:
        """Remove what was still to be done or waited for about one seat or figure, but for `always`."""
        self.cuts += 1
        self.standing = [entry for entry in self.standing if entry.subject != subject]
        self.agenda[:] = [f for f in self.agenda if f.subject != subject or f.always or isinstance(f.step, Scope)]

    def within(self, scope: str) -> bool:
        """Return whether a scope of that name is open."""
        for frame in self.agenda:
            step = frame.step
            if isinstance(step, Scope) and step.name == scope:
                return True
        return False

    def wait_for(self, condition: "Condition[Any]", then: list[Step[Any]], subject: int) -> None:
        """Do `then` once for every time the condition is due, now or later."""
        self.standing = [*self.standing, Standing(condition, then, subject, 0)]

    def settle(self) -> None:
        """Push what standing effects owe by now; of several, the one that has stood longest gives first."""
        for i in range(len(self.standing) - 1, -1, -1):
            entry = self.standing[i]
            due = entry.condition.due(self, entry.subject)
            if due > entry.given:
                self.standing = self.standing[:]
                self.standing[i] = Standing(entry.condition, entry.then, entry.subject, due)
                self.owe(entry, due - entry.given)

    def owe(self, entry: Standing, times: int) -> None:
        """Lay on the agenda what a standing effect gives, so many times over."""
        for _ in range(times):
            self.push(entry.subject, entry.then)

    # Questions and answers

    def advance(self) -> None:
        """Do steps until a question is open or nothing is left to do."""
        agenda = self.agenda
        while True:
            if self.standing:
                self.settle()
            if not agenda:
                break
            frame = agenda[-1]
            step = frame.step
            if isinstance(step, Ask):
                if self._pose(frame, step):
                    return
            else:
                agenda.pop()
                step.run(self, frame.subject)
        self.asked = HOUSE
        self.open = NOTHING

    def stop(self) -> None:
        """End the game here, whatever was still to be done."""
        self.agenda.clear()
        self.standing = []
        self.sealed = NOTHING
        self.advance()

    def _pose(self, frame: Frame, step: Ask[Any]) -> bool:
        """Open a question, or skip it (no options) or answer it for the house; return whether it is open."""
        seat = frame.asked if isinstance(step, Menu) else first_asked(self, frame, step)
        options: list[int] = NOTHING if seat == NOBODY else step.options(self, frame.subject, seat)
        if not options:
            self.agenda.pop()
            self.sealed = NOTHING
            return False
        if seat == HOUSE:
            self._take(HOUSE, step.house(self, frame.subject, options))
            return False
        self.asked = seat
        self.open = options
        return True

    def next_to_seal(self, mask: int) -> int:
        """Return the first of some seats that has not answered the sealed question yet, or `NOBODY`."""
        if not self.sealed:
            self.sealed = [UNANSWERED] * self.seats
        for seat in range(self.seats):
            if mask >> seat & 1 and self.sealed[seat] == UNANSWERED:
                return seat
        return NOBODY

    def answer(self, seat: int, pick: int) -> None:
        """Take one of the options of `seat` as its answer and go on to the next question."""
        self._take(seat, pick)
        self.advance()

    def _take(self, seat: int, pick: int) -> None:
        frame = self.agenda[-1]
        step = frame.step
        if isinstance(step, Menu):
            step.answer(self, frame.subject, seat, pick)
        elif isinstance(step, AskSealed):
            self._seal(frame, step, seat, pick)
        else:
            assert isinstance(step, Ask)
            self.agenda.pop()
            step.answer(self, frame.subject, seat, pick)

    def _seal(self, frame: Frame, step: AskSealed[Any], seat: int, pick: int) -> None:
        self.sealed[seat] = pick
        if all(not frame.asked >> s & 1 or self.sealed[s] != UNANSWERED for s in range(self.seats)):
            picks = self.sealed
            self.sealed = NOTHING
            self.agenda.pop()
            self.reveal(self.everybody())
            step.resolve(self, frame.subject, picks)

    def pending(self) -> list[int]:
        """Return the seats whose answer is awaited."""
        if self.asked == HOUSE:
            return []
        frame = self.agenda[-1]
        if isinstance(frame.step, AskSealed):
            return [s for s in range(self.seats) if frame.asked >> s & 1 and self.sealed[s] == UNANSWERED]
        if isinstance(frame.step, AskAny):
            return [s for s in range(self.seats) if frame.asked >> s & 1]
        return [self.asked]

    def options_of(self, seat: int) -> list[int]:
        """Return what a seat may answer now; empty if it is not asked."""
        if seat not in self.pending():
            return []
        if seat == self.asked:
            return self.open
        frame = self.agenda[-1]
        step = frame.step
        assert isinstance(step, Ask)
        options: list[int] = step.options(self, frame.subject, seat)
        return options

    def over(self) -> bool:
        """Return whether nothing is left to do."""
        return not self.agenda

    def ask_rule(self, name: str) -> str:
        """Return the id of the rule behind a question, by the name of its step."""
        return ""

    # Events

    def emit(self, kind: int, seat: int, a: int = 0, b: int = 0, seen: int = EVERYBODY, c: int = 0) -> None:
        """Tell whoever listens that something happened."""
        if self.log is not None:
            self.log.append(Event(kind, seat, a, b, self.closed(seen), c))

    def reveal(self, mask: int) -> None:
        """Note that these seats have just seen something hidden, so nobody can take it back."""
        self.learned |= self.closed(mask)

    def everybody(self) -> int:
        """Return the mask of all seats."""
        return (1 << self.seats) - 1

    def closed(self, mask: int) -> int:
        """Return a mask of seats with all who see what these see; the masks on a stack are made by it, too."""
        return closed(mask, self.eyes) if self.eyes else mask

    def eyes_of(self, seat: int) -> int:
        """Return the mask of seats whose things a seat sees, its own among them; a spectator sees nobody's."""
        return self.closed(1 << seat) if seat >= 0 else 0

    def look(self, stack: Stack, stream: int, mask: int) -> int:
        """Return the top card of a stack, which these seats, and all who see with them, know from now on."""
        self.reveal(mask)
        return stack.look(self.chance, stream, self.closed(mask))


def first_asked(state: State, frame: Frame, step: Ask[Any]) -> int:
    """Return the seat whose answer to a question is awaited, the first one if several are, or `NOBODY`."""
    if isinstance(step, AskSealed):
        return state.next_to_seal(frame.asked)
    return lowest(frame.asked) if isinstance(step, AskAny) else frame.asked
