"""Tables of what a game has by number: events, options and reasons, a line each, and the number is the place."""

from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypeVar

from .event import EventKind
from .option import KIND, NUMBERS, PASS_WORD, OptionKind, Vocabulary
from .refusal import Refusal

NONE: Final = -1
"""The number of nothing: no thing, no place, no choice."""

ELSE: Final = "else"
"""Where the rule of an event stands that counts if none of those by its facts does."""
K = TypeVar("K")


def bits(many: int) -> list[int]:
    """Return so many numbers to be added up to a mask: `A, B, C = bits(3)`."""
    return [1 << bit for bit in range(many)]


class Numbered:
    """Names in a row, new ones at the end only. A table begins with the names of the one it goes on from, if any."""

    def __init__(self, base: "Numbered | None" = None) -> None:
        self.names: list[str] = []
        self.closed = False
        """Whether another table goes on from here, so that one more name would move all of that one's own."""
        if base is not None:
            self.names += base.names
            base.closed = True

    def place(self, name: str, many: int = 1) -> int:
        """Give a name the next place, or so many places, and return the first."""
        if self.closed:
            raise ValueError(f"{name} comes too late: another table goes on from this one")
        if name in self.names:
            raise ValueError(f"{name} has its place already")
        self.names += [name] * many
        return len(self.names) - many

    def places(self, names: str) -> list[int]:
        """Give a row of names the next places: `A, B = TABLE.places("a b")`."""
        return [self.place(name) for name in names.split()]


def agree(what: str, named: Sequence[str], rules: Mapping[str, object], spare: Sequence[str] = ()) -> None:
    """Raise unless there are rules for all that is named, the spare aside, and for nothing else."""
    lacking = [name for name in named if name not in rules and name not in spare]
    if lacking:
        raise ValueError(f"no rule for {what}: {', '.join(dict.fromkeys(lacking))}")
    unknown = [name for name in rules if name not in named]
    if unknown:
        raise ValueError(f"rules for no {what}: {', '.join(unknown)}")


def ruled(text: str) -> dict[str, str]:
    """Read the rules behind names, a rule a line: `moved pushed: game.move.steps`."""
    rules: dict[str, str] = {}
    for line in text.strip().splitlines():
        names, rule = line.split(": ")
        for name in names.split():
            if name in rules:
                raise ValueError(f"{name} has its rule already")
            rules[name] = rule
    return rules


def ruled_by_facts(text: str) -> dict[str, str | dict[str, str]]:
    """Read the rules behind events, some by facts: `turn: actions=4 game.turn.four, else game.turn.two`.

    A line that ends with a comma goes on in the next one.
    """
    lines = ruled(text.replace(",\n", ","))
    return {name: _cases(rule) if "," in rule else rule for name, rule in lines.items()}


def _cases(rules: str) -> dict[str, str]:
    cases = [case.rsplit(maxsplit=1) for case in rules.split(",")]
    return {facts.strip(): rule for facts, rule in cases}


class Table(Numbered, Generic[K]):
    """Names in a row and what stands behind each of them; a game's table says in `add` how that is made."""

    def __init__(self, base: "Table[K] | None" = None) -> None:
        super().__init__(base)
        self.kinds: list[K] = [] if base is None else base.kinds[:]
        if base is None:
            self.begin()

    def begin(self) -> None:
        """Enter what comes first in every game."""


class EventTable(Table[EventKind]):
    """What can happen."""

    def add(
        self,
        name: str,
        *facts: str,
        rule: str = "",
        secret: bool = False,
        follows: bool = False,
        leaves: bool = False,
        tone: str = "",
        tells: str = "",
    ) -> int:
        """Add an event with up to three facts, as `EventKind` describes them, and return its number."""
        number = self.place(name)
        a, b, c = (*facts, "", "", "")[:3]
        self.kinds.append(EventKind(name, rule, a, b, c, secret, (), follows, leaves, tone, tells))
        return number

    def by_rules(self, rules: Mapping[str, str | Mapping[str, str]]) -> list[EventKind]:
        """Return the events with a game's rules for them, by their facts where these matter."""
        agree("event", self.names, rules)
        return [_ruled(kind, rules[kind.name]) for kind in self.kinds]


def _ruled(kind: EventKind, rules: str | Mapping[str, str]) -> EventKind:
    by_facts = {ELSE: rules} if isinstance(rules, str) else rules
    cases = tuple((facts, rule) for facts, rule in by_facts.items() if facts != ELSE)
    told = (kind.follows, kind.leaves, kind.tone, kind.tells)
    return EventKind(kind.name, by_facts[ELSE], kind.a, kind.b, kind.c, kind.secret, cases, *told)


class OptionTable(Table[OptionKind]):
    """What can be answered; `pass` comes first in every game."""

    def begin(self) -> None:
        """Begin with the answer that every game knows."""
        self.add(PASS_WORD)

    def add(self, word: str, noun: str = "", zone: str = "", role: str = "") -> int:
        """Add a kind of option and return its code, to which the number of a thing with that noun is added."""
        number = self.place(word)
        self.kinds.append(OptionKind(word, noun, (), zone, role))
        return number * KIND

    def row(self, kinds: str) -> list[int]:
        """Add a row of kinds of options, each a word with its noun: `MOVE, FLEE = OPTIONS.row("move:place flee")`."""
        return [self.add(word, noun) for word, _, noun in (kind.partition(":") for kind in kinds.split())]

    def vocabulary(self, ids: Mapping[str, Sequence[str]]) -> Vocabulary:
        """Return the words for a game with these things, by noun."""
        known = {"": (), "number": NUMBERS, **ids}
        own = self.kinds[1:]
        return Vocabulary([OptionKind(kind.word, kind.noun, known[kind.noun], kind.zone, kind.role) for kind in own])


class ReasonTable(Table[Refusal]):
    """Why something is not possible; 0 says that it is."""

    def begin(self) -> None:
        """Begin with no reason at all."""
        self.add("ok")

    def add(self, name: str, says: str = "", many: int = 1) -> int:
        """Add a reason and return its number, the first of `many` if each of so many things has a rule of its own.

        The sentence is that of the name, or of `says`.
        """
        number = self.place(name, many)
        self.kinds += [Refusal(says or name)] * many
        return number

    def row(self, reasons: str) -> list[int]:
        """Add a row of reasons, each a name or `name:says`: `FAR, TOO_FAR = REASONS.row("far too-far:far")`."""
        return [self.add(name, says) for name, _, says in (reason.partition(":") for reason in reasons.split())]

    def misfit(self, name: str, many: int = 1) -> int:
        """Add a reason of things of another sort: what could not be meant, as `Refusal.misfit` describes it."""
        number = self.place(name, many)
        self.kinds += [Refusal(name, misfit=True)] * many
        return number

    def by_rules(self, rules: Mapping[str, str | Sequence[str]], spare: Sequence[str]) -> dict[int, Refusal]:
        """Return the refusals with a game's rules for them; it may do without the spare ones."""
        agree("reason", self.names[1:], rules, spare)
        out: dict[int, Refusal] = {}
        for name, rule in rules.items():
            first = self.names.index(name)
            for number, one in enumerate([rule] if isinstance(rule, str) else rule, first):
                assert self.names[number] == name, f"too many rules for {name}"
                says = self.kinds[number]
                out[number] = Refusal(says.message, one, misfit=says.misfit)
        return out
