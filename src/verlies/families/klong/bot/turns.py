"""A turn of a greedy thief: play the hand, then act; a game says how it plans and what it can do besides."""

from typing import Any

from mypy_extensions import mypyc_attr

from verlies.core.observe import Advisor, Observation
from verlies.core.option import KIND
from verlies.core.rng import Rng
from verlies.core.tables import NONE
from verlies.core.view import View

from ..options import END, PLAY
from . import hand
from .plan import Plan
from .shop import best_action, best_good, potion, purchase, purchase_bound_to_place
from .sight import Sight
from .walk import Walk, WalkingMoment


@mypyc_attr(allow_interpreted_subclasses=True)
class FamilyAdvisor(Advisor):
    """Knows how to play a game of the family sensibly."""

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        """Return the answer to whatever is asked; chance has no part in it."""
        options = observation.options
        return options[0] if len(options) == 1 else self.advise(observation.view, options)

    def advise(self, view: View[Any], options: list[int]) -> int:
        """Return the answer to a question with several options."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns:
    """How a turn is played."""

    def plan(self, sight: Sight) -> Plan:
        """Return a plan where to go."""
        raise NotImplementedError

    def gains(self, sight: Sight) -> list[float]:
        """Return for every room what entering it gives."""
        raise NotImplementedError

    def moment(self, sight: Sight, options: list[int]) -> WalkingMoment:
        """Return what is known once all cards are played."""
        raise NotImplementedError

    def beside(self, moment: WalkingMoment) -> int:
        """Return what only this game lets one do, if it is worth it, or `NONE`."""
        return NONE

    def answer(self, sight: Sight, options: list[int]) -> int:
        """Play the hand, then act; who can get out now does so before making more noise."""
        if sight.me.hand:
            way_out = self.leave(sight, options)
            return way_out if way_out != NONE else hand.next_card(sight, options)
        return self.act(sight, options)

    def leave(self, sight: Sight, options: list[int]) -> int:
        """Return the first step of a walk that ends outside in this turn, if it is the best one."""
        if not sight.inside or not sight.artifacts() or not any(option >= PLAY + KIND for option in options):
            return NONE
        plan = self.plan(sight)
        steps = sight.turn.boots + sight.turn.teleports
        if plan.home.boots[sight.me.room] > steps + 1:
            return NONE
        walk = Walk(plan, self.gains(sight))
        return walk.option if walk.ends_at_home() else NONE

    def act(self, sight: Sight, options: list[int]) -> int:
        """Return what to do once all cards are played."""
        moment = self.moment(sight, options)
        if sight.inside:
            for option in (self.beside(moment), best_good(moment), potion(moment)):
                if option != NONE:
                    return option
        option = best_action(moment)
        if option != NONE:
            return option
        if sight.inside:
            step = moment.walk().option
            if step != NONE:
                bound = purchase_bound_to_place(moment)
                return bound if bound != NONE else step
        option = purchase(moment)
        return option if option != NONE else END
