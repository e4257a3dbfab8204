# mypyc: interpreted
# ruff: noqa: E501 – a tile is its rooms and one line of tunnels
"""All tiles as data: rooms with their place on the tile (0..100), and tunnels.

No public source has the layouts that are printed; these are our own design, made to fit every count and rule of the book.
A tunnel is `a-b`, from a room to a room, a port (N1, N2, E1 … clockwise) or a portal (P). Behind a colon stands what is in
it: `f` footprints, `m` a monster, `l` a lock, `>` an arrow from a to b.

Another set of tiles makes a game of its own: `GAME = Katakomben("my_katakomben", checked(TileSet(safe, depths, starts)), ("my_texts",))`
in a package with an entry point of the group `verlies.games`. `tileset.checked` says what a set must be like, and the package `my_texts`
has the names of its tiles and rooms.
"""

from ..kinds import CHEST, LIBRARY, PRISON, Room, TileKind, Tunnel
from ..tileset import TileSet, checked

room = Room


def tunnel(text: str) -> Tunnel:
    """Read a tunnel."""
    ends, _, symbols = text.partition(":")
    a, _, b = ends.partition("-")
    return Tunnel(a, b, "f" in symbols, symbols.count("m"), "l" in symbols, ">" in symbols)


Portals = list[tuple[str, float, float]]


def tile(id: str, rooms: list[Room], tunnels: str, portals: Portals | None = None) -> TileKind:
    """Describe a safe tile."""
    return TileKind(id, rooms, [tunnel(text) for text in tunnels.split()], portals or [])


def deep(id: str, rooms: list[Room], tunnels: str, portals: Portals | None = None) -> TileKind:
    """Describe a tile of the Depths."""
    return TileKind(id, rooms, [tunnel(text) for text in tunnels.split()], portals or [], depths=True)


def haunted(id: str, rooms: list[Room], tunnels: str, portals: Portals | None = None) -> TileKind:
    """Describe a haunted tile of the Depths."""
    return TileKind(id, rooms, [tunnel(text) for text in tunnels.split()], portals or [], depths=True, haunted=True)


def half(id: str, depths: bool, rooms: list[Room], tunnels: str, portals: Portals | None = None) -> TileKind:
    """Describe half a start tile; the upper one is in the Depths."""
    return TileKind(id, rooms, [tunnel(text) for text in tunnels.split()], portals or [], depths=depths, square=False)


# fmt: off
SAFE: list[TileKind] = [
    tile("S1", [
        room("a", 27, 38, market=True),
        room("b", 73, 28, secret=True),
        room("c", 62, 73, cave=True),
    ], "a-W2 a-W1 a-N1 b-N2 b-E1 c-E2 c-S1:m c-S2 a-c b-c:f"),
    tile("S2", [
        room("a", 36, 28, shrine=4),
        room("b", 72, 58, gold=1),
        room("c", 26, 74, lock=LIBRARY),
    ], "a-N1 a-N2 a-W2 b-E1 b-E2 b-S1 c-S2 c-W1 a-b a-c:m"),
    tile("S3", [
        room("a", 28, 28, lock=LIBRARY),
        room("b", 73, 42, secret=True),
        room("c", 42, 75, heal=1),
    ], "a-N1 a-W2 b-N2 b-E1 b-E2 c-S1 c-S2 c-W1 a-b:f b-c:m a-c"),
    tile("S4", [
        room("a", 27, 52, gold=1),
        room("b", 74, 28, cave=True),
        room("c", 70, 74, secret=True),
    ], "a-W1 a-W2 a-N1 b-N2 b-E1 c-E2 c-S1 a-S2:f a-P a-b b-c a-c:m", [("P", 50, 20)]),
    tile("S5", [
        room("a", 27, 36, lock=PRISON),
        room("b", 73, 28, shrine=4),
        room("c", 58, 74, cave=True),
    ], "a-W2 a-N1 b-N2 b-E1 c-E2 c-S1 c-S2 a-W1 a-b:m b-c a-c"),
    tile("S6", [
        room("a", 50, 24, market=True),
        room("b", 24, 72, lock=CHEST),
        room("c", 76, 72, secret=True),
    ], "a-N1 a-N2 a-W2:f a-E1 b-W1 b-S2 c-E2 c-S1 a-b:l a-c c-P:m b-c:mm", [("P", 49, 54)]),
]

