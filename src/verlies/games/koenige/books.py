# mypyc: interpreted
"""What the log accounts for: the numbers of the state, and those of an event that change none of them."""

from collections.abc import Mapping, Sequence

from verlies.core.event import Event
from verlies.kit.tiles import TURNS

from . import events
from .boosts import ModDefense
from .chest import tier_of
from .content.ids import ASIDE, BLUE, NONE, RED, X_TOKENS
from .draws import fate_left
from .effects import ModMoveSteps, PeekRooms
from .kinds import Box
from .state import Catacombs

Known = Mapping[str, Sequence[int]]

FLAG_EVENTS = (events.CAPTURING, events.LEFT_FLAG, events.STEALS, events.TAKEN_OVER, events.LOST_FLAG)
"""Events with the value of a flag that change no score."""
OF_TIER = (events.DEALT, events.DREW, events.LOOKED, events.UNDER)
"""Events with the tier of a card."""


def books(s: Catacombs) -> dict[str, list[int]]:
    """Return the numbers that the log accounts for, of each hero and of the table."""
    attack, defence, chest = s.counted
    return {
        "hand": [len(hero.hand) for hero in s.heroes],
        "actions": [s.turn.actions],
        "rooms": [s.rooms.count()],
        "x": [X_TOKENS - len(s.marks)],
        "fate": [s.fate.count() - ASIDE],
        "unseen": [sum(fate_left(s))],
        "red": [s.points(RED)],
        "blue": [s.points(BLUE)],
        "attack": [attack],
        "defence": [defence],
        "chest": [chest],
        "_places": [s.place(flag.field) if flag.field != NONE else NONE for flag in s.flags],
        **things(s),
        **rivals(s),
    }


def things(s: Catacombs) -> dict[str, list[int]]:
    """Return whose turn it is, who is where, and which cards are where: the sums of their numbers."""
    laid = s.laid()
    return {
        "turn": [s.turn.seat],
        "at": [s.place(hero.field) for hero in s.heroes],
        "held": [sum(hero.hand) for hero in s.heroes],
        "worn": [sum(card for card in (hero.weapon, hero.armour) if card != NONE) for hero in s.heroes],
        "drawn": [sum(s.drawn)],
        "map": [sum(s.chart.lying[field] // TURNS for field in laid)],
        "fields": [sum(s.place(field) for field in laid)],
        "marks": [sum(s.place(field) for field in s.marks)],
    }


def rivals(s: Catacombs) -> dict[str, list[int]]:
    """Return who fights whom, who loots a chest, and who gives a card to whom."""
    fight, chest = s.fights[-1] if s.fights else None, s.chests[-1] if s.chests else None
    return {
        "_attacker": [fight.attacker if fight else NONE],
        "_defender": [fight.defender if fight else NONE],
        "_looter": [chest.seat if chest else NONE],
        "_giver": [NONE],
        "_taker": [NONE],
        "_gift": [NONE],
    }


def quoted(box: Box, event: Event, known: Known) -> dict[str, int]:
    """Return what the numbers of an event must be that change no book: what a flag is worth, what a card says."""
    kind = event.kind
    if kind in FLAG_EVENTS:
        return {"value": box.rooms[box.flag_rooms[known["_places"].index(event.b)]].flag}
    if kind == events.FLAG_GONE:
        return {"value": box.rooms[event.b].flag}
    if kind in (events.WARD, events.STEPS):
        return {"count": printed(box, event.b)}
    if kind in OF_TIER:
        return {"tier": box.treasures[event.a].tier}
    if kind == events.CHEST_TOTAL:
        return {"tier": tier_of(event.a)}
    if kind == events.REORDERED:
        return {"count": min(printed(box, event.b), known["rooms"][0])}
    return {}


def printed(box: Box, card: int) -> int:
    """Return the number that a card speaks of."""
    ops = [effect.op for effect in box.treasures[card].effects]
    return next(abs(op.count) for op in ops if isinstance(op, ModDefense | ModMoveSteps | PeekRooms))
