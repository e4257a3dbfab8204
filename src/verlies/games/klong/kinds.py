"""Rooms and boards."""

from verlies.core.parts import Value, derived

from ...families.klong.kinds import ARTIFACT, CARDS, END, GOODS, SHOP, WALK, Way


class Room(Value):
    """A room with what is printed in it."""

    id: str
    x: float
    y: float
    depths: bool = False
    cave: bool = False
    market: bool = False
    heal: int = 0
    artifact: int = 0
    """The value printed on its artifact space; 0 if it has none."""
    major: int = 0
    """How many large secrets lie there at the start."""
    minor: int = 0
    idols: int = 0
    exits: list[Way] = derived()
    """The tunnels that can be walked from here; they are dug when all rooms are there."""
    near: list[int] = derived()
    """The rooms a tunnel joins to this one, whatever its direction."""
    parts: int = derived()
    """The parts of a turn there can be in this room, whoever is in it."""

    def derive(self) -> None:
        """Begin without tunnels; goods need a market, an artifact its space; teleports and tokens are the thief's."""
        self.exits = []
        self.near = []
        self.parts = CARDS | SHOP | WALK | END | (GOODS if self.market else 0) | (ARTIFACT if self.artifact else 0)


class Board(Value):
    """One side of the board."""

    name: str
    rooms: list[Room]
    """The rooms of both sides; this one has those from `first` to before `last`."""
    first: int
    last: int
    start: int = derived()
    """The place outside, where everybody begins and wants to come back to."""

    def derive(self) -> None:
        """Begin outside."""
        self.start = self.first

    def numbers(self) -> range:
        """Return the numbers of this side's rooms."""
        return range(self.first, self.last)

    def plain(self) -> str:
        """Return its name, by which it is known."""
        return self.name

    @staticmethod
    def restored(name: str) -> "Board":
        """Return the side of that name."""
        return SIDES[name]


SIDES: dict[str, Board] = {}
"""Both sides by name; they are dug in `boards.py`."""
