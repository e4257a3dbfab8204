"""Putting items on a sheet, moving and leaving them, and trading."""

from collections import Counter
from copy import deepcopy

from .asks import Asking, argument, ask, free
from .facts import HEROES, ITEMS, Item
from .table import Hero, Table


def swaps(hero: Hero, item: str) -> list[int]:
    """Return the fields whose item could be left so that another one takes its place."""
    return [at for at, cell in enumerate(hero.held) if cell is not None and _fits_instead(hero, item, at)]


def _fits_instead(hero: Hero, item: str, at: int) -> bool:
    without = deepcopy(hero)
    without.clear(at)
    return without.room_at(item, at)


def rooms(hero: Hero, item: str) -> list[int]:
    """Return the empty fields an item may be put into."""
    return [at for at in range(len(hero.held)) if hero.room_at(item, at)]


def stow(t: Table, hero: Hero, item: str) -> Asking[None]:
    """Ask where an item that lies on the tile goes; it may stay there, or something else for it."""
    puts = [f"put:{at}" for at in rooms(hero, item)] + [f"swap:{at}" for at in swaps(hero, item)]
    answer = yield from ask("Stow", hero.seat, free("leave", *puts))
    if answer == "leave":
        return
    at = int(argument(answer))
    pile = t.pile(hero.place)
    pile.remove(item)
    if answer.startswith("swap"):
        pile.append(hero.clear(at))
    hero.put(item, at)


def gain(t: Table, hero: Hero, item: str) -> Asking[None]:
    """Let a hero have an item that lies on the tile: companions come along, all else must be put somewhere."""
    if ITEMS[item].symbol == "companion":
        t.pile(hero.place).remove(item)
        hero.company.append(item)
        t.check_end()
    else:
        yield from stow(t, hero, item)


def handle(t: Table, hero: Hero, at: int) -> Asking[None]:
    """Move an item of the sheet to another field, exchange it with another one, or lay it down."""
    cell = hero.held[at]
    assert cell is not None
    without = deepcopy(hero)
    without.clear(at)
    puts = [f"put:{n}" for n in rooms(without, cell[0]) if hero.held[n] is None]
    others = [n for n, each in enumerate(hero.held) if each not in (None, cell)]
    changes = [f"swap:{n}" for n in others if exchanged(hero, at, n) is not None]
    answer = yield from ask("Shift", hero.seat, free("pass", "leave", *puts, *changes))
    if answer == "pass":
        return
    if answer.startswith("swap"):
        hero.held = exchanged(hero, at, int(argument(answer))) or hero.held
        return
    item = hero.clear(at)
    if answer == "leave":
        t.pile(hero.place).append(item)
    else:
        hero.put(item, int(argument(answer)))


def exchanged(hero: Hero, at: int, other: int) -> list[tuple[str, int] | None] | None:
    """Return the fields with two items in each other's place, or None if that does not fit."""
    after = deepcopy(hero)
    cell = after.held[other]
    assert cell is not None
    other = cell[1]
    first, second = after.clear(at), after.clear(other)
    if not after.room_at(first, other):
        return None
    after.put(first, other)
    if not after.room_at(second, at):
        return None
    after.put(second, at)
    return after.held


def trade(t: Table, hero: Hero, other: Hero) -> Asking[None]:
    """Bargain with a hero on the same tile: choose what goes over and back, then offer it."""
    gives: list[str] = []
    takes: list[str] = []
    refused: list[set[str]] = []
    while True:
        draft = {f"give:{item}" for item in gives} | {f"take:{item}" for item in takes}
        offers = ["offer"] if draft and draft not in refused and traded(hero, other, gives, takes) else []
        answer = yield from ask("Bargain", hero.seat, free("pass", *tradeable(hero, other), *offers))
        if answer == "pass":
            return
        if answer != "offer":
            toggle(gives if answer.startswith("give") else takes, argument(answer))
        elif t.solo or (yield from ask("Deal", other.seat, free("pass", "agree"))) == "agree":
            exchange(t, hero, other, gives, takes)
            return
        else:
            refused.append(draft)


def tradeable(hero: Hero, other: Hero) -> list[str]:
    """Return what can be put into an offer, of equal items one."""
    return [f"give:{item}" for item in set(hero.gear())] + [f"take:{item}" for item in set(other.gear())]


def toggle(items: list[str], item: str) -> None:
    """Put an item into an offer, or take it out again."""
    if item in items:
        items.remove(item)
    else:
        items.append(item)


def traded(hero: Hero, other: Hero, gives: list[str], takes: list[str]) -> bool:
    """Return whether what both have after a trade fits on their sheets, rearranged if need be."""
    one = Counter(hero.gear()) - Counter(gives) + Counter(takes)
    two = Counter(other.gear()) - Counter(takes) + Counter(gives)
    return fits(hero.kind, list(one.elements())) and fits(other.kind, list(two.elements()))


def fits(kind: str, items: list[str]) -> bool:
    """Return whether a hero can carry all these items at once."""
    fields = Counter(HEROES[kind].fields)
    carried = [ITEMS[item] for item in items if ITEMS[item].symbol != "companion"]
    one_handed = sum(card.symbol == "hand" and card.size == 1 for card in carried)
    two_handed = any(card.size == 2 for card in carried)
    worn = sum(min(fields[symbol], _count(carried, symbol)) for symbol in ("armour", "boots", "attire"))
    return len(carried) - max(min(fields["hand"], one_handed), two_handed) - worn <= fields["free"]


def _count(cards: list[Item], symbol: str) -> int:
    return sum(card.symbol == symbol for card in cards)


def exchange(t: Table, hero: Hero, other: Hero, gives: list[str], takes: list[str]) -> None:
    """Let items change hands; how everything is then arranged is told, and must be right."""
    for giver, items in ((hero, gives), (other, takes)):
        for item in items:
            giver.take_out(item)
    for taker, items in ((other, gives), (hero, takes)):
        taker.company += [item for item in items if ITEMS[item].symbol == "companion"]
        new = [item for item in items if ITEMS[item].symbol != "companion"]
        if new and not taker.rearrange(t.told.fields[taker.seat], new):
            t.remarks.append(f"hero {taker.seat} cannot have arranged {t.told.fields[taker.seat]}")
    t.check_end()
