# mypyc: interpreted
"""What is said of a way before it is taken: in which direction it leads, and what comes of it; and of a price."""

from collections.abc import Iterator

from verlies.core.option import KIND
from verlies.kit.tiles import EAST, NONE, NORTH
from verlies.kit.ways import FAR, Ways, costs

from ...families.klong import notes as family
from ...families.klong.options import GOODS, MOVE, TELEPORT
from .content.ids import MAP
from .kinds import SLOTS, Passage
from .laying import FindHelp, entry_refusal
from .market import FreeGood
from .maze import Maze
from .options import FLUTE, TURN
from .reasons import OK
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
    if kind == TURN:
        return tuple(_of_laying(seen, number))
    said = family.notes(seen, option)
    if kind not in (MOVE, TELEPORT):
        return said
    return (*_notes(seen, seen.passage(seen.asked, number)), *said)


def _of_laying(seen: Catacombs, turns: int) -> Iterator[str]:
    """Yield what laying the tile in hand does, and entering it, if there is one way in."""
    step, pending = seen.agenda[-1].step, seen.maze.pending
    if pending != NONE and seen.tiles.tiles[pending].haunted and seen.bank:
        yield "way-ghost"
    if not isinstance(step, FindHelp):
        return
    ways = seen.maze.entering(seen.passage(seen.asked, step.number), pending, turns)
    open_ways = [way for way in ways if step.jumps or entry_refusal(seen, seen.asked, way) == OK]
    if not open_ways:
        yield "way-stay"
    elif len(open_ways) == 1:
        yield from () if step.jumps else family.harm_of(seen, open_ways[0])
        yield from _of_cave(seen, open_ways[0])


def _of_cave(seen: Catacombs, way: Passage) -> Iterator[str]:
    """Yield that boots no longer count after a crystal cave."""
    if seen.rooms[way.to].cave and not seen.turn.steady:
        yield "way-cave"


def _apart(seen: Catacombs, way: Passage) -> Iterator[str]:
    """Yield by which tunnel a way begins, where another one leads to the same room."""
    others = [each for each in _out_of(seen) if each.to == way.to]
    mouths = {_mouth(seen, each) for each in others}
    if len(mouths) > 1 and _mouth(seen, way) != NONE:
        yield from _by_tunnel(_mouth(seen, way), mouths)


def _out_of(seen: Catacombs) -> list[Passage]:
    """Return the ways out of the room of whoever is asked."""
    return seen.maze.passages(seen.thieves[seen.asked].room)


def _mouth(seen: Catacombs, way: Passage) -> int:
    """Return the port of the next field by which a way leaves its tile; NONE if it begins within it."""
    tunnel = seen.tiles.tunnels[way.tunnels[0]]
    return NONE if tunnel.port == NONE else seen.maze.mouth(tunnel)[1]


def _by_tunnel(port: int, others: set[int]) -> Iterator[str]:
    """Yield in which direction a tunnel leads, and which of two at the same side it is, as seen on the map."""
    side = port // SLOTS
    yield f"way-{DIRECTIONS[(side + 2) % 4]}"
    ports = sorted(each for each in others if each // SLOTS == side)
    if len(ports) > 1:
        first = port == ports[0]
        if side % 2:
            yield "way-upper" if first == (side == EAST) else "way-lower"
        else:
            yield "way-left" if first == (side == NORTH) else "way-right"


def _notes(seen: Catacombs, way: Passage) -> Iterator[str]:
    if way.portal:
        yield "way-portal"
    if way.leaves != NONE:
        yield from _by_tunnel(way.port, {each.port for each in _out_of(seen) if each.leaves == way.leaves})
        yield "way-unknown"
        return
    yield from _apart(seen, way)
    yield from _of_cave(seen, way)
    if way.to != seen.outside() and seen.has_artifact(seen.asked):
        boots = home(seen, seen.asked, way.to)
        yield from (f"note-home={int(boots)}",) if boots < FAR else ()
