"""Ways: what can be reached in so many steps, what it costs to get somewhere, and by which way."""

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Final

from mypy_extensions import mypyc_attr

from .tiles import Map

FAR: Final = float("inf")
"""What it costs to get where nothing leads."""
Goal = tuple[int, float, float]
"""A node to get to, what it still costs from there, and how long that takes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ways:
    """Nodes from 0 to `size` - 1 (rooms, fields, or fields entered by a side) and where one can go from each."""

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size = size

    def edges(self, node: int) -> list[tuple[int, float]]:
        """Return where one can go from a node, and what that costs."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class MapWays(Ways):
    """The fields of a map; a step leads to a field that is joined."""

    __slots__ = ("map",)

    def __init__(self, m: Map) -> None:
        super().__init__(len(m.lying))
        self.map = m

    def edges(self, node: int) -> list[tuple[int, float]]:
        """Return the joined fields, a step each."""
        return [(to, 1.0) for to in self.map.joined_to(node)]


def within(ways: Ways, start: int, steps: int) -> dict[int, int]:
    """Return what can be reached in at most so many steps, nearest first, with the fewest steps; costs do not count."""
    out = {start: 0}
    ring = [start]
    for step in range(1, steps + 1):
        ahead: list[int] = []
        for node in ring:
            for to, _ in ways.edges(node):
                if to not in out:
                    out[to] = step
                    ahead.append(to)
        ring = ahead
        if not ring:
            break
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """Dijkstra's algorithm, backwards from goals: what it costs to get there, and how long the cheapest way is.

    Costs are never negative. What "long" means is up to `spread`: steps, boots, turns.
    """

    __slots__ = ("cost", "done", "far", "heap", "length")

    def __init__(self, size: int, far: float = FAR) -> None:
        self.far = far
        """What is written where no way is known; no way that costs as much counts."""
        self.cost = [far] * size
        self.length = [far] * size
        """How long that very way is."""
        self.done = [False] * size
        self.heap: list[tuple[float, int]] = []

    def clear(self) -> None:
        """Forget what was found; whoever holds the lists keeps them."""
        size = len(self.cost)
        self.cost = [self.far] * size
        self.length = [self.far] * size
        self.done = [False] * size
        self.heap = []

    def spread(self, node: int, cost: float, length: float) -> None:
        """Call `reach` for every node from which one can go to a node that is settled."""
        raise NotImplementedError

    def reach(self, node: int, cost: float, length: float) -> None:
        """Note a way from a node, if it is better than what is known."""
        if cost < self.cost[node] and not self.done[node]:
            self.cost[node] = cost
            self.length[node] = length
            heappush(self.heap, (cost, node))

    def find(self, goals: Sequence[Goal]) -> None:
        """Find the cheapest way to some goal from everywhere."""
        for node, cost, length in goals:
            self.reach(node, cost, length)
        while self.heap:
            cost, node = heappop(self.heap)
            if not self.done[node]:
                self.done[node] = True
                self.spread(node, cost, self.length[node])


class _Back(Search):
    """The edges of `Ways`, taken backwards."""

    __slots__ = ("into",)

    def __init__(self, ways: Ways) -> None:
        super().__init__(ways.size)
        self.into: list[list[tuple[int, float]]] = [[] for _ in range(ways.size)]
        for node in range(ways.size):
            for to, price in ways.edges(node):
                self.into[to].append((node, price))

    def spread(self, node: int, cost: float, length: float) -> None:
        """Go back along every edge that leads here."""
        for come_from, price in self.into[node]:
            self.reach(come_from, cost + price, length + 1.0)


def costs(ways: Ways, goals: Sequence[int]) -> list[float]:
    """Return what it costs to get from every node to the cheapest of some goals; FAR where nothing leads there."""
    search = _Back(ways)
    search.find([(goal, 0.0, 0.0) for goal in goals])
    return search.cost


def way(ways: Ways, start: int, goal: int) -> list[int]:
    """Return the nodes of a cheapest way, both ends among them; empty if there is none."""
    search = _Back(ways)
    search.find([(goal, 0.0, 0.0)])
    if search.cost[start] == FAR:
        return []
    out = [start]
    while out[-1] != goal:
        out.append(_next(ways, search, out[-1]))
    return out


def _next(ways: Ways, search: Search, node: int) -> int:
    """Return where a cheapest way goes on; what is free of charge must be nearer by steps, so it never goes round."""
    for to, price in ways.edges(node):
        if search.cost[to] + price == search.cost[node] and search.length[to] + 1.0 == search.length[node]:
            return to
    raise ValueError("edges that change while a way is sought")
