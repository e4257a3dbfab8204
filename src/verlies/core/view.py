"""What one seat can see: a state with holes.

It is a state of the game's own class, made with the opened fields alone. What is hidden is not there, until the game's
`cover` lays something in its place: one's own cards, or `UNKNOWN`. What every state has is covered here, once.
"""

from typing import Any, Final, Generic, TypeVar

import msgspec

from .agenda import Ask
from .book import StepBook
from .chance import Chance, NoChance
from .rng import Rng
from .state import UNANSWERED, State, first_asked

S = TypeVar("S", bound=State)

SPECTATOR: Final = -1
SECRET: Final = -2
"""Stands in a view for a sealed answer that was given but is not for these eyes."""
UNKNOWN: Final = -2
"""Stands in a view for a card that lies face down."""


class View(Generic[S]):
    """Who is looking, and what lies there for these eyes."""

    def __init__(self, seat: int, seen: S) -> None:
        self.seat = seat
        """Who is looking; `SPECTATOR` sees the public part."""
        self.seen = seen
        """The covered state: nothing can be drawn in it, and it is nobody's but this view's."""

    def ask(self) -> Ask[Any] | None:
        """Return the open question, whomever it is put to."""
        step = self.seen.agenda[-1].step if self.seen.agenda else None
        return step if isinstance(step, Ask) else None

    def subject(self) -> int:
        """Return the seat or figure that the open question is about."""
        return self.seen.agenda[-1].subject

    def options(self) -> list[int]:
        """Return what the viewer may answer; empty if somebody else is asked."""
        return self.seen.open

    def plain(self) -> dict[str, Any]:
        """Return it as plain data; a hidden field that nobody decided about is an error here."""
        return {"seat": self.seat, "options": self.seen.open, "seen": self.seen.plain()}

    def encoded(self) -> bytes:
        """Return it as bytes; two equal views give equal bytes."""
        return bytes(msgspec.msgpack.encode(self.plain()))


def covered(state: S, seat: int) -> S:
    """Return what one seat sees of a state before the game has its say: no chance, own options, own sealed answer."""
    seen = state.public()
    if state.sealed:
        seen.sealed = [pick if pick == UNANSWERED or s == seat else SECRET for s, pick in enumerate(state.sealed)]
    if seat in state.pending():
        seen.asked = seat
        seen.open = state.options_of(seat)[:]
    return seen


def uncovered(seen: S, rng: Rng, streams: int) -> None:
    """Give a state whose holes were filled fresh chance and guessed answers, and put its question again."""
    seen.chance = Chance(rng.key(), [0] * streams, [])
    guess_sealed(seen, rng)
    seen.advance()


def guess_sealed(state: State, rng: Rng) -> None:
    """Guess the sealed answers that are secret."""
    secret = [seat for seat, answer in enumerate(state.sealed) if answer == SECRET]
    for seat in secret:
        state.sealed[seat] = UNANSWERED
    for seat in secret:
        frame = state.agenda[-1]
        step = frame.step
        assert isinstance(step, Ask)
        options = step.options(state, frame.subject, seat)
        state.sealed[seat] = options[rng.below(len(options))]


def resume_view(seen: S, book: StepBook, data: dict[str, Any]) -> View[S]:
    """Return the view that `View.plain` wrote; the fields of its state are filled already."""
    seen.resume(book, data["seen"], NoChance())
    seen.open = list(data["options"])
    view = View(data["seat"], seen)
    step = view.ask()
    if seen.open:
        seen.asked = view.seat
    elif step is not None:
        seen.asked = first_asked(seen, seen.agenda[-1], step)
    return view
