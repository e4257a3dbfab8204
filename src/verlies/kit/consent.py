"""What needs the consent of another seat: help, gifts, an exchange."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from verlies.core.agenda import Ask, Menu, S
from verlies.core.option import PASS

from .reasons import NOTHING_OFFERED, OK, REFUSED


@mypyc_attr(allow_interpreted_subclasses=True)
class Consent(Ask[S]):
    """Does another seat agree? Passing declines."""

    def yes(self) -> int:
        """Return the option that agrees."""
        raise NotImplementedError

    def needed(self, state: S, subject: int, seat: int) -> bool:
        """Return whether the seat has to be asked; one player with all the figures agrees with himself."""
        return True

    def agreed(self, state: S, subject: int, seat: int) -> None:
        """Do what was agreed."""
        raise NotImplementedError

    def declined(self, state: S, subject: int, seat: int) -> None:
        """Do what follows from a no; usually nothing."""

    def put(self, state: S, subject: int, seat: int) -> None:
        """Ask the seat, or do it at once where nobody has to be asked."""
        if self.needed(state, subject, seat):
            state.ask(self, subject, seat)
        else:
            self.agreed(state, subject, seat)

    def options(self, state: S, subject: int, seat: int) -> list[int]:
        """Offer to decline and to agree."""
        return [PASS, self.yes()]

    def answer(self, state: S, subject: int, seat: int, pick: int) -> None:
        """Do what follows."""
        if pick == PASS:
            self.declined(state, subject, seat)
        else:
            self.agreed(state, subject, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Consent[S]):
    """Does the other one take the offer of a `Barter`?"""

    __slots__ = ("give", "take")

    def __init__(self, give: Sequence[int], take: Sequence[int]) -> None:
        self.give = tuple(give)
        self.take = tuple(take)

    def exchange(self, state: S, subject: int, seat: int) -> None:
        """Let the things change hands."""
        raise NotImplementedError

    def agreed(self, state: S, subject: int, seat: int) -> None:
        """End the bargaining, and exchange; that may even end the game."""
        state.close()
        self.exchange(state, subject, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Barter(Menu[S]):
    """What is given for what? It is put together until it is offered; a refused offer is not repeated."""

    __slots__ = ("give", "other", "refused", "take")

    def __init__(
        self,
        other: int,
        give: Sequence[int] = (),
        take: Sequence[int] = (),
        refused: Sequence[Sequence[int]] = (),
    ) -> None:
        self.other = other
        """The seat that is to agree."""
        self.give = tuple(give)
        self.take = tuple(take)
        self.refused = tuple(tuple(offer) for offer in refused)
        """What was declined already, each as what was given, -1, and what was taken."""

    def goods(self, state: S, seat: int) -> list[int]:
        """Return what a seat can part with, sorted and each once."""
        raise NotImplementedError

    def kinds(self) -> tuple[int, int, int]:
        """Return the kinds of option to put something in, to ask for something, and to offer it."""
        raise NotImplementedError

    def offer(self) -> Offer[S]:
        """Return the question to the other seat."""
        raise NotImplementedError

    def changed(self, give: Sequence[int], take: Sequence[int], refused: Sequence[Sequence[int]]) -> "Barter[S]":
        """Return the same barter with other things in it; with more arguments a subclass writes its own."""
        return type(self)(self.other, give, take, refused)

    def offer_refusal(self) -> int:
        """Return why what is put together cannot be offered."""
        if not self.give and not self.take:
            return NOTHING_OFFERED
        return REFUSED if self._terms() in self.refused else OK

    def _terms(self) -> tuple[int, ...]:
        return (*self.give, -1, *self.take)

    def options(self, state: S, subject: int, seat: int) -> list[int]:
        """Offer to leave, to put things in and out again on both sides, and to offer it."""
        give, take, offer = self.kinds()
        out = [PASS, *(give + thing for thing in self.goods(state, seat))]
        out += [take + thing for thing in self.goods(state, self.other)]
        return [*out, offer] if self.offer_refusal() == OK else out

    def answer(self, state: S, subject: int, seat: int, pick: int) -> None:
        """Leave, change the offer, or make it."""
        give, take, offer = self.kinds()
        state.close()
        if pick == PASS:
            return
        if pick == offer:
            state.push(subject, [self.changed(self.give, self.take, (*self.refused, self._terms()))])
            self.offer().put(state, subject, self.other)
        elif pick - give in self.goods(state, seat):
            state.push(subject, [self.changed(_toggled(self.give, pick - give), self.take, self.refused)])
        else:
            state.push(subject, [self.changed(self.give, _toggled(self.take, pick - take), self.refused)])


def _toggled(things: tuple[int, ...], thing: int) -> list[int]:
    """Return sorted things with one more among them, or one less if it was there."""
    return [each for each in things if each != thing] if thing in things else sorted([*things, thing])
