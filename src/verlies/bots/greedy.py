"""The bot that takes what looks best now: by the game's own advice, or by a few play-outs."""

from typing import Any, Final

from ..core.decision import Result
from ..core.observe import Advisor, Observation
from ..core.option import PASS
from ..core.playout import playout
from ..core.rng import Rng
from ..core.rules import Rules
from ..core.scene import END
from ..core.state import State
from .random import pick

BUDGET: Final = 3000
"""How many random answers it may look ahead for one decision, over all play-outs together."""
SAMPLES: Final = 50
"""How many guesses at the hidden things are tried with every option, if the budget allows."""
LONGEST: Final = 250
"""How many answers one play-out takes at most."""
WIN: Final = 100.0
"""What winning counts, in points."""


class Greedy:
    """Asks the game's advisor; without one, tries every option in a few play-outs."""

    def __init__(self, game: Rules[Any], advisor: Advisor | None = None) -> None:
        self.advisor = advisor or game.advisor()

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        """Return the option that looks best, of a part of them something else if the best is not among it."""
        best = self.wish(observation, rng)
        overlooked = best not in observation.options and observation.options != observation.view.options()
        return makeshift(observation, rng) if overlooked else best

    def wish(self, observation: Observation[Any], rng: Rng) -> int:
        """Return what looks best; advice on a part of the options may be what is not among it."""
        if len(observation.options) == 1:
            return observation.options[0]
        if self.advisor is not None:
            return self.advisor.choose(observation, rng)
        return best_by_playouts(observation, rng)


def makeshift(observation: Observation[Any], rng: Rng) -> int:
    """Return what does least harm: to pass, to end the turn, or anything."""
    words, options = observation.game.about.vocabulary, observation.options
    if PASS in options:
        return PASS
    return next((option for option in options if words.kind(option).role == END), pick(options, rng))


def best_by_playouts(observation: Observation[Any], rng: Rng) -> int:
    """Return the option with the best average over guesses at what is hidden, each played on at random."""
    options = observation.options
    totals = [0.0] * len(options)
    left = BUDGET
    for _ in range(SAMPLES):
        state = observation.sample(rng)
        seed = rng.word()
        for i, option in enumerate(options):
            value, used = try_option(observation, state.fork(), option, Rng(seed), left)
            totals[i] += value
            left -= used
        if left <= 0:
            break
    return options[totals.index(max(totals))]


def try_option(observation: Observation[Any], state: State, option: int, rng: Rng, left: int) -> tuple[float, int]:
    """Answer with an option and play on; return what came of it and how many answers it took."""
    seat = observation.view.seat
    state.answer(seat, option)
    used = playout(state, rng, max(1, min(LONGEST, left)))
    return value_of(observation.game.result(state), seat), used + 1


def value_of(result: Result, seat: int) -> float:
    """Return how good a result is for a seat: winning first, then place, and points next to the best others."""
    teams = result.teams or range(len(result.scores))
    others = [score for score, team in zip(result.scores, teams, strict=True) if team != teams[seat]]
    points = result.scores[seat] - max(others, default=0)
    return WIN * (seat in result.winners) - result.places[seat] + 0.1 * points
