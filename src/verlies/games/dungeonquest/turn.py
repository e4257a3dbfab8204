"""A hero's turn: sun, status phase, one action; and whose turn is next."""

from verlies.core.agenda import Ask, Step
from verlies.core.option import KIND, PASS
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.kit.moments import push_moments

from . import events, how
from .boards import SUN_NUMBERS, SUN_SPACES, neighbour
from .catacombs import TurnBelow
from .content.ids import (
    AT_END,
    AT_START,
    BRIDGE,
    BY_DEAD_POINT,
    BY_SUNSET,
    CHASM,
    CORRIDOR,
    DARKNESS,
    DRAGON,
    HALL,
    IN_ACTION,
    RUBBLE,
    SUN,
    TOWER,
    WEB,
)
from .decks import DrawCard, Search, discard_drawn, drop_kept, lights_up, reshuffle
from .ending import Reckoning
from .kinds import Steps
from .moves import TURN_SCOPE, go_to
from .options import ABILITY, CHOOSE, CROSS, DESCEND, ESCAPE, GROPE, HOP, MOVE, SEARCH, USE
from .options import DRAGON as DRAW_DRAGON
from .reasons import (
    ALL_BLOCKED,
    FAR_BLOCKED,
    MONSTER_HERE,
    MUST_ACT,
    MUST_CROSS,
    MUST_FACE_DRAGON,
    NO_BRIDGE,
    NO_DRAGON,
    NO_ENTRANCE,
    NO_TORCH,
    NO_TOWER,
    NO_WAY_BACK,
    NOT_DARK,
    OCCUPIED,
    OK,
    ONLY_BY_DIE,
    ONLY_ON_ENTRY,
    OTHER_SIDE,
    SEARCHED,
)
from .rolls import AfterRoll, throw
from .rooms import CrossBridge, Descend, Escape, Grope, can_cross, corridor_ways, cross_rubble, escape_refusal, tear_web
from .state import EXTRA_SAME_SUN, NO_EXTRA, DungeonState, Turn
from .uses import Moment, rune_thinkable, usable_cards, use_card, use_refusal
from .ways import cut_off, free_ways, own_part, passages, refusal_to, side_to, way_refusal
from .wounds import die

# Whose turn


class NextTurn(Step[DungeonState]):
    """Find out whose turn is next; when nobody is left in the dungeon, the game ends."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Begin the turn of the next hero inside."""
        if not state.anybody_inside():
            state.push(state.active, [Reckoning()])
            return
        again = state.turn.again if state.is_inside(subject) else NO_EXTRA
        for i in range(1 if again == NO_EXTRA else 0, state.seats + 1):
            seat = (subject + i) % state.seats
            if state.is_inside(seat):
                begin_turn(state, seat, again)
                return


def begin_turn(s: DungeonState, seat: int, again: int) -> None:
    """Lay out a turn: sun, status phase and action inside its scope, then its end, then the next turn."""
    lost = s.heroes[seat].skip > 0
    sun = seat == s.first and again != EXTRA_SAME_SUN and sun_is_due(s, seat)
    played = 0 if sun else s.turn.played
    discard_drawn(s)
    s.active = seat
    s.turn = Turn()
    s.turn.played = played | 1 << seat
    s.emit(events.TURN, seat)
    s.push_always(seat, NextTurn())
    s.push_always(seat, EndOfTurn(lost))
    steps: Steps = [AdvanceSun()] if sun else []
    if lost:
        steps += [SkipTurn()]
    push_moments(s, seat, [*steps, AtTurnStart(), StatusPhase(), ActionPhase(), TURN_SCOPE])


def sun_is_due(s: DungeonState, seat: int) -> bool:
    """Return whether the sun has not moved in this round yet; who takes the marker over in it has to wait."""
    return s.turn.played == 0 or s.turn.played >> seat & 1 == 1


class SkipTurn(Step[DungeonState]):
    """A lost turn is passed over; only the sun has moved."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Pass it over."""
        hero = state.heroes[subject]
        hero.skip -= 1
        state.emit(events.SKIPPED, subject, hero.skip)
        state.cut("turn")


# Sun


class AdvanceSun(Step[DungeonState]):
    """The first player moves the sun; a number is rolled against."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Move it, unless it is on the last space."""
        stays = state.sun == SUN_SPACES
        if not stays:
            state.sun += 1
            state.emit(events.SUN, subject, state.sun)
        if state.sun in SUN_NUMBERS:
            throw(state, subject, 1, how.LAST_SPACE if stays else how.SUN)
            push_moments(state, subject, [AfterRoll(SUN), Sunset(stays)])


class Sunset(Step[DungeonState]):
    """On or below the number the sun sets, and the game ends at once."""

    stays: bool = False
    """Whether the sun was on the last space already."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Compare; everybody still inside dies."""
        limit = SUN_NUMBERS[state.sun]
        state.emit(events.LAST_ROLL if self.stays else events.SUN_ROLL, subject, limit, state.dice[0])
        if state.dice[0] > limit:
            return
        state.sunset = True
        state.emit(events.SUNSET, subject)
        for seat in range(state.seats):
            die(state, seat, BY_SUNSET)
        state.agenda.clear()
        state.cuts += 1
        state.push(subject, [Reckoning()])


