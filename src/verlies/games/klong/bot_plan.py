"""Where to go: what a room is worth to stand in, with the way to an artifact and home still to walk."""

from math import sqrt
from typing import Final

from .._klong_common.table import HEALTH
from .boards import ROOMS
from .bot_routes import ARTIFACT_ROOMS, FAR, Ways, ways_to, ways_up
from .bot_sight import USUAL_PACE, Sight, horizon
from .bot_values import IDOL_POINTS, secret_value
from .ids import ARTIFACT, ARTIFACT_VALUES, KEY
from .state import NOBODY, artifact_limit, carried

MASTERY_POINTS: Final = 20.0
TEMPO: Final = 0.5
"""Points that a boot still to walk costs, however safe the way is: others hurry, too."""
BLUR: Final = 0.9
"""How uncertain the number of turns left is at least, in turns."""
BLUR_A_TURN: Final = 0.3
"""And for each turn left."""
CERTAIN_BLUR: Final = 0.6
"""How uncertain it is once fate counts the turns."""
STEEP: Final = 1.6
"""How steeply the chance to be in time falls."""
RIVAL: Final = 1.0
"""Points that an artifact loses for each rival who is nearer to it."""
LONGEST_DETOUR: Final = 4.0
"""How many boots a secret may be out of the way to be thought about."""
IN_HAND: Final = 0.85
"""What found things are worth now, for they count only for those who get out."""
NO_TOKEN: Final = -1


class Goal:
    """An artifact that could be fetched."""

    __slots__ = ("home", "rivals", "room", "token", "up", "value", "ways")

    def __init__(self, token: int, room: int, ways: Ways, home: float, up: float, rivals: int) -> None:
        self.token = token
        self.room = room
        self.value = float(ARTIFACT_VALUES[token - ARTIFACT])
        self.ways = ways
        self.home = home
        """How far it is from there to the exit."""
        self.up = up
        """How far it is from there out of the Depths."""
        self.rivals = rivals
        """How many others are nearer to it."""


class Plan:
    """All that is needed to weigh rooms against each other in one turn."""

    __slots__ = ("_known", "goals", "home", "horizon", "pace", "points", "secrets", "sight", "up")

    def __init__(self, sight: Sight, key: bool) -> None:
        self.sight = sight
        self.pace = sight.pace()
        self.horizon = horizon(sight)
        self.points = sight.points()
        self.home = ways_to(sight.home(), key, sight.weakness)
        self.up = ways_up(sight.view.board, key, sight.weakness)
        self.goals = goals(self, key)
        self.secrets = secrets(sight, key)
        self._known: dict[tuple[int, int, int], float] = {}

    def in_time(self, cost: float) -> float:
        """Return how likely it is to walk so far while there is time."""
        if cost >= FAR:
            return 0.0
        left = self.horizon - cost / self.pace
        blur = BLUR + BLUR_A_TURN * self.horizon
        if self.sight.view.fate_seat != NOBODY:
            blur = CERTAIN_BLUR
        x = STEEP * left / blur
        return 0.5 + 0.5 * x / sqrt(1.0 + x * x)

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
        points = self.points + (ARTIFACT_VALUES[taken - ARTIFACT] if taken != NO_TOKEN else 0)
        if room == self.sight.home():
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
        if taken == NO_TOKEN and not self.sight.artifacts():
            return -FAR
        return self.expected(self.home.cost[room], self.up.cost[room], points)

    def best_goal(self, room: int, taken: int, points: float) -> Goal | None:
        """Return the artifact that is best fetched from a room, if one more can be carried."""
        if self.sight.slots() - (taken != NO_TOKEN) <= 0:
            return None
        best: Goal | None = None
        most = -FAR
        for goal in self.goals:
            if goal.token != taken:
                value = self.fetch(goal, room, points, 0.0)
                if value > most:
                    best, most = goal, value
        return best

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


class Secret:
    """Something that lies in a room and can be had by entering it."""

    __slots__ = ("room", "value", "ways")

    def __init__(self, room: int, value: float, ways: Ways) -> None:
        self.room = room
        self.value = value
        self.ways = ways


def goals(plan: Plan, key: bool) -> list[Goal]:
    """Return the artifacts that still lie in reach."""
    sight = plan.sight
    out: list[Goal] = []
    for token in sight.view.loot.artifacts:
        room = ARTIFACT_ROOMS[sight.view.board][token - ARTIFACT]
        ways = ways_to(room, key, sight.weakness)
        if ways.cost[sight.me.room] < FAR:
            rivals = nearer(sight, room, ways.cost[sight.me.room] / plan.pace)
            out.append(Goal(token, room, ways, plan.home.cost[room], plan.up.cost[room], rivals))
    return out


def nearer(sight: Sight, room: int, turns: float) -> int:
    """Return how many others can be in a room earlier and carry away what lies there."""
    count = 0
    for seat in sight.others:
        thief = sight.view.thieves[seat]
        if carried(thief.tokens) < artifact_limit(thief.tokens):
            way = ways_to(room, KEY in thief.tokens, 0).cost[thief.room]
            if way / USUAL_PACE < turns:
                count += 1
    return count


def secrets(sight: Sight, key: bool) -> list[Secret]:
    """Return what lies in rooms that can be reached."""
    view = sight.view
    out: list[Secret] = []
    for number, room in enumerate(ROOMS):
        value = entry_value(sight, number) if view.loot.secrets[number] or room.idols or room.heal else 0.0
        if value > 0:
            ways = ways_to(number, key, sight.weakness)
            if ways.cost[sight.me.room] < FAR:
                out.append(Secret(number, value, ways))
    return out


def entry_value(sight: Sight, number: int) -> float:
    """Return what is found or healed on entering a room."""
    room = ROOMS[number]
    value = 0.0
    if sight.view.loot.secrets[number]:
        value = secret_value(number)
    elif room.idols and sight.view.loot.idols and ROOMS[sight.me.room].id[0] == room.id[0]:
        value = IDOL_POINTS
    if room.heal and sight.me.damage and sight.health < HEALTH:
        value += sight.weights().heal
    return value
