"""Fights: rounds with something in between, and a round in which both sides choose in secret."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from verlies.core.agenda import HOUSE, AskSealed, S, Scope, Step

from .moments import push_moments

FIGHT: Final = "fight"
"""The scope of a fight: `state.cut(FIGHT)` ends it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Duel(AskSealed[S]):
    """Both sides choose unseen; then it is looked up what comes of it."""

    def choices(self, state: S, subject: int, seat: int) -> list[int]:
        """Return what a side can choose."""
        raise NotImplementedError

    def rival(self, state: S, subject: int) -> int:
        """Return the seat on the other side, or HOUSE."""
        return HOUSE

    def house_pick(self, state: S, subject: int) -> int:
        """Choose for the house."""
        raise NotImplementedError

    def exchange(self, state: S, subject: int, mine: int, theirs: int) -> None:
        """Carry out what comes of both choices."""
        raise NotImplementedError

    def put(self, state: S, subject: int) -> None:
        """Ask both sides at once; the house is never asked."""
        rival = self.rival(state, subject)
        state.ask(self, subject, 1 << subject | (0 if rival == HOUSE else 1 << rival))

    def options(self, state: S, subject: int, seat: int) -> list[int]:
        """Offer the choices."""
        return self.choices(state, subject, seat)

    def resolve(self, state: S, subject: int, picks: list[int]) -> None:
        """Reveal both."""
        rival = self.rival(state, subject)
        theirs = self.house_pick(state, subject) if rival == HOUSE else picks[rival]
        self.exchange(state, subject, picks[subject], theirs)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rounds(Step[S]):
    """A blow, what may be done in between, and again, until somebody cuts the fight.

    A game says in `run` how a blow is struck or asked for; whoever strikes it calls `go_on`.
    """

    def between(self, state: S, subject: int) -> list[Step[Any]]:
        """Return the steps between two rounds: run, call for help, fight on."""
        return []

    def begin(self, state: S, subject: int) -> None:
        """Begin a fight; what is beneath goes on when it is over."""
        state.push(subject, [self, Scope(FIGHT)])

    def go_on(self, state: S, subject: int, steps: list[Step[Any]]) -> None:
        """Lay down what a blow brings, then what may be done in between, then the next round."""
        push_moments(state, subject, [*steps, *self.between(state, subject), self])
