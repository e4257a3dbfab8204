"""Undo: what can be taken back taught nothing and asked nobody else, and taking it back gives the state before."""

from typing import Any

from ..errors import UndoRefused
from ..match import Match
from ..rng import Rng
from .trial import Trial, view_differences


def check_barrier(trial: Trial, seat: int, option: int) -> None:
    """An answer that may be taken back taught its seat nothing: whatever is hidden, it sees the same."""
    state = trial.match.state
    trial.trying(seat, option)
    truth = _answered(trial, state.fork(), seat, option)
    if not truth.can_undo(seat):
        return
    for _ in range(2):
        sampled = trial.game.sample(trial.game.view(state, seat), Rng(trial.rng.word()))
        guess = _answered(trial, sampled, seat, option)
        if not guess.can_undo(seat):
            raise trial.failure("barriers", "whether it can be taken back tells something hidden")
        if guess.view(seat).encoded() != truth.view(seat).encoded():
            fields = view_differences(guess.view(seat), truth.view(seat))
            raise trial.failure("barriers", f"it can be taken back, although it shows something hidden in {fields}")
        if guess.log(seat) != truth.log(seat):
            raise trial.failure("barriers", "it can be taken back, although the log tells something hidden")
    trial.count("barriers")


def _answered(trial: Trial, state: Any, seat: int, option: int) -> Match[Any]:
    match = Match(trial.game, trial.match.header, state, [])
    match.answer(option, seat)
    return match


def check_undo(trial: Trial, seat: int, option: int) -> None:
    """Give an answer for good; what can be taken back gives the same state, and what cannot is refused."""
    match, game = trial.match, trial.game
    trial.trying(seat, option)
    before, offered = game.digest(match.state), match.state.options_of(seat)
    sealed = {decision.seats for decision in match.decisions if decision.mode == "sealed"}
    match.answer(option, seat)
    after = game.digest(match.state)
    _check_handed_on(trial, seat, sealed)
    for other in trial.viewers():
        if not match.can_undo(other):
            _check_undo_refused(trial, other)
        elif other != seat:
            raise trial.failure("undo", f"seat {other} may take back an answer that is not its own")
    if match.can_undo(seat):
        match.undo(seat)
        if game.digest(match.state) != before or match.state.options_of(seat) != offered:
            raise trial.failure("undo", "taking it back does not give the state before it")
        match.answer(option, seat)
        if game.digest(match.state) != after:
            raise trial.failure("undo", "taking it back and giving it again gives another state")
        trial.count("undos")


def _check_handed_on(trial: Trial, seat: int, sealed: set[tuple[int, ...]]) -> None:
    """Once others are asked instead, or nobody any more, it stands; others asked in secret were asked before."""
    asked = {decision.seats for decision in trial.match.decisions}
    if trial.match.decisions_of(seat) or (asked and asked < sealed):
        return
    if trial.match.can_undo(seat):
        raise trial.failure("undo", "it can be taken back, although it handed the turn on or ended the game")
    trial.count("handed")


def _check_undo_refused(trial: Trial, seat: int) -> None:
    state = trial.match.state
    try:
        trial.match.undo(seat)
    except UndoRefused:
        if trial.match.state is state:
            return
    raise trial.failure("undo", f"seat {seat} took it back, although something stands in the way")
