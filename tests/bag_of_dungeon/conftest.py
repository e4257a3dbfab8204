"""What the tests of Bag of Dungeon share: an item or monster that a test is marked with must have come up in it."""

from tests.dungeonquest.conftest import marked_cards_come_up

__all__ = ["marked_cards_come_up"]
