"""Turns: who is next, what happens at their start, and the seven actions."""

from collections.abc import Callable
from typing import Final

from verlies.core.agenda import Menu, Step
from verlies.core.option import KIND
from verlies.core.refusal import NOT_OFFERED, Refusal

from . import events, how
from .chest import loot, loot_refusal
from .content.ids import (
    ACTIONS,
    ACTIONS_A_TURN,
    END_OF_TURN,
    ENEMY_ACTION_CARD,
    ENEMY_TURN_START,
    EQUIPPING,
    NONE,
    OWN_NEXT_TURN,
    OWN_TURN,
    SPECIAL,
)
from .equip import Equip
from .fight import attack, attack_refusal, targets
from .flags import (
    START_FIELD,
    begin_capture,
    capture_refusal,
    check_end,
    conquer,
    end_game,
    finish_capture,
    steal_refusal,
)
from .market import tradable, trade, trade_refusal
from .moves import begin_move, jump_refusal, jumps, walk_refusal, walks
from .opens import Opens
from .options import (
    ATTACK,
    CAPTURE,
    DOFF,
    DONE,
    END,
    EQUIP,
    GIVE,
    JUMP,
    LOOT,
    PLAY,
    STEAL,
    TRADE,
    WALK,
)
from .play import action_refusal, actions, play_action, play_special, special_refusal, specials
from .reasons import EQUIP_LATER, NO_ACTIONS, OK
from .state import Catacombs, Turn
from .theft import declare_theft
from .tiles import Expand

PATIENCE: Final = 60
"""After so many rounds without a room card even a game without a limit is broken off."""


class NextTurn(Step[Catacombs]):
    """The next one's turn begins; the subject had the turn before."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Begin it, unless the game has lasted too long."""
        seat = state.next_of(subject)
        if seat == state.order[0] and is_too_late(state):
            end_game(state, how.LIMIT)
            return
        begin_turn(state, seat)
        state.push(seat, WHOLE_TURN)


def is_too_late(s: Catacombs) -> bool:
    """Return whether a round begins that is one too many; rounds count once the room stack has run out."""
    if s.rooms.count() == 0:
        s.late += 1
    return s.late > (s.terms.rounds or PATIENCE)


def begin_turn(s: Catacombs, seat: int) -> None:
    """Forget what belonged to the turn before; gifts can be used from now on."""
    s.turn = Turn()
    s.turn.seat = seat
    s.turn.actions = actions_of(s, seat)
    s.halted = 0
    s.lasting = [each for each in s.lasting if each.until != END_OF_TURN]
    s.lasting = [each for each in s.lasting if each.until != OWN_NEXT_TURN or each.by != seat]
    s.heroes[seat].gifts = []
    s.emit(events.TURN, seat, s.turn.actions)


def actions_of(s: Catacombs, seat: int) -> int:
    """Return how many actions somebody has in a turn; the smaller team may have more."""
    if s.terms.more and len(s.mates(seat)) + 1 < len(s.enemies(seat)):
        return 4 if s.seats == 3 else 3
    return ACTIONS_A_TURN


class Dawn(Step[Catacombs]):
    """At the start of a turn a capture is completed, then stolen flags are conquered."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Do so, and see whether that ends the game."""
        hero = state.heroes[subject]
        if hero.capturing != NONE:
            finish_capture(state, subject)
        if hero.field == START_FIELD:
            conquer(state, subject)
        check_end(state)


class StartActions(Step[Catacombs]):
    """The action phase begins."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Note it."""
        state.turn.phase = ACTIONS


class StartEquip(Step[Catacombs]):
    """The equipment phase begins."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Note it."""
        state.turn.phase = EQUIPPING


