"""Ghosts: they come with tiles and captives, and hurt everybody when they are drawn."""

from verlies.core.agenda import Ask, Step
from verlies.core.option import PASS
from verlies.core.refusal import Refusal

from ...families.klong.deck import draw
from ...families.klong.effects import distinct
from ...families.klong.events import BY_BAG, BY_CAPTIVE, BY_GHOST, BY_ROW
from ...families.klong.health import fall
from ...families.klong.options import DISCARD
from ...families.klong.state import INSIDE
from . import events
from .reasons import NOT_A_WARD
from .state import Catacombs


def call_ghost(s: Catacombs, seat: int, why: int) -> None:
    """Let a ghost come out of the bank into the noise, if one is left."""
    if s.bank:
        s.bank -= 1
        s.own_dragon().area[s.box.ghost] += 1
        s.emit(events.GHOST, seat, why)


class CallGhost(Step[Catacombs]):
    """A haunted captive brings a ghost along."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Let it come."""
        call_ghost(state, subject, BY_CAPTIVE)


class Haunt(Step[Catacombs]):
    """Ghosts that were drawn hurt everybody inside, one ghost after the other."""

    n: int

    def run(self, state: Catacombs, subject: int) -> None:
        """Let one of them go round, the active thief first; the others follow."""
        if self.n > 1:
            state.push(subject, [Haunt(self.n - 1)])
        for seat in reversed(state.everybody_inside()):
            state.push(seat, [WARD if could_ward(state, seat) else SUFFER])


def could_ward(s: Catacombs, seat: int) -> bool:
    """Return whether a thief could hold a card against ghosts, as far as everybody can see."""
    thief = s.thieves[seat]
    return any(s.box.cards[card].ward for card in thief.deck.cards() + thief.hand)


class Ward(Ask[Catacombs]):
    """Discard a card against a ghost, in whosever turn it is; whoever has none can only pass."""

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer to suffer, or the cards that help."""
        if state.thieves[seat].status != INSIDE:
            return []
        cards = state.box.cards
        return [PASS, *distinct([card for card in state.thieves[seat].hand if cards[card].ward], DISCARD)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Suffer, or discard the card and draw another one."""
        if pick == PASS:
            suffer(state, seat)
            return
        thief = state.thieves[seat]
        thief.hand.remove(pick - DISCARD)
        thief.discard.append(pick - DISCARD)
        state.emit(events.WARDED, seat, pick - DISCARD)
        draw(state, seat, 1)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """Only certain gems help."""
        return state.refusal_of(DISCARD, pick, NOT_A_WARD)


class Suffer(Step[Catacombs]):
    """A ghost hurts a thief who cannot do anything about it."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Hurt them, if they are still inside."""
        if state.thieves[subject].status == INSIDE:
            suffer(state, subject)


def suffer(s: Catacombs, seat: int) -> None:
    """Mark the damage of a ghost: with an own stone, else with a black one that lies aside, else not at all."""
    thief = s.thieves[seat]
    thief.damage += 1
    left = s.box.health - thief.damage
    if thief.supply:
        thief.supply -= 1
        told = events.HAUNTED
    elif s.dragon.aside[s.box.black]:
        s.own_dragon().aside[s.box.black] -= 1
        s.scars = added(s.scars, seat, 1)
        told = events.HAUNTED_BLACK
    else:
        s.bare = added(s.bare, seat, 1)
        told = events.HAUNTED_BARE
    s.emit(told, seat, left + 1, left)
    if left == 0:
        fall(s, seat, BY_GHOST)


def added(numbers: list[int], seat: int, n: int) -> list[int]:
    """Return numbers by seat with one of them changed."""
    out = numbers[:]
    out[seat] += n
    return out


def heal_black(s: Catacombs, seat: int, n: int) -> None:
    """Put black stones of a health track aside again."""
    healed = min(n, s.scars[seat])
    if healed:
        s.scars = added(s.scars, seat, -healed)
        s.own_dragon().aside[s.box.black] += healed
        _mend(s, seat, healed, events.HEALED_BLACK)
    bare = min(n - healed, s.bare[seat])
    if bare:
        s.bare = added(s.bare, seat, -bare)
        _mend(s, seat, bare, events.HEALED_BARE)


def _mend(s: Catacombs, seat: int, n: int, told: int) -> None:
    thief = s.thieves[seat]
    thief.damage -= n
    left = s.box.health - thief.damage
    s.emit(told, seat, n, left - n, c=left)


class EndForAll(Step[Catacombs]):
    """Whoever is still inside falls: the row cannot be filled, or the bag is empty."""

    why: int

    def run(self, state: Catacombs, subject: int) -> None:
        """Tell it, and end the game."""
        if state.everybody_inside():
            state.emit(events.ROW_DRY if self.why == BY_ROW else events.BAG_DRY, subject)
        for seat in state.everybody_inside():
            fall(state, seat, self.why)


WARD = Ward()
SUFFER = Suffer()
NO_ROW = EndForAll(BY_ROW)
NO_BAG = EndForAll(BY_BAG)
