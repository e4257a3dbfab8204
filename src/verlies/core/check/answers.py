"""Answers: what is offered is accepted and loses nothing, and what is not is refused and changes nothing."""

from collections.abc import Mapping
from typing import Any, Final

from ..agenda import Ask, AskAny
from ..errors import IllegalAnswer, VerliesError
from ..option import KIND
from .copies import check_untouched
from .trial import Trial, codes, differences

WRONG_ANSWERS: Final = 6
"""How many answers that are not offered are tried at a decision."""
NO_WORDS: Final = ("", "no-such-option", "pass:pass", ":")
"""What is no option of any game."""


def check_question(trial: Trial) -> None:
    """Whoever is asked has options, each once and each with a name; those asked together have the same."""
    state = trial.match.state
    words = trial.game.about.vocabulary
    pending = state.pending()
    for seat in pending:
        options = state.options_of(seat)
        if not options:
            raise trial.failure("question", f"seat {seat} is asked, but has no options")
        if len(set(options)) < len(options):
            raise trial.failure("question", f"seat {seat} has an option twice among {codes(options, trial)}")
        for option in options:
            if not words.has(option) or words.option(words.word(option)) != option:
                raise trial.failure("question", f"option {option} has no name of its own")
        if isinstance(state.agenda[-1].step, AskAny) and set(options) != set(state.options_of(pending[0])):
            raise trial.failure("question", f"seats {pending[0]} and {seat} are asked at once, but offered differently")
    frame = state.agenda[-1]
    if trial.game.about.rules and isinstance(frame.step, Ask) and not frame.step.rule(state, frame.subject):
        raise trial.failure("question", "no rule stands behind it")
    trial.texts.add(f"ask-{type(state.agenda[-1].step).__name__}")


def check_options(trial: Trial) -> None:
    """Every listed option is accepted, leads to a question or to the end, and loses nothing."""
    state = trial.match.state
    before, pieces = trial.game.plain(state), trial.game.pieces(state)
    for seat in state.pending():
        for option in state.options_of(seat):
            trial.trying(seat, option)
            after = state.fork()
            after.answer(seat, option)
            _check_after(trial, after, pieces)
            check_untouched(trial, before)
            trial.count("options")


def _check_after(trial: Trial, after: Any, pieces: dict[str, int]) -> None:
    if not after.over() and not after.pending():
        raise trial.failure("options", "afterwards nobody is asked, though the game is not over")
    check_pieces(trial, pieces, after)


def check_pieces(trial: Trial, before: Mapping[str, int], state: Any) -> None:
    """Nothing is lost and nothing found."""
    now = trial.game.pieces(state)
    if now == before:
        return
    lost = [name for name in sorted({*before, *now}) if before.get(name, 0) != now.get(name, 0)]
    if lost:
        changes = ", ".join(f"{name} {before.get(name, 0)} → {now.get(name, 0)}" for name in lost)
        raise trial.failure("pieces", f"something was lost or found: {changes}")


def check_refusals(trial: Trial) -> None:
    """What is not offered is refused with a reason and changes nothing, whoever tries it."""
    state, before = trial.match.state, trial.game.plain(trial.match.state)
    offered = state.options_of(trial.any(state.pending()))
    for seat in trial.viewers():
        for option in not_offered(trial, seat):
            _check_refused(trial, option, seat, before)
        if not state.options_of(seat):
            _check_refused(trial, trial.any(offered), seat, before)
    for word in NO_WORDS:
        _check_refused(trial, word, state.asked, before)
    for number in (-1, len(trial.game.about.vocabulary.kinds) * KIND):
        _check_refused(trial, number, state.asked, before)


def not_offered(trial: Trial, seat: int) -> list[int]:
    """Return some options of the game that a seat does not have now."""
    kinds = trial.game.about.vocabulary.kinds
    offered = trial.match.state.options_of(seat)
    out: list[int] = []
    for _ in range(WRONG_ANSWERS):
        kind = trial.rng.below(len(kinds))
        option = kind * KIND + trial.rng.below(max(1, len(kinds[kind].ids)))
        if option not in offered:
            out.append(option)
    return out


def _check_refused(trial: Trial, answer: str | int, seat: int, before: dict[str, Any]) -> None:
    match = trial.match
    state, lines = match.state, len(match.lines)
    trial.trying(seat, answer)
    try:
        match.answer(answer, seat)
    except VerliesError as error:
        _note_refusal(trial, error)
    else:
        raise trial.failure("refusals", "it is not offered, and yet it was accepted")
    if match.state is not state or len(match.lines) != lines or trial.game.plain(state) != before:
        raise trial.failure("refusals", f"refusing it changed {differences(trial.game.plain(state), before)}")
    trial.count("refusals")


def _note_refusal(trial: Trial, error: VerliesError) -> None:
    if isinstance(error, IllegalAnswer):
        if trial.game.about.rules and not error.refusal.rule:
            raise trial.failure("refusals", f"no rule stands behind “{error.refusal.message}”")
        trial.texts.add(f"why-{error.refusal.message}")
