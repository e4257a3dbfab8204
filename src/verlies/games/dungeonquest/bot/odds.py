"""What a sensible hero expects: the odds of his tests, and what dangers cost him, in turns."""

from typing import Final

from ..content.ids import (
    AGILITY,
    ARMOUR,
    BRIDGE,
    CHASM,
    CORRIDOR,
    DARKNESS,
    DUNGEON_ROOM,
    HALL,
    LUCK,
    PIT,
    ROTATING,
    RUBBLE,
    STRENGTH,
    TOWER,
    TRAP_ROOM,
    WEB,
)
from ..rolls import chance
from ..rooms import load
from ..state import DungeonState

DEATH: Final = 25.0
"""What certain death costs, in turns."""


class Odds:
    """What dangers cost one hero now."""

    __slots__ = (
        "agility",
        "armour",
        "bridge",
        "door",
        "gate",
        "groping",
        "life",
        "luck",
        "monster",
        "rooms",
        "rubble",
        "search",
        "strength",
        "turn",
        "unknown",
        "web",
    )

    def __init__(self, state: DungeonState, seat: int, turn: float) -> None:
        hero = state.heroes[seat]
        more = hero.determination
        self.turn = turn
        """What a turn costs: more than 1 when time is short."""
        self.life = state.life_left(seat)
        self.strength = max(0.05, chance(state.attribute(seat, STRENGTH) + min(2, more)))
        self.agility = max(0.05, chance(state.attribute(seat, AGILITY) + min(2, more)))
        self.luck = chance(state.attribute(seat, LUCK) + more)
        self.armour = chance(state.attribute(seat, ARMOUR) + more)
        balance = chance(state.attribute(seat, AGILITY) + more - load(state, seat))
        self.monster = self.wounds(3.7)
        self.door = 0.75 * turn + self.wounds(1.3)
        beast = min(10.0, 2.5 * (1 / self.strength - 1))
        self.search = 3.5 * turn + 3 * self.wounds(0.4 + 0.067 * beast)
        """How much better the way through a wall must be before a search for it is worth while."""
        self.gate = min(4.0, 1 / self.strength - 1) * turn
        self.web = self.gate
        self.rubble = min(4.0, 1 / self.agility - 1) * turn
        self.groping = 2.0 * turn
        self.bridge = (1 - balance) * (self.wounds(3.5) + self.below())
        self.rooms = self.price_rooms()
        self.unknown = 0.8 * turn + self.average()

    def wounds(self, count: float) -> float:
        """Return what wounds cost."""
        return DEATH * min(1.0, 0.6 * count / max(1, self.life))

    def below(self) -> float:
        """Return what a journey through the catacombs costs."""
        return 6 * self.turn + self.wounds(6)

    def trap(self) -> float:
        """Return what a trap card costs."""
        return 0.14 * (1 - self.armour) * DEATH + self.wounds(1.8) + 0.3 * self.turn

    def card(self) -> float:
        """Return what a dungeon card costs."""
        return 0.12 * self.monster + 0.06 * self.trap() + 0.013 * DEATH + self.wounds(0.1)

    def price_rooms(self) -> list[float]:
        """Return what each kind of room costs, besides the turn."""
        out = [0.0] * 12
        out[DUNGEON_ROOM] = out[RUBBLE] = out[CHASM] = self.card()
        out[CORRIDOR] = 0.05
        out[TRAP_ROOM] = self.trap()
        out[DARKNESS] = 0.0
        out[BRIDGE] = 0.0
        out[ROTATING] = 0.5
        out[WEB] = 0.0
        out[PIT] = (1 - self.luck) * DEATH
        out[TOWER] = 0.0
        out[HALL] = 0.125 * self.wounds(7)
        return out

    def average(self) -> float:
        """Return the danger of an unknown tile."""
        rooms = self.rooms
        return 0.68 * rooms[DUNGEON_ROOM] + 0.043 * rooms[TRAP_ROOM] + 0.017 * rooms[PIT] + 0.2
