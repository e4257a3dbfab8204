"""Rooms and tunnels."""


class Tunnel:
    """A way out of a room, as it can be walked."""

    __slots__ = ("boots", "locked", "monsters", "to", "wraps")

    def __init__(self, to: int, boots: int, monsters: int, locked: bool, wraps: bool) -> None:
        self.to = to
        self.boots = boots
        """What it costs; two with footprints."""
        self.monsters = monsters
        """How much damage it does, less one for each sword spent."""
        self.locked = locked
        self.wraps = wraps


class Room:
    """A room with what is printed in it."""

    __slots__ = (
        "artifact",
        "cave",
        "depths",
        "exits",
        "heal",
        "id",
        "idols",
        "major",
        "market",
        "minor",
        "near",
        "x",
        "y",
    )

    def __init__(
        self,
        id: str,
        x: float,
        y: float,
        depths: bool = False,
        cave: bool = False,
        market: bool = False,
        heal: int = 0,
        artifact: int = 0,
        major: int = 0,
        minor: int = 0,
        idols: int = 0,
    ) -> None:
        self.id = id
        self.x = x
        self.y = y
        self.depths = depths
        self.cave = cave
        self.market = market
        self.heal = heal
        self.artifact = artifact
        """The value printed on its artifact space; 0 if it has none."""
        self.major = major
        """How many large secrets lie there at the start."""
        self.minor = minor
        self.idols = idols
        self.exits: list[Tunnel] = []
        """The tunnels that can be walked from here."""
        self.near: list[int] = []
        """The rooms a tunnel joins to this one, whatever its direction."""


class Board:
    """One side of the board."""

    __slots__ = ("first", "last", "name", "rooms", "start")

    def __init__(self, name: str, rooms: list[Room], first: int, last: int) -> None:
        self.name = name
        self.rooms = rooms
        """The rooms of both sides; this one has those from `first` to before `last`."""
        self.first = first
        self.last = last
        self.start = first
        """The place outside, where everybody begins and wants to come back to."""

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
