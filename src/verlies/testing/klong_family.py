"""Situations in games of the KLONG! family: hands, decks, row, bag, stones and tokens by their ids, for any box."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from verlies.core.match import Match
from verlies.core.stack import Stack
from verlies.families.klong.effects import ANY_CARD, Trash
from verlies.families.klong.kinds import STARTER
from verlies.families.klong.state import BAG, DECK, DUNGEON_DECK, GAP, MAJOR, MINOR, Box, Table, Thief, Turn

from .situation import Situation


class Ids:
    """The numbers of cards and tokens by their ids, and back; places in the order of their numbers."""

    def __init__(self, box: Box, places: Sequence[str]) -> None:
        self._cards = [card.id for card in box.cards]
        self._tokens = [token.id for token in box.tokens]
        self.places = list(places)

    def cards(self, *ids: str) -> list[int]:
        """Return the numbers of cards."""
        return [self._cards.index(name) for name in ids]

    def tokens(self, *ids: str) -> list[int]:
        """Return the numbers of tokens."""
        return [self._tokens.index(name) for name in ids]

    def names(self, numbers: Sequence[int]) -> list[str]:
        """Return the ids of cards; a gap of the row is an empty string."""
        return [self._cards[number] if number != GAP else "" for number in numbers]


OF_A_THIEF = frozenset({"hand", "deck", "discard", "played", "tokens", "room", "gold", "damage"})


class Stones(NamedTuple):
    """Where the stones of one thief lie."""

    supply: int
    area: int = 0
    bag: int = 0
    damage: int = 0
    aside: int = 0


class FamilySituation(Situation):
    """A table laid out as a test needs it."""

    def __init__(self, match: Match[Any], ids: Ids) -> None:
        super().__init__(match)
        self.box = self.table.box
        self.ids = ids

    @property
    def table(self) -> Table:
        """The state, by its own type."""
        state = self.match.state
        assert isinstance(state, Table)
        return state

    # Laying out

    def lay_out(self, start: int, row: Sequence[str], dungeon: Sequence[str] | None = None, **what: Any) -> None:
        """Lay out the row, the dungeon deck, the thief who begins, and with the rest of the names their turn."""
        self.row(*row)
        self.quiet()
        own = {"hand": (), "deck": None, **{name: what.pop(name) for name in tuple(what) if name in OF_A_THIEF}}
        self.thief(start, **own)
        if dungeon is not None:
            self.table.dungeon.deck = Stack(sorted(self.ids.cards(*dungeon)))
        self.turn(**what)

    def thief(self, seat: int, **what: Any) -> Thief:
        """Lay out one thief: hand, deck, discard, played, tokens, room, gold, damage, supply, status.

        Damage is marked with stones from the supply, so that none is lost.
        """
        thief = self.table.thieves[seat]
        self._piles(thief, what)
        if "tokens" in what:
            thief.tokens = self.ids.tokens(*what["tokens"])
        if what.get("room"):
            thief.room = self.ids.places.index(what["room"])
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
            thief.hand = sorted(self.ids.cards(*what["hand"]))
        for name in ("discard", "played"):
            if name in what:
                setattr(thief, name, self.ids.cards(*what[name]))
        if "deck" in what:
            deck = what["deck"] if what["deck"] is not None else self._rest(what.get("hand", ()))
            thief.deck = Stack(sorted(self.ids.cards(*deck)))

    def row(self, *ids: str) -> None:
        """Lay out the row, from the first slot on; the rest are gaps."""
        numbers = self.ids.cards(*ids)
        self.table.dungeon.row = numbers + [GAP] * (self.box.row - len(numbers))
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
        dragon.aside[self.box.black] += dragon.bag[self.box.black] - black
        dragon.bag[self.box.black] = black
        self.ready()

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

    def to_trash(self, by: str = "") -> None:
        """Let something, by noun and id, have a card trashed at the end of the turn."""
        Trash(ANY_CARD, by).run(self.table, self.table.active)
        self.ready()

    # Forcing chance

    def draws(self, seat: int, *ids: str) -> None:
        """Decide which cards a thief draws next."""
        self.force(DECK + seat, *self.ids.cards(*ids))

    def reveals(self, *ids: str) -> None:
        """Decide which dungeon cards are turned up next."""
        self.force(DUNGEON_DECK, *self.ids.cards(*ids))

    def stones(self, *who: int | str) -> None:
        """Decide which stones leave the bag next: seats, "black" or "ghost"."""
        kinds = {"black": self.box.black, "ghost": self.box.ghost}
        self.force(BAG, *[stone if isinstance(stone, int) else kinds[stone] for stone in who])

    def secrets(self, *ids: str) -> None:
        """Decide which secrets are found next."""
        for number in self.ids.tokens(*ids):
            self.force(MINOR if number in self.table.loot.minor else MAJOR, number)

    # Looking

    def hand(self, seat: int = 0) -> list[str]:
        """Return a hand by ids."""
        return self.ids.names(self.table.thieves[seat].hand)

    def discard(self, seat: int = 0) -> list[str]:
        """Return a discard pile by ids."""
        return self.ids.names(self.table.thieves[seat].discard)

    def played(self, seat: int = 0) -> list[str]:
        """Return a play area by ids."""
        return self.ids.names(self.table.thieves[seat].played)

    def owned(self, seat: int = 0) -> list[str]:
        """Return the tokens of a thief by ids."""
        return [self.box.tokens[token].id for token in self.table.thieves[seat].tokens]

    def room(self, seat: int = 0) -> str:
        """Return the room a thief is in."""
        return self.ids.places[self.table.thieves[seat].room]

    def stones_of(self, seat: int = 0) -> Stones:
        """Return where the stones of a thief lie."""
        thief, dragon = self.table.thieves[seat], self.table.dragon
        return Stones(thief.supply, dragon.area[seat], dragon.bag[seat], thief.damage, dragon.aside[seat])

    def black(self) -> tuple[int, int]:
        """Return how many black stones are in the bag and aside."""
        return self.table.dragon.bag[self.box.black], self.table.dragon.aside[self.box.black]

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

    def _rest(self, hand: Sequence[str]) -> list[str]:
        """Return what is left of a starting deck without these cards."""
        rest = [card.id for card in self.box.cards if card.set == STARTER for _ in range(card.copies)]
        for name in hand:
            if name in rest:
                rest.remove(name)
        return rest
