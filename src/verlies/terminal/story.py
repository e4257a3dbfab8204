"""What happened, as sentences."""

from itertools import groupby
from typing import Any

from rich.text import Text

from ..core.decision import LogEntry
from ..core.match import Match
from ..text import Words
from .look import Look


def entries_since(match: Match[Any], seat: int, since: int) -> list[LogEntry]:
    """Return what happened after so many answers; -1 tells of the set-up too."""
    return match.log(seat, since + 1)


def actor(match: Match[Any], number: int) -> int:
    """Return the seat whose answer it was; -1 for the set-up."""
    return match.entries[number - 1].line.seat if 0 < number <= len(match.entries) else -1


def told(match: Match[Any], words: Words, entries: list[LogEntry], look: Look | None) -> list[Text]:
    """Return entries as lines, one for each answer, with the symbol of its seat if there is a look."""
    lines = []
    for number, group in groupby(entries, key=lambda entry: entry.number):
        lines.append(_line(look, actor(match, number), words.story(list(group))))
    return lines


def digest(match: Match[Any], words: Words, entries: list[LogEntry], look: Look | None) -> list[Text]:
    """Return entries as lines, one for everything that one seat did in a row."""
    lines = []
    for seat, group in groupby(entries, key=lambda entry: actor(match, entry.number)):
        lines.append(_line(look, seat, words.digest(list(group))))
    return lines


def _line(look: Look | None, seat: int, text: str) -> Text:
    mark = (f"{look.symbol(seat)} ", look.colour(seat)) if look else ""
    return Text.assemble(mark, text)
