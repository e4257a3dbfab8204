"""What to pay for: cards, devices, monsters, goods and potions."""

from typing import Final

from verlies.core.option import KIND

from .._klong_common.card import ANYWHERE, GEM, MONSTER, RESERVE
from .._klong_common.table import GAP, HAND
from .._klong_common.words import BUY, DRINK, FIGHT, GOODS, USE
from .boards import ROOMS
from .bot_plan import NO_TOKEN, Plan
from .bot_sight import Sight
from .bot_values import ACQUIRED, PLAYED, POINTS, Weights, Yield, yield_of
from .bot_walk import NO_OPTION, Walk, entry_gains
from .cards import CARDS
from .ids import BACKPACK, CROWNS, EXPLORE, KEY, MERCENARY, PRICE, SECRET_TOME
from .tokens import TOKENS

WORTH_BUYING: Final = 0.3
"""A card that adds less than this is left where it lies."""
WORTH_FIGHTING: Final = 0.1
WORTH_DRINKING: Final = 1.2
"""What a potion has to bring now; it can be kept for later."""
LAST_TURNS: Final = 2.0
"""With fewer turns left than this, potions are not kept any longer."""
LEAST_CARD: Final = 0.3
"""No deck is so bad that a card of it is worth less than this."""
MOST_PLAYS: Final = 6.0
"""No card bought is played more often than this."""
DANGER_ROUNDS: Final = 2.0
"""How many rounds a danger card would lie in the row."""
RESERVE_NUMBERS: Final = (MERCENARY, EXPLORE, SECRET_TOME)


class Ware:
    """A card that can be bought: its option, price and worth."""

    __slots__ = ("cost", "option", "worth")

    def __init__(self, option: int, cost: int, worth: float) -> None:
        self.option = option
        self.cost = cost
        self.worth = worth


class Moment:
    """A turn in which all cards are played: what is offered, and what has been worked out about it."""

    __slots__ = ("_walks", "gains", "options", "plan", "plays", "sight", "turns", "wares", "weights")

    def __init__(self, sight: Sight, options: list[int]) -> None:
        self.sight = sight
        self.options = options
        self.plan = Plan(sight, sight.key)
        self.weights = sight.weights()
        self.weights.draw = average_card(sight, self.weights)
        self.turns = turns_left(self.plan) if sight.inside else 0.0
        """How many turns are still to come."""
        self.plays = plays_left(sight, self.turns)
        """How often a card bought now will be played."""
        self.gains = entry_gains(sight) if sight.inside else []
        self._walks: dict[tuple[int, int, int], Walk] = {}
        self.wares = wares(self)

    def walk(self, boots: int = 0, swords: int = 0, teleports: int = 0) -> Walk:
        """Return the best walk with so much more of boots, swords and teleports than there are."""
        name = (boots, swords, teleports)
        if name not in self._walks:
            self._walks[name] = Walk(self.plan, self.gains, boots, swords, teleports)
        return self._walks[name]

    def walk_gain(self, boots: int, swords: int, teleports: int) -> float:
        """Return how much better the best walk is with so much more."""
        if not self.sight.inside:
            return 0.0
        return self.walk(boots, swords, teleports).value - self.walk().value


def average_card(sight: Sight, weights: Weights) -> float:
    """Return what a card of the own deck is worth on average when it is played."""
    total = 0.0
    for card in sight.cards:
        total += weights.of(PLAYED[card])
    return max(LEAST_CARD, total / max(1, len(sight.cards)))


def turns_left(plan: Plan) -> float:
    """Return how many turns the way to an artifact and home takes, as far as there is time."""
    room = plan.sight.me.room
    way = plan.home.cost[room]
    goal = plan.best_goal(room, NO_TOKEN, plan.points)
    if goal is not None:
        way = goal.ways.cost[room] + goal.home
    return min(plan.horizon, way / plan.pace)


def plays_left(sight: Sight, turns: float) -> float:
    """Return how often a card that is bought now will be played."""
    wait = len(sight.me.deck) / HAND
    return min(MOST_PLAYS, max(0.0, turns - wait) * HAND / (len(sight.cards) + 1))


