"""How a sensible hero plays: to the treasure, and home in time; and how monsters fight."""

from typing import Any, Final

from verlies.core.observe import Advisor, Observation
from verlies.core.option import KIND, PASS
from verlies.core.rng import Rng

from .board import walk_straight
from .bot_map import FAR, Chart, chance
from .ids import AGILITY, AT_PIT, BY_CARD, MAGIC, NONE, RANGED
from .rolls import SpendDetermination, coming_test, excess
from .state import DungeonState
from .words import (
    ABILITY,
    ATTACK,
    CHOOSE,
    CROSS,
    DESCEND,
    DISCARD,
    DRAGON,
    DRAW,
    ESCAPE,
    FACE,
    FIGHT,
    FLEE,
    GROPE,
    HOP,
    LEAVE,
    MOVE,
    REPEAT,
    REROLL,
    SEARCH,
    SHIFT,
    SPEND,
    USE,
)

LAST_SAFE: Final = 25
"""The last space of the sun track without a roll."""
ROUND_WOUNDS: Final = 0.9
"""How many wounds a round of combat costs each side."""
TURNS: Final = 0.45
"""How many turns a cost of one on the chart takes."""
HERO_ATTACKS: Final = (3, 4, 5)
"""How often out of twelve a hero is ranged, melee, magic: the balance of the outcome table."""
MONSTER_ATTACKS: Final = (4, 3, 5)
BAD_ROOMS: Final = ("pit", "trap", "rotating", "dark", "web")


class DungeonAdvisor(Advisor):
    """Knows how to play DungeonQuest sensibly."""

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        """Return the answer to whatever is asked; what is hidden is guessed anew."""
        options = observation.options
        if len(options) == 1:
            return options[0]
        state = observation.sample(rng)
        assert isinstance(state, DungeonState)
        return Mind(state, observation.view.seat, rng).answer(options)


