"""Moments at which something may be used: runes, items, abilities, stones."""

from typing import Any

from mypy_extensions import mypyc_attr

from verlies.core.agenda import Ask, S, Step
from verlies.core.option import PASS
from verlies.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment(Ask[S]):
    """A moment at which a seat may use something; nobody is asked who, as all know, can have nothing to use."""

    def uses(self, state: S, seat: int) -> list[int]:
        """Return the options to use something now."""
        raise NotImplementedError

    def thinkable(self, state: S, seat: int) -> bool:
        """Return whether others could believe there is something to use, so that not being asked would tell."""
        return False

    def use(self, state: S, seat: int, pick: int) -> list[Step[Any]]:
        """Pay for a use and return what it does."""
        raise NotImplementedError

    def again(self, state: S, seat: int, pick: int) -> bool:
        """Return whether more may be used after this."""
        return False

    def options(self, state: S, subject: int, seat: int) -> list[int]:
        """Offer what can be used, and to let the moment pass."""
        uses = self.uses(state, seat)
        return [PASS, *uses] if uses or self.thinkable(state, seat) else []

    def answer(self, state: S, subject: int, seat: int, pick: int) -> None:
        """Use it, and ask again where more may be used."""
        if pick == PASS:
            return
        if self.again(state, seat, pick):
            state.push(subject, [self])
        state.push(subject, self.use(state, seat, pick))


def push_moments(state: State, subject: int, steps: list[Step[Any]]) -> None:
    """Lay steps on the agenda, the last thing a step does; moments at their front that are empty get no frame.

    A moment beneath another step keeps its frame, for what comes before may open it.
    """
    at = 0
    while at < len(steps):
        step = steps[at]
        if not isinstance(step, Moment) or step.options(state, subject, subject):
            break
        at += 1
    state.push(subject, steps[at:])
