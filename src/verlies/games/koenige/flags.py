"""Flags: captures, thefts, the way home, and the X tokens."""

from typing import Final

from . import events, how
from .content.ids import CHEST, NONE, PLACED, STOLEN, SUPPLY, TAKING
from .reasons import (
    FLAG_AWAY,
    FLAG_CLAIMED,
    FLAG_HELD,
    NO_FLAG_HERE,
    NO_FLAG_ROOM,
    OK,
    OWN_FLAG,
    PROTECTED,
)
from .state import Catacombs

START_FIELD: Final = 0


def check_end(s: Catacombs) -> bool:
    """End the game if all rooms are laid and all flags lie in their rooms; return whether it ended."""
    if s.is_finished():
        end_game(s, how.FLAGS)
        return True
    return False


def end_game(s: Catacombs, why: int) -> None:
    """End the game at once, whatever was going on."""
    s.emit(events.ENDED, s.turn.seat, why)
    s.stop()


# X tokens


def mark(s: Catacombs, seat: int, field: int, why: int) -> None:
    """Put an X into a room, unless one lies there."""
    if field not in s.marks:
        s.marks = sorted([*s.marks, field])
        s.emit(events.MARKED, seat, s.place(field), why)


def unmark(s: Catacombs, seat: int, field: int, why: int) -> None:
    """Take the X away from a room."""
    s.marks = [each for each in s.marks if each != field]
    s.emit(events.UNMARKED, seat, s.place(field), why)


def clear_marks(s: Catacombs, seat: int, but: int) -> None:
    """Take all X away but the one in a room and the place holders of stolen flags."""
    kept = [field for field in s.marks if field == but or stays(s, field)]
    count = len(s.marks) - len(kept)
    s.marks = kept
    if count:
        s.emit(events.CLEARED, seat, count, how.CAPTURE)


def stays(s: Catacombs, field: int) -> bool:
    """Return whether the X of a room stays at a capture."""
    flag = s.flag_of(field)
    if flag == NONE:
        return False
    if s.flags[flag].status == STOLEN:
        return True
    return s.terms.keep_x and s.flags[flag].status == PLACED and s.flags[flag].conquered


def looted_chests(s: Catacombs) -> list[int]:
    """Return the chests with an X."""
    return [field for field in s.marks if s.room(field).kind == CHEST]


# Captures


def capture_refusal(s: Catacombs, seat: int) -> int:
    """Return why somebody cannot begin a capture."""
    flag = s.flag_of(s.heroes[seat].field)
    if flag == NONE:
        return NO_FLAG_ROOM
    status = s.flags[flag].status
    if status == SUPPLY:
        return OK
    if status == PLACED:
        return FLAG_CLAIMED
    return FLAG_HELD if status == TAKING else FLAG_AWAY


def begin_capture(s: Catacombs, seat: int) -> None:
    """Take the flag of the room in which somebody stands on the board."""
    flag = s.flag_of(s.heroes[seat].field)
    hold(s, seat, flag)
    s.emit(events.CAPTURING, seat, s.value(flag), s.place(s.flags[flag].field))


def hold(s: Catacombs, seat: int, flag: int) -> None:
    """Lay a flag on the board of somebody who captures its room."""
    s.heroes[seat].capturing = flag
    s.flags[flag].status = TAKING
    s.flags[flag].holder = seat


def let_go(s: Catacombs, seat: int) -> int:
    """Put the flag that somebody is capturing back into the supply; return it, NONE if there is none."""
    flag = s.heroes[seat].capturing
    if flag != NONE:
        s.heroes[seat].capturing = NONE
        s.flags[flag].status = SUPPLY
        s.flags[flag].holder = NONE
    return flag


def leave(s: Catacombs, seat: int) -> None:
    """Whoever leaves a room, in whatever way, gives up capturing it."""
    flag = let_go(s, seat)
    if flag != NONE:
        s.emit(events.LEFT_FLAG, seat, s.value(flag), s.place(s.flags[flag].field))


def finish_capture(s: Catacombs, seat: int) -> None:
    """Lay the flag into its room under an X, and take all other X away."""
    flag = s.heroes[seat].capturing
    s.heroes[seat].capturing = NONE
    settle(s, seat, flag, s.team(seat), False)
    field = s.flags[flag].field
    s.emit(events.CAPTURED, seat, s.value(flag), s.team(seat), c=s.place(field))
    mark(s, seat, field, how.CAPTURE)
    clear_marks(s, seat, field)


def settle(s: Catacombs, seat: int, flag: int, team: int, conquered: bool) -> None:
    """Lay a flag into its room, in the colour of a team."""
    token = s.flags[flag]
    token.status, token.holder, token.team, token.conquered = PLACED, NONE, team, conquered


# Thefts


def steal_refusal(s: Catacombs, seat: int) -> int:
    """Return why somebody cannot steal the flag of the room."""
    field = s.heroes[seat].field
    flag = s.flag_of(field)
    if flag == NONE or s.flags[flag].status != PLACED:
        return NO_FLAG_HERE
    if s.flags[flag].team == s.team(seat):
        return OWN_FLAG
    return PROTECTED if field in s.marks else OK


def steal(s: Catacombs, seat: int, flag: int) -> None:
    """Take a flag of the others on the board; an X keeps its place."""
    token = s.flags[flag]
    token.status, token.holder = STOLEN, seat
    s.heroes[seat].carried.append(flag)
    s.emit(events.STOLE, seat, s.value(flag), token.team, c=s.place(token.field))
    mark(s, seat, token.field, how.STEAL)


def conquer(s: Catacombs, seat: int) -> None:
    """Turn the stolen flags of somebody who begins a turn in the start room to the own colour, and lay them back."""
    for flag in s.heroes[seat].carried:
        settle(s, seat, flag, s.team(seat), True)
        s.emit(events.CONQUERED, seat, s.value(flag), s.team(seat), c=s.place(s.flags[flag].field))
    s.heroes[seat].carried = []


def bring_back(s: Catacombs, seat: int) -> None:
    """Lay the stolen flags of somebody who was defeated back into their rooms, in the old colour."""
    for flag in s.heroes[seat].carried:
        token = s.flags[flag]
        settle(s, seat, flag, token.team, False)
        s.emit(events.RETURNED, seat, s.value(flag), token.team, c=s.place(token.field))
    s.heroes[seat].carried = []


def hand_over(s: Catacombs, loser: int, winner: int, there: bool) -> None:
    """Pass the flag that the loser is capturing to a winner who stands there; else it goes to the supply."""
    flag = let_go(s, loser)
    if flag == NONE:
        return
    place = s.place(s.flags[flag].field)
    if there:
        hold(s, winner, flag)
        s.emit(events.TAKEN_OVER, winner, s.value(flag), place)
    else:
        s.emit(events.LOST_FLAG, loser, s.value(flag), place)
