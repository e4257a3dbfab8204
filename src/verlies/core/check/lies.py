"""Lies: true stories with one word of them changed by a seed, to see how many the story check notices."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ..event import NUMBER, SEAT, UNSPOKEN, Event, EventKind, facts_of
from ..game import Game
from ..match import Entry, Match
from ..parts import Value
from ..rng import Rng
from ..rules import Rules
from .books import check_books
from .trial import Trial

AMOUNT, THING, PLAYER, WHOSE = "amount", "thing", "player", "whose"
OUTCOME, CASE, SILENCE, ECHO = "outcome", "case", "silence", "echo"
SORTS: Final = (AMOUNT, THING, PLAYER, WHOSE, OUTCOME, CASE, SILENCE, ECHO)
"""What a lie is about: a number by one too many or too few; another card, place or other thing; another player it
concerns; another one whose deed it is; another event with the same facts; another case of it, which has no words of
its own and only decides which rule is cited; something that is not told; something that is told twice."""
EACH: Final = 3
"""How many lies are told about one answer, if there is so much to be told."""
FIELDS: Final = ("a", "b", "c")
"""The fields of an event that hold its facts."""


class Lie(Value):
    """One event of an answer with one word of it changed."""

    sort: str
    event: str
    word: str
    """The fact that is false, or what else is."""
    at: int
    """Which event of the answer it is."""
    instead: list[Event]
    """What is told in its place."""


@dataclass
class LiesReport:
    """How many lies were told and how many of them were noticed, by what they were about."""

    games: int = 0
    told: dict[str, int] = field(default_factory=dict)
    noticed: dict[str, int] = field(default_factory=dict)
    missed: dict[str, int] = field(default_factory=dict)
    """How often a lie was believed, by its sort, event and word."""

    def count(self) -> int:
        """Return how many lies were told."""
        return sum(self.told.values())

    def rate(self, *sorts: str) -> float:
        """Return the share of lies of some sorts, or of all, that was noticed."""
        chosen = sorts or SORTS
        told = sum(self.told.get(sort, 0) for sort in chosen)
        return sum(self.noticed.get(sort, 0) for sort in chosen) / told if told else 1.0

    def note(self, lie: Lie, noticed: bool) -> None:
        """Count a lie."""
        self.told[lie.sort] = self.told.get(lie.sort, 0) + 1
        self.noticed[lie.sort] = self.noticed.get(lie.sort, 0) + noticed
        if not noticed:
            name = f"{lie.sort}: {lie.event} {lie.word}".strip()
            self.missed[name] = self.missed.get(name, 0) + 1


class Liar:
    """Somebody who tells true stories with one word changed."""

    def __init__(self, game: Rules[Any], seats: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.rng = Rng(seed)
        self.shapes: dict[tuple[str, ...], list[int]] = {}
        """The events that have the same facts, so that one could be told instead of the other."""
        for number, kind in enumerate(game.about.events):
            self.shapes.setdefault(shape(kind), []).append(number)

    def lies(self, events: list[Event], most: int) -> Iterator[Lie]:
        """Yield different lies about an answer."""
        possible = [lie for at in range(len(events)) for lie in self._about(events, at)]
        for _ in range(min(most, len(possible))):
            yield possible.pop(self.rng.below(len(possible)))

    def _about(self, events: list[Event], at: int) -> Iterator[Lie]:
        """Yield one lie of each sort about an event."""
        event = events[at]
        kind = self.game.about.events[event.kind]
        for place, (name, noun, value) in enumerate(facts_of(kind, event)):
            false = self._another(noun, value)
            if false != value:
                sort = {NUMBER: AMOUNT, SEAT: PLAYER, UNSPOKEN: CASE}.get(noun, THING)
                yield Lie(sort, kind.name, name, at, [changed(event, **{fields_used(kind)[place]: false})])
        if event.seat >= 0 and self.seats > 1:
            yield Lie(WHOSE, kind.name, "", at, [changed(event, seat=self._another(SEAT, event.seat))])
        others = [other for other in self.shapes[shape(kind)] if other != event.kind]
        if others:
            yield Lie(OUTCOME, kind.name, "", at, [changed(event, kind=others[self.rng.below(len(others))])])
        yield Lie(SILENCE, kind.name, "", at, [])
        yield Lie(ECHO, kind.name, "", at, [event, event])

    def _another(self, noun: str, value: int) -> int:
        """Return another value of a fact, such as could be told; the same one if there is none."""
        ids = self.game.about.ids.get(noun, ())
        if noun == SEAT:
            return self._another_seat(value)
        if noun == NUMBER or not 0 <= value < len(ids):
            return self._another_number(value)
        others = [number for number, name in enumerate(ids) if name and name != ids[value]]
        return others[self.rng.below(len(others))] if others else value

    def _another_seat(self, seat: int) -> int:
        """Return somebody else; alone there is nobody."""
        if self.seats == 1:
            return seat
        return (seat + 1 + self.rng.below(self.seats - 1)) % self.seats

    def _another_number(self, number: int) -> int:
        """Return one more or one less, never less than nothing."""
        less = number > 0 and self.rng.below(2)
        return number - 1 if less else number + 1


def shape(kind: EventKind) -> tuple[str, ...]:
    """Return what the facts of a kind of event are."""
    return tuple(spec.partition(":")[2] for spec in (kind.a, kind.b, kind.c))


def fields_used(kind: EventKind) -> list[str]:
    """Return the fields that hold the facts of a kind of event, in the order of `facts_of`."""
    return [name for name, spec in zip(FIELDS, (kind.a, kind.b, kind.c), strict=True) if spec]


def changed(event: Event, **words: int) -> Event:
    """Return an event with some of its words changed."""
    names = ("kind", "seat", "a", "b", "seen", "c")
    return Event(*[words.get(name, getattr(event, name)) for name in names])


def is_noticed(trial: Trial, entry: Entry[Any], lie: Lie) -> bool:
    """Return whether the check complains when an answer is told with a lie."""
    events = [*entry.events[: lie.at], *lie.instead, *entry.events[lie.at + 1 :]]
    false = Entry(entry.before, entry.after, entry.line, events, entry.used_chance, entry.learned)
    try:
        check_books(trial, false)
    except Exception:  # what makes no sense to the books of a game is noticed as well
        return True
    return False


def check_lies(
    game: Game[Any],
    *,
    seats: int,
    options: Mapping[str, object] | None = None,
    lies: int = 500,
    each: int = EACH,
    seed: int = 0,
) -> LiesReport:
    """Play games at random, tell every answer truly and then falsely, and count the lies that are noticed.

    It ends with the answer by which so many `lies` are told, at most `each` of them about one answer. The same `seed`
    tells the same lies.
    """
    report, counts = LiesReport(), dict[str, int]()
    liar = Liar(game, seats, seed)
    while report.count() < lies:
        match = game.new(seats, f"lies {seed} {report.games}", options)
        trial = Trial(game, match, seed, counts, set())
        while not match.over and report.count() < lies:
            lie_about_an_answer(trial, liar, report, each)
        trial.count("games")
        report.games += 1
    return report


def lie_about_an_answer(trial: Trial, liar: Liar, report: LiesReport, each: int) -> None:
    """Give an answer at random, and tell what it did truly and falsely."""
    match: Match[Any] = trial.match
    seat = trial.any(match.state.pending())
    match.answer(trial.any(match.state.options_of(seat)), seat)
    entry = match.entries[-1]
    check_books(trial, entry)
    for lie in liar.lies(entry.events, each):
        report.note(lie, is_noticed(trial, entry, lie))
