"""A map that grows: its fields are numbered as they come into reach, so numbers stay small whatever its shape."""

from typing import Final

from mypy_extensions import mypyc_attr

from verlies.core.parts import Kept, Open, Shared

from .grid import EASTWARD, SOUTHWARD
from .tiles import NONE, SIDES, Map, Tile, facing

MIDDLE: Final = 512
SPAN: Final = 2 * MIDDLE
"""A place is `(x + MIDDLE) * SPAN + y + MIDDLE`; x grows to the east, y to the south."""
STEPS: Final = tuple(EASTWARD[side] * SPAN + SOUTHWARD[side] for side in range(SIDES))
"""How far away, as such a number, the place on each side is."""


def spot(x: int, y: int) -> int:
    """Return a place as one number."""
    return (x + MIDDLE) * SPAN + y + MIDDLE


def way_to(place: int) -> str:
    """Return the way from the start to a place, given as one number: `n2e1`, or `start` itself."""
    x, y = place // SPAN - MIDDLE, place % SPAN - MIDDLE
    down = f"n{-y}" if y < 0 else f"s{y}" if y else ""
    across = f"w{-x}" if x < 0 else f"e{x}" if x else ""
    return down + across or "start"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chart(Map):
    """A map without an edge. It begins with field 0 at (0, 0), and n tiles reach at most 3 n + 2 fields."""

    spots: Open[Shared[list[int]]]
    """The place of each field."""
    near: Kept[list[int]]
    """For each field the four beside it, NONE where none came into reach; to look for a place among all takes long."""

    def at(self, x: int, y: int) -> int:
        """Return the field at a place, or NONE if it never came into reach."""
        return self._field(spot(x, y))

    def _field(self, place: int) -> int:
        """Return the field at a place given as one number, or NONE."""
        spots = self.spots
        for field in range(len(spots)):
            if spots[field] == place:
                return field
        return NONE

    def place(self, field: int) -> tuple[int, int]:
        """Return where a field is."""
        there = self.spots[field]
        return there // SPAN - MIDDLE, there % SPAN - MIDDLE

    def beside(self, field: int, side: int) -> int:
        """Return the field on one side of a field, or NONE if it never came into reach."""
        if not self.near:
            fields = {place: number for number, place in enumerate(self.spots)}
            self.near = [fields.get(place + step, NONE) for place in self.spots for step in STEPS]
        return self.near[field * SIDES + side]

    def lay(self, field: int, kind: int, turns: int) -> None:
        """Lay a tile on a field, or turn it there; the fields around come into reach."""
        super().lay(field, kind, turns)
        for side in range(SIDES):
            if self.beside(field, side) == NONE:
                self._reach(self.spots[field] + STEPS[side])

    def _reach(self, place: int) -> None:
        """Give a place that comes into reach the next number."""
        new = len(self.spots)
        around = [NONE] * SIDES
        for field, there in enumerate(self.spots):
            if there - place in (-1, 1, -SPAN, SPAN):
                around[STEPS.index(there - place)] = field
        self.near = self.near + around
        for side, other in enumerate(around):
            if other != NONE:
                self.near[other * SIDES + facing(side)] = new
        self.spots = [*self.spots, place]
        self.lying = [*self.lying, NONE]

    def name(self, field: int) -> str:
        """Return the id of a field, the way to it from the start; nothing if it never came into reach."""
        return way_to(self.spots[field]) if field < len(self.spots) else ""

    def bounds(self) -> tuple[int, int, int, int]:
        """Return the least x and y and the greatest x and y where something lies; all 0 if nothing does."""
        places = [self.place(field) for field in range(len(self.lying)) if self.lying[field] != NONE] or [(0, 0)]
        xs = [x for x, _ in places]
        ys = [y for _, y in places]
        return min(xs), min(ys), max(xs), max(ys)


def empty_chart(kinds: tuple[Tile, ...]) -> Chart:
    """Return a chart on which nothing lies."""
    chart = Chart()
    chart.kinds, chart.lying, chart.spots = kinds, [NONE], [spot(0, 0)]
    return chart
