# mypyc: interpreted
"""What is said of a way before it is taken: in which direction it leads, and what comes of it; and of a price."""

from collections.abc import Iterator

from verlies.core.option import KIND
from verlies.kit.tiles import NONE
from verlies.kit.ways import FAR, Ways, costs

from ...families.klong import notes as family
from ...families.klong.options import GOODS, MOVE, TELEPORT
from .content.ids import MAP
from .kinds import SLOTS, Passage
from .market import FreeGood
from .maze import Maze
from .options import FLUTE
from .state import Catacombs

DIRECTIONS = "nesw"


class Known(Ways):
    """The tunnels that lie on the map by their boots, as far as a thief can walk them without opening a lock."""

    __slots__ = ("mapped", "maze")

    def __init__(self, maze: Maze, mapped: bool) -> None:
        super().__init__(len(maze.tiles.rooms))
        self.maze = maze
        self.mapped = mapped
        """Whether the arrows do not bind the thief."""

    def edges(self, node: int) -> list[tuple[int, float]]:
        """Return where the tunnels of a room lead."""
        if not self.maze.here(node):
            return []
        exits = self.maze.exits(node)
        ways = exits.ways if self.mapped else exits.along
        return [(way.to, float(way.boots)) for way in ways if way.leaves == NONE and not way.locks]


def home(seen: Catacombs, seat: int, room: int) -> float:
    """Return how many boots it is from a room to the outside, over what lies there."""
    return costs(Known(seen.maze, MAP in seen.thieves[seat].tokens), [seen.outside()])[room]


def notes(seen: Catacombs, option: int) -> tuple[str, ...]:
    """Return the ids of the texts that say more of an option."""
    kind, number = option - option % KIND, option % KIND
    if kind in (GOODS, FLUTE) and not isinstance(seen.agenda[-1].step, FreeGood):
        return ("good-coupon",) if seen.has_coupon(seen.asked) else ()
    said = family.notes(seen, option)
    if kind not in (MOVE, TELEPORT):
        return said
    return (*_notes(seen, seen.passage(seen.asked, number)), *said)


def _notes(seen: Catacombs, way: Passage) -> Iterator[str]:
    if way.portal:
        yield "way-portal"
    if way.leaves != NONE:
        yield f"way-{DIRECTIONS[(way.port // SLOTS + 2) % 4]}"
        yield "way-unknown"
        return
    if seen.rooms[way.to].cave and not seen.turn.steady:
        yield "way-cave"
    if way.to != seen.outside() and seen.has_artifact(seen.asked):
        boots = home(seen, seen.asked, way.to)
        yield from (f"note-home={int(boots)}",) if boots < FAR else ()