DEPTHS: list[TileKind] = [
    deep("D01", [
        room("a", 28, 28, artifact=1),
        room("b", 74, 30, cave=True),
        room("c", 52, 74, lock=PRISON, gold=1),
    ], "a-N1:m a-W2 b-N2 b-E1 c-E2 c-S1 c-S2 c-W1:f a-b:f b-c a-c:m"),
    deep("D02", [
        room("a", 73, 28, artifact=1),
        room("b", 26, 45, lock=CHEST),
        room("c", 62, 74, secret=True),
    ], "b-W2 b-N1 a-N2:l a-E1:mm c-E2 c-S1 c-S2:f b-W1 a-c:m b-c a-b:>"),
    deep("D03", [
        room("a", 50, 27, shrine=4),
        room("b", 26, 73, artifact=1),
        room("c", 74, 71, cave=True, lock=CHEST),
    ], "a-N1 a-N2 a-W2 a-E1 b-W1:m b-S2:f c-E2 c-S1 a-b:m a-c c-b:>"),
    deep("D04", [
        room("a", 73, 73, artifact=1),
        room("b", 28, 40, secret=True),
        room("c", 73, 27, lock=LIBRARY),
    ], "b-N1 b-W2 c-N2 c-E1 a-E2:m a-S1:l b-S2:f b-W1 a-c:l b-c b-P a-b:mm", [("P", 46, 20)]),
    haunted("D05", [
        room("a", 50, 50, cave=True, heal=1),
        room("b", 77, 77, lock=PRISON),
        room("c", 23, 23, gold=2),
    ], "c-N1 c-W2 a-N2 a-E1 b-E2 b-S1 a-S2:m a-W1 a-b:m a-c"),
    deep("D06", [
        room("a", 27, 50, market=True),
        room("b", 73, 50, artifact=1),
    ], "a-N1 a-W2 a-W1 a-S2 b-N2:f b-E1:m b-E2 b-S1:mm a-b:l"),
    deep("D07", [
        room("a", 54, 50, artifact=2),
        room("b", 24, 24, cave=True),
        room("c", 77, 22),
        room("d", 44, 81, secret=True),
    ], "b-N1 b-W2 c-N2 c-E1 d-S1 d-S2 a-E2:mm d-W1:f a-b:m a-c:l a-d:m b-d"),
    haunted("D08", [
        room("a", 28, 73, artifact=2),
        room("b", 73, 46, cave=True),
        room("c", 27, 27, lock=CHEST),
    ], "c-N1 c-W2 b-N2:m b-E1 b-E2 a-S2:m a-W1:f b-S1 b-a:mm c-a:l b-c:f"),
    deep("D09", [
        room("a", 52, 24, lock=LIBRARY, gold=2),
        room("b", 26, 60, shrine=4),
        room("c", 74, 68, artifact=2),
    ], "a-N1 a-N2 a-E1:f b-W2 b-W1 b-S2 c-E2:l c-S1:mm a-b a-c:m c-b:>"),
    deep("D10", [
        room("a", 74, 72, artifact=3),
        room("b", 26, 48, cave=True),
        room("c", 74, 26, secret=True),
    ], "b-N1 b-W2:f c-N2 c-E1 a-E2:ml a-S1:fmm b-S2 b-W1:m b-c c-a:ml a-b:>"),
    haunted("D11", [
        room("a", 30, 36, lock=PRISON),
        room("b", 68, 68, secret=True),
    ], "a-N1 a-W2 a-W1:m b-E2 b-S1 b-S2 a-N2:f b-E1 a-b:m b-P", [("P", 42, 70)]),
    deep("D12", [
        room("a", 62, 72, gold=3),
        room("b", 26, 64, shrine=4),
        room("c", 74, 28, cave=True),
    ], "c-N2 c-E1 c-N1:m b-W1 b-S2 b-S1 b-W2 c-E2 c-a:> a-b:> b-c:f"),
    deep("D13", [
        room("a", 27, 52, lock=LIBRARY),
        room("b", 74, 30, cave=True),
        room("c", 68, 74, heal=1),
    ], "a-N1:m a-W2 a-W1 a-S2 b-N2 b-E1 c-E2 c-S1 b-P a-c b-c:m a-b:f", [("P", 52, 16)]),
    deep("D14", [
        room("a", 73, 44, market=True),
        room("b", 27, 28, lock=PRISON),
        room("c", 40, 75, secret=True),
    ], "b-N1 b-W2 a-N2:m a-E1 a-E2 c-S1 c-S2 c-W1 a-c:f b-a:m b-c:l"),
    deep("D15", [
        room("a", 50, 50, lock=CHEST),
        room("b", 20, 50, gold=1),
        room("c", 80, 50, secret=True),
    ], "b-W1 b-W2 b-N1 b-S2 c-E1 c-E2 c-N2 c-S1:f b-a:mm c-a:l"),
    haunted("D16", [
        room("a", 50, 27, cave=True),
        room("b", 26, 73, lock=PRISON),
        room("c", 74, 73, lock=LIBRARY),
    ], "a-N1:m a-N2 a-W2 a-E1 b-W1 b-S2:m c-E2 c-S1:f a-b:m b-c:m a-c"),
    deep("D17", [
        room("a", 30, 36, shrine=4),
        room("b", 70, 64, heal=1),
    ], "a-N1 a-N2:m a-W2 a-W1 b-E1:f b-E2 b-S1 b-S2:m a-b:m"),
    deep("D18", [
        room("a", 27, 28, lock=CHEST),
        room("b", 73, 48, cave=True),
        room("c", 27, 72, secret=True),
    ], "a-N1 a-W2:m b-N2 b-E1 b-E2:f b-S1 c-S2 c-W1 a-b:m b-c c-P:l a-c:f", [("P", 50, 84)]),
    deep("D19", [
        room("a", 73, 73, artifact=1),
        room("b", 27, 27, lock=CHEST, gold=2),
        room("c", 73, 27, shrine=4),
        room("d", 27, 73, cave=True),
    ], "b-N1 b-W2 c-N2 c-E1 a-E2:m a-S1:f d-S2 d-W1 b-c b-d:m c-a:mm a-d:>"),
    deep("D20", [
        room("a", 52, 42, lock=PRISON),
        room("b", 44, 80, secret=True),
    ], "a-N1 a-N2:m a-E1 a-E2 b-S1 b-S2 a-W2:f b-W1 a-b:m a-P", [("P", 74, 76)]),
    deep("D21", [
        room("a", 27, 34, shrine=4),
        room("b", 73, 28, lock=CHEST),
        room("c", 54, 74, cave=True),
    ], "a-N1 a-W2 b-N2:m b-E1 c-E2 c-S1:f c-S2 a-W1 a-b:l b-c:> a-c:m"),
    deep("D22", [
        room("a", 50, 56, lock=CHEST, gold=1),
    ], "a-N1 a-N2:m a-E1:f a-E2 a-S1:l a-S2 a-W1:m a-W2 a-P:m", [("P", 50, 14)]),
]

