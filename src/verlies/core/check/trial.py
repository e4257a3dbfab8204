"""Trial: one random game under check, and words for what is wrong with it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ..match import Match
from ..rng import Rng
from ..rules import Rules
from ..scene import Static
from ..state import State
from ..view import SPECTATOR, View
from .player import Player
from .report import CheckFailed
from .texts import Texts

STEPS_AHEAD: Final = 8
"""How far a fork or a sampled state is played on where it need not be played to the end."""


class Trial:
    """One random game under check: where it stands, and what was counted so far."""

    __slots__ = (
        "ahead",
        "bots",
        "counts",
        "game",
        "match",
        "name",
        "option",
        "rng",
        "said",
        "seat",
        "static",
        "texts",
        "whim",
    )

    def __init__(
        self,
        game: Rules[Any],
        match: Match[Any],
        seed: int,
        counts: dict[str, int],
        texts: set[str],
        said: Texts | None = None,
        bots: Sequence[Player] = (),
    ) -> None:
        self.game = game
        self.match = match
        self.name = f"{game.id} with {match.header.seats} seats, seed {seed}, game “{match.header.seed}”"
        self.rng = Rng(seed * 1_000_003 + counts.get("games", 0) * 1009 + match.header.seats)
        self.counts = counts
        self.texts = texts
        """The ids of the texts that were needed."""
        self.said = said
        """Where the words come from in which the game is told."""
        self.bots = bots
        """Those who are asked what they would answer."""
        self.whim = Rng((seed * 1_000_003 + counts.get("games", 0) * 1009 + match.header.seats) << 1)
        """What chance the bots have, so that whoever asks them changes nothing else."""
        self.option: int | str | None = None
        """The answer that is being tried, by `seat`."""
        self.seat = SPECTATOR
        self.ahead = 0
        """How many answers beyond the match it lies, in a copy that is played on."""
        self.static: Static = game.static(match.header.settings)

    def count(self, name: str, times: int = 1) -> None:
        """Count something that went well."""
        self.counts[name] = self.counts.get(name, 0) + times

    def failure(self, promise: str, what: str) -> CheckFailed:
        """Return the error for a broken promise, with all it takes to see it again."""
        where = f"{self.name}, decision {len(self.match.entries)}"
        if self.ahead:
            where += f" and {self.ahead} answers on"
        if self.option is not None:
            where += f", option “{self.word(self.option)}” of seat {self.seat}"
        return CheckFailed(f"{promise}: {where}: {what}.", self.match.record())

    def trying(self, seat: int, option: int | str | None, ahead: int = 0) -> None:
        """Note which answer is being tried, for the sentence of a failure."""
        self.seat = seat
        self.option = option
        self.ahead = ahead

    def word(self, option: int | str) -> str:
        """Return the name of an option, or what it is if it has none."""
        words = self.game.about.vocabulary
        return words.word(option) if isinstance(option, int) and words.has(option) else str(option)

    def play_on(self, state: State, rng: Rng, answers: int) -> None:
        """Play a copy on with random answers, until it is over or so many were given."""
        count = 0
        while count < answers and not state.over():
            option = state.open[rng.below(len(state.open))]
            self.trying(state.asked, option, count)
            state.answer(state.asked, option)
            count += 1
        self.trying(SPECTATOR, None)

    def viewers(self) -> range:
        """Return the seats, and the spectator before them."""
        return range(SPECTATOR, self.match.header.seats)

    def any(self, things: Sequence[int]) -> int:
        """Return one of several numbers at random."""
        return things[self.rng.below(len(things))]


# Words for differences


def differences(one: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    """Return the names under which two mappings differ."""
    names = sorted({*one, *other})
    return ", ".join(name for name in names if one.get(name) != other.get(name))


def view_differences(one: View[Any], other: View[Any]) -> str:
    """Return the fields in which two views differ."""
    return differences({**one.seen.plain(), "open": one.options()}, {**other.seen.plain(), "open": other.options()})


def codes(options: Iterable[int], trial: Trial) -> str:
    """Return options by their names."""
    return ", ".join(trial.word(option) for option in options) or "nothing"
