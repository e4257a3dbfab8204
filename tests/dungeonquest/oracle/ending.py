"""Escaping, the end of the game, and who has won."""

from collections import Counter

from .asks import PASS, Asking, GameOver, TurnOver, ask, pick
from .facts import CHEST, EATER, IMP
from .rolls import die, roll
from .table import ESCAPED, Hero, Table

AT_THE_END = (IMP, CHEST, EATER)
"""In this order, of which the book says nothing."""


def escape(t: Table, hero: Hero) -> Asking[None]:
    """Leave the dungeon for good."""
    for card in hero.kept:
        t.discard(card)
    hero.kept, hero.active = [], []
    hero.status, hero.place, hero.came = ESCAPED, None, None
    t.say("escaped", hero)
    t.pass_first_marker()
    if not any(other.inside for other in t.heroes):
        raise GameOver
    raise TurnOver
    yield


def end(t: Table) -> Asking[None]:
    """Carry out what loot does at the end of the game."""
    waiting = [hero for hero in survivors(t) if at_last(hero)]
    while waiting:
        seat = waiting[0].seat
        if len(waiting) > 1:
            seat = int((yield from pick("EffectOrder", t.active, "order", [str(hero.seat) for hero in waiting])))
        hero = t.heroes[seat]
        waiting.remove(hero)
        yield from take_effects(t, hero)


def survivors(t: Table) -> list[Hero]:
    """Return the heroes who escaped."""
    return [hero for hero in t.heroes if hero.status == ESCAPED]


def at_last(hero: Hero) -> list[str]:
    """Return a hero's loot that does something at the end of the game."""
    return sorted((card for card, _ in hero.loot if card in AT_THE_END), key=AT_THE_END.index)


def take_effects(t: Table, hero: Hero) -> Asking[None]:
    """Carry out a hero's loot at the end of the game, with what comes to it meanwhile."""
    done: Counter[str] = Counter()
    while todo := [card for card, count in Counter(at_last(hero)).items() if count > done[card]]:
        done[todo[0]] += 1
        yield from take_effect(t, hero, todo[0])


def take_effect(t: Table, hero: Hero, card: str) -> Asking[None]:
    """Carry out one loot card at the end of the game."""
    if card == CHEST:
        set_value(t, hero, card, 100 * sum((yield from roll(t, hero, 2))))
    elif card == EATER:
        yield from eat(t, hero)
    elif (yield from ask("MayOpen", hero.seat, [PASS, f"use:{IMP}"])) != PASS:
        yield from open_bottle(t, hero)


def set_value(t: Table, hero: Hero, card: str, gold: int) -> None:
    """Note what a card without a fixed value is worth."""
    hero.loot.remove((card, 0))
    hero.loot.append((card, gold))
    t.say("value", hero, card, gold)


def eat(t: Table, hero: Hero) -> Asking[None]:
    """Let the artifact eater eat other loot, or be worth something."""
    thrown = sum((yield from roll(t, hero, 2)))
    if thrown > 5:
        set_value(t, hero, EATER, 100 * thrown)
        return
    cards = [card for card in dict(hero.loot) if card != EATER]
    if cards:
        t.drop_loot(hero, (yield from pick("LoseOther", hero.seat, "discard", cards)))


def open_bottle(t: Table, hero: Hero) -> Asking[None]:
    """Let the imp out of its bottle."""
    thrown = yield from die(t, hero)
    if thrown < 3:
        lost = t.told.lost(hero.seat)
        if lost:
            t.drop_loot(hero, lost)
    elif thrown > 3:
        card = t.draw("treasure")
        if card:
            t.give(hero, card)


# Who has won


def gold(hero: Hero) -> int:
    """Return what a hero's loot is worth."""
    return sum(worth for _, worth in hero.loot)


def scores(t: Table) -> list[int]:
    """Return what everybody has at the end; who did not get out has nothing."""
    return [gold(hero) if hero in survivors(t) else 0 for hero in t.heroes]


def winners(t: Table) -> list[int]:
    """Return who has won: most gold, then the most valuable card, then most cards."""
    ranks = {
        hero.seat: (gold(hero), max((worth for _, worth in hero.loot), default=0), len(hero.loot))
        for hero in survivors(t)
    }
    return [seat for seat, rank in ranks.items() if rank == max(ranks.values())]
