"""A set of tiles that a dungeon can be made of: numbered through, and checked before anybody plays with it."""

from typing import Final

from verlies.kit.tiles import NONE, NORTH, SOUTH, facing

from .kinds import PORTS, SLOTS, Room, TileKind, Tunnel

SAFE: Final = 6
DEPTHS: Final = 22
HAUNTED: Final = 4
ARTIFACTS: Final = 7
"""There must be more rooms for artifacts than artifacts."""
IDOLS: Final = 3


class TileSet:
    """All tiles of a dungeon: safe ones, those of the Depths, and the two halves of each side of the start tile.

    Rooms and tunnels are numbered through all of them.
    """

    def __init__(self, safe: list[TileKind], depths: list[TileKind], starts: dict[str, list[TileKind]]) -> None:
        kinds = [*safe, *depths, *[half for halves in starts.values() for half in halves]]
        self.tiles: tuple[TileKind, ...] = tuple(kind.copy() for kind in kinds)
        self.safe = list(range(len(safe)))
        self.depths = list(range(len(safe), len(safe) + len(depths)))
        self.starts = {side: [kinds.index(half) for half in halves] for side, halves in starts.items()}
        """By side the lower half, with the crypt, and the upper one."""
        self.rooms: list[Room] = []
        self.tunnels: list[Tunnel] = []
        self.portals: list[int] = []
        """The tunnels that end in a portal."""
        for number, tile in enumerate(self.tiles):
            self._put(number, tile)
        self.haunted = [number for number, room in enumerate(self.rooms) if self.tiles[room.tile].haunted]
        """The rooms of haunted tiles."""
        self.shrines = [number for number, room in enumerate(self.rooms) if room.shrine]
        self.crypts = {side: self._crypt(halves[0]) for side, halves in self.starts.items()}
        self.places = self._places()
        """The ids of all rooms, then of all tunnels, then of the fields of the map."""
        self.fields = len(self.rooms) + len(self.tunnels)
        """The place of the first field."""

    def _put(self, number: int, tile: TileKind) -> None:
        numbers: dict[str, int] = {}
        tile.first = len(self.rooms)
        for room in tile.rooms:
            room.tile = number
            numbers[room.id] = len(self.rooms)
            self.rooms.append(room)
        for tunnel in tile.tunnels:
            tunnel.tile = number
            tunnel.room = numbers.get(tunnel.a, NONE)
            tunnel.to = numbers.get(tunnel.b, NONE)
            tunnel.port = PORTS.index(tunnel.b) if tunnel.b in PORTS else NONE
            self._dig(tile, tunnel)

    def _dig(self, tile: TileKind, tunnel: Tunnel) -> None:
        number = len(self.tunnels)
        self.tunnels.append(tunnel)
        if tunnel.port != NONE:
            tile.ends[tunnel.port] = number
        if tunnel.at_portal():
            self.portals.append(number)
            tile.gates.append(number)
        for room in (tunnel.room, tunnel.to):
            if room != NONE:
                self.rooms[room].tunnels.append(number)

    def _crypt(self, tile: int) -> int:
        crypts = [number for number, room in enumerate(self.rooms) if room.crypt and room.tile == tile]
        _demand(len(crypts) == 1, self.tiles[tile].id, "not one crypt")
        return crypts.pop()

    def _places(self) -> list[str]:
        rooms = [f"{self.tiles[room.tile].id}.{room.id}" for room in self.rooms]
        tunnels = [f"way_{self.tiles[each.tile].id}-{each.name()}" for each in self.tunnels]
        fields = 3 * (len(self.safe) + len(self.depths) + 2) + 2
        return [*rooms, *tunnels, *[str(number) for number in range(fields)]]

    def tile_of(self, room: int) -> TileKind:
        """Return the tile a room is on."""
        return self.tiles[self.rooms[room].tile]


def checked(tiles: TileSet) -> TileSet:
    """Return a set of tiles, if it is one that the rules fit; otherwise raise and say what is wrong with which tile."""
    _check_counts(tiles)
    for tile in tiles.tiles:
        _check_tile(tile)
    for number in tiles.safe + tiles.depths:
        _check_growth(tiles, tiles.tiles[number])
    for halves in tiles.starts.values():
        _check_start(tiles, tiles.tiles[halves[0]], tiles.tiles[halves[1]])
    return tiles


def _demand(good: bool, tile: str, fault: str) -> None:
    if not good:
        raise ValueError(f"tile {tile}: {fault}" if tile else f"tiles: {fault}")


