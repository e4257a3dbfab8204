"""Moving: through tunnels with boots, and by teleport."""

from verlies.core.agenda import Ask
from verlies.core.option import KIND
from verlies.core.refusal import Refusal

from .._klong_common import events
from .._klong_common.noise import hurt
from .._klong_common.reasons import (
    FATAL,
    HAS_LEFT,
    LOCKED,
    NEEDS_ARTIFACT,
    NO_BOOTS,
    NO_BOOTS_FOR_TWO,
    NO_STONES,
    NO_TELEPORT,
    NO_TUNNEL,
    NOT_NEXT,
    OK,
    TIRED,
    TOO_MANY_SWORDS,
    WRONG_WAY,
)
from .._klong_common.table import HEALTH, INSIDE
from .._klong_common.words import MOVE, SWORDS, TELEPORT
from .board import Tunnel
from .rooms import enter
from .state import KlongState


def tired(s: KlongState) -> bool:
    """Return whether boots no longer count in this turn."""
    return s.turn.exhausted and not s.turn.steady


def tunnel_refusal(s: KlongState, seat: int, tunnel: Tunnel) -> int:
    """Return why a thief cannot walk through a tunnel."""
    if s.turn.boots < tunnel.boots:
        return NO_BOOTS if tunnel.boots == 1 else NO_BOOTS_FOR_TWO
    if tunnel.locked and not s.has_key(seat):
        return LOCKED
    if tunnel.to == s.board.start and not s.has_artifact(seat):
        return NEEDS_ARTIFACT
    if tunnel.monsters:
        return damage_refusal(s, seat, monsters_of(s, tunnel) - s.turn.swords)
    return OK


def monsters_of(s: KlongState, tunnel: Tunnel) -> int:
    """Return how many monsters of a tunnel matter in this turn."""
    return 0 if s.turn.unharmed else tunnel.monsters


def damage_refusal(s: KlongState, seat: int, damage: int) -> int:
    """Return why a thief cannot take that much damage of their own will."""
    thief = s.thieves[seat]
    if damage <= 0:
        return OK
    if thief.damage + damage >= HEALTH:
        return FATAL
    return NO_STONES if thief.supply < damage else OK


def move_options(s: KlongState, seat: int, out: list[int]) -> None:
    """Add every room that can be walked or teleported to."""
    thief = s.thieves[seat]
    if thief.status != INSIDE:
        return
    if s.turn.boots and not tired(s):
        exits = s.rooms[thief.room].exits
        out += [MOVE + tunnel.to for tunnel in exits if tunnel_refusal(s, seat, tunnel) == OK]
    if s.turn.teleports:
        near = s.rooms[thief.room].near
        out += [TELEPORT + to for to in near if to != s.board.start or s.has_artifact(seat)]


def move_refusal(s: KlongState, seat: int, number: int) -> int:
    """Return why a thief cannot walk to a room."""
    thief = s.thieves[seat]
    if thief.status != INSIDE:
        return HAS_LEFT
    room = s.rooms[thief.room]
    if number not in room.near:
        return NO_TUNNEL
    tunnel = tunnel_to(s, seat, number)
    if tunnel is None:
        return WRONG_WAY
    return TIRED if tired(s) else tunnel_refusal(s, seat, tunnel)


def teleport_refusal(s: KlongState, seat: int, number: int) -> int:
    """Return why a thief cannot teleport to a room."""
    thief = s.thieves[seat]
    if thief.status != INSIDE:
        return HAS_LEFT
    if not s.turn.teleports:
        return NO_TELEPORT
    if number not in s.rooms[thief.room].near:
        return NOT_NEXT
    return NEEDS_ARTIFACT if number == s.board.start and not s.has_artifact(seat) else OK


def tunnel_to(s: KlongState, seat: int, number: int) -> Tunnel | None:
    """Return the tunnel that can be walked from a thief's room to another."""
    for tunnel in s.rooms[s.thieves[seat].room].exits:
        if tunnel.to == number:
            return tunnel
    return None


def move(s: KlongState, seat: int, number: int) -> None:
    """Walk to a neighbouring room; where swords leave a choice, ask how many are spent."""
    tunnel = tunnel_to(s, seat, number)
    assert tunnel is not None
    swords = sword_choices(s, seat, tunnel)
    if len(swords) > 1:
        s.push(seat, [SpendSwords(number)])
    else:
        walk(s, seat, tunnel, swords[0])


def sword_choices(s: KlongState, seat: int, tunnel: Tunnel) -> list[int]:
    """Return how many swords may be spent on the monsters of a tunnel."""
    monsters = monsters_of(s, tunnel)
    most = min(monsters, s.turn.swords)
    return [n for n in range(most + 1) if damage_refusal(s, seat, monsters - n) == OK]


def walk(s: KlongState, seat: int, tunnel: Tunnel, swords: int) -> None:
    """Pay for the way, take what its monsters do, and enter the room."""
    monsters = monsters_of(s, tunnel)
    damage = monsters - swords
    s.turn.boots -= tunnel.boots
    s.turn.swords -= swords
    s.emit(events.MOVED, seat, tunnel.to, tunnel.boots, c=s.turn.boots)
    if swords:
        s.emit(events.FENDED, seat, swords, monsters)
    if damage > 0:
        hurt(s, seat, damage, events.UNFENDED if swords else events.HURT)
    enter(s, seat, tunnel.to)


def teleport(s: KlongState, seat: int, number: int) -> None:
    """Teleport to a neighbouring room, past everything in between."""
    s.turn.teleports -= 1
    s.emit(events.TELEPORTED, seat, number)
    enter(s, seat, number)


class SpendSwords(Ask[KlongState]):
    """How many swords are spent on the monsters of a tunnel."""

    number: int
    """The room the tunnel leads to."""

    def options(self, state: KlongState, subject: int, seat: int) -> list[int]:
        """Offer every number that leaves the thief alive."""
        tunnel = tunnel_to(state, seat, self.number)
        assert tunnel is not None
        return [SWORDS + n for n in sword_choices(state, seat, tunnel)]

    def answer(self, state: KlongState, subject: int, seat: int, pick: int) -> None:
        """Walk."""
        tunnel = tunnel_to(state, seat, self.number)
        assert tunnel is not None
        walk(state, seat, tunnel, pick - SWORDS)

    def why_not(self, state: KlongState, subject: int, seat: int, pick: int) -> Refusal:
        """More swords than monsters cannot be spent, and too much damage cannot be taken."""
        tunnel = tunnel_to(state, seat, self.number)
        assert tunnel is not None
        left = monsters_of(state, tunnel) - pick % KIND
        return state.refusal_of(SWORDS, pick, damage_refusal(state, seat, left) or TOO_MANY_SWORDS)
