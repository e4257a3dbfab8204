"""What happened, as sentences."""

from itertools import groupby
from typing import Any

from rich.text import Text

from ..core.decision import LogEntry
from ..core.match import Match
from ..text import Words
from .look import Look

TURN = "turn"
"""The tone of what begins a turn."""


def entries_since(match: Match[Any], seat: int, since: int) -> list[LogEntry]:
    """Return what happened after so many answers; -1 tells of the set-up too."""
    return match.log(seat, since + 1)


def told(match: Match[Any], words: Words, entries: list[LogEntry], look: Look | None) -> list[Text]:
    """Return entries as lines, one for each answer, with the symbol of its seat if there is a look."""
    answers = (list(answer) for _, answer in groupby(entries, key=lambda entry: entry.number))
    parts = [part for answer in answers for part in paragraphs(match, answer)]
    return [_line(look, seat, words.story(part)) for seat, part in parts]


def digest(match: Match[Any], words: Words, entries: list[LogEntry], look: Look | None) -> list[Text]:
    """Return entries as lines, one for everything that one seat did in a row."""
    return [_line(look, seat, words.digest(part)) for seat, part in paragraphs(match, entries)]


def paragraphs(match: Match[Any], entries: list[LogEntry]) -> list[tuple[int, list[LogEntry]]]:
    """Return entries by whose doing they were; a turn begins a paragraph even if nobody chose anything in it."""
    out: list[tuple[int, list[LogEntry]]] = []
    for number, answer in groupby(entries, key=lambda entry: entry.number):
        seat = match.actor(number)
        for entry in answer:
            seat = entry.seat if entry.tone == TURN else seat
            if not out or seat != out[-1][0] or entry.tone == TURN:
                out.append((seat, []))
            out[-1][1].append(entry)
    return out


def _line(look: Look | None, seat: int, text: str) -> Text:
    mark = (f"{look.symbol(seat)} ", look.colour(seat)) if look else ""
    return Text.assemble(mark, text)
