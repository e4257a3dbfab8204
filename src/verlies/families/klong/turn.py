"""A thief's turn and whose turn is next; a part of the menu can be asked for by itself."""

from collections.abc import Callable
from typing import Final

from verlies.core.agenda import Menu, Scope, Step
from verlies.core.option import KIND
from verlies.core.refusal import NOT_OFFERED, Refusal

from . import events, options
from .effects import distinct
from .endturn import END_TURN
from .kinds import ALL, ARTIFACT, CARDS, END, GOODS, OWN, SHOP, TELEPORT, TOKENS, WALK
from .lacking import refused
from .moves import move, move_refusal, teleport, teleport_options, teleport_refusal, walk_options
from .reasons import ALREADY_PLAYED, BY_CARD, CARDS_LEFT, NO_DISCARD, NO_PASSAGE, NO_TRASH, NOT_IN_HAND, ON_DISCARD
from .rooms import artifact_options, artifact_refusal, take_artifact, take_refusal
from .shop import (
    buy,
    buy_goods,
    drink,
    drink_options,
    drink_refusal,
    fight,
    goods_options,
    goods_refusal,
    shop_options,
    shop_refusal,
    use,
)
from .state import INSIDE, Table

PLAY: Final = options.PLAY
END_OPTION: Final = options.END
SELDOM: Final = TELEPORT | GOODS | ARTIFACT | TOKENS | OWN
"""The parts of a turn that there are in few turns and places."""
PARTS: Final = {
    options.PLAY: CARDS,
    options.BUY: SHOP,
    options.USE: SHOP,
    options.FIGHT: SHOP,
    options.MOVE: WALK,
    options.TELEPORT: TELEPORT,
    options.GOODS: GOODS,
    options.ARTIFACT: ARTIFACT,
    options.TAKE: ARTIFACT,
    options.DRINK: TOKENS,
    options.END: END,
    options.DISCARD: END,
    options.TRASH: END,
    options.SWORDS: END,
    options.CHOOSE: END,
    options.REPLACE: END,
}
"""The part of a turn an option belongs to, or would belong to; what is not here is a game's own."""
OUT_OF_TURN: Final = {
    options.END: CARDS_LEFT,
    options.DISCARD: NO_DISCARD,
    options.TRASH: NO_TRASH,
    options.SWORDS: NO_PASSAGE,
    options.CHOOSE: BY_CARD,
    options.REPLACE: BY_CARD,
}
"""Why some things are not done now: there is another moment for them."""


def turn_options(s: Table, seat: int, allow: int) -> list[int]:
    """Return what can be done in a turn, of the parts that are allowed."""
    thief = s.thieves[seat]
    hand = thief.hand
    allow &= s.parts_here(thief)
    out = distinct(hand, PLAY) if hand and allow & CARDS else []
    if allow & SHOP:
        shop_options(s, seat, out)
    if s.turn.boots and allow & WALK:
        walk_options(s, seat, out)
    if allow & SELDOM:
        seldom_options(s, seat, allow, out)
    if not hand and allow & END:
        out.append(END_OPTION)
    return out


def seldom_options(s: Table, seat: int, allow: int, out: list[int]) -> None:
    """Add what can be done in few turns and places only."""
    if allow & TELEPORT:
        teleport_options(s, seat, out)
    if allow & GOODS:
        goods_options(s, seat, out)
    if allow & ARTIFACT:
        artifact_options(s, seat, out)
    if allow & TOKENS:
        drink_options(s, seat, out)
    if allow & OWN:
        s.own_options(seat, out)


def turn_act(s: Table, seat: int, pick: int) -> None:
    """Carry out one card or action of a turn, wherever it is offered."""
    TAKE_TURN.answer(s, seat, seat, pick)


def turn_refusal(s: Table, seat: int, pick: int, allow: int) -> int:
    """Return why a card or action is not possible in a turn; 0 if its part is not allowed or it has none."""
    kind = pick - pick % KIND
    part = PARTS.get(kind, OWN)
    if not allow & part:
        return 0
    return s.own_refusal(seat, pick) if part == OWN else refusal(s, seat, kind, pick % KIND)


