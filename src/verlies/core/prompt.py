# mypyc: interpreted
"""Prompts: the one place where an open question becomes what is shown of it."""

from typing import Any, Final

import msgspec

from .agenda import Ask, AskAny, AskSealed
from .decision import Decision, Mode
from .option import Option
from .rules import Rules
from .scene import END, Choice, Prompt, Scene
from .state import State
from .view import View


def decisions(game: Rules[Any], state: State, number: int) -> list[Decision]:
    """Return the open questions of a state, each with what its first seat may answer; empty when the game is over."""
    return [decision(game, state, number, mode, seats, state.options_of(seats[0])) for mode, seats in asked(state)]


def decisions_of(game: Rules[Any], state: State, number: int, seat: int) -> list[Decision]:
    """Return the open questions to a seat with what it may answer itself, whatever others are offered."""
    own = [(mode, seats) for mode, seats in asked(state) if seat in seats]
    return [decision(game, state, number, mode, seats, state.options_of(seat)) for mode, seats in own]


def asked(state: State) -> list[tuple[Mode, tuple[int, ...]]]:
    """Return how seats are asked now, and which: a sealed question is one for each of them."""
    pending = state.pending()
    if not pending:
        return []
    step = state.agenda[-1].step
    if isinstance(step, AskSealed):
        return [("sealed", (seat,)) for seat in pending]
    return [("any" if isinstance(step, AskAny) else "one", tuple(pending))]


def decision(
    game: Rules[Any], state: State, number: int, mode: Mode, seats: tuple[int, ...], options: list[int]
) -> Decision:
    """Return the question on top of the agenda, of a state or of what somebody sees of it."""
    frame = state.agenda[-1]
    step = frame.step
    assert isinstance(step, Ask)
    offered = tuple(option(game, state, code) for code in options)
    rule, case, source = (tell(state, frame.subject) for tell in (step.rule, step.case, step.source))
    return Decision(number, type(step).__name__, mode, seats, frame.subject, rule, offered, case, source)


def option(game: Rules[Any], state: State, code: int) -> Option:
    """Return an option as the border shows it."""
    words = game.about.vocabulary
    kind = words.kind(code)
    return Option(words.word(code), code, kind.word, kind.noun, game.target(state, code))


def with_prompts(game: Rules[Any], view: View[Any], number: int) -> Scene:
    """Return the table as one seat sees it, with what is asked."""
    ends = any(kind.role == END for kind in game.about.vocabulary.kinds)
    scene = game.scene(view)
    return msgspec.structs.replace(
        scene, prompts=prompts(game, view, number), ends=ends, progress=progress(game, view.seen)
    )


NEARLY: Final = 99
"""What is not over is never farther than this, in percent."""


def progress(game: Rules[Any], seen: State) -> int:
    """Return about how far a game has come, in percent; -1 if it does not say."""
    far = game.progress(seen)
    return far if far < 0 else 100 if seen.over() else min(far, NEARLY)


def prompts(game: Rules[Any], view: View[Any], number: int) -> tuple[Prompt, ...]:
    """Return the open questions as one seat sees them: its own with choices, those of others without."""
    return tuple(_prompt(game, view, number, mode, seats) for mode, seats in asked(view.seen))


def _prompt(game: Rules[Any], view: View[Any], number: int, mode: Mode, seats: tuple[int, ...]) -> Prompt:
    options = view.options() if view.seat in seats else []
    d = decision(game, view.seen, number, mode, seats, options)
    choices = tuple(_choice(game, view, each) for each in d.options)
    return Prompt(d.number, d.ask, d.mode, d.seats, d.subject, d.rule, choices, d.case, d.source)


def _choice(game: Rules[Any], view: View[Any], offered: Option) -> Choice:
    code = offered.code
    kind, shows = game.about.vocabulary.kind(code), game.preview(view, code)
    price, notes = game.price(view, code), game.notes(view, code)
    return Choice(offered.id, offered.kind, offered.noun, offered.target, price, kind.zone, notes, shows, kind.role)
