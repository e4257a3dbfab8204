# mypyc: interpreted
"""The numbers in what is said of why something is not possible: what it needs, and what there is of it."""

from collections.abc import Mapping
from typing import Final

from verlies.core.desk import Amount
from verlies.core.option import KIND
from verlies.core.view import View

from .content.ids import GOLD, GOLD_FROM, SILVER_FROM, TIERS
from .equip import gifts_left
from .market import TradePile
from .moves import Going
from .options import TURN
from .state import Catacombs
from .traits import attack_limit, attack_range, repeats

Numbers = Mapping[str, str | int]
Known = View[Catacombs]
ACTION_COST: Final = 1
STEP: Final = 1
NOWHERE: Final = "nowhere"
ANY_WAY: Final = "any"
"""What stands in the place of a number, for texts with cases."""


def _actions(view: Known, option: int) -> Numbers:
    """Return what an action costs, and how many are left."""
    return {"need": ACTION_COST, "have": view.seen.turn.actions}


def _steps(view: Known, option: int) -> Numbers:
    """Return what going on costs, and how many steps of the move are left."""
    step = view.ask()
    assert isinstance(step, Going)
    return {"need": STEP, "have": max(0, step.steps)}


# Attacks


def _distance(view: Known, option: int) -> Numbers:
    """Return how far an enemy is away, or that no way leads there, and how far the weapon reaches."""
    s, seat = view.seen, view.subject()
    far = s.distances(s.heroes[seat].field, len(s.chart.lying))
    return {"far": far.get(s.heroes[option % KIND].field, NOWHERE), "reach": attack_range(s, seat)}


def _attacked(view: Known) -> list[int]:
    """Return whom the viewer has attacked in this turn, as often as that."""
    return [each % 8 for each in view.seen.turn.attacks if each // 8 == view.subject()]


def _attacks(view: Known, option: int) -> Numbers:
    """Return how many attacks were made of how many that a weapon allows."""
    return {"done": len(_attacked(view)), "whole": attack_limit(view.seen, view.subject())}


def _repeated(view: Known, option: int) -> Numbers:
    """Return how many attacks were repeated of how many that equipment allows."""
    foes = _attacked(view)
    return {"done": len(foes) - len(set(foes)), "whole": repeats(view.seen, view.subject())}


# Cards


def _gifts(view: Known, option: int) -> Numbers:
    """Return how many cards were given of how many that may be."""
    s, seat = view.seen, view.subject()
    return {"done": s.turn.given, "whole": s.turn.given + gifts_left(s, seat)}


def _tier(view: Known, option: int) -> Numbers:
    """Return which result a stack takes, and which one the chest has."""
    tier = option % KIND
    return {
        "tier": TIERS[tier],
        "need": GOLD_FROM if tier == GOLD else SILVER_FROM,
        "have": view.seen.chest().total,
    }


def _given_tier(view: Known, option: int) -> Numbers:
    """Return of which stack the card is that was given up."""
    step = view.ask()
    assert isinstance(step, TradePile)
    return {"tier": TIERS[step.tier]}


# Rooms


def _turned(view: Known, option: int) -> Numbers:
    """Return how far a room would be turned; where only its field is in question, it may be any way."""
    return {"turns": option % KIND if option - option % KIND == TURN else ANY_WAY}


AMOUNTS: Final[Mapping[str, Amount[Catacombs]]] = {
    "no-actions": _actions,
    "no-steps": _steps,
    "out-of-reach": _distance,
    "attacks-spent": _attacks,
    "attacked": _repeated,
    "given": _gifts,
    "tier-too-high": _tier,
    "not-this-tier": _given_tier,
    "no-join": _turned,
    "mismatch": _turned,
    "alike": _turned,
}
"""By the message of a reason that is about an amount, the numbers of its sentence."""
