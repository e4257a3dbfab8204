"""A hero's turn: action points, what can be done for them and for nothing, and whose turn is next."""

from collections.abc import Callable
from typing import Any, Final

from verlies.core.agenda import AskAny, Menu, Scope, Step
from verlies.core.option import KIND
from verlies.core.refusal import NOT_OFFERED, Refusal

from . import events, how
from .content.ids import NONE, POOL_TILE
from .ending import check_lost, last_turn_over, leave_cave
from .fight import meet
from .finds import open_chest, open_refusal
from .gear import Shift, handle_options, is_ring, kinds_of, pick_refusal, pile, spot
from .harm import TURN_SCOPE, heal, max_health, pick_up
from .moves import mover, mover_refusal, peek, peek_refusal, peeks, use_mover, walk, walk_refusal, walks
from .options import (
    ATTACK,
    CALL,
    END,
    ESCAPE,
    EXPLORE,
    FIGHT,
    HANDLE,
    OPEN,
    ORDER,
    PEEK,
    PICK,
    POOL,
    RUN,
    SKILL,
    SNEAK,
    TRADE,
    USE,
    WALK,
)
from .reasons import (
    BATHED,
    EMPTY_SLOT,
    HAD_TURN,
    IS_OUT,
    NO_FIGHT,
    NO_POOL,
    NO_SHOT,
    NOT_YOURS,
    OK,
    POOL_EMPTY,
    POOL_WELL,
    RING_GUARDED,
)
from .rivals import attack, attack_refusal, escape_refusal
from .shots import Aim, nearest_miss, shoot_refusal
from .state import BagState, Turn
from .tiles import explore, explore_refusal
from .trade import Bargain, partners, trade_refusal
from .uses import RenewWhom, renew_refusal, use, use_refusal

# Whose turn


class NextTurn(Step[BagState]):
    """Find out whose turn is next: clockwise, or in the solo game whoever is chosen."""

    def run(self, state: BagState, subject: int) -> None:
        """Begin it, or ask."""
        ready = still_to_play(state)
        if not ready:
            check_lost(state)
        elif state.solo() and len(ready) > 1:
            state.ask(ChooseNext(), subject, sum([1 << seat for seat in ready]))
        else:
            begin_turn(state, after(state, subject, ready))


def still_to_play(s: BagState) -> list[int]:
    """Return who may be next; in the solo game everybody once a round, and in a collapse everybody once more."""
    ready = s.inside()
    if s.last_turns != NONE:
        return [seat for seat in ready if s.last_turns >> seat & 1]
    if s.solo():
        left = [seat for seat in ready if not s.played >> seat & 1]
        if not left:
            s.played = 0
        return left or ready
    return ready


def after(s: BagState, seat: int, ready: list[int]) -> int:
    """Return the next of some heroes clockwise."""
    each = (seat + 1) % s.seats
    while each not in ready:
        each = (each + 1) % s.seats
    return each


class ChooseNext(AskAny[BagState]):
    """Which of your heroes is next?"""

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer those who had no turn in this round."""
        return [ORDER + each for each in still_to_play(state)]

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Begin the turn."""
        begin_turn(state, pick - ORDER)

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """Say why a hero is not next."""
        at = pick % KIND
        if pick - at != ORDER or at >= state.seats:
            return NOT_OFFERED
        return state.refusal(HAD_TURN if state.is_inside(at) else IS_OUT)


def begin_turn(s: BagState, seat: int) -> None:
    """Lay out a turn with all action points but for those spent in advance; a monster here comes first."""
    hero = s.heroes[seat]
    s.active = seat
    s.played |= 1 << seat
    s.turn = Turn()
    owed, hero.debt = hero.debt, 0
    hero.ap = max(0, s.max_ap(seat) - owed)
    s.emit(events.TURN, seat, hero.ap, owed, c=how.FRESH if not owed else how.BORROWED if s.versus() else how.ALONE)
    s.push_always(seat, NEXT_TURN)
    s.push_always(seat, END_TURN)
    s.push(seat, ACTING)
    if s.monster_at(hero.field):
        meet(s, seat, how.BEGAN)


class EndTurn(Step[BagState]):
    """The turn is over: monsters that were shot at recover, and in a collapse it was the last one."""

    def run(self, state: BagState, subject: int) -> None:
        """Tidy up."""
        for field in state.turn.hurt:
            state.emit(events.HEALS_BACK, subject, state.known_at(field), spot(state, field), c=how.SHOT)
        state.turn = Turn()
        if state.last_turns != NONE and state.last_turns >> subject & 1:
            state.last_turns &= ~(1 << subject)
            if state.is_inside(subject):
                last_turn_over(state, subject)


# What can be done


class Act(Menu[BagState]):
    """What do you do? Everything costs action points, but for what is free; after a fight only that is left."""

    def rule(self, state: BagState, subject: int) -> str:
        """Return the rule about action points, about having none, or about what ended the turn."""
        case = self.case(state, subject)
        return state.ask_rule(f"Act.{case}" if case else "Act")

    def case(self, state: BagState, subject: int) -> str:
        """Return what ended the turn, if anything did, or that no action point is left."""
        if state.turn.over:
            return ("", "over", "misfit")[state.turn.over]
        return "" if state.heroes[subject].ap else "empty"

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer everything."""
        out = [END, EXPLORE] if explore_refusal(state, subject) == OK else [END]
        out += walks(state, subject)
        out += [USE + each for each in kinds_of(state.gear(subject)) if item_refusal(state, subject, each) == OK]
        if renew_refusal(state, subject) == OK:
            out.append(SKILL)
        out += free_options(state, subject)
        return out + versus_options(state, subject) if state.versus() else out

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Do it."""
        if pick == END:
            state.close()
        else:
            act(state, subject, pick - pick % KIND, pick % KIND)

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """Say what is missing."""
        return state.refusal(act_refusal(state, subject, pick - pick % KIND, pick % KIND))


