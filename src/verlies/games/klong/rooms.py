"""What happens in a room: entering it, finding secrets, taking artifacts, leaving the dungeon."""

from verlies.core.agenda import Ask, Step
from verlies.core.option import KIND, PASS
from verlies.core.refusal import Refusal

from .._klong_common import events
from .._klong_common.effects import Effect
from .._klong_common.noise import anger, heal
from .._klong_common.reasons import (
    BAGS_FULL,
    HANDS_FULL,
    NO_ARTIFACT_HERE,
    NO_SECRET_THERE,
    NO_WAY_TO_REACH,
    NOT_A_FIND,
    NOT_AN_ARTIFACT,
    NOT_HERE,
    OK,
    ONLY_ON_ENTRY,
)
from .._klong_common.table import ESCAPED, MAJOR, MINOR, Table
from .._klong_common.words import ARTIFACT as ARTIFACT_OPTION
from .._klong_common.words import REACH, TAKE
from .ids import ARTIFACT, ARTIFACT_VALUES, ARTIFACTS, BACKPACK, IDOL, MAJOR_SECRET, MASTERY, MINOR_SECRET
from .state import KlongState, artifact_limit, carried


def enter(s: KlongState, seat: int, number: int) -> None:
    """Put a pawn into a room, by whatever way, with everything that follows from it."""
    s.thieves[seat].room = number
    if number == s.board.start:
        escape(s, seat)
        return
    room = s.rooms[number]
    if room.heal:
        heal(s, seat, room.heal, events.FOUNTAIN)
    if room.cave:
        exhaust(s, seat, number)
    if s.loot.secrets[number] or (room.idols and s.loot.idols):
        s.push(seat, [TAKE_TOKEN])


def exhaust(s: KlongState, seat: int, number: int) -> None:
    """Let boots no longer count in this turn; told once, and only if nothing helps against it."""
    turn = s.turn
    if not turn.exhausted and not turn.steady:
        s.emit(events.EXHAUSTED, seat, number, turn.boots)
    turn.exhausted = True


def escape(s: KlongState, seat: int) -> None:
    """Leave the dungeon for good, as a master thief."""
    thief = s.thieves[seat]
    thief.status = ESCAPED
    s.own_loot().mastery -= 1
    thief.gain(MASTERY)
    s.emit(events.ESCAPED, seat)
    s.first_out(seat)


class TakeToken(Ask[KlongState]):
    """On entering a room, one token may be taken: a secret unseen, or an idol."""

    __slots__ = ()

    def options(self, state: KlongState, subject: int, seat: int) -> list[int]:
        """Offer what lies there, or to leave it."""
        number = state.thieves[seat].room
        room = state.rooms[number]
        out = [PASS]
        if state.loot.secrets[number]:
            out.append(TAKE + (MAJOR_SECRET if room.major else MINOR_SECRET))
        if room.idols and state.loot.idols:
            out.append(TAKE + IDOL)
        return out

    def answer(self, state: KlongState, subject: int, seat: int, pick: int) -> None:
        """Take it or leave it."""
        if pick == TAKE + IDOL:
            state.own_loot().idols -= 1
            state.thieves[seat].gain(IDOL)
            state.emit(events.TOOK, seat, IDOL)
        elif pick != PASS:
            find_secret(state, seat, state.thieves[seat].room)

    def why_not(self, state: KlongState, subject: int, seat: int, pick: int) -> Refusal:
        """Only what lies in this room can be taken."""
        return state.refusal_of(TAKE, pick, NOT_HERE)


def find_secret(s: KlongState, seat: int, number: int) -> None:
    """Take a face-down secret from a room; which one it is is decided now."""
    loot = s.own_loot()
    loot.secrets[number] -= 1
    major = s.rooms[number].major > 0
    token = s.chance.take(MAJOR, loot.major) if major else s.chance.take(MINOR, loot.minor)
    kind = s.box.tokens[token]
    if kind.kept:
        s.thieves[seat].gain(token)
    else:
        s.boxed_tokens = [*s.boxed_tokens, token]
    s.emit(events.FOUND, seat, token, int(kind.kept))
    s.perform(seat, kind.found)


def artifact_of(s: KlongState, number: int) -> int:
    """Return the artifact that lies in a room, or -1."""
    value = s.rooms[number].artifact
    if value:
        token = ARTIFACT + ARTIFACT_VALUES.index(value)
        if token in s.loot.artifacts:
            return token
    return -1


def artifact_refusal(s: KlongState, seat: int, token: int) -> int:
    """Return why a thief cannot take an artifact now."""
    thief = s.thieves[seat]
    if token < 0 or token != artifact_of(s, thief.room):
        return NO_ARTIFACT_HERE if token < 0 or token in ARTIFACTS else NOT_AN_ARTIFACT
    if carried(thief.tokens) >= artifact_limit(thief.tokens):
        return BAGS_FULL if BACKPACK in thief.tokens else HANDS_FULL
    return OK


def take_refusal(token: int) -> int:
    """Return why a token cannot be taken in the course of a turn."""
    return ONLY_ON_ENTRY if token in (MINOR_SECRET, MAJOR_SECRET, IDOL) else NOT_A_FIND


def artifact_options(s: KlongState, seat: int, out: list[int]) -> None:
    """Add the artifact of this room, if it can be taken."""
    token = artifact_of(s, s.thieves[seat].room)
    if artifact_refusal(s, seat, token) == OK:
        out.append(ARTIFACT_OPTION + token)


def take_artifact(s: KlongState, seat: int, token: int) -> None:
    """Take an artifact, for good; the dragon gets angrier."""
    s.own_loot().artifacts.remove(token)
    s.thieves[seat].gain(token)
    s.emit(events.TOOK, seat, token)
    anger(s)


class ReachSecret(Effect):
    """Take a secret out of a neighbouring room."""

    __slots__ = ()

    def possible(self, state: Table, subject: int) -> bool:
        """Return whether there is one."""
        assert isinstance(state, KlongState)
        return bool(reachable(state, subject))

    def run(self, state: Table, subject: int) -> None:
        """Ask from which room."""
        state.push(subject, [REACH_ROOM])


def reachable(s: KlongState, seat: int) -> list[int]:
    """Return the neighbouring rooms with a secret."""
    return sorted(near for near in s.rooms[s.thieves[seat].room].near if s.loot.secrets[near])


class ReachRoom(Ask[KlongState]):
    """The question from which neighbouring room a secret is taken."""

    __slots__ = ()

    def options(self, state: KlongState, subject: int, seat: int) -> list[int]:
        """Offer the neighbouring rooms with a secret."""
        return [REACH + number for number in reachable(state, seat)]

    def answer(self, state: KlongState, subject: int, seat: int, pick: int) -> None:
        """Take it."""
        find_secret(state, seat, pick - REACH)

    def why_not(self, state: KlongState, subject: int, seat: int, pick: int) -> Refusal:
        """Only neighbouring rooms with a secret are in reach."""
        near = pick % KIND in state.rooms[state.thieves[seat].room].near
        return state.refusal_of(REACH, pick, NO_SECRET_THERE if near else NO_WAY_TO_REACH)


TAKE_TOKEN: Step[KlongState] = TakeToken()
REACH_ROOM: Step[KlongState] = ReachRoom()
