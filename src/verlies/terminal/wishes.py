"""What the people at one screen want of the windows of a game: to be asked, never, or only when there is a choice."""

from collections.abc import Sequence
from typing import Any

from ..core.match import Match
from ..core.teams import is_hand, mask_of
from ..core.windows import ASK, MATTERS, window_asked, windows_of


class Wishes:
    """Passes in windows for those who do not want to be asked, and remembers where it did."""

    def __init__(self, match: Match[Any], people: Sequence[int]) -> None:
        self.match = match
        self.windows = windows_of(match.game)
        self.may_matter = is_hand(mask_of(people), match.state.eyes, match.header.seats)
        """Whether nobody at the screen has a secret from another: else who is asked would tell who holds an answer."""
        self._said: dict[int, dict[str, str]] = {seat: {} for seat in people}
        self._passed: set[int] = set()
        """After how many answers each pass was given for somebody."""
        self._insisted = -1
        """After how many answers somebody is asked whatever they want, for they took a pass back."""
        self._advised: set[int] = set()
        """Who was told that there are questions one need not be asked."""

    def want(self, seat: int, windows: Sequence[str], wish: str) -> None:
        """Note what a seat wants of some windows."""
        self._said[seat] |= dict.fromkeys(windows, wish)

    def of(self, seat: int, window: str) -> str:
        """Return what a seat wants of a window."""
        return self._said[seat].get(window, ASK)

    def passes(self, seat: int) -> bool:
        """Return whether a seat is asked what it does not want to be asked."""
        window = window_asked(self.match)
        wish = self.of(seat, window) if window else ASK
        if wish == ASK or self.match.answers == self._insisted:
            return False
        return wish != MATTERS or len(self.match.decisions_of(seat)[0].options) == 1

    def advises(self, seat: int) -> bool:
        """Return whether to tell a seat, which can only pass in a window, what it may want; everybody is told once."""
        window = window_asked(self.match)
        lone = window and len(self.match.decisions_of(seat)[0].options) == 1
        if not lone or seat in self._advised or not self.may_matter:
            return False
        self._advised.add(seat)
        return self.of(seat, window) == ASK

    def given(self, passed: bool = False) -> None:
        """Note that an answer is given now, by a person or for one."""
        self._passed.discard(self.match.answers)
        self._passed |= {self.match.answers} if passed else set()

    def taken_back(self) -> bool:
        """Return whether what was just taken back was a pass given for somebody, who is asked now if it stays so."""
        self._insisted = self.match.answers
        return self.match.answers in self._passed
