"""A deck and its discard pile: refilling, drawing and looking at what lies on top."""

from collections.abc import Sequence

from verlies.core.chance import Chance
from verlies.core.stack import Stack, seen_by

from ..core.tables import NONE as NONE


def refill(stack: Stack, discard: list[int], keep: Sequence[int] = ()) -> int:
    """Shuffle the discard pile into a stack, but for cards that stay out; return how many were shuffled in."""
    cards = discard[:]
    for card in keep:
        cards.remove(card)
    if cards:
        stack.shuffle_in(cards)
        discard[:] = keep
    return len(cards)


def draw(stack: Stack, discard: list[int], chance: Chance, stream: int) -> int:
    """Draw the top card, from the shuffled discard pile if the stack is empty; NONE if both are.

    Whoever tells of the shuffling calls `refill` first.
    """
    if stack.count() == 0 and refill(stack, discard) == 0:
        return NONE
    return stack.draw(chance, stream)


def look(stack: Stack, n: int, chance: Chance, stream: int, eyes: int) -> list[int]:
    """Return up to n cards from the top down; they stay there, known to the seats of `eyes` too."""
    cards: list[int] = []
    masks: list[int] = []
    while len(cards) < n and stack.count() > 0:
        stack.look(chance, stream, eyes)
        masks.append(seen_by(stack.cells[-1]))
        cards.append(stack.draw(chance, stream))
    for card, mask in zip(reversed(cards), reversed(masks), strict=True):
        stack.put_on_top(card, mask)
    return cards
