"""Sealed questions: everybody answers unseen, so the answers of others do not make mine come too late."""

from typing import Any

from ..core.agenda import AskSealed
from ..core.match import Match


def still_asked(match: Match[Any], seat: int, seq: int, decision: int, firm: int = 0) -> bool:
    """Return whether a seat is still asked the sealed question it was asked when the match had `seq` lines.

    The states before the first `firm` answers are not known any more.
    """
    agenda = match.state.agenda
    if not agenda or not isinstance(agenda[-1].step, AskSealed) or seat not in match.state.pending():
        return False
    if not 0 <= seq <= len(match.lines):
        return False
    return _answers_then(match, seat, seq, _opened(match, firm)) == decision


def _opened(match: Match[Any], firm: int) -> int:
    """Return how many answers stood when the question that is open was put."""
    frame = match.state.agenda[-1]
    count = len(match.entries)
    while count > firm and match.entries[count - 1].before.agenda[-1] is frame:
        count -= 1
    return count


def _answers_then(match: Match[Any], seat: int, seq: int, opened: int) -> int:
    """Return how many answers stood at `seq`, or -1 if the question or this seat's part in it has changed since.

    Goes back through the record: a take-back undid the nearest answer before it that was not undone already.
    """
    count, then, undone = len(match.entries), -1, 0
    for n in range(len(match.lines), -1, -1):
        if count < opened:
            return -1
        if n == seq:
            then = count
        if n <= seq and not undone:
            return then
        if n:
            line = match.lines[n - 1]
            back = line.undo >= 0
            if not back and line.seat == seat:
                return -1
            count += 1 if back else -1
            undone = undone + 1 if back else max(0, undone - 1)
    return -1
