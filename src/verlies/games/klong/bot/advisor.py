"""How a greedy thief plays: one answer at a time, from what its seat can see."""

from typing import Any, Final

from verlies.core.agenda import Ask
from verlies.core.tables import NONE
from verlies.core.view import View

from ....families.klong.bot import hand
from ....families.klong.bot.plan import Plan as FamilyPlan
from ....families.klong.bot.sight import Sight
from ....families.klong.bot.turns import FamilyAdvisor, Turns
from ....families.klong.bot.walk import WalkingMoment, teleport_worth
from ....families.klong.options import CHOOSE
from ....families.klong.turn import TakeTurn
from ..options import CHOICES, REACH
from ..rooms import ReachRoom, reachable
from ..state import KlongState
from .plan import Plan, entry_gains
from .shop import KlongMoment, add_market_gains
from .sight import KlongSight
from .values import WAYS, secret_value


class KlongAdvisor(FamilyAdvisor):
    """Knows how to play KLONG! sensibly."""

    def advise(self, view: View[KlongState], options: list[int]) -> int:
        """Return the answer to a question with several options."""
        return answer(KlongSight(view.seen, view.seat), view.ask(), options)


class KlongTurns(Turns):
    """How a turn of KLONG! is played."""

    def plan(self, sight: Sight) -> FamilyPlan:
        """Return a plan where to go."""
        assert isinstance(sight, KlongSight)
        return Plan(sight, sight.key)

    def gains(self, sight: Sight) -> list[float]:
        """Return for every room what entering it gives."""
        assert isinstance(sight, KlongSight)
        return entry_gains(sight)

    def moment(self, sight: Sight, options: list[int]) -> WalkingMoment:
        """Return what is known once all cards are played; markets are worth a walk to those with gold."""
        assert isinstance(sight, KlongSight)
        moment = KlongMoment(sight, options)
        if sight.inside:
            add_market_gains(moment)
        return moment


TURNS: Final = KlongTurns()


def answer(sight: KlongSight, question: Ask[Any] | None, options: list[int]) -> int:
    """Return the answer to a question."""
    if isinstance(question, TakeTurn):
        return TURNS.answer(sight, options)
    if isinstance(question, ReachRoom):
        return max(options, key=lambda option: secret_value(option - REACH))
    common = hand.answer(sight, question, options)
    if common != NONE:
        return common
    return max(options, key=lambda option: way_worth(sight, CHOICES[option - CHOOSE]))


def way_worth(sight: KlongSight, name: str) -> float:
    """Return what one of the ways that cards offer is worth now."""
    if name == "teleport":
        return teleport_worth(sight, Plan(sight, sight.key), entry_gains(sight)) if sight.inside else 0.0
    if name == "secret":
        return secret_worth(sight)
    return hand.way_worth(sight, name, WAYS)


def secret_worth(sight: KlongSight) -> float:
    """Return what the best secret of the neighbouring rooms is worth."""
    return max((secret_value(number) for number in reachable(sight.state, sight.seat)), default=0.0)
