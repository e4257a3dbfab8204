"""The whole state as plain data, and back."""

from collections import Counter
from typing import Any

from verlies.core.plain import StepBook

from . import catacombs, chambers, draw, ending, fight, hall, moves, rolls, setup, turn, wounds
from .content import BOX
from .ids import NONE
from .state import DungeonState

BOOK = StepBook(wounds, rolls, draw, moves, chambers, catacombs, fight, hall, ending, turn, setup)


def restore(data: dict[str, Any], key: bytes) -> DungeonState:
    """Return the state that `plain` wrote."""
    state = build(data, key)
    state.advance()
    return state


def build(data: dict[str, Any], key: bytes) -> DungeonState:
    """Return the state that plain data describes, before its question is put."""
    state = DungeonState(None, data)
    state.box = BOX
    state.seats = len(state.heroes)
    state.resume(BOOK, data, key)
    return state


def pieces(s: DungeonState) -> dict[str, int]:
    """Count every card and tile, wherever it lies."""
    tiles = s.tiles.cards() + [tile // 4 for tile in s.map if tile != NONE]
    counts = {f"card {s.box.cards[number].id}": count for number, count in Counter(all_cards(s)).items()}
    counts.update({f"room {s.box.rooms[number].id}": count for number, count in Counter(tiles).items()})
    return counts


def all_cards(s: DungeonState) -> list[int]:
    """Return every card, wherever it lies."""
    cards = s.boxed + s.turn.drawn
    for deck in s.decks:
        cards.extend(deck.cards())
    for pile in s.discards:
        cards.extend(pile)
    for hero in s.heroes:
        for held in (hero.loot, hero.kept, hero.pile, hero.runes):
            cards.extend(held)
    if s.fight.card != NONE:
        cards.append(s.fight.card)
    return cards
