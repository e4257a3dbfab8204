"""What happened, as sentences."""

from itertools import groupby
from typing import Any

from rich.text import Text

from ..core.decision import LogEntry
from ..core.match import Match
from ..text import Words
from . import look


def entries_since(match: Match[Any], seat: int, since: int) -> list[LogEntry]:
    """Return what happened after so many answers; 0 tells of the set-up too."""
    return match.log(seat, since + 1 if since else 0)


def actor(match: Match[Any], number: int) -> int:
    """Return the seat whose answer it was; -1 for the set-up."""
    return match.entries[number - 1].line.seat if 0 < number <= len(match.entries) else -1


def told(match: Match[Any], words: Words, entries: list[LogEntry], symbols: bool) -> list[Text]:
    """Return entries as lines, those of one answer together, with the symbol of its seat if wished."""
    lines = []
    for number, group in groupby(entries, key=lambda entry: entry.number):
        seat = actor(match, number)
        text = Text(" ".join(words.log(entry) for entry in group))
        mark = Text(f"{look.symbol(seat)} ", style=look.colour(seat))
        lines.append(mark + text if symbols else text)
    return lines
