"""The table: thieves with their decks, the row, the reserve, the noise and the dragon."""

from typing import Final

from mypy_extensions import mypyc_attr

from verlies.core.agenda import Standing
from verlies.core.cited import text_of
from verlies.core.option import KIND
from verlies.core.parts import Aside, Open, Part, Shared, Value, derived
from verlies.core.refusal import NOT_OFFERED, Facts, Refusal
from verlies.core.stack import Stack
from verlies.core.state import State

from ...core.tables import NONE as NONE
from .events import TELEPORTED
from .kinds import ALL, DUNGEON, IN_DEPTHS, STARTER, Card, Token, Way
from .reasons import (
    NO_ARTIFACT_HERE,
    NO_TOKEN,
    NO_TUNNEL,
    NOT_AN_ARTIFACT,
    NOT_NEXT,
    NOT_TRASHABLE,
    OK,
    ONLY_CAVE,
    ONLY_DEPTHS,
    WRONG_WAY,
)

GAP: Final = NONE
"""An empty slot of the row."""

INSIDE, ESCAPED, FALLEN = range(3)

# Streams of chance; stream 0 is the house's.
SETUP, DUNGEON_DECK, BAG, MINOR, MAJOR, DECK = range(1, 7)
"""`DECK`: the stream of seat 0's deck; those of the others follow."""
COMMON_STREAMS: Final = ("house", "setup", "dungeon deck", "bag", "minor secrets", "major secrets")


def streams(most_seats: int) -> tuple[str, ...]:
    """Return the names of the streams of chance, with as many decks as there are seats at most."""
    return (*COMMON_STREAMS, *[f"deck of seat {seat}" for seat in range(most_seats)])


class Box(Value):
    """What lies in the box and never changes: pieces, tracks, how many of each, and the words for refusals."""

    most_seats: int
    black: int = derived()
    """The number of black stones among the kinds of stones; those of the seats come first."""
    ghost: int = derived()
    """The number of ghosts among the kinds of stones; `NONE` if there are none."""
    cards: list[Card]
    costs: list[int] = derived()
    """What each card costs, once more by itself: the row is looked through at every decision."""
    starters: list[int] = derived()
    """The cards of a starting deck, one entry for each piece."""
    dungeon: list[int] = derived()
    """Those of the dungeon deck."""
    tokens: list[Token]
    reserve: list[int]
    """The cards of the reserve, in the order of `Table.reserve`."""
    goblin: int
    """The monster of the reserve, which never leaves it."""
    minor: list[int]
    """The small secrets."""
    major: list[int]
    artifacts: list[int]
    """The tokens that count as artifacts."""
    backpack: int
    idol: int
    mastery: int
    finds: list[int]
    """The tokens one may take on entering a room, secrets by their backs."""
    prices: dict[int, int]
    """What each good costs at the market, in gold."""
    crowns: list[int]
    """The crowns, best first."""
    rage: tuple[int, ...]
    """How many stones an attack draws, by space of the rage track."""
    first_rage: dict[int, int]
    """The dragon's first space, by number of players; 0 is the first of the track."""
    start_noise: tuple[int, ...]
    """How much noise each thief begins with, in turn order."""
    choices: tuple[str, ...]
    """What cards let one choose between; each has a text of its own."""
    refusals: dict[int, Refusal]
    ask_rules: dict[str, str]
    """The rule behind each question, by the name of its step."""
    score_rules: dict[str, str]
    """The rule behind each line of the score, or of a card or token that has one of its own, and behind each ending."""
    stones: int = 30
    """How many stones each thief has."""
    blacks: int = 24
    ghosts: int = 0
    health: int = 10
    row: int = 6
    """How many slots the row has."""
    hand: int = 5
    """How many cards a turn begins with."""
    sets: tuple[int, ...] = (DUNGEON,)
    """Which cards the dungeon deck is made of, by where they come from."""
    least: int = derived()
    """The skill or swords that the cheapest card of row and reserve costs."""

    def derive(self) -> None:
        """Number the kinds of stones, and lay out prices."""
        self.black = self.most_seats
        self.ghost = self.most_seats + 1 if self.ghosts else NONE
        self.costs = [card.cost for card in self.cards]
        self.starters = self.of_set(STARTER)
        self.dungeon = [card for each in self.sets for card in self.of_set(each)]
        self.least = min(self.costs[card] for card in [*self.dungeon, *self.reserve, self.goblin])

    def of_set(self, number: int) -> list[int]:
        """Return every card of a set, one entry for each piece."""
        return [card for card, kind in enumerate(self.cards) if kind.set == number for _ in range(kind.copies)]

    def pieces(self, tokens: list[int]) -> list[int]:
        """Return kinds of tokens, one entry for each piece."""
        return [token for token in tokens for _ in range(self.tokens[token].copies)]

    def carried(self, tokens: list[int]) -> int:
        """Return how many artifacts are among tokens."""
        artifacts = self.artifacts
        count = 0
        for token in tokens:
            if token in artifacts:
                count += 1
        return count

    def limit(self, tokens: list[int]) -> int:
        """Return how many artifacts somebody with these tokens may carry."""
        return 1 + tokens.count(self.backpack)


