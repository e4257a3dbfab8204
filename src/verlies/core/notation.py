# mypyc: interpreted
"""A whole game in lines that people can read and compare: who answered what, in the words that can be typed."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from .record import HUMAN, Header, Line


def notation(header: Header, lines: Sequence[Line]) -> str:
    """Return a game as text: what was agreed, then a line for every run of answers of one seat.

    The words are those of the save file, so they are the same in every language. What was taken back is left out.
    """
    seats = "; ".join(_player(header, seat) for seat in range(header.seats))
    agreed = [f"{name}={value}" for name, value in header.settings.items()]
    if taken_back(lines):
        agreed.append(f"taken-back={taken_back(lines)}")
    runs = groupby(standing(lines), key=lambda line: line.seat)
    told = ((_name(header, seat), " ".join(line.pick for line in run)) for seat, run in runs)
    return laid_out([f"{header.game} {header.version}", seats, " ".join(agreed)], told)


def laid_out(head: Iterable[str], runs: Iterable[tuple[str, str]]) -> str:
    """Return what was agreed, then runs of answers, numbered: who gave them, and what they were."""
    told = [f"{n}. {who}: {answers}" for n, (who, answers) in enumerate(runs, 1)]
    return "\n".join([*head, "", *told]) + "\n"


def standing(lines: Sequence[Line]) -> list[Line]:
    """Return the answers of a record that were not taken back."""
    out: list[Line] = []
    for line in lines:
        if line.undo >= 0:
            del out[line.undo :]
        else:
            out.append(line)
    return out


def taken_back(lines: Sequence[Line]) -> int:
    """Return how many answers were taken back because all agreed."""
    return sum(line.agreed for line in lines)


def _player(header: Header, seat: int) -> str:
    bot = header.controllers[seat]
    return _name(header, seat) if bot == HUMAN else f"{_name(header, seat)} ({in_line(bot)})"


def _name(header: Header, seat: int) -> str:
    return in_line(header.names[seat])


def in_line(text: str) -> str:
    """Return what a file calls somebody without what could break a line or disturb a terminal."""
    return "".join(letter for letter in text if letter.isprintable())
