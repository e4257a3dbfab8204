"""What lies in the place of what a seat cannot see, and a guess at it that fits."""

from verlies.core.rng import Rng
from verlies.core.stack import Stack
from verlies.core.view import UNKNOWN

from .state import Table, Thief


def cover(s: Table, seen: Table, seat: int) -> None:
    """Show a seat its own cards; of others' one knows which they have in deck or hand, not where."""
    for number, thief in enumerate(s.thieves):
        known = seen.thieves[number]
        known.hand = thief.hand[:] if number == seat else [UNKNOWN] * len(thief.hand)
        known.deck = thief.deck.fork() if number == seat else _with_hand(thief)
    seen.dungeon.deck = Stack(s.dungeon.deck.cards())


def _with_hand(thief: Thief) -> Stack:
    """Return a deck into which the hand is shuffled; what all saw being laid on top stays there."""
    at = len(thief.deck.cells) - thief.deck.fixed
    cells = thief.deck.cells
    return Stack(sorted(cells[:at] + thief.hand) + cells[at:], thief.deck.fixed)


def deal(seen: Table, rng: Rng) -> None:
    """Deal the hands that were not seen."""
    for thief in seen.thieves:
        if UNKNOWN in thief.hand:
            _deal_hand(thief, len(thief.hand), rng)


def _deal_hand(thief: Thief, count: int, rng: Rng) -> None:
    """Deal the cards of a thief between hand and deck."""
    deck = thief.deck
    at = len(deck.cells) - deck.fixed
    unseen = deck.cells[:at]
    rng.shuffle(unseen)
    thief.hand = sorted(unseen[:count])
    thief.deck = Stack(sorted(unseen[count:]) + deck.cells[at:], deck.fixed)