def _check_counts(tiles: TileSet) -> None:
    safe, depths = ([tiles.tiles[number] for number in each] for each in (tiles.safe, tiles.depths))
    ids = [tile.id for tile in tiles.tiles]
    _demand(len(set(ids)) == len(ids), "", "two tiles with the same id")
    _demand(len(safe) == SAFE and len(depths) == DEPTHS, "", f"not {SAFE} safe tiles and {DEPTHS} of the Depths")
    _demand(all(tile.depths for tile in depths) and not any(tile.depths for tile in safe), "", "a tile among the wrong")
    _demand(sum(tile.haunted for tile in depths) == HAUNTED, "", f"not {HAUNTED} haunted tiles in the Depths")
    _demand(not any(tile.haunted for tile in safe), "", "a safe tile that is haunted")
    artifacts = [room for tile in depths for room in tile.rooms if room.artifact]
    _demand(len(artifacts) > ARTIFACTS, "", f"not more than {ARTIFACTS} rooms for artifacts")


def _check_tile(tile: TileKind) -> None:
    """A tunnel begins in a room, or leads from a portal to a port; everything has an end, and just one."""
    rooms, portals = [room.id for room in tile.rooms], [portal for portal, _, _ in tile.portals]
    inside = rooms + portals
    ends = [end for tunnel in tile.tunnels for end in (tunnel.a, tunnel.b)]
    for tunnel in tile.tunnels:
        fine = tunnel.b in PORTS or (tunnel.a in rooms and tunnel.b in inside)
        _demand(fine and tunnel.a in inside, tile.id, f"a tunnel {tunnel.a}-{tunnel.b} without an end")
    for one in (*portals, *PORTS):
        _demand(ends.count(one) <= 1, tile.id, f"more than one tunnel at {one}")
    _demand(all(portal in ends for portal in portals), tile.id, "a portal without a tunnel")
    for room in rooms:
        hops = [tunnel for tunnel in tile.tunnels if tunnel.a == room and tunnel.b in portals]
        _demand(len(hops) <= 1, tile.id, f"two portals at {room}")


def _check_growth(tiles: TileSet, tile: TileKind) -> None:
    """Every port of a square tile has a tunnel, and whoever comes in by one gets out by another side."""
    _demand(NONE not in tile.ends, tile.id, "a port without a tunnel")
    _demand(tile.square, tile.id, "half a start tile among the others")
    for port, number in enumerate(tile.ends):
        sides = _sides(tiles, tile, tiles.tunnels[number].room)
        portal = tiles.tunnels[number].room == NONE
        _demand(portal or bool(sides - {port // SLOTS}), tile.id, f"no way on from {PORTS[port]}")


def _sides(tiles: TileSet, tile: TileKind, start: int) -> set[int]:
    """Return the sides of a tile that can be walked to from one of its rooms, with all locks open."""
    out: set[int] = set()
    seen, ahead = {start}, [start]
    while ahead:
        here = ahead.pop()
        for tunnel in tile.tunnels:
            if tunnel.room == here and tunnel.port != NONE:
                out.add(tunnel.port // SLOTS)
            beyond = tunnel.to if tunnel.room == here else NONE
            if tunnel.to == here and not tunnel.one_way:
                beyond = tunnel.room
            if beyond != NONE and beyond not in seen:
                seen.add(beyond)
                ahead.append(beyond)
    return out


def _check_start(tiles: TileSet, lower: TileKind, upper: TileKind) -> None:
    """The halves fit together, the edge below the crypt is closed, and the monkey shrine is there."""
    ends = [tunnel.b for tunnel in lower.tunnels]
    _demand(not lower.depths and upper.depths, lower.id, "the upper half is not that of the Depths")
    _demand(not lower.square and not upper.square, lower.id, "halves of a start tile that are square")
    _demand(not any(PORTS[SOUTH * SLOTS + slot] in ends for slot in range(SLOTS)), lower.id, "a way below the crypt")
    for port in range(NORTH * SLOTS, NORTH * SLOTS + SLOTS):
        met = upper.ends[facing(port, SLOTS)]
        _demand((lower.ends[port] == NONE) == (met == NONE), upper.id, "halves of a start tile that do not fit")
    _demand(sum(room.idols for room in lower.rooms + upper.rooms) == IDOLS, upper.id, f"not {IDOLS} idols")
    crypt = next(number for number in tiles.crypts.values() if tiles.tile_of(number) is lower)
    _demand(bool(_sides(tiles, lower, crypt)), lower.id, "no way out of the crypt")
