"""How a sensible hero sees the board: what every step costs in time and danger, and how far it is to a goal."""

from typing import Final

from verlies.kit.tiles import WALL
from verlies.kit.ways import Goal, Search

from ..boards import CELLS, FIELDS, HALL_CELLS, NEIGHBOURS, TOWERS
from ..content.ids import BRIDGE, CHASM, CORRIDOR, DARKNESS, DOOR, GATE, HALL, NONE, ROTATING, RUBBLE, TOWER, WEB
from ..state import DungeonState
from ..ways import DIVIDED
from .odds import Odds

FAR: Final = 1000.0
OPEN_SHARE: Final = 0.57
"""How often a side of an unknown tile is open."""
WAY_BACK: Final = 9.0
"""What it costs when an unknown tile leads nowhere."""
SIDED: Final = (*DIVIDED, ROTATING)
"""Rooms in which it matters by which side one came in."""
FLEETING: Final = (CORRIDOR, TOWER, WEB)
"""Rooms that are left in the turn in which they are entered."""


class Field:
    """What it costs to get from every room, entered by a certain side, to the nearest goal, and how many turns."""

    __slots__ = ("cost", "turns")

    def __init__(self, cost: list[float], turns: list[float]) -> None:
        self.cost = cost
        self.turns = turns


def unknown() -> Field:
    """Return a field on which no way is known."""
    return Field([FAR] * (4 * CELLS), [FAR] * (4 * CELLS))


class Chart(Search):
    """The board as one hero sees it; the length of a way is its turns."""

    __slots__ = ("dark", "kinds", "left", "odds", "seat", "state", "total")

    def __init__(self, state: DungeonState, seat: int, odds: Odds) -> None:
        super().__init__(4 * CELLS, FAR)
        self.state = state
        self.seat = seat
        self.odds = odds
        rooms = state.box.rooms
        self.kinds = [NONE if tile == NONE else rooms[tile // 4].kind for tile in state.map]
        self.dark = state.tiles.count() > 0
        """Whether unexplored fields can be entered."""
        self.total = [0.0] * CELLS
        self.left = [1.0] * CELLS

    # Places

    def node(self, cell: int, side: int) -> int:
        """Return the node of a room entered by one side."""
        return 4 * cell + (side if self.kinds[cell] in SIDED else 0)

    def here(self) -> int:
        """Return the node where the hero stands."""
        hero = self.state.heroes[self.seat]
        if hero.side == NONE:
            return self.node(hero.cell, 0)
        return self.node(hero.cell, (hero.side + self.state.map[hero.cell]) % 4)

    def towers(self) -> list[int]:
        """Return the towers without another hero."""
        return [cell for cell in TOWERS if not self.state.occupied(cell, self.seat)] or list(TOWERS)

    # What rooms cost

    def enter(self, cell: int) -> float:
        """Return what entering a field costs, in turns and danger."""
        kind = self.kinds[cell]
        odds = self.odds
        if kind == NONE:
            return odds.unknown
        if cell in self.state.monsters:
            return odds.turn + odds.monster
        cost = odds.rooms[kind] + (0.0 if kind in FLEETING else odds.turn)
        return cost + (2.0 if self.state.occupied(cell, self.seat) else 0.0)

    def lasts(self, cell: int) -> float:
        """Return how many turns entering a field takes."""
        kind = self.kinds[cell]
        return 1.1 if kind == NONE else 0.0 if kind in FLEETING else 1.0

    def obstacle(self, what: int) -> float:
        """Return what a door or portcullis costs."""
        if what == DOOR:
            return self.odds.door
        return self.odds.gate if what == GATE else 0.0

    def crossing(self, kind: int, cell: int, entry: int, out: int) -> float:
        """Return what it costs within a divided room to get from one side to another."""
        if kind == ROTATING:
            return 0.0 if out == (entry + 2) % 4 else FAR
        if entry == out:
            return 0.0
        if kind == CHASM:
            tile = self.state.map[cell]
            groups = self.state.box.rooms[tile // 4].groups
            return 0.0 if groups[(entry - tile) % 4] == groups[(out - tile) % 4] else FAR
        return self.odds.bridge if kind == BRIDGE else self.odds.rubble if kind == RUBBLE else self.odds.web

    # The way to a goal

    def survey(self, goals: list[Goal]) -> Field:
        """Return what it costs to get from everywhere to the nearest of some goals."""
        self.clear()
        self.total = [0.0] * CELLS
        self.left = [1.0] * CELLS
        self.find([(4 * cell + side, cost, turns) for cell, cost, turns in goals for side in range(4)])
        return Field(self.cost, self.length)

    def spread(self, node: int, cost: float, length: float) -> None:
        """Go on from a node to those from which it can be entered."""
        cell, part = node // 4, node % 4
        kind = self.kinds[cell]
        if kind == HALL:
            self.reach(4 * (HALL_CELLS[0] + HALL_CELLS[1] - cell), cost, length)
        cost += self.enter(cell)
        turns = length + self.lasts(cell)
        if kind in SIDED:
            self.open_side(cell, part, cost, turns)
        elif part == 0:
            for side in range(4):
                self.open_side(cell, side, cost, turns)

    def open_side(self, cell: int, side: int, cost: float, turns: float) -> None:
        """Go back through one side of a field, if it is open."""
        s = self.state
        start = NEIGHBOURS[cell][side]
        if start == NONE:
            return
        kind = self.kinds[start]
        if self.done[4 * start] and kind not in SIDED:
            return
        block = 0.0
        if s.map[cell] != NONE:
            sign = s.exit_of(cell, side)
            if sign == WALL:
                return
            block = self.obstacle(sign)
        if kind == NONE:
            self.guess(start, cost + block, turns)
            return
        out = (side + 2) % 4
        sign = s.exit_of(start, out)
        if kind == ROTATING:
            self.turned(start, out, cost + block, turns)
        elif sign != WALL:
            cost += 0.0 if kind in (CORRIDOR, WEB, DARKNESS) else block + self.obstacle(sign)
            self.leave(start, kind, out, cost, turns)

    def turned(self, cell: int, out: int, cost: float, turns: float) -> None:
        """Leave a rotating room by the side opposite to the one that is open before it turns."""
        entry = (out + 2) % 4
        if self.state.exit_of(cell, entry) != WALL:
            self.reach(4 * cell + entry, cost, turns)

    def leave(self, cell: int, kind: int, out: int, cost: float, turns: float) -> None:
        """Leave an explored room by one side, from wherever one may have come in."""
        if kind not in SIDED:
            lost = self.odds.groping if kind == DARKNESS else 0.0
            self.reach(4 * cell, cost + lost, turns)
            return
        for entry in range(4):
            if self.state.exit_of(cell, entry) != WALL:
                more = self.crossing(kind, cell, entry, out)
                if more < FAR:
                    self.reach(4 * cell + entry, cost + more, turns)

    def guess(self, cell: int, cost: float, turns: float) -> None:
        """Leave an unexplored field: by the best side that will be open, if any."""
        if not self.dark:
            return
        left = self.left[cell]
        self.total[cell] += left * OPEN_SHARE * cost
        left *= 1 - OPEN_SHARE
        self.left[cell] = left
        self.reach(4 * cell, self.total[cell] + left * (cost + WAY_BACK * self.odds.turn), turns + 0.2)


def apart(one: int, two: int) -> int:
    """Return how many steps lie between two fields."""
    return FIELDS.apart(one, two)
