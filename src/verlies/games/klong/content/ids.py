"""Numbers of the cards and tokens that rules name; the tables in `cards` and `tokens` keep to them."""

from typing import Final

EGG: Final = 0
CHALICE: Final = 7
ARTIFACT: Final = 12
"""The first of the seven artifacts."""
ARTIFACTS: Final = [12, 13, 14, 15, 16, 17, 18]
IDOL, KEY, BACKPACK = range(19, 22)
CROWNS: Final = [22, 23, 24]
"""Best first."""
MASTERY: Final = 25
MINOR_SECRET: Final = 26
"""A small secret that lies face down."""
MAJOR_SECRET: Final = 27

ARTIFACT_VALUES: Final = (5, 7, 10, 15, 20, 25, 30)
RAGE_TRACK: Final = (2, 2, 3, 3, 4, 4, 5)
FATE_EXTRA: Final = (0, 0, 1, 2, 3, 0)
"""Additional stones by space of the fate track; 1 is the first space, on the last one there is no attack."""
LAST_FATE: Final = 5
PRICE: Final = 7
COINS: Final = {1: 21, 5: 12}
"""How many coins there are by value; they are mere change, the bank never runs out."""
