# mypyc: interpreted
"""What is said of an option before it is taken: as in the family, and what the rooms of KLONG! do."""

from collections.abc import Iterator

from verlies.core.option import KIND
from verlies.kit.ways import FAR, Ways, costs

from ...families.klong import notes as family
from ...families.klong.moves import monsters_of, way_by
from ...families.klong.options import MOVE, TELEPORT
from .boards import ROOMS
from .state import KlongState


class Tunnels(Ways):
    """The tunnels of the board by their boots, as far as a thief can open them."""

    __slots__ = ("key",)

    def __init__(self, key: bool) -> None:
        super().__init__(len(ROOMS))
        self.key = key

    def edges(self, node: int) -> list[tuple[int, float]]:
        """Return where the tunnels of a room lead."""
        return [(way.to, float(way.boots)) for way in ROOMS[node].exits if self.key or not way.locks]


_home: dict[tuple[int, bool], list[float]] = {}


def home(s: KlongState, room: int) -> float:
    """Return how many boots it is from a room to the outside."""
    name = (s.outside(), s.has_key(s.active))
    if name not in _home:
        _home[name] = costs(Tunnels(name[1]), [name[0]])
    return _home[name][room]


def notes(s: KlongState, option: int) -> tuple[str, ...]:
    """Return the ids of the texts that say more of an option."""
    kind, number = option - option % KIND, option % KIND
    if kind not in (MOVE, TELEPORT):
        return family.notes(s, option)
    way = way_by(s, s.active, number) if kind == MOVE else None
    boots, monsters = (way.boots, monsters_of(s, way)) if way is not None else (0, 0)
    wounds = s.thieves[s.active].damage + max(0, monsters - s.turn.swords)
    room = way.to if way is not None else number
    return (*family.notes(s, option), *_of_room(s, room, s.turn.boots - boots, wounds))


def _of_room(s: KlongState, number: int, boots: int, wounds: int) -> Iterator[str]:
    """Yield what entering a room does to boots that are left, to wounds, and to the way home with an artifact."""
    room = s.rooms[number]
    if room.cave and boots > 0 and not s.turn.exhausted and not s.turn.steady:
        yield "note-tired"
    if room.heal and wounds:
        yield f"note-heal={min(room.heal, wounds)}"
    if number != s.outside() and s.has_artifact(s.active) and home(s, number) < FAR:
        yield f"note-home={int(home(s, number))}"