# Status phase


class AtTurnStart(Moment):
    """The turn begins."""

    def __init__(self) -> None:
        super().__init__(AT_START)


class StatusPhase(Step[DungeonState]):
    """All kept cards that take effect at the start of the turn are resolved."""

    def run(self, state: DungeonState, subject: int) -> None:
        """List them; light that never fails has put torches right before."""
        for number in state.heroes[subject].active[:]:
            if state.card(number).is_torch and lights_up(state, subject):
                drop_kept(state, subject, number)
        state.turn.todo = sorted(state.heroes[subject].active)
        if state.turn.todo:
            state.push(subject, [NextStatus()])


class NextStatus(Step[DungeonState]):
    """The next kept card is resolved; where several differ, the player chooses the order."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Resolve it, or ask."""
        todo = state.turn.todo
        if len(set(todo)) > 1:
            state.push(subject, [StatusOrder()])
        elif todo:
            resolve_status(state, subject, todo[0])


def resolve_status(s: DungeonState, seat: int, number: int) -> None:
    """Resolve one kept card, then the next."""
    s.turn.todo.remove(number)
    s.turn.current = number
    s.emit(events.STATUS, seat, number)
    s.push(seat, [*s.card(number).status, NextStatus()])


class StatusOrder(Ask[DungeonState]):
    """Which kept card is resolved first?"""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer each card."""
        return [CHOOSE + number for number in sorted(set(state.turn.todo))]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Resolve it."""
        resolve_status(state, subject, pick - CHOOSE)


# Action phase


class ActionPhase(Step[DungeonState]):
    """One action: below, a card; above, what the room allows; without any, death."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Ask, or find that there is nothing to do."""
        if state.heroes[subject].below:
            state.push(subject, [TurnBelow()])
        elif can_act(state, subject):
            state.push(subject, [TakeAction()])
        else:
            dead_point(state, subject)


class LoseAction(Step[DungeonState]):
    """The turn ends without an action; what else is due in the status phase still happens."""

    why: int = how.CARD

    def run(self, state: DungeonState, subject: int) -> None:
        """Leave the action phase out."""
        state.emit(events.NO_ACTION, subject, self.why)
        state.agenda[:] = [frame for frame in state.agenda if not isinstance(frame.step, ActionPhase)]


def dead_point(s: DungeonState, seat: int) -> None:
    """A hero who can do nothing dies; by house rule one whom only heroes block waits."""
    if may_wait(s, seat):
        s.emit(events.STUCK, seat, how.WAITS)
        s.cut("turn")
    else:
        die(s, seat, BY_DEAD_POINT)


def may_wait(s: DungeonState, seat: int) -> bool:
    """Return whether a hero who can do nothing is only blocked by heroes, and lives by house rule."""
    reasons = [way_refusal(s, seat, cell, side) for cell, side in reachable(s, seat)]
    return s.terms.blocked_waits and OCCUPIED in reasons


def reachable(s: DungeonState, seat: int) -> list[tuple[int, int]]:
    """Return the sides of a hero's room that can be tried at all."""
    return [way for way in passages(s, seat) if not cut_off(s, seat, way[0], way[1])]


def walks(s: DungeonState, seat: int) -> list[int]:
    """Return the fields a hero can set out for in the action phase."""
    kind = s.room_kind(s.heroes[seat].cell)
    if kind == CORRIDOR:
        return corridor_ways(s, seat)
    ways = free_ways(s, seat)
    if kind in (CHASM, BRIDGE):
        ways = [(cell, side) for cell, side in ways if own_part(s, seat, cell, side)]
    return [] if kind == DARKNESS else [neighbour(cell, side) for cell, side in ways]


def actions(s: DungeonState, seat: int) -> list[int]:
    """Return the actions a hero has without any magic."""
    hero = s.heroes[seat]
    kind = s.room_kind(hero.cell)
    out = [MOVE + to for to in walks(s, seat)]
    if kind == DARKNESS and free_ways(s, seat):
        out.append(GROPE)
    if kind == BRIDGE and can_cross(s, seat):
        out.append(CROSS)
    if kind == HALL:
        out.append(DRAW_DRAGON)
    if kind == TOWER and escape_refusal(s, seat) == OK:
        out.append(ESCAPE)
    if search_refusal(s, seat) == OK:
        out.append(SEARCH)
    if descend_refusal(s, seat) == OK:
        out.append(DESCEND)
    return out


def can_act(s: DungeonState, seat: int) -> bool:
    """Return whether a hero has anything to do; what is soon found out is asked first."""
    if search_refusal(s, seat) == OK or descend_refusal(s, seat) == OK:
        return True
    return bool(actions(s, seat) or magic(s, seat)) or rune_thinkable(s, seat, IN_ACTION)


def magic(s: DungeonState, seat: int) -> list[int]:
    """Return the cards a hero can use in the action phase."""
    return [USE + number for number in usable_cards(s, seat, IN_ACTION)]


