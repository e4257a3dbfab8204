"""The map as a net of ways, for the bot: how far it is from everywhere to anywhere, with what lies beyond the edges."""

from typing import Final

from verlies.kit.tiles import NONE
from verlies.kit.ways import Goal, Search

from ....families.klong.bot.guesses import FAR
from ....families.klong.bot.plan import Ways
from ....families.klong.bot.routes import way_cost
from ....families.klong.kinds import Way
from ..state import Catacombs
from ..tileset import TileSet

LOCK: Final = 0.9
"""What a lock costs on the way, in boots, to somebody with lockpicks."""
BACK: Final = 1.0
"""What it costs to come back from a tile that nobody knows yet."""
MOST: Final = 300
"""So many nets are remembered."""

Key = tuple[TileSet, tuple[int, ...], tuple[int, ...], bool, int, bool, bool]
"""The tiles that there are and those that lie, what was opened, and how somebody walks."""


class Net:
    """All ways of a map as it lies. Its nodes are the rooms, then the tunnels that lead off the map."""

    __slots__ = ("_to", "edges", "into", "near", "out", "size")

    def __init__(self, state: Catacombs, weakness: int, picks: bool, both: bool) -> None:
        self.size = len(state.rooms) + len(state.tiles.tunnels)
        self.out: list[list[Way]] = [[] for _ in range(self.size)]
        """The ways out of each room that could be walked."""
        self.near: list[list[int]] = [[] for _ in range(self.size)]
        """Where one could teleport to."""
        self.into: list[list[tuple[int, float, int]]] = [[] for _ in range(self.size)]
        """Where one can come from, what that costs, and its boots."""
        self.edges: list[int] = []
        """The nodes off the map."""
        self._to: dict[int, Ways] = {}
        for number, room in enumerate(state.rooms):
            if room.tile in state.maze.order:
                self._add(state, number, weakness, picks, both)

    def _add(self, state: Catacombs, room: int, weakness: int, picks: bool, both: bool) -> None:
        for passage in state.open_ways(room):
            if passage.number == passage.to or passage.leaves != NONE:
                self.near[room].append(passage.number)
            if (both or not passage.against) and (picks or not passage.locks):
                self._join(state, room, passage, weakness)

    def _join(self, state: Catacombs, room: int, way: Way, weakness: int) -> None:
        self.out[room].append(way)
        node = end_of(way)
        cave = way.to != NONE and state.rooms[way.to].cave
        self.into[node].append((room, way_cost(way.boots, way.monsters, cave, weakness) + LOCK * way.locks, way.boots))
        if way.to == NONE:
            self.edges.append(node)
            self.into[room].append((node, BACK, 1))

    def to(self, room: int) -> Ways:
        """Return how far every node is from a room."""
        known = self._to.get(room)
        if known is None:
            known = self.to_any([(room, 0.0, 0.0)])
            self._to[room] = known
        return known

    def to_any(self, goals: list[Goal]) -> Ways:
        """Return how far every node is from the best of some goals."""
        search = Routes(self)
        search.find(goals)
        return Ways(search.cost, search.length)


class Routes(Search):
    """The search through the net, backwards; its length is boots."""

    __slots__ = ("net",)

    def __init__(self, net: Net) -> None:
        super().__init__(net.size, FAR)
        self.net = net

    def spread(self, node: int, cost: float, length: float) -> None:
        """Go back along the ways that lead to a node."""
        for come_from, price, boots in self.net.into[node]:
            self.reach(come_from, cost + price, length + boots)


def end_of(way: Way) -> int:
    """Return the node a way leads to: a room, or its own number if it leads off the map."""
    return way.number if way.to == NONE else way.to


_nets: dict[Key, Net] = {}


def net_of(state: Catacombs, weakness: int, picks: bool, both: bool) -> Net:
    """Return the net of a map; while nothing changes on it, the same one."""
    maze = state.maze
    key = (state.tiles, tuple(maze.lying), tuple(maze.opened), state.tiles_left() > 0, weakness, picks, both)
    if key not in _nets:
        if len(_nets) >= MOST:
            _nets.clear()
        _nets[key] = Net(state, weakness, picks, both)
    return _nets[key]
