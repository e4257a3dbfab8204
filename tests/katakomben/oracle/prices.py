"""What an answer costs, as it should be shown beside it."""

from tests.klong_family.oracle.printed import MONSTER
from tests.klong_family.oracle.table import PRICE
from tests.klong_family.oracle.turns import monsters

from . import tokens
from .cards import CARDS
from .laying import laid_so
from .maze import Way
from .offers import can_walk
from .table import Table


def price(t: Table, option: str) -> dict[str, int]:
    """What is paid for an answer."""
    found: dict[str, int] = {}
    verb, _, what = option.partition(":")
    if verb == "move":
        found = way_price(t, next(way for way in t.maze.ways(t.me.room) if way.name == what))
    elif verb == "turn" and t.near is not None:
        way = laid_so(t, t.near, t.pending, int(what))
        found = way_price(t, way) if can_walk(t, way) else {"boots": t.near.boots}
    elif verb in {"buy", "use", "fight"}:
        found = card_price(what, t.stealing)
    elif verb in {"goods", "flute"}:
        found = {"gold": good_price(t, verb)}
    elif verb in {"pass", "coupon"} and t.selling:
        found = {"gold": t.selling if verb == "pass" else discounted(t.selling)}
    elif verb == "crack":
        found = {"lockpicks": 1}
    return found


def way_price(t: Table, way: Way) -> dict[str, int]:
    return {"boots": way.boots, "monsters": monsters(t, way.monsters), "lockpicks": len(way.locks)}


def card_price(card: str, stolen: bool) -> dict[str, int]:
    kind = CARDS[card]
    cost = 0 if stolen else kind.cost
    return {
        "swords" if kind.kind == MONSTER else "skill": cost,
        "gold": kind.amount("gold-"),
        "lockpicks": kind.amount("pick-"),
    }


def good_price(t: Table, verb: str) -> int:
    """The least a good costs."""
    full = 0 if t.gift else tokens.FLUTE_PRICE if verb == "flute" else PRICE
    return discounted(full) if t.me.tokens[tokens.COUPON] else full


def discounted(price: int) -> int:
    return max(0, price - tokens.DISCOUNT)
