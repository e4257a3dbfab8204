# mypyc: interpreted
"""What the log accounts for: the numbers of the state, and those of an event that change none of them."""

from collections.abc import Mapping, Sequence

from verlies.core.event import Event

from . import events
from .board import SUN_NUMBERS
from .cards import CARDS
from .ids import DEAD, NONE
from .odds import chance, percent
from .state import DungeonState


def books(s: DungeonState) -> dict[str, list[int]]:
    """Return the numbers that the log accounts for, of each hero and of the table."""
    heroes = s.heroes
    return {
        "life": [life(s, seat) for seat in range(s.seats)],
        "determination": [hero.determination for hero in heroes],
        "loot": [len(hero.loot) for hero in heroes],
        "gold": [sum(hero.worth) for hero in heroes],
        "runes": [len(hero.runes) for hero in heroes],
        "skip": [hero.skip for hero in heroes],
        "sun": [s.sun],
        "foe": [s.turn.foe],
        "monster": [s.fight.wounds],
        "strength": [max(CARDS[s.fight.card].life - s.fight.wounds, 0) if s.fight.shown else 0],
    }


def life(s: DungeonState, seat: int) -> int:
    """Return the life a hero has left; nobody has none."""
    hero = s.heroes[seat]
    return 0 if hero.kind == NONE or hero.status == DEAD else max(s.life_left(seat), 0)


def quoted(event: Event, known: Mapping[str, Sequence[int]]) -> dict[str, int]:
    """Return what the numbers of an event must be that change no book."""
    kind = event.kind
    if kind == events.SUN_ROLL:
        return {"limit": SUN_NUMBERS[known["sun"][0]]}
    if kind == events.TEST:
        return {"need": event.b, "chance": min(event.c, percent(chance(event.b)))}
    if kind in (events.FLED, events.CAUGHT):
        return {"penalty": CARDS[event.a].penalty}
    if kind in (events.WOUNDED, events.HEALED, events.HIT, events.STRUCK):
        return {"count": change(event)}
    return _as_told(event)


def change(event: Event) -> int:
    """Return by how much something changed; what kills may be more than the life that was left."""
    by = abs(event.c - event.b)
    return max(by, event.a) if event.c == 0 else by


def _as_told(event: Event) -> dict[str, int]:
    """Return the numbers that nothing but the event itself knows, as far as they can be true at all."""
    kind = event.kind
    if kind in (events.PASSED, events.FAILED):
        return {"sum": event.a if (event.a <= event.b) == (kind == events.PASSED) else NONE, "need": event.b}
    if kind == events.SHIFTED:
        return {"before": event.a, "after": event.b if abs(event.a - event.b) == 1 else NONE}
    if kind == events.BRIBED:
        return {"price": event.a, "given": event.b}
    return {"lost": event.c if kind == events.MARKER_ON else event.b, "load": event.a, "count": event.a}
