"""What can be answered in KLONG! alone."""

from typing import Final

from verlies.core.tables import OptionTable

from ...families.klong.options import OPTIONS as FAMILY

OPTIONS: Final = OptionTable(FAMILY)

REACH: Final = OPTIONS.add("reach", "place")

CHOICES: Final = (
    "swords_3",
    "gold_1",
    "gold_2",
    "heal_1",
    "attack",
    "quiet_2",
    "tomes",
    "teleport",
    "secret",
    "trash",
)
"""What cards let one choose between; each has a text of its own."""
