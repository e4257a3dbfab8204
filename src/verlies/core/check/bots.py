"""Bots: they answer with what is offered, also if they see only a part of it, and their games end in time."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..game import Game
from ..observe import Observation
from ..rng import Rng
from ..state import State
from ..view import SPECTATOR, View
from .player import Bots, Player
from .report import CheckReport
from .tables import Table, mixed
from .trial import Trial, codes

THOROUGH: Final = 5
"""One of so many games is played with every question asked twice; an odd number, so that each sort has its turn."""


def check_picks(trial: Trial) -> None:
    """One of the bots, whichever it is, can answer whatever a seat is asked, also if it overlooks a part of it."""
    state = trial.match.state
    if trial.bots:
        player = trial.bots[trial.whim.below(len(trial.bots))]
        for seat in state.pending():
            pick_some(trial, player, trial.game.view(state, seat))


def pick(trial: Trial, player: Player, state: State, seat: int, twice: bool) -> int:
    """Return what a bot answers; then perhaps ask it again as if it had overlooked a part of what is offered."""
    view = trial.game.view(state, seat)
    answer = _asked(trial, player, Observation(trial.game, view))
    if twice:
        pick_some(trial, player, view)
    return answer


def pick_some(trial: Trial, player: Player, view: View[Any]) -> None:
    """Ask a bot as if it had overlooked a part of what is offered."""
    part = Observation(trial.game, view)
    part.options = some_of(part.options, trial.whim)
    _asked(trial, player, part)
    trial.count("picks")


def _asked(trial: Trial, player: Player, observation: Observation[Any]) -> int:
    """Return the answer of a bot, which must be one of those it was shown."""
    offered = tuple(observation.options)
    seat, where = observation.view.seat, f"bot “{player.name}”, asked {type(observation.view.ask()).__name__}"
    try:
        answer = player.choose(observation, Rng(trial.whim.word()))
    except Exception as error:
        what = f"{where}, shown {codes(offered, trial)}: {type(error).__name__}: {error}"
        raise trial.failure("bots", what) from error
    if answer not in offered:
        trial.trying(seat, answer, trial.ahead)
        raise trial.failure("bots", f"{where}, was shown {codes(offered, trial)} alone")
    return answer


def some_of(options: Sequence[int], rng: Rng) -> list[int]:
    """Return about half of some options, at least one."""
    return [option for option in options if rng.below(2)] or [options[rng.below(len(options))]]


def check_bout(trial: Trial, player: Player, twice: bool = True) -> None:
    """A game among one bot alone ends in time; it can answer what it is asked on the way, or all of it `twice`."""
    about = trial.game.about
    most, count = about.sitting if player.aims else about.cap, 0
    state = trial.match.state.fork()
    while not state.over():
        if count >= most:
            raise trial.failure("bots", f"a game among bots “{player.name}” is not over after {most} answers")
        trial.trying(SPECTATOR, None, count)
        seat = state.asked
        state.answer(seat, pick(trial, player, state, seat, twice))
        count += 1
    trial.count("bouts")
    if player.aims:
        trial.counts["longest"] = max(count, trial.counts.get("longest", 0))


def check_bots(
    game: Game[Any],
    *,
    bots: Bots,
    seats: int,
    options: Mapping[str, str] | None = None,
    games: int = 1,
    seed: int = 0,
) -> CheckReport:
    """Let every bot of a game play so many games at a table; the first that spoils one raises.

    In every second game all that the table leaves open is agreed at random, and in every fifth each question is asked
    again with a part of its options. The same `seed` plays the same games.
    """
    counts: dict[str, int] = {}
    table = Table(seats, options or {})
    for number in range(games):
        rng = Rng(seed * 1_000_003 + number)
        settings = mixed(game, table, rng) if number % 2 else table.settings
        for player in bots(game):
            match = game.new(seats, f"bots {seed} {number}", settings)
            trial = Trial(game, match, seed + number, counts, set())
            trial.name += f", settings {dict(settings)}"
            check_bout(trial, player, twice=number % THOROUGH == 0)
    return CheckReport(**counts)
