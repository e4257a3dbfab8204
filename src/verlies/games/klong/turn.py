"""A thief's turn, whose turn is next, and the fate track."""

from verlies.core.agenda import Menu, Scope, Step
from verlies.core.option import KIND
from verlies.core.refusal import NOT_OFFERED, Refusal

from .._klong_common import events
from .._klong_common.effects import distinct
from .._klong_common.endturn import END_TURN
from .._klong_common.noise import attack, fall
from .._klong_common.reasons import ALREADY_PLAYED, CARDS_LEFT, NO_DISCARD, NO_PASSAGE, NO_TRASH, NOT_IN_HAND
from .._klong_common.shop import (
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
from .._klong_common.table import INSIDE, Turn
from .._klong_common.words import (
    ARTIFACT,
    BUY,
    DISCARD,
    DRINK,
    END,
    FIGHT,
    GOODS,
    MOVE,
    PLAY,
    SWORDS,
    TAKE,
    TELEPORT,
    TRASH,
    USE,
)
from .ids import FATE_EXTRA, LAST_FATE
from .moves import move, move_options, move_refusal, teleport, teleport_refusal
from .rooms import artifact_options, artifact_refusal, take_artifact, take_refusal
from .state import KlongState

OUT_OF_TURN = {END: CARDS_LEFT, DISCARD: NO_DISCARD, TRASH: NO_TRASH, SWORDS: NO_PASSAGE}
"""Why some things are not done now: there is another moment for them."""


class TakeTurn(Menu[KlongState]):
    """Play all cards and use what they give, in any order; then end the turn."""

    __slots__ = ()

    def rule(self, state: KlongState, subject: int) -> str:
        """Return the rule about playing the whole hand, or about ending the turn."""
        return state.ask_rule("TakeTurn" if state.thieves[subject].hand else "TakeTurn.end")

    def options(self, state: KlongState, subject: int, seat: int) -> list[int]:
        """Offer cards, actions and the end of the turn."""
        thief = state.thieves[seat]
        out = distinct(thief.hand, PLAY)
        turn = state.turn
        room = state.rooms[thief.room]
        shop_options(state, seat, out)
        if turn.boots or turn.teleports:
            move_options(state, seat, out)
        if room.market:
            goods_options(state, seat, out)
        if room.artifact:
            artifact_options(state, seat, out)
        if thief.tokens:
            drink_options(state, seat, out)
        if not thief.hand:
            out.append(END)
        return out

    def answer(self, state: KlongState, subject: int, seat: int, pick: int) -> None:
        """Carry out one card or action."""
        kind = pick - pick % KIND
        number = pick % KIND
        if kind == PLAY:
            play(state, seat, number)
        elif kind == END:
            state.close()
        else:
            act(state, seat, kind, number)

    def why_not(self, state: KlongState, subject: int, seat: int, pick: int) -> Refusal:
        """Say what is missing for a card or action."""
        kind = pick - pick % KIND
        reason = turn_refusal(state, seat, kind, pick % KIND)
        return state.refusal(reason) if reason else NOT_OFFERED


def play(s: KlongState, seat: int, number: int) -> None:
    """Play a card from the hand into the play area."""
    thief = s.thieves[seat]
    thief.hand.remove(number)
    thief.played.append(number)
    s.emit(events.PLAYED, seat, number)
    s.perform(seat, s.box.cards[number].then)


def act(s: KlongState, seat: int, kind: int, number: int) -> None:
    """Carry out an action of the turn."""
    if kind == MOVE:
        move(s, seat, number)
    elif kind == BUY:
        buy(s, seat, number)
    elif kind == FIGHT:
        fight(s, seat, number)
    elif kind == USE:
        use(s, seat, number)
    elif kind == TELEPORT:
        teleport(s, seat, number)
    elif kind == ARTIFACT:
        take_artifact(s, seat, number)
    elif kind == GOODS:
        buy_goods(s, seat, number)
    else:
        drink(s, seat, number)


def turn_refusal(s: KlongState, seat: int, kind: int, number: int) -> int:
    """Return why a card or action is not possible in this turn."""
    if kind == PLAY:
        return play_refusal(s, seat, number)
    if kind in (BUY, USE, FIGHT):
        return shop_refusal(s, seat, kind, number)
    if kind == MOVE:
        return move_refusal(s, seat, number)
    if kind == TELEPORT:
        return teleport_refusal(s, seat, number)
    if kind == ARTIFACT:
        return artifact_refusal(s, seat, number)
    if kind == GOODS:
        return goods_refusal(s, seat, number)
    if kind == DRINK:
        return drink_refusal(s, seat, number)
    if kind == TAKE:
        return take_refusal(number)
    return OUT_OF_TURN.get(kind, 0)


def play_refusal(s: KlongState, seat: int, number: int) -> int:
    """Return why a card cannot be played."""
    thief = s.thieves[seat]
    if number in thief.hand:
        return 0
    return ALREADY_PLAYED if number in thief.played else NOT_IN_HAND


class NextTurn(Step[KlongState]):
    """Find out whose turn is next; when everybody is out, there is none."""

    __slots__ = ()

    def run(self, state: KlongState, subject: int) -> None:
        """Begin the turn of the next thief inside, or take the next step of fate."""
        if not state.everybody_inside():
            return
        n = state.seats
        for i in range(1, n + 1):
            seat = (subject + i) % n
            if state.thieves[seat].status == INSIDE:
                begin_turn(state, seat)
                return
            if seat == state.fate_seat:
                state.push(seat, [FATE_STEP, NEXT_TURN])
                return


def begin_turn(s: KlongState, seat: int) -> None:
    """Lay out a turn: the menu inside its scope, then the end of the turn, then the next one."""
    s.active = seat
    s.turn = Turn()
    s.emit(events.TURN, seat)
    s.push(seat, [TAKE_TURN, TURN_SCOPE, END_TURN, NEXT_TURN])


class FateStep(Step[KlongState]):
    """Instead of a turn the first one out advances on the fate track."""

    __slots__ = ()

    def run(self, state: KlongState, subject: int) -> None:
        """Advance, and let the space take effect."""
        state.active = subject
        state.fate += 1
        state.emit(events.TURN, subject)
        extra = FATE_EXTRA[state.fate]
        state.emit(events.FATE, subject, state.fate, extra)
        if state.fate < LAST_FATE:
            attack(state, extra)
        else:
            for seat in state.everybody_inside():
                fall(state, seat, events.BY_FATE)


TURN_SCOPE = Scope("turn")
TAKE_TURN: Step[KlongState] = TakeTurn()
NEXT_TURN: Step[KlongState] = NextTurn()
FATE_STEP: Step[KlongState] = FateStep()
