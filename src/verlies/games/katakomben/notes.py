# mypyc: interpreted
"""What is said of a way before it is taken: in which direction it leads, and what comes of it; and of a price."""

from collections.abc import Iterator

from verlies.core.option import KIND
from verlies.kit.tiles import NONE

from ...families.klong import notes as family
from ...families.klong.options import GOODS, MOVE, TELEPORT
from .kinds import SLOTS, Passage
from .market import FreeGood
from .options import FLUTE
from .state import Catacombs

DIRECTIONS = "nesw"


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
    elif seen.rooms[way.to].cave and not seen.turn.steady:
        yield "way-cave"
