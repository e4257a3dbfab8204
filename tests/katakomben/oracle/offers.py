"""What a thief may do in a turn, and in what part of it while a tile is in hand."""

from collections.abc import Iterator

from tests.klong_family.oracle.table import PRICE
from tests.klong_family.oracle.turns import bearable, best_crown, card_offers, tired, unfended

from . import tokens
from .cards import CARDS
from .maze import Way
from .resources import extras_paid, markable
from .table import Table
from .tiles import ROOMS, TILES

LAYING = ("marble_guardian", "dusty_map")


def turn_offers(t: Table) -> set[str]:
    found = {*card_offers(t), *room_offers(t)}
    if t.me.inside():
        found |= {*walking_offers(t), *teleport_offers(t), *leap_offers(t)}
    if not t.me.hand.total():
        found.add("end")
    return found


def allowed(t: Table, card: str) -> bool:
    """Whether a card can be had here, and with a tile in hand; and whether what it costs besides can be paid."""
    return not (t.pending and card in LAYING) and extras_paid(t, card) and place_fits(t, card)


def place_fits(t: Table, card: str) -> bool:
    flags = CARDS[card].flags
    if "in-depths" in flags:
        return t.in_depths(t.me)
    return "in-cave-or-shrine" not in flags or t.here().has("cave") or t.here().has("shrine")


# Ways


def can_walk(t: Table, way: Way) -> bool:
    """Whether a way can be paid and borne, as far as it is known."""
    if t.turn.boots < way.boots or tired(t):
        return False
    if way.against and not t.me.tokens["catacombs_map"]:
        return False
    return len(way.locks) <= t.me.picks and may_arrive(t, way) and unfended(t, way.monsters) <= bearable(t)


def may_arrive(t: Table, way: Way) -> bool:
    """Nobody returns to the crypt without an artifact, and off the map there must be a tile."""
    if way.leaves is not None:
        return t.tiles_left > 0
    return may_be_in(t, way.to)


def may_be_in(t: Table, room: str) -> bool:
    return not ROOMS[room].has("crypt") or t.me.own(tokens.ARTIFACTS) > 0


def walking_offers(t: Table) -> Iterator[str]:
    yield from (f"move:{way.name}" for way in t.maze.ways(t.me.room) if can_walk(t, way))


def teleport_offers(t: Table) -> Iterator[str]:
    hop = "hop" in t.turn.leaps and t.here().has("market")
    if t.turn.teleports or hop:
        for way in t.maze.ways(t.me.room):
            if may_arrive(t, way) and (way.name == way.to or not way.to):
                yield f"teleport:{way.name}"


def leap_offers(t: Table) -> Iterator[str]:
    """Teleports to farther places."""
    if "waystone" in t.turn.leaps and t.here().has("shrine"):
        shrines = (room for room in t.maze.rooms() if ROOMS[room].has("shrine"))
        yield from (f"waystone:{room}" for room in shrines if room != t.me.room)
    if "ride" in t.turn.leaps and TILES[t.here().tile].haunted:
        others = (tile for tile in t.maze.tiles() if tile.haunted and tile.id != t.here().tile)
        yield from (f"ride:{room}" for tile in others for room in tile.rooms)
    if "blink" in t.turn.leaps:
        yield from (f"blink:{room}" for room in rivals(t) - {t.me.room})


def rivals(t: Table) -> set[str]:
    """The rooms of others in the Depths."""
    return {each.room for each in t.thieves if each.seat != t.active and each.inside() and t.in_depths(each)}


# What the room offers


def room_offers(t: Table) -> Iterator[str]:
    room = t.me.room
    yield from artifact_offers(t)
    if t.here().has("market"):
        yield from (f"goods:{good}" for good in goods(t, PRICE))
    if "flute" in t.turn.leaps:
        yield from (f"flute:{good}" for good in goods(t, tokens.FLUTE_PRICE))
    if markable(t, room):
        yield f"mark:{room}"
    if can_crack(t):
        yield f"crack:{room}"


def artifact_offers(t: Table) -> Iterator[str]:
    lying = t.placed.get(t.me.room, [])
    held = t.me.own(tokens.ARTIFACTS)
    taken_here = (t.me.room, t.active) in t.robbed
    if lying and not taken_here and held <= t.me.tokens["backpack"]:
        yield f"artifact:{max(reversed(lying), key=lambda each: tokens.ARTIFACTS[each])}"


def goods(t: Table, price: int) -> Iterator[str]:
    """What can be bought at a price, or with a coupon."""
    gold = t.me.gold + (tokens.DISCOUNT if t.me.tokens[tokens.COUPON] else 0)
    best = best_crown(t.goods)
    for good, left in t.goods.items():
        crowned = good in tokens.CROWNS and good != best
        weak = good != "blood_amulet" or t.me.damage >= tokens.AMULET_DAMAGE
        if left and not crowned and weak and gold >= price:
            yield good


def can_crack(t: Table) -> bool:
    left = {"": 0, "chest": t.major.total(), "library": t.reserve["secret_tome"], "prison": t.captives.total()}
    return left[t.here().lock()] > 0 and t.me.picks > 0 and t.me.room not in t.cracked
