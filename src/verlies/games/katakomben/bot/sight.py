"""What the bot makes of its view of Katakomben: its map, its lockpicks, and how much time is left."""

from ....families.klong.bot.sight import Sight, rounds_alive
from ....families.klong.state import INSIDE
from ..content.ids import MAP, OUT_DRAWS, OUT_DRAWS_OF_TWO
from ..state import Catacombs
from .net import Net, net_of
from .values import WORTHS


class KatakombenSight(Sight):
    """What a seat of Katakomben sees."""

    __slots__ = ("net", "picks", "state")

    def __init__(self, state: Catacombs, seat: int) -> None:
        super().__init__(state, seat, WORTHS)
        self.state = state
        """What is seen, by its own type."""
        self.picks = state.picks[seat]
        self.net: Net = net_of(state, self.weakness, self.picks > 0, MAP in self.me.tokens)

    def share(self, seat: int) -> float:
        """Return the part of the stones that hit a thief once all noise is in the bag; ghosts hit everybody."""
        dragon, ghost = self.seen.dragon, self.box.ghost
        whole = sum(dragon.bag) + sum(dragon.area)
        mine = dragon.bag[seat] + dragon.area[seat] + dragon.bag[ghost] + dragon.area[ghost]
        return mine / whole if whole else 0.0


def horizon(sight: KatakombenSight) -> float:
    """Return how many own turns are left after this one: others fall, too, and whoever is out makes it go faster."""
    out = sum(1 for thief in sight.seen.thieves if thief.status != INSIDE)
    draws = OUT_DRAWS_OF_TWO if sight.seen.seats == 2 else OUT_DRAWS
    now = rounds_alive(sight, sight.seat, draws * out)
    first = min((rounds_alive(sight, other, draws * out) for other in sight.others), default=now)
    if first >= now:
        return now
    return first + (1.0 - first / now) * rounds_alive(sight, sight.seat, draws * (out + 1))
