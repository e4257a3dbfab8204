"""What happened: events for log, animation and statistics, recorded only when somebody listens."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from .gaps import filled
from .parts import Value

EVERYBODY: Final = -1
"""The `seen` mask of an event without secrets."""


NUMBER: Final = "number"
"""What a fact is that stands for nothing but itself."""
SEAT: Final = "seat"
"""What a fact is that names a player; in `tells` it is the seat of the event itself."""
UNSPOKEN: Final = "why"
"""What a fact is that only tells cases apart: it has an id, and no name in any language."""


class Event(Value):
    """One thing that happened: its kind, whom it concerns, up to three facts, and who sees the secret ones."""

    kind: int
    seat: int
    a: int
    b: int
    seen: int
    c: int


@dataclass(frozen=True)
class EventKind:
    """The name of an event, the rule it follows and what its facts are called."""

    name: str
    rule: str = ""
    """With gaps for facts if it is the text of one of them: `text:card-{card}`."""
    a: str = ""
    """What fact `a` is, as `name:noun` ("card:card", "amount:number"); empty if unused."""
    b: str = ""
    c: str = ""
    secret: bool = False
    """Whether fact `a` is only for the seats in the event's mask."""
    cases: tuple[tuple[str, str], ...] = ()
    """Rules for some of its facts, the first that fits counts: `("boots=2", "klong.move.footprints")`.

    Several facts stand side by side, and all of them must fit: `"amount=0 lacking=0"`.
    """
    follows: bool = False
    """Whether it comes of what was told before, and is told with it."""
    leaves: bool = False
    """Whether its seat leaves the game by it, for good or ill; that seat is told so by the text `out-…`."""
    tone: str = ""
    """How clients set it off: `turn` begins, `blow` strikes, `harm` hurts, `gain` is good, `aside` matters little."""
    tells: str = ""
    """What it says of the books of its game, as words of a book, a sign and one of its numbers.

    `gold+amount` and `gold-cost` change a book, `health=after` says what it is by now, `skill:0` what it is set to,
    `dice#one` is a die of the stream `dice`, `gear+1@to` is of the book of the seat that fact `to` names, and
    `pile+1/deck=catacomb` holds only for that deck. The story check of `check_game` holds it against the states.

    A thing or a place is its number: `at:place` says where somebody is by now, `turn=seat` that it is the turn of
    whom the event is about, `answer=choice answerer=seat` what was answered and by whom. A book of things holds the
    sum of their numbers, so that `held-card` takes none but that card out of a hand, and `owned+count*card` adds so
    many of one. `board?` says that something is done to a book that is not told, so that it is not held against the
    state.
    """

    def rules(self) -> list[str]:
        """Return all rules that may stand behind it."""
        return [*(rule for _, rule in self.cases), self.rule]


def rule_of(kind: EventKind, facts: Mapping[str, str | int]) -> str:
    """Return the rule behind an event of which somebody knows these facts, or the text that it cites (`cited`)."""
    for case, rule in kind.cases:
        if all(_fits(condition, facts) for condition in case.split()):
            return filled(rule, facts)
    return filled(kind.rule, facts)


def _fits(condition: str, facts: Mapping[str, str | int]) -> bool:
    fact, _, value = condition.partition("=")
    return str(facts.get(fact, "")) == value


def facts_of(kind: EventKind, event: Event) -> list[tuple[str, str, int]]:
    """Return the facts of an event in order, each with its name and what it is."""
    facts = ((kind.a, event.a), (kind.b, event.b), (kind.c, event.c))
    return [(*_spec(spec), value) for spec, value in facts if spec]


def _spec(spec: str) -> tuple[str, str]:
    name, _, noun = spec.partition(":")
    return name, noun