class TakeTurn(Menu[Table]):
    """Play all cards and use what they give, in any order; then end the turn."""

    def rule(self, state: Table, subject: int) -> str:
        """Return the rule about playing the whole hand, or about ending the turn."""
        return state.ask_rule("TakeTurn" if state.thieves[subject].hand else "TakeTurn.end")

    def case(self, state: Table, subject: int) -> str:
        """Return whether the whole hand is played."""
        return "" if state.thieves[subject].hand else "played"

    def options(self, state: Table, subject: int, seat: int) -> list[int]:
        """Offer cards, actions and the end of the turn."""
        return turn_options(state, seat, ALL)

    def answer(self, state: Table, subject: int, seat: int, pick: int) -> None:
        """Carry out one card or action, or close the menu."""
        kind = pick - pick % KIND
        number = pick % KIND
        if kind == PLAY:
            play(state, seat, number)
        elif kind == END_OPTION:
            state.close()
        elif not act(state, seat, kind, number):
            state.own_act(seat, pick)

    def why_not(self, state: Table, subject: int, seat: int, pick: int) -> Refusal:
        """Say what is missing for a card or action."""
        reason = turn_refusal(state, seat, pick, ALL)
        return refused(state, seat, pick, reason) if reason else NOT_OFFERED


def play(s: Table, seat: int, number: int) -> None:
    """Play a card from the hand into the play area."""
    thief = s.thieves[seat]
    thief.hand.remove(number)
    thief.played.append(number)
    s.emit(events.PLAYED, seat, number)
    s.perform(seat, s.box.cards[number].then)


ACTIONS: Final[dict[int, Callable[[Table, int, int], None]]] = {
    options.MOVE: move,
    options.BUY: buy,
    options.FIGHT: fight,
    options.USE: use,
    options.TELEPORT: teleport,
    options.ARTIFACT: take_artifact,
    options.GOODS: buy_goods,
    options.DRINK: drink,
}
"""What every game of the family knows how to do, by the kind of option."""


def act(s: Table, seat: int, kind: int, number: int) -> bool:
    """Carry out an action of the turn; return whether it is one that every game of the family has."""
    action = ACTIONS.get(kind)
    if action is None:
        return False
    action(s, seat, number)
    return True


def refusal(s: Table, seat: int, kind: int, number: int) -> int:
    """Return why a card or action is not possible in this turn."""
    if kind == options.PLAY:
        return play_refusal(s, seat, number)
    if kind in (options.BUY, options.USE, options.FIGHT):
        return shop_refusal(s, seat, kind, number)
    if kind == options.MOVE:
        return move_refusal(s, seat, number)
    if kind == options.TELEPORT:
        return teleport_refusal(s, seat, number)
    if kind == options.ARTIFACT:
        return artifact_refusal(s, seat, number)
    if kind == options.GOODS:
        return goods_refusal(s, seat, number)
    if kind == options.DRINK:
        return drink_refusal(s, seat, number)
    if kind == options.TAKE:
        return take_refusal(s, number)
    return OUT_OF_TURN.get(kind, 0)


def play_refusal(s: Table, seat: int, number: int) -> int:
    """Return why a card cannot be played."""
    thief = s.thieves[seat]
    if number in thief.hand:
        return 0
    if number in thief.played:
        return ALREADY_PLAYED
    return ON_DISCARD if number in thief.discard else NOT_IN_HAND


class NextTurn(Step[Table]):
    """Find out whose turn is next; when everybody is out, there is none."""

    def run(self, state: Table, subject: int) -> None:
        """Go on with the next seat: a turn, or what is done by those who are out."""
        if state.deserted():
            return
        seat = (subject + 1) % state.seats
        if state.thieves[seat].status == INSIDE:
            begin_turn(state, seat)
        else:
            state.push(seat, [OUT_TURN, NEXT_TURN])


class OutTurn(Step[Table]):
    """What a thief who is out does instead of a turn."""

    def run(self, state: Table, subject: int) -> None:
        """Do it, if it is anything."""
        state.out_turn(subject)


def begin_turn(s: Table, seat: int) -> None:
    """Lay out a turn: the menu inside its scope, then the end of the turn, then the next one."""
    s.active = seat
    s.fresh_turn()
    s.emit(events.TURN, seat)
    s.push(seat, [TAKE_TURN, TURN_SCOPE, END_TURN, NEXT_TURN])


TURN_SCOPE: Final = Scope("turn")
TAKE_TURN: Final = TakeTurn()
NEXT_TURN: Final = NextTurn()
OUT_TURN: Final = OutTurn()
