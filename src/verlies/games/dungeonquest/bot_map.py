"""How a sensible hero sees the board: what every step costs in time and danger, and how far it is to a goal."""

from heapq import heappop, heappush
from typing import Final

from .board import CELLS, HALL_CELLS, HALL_SIDES, TOWERS, neighbour
from .ids import (
    AGILITY,
    BRIDGE,
    CHASM,
    CORRIDOR,
    DARKNESS,
    DOOR,
    DUNGEON_ROOM,
    GATE,
    HALL,
    LUCK,
    NONE,
    OPEN,
    PIT,
    ROTATING,
    RUBBLE,
    STRENGTH,
    TOWER,
    TRAP_ROOM,
    WALL,
    WEB,
)
from .state import DungeonState

FAR: Final = 1000.0
UNEXPLORED: Final = 1.8
MONSTER: Final = 3.0
BELOW_OR_EQUAL: Final = (0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36)
ENTER: Final = {
    DUNGEON_ROOM: 1.5,
    CORRIDOR: 0.3,
    TRAP_ROOM: 2.6,
    DARKNESS: 1.6,
    RUBBLE: 1.7,
    CHASM: 2.2,
    BRIDGE: 1.2,
    ROTATING: 6.0,
    WEB: 1.0,
    PIT: 1.0,
    TOWER: 0.2,
    HALL: 1.0,
}
"""What entering a room costs, in turns and danger."""


def chance(need: int) -> float:
    """Return the chance that two dice are at most a number."""
    return BELOW_OR_EQUAL[max(0, min(12, need))] / 36


class Chart:
    """The board as one hero sees it."""

    __slots__ = ("agility", "luck", "seat", "state", "strength")

    def __init__(self, state: DungeonState, seat: int) -> None:
        self.state = state
        self.seat = seat
        more = min(3, state.heroes[seat].determination)
        load = len(state.heroes[seat].loot)
        self.strength = max(0.1, chance(state.attribute(seat, STRENGTH) + more))
        self.agility = max(0.1, chance(state.attribute(seat, AGILITY) + more - load))
        self.luck = max(0.05, chance(state.attribute(seat, LUCK) + more))

    def enter(self, cell: int) -> float:
        """Return what entering a field costs."""
        s = self.state
        kind = s.room_kind(cell)
        if kind == NONE:
            return UNEXPLORED
        cost = ENTER[kind] + (MONSTER if cell in s.monsters else 0.0)
        if kind == PIT:
            cost += (1 - self.luck) * 25
        elif kind == WEB:
            cost += 1 / self.strength - 0.5
        elif kind == BRIDGE:
            cost += (1 - self.agility) * 7
        elif kind == RUBBLE:
            cost += 0.5 / self.agility
        return cost

    def obstacle(self, what: int) -> float:
        """Return what a door or portcullis costs."""
        if what == DOOR:
            return 1.0
        return 1 / self.strength - 1 if what == GATE else 0.0

    def step(self, cell: int, side: int) -> float:
        """Return what going through one side of a field costs; FAR if it is blocked."""
        s = self.state
        to = neighbour(cell, side)
        if to == NONE:
            return FAR
        here = s.exit_of(cell, side) if s.map[cell] != NONE else OPEN
        there = s.exit_of(to, (side + 2) % 4) if s.map[to] != NONE else OPEN
        if WALL in (here, there) or (s.map[to] == NONE and s.tiles.count() == 0):
            return FAR
        cost = self.enter(to) + (0.7 if s.map[cell] == NONE else 0.0)
        if s.room_kind(cell) not in (CORRIDOR, DARKNESS, WEB):
            cost += self.obstacle(here) + self.obstacle(there)
        return cost + (2.0 if s.occupied(to, self.seat) else 0.0)

    def sides(self, cell: int) -> list[tuple[int, int]]:
        """Return the sides of the room on a field."""
        return list(HALL_SIDES) if cell in HALL_CELLS else [(cell, side) for side in range(4)]

    def distances(self, goals: list[int]) -> list[float]:
        """Return what it costs to get from every field to the nearest goal."""
        best = [FAR] * CELLS
        heap: list[tuple[float, int]] = []
        for goal in goals:
            best[goal] = 0.0
            heappush(heap, (0.0, goal))
        while heap:
            cost, cell = heappop(heap)
            if cost <= best[cell]:
                self.spread(cost, cell, best, heap)
        return best

    def spread(self, cost: float, cell: int, best: list[float], heap: list[tuple[float, int]]) -> None:
        """Go on from a field to those from which it can be entered."""
        for here, side in self.sides(cell):
            start = neighbour(here, side)
            if start == NONE:
                continue
            total = cost + self.step(start, (side + 2) % 4)
            cells = list(HALL_CELLS) if start in HALL_CELLS else [start]
            if total < best[start]:
                for each in cells:
                    best[each] = total
                heappush(heap, (total, start))

    def goals(self, home: bool) -> list[int]:
        """Return the towers without another hero, or the treasure chamber."""
        if not home:
            return list(HALL_CELLS)
        return [cell for cell in TOWERS if not self.state.occupied(cell, self.seat)] or list(TOWERS)
