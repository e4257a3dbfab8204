"""Health: damage, healing and falling."""

from . import events
from .state import FALLEN, Table


def hurt(s: Table, seat: int, n: int, told: int) -> None:
    """Mark damage with stones from the thief's own supply; `told` is the event that says what hurts."""
    thief = s.thieves[seat]
    thief.supply -= n
    thief.damage += n
    left = s.box.health - thief.damage
    s.emit(told, seat, n, left + n, c=left)


def heal(s: Table, seat: int, n: int, told: int = events.HEALED) -> None:
    """Take up to n stones from the damage track back into the supply; `told` is the event that says what healed."""
    thief = s.thieves[seat]
    healed = min(n, s.own_wounds(seat))
    thief.damage -= healed
    thief.supply += healed
    if healed:
        left = s.box.health - thief.damage
        s.emit(told, seat, healed, left - healed, c=left)
    if healed < n and thief.damage:
        s.heal_rest(seat, n - healed)


def fall(s: Table, seat: int, why: int = events.USUAL) -> None:
    """Knock a thief out; in the middle of an own turn, the turn is over."""
    thief = s.thieves[seat]
    thief.status = FALLEN
    s.emit(events.FELL, seat, thief.room, why)
    s.first_out(seat)
    if seat == s.active and s.within("turn"):
        s.cut("turn")
