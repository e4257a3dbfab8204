"""The table as an oracle keeps it: plain piles and numbers, the same in both games."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from .asking import Steps, Told
from .printed import RESERVES, STARTERS, Card, Op

INSIDE, ESCAPED, FALLEN = "inside", "escaped", "fallen"
BLACK, GHOST = "black", "ghost"
MASTERY, BACKPACK, IDOL = "mastery", "backpack", "monkey_idol"
CROWNS = {"crown_10": 10, "crown_9": 9, "crown_8": 8}
"""The best first."""
RAGE = (2, 2, 3, 3, 4, 4, 5)
FIRST_RAGE = {2: 2, 3: 1, 4: 0, 5: 0, 6: 0}
START_NOISE = (3, 2, 1, 0, 0, 0)
STONES, BLACKS, HEALTH, ROW, HAND, PRICE, IDOLS = 30, 24, 10, 6, 5, 7, 3


@dataclass
class Waiting:
    """What a played card gives once something is true, or for each of something."""

    op: Op
    card: str
    given: int = 0


@dataclass
class Turn:
    skill: int = 0
    swords: int = 0
    boots: int = 0
    teleports: int = 0
    credit: int = 0
    done: Counter[str] = field(default_factory=Counter)
    """Noise made, gold and skill gained, monsters beaten and so on in this turn."""
    exhausted: bool = False
    steady: bool = False
    unharmed: bool = False
    trash: list[str] = field(default_factory=list)
    waiting: list[Waiting] = field(default_factory=list)
    over: bool = False
    """Whether its end was declared; nothing of it counts any more."""


@dataclass
class Thief:
    seat: int
    room: str
    deck: Counter[str]
    hand: Counter[str] = field(default_factory=Counter)
    discard: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    top: list[str] = field(default_factory=list)
    """Cards known to lie on top of the deck, which is not counted with them."""
    tokens: Counter[str] = field(default_factory=Counter)
    gold: int = 0
    supply: int = STONES
    damage: int = 0
    status: str = INSIDE

    def inside(self) -> bool:
        return self.status == INSIDE

    def own(self, kinds: Iterable[str]) -> int:
        return sum(self.tokens[kind] for kind in kinds)

    def cards(self) -> Counter[str]:
        return self.deck + self.hand + self.discard + self.played + Counter(self.top)


class Rules(NamedTuple):
    """What one game brings to what both do alike."""

    cards: Mapping[str, Card]
    artifacts: Mapping[str, int]
    """What each is worth."""
    found: Mapping[str, tuple[str, int]]
    """What happens at once when a token is found, freed or bought."""
    potions: Mapping[str, tuple[str, int]]
    not_kept: Iterable[str]
    plain: "Mapping[str, Callable[[Any, int], None]]"
    """Words of cards that need a number only, by what they do."""
    silent: "Mapping[str, Callable[[Any, Op, str], None]]"
    """Those that are about something besides."""
    asking: "Mapping[str, Callable[[Any, Op, str], Steps]]"
    """Those that may ask."""
    measure: "Callable[[Any, str], int]"
    """How much there is of what a card asks for."""
    possible: "Callable[[Any, str], bool]"
    """Whether one of several ways is open, by what it needs."""
    cost: "Callable[[Any, str], int]"
    """What a card costs in skill or swords."""
    allowed: "Callable[[Any, str], bool]"
    """Whether a card can be had here and now if its cost can be paid."""
    token_points: "Callable[[Any, str], int]"
    card_points: "Callable[[Any, str], int]"


T = TypeVar("T", bound=Thief)
U = TypeVar("U", bound=Turn)


class Table(Generic[T, U]):
    """All of one game that both games have."""

    def __init__(self, rules: Rules, thieves: list[T], turn: U, first: int, deck: Mapping[str, int]) -> None:
        self.told = Told()
        self.rules = rules
        self.thieves = thieves
        self.active = first
        self.turn = turn
        self.row = [""] * ROW
        self.deck = Counter(deck)
        self.discard: Counter[str] = Counter()
        self.reserve = {card: rules.cards[card].copies for card in RESERVES}
        self.rage = FIRST_RAGE[len(thieves)]
        self.area: Counter[str] = Counter()
        self.bag: Counter[str] = Counter({BLACK: BLACKS})
        self.aside: Counter[str] = Counter()
        self.minor: Counter[str] = Counter()
        self.major: Counter[str] = Counter()
        self.goods: Counter[str] = Counter()
        self.idols = IDOLS
        self.mastery = len(thieves)
        self.boxed_cards: Counter[str] = Counter()
        self.boxed_tokens: Counter[str] = Counter()

    def over(self) -> bool:
        return not any(thief.inside() for thief in self.thieves)

    @property
    def me(self) -> T:
        return self.thieves[self.active]

    def round(self) -> list[T]:
        """All thieves from the one whose turn it is on, clockwise."""
        return self.thieves[self.active :] + self.thieves[: self.active]

    def in_depths(self, thief: T) -> bool:
        """Whether somebody is in the Depths."""
        raise NotImplementedError

    def can_reveal(self) -> bool:
        """Whether another card of the dungeon can be turned up."""
        return self.deck.total() > 0

    def before_reveal(self) -> None:
        """Make the dungeon deck ready to turn up a card."""

    def fall(self, thief: T) -> None:
        thief.status = FALLEN

    def companions(self) -> int:
        """How many are in the active thief's play area."""
        return sum(count for card, count in self.me.played.items() if self.rules.cards[card].is_companion())


AnyTable = Table[Any, Any]


def starting_deck(cards: Mapping[str, Card]) -> Counter[str]:
    return Counter({card: cards[card].copies for card in STARTERS})
