"""What is Katakomben's own among what changes numbers without asking anybody: health, shrines, captives, rooms."""

from tests.klong_family.oracle.resources import escape, find, gain_gold, gain_token
from tests.klong_family.oracle.table import BLACK, GHOST

from . import tokens
from .cards import CARDS
from .table import Table, Thief
from .tiles import ROOMS, SHRINE_SPOTS


def heal(t: Table, amount: int) -> None:
    """Own stones are healed first, then black ones, then damage without a stone."""
    thief = t.me
    for _ in range(min(amount, thief.damage)):
        thief.damage -= 1
        if thief.damage >= thief.scars + thief.bare:
            thief.supply += 1
        elif thief.scars:
            thief.scars -= 1
            t.aside[BLACK] += 1
        else:
            thief.bare -= 1


def haunt(t: Table) -> None:
    """A ghost comes out of the bank."""
    if t.bank:
        t.bank -= 1
        t.area[GHOST] += 1


def mark(t: Table, room: str) -> None:
    t.me.shrines.add(room)
    t.me.supply -= 1
    t.turn.done["marked"] += 1
    gain_gold(t, len(t.me.shrines))


def markable(t: Table, room: str) -> bool:
    free = ROOMS[room].has("shrine") and t.marks(room) < SHRINE_SPOTS
    return free and room not in t.me.shrines and t.me.supply > 0


def free(t: Table, amount: int) -> None:
    for _ in range(min(amount, t.captives.total())):
        token = t.told.drawn("freed", t.captives, "the captives")
        t.turn.done["freed"] += token != tokens.COUPON
        gain_token(t, token)


def captives(thief: Thief) -> int:
    return thief.own(tokens.CAPTIVES)


# Rooms


def enter(t: Table, room: str) -> None:
    """Arrive in a room: exhaustion, rewards once a turn, puzzle boxes at a shrine, the way out."""
    t.me.room = room
    here = ROOMS[room]
    if here.has("cave"):
        t.turn.exhausted = True
        t.turn.done["cave"] = 1
    if room not in t.turn.rewarded:
        t.turn.rewarded.add(room)
        reward(t, room)
    if here.has("shrine"):
        unpack(t)
    if here.has("crypt"):
        escape(t)


def reward(t: Table, room: str) -> None:
    here = ROOMS[room]
    if here.gold:
        gain_gold(t, here.gold)
    if here.has("heal"):
        heal(t, 1)
    if here.has("secret"):
        find(t, t.minor)
    if here.has("monkey") and t.idols:
        t.idols -= 1
        t.me.tokens["monkey_idol"] += 1


def unpack(t: Table) -> None:
    """Exchange every puzzle box for a large secret."""
    while t.me.tokens["puzzle_box"]:
        t.me.tokens["puzzle_box"] -= 1
        t.boxed_tokens["puzzle_box"] += 1
        find(t, t.major)


def extras_paid(t: Table, card: str) -> bool:
    """Whether a card's costs besides skill can be paid."""
    return t.me.gold >= CARDS[card].amount("gold-") and t.me.picks >= CARDS[card].amount("pick-")


def pay_extras(t: Table, card: str) -> None:
    t.me.gold -= CARDS[card].amount("gold-")
    t.me.picks -= CARDS[card].amount("pick-")
