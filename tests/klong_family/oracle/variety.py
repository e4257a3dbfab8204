"""Unusual beginnings, so that rare cards are played and piles run out: the same for the program and an oracle."""

from collections import Counter
from random import Random

from verlies.core.stack import Stack
from verlies.families.klong import state as program

from .printed import DEVICE, MONSTER
from .seen import Names
from .table import BLACK, AnyTable


def names_of(pile: Counter[str], amount: int, rng: Random) -> list[str]:
    """Some things of a pile, at random."""
    everything = sorted(pile.elements())
    return rng.sample(everything, min(amount, len(everything)))


def numbers(names: Names, kind: str, pile: Counter[str]) -> list[int]:
    """A pile as the program keeps it."""
    return sorted(names.of[kind].index(name) for name in pile.elements())


def deal_more(names: Names, state: program.Table, table: AnyTable, rng: Random) -> None:
    """Give everybody some cards of the dungeon."""
    cards = table.rules.cards
    for thief in table.thieves:
        fit = Counter({c: n for c, n in table.deck.items() if cards[c].kind not in {MONSTER, DEVICE}})
        more = Counter(names_of(fit, rng.randrange(8), rng))
        thief.deck += more
        state.thieves[thief.seat].deck = Stack(numbers(names, "card", thief.deck))
        dungeon(names, state, table, table.deck - more)


def dungeon(names: Names, state: program.Table, table: AnyTable, deck: Counter[str]) -> None:
    table.deck = deck
    state.dungeon.deck = Stack(numbers(names, "card", deck))


def hardship(state: program.Table, table: AnyTable, rng: Random) -> None:
    """Let thieves begin with fewer stones, some damage and gold."""
    few = rng.random() < 0.4
    for thief in table.thieves:
        theirs = state.thieves[thief.seat]
        if few:
            theirs.supply = thief.supply = rng.randrange(6)
        theirs.damage = thief.damage = rng.randrange(7)
        theirs.gold = thief.gold = rng.randrange(12)


def few_blacks(names: Names, state: program.Table, table: AnyTable, rng: Random) -> None:
    """Leave few black stones in the bag."""
    table.bag[BLACK] = state.dragon.bag[-len(names.common)] = rng.randrange(10)
