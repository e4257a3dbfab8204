# mypyc: interpreted
"""The drawings of a game of the family as every client asks for them.

A symbol's id is the noun and the id of what it shows: `card-sneak` (a card's picture), `token-chalice`,
`pawn-red`, `stone-red`, `seat-red` (a player's colour and shape), `mark-boots`, `fact-gold`, `track-rage`,
`status-fallen`, `banner-gem` (a card's frame), `back-card`, and `icon-…` for what they are made of.
"""

from collections.abc import Mapping

from verlies.core.art import BoardArt
from verlies.core.scene import Static

from .cards import CardWords, Faces
from .paint import PAINTS

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


class FamilyArt:
    """Symbols and card faces; a game adds its board."""

    def __init__(self, symbols: Mapping[str, str], faces: Faces) -> None:
        self._symbols = symbols
        self._faces = faces

    def symbols(self) -> Mapping[str, str]:
        """Return every symbol by its id."""
        return self._symbols

    def style(self) -> str:
        """Return the colours for drawings that stand alone, and for banners and prices of cards on a page."""
        banners = [f".banner-{banner}{{--banner:{colour}!important}}" for banner, colour in BANNER_COLOURS.items()]
        prices = [f".card .price-{kind}{{background:{a};border-color:{b}}}" for kind, (a, b) in PRICE_COLOURS.items()]
        return PAINTS.style() + "".join(banners + prices)

    def board(self, static: Static) -> BoardArt | None:
        """Return the map of a table, if it never changes."""
        return None

    def face(self, noun: str, id: str, title: str, text: str) -> str | None:
        """Return the face of a card; tokens have their symbols."""
        return self._faces.face(id, CardWords(title, text)) if noun == "card" else None
