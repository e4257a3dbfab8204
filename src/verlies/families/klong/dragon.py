"""Noise, the dragon's anger and its attack."""

from . import events
from .health import fall
from .state import BAG, GAP, INSIDE, Dragon, Table


def make_clank(s: Table, seat: int, n: int, told: int = events.CLANK) -> None:
    """Put n stones of a thief into the area, less what negative noise cancels and the supply lacks.

    Without any stone there is no noise to be cancelled, either. `told` is the event that says why.
    """
    thief = s.thieves[seat]
    if thief.status != INSIDE or n == 0:
        return
    cancelled = 0
    if seat == s.active and thief.supply:
        cancelled = min(s.turn.credit, n)
        s.turn.credit -= cancelled
    placed = min(n - cancelled, thief.supply)
    thief.supply -= placed
    s.own_dragon().area[seat] += placed
    if seat == s.active:
        s.turn.clank += placed + cancelled
    s.emit(told, seat, placed, cancelled, c=n - cancelled - placed)


def hush(s: Table, seat: int, n: int) -> None:
    """Take n own stones back from the area; what finds none is credit for noise still to come."""
    area = s.own_dragon().area
    back = min(n, area[seat])
    area[seat] -= back
    s.thieves[seat].supply += back
    s.turn.credit += n - back
    s.emit(events.QUIET, seat, back, n - back)


def anger(s: Table) -> None:
    """Move the dragon one space along the rage track; on the last one it stays."""
    space = s.dragon.rage + 1
    if space == len(s.box.rage):
        s.emit(events.RAGE_FULL, s.active, space)
        return
    s.own_dragon().rage = space
    s.emit(events.RAGE, s.active, space + 1, s.box.rage[space])


def danger(s: Table) -> list[int]:
    """Return the danger cards in the row."""
    cards = s.box.cards
    return [card for card in s.dungeon.row if card != GAP and cards[card].danger]


def usual_attack(s: Table) -> tuple[int, int]:
    """Return how many stones a usual attack draws, and from how many, once all noise is in the bag."""
    return s.box.rage[s.dragon.rage] + len(danger(s)), sum(s.dragon.bag) + sum(s.dragon.area)


def ghost_stones(s: Table) -> int:
    """Return how many stones hit everybody."""
    ghost = s.box.ghost
    return s.dragon.bag[ghost] + s.dragon.area[ghost] if s.box.ghosts else 0


def stones_against(s: Table, seat: int) -> int:
    """Return how many stones hit a thief, once all noise is in the bag."""
    return s.dragon.bag[seat] + s.dragon.area[seat] + ghost_stones(s)


def attack(s: Table, extra: int) -> None:
    """Put all noise into the bag and draw stones, as many as rage, danger and `extra` say."""
    dragon = s.own_dragon()
    dangers = danger(s)
    due = s.box.rage[dragon.rage] + len(dangers) + extra
    count = stones_drawn(dragon, due)
    if count == due:
        for card in dangers:
            s.emit(events.DANGER, s.active, card)
    s.emit(events.ATTACK, s.active, count, due - count, c=_why_so_many(len(dangers), extra))
    draw_stones(s, dragon, count)


def stones_drawn(dragon: Dragon, due: int) -> int:
    """Return how many stones an attack draws that is to draw so many."""
    return min(due, sum(dragon.bag) + sum(dragon.area))


def draw_stones(s: Table, dragon: Dragon, count: int) -> None:
    """Put all noise into the bag and draw stones, even after the active thief has fallen and the turn was cut."""
    for kind in range(len(dragon.area)):
        fill_bag(s, dragon, kind)
    for _ in range(count):
        draw_stone(s, dragon)
    if not any(dragon.bag):
        s.bag_empty()
    s.attack_over()


def _why_so_many(dangers: int, extra: int) -> int:
    if extra:
        return events.BY_FATE_AND_DANGER if dangers else events.BY_FATE
    return events.BY_DANGER if dangers else events.USUAL


def fill_bag(s: Table, dragon: Dragon, kind: int) -> None:
    """Put the noise of a kind of stones into the bag, and tell it."""
    noise = dragon.area[kind]
    if noise:
        dragon.area[kind] = 0
        dragon.bag[kind] += noise
        if kind < s.seats:
            s.emit(events.BAGGED, kind, noise)
        else:
            s.bagged(noise)


def draw_stone(s: Table, dragon: Dragon) -> None:
    """Draw one stone: a black or idle one goes aside, any other one of a thief hurts."""
    kind = s.chance.take_from(BAG, dragon.bag)
    if kind == s.box.black:
        dragon.aside[kind] += 1
        s.emit(events.DRAWN_BLACK, s.active)
    elif kind >= s.seats:
        s.drawn(kind)
    elif s.thieves[kind].status != INSIDE:
        dragon.aside[kind] += 1
        s.emit(events.DRAWN_IDLE, kind)
    else:
        thief = s.thieves[kind]
        thief.damage += 1
        left = s.box.health - thief.damage
        s.emit(events.DRAWN_STONE, kind, left + 1, left)
        if left == 0:
            fall(s, kind)
