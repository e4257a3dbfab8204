# mypyc: interpreted
"""The tiles as plans: rooms, portals and closed locks as places, tunnels as ways between them and out of the tile."""

import math
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise

from verlies.core.art import Point
from verlies.core.scene import Link, Mark, Place, Plan
from verlies.core.spread import CELL, PORTS, port_at

from .kinds import CHEST, LIBRARY, PRISON, Room, TileKind, Tunnel

ADDITIONS = {CHEST: "chest", LIBRARY: "library", PRISON: "prison"}
"""What can be cracked in a room."""
ROOM, GATE, EDGE = 13.0, 8.0, 5.0
"""How far a room reaches, and a portal; and how far signs stay away from the edge of a tile."""
APART = 9.6
"""How far two signs of a tunnel are apart."""
STRAIGHT = 16.0
"""How far inside a tile a tunnel turns towards its port."""
STEPS = 16
"""In so many pieces a tunnel is measured."""


def plan(tile: TileKind) -> Plan:
    """Return a tile as it is printed."""
    region = "haunted" if tile.haunted else "depths" if tile.depths else ""
    rooms = [_room(room, region) for room in tile.rooms]
    portals = [Place(id, x, y, region, (Mark("portal"),)) for id, x, y in tile.portals]
    places = [*rooms, *portals]
    links = [_link(tunnel, number, _seams(tile)) for number, tunnel in enumerate(tile.tunnels)]
    return Plan(tile.id, (*places, *_locks(links, places)), tuple(links))


def lock_place(tile: TileKind, tunnel: Tunnel) -> str:
    """Return what the lock of a tunnel is called on the map."""
    return f"{tile.id}.lock{tile.tunnels.index(tunnel)}"


def _room(room: Room, region: str) -> Place:
    marks = [
        Mark(kind, value)
        for kind, value in (
            ("crypt", int(room.crypt)),
            ("monkey", int(room.idols > 0)),
            ("artifact", room.artifact),
            ("cave", int(room.cave)),
            ("market", int(room.market)),
            (ADDITIONS.get(room.lock, ""), int(room.lock > 0)),
            ("wayshrine", int(room.shrine > 0)),
            ("minor-secret", int(room.secret)),
            ("gold", room.gold),
            ("heal", room.heal),
        )
        if value
    ]
    y = min(room.y, CELL - ROOM)
    return Place(room.id, room.x, y, "outside" if room.crypt else region, tuple(marks))


def _seams(tile: TileKind) -> set[str]:
    """Return the sides of half a start tile by which a single tunnel leaves it; it does so in the middle."""
    sides = [tunnel.b[0] for tunnel in tile.tunnels if _end(tunnel.b) in PORTS]
    return set() if tile.square else {side for side in sides if sides.count(side) == 1}


def _link(tunnel: Tunnel, number: int, seams: set[str]) -> Link:
    marks = [Mark("boots", 2)] if tunnel.footprints else []
    marks += [Mark("monsters", tunnel.monsters)] if tunnel.monsters else []
    marks += [Mark("locked")] if tunnel.locked else []
    end = _end(tunnel.b)
    b = end[0] if end in PORTS and tunnel.b[0] in seams else end
    return Link(tunnel.a, b, tunnel.one_way, marks=tuple(marks), via=(f"lock{number}",) if tunnel.locked else ())


def _end(name: str) -> str:
    return name.lower() if name.lower() in PORTS else name


def _locks(links: Sequence[Link], places: Sequence[Place]) -> Iterator[Place]:
    """Yield a place for every lock, where its lockpick comes to lie."""
    for number, link in enumerate(links):
        for mark, (x, y) in zip(signs(link), sign_spots(link, places), strict=True):
            if mark.kind == "locked":
                yield Place(f"lock{number}", round(x, 1), round(y, 1), marks=(Mark("lock"),))


# How tunnels run


def signs(link: Link) -> list[Mark]:
    """Return what stands in a tunnel; an arrow comes last."""
    return [*link.marks, Mark("arrow")] if link.one_way else list(link.marks)


def lane(link: Link, places: Sequence[Place]) -> list[Point]:
    """Return points along a tunnel; it bends so that it leaves its tile straight."""
    spots = {place.id: (place.x, place.y) for place in places}
    a, b = (spots.get(end) or port_at(end) for end in (link.a, link.b))
    bend = _inward(b) if link.b in PORTS else _inward(a) if link.a in PORTS else ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    return [_curve(a, bend, b, step / STEPS) for step in range(STEPS + 1)]


def _curve(a: Point, bend: Point, b: Point, t: float) -> Point:
    one, two, three = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
    return one * a[0] + two * bend[0] + three * b[0], one * a[1] + two * bend[1] + three * b[1]


def _inward(port: Point) -> Point:
    """Return the point a port's tunnel comes from, straight inside of it."""
    x, y = port
    if x in (0, CELL):
        return abs(x - STRAIGHT), y
    return x, abs(y - STRAIGHT)


def sign_spots(link: Link, places: Sequence[Place]) -> list[Point]:
    """Return where the signs of a tunnel stand: in the middle of what no room covers."""
    line = lane(link, places)
    lengths = list(accumulate((math.dist(*pair) for pair in pairwise(line)), initial=0.0))
    first, last = _covered(link.a), lengths[-1] - _covered(link.b)
    count = len(signs(link))
    apart = min(APART, max(last - first, APART) / count) if count else 0.0
    middle = (first + last) / 2
    return [_at(line, lengths, middle + (turn - (count - 1) / 2) * apart) for turn in range(count)]


def _covered(end: str) -> float:
    """Return how much of a tunnel is covered at one end."""
    return EDGE if end in PORTS else GATE if end == "P" else ROOM


def _at(line: Sequence[Point], lengths: Sequence[float], along: float) -> Point:
    """Return the point so far along a line."""
    return min(zip(line, lengths, strict=True), key=lambda each: abs(each[1] - along))[0]
