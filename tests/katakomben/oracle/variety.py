"""Unusual beginnings, so that rare cards are played and piles run out: the same for the program and the oracle."""

from collections import Counter
from random import Random

from verlies.core.stack import Stack
from verlies.games.katakomben import GAME
from verlies.games.katakomben.table import KatakombenState

from .cards import CARDS, DEVICE, MONSTER
from .table import BLACK, Table
from .tokens import NOT_KEPT, SAFE_TILES

IDS = GAME.about.ids
BLACK_PLACE = -2
"""Where black stones stand among the program's kinds of stones."""


def vary(state: KatakombenState, table: Table, rng: Random) -> None:
    """Give everybody some cards of the dungeon, and leave little of some of the piles."""
    deal_more(state, table, rng)
    thieves(state, table, rng)
    treasures(state, table, rng)
    if rng.random() < 0.5:
        dungeon(state, table, table.deck - Counter(names_of(table.deck, rng.randrange(80, 100), rng)))
    if rng.random() < 0.5:
        piles(state, table, rng)


def names_of(pile: Counter[str], amount: int, rng: Random) -> list[str]:
    """Some things of a pile, at random."""
    everything = sorted(pile.elements())
    return rng.sample(everything, min(amount, len(everything)))


def numbers(kind: str, pile: Counter[str]) -> list[int]:
    """A pile as the program keeps it."""
    return sorted(IDS[kind].index(name) for name in pile.elements())


def deal_more(state: KatakombenState, table: Table, rng: Random) -> None:
    for thief in table.thieves:
        fit = Counter({c: n for c, n in table.deck.items() if CARDS[c].kind not in {MONSTER, DEVICE}})
        more = Counter(names_of(fit, rng.randrange(8), rng))
        thief.deck += more
        state.thieves[thief.seat].deck = Stack(numbers("card", thief.deck))
        dungeon(state, table, table.deck - more)


def dungeon(state: KatakombenState, table: Table, deck: Counter[str]) -> None:
    table.deck = deck
    state.dungeon.deck = Stack(numbers("card", deck))


def thieves(state: KatakombenState, table: Table, rng: Random) -> None:
    """Let thieves begin with fewer stones, some damage, gold, and more or fewer lockpicks."""
    few = rng.random() < 0.4
    for thief in table.thieves:
        theirs = state.thieves[thief.seat]
        if few:
            theirs.supply = thief.supply = rng.randrange(6)
        theirs.damage = thief.damage = rng.randrange(7)
        theirs.gold = thief.gold = rng.randrange(12)
        thief.picks = rng.randrange(6)
    state.picks = [thief.picks for thief in table.thieves]


def treasures(state: KatakombenState, table: Table, rng: Random) -> None:
    """Let thieves begin with some tokens, without what these do when they are found."""
    for thief in table.thieves:
        for pile in (table.minor, table.major, table.captives, table.goods):
            kept = Counter({token: count for token, count in pile.items() if token not in NOT_KEPT})
            more = Counter(names_of(kept, rng.randrange(3), rng))
            pile.subtract(more)
            thief.tokens += more
        if rng.random() < 0.2 and table.stack:
            thief.tokens[table.stack.pop()] += 1
        state.thieves[thief.seat].tokens = numbers("token", thief.tokens)
    lay_out(state, table)


def lay_out(state: KatakombenState, table: Table) -> None:
    """Give the program the oracle's piles of tokens."""
    state.loot.minor, state.loot.major = numbers("token", table.minor), numbers("token", table.major)
    state.captives, state.goods = numbers("token", table.captives), numbers("token", table.goods)
    state.loot.artifacts = [IDS["token"].index(name) for name in table.stack]


def piles(state: KatakombenState, table: Table, rng: Random) -> None:
    """Leave little of secrets, captives, tomes, artifacts and black stones."""
    for name in ("minor", "major", "captives"):
        setattr(table, name, Counter(names_of(getattr(table, name), rng.randrange(5), rng)))
    table.reserve["secret_tome"] = rng.randrange(3)
    state.dungeon.reserve = list(table.reserve.values())
    table.stack = table.stack[rng.randrange(4) :]
    lay_out(state, table)
    table.deep = set(rng.sample(sorted(table.deep), rng.randrange(10)))
    table.tiles_left = SAFE_TILES + len(table.deep)
    state.maze.deep = sorted(IDS["tile"].index(tile) for tile in table.deep)
    table.bag[BLACK] = state.dragon.bag[BLACK_PLACE] = rng.randrange(10)
