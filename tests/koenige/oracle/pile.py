"""A face-down pile of which something is known: layers, each a card or several in no order."""

from collections.abc import Iterable


class Impossible(Exception):
    """Something happened that cannot happen."""


class Pile:
    """Layers from top to bottom; a layer of one card is a known one."""

    def __init__(self, *layers: Iterable[str]) -> None:
        self.layers = [sorted(layer) for layer in layers if layer]

    def __len__(self) -> int:
        return sum(len(layer) for layer in self.layers)

    def cards(self) -> list[str]:
        """Return what is in it."""
        return sorted(card for layer in self.layers for card in layer)

    def draw(self, card: str) -> None:
        """Draw a card, which must be able to lie on top."""
        if not self.layers or card not in self.layers[0]:
            raise Impossible(f"{card} does not lie on top of {self.layers[:1]}")
        self.layers[0].remove(card)
        if not self.layers[0]:
            del self.layers[0]

    def put_on_top(self, card: str) -> None:
        """Lay a card on top."""
        self.layers.insert(0, [card])

    def put_under(self, card: str) -> None:
        """Lay a card under the pile."""
        self.layers.append([card])

    def shuffle(self, cards: Iterable[str]) -> None:
        """Shuffle cards to form the pile anew."""
        self.layers = [layer for layer in [sorted(cards)] if layer]

    def take(self, card: str) -> None:
        """Take a known card out of the pile."""
        self.layers.remove([card])
