"""What lies in the place of what nobody can see, and a guess at it that fits."""

from verlies.core.rng import Rng
from verlies.core.stack import EDGE, UNSEEN, Stack, card_of
from verlies.core.view import UNKNOWN

from .content.ids import EXIT_TILE, NONE
from .state import BagState
from .tiles import unlaid


def cover(s: BagState, seen: BagState, seat: int) -> None:
    """Hide the order of the stack and the guardian, who could be in the bag as well; bags have no order at all."""
    seen.tiles = s.tiles.covered(seat)
    seen.items = Stack(s.items.cards())
    hidden = [s.guardian] if s.guardian != NONE else []
    seen.monsters = Stack(sorted(s.monsters.cards() + hidden))
    seen.guardian = UNKNOWN if hidden else NONE


def deal(seen: BagState, rng: Rng) -> None:
    """Deal the tiles that were not seen, the exit never into the upper half, and the guardian."""
    seen.tiles = seen.tiles.filled(_guessed(seen, rng))
    if seen.guardian == UNKNOWN:
        cells = seen.monsters.cells
        seen.guardian = cells.pop(rng.below(len(cells)))


def _guessed(s: BagState, rng: Rng) -> list[int]:
    """Return the unseen tiles in an order that fits: the last of them come to lie at the bottom."""
    known = [card_of(cell) for cell in s.tiles.cells if cell != EDGE]
    hidden = [kind for kind in unlaid(s) if kind not in known and kind != s.turn.tile]
    rng.shuffle(hidden)
    if EDGE in s.tiles.cells and EXIT_TILE in hidden:
        below = s.tiles.cells[: s.tiles.cells.index(EDGE)]
        room = len([cell for cell in below if card_of(cell) == UNSEEN])
        hidden.remove(EXIT_TILE)
        hidden.insert(len(hidden) + 1 - room + rng.below(room), EXIT_TILE)
    return hidden
