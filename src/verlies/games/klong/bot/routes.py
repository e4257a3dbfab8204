"""Distances on the board, for the bot: boots, with a price on monsters, caves and long tunnels."""

from typing import Final

from verlies.core.parts import Value
from verlies.kit.ways import Search

from ....families.klong.bot.guesses import FAR
from ....families.klong.bot.plan import Ways
from ....families.klong.bot.routes import way_cost
from ..boards import BOARDS, ROOMS
from ..content.ids import ARTIFACT_VALUES


class Tunnel(Value):
    """A tunnel seen from its far end."""

    come_from: int
    boots: int
    monsters: int
    locked: bool
    cave: bool
    """Whether it leads into a crystal cave."""

    def cost(self, weakness: int) -> float:
        """Return what it costs to walk through it."""
        return way_cost(self.boots, self.monsters, self.cave, weakness)


def _entrances() -> list[list[Tunnel]]:
    """Return for every room the tunnels that lead into it."""
    into: list[list[Tunnel]] = [[] for _ in ROOMS]
    for number, room in enumerate(ROOMS):
        for way in room.exits:
            into[way.to].append(Tunnel(number, way.boots, way.monsters, way.locks > 0, ROOMS[way.to].cave))
    return into


ENTRANCES: Final = _entrances()
SURFACE: Final = {
    name: [number for number in board.numbers() if not ROOMS[number].depths] for name, board in BOARDS.items()
}
"""The rooms above the Depths, by board."""
ARTIFACT_ROOMS: Final = {
    name: [next(number for number in board.numbers() if ROOMS[number].artifact == value) for value in ARTIFACT_VALUES]
    for name, board in BOARDS.items()
}
"""Where the artifacts lie, least valuable first, by board."""

_known: dict[tuple[int, int, bool, int], Ways] = {}


def ways_to(goal: int, key: bool, weakness: int) -> Ways:
    """Return the distances of all rooms to one goal."""
    name = (goal, -1, key, weakness)
    if name not in _known:
        _known[name] = _search([goal], key, weakness)
    return _known[name]


def ways_up(board: str, key: bool, weakness: int) -> Ways:
    """Return the distances of all rooms to the nearest one above the Depths."""
    name = (-1, BOARDS[board].start, key, weakness)
    if name not in _known:
        _known[name] = _search(SURFACE[board], key, weakness)
    return _known[name]


def _search(goals: list[int], key: bool, weakness: int) -> Ways:
    """Return the distances of all rooms to the nearest of some goals."""
    search = Routes(key, weakness)
    search.find([(goal, 0.0, 0.0) for goal in goals])
    return Ways(search.cost, search.length)


class Routes(Search):
    """The search through the tunnels, backwards; its length is boots."""

    __slots__ = ("key", "weakness")

    def __init__(self, key: bool, weakness: int) -> None:
        super().__init__(len(ROOMS), FAR)
        self.key = key
        self.weakness = weakness

    def spread(self, node: int, cost: float, length: float) -> None:
        """Go back through the tunnels that lead into a room."""
        for tunnel in ENTRANCES[node]:
            if self.key or not tunnel.locked:
                self.reach(tunnel.come_from, cost + tunnel.cost(self.weakness), length + tunnel.boots)
