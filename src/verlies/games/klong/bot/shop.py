"""What to pay for in KLONG!: how far it helps to walk, and what goods are worth."""

from verlies.core.tables import NONE

from ....families.klong.bot.walk import WalkingMoment
from ..boards import ROOMS
from ..content.ids import BACKPACK, CROWNS, KEY, PRICE
from ..content.tokens import TOKENS
from .plan import Plan, entry_gains
from .sight import KlongSight


class KlongMoment(WalkingMoment):
    """A turn in which all cards are played, with a plan where to go."""

    __slots__ = ("at", "own")

    def __init__(self, sight: KlongSight, options: list[int]) -> None:
        self.at = sight
        """What is seen, by its own type."""
        self.own = Plan(sight, sight.key)
        """The plan, by its own type."""
        super().__init__(self.own, options, entry_gains(sight) if sight.inside else [])

    def goods_gain(self, token: int) -> float:
        """Return what a good is worth here."""
        return goods_gain(self.own, self.at, token, self.sight.me.room)


def goods_gain(plan: Plan, sight: KlongSight, token: int, room: int) -> float:
    """Return what a good is worth to somebody who stands in a market, its price already paid."""
    price = float(PRICE - TOKENS[token].points)
    if token in CROWNS:
        return -price
    if token == KEY:
        return 0.0 if sight.key else Plan(sight, True).worth(room, NONE) - plan.worth(room, NONE) - price
    if token == BACKPACK:
        return plan.backpack_gain(room) - price
    return 0.0


def add_market_gains(moment: KlongMoment) -> None:
    """Let the walk know what markets are worth to somebody with enough gold."""
    sight = moment.at
    if sight.me.gold < PRICE:
        return
    for number, room in enumerate(ROOMS):
        if room.market and number != sight.me.room:
            goods = set(sight.seen.goods)
            gain = max((goods_gain(moment.own, sight, token, number) for token in goods), default=0.0)
            moment.gains[number] += max(0.0, gain)
