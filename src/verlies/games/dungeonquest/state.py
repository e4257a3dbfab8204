"""The state of DungeonQuest: heroes, board, decks, the turn and the fight that is on."""

from typing import Final

from verlies.core.agenda import Frame, Standing
from verlies.core.chance import Chance
from verlies.core.refusal import Refusal
from verlies.core.stack import Stack
from verlies.core.state import State

from . import events, how
from .board import HALL_CELL, HALL_CELLS
from .ids import ALIVE, DEAD, DECK_STREAM, INSIDE, NO_EXTRA, NONE, TREASURE
from .kinds import Box, Card, HeroKind, Room

HOUSE_KEEPER: Final = -1
"""The monster player of a fight whose monster nobody leads."""


class Options:
    """What was agreed before the game."""

    __slots__ = ("blocked_waits", "expel", "hidden_runes", "house", "respawn", "solo", "texts", "torchlight")

    def __init__(
        self,
        solo: bool,
        respawn: bool,
        torchlight: bool,
        house: bool,
        hidden_runes: bool,
        expel: bool,
        blocked_waits: bool,
        texts: bool,
    ) -> None:
        self.solo = solo
        self.respawn = respawn
        """Death can wait."""
        self.torchlight = torchlight
        self.house = house
        """Whether nobody leads the monsters."""
        self.hidden_runes = hidden_runes
        self.expel = expel
        """Whether the dragon's rage drives heroes out of the chamber."""
        self.blocked_waits = blocked_waits
        """Whether a hero whom only other heroes block waits instead of dying."""
        self.texts = texts
        """Whether treasures have the uses we designed for them."""


