"""The best walk of a turn: every way that boots, swords and teleports allow is looked at."""

from typing import Final

from .._klong_common.words import ARTIFACT as TAKE_ARTIFACT
from .._klong_common.words import MOVE, TELEPORT
from .board import Tunnel
from .boards import ROOMS
from .bot_plan import IN_HAND, MASTERY_POINTS, NO_TOKEN, Plan, entry_value
from .bot_sight import HURT, Sight
from .ids import ARTIFACT, ARTIFACT_VALUES

NODES: Final = 500
"""How many positions one search looks at; turns with many boots are cut short."""
LEAST_GAIN: Final = 0.01
"""By how much a step must be better than staying."""
NO_OPTION: Final = -1


class Place:
    """A position in the middle of a walk."""

    __slots__ = ("boots", "damage", "found", "room", "swords", "taken", "teleports", "tired")

    def __init__(
        self, room: int, boots: int, swords: int, teleports: int, damage: int, tired: bool, found: int, taken: int
    ) -> None:
        self.room = room
        self.boots = boots
        self.swords = swords
        self.teleports = teleports
        self.damage = damage
        """What monsters have done so far."""
        self.tired = tired
        """Whether a crystal cave was entered."""
        self.found = found
        """Bit mask of the rooms whose secret is taken."""
        self.taken = taken
        """The artifact taken on the way, or `NO_TOKEN`."""


class Walk:
    """A search for the best walk with what the turn offers."""

    __slots__ = ("_known", "gains", "nodes", "option", "plan", "sight", "value")

    def __init__(self, plan: Plan, gains: list[float], boots: int = 0, swords: int = 0, teleports: int = 0) -> None:
        """Search; `gains` says what each room gives on entry, the rest is added to the turn's resources."""
        self.plan = plan
        self.sight = plan.sight
        self.gains = gains
        self.nodes = 0
        self.option = NO_OPTION
        """What the best walk begins with, or `NO_OPTION` if it is best to stay."""
        self._known: dict[tuple[int, int, int, int, int, bool, int, int], float] = {}
        turn = self.sight.turn
        tired = turn.exhausted and not turn.steady
        start = Place(
            self.sight.me.room,
            turn.boots + boots,
            turn.swords + swords,
            turn.teleports + teleports,
            0,
            tired,
            0,
            NO_TOKEN,
        )
        self.value = self._begin(start)
        """What the best walk is worth."""

    def ends_at_home(self) -> bool:
        """Return whether the best walk leads out of the dungeon."""
        return self.option != NO_OPTION and self.value >= self.plan.points + MASTERY_POINTS - LEAST_GAIN

    def _begin(self, start: Place) -> float:
        best = self._stop(start)
        if best > self.plan.worth(start.room, NO_TOKEN):
            self.option = TAKE_ARTIFACT + artifact_in(self.sight, start.room)
        for option, to in self._steps(start):
            value = self._gain(start, to) + self._future(to)
            if value > best + LEAST_GAIN:
                best = value
                self.option = option if to.taken == NO_TOKEN else TAKE_ARTIFACT + to.taken
        return best

    def _future(self, at: Place) -> float:
        """Return the best that can still be had from a position."""
        name = (at.room, at.boots, at.swords, at.teleports, at.damage, at.tired, at.found, at.taken)
        known = self._known.get(name)
        if known is not None:
            return known
        best = self._stop(at)
        self._known[name] = best
        self.nodes += 1
        if self.nodes < NODES and at.room != self.sight.home():
            for _, to in self._steps(at):
                best = max(best, self._gain(at, to) + self._future(to))
        self._known[name] = best
        return best

    def _stop(self, at: Place) -> float:
        """Return what it is worth to end the turn here, with or without the artifact of the room."""
        worth = self.plan.worth(at.room, at.taken, at.found)
        artifact = artifact_in(self.sight, at.room)
        if artifact != NO_TOKEN and at.taken == NO_TOKEN and self.sight.slots() > 0:
            return max(worth, self.plan.worth(at.room, artifact, at.found))
        return worth

    def _gain(self, at: Place, to: Place) -> float:
        """Return what one step brings at once: what is found there, less the damage on the way."""
        gain = IN_HAND * self.gains[to.room] if to.found != at.found else 0.0
        health = self.sight.health - at.damage
        for i in range(to.damage - at.damage):
            gain -= HURT[health - i]
        return gain

    def _steps(self, at: Place) -> list[tuple[int, Place]]:
        """Return every step from a position, also those that take its artifact first."""
        out = self._steps_with(at, at.taken)
        artifact = artifact_in(self.sight, at.room)
        if artifact != NO_TOKEN and at.taken == NO_TOKEN and self.sight.slots() > 0:
            out += self._steps_with(at, artifact)
        return out

    def _steps_with(self, at: Place, taken: int) -> list[tuple[int, Place]]:
        out: list[tuple[int, Place]] = []
        may_leave = taken != NO_TOKEN or self.sight.artifacts() > 0
        home = self.sight.home()
        if at.boots and not at.tired:
            for tunnel in ROOMS[at.room].exits:
                if tunnel.to != home or may_leave:
                    self._add_step(at, taken, tunnel, out)
        if at.teleports:
            for number in ROOMS[at.room].near:
                if number != home or may_leave:
                    to = self._enter(at, number, taken, at.boots, at.swords, at.teleports - 1, at.damage)
                    out.append((TELEPORT + number, to))
        return out

    def _add_step(self, at: Place, taken: int, tunnel: Tunnel, out: list[tuple[int, Place]]) -> None:
        """Add the step through a tunnel, if it can be walked."""
        if at.boots < tunnel.boots or (tunnel.locked and not self.sight.key):
            return
        monsters = 0 if self.sight.turn.unharmed else tunnel.monsters
        swords = min(monsters, at.swords)
        damage = at.damage + monsters - swords
        if damage > at.damage and (damage >= self.sight.health or damage > self.sight.me.supply):
            return
        to = self._enter(at, tunnel.to, taken, at.boots - tunnel.boots, at.swords - swords, at.teleports, damage)
        out.append((MOVE + tunnel.to, to))

    def _enter(self, at: Place, number: int, taken: int, boots: int, swords: int, teleports: int, damage: int) -> Place:
        tired = at.tired or (ROOMS[number].cave and not self.sight.turn.steady)
        found = at.found | (1 << number if self.gains[number] > 0 else 0)
        return Place(number, boots, swords, teleports, damage, tired, found, taken)


def artifact_in(sight: Sight, number: int) -> int:
    """Return the artifact that lies in a room, or `NO_TOKEN`."""
    value = ROOMS[number].artifact
    if value:
        token = ARTIFACT + ARTIFACT_VALUES.index(value)
        if token in sight.view.loot.artifacts:
            return token
    return NO_TOKEN


def entry_gains(sight: Sight) -> list[float]:
    """Return for every room what entering it gives."""
    gains = [0.0] * len(ROOMS)
    for number, room in enumerate(ROOMS):
        if sight.view.loot.secrets[number] or room.idols or room.heal:
            gains[number] = entry_value(sight, number)
    return gains
