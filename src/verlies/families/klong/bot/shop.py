"""What to pay for: cards, devices, monsters, goods and potions."""

from verlies.core.option import KIND
from verlies.core.parts import Value
from verlies.core.tables import NONE

from ..kinds import ANYWHERE, GEM, MONSTER, RESERVE
from ..options import BUY, DRINK, FIGHT, GOODS, USE
from ..state import GAP
from .guesses import DANGER_ROUNDS, LAST_TURNS, LEAST_CARD, MOST_PLAYS, WORTH_BUYING, WORTH_DRINKING, WORTH_FIGHTING
from .sight import Sight
from .values import Weights, Yield


class Ware(Value):
    """A card that can be bought: its option, price and worth."""

    option: int
    cost: int
    worth: float


class Moment:
    """A turn in which all cards are played: what is offered, and what has been worked out about it."""

    __slots__ = ("options", "plays", "sight", "turns", "wares", "weights")

    def __init__(self, sight: Sight, options: list[int], turns: float) -> None:
        self.sight = sight
        self.options = options
        self.weights = sight.weights()
        self.weights.draw = average_card(sight, self.weights)
        self.turns = turns
        """How many turns are still to come."""
        self.plays = plays_left(sight, turns)
        """How often a card bought now will be played."""
        self.wares = wares(self)

    def walk_gain(self, boots: int, swords: int, teleports: int) -> float:
        """Return how much better the best walk is with so much more of each."""
        raise NotImplementedError

    def goods_gain(self, token: int) -> float:
        """Return what a good is worth here, its price already paid."""
        raise NotImplementedError


def average_card(sight: Sight, weights: Weights) -> float:
    """Return what a card of the own deck is worth on average when it is played."""
    total = 0.0
    for card in sight.cards:
        total += weights.of(sight.worths.played[card])
    return max(LEAST_CARD, total / max(1, len(sight.cards)))


def plays_left(sight: Sight, turns: float) -> float:
    """Return how often a card that is bought now will be played."""
    wait = sight.me.deck.count() / sight.box.hand
    return min(MOST_PLAYS, max(0.0, turns - wait) * sight.box.hand / (len(sight.cards) + 1))


def card_worth(moment: Moment, number: int) -> float:
    """Return the points that a bought card brings."""
    weights, worths = moment.weights, moment.sight.worths
    each = weights.of(worths.played[number]) - weights.draw
    return worths.points[number] + moment.plays * each + weights.of(worths.acquired[number])


def refill_price(sight: Sight) -> float:
    """Return the points lost because a new card of the row may wake the dragon."""
    return sight.attack_chance() * sight.draws() * sight.share(sight.seat) * sight.hurt()


def wares(moment: Moment) -> list[Ware]:
    """Return the cards on offer that are worth buying."""
    refill = refill_price(moment.sight)
    out: list[Ware] = []
    for option in moment.options:
        if BUY <= option < BUY + KIND:
            card = moment.sight.box.cards[option - BUY]
            worth = card_worth(moment, option - BUY) - (0.0 if card.set == RESERVE else refill)
            if worth > WORTH_BUYING:
                discount = moment.sight.turn.discount if card.banner == GEM else 0
                out.append(Ware(option, max(card.cost - discount, 0), worth))
    return out


def best_basket(moment: Moment, first: int, skill: int) -> tuple[float, int]:
    """Return the worth of the best purchases from `first` on, and the option to begin with."""
    wares, reserve = moment.wares, moment.sight.box.reserve
    best = 0.0
    option = NONE
    for i in range(first, len(wares)):
        ware = wares[i]
        if ware.cost <= skill:
            follow = i if ware.option - BUY in reserve else i + 1
            rest, _ = best_basket(moment, follow, skill - ware.cost)
            if ware.worth + rest > best:
                best = ware.worth + rest
                option = ware.option
    return best, option


def basket(moment: Moment, skill: int) -> float:
    """Return the worth of the best purchases for so much skill."""
    return best_basket(moment, 0, skill)[0]


def purchase(moment: Moment) -> int:
    """Return the next card to buy, or `NONE`."""
    return best_basket(moment, 0, moment.sight.turn.skill)[1]


def purchase_bound_to_place(moment: Moment) -> int:
    """Return a card to buy now because it can be had only in rooms like this one."""
    option = purchase(moment)
    if option != NONE and moment.sight.box.cards[option - BUY].place != ANYWHERE:
        return option
    return NONE


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
    card = moment.sight.box.cards[number]
    gives = moment.sight.worths.played[number]
    skill = moment.sight.turn.skill
    lost = basket(moment, skill) - basket(moment, skill - card.cost)
    moved = moment.walk_gain(int(gives.boots), int(gives.swords), int(gives.teleports))
    return reward(moment, gives) + moved + calm(moment.sight, number) - lost - refill_price(moment.sight)


def fight_gain(moment: Moment, number: int) -> float:
    """Return what beating a monster brings, less what its swords would do otherwise."""
    card = moment.sight.box.cards[number]
    gives = moment.sight.worths.played[number]
    moved = moment.walk_gain(int(gives.boots), int(gives.swords) - card.cost, int(gives.teleports))
    refill = 0.0 if card.set == RESERVE else refill_price(moment.sight)
    return reward(moment, gives) + moved + calm(moment.sight, number) - refill


def calm(sight: Sight, number: int) -> float:
    """Return what it is worth that a danger card leaves the row."""
    card = sight.box.cards[number]
    if not card.danger or card.set == RESERVE:
        return 0.0
    attacks = sight.attack_chance() * (1 + len(sight.others)) * DANGER_ROUNDS
    return attacks * sight.share(sight.seat) * sight.hurt()


def best_action(moment: Moment) -> int:
    """Return the device to use or monster to fight that brings most, or `NONE`."""
    best = WORTH_FIGHTING
    choice = NONE
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


def best_good(moment: Moment) -> int:
    """Return the good to buy here, or `NONE`."""
    best = 0.0
    choice = NONE
    for option in moment.options:
        if GOODS <= option < GOODS + KIND:
            gain = moment.goods_gain(option - GOODS)
            if gain > best:
                best, choice = gain, option
    return choice


def potion(moment: Moment) -> int:
    """Return the potion to drink now, or `NONE`."""
    for option in moment.options:
        if DRINK <= option < DRINK + KIND and drink_gain(moment, option - DRINK) > 0:
            return option
    return NONE


def drink_gain(moment: Moment, token: int) -> float:
    """Return what a potion brings now, less what it is kept for."""
    gives = moment.sight.worths.yield_of(moment.sight.box.tokens[token].use)
    kept = WORTH_DRINKING if moment.turns > LAST_TURNS else 0.0
    sight = moment.sight
    if gives.heal:
        full = sight.me.damage >= gives.heal
        low = sight.health <= 3
        return 1.0 if sight.inside and sight.me.damage and (full or low) else 0.0
    moved = moment.walk_gain(int(gives.boots), int(gives.swords), 0)
    return moved + fights_with(moment, int(gives.swords)) - kept


def fights_with(moment: Moment, more: int) -> float:
    """Return what the best monster is worth that so many more swords would beat anywhere."""
    if not more:
        return 0.0
    swords = moment.sight.turn.swords
    best = 0.0
    for number in moment.sight.seen.dungeon.row:
        if number == GAP:
            continue
        card = moment.sight.box.cards[number]
        if card.banner == MONSTER and card.place == ANYWHERE and swords < card.cost <= swords + more:
            best = max(best, reward(moment, moment.sight.worths.played[number]) - WORTH_DRINKING)
    return best
