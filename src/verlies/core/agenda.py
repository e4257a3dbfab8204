"""Steps and frames: an unfinished effect as plain, immutable data."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, dataclass_transform

from mypy_extensions import mypyc_attr

from . import fields
from .gaps import filled
from .option import PASS
from .refusal import NOT_OFFERED, Refusal

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State", contravariant=True)

HOUSE: Final = -1
"""The seat of figures nobody plays; it is never asked, the dice choose for it."""


@dataclass_transform(frozen_default=True)
@mypyc_attr(allow_interpreted_subclasses=True)
class Made(Generic[S]):
    """What is made of its fields, which are its arguments in the code and in a save file; never changed afterwards.

    The constructor is made from them. A class that writes it by hand keeps every argument under the same name.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        fields.make_step(cls)

    def arguments(self) -> list[Any]:
        """Return what it was made with."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Made[S]):
    """One small thing to do. Immutable, so that agendas are copied by reference and saved as data."""

    def run(self, state: S, subject: int) -> None:
        """Do it, for the seat or figure `subject`; may push further steps."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A step that stops and asks one seat; without options it is passed over."""

    def options(self, state: S, subject: int, seat: int) -> list[int]:
        """Return what `seat` may answer, made from what that seat can see."""
        raise NotImplementedError

    def answer(self, state: S, subject: int, seat: int, pick: int) -> None:
        """Carry out one of the options; the frame is already off the agenda."""
        raise NotImplementedError

    def rule(self, state: S, subject: int) -> str:
        """Return the id of the rule that puts this question; usually it goes by the name of the step."""
        return self.rule_as(type(self).__name__, state, subject)

    def rule_as(self, name: str, state: S, subject: int) -> str:
        """Return the rule that goes by a name; where it is the text of what puts the question, that is filled in."""
        return filled(state.ask_rule(name), {"source": self.source(state, subject)})

    def case(self, state: S, subject: int) -> str:
        """Return in which case the question has words of its own (`ask-Act-over`), as all can see; usually none.

        Where it has none, it may have a sentence behind it that says what is at stake (`stake-over`). A number may
        stand behind a case: `wounds=2`.
        """
        return ""

    def source(self, state: S, subject: int) -> str:
        """Return what puts the question, by noun and id (`card-sneak`), as all can see; usually nothing.

        Several in a row say that it is one of them, where nobody can see which.
        """
        return ""

    def why_not(self, state: S, subject: int, seat: int, pick: int) -> Refusal:
        """Say why an option is not among the offered ones; it is never asked of one that is."""
        return NOT_OFFERED

    def house(self, state: S, subject: int, options: list[int]) -> int:
        """Choose for the house seat: any option, by chance."""
        return options[state.chance.below(0, len(options))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Ask[S]):
    """An Ask that stays on the agenda after an answer, until the answer closes it with `state.close()`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AskAny(Ask[S]):
    """Asks several seats at once; whoever answers first decides. The frame's `asked` is a mask."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AskSealed(Ask[S]):
    """Asks several seats; each answers unseen, and all is resolved with the last. `asked` is a mask."""

    def resolve(self, state: S, subject: int, picks: list[int]) -> None:
        """Carry out all answers; `picks` holds one option per seat, -1 for seats not asked."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Ask[S]):
    """Lets seats answer something announced, one after the other, until all of them pass in a row.

    It opens for every seat that could hold an answer by public information, so `order` is decided
    by whoever opens it and never by looking into a hand. Who has no answer is asked too, and can only pass.
    """

    __slots__ = ("at", "order", "passed")

    def __init__(self, order: Sequence[int], at: int = 0, passed: int = 0) -> None:
        self.order = tuple(order)
        """The seats as the rules name them."""
        self.at = at
        """Which of them is asked now."""
        self.passed = passed
        """How many have passed in a row."""

    def responses(self, state: S, subject: int, seat: int) -> list[int]:
        """Return what `seat` could answer with, besides passing."""
        raise NotImplementedError

    def respond(self, state: S, subject: int, seat: int, pick: int) -> bool:
        """Carry out a response, which is done first; return whether the window stays open."""
        raise NotImplementedError

    def moved(self, at: int, passed: int) -> "Window[S]":
        """Return the same window further on; with more arguments a subclass writes its own."""
        return type(self)(self.order, at, passed)

    def put(self, state: S, subject: int) -> None:
        """Open the window, if there is anybody to ask."""
        if self.order:
            state.ask(self, subject, self.order[self.at])

    def options(self, state: S, subject: int, seat: int) -> list[int]:
        """Offer to pass, and whatever the seat could answer with."""
        return [PASS, *self.responses(state, subject, seat)]

    def answer(self, state: S, subject: int, seat: int, pick: int) -> None:
        """Pass on to the next seat, or respond; then, after what the response does, begin again with the first."""
        depth = len(state.agenda)
        cuts = state.cuts
        at, passed = self.at + 1, self.passed + 1
        if pick != PASS:
            if not self.respond(state, subject, seat, pick) or state.cuts != cuts:
                return
            at, passed = 0, 0
        if passed < len(self.order):
            at %= len(self.order)
            state.agenda.insert(depth, Frame(self.moved(at, passed), subject, self.order[at]))


class Scope(Step[Any]):
    """Marks a place on the agenda that `state.cut` unwinds to; by itself it does nothing."""

    name: str

    def run(self, state: "State", subject: int) -> None:
        """Nothing: the scope ended in peace."""


class Frame:
    """A step on the agenda: whom it is about, whom it asks, and whether it survives a cut."""

    __slots__ = ("always", "asked", "step", "subject")

    def __init__(self, step: Step[Any], subject: int, asked: int, always: bool = False) -> None:
        self.step = step
        self.subject = subject
        self.asked = asked
        """The seat asked; for `AskAny` and `AskSealed` a mask of seats."""
        self.always = always


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Made[S]):
    """What a standing effect waits for, however early or late in the turn it comes true."""

    def due(self, state: S, subject: int) -> int:
        """Return how many times the effect is due by now."""
        raise NotImplementedError


class Standing:
    """An effect that waits: its condition, what it gives each time, and how often it gave already."""

    __slots__ = ("condition", "given", "subject", "then")

    def __init__(self, condition: Condition[Any], then: list[Step[Any]], subject: int, given: int) -> None:
        self.condition = condition
        self.then = then
        self.subject = subject
        self.given = given
