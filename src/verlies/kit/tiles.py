"""Tiles that lie on a map: turning them, what their sides show, where they fit and which of them are joined."""

from typing import Final

from mypy_extensions import mypyc_attr

from verlies.core.parts import Aside, Kept, Open, Part, Shared

from ..core.tables import NONE as NONE
from .reasons import MISMATCH, NO_JOIN, NOT_ADJACENT, NOT_EMPTY, OK

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = 4
QUARTER: Final = 90
"""One turn, in degrees."""
TURNS: Final = 4
"""A tile that lies is `kind * TURNS + quarter turns`, clockwise."""
WALL: Final = 0
"""The sign of a closed side; every other sign is an opening of some sort."""
OPEN: Final = 1
ANY_SIDE: Final = NONE
"""A tile must be joined on some side."""
NO_SIDE: Final = -2
"""A tile need not be joined."""
JOINS: Final = 1
CLASHES: Final = 2
UNASKED: Final[list[int]] = [NONE]
"""Stands for the fields joined to one of which nobody has asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tile:
    """A kind of tile. Its ports are numbered clockwise from north: one a side, or two (N1, N2, E1 …)."""

    __slots__ = ("copies", "distinct", "id", "sides")

    def __init__(self, id: str, copies: int, sides: tuple[int, ...]) -> None:
        self.id = id
        self.copies = copies
        self.sides = sides
        """One sign for each port of the tile as it is printed."""
        self.distinct = distinct_turns(sides)
        """The turns in which it does not look as if it were turned less far."""


def turned(port: int, turns: int, ports: int = 1) -> int:
    """Return where a port gets to by quarter turns clockwise, `ports` of them on each side."""
    return (port + turns * ports) % (SIDES * ports)


def distinct_turns(sides: tuple[int, ...]) -> list[int]:
    """Return the turns in which a tile has its openings elsewhere than in all turns before."""
    ports = len(sides) // SIDES
    open_ports = [port for port, sign in enumerate(sides) if sign > WALL]
    openings = [{turned(port, turns, ports) for port in open_ports} for turns in range(TURNS)]
    return [turns for turns in range(TURNS) if openings[turns] not in openings[:turns]]


def turned_on(tile: int, turns: int) -> int:
    """Return a tile that lies, by quarter turns more."""
    return tile // TURNS * TURNS + (tile + turns) % TURNS


def facing(port: int, ports: int = 1) -> int:
    """Return the port of the next tile that a port meets: N1 meets S2, for both are counted clockwise."""
    return (port // ports + 2) % SIDES * ports + ports - 1 - port % ports


@mypyc_attr(allow_interpreted_subclasses=True)
class Map(Part):
    """What lies where. Who takes one from a save file sets its kinds again."""

    kinds: Aside[tuple[Tile, ...]]
    """What the numbers of `lying` mean."""
    lying: Open[Shared[list[int]]]
    """The tile on each field, or NONE."""
    broken: Open[Shared[list[int]]]
    """Walls that are open for good, sorted: field and port of the tile itself, so that they turn with it."""
    joins: Kept[list[list[int]]]
    """For each field those that are joined to it; maps are walked far more often than they change."""
    calls: Kept[list[int]]
    """The empty fields that beckon."""

    def beside(self, field: int, side: int) -> int:
        """Return the field on one side of a field, or NONE."""
        raise NotImplementedError

    def ports(self) -> int:
        """Return how many ports a side has."""
        return len(self.kinds[0].sides) // SIDES

    def sign(self, field: int, port: int) -> int:
        """Return what a port of the map's compass shows on a field; NONE where nothing lies."""
        tile = self.lying[field]
        if tile == NONE:
            return NONE
        ports = self.ports()
        own = turned(port, -(tile % TURNS), ports)
        if self.broken and field * SIDES * ports + own in self.broken:
            return OPEN
        return self.kinds[tile // TURNS].sides[own]

    def joined(self, field: int, side: int) -> bool:
        """Return whether one can go from a field to the one beside it: an opening meets an opening."""
        other = self.beside(field, side)
        if other == NONE:
            return False
        ports = self.ports()
        for port in range(side * ports, side * ports + ports):
            if self.sign(field, port) > WALL and self.sign(other, facing(port, ports)) > WALL:
                return True
        return False

    def joined_to(self, field: int) -> list[int]:
        """Return the fields that are joined to a field, clockwise from north; nobody changes the list."""
        if not self.joins:
            self.joins = [UNASKED] * len(self.lying)
        if self.joins[field] is UNASKED:
            self.joins[field] = [self.beside(field, side) for side in range(SIDES) if self.joined(field, side)]
        return self.joins[field]

    def lay(self, field: int, kind: int, turns: int) -> None:
        """Lay a tile on a field, or turn the one that lies there; another kind has its walls whole."""
        if self.broken and self.lying[field] // TURNS != kind:
            block = SIDES * self.ports()
            self.broken = [each for each in self.broken if each // block != field]
        self.lying = self.lying[:]
        self.lying[field] = kind * TURNS + turns % TURNS
        self._forget()

    def _forget(self) -> None:
        """Forget what followed from the map before it changed."""
        self.joins, self.calls = [], []

    def open(self, field: int, side: int) -> None:
        """Break the wall on one side of a field for good, through to the tile beside it if there is one."""
        ports = self.ports()
        for port in range(side * ports, side * ports + ports):
            self._open_port(field, port)
            other = self.beside(field, side)
            if other != NONE:
                self._open_port(other, facing(port, ports))

    def _open_port(self, field: int, port: int) -> None:
        if self.sign(field, port) == WALL:
            own = turned(port, -self.lying[field], self.ports())
            self.broken = sorted([*self.broken, field * SIDES * self.ports() + own])
            self._forget()

    def in_reach(self) -> list[int]:
        """Return the empty fields beside a tile."""
        return [field for field in range(len(self.lying)) if self.lying[field] == NONE and self.touches(field)]

    def beckoning(self) -> list[int]:
        """Return the empty fields that beckon; nobody changes the list."""
        if not self.calls:
            self.calls = [field for field in range(len(self.lying)) if self.beckons(field)]
        return self.calls

    def beckons(self, field: int) -> bool:
        """Return whether an empty field has a tile beside it that is open to it."""
        ports = self.ports()
        for side in range(SIDES if self.lying[field] == NONE else 0):
            other = self.beside(field, side)
            for port in range(side * ports, side * ports + ports):
                if other != NONE and self.sign(other, facing(port, ports)) > WALL:
                    return True
        return False

    def touches(self, field: int) -> bool:
        """Return whether a tile lies beside a field."""
        for side in range(SIDES):
            other = self.beside(field, side)
            if other != NONE and self.lying[other] != NONE:
                return True
        return False


def meeting(m: Map, field: int, kind: int, turns: int, side: int) -> int:
    """Return whether a tile would be joined (`JOINS`) on one side, and an opening closed there (`CLASHES`)."""
    other = m.beside(field, side)
    if other == NONE or m.lying[other] == NONE:
        return 0
    ports = m.ports()
    sides = m.kinds[kind].sides
    out = 0
    for port in range(side * ports, side * ports + ports):
        mine = sides[turned(port, -turns, ports)] > WALL
        theirs = m.sign(other, facing(port, ports)) > WALL
        if mine and theirs:
            out |= JOINS
        elif mine or theirs:
            out |= CLASHES
    return out


def fit_refusal(m: Map, field: int, kind: int, turns: int, join: int = ANY_SIDE, match: bool = False) -> int:
    """Return why a tile cannot be laid: it must be joined on `join`, and with `match` close no opening anywhere."""
    if m.lying[field] != NONE:
        return NOT_EMPTY
    if not m.touches(field):
        return NOT_ADJACENT
    met = [meeting(m, field, kind, turns, side) for side in range(SIDES)]
    joins = any(each & JOINS for each in met) if join == ANY_SIDE else join == NO_SIDE or met[join] & JOINS > 0
    if not joins:
        return NO_JOIN
    return MISMATCH if match and any(each & CLASHES for each in met) else OK


def turns_for(m: Map, field: int, kind: int, join: int = ANY_SIDE, match: bool = False) -> list[int]:
    """Return how a tile may be turned on a field."""
    return [turns for turns in range(TURNS) if fit_refusal(m, field, kind, turns, join, match) == OK]


def fitting(m: Map, kind: int, join: int = ANY_SIDE, match: bool = False) -> list[tuple[int, int]]:
    """Return everywhere a tile may be laid, as field and turns; empty if it fits nowhere."""
    return [(field, turns) for field in m.in_reach() for turns in turns_for(m, field, kind, join, match)]
