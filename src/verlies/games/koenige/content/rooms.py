# mypyc: interpreted
"""All 36 room cards as data: kind, exits as printed, and what is to be had there."""

from collections.abc import Mapping

from ..kinds import Room
from .ids import CHEST, EMPTY, FLAG, IRON, MERCHANT, NONE, PORTAL, START, WOOD

SHAPES = {"straight": (1, 0, 1, 0), "corner": (1, 1, 0, 0), "tee": (1, 1, 0, 1), "cross": (1, 1, 1, 1)}
"""The exits of each shape, clockwise from north."""


def rooms(back: int, kinds: Mapping[int, str]) -> list[Room]:
    """Describe the room cards with one back, numbered through: the shape of each, and how much is to be had there."""
    cards = [(kind, *card.partition(":")) for kind, row in kinds.items() for card in row.split()]
    return [
        room(f"{'WI'[back]}{n:02}", kind, shape, int(much or 0)) for n, (kind, shape, _, much) in enumerate(cards, 1)
    ]


def room(id: str, kind: int, shape: str, much: int = 0) -> Room:
    """Describe a room card, with the value of its flag or the bonus of its chest."""
    back = {"W": WOOD, "I": IRON}.get(id[0], NONE)
    return Room(id, SHAPES[shape], kind, back, shape, much if kind == FLAG else 0, much if kind == CHEST else 0)


WOODEN = {
    FLAG: "corner:1 tee:2 straight:2",
    PORTAL: "cross tee",
    CHEST: "tee straight corner tee:1 corner:1 straight:1 tee:2",
    MERCHANT: "tee cross",
    EMPTY: "cross tee corner",
}
FERROUS = {
    FLAG: "tee:1 corner:2 straight:3",
    PORTAL: "tee cross",
    CHEST: "tee corner:1 tee:2 straight:2 corner:2 tee:3 straight:3",
    MERCHANT: "tee corner",
    EMPTY: "cross cross tee cross",
}
ROOMS: list[Room] = [room("START", START, "cross"), *rooms(WOOD, WOODEN), *rooms(IRON, FERROUS)]
"""A room is named by its index here; on the map it is `index * 4 + quarter turns clockwise`."""
FLAG_ROOMS: list[int] = [number for number, each in enumerate(ROOMS) if each.kind == FLAG]
"""The room of each flag token; a token is named by its index here."""
