"""What a dungeon is made of: tiles, their rooms and tunnels, and the ways that lead through several of them."""

from typing import Final

from verlies.core.option import KIND
from verlies.core.parts import Value, derived
from verlies.kit.tiles import NONE, Tile

from ...families.klong.kinds import ARTIFACT, CARDS, END, GOODS, OWN, SHOP, WALK, Way

SLOTS: Final = 2
"""Ports on each side of a tile."""
PORTS: Final = tuple(side + slot for side in "NESW" for slot in "12")
"""The ports as they are printed, clockwise from north."""

PROMO: Final = 3  # no mutant: a mere number
PARTY: Final = 4  # no mutant: a mere number
"""Where cards come from that are not among the hundred."""
IN_CAVE_OR_SHRINE: Final = 3  # no mutant: a mere number
"""Where one has to be to fight a monster, beside the places of the family."""

CHEST, LIBRARY, PRISON = range(1, 4)

HARD: Final = 64  # no mutant: any number so large would do
"""More than the boots, locks or monsters of any way."""


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
    parts: int = derived()
    """The parts of a turn there can be in this room, whoever is in it."""

    def derive(self) -> None:
        """Begin without tunnels; goods need a market, an artifact its sign, and this game's own a lock or a shrine."""
        self.tile = NONE
        self.tunnels = []
        self.parts = CARDS | SHOP | WALK | END | (GOODS if self.market else 0) | (ARTIFACT if self.artifact else 0)
        if self.lock or self.shrine:
            self.parts |= OWN

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
    footprints: bool
    monsters: int
    locked: bool
    one_way: bool
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

    __slots__ = ("depths", "ends", "first", "gates", "haunted", "portals", "rooms", "square", "tunnels")

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
        self.first = NONE
        """The number of its first room; the others follow."""
        self.gates: list[int] = []
        """The numbers of its tunnels that end in a portal."""

    def numbers(self) -> range:
        """Return the numbers of its rooms."""
        return range(self.first, self.first + len(self.rooms))

    def copy(self) -> "TileKind":
        """Return the same tile for another set, which numbers its rooms and tunnels itself."""
        tunnels = [Tunnel(t.a, t.b, t.footprints, t.monsters, t.locked, t.one_way) for t in self.tunnels]
        rooms = [room.copy() for room in self.rooms]
        return TileKind(self.id, rooms, tunnels, self.portals, self.depths, self.haunted, self.square)


class Passage(Way):
    """A way from a room as it lies on the map: the tunnels it takes and where it comes out.

    It is chosen by the room it leads to, or by a tunnel if another one leads there, too, or nobody knows. While it is
    looked for it changes with every tunnel; once it is found it is what others see, and stays as it is.
    """

    __slots__ = ("against", "port", "portal", "rank", "tunnels")

    def __init__(self, number: int, tunnels: list[int]) -> None:
        super().__init__(NONE, 1, 0, 0, NONE, number)
        self.tunnels = tunnels
        self.port = NONE
        """If it leads off the map, the port by which it comes in there, by the map's compass."""
        self.portal = False
        self.against = False
        """Whether some arrow points the other way."""
        self.rank = 0
        """Its place among others: what is easier to walk has the smaller one."""

    def copy(self, number: int) -> "Passage":
        """Return the same way, as far as it goes, by another number."""
        copy = Passage(number, self.tunnels[:])
        copy.boots, copy.monsters, copy.locks, copy.against = self.boots, self.monsters, self.locks, self.against
        copy.portal = self.portal
        return copy

    def settle(self) -> None:
        """Rank it by what it costs, once all its tunnels are known."""
        hard = ((int(self.against) * HARD + self.boots) * HARD + self.locks) * HARD + self.monsters
        self.rank = (2 * hard + int(self.portal)) * KIND + self.number


class Found:
    """Ways while they are looked for."""

    __slots__ = ("hops", "ways")

    def __init__(self) -> None:
        self.ways: list[Passage] = []
        self.hops = False
        """Whether one of them comes to a portal, be it the only one."""


class Exits:
    """The ways out of a room, by whom they serve; found once while the map lies as it does."""

    __slots__ = ("along", "edges", "hops", "locked", "passages", "ways")

    def __init__(self, passages: list[Passage], found: Found) -> None:
        self.passages = passages
        self.ways: list[Way] = list(passages)
        """The same, as the family knows ways."""
        self.along: list[Way] = [each for each in passages if not each.against]
        """Those that follow the arrows."""
        self.hops = found.hops
        self.edges = [each.leaves for each in found.ways if each.leaves != NONE]
        """The fields they lead to off the map."""
        self.locked = [tunnel for each in found.ways if each.locks for tunnel in each.tunnels]
        """The tunnels of those with a closed lock."""
