"""The state of DungeonQuest: heroes, board, decks, the turn and the fight that is on."""

from typing import Annotated, Final

from verlies.core.agenda import HOUSE
from verlies.core.parts import Agreed, Aside, Open, Part, Shared
from verlies.core.refusal import Refusal
from verlies.core.stack import Stack
from verlies.core.state import State
from verlies.kit.deck import draw, refill

from . import events, how
from .boards import HALL_CELL, HALL_CELLS
from .content.ids import ALIVE, DEAD, DECK_STREAM, INSIDE, NONE, TREASURE
from .kinds import Box, Card, HeroKind, Room


class Terms(Part):
    """What was agreed before the game."""

    solo: Open[bool]
    respawn: Open[bool]
    """Death can wait."""
    torchlight: Open[bool]
    house: Open[bool]
    """Whether nobody leads the monsters."""
    hidden_runes: Open[bool]
    expel: Open[bool]
    """Whether the dragon's rage drives heroes out of the chamber."""
    blocked_waits: Open[bool]
    """Whether a hero whom only other heroes block waits instead of dying."""
    texts: Open[bool]
    """Whether treasures have the uses we designed for them."""


class Hero(Part):
    """One hero: the sheet, the cards before it, and where the figure or travel marker is."""

    kind: Open[int] = NONE
    status: Open[int] = INSIDE
    cause: Open[int] = ALIVE
    cell: Open[int] = NONE
    """The field of the figure, or of the travel marker while the hero is below."""
    side: Open[int] = NONE
    """By which side of the room the hero came in or stands, as the tile itself sees it; NONE if by no side."""
    below: Open[bool]
    facing: Open[int]
    """The direction of the travel marker."""
    wounds: Open[int]
    determination: Open[int]
    skip: Open[int]
    """How many turns are still lost."""
    hole: Open[bool]
    """Whether the test of a hole in the roof may be repeated."""
    spent: Open[int]
    """Mask of abilities used up for the game."""
    loot: Open[list[int]]
    worth: Open[list[int]]
    """What each loot card is worth."""
    kept: Open[list[int]]
    """Cards kept in the play area that are not loot."""
    pile: Open[list[int]]
    """Catacomb cards beside the sheet."""
    active: Open[list[int]]
    """Those of `kept` and `pile` that take effect in the status phase."""
    runes: list[int]
    """Hidden from others if it was agreed so."""
    used: Open[list[int]]
    """Runes used up; they are out of the game."""


# Whether another turn of the same hero follows at once
NO_EXTRA: Final = 0
EXTRA_SAME_SUN: Final = 1
EXTRA_NEW_SUN: Final = 2


class Turn(Part):
    """What matters within one turn only."""

    visited: Open[list[int]]
    """Corridors entered in this turn."""
    todo: Open[list[int]]
    """Kept cards whose effect is still due in this status phase."""
    drawn: Open[list[int]]
    """Cards drawn to choose from."""
    hopped: Open[bool]
    """Whether the hero changed towers."""
    again: Open[int] = NO_EXTRA
    """Whether another turn follows, and whether the sun moves for it."""
    used: Open[int]
    """Mask of abilities used in this turn."""
    rolled: Open[int]
    """Mask of abilities used on this roll."""
    current: Open[int] = NONE
    """The card that is being resolved."""
    bribe: Open[int]
    """What was given as a bribe; NONE if nothing was."""
    foe: Open[int]
    """The life left to a beast that is no monster."""
    spot: Open[int] = NONE
    """Where the travel marker has got to, or the tile just laid lies."""
    facing: Open[int]
    driven: Open[list[list[int]]]
    """How everything stood each time a web or darkness drove the hero on in this turn."""
    played: Open[int]
    """Mask of the heroes who have had a turn since the sun moved."""


class Fight(Part):
    """The monster that is being met; `card` is NONE while there is none."""

    card: int = NONE
    """The monster card; hidden from all but the monster player until it is shown."""
    name: Open[int] = NONE
    """The kind of monster, as announced; NONE in a solitaire game."""
    hero: Open[int] = NONE
    """The seat of the hero who fights it."""
    keeper: Open[int] = HOUSE
    """The seat that leads it, or the house."""
    flee: Open[bool] = True
    wounds: Open[int]
    round: Open[int]
    shown: Open[bool]
    used: Open[int]
    """Mask of abilities used in this fight."""
    picks: Open[Shared[list[int]]]
    """The last attacks, hero first."""
    way_out: Open[bool]
    """Whether one may flee and there is somewhere to flee to."""


