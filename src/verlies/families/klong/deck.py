"""Drawing: from one's own deck, and from the dungeon deck into the row."""

from bisect import insort

from verlies.kit import deck as kit

from . import events
from .state import DECK, DUNGEON_DECK, GAP, Table


def draw(s: Table, seat: int, n: int, why: int = events.USUAL) -> None:
    """Draw up to n cards; the discard pile is shuffled at the very card that is missing."""
    thief = s.thieves[seat]
    deck = thief.deck
    for _ in range(n):
        if not deck.cells:
            if not thief.discard:
                return
            s.emit(events.SHUFFLED, seat, kit.refill(deck, thief.discard))
        card = deck.draw(s.chance, DECK + seat)
        insort(thief.hand, card)
        s.emit(events.DREW, seat, card, why, 1 << seat)


def arrive(s: Table, seat: int, number: int, why: int = events.USUAL) -> None:
    """Carry out what a card does when it arrives in the row."""
    steps = s.box.cards[number].arrive
    if steps:
        s.emit(events.ARRIVED, s.active, number, why)
        s.perform(seat, steps)


def reveal(s: Table, slot: int, why: int = events.USUAL) -> int:
    """Turn up a dungeon card into a slot of the row; return it, or `GAP` if there is none left."""
    dungeon = s.dungeon
    if not dungeon.deck.cells:
        s.cannot_refill()
        if not dungeon.deck.cells:
            return GAP
    card = dungeon.deck.draw(s.chance, DUNGEON_DECK)
    dungeon.row[slot] = card
    s.emit(events.REVEALED, s.active, card, why)
    return card


def reshuffle(s: Table) -> None:
    """Make the dungeon discard pile, if there is one, the new dungeon deck."""
    dungeon = s.dungeon
    if dungeon.discard:
        s.emit(events.ROW_SHUFFLED, s.active, kit.refill(dungeon.deck, dungeon.discard))
