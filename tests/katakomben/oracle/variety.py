"""Unusual beginnings, so that rare cards are played and piles run out: the same for the program and the oracle."""

from collections import Counter
from random import Random

from tests.klong_family.oracle.variety import deal_more, dungeon, few_blacks, hardship, names_of, numbers
from verlies.games.katakomben.table import KatakombenState

from .seen import NAMES
from .table import Table
from .tokens import NOT_KEPT, SAFE_TILES


def vary(state: KatakombenState, table: Table, rng: Random) -> None:
    """Give everybody some cards of the dungeon, and leave little of some of the piles."""
    deal_more(NAMES, state, table, rng)
    thieves(state, table, rng)
    treasures(state, table, rng)
    if rng.random() < 0.5:
        dungeon(NAMES, state, table, table.deck - Counter(names_of(table.deck, rng.randrange(80, 100), rng)))
    if rng.random() < 0.5:
        piles(state, table, rng)


def thieves(state: KatakombenState, table: Table, rng: Random) -> None:
    """Let thieves begin with hardship, and more or fewer lockpicks."""
    hardship(state, table, rng)
    for thief in table.thieves:
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
        state.thieves[thief.seat].tokens = numbers(NAMES, "token", thief.tokens)
    lay_out(state, table)


def lay_out(state: KatakombenState, table: Table) -> None:
    """Give the program the oracle's piles of tokens."""
    state.loot.minor, state.loot.major = numbers(NAMES, "token", table.minor), numbers(NAMES, "token", table.major)
    state.captives, state.goods = numbers(NAMES, "token", table.captives), numbers(NAMES, "token", table.goods)
    state.loot.artifacts = [NAMES.of["token"].index(name) for name in table.stack]


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
    state.maze.deep = sorted(NAMES.of["tile"].index(tile) for tile in table.deep)
    few_blacks(NAMES, state, table, rng)
