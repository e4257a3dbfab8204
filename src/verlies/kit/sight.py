"""Sight on a map: what a shot reaches, straight on or round corners, and who stands in between."""

from mypy_extensions import mypyc_attr

from .reasons import BLOCKED, NO_LINE, OK, TOO_FAR
from .tiles import SIDES, Map
from .ways import MapWays, way, within


def line(m: Map, start: int, end: int) -> list[int]:
    """Return the fields of a straight line in which each is joined to the next, both ends among them; else nothing."""
    if start == end:
        return [start]
    for side in range(SIDES):
        out = [start]
        while m.joined(out[-1], side):
            out.append(m.beside(out[-1], side))
            if out[-1] == end:
                return out
    return []


@mypyc_attr(allow_interpreted_subclasses=True)
class FreeWays(MapWays):
    """The fields of a map, but nobody gets past certain ones."""

    __slots__ = ("stops",)

    def __init__(self, m: Map, stops: frozenset[int]) -> None:
        super().__init__(m)
        self.stops = stops

    def edges(self, node: int) -> list[tuple[int, float]]:
        """Return the joined fields; none from where one is stopped."""
        return [] if node in self.stops else super().edges(node)


def path(m: Map, start: int, end: int, stops: frozenset[int] = frozenset()) -> list[int]:
    """Return a shortest way round corners that passes no stop, both ends among its fields; else nothing."""
    return way(FreeWays(m, stops - {start}), start, end)


def in_sight(m: Map, start: int, reach: int, straight: bool, stops: frozenset[int]) -> list[int]:
    """Return all fields that can be hit from one, itself among them: those of which `sight_refusal` says nothing."""
    if not straight:
        free = within(FreeWays(m, stops - {start}), start, reach)
        return [field for field, steps in within(MapWays(m), start, reach).items() if free.get(field) == steps]
    out = [start]
    for side in range(SIDES):
        at = start
        for _ in range(reach):
            if not m.joined(at, side) or (at in stops and at != start):
                break
            at = m.beside(at, side)
            out.append(at)
    return out


def sight_refusal(m: Map, start: int, end: int, reach: int, straight: bool, stops: frozenset[int]) -> int:
    """Return why a field cannot be hit from another one; only stops strictly between the two count.

    Round corners a shot takes any shortest way, so one that is free is enough. One's own field is at distance 0.
    """
    fields = line(m, start, end) if straight else path(m, start, end)
    if not fields:
        return NO_LINE
    if len(fields) - 1 > reach:
        return TOO_FAR
    if straight:
        return BLOCKED if any(field in stops for field in fields[1:-1]) else OK
    return OK if len(path(m, start, end, stops)) == len(fields) else BLOCKED
