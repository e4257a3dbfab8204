"""The table: thieves with their decks, the row, the reserve, the noise and the dragon."""

from typing import Final

from verlies.core.agenda import Standing
from verlies.core.option import KIND
from verlies.core.parts import Aside, Open, Part, Shared
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.core.stack import Stack
from verlies.core.state import State

from .card import Card, Token

GAP: Final = -1
"""An empty slot of the row."""
ROW: Final = 6
HAND: Final = 5
STONES: Final = 30
HEALTH: Final = 10
DRAGON: Final = 4
"""The index of black stones in bag and aside; 0 to 3 are the seats."""

INSIDE: Final = 0
ESCAPED: Final = 1
FALLEN: Final = 2

# Streams of chance; stream 0 is the house's.
SETUP: Final = 1
DUNGEON_DECK: Final = 2
BAG: Final = 3
MINOR: Final = 4
MAJOR: Final = 5
DECK: Final = 6
"""The stream of seat 0's deck; those of the others follow."""
STREAMS: Final = (
    "house",
    "setup",
    "dungeon deck",
    "bag",
    "minor secrets",
    "major secrets",
    *(f"deck of seat {seat}" for seat in range(4)),
)


class Box:
    """What lies in the box and never changes: cards, tokens, tracks, and the words for refusals."""

    __slots__ = (
        "ask_rules",
        "cards",
        "costs",
        "crowns",
        "goblin",
        "goods",
        "price",
        "rage",
        "refusals",
        "reserve",
        "tokens",
    )

    def __init__(
        self,
        cards: list[Card],
        tokens: list[Token],
        reserve: list[int],
        goblin: int,
        goods: list[int],
        crowns: list[int],
        price: int,
        rage: tuple[int, ...],
        refusals: dict[int, Refusal],
        ask_rules: dict[str, str],
    ) -> None:
        self.cards = cards
        self.costs = [card.cost for card in cards]
        """What each card costs, once more by itself: the row is looked through at every decision."""
        self.tokens = tokens
        self.reserve = reserve
        """The cards of the reserve, in the order of `Table.reserve`."""
        self.goblin = goblin
        """The monster of the reserve, which never leaves it."""
        self.goods = goods
        """What the market sells, one entry for each piece."""
        self.crowns = crowns
        """The crowns, best first."""
        self.price = price
        """What a good costs at the market, in gold."""
        self.rage = rage
        """How many stones an attack draws, by space of the rage track."""
        self.refusals = refusals
        self.ask_rules = ask_rules
        """The rule behind each question, by the name of its step."""


def without(pieces: list[int], piece: int) -> list[int]:
    """Return a list that lacks one piece."""
    rest = pieces[:]
    rest.remove(piece)
    return rest


class Turn(Part):
    """What a thief has for this turn only."""

    skill: Open[int]
    swords: Open[int]
    boots: Open[int]
    teleports: Open[int]
    credit: Open[int]
    """Negative noise that found no stone to take back, for noise still to come."""
    clank: Open[int]
    """Noise made this turn, cancelled or not."""
    gains: Open[int]
    """How many times gold was gained."""
    discount: Open[int]
    """How much less skill a gem costs."""
    exhausted: Open[bool]
    """Whether a crystal cave was entered."""
    steady: Open[bool]
    """Whether crystal caves do not matter."""
    unharmed: Open[bool]
    """Whether tunnel monsters do not matter."""
    trash: Open[Shared[list[int]]]
    """What is to be trashed at the end: a card or a code of `effects`."""


class Thief(Part):
    """A player's piles, stones, tokens and place."""

    deck: Stack
    hand: list[int]
    """Unplayed cards, kept sorted."""
    discard: Open[list[int]]
    played: Open[list[int]]
    tokens: Open[Shared[list[int]]]
    room: Open[int]
    """Where the pawn stands, or stood when its thief fell."""
    gold: Open[int]
    supply: Open[int]
    """Own stones that are neither noise nor damage nor lost."""
    damage: Open[int]
    status: Open[int] = INSIDE

    def gain(self, token: int) -> None:
        """Keep a token."""
        self.tokens = [*self.tokens, token]

    def lose(self, token: int) -> None:
        """Give a token away."""
        self.tokens = without(self.tokens, token)

    def cards(self) -> list[int]:
        """Return every card of this thief, wherever it lies."""
        return self.deck.cards() + self.hand + self.discard + self.played


