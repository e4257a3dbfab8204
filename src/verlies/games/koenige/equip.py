"""Equipment: the phase at the end of a turn, and changing it by a card."""

from typing import Final

from verlies.core.agenda import Ask, Menu
from verlies.core.option import KIND
from verlies.core.refusal import NOT_OFFERED, Refusal

from . import events, how
from .content.ids import ARMOUR, EQUIP_PHASE, NONE, WEAPON
from .options import ATTACK, CAPTURE, DOFF, DONE, END, EQUIP, GIVE, JUMP, LOOT, PLAY, STEAL, TO, TRADE, WALK
from .play import held_refusal
from .reasons import (
    GIVEN,
    NO_MATE,
    NOT_A_MATE,
    NOT_EQUIPMENT,
    NOT_WORN,
    NOT_YOURS_TO_EQUIP,
    NOT_YOURS_TO_GIVE,
    OK,
    TOO_LATE,
)
from .state import Catacombs
from .traits import ModGift

ACTS: Final = (WALK, JUMP, CAPTURE, STEAL, ATTACK, LOOT, PLAY, TRADE, DONE)
"""What belongs into the phase before."""


def equip_refusal(s: Catacombs, seat: int, card: int) -> int:
    """Return why somebody cannot equip a card."""
    reason = held_refusal(s, seat, card, NOT_YOURS_TO_EQUIP)
    if reason != OK:
        return reason
    return OK if s.card(card).type in (WEAPON, ARMOUR) else NOT_EQUIPMENT


def equip_options(s: Catacombs, seat: int) -> list[int]:
    """Return the options to put equipment on and off."""
    on = [EQUIP + card for card in s.usable(seat) if s.card(card).type in (WEAPON, ARMOUR)]
    return on + [DOFF + card for card in s.worn(seat)]


def equip(s: Catacombs, seat: int, card: int) -> None:
    """Equip a card of the hand; what was there goes back into the hand."""
    type = s.card(card).type
    before = s.slot(seat, type)
    if before != NONE:
        doff(s, seat, before, how.ACTION)
    s.take_out(seat, card)
    s.set_slot(seat, type, card)
    s.emit(events.EQUIPPED, seat, card)


def doff(s: Catacombs, seat: int, card: int, why: int) -> None:
    """Take an equipped card back into the hand."""
    s.set_slot(seat, s.card(card).type, NONE)
    s.heroes[seat].hand.append(card)
    s.emit(events.DOFFED, seat, card, why)


def change(s: Catacombs, seat: int, pick: int) -> None:
    """Put a card on or off."""
    if pick < DOFF:
        equip(s, seat, pick - EQUIP)
    else:
        doff(s, seat, pick - DOFF, how.ACTION)


def change_refusal(s: Catacombs, seat: int, pick: int) -> Refusal:
    """Return why a card cannot be put on or off."""
    if pick // KIND * KIND == EQUIP:
        return s.refusal(equip_refusal(s, seat, pick - EQUIP))
    return s.refusal(NOT_WORN) if pick // KIND * KIND == DOFF else NOT_OFFERED


# Gifts


def gifts_left(s: Catacombs, seat: int) -> int:
    """Return how many cards somebody may still give to mates in this turn."""
    left = 1 - s.turn.given
    for _, _, effect in s.effects(seat, EQUIP_PHASE):
        if isinstance(effect.op, ModGift):
            left += effect.op.count
    return left


def may_give(s: Catacombs, seat: int) -> int:
    """Return why somebody cannot give anything to a mate."""
    if not s.mates(seat):
        return NO_MATE
    return OK if gifts_left(s, seat) > 0 else GIVEN


def gift_refusal(s: Catacombs, seat: int, card: int) -> int:
    """Return why somebody cannot give a card to a mate that is not equipped."""
    reason = may_give(s, seat)
    if reason != OK:
        return reason
    return held_refusal(s, seat, card, NOT_YOURS_TO_GIVE)


def give(s: Catacombs, seat: int, card: int, mate: int) -> None:
    """Give a card to a mate, who may use it from the own next turn on."""
    s.turn.given += 1
    in_hand = s.take_out(seat, card)
    s.heroes[mate].hand.append(card)
    s.heroes[mate].gifts.append(card)
    if in_hand:
        s.emit(events.GAVE, seat, card, mate, 1 << seat, how.HAND)
        s.emit(events.RECEIVED, mate, card, seat, 1 << seat)
    else:
        s.emit(events.GAVE, seat, card, mate, c=how.BOARD)
        s.emit(events.RECEIVED, mate, card, seat)


class Equip(Menu[Catacombs]):
    """The equipment is changed, and a card given to a mate."""

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer what can be put on, off and given, and to end the turn."""
        out = [END, *equip_options(state, subject)]
        if may_give(state, subject) == OK:
            out += [GIVE + card for card in state.usable(subject)]
            out += [GIVE + card for card in state.worn(subject)]
        return out

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Do it; the turn ends when nothing more is wanted."""
        if pick == END:
            state.close()
        elif pick // KIND * KIND != GIVE:
            change(state, subject, pick)
        elif len(state.mates(subject)) == 1:
            give(state, subject, pick - GIVE, state.mates(subject)[0])
        else:
            state.push(subject, [GiveTo(pick - GIVE)] if pick - GIVE in state.worn(subject) else [GiveHidden()])
            if pick - GIVE not in state.worn(subject):
                hand = state.heroes[subject].hand
                hand.append(hand.pop(hand.index(pick - GIVE)))

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """It is too late for actions, or the card is not the right one."""
        kind = pick // KIND * KIND
        if kind in ACTS:
            return state.refusal(TOO_LATE)
        if kind == GIVE:
            return state.refusal(gift_refusal(state, subject, pick - GIVE))
        return change_refusal(state, subject, pick)


class GiveTo(Ask[Catacombs]):
    """Which mate gets the equipped card?"""

    card: int

    def source(self, state: Catacombs, subject: int) -> str:
        """Return the card."""
        return state.card(self.card).source()

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer the mates."""
        return [TO + mate for mate in state.mates(subject)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Give it."""
        give(state, subject, self.card, pick - TO)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """Only mates are given cards."""
        return state.refusal_of(pick, TO, NOT_A_MATE)


class GiveHidden(Ask[Catacombs]):
    """Which mate gets the card of the hand? It is the last one there, so that nobody else is told which."""

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer the mates."""
        return [TO + mate for mate in state.mates(subject)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Give it."""
        give(state, subject, state.heroes[subject].hand[-1], pick - TO)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """Only mates are given cards."""
        return state.refusal_of(pick, TO, NOT_A_MATE)


class QuickEquip(Menu[Catacombs]):
    """The equipment is changed in the middle of a turn, by a card."""

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer what can be put on and off."""
        return [DONE, *equip_options(state, subject)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Do it, until nothing more is wanted."""
        if pick == DONE:
            state.close()
        else:
            change(state, subject, pick)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """The card is not the right one."""
        return change_refusal(state, subject, pick)