STARTS: dict[str, list[TileKind]] = {
    "a": [
    half("A1", False, [
        room("crypt", 50, 92, crypt=True),
        room("hall", 50, 60),
        room("west", 24, 24, shrine=4),
        room("east", 76, 24, secret=True),
    ], "crypt-hall hall-west hall-east hall-N1:f west-W2 hall-W1 east-E1 hall-E2"),
    half("A2", True, [
        room("cave", 38, 80, cave=True),
        room("nook", 76, 56),
        room("monkey", 48, 26, idols=3),
    ], "cave-S2 cave-W1 cave-W2:f cave-nook:m cave-monkey:m monkey-N1:m monkey-nook:> nook-N2 nook-E1 nook-E2:m nook-P", [("P", 63, 88)]),
    ],
    "b": [
    half("B1", False, [
        room("crypt", 50, 92, crypt=True),
        room("hall", 50, 62),
        room("west", 24, 32, gold=1),
        room("east", 76, 26, shrine=4),
    ], "crypt-hall hall-west hall-east:m west-W1 west-W2 east-E1 hall-E2 east-N2 west-N1:l"),
    half("B2", True, [
        room("cave", 72, 80, cave=True),
        room("vault", 70, 26, secret=True),
        room("monkey", 28, 46, idols=3),
    ], "cave-S1 monkey-S2 cave-E1 cave-E2 monkey-W1:m monkey-W2 vault-N1 vault-N2:m vault-cave vault-monkey:> cave-P:m", [("P", 46, 72)]),
    ],
}
# fmt: on
"""By side its lower half, whose southern edge is closed, and its upper one."""

TILES = checked(TileSet(SAFE, DEPTHS, STARTS))
