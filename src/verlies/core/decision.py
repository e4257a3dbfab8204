# mypyc: interpreted
"""Decisions: the open questions as the world outside the core sees them."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from .option import Option

Mode = Literal["one", "any", "sealed"]


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open question: who may answer it, how, and with what."""

    number: int
    """How many answers came before it; an answer to an older question is stale."""
    ask: str
    """The name of the step that asks, which is also the id of its text."""
    mode: Mode
    seats: tuple[int, ...]
    subject: int
    """The seat or figure it is about, which need not be the one that is asked."""
    rule: str
    options: tuple[Option, ...]
    case: str = ""
    """In which case its text is another one."""
    source: str = ""
    """What puts it, by noun and id such as `card-sneak`; its text says so."""

    def option(self, word: str) -> Option | None:
        """Return the option of that name, if it is offered."""
        return next((option for option in self.options if option.id == word), None)


class Points(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a score: what for, how many, by which rule."""

    label: str
    points: int
    facts: dict[str, str | int] = {}
    rule: str = ""


class Tie(msgspec.Struct, frozen=True, omit_defaults=True):
    """Seats that came out level, and what told them apart."""

    by: str
    """What was compared, which is also the id of its text, `tie-…`; `shared` if nothing told them apart."""
    seats: list[int]
    values: list[int]
    """Per seat of these, how much it has of that."""
    rule: str = ""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended; every point is explained."""

    winners: list[int]
    """The winning seats; empty if nobody won."""
    scores: list[int]
    places: list[int]
    """Rank per seat, 1 is best; tied seats share a rank."""
    breakdown: list[list[Points]]
    """Per seat, the lines that add up to its score."""
    endings: list[str]
    """Per seat, how it ended (`escaped`, `rescued`, …)."""
    teams: list[int] = []
    """Per seat its team, which wins or loses whole; empty if everybody plays for themselves."""
    ties: list[Tie] = []
    """How seats with the same score were ranked, what was compared first at the beginning."""


SHARED = "shared"


def ranked(
    endings: list[str],
    breakdown: list[list[Points]],
    ranks: Mapping[int, tuple[int, ...]],
    tiebreaks: Sequence[tuple[str, str]] = (),
) -> Result:
    """Return a result in which those with a rank are ordered by it, the best first, and all others come last.

    `tiebreaks` names what each part of a rank after the first is, and its rule; the last one is for a shared place.
    """
    seats = range(len(endings))
    better = [[each for each in ranks.values() if seat not in ranks or each > ranks[seat]] for seat in seats]
    places = [1 + len(before) for before in better]
    scores = [sum(line.points for line in lines) for lines in breakdown]
    winners = [seat for seat in ranks if places[seat] == 1]
    ties = [tie for part, (by, rule) in enumerate(tiebreaks, 1) for tie in _ties(ranks, part, by, rule)]
    return Result(winners, scores, places, breakdown, endings, ties=ties)


def _ties(ranks: Mapping[int, tuple[int, ...]], part: int, by: str, rule: str) -> list[Tie]:
    """Return the ties that one part of the ranks breaks, or that nothing breaks."""
    level: dict[tuple[int, ...], list[int]] = {}
    for seat, rank in ranks.items():
        level.setdefault(rank[:part], []).append(seat)
    compared = 0 if by == SHARED else part
    ties = [Tie(by, seats, [ranks[seat][compared] for seat in seats], rule) for seats in level.values() if seats[1:]]
    return [tie for tie in ties if by == SHARED or len(set(tie.values)) > 1]


class LogEntry(msgspec.Struct, frozen=True):
    """Something that happened, as one viewer may know it."""

    number: int
    """The answer it followed from; 0 is the set-up."""
    kind: str
    seat: int
    facts: dict[str, str | int]
    nouns: dict[str, str]
    """What each fact is (`card`, `place`, `number` …), so that it can be put into words."""
    hidden: bool
    rule: str
    tone: str = ""
    """How clients set it off, as its kind says; what has the tone `turn` begins a paragraph."""
    follows: bool = False
    """Whether it comes of what was told before it."""
    leaves: bool = False
    """Whether its seat leaves the game by it."""
