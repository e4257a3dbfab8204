"""Rooms and fate cards, written down from the lists once more."""

from functools import cache
from typing import NamedTuple

SHAPES = {"straight": (0, 2), "corner": (0, 1), "tee": (0, 1, 3), "cross": (0, 1, 2, 3)}
"""The sides with an exit, clockwise from north."""
TURNS = 4


@cache
def turned(shape: str, turns: int) -> frozenset[int]:
    """Return the sides with an exit of a shape after quarter turns clockwise."""
    return frozenset((side + turns) % TURNS for side in SHAPES[shape])


class Room(NamedTuple):
    """A room card."""

    id: str
    kind: str
    shape: str
    flag: int = 0
    bonus: int = 0

    def exits(self, turns: int) -> frozenset[int]:
        """Return the sides with an exit after quarter turns clockwise."""
        return turned(self.shape, turns)

    def looks(self) -> list[int]:
        """Return the turns that do not look like a smaller one."""
        return [turns for turns in range(TURNS) if self.exits(turns) not in [self.exits(less) for less in range(turns)]]


_ALL = [
    Room("START", "start", "cross"),
    Room("W01", "flag", "corner", flag=1),
    Room("W02", "flag", "tee", flag=2),
    Room("W03", "flag", "straight", flag=2),
    Room("W04", "portal", "cross"),
    Room("W05", "portal", "tee"),
    Room("W06", "chest", "tee"),
    Room("W07", "chest", "straight"),
    Room("W08", "chest", "corner"),
    Room("W09", "chest", "tee", bonus=1),
    Room("W10", "chest", "corner", bonus=1),
    Room("W11", "chest", "straight", bonus=1),
    Room("W12", "chest", "tee", bonus=2),
    Room("W13", "merchant", "tee"),
    Room("W14", "merchant", "cross"),
    Room("W15", "empty", "cross"),
    Room("W16", "empty", "tee"),
    Room("W17", "empty", "corner"),
    Room("I01", "flag", "tee", flag=1),
    Room("I02", "flag", "corner", flag=2),
    Room("I03", "flag", "straight", flag=3),
    Room("I04", "portal", "tee"),
    Room("I05", "portal", "cross"),
    Room("I06", "chest", "tee"),
    Room("I07", "chest", "corner", bonus=1),
    Room("I08", "chest", "tee", bonus=2),
    Room("I09", "chest", "straight", bonus=2),
    Room("I10", "chest", "corner", bonus=2),
    Room("I11", "chest", "tee", bonus=3),
    Room("I12", "chest", "straight", bonus=3),
    Room("I13", "merchant", "tee"),
    Room("I14", "merchant", "corner"),
    Room("I15", "empty", "cross"),
    Room("I16", "empty", "cross"),
    Room("I17", "empty", "tee"),
    Room("I18", "empty", "cross"),
]
ROOMS = {room.id: room for room in _ALL}
WOOD = [room.id for room in _ALL if room.id[0] == "W"]
IRON = [room.id for room in _ALL if room.id[0] == "I"]
FATES = [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8]
ASIDE = 4
