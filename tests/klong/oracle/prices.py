"""What an answer costs, as it should be shown beside it."""

from collections.abc import Mapping

from tests.klong_family.oracle import table
from tests.klong_family.oracle.printed import MONSTER
from tests.klong_family.oracle.turns import monsters

from .cards import CARDS
from .rules import cost
from .table import Table


def price(t: Table, option: str) -> Mapping[str, int]:
    """What is paid for an answer; what a card lets one choose says its price in words."""
    verb, _, what = option.partition(":")
    if verb == "move":
        way = next(way for way in t.board.ways[t.me.room] if way.to == what)
        return {"boots": way.boots, "monsters": monsters(t, way.monsters)}
    if verb in {"buy", "use", "fight"}:
        return {"swords" if CARDS[what].kind == MONSTER else "skill": cost(t, what)}
    return {"gold": table.PRICE} if verb == "goods" else {}
