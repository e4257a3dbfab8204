"""What to pay for in Katakomben: how far it helps to walk, and what goods are worth."""

from ....families.klong.bot.walk import WalkingMoment
from ..content.ids import AMULET, BACKPACK, CROWNS, KIT
from ..content.tokens import TOKENS
from .plan import Plan
from .sight import KatakombenSight
from .values import PICK

ROYAL = ("prince", "princess")
"""Captives who are worth something to whoever has a crown."""
ROYAL_POINTS = 5.0


class KatakombenMoment(WalkingMoment):
    """A turn in which all cards are played, with a plan where to go."""

    __slots__ = ("at", "own")

    def __init__(self, sight: KatakombenSight, options: list[int]) -> None:
        self.at = sight
        """What is seen, by its own type."""
        self.own = Plan(sight)
        """The plan, by its own type."""
        super().__init__(self.own, options, self.own.gains)

    def goods_gain(self, token: int) -> float:
        """Return what a good is worth here, its price already paid."""
        return goods_gain(self.own, token, self.at.state.good_price(self.at.seat, token))


def goods_gain(plan: Plan, token: int, price: int) -> float:
    """Return what a good is worth to somebody who pays so much for it."""
    sight = plan.at
    worth = TOKENS[token].points - float(price)
    if token in CROWNS:
        return worth + royal(sight)
    if token == KIT:
        return worth + 2 * PICK
    if token == AMULET:
        return worth + 2 * sight.weights().heal
    return worth + plan.backpack_gain(sight.me.room) if token == BACKPACK else worth


def royal(sight: KatakombenSight) -> float:
    """Return what the first crown adds to royal captives."""
    owned = sight.me.tokens
    if any(token in CROWNS for token in owned):
        return 0.0
    return ROYAL_POINTS * sum(1 for token in owned if TOKENS[token].id in ROYAL)


def add_market_gains(moment: KatakombenMoment) -> None:
    """Let the walk know what markets are worth to somebody with enough gold."""
    sight = moment.at
    goods = [t for t in set(sight.seen.goods) if sight.me.gold >= sight.state.good_price(sight.seat, t)]
    if not goods:
        return
    gain = max(moment.goods_gain(token) for token in goods)
    for number, room in enumerate(sight.state.rooms):
        if room.market and number != sight.me.room and room.tile in sight.state.maze.order:
            moment.gains[number] += max(0.0, gain)
