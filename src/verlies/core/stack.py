"""A face-down stack whose unknown cards have no order until they are drawn."""

from bisect import insort
from typing import Any, Final

from .chance import Chance

SEEN: Final = 1 << 16
"""A cell at or above this is a known card: `card + SEEN * (1 + mask of seats who know it)`."""
EDGE: Final = -1
"""The border between two pools that lie on each other."""
UNSEEN: Final = SEEN - 1
"""The card in a cell that some eyes do not know."""


def known(card: int, mask: int) -> int:
    """Return the cell of a card in a fixed place, known to the seats of `mask`."""
    return card + SEEN * (1 + mask)


def card_of(cell: int) -> int:
    """Return the card in a cell."""
    return cell % SEEN


def seen_by(cell: int) -> int:
    """Return the mask of seats who know the card in a cell."""
    return cell // SEEN - 1 if cell >= SEEN else 0


def _hidden(cell: int) -> int:
    """Return a cell without its card."""
    return known(UNSEEN, seen_by(cell)) if cell >= SEEN else UNSEEN


class Stack:
    """Cells from bottom to top; a run of unknown cards is an unordered pool, kept sorted."""

    __slots__ = ("cells", "fixed")

    def __init__(self, cells: list[int], fixed: int = 0) -> None:
        self.cells = cells
        self.fixed = fixed
        """How many cells are known cards or edges; 0 means one plain pool."""

    def fork(self) -> "Stack":
        """Return an independent copy."""
        return Stack(self.cells[:], self.fixed)

    def plain(self) -> list[Any]:
        """Return it as plain data."""
        return [self.cells[:], self.fixed]

    @staticmethod
    def restored(data: list[Any]) -> "Stack":
        """Return the stack that `plain` wrote."""
        return Stack(data[0][:], data[1])

    def count(self) -> int:
        """Return the number of cards."""
        return len(self.cells) - (self.cells.count(EDGE) if self.fixed else 0)

    def cards(self) -> list[int]:
        """Return all cards, sorted: what the stack holds, not how it lies."""
        if self.fixed == 0:
            return self.cells[:]
        return sorted(card_of(cell) for cell in self.cells if cell != EDGE)

    def draw(self, chance: Chance, stream: int) -> int:
        """Remove and return the top card; an unknown one is chosen now."""
        if self.fixed == 0:
            return chance.take(stream, self.cells)
        cells = self.cells
        if cells[-1] == EDGE:
            self._drop_edge()
            return self.draw(chance, stream)
        if cells[-1] >= SEEN:
            self.fixed -= 1
            return card_of(cells.pop())
        start = self._pool_start()
        pool = cells[start:]
        card = chance.take(stream, pool)
        cells[start:] = pool
        return card

    def look(self, chance: Chance, stream: int, mask: int) -> int:
        """Return the top card, which stays on top, now known to the seats of `mask` too."""
        if self.cells and self.cells[-1] == EDGE:
            self._drop_edge()
        seen = seen_by(self.cells[-1]) if self.cells and self.cells[-1] >= SEEN else 0
        card = self.draw(chance, stream)
        self.put_on_top(card, seen | mask)
        return card

    def put_on_top(self, card: int, mask: int) -> None:
        """Lay a card on top that the seats of `mask` know."""
        self.cells.append(known(card, mask))
        self.fixed += 1

    def put_under(self, card: int, mask: int) -> None:
        """Lay a card under the stack that the seats of `mask` know."""
        self.cells.insert(0, known(card, mask))
        self.fixed += 1

    def put_pool_on_top(self, cards: list[int]) -> None:
        """Lay a shuffled pile on top of what is there, without mixing the two."""
        if self.cells and cards:
            self.cells.append(EDGE)
            self.fixed += 1
        self.cells.extend(sorted(cards))

    def shuffle_in(self, cards: list[int]) -> None:
        """Shuffle cards into the stack; every order and everybody's knowledge of it is forgotten."""
        if self.fixed == 0 and len(cards) == 1:
            insort(self.cells, cards[0])
        else:
            self.cells = sorted(self.cards() + cards)
            self.fixed = 0

    def seen(self, seat: int) -> list[int]:
        """Return the stack as one seat sees it, bottom to top: a card it knows, or -1."""
        bit = 1 << seat if seat >= 0 else 0
        return [card_of(c) if c >= SEEN and seen_by(c) & bit else -1 for c in self.cells if c != EDGE]

    def covered(self, seat: int) -> "Stack":
        """Return the stack as one seat sees it: what it does not know is `UNSEEN`, and who knows what is no secret."""
        bit = 1 << seat if seat >= 0 else 0
        return Stack(
            [cell if cell == EDGE or seen_by(cell) & bit else _hidden(cell) for cell in self.cells], self.fixed
        )

    def filled(self, cards: list[int]) -> "Stack":
        """Return a covered stack with cards for all that is `UNSEEN` in it, taken from the end of a list."""
        out = Stack([], self.fixed)
        for cell in self.cells:
            card = cards.pop() if cell != EDGE and card_of(cell) == UNSEEN else card_of(cell)
            if 0 <= cell < SEEN:
                insort(out.cells, card, out._pool_start())
            else:
                out.cells.append(cell if cell == EDGE else known(card, seen_by(cell)))
        return out

    def _drop_edge(self) -> None:
        """Take away an edge on which nothing lies any more."""
        self.cells.pop()
        self.fixed -= 1

    def _pool_start(self) -> int:
        at = len(self.cells)
        while at > 0 and 0 <= self.cells[at - 1] < SEEN:
            at -= 1
        return at
