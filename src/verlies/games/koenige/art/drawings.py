# mypyc: interpreted
"""All drawings of Könige der Katakomben, made from data: symbols, card faces and room cards.

A symbol's id is the noun and the id of what it shows: `room-W04` (a room card, unturned), `figure-elf`, `pawn-elf`,
`card-B-W01` (a card's picture), `token-flag_2_red`, `token-chest_3`, `fate-7`, `fact-actions`, `mark-chance`,
`banner-weapon` (the frame of a type), `back-gold-deck`, and `icon-…` for what they are made of.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from verlies.core.art import BoardArt
from verlies.core.scene import Static

from ..content.cards import CARDS
from ..content.ids import TYPES
from ..kinds import Treasure
from .cards import card_face, emblems, fates, frames
from .icons import icons
from .paint import PAINTS
from .people import people
from .rooms import tiles

__all__ = ["KoenigeArt", "common"]


@cache
def common() -> dict[str, str]:
    """Return every symbol that all games have, whatever cards they are played with."""
    return {**icons(), **people(), **tiles(), **frames(), **fates()}


class KoenigeArt:
    """The drawings of Könige der Katakomben as every client asks for them, with the cards of some sets."""

    def __init__(self, cards: Sequence[Treasure] = CARDS) -> None:
        self.cards = {card.id: card for card in cards}

    def symbols(self) -> Mapping[str, str]:
        """Return every symbol by its id."""
        return {**common(), **emblems(self.cards.values())}

    def style(self) -> str:
        """Return the colours for drawings that stand alone, and for the frames of cards on a page."""
        return PAINTS.style() + "".join(f".banner-{type}{{--banner:{PAINTS(type)}!important}}" for type in TYPES)

    def board(self, static: Static) -> BoardArt | None:
        """Return nothing: the map is made of room cards."""
        return None

    def face(self, noun: str, id: str, title: str, text: str) -> str | None:
        """Return the face of a treasure card; all else has its symbol."""
        return card_face(self.cards[id], title, text) if noun == "card" else None
