"""Stories: the numbers in a sentence are those of what it tells of, in every language, in full and in short."""

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from ..decision import LogEntry
from ..event import EventKind
from ..match import Entry, Match
from ..view import SPECTATOR
from .books import BECOMES, IS, MINUS, PLUS, check_books, numbers_of, tellings
from .texts import LANGUAGES, NAMELESS, Texts
from .trial import Trial

NAMES: Final = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fina")
"""Names without digits."""
NUMBER: Final = re.compile(r"\d+")
GROUPING: Final = re.compile(r"(?<=\d)[.,\u00a0\u202f](?=\d{3}(?!\d))")
"""What stands between the thousands of a number."""
ARROW: Final = re.compile(r"(\d+) → (\d+)")
TIMES: Final = re.compile(r"(\d+)×")
BREAKS: Final = ("turn", "blow")
"""Tones across which nothing is merged or moved."""


class Reader:
    """Somebody who reads the log in one language and counts along."""

    def __init__(self, trial: Trial, texts: Texts, language: str) -> None:
        self.trial = trial
        self.words: Any = texts(trial.game, language)
        self.words.players = list(NAMES)
        self.kinds = {kind.name: kind for kind in trial.game.about.events}

    def read(self, told: Iterable[tuple[str, Sequence[LogEntry]]], entries: Sequence[LogEntry]) -> None:
        """Check the sentences of a log, and that each entry is told once and in its place."""
        heard: list[LogEntry] = []
        for sentence, run in told:
            self._check_sentence(sentence, run)
            heard += run
        if sorted(map(id, heard)) != sorted(map(id, entries)):
            raise self.trial.failure("story", "something is told twice or left out")
        if stretches(heard) != stretches(entries):
            raise self.trial.failure("story", "something is told before or after a turn or a blow that it did not")

    def _check_sentence(self, sentence: str, run: Sequence[LogEntry]) -> None:
        bare = self._without_names(sentence, run)
        arrows = ARROW.findall(bare)
        if arrows and arrows != [self._ends(run)]:
            raise self._lie(sentence, run, "does not go from what was to what is")
        times = {int(each) for each in TIMES.findall(bare)}
        if not times <= multiples(run):
            raise self._lie(sentence, run, "counts things wrongly")
        allowed = times | self._allowed(run) | {int(each) for arrow in arrows for each in arrow}
        strange = [each for each in NUMBER.findall(bare) if int(each) not in allowed]
        if strange:
            raise self._lie(sentence, run, f"has the number {strange[0]} from nowhere")

    def _without_names(self, sentence: str, run: Sequence[LogEntry]) -> str:
        names = {name for entry in run for fact, noun in entry.nouns.items() for name in self._names(entry, fact, noun)}
        for name in sorted(names, key=len, reverse=True):
            sentence = sentence.replace(name, "…")
        return GROUPING.sub("", sentence)

    def _names(self, entry: LogEntry, fact: str, noun: str) -> tuple[str, ...]:
        if noun in NAMELESS:
            return ()
        thing = entry.facts[fact]
        forms = [self.words.maybe(f"{noun}-{thing}{form}") for form in ("", ".acc", ".dat", ".to")]
        return (*(form for form in forms if form), self.words.name(noun, thing), str(thing))

    def _ends(self, run: Sequence[LogEntry]) -> tuple[str, str]:
        return str(run[0].facts.get("before", "")), str(run[-1].facts.get("after", ""))

    def _allowed(self, run: Sequence[LogEntry]) -> set[int]:
        """Return the numbers that a sentence may have: of a change the sum, of a level what it is in the end."""
        kind = self.kinds[run[0].kind]
        levels = {word.by for word in tellings(kind) if word.sign in (IS, BECOMES)}
        allowed = {len(run)} if len(run) > 1 else set()
        for fact in numbers_of(kind):
            values = [abs(int(entry.facts[fact])) for entry in run if fact in entry.facts]
            if values:
                allowed.add(values[-1] if fact in levels else sum(values))
        return allowed | {len(run) * number for number in constants(kind)}

    def _lie(self, sentence: str, run: Sequence[LogEntry], what: str) -> Exception:
        facts = "; ".join(f"{entry.kind} {entry.facts}" for entry in run)
        return self.trial.failure("story", f"“{sentence}” {what} ({facts})")


def constants(kind: EventKind) -> set[int]:
    """Return the numbers that every event of a kind stands for, such as the one card that is drawn."""
    return {int(word.by) for word in tellings(kind) if word.by.isdigit() and word.sign in (PLUS, MINUS)}


def multiples(run: Sequence[LogEntry]) -> set[int]:
    """Return how often the things of a run come up in it, and the counts that its entries tell."""
    things = [(fact, entry.facts[fact]) for entry in run for fact, noun in entry.nouns.items() if noun not in NAMELESS]
    told = [int(entry.facts[fact]) for entry in run for fact, noun in entry.nouns.items() if noun == "number"]
    return {things.count(thing) for thing in things} | set(told)


def stretches(entries: Sequence[LogEntry]) -> list[list[int]]:
    """Return which entries lie between two that nothing may be moved across."""
    out: list[list[int]] = [[]]
    for entry in entries:
        if entry.tone in BREAKS:
            out.append([])
        out[-1].append(id(entry))
    return [sorted(stretch) for stretch in out]


def readers(trial: Trial, texts: Texts) -> list[Reader]:
    """Return one reader for each language."""
    return [Reader(trial, texts, language) for language in LANGUAGES]


def check_story(trial: Trial, entry: Entry[Any], texts: Texts | None) -> None:
    """What an answer did is told with true numbers, to whoever reads it."""
    check_books(trial, entry)
    if texts is not None:
        for reader in readers(trial, texts):
            for viewer in (SPECTATOR, entry.line.seat):
                news = trial.match.log(viewer, since=len(trial.match.entries))
                reader.read(reader.words.told(news), news)
    trial.count("stories")


def check_digest(trial: Trial, texts: Texts | None) -> None:
    """The log of a whole game in short is as true as in full."""
    if texts is not None:
        for reader in readers(trial, texts):
            for viewer in trial.viewers():
                entries = trial.match.log(viewer)
                reader.read(reader.words.digested(entries), entries)


def tell(trial: Trial) -> None:
    """Play one game at random to its end and check what is told of it, and nothing else."""
    match: Match[Any] = trial.match
    while not match.over:
        seat = trial.any(match.state.pending())
        match.answer(trial.any(match.state.options_of(seat)), seat)
        check_story(trial, match.entries[-1], trial.said)
    check_digest(trial, trial.said)
    trial.count("games")
