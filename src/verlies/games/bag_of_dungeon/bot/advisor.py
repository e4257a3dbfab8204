"""How a sensible hero plays: together against the dragon, or alone against all."""

from typing import Any

from verlies.core.observe import Advisor, Observation
from verlies.core.option import KIND, PASS
from verlies.core.rng import Rng

from ..fight import Blown, Brace, Clash, Reroll, Sip
from ..finds import DrawItem
from ..gear import Shift, Stow
from ..help import Help
from ..moves import Jump
from ..options import AGREE, BLEED, BRAVE, DRAW, JAM, SKILL, TAKE, TROPHY
from ..rivals import Evade, PayEvade
from ..setup import ChooseHero
from ..shots import Aim
from ..spikes import Spikes
from ..state import BagState
from ..tiles import Lay, Rotate
from ..trade import Bargain, Deal
from ..turn import Act, ChooseNext
from ..uses import CloseAim, RenewWhom, Spare, StealWhat
from . import fight, gear, plan, versus
from .mind import Mind
from .worth import worth

CALLING = "calling"
"""The habit of calling a friend into a fight."""


class BagAdvisor(Advisor):
    """Knows how to play Bag of Dungeon sensibly."""

    def __init__(self, calls: bool = True) -> None:
        self.calls = calls
        """Whether friends are called into fights."""

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        """Return the answer to whatever is asked; everything that matters is open."""
        s = observation.view.seen
        assert isinstance(s, BagState)
        return answer(s, observation.view.seat, observation.options, self.calls)

    def without(self, habit: str) -> Advisor | None:
        """Return an advisor who never calls, nor reckons with anybody who could come."""
        return BagAdvisor(False) if habit == CALLING else None


def answer(s: BagState, seat: int, options: list[int], calls: bool = True) -> int:
    """Return the answer to the question on top of the agenda."""
    step, subject = s.agenda[-1].step, s.agenda[-1].subject
    if isinstance(step, ChooseHero):
        return max(options)
    if isinstance(step, ChooseNext):
        return options[0]
    mind = Mind(s, seat if subject < 0 or isinstance(step, (Help, Deal, Spare)) else subject, calls=calls)
    if isinstance(step, Act):
        return plan.act(mind, options)
    if isinstance(step, (Clash, Evade)):
        return fight.clash(mind, options) if isinstance(step, Clash) else versus.evade(mind, options)
    if isinstance(step, (Lay, Rotate)):
        return plan.lay(mind, options) if isinstance(step, Lay) else plan.turn_tile(mind, step.field, options)
    return about_gear(mind, options)


def about_gear(mind: Mind, options: list[int]) -> int:
    """Return the answer to a question about items, consent or a moment in a fight."""
    step = mind.s.agenda[-1].step
    if isinstance(step, Stow):
        return gear.stow(mind, step, options)
    if isinstance(step, Shift):
        return gear.shift(mind, step, options)
    if isinstance(step, Bargain):
        return gear.bargain(mind, step, options)
    if isinstance(step, Deal):
        return gear.agreed(gear.accepts(mind, step))
    if isinstance(step, Help):
        return gear.agreed(fight.agrees_to_help(mind))
    if isinstance(step, DrawItem):
        return DRAW if gear.draws(mind) else PASS
    return in_passing(mind, options)


def in_passing(mind: Mind, options: list[int]) -> int:
    """Return the answer to everything else."""
    step = mind.s.agenda[-1].step
    if isinstance(step, (Aim, CloseAim)):
        return plan.aim(mind, options)
    if isinstance(step, RenewWhom):
        return plan.most_hurt(mind, options)
    if isinstance(step, Blown):
        return max(options)
    if isinstance(step, Reroll):
        return reroll(mind, options)
    if isinstance(step, Brace):
        return SKILL if mind.s.heroes[mind.seat].health <= 12 and SKILL in options else PASS
    if isinstance(step, Sip):
        return max(options) if mind.missing() >= 5 else PASS
    return rest(mind, options)


def rest(mind: Mind, options: list[int]) -> int:
    """Return the answer to what comes up seldom."""
    step, s = mind.s.agenda[-1].step, mind.s
    if isinstance(step, StealWhat):
        return max(options, key=lambda option: worth(s, mind.seat, option - TAKE) if option >= TAKE else 0.0)
    if isinstance(step, PayEvade):
        return BLEED if mind.hero.health > 6 else options[-1]
    if isinstance(step, Spare):
        return PASS
    if isinstance(step, Spikes):
        return BRAVE if BRAVE in options else JAM + gear.least_worth(mind, [option - JAM for option in options])
    if isinstance(step, Jump):
        return PASS
    trophies = [option for option in options if option - option % KIND == TROPHY]
    return trophies[-1] if trophies else AGREE if AGREE in options else options[0]


def reroll(mind: Mind, options: list[int]) -> int:
    """Return whether to repeat one's roll: when the round would be lost by much."""
    s = mind.s
    margin = s.mine - s.theirs if mind.seat == s.fight.hero else s.theirs - s.mine
    return max(options) if margin <= -4 else PASS
