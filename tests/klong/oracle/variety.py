"""Unusual beginnings: the same for the program and the oracle."""

from collections import Counter
from random import Random

from tests.klong_family.oracle.variety import deal_more, dungeon, few_blacks, hardship, names_of, numbers
from verlies.games.klong.state import KlongState

from .seen import NAMES
from .table import Table


def vary(state: KlongState, table: Table, rng: Random) -> None:
    """Give everybody some cards and tokens and a place, and leave little of some of the piles."""
    deal_more(NAMES, state, table, rng)
    hardship(state, table, rng)
    if rng.random() < 0.6:
        treasures(state, table, rng)
    if rng.random() < 0.6:
        places(state, table, rng)
    if rng.random() < 0.5:
        short_deck(state, table, rng)
    if rng.random() < 0.5:
        few_blacks(NAMES, state, table, rng)
        table.reserve["secret_tome"] = rng.randrange(3)
        state.dungeon.reserve = list(table.reserve.values())


def treasures(state: KlongState, table: Table, rng: Random) -> None:
    """Let thieves begin with some tokens, without what these do when they are found."""
    for thief in table.thieves:
        for kind, pile in (("minor", table.minor), ("major", table.major)):
            secrets(table, kind, pile, thief.tokens, rng)
        goods = Counter(names_of(table.goods, rng.randrange(3), rng))
        table.goods -= goods
        thief.tokens += goods
        if rng.random() < 0.3:
            artifact = rng.choice(sorted(table.artifacts))
            table.artifacts.remove(artifact)
            thief.tokens[artifact] += 1
        if table.idols and rng.random() < 0.3:
            table.idols -= 1
            thief.tokens["monkey_idol"] += 1
        state.thieves[thief.seat].tokens = numbers(NAMES, "token", thief.tokens)
    lay_out(state, table)


def secrets(table: Table, kind: str, pile: Counter[str], gained: Counter[str], rng: Random) -> None:
    """Take secrets that are kept out of some rooms."""
    kept = Counter({token: count for token, count in pile.items() if token not in table.rules.not_kept})
    for token in names_of(kept, rng.randrange(3), rng):
        full = [room for room in table.board.with_mark(kind) if table.secrets[room]]
        pile[token] -= 1
        gained[token] += 1
        table.secrets[rng.choice(full)] -= 1


def lay_out(state: KlongState, table: Table) -> None:
    """Give the program the oracle's piles of tokens."""
    loot, rooms = state.loot, NAMES.of["place"]
    loot.minor, loot.major = numbers(NAMES, "token", table.minor), numbers(NAMES, "token", table.major)
    loot.artifacts = numbers(NAMES, "token", Counter(table.artifacts))
    loot.idols = table.idols
    loot.secrets = [table.secrets[room] for room in rooms]
    state.goods = numbers(NAMES, "token", table.goods)


def places(state: KlongState, table: Table, rng: Random) -> None:
    """Let some thieves begin somewhere in the dungeon."""
    inner = sorted(set(table.board.rooms) - {table.board.outside})
    for thief in table.thieves:
        if rng.random() < 0.7:
            thief.room = rng.choice(inner)
            state.thieves[thief.seat].room = NAMES.of["place"].index(thief.room)


def short_deck(state: KlongState, table: Table, rng: Random) -> None:
    """Leave little of the dungeon deck; the rest, or none of it, is discarded."""
    left = Counter(names_of(table.deck, rng.randrange(12), rng))
    if rng.random() < 0.7:
        table.discard = table.deck - left
        state.dungeon.discard = numbers(NAMES, "card", table.discard)
    dungeon(NAMES, state, table, left)
