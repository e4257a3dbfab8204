# mypyc: interpreted
"""What the log accounts for: the numbers of the state, and those of an event that change none of them."""

from collections.abc import Mapping, Sequence

from verlies.core.event import Event
from verlies.kit.dice import alike_score, group_score
from verlies.kit.tiles import TURNS

from . import events, how
from .content.ids import NONE
from .content.items import RING
from .gear import spot
from .state import BagState

Known = Mapping[str, Sequence[int]]
DICE = ("first", "second", "third", "fourth")
HURTS = (
    *(events.WINDED, events.FOE_HURT, events.HURT, events.HALF_HURT, events.STUNG, events.HIT, events.TRAPPED),
    *(events.CHEST_HURT, events.SPIKED, events.EVADE_HURT, events.RIVAL_HURT, events.DRAINED, events.FOE_STRUCK),
    *(events.SHOT_HIT, events.HIT_FOE, events.VINE_HIT, events.FOE_CURSED),
)
GAINS = (events.HEALED, events.RENEWED, events.BATHED, events.FED)
SCORES = (events.SCORED, events.SCORED_TWICE, events.RIVAL_SCORED, events.RIVAL_SCORED_TWICE)
TWICE = (events.SCORED_TWICE, events.RIVAL_SCORED_TWICE)


def books(s: BagState) -> dict[str, list[int]]:
    """Return the numbers that the log accounts for, of each hero and of the table."""
    heroes, seats = s.heroes, range(s.seats)
    return {
        "kind": [hero.kind for hero in heroes],
        "health": [hero.health for hero in heroes],
        "lives": [hero.lives for hero in heroes],
        "ap": [hero.ap for hero in heroes],
        "debt": [hero.debt for hero in heroes],
        "uses": [hero.uses if hero.kind != NONE else 0 for hero in heroes],
        "gear": [len(s.gear(seat)) for seat in seats],
        "trophies": [len(hero.trophies) for hero in heroes],
        "stack": [s.tiles.count()],
        "bag": [s.monsters.count()],
        "items": [s.items.count()],
        "pool": [s.pool],
        "dragon": [int(s.dragon)],
        "foe": [s.fight.health],
        "mine": [s.mine],
        "theirs": [s.theirs],
        **{name: [s.dice[at] if at < len(s.dice) else 0] for at, name in enumerate(DICE)},
        "_bonus": [s.bonus(seat) if heroes[seat].kind != NONE else 0 for seat in seats],
        "_guard": [s.guard(seat) if heroes[seat].kind != NONE else 0 for seat in seats],
        "_foe_bonus": [s.fight.bonus],
        "_all_equal": [int(s.terms.all_equal)],
        "_fighter": [s.fight.hero],
        **places(s),
        **things(s),
        **rivals(s),
    }


def places(s: BagState) -> dict[str, list[int]]:
    """Return whose turn it is, who is where, and what the map shows: the sums of tiles and of fields."""
    laid = [field for field, tile in enumerate(s.chart.lying) if tile != NONE]
    return {
        "turn": [s.active],
        "leader": [s.first],
        "at": [spot(s, hero.field) if hero.field != NONE else NONE for hero in s.heroes],
        "drawn": [s.turn.tile],
        "map": [sum(s.chart.lying[field] // TURNS for field in laid)],
        "fields": [sum(spot(s, field) for field in laid)],
        "lairs": [len(s.lairs)],
        "lairs_at": [sum(spot(s, field) for field in s.lairs)],
    }


def things(s: BagState) -> dict[str, list[int]]:
    """Return which items, the Ring aside, and which trophies are where: the sums of their numbers."""
    return {
        "carried": [sum(item for item in s.gear(seat) if item != RING) for seat in range(s.seats)],
        "trophy": [sum(hero.trophies) for hero in s.heroes],
        "bag_of_items": [sum(s.items.cards())],
    }


def rivals(s: BagState) -> dict[str, list[int]]:
    """Return who or what is fought, what was shot away from monsters, and who takes something from whom."""
    return {
        "met": [s.fight.monster],
        "shot": [sum(s.turn.wounds)],
        "_rival": [s.fight.rival],
        "_robbed": [NONE],
        "_robber": [NONE],
    }


def quoted(event: Event, known: Known) -> dict[str, int]:
    """Return what the numbers of an event must be that change no book, and others that can be worked out."""
    kind = event.kind
    if kind in HURTS:
        return hurt(event, known)
    if kind in GAINS:
        return {"gain": event.c - event.b}
    if kind in SCORES:
        score, bonus = pasch(known), known["_bonus"][event.seat]
        return {"score": score, "bonus": bonus, "total": (score + bonus) * (1 + (kind in TWICE))}
    if kind == events.TURN:
        return {"how": event.c if (event.c == how.FRESH) == (event.b == 0) else NONE}
    if kind == events.DOUBLES:
        return {"sum": sum(thrown(known)), "score": pasch(known)}
    if kind == events.FOE_SCORED:
        score, bonus = sum(thrown(known)), single(known, "_foe_bonus")
        return {"score": score, "bonus": bonus, "total": score + bonus}
    return others(event, known)


def others(event: Event, known: Known) -> dict[str, int]:
    """Return the rest: what armour keeps off, a loss that is prevented, a reward, the Ring's number."""
    kind = event.kind
    if kind == events.GUARDED:
        loss = one_of(event.a, margin(known), sum(thrown(known)))
        return {"loss": loss, "guard": min(loss, known["_guard"][event.seat])}
    if kind == events.BOUND:
        return {"loss": margin(known)}
    if kind == events.BRACED:
        return {"loss": margin(known) - known["_guard"][event.seat]}
    if kind in (events.REWARD, events.LEFT_IT):
        return {"count": one_of(event.a, 1, 2)}
    if kind == events.RING_ROLL:
        return {"sum": event.a + event.b}
    if kind == events.RING_LAID:
        return {"number": one_of(event.b, *range(2, 13))}
    return {"dice": one_of(event.a, 3, 4)} if kind == events.STRONGER else {}  # no mutant: nothing else tells of dice


def hurt(event: Event, known: Known) -> dict[str, int]:
    """Return by how much health fell, what kills perhaps by more than was left; a round says exactly how much."""
    by = event.b - event.c
    loss = max(by, event.a) if event.c == 0 else by
    if event.kind == events.FOE_HURT:
        loss = margin(known)
    elif event.kind in (events.HURT, events.RIVAL_HURT):
        loss = margin(known) - known["_guard"][event.seat]
    elif event.kind in (events.HALF_HURT, events.STUNG):
        loss = (margin(known) - known["_guard"][single(known, "_fighter")]) // 2
    elif event.kind in (events.HIT_FOE, events.FOE_CURSED):
        return {"loss": event.a, "before": event.b, "after": max(0, event.b - event.a)}
    return {"loss": loss}


def single(known: Known, name: str) -> int:
    """Return a number that the whole table has one of."""
    return known[name][0]  # no mutant: it is the last one, too


def one_of(number: int, *possible: int) -> int:
    """Return a number if it is one of those it can be, else one that it is not."""
    return number if number in possible else NONE


def margin(known: Known) -> int:
    """Return by how much the totals of the last round differ."""
    return abs(single(known, "mine") - single(known, "theirs"))


def thrown(known: Known) -> list[int]:
    """Return the dice that were told of last."""
    return [single(known, name) for name in DICE if single(known, name)]


def pasch(known: Known) -> int:
    """Return what these dice count for a hero."""
    return alike_score(thrown(known)) if single(known, "_all_equal") else group_score(thrown(known))
