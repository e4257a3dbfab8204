# mypyc: interpreted
"""All drawings of DungeonQuest, made from data: symbols, card faces, room tiles and the board.

A symbol's id is the noun and the id of what it shows: `room-web_oooo` (a tile, its entrance below), `hero-hugo`,
`pawn-hugo`, `foe-troll`, `card-v_crypt` (a card's picture), `token-monster`, `attack-magic`, `fact-life`,
`mark-chance`, `die-6`, `banner-trap` (a deck's frame), `back-trap-deck`, `region-below_north`, and `icon-…` for what
they are made of.
"""

from collections.abc import Mapping
from functools import cache

from verlies.core.art import BoardArt
from verlies.core.scene import Static

from ..content.ids import DECKS
from .board import ANCHORS, HEIGHT, WIDTH, board
from .cards import card_face, frames
from .emblems import emblems
from .icons import icons
from .paint import PAINTS
from .people import people
from .tiles import below, tiles

__all__ = ["DungeonQuestArt", "board", "card_face", "symbols"]

ON_PAGE = """
.card.is-ability{--banner:#6b4fb8}
.track-sun li{background:linear-gradient(#ffe9a8,#ffcf6a);color:#5a3a06;border-color:#c98520}
.track-sun li:nth-child(n+16){background:linear-gradient(#ffcf6a,#f49a3c)}
.track-sun li:nth-child(n+26){background:linear-gradient(#e2683a,#8f2b3f);color:#fff}
.track-sun li.past{opacity:.28}
.track-sun li.here{background:#fff7d8;color:#7a3b00;border-color:#fff;box-shadow:0 0 10px #ffcf6a,0 0 0 2px #f0a83a}
"""
"""How abilities and the course of the sun look on a page: bright at first, red towards the end."""


@cache
def symbols() -> dict[str, str]:
    """Return every symbol of the game by its id."""
    return {**icons(), **people(), **tiles(), **below(), **frames(), **dict(emblems())}


class DungeonQuestArt:
    """The drawings of DungeonQuest as every client asks for them."""

    def symbols(self) -> Mapping[str, str]:
        """Return every symbol by its id."""
        return symbols()

    def style(self) -> str:
        """Return the colours for drawings that stand alone, and for cards and the course of the sun on a page."""
        banners = "".join(f".banner-{deck}{{--banner:{PAINTS(deck)}!important}}" for deck in DECKS)
        return PAINTS.style() + banners + ON_PAGE

    def board(self, static: Static) -> BoardArt | None:
        """Return the board, if the places are its fields."""
        known = static.places and static.places[0].id in ANCHORS
        return BoardArt(board(), WIDTH, HEIGHT, ANCHORS) if known else None

    def face(self, noun: str, id: str, title: str, text: str) -> str | None:
        """Return the face of a card; rooms and markers have their symbols."""
        return card_face(id, title, text) if noun == "card" else None
