"""Cards: when they can be played, how they are carried out, and what equipment does at its moments."""

from typing import Final

from verlies.core.agenda import Ask, Scope, Step
from verlies.core.option import PASS

from . import events, how, reasons
from .conditions import holds
from .content.ids import ACTION, NONE, PLAY, SPECIAL
from .kinds import Effect
from .options import USE
from .reasons import LOCKED, NO_EFFECT, NO_SUCH_SPECIAL, NOT_NOW, NOT_PLAYABLE, NOT_YOUR_ACTION, NOT_YOURS, OK
from .state import Catacombs
from .traits import is_spent, spend

CARD: Final = "card"
"""The scope of an action card, which can be cancelled."""
ONLY_WHEN: Final = (
    *(reasons.ON_OWN_TURN, reasons.ON_ATTACK, reasons.ON_DEFENCE, reasons.ON_ALLY_FIGHT, reasons.ON_TEAM_FIGHT),
    *(reasons.ON_REVEALED, reasons.ON_CHEST, reasons.ON_ENTERING, reasons.ON_ENEMY_CARD, reasons.ON_ENEMY_TURN),
    *(reasons.ON_OWN_DEFEAT, reasons.ON_TEAM_DEFEAT, reasons.ON_STOLEN, reasons.ON_THEFT, reasons.ON_ENEMY_DRAW),
)
"""By window, when a special card that has no other may be played."""


def works(s: Catacombs, seat: int, card: int, effect: Effect, cause: int) -> bool:
    """Return whether an effect of a card would do anything now."""
    return holds(s, seat, effect) and effect.op.possible(s, seat, cause, card)


def can_do(s: Catacombs, seat: int, card: int, cause: int) -> bool:
    """Return whether a card does anything when it is played, and all that it demands can be done."""
    able = False
    for effect in s.card(card).effects:
        if effect.trigger == PLAY and (effect.required or not able):
            if works(s, seat, card, effect, cause):
                able = True
            elif effect.required:
                return False
    return able


def held_refusal(s: Catacombs, seat: int, card: int, absent: int) -> int:
    """Return why somebody cannot use a card from the hand; `absent` if it is not there."""
    hero = s.heroes[seat]
    if card not in hero.hand:
        return absent
    return LOCKED if card in hero.gifts else OK


def action_refusal(s: Catacombs, seat: int, card: int) -> int:
    """Return why somebody cannot play an action card now."""
    reason = held_refusal(s, seat, card, NOT_YOURS)
    if reason != OK:
        return reason
    if s.card(card).type != ACTION:
        return NOT_PLAYABLE
    return OK if can_do(s, seat, card, NONE) else NO_EFFECT


def actions(s: Catacombs, seat: int) -> list[int]:
    """Return the action cards somebody can play."""
    return [card for card in s.usable(seat) if s.card(card).type == ACTION and can_do(s, seat, card, NONE)]


def special_refusal(s: Catacombs, seat: int, card: int, windows: int, cause: int) -> int:
    """Return why somebody cannot play a special card in some windows, given as a mask."""
    reason = held_refusal(s, seat, card, NO_SUCH_SPECIAL)
    if reason != OK:
        return reason
    kind = s.card(card)
    if kind.type != SPECIAL:
        return NOT_YOUR_ACTION if kind.type == ACTION else NOT_PLAYABLE
    if not kind.windows & windows:
        return untimely(kind.windows)
    return OK if can_do(s, seat, card, cause) else NO_EFFECT


def untimely(windows: int) -> int:
    """Return why a special card cannot be played now: when it can, if that is one moment alone."""
    alone = [reason for window, reason in enumerate(ONLY_WHEN) if windows == 1 << window]
    return alone[0] if alone else NOT_NOW


def specials(s: Catacombs, seat: int, windows: int, cause: int) -> list[int]:
    """Return the special cards somebody can play in some windows, given as a mask."""
    return [card for card in s.usable(seat) if s.card(card).windows & windows and can_do(s, seat, card, cause)]


def show(s: Catacombs, seat: int, card: int, why: int) -> None:
    """Lay a card of a hand on the table; it is discarded when all is done."""
    s.take_out(seat, card)
    s.table.append(card)
    s.emit(events.PLAYED, seat, card, why)
    s.push_always(seat, Done(card))


