"""Books: what the events of an answer say adds up to what it did, and every number in them is the true one."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from ..chance import Chance
from ..event import NUMBER, SEAT, Event, EventKind, facts_of
from ..match import Entry
from ..option import KIND
from ..parts import Value
from ..rules import Rules
from .report import CheckFailed
from .trial import Trial

UNTOLD: Final = "_"
"""How the name of a book begins that the log need not account for: it only helps to judge what is told."""
ANSWER: Final = "answer"
"""A book that every game has: the number of the thing that was answered with."""
ANSWERER: Final = "answerer"
"""Another one: the seat that answered."""
PLUS, MINUS, IS, BECOMES, DIE, UNSAID = "+", "-", "=", ":", "#", "?"
TELLING: Final = re.compile(
    r"([a-z_]+)([-+=:#?])(?:([a-z_]+)\*)?([a-z_]+|\d+)?(?:@([a-z_]+))?(?:/([a-z_]+)=([\w-]+))?$"
)

Books = dict[str, list[int]]
"""Numbers by name, one for each seat, or a single one that is everybody's."""


class Telling(Value):
    """One word of what an event says: a book, what happens to it, by which fact or number, and in which case."""

    book: str
    sign: str
    times: str
    """The fact that says how many there are of it; empty if it is one."""
    by: str
    whose: str
    """The fact that names the seat whose book it is; empty if that is the event's own."""
    fact: str
    """The fact that must have a value, or it says nothing; empty if it always does."""
    value: str


@lru_cache(1024)
def tellings(kind: EventKind) -> tuple[Telling, ...]:
    """Return what a kind of event says; a word that makes no sense is an error of the game."""
    out: list[Telling] = []
    for word in kind.tells.split():
        found = TELLING.match(word)
        if found is None or not _makes_sense(found, facts_in(kind) | {SEAT}):
            raise CheckFailed(f"story: “{word}” of the event “{kind.name}” is not a book, a sign and a number of it.")
        out.append(Telling(*[part or "" for part in found.groups()]))
    return tuple(out)


def _makes_sense(word: re.Match[str], facts: set[str]) -> bool:
    """Return whether a word of what an event says speaks of its facts alone, and of a number unless it has none."""
    spoken = {each for each in word.group(3, 4, 5, 6) if each and not each.isdigit()}
    return spoken <= facts and (word[4] is None) == (word[2] == UNSAID)


def facts_in(kind: EventKind) -> set[str]:
    """Return the names of the facts of a kind of event."""
    return {spec.partition(":")[0] for spec in (kind.a, kind.b, kind.c) if spec}


def numbers_of(kind: EventKind) -> set[str]:
    """Return the names of the facts of a kind of event that are numbers."""
    specs = (spec.partition(":") for spec in (kind.a, kind.b, kind.c))
    return {name for name, _, noun in specs if noun == NUMBER}


