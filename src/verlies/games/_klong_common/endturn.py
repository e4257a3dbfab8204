"""The end of a turn: trashing, clean-up, a new hand, the row, the dragon."""

from typing import Any

from verlies.core.agenda import Ask, Step
from verlies.core.option import PASS
from verlies.core.refusal import Refusal

from . import events
from .deck import draw, reveal
from .effects import MAYBE_ANY_CARD, distinct
from .noise import attack
from .reasons import NOT_TRASHABLE
from .table import FALLEN, GAP, HAND, Table, Thief, Turn
from .words import TRASH


class EndTurn(Step[Table]):
    """Everything between a thief's last action and the next turn, in its order."""

    __slots__ = ()

    def run(self, state: Table, subject: int) -> None:
        """Forget the turn, then lay out the rest as steps."""
        trash = state.turn.trash if state.thieves[subject].status != FALLEN else []
        state.emit(events.ENDED, subject)
        state.turn = Turn()
        state.standing = []
        trashing: list[Step[Any]] = [TrashNamed(what) if what >= 0 else TrashCard(what) for what in trash]
        state.push(subject, [*trashing, CLEAN_UP, REFILL, WAKE])


class TrashNamed(Step[Table]):
    """A certain card leaves the deck, if there is one in play area or discard pile."""

    card: int

    def run(self, state: Table, subject: int) -> None:
        """Put it into the box."""
        thief = state.thieves[subject]
        if self.card in thief.played or self.card in thief.discard:
            trash(state, subject, self.card)


class TrashCard(Ask[Table]):
    """Choose the card that leaves the deck."""

    what: int

    def options(self, state: Table, subject: int, seat: int) -> list[int]:
        """Offer the cards of discard pile and play area."""
        thief = state.thieves[seat]
        cards = distinct(sorted(thief.discard + thief.played), TRASH)
        return [PASS, *cards] if self.what == MAYBE_ANY_CARD and cards else cards

    def answer(self, state: Table, subject: int, seat: int, pick: int) -> None:
        """Put the card into the box."""
        if pick != PASS:
            trash(state, seat, pick - TRASH)

    def why_not(self, state: Table, subject: int, seat: int, pick: int) -> Refusal:
        """Only discard pile and play area are open to trashing."""
        return state.refusal(NOT_TRASHABLE)


def trash(s: Table, seat: int, card: int) -> None:
    """Put one copy of a card from play area or discard pile into the box."""
    thief = s.thieves[seat]
    (thief.played if card in thief.played else thief.discard).remove(card)
    s.boxed_cards = [*s.boxed_cards, card]
    s.emit(events.TRASHED, seat, card)


class CleanUp(Step[Table]):
    """Discard the play area and draw the next hand."""

    __slots__ = ()

    def run(self, state: Table, subject: int) -> None:
        """Discard, and draw five cards."""
        thief = state.thieves[subject]
        discard_all(thief)
        draw(state, subject, HAND)


def discard_all(thief: Thief) -> None:
    """Put play area and hand on the discard pile."""
    thief.discard.extend(thief.played)
    thief.discard.extend(thief.hand)
    thief.played = []
    thief.hand = []


class Refill(Step[Table]):
    """Fill the row up, card by card, each with its arrival."""

    __slots__ = ()

    def run(self, state: Table, subject: int) -> None:
        """Reveal a card into the first gap, then go on with the next one."""
        row = state.dungeon.row
        if GAP not in row:
            return
        number = reveal(state, row.index(GAP))
        if number != GAP:
            card = state.box.cards[number]
            if card.attack:
                state.own_dragon().awake = True
            state.push(subject, [*card.arrive, REFILL])


class Wake(Step[Table]):
    """One attack, if the refill revealed any attack symbol."""

    __slots__ = ()

    def run(self, state: Table, subject: int) -> None:
        """Let the dragon attack once."""
        if state.dragon.awake:
            state.own_dragon().awake = False
            attack(state, 0)


END_TURN = EndTurn()
CLEAN_UP = CleanUp()
REFILL = Refill()
WAKE = Wake()
