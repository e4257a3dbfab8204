"""Noise, the dragon's attack, damage and falling."""

from . import events
from .table import BAG, DRAGON, FALLEN, GAP, HEALTH, INSIDE, Dragon, Table


def make_clank(s: Table, seat: int, n: int) -> None:
    """Put n stones of a thief into the area, less what negative noise cancels and the supply lacks."""
    thief = s.thieves[seat]
    if thief.status != INSIDE or n == 0:
        return
    cancelled = 0
    if seat == s.active:
        turn = s.turn
        cancelled = min(turn.credit, n)
        turn.credit -= cancelled
    placed = min(n - cancelled, thief.supply)
    thief.supply -= placed
    s.own_dragon().area[seat] += placed
    if seat == s.active:
        s.turn.clank += placed + cancelled
    s.emit(events.CLANK, seat, placed, cancelled)


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
    dragon = s.own_dragon()
    dragon.rage = min(dragon.rage + 1, len(s.box.rage) - 1)
    s.emit(events.RAGE, s.active, dragon.rage + 1)


def danger(s: Table) -> int:
    """Return how many danger cards lie in the row."""
    cards = s.box.cards
    count = 0
    for card in s.dungeon.row:
        if card != GAP and cards[card].danger:
            count += 1
    return count


def attack(s: Table, extra: int) -> None:
    """Put all noise into the bag and draw stones, as many as rage, danger and `extra` say."""
    dragon = s.own_dragon()
    for seat in range(s.seats):
        dragon.bag[seat] += dragon.area[seat]
        dragon.area[seat] = 0
    count = min(s.box.rage[dragon.rage] + danger(s) + extra, sum(dragon.bag))
    s.emit(events.ATTACK, s.active, count)
    for _ in range(count):
        draw_stone(s, dragon)


def draw_stone(s: Table, dragon: Dragon) -> None:
    """Draw one stone: a black or idle one goes aside, any other one hurts."""
    kind = s.chance.take_from(BAG, dragon.bag)
    if kind == DRAGON:
        dragon.aside[DRAGON] += 1
        s.emit(events.DRAWN_BLACK, s.active)
    elif s.thieves[kind].status != INSIDE:
        dragon.aside[kind] += 1
        s.emit(events.DRAWN_IDLE, kind)
    else:
        thief = s.thieves[kind]
        thief.damage += 1
        s.emit(events.DRAWN_STONE, kind, thief.damage)
        if thief.damage == HEALTH:
            fall(s, kind)


def fall(s: Table, seat: int) -> None:
    """Knock a thief out; in the middle of an own turn, the turn is over."""
    thief = s.thieves[seat]
    thief.status = FALLEN
    s.emit(events.FELL, seat, thief.room)
    s.first_out(seat)
    if seat == s.active and s.within("turn"):
        s.cut("turn")


def hurt(s: Table, seat: int, n: int) -> None:
    """Mark damage with stones from the thief's own supply."""
    thief = s.thieves[seat]
    thief.supply -= n
    thief.damage += n
    s.emit(events.HURT, seat, n)


def heal(s: Table, seat: int, n: int) -> None:
    """Take up to n stones from the damage track back into the supply."""
    thief = s.thieves[seat]
    healed = min(n, thief.damage)
    thief.damage -= healed
    thief.supply += healed
    if healed:
        s.emit(events.HEALED, seat, healed)
