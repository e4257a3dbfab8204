"""Where it pays to explore: where all sides must match, a tile that fits nowhere beside one's own costs the turn."""

from collections.abc import Sequence

from verlies.kit.tiles import facing, fitting, turns_for

from ..content.ids import NONE
from ..state import BagState
from ..tiles import is_closed, is_strict, sides_of, unlaid
from .mind import Mind

LATER = 0.25
"""How much exploring is worth where no tile can fit now, but one that comes later can."""


def chances(mind: Mind, fields: Sequence[int]) -> dict[int, float]:
    """Return the tiles of some from which exploring leads to anything, and how likely it does."""
    s = mind.s
    if not picky(s, mind.seat):
        return dict.fromkeys(fields, 1.0)
    coming = next_tiles(s, mind.seat)
    now = {field: share(mind, field, coming) for field in fields}
    if not any(now.values()):
        left = tiles_left(s, mind.seat)
        now = {field: LATER for field in fields if share(mind, field, left) > 0}
    return {field: likely for field, likely in now.items() if likely > 0}


def picky(s: BagState, seat: int) -> bool:
    """Return whether a tile may fit nowhere; once nothing that is left fits anywhere, all is laid freely."""
    strict = is_strict(s) and not is_closed(s)
    return strict and any(fitting(s.chart, kind, match=True) for kind in tiles_left(s, seat))


def tiles_left(s: BagState, seat: int) -> list[int]:
    """Return the tiles of the stack: those that were put under it, and all that were never seen."""
    seen = s.tiles.seen(seat)
    return [kind for kind in unlaid(s) if kind in seen or NONE in seen]


def next_tiles(s: BagState, seat: int) -> list[int]:
    """Return the tiles that may be drawn next: the one on top if it is known, else any that was never seen."""
    seen = s.tiles.seen(seat)
    return seen[-1:] if seen[-1] != NONE else [kind for kind in unlaid(s) if kind not in seen]


def share(mind: Mind, base: int, kinds: Sequence[int]) -> float:
    """Return how many of some tiles fit beside one that lies, as a share of 1."""
    return sum([1 for kind in kinds if fits(mind, base, kind)]) / max(1, len(kinds))


def fits(mind: Mind, base: int, kind: int) -> bool:
    """Return whether a tile can be attached to one that lies so that all sides match; those of a shape are alike."""
    chart = mind.s.chart
    key = base, chart.kinds[kind].sides
    if key not in mind.fits:
        sides = [(chart.beside(base, side), facing(side)) for side in sides_of(mind.s, base)]
        mind.fits[key] = any(turns_for(chart, field, kind, join, match=True) for field, join in sides)
    return mind.fits[key]


def explores_here(mind: Mind) -> bool:
    """Return whether to explore where one is: if that leads to anything, and nobody else can lay the next tile."""
    return mind.here in chances(mind, explorable(mind, mind.here)) and not left_to_others(mind)


def left_to_others(mind: Mind) -> bool:
    """Return whether the next tile is known, does not fit here, and fits where somebody else can explore.

    Two who put the same tiles under the stack by turns, each the one that the other could lay, would never end.
    """
    s = mind.s
    coming = next_tiles(s, mind.seat) if picky(s, mind.seat) else []
    if len(coming) != 1 or fits(mind, mind.here, coming[0]):
        return False
    others = [s.heroes[other].field for other in s.inside() if other != mind.seat]
    return any(fits(mind, field, coming[0]) for other in others for field in explorable(mind, other))


def explorable(mind: Mind, field: int) -> list[int]:
    """Return the tiles without a monster that can be reached from one."""
    return [each for each in mind.ways_from(field) if not mind.s.monster_at(each) and sides_of(mind.s, each)]
