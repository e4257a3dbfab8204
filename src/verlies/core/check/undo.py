"""Undo: what can be taken back taught nothing and asked nobody else, and taking it back gives the state before."""

from typing import Any

from ..errors import UndoRefused
from ..match import Match
from ..rng import Rng
from .teams import shown
from .trial import Trial, differences, view_differences


def check_barrier(trial: Trial, seat: int, option: int) -> None:
    """An answer that may be taken back taught nobody anything: whatever is hidden, they see the same."""
    state = trial.match.state
    trial.trying(seat, option)
    truth = _answered(trial, state.fork(), seat, option)
    luck = trial.rng if truth.can_undo(seat) else Rng(trial.match.answers)
    for _ in range(2):
        sampled = trial.game.sample(trial.game.view(state, seat), Rng(luck.word()))
        guess = _answered(trial, sampled, seat, option)
        if guess.can_undo(seat) != truth.can_undo(seat):
            raise trial.failure("barriers", "whether it can be taken back tells something hidden")
        if truth.can_undo(seat):
            _check_same_after(trial, seat, guess, truth)
    if truth.can_undo(seat):
        _check_others_learned_nothing(trial, seat, option, truth)


def _check_others_learned_nothing(trial: Trial, seat: int, option: int, truth: Match[Any]) -> None:
    """Those who see for themselves are shown the same by an answer, whatever they do not know, if it can be given."""
    state = trial.match.state
    for other in (other for other in range(state.seats) if not state.eyes_of(seat) >> other & 1):
        sampled = trial.game.sample(trial.game.view(state, other), Rng(trial.match.answers))
        if option not in sampled.options_of(seat):
            continue
        guess = _answered(trial, sampled, seat, option)
        if shown(guess.view(other)) != shown(truth.view(other)):
            fields = differences(shown(guess.view(other)), shown(truth.view(other)))
            raise trial.failure("barriers", f"it can be taken back, but shows seat {other} something in {fields}")


def _check_same_after(trial: Trial, seat: int, guess: Match[Any], truth: Match[Any]) -> None:
    if guess.view(seat).encoded() != truth.view(seat).encoded():
        fields = view_differences(guess.view(seat), truth.view(seat))
        raise trial.failure("barriers", f"it can be taken back, although it shows something hidden in {fields}")
    _check_mates_learned_nothing(trial, seat, guess, truth)
    if guess.log(seat) != truth.log(seat):
        raise trial.failure("barriers", "it can be taken back, although the log tells something hidden")
    trial.count("barriers")


def _check_mates_learned_nothing(trial: Trial, seat: int, guess: Match[Any], truth: Match[Any]) -> None:
    """Those who see with a seat see no more than it does, after an answer as before."""
    for mate in range(truth.state.seats):
        if truth.state.eyes_of(seat) >> mate & 1 and shown(guess.view(mate)) != shown(truth.view(mate)):
            fields = differences(shown(guess.view(mate)), shown(truth.view(mate)))
            raise trial.failure("barriers", f"it can be taken back, although it shows a mate something in {fields}")


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
            _check_over_passes(trial, other)
    if match.can_undo(seat):
        match.undo(seat)
        if game.digest(match.state) != before or match.state.options_of(seat) != offered:
            raise trial.failure("undo", "taking it back does not give the state before it")
        match.answer(option, seat)
        if game.digest(match.state) != after:
            raise trial.failure("undo", "taking it back and giving it again gives another state")
        trial.count("undos")


def _check_over_passes(trial: Trial, seat: int) -> None:
    """Only over passes in a window may a seat reach back to what it did itself, and it gets there."""
    match, game = trial.match, trial.game
    own, *passes = match.entries[match.prepare_undo(seat)[-1].undo :]
    if own.line.seat != seat or not passes or not all(entry.is_pass for entry in passes):
        raise trial.failure("undo", f"seat {seat} may take back an answer that is not its own")
    before, after = game.digest(own.before), game.digest(match.state)
    match.undo(seat)
    if game.digest(match.state) != before:
        raise trial.failure("undo", f"seat {seat} takes back what others passed on, and gets somewhere else")
    for entry in (own, *passes):
        match.answer(entry.line.pick, entry.line.seat)
    if game.digest(match.state) != after:
        raise trial.failure("undo", f"seat {seat} does once more what others passed on, and gets somewhere else")
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
