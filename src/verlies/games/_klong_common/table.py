"""The table: thieves with their decks, the row, the reserve, the noise and the dragon."""

from typing import Final

from verlies.core.agenda import Frame, Standing
from verlies.core.chance import Chance
from verlies.core.option import KIND
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


class Turn:
    """What a thief has for this turn only."""

    __slots__ = (
        "boots",
        "clank",
        "credit",
        "discount",
        "exhausted",
        "gains",
        "skill",
        "steady",
        "swords",
        "teleports",
        "trash",
        "unharmed",
    )

    def __init__(
        self,
        skill: int = 0,
        swords: int = 0,
        boots: int = 0,
        teleports: int = 0,
        credit: int = 0,
        clank: int = 0,
        gains: int = 0,
        discount: int = 0,
        exhausted: bool = False,
        steady: bool = False,
        unharmed: bool = False,
        trash: list[int] | None = None,
    ) -> None:
        self.skill = skill
        self.swords = swords
        self.boots = boots
        self.teleports = teleports
        self.credit = credit
        """Negative noise that found no stone to take back, for noise still to come."""
        self.clank = clank
        """Noise made this turn, cancelled or not."""
        self.gains = gains
        """How many times gold was gained."""
        self.discount = discount
        """How much less skill a gem costs."""
        self.exhausted = exhausted
        """Whether a crystal cave was entered."""
        self.steady = steady
        """Whether crystal caves do not matter."""
        self.unharmed = unharmed
        """Whether tunnel monsters do not matter."""
        self.trash: list[int] = [] if trash is None else trash
        """What is to be trashed at the end: a card or a code of `effects`; replaced, never changed in place."""

    def fork(self) -> "Turn":
        """Return an independent copy."""
        return Turn(
            self.skill,
            self.swords,
            self.boots,
            self.teleports,
            self.credit,
            self.clank,
            self.gains,
            self.discount,
            self.exhausted,
            self.steady,
            self.unharmed,
            self.trash,
        )


class Thief:
    """A player's piles, stones, tokens and place."""

    __slots__ = ("damage", "deck", "discard", "gold", "hand", "played", "room", "status", "supply", "tokens")

    def __init__(
        self,
        deck: Stack,
        hand: list[int],
        discard: list[int],
        played: list[int],
        tokens: list[int],
        room: int,
        gold: int,
        supply: int,
        damage: int,
        status: int,
    ) -> None:
        self.deck = deck
        self.hand = hand
        """Unplayed cards, kept sorted."""
        self.discard = discard
        self.played = played
        self.tokens = tokens
        """Replaced, never changed in place, so forks share it."""
        self.room = room
        """Where the pawn stands, or stood when its thief fell."""
        self.gold = gold
        self.supply = supply
        """Own stones that are neither noise nor damage nor lost."""
        self.damage = damage
        self.status = status

    def fork(self) -> "Thief":
        """Return an independent copy."""
        return Thief(
            self.deck.fork(),
            self.hand[:],
            self.discard[:],
            self.played[:],
            self.tokens,
            self.room,
            self.gold,
            self.supply,
            self.damage,
            self.status,
        )

    def gain(self, token: int) -> None:
        """Keep a token."""
        self.tokens = [*self.tokens, token]

    def lose(self, token: int) -> None:
        """Give a token away."""
        self.tokens = without(self.tokens, token)

    def cards(self) -> list[int]:
        """Return every card of this thief, wherever it lies."""
        return self.deck.cards() + self.hand + self.discard + self.played


class Dungeon:
    """The dungeon deck with its row and discard pile, and what is left of the reserve."""

    __slots__ = ("deck", "discard", "reserve", "row")

    def __init__(self, deck: Stack, discard: list[int], row: list[int], reserve: list[int]) -> None:
        self.deck = deck
        self.discard = discard
        self.row = row
        """Six slots; an empty one is a `GAP`."""
        self.reserve = reserve
        """How many are left of each reserve card; replaced, never changed in place."""

    def fork(self) -> "Dungeon":
        """Return an independent copy."""
        return Dungeon(self.deck.fork(), self.discard[:], self.row[:], self.reserve)

    def sell(self, pile: int, n: int) -> None:
        """Take cards out of the reserve."""
        self.reserve = self.reserve[:]
        self.reserve[pile] -= n


class Dragon:
    """The dragon: how angry it is, and where all the stones are."""

    __slots__ = ("area", "aside", "awake", "bag", "rage")

    def __init__(self, rage: int, area: list[int], bag: list[int], aside: list[int], awake: bool) -> None:
        self.rage = rage
        """Its space on the rage track; 0 is the first."""
        self.area = area
        """Noise not yet in the bag, by seat."""
        self.bag = bag
        """Stones in the bag, by seat and `DRAGON`."""
        self.aside = aside
        self.awake = awake
        """Whether this refill revealed an attack symbol."""

    def fork(self) -> "Dragon":
        """Return an independent copy."""
        return Dragon(self.rage, self.area[:], self.bag[:], self.aside[:], self.awake)


class Table(State):
    """The state that both KLONG! games share."""

    __slots__ = ("active", "box", "boxed_cards", "boxed_tokens", "dragon", "dungeon", "goods", "thieves", "turn")

    def __init__(
        self,
        chance: Chance,
        agenda: list[Frame],
        standing: list[Standing],
        box: Box,
        thieves: list[Thief],
        turn: Turn,
        dungeon: Dungeon,
        dragon: Dragon,
        goods: list[int],
        active: int,
        boxed_cards: list[int],
        boxed_tokens: list[int],
    ) -> None:
        super().__init__(len(thieves), chance, agenda, standing)
        self.box = box
        self.thieves = thieves
        self.turn = turn
        self.dungeon = dungeon
        self.dragon = dragon
        self.goods = goods
        """The tokens still for sale at every market; like the two lists below replaced, never changed in place."""
        self.active = active
        """Whose turn it is."""
        self.boxed_cards = boxed_cards
        """Cards out of the game."""
        self.boxed_tokens = boxed_tokens

    def own_dragon(self) -> Dragon:
        """Return the dragon to change it; most decisions leave it alone, so until then forks share it."""
        self.dragon = self.dragon.fork()
        return self.dragon

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
