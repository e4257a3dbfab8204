"""Looking back: the moments of a match, kept for a while for whoever looks at them."""

import sys
from collections import OrderedDict
from typing import Any

import msgspec

from ...core.match import Match
from ..wire.messages import Moment, Retold
from ..wire.phrases import Phrases
from ..wire.render import log_lines, sentences, view_message

MOST = 16
"""So many matches are kept with all their moments; a match that is only played forgets most of them."""
ALL = sys.maxsize
"""Whoever plays knows of all answers."""
BEFORE, AFTER = 40, 20
"""So many answers before and after a moment the log is told of."""


class Past:
    """Matches played again, those that were looked at last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Match[Any]] = OrderedDict()

    def whole(self, table: str, match: Match[Any]) -> Match[Any]:
        """Return a match with all moments it has had so far, take-backs left out."""
        kept = match.remembered(self._kept.pop(table, None))
        self._kept[table] = kept
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return kept

    def moment(self, table: str, match: Match[Any], at: int, seat: int, words: Phrases, known: int = ALL) -> Moment:
        """Return what a seat saw after so many answers, up to the last that is known; nothing can be answered there."""
        return moment_of(self.whole(table, match).at(min(known, match.answers)), at, seat, words)

    def story(self, table: str, match: Match[Any], at: int, seat: int, words: Phrases, known: int = ALL) -> Retold:
        """Return the lines of the log around an answer, up to the last that is known, as a seat may read them."""
        end = min(known, match.answers)
        at = min(max(at, 0), end)
        first, last = max(at - BEFORE, 0), min(at + AFTER, end)
        then = self.whole(table, match).at(last)
        return Retold(seat, first, last, log_lines(then, seat, words, sentences(then, seat, words, first)))


def moment_of(whole: Match[Any], at: int, seat: int, words: Phrases) -> Moment:
    """Return a moment of a match that has kept all of them, as a seat saw it.

    Beats are those of the view that was sent then: made from the log of this seat alone, and of the last answer.
    """
    at = min(max(at, 0), whole.answers)
    then = whole.at(at)
    view = view_message(then, seat, words, at, at)
    scene = msgspec.structs.replace(view.scene, prompts=(), can_undo=False)
    waiting = view.prompt if then.over else words.waiting(then.pending())
    quiet = {"choices": {}, "costs": {}, "notes": {}, "warning": "", "may_ask": False}
    view = msgspec.structs.replace(view, scene=scene, prompt=waiting, **quiet)
    return Moment(at, whole.answers, turns(whole), view)


def turns(whole: Match[Any]) -> list[int]:
    """Return the answers with which a turn began."""
    begins = {number for number, kind in enumerate(whole.game.about.events) if kind.tone == "turn"}
    return [n for n, entry in enumerate(whole.entries, 1) if any(event.kind in begins for event in entry.events)]