def card_worth(moment: Moment, number: int) -> float:
    """Return the points that a bought card brings."""
    weights = moment.weights
    gives = PLAYED[number]
    each = weights.of(gives) - weights.draw
    return POINTS[number] + moment.plays * each + weights.of(ACQUIRED[number])


def refill_price(sight: Sight) -> float:
    """Return the points lost because a new card of the row may wake the dragon."""
    return sight.attack_chance() * sight.draws() * sight.share(sight.seat) * sight.hurt()


def wares(moment: Moment) -> list[Ware]:
    """Return the cards on offer that are worth buying."""
    refill = refill_price(moment.sight)
    out: list[Ware] = []
    for option in moment.options:
        if BUY <= option < BUY + KIND:
            card = CARDS[option - BUY]
            worth = card_worth(moment, option - BUY) - (0.0 if card.set == RESERVE else refill)
            if worth > WORTH_BUYING:
                discount = moment.sight.turn.discount if card.banner == GEM else 0
                out.append(Ware(option, max(card.cost - discount, 0), worth))
    return out


def best_basket(wares: list[Ware], first: int, skill: int) -> tuple[float, int]:
    """Return the worth of the best purchases from `first` on, and the option to begin with."""
    best = 0.0
    option = NO_OPTION
    for i in range(first, len(wares)):
        ware = wares[i]
        if ware.cost <= skill:
            follow = i if ware.option - BUY in RESERVE_NUMBERS else i + 1
            rest, _ = best_basket(wares, follow, skill - ware.cost)
            if ware.worth + rest > best:
                best = ware.worth + rest
                option = ware.option
    return best, option


def basket(moment: Moment, skill: int) -> float:
    """Return the worth of the best purchases for so much skill."""
    return best_basket(moment.wares, 0, skill)[0]


def purchase(moment: Moment) -> int:
    """Return the next card to buy, or `NO_OPTION`."""
    return best_basket(moment.wares, 0, moment.sight.turn.skill)[1]


def purchase_bound_to_place(moment: Moment) -> int:
    """Return a card to buy now because it can be had only in rooms like this one."""
    option = purchase(moment)
    if option != NO_OPTION and CARDS[option - BUY].place != ANYWHERE:
        return option
    return NO_OPTION


# Devices and monsters


def reward(moment: Moment, gives: Yield) -> float:
    """Return what effects bring at once; boots, swords and teleports by the walk they allow."""
    plain = Yield()
    plain.add(gives, 1.0)
    plain.boots = plain.swords = plain.teleports = 0.0
    plain.skill = 0.0
    worth = moment.weights.of(plain)
    if gives.skill:
        skill = moment.sight.turn.skill
        worth += basket_gain(moment, skill, int(gives.skill))
    return worth


def basket_gain(moment: Moment, skill: int, more: int) -> float:
    """Return what more skill brings; what cannot be bought with it yet is guessed."""
    return max(basket(moment, skill + more) - basket(moment, skill), more * 0.3)


def use_gain(moment: Moment, number: int) -> float:
    """Return what using a device brings, less what its skill would buy otherwise."""
    card = CARDS[number]
    gives = PLAYED[number]
    skill = moment.sight.turn.skill
    lost = basket(moment, skill) - basket(moment, skill - card.cost)
    moved = moment.walk_gain(int(gives.boots), int(gives.swords), int(gives.teleports))
    return reward(moment, gives) + moved + calm(moment.sight, number) - lost - refill_price(moment.sight)


def fight_gain(moment: Moment, number: int) -> float:
    """Return what beating a monster brings, less what its swords would do otherwise."""
    card = CARDS[number]
    gives = PLAYED[number]
    moved = moment.walk_gain(int(gives.boots), int(gives.swords) - card.cost, int(gives.teleports))
    refill = 0.0 if card.set == RESERVE else refill_price(moment.sight)
    return reward(moment, gives) + moved + calm(moment.sight, number) - refill


