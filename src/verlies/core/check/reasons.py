"""Reasons: whoever asks why not is told that an offered option is possible, and why any other one is not."""

from ..option import KIND
from ..refusal import POSSIBLE
from .trial import Trial


def check_reasons(trial: Trial) -> None:
    """An offered option is called possible, however it is named; of all others one of each kind is not."""
    match = trial.match
    for seat in trial.viewers():
        offered = match.options_of(seat)
        for option in offered:
            _check_possible(trial, seat, option)
        for option in one_of_each_kind(trial):
            trial.trying(seat, option)
            if option not in offered and match.why_not(option, seat) == POSSIBLE:
                raise trial.failure("reasons", "it is not offered, and yet nothing speaks against it")
            trial.count("reasons")


def _check_possible(trial: Trial, seat: int, option: int) -> None:
    """An offered option is called possible by its number, its name and as the border shows it."""
    match = trial.match
    trial.trying(seat, option)
    for named in (option, trial.word(option), match.option(option)):
        told = match.why_not(named, seat)
        if told != POSSIBLE:
            raise trial.failure("reasons", f"it is offered, and yet “{told.message}” speaks against it")
    trial.count("reasons")


def one_of_each_kind(trial: Trial) -> list[int]:
    """Return an option of each kind of the game, at every answer another one, so that all have their turn."""
    kinds = trial.game.about.vocabulary.kinds
    at = trial.match.answers
    return [number * KIND + at % max(1, len(kind.ids)) for number, kind in enumerate(kinds)]
