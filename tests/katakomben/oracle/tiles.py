"""The tiles, as the facts list them: rooms with what is in them, then tunnels with their symbols.

A tunnel is `from-to`, or `from>to` if it is walked that way only; what it leads to is a room, a port of its tile or the
portal `P`. The two halves of a side of the start tile are tiles of their own, joined like all others.
"""

from typing import NamedTuple

PRINTED = """\
S1: a market; b secret; c cave
  | a-W2, a-W1, a-N1, b-N2, b-E1, c-E2, c-S1 m1, c-S2, a-c, b-c foot
S2: a shrine; b gold1; c library
  | a-N1, a-N2, a-W2, b-E1, b-E2, b-S1, c-S2, c-W1, a-b, a-c m1
S3: a library; b secret; c heal
  | a-N1, a-W2, b-N2, b-E1, b-E2, c-S1, c-S2, c-W1, a-b foot, b-c m1, a-c
S4: a gold1; b cave; c secret
  | a-W1, a-W2, a-N1, b-N2, b-E1, c-E2, c-S1, a-S2 foot, a-P, a-b, b-c, a-c m1
S5: a prison; b shrine; c cave
  | a-W2, a-N1, b-N2, b-E1, c-E2, c-S1, c-S2, a-W1, a-b m1, b-c, a-c
S6: a market; b chest; c secret
  | a-N1, a-N2, a-W2 foot, a-E1, b-W1, b-S2, c-E2, c-S1, a-b lock, a-c, c-P m1, b-c m2
D01: a artifact; b cave; c gold1 prison
  | a-N1 m1, a-W2, b-N2, b-E1, c-E2, c-S1, c-S2, c-W1 foot, a-b foot, b-c, a-c m1
D02: a artifact; b chest; c secret
  | b-W2, b-N1, a-N2 lock, a-E1 m2, c-E2, c-S1, c-S2 foot, b-W1, a-c m1, b-c, a>b
D03: a shrine; b artifact; c cave chest
  | a-N1, a-N2, a-W2, a-E1, b-W1 m1, b-S2 foot, c-E2, c-S1, a-b m1, a-c, c>b
D04: a artifact; b secret; c library
  | b-N1, b-W2, c-N2, c-E1, a-E2 m1, a-S1 lock, b-S2 foot, b-W1, a-c lock, b-c, b-P, a-b m2
D05 haunted: a cave heal; b prison; c gold2
  | c-N1, c-W2, a-N2, a-E1, b-E2, b-S1, a-S2 m1, a-W1, a-b m1, a-c
D06: a market; b artifact
  | a-N1, a-W2, a-W1, a-S2, b-N2 foot, b-E1 m1, b-E2, b-S1 m2, a-b lock
D07: a artifact+; b cave; c; d secret
  | b-N1, b-W2, c-N2, c-E1, d-S1, d-S2, a-E2 m2, d-W1 foot, a-b m1, a-c lock, a-d m1, b-d
D08 haunted: a artifact+; b cave; c chest
  | c-N1, c-W2, b-N2 m1, b-E1, b-E2, a-S2 m1, a-W1 foot, b-S1, b-a m2, c-a lock, b-c foot
D09: a gold2 library; b shrine; c artifact+
  | a-N1, a-N2, a-E1 foot, b-W2, b-W1, b-S2, c-E2 lock, c-S1 m2, a-b, a-c m1, c>b
D10: a artifact++; b cave; c secret
  | b-N1, b-W2 foot, c-N2, c-E1, a-E2 m1 lock, a-S1 foot m2, b-S2, b-W1 m1, b-c, c-a m1 lock, a>b
D11 haunted: a prison; b secret
  | a-N1, a-W2, a-W1 m1, b-E2, b-S1, b-S2, a-N2 foot, b-E1, a-b m1, b-P
D12: a gold3; b shrine; c cave
  | c-N2, c-E1, c-N1 m1, b-W1, b-S2, b-S1, b-W2, c-E2, c>a, a>b, b-c foot
D13: a library; b cave; c heal
  | a-N1 m1, a-W2, a-W1, a-S2, b-N2, b-E1, c-E2, c-S1, b-P, a-c, b-c m1, a-b foot
D14: a market; b prison; c secret
  | b-N1, b-W2, a-N2 m1, a-E1, a-E2, c-S1, c-S2, c-W1, a-c foot, b-a m1, b-c lock
D15: a chest; b gold1; c secret
  | b-W1, b-W2, b-N1, b-S2, c-E1, c-E2, c-N2, c-S1 foot, b-a m2, c-a lock
D16 haunted: a cave; b prison; c library
  | a-N1 m1, a-N2, a-W2, a-E1, b-W1, b-S2 m1, c-E2, c-S1 foot, a-b m1, b-c m1, a-c
D17: a shrine; b heal
  | a-N1, a-N2 m1, a-W2, a-W1, b-E1 foot, b-E2, b-S1, b-S2 m1, a-b m1
D18: a chest; b cave; c secret
  | a-N1, a-W2 m1, b-N2, b-E1, b-E2 foot, b-S1, c-S2, c-W1, a-b m1, b-c, c-P lock, a-c foot
D19: a artifact; b gold2 chest; c shrine; d cave
  | b-N1, b-W2, c-N2, c-E1, a-E2 m1, a-S1 foot, d-S2, d-W1, b-c, b-d m1, c-a m2, a>d
D20: a prison; b secret
  | a-N1, a-N2 m1, a-E1, a-E2, b-S1, b-S2, a-W2 foot, b-W1, a-b m1, a-P
D21: a shrine; b chest; c cave
  | a-N1, a-W2, b-N2 m1, b-E1, c-E2, c-S1 foot, c-S2, a-W1, a-b lock, b>c, a-c m1
D22: a gold1 chest
  | a-N1, a-N2 m1, a-E1 foot, a-E2, a-S1 lock, a-S2, a-W1 m1, a-W2, a-P m1
A1: crypt crypt; hall; west shrine; east secret
  | crypt-hall, hall-west, hall-east, hall-N1 foot, west-W2, hall-W1, east-E1, hall-E2
A2: cave cave; nook; monkey monkey
  | cave-S2, cave-W1, cave-W2 foot, cave-nook m1, cave-monkey m1, monkey-N1 m1,
    monkey>nook, nook-N2, nook-E1, nook-E2 m1, nook-P
B1: crypt crypt; hall; west gold1; east shrine
  | crypt-hall, hall-west, hall-east m1, west-W1, west-W2, east-E1, hall-E2, east-N2, west-N1 lock
B2: cave cave; vault secret; monkey monkey
  | cave-S1, monkey-S2, cave-E1, cave-E2, monkey-W1 m1, monkey-W2,
    vault-N1, vault-N2 m1, vault-cave, vault>monkey, cave-P m1
"""
SHRINE_SPOTS = 4
IDOLS = 3


