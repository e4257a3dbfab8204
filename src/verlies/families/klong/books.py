# mypyc: interpreted
"""What the log accounts for: the numbers of thieves, turn and dragon, and those of events that change none of them."""

from collections.abc import Mapping, Sequence

from verlies.core.event import Event

from . import events
from .state import GAP, NONE, Table

Known = Mapping[str, Sequence[int]]
UNTRUE = -1
"""What no number of an event can be."""


def books(s: Table) -> dict[str, list[int]]:
    """Return the numbers that the log accounts for, of each thief and of the table."""
    seats, thieves, turn, dragon = range(s.seats), s.thieves, s.turn, s.dragon
    return {
        "health": [s.box.health - thief.damage for thief in thieves],
        "gold": [thief.gold for thief in thieves],
        "supply": [thief.supply for thief in thieves],
        "hand": [len(thief.hand) for thief in thieves],
        "deck": [len(thief.deck.cards()) for thief in thieves],
        "cards": [len(thief.cards()) for thief in thieves],
        "noise": [dragon.area[seat] for seat in seats],
        "bag": [dragon.bag[seat] for seat in seats],
        "aside": [dragon.aside[seat] for seat in seats],
        "tokens": [len(thief.tokens) for thief in thieves],
        "black": [dragon.bag[s.box.black]],
        "spent": [dragon.aside[s.box.black]],
        "ghosts": [dragon.area[s.box.ghost] + dragon.bag[s.box.ghost] if s.box.ghost != NONE else 0],
        "monsters": [0],
        "draws": [0],
        "more": [0],
        "rage": [dragon.rage + 1],
        "stones": [s.box.rage[dragon.rage]],
        "dungeon": [len(s.dungeon.deck.cards())],
        "offer": [s.box.row - s.dungeon.row.count(GAP) + sum(s.dungeon.reserve)],
        "skill": [turn.skill],
        "swords": [turn.swords],
        "boots": [turn.boots],
        "teleports": [turn.teleports],
        "credit": [turn.credit],
    }


def quoted(event: Event, known: Known) -> dict[str, int]:
    """Return what the numbers of an event must be that change no book."""
    if event.kind == events.CLANK:
        return {"lacking": event.c if event.c == 0 or known["supply"][event.seat] == event.a else UNTRUE}
    if event.kind == events.ATTACK:
        return {"lacking": event.b if _can_be(event, known) else UNTRUE}
    return {}


def _can_be(attack: Event, known: Known) -> bool:
    """Return whether an attack draws what the dragon's anger and all that was told add up to, or all there is."""
    if attack.b:
        return attack.a == sum(known["noise"]) + sum(known["bag"]) + known["black"][0] + known["ghosts"][0]
    return attack.a == known["stones"][0] + known["more"][0]
