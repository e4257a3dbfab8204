"""Where to go in the catacombs: known artifacts, open edges behind which others lie, and what rooms give on the way."""

from typing import Final

from verlies.core.tables import NONE

from ....families.klong.bot.guesses import FAR, IDOL_POINTS, MINOR
from ....families.klong.bot.plan import Goal, Secret, Ways
from ....families.klong.bot.plan import Plan as FamilyPlan
from ....families.klong.kinds import Way
from ..maze import SEATS
from ..reasons import OK
from ..rooms import marking_refusal, nothing_in
from .net import end_of
from .sight import KatakombenSight, horizon
from .values import CRACKED, NEW_TILE, PICK

UNKNOWN: Final = -3
"""Stands for the artifact that the next tiles may bring."""
TILES_FOR_ONE: Final = 2.2
"""How many tiles of the Depths bring an artifact."""
A_TILE: Final = 1.5
"""How many boots a tile costs, there and back: others discover some, too."""
NEAREST: Final = 6
"""So many rooms that give something are looked at."""
NEAR: Final = 6.0
"""And none farther than this."""
USUAL_PACE: Final = 1.8
"""How many boots a turn others are expected to walk."""


class Plan(FamilyPlan):
    """All that is needed to weigh rooms against each other in one turn."""

    __slots__ = ("at", "gains")

    def __init__(self, sight: KatakombenSight) -> None:
        net = sight.net
        home = net.to(sight.home())
        super().__init__(sight, home, net.to_any([(room, 0.0, 0.0) for room in above(sight)]), horizon(sight))
        self.at = sight
        self.gains = entry_gains(sight)
        self.goals = goals(self)
        self.secrets = secrets(self)

    def exits(self, room: int) -> list[Way]:
        """Return the ways out of a room."""
        return self.at.net.out[room]

    def near(self, room: int) -> list[int]:
        """Return where one can teleport to."""
        return self.at.net.near[room]

    def end_of(self, way: Way) -> int:
        """Return where a way leads, also if nobody knows yet what is there."""
        return end_of(way)

    def artifact_at(self, room: int) -> int:
        """Return the artifact that can be taken in a room."""
        state = self.at.state
        here = state.artifacts_in(room) if state.maze.placed else []
        robbed = room * SEATS + self.at.seat in state.maze.robbed
        return here[0] if here and not robbed else NONE

    def is_cave(self, room: int) -> bool:
        """Return whether a room is a crystal cave."""
        rooms = self.at.state.rooms
        return room < len(rooms) and rooms[room].cave

    def picks(self) -> int:
        """Return how many locks can be opened."""
        return self.at.picks

    def picks_for(self, way: Way) -> int:
        """Return how many lockpicks a way uses up."""
        return way.locks


def above(sight: KatakombenSight) -> list[int]:
    """Return the rooms that are not in the Depths."""
    state = sight.state
    return [n for n, room in enumerate(state.rooms) if state.maze.here(n) and not state.tiles.tiles[room.tile].depths]


# Goals


def goals(plan: Plan) -> list[Goal]:
    """Return the artifacts that lie in reach, and the one that may lie beyond the edges."""
    sight = plan.at
    out: list[Goal] = []
    for room in range(len(sight.state.rooms)):
        token = plan.artifact_at(room)
        if token != NONE:
            ways = sight.net.to(room)
            if ways.cost[sight.me.room] < FAR:
                value = float(sight.box.tokens[token].points)
                rivals = nearer(sight, ways, ways.cost[sight.me.room] / plan.pace)
                out.append(Goal(token, room, value, ways, plan.home.cost[room], plan.up.cost[room], rivals))
    return [*out, *beyond(plan)]


def beyond(plan: Plan) -> list[Goal]:
    """Return what may be found beyond the edges, if tiles and artifacts are left."""
    sight = plan.at
    state, stack = sight.state, sight.state.stack()
    if not stack or not state.tiles_left() or not sight.net.edges:
        return []
    more = A_TILE * (state.maze.left + TILES_FOR_ONE)
    there = [(edge, plan.home.cost[edge] + more, 0.0) for edge in sight.net.edges]
    value = float(sight.box.tokens[stack[0]].points)
    return [Goal(UNKNOWN, sight.net.edges[0], value, sight.net.to_any(there), 0.0, 0.0, 0)]


def nearer(sight: KatakombenSight, ways: Ways, turns: float) -> int:
    """Return how many others can be in a room earlier and carry away what lies there."""
    count = 0
    for seat in sight.others:
        thief = sight.seen.thieves[seat]
        free = sight.box.carried(thief.tokens) < sight.box.limit(thief.tokens)
        if free and ways.cost[thief.room] / USUAL_PACE < turns:
            count += 1
    return count


# What rooms give


def secrets(plan: Plan) -> list[Secret]:
    """Return the nearest rooms that give something."""
    sight = plan.at
    here = sight.me.room
    rooms = [n for n in range(len(sight.state.rooms)) if plan.gains[n] > 0 and n != here]
    found = [Secret(n, plan.gains[n], sight.net.to(n)) for n in rooms]
    found = [each for each in found if each.ways.cost[here] < NEAR]
    found.sort(key=lambda each: each.ways.cost[here] - each.value)
    return found[:NEAREST]


def entry_gains(sight: KatakombenSight) -> list[float]:
    """Return for every node what entering it gives."""
    state = sight.state
    gains = [0.0] * sight.net.size
    for number, room in enumerate(state.rooms):
        if room.tile in state.maze.order:
            gains[number] = entry_value(sight, number)
    for edge in sight.net.edges:
        gains[edge] = NEW_TILE
    return gains


def entry_value(sight: KatakombenSight, number: int) -> float:
    """Return what a room gives on entering it, and what can be done there."""
    value = reward_value(sight, number) if number not in sight.state.deeds.rewarded else 0.0
    return value + crack_value(sight, number) + mark_value(sight, number)


def reward_value(sight: KatakombenSight, number: int) -> float:
    """Return what is found, given or healed on entering a room."""
    state, room = sight.state, sight.state.rooms[number]
    value = float(room.gold)
    if room.secret and state.loot.minor:
        value += MINOR
    if room.idols and state.loot.idols:
        value += IDOL_POINTS
    if room.heal and sight.me.damage:
        value += sight.weights().heal
    return value


def crack_value(sight: KatakombenSight, number: int) -> float:
    """Return what a lockpick brings in a room."""
    state, lock = sight.state, sight.state.rooms[number].lock
    if not lock or not sight.picks or number in state.maze.cracked or nothing_in(state, lock) != OK:
        return 0.0
    return CRACKED[lock] - PICK


def mark_value(sight: KatakombenSight, number: int) -> float:
    """Return the gold for marking a shrine."""
    if not sight.state.rooms[number].shrine or marking_refusal(sight.state, sight.seat, number) != OK:
        return 0.0
    return 1.0 + sight.state.marks_by(sight.seat)
