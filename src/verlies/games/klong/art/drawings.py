# mypyc: interpreted
"""All drawings of KLONG!, made from data: symbols, card faces and both sides of the board."""

from functools import cache

from verlies.core.art import BoardArt
from verlies.core.scene import Static

from ....families.klong.art.cards import CardWords, Faces, frames, plain
from ....families.klong.art.drawings import FamilyArt
from ....families.klong.art.emblems import emblems
from ..content.cards import CARDS
from ..rooms import ReachSecret
from ..setup import BOX
from .board import ANCHORS, HEIGHT, WIDTH, board, place_anchor
from .emblems import EMBLEMS
from .tokens import icons

__all__ = ["FACES", "CardWords", "KlongArt", "board", "place_anchor", "symbols"]

FACES = Faces(BOX, {ReachSecret: plain("icon-secret")})


@cache
def symbols() -> dict[str, str]:
    """Return every symbol of the game by its id."""
    return {**icons(), **frames(), **emblems([card.id for card in CARDS], EMBLEMS)}


class KlongArt(FamilyArt):
    """The drawings of KLONG! as every client asks for them."""

    def __init__(self) -> None:
        super().__init__(symbols(), FACES)

    def board(self, static: Static) -> BoardArt | None:
        """Return the side of the board that has the places of a table."""
        for name, anchors in ANCHORS.items():
            if static.places and static.places[0].id in anchors:
                return BoardArt(board(name), WIDTH, HEIGHT, anchors)
        return None
