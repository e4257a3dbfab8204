"""The end of a turn: trashing, clean-up, a new hand, the row, the dragon."""

from typing import Any, Final

from verlies.core.agenda import Ask, Step
from verlies.core.option import PASS
from verlies.core.refusal import Refusal

from . import events
from .deck import arrive, draw, reveal
from .dragon import attack
from .effects import MAYBE_ANY_CARD, Trash, distinct, maybe
from .options import TRASH
from .reasons import MUST_TRASH, NOT_TRASHABLE
from .state import FALLEN, GAP, Table, Thief, Trashing, Turn


class EndTurn(Step[Table]):
    """Everything between a thief's last action and the next turn, in its order."""

    def run(self, state: Table, subject: int) -> None:
        """Forget the turn, then lay out the rest as steps; who has fallen leaves everything as it lies."""
        turn = state.turn
        state.fresh_turn()
        state.standing = []
        if state.thieves[subject].status == FALLEN:
            tell_lapsed(state, subject, turn)
            state.push(subject, [REFILL, WAKE])
            return
        state.emit(events.ENDED, subject)
        tell_lapsed(state, subject, turn)
        state.push(subject, [*[trashing(due) for due in turn.trash], CLEAN_UP, REFILL, WAKE])


def trashing(due: Trashing) -> Step[Any]:
    """Return the step that trashes what is due: a certain card, or one that is chosen."""
    return TrashNamed(due.what) if due.what >= 0 else TrashCard(due.what, due.by)


def tell_lapsed(s: Table, seat: int, turn: Turn) -> None:
    """Tell what was left of a turn and is lost."""
    if turn.skill or turn.swords or turn.boots:
        s.emit(events.LAPSED, seat, turn.skill, turn.swords, c=turn.boots)
    if turn.teleports or turn.credit:
        s.emit(events.LAPSED_REST, seat, turn.teleports, turn.credit)


class TrashNamed(Step[Table]):
    """A certain card leaves the deck, if there is one in play area or discard pile."""

    card: int

    def run(self, state: Table, subject: int) -> None:
        """Put it into the box."""
        thief = state.thieves[subject]
        if self.card in thief.played or self.card in thief.discard:
            self.tell(state, subject)
            trash(state, subject, self.card)

    def tell(self, state: Table, subject: int) -> None:
        """Tell which card of the play area wanted it."""
        cards = state.box.cards
        for number in state.thieves[subject].played:
            for step in cards[number].then:
                if isinstance(step, Trash) and step.what == self.card:
                    state.emit(events.DUE, subject, number)
                    return


class TrashCard(Ask[Table]):
    """Choose the card that leaves the deck."""

    what: int
    by: str = ""
    """What wants it, by noun and id."""

    def rule(self, state: Table, subject: int) -> str:
        """Return the rule about trashing, or that of what lets one trash and does not make one."""
        return state.ask_rule("TrashCard.maybe" if self.what <= MAYBE_ANY_CARD else "TrashCard")

    def source(self, state: Table, subject: int) -> str:
        """Return what has a card trashed: a card or a token."""
        return self.by

    def options(self, state: Table, subject: int, seat: int) -> list[int]:
        """Offer the cards of discard pile and play area."""
        thief = state.thieves[seat]
        cards = distinct(sorted(thief.discard + thief.played), TRASH)
        if self.what < MAYBE_ANY_CARD:
            cards = [option for option in cards if maybe(option - TRASH) == self.what]
        return [PASS, *cards] if self.what <= MAYBE_ANY_CARD and cards else cards

    def answer(self, state: Table, subject: int, seat: int, pick: int) -> None:
        """Put the card into the box."""
        if pick != PASS:
            trash(state, seat, pick - TRASH)

    def why_not(self, state: Table, subject: int, seat: int, pick: int) -> Refusal:
        """Only discard pile and play area are open to trashing, and what wants it may oblige one."""
        if pick == PASS:
            return Refusal(state.refusal(MUST_TRASH).message, state.rule_of(self.by))
        if self.what >= MAYBE_ANY_CARD:
            return state.refusal_of(TRASH, pick, NOT_TRASHABLE)
        refusal = state.refusal_of(TRASH, pick, state.other_trash_refusal(), self.by)
        return refusal.told({"card": state.box.cards[maybe(self.what)].id})


def trash(s: Table, seat: int, card: int) -> None:
    """Put one copy of a card from play area or discard pile into the box."""
    thief = s.thieves[seat]
    (thief.played if card in thief.played else thief.discard).remove(card)
    s.boxed_cards = [*s.boxed_cards, card]
    s.emit(events.TRASHED, seat, card)


class CleanUp(Step[Table]):
    """Discard the play area and draw the next hand."""

    def run(self, state: Table, subject: int) -> None:
        """Discard, and draw."""
        thief = state.thieves[subject]
        discard_all(thief)
        draw(state, subject, state.box.hand, events.AT_END)


def discard_all(thief: Thief) -> None:
    """Put play area and hand on the discard pile."""
    thief.discard.extend(thief.played)
    thief.discard.extend(thief.hand)
    thief.played = []
    thief.hand = []


class Refill(Step[Table]):
    """Fill the row up, card by card, each with its arrival."""

    def run(self, state: Table, subject: int) -> None:
        """Reveal a card into the first gap, then go on with the next one."""
        row = state.dungeon.row
        gaps = row.count(GAP)
        if gaps == 0:
            return
        if not state.can_fill(gaps):
            state.cannot_refill()
            return
        number = reveal(state, row.index(GAP))
        if number != GAP:
            if state.box.cards[number].attack:
                state.own_dragon().awake = True
                state.emit(events.WOKE, state.active, number)
            state.push(subject, [REFILL])
            arrive(state, subject, number)


class Wake(Step[Table]):
    """One attack, if the refill revealed any attack symbol."""

    def run(self, state: Table, subject: int) -> None:
        """Let the dragon attack once."""
        if state.dragon.awake:
            state.own_dragon().awake = False
            attack(state, 0)


END_TURN: Final = EndTurn()
CLEAN_UP: Final = CleanUp()
REFILL: Final = Refill()
WAKE: Final = Wake()
