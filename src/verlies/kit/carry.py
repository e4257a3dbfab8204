"""Carrying: places with a symbol or without, and what may be put where.

`slots` has the symbol of each place, `held` what is in it. A thing with a symbol works in a place that shows it; a
place without one stores anything, but only what has no symbol works there.
"""

from typing import Final

from ..core.tables import NONE
from .reasons import NEEDS_TWO, NO_SLOT, OK, TAKEN, WRONG_SYMBOL

EMPTY: Final = NONE
PLAIN: Final = 0
"""The symbol of places and things that have none."""


def _tail(at: int) -> int:
    """Return what stands in the second place of a thing that lies at a place."""
    return -2 - at


def place_refusal(slots: tuple[int, ...], held: list[int], symbol: int, hands: int, at: int) -> int:
    """Return why a thing cannot be put into a place; where its symbol is, it takes as many places as `hands`."""
    if not 0 <= at < len(slots):
        return NO_SLOT
    if slots[at] not in (PLAIN, symbol):
        return WRONG_SYMBOL
    if held[at] != EMPTY:
        return TAKEN
    if slots[at] != PLAIN and hands == 2 and _second(slots, held, at) == EMPTY:
        return NEEDS_TWO
    return OK


def _second(slots: tuple[int, ...], held: list[int], at: int) -> int:
    """Return another empty place with the same symbol, or EMPTY."""
    for other, symbol in enumerate(slots):
        if other != at and symbol == slots[at] and held[other] == EMPTY:
            return other
    return EMPTY


def places_for(slots: tuple[int, ...], held: list[int], symbol: int, hands: int) -> list[int]:
    """Return the places a thing may be put into."""
    return [at for at in range(len(slots)) if place_refusal(slots, held, symbol, hands, at) == OK]


def put(slots: tuple[int, ...], held: list[int], thing: int, hands: int, at: int) -> None:
    """Put a thing into a place where it may be put."""
    if slots[at] != PLAIN and hands == 2:
        held[_second(slots, held, at)] = _tail(at)
    held[at] = thing


def head(held: list[int], at: int) -> int:
    """Return where the thing lies that takes a place, the first of its two if it takes two."""
    return -2 - held[at] if held[at] < EMPTY else at


def works(slots: tuple[int, ...], symbol: int, at: int) -> bool:
    """Return whether a thing in a place works there or is merely stored."""
    return slots[at] == symbol


def drop(held: list[int], at: int, pile: list[int]) -> int:
    """Take a thing out of its place, or both its places, and lay it on a pile; return it, EMPTY if there was none."""
    at = head(held, at)
    thing = held[at]
    if thing == EMPTY:
        return EMPTY
    held[at] = EMPTY
    tail = _tail(at)
    for other, what in enumerate(held):
        if what == tail:
            held[other] = EMPTY
    pile.append(thing)
    return thing
