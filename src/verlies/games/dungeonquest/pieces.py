"""What is in the box, counted wherever it lies."""

from collections import Counter

from .content.ids import NONE
from .state import DungeonState


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
