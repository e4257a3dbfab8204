# mypyc: interpreted
"""What the log accounts for: the numbers of thieves, turn and dragon, and those of events that change none of them."""

from collections.abc import Mapping, Sequence

from verlies.core.event import Event

from . import events
from .effects import MayDiscard
from .state import GAP, INSIDE, NONE, Table

Known = Mapping[str, Sequence[int]]
UNTRUE = -1
"""What no number of an event can be."""


def books(s: Table) -> dict[str, list[int]]:
    """Return the numbers that the log accounts for, of each thief and of the table."""
    seats, thieves, dragon = range(s.seats), s.thieves, s.dragon
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
        **of_turn(s),
        **things(s),
    }


def of_turn(s: Table) -> dict[str, list[int]]:
    """Return whose turn it is, and what is left of it; the others have nothing."""
    turn = s.turn
    amounts = {
        "skill": turn.skill,
        "swords": turn.swords,
        "boots": turn.boots,
        "teleports": turn.teleports,
        "credit": turn.credit,
    }
    mine = {name: [amount if seat == s.active else 0 for seat in range(s.seats)] for name, amount in amounts.items()}
    going, tired = s.within("turn"), turn.exhausted and not turn.steady
    return {
        **mine,
        "turn": [s.active],
        "going": [int(going and seat == s.active) for seat in range(s.seats)],
        "_tired": [int(tired and seat == s.active) for seat in range(s.seats)],
        "_revealed": [NONE],
        "_discarding": [int(bool(s.agenda) and isinstance(s.agenda[-1].step, MayDiscard))],
    }


def things(s: Table) -> dict[str, list[int]]:
    """Return where everybody is, who is still inside, and which things are where: the sums of their numbers."""
    box, thieves = s.box, s.thieves
    left = sum(card * many for card, many in zip(box.reserve, s.dungeon.reserve, strict=True))
    return {
        "at": [thief.room for thief in thieves],
        "inside": [int(thief.status == INSIDE) for thief in thieves],
        "held": [sum(thief.hand) for thief in thieves],
        "owned": [sum(thief.cards()) for thief in thieves],
        "belongings": [sum(token for token in thief.tokens if token != box.mastery) for thief in thieves],
        "row": [left + sum(card for card in s.dungeon.row if card != GAP)],
        "secrets": [sum(s.loot.minor) + sum(s.loot.major)],
    }


def quoted(event: Event, known: Known) -> dict[str, int]:
    """Return what the numbers of an event must be that change no book."""
    if event.kind == events.CLANK:
        return {"lacking": event.c if event.c == 0 or known["supply"][event.seat] == event.a else UNTRUE}
    if event.kind in (events.PLAYED, events.DISCARDED):
        discarding = known["_discarding"][0] == 1
        return {"card": event.a if discarding == (event.kind == events.DISCARDED) else UNTRUE}
    if event.kind == events.ATTACK:
        return {"lacking": event.b if _can_be(event, known) else UNTRUE}
    return {}


def _can_be(attack: Event, known: Known) -> bool:
    """Return whether an attack draws what the dragon's anger and all that was told add up to, or all there is."""
    if attack.b:
        return attack.a == sum(known["noise"]) + sum(known["bag"]) + known["black"][0] + known["ghosts"][0]
    return attack.a == known["stones"][0] + known["more"][0]