class Bookkeeper:
    """Somebody who knows the state before an answer and then only what the events say."""

    def __init__(self, trial: Trial, entry: Entry[Any]) -> None:
        self.trial = trial
        self.answer: Books = {ANSWER: [answered(trial, entry)], ANSWERER: [entry.line.seat]}
        self.books: Books = {**copied(trial.game.books(entry.before)), **self.answer}
        self.unsaid: set[str] = set()
        """Books that something was done to which is not told."""
        self.were: dict[tuple[str, int], int] = {}
        """What stood in the books before an event, by book and place, where it wrote in them."""
        self.threw = False
        """Whether an event told of a die."""
        self.last: Event | None = None
        chance = entry.before.chance
        self.chance = Chance(chance.key, chance.counters[:], chance.forced)

    def hear(self, event: Event) -> None:
        """Write down what an event says, and complain if it cannot be true."""
        kind = self.trial.game.about.events[event.kind]
        facts = {SEAT: event.seat, **{name: value for name, _, value in facts_of(kind, event)}}
        quoted = self.trial.game.quoted(event, self.books)
        self.were.clear()
        self.threw = False
        for telling in self._said(kind, event):
            by = int(telling.by) if telling.by.isdigit() else facts.get(telling.by, 0)
            times = facts[telling.times] if telling.times else 1
            self._write(kind, facts[telling.whose] if telling.whose else event.seat, telling, times * by)
        known = {name for telling in tellings(kind) for name in (telling.by, telling.times)} | quoted.keys()
        for name in sorted(numbers_of(kind) - known):
            raise self.trial.failure("story", f"nobody answers for “{name}” of the event “{kind.name}”")
        for name in sorted(facts.keys() & quoted.keys()):
            if quoted[name] != facts[name]:
                raise self._lie(kind, f"{name} {facts[name]}", quoted[name])
        if self.last is not None and words_of(event) == words_of(self.last) and not self._is_news():
            raise self.trial.failure("story", f"the event “{kind.name}” is told twice")
        self.last = event

    def _is_news(self) -> bool:
        """Return whether the event that was just heard said anything that was not known before."""
        return self.threw or any(self.books[name][at] != was for (name, at), was in self.were.items())

    def _said(self, kind: EventKind, event: Event) -> list[Telling]:
        """Return the words of a kind of event that hold for this one."""
        ids = {name: str(self.trial.game.told(noun, value)) for name, noun, value in facts_of(kind, event)}
        return [telling for telling in tellings(kind) if not telling.fact or ids[telling.fact] == telling.value]

    def _write(self, kind: EventKind, seat: int, telling: Telling, by: int) -> None:
        if telling.sign == DIE:
            thrown = self.chance.roll(self.trial.game.about.streams.index(telling.book))
            self.threw = True
            if thrown != by:
                raise self._lie(kind, f"a {by}", thrown)
            return
        book = self._book(kind, telling)
        at = seat if len(book) > 1 else 0
        was = book[at]
        self.were.setdefault((telling.book, at), was)
        if telling.sign == IS and was != by and telling.book not in self.unsaid:
            raise self._lie(kind, f"{telling.book} {by}", was)
        if telling.sign == UNSAID:
            self.unsaid.add(telling.book)
        elif telling.sign == BECOMES:
            book[at] = by
        elif telling.sign != IS:
            book[at] += by if telling.sign == PLUS else -by

    def _book(self, kind: EventKind, telling: Telling) -> list[int]:
        if telling.book not in self.books:
            raise self.trial.failure("story", f"the event “{kind.name}” speaks of “{telling.book}”, which is no book")
        return self.books[telling.book]

    def _lie(self, kind: EventKind, told: str, true: int) -> CheckFailed:
        return self.trial.failure("story", f"the event “{kind.name}” tells of {told}, but it is {true}")


def copied(books: Mapping[str, Sequence[int]]) -> Books:
    """Return books that can be written in."""
    return {name: list(numbers) for name, numbers in books.items()}


def words_of(event: Event) -> tuple[int, ...]:
    """Return all that an event says."""
    return event.kind, event.seat, event.a, event.b, event.c


def answered(trial: Trial, entry: Entry[Any]) -> int:
    """Return the number of the thing that was answered with, such as the card of `play:sneak`."""
    option = trial.game.about.vocabulary.option(entry.line.pick)
    return 0 if option is None else option % KIND


def check_books(trial: Trial, entry: Entry[Any]) -> None:
    """From the state before an answer and its events alone follow the numbers of the state after it."""
    keeper = Bookkeeper(trial, entry)
    for event in entry.events:
        keeper.hear(event)
    after = {**copied(trial.game.books(entry.after)), **keeper.answer}
    for name in [name for name in after if name.startswith(UNTOLD) or name in keeper.unsaid]:
        keeper.books[name] = after[name]
    if keeper.books != after:
        wrong = ", ".join(
            f"{name} {keeper.books[name]} and not {after[name]}" for name in after if keeper.books[name] != after[name]
        )
        told = ", ".join(trial.game.about.events[event.kind].name for event in entry.events)
        raise trial.failure("story", f"by what is told ({told}) it would be {wrong}")
    _check_all_dice_told(trial, entry, keeper.chance)


def _check_all_dice_told(trial: Trial, entry: Entry[Any], told: Chance) -> None:
    for stream in thrown_streams(trial.game):
        if told.counters[stream] != entry.after.chance.counters[stream]:
            name = trial.game.about.streams[stream]
            raise trial.failure("story", f"of “{name}” more was thrown than told, or less")


def thrown_streams(game: Rules[Any]) -> set[int]:
    """Return the streams of chance of which every number is told as a die."""
    words = [telling for kind in game.about.events for telling in tellings(kind) if telling.sign == DIE]
    return {game.about.streams.index(word.book) for word in words}
