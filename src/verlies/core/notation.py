# mypyc: interpreted
"""A whole game in lines that people can read and compare: who answered what, in the words that can be typed."""

from collections.abc import Sequence
from itertools import groupby

from .record import HUMAN, Header, Line


def notation(header: Header, lines: Sequence[Line]) -> str:
    """Return a game as text: what was agreed, then a line for every run of answers of one seat.

    The words are those of the save file, so they are the same in every language. What was taken back is left out.
    """
    seats = "; ".join(_player(header, seat) for seat in range(header.seats))
    agreed = " ".join([*(f"{name}={value}" for name, value in header.settings.items()), *_taken_back(lines)])
    runs = groupby(standing(lines), key=lambda line: line.seat)
    told = [
        f"{n}. {_name(header, seat)}: {' '.join(line.pick for line in run)}" for n, (seat, run) in enumerate(runs, 1)
    ]
    return "\n".join([f"{header.game} {header.version}", seats, agreed, "", *told]) + "\n"


def standing(lines: Sequence[Line]) -> list[Line]:
    """Return the answers of a record that were not taken back."""
    out: list[Line] = []
    for line in lines:
        if line.undo >= 0:
            del out[line.undo :]
        else:
            out.append(line)
    return out


def _taken_back(lines: Sequence[Line]) -> list[str]:
    """Return how many answers were taken back because all agreed, if any were."""
    count = sum(line.agreed for line in lines)
    return [f"taken-back={count}"] if count else []


def _player(header: Header, seat: int) -> str:
    bot = header.controllers[seat]
    return _name(header, seat) if bot == HUMAN else f"{_name(header, seat)} ({_in_line(bot)})"


def _name(header: Header, seat: int) -> str:
    return _in_line(header.names[seat])


def _in_line(text: str) -> str:
    """Return what a file calls somebody without what could break a line or disturb a terminal."""
    return "".join(letter for letter in text if letter.isprintable())
