"""The map as it lies: tiles on a chart that grows, opened locks, marks, artifacts, and the ways out of every room."""

from typing import Final

from verlies.core.parts import Aside, Kept, Open
from verlies.kit.chart import Chart
from verlies.kit.tiles import NONE, SOUTH, TURNS, facing, turned

from .kinds import SLOTS, Exits, Found, Passage, Tunnel
from .tileset import TileSet

LOWER: Final = 0
UPPER: Final = 1
"""The fields of the start tile; the crypt is in the lower one."""
SEATS: Final = 8  # no mutant: any number above all seats would do
ARTIFACTS: Final = 64  # no mutant: any number above all tokens would do
"""Pairs of a room and a seat, or of a room and an artifact, are kept as one number."""


class Maze(Chart):
    """All that lies on the map; it is replaced when it changes, a few times a turn at most, so forks share it."""

    tiles: Aside[TileSet]
    known: Aside[dict[int, Exits]]
    """The ways out of rooms, as far as somebody asked for them; what changes ways forgets those that it may change."""
    fields: Kept[list[int]]
    """The field of each tile, NONE where it does not lie; every way over an edge asks for one."""
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

        A new tile changes only ways that led off the map there, and if it has a portal those through one; a turned
        tile may change any.
        """
        new = self.lying[field] == NONE
        gates = bool(self.tiles.tiles[kind].gates)
        super().lay(field, kind, turns)
        self.fields = []
        kept = self.known.items() if new else ()
        self.known = {room: ways for room, ways in kept if field not in ways.edges and not (gates and ways.hops)}

    def unlock(self, tunnels: list[int]) -> None:
        """Open the locks of tunnels for good; only ways through them change."""
        self.opened = sorted({*self.opened, *tunnels})
        kept = self.known.items()
        self.known = {room: ways for room, ways in kept if not any(each in ways.locked for each in tunnels)}

    def field_of(self, tile: int) -> int:
        """Return the field a tile lies on, or NONE."""
        if not self.fields:
            self.fields = [NONE] * len(self.tiles.tiles)
            for field, lies in enumerate(self.lying):
                if lies != NONE:
                    self.fields[lies // TURNS] = field
        return self.fields[tile]

    def is_taken(self, field: int) -> bool:
        """Return whether a tile lies on a field."""
        return 0 <= field < len(self.lying) and self.lying[field] != NONE

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
            found = Found()
            for tunnel in self.tiles.rooms[room].tunnels:
                self._out(room, tunnel, found)
            exits = Exits(numbered([way for way in found.ways if way.to != room]), found)
            self.known[room] = exits
        return exits

    def _out(self, room: int, number: int, found: Found) -> None:
        """Find the ways that begin with a tunnel of a room."""
        tunnel = self.tiles.tunnels[number]
        way = Passage(len(self.tiles.rooms) + number, [])
        self._take(way, number, tunnel.room != room)
        if tunnel.to != NONE:
            way.to = tunnel.to if tunnel.room == room else tunnel.room
            found.ways.append(way)
        elif tunnel.port != NONE:
            self._across(way, tunnel, found)
        else:
            self._hop(way, found)

    def _take(self, way: Passage, number: int, back: bool) -> None:
        """Add a tunnel to a way, from its second end to its first if it is taken back, and what it costs."""
        tunnel = self.tiles.tunnels[number]
        way.tunnels.append(number)
        if tunnel.footprints:
            way.boots = 2
        if tunnel.locked and self.closed(number):
            way.locks += 1
        if back and tunnel.one_way:
            way.against = True
        way.monsters += tunnel.monsters

    def _across(self, way: Passage, tunnel: Tunnel, found: Found) -> None:
        """Go on over the edge of a tile: to the next one, or off the map; a second portal leads nowhere."""
        field, port = self.mouth(tunnel)
        if self.lying[field] == NONE:
            way.leaves, way.port = field, port
            found.ways.append(way)
            return
        beyond = self.end_at(field, port)
        if beyond != NONE:
            self._come_in(way, beyond, found)

    def _come_in(self, way: Passage, number: int, found: Found) -> None:
        """Go on into a tile by one of its tunnels: to the room at its end, or through the portal there."""
        self._take(way, number, True)
        way.to = self.tiles.tunnels[number].room
        if way.to != NONE:
            found.ways.append(way)
        elif not way.portal:
            self._hop(way, found)

    def mouth(self, tunnel: Tunnel) -> tuple[int, int]:
        """Return the field a tunnel leads to over the edge of its tile, and the port of that field it comes in by."""
        field = self.field_of(tunnel.tile)
        port = turned(tunnel.port, self.lying[field] % TURNS, SLOTS)
        return self.beside(field, port // SLOTS), facing(port, SLOTS)

    def end_at(self, field: int, port: int) -> int:
        """Return the tunnel that ends at a port of a field by the map's compass, or NONE if that is closed."""
        lying = self.lying[field]
        return self.tiles.tiles[lying // TURNS].ends[turned(port, -(lying % TURNS), SLOTS)]

    def _hop(self, way: Passage, found: Found) -> None:
        """Go on through a portal, out of every other one."""
        found.hops = True
        for number in self.portals():
            if number != way.tunnels[-1]:
                self._emerge(way, number, found)

    def _emerge(self, way: Passage, number: int, found: Found) -> None:
        tunnel = self.tiles.tunnels[number]
        onward = way.copy(len(self.tiles.rooms) + number)
        onward.portal = True
        self._take(onward, number, tunnel.room != NONE)
        if tunnel.room == NONE:
            self._across(onward, tunnel, found)
        else:
            onward.to = tunnel.room
            found.ways.append(onward)

    def entering(self, way: Passage, tile: int, turns: int) -> list[Passage]:
        """Return the ways that one off the map would become if a tile lay there, turned so; none if it led nowhere."""
        found = Found()
        self._come_in(way.copy(way.number), self.tiles.tiles[tile].ends[turned(way.port, -turns, SLOTS)], found)
        return found.ways

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
    out: list[Passage] = []
    for way in by_rank(ways):
        if way.to != NONE and not is_taken(out, way.to):
            way.number = way.to
        if not is_taken(out, way.number):
            out.append(way)
    return out


def by_rank(ways: list[Passage]) -> list[Passage]:
    """Return ways in order, the easiest first; of the few that there are each is put where it belongs."""
    out: list[Passage] = []
    for way in ways:
        way.settle()
        at = len(out)
        while at > 0 and out[at - 1].rank > way.rank:
            at -= 1
        out.insert(at, way)
    return out


def is_taken(ways: list[Passage], number: int) -> bool:
    """Return whether a way is chosen by that number."""
    return any(way.number == number for way in ways)
