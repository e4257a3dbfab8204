"""How something came about: what an event knows beyond its sentence, so that it can name its rule."""

from typing import Final

CARD: Final = 0
TEST: Final = 1
SUN: Final = 2
LAST_SPACE: Final = 3
DARKNESS: Final = 4
FALL: Final = 5
RAGE: Final = 6
EXIT: Final = 7
FIGHT: Final = 8
END: Final = 9
RUNE: Final = 10
ABILITY: Final = 11
LOOT: Final = 12
PASSAGE: Final = 13
NEW: Final = 14
SECRET_DOOR: Final = 15
BELOW: Final = 16
BELOW_NEW: Final = 17
TOWER: Final = 18
LIGHT: Final = 19
SET_UP: Final = 20
HALL: Final = 21
EMPTY: Final = 22
SHUFFLE_CARD: Final = 23
CALM: Final = 24
BRIDGE: Final = 25
BRIBE: Final = 26
GRAB: Final = 27
FAILURE: Final = 28
CORRIDOR: Final = 29
WEB: Final = 30
WAITS: Final = 31
ALONE: Final = 32
OCCUPIED: Final = 33
FLIGHT: Final = 34
HOWS: Final = (
    "card",
    "test",
    "sun",
    "last-space",
    "darkness",
    "fall",
    "rage",
    "exit",
    "fight",
    "end",
    "rune",
    "ability",
    "loot",
    "passage",
    "new",
    "secret-door",
    "below",
    "below-new",
    "tower",
    "light",
    "set-up",
    "hall",
    "empty",
    "shuffle-card",
    "calm",
    "bridge",
    "bribe",
    "grab",
    "failure",
    "corridor",
    "web",
    "waits",
    "alone",
    "occupied",
    "flight",
)
"""Their ids, by number; new ones come last."""
