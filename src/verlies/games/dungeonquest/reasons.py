"""Reasons why something is not possible, as small numbers; `rulemap` has a sentence and a rule for each."""

from typing import Final

OK: Final = 0
NOT_ADJACENT: Final = 1
WALLED: Final = 2
OCCUPIED: Final = 3
NO_TILES: Final = 4
OTHER_SIDE: Final = 5
NO_TORCH: Final = 6
MONSTER_HERE: Final = 7
SEARCHED: Final = 8
NO_ENTRANCE: Final = 9
NO_TOWER: Final = 10
NO_LOOT: Final = 11
NO_TREASURE: Final = 12
NO_DRAGON: Final = 13
MUST_ACT: Final = 14
NO_BRIDGE: Final = 15
ONLY_BY_DIE: Final = 16
NOT_DARK: Final = 17
NOT_YOURS: Final = 18
WRONG_MOMENT: Final = 19
TOO_MANY: Final = 20
NO_WAY_BACK: Final = 21
MUST_MOVE: Final = 22
ONLY_ON_ENTRY: Final = 23
HOPPED: Final = 24
TAKEN: Final = 25
IS_BELOW: Final = 26
NO_FLIGHT: Final = 27
IN_FIGHT: Final = 28
ONLY_TURN: Final = 29
MUST_CROSS: Final = 30
STICKY: Final = 31
FAR_BLOCKED: Final = 32
