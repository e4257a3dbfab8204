"""What a sensible hero wants: the treasure, or out; and how pressing the sun is."""

from math import exp
from typing import Final

from .board import HALL_CELL, HALL_CELLS, SUN_NUMBERS, SUN_SPACES, TOWERS, walk_straight
from .bot_map import Chart, Field, apart
from .bot_odds import DEATH, Odds
from .ids import DRAGON, ESCAPED, NONE
from .state import DungeonState

LAST_SAFE: Final = 25
"""The last space of the sun track without a roll."""
PACE: Final = 1.2
"""How many turns a step takes, with detours."""
HOPE: Final = 0.85
"""How many of the turns expected a hero reckons with before he gives the treasure up."""
HURRY: Final = 1.0
"""What a turn costs more with a treasure in hand."""
HAUL: Final = 3000
"""What a visit to the dragon counts: its gold, and that it nearly always wins."""
LIFE: Final = 60
"""What coming home counts besides the gold."""
ASLEEP: Final = 0.85
"""How often a visit to the dragon ends well."""
FINDS: Final = 2.0
"""What the finds below are worth, in turns."""
EXITS: Final = 0.18
"""How often a card below leads up."""


def daylight(sun: int, turns: float) -> float:
    """Return the chance that the sun is still up after some more turns."""
    share = 1.0
    for step in range(1, int(turns + 0.5) + 1):
        share *= 1 - SUN_NUMBERS.get(min(SUN_SPACES, sun + step), 0) / 6
    return share


def haste(s: DungeonState, seat: int, rich: bool) -> float:
    """Return what a turn costs: 1 with time to spare, more when the sun is low or something wastes the hero."""
    cell = s.heroes[seat].cell
    way = min(apart(cell, tower) for tower in TOWERS) if rich else apart(cell, HALL_CELL) + 10
    short = way * PACE + 1 - (LAST_SAFE - s.sun)
    return 1.0 + (HURRY if rich else 0.0) + max(0.0, min(3.0, 0.4 * short)) + wasting(s, seat)


def wasting(s: DungeonState, seat: int) -> float:
    """Return what the cards that take effect every turn cost in each."""
    shades = sum(1 for number in s.heroes[seat].active if s.box.cards[number].until_below)
    others = sum(1 for number in s.heroes[seat].active if s.box.cards[number].stays)
    return shades * DEATH / 12 + others * DEATH * 0.6 / max(1, s.life_left(seat))


class Plan:
    """Where one hero is going, and the field of costs that leads there."""

    __slots__ = ("chart", "field", "homing", "odds", "rich", "seat", "state", "way_home", "way_in")

    def __init__(self, state: DungeonState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.rich = state.treasures(seat) > 0
        self.odds = Odds(state, seat, haste(state, seat, self.rich))
        self.chart = Chart(state, seat, self.odds)
        loaded = bool(state.heroes[seat].loot)
        self.way_home = self.chart.survey(self.goals(self.chart.towers())) if loaded else Field()
        self.way_in = self.way_home if self.rich else self.chart.survey(self.goals(list(HALL_CELLS)))
        self.homing = self.rich or self.give_up()
        self.field = self.way_home if self.homing else self.way_in

    def goals(self, cells: list[int]) -> list[tuple[int, float]]:
        """Return the goals, and where a shade can be shaken off."""
        out = [(cell, 0.0) for cell in cells]
        s = self.state
        if self.shaded():
            for cell, tile in enumerate(s.map):
                if tile != NONE and (cell in s.entrances or s.box.rooms[tile // 4].stairs):
                    out.append((cell, self.below(cell, cells)))
        return out

    def shaded(self) -> bool:
        """Return whether a shade follows the hero that can be shaken off below."""
        return any(self.state.box.cards[number].until_below for number in self.state.heroes[self.seat].active)

    def below(self, cell: int, cells: list[int]) -> float:
        """Return what it costs to go on through the catacombs, where nothing wastes the hero."""
        far = min(apart(walk_straight(cell, side, 5)[0], goal) for side in range(4) for goal in cells)
        return 6.0 + self.odds.wounds(6) + 2.0 * (far + 2)

    def descend(self, cell: int) -> float:
        """Return what it costs to go on through the catacombs."""
        if self.shaded():
            return self.below(cell, self.chart.towers() if self.homing else list(HALL_CELLS))
        left = LAST_SAFE - self.state.sun - 4
        late = DEATH * (1 - EXITS) ** max(0, left)
        ahead = min(self.journey(cell, side) for side in range(4))
        return 5 * self.plain_turn() + self.odds.wounds(5) + late + ahead - FINDS

    def plain_turn(self) -> float:
        """Return what a turn costs where no shade follows."""
        return self.odds.turn - wasting(self.state, self.seat)

    def journey(self, cell: int, side: int) -> float:
        """Return what is likely to be still ahead after a journey below in one direction."""
        total = 0.0
        for steps in (3, 5, 7):
            spot = walk_straight(cell, side, steps)[0]
            total += min(self.landing(spot, (side + 1) % 4), self.landing(spot, (side + 3) % 4))
        return total / 3

    def landing(self, cell: int, side: int) -> float:
        """Return what is likely to be still ahead after the last leg of a journey below."""
        total = 0.0
        for steps in range(1, 7):
            spot, lost = walk_straight(cell, side, steps)
            at = self.field.cost[4 * spot : 4 * spot + 4]
            total += min(at) + self.chart.enter(spot) + self.odds.wounds(lost)
        return total / 6

    def value(self, field: Field, node: int) -> tuple[float, float]:
        """Return the turns to a goal, and the chance of living to see it."""
        turns = field.turns[node] * HOPE
        danger = max(0.0, field.cost[node] - turns / HOPE * self.plain_turn())
        return turns, exp(-danger / DEATH)

    def give_up(self) -> bool:
        """Return whether what the hero has is worth more than what he may get."""
        s = self.state
        gold = sum(s.heroes[self.seat].worth)
        if not s.heroes[self.seat].loot or s.options.solo:
            return False
        here = self.chart.here()
        away, safe = self.value(self.way_home, here)
        there, alive = self.value(self.way_in, here)
        back, home = self.value(self.way_home, 4 * HALL_CELL)
        bold = daylight(s.sun, there + back) * alive * home * ASLEEP * (HAUL + LIFE)
        meek = daylight(s.sun, away) * safe * (gold + LIFE)
        return meek > bold

    def stay(self) -> bool:
        """Return whether another dragon card is worth the risk: with nothing, or behind a rival, and time to spare."""
        s = self.state
        if not self.rich:
            return True
        gold = sum(s.heroes[self.seat].worth)
        ahead = [sum(hero.worth) for hero in s.heroes if hero.status == ESCAPED]
        behind = max(ahead, default=0) >= gold
        back = self.way_home.turns[4 * HALL_CELL] * PACE
        cards = s.decks[DRAGON].count()
        slack = LAST_SAFE - s.sun - back
        return behind and cards > 4 and slack > 4 and self.odds.life > 9
