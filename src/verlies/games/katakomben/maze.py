"""The map as it lies: tiles on a chart that grows, opened locks, marks, artifacts, and the ways out of every room."""

from typing import Final

from verlies.core.parts import Aside, Open
from verlies.kit.chart import Chart
from verlies.kit.tiles import NONE, SOUTH, TURNS, facing, turned

from .kinds import SLOTS, Exits, Passage, Tunnel
from .tileset import TileSet

LOWER: Final = 0
UPPER: Final = 1
"""The fields of the start tile; the crypt is in the lower one."""
SEATS: Final = 8  # no mutant: any number above all seats would do
ARTIFACTS: Final = 64  # no mutant: any number above all tokens would do
"""Pairs of a room and a seat, or of a room and an artifact, are kept as one number."""
MOST_WAYS: Final = 1024  # no mutant: any number so large would do
"""More ways than lead out of any room."""


class Maze(Chart):
    """All that lies on the map; it is replaced when it changes, a few times a turn at most, so forks share it."""

    tiles: Aside[TileSet]
    known: Aside[dict[int, Exits]]
    """The ways out of rooms, as far as somebody asked for them; what changes ways forgets those that it may change."""
    safe: Open[list[int]]
    """The safe tiles nobody has seen yet, those in the box among them."""
    left: Open[int]
    """How many of them lie on the stack."""
    deep: Open[list[int]]
    """The tiles of the Depths nobody has seen yet."""
    order: Open[list[int]]
    """The tiles that lie, in the order they were laid."""
    opened: Open[list[int]]
    """The tunnels whose lock is open, sorted."""
    cracked: Open[list[int]]
    """The rooms whose chest, library or prison is cracked."""
    marks: Open[list[int]]
    """Marks on shrines: room and seat."""
    placed: Open[list[int]]
    """Artifacts in rooms: room and token."""
    robbed: Open[list[int]]
    """Who took an artifact out of which room: room and seat."""
    pending: Open[int] = NONE
    """The tile in hand."""
    leaving: Open[list[int]]
    """The tiles whose tunnels are being walked to it; they cannot be turned."""

    def lay(self, field: int, kind: int, turns: int) -> None:
        """Lay a tile on a field, or turn it there.

        A new tile changes only ways that led off the map there, unless it has a portal; a turned one may change any.
        """
        local = self.lying[field] == NONE and not self.tiles.tiles[kind].gates
        super().lay(field, kind, turns)
        self.known = {room: known for room, known in self.known.items() if local and field not in known.edges}

    def unlock(self, tunnels: list[int]) -> None:
        """Open the locks of tunnels for good."""
        self.opened = sorted({*self.opened, *tunnels})
        self.known = {}

    def field_of(self, tile: int) -> int:
        """Return the field a tile lies on, or NONE."""
        lying = self.lying
        first = tile * TURNS
        for field in range(len(lying)):
            if first <= lying[field] < first + TURNS:
                return field
        return NONE

    def here(self, room: int) -> bool:
        """Return whether the tile of a room lies."""
        return self.tiles.rooms[room].tile in self.order

    def closed(self, tunnel: int) -> bool:
        """Return whether a tunnel has a lock that nobody has opened."""
        return self.tiles.tunnels[tunnel].locked and tunnel not in self.opened

    def portals(self) -> list[int]:
        """Return the portals that lie, as tunnels, in the order of their tiles."""
        tiles = self.tiles.tiles
        return [gate for tile in self.order for gate in tiles[tile].gates]

    # Ways

    def passages(self, room: int) -> list[Passage]:
        """Return all ways out of a room, whatever their arrows say; no two have the same number."""
        return self.exits(room).passages

    def exits(self, room: int) -> Exits:
        """Return all ways out of a room, and which of them follow the arrows."""
        exits = self.known.get(room)
        if exits is None:
            ways = [each for tunnel in self.tiles.rooms[room].tunnels for each in self._out(room, tunnel)]
            exits = Exits(numbered([way for way in ways if way.to != room]))
            self.known[room] = exits
        return exits

    def _out(self, room: int, number: int) -> list[Passage]:
        """Return the ways that begin with a tunnel of a room."""
        tunnel = self.tiles.tunnels[number]
        if tunnel.to != NONE:
            way = self._begun(number, tunnel.room != room)
            way.to = tunnel.to if tunnel.room == room else tunnel.room
            return [way]
        if tunnel.port != NONE:
            return self._across(self._begun(number, False), tunnel, False)
        return self._hop(self._begun(number, False))

    def _begun(self, number: int, back: bool) -> Passage:
        way = Passage(len(self.tiles.rooms) + number, [number])
        self._charge(way, number, back)
        return way

    def _take(self, way: Passage, number: int, back: bool) -> None:
        """Add a tunnel to a way, from its second end to its first if it is taken back."""
        way.tunnels = [*way.tunnels, number]
        self._charge(way, number, back)

    def _charge(self, way: Passage, number: int, back: bool) -> None:
        """Let a way cost what one of its tunnels costs."""
        tunnel = self.tiles.tunnels[number]
        if tunnel.footprints:
            way.boots = 2
        if tunnel.locked and self.closed(number):
            way.locks += 1
        if back and tunnel.one_way:
            way.against = True
        way.monsters += tunnel.monsters

    def _across(self, way: Passage, tunnel: Tunnel, portal: bool) -> list[Passage]:
        """Go on over the edge of a tile: to the next one, or off the map; a second portal leads nowhere."""
        field, port = self.mouth(tunnel)
        if self.lying[field] == NONE:
            way.leaves, way.port = field, port
            return [way]
        beyond = self.end_at(field, port)
        if beyond == NONE:
            return []
        self._take(way, beyond, True)
        way.to = self.tiles.tunnels[beyond].room
        if way.to != NONE:
            return [way]
        return [] if portal else self._hop(way)

    def mouth(self, tunnel: Tunnel) -> tuple[int, int]:
        """Return the field a tunnel leads to over the edge of its tile, and the port of that field it comes in by."""
        field = self.field_of(tunnel.tile)
        port = turned(tunnel.port, self.lying[field] % TURNS, SLOTS)
        return self.beside(field, port // SLOTS), facing(port, SLOTS)

    def end_at(self, field: int, port: int) -> int:
        """Return the tunnel that ends at a port of a field by the map's compass, or NONE if that is closed."""
        lying = self.lying[field]
        return self.tiles.tiles[lying // TURNS].ends[turned(port, -(lying % TURNS), SLOTS)]

    def _hop(self, way: Passage) -> list[Passage]:
        """Go on through a portal, out of every other one."""
        out: list[Passage] = []
        for number in self.portals():
            if number != way.tunnels[-1]:
                out += self._emerge(way, number)
        return out

    def _emerge(self, way: Passage, number: int) -> list[Passage]:
        tunnel = self.tiles.tunnels[number]
        onward = self._copied(way, len(self.tiles.rooms) + number)
        onward.portal = True
        self._take(onward, number, tunnel.room != NONE)
        if tunnel.room == NONE:
            return self._across(onward, tunnel, True)
        onward.to = tunnel.room
        return [onward]

    def entering(self, way: Passage, tile: int, turns: int) -> list[Passage]:
        """Return the ways that one off the map would become if a tile lay there, turned so; none if it led nowhere."""
        number = self.tiles.tiles[tile].ends[turned(way.port, -turns, SLOTS)]
        onward = self._copied(way, way.number)
        self._take(onward, number, True)
        onward.to = self.tiles.tunnels[number].room
        if onward.to != NONE:
            return [onward]
        return [] if way.portal else self._hop(onward)

    def _copied(self, way: Passage, number: int) -> Passage:
        copy = Passage(number, way.tunnels)
        copy.boots, copy.monsters, copy.locks, copy.against = way.boots, way.monsters, way.locks, way.against
        copy.portal = way.portal
        return copy

    def blocked(self, number: int) -> bool:
        """Return whether a tunnel ends at a closed edge."""
        tunnel = self.tiles.tunnels[number]
        if tunnel.port == NONE or tunnel.tile not in self.order:
            return False
        field, port = self.mouth(tunnel)
        return self.lying[field] != NONE and self.end_at(field, port) == NONE

    # Laying

    def room_for(self, fields: list[int]) -> list[int]:
        """Return the empty fields beside some, but for the one below the crypt where only that edge would be met."""
        out: list[int] = []
        for field in fields:
            for side in range(4):
                beyond = self.beside(field, side)
                closed = field == LOWER and side == SOUTH
                if not closed and self.lying[beyond] == NONE and beyond not in out:
                    out.append(beyond)
        return sorted(out)


def numbered(ways: list[Passage]) -> list[Passage]:
    """Let the easiest way to a room be chosen by that room, a tunnel rather than a portal; no number stands twice."""
    order = [way.ease() * MOST_WAYS + at for at, way in enumerate(ways)]
    order.sort()  # plain numbers, with the place of the way behind: nothing is called to compare them
    out: list[Passage] = []
    rooms: list[int] = []
    numbers: list[int] = []
    for each in order:
        way = ways[each % MOST_WAYS]
        if way.to != NONE and way.to not in rooms:
            rooms.append(way.to)
            way.number = way.to
        if way.number not in numbers:
            numbers.append(way.number)
            out.append(way)
    return out