class Mind:
    """One seat's thoughts about one question."""

    __slots__ = ("chart", "question", "rng", "seat", "state", "subject")

    def __init__(self, state: DungeonState, seat: int, rng: Rng) -> None:
        self.state = state
        self.seat = seat
        self.rng = rng
        frame = state.agenda[-1]
        self.question = type(frame.step).__name__
        self.subject = frame.subject
        self.chart = Chart(state, seat)

    def answer(self, options: list[int]) -> int:
        """Return the answer to the question on top of the agenda."""
        kinds = {option - option % KIND for option in options}
        if ATTACK in kinds:
            return self.attack()
        if SPEND in kinds:
            return self.spend(options)
        if FLEE in kinds:
            return self.flee(options)
        if MOVE in kinds or SEARCH in kinds or DRAGON in kinds:
            return self.move(options)
        if FACE in kinds:
            return self.face(options)
        return self.other(options, kinds)

    def other(self, options: list[int], kinds: set[int]) -> int:
        """Return the answer to a question about cards, abilities or chance."""
        if USE in kinds or ABILITY in kinds:
            return self.use(options)
        if DISCARD in kinds:
            return self.throw_off(options)
        if DRAW in kinds:
            return self.draw(options)
        if CHOOSE in kinds:
            return max(options, key=self.card_worth)
        if LEAVE in kinds:
            return LEAVE
        if CROSS in kinds:
            return CROSS if self.chart.agility > 0.6 else PASS
        if REROLL in kinds:
            return self.reroll()
        return options[self.rng.below(len(options))] if SHIFT in kinds else options[0]

    # Where things stand

    def rich(self) -> bool:
        """Return whether the hero has what he came for."""
        return self.state.treasures(self.seat) > 0

    def time(self) -> int:
        """Return how many turns are left without danger of sunset."""
        return LAST_SAFE - self.state.sun

    def life(self) -> int:
        """Return how many wounds the hero can take."""
        return self.state.life_left(self.seat)

    def home(self) -> bool:
        """Return whether it is time to go home."""
        s = self.state
        if self.rich():
            return True
        if not s.heroes[self.seat].loot:
            return False
        cell = s.heroes[self.seat].cell
        there = self.chart.distances(self.chart.goals(home=False))[cell]
        return self.life() < 4 or (2 * there + 4) * TURNS > self.time() + 3

    # Moves

    def move(self, options: list[int]) -> int:
        """Return the cheapest way to the goal, or what else brings one on."""
        if ESCAPE in options and (self.rich() or self.home()):
            return ESCAPE
        if DRAGON in options and self.stay():
            return DRAGON
        distances = self.chart.distances(self.chart.goals(self.home()))
        costs = {option: self.cost(option, distances) for option in options}
        best = min(options, key=lambda option: costs[option])
        if costs[best] > FAR / 2 and SEARCH in options:
            return SEARCH
        return best

    def stay(self) -> bool:
        """Return whether another dragon card is worth the risk."""
        s = self.state
        left = s.decks[7].count()
        here = s.heroes[self.seat].cell
        back = self.chart.distances(self.chart.goals(home=True))[here]
        if not self.rich():
            return True
        return s.treasures(self.seat) < 4 and left > 6 and self.life() > 9 and self.time() > back * TURNS + 6

    def cost(self, option: int, distances: list[float]) -> float:
        """Return what an option costs on the way to the goal."""
        kind = option - option % KIND
        if kind == MOVE:
            return self.walk(option - MOVE, distances)
        if kind == HOP:
            return distances[option - HOP] + 0.2
        if kind == CROSS:
            return 3.0 + 8 * (1 - self.chart.agility)
        return {GROPE: 2.0, SEARCH: 30.0, DESCEND: 28.0, ESCAPE: 60.0, DRAGON: 40.0, USE: 45.0}.get(kind, 90.0)

    def walk(self, to: int, distances: list[float]) -> float:
        """Return what going to a neighbouring field costs, and the way from there."""
        chart = self.chart
        here = self.state.heroes[self.seat].cell
        for cell, side in chart.sides(here):
            if to == walk_straight(cell, side, 1)[0] and to != cell:
                step = chart.step(cell, side)
                return (step if step < FAR else chart.enter(to)) + distances[to]
        return chart.enter(to) + distances[to]

    def face(self, options: list[int]) -> int:
        """Return the direction that brings the travel marker towards the goal."""
        s = self.state
        distances = self.chart.distances(self.chart.goals(self.home()))
        start = s.heroes[self.seat].cell if self.question == "PlaceMarker" else s.turn.spot
        return min(options, key=lambda option: distances[walk_straight(start, option - FACE, 3)[0]])

    # Fights

    def attack(self) -> int:
        """Return an attack in the balance of the outcome table, for hero or monster."""
        weights = HERO_ATTACKS if self.seat == self.subject else MONSTER_ATTACKS
        if self.seat == self.subject and self.state.fight.round == 1 and self.shoots_first():
            return ATTACK + RANGED
        at = self.rng.below(sum(weights))
        for attack in (RANGED, 1, MAGIC):
            if at < weights[attack]:
                return ATTACK + attack
            at -= weights[attack]
        return ATTACK

    def shoots_first(self) -> bool:
        """Return whether a ranged first round is free of wounds."""
        s = self.state
        return any(s.box.abilities[number].id == "first_shot" for number in s.kind_of(self.seat).abilities)

    def flee(self, options: list[int]) -> int:
        """Return whether to flee: when that is likely to cost less than fighting on."""
        s = self.state
        stay = FIGHT if FIGHT in options else PASS
        penalty, life = self.rumour()
        flee = max(0.05, chance(s.attribute(self.seat, AGILITY) + s.heroes[self.seat].determination))
        fighting = max(1.0, life - s.fight.wounds) * ROUND_WOUNDS
        fleeing = (1 / flee - 1) * ROUND_WOUNDS + penalty + 1.0
        if penalty >= self.life():
            return stay
        return FLEE if fleeing < fighting else stay

    def rumour(self) -> tuple[float, float]:
        """Return the usual escape penalty and life of the monster that is met."""
        s = self.state
        names = [card for card in s.box.cards if card.name >= 0 and s.fight.name in (NONE, card.name)]
        slips = any(s.box.abilities[number].id == "slip" for number in s.kind_of(self.seat).abilities)
        penalty = 0.0 if slips else sum(card.penalty for card in names) / len(names)
        return penalty, sum(card.life for card in names) / len(names)

    # Tests, wounds and cards

    def spend(self, options: list[int]) -> int:
        """Return the markers that make a test succeed; a rune where they do not suffice."""
        s = self.state
        step = s.agenda[-1].step
        assert isinstance(step, SpendDetermination)
        needed = excess(s, self.seat, step.test)
        if SPEND + needed in options:
            return SPEND + needed
        runes = [option for option in options if option < SPEND]
        deadly = step.test.context == AT_PIT or self.life() < 6
        return runes[0] if runes and deadly else SPEND

    def use(self, options: list[int]) -> int:
        """Return what is used now, or to let the moment pass."""
        for option in options:
            if option != PASS and self.useful(option):
                return option
        return options[0]

    def useful(self, option: int) -> bool:
        """Return whether a card or ability is worth using now."""
        s = self.state
        hurt = s.pending_wounds
        question = self.question
        if question == "OnWounds":
            return hurt >= 4 or hurt >= self.life()
        if question == "AfterRoll":
            return len(s.dice) == 2 and sum(s.dice) >= 8
        if question == "BeforeTest":
            return self.prepare(option)
        if question == "AtTurnStart":
            return option >= USE and s.box.cards[option % KIND].deck == 10 and s.heroes[self.seat].wounds >= 5
        if question == "OnTile":
            return s.room(s.turn.spot).id.split("_")[0] in BAD_ROOMS
        if question == "OnDragon":
            return s.box.cards[s.turn.current].id == "d_rage"
        if question == "AfterSearch":
            return not s.box.cards[s.turn.current].loot
        return question != "InRound" or option < ABILITY or self.life() > 4

    def prepare(self, option: int) -> bool:
        """Return whether to prepare for a test: when failing may kill and the odds are poor."""
        test = coming_test(self.state)
        need = self.state.attribute(self.seat, test.attribute) - test.load
        deadly = any(getattr(step, "cause", 0) >= BY_CARD for step in test.failure)
        poor = chance(need + self.state.heroes[self.seat].determination) < 0.75
        return poor and (deadly or option < ABILITY) and (option < ABILITY or self.life() > 2)

    def throw_off(self, options: list[int]) -> int:
        """Return the cheapest loot if the load is too heavy, or the cheapest where one must choose."""
        cheapest = min((option for option in options if option != PASS), key=self.card_worth)
        if PASS not in options:
            return cheapest
        heavy = self.question == "Unload" and self.chart.agility < 0.7 and self.card_worth(cheapest) < 150
        return cheapest if heavy else PASS

    def card_worth(self, option: int) -> int:
        """Return what a card is worth."""
        card = self.state.box.cards[option % KIND]
        return card.gold + (300 if card.at_end else 0) + (20 if card.use is not None else 0) if card.loot else -1

    def draw(self, options: list[int]) -> int:
        """Return whether to draw a card that may be left."""
        if REPEAT in options:
            return REPEAT
        if PASS not in options:
            return options[0]
        bold = self.life() > 8 and not self.state.heroes[self.seat].loot
        return options[1] if bold else PASS

    def reroll(self) -> int:
        """Return the dice that are above the average."""
        high = [die > 3 for die in self.state.dice]
        return REROLL + (2 if all(high) else 0 if high[0] else 1)
