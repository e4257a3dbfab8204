"""How a greedy thief plays Katakomben: one answer at a time, from what its seat can see."""

from typing import Any, Final

from verlies.core.agenda import Ask
from verlies.core.option import KIND
from verlies.core.tables import NONE
from verlies.core.view import View

from ....families.klong.bot import hand
from ....families.klong.bot.guesses import IN_HAND
from ....families.klong.bot.plan import Plan as FamilyPlan
from ....families.klong.bot.shop import best_action, card_worth
from ....families.klong.bot.sight import Sight
from ....families.klong.bot.turns import FamilyAdvisor, Turns
from ....families.klong.bot.walk import WalkingMoment, teleport_worth
from ....families.klong.options import CHOOSE, GOODS, PLAY
from ....families.klong.turn import TakeTurn
from ..effects import GiveIdol, Steal, Topdeck
from ..ghosts import Ward
from ..laying import FindHelp, LayTile, LayTurned, TurnOwnTile, WalkOn
from ..leaps import LeapInto
from ..market import FreeGood, UseCoupon
from ..options import BLINK, CHOICES, CRACK, FLUTE, MARK, RIDE, TURN, WAYSTONE
from ..rooms import MarkShrine
from ..state import Catacombs
from . import tiles
from .plan import Plan
from .shop import KatakombenMoment, add_market_gains, goods_gain
from .sight import KatakombenSight
from .values import WAYS

LEAPS: Final = (WAYSTONE, RIDE, BLINK)
WORTH_LEAPING: Final = 0.5
"""By how much a leap must be better than the best walk."""
YES: Final = (Topdeck, Ward, UseCoupon)
"""Questions that are worth a yes."""


class KatakombenAdvisor(FamilyAdvisor):
    """Knows how to play KLONG! Katakomben sensibly."""

    def advise(self, view: View[Catacombs], options: list[int]) -> int:
        """Return the answer to a question with several options."""
        return answer(KatakombenSight(view.seen, view.seat), view.ask(), options)


class KatakombenTurns(Turns):
    """How a turn of Katakomben is played."""

    def plan(self, sight: Sight) -> FamilyPlan:
        """Return a plan where to go."""
        assert isinstance(sight, KatakombenSight)
        return Plan(sight)

    def gains(self, sight: Sight) -> list[float]:
        """Return for every room what entering it gives."""
        assert isinstance(sight, KatakombenSight)
        return Plan(sight).gains

    def moment(self, sight: Sight, options: list[int]) -> WalkingMoment:
        """Return what is known once all cards are played; markets are worth a walk to those with gold."""
        assert isinstance(sight, KatakombenSight)
        moment = KatakombenMoment(sight, options)
        if sight.inside:
            add_market_gains(moment)
        return moment

    def beside(self, moment: WalkingMoment) -> int:
        """Mark shrines, crack what is locked, buy from afar, leap."""
        assert isinstance(moment, KatakombenMoment)
        for kind in (MARK, CRACK):
            for option in moment.options:
                if kind <= option < kind + KIND:
                    return option
        option = flute(moment)
        return option if option != NONE else leap(moment)


TURNS: Final = KatakombenTurns()


def flute(moment: KatakombenMoment) -> int:
    """Return the good to buy from afar, or `NONE`."""
    best, choice = 0.0, NONE
    for option in moment.options:
        if FLUTE <= option < FLUTE + KIND:
            gain = goods_gain(moment.own, option - FLUTE, 5)
            if gain > best:
                best, choice = gain, option
    return choice


def leap(moment: KatakombenMoment) -> int:
    """Return the leap that beats the best walk, or `NONE`."""
    choice = NONE
    best = 0.0
    for option in moment.options:
        if option - option % KIND in LEAPS:
            room = option % KIND
            worth = moment.plan.worth(room, NONE) + IN_HAND * moment.gains[room] - WORTH_LEAPING
            if worth > moment.walk().value and (choice == NONE or worth > best):
                best, choice = worth, option
    return choice


def answer(sight: KatakombenSight, question: Ask[Any] | None, options: list[int]) -> int:
    """Return the answer to a question."""
    if isinstance(question, TakeTurn):
        return TURNS.answer(sight, options)
    if isinstance(question, YES):
        return max(options)
    common = hand.answer(sight, question, options)
    if common != NONE:
        return common
    if all(option - option % KIND == CHOOSE for option in options):
        return max(options, key=lambda option: way_worth(sight, CHOICES[option - CHOOSE]))
    return about_map(sight, question, options)


def about_map(sight: KatakombenSight, question: Ask[Any] | None, options: list[int]) -> int:
    """Return the answer to a question about tiles, leaps, goods and the row."""
    if isinstance(question, FindHelp):
        return find_help(sight, question, options)
    if isinstance(question, WalkOn):
        return tiles.onward(Plan(sight), options)
    if isinstance(question, (LeapInto, MarkShrine)):
        return best_room(sight, options)
    if isinstance(question, FreeGood):
        plan = Plan(sight)
        return max(options, key=lambda option: goods_gain(plan, option - GOODS, 0))
    if isinstance(question, Steal):
        moment = KatakombenMoment(sight, options)
        return max(options, key=lambda option: card_worth(moment, option % KIND))
    assert isinstance(question, (GiveIdol, LayTile, LayTurned, TurnOwnTile))
    return options[0]


def find_help(sight: KatakombenSight, step: FindHelp, options: list[int]) -> int:
    """Play what is in hand, then lay the tile; if it cannot be entered, do whatever may help."""
    if any(PLAY <= option < PLAY + KIND for option in options):
        return hand.next_card(sight, options)
    if any(TURN <= option < TURN + KIND for option in options):
        return tiles.turns(Plan(sight), step, options)
    option = best_action(KatakombenMoment(sight, options))
    return option if option != NONE else options[0]


def best_room(sight: KatakombenSight, options: list[int]) -> int:
    """Return the room that is best to be in."""
    plan = Plan(sight)
    return max(options, key=lambda option: plan.worth(option % KIND, NONE) + IN_HAND * plan.gains[option % KIND])


def way_worth(sight: KatakombenSight, name: str) -> float:
    """Return what one of the ways that cards offer is worth now."""
    if name == "teleport":
        plan = Plan(sight)
        return teleport_worth(sight, plan, plan.gains)
    if name == "boots_1":
        return KatakombenMoment(sight, []).walk_gain(1, 0, 0) if sight.inside else 0.0
    return hand.way_worth(sight, name, WAYS)
