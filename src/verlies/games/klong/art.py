# mypyc: interpreted
"""All drawings of KLONG!, made from data: symbols, card faces and both sides of the board.

A symbol's id is the noun and the id of what it shows: `card-sneak` (a card's picture), `token-chalice`,
`pawn-red`, `stone-red`, `seat-red` (a player's colour and shape), `mark-boots`, `fact-gold`, `track-rage`,
`status-fallen`, `banner-gem` (a card's frame), `back-card`, and `icon-…` for what they are made of.
"""

from collections.abc import Mapping
from functools import cache

from verlies.core.picture import BoardArt
from verlies.core.scene import Static

from .art_board import ANCHORS, HEIGHT, WIDTH, board, place_anchor
from .art_cards import CardWords, card_face, frames
from .art_emblems import emblem
from .art_icons import icons
from .art_paint import PAINTS
from .cards import CARDS

__all__ = ["CardWords", "KlongArt", "board", "card_face", "place_anchor", "symbols"]


@cache
def symbols() -> dict[str, str]:
    """Return every symbol of the game by its id."""
    return {**icons(), **frames(), **{f"card-{card.id}": emblem(card.id) for card in CARDS}}


class KlongArt:
    """The drawings of KLONG! as every client asks for them."""

    def symbols(self) -> Mapping[str, str]:
        """Return every symbol by its id."""
        return symbols()

    def style(self) -> str:
        """Return the colours for drawings that stand alone."""
        return PAINTS.style()

    def board(self, static: Static) -> BoardArt | None:
        """Return the side of the board that has the places of a table."""
        for name, anchors in ANCHORS.items():
            if static.places and static.places[0].id in anchors:
                return BoardArt(board(name), WIDTH, HEIGHT, anchors)
        return None

    def face(self, noun: str, id: str, title: str, text: str) -> str | None:
        """Return the face of a card; tokens have their symbols."""
        return card_face(id, CardWords(title, text)) if noun == "card" else None
