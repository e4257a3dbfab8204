# mypyc: interpreted
# ruff: noqa: E501 – a tile is its rooms and one line of tunnels
"""All tiles as data: rooms with their place on the tile (0..100), and tunnels.

No public source has the layouts that are printed; these are our own design, made to fit every count and rule of the book.
A room is `a 27 38 market gold=2`: its letter, its place and what is printed in it; a portal is in capitals: `P 50 20`.
A tunnel is `a-b`, from a room to a room, a port (N1, N2, E1 … clockwise) or a portal (P). Behind a colon stands what is in it:
`f` footprints, `m` a monster, `l` a lock, `>` an arrow from a to b.

Another set of tiles makes a game of its own: `GAME = Katakomben("my_katakomben", checked(TileSet(safe, depths, starts)), ("my_texts",))`
in a package with an entry point of the group `verlies.games`. `tileset.checked` says what a set must be like, and the package `my_texts`
has the names of its tiles and rooms.
"""

from functools import partial

from ....families.klong.content import printed
from ..kinds import CHEST, LIBRARY, PRISON, Room, TileKind, Tunnel
from ..tileset import TileSet, checked

LOCKS = {"chest": f"lock={CHEST}", "library": f"lock={LIBRARY}", "prison": f"lock={PRISON}"}


def room(id: str, x: str, y: str, *words: str) -> Room:
    """Describe a room: where it is on its tile, and what is printed in it."""
    return Room(id, int(x), int(y), **printed([LOCKS.get(word, word) for word in words]))


def tunnel(text: str) -> Tunnel:
    """Read a tunnel."""
    ends, _, symbols = text.partition(":")
    a, _, b = ends.partition("-")
    return Tunnel(a, b, "f" in symbols, symbols.count("m"), "l" in symbols, ">" in symbols)


def tile(id: str, places: str, tunnels: str, **sort: bool) -> TileKind:
    """Describe a safe tile, or another sort of it."""
    told = [place.split() for place in places.split(", ")]
    rooms = [room(*words) for words in told if not words[0].isupper()]
    portals: list[tuple[str, float, float]] = [(id, int(x), int(y)) for id, x, y, *_ in told if id.isupper()]
    return TileKind(id, rooms, [tunnel(text) for text in tunnels.split()], portals, **sort)


deep = partial(tile, depths=True)
"""Describe a tile of the Depths."""
haunted = partial(tile, depths=True, haunted=True)
"""Describe a haunted tile of the Depths."""
lower = partial(tile, square=False)
upper = partial(tile, depths=True, square=False)
"""Describe the halves of a start tile; the upper one is in the Depths."""


# fmt: off
SAFE: list[TileKind] = [
    tile("S1", "a 27 38 market, b 73 28 secret, c 62 73 cave",
        "a-W2 a-W1 a-N1 b-N2 b-E1 c-E2 c-S1:m c-S2 a-c b-c:f"),
    tile("S2", "a 36 28 shrine=4, b 72 58 gold=1, c 26 74 library",
        "a-N1 a-N2 a-W2 b-E1 b-E2 b-S1 c-S2 c-W1 a-b a-c:m"),
    tile("S3", "a 28 28 library, b 73 42 secret, c 42 75 heal=1",
        "a-N1 a-W2 b-N2 b-E1 b-E2 c-S1 c-S2 c-W1 a-b:f b-c:m a-c"),
    tile("S4", "a 27 52 gold=1, b 74 28 cave, c 70 74 secret, P 50 20",
        "a-W1 a-W2 a-N1 b-N2 b-E1 c-E2 c-S1 a-S2:f a-P a-b b-c a-c:m"),
    tile("S5", "a 27 36 prison, b 73 28 shrine=4, c 58 74 cave",
        "a-W2 a-N1 b-N2 b-E1 c-E2 c-S1 c-S2 a-W1 a-b:m b-c a-c"),
    tile("S6", "a 50 24 market, b 24 72 chest, c 76 72 secret, P 49 54",
        "a-N1 a-N2 a-W2:f a-E1 b-W1 b-S2 c-E2 c-S1 a-b:l a-c c-P:m b-c:mm"),
]

