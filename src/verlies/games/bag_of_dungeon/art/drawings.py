# mypyc: interpreted
"""All drawings of Bag of Dungeon, made from data.

A symbol's id is the noun and the id of what it shows: `tile-T07`, `item-bow`, `monster-troll` (a portrait),
`foe-troll` (a piece on the map), `hero-elf`, `pawn-elf`, `skill-renew`, `slot-hand`, `token-ring`, `fact-health`,
`mark-ap`, `die-6`, `banner-hand` (a card's frame), `back-items` (a bag), and `icon-…` for what they are made of.
"""

from collections.abc import Mapping
from functools import cache

from verlies.core.art import BoardArt
from verlies.core.scene import Static

from ..content.ids import SORTS
from ..content.tiles import FLOORS
from .cards import BANNERS, frames
from .faces import face
from .icons import icons
from .items import items
from .paint import PAINTS
from .people import people
from .tiles import tile

OTHER_FACES = {"T04s": (3, "spikes", 0), "T39m": (38, "monster", 12), "T02x": (1, "exit", 0)}
"""Tiles that show something else under a setting: the tile whose sides they have, what is on it, and its number."""


def tiles() -> dict[str, str]:
    """Return every tile, also as it is under a setting."""
    out = {f"tile-{each.id}": tile(each.id, each.sides, SORTS[each.sort], each.number) for each in FLOORS}
    for name, (like, sort, number) in OTHER_FACES.items():
        out[f"tile-{name}"] = tile(name, FLOORS[like].sides, sort, number)
    return out


@cache
def symbols() -> dict[str, str]:
    """Return every symbol of the game by its id."""
    return {**icons(), **people(), **items(), **tiles(), **frames()}


class BagArt:
    """The drawings of Bag of Dungeon as every client asks for them."""

    def symbols(self) -> Mapping[str, str]:
        """Return every symbol by its id."""
        return symbols()

    def style(self) -> str:
        """Return the colours for drawings that stand alone, and for cards on a page."""
        banners = "".join(f".banner-{name}{{--banner:{PAINTS(name)}!important}}" for name in BANNERS)
        return PAINTS.style() + banners

    def board(self, static: Static) -> BoardArt | None:
        """Return nothing: the map grows from tiles."""
        return None

    def face(self, noun: str, id: str, title: str, text: str) -> str | None:
        """Return the face of an item or a monster; everything else has its symbol."""
        return face(noun, id, title, text)
