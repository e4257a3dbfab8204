"""Deals that chance would hardly ever bring: rich hands, scarce treasures, rooms that close the map."""

import random

from verlies.games.koenige.content.ids import GONE
from verlies.games.koenige.state import Catacombs

from .compare import Names
from .facts import ROOMS
from .table import Table
from .treasures import TIERS

PLAIN, RICH, SCARCE, NARROW = range(4)
DEALS = (PLAIN, PLAIN, RICH, RICH, RICH, SCARCE, NARROW)
GIVEN = 5
"""Cards that everybody has more in a rich deal."""


class Rigging:
    """Changes a deal for the program and the model alike, before the first answer."""

    def __init__(self, state: Catacombs, table: Table, names: Names, chance: random.Random) -> None:
        self.state = state
        self.table = table
        self.chance = chance
        self.card = {name: number for number, name in names.cards.items()}
        self.room = {name: number for number, name in names.rooms.items()}
        self.flag = {name: number for number, name in names.flags.items()}

    def rig(self) -> None:
        """Change the deal in one way or another, or not at all."""
        deal = self.chance.choice(DEALS)
        if deal == RICH:
            self.fill_hands()
        elif deal == SCARCE:
            self.empty_stacks()
        elif deal == NARROW:
            self.narrow_rooms()

    def take(self, card: str, tier: int) -> None:
        """Take a card out of its stack."""
        self.table.piles[TIERS[tier]].draw(card)
        self.state.piles[tier].cells.remove(self.card[card])

    def fill_hands(self) -> None:
        """Give everybody cards of the better stacks."""
        for figure in self.table.figures:
            for _ in range(GIVEN):
                tier = self.chance.choice((0, 1, 2))
                cards = self.table.piles[TIERS[tier]].cards()
                if len(cards) > 3 * len(self.table.figures):
                    card = self.chance.choice(cards)
                    self.take(card, tier)
                    figure.hand.append(card)
                    self.state.heroes[figure.seat].hand.append(self.card[card])

    def empty_stacks(self) -> None:
        """Leave few cards in the stacks and on the discard pile, and take the others out of the game."""
        least = (3 * len(self.table.figures), 0, 0)
        for tier, name in enumerate(TIERS):
            cards = self.table.piles[name].cards()
            self.chance.shuffle(cards)
            for card in cards[least[tier] + self.chance.randrange(4) :]:
                self.take(card, tier)
                if self.chance.random() < 0.1:
                    self.table.discard.append(card)
                    self.state.discard.append(self.card[card])

    def narrow_rooms(self) -> None:
        """Take the rooms with three and four exits out of the stack, so that the map closes soon."""
        for name in self.table.rooms.cards():
            if len(ROOMS[name].exits(0)) > 2 and self.chance.random() < 0.9:
                self.remove_room(name)

    def remove_room(self, name: str) -> None:
        """Take a room out of the stack, and its flag out of the game."""
        for layer in self.table.rooms.layers:
            if name in layer:
                layer.remove(name)
        self.table.rooms.layers = [layer for layer in self.table.rooms.layers if layer]
        self.state.rooms.cells.remove(self.room[name])
        self.state.backs.remove("WI".index(name[0]))
        if self.table.flags.pop(name, None):
            self.state.flags[self.flag[name]].status = GONE