class Room(NamedTuple):
    id: str
    tile: str
    features: frozenset[str]
    plus: int
    """How many plus signs an artifact room has; -1 if it is none."""
    gold: int

    def has(self, feature: str) -> bool:
        return feature in self.features

    def lock(self) -> str:
        """What can be cracked here."""
        return next((each for each in ("chest", "library", "prison") if each in self.features), "")


class Tunnel(NamedTuple):
    number: int
    name: str
    tile: str
    start: str
    """A room."""
    end: str
    """A room, or a port such as `N1`, or `P`."""
    arrow: bool
    foot: bool
    monsters: int
    locked: bool


class Tile(NamedTuple):
    id: str
    haunted: bool
    rooms: tuple[str, ...]
    tunnels: tuple[Tunnel, ...]

    def depths(self) -> bool:
        return self.id.startswith("D") or self.id in {"A2", "B2"}

    def square(self) -> bool:
        return self.id[0] in "SD"


def _room(text: str, tile: str) -> Room:
    name, *features = text.split()
    plus = next((each.count("+") for each in features if each.startswith("artifact")), -1)
    gold = next((int(each[4:]) for each in features if each.startswith("gold")), 0)
    return Room(f"{tile}.{name}", tile, frozenset(each.rstrip("+") for each in features), plus, gold)


def _tunnel(text: str, tile: str, rooms: set[str], number: int) -> Tunnel:
    ends, *symbols = text.split()
    start, end = ends.replace(">", "-").split("-")
    name = f"{start}-{end}" if f"{tile}.{end}" in rooms else end if end == "P" else end.lower()
    monsters = sum(int(each[1:]) for each in symbols if each[0] == "m")
    target = f"{tile}.{end}" if f"{tile}.{end}" in rooms else end
    flags = (">" in ends, "foot" in symbols, monsters, "lock" in symbols)
    return Tunnel(number, f"way_{tile}-{name}", tile, f"{tile}.{start}", target, *flags)


def _read() -> tuple[dict[str, Tile], dict[str, Room]]:
    tiles: dict[str, Tile] = {}
    rooms: dict[str, Room] = {}
    number = 0
    for line in PRINTED.replace("\n  |", " |").replace("\n   ", "").splitlines():
        head, rest = line.split(": ", 1)
        tile, *haunted = head.split()
        left, right = rest.split(" | ")
        here = [_room(each, tile) for each in left.split("; ")]
        rooms.update({room.id: room for room in here})
        texts = right.split(", ")
        tunnels = [_tunnel(text, tile, set(rooms), number + i) for i, text in enumerate(texts)]
        number += len(texts)
        tiles[tile] = Tile(tile, bool(haunted), tuple(room.id for room in here), tuple(tunnels))
    return tiles, rooms


TILES, ROOMS = _read()
SAFE = [id for id in TILES if id.startswith("S")]
DEEP = [id for id in TILES if id.startswith("D")]
