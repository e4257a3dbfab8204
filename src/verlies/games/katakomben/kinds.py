"""What a dungeon is made of: tiles, their rooms and tunnels, and the ways that lead through several of them."""

from typing import Final

from verlies.core.parts import Value, derived
from verlies.kit.tiles import NONE, Tile

from ...families.klong.kinds import Way

SLOTS: Final = 2
"""Ports on each side of a tile."""
PORTS: Final = tuple(side + slot for side in "NESW" for slot in "12")
"""The ports as they are printed, clockwise from north."""

PROMO: Final = 3
PARTY: Final = 4
"""Where cards come from that are not among the hundred."""
IN_CAVE_OR_SHRINE: Final = 3
"""Where one has to be to fight a monster, beside the places of the family."""

CHEST, LIBRARY, PRISON = range(1, 4)


class Room(Value):
    """A room with what is printed in it."""

    id: str
    x: float
    y: float
    artifact: int = 0
    """The first, second or third artifact of the stack comes here; 0 if none does."""
    cave: bool = False
    market: bool = False
    lock: int = 0
    """A chest, a library or a prison to be cracked."""
    shrine: int = 0
    """How many marks a wayshrine has room for."""
    secret: bool = False
    gold: int = 0
    heal: int = 0
    idols: int = 0
    crypt: bool = False
    tile: int = derived()
    """The number of its tile; it is set when the tiles are put together."""
    tunnels: list[int] = derived()
    """The numbers of the tunnels that begin or end here."""

    def derive(self) -> None:
        """Begin without tunnels."""
        self.tile = NONE
        self.tunnels = []

    def copy(self) -> "Room":
        """Return the same room for another set of tiles."""
        printed = (self.artifact, self.cave, self.market, self.lock, self.shrine, self.secret, self.gold, self.heal)
        return Room(self.id, self.x, self.y, *printed, self.idols, self.crypt)

    def rewards(self) -> bool:
        """Return whether whoever enters gets something."""
        return self.secret or self.gold > 0 or self.heal > 0 or self.idols > 0  # no mutant: it only spares a copy


class Tunnel(Value):
    """A tunnel on one tile: from a room or a portal to a room, a port or a portal."""

    a: str
    b: str
    footprints: bool = False
    monsters: int = 0
    locked: bool = False
    one_way: bool = False
    """Whether it leads from a to b only."""
    tile: int = derived()
    room: int = derived()
    """The room at `a`; none if that is a portal."""
    to: int = derived()
    """The room at `b`; none if that is a port or a portal."""
    port: int = derived()
    """The port at `b`, as printed; none if that is a room or a portal."""

    def derive(self) -> None:
        """Begin nowhere."""
        self.tile = self.room = self.to = self.port = NONE

    def at_portal(self) -> bool:
        """Return whether one end of it is a portal."""
        return self.room == NONE or (self.to == NONE and self.port == NONE)

    def name(self) -> str:
        """Return what it is called on its tile: by its port or portal, or by the rooms that it joins."""
        if self.port != NONE:
            return self.b.lower()
        return self.b if self.at_portal() else f"{self.a}-{self.b}"


class TileKind(Tile):
    """A tile of the dungeon, of which there is just one."""

    __slots__ = ("depths", "ends", "haunted", "portals", "rooms", "square", "tunnels")

    def __init__(
        self,
        id: str,
        rooms: list[Room],
        tunnels: list[Tunnel],
        portals: list[tuple[str, float, float]],
        depths: bool = False,
        haunted: bool = False,
        square: bool = True,
    ) -> None:
        ends = [each.b for each in tunnels]
        super().__init__(id, 1, tuple(int(port in ends) for port in PORTS))
        self.rooms = rooms
        self.tunnels = tunnels
        self.portals = portals
        """Where portals are, by their ids."""
        self.depths, self.haunted, self.square = depths, haunted, square
        """`square`: whether it is one of the square tiles; the halves of the start tile are not."""
        self.ends = [NONE] * len(PORTS)
        """The number of the tunnel at each port as printed."""

    def copy(self) -> "TileKind":
        """Return the same tile for another set, which numbers its rooms and tunnels itself."""
        tunnels = [Tunnel(t.a, t.b, t.footprints, t.monsters, t.locked, t.one_way) for t in self.tunnels]
        rooms = [room.copy() for room in self.rooms]
        return TileKind(self.id, rooms, tunnels, self.portals, self.depths, self.haunted, self.square)


class Passage:
    """A way from a room as it lies on the map: the tunnels it takes and where it comes out."""

    __slots__ = ("against", "boots", "leaves", "locks", "monsters", "number", "port", "portal", "to", "tunnels")

    def __init__(self, number: int, tunnels: list[int]) -> None:
        self.number = number
        """What it is chosen by: the room it leads to, or a tunnel if another one leads there, too, or nobody knows."""
        self.tunnels = tunnels
        self.to = NONE
        self.leaves = NONE
        """The empty field it leads to, if it leads off the map."""
        self.port = NONE
        """The port of that field by which it comes in, by the map's compass."""
        self.portal = False
        self.boots = 1
        self.monsters = 0
        self.locks = 0
        """How many locks are still closed."""
        self.against = False
        """Whether some arrow points the other way."""

    def way(self) -> Way:
        """Return it as the family knows ways."""
        return Way(self.to, self.boots, self.monsters, self.locks, self.leaves, self.number)
