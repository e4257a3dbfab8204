"""Numbers of the tokens that rules name; the table in `tokens` keeps to them."""

from typing import Final

EGG: Final = 0
PUZZLE_BOX: Final = 6
MINOR: Final = list(range(8))
MAP: Final = 8
CHALICE: Final = 9
MAJOR: Final = list(range(8, 13))
CAPTIVES: Final = list(range(13, 26))
"""All that can be freed but the coupon."""
BOT: Final = 24
COUPON: Final = 26
PRISON: Final = list(range(13, 27))
"""All that lies face down with the captives."""
ARTIFACTS: Final = [*range(27, 34), *range(34, 38)]
"""Those of the box, then those of the Abenteurergruppe."""
OWN_ARTIFACTS: Final = list(range(27, 34))
PARTY_STACK: Final = [27, 28, 34, 29, 30, 35, 31, 32, 36, 33, 37]
"""All artifacts of five or six thieves from the top: of two alike that of the Abenteurergruppe comes first."""
IDOL: Final = 38
IDOLS: Final = [38, 24]
"""The golden monkey bot is an idol, too."""
BACKPACK, AMULET, KIT = range(39, 42)
CROWNS: Final = [42, 43, 44]
"""Best first."""
CLOAK: Final = 45
MASTERY: Final = 46

ARTIFACT_VALUES: Final = (5, 7, 10, 12, 15, 17, 20)
RAGE_TRACK: Final = (2, 2, 3, 3, 4, 4, 5)
PRICE: Final = 7
FLUTE_PRICE: Final = 5
COUPON_WORTH: Final = 5
AMULET_DAMAGE: Final = 5
"""So much damage one must have to get an amulet."""
FIRST_PICKS: Final = 3
SAFE_TILES: Final = 4
"""So many safe tiles lie on top of the stack; the others stay in the box."""
OUT_DRAWS: Final = 4
OUT_DRAWS_OF_TWO: Final = 6
"""How many stones are drawn by whoever is out, and by one of two."""
COINS: Final = (1, 5, 10)
LOCKPICKS: Final = 24
"""How many there are; they are mere change, the bank never runs out."""
