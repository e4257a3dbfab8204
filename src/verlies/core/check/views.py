"""Views: they hold nothing hidden, and what is dealt anew from them is the same game for their viewer."""

from typing import Any, Final

from ..agenda import Ask
from ..match import Match
from ..parts import Part
from ..rng import Rng
from ..rules import Rules
from ..stack import Stack
from ..view import SPECTATOR, View
from .answers import check_pieces, not_offered
from .scenes import check_ending
from .trial import STEPS_AHEAD, Trial, codes, differences, view_differences

SELDOM: Final = 20
"""At one decision in so many what one viewer thinks possible is played to its end, which may be far."""


def check_views(trial: Trial) -> None:
    """A view holds nothing hidden: what is dealt anew from it gives the same view, table, options and reasons."""
    state = trial.match.state
    viewers = trial.viewers()
    direct = trial.any(viewers)
    lucky = trial.rng.below(SELDOM * len(viewers)) + SPECTATOR
    views = {viewer: trial.game.view(state, viewer) for viewer in viewers}
    truth = Truth(trial.game.pieces(state), {viewer: view.encoded() for viewer, view in views.items()})
    for viewer, view in views.items():
        data, table = truth.shown[viewer], Table(trial, view)
        _check_covered(trial, view, data)
        sent = trial.game.seen(data)
        if sent.encoded() != data:
            raise trial.failure("views", f"the view of seat {viewer} changes on its way through bytes")
        if viewer == direct:
            table.check_same(trial, sent)
            _check_sample(trial, view, table, truth, to_the_end=False)
        _check_sample(trial, sent, table, truth, to_the_end=viewer == lucky)
        trial.count("views")
    _check_own(trial, list(views.values()))


def _check_covered(trial: Trial, view: View[Any], data: bytes) -> None:
    """What every state has is covered: nothing to draw from, nothing to listen to, nobody else's options."""
    seen, key = view.seen, trial.match.state.chance.key
    if seen.chance.key or key in data or key.hex().encode() in data:
        raise trial.failure("views", f"the view of seat {view.seat} holds the key of all chance")
    if seen.log is not None or seen.learned:
        raise trial.failure("views", f"the view of seat {view.seat} holds what others were told")
    if seen.open != trial.match.state.options_of(view.seat):
        raise trial.failure("views", f"the view of seat {view.seat} does not hold the options of that seat")


def _check_own(trial: Trial, views: list[View[Any]]) -> None:
    """Whoever scribbles over a view changes nothing but the view."""
    before, offered = trial.game.plain(trial.match.state), trial.match.state.open[:]
    for view in views:
        scribble(view.seen)
        scribble(view.seen.open)
    after = trial.game.plain(trial.match.state)
    if after != before or trial.match.state.open != offered:
        raise trial.failure("views", f"writing into a view changed the state, in {differences(before, after)}")


def scribble(thing: Any) -> None:
    """Empty every list in a part of a state."""
    inside: list[Any] = []
    if isinstance(thing, Part):
        inside = [getattr(thing, name, None) for name in thing.plain()]
    elif isinstance(thing, Stack):
        inside = [thing.cells]
    elif isinstance(thing, list):
        inside = thing[:]
        thing.clear()
    for each in inside:
        scribble(each)


class Truth:
    """What the match itself holds and shows to everybody, with which states dealt anew are compared."""

    __slots__ = ("pieces", "shown")

    def __init__(self, pieces: dict[str, int], shown: dict[int, bytes]) -> None:
        self.pieces = pieces
        self.shown = shown
        """The encoded view of each viewer."""


class Table:
    """All that is made of a view: scene, targets, prices, notes and previews."""

    __slots__ = ("answers", "options", "scene")

    def __init__(self, trial: Trial, view: View[Any]) -> None:
        self.scene = trial.game.scene(view)
        self.options = view.options()
        self.answers = [_made(trial.game, view, option) for option in self.options]

    def check_same(self, trial: Trial, other: View[Any]) -> None:
        """Two views that hold the same show the same."""
        if trial.game.scene(other) != self.scene:
            raise trial.failure("views", f"the scene tells seat {other.seat} what it cannot see")
        for option, mine in zip(self.options, self.answers, strict=True):
            for name, one, two in zip(MADE, mine, _made(trial.game, other, option), strict=True):
                if one != two:
                    what = f"by {name} of {trial.word(option)} seat {other.seat} is told what it cannot see"
                    raise trial.failure("views", what)


MADE: Final = ("target", "price", "notes", "preview")


def _made(game: Rules[Any], view: View[Any], option: int) -> tuple[object, ...]:
    """Return what is made of an option, in the order of the names above."""
    target = game.target(view.seen, option)
    return target, game.price(view, option), game.notes(view, option), game.preview(view, option)


def _check_sample(trial: Trial, view: View[Any], table: Table, truth: Truth, to_the_end: bool) -> None:
    viewer = view.seat
    sampled = trial.game.sample(view, Rng(trial.rng.word()))
    again = trial.game.view(sampled, viewer)
    if again.encoded() != truth.shown[viewer]:
        raise trial.failure("views", _leak(view, again))
    _check_same_question(trial, viewer, sampled)
    table.check_same(trial, again)
    _count_redealt(trial, viewer, sampled, truth)
    check_pieces(trial, truth.pieces, sampled)
    trial.play_on(sampled, trial.rng, trial.game.about.cap if to_the_end else STEPS_AHEAD)
    check_pieces(trial, truth.pieces, sampled)
    if to_the_end:
        check_ending(trial, sampled)
    if view.encoded() != truth.shown[viewer]:
        raise trial.failure("sample", f"playing with what was sampled changed the view of seat {viewer}")
    trial.count("samples")


def _leak(view: View[Any], again: View[Any]) -> str:
    fields = view_differences(view, again)
    return f"the view of seat {view.seat} changed when what it cannot see was dealt anew, in {fields}"


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
    """Rule and refusals of a question are made from what the viewer can see."""
    seen = trial.game.view(trial.match.state, viewer).seen
    if len({_rule(state) for state in (trial.match.state, sampled, seen)}) > 1:
        raise trial.failure("sample", f"the rule behind the question tells seat {viewer} what it cannot see")
    guess = Match(trial.game, trial.match.header, sampled, [])
    for option in not_offered(trial, viewer):
        if trial.match.why_not(option, viewer) != guess.why_not(option, viewer):
            what = f"why seat {viewer} may not answer {trial.word(option)} depends on what it cannot see"
            raise trial.failure("sample", what)


def _rule(state: Any) -> str:
    """Return the rule behind the open question."""
    frame = state.agenda[-1]
    step = frame.step
    assert isinstance(step, Ask)
    return step.rule(state, frame.subject)
