# mypyc: interpreted
"""Sets of treasure cards: our own, and those that other packages bring; each is checked when it is loaded."""

from collections import Counter
from collections.abc import Iterable
from importlib.metadata import EntryPoint
from typing import Any

from verlies.core.brought import brought, package_of

from ..kinds import CardSet, Treasure
from .cards import OWN
from .ids import ARMOUR, NONE, PLAY, SPECIAL, TIERS, TYPES, WEAPON, WINDOWS

GROUP = "verlies.koenige.cards"
"""The entry points of packages that bring a set: each leads to a `CardSet`."""
COUNTS = (40, 35, 25)
"""How many cards of each tier the rulebook asks for."""
MOST = 1024
"""So many cards have a number, in all sets together."""


class BadSet(ValueError):
    """A set of cards that cannot be played with; says why."""


def check_set(cards: CardSet, others: Iterable[CardSet] = ()) -> None:
    """Raise `BadSet` unless a set has the tiers of the rulebook, ids of its own, and cards that make sense."""
    tiers = Counter(card.tier for card in cards.cards)
    counts = tuple(tiers[tier] for tier in range(len(TIERS)))
    if counts != COUNTS or len(cards.cards) != sum(COUNTS):
        raise BadSet(f"{cards.name}: {counts} cards of bronze, silver and gold instead of {COUNTS}")
    ids = Counter(card.id for each in (*others, cards) for card in each.cards)
    twice = sorted(id for id, count in ids.items() if count > 1)
    if twice:
        raise BadSet(f"{cards.name}: ids that are taken: {', '.join(twice)}")
    for card in cards.cards:
        fault = fault_of(card)
        if fault:
            raise BadSet(f"{cards.name}, card {card.id}: {fault}")


def fault_of(card: Treasure) -> str:
    """Return what is wrong with a card; empty if nothing is."""
    if not 0 <= card.type < len(TYPES):
        return f"no type {card.type}"
    if (card.window != NONE) != (card.type == SPECIAL) or card.window >= len(WINDOWS):
        return "a window is what special cards have, and only they"
    if card.type in (WEAPON, ARMOUR):
        return "equipment is not played" if any(effect.trigger == PLAY for effect in card.effects) else ""
    if card.value or not card.effects:
        return "a card that is played has effects and no value"
    return "" if all(effect.trigger == PLAY for effect in card.effects) else "what is played has no other moment"


def found(points: Iterable[EntryPoint]) -> list[CardSet]:
    """Return our own set and those of others; one that cannot be played with raises."""
    sets = [OWN]
    check_set(OWN)
    for point in sorted(points, key=lambda each: each.name):
        loaded = _loaded(point)
        if not isinstance(loaded, CardSet):
            raise BadSet(f"{point.name}: a {type(loaded).__name__} is no set of cards")
        check_set(loaded, sets)
        sets.append(loaded)
    check_number(sets)
    return sets


def _loaded(point: EntryPoint) -> Any:
    """Return what a package brings; what cannot be imported raises, with the name of the package."""
    try:
        return point.load()
    except Exception as error:
        raise BadSet(
            f"{point.name} ({package_of(point.dist) or point.value}): {type(error).__name__}: {error}"
        ) from error


def check_number(sets: Iterable[CardSet]) -> None:
    """Raise `BadSet` if there are more cards than numbers for them."""
    if sum(len(each.cards) for each in sets) > MOST:
        raise BadSet(f"more than {MOST} cards")


def installed() -> list[CardSet]:
    """Return all sets of this installation."""
    return found(brought(GROUP).points)
