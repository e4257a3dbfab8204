"""The dungeon as it lies, and the ways out of a room; every tile is turned by turning its sides."""

from collections.abc import Iterator
from typing import NamedTuple

from .tiles import ROOMS, TILES, Tile, Tunnel

Cell = tuple[int, int]
"""East and south of the lower half of the start tile."""
SIDES = "NESW"
STEPS: dict[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
LOWER: Cell = (0, 0)
UPPER: Cell = (0, -1)


class Way(NamedTuple):
    """A way from a room to another one, or to a cell where nothing lies yet."""

    name: str
    number: int
    to: str
    leaves: Cell | None
    tunnels: tuple[Tunnel, ...]
    boots: int
    monsters: int
    locks: tuple[Tunnel, ...]
    """Those still closed."""
    against: bool
    portal: bool

    def ease(self) -> tuple[bool, int, int, int, bool, int]:
        return (self.against, self.boots, len(self.locks), self.monsters, self.portal, self.number)


def turned(port: str, quarters: int) -> str:
    """Where a printed port is once its tile is turned clockwise."""
    return SIDES[(SIDES.index(port[0]) + quarters) % 4] + port[1]


def meeting(port: str) -> str:
    """The port of the next tile that meets this one."""
    return turned(port[0] + str(3 - int(port[1])), 2)


def beside(cell: Cell, side: str) -> Cell:
    east, south = STEPS[side]
    return cell[0] + east, cell[1] + south


def cell_name(cell: Cell) -> str:
    east, south = cell
    down = f"n{-south}" if south < 0 else f"s{south}" if south else ""
    across = f"w{-east}" if east < 0 else f"e{east}" if east else ""
    return down + across or "start"


class Maze:
    """What lies where, how far it is turned, and which locks are open."""

    def __init__(self, side: str) -> None:
        self.at: dict[Cell, tuple[str, int]] = {LOWER: (side + "1", 0), UPPER: (side + "2", 0)}
        self.where: dict[str, Cell] = {side + "1": LOWER, side + "2": UPPER}
        self.opened: set[str] = set()
        self.known: dict[str, list[Way]] = {}
        """Ways that were reckoned since the dungeon last changed."""

    def lay(self, tile: str, cell: Cell, quarters: int) -> None:
        self.at[cell] = (tile, quarters % 4)
        self.where[tile] = cell
        self.known.clear()

    def take_up(self, tile: str) -> None:
        del self.at[self.where.pop(tile)]
        self.known.clear()

    def turn(self, tile: str, quarters: int) -> None:
        cell = self.where[tile]
        self.lay(tile, cell, self.at[cell][1] + quarters)

    def open(self, locks: tuple[Tunnel, ...]) -> None:
        self.opened.update(lock.name for lock in locks)
        self.known.clear()

    def tiles(self) -> list[Tile]:
        return [TILES[tile] for tile in self.where]

    def rooms(self) -> list[str]:
        return [room for tile in self.where for room in TILES[tile].rooms]

    def ways(self, room: str) -> list[Way]:
        """All ways out of a room; the easiest to another room is called by that room."""
        if room not in self.known:
            self.known[room] = list(self._named(room))
        return self.known[room]

    def _named(self, room: str) -> Iterator[Way]:
        rooms: set[str] = set()
        names: set[str] = set()
        for way in sorted(self._ways(room), key=Way.ease):
            name = way.name if way.to in rooms or not way.to else way.to
            rooms.add(way.to)
            if name not in names:
                names.add(name)
                yield way._replace(name=name)

    def _ways(self, room: str) -> Iterator[Way]:
        for tunnel in TILES[ROOMS[room].tile].tunnels:
            if tunnel.start == room:
                yield from self._along(tunnel)
            elif tunnel.end == room:
                yield self._way(tunnel, (tunnel,), tunnel.arrow, tunnel.start)

    def _along(self, tunnel: Tunnel) -> Iterator[Way]:
        """Where a tunnel leads that is taken from its printed start."""
        if tunnel.end == "P":
            for out in self._portals():
                if out != tunnel:
                    yield self._way(out, (tunnel, out), out.arrow, out.start, portal=True)
        elif tunnel.end in ROOMS:
            yield self._way(tunnel, (tunnel,), False, tunnel.end)
        else:
            yield from self._over_the_edge(tunnel)

    def _over_the_edge(self, tunnel: Tunnel) -> Iterator[Way]:
        cell = self.where[tunnel.tile]
        port = turned(tunnel.end, self.at[cell][1])
        beyond = beside(cell, port[0])
        if beyond not in self.at:
            yield self._way(tunnel, (tunnel,), False, "", leaves=beyond)
            return
        tile, quarters = self.at[beyond]
        printed = turned(meeting(port), -quarters)
        for out in TILES[tile].tunnels:
            if out.end == printed:
                yield self._way(tunnel, (tunnel, out), out.arrow, out.start)

    def _portals(self) -> list[Tunnel]:
        return [tunnel for tile in self.tiles() for tunnel in tile.tunnels if tunnel.end == "P"]

    def _way(
        self,
        called: Tunnel,
        tunnels: tuple[Tunnel, ...],
        against: bool,
        to: str,
        leaves: Cell | None = None,
        portal: bool = False,
    ) -> Way:
        boots = 2 if any(tunnel.foot for tunnel in tunnels) else 1
        monsters = sum(tunnel.monsters for tunnel in tunnels)
        locks = tuple(tunnel for tunnel in tunnels if tunnel.locked and tunnel.name not in self.opened)
        return Way(called.name, called.number, to, leaves, tunnels, boots, monsters, locks, against, portal)

    def free_beside(self, tiles: list[str]) -> list[Cell]:
        """The empty cells beside some tiles; the closed edge below the crypt is no neighbour."""
        sides = [(tile, side) for tile in tiles for side in SIDES if (self.where[tile], side) != (LOWER, "S")]
        around = {beside(self.where[tile], side) for tile, side in sides}
        return sorted(cell for cell in around if cell not in self.at)