def search_refusal(s: DungeonState, seat: int) -> int:
    """Return why a hero's room cannot be searched."""
    cell = s.heroes[seat].cell
    if not s.room(cell).torch:
        return NO_TORCH
    if cell in s.monsters:
        return MONSTER_HERE
    return SEARCHED if cell in s.searched else OK


def descend_refusal(s: DungeonState, seat: int) -> int:
    """Return why there is no way down from a hero's room."""
    cell = s.heroes[seat].cell
    return OK if s.room(cell).stairs or cell in s.entrances else NO_ENTRANCE


class TakeAction(Ask[DungeonState]):
    """The action of the turn: move, search, descend, or what the room offers."""

    def rule(self, state: DungeonState, subject: int) -> str:
        """Return the rule about the room one starts in, or about actions; about dead points if none is left."""
        if not actions(state, subject):
            return state.ask_rule("TakeAction.dead")
        kind = state.room_kind(state.heroes[subject].cell)
        return state.ask_rule(f"TakeAction.{kind}") or state.ask_rule("TakeAction")

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer every action; if only magic can help, also to give up."""
        out = actions(state, seat)
        return [*(out or [PASS]), *magic(state, seat)]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Do it."""
        kind = pick - pick % KIND
        if pick == PASS:
            dead_point(state, subject)
        elif kind == MOVE:
            state.push(subject, set_out(state, subject, pick - MOVE))
        elif kind == USE:
            state.push(subject, [ActAfter()])
            state.push(subject, use_card(state, seat, pick - USE))
        else:
            state.push(subject, [_SIMPLE[kind]])

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """Say what is missing."""
        kind = pick - pick % KIND
        if kind in (USE, ABILITY):
            return use_refusal(state, seat, pick)
        reason = action_refusal(state, seat, kind, pick % KIND)
        return state.refusal(reason) if reason else NOT_OFFERED


def set_out(s: DungeonState, seat: int, to: int) -> Steps:
    """Return the steps of leaving a room for a neighbouring field."""
    kind = s.room_kind(s.heroes[seat].cell)
    if kind == WEB:
        return tear_web(s, seat, to, ignore=False)
    if kind == RUBBLE:
        return cross_rubble(s, seat, to, ignore=False)
    return go_to(s, seat, to, ignore=False)


def action_refusal(s: DungeonState, seat: int, kind: int, number: int) -> int:
    """Return why an action is not possible."""
    room = s.room_kind(s.heroes[seat].cell)
    if kind == MOVE:
        return walk_refusal(s, seat, number)
    if kind == SEARCH:
        return search_refusal(s, seat)
    if kind == DESCEND:
        return descend_refusal(s, seat)
    if kind == ESCAPE:
        return escape_refusal(s, seat) if room == TOWER else NO_TOWER
    if kind == DRAW_DRAGON:
        return NO_DRAGON
    if kind == CROSS:
        return FAR_BLOCKED if room == BRIDGE else NO_BRIDGE
    if kind == GROPE:
        return ALL_BLOCKED if room == DARKNESS else NOT_DARK
    if kind == HOP:
        return ONLY_ON_ENTRY
    if kind == PASS:
        return MUST_FACE_DRAGON if room == HALL else MUST_ACT
    return OK


def walk_refusal(s: DungeonState, seat: int, to: int) -> int:
    """Return why a hero cannot set out for a field."""
    kind = s.room_kind(s.heroes[seat].cell)
    reason = refusal_to(s, seat, to)
    if reason:
        return reason
    if kind == DARKNESS:
        return ONLY_BY_DIE
    if kind == CORRIDOR and to not in corridor_ways(s, seat):
        return NO_WAY_BACK
    way = side_to(s, seat, to)
    assert way is not None
    if own_part(s, seat, way[0], way[1]):
        return OK
    return MUST_CROSS if kind == BRIDGE else OTHER_SIDE


class ActAfter(Step[DungeonState]):
    """After magic that was no action the hero still acts."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Go on with the action, if the magic did not take its place."""
        if state.is_inside(subject):
            state.push(subject, [ActionPhase()])


_SIMPLE: dict[int, Step[DungeonState]] = {
    SEARCH: Search(),
    DESCEND: Descend(),
    ESCAPE: Escape(),
    DRAW_DRAGON: DrawCard(DRAGON),
    CROSS: CrossBridge(False),
    GROPE: Grope(False),
}
"""Actions that are one step."""


# End of the turn


class EndOfTurn(Step[DungeonState]):
    """The turn is over: the dragon deck is shuffled if nobody is in the chamber."""

    lost: bool
    """Whether the turn was passed over."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Tidy up; some magic works now, if there was a turn."""
        if state.hall_empty() and state.discards[DRAGON]:
            reshuffle(state, subject, DRAGON, how.CALM)
        if state.is_inside(subject) and not self.lost:
            push_moments(state, subject, [AtTurnEnd()])


class AtTurnEnd(Moment):
    """The turn is over."""

    def __init__(self) -> None:
        super().__init__(AT_END)