DEPTHS: list[TileKind] = [
    deep("D01", "a 28 28 artifact=1, b 74 30 cave, c 52 74 prison gold=1",
        "a-N1:m a-W2 b-N2 b-E1 c-E2 c-S1 c-S2 c-W1:f a-b:f b-c a-c:m"),
    deep("D02", "a 73 28 artifact=1, b 26 45 chest, c 62 74 secret",
        "b-W2 b-N1 a-N2:l a-E1:mm c-E2 c-S1 c-S2:f b-W1 a-c:m b-c a-b:>"),
    deep("D03", "a 50 27 shrine=4, b 26 73 artifact=1, c 74 71 cave chest",
        "a-N1 a-N2 a-W2 a-E1 b-W1:m b-S2:f c-E2 c-S1 a-b:m a-c c-b:>"),
    deep("D04", "a 73 73 artifact=1, b 28 40 secret, c 73 27 library, P 46 20",
        "b-N1 b-W2 c-N2 c-E1 a-E2:m a-S1:l b-S2:f b-W1 a-c:l b-c b-P a-b:mm"),
    haunted("D05", "a 50 50 cave heal=1, b 77 77 prison, c 23 23 gold=2",
        "c-N1 c-W2 a-N2 a-E1 b-E2 b-S1 a-S2:m a-W1 a-b:m a-c"),
    deep("D06", "a 27 50 market, b 73 50 artifact=1",
        "a-N1 a-W2 a-W1 a-S2 b-N2:f b-E1:m b-E2 b-S1:mm a-b:l"),
    deep("D07", "a 54 50 artifact=2, b 24 24 cave, c 77 22, d 44 81 secret",
        "b-N1 b-W2 c-N2 c-E1 d-S1 d-S2 a-E2:mm d-W1:f a-b:m a-c:l a-d:m b-d"),
    haunted("D08", "a 28 73 artifact=2, b 73 46 cave, c 27 27 chest",
        "c-N1 c-W2 b-N2:m b-E1 b-E2 a-S2:m a-W1:f b-S1 b-a:mm c-a:l b-c:f"),
    deep("D09", "a 52 24 library gold=2, b 26 60 shrine=4, c 74 68 artifact=2",
        "a-N1 a-N2 a-E1:f b-W2 b-W1 b-S2 c-E2:l c-S1:mm a-b a-c:m c-b:>"),
    deep("D10", "a 74 72 artifact=3, b 26 48 cave, c 74 26 secret",
        "b-N1 b-W2:f c-N2 c-E1 a-E2:ml a-S1:fmm b-S2 b-W1:m b-c c-a:ml a-b:>"),
    haunted("D11", "a 30 36 prison, b 68 68 secret, P 42 70",
        "a-N1 a-W2 a-W1:m b-E2 b-S1 b-S2 a-N2:f b-E1 a-b:m b-P"),
    deep("D12", "a 62 72 gold=3, b 26 64 shrine=4, c 74 28 cave",
        "c-N2 c-E1 c-N1:m b-W1 b-S2 b-S1 b-W2 c-E2 c-a:> a-b:> b-c:f"),
    deep("D13", "a 27 52 library, b 74 30 cave, c 68 74 heal=1, P 52 16",
        "a-N1:m a-W2 a-W1 a-S2 b-N2 b-E1 c-E2 c-S1 b-P a-c b-c:m a-b:f"),
    deep("D14", "a 73 44 market, b 27 28 prison, c 40 75 secret",
        "b-N1 b-W2 a-N2:m a-E1 a-E2 c-S1 c-S2 c-W1 a-c:f b-a:m b-c:l"),
    deep("D15", "a 50 50 chest, b 20 50 gold=1, c 80 50 secret",
        "b-W1 b-W2 b-N1 b-S2 c-E1 c-E2 c-N2 c-S1:f b-a:mm c-a:l"),
    haunted("D16", "a 50 27 cave, b 26 73 prison, c 74 73 library",
        "a-N1:m a-N2 a-W2 a-E1 b-W1 b-S2:m c-E2 c-S1:f a-b:m b-c:m a-c"),
    deep("D17", "a 30 36 shrine=4, b 70 64 heal=1",
        "a-N1 a-N2:m a-W2 a-W1 b-E1:f b-E2 b-S1 b-S2:m a-b:m"),
    deep("D18", "a 27 28 chest, b 73 48 cave, c 27 72 secret, P 50 84",
        "a-N1 a-W2:m b-N2 b-E1 b-E2:f b-S1 c-S2 c-W1 a-b:m b-c c-P:l a-c:f"),
    deep("D19", "a 73 73 artifact=1, b 27 27 chest gold=2, c 73 27 shrine=4, d 27 73 cave",
        "b-N1 b-W2 c-N2 c-E1 a-E2:m a-S1:f d-S2 d-W1 b-c b-d:m c-a:mm a-d:>"),
    deep("D20", "a 52 42 prison, b 44 80 secret, P 74 76",
        "a-N1 a-N2:m a-E1 a-E2 b-S1 b-S2 a-W2:f b-W1 a-b:m a-P"),
    deep("D21", "a 27 34 shrine=4, b 73 28 chest, c 54 74 cave",
        "a-N1 a-W2 b-N2:m b-E1 c-E2 c-S1:f c-S2 a-W1 a-b:l b-c:> a-c:m"),
    deep("D22", "a 50 56 chest gold=1, P 50 14",
        "a-N1 a-N2:m a-E1:f a-E2 a-S1:l a-S2 a-W1:m a-W2 a-P:m"),
]

STARTS: dict[str, list[TileKind]] = {
    "a": [
        lower("A1", "crypt 50 92 crypt, hall 50 60, west 24 24 shrine=4, east 76 24 secret",
            "crypt-hall hall-west hall-east hall-N1:f west-W2 hall-W1 east-E1 hall-E2"),
        upper("A2", "cave 38 80 cave, nook 76 56, monkey 48 26 idols=3, P 63 88",
            "cave-S2 cave-W1 cave-W2:f cave-nook:m cave-monkey:m monkey-N1:m monkey-nook:> nook-N2 nook-E1 nook-E2:m nook-P"),
    ],
    "b": [
        lower("B1", "crypt 50 92 crypt, hall 50 62, west 24 32 gold=1, east 76 26 shrine=4",
            "crypt-hall hall-west hall-east:m west-W1 west-W2 east-E1 hall-E2 east-N2 west-N1:l"),
        upper("B2", "cave 72 80 cave, vault 70 26 secret, monkey 28 46 idols=3, P 46 72",
            "cave-S1 monkey-S2 cave-E1 cave-E2 monkey-W1:m monkey-W2 vault-N1 vault-N2:m vault-cave vault-monkey:> cave-P:m"),
    ],
}
# fmt: on
"""By side its lower half, whose southern edge is closed, and its upper one."""

TILES = checked(TileSet(SAFE, DEPTHS, STARTS))