class Hero:
    """One hero: the sheet, the cards before it, and where the figure or travel marker is."""

    __slots__ = (
        "active",
        "below",
        "cause",
        "cell",
        "determination",
        "facing",
        "hole",
        "kept",
        "kind",
        "loot",
        "pile",
        "runes",
        "side",
        "skip",
        "spent",
        "status",
        "used",
        "worth",
        "wounds",
    )

    def __init__(
        self,
        kind: int = NONE,
        status: int = INSIDE,
        cause: int = ALIVE,
        cell: int = NONE,
        side: int = NONE,
        below: bool = False,
        facing: int = 0,
        wounds: int = 0,
        determination: int = 0,
        skip: int = 0,
        hole: bool = False,
        spent: int = 0,
        loot: list[int] | None = None,
        worth: list[int] | None = None,
        kept: list[int] | None = None,
        pile: list[int] | None = None,
        active: list[int] | None = None,
        runes: list[int] | None = None,
        used: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.status = status
        self.cause = cause
        self.cell = cell
        """The field of the figure, or of the travel marker while the hero is below."""
        self.side = side
        """By which side of the room the hero came in or stands, as the tile itself sees it; NONE if by no side."""
        self.below = below
        self.facing = facing
        """The direction of the travel marker."""
        self.wounds = wounds
        self.determination = determination
        self.skip = skip
        """How many turns are still lost."""
        self.hole = hole
        """Whether the test of a hole in the roof may be repeated."""
        self.spent = spent
        """Mask of abilities used up for the game."""
        self.loot: list[int] = loot if loot is not None else []
        self.worth: list[int] = worth if worth is not None else []
        """What each loot card is worth."""
        self.kept: list[int] = kept if kept is not None else []
        """Cards kept in the play area that are not loot."""
        self.pile: list[int] = pile if pile is not None else []
        """Catacomb cards beside the sheet."""
        self.active: list[int] = active if active is not None else []
        """Those of `kept` and `pile` that take effect in the status phase."""
        self.runes: list[int] = runes if runes is not None else []
        self.used: list[int] = used if used is not None else []
        """Runes used up; they are out of the game."""

    def fork(self) -> "Hero":
        """Return an independent copy."""
        return Hero(
            self.kind,
            self.status,
            self.cause,
            self.cell,
            self.side,
            self.below,
            self.facing,
            self.wounds,
            self.determination,
            self.skip,
            self.hole,
            self.spent,
            self.loot[:],
            self.worth[:],
            self.kept[:],
            self.pile[:],
            self.active[:],
            self.runes[:],
            self.used[:],
        )


class Turn:
    """What matters within one turn only."""

    __slots__ = (
        "again",
        "bribe",
        "current",
        "drawn",
        "driven",
        "facing",
        "foe",
        "hopped",
        "rolled",
        "spot",
        "sun_moved",
        "todo",
        "used",
        "visited",
    )

    def __init__(
        self,
        visited: list[int] | None = None,
        todo: list[int] | None = None,
        drawn: list[int] | None = None,
        hopped: bool = False,
        again: int = NO_EXTRA,
        used: int = 0,
        rolled: int = 0,
        current: int = NONE,
        bribe: int = 0,
        foe: int = 0,
        spot: int = NONE,
        facing: int = 0,
        driven: list[list[int]] | None = None,
        sun_moved: bool = False,
    ) -> None:
        self.visited: list[int] = visited if visited is not None else []
        """Corridors entered in this turn."""
        self.todo: list[int] = todo if todo is not None else []
        """Kept cards whose effect is still due in this status phase."""
        self.drawn: list[int] = drawn if drawn is not None else []
        """Cards drawn to choose from."""
        self.hopped = hopped
        """Whether the hero changed towers."""
        self.again = again
        """Whether another turn follows, and whether the sun moves for it."""
        self.used = used
        """Mask of abilities used in this turn."""
        self.rolled = rolled
        """Mask of abilities used on this roll."""
        self.current = current
        """The card that is being resolved."""
        self.bribe = bribe
        """What was given as a bribe; NONE if nothing was."""
        self.foe = foe
        """The life left to a beast that is no monster."""
        self.spot = spot
        """Where the travel marker has got to, or the tile just laid lies."""
        self.facing = facing
        self.driven: list[list[int]] = driven if driven is not None else []
        """How everything stood each time a web or darkness drove the hero on in this turn."""
        self.sun_moved = sun_moved

    def fork(self) -> "Turn":
        """Return an independent copy."""
        return Turn(
            self.visited[:],
            self.todo[:],
            self.drawn[:],
            self.hopped,
            self.again,
            self.used,
            self.rolled,
            self.current,
            self.bribe,
            self.foe,
            self.spot,
            self.facing,
            self.driven[:],
            self.sun_moved,
        )


class Fight:
    """The monster that is being met; `card` is NONE while there is none."""

    __slots__ = ("card", "flee", "hero", "keeper", "name", "picks", "round", "shown", "used", "way_out", "wounds")

    def __init__(
        self,
        card: int = NONE,
        name: int = NONE,
        hero: int = NONE,
        keeper: int = HOUSE_KEEPER,
        flee: bool = True,
        wounds: int = 0,
        round: int = 0,
        shown: bool = False,
        used: int = 0,
        picks: list[int] | None = None,
        way_out: bool = False,
    ) -> None:
        self.card = card
        """The monster card; hidden from all but the monster player until it is shown."""
        self.name = name
        """The kind of monster, as announced; NONE in a solitaire game."""
        self.hero = hero
        """The seat of the hero who fights it."""
        self.keeper = keeper
        """The seat that leads it, or the house."""
        self.flee = flee
        self.wounds = wounds
        self.round = round
        self.shown = shown
        self.used = used
        """Mask of abilities used in this fight."""
        self.picks: list[int] = picks if picks is not None else []
        """The last attacks, hero first."""
        self.way_out = way_out
        """Whether one may flee and there is somewhere to flee to."""

    def fork(self) -> "Fight":
        """Return an independent copy."""
        return Fight(
            self.card,
            self.name,
            self.hero,
            self.keeper,
            self.flee,
            self.wounds,
            self.round,
            self.shown,
            self.used,
            self.picks,
            self.way_out,
        )


class DungeonState(State):
    """One game of DungeonQuest in progress."""

    __slots__ = (
        "active",
        "blow",
        "box",
        "boxed",
        "decks",
        "dice",
        "discards",
        "entrances",
        "fight",
        "first",
        "heroes",
        "map",
        "margin",
        "monsters",
        "options",
        "pending_wounds",
        "searched",
        "spent",
        "sun",
        "sunset",
        "tiles",
        "turn",
    )

    def __init__(
        self,
        chance: Chance,
        agenda: list[Frame],
        standing: list[Standing],
        box: Box,
        options: Options,
        heroes: list[Hero],
        decks: list[Stack],
        discards: list[list[int]],
        tiles: Stack,
        map: list[int],
        monsters: list[int],
        searched: list[int],
        entrances: list[int],
        boxed: list[int],
        turn: Turn,
        fight: Fight,
        dice: list[int],
        first: int,
        active: int,
        sun: int,
        sunset: bool,
        spent: int,
        margin: int,
        pending_wounds: int,
        blow: int,
    ) -> None:
        super().__init__(len(heroes), chance, agenda, standing)
        self.box = box
        self.options = options
        self.heroes = heroes
        self.decks = decks
        self.discards = discards
        self.tiles = tiles
        self.map = map
        """The room of each field as `kind * 4 + quarter turns`, NONE if unexplored. Never changed in place."""
        self.monsters = monsters
        """Fields with a monster marker, sorted; like the next two replaced, never changed in place."""
        self.searched = searched
        self.entrances = entrances
        """Fields with a catacomb entrance marker."""
        self.boxed = boxed
        """Runes that are out of the game."""
        self.turn = turn
        self.fight = fight
        self.dice = dice
        """The last roll. Replaced, never changed in place."""
        self.first = first
        """Who holds the first-player marker."""
        self.active = active
        self.sun = sun
        """The space of the sun marker, counted from 1."""
        self.sunset = sunset
        self.spent = spent
        """Determination markers spent on the last roll."""
        self.margin = margin
        """By how much the last test failed."""
        self.pending_wounds = pending_wounds
        """Wounds about to be suffered."""
        self.blow = blow
        """Wounds about to be dealt to the monster."""

    def fork(self) -> "DungeonState":
        """Return an independent copy that nobody listens to."""
        copy = DungeonState(
            self.chance.fork(),
            self.agenda[:],
            self.standing,
            self.box,
            self.options,
            [hero.fork() for hero in self.heroes],
            [deck.fork() for deck in self.decks],
            [pile[:] for pile in self.discards],
            self.tiles.fork(),
            self.map,
            self.monsters,
            self.searched,
            self.entrances,
            self.boxed,
            self.turn.fork(),
            self.fight.fork(),
            self.dice,
            self.first,
            self.active,
            self.sun,
            self.sunset,
            self.spent,
            self.margin,
            self.pending_wounds,
            self.blow,
        )
        copy.copy_question(self)
        return copy

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
        return self.box.rooms[tile // 4].exits[(side - tile) % 4]

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
        stack = self.decks[deck]
        if stack.count() == 0:
            if not self.discards[deck]:
                return NONE
            stack.shuffle_in(self.discards[deck])
            self.discards[deck] = []
            self.emit(events.SHUFFLED, self.active, deck, how.EMPTY)
        return stack.draw(self.chance, DECK_STREAM + deck)

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
        if self.is_inside(self.first) or (self.options.respawn and self.heroes[self.first].status == DEAD):
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

    def everybody(self) -> int:
        """Return the mask of all seats."""
        return (1 << self.seats) - 1  # no mutant: a bit that stands for nobody does nothing
