"""What a hero has in view while thinking: where everybody is, how far things are, and who could come to help."""

from ..content.ids import NONE
from ..state import BagState

FAR = 99
Graph = list[list[int]]
"""The fields joined to each field."""


def graph_of(s: BagState) -> Graph:
    """Return how the tiles are joined."""
    return [s.neighbours(field) if lying != NONE else [] for field, lying in enumerate(s.chart.lying)]


class Mind:
    """One hero's view of the cave."""

    def __init__(self, s: BagState, seat: int, graph: Graph | None = None, calls: bool = True) -> None:
        self.s = s
        self.seat = seat
        self.calls = calls
        self.hero = s.heroes[seat]
        self.here = self.hero.field
        self.kind = s.kind_of(seat)
        self.graph = graph_of(s) if graph is None else graph
        self.ways: dict[int, dict[int, int]] = {}
        """The steps from each field that was asked for, past no monster."""
        self.fits: dict[tuple[int, tuple[int, ...]], bool] = {}
        """Whether a tile of some shape can be laid beside one that lies, as far as that was asked."""
        self.reached = self.ways_from(self.here)
        """How many steps it is to every tile that can be reached without passing a monster."""

    def ways_from(self, field: int) -> dict[int, int]:
        """Return the steps to all tiles from one; lairs are ends of the way."""
        if field not in self.ways:
            self.ways[field] = self._spread(field)
        return self.ways[field]

    def _spread(self, field: int) -> dict[int, int]:
        found, ring = {field: 0}, [field]
        stops = [lair for lair in self.s.lairs if lair != field]
        while ring:
            ahead: list[int] = []
            for at in ring:
                for to in self.graph[at] if at not in stops else []:
                    if to not in found:
                        found[to] = found[at] + 1
                        ahead.append(to)
            ring = ahead
        return found

    def steps(self, field: int) -> int:
        """Return how far a tile is."""
        return self.reached.get(field, FAR)

    def steps_of(self, other: int, field: int) -> int:
        """Return how far a tile is for somebody else."""
        return self.ways_from(self.s.heroes[other].field).get(field, FAR)

    def friends(self) -> list[int]:
        """Return the others who are alive and on one's side."""
        return [] if self.s.versus() else [other for other in self.s.inside() if other != self.seat]

    def toward(self, field: int) -> int:
        """Return the neighbouring tile through which the shortest way leads, or NONE."""
        if field == self.here or self.steps(field) >= FAR:
            return NONE
        back = self.ways_from(field)
        near = [to for to in self.graph[self.here] if to == field or not self.s.monster_at(to)]
        return min(near, key=lambda to: (back.get(to, FAR), to), default=NONE)

    def missing(self) -> int:
        """Return how much health is missing."""
        return self.kind.health - self.hero.health

    def ap(self) -> int:
        """Return the action points that can still be spent."""
        return 0 if self.s.turn.over else self.hero.ap
