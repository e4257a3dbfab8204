"""Chests: a fate card, what adds to it, and the treasure."""

from .draws import draw, stock
from .ops import Use, does, possible, wants
from .question import Asking, pick
from .table import Chest, Table
from .treasures import TIERS, Effect
from .windows import only, window

FROM = {"bronze": 1, "silver": 5, "gold": 8}


def can_loot(table: Table, seat: int, ignore_x: bool = False) -> bool:
    """Return whether somebody stands at a chest, usually one without an X."""
    spot = table.figures[seat].at
    return table.layout.room(spot).kind == "chest" and (ignore_x or spot not in table.marks)


def loot(table: Table, seat: int, bonus: int = 0) -> Asking[None]:
    """Loot the chest in the own room."""
    spot = table.figures[seat].at
    chest = Chest(seat)
    table.chests.append(chest)
    chest.fate = table.draw_fate(seat, chest.drawn)
    yield from window(table, [seat], only("chest_revealed"), seat)
    worn = sum(effect.n for _, effect in table.abilities(seat, "chest") if effect.op == "chest_bonus")
    total = chest.fate + table.layout.room(spot).bonus + bonus + worn
    table.told.expect("chest-total", seat, str(total))
    chest.tier = yield from pick(seat, "pile", [tier for tier in TIERS if FROM[tier] <= total])
    yield from window(table, table.enemies(seat), only("enemy_chest_draw"), seat, lambda foe: not chest.taken)
    if not chest.taken:
        draw(table, seat, chest.tier)
    table.chests.remove(chest)
    table.spent += chest.drawn
    table.marks.add(spot)


@possible("loot_chest")
def can_loot_now(table: Table, use: Use, effect: Effect) -> bool:
    return can_loot(table, use.seat, effect.ignore_x)


@does("loot_chest")
def loot_now(table: Table, use: Use, effect: Effect) -> Asking[None]:
    if not effect.optional or (yield from wants(use)):
        yield from loot(table, use.seat, effect.bonus)


@possible("intercept_treasure")
def can_intercept(table: Table, use: Use, effect: Effect) -> bool:
    return bool(stock(table, table.chests[-1].tier))


@does("intercept_treasure")
def intercept(table: Table, use: Use, effect: Effect) -> Asking[None]:
    chest = table.chests[-1]
    chest.taken = True
    draw(table, use.seat, chest.tier)
    draw(table, chest.seat, effect.compensation)
    yield from ()
