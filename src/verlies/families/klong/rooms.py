"""What happens in rooms: finding secrets, taking artifacts and idols, leaving the dungeon."""

from verlies.core.agenda import Ask
from verlies.core.option import PASS
from verlies.core.refusal import Refusal

from . import events
from .dragon import anger
from .options import ARTIFACT, TAKE
from .reasons import (
    BAGS_FULL,
    HANDS_FULL,
    NOT_A_FIND,
    NOT_HERE,
    OK,
    ONLY_ON_ENTRY,
)
from .state import ESCAPED, MAJOR, MINOR, NONE, Table


def escape(s: Table, seat: int) -> None:
    """Leave the dungeon for good, as a master thief."""
    thief = s.thieves[seat]
    thief.status = ESCAPED
    s.own_loot().mastery -= 1
    thief.gain(s.box.mastery)
    s.emit(events.ESCAPED, seat)
    s.first_out(seat)


class TakeToken(Ask[Table]):
    """On entering a room, one token may be taken: a secret unseen, or an idol."""

    def options(self, state: Table, subject: int, seat: int) -> list[int]:
        """Offer what lies there, or to leave it."""
        return [PASS, *[TAKE + token for token in state.finds(seat)]]

    def answer(self, state: Table, subject: int, seat: int, pick: int) -> None:
        """Take it or leave it."""
        if pick != PASS:
            state.take_find(seat, pick - TAKE)

    def why_not(self, state: Table, subject: int, seat: int, pick: int) -> Refusal:
        """Only what lies in this room can be taken."""
        return state.refusal_of(TAKE, pick, NOT_HERE)


def take_refusal(s: Table, token: int) -> int:
    """Return why a token cannot be taken in the course of a turn."""
    return ONLY_ON_ENTRY if token in s.box.finds else NOT_A_FIND


def find_secret(s: Table, seat: int, major: bool) -> None:
    """Turn up a secret; which one it is is decided now."""
    loot = s.own_loot()
    token = s.chance.take(MAJOR, loot.major) if major else s.chance.take(MINOR, loot.minor)
    kind = s.box.tokens[token]
    if kind.kept:
        s.thieves[seat].gain(token)
    else:
        s.boxed_tokens = [*s.boxed_tokens, token]
    s.emit(events.FOUND, seat, token, int(kind.kept))
    s.perform(seat, kind.found)


def take_idol(s: Table, seat: int) -> None:
    """Take an idol."""
    s.own_loot().idols -= 1
    s.thieves[seat].gain(s.box.idol)
    s.emit(events.TOOK, seat, s.box.idol)


def artifact_refusal(s: Table, seat: int, token: int) -> int:
    """Return why a thief cannot take an artifact now."""
    tokens = s.thieves[seat].tokens
    if token == NONE or token != s.artifact_here(seat):
        return s.artifact_lacking(seat, token)
    if s.box.carried(tokens) >= s.box.limit(tokens):
        return BAGS_FULL if s.box.backpack in tokens else HANDS_FULL
    return s.artifact_refusal(seat)


def artifact_options(s: Table, seat: int, out: list[int]) -> None:
    """Add the artifact of this room, if it can be taken."""
    token = s.artifact_here(seat)
    if token != NONE and artifact_refusal(s, seat, token) == OK:
        out.append(ARTIFACT + token)


def take_artifact(s: Table, seat: int, token: int) -> None:
    """Take an artifact, for good; the dragon gets angrier."""
    s.own_loot().artifacts.remove(token)
    s.artifact_taken(seat, token)
    s.thieves[seat].gain(token)
    s.emit(events.TOOK, seat, token)
    anger(s)


TAKE_TOKEN = TakeToken()