def without(pieces: list[int], piece: int) -> list[int]:
    """Return a list that lacks one piece."""
    rest = pieces[:]
    rest.remove(piece)
    return rest


class Trashing(Part):
    """A card that is to leave the deck at the end of the turn."""

    what: Open[int]
    """The card, or a code of `effects`."""
    by: Open[str]
    """What wants it, by noun and id."""


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
    trash: Open[Shared[list[Trashing]]]
    """What is to be trashed at the end."""


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
    """Its slots; an empty one is a `GAP`."""
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
    """Noise not yet in the bag, by seat, or by kind where there are more of them."""
    bag: Open[list[int]]
    """Stones in the bag, by kind; every stone is seen going in and coming out."""
    aside: Open[list[int]]
    awake: Open[bool]
    """Whether this refill revealed an attack symbol."""


class Loot(Part):
    """What lies in the rooms, and the piles it is drawn from."""

    secrets: Open[list[int]]
    """How many face-down secrets lie in each room, where they do; which ones is decided when they are taken."""
    minor: Open[list[int]]
    """The small secrets nobody has found yet, sorted."""
    major: Open[list[int]]
    artifacts: Open[list[int]]
    """The artifacts nobody has taken yet, as tokens."""
    idols: Open[int]
    mastery: Open[int]
    """How many markers of the master thief are left."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """What every game of the family has on the table; its own state adds where the rooms are."""

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

    def has_artifact(self, seat: int) -> bool:
        """Return whether a thief owns an artifact."""
        return self.box.carried(self.thieves[seat].tokens) > 0

    # What the games do differently: where one is

    def outside(self) -> int:
        """Return the room outside, where everybody begins and wants to come back to."""
        raise NotImplementedError

    def in_depths(self, seat: int) -> bool:
        """Return whether a thief is in the Depths."""
        raise NotImplementedError

    def in_cave(self, seat: int) -> bool:
        """Return whether a thief is in a crystal cave."""
        raise NotImplementedError

    def in_market(self, seat: int) -> bool:
        """Return whether a thief stands on a market."""
        raise NotImplementedError

    def at_place(self, seat: int, place: int) -> bool:
        """Return whether a thief is where a card can be taken that is bound to a place."""
        return self.in_depths(seat) if place == IN_DEPTHS else self.in_cave(seat)

    def place_refusal(self, card: Card) -> int:
        """Return why a card that is bound to a place cannot be taken elsewhere."""
        return ONLY_DEPTHS if card.place == IN_DEPTHS else ONLY_CAVE

    def artifact_here(self, seat: int) -> int:
        """Return the artifact a thief could take here, or `NONE`."""
        raise NotImplementedError

    def artifact_lacking(self, seat: int, token: int) -> int:
        """Return why a token, or the artifact of an empty room, is not the artifact to be taken here."""
        return NO_ARTIFACT_HERE if token == NONE or token in self.box.artifacts else NOT_AN_ARTIFACT

    def artifact_refusal(self, seat: int) -> int:
        """Return why a thief who could carry it may not take the artifact of this room."""
        return OK

    def artifact_taken(self, seat: int, token: int) -> None:
        """Note that an artifact no longer lies in its room."""

    # Ways

    def ways(self, seat: int) -> list[Way]:
        """Return the ways a thief could walk, whatever they cost; no two have the same number."""
        raise NotImplementedError

    def near(self, seat: int) -> list[int]:
        """Return where a way leads from here, whatever its direction, for teleports."""
        raise NotImplementedError

    def lock_refusal(self, seat: int, way: Way) -> int:
        """Return why a thief cannot open the locks of a way."""
        raise NotImplementedError

    def lock_numbers(self, seat: int, way: Way) -> Facts:
        """Return how much the locks of a way take, and how much of that there is, where it is an amount."""
        return {}

    def explore(self, seat: int, way: Way) -> None:
        """Walk where nothing is known yet, a way with `leaves`."""
        raise NotImplementedError

    def walk_on(self, seat: int, way: Way) -> None:
        """Arrive at the end of a way that was paid for."""
        self.enter(seat, way.to)

    def way_lacking(self, seat: int, number: int) -> int:
        """Return why there is no way of that number to be walked."""
        return WRONG_WAY if number in self.near(seat) else NO_TUNNEL

    def near_lacking(self, seat: int, number: int) -> int:
        """Return why nobody can teleport there, although they could teleport."""
        return NOT_NEXT

    def teleports(self, seat: int) -> int:
        """Return how many times a thief could teleport to a neighbouring place from here."""
        return self.turn.teleports

    def jump(self, seat: int, number: int) -> None:
        """Teleport to one of those `near`."""
        self.turn.teleports -= 1
        self.emit(TELEPORTED, seat, number)
        self.enter(seat, number)

    def enter(self, seat: int, room: int) -> None:
        """Put a pawn into a room, by whatever way, with everything that follows from it."""
        raise NotImplementedError

    def finds(self, seat: int) -> list[int]:
        """Return the tokens a thief may take on entering this room, of which they choose one."""
        raise NotImplementedError

    def take_find(self, seat: int, token: int) -> None:
        """Take one of `finds`."""
        raise NotImplementedError

    # What is paid and gained

    def earned(self, skill: int, gold: int) -> None:
        """Note what the active thief gained, whether it is spent or not."""

    def beaten(self, card: int) -> None:
        """Note that a monster of the row was beaten."""

    def extra_refusal(self, seat: int, card: Card) -> int:
        """Return why a thief cannot take a card for whose skill or swords they could pay."""
        return OK

    def pay_extra(self, seat: int, card: Card) -> None:
        """Pay what a card costs besides skill."""

    def good_refusal(self, seat: int, token: int) -> int:
        """Return why a thief who could pay for a good may not have it."""
        return OK

    def good_price(self, seat: int, token: int) -> int:
        """Return what a thief must at least have to buy a good here."""
        return self.box.prices[token]

    def price_asked(self, seat: int, pick: int) -> int:
        """Return what a thief must at least have for a good that they ask for."""
        return self.good_price(seat, pick % KIND)

    def haggle(self, seat: int, token: int) -> bool:
        """Buy a good at another price, or ask about it; return whether that was done."""
        return False

    def own_wounds(self, seat: int) -> int:
        """Return how much damage of a thief is marked with own stones."""
        return self.thieves[seat].damage

    def heal_rest(self, seat: int, n: int) -> None:
        """Heal damage that is not marked with own stones."""

    # Row, bag and end

    def refillable(self) -> bool:
        """Return whether another dungeon card can be turned up in the middle of a turn."""
        return bool(self.dungeon.deck.cells)

    def can_fill(self, gaps: int) -> bool:
        """Return whether so many gaps of the row can be filled, before the first of them is."""
        return True

    def cannot_refill(self) -> None:
        """Do what follows from a dungeon deck that does not suffice when cards are to be turned up."""
        raise NotImplementedError

    def bagged(self, n: int) -> None:
        """Tell that stones went into the bag that are nobody's."""

    def drawn(self, kind: int) -> None:
        """Do what follows from a stone that is neither black nor a thief's."""
        raise NotImplementedError

    def bag_empty(self) -> None:
        """Do what follows from a bag that an attack has emptied."""

    def attack_over(self) -> None:
        """Do what follows from the stones that an attack has drawn, once all are drawn."""

    def first_out(self, seat: int) -> None:
        """Note that a thief has left or fallen."""

    def out_turn(self, seat: int) -> None:
        """Do what a thief who is out does instead of a turn."""
        raise NotImplementedError

    # What only one game has in a turn

    def parts_here(self, thief: Thief) -> int:
        """Return the parts of a turn that there can be where a thief is; knowing it saves looking for the others."""
        return ALL

    def fresh_turn(self) -> None:
        """Forget what counts for one turn only."""
        self.turn = Turn()

    def own_options(self, seat: int, out: list[int]) -> None:
        """Add what this game alone offers in a turn."""

    def own_refusal(self, seat: int, pick: int) -> int:
        """Return why something that this game alone offers is not possible."""
        return 0

    def own_numbers(self, seat: int, pick: int, reason: int) -> Facts:
        """Return the facts behind a reason of this game alone."""
        return {}

    def own_act(self, seat: int, pick: int) -> None:
        """Do what this game alone offers."""
        raise NotImplementedError

    def owe(self, entry: Standing, times: int) -> None:
        """Give what a standing effect gives so many times over; its first step tells why, once."""
        self.push(entry.subject, [entry.then[0], *entry.then[1:] * times])

    def deserted(self) -> bool:
        """Return whether everybody is out."""
        return all(thief.status != INSIDE for thief in self.thieves)

    def everybody_inside(self) -> list[int]:
        """Return the seats that are not out, the active one first, then clockwise."""
        n = self.seats
        seats = [(self.active + i) % n for i in range(n)]
        return [seat for seat in seats if self.thieves[seat].status == INSIDE]

    def refusal(self, reason: int) -> Refusal:
        """Return the sentence and rule of a reason code."""
        return self.box.refusals[reason]

    def refusal_of(self, kind: int, pick: int, reason: int, source: str = "") -> Refusal:
        """Return the refusal of an option of a kind; any other one does not answer the question at all.

        The rule may be the text of what puts the question, its `source`.
        """
        if pick - pick % KIND != kind:
            return NOT_OFFERED
        refusal = self.refusal(reason)
        return refusal.told({"source": source}) if source else refusal

    def rule_of(self, source: str) -> str:
        """Return the rule behind what a card or token does: a token's own, or the text of the card."""
        for token, kind in enumerate(self.box.tokens):
            if source == f"token-{kind.id}":
                return self.refusal(NO_TOKEN + token).rule
        return text_of(source)

    def other_trash_refusal(self) -> int:
        """Return why another card than the one that is wanted cannot be trashed."""
        return NOT_TRASHABLE

    def ask_rule(self, name: str) -> str:
        """Return the rule behind a question."""
        return self.box.ask_rules.get(name, "")
