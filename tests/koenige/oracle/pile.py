"""A face-down pile of which something is known: layers, each a card or several in no order."""

from collections.abc import Iterable


class Impossible(Exception):
    """Something happened that cannot happen."""


class Pile:
    """Layers from top to bottom; a layer of one card is a known one."""

    def __init__(self, *layers: Iterable[str]) -> None:
        self.layers = [sorted(layer) for layer in layers if layer]
        self.known: dict[str, set[int]] = {}
        """Which teams know where a card lies."""

    def __len__(self) -> int:
        return sum(len(layer) for layer in self.layers)

    def cards(self) -> list[str]:
        """Return what is in it."""
        return sorted(card for layer in self.layers for card in layer)

    def draw(self, card: str) -> None:
        """Draw a card, which must be able to lie on top."""
        if not self.layers or card not in self.layers[0]:
            raise Impossible(f"{card} does not lie on top of {self.layers[:1]}")
        self.known.pop(card, None)
        self.layers[0].remove(card)
        if not self.layers[0]:
            del self.layers[0]

    def look(self, cards: list[str], team: int) -> None:
        """Let a team look at the top cards, which stay there."""
        knew = {card: self.known.get(card, set()) for card in cards}
        for card in cards:
            self.draw(card)
        for card in reversed(cards):
            self.put_on_top(card, knew[card] | {team})

    def put_on_top(self, card: str, teams: set[int]) -> None:
        """Lay a card on top that some teams know."""
        self.layers.insert(0, [card])
        self.known[card] = teams

    def put_under(self, card: str, teams: set[int]) -> None:
        """Lay a card under the pile that some teams know."""
        self.layers.append([card])
        self.known[card] = teams

    def seen(self, team: int) -> list[str]:
        """Return the pile as a team knows it, from bottom to top; nothing where it does not."""
        cards = [card for layer in reversed(self.layers) for card in layer]
        return [card if team in self.known.get(card, ()) else "" for card in cards]

    def shuffle(self, cards: Iterable[str]) -> None:
        """Shuffle cards to form the pile anew."""
        self.layers = [layer for layer in [sorted(cards)] if layer]
        self.known = {}

    def take(self, card: str) -> None:
        """Take a known card out of the pile."""
        self.layers.remove([card])
        self.known.pop(card, None)