def calm(sight: Sight, number: int) -> float:
    """Return what it is worth that a danger card leaves the row."""
    if not CARDS[number].danger or CARDS[number].set == RESERVE:
        return 0.0
    attacks = sight.attack_chance() * (1 + len(sight.others)) * DANGER_ROUNDS
    return attacks * sight.share(sight.seat) * sight.hurt()


def best_action(moment: Moment) -> int:
    """Return the device to use or monster to fight that brings most, or `NO_OPTION`."""
    best = WORTH_FIGHTING
    choice = NO_OPTION
    for option in moment.options:
        gain = 0.0
        if USE <= option < USE + KIND:
            gain = use_gain(moment, option - USE)
        elif FIGHT <= option < FIGHT + KIND:
            gain = fight_gain(moment, option - FIGHT)
        if gain > best:
            best, choice = gain, option
    return choice


# Goods and potions


def goods_gain(plan: Plan, token: int, room: int) -> float:
    """Return what a good is worth to somebody who stands in a market, its price already paid."""
    sight = plan.sight
    price = float(PRICE - TOKENS[token].points)
    if token in CROWNS:
        return -price
    if token == KEY:
        return 0.0 if sight.key else Plan(sight, True).worth(room, NO_TOKEN) - plan.worth(room, NO_TOKEN) - price
    if token == BACKPACK:
        return backpack_gain(plan, room) - price
    return 0.0


def backpack_gain(plan: Plan, room: int) -> float:
    """Return what one more artifact could bring: the second one on top of the best plan without it."""
    sight = plan.sight
    if sight.artifacts():
        goal = best_second(plan, room)
        return max(0.0, goal - plan.worth(room, NO_TOKEN))
    return 0.0


def best_second(plan: Plan, room: int) -> float:
    """Return the points to expect when a further artifact is fetched from a room."""
    return max((plan.fetch(goal, room, plan.points, 0.0) for goal in plan.goals), default=0.0)


def best_good(moment: Moment) -> int:
    """Return the good to buy here, or `NO_OPTION`."""
    best = 0.0
    choice = NO_OPTION
    for option in moment.options:
        if GOODS <= option < GOODS + KIND:
            gain = goods_gain(moment.plan, option - GOODS, moment.sight.me.room)
            if gain > best:
                best, choice = gain, option
    return choice


def add_market_gains(moment: Moment) -> None:
    """Let the walk know what markets are worth to somebody with enough gold."""
    sight = moment.sight
    if sight.me.gold < PRICE:
        return
    for number, room in enumerate(ROOMS):
        if room.market and number != sight.me.room:
            gain = max((goods_gain(moment.plan, token, number) for token in set(sight.view.goods)), default=0.0)
            moment.gains[number] += max(0.0, gain)


def potion(moment: Moment) -> int:
    """Return the potion to drink now, or `NO_OPTION`."""
    for option in moment.options:
        if DRINK <= option < DRINK + KIND and drink_gain(moment, option - DRINK) > 0:
            return option
    return NO_OPTION


def drink_gain(moment: Moment, token: int) -> float:
    """Return what a potion brings now, less what it is kept for."""
    gives = yield_of(TOKENS[token].use)
    kept = WORTH_DRINKING if moment.turns > LAST_TURNS else 0.0
    sight = moment.sight
    if gives.heal:
        full = sight.me.damage >= gives.heal
        low = sight.health <= 3
        return 1.0 if sight.inside and sight.me.damage and (full or low) else 0.0
    moved = moment.walk_gain(int(gives.boots), int(gives.swords), 0)
    return moved + fights_with(moment, int(gives.swords)) - kept


def fights_with(moment: Moment, more: int) -> float:
    """Return what the best monster is worth that so many more swords would beat."""
    if not more:
        return 0.0
    swords = moment.sight.turn.swords
    best = 0.0
    for number in moment.sight.view.dungeon.row:
        if number != GAP and swords < CARDS[number].cost <= swords + more and FIGHTABLE[number]:
            best = max(best, reward(moment, PLAYED[number]) - WORTH_DRINKING)
    return best


FIGHTABLE: Final = [card.banner == MONSTER and card.place == ANYWHERE for card in CARDS]
"""Which cards are monsters that can be fought anywhere."""
