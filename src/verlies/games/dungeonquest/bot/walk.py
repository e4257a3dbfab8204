"""How a sensible hero moves: which way, through which wall, and how the catacombs are used."""

from verlies.core.option import KIND, PASS
from verlies.kit.tiles import WALL

from ..boards import NEIGHBOURS
from ..catacombs import Land
from ..content.ids import NONE, RUNE, WEB
from ..options import CROSS, DESCEND, DRAGON, ESCAPE, FACE, GROPE, HOP, MOVE, ROTATE, SEARCH, SIDE, USE
from ..ways import side_to
from .map import FAR
from .mind import Mind


class Walker(Mind):
    """A hero who asks himself where to go."""

    def move(self, options: list[int]) -> int:
        """Return the cheapest way to the goal, or what else brings one on."""
        plan = self.plan()
        if ESCAPE in options and plan.homing:
            return ESCAPE
        if DRAGON in options and plan.stay():
            return DRAGON
        costs = {option: self.cost(option) for option in options}
        best = min(options, key=lambda option: costs[option])
        if SEARCH in options and costs[best] > self.through_walls() + plan.odds.search:
            return SEARCH
        return best

    def cost(self, option: int) -> float:
        """Return what an option costs on the way to the goal."""
        plan = self.plan()
        kind = option - option % KIND
        here = self.state.heroes[self.seat].cell
        if kind == MOVE:
            return self.walk(option - MOVE)
        if kind == HOP:
            return plan.field.cost[4 * (option - HOP)] + 0.2
        if kind == CROSS:
            return self.cross()
        if kind == DESCEND:
            return plan.descend(here)
        if option == PASS:
            return self.linger()
        if kind == USE:
            return self.magic(option - USE)
        return {GROPE: 2.0, ESCAPE: FAR, DRAGON: FAR, SEARCH: FAR / 2}.get(kind, FAR)

    def linger(self) -> float:
        """Return what ending the turn on a bridge costs, or staying where one is."""
        if self.question == "Bridge":
            return min(self.cross(), self.back()) + 0.9 * self.plan().odds.turn
        return FAR

    def back(self) -> float:
        """Return what it costs to leave a bridge the way one came."""
        hero = self.state.heroes[self.seat]
        if hero.side == NONE:
            return FAR
        side = (hero.side + self.state.map[hero.cell]) % 4
        return self.through(hero.cell, side) + self.plan().odds.turn

    def cross(self) -> float:
        """Return what crossing the bridge costs, and the way from there."""
        s = self.state
        hero = s.heroes[self.seat]
        side = (hero.side + 2 + s.map[hero.cell]) % 4
        return self.plan().odds.bridge + self.through(hero.cell, side)

    def walk(self, to: int) -> float:
        """Return what going to a neighbouring field costs, and the way from there."""
        way = side_to(self.state, self.seat, to)
        return FAR if way is None else self.through(way[0], way[1]) + self.inner(way[0], way[1])

    def inner(self, cell: int, side: int) -> float:
        """Return what it costs to get to a side of the room one is in."""
        hero = self.state.heroes[self.seat]
        chart = self.plan().chart
        kind = chart.kinds[cell]
        if hero.side == NONE or chart.node(cell, 1) == 4 * cell:
            return 0.0
        if kind == WEB and self.question == "TakeAction":
            return chart.odds.web  # whoever begins a turn there tears it for every way, also for the way back
        entry = (hero.side + self.state.map[cell]) % 4
        more = chart.crossing(kind, cell, entry, side)
        return 0.0 if more >= FAR else more

    def through(self, cell: int, side: int) -> float:
        """Return what going through a side of a room costs, and the way from there."""
        s = self.state
        plan = self.plan()
        to = NEIGHBOURS[cell][side]
        if to == NONE:
            return FAR
        chart = plan.chart
        cost = chart.enter(to) + plan.field.cost[chart.node(to, (side + 2) % 4)]
        if self.question in ("TakeAction", "TowerRoom"):
            cost += chart.obstacle(s.exit_of(cell, side))
            if s.map[to] != NONE:
                cost += chart.obstacle(s.exit_of(to, (side + 2) % 4))
        return cost

    def through_walls(self) -> float:
        """Return what the best neighbouring field costs, walls aside."""
        here = self.state.heroes[self.seat].cell
        return min(self.through(here, side) for side in range(4))

    def magic(self, card: int) -> float:
        """Return what using a card in the action phase costs."""
        return self.through_walls() + 2.0 if self.state.box.cards[card].deck == RUNE else FAR

    def face(self, options: list[int]) -> int:
        """Return the direction that brings the travel marker towards the goal."""
        s = self.state
        if self.question == "PlaceMarker":
            cell = s.heroes[self.seat].cell
            return min(options, key=lambda option: self.plan().catacombs().journey(cell, option - FACE))
        below = self.plan().catacombs()
        ahead = below.landing if self.surfaces() else below.staying
        return min(options, key=lambda option: ahead(s.turn.spot, option - FACE))

    def surfaces(self) -> bool:
        """Return whether the journey that is under way ends above."""
        return any(frame.step.surface for frame in self.state.agenda if isinstance(frame.step, Land))

    def stand(self, options: list[int]) -> int:
        """Return the side of a divided room, or the turn of a tile, that leads on best."""
        return min(options, key=self.outlook)

    def outlook(self, option: int) -> float:
        """Return what the best way out costs if one chooses so."""
        s = self.state
        plan = self.plan()
        cell = s.heroes[self.seat].cell
        if option < ROTATE:
            return plan.field.cost[plan.chart.node(cell, option - SIDE)]
        cell = s.turn.spot
        tile = s.map[cell] // 4 * 4 + (option - ROTATE - 2) % 4
        exits = s.box.rooms[tile // 4].sides
        ways = [side for side in range(4) if exits[(side - tile) % 4] != WALL]
        return min((self.through(cell, side) for side in ways), default=FAR)
