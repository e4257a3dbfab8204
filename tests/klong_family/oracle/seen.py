"""The program's table beside the oracle's, by the same names, so that they can be compared."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from verlies.core.stack import EDGE, SEEN, card_of
from verlies.families.klong import state as program

from .table import ESCAPED, FALLEN, INSIDE, AnyTable, Thief

Pile = dict[str, int]
Pair = tuple[str, object, object]
"""What it is, what the program has, and what the oracle has."""
Ids = Mapping[str, Sequence[str]]
STATUS = (INSIDE, ESCAPED, FALLEN)


def differing(pairs: Iterable[Pair]) -> list[str]:
    """Every difference as a sentence."""
    return [f"{name}: the program has {theirs}, the oracle {own}" for name, theirs, own in pairs if theirs != own]


def of_seat(pairs: Iterable[Pair], seat: int) -> Iterator[Pair]:
    return ((f"{name} of seat {seat}", theirs, own) for name, theirs, own in pairs)


def held(pile: Mapping[str, int]) -> Pile:
    """A pile without what is not in it."""
    return {name: count for name, count in pile.items() if count}


@lru_cache(10_000)
def counted(numbers: tuple[int, ...], names: tuple[str, ...]) -> Pile:
    """A pile of the program by names; most piles stay the same for long."""
    return dict(Counter(names[card_of(number)] for number in numbers if number != EDGE))


def stones(counts: list[int], common: Sequence[str]) -> Pile:
    """Stones of seats, and of nobody."""
    kinds = [*map(str, range(len(counts) - len(common))), *common]
    return held(dict(zip(kinds, counts, strict=True)))


class Names:
    """The names of one game, for what the program numbers."""

    def __init__(self, ids: Ids, common: Sequence[str], noisy: Sequence[str]) -> None:
        self.of = {kind: tuple(names) for kind, names in ids.items()}
        self.common = common
        """The stones that are nobody's, by their places behind those of the seats."""
        self.noisy = noisy
        """Those of them that can be in the area."""

    def cards(self, numbers: Iterable[int]) -> Pile:
        return counted(tuple(numbers), self.of["card"])

    def tokens(self, numbers: Iterable[int]) -> Pile:
        return counted(tuple(numbers), self.of["token"])

    def stones(self, counts: list[int]) -> Pile:
        return stones(counts, self.common)

    def of_table(self, t: AnyTable, state: program.Table) -> Iterator[Pair]:
        dungeon, dragon, loot = state.dungeon, state.dragon, state.loot
        yield "whose turn it is", state.active, t.active
        yield "row", [self.of["card"][card] if card >= 0 else "" for card in dungeon.row], t.row
        yield "dungeon deck", self.cards(dungeon.deck.cells), held(t.deck)
        yield "dungeon discard", self.cards(dungeon.discard), held(t.discard)
        yield "reserve", dungeon.reserve, list(t.reserve.values())
        yield "rage", dragon.rage, t.rage
        yield "area", stones(dragon.area, self.noisy), held(t.area)
        yield "bag", self.stones(dragon.bag), held(t.bag)
        yield "stones aside", self.stones(dragon.aside), held(t.aside)
        yield "small secrets", self.tokens(loot.minor), held(t.minor)
        yield "large secrets", self.tokens(loot.major), held(t.major)
        yield "idols", loot.idols, t.idols
        yield "markers", loot.mastery, t.mastery
        yield "goods", self.tokens(state.goods), held(t.goods)
        yield "boxed cards", self.cards(state.boxed_cards), held(t.boxed_cards)
        yield "boxed tokens", self.tokens(state.boxed_tokens), held(t.boxed_tokens)

    def of_thief(self, thief: Thief, state: program.Table) -> Iterator[Pair]:
        theirs = state.thieves[thief.seat]
        cards = self.of["card"]
        yield "deck", self.cards(theirs.deck.cells), held(thief.deck + Counter(thief.top))
        yield "top of the deck", [cards[card_of(cell)] for cell in theirs.deck.cells if cell >= SEEN], thief.top
        yield "hand", self.cards(theirs.hand), held(thief.hand)
        yield "discard pile", self.cards(theirs.discard), held(thief.discard)
        yield "play area", self.cards(theirs.played), held(thief.played)
        yield "tokens", self.tokens(theirs.tokens), held(thief.tokens)
        yield "room", self.of["place"][theirs.room], thief.room
        yield "gold", theirs.gold, thief.gold
        yield "stones", theirs.supply, thief.supply
        yield "damage", theirs.damage, thief.damage
        yield "status", STATUS[theirs.status], thief.status


def of_turn(t: AnyTable, state: program.Table) -> Iterator[Pair]:
    theirs, turn = state.turn, t.turn
    yield "skill", theirs.skill, turn.skill
    yield "swords", theirs.swords, turn.swords
    yield "boots", theirs.boots, turn.boots
    yield "teleports", theirs.teleports, turn.teleports
    yield "negative noise in store", theirs.credit, turn.credit
    yield "exhaustion", theirs.exhausted and not theirs.steady, turn.exhausted and not turn.steady
    yield "caves without harm", theirs.steady, turn.steady
    yield "tunnels without harm", theirs.unharmed, turn.unharmed
    yield "noise made", theirs.clank, turn.done["clank"]
