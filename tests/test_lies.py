"""How many lies the story check notices: what is told of each game is changed by a seed, one word at a time.

`make soak ARGS="--only lies"` tells many more; docs/measurements/README.md says which lies are believed.
"""

import pytest

from verlies import registry
from verlies.core.check.lies import AMOUNT, CASE, OUTCOME, PLAYER, SORTS, LiesReport, check_lies

TOLD = tuple(sort for sort in SORTS if sort != CASE)
"""What a reader is told; a case has no words, and only decides which rule is cited."""
TABLES: dict[str, tuple[int, dict[str, str], int]] = {
    "klong": (2, {}, 1),
    "katakomben": (2, {}, 1),
    "dungeonquest": (3, {"heroes": "random"}, 12),
    "koenige": (2, {"length": "short", "rounds": "15"}, 1),
    "bag_of_dungeon": (2, {}, 1),
}
"""How many play, what is agreed, and how many games are told."""
