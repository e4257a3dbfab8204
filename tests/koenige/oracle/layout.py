"""The rooms that lie: where they fit, which of them are joined, how far they are."""

from typing import NamedTuple

from .facts import ROOMS, Room

Spot = tuple[int, int]
"""Steps to the east and to the south from the start room."""
START: Spot = (0, 0)
AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""From one room to the next, clockwise from north."""


def beside(spot: Spot, side: int) -> Spot:
    """Return the place on one side of a place."""
    return spot[0] + AROUND[side][0], spot[1] + AROUND[side][1]


def name(spot: Spot) -> str:
    """Return what a place is called: the way to it from the start."""
    east, south = spot
    down = f"s{south}" if south > 0 else f"n{-south}" if south else ""
    across = f"e{east}" if east > 0 else f"w{-east}" if east else ""
    return down + across or "start"


class Lying(NamedTuple):
    """A room that lies, with its quarter turns."""

    room: Room
    turns: int

    def open_to(self, side: int) -> bool:
        """Return whether there is an exit on a side."""
        return side in self.room.exits(self.turns)


class Layout:
    """All rooms that lie."""

    def __init__(self) -> None:
        self.at: dict[Spot, Lying] = {START: Lying(ROOMS["START"], 0)}

    def spot(self, called: str) -> Spot:
        """Return the place of that name, with a room or beside one."""
        return next(spot for spot in [*self.at, *self.free()] if name(spot) == called)

    def free(self) -> set[Spot]:
        """Return the empty places beside rooms."""
        around = {beside(spot, side) for spot in self.at for side in range(4)}
        return around - set(self.at)

    def of_kind(self, *kinds: str) -> list[Spot]:
        """Return where rooms of some kinds lie."""
        return [spot for spot, lying in self.at.items() if lying.room.kind in kinds]

    def room(self, spot: Spot) -> Room:
        """Return the room at a place."""
        return self.at[spot].room

    def matches(self, spot: Spot, room: Room, turns: int) -> bool:
        """Return whether every side matches what lies beside it, and at least one exit is joined."""
        joined = False
        for side in range(4):
            other = self.at.get(beside(spot, side))
            if other is None:
                continue
            mine, theirs = side in room.exits(turns), other.open_to((side + 2) % 4)
            if mine != theirs:
                return False
            joined = joined or mine
        return joined

    def borders_flag(self, spot: Spot) -> bool:
        """Return whether a flag room lies beside a place."""
        around = [self.at.get(beside(spot, side)) for side in range(4)]
        return any(other is not None and other.room.kind == "flag" for other in around)

    def turns_at(self, spot: Spot, room: Room) -> list[int]:
        """Return the turns in which a room may be laid at an empty place."""
        if spot in self.at or (room.kind == "flag" and self.borders_flag(spot)):
            return []
        return [turns for turns in room.looks() if self.matches(spot, room, turns)]

    def fits(self, room: Room) -> list[Spot]:
        """Return where a room may be laid."""
        return [spot for spot in self.free() if self.turns_at(spot, room)]

    def other_turns(self, spot: Spot) -> list[int]:
        """Return the turns that would change a room that lies, and match what lies around it."""
        room, now = self.at[spot]
        looks = [turns for turns in room.looks() if room.exits(turns) != room.exits(now)]
        return [turns for turns in looks if self.matches(spot, room, turns)]

    def has_open_exit(self) -> bool:
        """Return whether an exit leads to an empty place."""
        ways = [(spot, side) for spot, lying in self.at.items() for side in lying.room.exits(lying.turns)]
        return any(beside(spot, side) not in self.at for spot, side in ways)

    def joined(self, spot: Spot) -> list[Spot]:
        """Return the rooms that are joined to a room."""
        exits = [(beside(spot, side), (side + 2) % 4) for side in range(4) if self.at[spot].open_to(side)]
        return [other for other, back in exits if other in self.at and self.at[other].open_to(back)]

    def walled(self, spot: Spot) -> list[Spot]:
        """Return the rooms beside a room that are not joined to it."""
        around = [beside(spot, side) for side in range(4)]
        return [other for other in around if other in self.at and other not in self.joined(spot)]

    def distances(self, spot: Spot) -> dict[Spot, int]:
        """Return how many steps everything is away."""
        found = {spot: 0}
        queue = [spot]
        for here in queue:
            for other in self.joined(here):
                if other not in found:
                    found[other] = found[here] + 1
                    queue.append(other)
        return found