def play_special(s: Catacombs, seat: int, card: int, cause: int) -> None:
    """Play a special card; it is carried out whatever it cancels."""
    show(s, seat, card, how.CARD)
    for at in reversed(range(len(s.card(card).effects))):
        s.push_always(seat, Perform(card, at, cause))


def play_action(s: Catacombs, seat: int, card: int, answers: Step[Catacombs]) -> None:
    """Play an action card; the others may answer before it is carried out."""
    show(s, seat, card, how.ACTION)
    effects = [Perform(card, at, NONE) for at in range(len(s.card(card).effects))]
    s.push(seat, [answers, *effects, Scope(CARD)])


class Perform(Step[Catacombs]):
    """One effect of a card that was played, as far as it is possible."""

    card: int
    at: int
    cause: int

    def run(self, state: Catacombs, subject: int) -> None:
        """Do it, or ask whether to."""
        effects = state.card(self.card).effects
        effect = effects[self.at]
        if self.at and effect.op.steps() and effects[self.at - 1].op.steps():
            return
        if not works(state, subject, self.card, effect, self.cause):
            return
        if not asked_first(state, subject, self.card, self.at, self.cause):
            effect.op.do(state, subject, self.cause, self.card)


class Done(Step[Catacombs]):
    """A card that was carried out goes to the discard pile."""

    card: int

    def run(self, state: Catacombs, subject: int) -> None:
        """Discard it."""
        state.table.remove(self.card)
        state.discard.append(self.card)


# Equipment


class Triggers(Step[Catacombs]):
    """The equipment of somebody does what it does at some moment."""

    trigger: int
    cause: int

    def run(self, state: Catacombs, subject: int) -> None:
        """Lay its effects on the agenda."""
        found = [Ability(card, at, self.cause) for card, at, _ in state.effects(subject, self.trigger)]
        state.push(subject, list(found))


class Ability(Step[Catacombs]):
    """One effect of an equipped card."""

    card: int
    at: int
    cause: int

    def run(self, state: Catacombs, subject: int) -> None:
        """Do it, or ask whether to, if the card is still there and it is possible."""
        effect = state.card(self.card).effects[self.at]
        if self.card not in state.worn(subject) or is_spent(state, self.card, self.at, effect):
            return
        if not works(state, subject, self.card, effect, self.cause):
            return
        if not asked_first(state, subject, self.card, self.at, self.cause):
            use_ability(state, subject, self.card, self.at, self.cause)


def use_ability(s: Catacombs, seat: int, card: int, at: int, cause: int) -> None:
    """Let an equipped card take effect, at its price."""
    effect = s.card(card).effects[at]
    spend(s, card, at, effect)
    s.emit(events.ABILITY, seat, card)
    if effect.cost:
        throw_away(s, seat, card)
    effect.op.do(s, seat, cause, card)


def throw_away(s: Catacombs, seat: int, card: int) -> None:
    """Put a card of a hand or a board on the discard pile."""
    in_hand = s.take_out(seat, card)
    s.discard.append(card)
    s.emit(events.DISCARDED, seat, card, how.HAND if in_hand else how.BOARD)


def asked_first(s: Catacombs, seat: int, card: int, at: int, cause: int) -> bool:
    """Ask whether an effect is wanted if the card leaves it open, and return whether it does."""
    optional = s.card(card).effects[at].optional
    if optional:
        s.push(seat, [UseEffect(card, at, cause)])
    return optional


class UseEffect(Ask[Catacombs]):
    """Is the effect wanted?"""

    card: int
    at: int
    cause: int

    def source(self, state: Catacombs, subject: int) -> str:
        """Return the card."""
        return state.card(self.card).source()

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer to use it, or not."""
        return [PASS, USE + self.card]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Use it."""
        if pick == PASS:
            return
        if self.card in state.worn(subject):
            use_ability(state, subject, self.card, self.at, self.cause)
        else:
            state.card(self.card).effects[self.at].op.do(state, subject, self.cause, self.card)

    def rule(self, state: Catacombs, subject: int) -> str:
        """Equipment asks, or a card that is being carried out."""
        return state.ask_rule_by("UseEffect", how.CARD if self.card in state.table else how.BOARD)
