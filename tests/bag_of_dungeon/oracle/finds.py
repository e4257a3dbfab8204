"""Drawing items: traps, chests, and what is put on the sheet."""

from .asks import Asking, ask, free
from .facts import CHESTS, ITEMS
from .gear import gain
from .harm import die, lose
from .table import Hero, Table


def draw_items(t: Table, hero: Hero, count: int) -> Asking[None]:
    """Let a hero draw items that are due, each if wanted; who declines one declines the rest."""
    lives = hero.lives
    for _ in range(count):
        if hero.lives < lives or not (t.items.total() or t.used.total()):
            return
        answer = yield from ask("DrawItem", hero.seat, free("pass", "draw"))
        if answer == "pass":
            return
        yield from _drawn(t, hero, t.draw_item())


def _drawn(t: Table, hero: Hero, item: str) -> Asking[None]:
    """Do what a card from the bag says."""
    if item == "acme_insurance" and t.solo:
        t.discard(item)
        if t.items.total() or t.used.total() > t.used["acme_insurance"]:
            yield from _drawn(t, hero, t.draw_item())
    elif ITEMS[item].symbol == "trap":
        t.discard(item)
        _trap(t, hero)
    else:
        t.pile(hero.place).append(item)
        if item not in CHESTS:
            yield from gain(t, hero, item)


def _trap(t: Table, hero: Hero) -> None:
    """Let a trap fall on everybody on the tile; armour and shields help."""
    roll = t.told.die()
    dead = [each for each in t.at(hero.place) if lose(each, max(0, roll - each.guard()))]
    for each in dead:
        die(t, each)


def open_chest(t: Table, hero: Hero, chest: str) -> Asking[None]:
    """Open a chest: a 1 or 2 costs health, else there are items in it."""
    t.pile(hero.place).remove(chest)
    t.discard(chest)
    damage, draws = CHESTS[chest]
    if t.told.die() > 2:
        yield from draw_items(t, hero, draws)
    elif lose(hero, damage):
        die(t, hero)
