"""The treasure chamber: the dragon sleeps, or it does not."""

from contextlib import suppress

from .asks import PASS, Asking, TurnOver, ask
from .facts import DECK_OF
from .harm import wound
from .moves import chosen, moves, walk, ways
from .rolls import RAGE, roll
from .table import Hero, Table
from .windows import window

SILENCE, HARP = "r_silence", "z_harp_of_tranquility"


def wake(t: Table, hero: Hero) -> Asking[None]:
    """Draw a dragon card; who gets the rune of silence back may use it on the new card, too."""
    card = t.draw("dragon")
    if not card:
        return
    t.discard(card)
    while (yield from window(t, "OnDragon", hero, [], SILENCE)) != PASS:
        t.use_up(hero, SILENCE)
        t.discards["dragon"][card] -= 1
        t.decks["dragon"][card] += 1
        card = t.draw("dragon")
        assert card
        t.discard(card)
    if card == "d_rage":
        yield from rage(t, hero)
        return
    for _ in range(2):
        treasure = t.draw("treasure")
        if treasure:
            t.give(hero, treasure)


def rage(t: Table, hero: Hero) -> Asking[None]:
    """Let the dragon rage against everybody in the chamber, the active player first."""
    inside = [hero, *(other for other in t.around(hero.seat) if other in t.in_hall())]
    spared = []
    for victim in inside:
        with suppress(TurnOver):
            if (yield from strike(t, victim)):
                spared.append(victim)
    t.reshuffle("dragon")
    for victim in inside:
        if t.expel and victim not in spared and victim in t.in_hall():
            with suppress(TurnOver):
                yield from drive_out(t, victim)


def strike(t: Table, hero: Hero) -> Asking[bool]:
    """Let the rage strike one hero; return whether it was spared."""
    options = [f"use:{HARP}"] if t.texts and hero.has(HARP) else []
    if (yield from window(t, "OnRage", hero, options)) != PASS:
        t.use_up(hero, HARP)
        return True
    for card in [card for card, _ in hero.loot if DECK_OF[card] == "treasure"]:
        t.drop_loot(hero, card)
    yield from wound(t, hero, sum((yield from roll(t, hero, 2, RAGE))))
    return False


def drive_out(t: Table, hero: Hero) -> Asking[None]:
    """Let a survivor leave the chamber by a free passage; what follows is like a turn of its own."""
    found = ways(t, hero)
    if found:
        way = chosen(found, (yield from ask("LeaveHall", hero.seat, moves(found))))
        t.turn.forget_ways()
        yield from walk(t, hero, way, ignoring=True)
