"""The option kinds both games have, numbered once."""

from collections.abc import Sequence
from typing import Final

from verlies.core.option import KIND, NUMBERS, OptionKind

from .card import Card, Token

PLAY: Final = 1 * KIND
BUY: Final = 2 * KIND
USE: Final = 3 * KIND
FIGHT: Final = 4 * KIND
DISCARD: Final = 5 * KIND
CHOOSE: Final = 6 * KIND
TRASH: Final = 7 * KIND
GOODS: Final = 8 * KIND
DRINK: Final = 9 * KIND
END: Final = 10 * KIND
REPLACE: Final = 11 * KIND
TAKE: Final = 12 * KIND
SWORDS: Final = 13 * KIND
MOVE: Final = 14 * KIND
TELEPORT: Final = 15 * KIND
ARTIFACT: Final = 16 * KIND
REACH: Final = 17 * KIND

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


def option_kinds(cards: Sequence[Card], tokens: Sequence[Token], places: Sequence[str]) -> list[OptionKind]:
    """Return the option kinds in the order of the numbers above."""
    card_ids = tuple(card.id for card in cards)
    token_ids = tuple(token.id for token in tokens)
    return [
        OptionKind("play", "card", card_ids, zone="hand"),
        *[OptionKind(word, "card", card_ids) for word in ("buy", "use", "fight")],
        OptionKind("discard", "card", card_ids, zone="hand"),
        OptionKind("choose", "choice", CHOICES),
        OptionKind("trash", "card", card_ids, zone="own"),
        OptionKind("goods", "token", token_ids),
        OptionKind("drink", "token", token_ids),
        OptionKind("end"),
        OptionKind("replace", "card", card_ids),
        OptionKind("take", "token", token_ids),
        OptionKind("swords", "number", NUMBERS),
        OptionKind("move", "place", places),
        OptionKind("teleport", "place", places),
        OptionKind("artifact", "token", token_ids),
        OptionKind("reach", "place", places),
    ]
