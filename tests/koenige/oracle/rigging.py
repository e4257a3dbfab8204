"""Deals that chance would hardly ever bring: rich hands, scarce treasures, rooms that close the map."""

import random
from collections import deque

from verlies.core.agenda import Ask
from verlies.core.stack import EDGE
from verlies.games.koenige.content.ids import GONE
from verlies.games.koenige.state import Catacombs

from .compare import Names
from .facts import ROOMS, WOOD
from .table import Table
from .told import Word
from .treasures import TIERS

PLAIN, RICH, SCARCE, FLAGS, CORNERS = range(5)
DEALS = (PLAIN, PLAIN, PLAIN, PLAIN, RICH, RICH, RICH, RICH, SCARCE, SCARCE, FLAGS, CORNERS)
FIRST = 4
DREW = "drew-room"
GIVEN = 5
"""Cards that everybody has more in a rich deal."""


class Rigging:
    """Changes a deal for the program and the model alike, before the first answer."""

    def __init__(self, state: Catacombs, table: Table, names: Names, chance: random.Random) -> None:
        self.state = state
        self.table = table
        self.chance = chance
        self.deal = chance.choice(DEALS)
        self.card = {name: number for number, name in names.cards.items()}
        self.rooms = names.rooms
        self.room = {name: number for number, name in names.rooms.items()}
        self.flag = {name: number for number, name in names.flags.items()}

    def rig_first_rooms(self) -> None:
        """Let the first four rooms be such as leave little space, if the others shall be so too."""
        if self.deal not in (FLAGS, CORNERS):
            return
        cells = self.state.rooms.cells
        start = cells.index(EDGE) + 1 if EDGE in cells else 0
        pool = cells[start:] + self.state.drawn
        narrow = [self.room[name] for name in WOOD if self.is_narrow(name)]
        first = (narrow + [room for room in self.state.drawn if room not in narrow])[:FIRST]
        cells[start:] = sorted(room for room in pool if room not in first)
        self.state.drawn = first
        self.ask_again()
        words = [
            Word(word.seat, self.rooms[room]) for word, room in zip(self.table.told.words[DREW], first, strict=True)
        ]
        self.table.told.words[DREW] = deque(words)

    def ask_again(self) -> None:
        """Let the program put its first question anew."""
        frame = self.state.agenda[-1]
        assert isinstance(frame.step, Ask)
        self.state.open = frame.step.options(self.state, frame.subject, frame.asked)

    def is_narrow(self, name: str) -> bool:
        """Return whether a room is of the sort that is left in the game."""
        room = ROOMS[name]
        return room.flag > 0 if self.deal == FLAGS else room.shape == "corner"

    def rig(self) -> None:
        """Change what was dealt, in one way or another or not at all."""
        if self.deal == RICH:
            self.fill_hands()
        elif self.deal == SCARCE:
            self.empty_stacks()
        elif self.deal != PLAIN:
            self.narrow_rooms()
            self.fill_hands()

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
        """Leave few rooms in the stack but such as fit nowhere soon, or close the map."""
        for name in self.table.rooms.cards():
            if not self.is_narrow(name) and self.chance.random() < 0.97:
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
