"""How a greedy thief plays: one answer at a time, from what its seat can see."""

from typing import Any

from verlies.core.observe import Advisor, Observation
from verlies.core.option import KIND
from verlies.core.rng import Rng

from .._klong_common.words import CHOICES, CHOOSE, END, PLAY
from . import bot_hand
from .boards import ROOMS
from .bot_plan import Plan
from .bot_shop import (
    Moment,
    add_market_gains,
    best_action,
    best_good,
    potion,
    purchase,
    purchase_bound_to_place,
)
from .bot_sight import Sight
from .bot_values import secret_value
from .bot_walk import NO_OPTION, Walk, entry_gains
from .view import KlongView


class KlongAdvisor(Advisor):
    """Knows how to play KLONG! sensibly."""

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        """Return the answer to whatever is asked; chance has no part in it."""
        options = observation.options
        if len(options) == 1:
            return options[0]
        view = observation.view
        assert isinstance(view, KlongView)
        return answer(Sight(view), options)


def answer(sight: Sight, options: list[int]) -> int:
    """Return the answer to the question on top of the agenda."""
    question: str = sight.view.agenda[-1][0]["do"]
    if question == "TakeTurn":
        return turn(sight, options)
    if question == "MayDiscard":
        return bot_hand.discard(sight, options)
    if question == "TrashCard":
        return bot_hand.trash(sight, options)
    if question == "TakeToken":
        return bot_hand.take(options)
    if question == "SpendSwords":
        return bot_hand.swords(options)
    if question == "ReachRoom":
        return bot_hand.reach(options)
    if question == "ReplaceRowCard":
        return bot_hand.replace(sight, options)
    return max(options, key=lambda option: way_worth(sight, CHOICES[option - CHOOSE]))


def turn(sight: Sight, options: list[int]) -> int:
    """Play the hand, then act; who can get out now does so before making more noise."""
    if sight.me.hand:
        way_out = leave(sight, options)
        return way_out if way_out != NO_OPTION else bot_hand.next_card(sight, options)
    return act(sight, options)


def leave(sight: Sight, options: list[int]) -> int:
    """Return the first step of a walk that ends outside in this turn, if it is the best one."""
    if not sight.inside or not sight.artifacts() or not any(option >= PLAY + KIND for option in options):
        return NO_OPTION
    plan = Plan(sight, sight.key)
    steps = sight.turn.boots + sight.turn.teleports
    if plan.home.boots[sight.me.room] > steps + 1:
        return NO_OPTION
    walk = Walk(plan, entry_gains(sight))
    return walk.option if walk.ends_at_home() else NO_OPTION


def act(sight: Sight, options: list[int]) -> int:
    """Return what to do once all cards are played."""
    moment = Moment(sight, options)
    if sight.inside:
        add_market_gains(moment)
        for option in (best_good(moment), potion(moment)):
            if option != NO_OPTION:
                return option
    option = best_action(moment)
    if option != NO_OPTION:
        return option
    if sight.inside:
        step = moment.walk().option
        if step != NO_OPTION:
            bound = purchase_bound_to_place(moment)
            return bound if bound != NO_OPTION else step
    option = purchase(moment)
    return option if option != NO_OPTION else END


def way_worth(sight: Sight, name: str) -> float:
    """Return what one of the ways that cards offer is worth now."""
    if name == "teleport":
        return teleport_worth(sight)
    if name == "secret":
        return secret_worth(sight)
    return bot_hand.way_worth(sight, name)


def secret_worth(sight: Sight) -> float:
    """Return what the best secret of the neighbouring rooms is worth."""
    near = [number for number in ROOMS[sight.me.room].near if sight.view.loot.secrets[number]]
    return max((secret_value(number) for number in near), default=0.0)


def teleport_worth(sight: Sight) -> float:
    """Return how much better this turn's walk is with one more teleport."""
    if not sight.inside:
        return 0.0
    plan = Plan(sight, sight.key)
    gains = entry_gains(sight)
    return Walk(plan, gains, teleports=1).value - Walk(plan, gains).value
