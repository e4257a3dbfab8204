"""The labyrinth of the oracle: what lies where, which sides are open, how far it is."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from .facts import SHAPE, SHAPES

Place = tuple[int, int]
"""How far east and how far south of the start."""
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
SIDES = range(4)


def beside(place: Place, side: int, far: int = 1) -> Place:
    """Return the place so far away on one side."""
    return place[0] + STEPS[side][0] * far, place[1] + STEPS[side][1] * far


def name(place: Place) -> str:
    """Return a place as the program calls it."""
    x, y = place
    down = f"n{-y}" if y < 0 else f"s{y}" if y else ""
    across = f"w{-x}" if x < 0 else f"e{x}" if x else ""
    return down + across or "start"


@dataclass
class Dungeon:
    """The tiles that are laid, each with its quarter turns, and the walls that were broken."""

    laid: dict[Place, tuple[str, int]] = field(default_factory=dict)
    broken: set[tuple[Place, int]] = field(default_factory=set)
    known_ways: dict[Place, list[Place]] = field(default_factory=dict)
    """Where one can walk from a tile, once it was asked for and until the next tile is laid."""

    def lay(self, place: Place, tile: str, turns: int) -> None:
        """Lay a tile."""
        self.laid[place] = (tile, turns)
        self.known_ways = {}

    def break_wall(self, place: Place, side: int) -> None:
        """Open a wall between two tiles for good."""
        both = ((place, side), (beside(place, side), (side + 2) % 4))
        self.broken |= {each for each in both if not self.open(*each)}
        self.known_ways = {}

    def open(self, place: Place, side: int) -> bool:
        """Return whether a laid tile is open on a side."""
        tile, turns = self.laid[place]
        return shows(tile, turns, side) or (place, side) in self.broken

    def ways(self, place: Place) -> list[Place]:
        """Return the tiles one can walk to."""
        if place not in self.known_ways:
            self.known_ways[place] = [beside(place, side) for side in SIDES if self.joined(place, side)]
        return self.known_ways[place]

    def joined(self, place: Place, side: int) -> bool:
        """Return whether both sides are open between two tiles."""
        other = beside(place, side)
        return other in self.laid and self.open(place, side) and self.open(other, (side + 2) % 4)

    def gaps(self, place: Place) -> list[int]:
        """Return the open sides of a tile beside which nothing lies."""
        return [side for side in SIDES if self.open(place, side) and beside(place, side) not in self.laid]

    def walls(self, place: Place) -> list[int]:
        """Return the closed sides of a tile beside which nothing lies."""
        return [side for side in SIDES if not self.open(place, side) and beside(place, side) not in self.laid]

    def closed(self) -> bool:
        """Return whether no open side is left anywhere."""
        return not any(self.gaps(place) for place in self.laid)

    def turns(self, place: Place, tile: str, side: int, strict: bool) -> list[int]:
        """Return how a tile may be turned on a place that is joined to a laid tile on a side."""
        fitting = [turns for turns in SIDES if shows(tile, turns, side)]
        return [turns for turns in fitting if not strict or self._matches(place, tile, turns)]

    def _matches(self, place: Place, tile: str, turns: int) -> bool:
        around = [(side, beside(place, side)) for side in SIDES if beside(place, side) in self.laid]
        return all(shows(tile, turns, side) == self.open(there, (side + 2) % 4) for side, there in around)

    def fits_somewhere(self, tile: str) -> bool:
        """Return whether a tile could be laid at an open side of any tile, all touching sides matching."""
        gaps = [(beside(place, side), (side + 2) % 4) for place in self.laid for side in self.gaps(place)]
        return any(self.turns(place, tile, side, True) for place, side in gaps)

    def distances(self, start: Place, barred: set[Place]) -> dict[Place, int]:
        """Return how far all tiles are on foot; one does not go on from barred ones, but for the start."""
        found = {start: 0}
        edge = [start]
        for place in edge:
            if place == start or place not in barred:
                new = [way for way in self.ways(place) if way not in found]
                found.update(dict.fromkeys(new, found[place] + 1))
                edge += new
        return found

    def rays(self, start: Place, far: int) -> Iterator[list[Place]]:
        """Yield the straight lines over joined tiles, each as far as it goes, without the start."""
        for side in SIDES:
            line: list[Place] = []
            here = start
            while len(line) < far and self.joined(here, side):
                here = beside(here, side)
                line.append(here)
            yield line


def shows(tile: str, turns: int, side: int) -> bool:
    """Return whether a tile that was turned shows an opening on a side."""
    return (side - turns) % 4 in SHAPES[SHAPE[tile]]
