# mypyc: interpreted
"""All content together: rooms, fate and the treasures of some sets."""

from collections.abc import Sequence

from ..kinds import Box, CardSet
from ..rulemap import ASK_RULES, REFUSALS
from .fate import FATE_VALUES
from .rooms import FLAG_ROOMS, ROOMS


def box_of(sets: Sequence[CardSet]) -> Box:
    """Return a box with the cards of some sets."""
    numbers: dict[str, list[int]] = {}
    first = 0
    for each in sets:
        numbers[each.name] = list(range(first, first + len(each.cards)))
        first += len(each.cards)
    cards = [card for each in sets for card in each.cards]
    return Box(tuple(ROOMS), FLAG_ROOMS, cards, numbers, FATE_VALUES, REFUSALS, ASK_RULES)
