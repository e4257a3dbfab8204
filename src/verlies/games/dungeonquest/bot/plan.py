"""What a sensible hero wants: the treasure, or out; and how pressing the sun is."""

from math import exp
from typing import Final

from verlies.kit.ways import Goal

from ..boards import HALL_CELL, HALL_CELLS, SUN_NUMBERS, SUN_SPACES, TOWERS, walk_straight
from ..content.ids import DRAGON, ESCAPED, NONE
from ..state import DungeonState
from .below import AFTERWARDS, STAY, Catacombs, toll
from .map import Chart, Field, apart, unknown
from .odds import DEATH, Odds

LAST_SAFE: Final = 25
"""The last space of the sun track without a roll."""
PACE: Final = 1.2
"""How many turns a step takes, with detours."""
HOPE: Final = 0.85
"""How many of the turns expected a hero reckons with before he gives the treasure up."""
HURRY: Final = 1.0
"""What a turn costs more with a treasure in hand."""
HAUL: Final = 30_000
"""What a visit to the dragon counts against gold: it nearly always wins, and is what one came for."""
LIFE: Final = 60
"""What coming home counts besides the gold."""
ASLEEP: Final = 0.85
"""How often a visit to the dragon ends well."""
SPREAD: Final = (0.6, 0.8, 1.0, 1.2, 1.4)
"""How much of the turns expected a way takes, in every fifth of all cases."""
LATE: Final = 3.0
"""How many turns must be missing before an empty-handed hero thinks of other loot."""


def daylight(sun: int, turns: float) -> float:
    """Return the chance that the sun is still up after some more turns."""
    share = 1.0
    for step in range(1, int(turns + 0.5) + 1):
        share *= 1 - SUN_NUMBERS.get(min(SUN_SPACES, sun + step), 0) / 6
    return share


def in_time(sun: int, turns: float) -> float:
    """Return the chance that the sun is still up after a way that is expected to take some turns."""
    return sum(daylight(sun, turns * share) for share in SPREAD) / len(SPREAD)


def missing(s: DungeonState, seat: int, rich: bool) -> float:
    """Return how many turns are missing until the sun is low, for the way home or to the treasure and home."""
    cell = s.heroes[seat].cell
    way = min(apart(cell, tower) for tower in TOWERS) if rich else apart(cell, HALL_CELL) + 10
    return way * PACE + 1 - (LAST_SAFE - s.sun)


def haste(s: DungeonState, seat: int, rich: bool) -> float:
    """Return what a turn costs: 1 with time to spare, more when the sun is low or something wastes the hero."""
    short = missing(s, seat, rich)
    return 1.0 + (HURRY if rich else 0.0) + max(0.0, min(3.0, 0.4 * short)) + wasting(s, seat)


def wasting(s: DungeonState, seat: int) -> float:
    """Return what the cards that take effect every turn cost in each."""
    shades = sum(1 for number in s.heroes[seat].active if s.box.cards[number].until_below)
    others = sum(1 for number in s.heroes[seat].active if s.box.cards[number].stays)
    return shades * DEATH / 12 + others * DEATH * 0.6 / max(1, s.life_left(seat))


class Plan:
    """Where one hero is going, and the field of costs that leads there."""

    __slots__ = ("chart", "field", "homing", "odds", "rich", "seat", "state", "under", "way_home", "way_in")

    def __init__(self, state: DungeonState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.rich = state.treasures(seat) > 0
        self.odds = Odds(state, seat, haste(state, seat, self.rich))
        self.chart = Chart(state, seat, self.odds)
        loaded = bool(state.heroes[seat].loot)
        self.way_home = self.way_to(self.chart.towers()) if loaded else unknown()
        self.way_in = self.way_home if self.rich else self.way_to(list(HALL_CELLS))
        self.homing = self.rich or self.give_up()
        self.field = self.way_home if self.homing else self.way_in
        self.under: Catacombs | None = None

    # Ways

    def way_to(self, cells: list[int]) -> Field:
        """Return what it costs to get to the nearest of some fields, on foot or through the catacombs."""
        goals = [(cell, 0.0, 0.0) for cell in cells]
        entrances = self.entrances()
        if self.shaded():
            return self.chart.survey(goals + [(cell, self.below(cell, cells), 0.0) for cell in entrances])
        on_foot = self.chart.survey(goals)
        ways_down = self.ways_down(on_foot, entrances) if entrances else []
        return self.chart.survey(goals + ways_down) if ways_down else on_foot

    def entrances(self) -> list[int]:
        """Return the known ways down."""
        s = self.state
        rooms = s.box.rooms
        stairs = [cell for cell, tile in enumerate(s.map) if tile != NONE and rooms[tile // 4].stairs]
        return stairs + s.entrances

    def ways_down(self, on_foot: Field, entrances: list[int]) -> list[Goal]:
        """Return the ways down that are better than walking as goals, with what is likely to be still ahead there."""
        under = Catacombs(self.chart, on_foot)
        cost = self.toll()
        found = [(cell, cost + under.ahead(cell), STAY + AFTERWARDS) for cell in entrances]
        return [goal for goal in found if goal[1] < on_foot.cost[4 * goal[0]]]

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
        return self.toll() + self.catacombs().ahead(cell)

    def toll(self) -> float:
        """Return what a journey through the catacombs costs, wherever it leads."""
        return toll(self.odds, self.plain_turn(), LAST_SAFE - self.state.sun)

    def catacombs(self) -> Catacombs:
        """Return where journeys below lead, seen from where the hero is going."""
        if self.under is None:
            self.under = Catacombs(self.chart, self.field)
        return self.under

    def plain_turn(self) -> float:
        """Return what a turn costs where no shade follows."""
        return self.odds.turn - wasting(self.state, self.seat)

    # Decisions

    def value(self, field: Field, node: int) -> tuple[float, float]:
        """Return the turns to a goal, and the chance of living to see it."""
        turns = field.turns[node] * HOPE
        danger = max(0.0, field.cost[node] - turns / HOPE * self.plain_turn())
        return turns, exp(-danger / DEATH)

    def give_up(self) -> bool:
        """Return whether what the hero has is worth more than what he may get."""
        s = self.state
        gold = sum(s.heroes[self.seat].worth)
        if not s.heroes[self.seat].loot or s.terms.solo:
            return False
        here = self.chart.here()
        away, safe = self.value(self.way_home, here)
        there, alive = self.value(self.way_in, here)
        back, home = self.value(self.way_home, 4 * HALL_CELL)
        bold = in_time(s.sun, there + back) * alive * home * ASLEEP * (HAUL + LIFE)
        meek = in_time(s.sun, away) * safe * (gold + LIFE)
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
