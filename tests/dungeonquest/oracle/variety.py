"""Unusual beginnings, so that rare cards and rooms come up and piles run out: the same for program and oracle."""

from collections import Counter
from collections.abc import Iterable
from random import Random

from verlies.core.agenda import Ask
from verlies.core.stack import Stack
from verlies.games.dungeonquest.game import IDS
from verlies.games.dungeonquest.state import DungeonState
from verlies.games.dungeonquest.state import Hero as Sheet

from .facts import TILES, gold_of, is_loot
from .seen import DECKS
from .table import Hero, Table
from .windows import SCARAB

THINNED = ("dungeon", "search", "catacomb", "trap", "door", "corpse", "crypt", "treasure", "monster")
HALL = IDS["place"].index("g5")
"""The western half of the treasure chamber."""
PLAIN_ROOMS = ("dungeon", "stairs")
KEPT = ("v_torch_out", "v_lingering_shade")


def numbers(cards: Iterable[str]) -> list[int]:
    """Return cards as the program keeps them."""
    return sorted(IDS["card"].index(card) for card in cards)


def vary(state: DungeonState, table: Table, rng: Random) -> None:
    """Begin with loot, wounds, few cards, few or strange rooms, or late in the day; one game of three is usual."""
    if rng.random() < 1 / 3:
        return
    for hero in table.heroes:
        enrich(state, table, hero, rng)
    for deck in THINNED:
        if rng.random() < 0.3:
            thin(table, deck, rng)
        write_deck(state, table, deck)
    if rng.random() < 0.3:
        table.decks["dragon"]["d_sleeping"] = rng.randrange(1, 4)
        write_deck(state, table, "dragon")
    table.from_hall = not table.torchlight and rng.random() < 0.4
    choose_tiles(state, table, rng)
    if rng.random() < 0.2:
        table.sun = state.sun = rng.randrange(18, 29)


def enrich(state: DungeonState, table: Table, hero: Hero, rng: Random) -> None:
    """Give a hero loot, markers, wounds and kept cards."""
    theirs = state.heroes[hero.seat]
    if table.texts and rng.random() < 0.3 and table.decks["treasure"][SCARAB]:
        hand_over(table, hero, theirs, SCARAB)
    loot = [card for deck in THINNED for card in table.decks[deck].elements() if is_loot(card)]
    for card in rng.sample(loot, rng.randrange(6)):
        hand_over(table, hero, theirs, card)
    for card in KEPT:
        if rng.random() < 0.1 and table.decks["dungeon"][card]:
            take(table, card)
            hero.kept.append(card)
            hero.active.append(card)
            theirs.kept, theirs.active = numbers(hero.kept), numbers(hero.active)
    theirs.wounds = hero.wounds = rng.randrange(4)
    theirs.determination = hero.determination = rng.randrange(10)


def hand_over(table: Table, hero: Hero, theirs: Sheet, card: str) -> None:
    """Give a hero a loot card, in the oracle and in the program."""
    take(table, card)
    hero.loot.append((card, gold_of(card)))
    theirs.loot.append(IDS["card"].index(card))
    theirs.worth.append(gold_of(card))


def take(table: Table, card: str) -> None:
    """Take a card out of its deck."""
    deck = next(deck for deck in DECKS if table.decks[deck][card])
    table.decks[deck][card] -= 1


def thin(table: Table, deck: str, rng: Random) -> None:
    """Leave few cards of a deck in the game, at times so that rare ones are as likely as others."""
    cards = sorted(+table.decks[deck] if rng.random() < 1 / 3 else table.decks[deck].elements())
    table.decks[deck] = Counter(rng.sample(cards, min(rng.randrange(2, 9), len(cards))))


def write_deck(state: DungeonState, table: Table, deck: str) -> None:
    """Give the program a deck of the oracle."""
    state.decks[DECKS.index(deck)] = Stack(numbers(table.decks[deck].elements()))


def choose_tiles(state: DungeonState, table: Table, rng: Random) -> None:
    """Leave few tiles, or hardly any but special rooms."""
    tiles = sorted(table.tiles.elements())
    draw = rng.random()
    if draw < 0.2:
        tiles = rng.sample(tiles, rng.randrange(4, 40))
    elif draw < 0.6:
        tiles = [tile for tile in tiles if TILES[tile][0].kind not in PLAIN_ROOMS or rng.random() < 0.2]
    table.tiles = Counter(tiles)
    rooms = [IDS["room"][number] for number in range(0, len(IDS["room"]), 4)]
    state.tiles = Stack(sorted(rooms.index(tile) for tile in tiles))


def into_the_hall(state: DungeonState) -> None:
    """Put everybody into the treasure chamber when the towers are chosen, and let the program put its question anew."""
    frame = state.agenda[-1]
    assert isinstance(frame.step, Ask)
    for hero in state.heroes:
        hero.cell = HALL
    state.open = frame.step.options(state, frame.subject, frame.asked)
