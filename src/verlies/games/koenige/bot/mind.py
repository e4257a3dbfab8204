"""One seat's thoughts about one question: the map as ways, who is how far from what, and how fights would go."""

from ..content.ids import NONE, PORTAL
from ..odds import attack_chance
from ..reach import lengths
from ..state import Catacombs
from ..traits import attack_range, may_teleport
from ..turn import actions_of

FAR = 99


class Mind:
    """One seat's thoughts about one question."""

    __slots__ = ("chances", "length", "near", "portals", "seat", "state", "ways")

    def __init__(self, state: Catacombs, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.near = {field: state.neighbours(field) for field in state.laid()}
        """The rooms joined to each room."""
        self.portals = state.rooms_of(PORTAL) if may_teleport(state, seat) else []
        self.length = lengths(state, seat, 1)[0]
        """How far the next move action goes."""
        self.ways: dict[int, dict[int, int]] = {}
        self.chances: dict[tuple[int, int], float] = {}

    def field(self) -> int:
        """Return where the own figure is."""
        return self.state.heroes[self.seat].field

    def steps(self, goal: int) -> dict[int, int]:
        """Return how many steps each room is from a goal; a jump between portals takes none."""
        if goal not in self.ways:
            self.ways[goal] = spread(self.near, self.portals, goal)
        return self.ways[goal]

    def distance(self, field: int, goal: int) -> int:
        """Return how many steps it is from a room to another."""
        return self.steps(goal).get(field, FAR)

    def moves(self, field: int, goal: int) -> int:
        """Return how many move actions it takes from a room to another."""
        return -(-self.distance(field, goal) // self.length)

    def chance(self, seat: int, foe: int) -> float:
        """Return how likely somebody would defeat somebody in the same room."""
        if (seat, foe) not in self.chances:
            self.chances[seat, foe] = attack_chance(self.state, seat, foe, beside=True)
        return self.chances[seat, foe]

    def hold(self, seat: int, field: int) -> float:
        """Return how likely somebody stays in a room until the own next turn, whoever comes."""
        out = 1.0
        for foe in self.state.enemies(seat):
            if self.threatens(foe, field):
                out *= 1 - self.chance(foe, seat)
        return out

    def threatens(self, foe: int, field: int) -> bool:
        """Return whether an enemy gets near enough to a room in one turn to attack somebody there."""
        s = self.state
        reach = (actions_of(s, foe) - 1) * lengths(s, foe, 1)[0] + attack_range(s, foe)
        return self.distance(s.heroes[foe].field, field) <= reach

    def ends(self, start: int, length: int, jumped: bool) -> set[int]:
        """Return where a move may end that goes on from a room."""
        walked = {start}
        leapt = set(self.portals) if not jumped and start in self.portals else set()
        for _ in range(length):
            walked |= {near for field in walked for near in self.near[field]}
            leapt |= {near for field in leapt for near in self.near[field]}
            if not jumped and any(field in walked for field in self.portals):
                leapt |= set(self.portals)
        return walked | leapt

    def nearest(self, team: int, field: int) -> int:
        """Return how far the nearest figure of a team is from a room."""
        return min(self.distance(self.state.heroes[seat].field, field) for seat in self.state.side(team))

    def held(self, seat: int) -> int:
        """Return how many points of flags are on somebody's board."""
        hero = self.state.heroes[seat]
        tokens = hero.carried if hero.capturing == NONE else [*hero.carried, hero.capturing]
        return sum(self.state.value(flag) for flag in tokens)


def spread(near: dict[int, list[int]], portals: list[int], goal: int) -> dict[int, int]:
    """Return how many steps each room is from a goal."""
    out = {goal: 0}
    edge = [goal]
    while edge:
        if any(field in portals for field in edge):
            fresh = [field for field in portals if field not in out]
            at = out[edge[0]]
            out.update(dict.fromkeys(fresh, at))
            edge = [*edge, *fresh]
        after = []
        for field in edge:
            for other in near.get(field, []):
                if other not in out:
                    out[other] = out[field] + 1
                    after.append(other)
        edge = after
    return out
