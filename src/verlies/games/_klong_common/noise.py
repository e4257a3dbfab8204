"""Noise, the dragon's attack, damage and falling."""

from . import events
from .table import BAG, DRAGON, FALLEN, GAP, HEALTH, INSIDE, Dragon, Table


def make_clank(s: Table, seat: int, n: int, told: int = events.CLANK) -> None:
    """Put n stones of a thief into the area, less what negative noise cancels and the supply lacks.

    `told` is the event that says why.
    """
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


def attack(s: Table, extra: int) -> None:
    """Put all noise into the bag and draw stones, as many as rage, danger and `extra` say."""
    dragon = s.own_dragon()
    dangers = danger(s)
    due = s.box.rage[dragon.rage] + len(dangers) + extra
    count = min(due, sum(dragon.bag) + sum(dragon.area))
    if count == due:
        for card in dangers:
            s.emit(events.DANGER, s.active, card)
    s.emit(events.ATTACK, s.active, count, due - count, c=_why_so_many(len(dangers), extra))
    for seat in range(s.seats):
        fill_bag(s, dragon, seat)
    for _ in range(count):
        draw_stone(s, dragon)


def _why_so_many(dangers: int, extra: int) -> int:
    if extra:
        return events.BY_FATE_AND_DANGER if dangers else events.BY_FATE
    return events.BY_DANGER if dangers else events.USUAL


def fill_bag(s: Table, dragon: Dragon, seat: int) -> None:
    """Put the noise of a thief into the bag."""
    noise = dragon.area[seat]
    if noise:
        dragon.area[seat] = 0
        dragon.bag[seat] += noise
        s.emit(events.BAGGED, seat, noise)


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
        s.emit(events.DRAWN_STONE, kind, HEALTH - thief.damage + 1, HEALTH - thief.damage)
        if thief.damage == HEALTH:
            fall(s, kind)


def fall(s: Table, seat: int, why: int = events.USUAL) -> None:
    """Knock a thief out; in the middle of an own turn, the turn is over."""
    thief = s.thieves[seat]
    thief.status = FALLEN
    s.emit(events.FELL, seat, thief.room, why)
    s.first_out(seat)
    if seat == s.active and s.within("turn"):
        s.cut("turn")


def hurt(s: Table, seat: int, n: int, told: int) -> None:
    """Mark damage with stones from the thief's own supply; `told` is the event that says what hurts."""
    thief = s.thieves[seat]
    thief.supply -= n
    thief.damage += n
    s.emit(told, seat, n, HEALTH - thief.damage + n, c=HEALTH - thief.damage)


def heal(s: Table, seat: int, n: int, told: int = events.HEALED) -> None:
    """Take up to n stones from the damage track back into the supply; `told` is the event that says what healed."""
    thief = s.thieves[seat]
    healed = min(n, thief.damage)
    thief.damage -= healed
    thief.supply += healed
    if healed:
        s.emit(told, seat, healed, HEALTH - thief.damage - healed, c=HEALTH - thief.damage)
