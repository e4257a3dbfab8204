"""Views: they hold nothing hidden, and what is dealt anew from them is the same game for their viewer."""

from typing import Any

import msgspec

from ..agenda import Ask
from ..match import Match
from ..rng import Rng
from ..view import SPECTATOR, View
from .answers import check_pieces, not_offered
from .scenes import check_ending
from .trial import STEPS_AHEAD, Trial, codes, differences, view_differences


def check_views(trial: Trial) -> None:
    """A view holds nothing hidden: what is dealt anew from it gives the same view, options and reasons."""
    state = trial.match.state
    lucky = trial.rng.below(2 * len(trial.viewers())) + SPECTATOR
    views = {viewer: trial.game.view(state, viewer) for viewer in trial.viewers()}
    truth = Truth(trial.game.pieces(state), {viewer: view.encoded() for viewer, view in views.items()})
    for viewer, view in views.items():
        data = truth.shown[viewer]
        if state.chance.key in data or state.chance.key.hex().encode() in data:
            raise trial.failure("views", f"the view of seat {viewer} holds the key of all chance")
        sent = msgspec.msgpack.decode(data, type=trial.game.view_type())
        if sent.encoded() != data:
            raise trial.failure("views", f"the view of seat {viewer} changes on its way through bytes")
        _check_sample(trial, viewer, view, truth, to_the_end=False)
        _check_sample(trial, viewer, sent, truth, to_the_end=viewer == lucky)
        trial.count("views")
    _check_own(trial, list(views.values()))


def _check_own(trial: Trial, views: list[Any]) -> None:
    """Whoever scribbles over a view changes nothing but the view."""
    before = trial.game.plain(trial.match.state)
    for view in views:
        _scribble(view)
    after = trial.game.plain(trial.match.state)
    if after != before:
        raise trial.failure("views", f"writing into a view changed the state, in {differences(before, after)}")


def _scribble(thing: Any) -> None:
    """Empty every list in a piece of plain data."""
    parts: list[Any] = []
    if isinstance(thing, msgspec.Struct):
        parts = [getattr(thing, name) for name in thing.__struct_fields__]
    elif isinstance(thing, dict):
        parts = list(thing.values())
    elif isinstance(thing, list):
        parts = thing[:]
        thing.clear()
    for part in parts:
        _scribble(part)


class Truth:
    """What the match itself holds and shows to everybody, with which states dealt anew are compared."""

    __slots__ = ("pieces", "shown")

    def __init__(self, pieces: dict[str, int], shown: dict[int, bytes]) -> None:
        self.pieces = pieces
        self.shown = shown
        """The encoded view of each viewer."""


def _check_sample(trial: Trial, viewer: int, view: Any, truth: Truth, to_the_end: bool) -> None:
    sampled = trial.game.sample(view, Rng(trial.rng.word()))
    again = trial.game.view(sampled, viewer)
    if again.encoded() != truth.shown[viewer]:
        raise trial.failure("views", _leak(viewer, view, again))
    _check_same_question(trial, viewer, sampled)
    _count_redealt(trial, viewer, sampled, truth)
    check_pieces(trial, truth.pieces, sampled)
    trial.play_on(sampled, trial.rng, trial.game.about.cap if to_the_end else STEPS_AHEAD)
    check_pieces(trial, truth.pieces, sampled)
    if to_the_end:
        check_ending(trial, sampled)
    if view.encoded() != truth.shown[viewer]:
        raise trial.failure("sample", f"playing with what was sampled changed the view of seat {viewer}")
    trial.count("samples")


def _leak(viewer: int, view: View, again: View) -> str:
    fields = view_differences(view, again)
    return f"the view of seat {viewer} changed when what it cannot see was dealt anew, in {fields}"


def _count_redealt(trial: Trial, viewer: int, sampled: Any, truth: Truth) -> None:
    other = (viewer + 1) % trial.match.header.seats
    if trial.game.view(sampled, other).encoded() != truth.shown[other]:
        trial.count("redealt")


def _check_same_question(trial: Trial, viewer: int, sampled: Any) -> None:
    state = trial.match.state
    if sampled.pending() != state.pending():
        raise trial.failure("sample", f"the state sampled for seat {viewer} asks seats {sampled.pending()}")
    if sampled.options_of(viewer) != state.options_of(viewer):
        offered = codes(sampled.options_of(viewer), trial)
        raise trial.failure("sample", f"the state sampled for seat {viewer} offers it {offered}")
    if sampled.pending():
        _check_same_reasons(trial, viewer, sampled)


def _check_same_reasons(trial: Trial, viewer: int, sampled: Any) -> None:
    """Rule, prices and refusals of a question are made from what the viewer can see."""
    frame, other = trial.match.state.agenda[-1], sampled.agenda[-1]
    step, guessed = frame.step, other.step
    assert isinstance(step, Ask)
    assert isinstance(guessed, Ask)
    if step.rule(trial.match.state, frame.subject) != guessed.rule(sampled, other.subject):
        raise trial.failure("sample", f"the rule behind the question tells seat {viewer} what it cannot see")
    guess = Match(trial.game, trial.match.header, sampled, [])
    for option in trial.match.state.options_of(viewer):
        if trial.game.price(trial.match.state, option) != trial.game.price(sampled, option):
            raise trial.failure("sample", f"the price of {trial.word(option)} tells seat {viewer} what it cannot see")
    for option in not_offered(trial, viewer):
        if trial.match.why_not(option, viewer) != guess.why_not(option, viewer):
            what = f"why seat {viewer} may not answer {trial.word(option)} depends on what it cannot see"
            raise trial.failure("sample", what)