class DungeonState(State):
    """One game of DungeonQuest in progress."""

    box: Aside[Box]
    terms: Annotated[Agreed[Terms], "saved as options"]
    heroes: Open[list[Hero]]
    decks: list[Stack]
    discards: Open[list[list[int]]]
    tiles: Stack
    turn: Open[Turn]
    fight: Open[Fight]
    map: Open[Shared[list[int]]]
    """The room of each field as `kind * 4 + quarter turns`, NONE if unexplored."""
    monsters: Open[Shared[list[int]]]
    """Fields with a monster marker, sorted."""
    searched: Open[Shared[list[int]]]
    entrances: Open[Shared[list[int]]]
    """Fields with a catacomb entrance marker."""
    boxed: Open[Shared[list[int]]]
    """Runes that are out of the game."""
    dice: Open[Shared[list[int]]]
    """The last roll."""
    first: Open[int]
    """Who holds the first-player marker."""
    active: Open[int]
    sun: Open[int] = 1
    """The space of the sun marker, counted from 1."""
    sunset: Open[bool]
    spent: Open[int]
    """Determination markers spent on the last roll."""
    margin: Open[int]
    """By how much the last test failed."""
    pending_wounds: Open[int]
    """Wounds about to be suffered."""
    blow: Open[int]
    """Wounds about to be dealt to the monster."""

    # Lookups

    def kind_of(self, seat: int) -> HeroKind:
        """Return the hero a seat plays."""
        return self.box.heroes[self.heroes[seat].kind]

    def room(self, cell: int) -> Room:
        """Return the room on an explored field."""
        return self.box.rooms[self.map[cell] // 4]

    def room_kind(self, cell: int) -> int:
        """Return the kind of room on a field; NONE if unexplored."""
        return NONE if self.map[cell] == NONE else self.box.rooms[self.map[cell] // 4].kind

    def exit_of(self, cell: int, side: int) -> int:
        """Return what the room on an explored field shows on one side of the board's compass."""
        tile = self.map[cell]
        return self.box.rooms[tile // 4].sides[(side - tile) % 4]

    def attribute(self, seat: int, number: int) -> int:
        """Return an attribute of a hero."""
        return self.kind_of(seat).attribute(number)

    def life_left(self, seat: int) -> int:
        """Return how many wounds a hero can still take, the last one deadly."""
        return self.kind_of(seat).life - self.heroes[seat].wounds

    def is_inside(self, seat: int) -> bool:
        """Return whether a hero is alive in the dungeon, above or below."""
        return self.heroes[seat].status == INSIDE

    def anybody_inside(self) -> bool:
        """Return whether some hero is still in the dungeon."""
        return any(hero.status == INSIDE for hero in self.heroes)

    def in_hall(self, seat: int) -> bool:
        """Return whether a hero's figure stands in the treasure chamber."""
        hero = self.heroes[seat]
        return hero.status == INSIDE and not hero.below and hero.cell in HALL_CELLS

    def occupied(self, cell: int, seat: int) -> bool:
        """Return whether another hero's figure keeps one out of a room."""
        if cell in HALL_CELLS:
            return False
        for number, hero in enumerate(self.heroes):
            if number != seat and hero.status == INSIDE and not hero.below and hero.cell == cell:
                return True
        return False

    def treasures(self, seat: int) -> int:
        """Return how many treasure cards a hero has."""
        count = 0
        for number in self.heroes[seat].loot:
            if self.box.cards[number].deck == TREASURE:
                count += 1
        return count

    def left_of(self, seat: int) -> int:
        """Return the neighbour to the left."""
        return (seat + 1) % self.seats

    def refusal(self, reason: int) -> Refusal:
        """Return a reason with its rule."""
        return self.box.refusals[reason]

    def ask_rule(self, name: str) -> str:
        """Return the rule behind a question."""
        return self.box.ask_rules.get(name, "")

    # Cards

    def draw(self, deck: int) -> int:
        """Draw the top card of a deck; an empty one is replaced by its shuffled discard pile."""
        stack, gone = self.decks[deck], self.discards[deck]
        if stack.count() == 0 and refill(stack, gone):
            self.emit(events.SHUFFLED, self.active, deck, how.EMPTY)
        return draw(stack, gone, self.chance, DECK_STREAM + deck)

    def discard(self, number: int) -> None:
        """Put a card on the discard pile of its deck."""
        self.discards[self.box.cards[number].deck].append(number)

    def card(self, number: int) -> Card:
        """Return a card by its number."""
        return self.box.cards[number]

    # Board

    def set_room(self, cell: int, tile: int) -> None:
        """Lay, turn or remove the tile on a field."""
        self.map = self.map[:]
        self.map[cell] = tile

    def mark(self, cells: list[int], cell: int) -> list[int]:
        """Return sorted fields with one more among them."""
        return cells if cell in cells else sorted([*cells, cell])

    def stand(self, seat: int, cell: int) -> None:
        """Put a hero's figure on a field; the treasure chamber is one room."""
        self.heroes[seat].cell = HALL_CELL if cell in HALL_CELLS else cell

    def first_gone(self) -> None:
        """Pass the first-player marker on if its holder takes no more turns."""
        if self.is_inside(self.first) or (self.terms.respawn and self.heroes[self.first].status == DEAD):
            return
        for i in range(1, self.seats):
            seat = (self.first + i) % self.seats
            if self.is_inside(seat):
                self.first = seat
                self.emit(events.FIRST, seat)
                return

    def hall_empty(self) -> bool:
        """Return whether no figure stands in the treasure chamber."""
        return all(not self.in_hall(seat) for seat in range(self.seats))
