# mypyc: interpreted
"""What the log accounts for: the numbers of the state, and those of an event that change none of them."""

from collections.abc import Mapping, Sequence

from verlies.core.event import Event

from . import events
from .boosts import ModDefense
from .content.ids import ASIDE, BLUE, NONE, RED, X_TOKENS
from .draws import fate_left
from .effects import ModMoveSteps, PeekRooms
from .kinds import Box
from .state import Catacombs

Known = Mapping[str, Sequence[int]]

FLAG_EVENTS = (events.CAPTURING, events.LEFT_FLAG, events.STEALS, events.TAKEN_OVER, events.LOST_FLAG)
"""Events with the value of a flag that change no score."""


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
    if kind == events.REORDERED:
        return {"count": min(printed(box, event.b), known["rooms"][0])}
    return {}


def printed(box: Box, card: int) -> int:
    """Return the number that a card speaks of."""
    ops = [effect.op for effect in box.treasures[card].effects]
    return next(abs(op.count) for op in ops if isinstance(op, ModDefense | ModMoveSteps | PeekRooms))
