"""Harm that is announced, may be met, and is then suffered."""

from typing import Any

from mypy_extensions import mypyc_attr

from verlies.core.agenda import Frame, S, Step
from verlies.core.state import State

from .moments import push_moments


@mypyc_attr(allow_interpreted_subclasses=True)
class Harm(Step[S]):
    """Harm that was announced is suffered, as far as nothing prevented it; where the number is kept, the game says."""

    def before(self, state: S, seat: int) -> Step[Any] | None:
        """Return the moment at which it may be met, if there is one."""
        return None

    def taken(self, state: S, seat: int) -> int:
        """Return how much of it was not prevented; from now on it is announced no more."""
        raise NotImplementedError

    def less(self, state: S, seat: int, n: int) -> int:
        """Return what is left of it by then: armour, half for a partner."""
        return n

    def suffer(self, state: S, seat: int, n: int) -> None:
        """Suffer what nothing prevented; never called with nothing."""
        raise NotImplementedError

    def announce(self, state: S, seat: int) -> None:
        """Lay it down beneath its moment, the last thing a step does."""
        moment = self.before(state, seat)
        push_moments(state, seat, [self] if moment is None else [moment, self])

    def run(self, state: S, subject: int) -> None:
        """Suffer it."""
        left = self.less(state, subject, self.taken(state, subject))
        if left > 0:
            self.suffer(state, subject, left)


@mypyc_attr(allow_interpreted_subclasses=True)
class Threat(Harm[S]):
    """So much harm, its number on the agenda: first announced with a moment to meet it, then suffered."""

    count: int
    announced: bool = False

    def taken(self, state: S, seat: int) -> int:
        """Return its number; whoever prevented some of it put another threat in its place."""
        return self.count

    def changed(self, count: int) -> "Threat[S]":
        """Return the same threat, announced, with another count; with more arguments a subclass writes its own."""
        return type(self)(count, True)

    def run(self, state: S, subject: int) -> None:
        """Announce it, or suffer it."""
        if self.announced:
            super().run(state, subject)
        elif self.count > 0:
            state.push(subject, [self.changed(self.count)])
            moment = self.before(state, subject)
            if moment is not None:
                push_moments(state, subject, [moment])


def _place(state: State, seat: int) -> int:
    """Return where on the agenda the next harm announced to a seat is, or -1."""
    at = len(state.agenda) - 1
    while at >= 0:
        frame = state.agenda[at]
        step = frame.step
        if frame.subject == seat and isinstance(step, Threat) and step.announced:
            return at
        at -= 1
    return -1


def announced(state: State, seat: int) -> int:
    """Return how much harm is announced to a seat and not yet suffered."""
    at = _place(state, seat)
    if at < 0:
        return 0
    step = state.agenda[at].step
    assert isinstance(step, Threat)
    return step.count


def prevent(state: State, seat: int, n: int) -> int:
    """Take some of the harm announced to a seat away; return how much that was."""
    at = _place(state, seat)
    if at < 0:
        return 0
    frame = state.agenda[at]
    step = frame.step
    assert isinstance(step, Threat)
    stopped = min(n, step.count)
    state.agenda[at] = Frame(step.changed(step.count - stopped), frame.subject, frame.asked, frame.always)
    return stopped
