"""Where to go: what a room is worth to stand in, with the way to an artifact and home still to walk."""

from math import sqrt

from mypy_extensions import mypyc_attr

from verlies.core.parts import Value
from verlies.core.tables import NONE

from ..kinds import Way
from .guesses import BLUR, BLUR_A_TURN, FAR, IN_HAND, LONGEST_DETOUR, MASTERY_POINTS, RIVAL, STEEP, TEMPO
from .sight import Sight


class Ways(Value):
    """How far every room is from one goal, in boots, on the way that costs least."""

    cost: list[float]
    """Boots with the prices of monsters, caves and long tunnels."""
    boots: list[float]
    """Boots alone."""


class Goal(Value):
    """An artifact that could be fetched."""

    token: int
    room: int
    value: float
    ways: Ways
    home: float
    """How far it is from there to the exit."""
    up: float
    """How far it is from there out of the Depths."""
    rivals: int
    """How many others are nearer to it."""


class Secret(Value):
    """Something that lies in a room and can be had by entering it."""

    room: int
    value: float
    ways: Ways


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """All that is needed to weigh rooms against each other in one turn; a game tells where ways lead."""

    __slots__ = ("_known", "goals", "home", "horizon", "pace", "points", "secrets", "sight", "up")

    def __init__(self, sight: Sight, home: Ways, up: Ways, horizon: float) -> None:
        self.sight = sight
        self.pace = sight.pace()
        self.horizon = horizon
        self.points = sight.points()
        self.home = home
        self.up = up
        self.goals: list[Goal] = []
        self.secrets: list[Secret] = []
        self._known: dict[tuple[int, int, int], float] = {}

    # What a game tells of its map

    def exits(self, room: int) -> list[Way]:
        """Return the ways out of a room that could be walked."""
        raise NotImplementedError

    def near(self, room: int) -> list[int]:
        """Return where one can teleport to from a room."""
        raise NotImplementedError

    def end_of(self, way: Way) -> int:
        """Return where a way leads, also if nobody knows yet what is there."""
        return way.to

    def artifact_at(self, room: int) -> int:
        """Return the artifact that can be taken in a room, or `NONE`."""
        raise NotImplementedError

    def is_cave(self, room: int) -> bool:
        """Return whether a room is a crystal cave."""
        raise NotImplementedError

    def picks(self) -> int:
        """Return how many locks can be opened."""
        return 0

    def picks_for(self, way: Way) -> int:
        """Return how many lockpicks a way uses up."""
        return 0

    # Time

    def blur(self) -> float:
        """Return how uncertain the number of turns left is."""
        return BLUR + BLUR_A_TURN * self.horizon

    def in_time(self, cost: float) -> float:
        """Return how likely it is to walk so far while there is time."""
        if cost >= FAR:
            return 0.0
        left = self.horizon - cost / self.pace
        x = STEEP * left / self.blur()
        return 0.5 + 0.5 * x / sqrt(1.0 + x * x)

    def turns_left(self) -> float:
        """Return how many turns the way to an artifact and home takes, as far as there is time."""
        room = self.sight.me.room
        way = self.home.cost[room]
        goal = self.best_goal(room, NONE, self.points)
        if goal is not None:
            way = goal.ways.cost[room] + goal.home
        return min(self.horizon, way / self.pace)

    # Worth

    def expected(self, home: float, up: float, points: float) -> float:
        """Return the points to expect with an artifact, so far from home and from the rooms above."""
        out = self.in_time(home)
        saved = max(out, self.in_time(up)) if up > 0 else 1.0
        return out * MASTERY_POINTS + saved * points - TEMPO * min(home, FAR)

    def worth(self, room: int, taken: int, found: int = 0) -> float:
        """Return what it is worth to end the turn in a room.

        On the way there the artifact `taken` and the secrets of the rooms in the bit mask `found` were taken.
        """
        name = (room, taken, found)
        if name not in self._known:
            self._known[name] = self._worth(room, taken, found)
        return self._known[name]

    def _worth(self, room: int, taken: int, found: int) -> float:
        points = self.points + (self.sight.box.tokens[taken].points if taken != NONE else 0)
        if room == self.sight.home() and self.laden(taken):
            return MASTERY_POINTS + points
        best = self._way_home(room, taken, points)
        goal = self.best_goal(room, taken, points)
        if goal is not None:
            fetched = self.fetch(goal, room, points, 0.0)
            if fetched > best:
                step = fetched - self.fetch(goal, room, points, 1.0)
                return fetched + self._best_secret(room, goal.ways, step, found)
        if best <= -FAR:
            return best
        step = best - self.expected(self.home.cost[room] + 1.0, self.up.cost[room], points)
        return best + self._best_secret(room, self.home, step, found)

    def _way_home(self, room: int, taken: int, points: float) -> float:
        if not self.laden(taken):
            return -FAR
        return self.expected(self.home.cost[room], self.up.cost[room], points)

    def laden(self, taken: int) -> bool:
        """Return whether there is an artifact to leave with, `taken` on the way or carried before."""
        return taken != NONE or self.sight.artifacts() > 0

    def best_goal(self, room: int, taken: int, points: float) -> Goal | None:
        """Return the artifact that is best fetched from a room, if one more can be carried."""
        if self.sight.slots() - (taken != NONE) <= 0:
            return None
        best: Goal | None = None
        most = -FAR
        for goal in self.goals:
            if goal.token != taken:
                value = self.fetch(goal, room, points, 0.0)
                if value > most:
                    best, most = goal, value
        return best

    def best_second(self, room: int) -> float:
        """Return the points to expect when a further artifact is fetched from a room."""
        return max((self.fetch(goal, room, self.points, 0.0) for goal in self.goals), default=0.0)

    def backpack_gain(self, room: int) -> float:
        """Return what one more artifact could bring: the second one on top of the best plan without it."""
        if self.sight.artifacts():
            return max(0.0, self.best_second(room) - self.worth(room, NONE))
        return 0.0

    def fetch(self, goal: Goal, room: int, points: float, detour: float) -> float:
        """Return the points to expect when an artifact is fetched and brought home."""
        way = goal.ways.cost[room] + detour
        value = self.expected(way + goal.home, way + goal.up, points + goal.value)
        return value - RIVAL * goal.rivals

    def _best_secret(self, room: int, ways: Ways, step: float, found: int) -> float:
        """Return what the best secret near the way is worth if each boot of detour costs `step`."""
        best = 0.0
        straight = ways.cost[room]
        for secret in self.secrets:
            if secret.room == room or found >> secret.room & 1:
                continue
            detour = secret.ways.cost[room] + ways.cost[secret.room] - straight
            if detour < LONGEST_DETOUR:
                best = max(best, IN_HAND * secret.value - step * (detour + secret.ways.cost[room] * 0.1))
        return best