NEXT_TURN: Final = NextTurn()
END_TURN: Final = EndTurn()
ACTING: Final[list[Step[Any]]] = [Act(), Scope(TURN_SCOPE)]
"""The steps of every turn, which are the same ones again and again."""


def free_options(s: BagState, seat: int) -> list[int]:
    """Return what can be done for nothing."""
    out = lying_options(s, seat)
    out += handle_options(s, seat)
    if pool_refusal(s, seat) == OK:
        out.append(POOL)
    out += peeks(s, seat)
    out += [TRADE + other for other in partners(s, seat)]
    return out


def lying_options(s: BagState, seat: int) -> list[int]:
    """Return what can be done with what lies on the tile."""
    lying = kinds_of(pile(s, seat))
    out = [PICK + number for number in lying if pick_refusal(s, seat, number) == OK]
    out += [OPEN + number for number in lying if open_refusal(s, seat, number) == OK]
    return out


def versus_options(s: BagState, seat: int) -> list[int]:
    """Return what heroes can do to each other, and against each other."""
    out = [ATTACK + other for other in s.others_at(seat) if attack_refusal(s, seat, other) == OK]
    return [*out, ESCAPE] if escape_refusal(s, seat) == OK else out


def act(s: BagState, seat: int, kind: int, number: int) -> None:
    """Do one thing of a turn."""
    if kind == EXPLORE:
        explore(s, seat, 0, how.EXPLORED)
    elif kind == WALK:
        walk(s, seat, number)
    elif kind == USE:
        use_item(s, seat, number)
    elif kind == SKILL:
        s.push(seat, [RenewWhom()])
    elif kind == ATTACK:
        attack(s, seat, number)
    elif kind == ESCAPE:
        s.close()
        leave_cave(s, seat)
    else:
        act_freely(s, seat, kind, number)


def act_freely(s: BagState, seat: int, kind: int, number: int) -> None:
    """Do something that is free."""
    if kind == PICK:
        pick_up(s, seat, number)
    elif kind == OPEN:
        open_chest(s, seat, number)
    elif kind == HANDLE:
        s.push(seat, [Shift(number)])
    elif kind == POOL:
        bathe(s, seat)
    elif kind == PEEK:
        peek(s, seat, number)
    else:
        s.emit(events.TRADES, seat, number)
        s.push(seat, [Bargain(number)])


def take_refusal(s: BagState, seat: int, number: int) -> int:
    """Return why something cannot be picked up; the Ring has a guardian."""
    reason = pick_refusal(s, seat, number)
    guarded = is_ring(s, number) and number in pile(s, seat) and s.monster_at(s.heroes[seat].field)
    return RING_GUARDED if guarded else reason


def item_refusal(s: BagState, seat: int, number: int) -> int:
    """Return why an item cannot be used in the own turn."""
    if not s.has(seat, number):
        return NOT_YOURS
    if s.item(number).ranged:
        return shoot_refusal(s, seat, number)
    if mover(s, number):
        return mover_refusal(s, seat, number)
    return use_refusal(s, seat, number, False)


def unused_refusal(s: BagState, seat: int, number: int) -> int:
    """Return why an item is not used in the own turn; a weapon that hits nobody says what hinders the nearest shot."""
    reason = item_refusal(s, seat, number)
    return nearest_miss(s, seat, number)[0] if reason == NO_SHOT else reason


def use_item(s: BagState, seat: int, number: int) -> None:
    """Use an item outside a fight."""
    if s.item(number).ranged:
        s.push(seat, [Aim(number)])
    elif mover(s, number):
        use_mover(s, seat, number)
    else:
        use(s, seat, number, False)


# The pool


def pool_refusal(s: BagState, seat: int) -> int:
    """Return why a hero cannot bathe in the healing pool."""
    hero = s.heroes[seat]
    if s.tile(hero.field) != POOL_TILE:
        return NO_POOL
    if s.pool == 0:
        return POOL_EMPTY
    if s.turn.bathed:
        return BATHED
    return POOL_WELL if hero.health == max_health(s, seat) else OK


def bathe(s: BagState, seat: int) -> None:
    """Remove a token and be in full health."""
    s.pool -= 1
    s.turn.bathed = True
    heal(s, seat, max_health(s, seat), events.BATHED)


# What cannot be done

Here = Callable[[BagState, int], int]
There = Callable[[BagState, int, int], int]
REFUSED_HERE: Final[dict[int, Here]] = {
    EXPLORE: explore_refusal,
    SKILL: renew_refusal,
    ESCAPE: escape_refusal,
    POOL: pool_refusal,
}
"""Why what is about nothing else cannot be done."""
REFUSED_THERE: Final[dict[int, There]] = {
    WALK: walk_refusal,
    USE: unused_refusal,
    ATTACK: attack_refusal,
    PICK: take_refusal,
    OPEN: open_refusal,
    PEEK: peek_refusal,
    TRADE: trade_refusal,
}
"""Why what is about a place, a hero or an item cannot be done."""


def act_refusal(s: BagState, seat: int, kind: int, number: int) -> int:
    """Return why something cannot be done in a turn."""
    if kind in (ATTACK, TRADE) and number == seat:
        return OK
    if kind in REFUSED_HERE:
        return REFUSED_HERE[kind](s, seat)
    if kind in REFUSED_THERE:
        return REFUSED_THERE[kind](s, seat, number)
    if kind == HANDLE:
        return EMPTY_SLOT
    return NO_FIGHT if kind in (FIGHT, RUN, SNEAK, CALL) else OK
