# mypyc: interpreted
"""Art: what a game can draw of itself."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from .scene import Static

Point = tuple[float, float]


class BoardArt(NamedTuple):
    """A drawn board: the drawing, its size, and the middle of every place.

    A place may have its outline in the drawing under the id `outline-…`; legal targets are lit up with it.
    The symbols of tiles are drawn in the scale of the board.
    """

    drawing: str
    width: float
    height: float
    anchors: Mapping[str, Point]


class Art(Protocol):
    """What a game can draw; a symbol is called by noun and id: `card-sneak`, `token-chalice`, `fact-gold`."""

    def symbols(self) -> Mapping[str, str]:
        """Return every symbol by its id."""

    def style(self) -> str:
        """Return a style sheet for drawings that stand alone."""

    def board(self, static: Static) -> BoardArt | None:
        """Return the board, or None if plain lines will do."""

    def face(self, noun: str, id: str, title: str, text: str) -> str | None:
        """Return the face of a card as a drawing of 250 × 350, or None."""
