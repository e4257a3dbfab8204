"""Situations in KLONG!: hands, decks, row, rooms, bag, stones and tokens by their ids."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from verlies.core.stack import Stack
from verlies.games._klong_common.table import (
    BAG,
    DECK,
    DRAGON,
    DUNGEON_DECK,
    GAP,
    MAJOR,
    MINOR,
    ROW,
    SETUP,
    STONES,
    Thief,
    Turn,
)
from verlies.games.klong import GAME
from verlies.games.klong.boards import ROOMS
from verlies.games.klong.cards import CARDS
from verlies.games.klong.state import KlongState
from verlies.games.klong.tokens import TOKENS

from .situation import Situation, at_random

CARD_NUMBERS = {card.id: number for number, card in enumerate(CARDS)}
TOKEN_NUMBERS = {token.id: number for number, token in enumerate(TOKENS)}
ROOM_NUMBERS = {room.id: number for number, room in enumerate(ROOMS)}
QUIET_ROW = ("ladder", "ladder", "teleporter", "teleporter", "pickaxe", "pickaxe")
"""A row without attack, danger or arrival, for tests that are about something else."""
STARTING_DECK = ["burgle"] * 6 + ["stumble"] * 2 + ["sidestep", "scramble"]


def cards(*ids: str) -> list[int]:
    """Return the numbers of cards."""
    return [CARD_NUMBERS[name] for name in ids]


def tokens(*ids: str) -> list[int]:
    """Return the numbers of tokens."""
    return [TOKEN_NUMBERS[name] for name in ids]


def names(numbers: Sequence[int]) -> list[str]:
    """Return the ids of cards; a gap of the row is an empty string."""
    return [CARDS[number].id if number != GAP else "" for number in numbers]


class Stones(NamedTuple):
    """Where the stones of one thief lie."""

    supply: int
    area: int = 0
    bag: int = 0
    damage: int = 0
    aside: int = 0


class Klong(Situation):
    """A table of KLONG! laid out as a test needs it; seat 0 is about to play unless told otherwise."""

    def __init__(
        self,
        seats: int = 2,
        *,
        board: str = "front",
        start: int = 0,
        hand: Sequence[str] = (),
        deck: Sequence[str] | None = None,
        discard: Sequence[str] = (),
        played: Sequence[str] = (),
        tokens: Sequence[str] = (),
        room: str | None = None,
        gold: int = 0,
        damage: int = 0,
        row: Sequence[str] = QUIET_ROW,
        dungeon: Sequence[str] | None = None,
        seed: int | str = 1,
        **turn: int,
    ) -> None:
        super().__init__(GAME.new(seats, seed, {"board": board, "start": start}))
        self.row(*row)
        self.quiet()
        self.thief(
            start,
            hand=hand,
            deck=deck,
            discard=discard,
            played=played,
            tokens=tokens,
            room=room,
            gold=gold,
            damage=damage,
        )
        if dungeon is not None:
            self.state.dungeon.deck = Stack(sorted(cards(*dungeon)))
        self.turn(**turn)

    @property
    def table(self) -> KlongState:
        """The state, by its own type."""
        state = self.match.state
        assert isinstance(state, KlongState)
        return state

    # Laying out

    def thief(self, seat: int, **what: Any) -> Thief:
        """Lay out one thief: hand, deck, discard, played, tokens, room, gold, damage, supply, status.

        Damage is marked with stones from the supply, so that none is lost.
        """
        thief = self.table.thieves[seat]
        self._piles(thief, what)
        if "tokens" in what:
            thief.tokens = [TOKEN_NUMBERS[name] for name in what["tokens"]]
        if what.get("room"):
            thief.room = ROOM_NUMBERS[what["room"]]
        if "damage" in what:
            thief.supply += thief.damage - what["damage"]
            thief.damage = what["damage"]
        for name in ("gold", "supply", "status"):
            if name in what:
                setattr(thief, name, what[name])
        self.ready()
        return thief

    def _piles(self, thief: Thief, what: Mapping[str, Any]) -> None:
        if "hand" in what:
            thief.hand = sorted(cards(*what["hand"]))
        for name in ("discard", "played"):
            if name in what:
                setattr(thief, name, cards(*what[name]))
        if "deck" in what:
            deck = what["deck"] if what["deck"] is not None else _rest(what.get("hand", ()))
            thief.deck = Stack(sorted(cards(*deck)))

    def row(self, *ids: str) -> None:
        """Lay out the row, from the first slot on; the rest are gaps."""
        numbers = cards(*ids)
        self.table.dungeon.row = numbers + [GAP] * (ROW - len(numbers))
        self.ready()

    def quiet(self) -> None:
        """Take all noise back into the supplies."""
        for seat, thief in enumerate(self.table.thieves):
            thief.supply += self.table.dragon.area[seat]
            self.table.dragon.area[seat] = 0

    def noise(self, *area: int) -> None:
        """Lay out the noise by seat, with stones from the supplies."""
        self.quiet()
        for seat, n in enumerate(area):
            self.table.thieves[seat].supply -= n
            self.table.dragon.area[seat] = n

    def bag(self, *stones: int, black: int) -> None:
        """Lay out the bag: stones by seat from the supplies, and black ones; the other black ones are aside."""
        dragon = self.table.dragon
        for seat, n in enumerate(stones):
            self.table.thieves[seat].supply -= n - dragon.bag[seat]
            dragon.bag[seat] = n
        dragon.aside[DRAGON] += dragon.bag[DRAGON] - black
        dragon.bag[DRAGON] = black

    def rage(self, space: int) -> None:
        """Put the dragon on a space of the rage track, 1 is the first."""
        self.table.dragon.rage = space - 1

    def turn(self, **resources: Any) -> Turn:
        """Give skill, swords, boots, teleports, credit … for this turn."""
        for name, value in resources.items():
            assert hasattr(self.table.turn, name), name
            setattr(self.table.turn, name, value)
        self.ready()
        return self.table.turn

    # Forcing chance

    def draws(self, seat: int, *ids: str) -> None:
        """Decide which cards a thief draws next."""
        self.force(DECK + seat, *cards(*ids))

    def reveals(self, *ids: str) -> None:
        """Decide which dungeon cards are turned up next."""
        self.force(DUNGEON_DECK, *cards(*ids))

    def stones(self, *who: int | str) -> None:
        """Decide which stones leave the bag next: seats, or "black"."""
        self.force(BAG, *[DRAGON if stone == "black" else int(stone) for stone in who])

    def secrets(self, *ids: str) -> None:
        """Decide which secrets are found next."""
        for name in ids:
            number = TOKEN_NUMBERS[name]
            self.force(MINOR if number in self.table.loot.minor else MAJOR, number)

    # Looking

    def hand(self, seat: int = 0) -> list[str]:
        """Return a hand by ids."""
        return names(self.table.thieves[seat].hand)

    def discard(self, seat: int = 0) -> list[str]:
        """Return a discard pile by ids."""
        return names(self.table.thieves[seat].discard)

    def played(self, seat: int = 0) -> list[str]:
        """Return a play area by ids."""
        return names(self.table.thieves[seat].played)

    def owned(self, seat: int = 0) -> list[str]:
        """Return the tokens of a thief by ids."""
        return [TOKENS[token].id for token in self.table.thieves[seat].tokens]

    def room(self, seat: int = 0) -> str:
        """Return the room a thief is in."""
        return ROOMS[self.table.thieves[seat].room].id

    def stones_of(self, seat: int = 0) -> Stones:
        """Return where the stones of a thief lie."""
        thief, dragon = self.table.thieves[seat], self.table.dragon
        return Stones(thief.supply, dragon.area[seat], dragon.bag[seat], thief.damage, dragon.aside[seat])

    def black(self) -> tuple[int, int]:
        """Return how many black stones are in the bag and aside."""
        return self.table.dragon.bag[DRAGON], self.table.dragon.aside[DRAGON]

    def rage_space(self) -> int:
        """Return the dragon's space on the rage track, 1 is the first."""
        return self.table.dragon.rage + 1

    def resources(self) -> tuple[int, int, int]:
        """Return skill, swords and boots left in this turn."""
        turn = self.table.turn
        return turn.skill, turn.swords, turn.boots

    def play_all(self) -> None:
        """Play the whole hand of whoever is asked, passing on every question in between."""
        while plays := self.offers("play:"):
            self.do(plays[0])
            while self.offers("pass"):
                self.do("pass")

    def end(self) -> None:
        """End the turn."""
        self.do("end")


def random_game(seats: int, seed: int, state: KlongState | None = None, **options: object) -> Iterator[KlongState]:
    """Return the table before the first and after every answer of a game in which all answers are random."""
    return at_random(state or GAME.practice_state(seats, seed, options), seed)


def _rest(hand: Sequence[str]) -> list[str]:
    """Return what is left of a starting deck without these cards."""
    rest = STARTING_DECK[:]
    for name in hand:
        if name in rest:
            rest.remove(name)
    return rest


__all__ = [
    "GAME",
    "QUIET_ROW",
    "ROOM_NUMBERS",
    "SETUP",
    "STONES",
    "Klong",
    "Stones",
    "cards",
    "names",
    "random_game",
    "tokens",
]
