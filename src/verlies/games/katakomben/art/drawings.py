# mypyc: interpreted
"""All drawings of KLONG! Katakomben, made from data: symbols, card faces and tiles."""

from functools import cache

from ....families.klong.art.cards import CardWords, Faces, frames
from ....families.klong.art.drawings import FamilyArt
from ....families.klong.art.emblems import emblems
from ..content.cards import CARDS
from ..content.tiles import TILES
from ..plans import plan
from ..setup import BOX
from .cards import OWN, PLACES
from .emblems import EMBLEMS
from .tiles import UPRIGHT, tiles
from .tokens import icons

__all__ = ["FACES", "CardWords", "KatakombenArt", "symbols"]

FACES = Faces(BOX, OWN, PLACES)


@cache
def symbols() -> dict[str, str]:
    """Return every symbol of the game by its id."""
    drawn = tiles(plan(tile) for tile in TILES.tiles)
    return {**icons(), **frames(), **emblems([card.id for card in CARDS], EMBLEMS), **drawn}


class KatakombenArt(FamilyArt):
    """The drawings of KLONG! Katakomben as every client asks for them; its map grows, so it has no board."""

    def __init__(self) -> None:
        super().__init__(symbols(), FACES)

    def style(self) -> str:
        """Return the family's style sheet, and what keeps signs on turned tiles upright."""
        return super().style() + UPRIGHT
