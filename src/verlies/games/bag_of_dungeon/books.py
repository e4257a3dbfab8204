# mypyc: interpreted
"""What the log accounts for: the numbers of the state, and those of an event that change none of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from verlies.core.event import Event
from verlies.kit.dice import alike_score, group_score
from verlies.kit.tiles import TURNS

from . import events, how
from .content.box import BOX
from .content.ids import EVADE_HEALTH, MIRROR, MOST_DICE, NONE, RUN_HEALTH
from .finds import DrawItem
from .foes import items_for
from .gear import spot
from .kinds import Drain
from .state import BagState

Known = Mapping[str, Sequence[int]]
DICE = ("first", "second", "third", "fourth")
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
        "_begun": [s.fight.begun if s.fight.hero != NONE else 0],
        "_dice": [s.own_dice(seat) if heroes[seat].kind != NONE else 0 for seat in seats],
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
    """Return which items and which trophies are where: the sums of their numbers."""
    return {
        "carried": [sum(s.gear(seat)) for seat in range(s.seats)],
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
        "_deadly": [0],
        "_struck": [NONE],
        "_used": [NONE],
        "_kept": [0 for _ in s.heroes],
        "_blow": [0],
        "_beaten": [NONE],
        "_victor": [NONE],
        "_ring": [0],
        "_offered": [s.agenda[-1].step.count if s.agenda and isinstance(s.agenda[-1].step, DrawItem) else 0],
    }


def quoted(event: Event, known: Known) -> dict[str, int]:
    """Return what the numbers of an event must be that change no book, and others that can be worked out."""
    work_out = QUOTED.get(event.kind)
    return work_out(event, known) if work_out is not None else {}


# Harm


def loss_of(event: Event, loss: int) -> dict[str, int]:
    """Return what an event says of a loss: how much it is, and what is left of what was there, by a book or not."""
    return {"loss": loss, "before": event.b, "after": max(0, event.b - loss)}


def any_loss(event: Event, known: Known) -> dict[str, int]:
    """Return a loss for which there may be several reasons; what kills may be more than was left."""
    by = event.b - event.c
    return loss_of(event, max(by, event.a) if event.c == 0 else by)


def foe_hurt(event: Event, known: Known) -> dict[str, int]:
    """Return what a monster loses in a round."""
    return loss_of(event, margin(known))


def hurt(event: Event, known: Known) -> dict[str, int]:
    """Return what a hero loses in a round."""
    return loss_of(event, margin(known) - known["_guard"][event.seat])


def half_hurt(event: Event, known: Known) -> dict[str, int]:
    """Return what others lose by what the fighter loses in a round."""
    return loss_of(event, (margin(known) - known["_guard"][single(known, "_fighter")]) // 2)


def by_dice(event: Event, known: Known) -> dict[str, int]:
    """Return what somebody loses by all that was thrown."""
    return loss_of(event, sum(thrown(known)))


def trapped(event: Event, known: Known) -> dict[str, int]:
    """Return what a hero loses by all that was thrown, less what armour keeps off."""
    return loss_of(event, sum(thrown(known)) - known["_guard"][event.seat])


def winded(event: Event, known: Known) -> dict[str, int]:
    """Return what running costs."""
    return loss_of(event, RUN_HEALTH)


def evaded(event: Event, known: Known) -> dict[str, int]:
    """Return what it costs to get out of another hero's way."""
    return loss_of(event, EVADE_HEALTH)


def by_shot(event: Event, known: Known) -> dict[str, int]:
    """Return what a hero loses by a shot, a curse or a blast, less what armour is told to have kept off."""
    return loss_of(event, sum(thrown(known)) - known["_kept"][event.seat])


def foe_shot(event: Event, known: Known) -> dict[str, int]:
    """Return what a monster loses by a shot: all that was thrown, unless the shot is deadly."""
    total = sum(thrown(known))
    return loss_of(event, max(event.a, total) if single(known, "_deadly") else total)


def foe_taken(event: Event, known: Known) -> dict[str, int]:
    """Return what a monster loses by an item: all that was thrown, or what is drained, never more than it has."""
    used = single(known, "_used")
    drained = [each.n for each in BOX.items[used].effects if isinstance(each, Drain)] if used != NONE else []
    return loss_of(event, min(drained[0], event.b) if drained else sum(thrown(known)))


def healed(event: Event, known: Known) -> dict[str, int]:
    """Return how much health somebody gains."""
    return {"gain": event.c - event.b}


def guarded(event: Event, known: Known) -> dict[str, int]:
    """Return what armour keeps off a loss in a round, or by all that was thrown."""
    loss = sum(thrown(known)) if single(known, "_fighter") == NONE else margin(known)
    return {"loss": loss, "guard": min(loss, known["_guard"][event.seat])}


def bound(event: Event, known: Known) -> dict[str, int]:
    """Return which loss a vine prevents."""
    return {"loss": margin(known)}


