# mypyc: interpreted
"""All drawings of KLONG!, made from data: symbols, card faces and both sides of the board.

A symbol's id is the noun and the id of what it shows: `card-sneak` (a card's picture), `token-chalice`,
`pawn-red`, `stone-red`, `seat-red` (a player's colour and shape), `mark-boots`, `fact-gold`, `track-rage`,
`status-fallen`, `banner-gem` (a card's frame), `back-card`, and `icon-…` for what they are made of.
"""

from functools import cache

from .art_board import board as board
from .art_board import place_anchor as place_anchor
from .art_cards import CardWords as CardWords
from .art_cards import card_face as card_face
from .art_cards import frames
from .art_emblems import emblem
from .art_icons import icons
from .art_paint import PAINTS
from .cards import CARDS


@cache
def symbols() -> dict[str, str]:
    """Return every symbol of the game by its id."""
    return {**icons(), **frames(), **{f"card-{card.id}": emblem(card.id) for card in CARDS}}
