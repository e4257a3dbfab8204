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


BANNER_COLOURS = {
    "plain": "#2f6ea5",
    "companion": "#2f6ea5",
    "gem": "#178f7a",
    "device": "#7c4fc4",
    "monster": "#b0342a",
    "reserve": "#a97b12",
}
PRICE_COLOURS = {"swords": ("#47120de6", "#ff9c86"), "gold": ("#4a3306e6", "#ffd777")}
"""Ground and edge of prices that are not paid with skill."""


class KlongArt:
    """The drawings of KLONG! as every client asks for them."""

    def symbols(self) -> Mapping[str, str]:
        """Return every symbol by its id."""
        return symbols()

    def style(self) -> str:
        """Return the colours for drawings that stand alone, and for banners and prices of cards on a page."""
        banners = [f".banner-{banner}{{--banner:{colour}!important}}" for banner, colour in BANNER_COLOURS.items()]
        prices = [f".card .price-{kind}{{background:{a};border-color:{b}}}" for kind, (a, b) in PRICE_COLOURS.items()]
        return PAINTS.style() + "".join(banners + prices)

    def board(self, static: Static) -> BoardArt | None:
        """Return the side of the board that has the places of a table."""
        for name, anchors in ANCHORS.items():
            if static.places and static.places[0].id in anchors:
                return BoardArt(board(name), WIDTH, HEIGHT, anchors)
        return None

    def face(self, noun: str, id: str, title: str, text: str) -> str | None:
        """Return the face of a card; tokens have their symbols."""
        return card_face(id, CardWords(title, text)) if noun == "card" else None
