# mypyc: interpreted
"""The numbers in what is said of why something is not possible: what it needs, and what there is of it."""

from collections.abc import Callable, Mapping
from typing import Final

from verlies.core.desk import Amount
from verlies.core.option import KIND
from verlies.core.view import View
from verlies.kit.carry import EMPTY, drop, head, put
from verlies.kit.sight import FreeWays, line, path
from verlies.kit.ways import MapWays, within

from .content.ids import STRAIGHT
from .fight import RUN_COST
from .gear import Shift, Stow, without
from .harm import max_health
from .help import CALL_COST
from .kinds import Item, Teleport
from .moves import WALK_COST, Jump, distance
from .options import AIM_AT, HERO, SWAP, TURN, USE
from .shots import Aim, nearest_miss, stops
from .state import BagState

Numbers = Mapping[str, str | int]
Known = View[BagState]
ANY_WAY: Final = "any"
"""What stands in the place of a number, for texts with cases."""


# Action points and skills


def _points(need: Callable[[Known, int], int]) -> Amount[BagState]:
    """Return a price in action points, and how many are left."""

    def amount(view: Known, option: int) -> Numbers:
        return {"need": need(view, option), "have": view.seen.heroes[view.subject()].ap}

    return amount


def _item_price(view: Known, option: int) -> int:
    return view.seen.item(option % KIND).ap


def _skill_price(view: Known, option: int) -> int:
    return view.seen.kind_of(view.subject()).skill_ap


def _in_advance(view: Known, option: int) -> Numbers:
    """Return a price that the next turn would have to pay, and what is left of that."""
    s, seat = view.seen, view.subject()
    need = _item_price(view, option) if option - option % KIND == USE else RUN_COST
    return {"need": need, "have": max(0, s.max_ap(seat) - s.heroes[seat].debt)}


def _skill_uses(view: Known, option: int) -> Numbers:
    """Return how often a skill was used of how many times."""
    whole = view.seen.kind_of(view.subject()).uses
    return {"done": whole - view.seen.heroes[view.subject()].uses, "whole": whole}


# Health


def _own_health(view: Known, option: int) -> Numbers:
    return _health_of(view, view.subject())


def _other_health(view: Known, option: int) -> Numbers:
    return _health_of(view, option % KIND)


def _health_of(view: Known, seat: int) -> Numbers:
    """Return the health of a hero, and the highest."""
    return {"have": view.seen.heroes[seat].health, "whole": max_health(view.seen, seat)}


# Ranges


def _aimed(view: Known, option: int) -> tuple[Item, int]:
    """Return the weapon, and the field at which it is aimed: the nearest target where none is named."""
    s, step = view.seen, view.ask()
    if isinstance(step, Aim):
        aimed_at = option % KIND
        return s.item(step.number), aimed_at if option < AIM_AT else s.heroes[aimed_at].field
    return s.item(option % KIND), nearest_miss(s, view.subject(), option % KIND)[1]


def _way_of_shot(view: Known, item: Item, field: int) -> list[int]:
    """Return the fields over which a shot goes, both ends among them."""
    s, here = view.seen, view.seen.heroes[view.subject()].field
    return line(s.chart, here, field) if item.sight == STRAIGHT else path(s.chart, here, field)


def _too_far(view: Known, option: int) -> Numbers:
    item, field = _aimed(view, option)
    return {"far": len(_way_of_shot(view, item, field)) - 1, "reach": item.far}


def _too_near(view: Known, option: int) -> Numbers:
    return {"far": 0, "reach": _aimed(view, option)[0].near}


def _in_the_way(view: Known, option: int) -> Numbers:
    """Return where the first figure stands that stops a shot."""
    s, (item, field) = view.seen, _aimed(view, option)
    stopped = stops(s, view.subject(), item)
    between = [each for each in _way_of_shot(view, item, field)[1:-1] if each in stopped]
    return {"place": s.chart.name(between[0])}


def _jump(view: Known, option: int) -> Numbers:
    s, step = view.seen, view.ask()
    assert isinstance(step, Jump)
    effect = s.item(step.number).effect()
    assert isinstance(effect, Teleport)
    return {"far": distance(s, s.heroes[view.subject()].field, option % KIND), "reach": effect.far}


def _way_of_friend(view: Known, option: int) -> Numbers:
    """Return how far a friend is away, how far around the monsters if that is possible, and how far a turn leads."""
    s, friend = view.seen, option % KIND
    here, size = s.heroes[friend].field, len(s.chart.lying)
    around = within(FreeWays(s.chart, frozenset(s.lairs) - {here}), here, size)
    far = within(MapWays(s.chart), here, size)
    return {"far": far[s.fight.field], "around": around.get(s.fight.field, 0), "reach": s.max_ap(friend)}


# Tiles and things


def _turned(view: Known, option: int) -> Numbers:
    """Return how far a tile would be turned; where only its field is in question, it may be any way."""
    return {"turns": option % KIND if option - option % KIND == TURN else ANY_WAY}


def _hands(view: Known, option: int) -> Numbers:
    """Return how many fields a two-handed thing needs, and how many with its symbol are free for it."""
    s, seat, step, at = view.seen, view.subject(), view.ask(), option % KIND
    slots, held = s.kind_of(seat).slots, s.heroes[seat].held
    swaps = option - at == SWAP
    if isinstance(step, Stow):
        left = without(s, seat, at) if swaps else held
    else:
        assert isinstance(step, Shift)
        left = without(s, seat, step.at)
        if swaps:
            there = head(held, at)
            drop(left, there, [])
            if s.item(held[step.at]).size == 1:
                put(slots, left, held[step.at], 1, there)
                at = step.at
    free = sum(1 for symbol, thing in zip(slots, left, strict=True) if symbol == slots[at] and thing == EMPTY)
    return {"need": 2, "have": free}


def _player_of(view: Known, option: int) -> Numbers:
    """Return who plays a hero."""
    s, kind = view.seen, option - HERO
    return {"seat": next(seat for seat in range(s.seats) if s.heroes[seat].kind == kind)}


def _tiles_left(view: Known, option: int) -> Numbers:
    return {"tiles": view.seen.tiles.count()}


AMOUNTS: Final[Mapping[str, Amount[BagState]]] = {
    "no-ap": _points(lambda view, option: WALK_COST),
    "item-ap": _points(_item_price),
    "shot-ap": _points(_item_price),
    "skill-ap": _points(_skill_price),
    "run-ap": _points(lambda view, option: RUN_COST),
    "call-ap": _points(lambda view, option: CALL_COST),
    "too-much-debt": _in_advance,
    "skill-spent": _skill_uses,
    "full-health": _own_health,
    "pool-well": _own_health,
    "renew-other": _other_health,
    "nothing-left": _other_health,
    "too-far": _too_far,
    "too-near": _too_near,
    "in-the-way": _in_the_way,
    "jump-far": _jump,
    "call-far": _way_of_friend,
    "call-blocked": _way_of_friend,
    "alike": _turned,
    "no-join": _turned,
    "mismatch": _turned,
    "needs-two": _hands,
    "hero-taken": _player_of,
    "no-ring-yet": _tiles_left,
}
"""By the message of a reason that is about an amount, the numbers of its sentence."""