class Dungeon(Part):
    """The dungeon deck with its row and discard pile, and what is left of the reserve."""

    deck: Stack
    discard: Open[list[int]]
    row: Open[list[int]]
    """Six slots; an empty one is a `GAP`."""
    reserve: Open[Shared[list[int]]]
    """How many are left of each reserve card."""

    def sell(self, pile: int, n: int) -> None:
        """Take cards out of the reserve."""
        self.reserve = self.reserve[:]
        self.reserve[pile] -= n


class Dragon(Part):
    """The dragon: how angry it is, and where all the stones are."""

    rage: Open[int]
    """Its space on the rage track; 0 is the first."""
    area: Open[list[int]]
    """Noise not yet in the bag, by seat."""
    bag: Open[list[int]]
    """Stones in the bag, by seat and `DRAGON`; every stone is seen going in and coming out."""
    aside: Open[list[int]]
    awake: Open[bool]
    """Whether this refill revealed an attack symbol."""


class Loot(Part):
    """What lies in the rooms, and the piles it is drawn from."""

    secrets: Open[list[int]]
    """How many face-down secrets lie in each room; which ones is decided when they are taken."""
    minor: Open[list[int]]
    """The small secrets nobody has found yet, sorted."""
    major: Open[list[int]]
    artifacts: Open[list[int]]
    """The artifacts still in their rooms, as tokens."""
    idols: Open[int]
    mastery: Open[int]
    """How many markers of the master thief are left."""


class Table(State):
    """The state that both KLONG! games share."""

    box: Aside[Box]
    thieves: Open[list[Thief]]
    turn: Open[Turn]
    dungeon: Open[Dungeon]
    dragon: Open[Shared[Dragon]]
    loot: Open[Shared[Loot]]
    goods: Open[Shared[list[int]]]
    """The tokens still for sale at every market."""
    active: Open[int]
    """Whose turn it is."""
    boxed_cards: Open[Shared[list[int]]]
    """Cards out of the game."""
    boxed_tokens: Open[Shared[list[int]]]

    def own_dragon(self) -> Dragon:
        """Return the dragon to change it; most decisions leave it alone, so until then forks share it."""
        self.dragon = self.dragon.fork()
        return self.dragon

    def own_loot(self) -> Loot:
        """Return the loot to change it; it changes a few times a game, so until then forks share it."""
        self.loot = self.loot.fork()
        return self.loot

    # What the two games do differently

    def in_depths(self, seat: int) -> bool:
        """Return whether a thief is in the Depths."""
        raise NotImplementedError

    def in_cave(self, seat: int) -> bool:
        """Return whether a thief is in a crystal cave."""
        raise NotImplementedError

    def in_market(self, seat: int) -> bool:
        """Return whether a thief stands on a market."""
        raise NotImplementedError

    def first_out(self, seat: int) -> None:
        """Note that a thief has left or fallen."""
        raise NotImplementedError

    def owe(self, entry: Standing, times: int) -> None:
        """Give what a standing effect gives so many times over; its first step tells why, once."""
        self.push(entry.subject, [entry.then[0], *entry.then[1:] * times])

    def everybody_inside(self) -> list[int]:
        """Return the seats that are not out, the active one first, then clockwise."""
        n = self.seats
        seats = [(self.active + i) % n for i in range(n)]
        return [seat for seat in seats if self.thieves[seat].status == INSIDE]

    def refusal(self, reason: int) -> Refusal:
        """Return the sentence and rule of a reason code."""
        return self.box.refusals[reason]

    def refusal_of(self, kind: int, pick: int, reason: int) -> Refusal:
        """Return the refusal of an option of a kind; any other one does not answer the question at all."""
        return self.refusal(reason) if pick - pick % KIND == kind else NOT_OFFERED

    def ask_rule(self, name: str) -> str:
        """Return the rule behind a question."""
        return self.box.ask_rules.get(name, "")