class Act(Menu[Catacombs]):
    """What is done next? Special cards for the own turn can be played even when no action is left."""

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer the actions and cards; nothing if, as all can see, there is nothing left to do."""
        actions = action_options(state, subject) if state.turn.actions > 0 else []
        if not actions and not state.heroes[subject].hand:
            return []
        free = [PLAY + card for card in specials(state, subject, 1 << OWN_TURN, NONE)]
        return [DONE, *actions, *free]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Do it; the phase ends when nothing more is wanted."""
        if pick == DONE:
            state.close()
        elif is_special(state, pick):
            play_special(state, subject, pick - PLAY, NONE)
        else:
            state.turn.actions -= 1
            act(state, subject, pick)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """There is no action left, or its condition is not met."""
        kind = pick // KIND * KIND
        if kind in (EQUIP, DOFF, GIVE, END):
            return state.refusal(EQUIP_LATER)
        if kind not in ACTS:
            return NOT_OFFERED
        if state.turn.actions <= 0 and not is_special(state, pick):
            return state.refusal(NO_ACTIONS)
        return state.refusal(act_refusal(state, subject, pick))


WHOLE_TURN: Final[list[Step[Catacombs]]] = [
    Dawn(),
    Opens(ENEMY_TURN_START),
    Expand(),
    StartActions(),
    Act(),
    StartEquip(),
    Equip(),
    NextTurn(),
]
"""A whole turn, and the next one after it."""
ACTS: Final = (WALK, JUMP, CAPTURE, STEAL, ATTACK, LOOT, PLAY, TRADE)


def is_special(s: Catacombs, pick: int) -> bool:
    """Return whether an answer is to play a special card, which costs no action."""
    return pick // KIND * KIND == PLAY and s.card(pick - PLAY).type == SPECIAL


def action_options(s: Catacombs, seat: int) -> list[int]:
    """Return everything that an action can be spent on."""
    out = [*walks(s, seat), *jumps(s, seat)]
    if capture_refusal(s, seat) == OK:
        out.append(CAPTURE)
    if steal_refusal(s, seat) == OK:
        out.append(STEAL)
    out += [ATTACK + foe for foe in targets(s, seat)]
    if loot_refusal(s, seat) == OK:
        out.append(LOOT)
    out += [PLAY + card for card in actions(s, seat)]
    return out + [TRADE + card for card in tradable(s, seat)]


def act(s: Catacombs, seat: int, pick: int) -> None:
    """Carry out an action that was paid for."""
    kind, thing = pick // KIND * KIND, pick % KIND
    if kind in (WALK, JUMP):
        begin_move(s, seat, pick)
    elif kind == CAPTURE:
        begin_capture(s, seat)
    elif kind == STEAL:
        declare_theft(s, seat)
    elif kind == ATTACK:
        attack(s, seat, thing, how.ACTION)
    elif kind == LOOT:
        loot(s, seat, how.ACTION)
    elif kind == PLAY:
        play_action(s, seat, thing, Opens(ENEMY_ACTION_CARD))
    else:
        trade(s, seat, thing)


Here = Callable[[Catacombs, int], int]
There = Callable[[Catacombs, int, int], int]
REFUSED_HERE: Final[dict[int, Here]] = {CAPTURE: capture_refusal, STEAL: steal_refusal, LOOT: loot_refusal}
"""Why what is done to the own room cannot be done."""
REFUSED_THERE: Final[dict[int, There]] = {
    WALK: walk_refusal,
    JUMP: jump_refusal,
    ATTACK: attack_refusal,
    TRADE: trade_refusal,
}
"""Why what is done to another room, hero or card cannot be done."""


def act_refusal(s: Catacombs, seat: int, pick: int) -> int:
    """Return why an action cannot be taken."""
    kind, thing = pick // KIND * KIND, pick % KIND
    if kind in REFUSED_HERE:
        return REFUSED_HERE[kind](s, seat)
    if kind in REFUSED_THERE:
        return REFUSED_THERE[kind](s, seat, thing)
    if is_special(s, pick):
        return special_refusal(s, seat, thing, 1 << OWN_TURN, NONE)
    return action_refusal(s, seat, thing)