def braced(event: Event, known: Known) -> dict[str, int]:
    """Return which loss a hero prevents."""
    return {"loss": margin(known) - known["_guard"][event.seat]}


# Rounds


def scored(event: Event, known: Known) -> dict[str, int]:
    """Return what a hero's dice count, and what they come to with all that counts."""
    score, bonus = pasch(known), known["_bonus"][event.seat]
    return {"score": score, "bonus": bonus, "total": (score + bonus) * (1 + (event.kind in TWICE))}


def foe_scored(event: Event, known: Known) -> dict[str, int]:
    """Return what a monster's dice show, and what they come to."""
    score, bonus = sum(thrown(known)), single(known, "_foe_bonus")
    return {"score": score, "bonus": bonus, "total": score + bonus}


def doubles(event: Event, known: Known) -> dict[str, int]:
    """Return what equal dice show, and what they count."""
    return {"sum": sum(thrown(known)), "score": pasch(known)}


def stronger(event: Event, known: Known) -> dict[str, int]:
    """Return how many dice a hero has with one more."""
    return {"dice": min(known["_dice"][event.seat] + 1, MOST_DICE)}


# The rest


def begins(event: Event, known: Known) -> dict[str, int]:
    """Return in which way a turn begins: afresh, unless something is owed."""
    return {"how": event.c if (event.c == how.FRESH) == (event.b == 0) else NONE}


def slain(event: Event, known: Known) -> dict[str, int]:
    """Return which monster is beaten, and where the dragon was; what was struck had the health that was told."""
    kind = event.a if event.kind == events.BEAT else len(BOX.foes) - 1
    struck, full = single(known, "_struck"), full_health(kind, event.seat, known)
    least = max(full - single(known, "shot") + single(known, "_blow"), 1)
    true = struck == NONE or least <= struck <= max(full, 1)
    name = "monster" if event.kind == events.BEAT else "place"
    return {name: event.a if true else NONE}


def full_health(kind: int, seat: int, known: Known) -> int:
    """Return what a monster has against somebody; the mirror has what they have."""
    foe = BOX.foes[kind]
    return known["health"][seat] if foe.special == MIRROR else foe.health


def reward(event: Event, known: Known) -> dict[str, int]:
    """Return how many items a beaten monster brings, by the health it had at first."""
    foe = BOX.foes[single(known, "_beaten")]
    health = full_health(single(known, "_beaten"), event.seat, known)
    if foe.special == MIRROR and single(known, "_begun"):
        health = single(known, "_begun")
    return {"count": items_for(health)}


def ring_roll(event: Event, known: Known) -> dict[str, int]:
    """Return what two dice come to."""
    return {"sum": event.a + event.b}


def single(known: Known, name: str) -> int:
    """Return a number that the whole table has one of."""
    return known[name][0]  # no mutant: it is the last one, too


def margin(known: Known) -> int:
    """Return by how much the totals of the last round differ."""
    return abs(single(known, "mine") - single(known, "theirs"))


def thrown(known: Known) -> list[int]:
    """Return the dice that were told of last."""
    return [single(known, name) for name in DICE if single(known, name)]


def pasch(known: Known) -> int:
    """Return what these dice count for a hero."""
    return alike_score(thrown(known)) if single(known, "_all_equal") else group_score(thrown(known))


QUOTED: Final[Mapping[int, Callable[[Event, Known], dict[str, int]]]] = {
    **dict.fromkeys((events.HURT, events.RIVAL_HURT), hurt),
    **dict.fromkeys((events.HALF_HURT, events.STUNG), half_hurt),
    **dict.fromkeys((events.SPIKED, events.SHOT_HIT, events.VINE_HIT), by_dice),
    **dict.fromkeys((events.CHEST_HURT, events.DRAINED), any_loss),
    **dict.fromkeys((events.FOE_STRUCK, events.FOE_CURSED), foe_taken),
    **dict.fromkeys((events.BEAT, events.SLEW), slain),
    **dict.fromkeys((events.HEALED, events.RENEWED, events.BATHED, events.FED), healed),
    **dict.fromkeys((events.SCORED, events.SCORED_TWICE, events.RIVAL_SCORED, events.RIVAL_SCORED_TWICE), scored),
    events.FOE_HURT: foe_hurt,
    events.HIT: by_shot,
    events.TRAPPED: trapped,
    events.WINDED: winded,
    events.EVADE_HURT: evaded,
    events.HIT_FOE: foe_shot,
    events.GUARDED: guarded,
    events.BOUND: bound,
    events.BRACED: braced,
    events.FOE_SCORED: foe_scored,
    events.DOUBLES: doubles,
    events.STRONGER: stronger,
    events.TURN: begins,
    events.REWARD: reward,
    events.RING_ROLL: ring_roll,
}
"""How the numbers of each kind of event are worked out."""
