"""The best walk of a turn: every way that boots, swords, lockpicks and teleports allow is looked at."""

from verlies.core.parts import Value
from verlies.core.tables import NONE

from ..kinds import Way
from ..options import ARTIFACT as TAKE_ARTIFACT
from ..options import MOVE, TELEPORT
from .guesses import HURT, IN_HAND, LEAST_GAIN, MASTERY_POINTS, NODES
from .plan import Plan
from .shop import Moment
from .sight import Sight


class Place(Value):
    """A position in the middle of a walk."""

    room: int
    boots: int
    swords: int
    picks: int
    teleports: int
    damage: int
    """What monsters have done so far."""
    tired: bool
    """Whether a crystal cave was entered."""
    found: int
    """Bit mask of the rooms whose secret is taken."""
    taken: int
    """The artifact taken on the way, or `NONE`."""


class Walk:
    """A search for the best walk with what the turn offers."""

    __slots__ = ("_known", "gains", "nodes", "option", "plan", "sight", "value")

    def __init__(self, plan: Plan, gains: list[float], boots: int = 0, swords: int = 0, teleports: int = 0) -> None:
        """Search; `gains` says what each room gives on entry, the rest is added to the turn's resources."""
        self.plan = plan
        self.sight = plan.sight
        self.gains = gains
        self.nodes = 0
        self.option = NONE
        """What the best walk begins with, or `NONE` if it is best to stay."""
        self._known: dict[tuple[int, int, int, int, int, int, bool, int, int], float] = {}
        turn = self.sight.turn
        tired = turn.exhausted and not turn.steady
        start = Place(
            self.sight.me.room,
            turn.boots + boots,
            turn.swords + swords,
            plan.picks(),
            turn.teleports + teleports,
            0,
            tired,
            0,
            NONE,
        )
        self.value = self._begin(start)
        """What the best walk is worth."""

    def ends_at_home(self) -> bool:
        """Return whether the best walk leads out of the dungeon."""
        return self.option != NONE and self.value >= self.plan.points + MASTERY_POINTS - LEAST_GAIN

    def _begin(self, start: Place) -> float:
        best = self._stop(start)
        if best > self.plan.worth(start.room, NONE):
            self.option = TAKE_ARTIFACT + self.plan.artifact_at(start.room)
        for option, to in self._steps(start):
            value = self._gain(start, to) + self._future(to)
            if value > best + LEAST_GAIN:
                best = value
                self.option = option if to.taken == NONE else TAKE_ARTIFACT + to.taken
        return best

    def _future(self, at: Place) -> float:
        """Return the best that can still be had from a position."""
        name = (at.room, at.boots, at.swords, at.picks, at.teleports, at.damage, at.tired, at.found, at.taken)
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
        artifact = self.plan.artifact_at(at.room)
        if artifact != NONE and at.taken == NONE and self.sight.slots() > 0:
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
        artifact = self.plan.artifact_at(at.room)
        if artifact != NONE and at.taken == NONE and self.sight.slots() > 0:
            out += self._steps_with(at, artifact)
        return out

    def _steps_with(self, at: Place, taken: int) -> list[tuple[int, Place]]:
        out: list[tuple[int, Place]] = []
        may_leave = self.plan.laden(taken)
        home = self.sight.home()
        if at.boots and not at.tired:
            for way in self.plan.exits(at.room):
                if way.to != home or may_leave:
                    self._add_step(at, taken, way, out)
        if at.teleports:
            for number in self.plan.near(at.room):
                if number != home or may_leave:
                    to = self._enter(at, number, taken, at.boots, at.swords, at.picks, at.teleports - 1, at.damage)
                    out.append((TELEPORT + number, to))
        return out

    def _add_step(self, at: Place, taken: int, way: Way, out: list[tuple[int, Place]]) -> None:
        """Add the step along a way, if it can be walked."""
        picks = at.picks - self.plan.picks_for(way)
        if at.boots < way.boots or picks < 0:
            return
        monsters = 0 if self.sight.turn.unharmed else way.monsters
        swords = min(monsters, at.swords)
        damage = at.damage + monsters - swords
        if damage > at.damage and (damage >= self.sight.health or damage > self.sight.me.supply):
            return
        to = self.plan.end_of(way)
        there = self._enter(at, to, taken, at.boots - way.boots, at.swords - swords, picks, at.teleports, damage)
        out.append((MOVE + way.number, there))

    def _enter(
        self, at: Place, number: int, taken: int, boots: int, swords: int, picks: int, teleports: int, damage: int
    ) -> Place:
        tired = at.tired or (self.plan.is_cave(number) and not self.sight.turn.steady)
        found = at.found | (1 << number if self.gains[number] > 0 else 0)
        return Place(number, boots, swords, picks, teleports, damage, tired, found, taken)


class WalkingMoment(Moment):
    """A turn in which all cards are played, with a plan where to go."""

    __slots__ = ("_walks", "gains", "plan")

    def __init__(self, plan: Plan, options: list[int], gains: list[float]) -> None:
        self.plan = plan
        self.gains = gains
        self._walks: dict[tuple[int, int, int], Walk] = {}
        super().__init__(plan.sight, options, plan.turns_left() if plan.sight.inside else 0.0)

    def walk(self, boots: int = 0, swords: int = 0, teleports: int = 0) -> Walk:
        """Return the best walk with so much more of boots, swords and teleports than there are."""
        name = (boots, swords, teleports)
        if name not in self._walks:
            self._walks[name] = Walk(self.plan, self.gains, boots, swords, teleports)
        return self._walks[name]

    def walk_gain(self, boots: int, swords: int, teleports: int) -> float:
        """Return how much better the best walk is with so much more."""
        if not self.sight.inside:
            return 0.0
        return self.walk(boots, swords, teleports).value - self.walk().value


def teleport_worth(sight: Sight, plan: Plan, gains: list[float]) -> float:
    """Return how much better this turn's walk is with one more teleport."""
    return Walk(plan, gains, teleports=1).value - Walk(plan, gains).value if sight.inside else 0.0
