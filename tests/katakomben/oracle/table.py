"""The table as the oracle keeps it: plain piles and numbers, and what chance is told to have decided."""

from collections import Counter, deque
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from . import tokens
from .cards import CARDS, DECK, GEM, RESERVES, Op, dungeon, is_companion
from .maze import Maze, Way
from .tiles import DEEP, IDOLS, ROOMS, SAFE, TILES, Room
from .tokens import FIRST_PICKS, STONES

INSIDE, ESCAPED, FALLEN = "inside", "escaped", "fallen"
BLACK, GHOST = "black", "ghost"


class Question(NamedTuple):
    seat: int
    options: frozenset[str]


Steps = Generator[Question, str, None]
Asking = Generator[Question, str, str]


class Differs(Exception):
    """The program did something else than the oracle reckoned."""


class Told:
    """What chance decided, in the order it came, by kind."""

    def __init__(self) -> None:
        self.queues: dict[str, deque[str]] = {}

    def hear(self, kind: str, what: str) -> None:
        self.queues.setdefault(kind, deque()).append(what)

    def next(self, kind: str) -> str:
        """The next thing of a kind, which must have come."""
        if not self.queues.get(kind):
            raise Differs(f"nothing came by chance: {kind}")
        return self.queues[kind].popleft()

    def rest(self) -> list[str]:
        return [f"{kind} {what}" for kind, queue in self.queues.items() for what in queue]


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
    leaps: list[str] = field(default_factory=list)
    rewarded: set[str] = field(default_factory=set)
    waiting: list[Waiting] = field(default_factory=list)
    laid: str = ""
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
    picks: int = FIRST_PICKS
    supply: int = STONES
    damage: int = 0
    scars: int = 0
    bare: int = 0
    status: str = INSIDE
    shrines: set[str] = field(default_factory=set)

    def inside(self) -> bool:
        return self.status == INSIDE

    def own(self, kinds: Iterable[str]) -> int:
        return sum(self.tokens[kind] for kind in kinds)

    def cards(self) -> Counter[str]:
        return self.deck + self.hand + self.discard + self.played + Counter(self.top)

    def gems(self) -> int:
        return sum(count for card, count in self.cards().items() if CARDS[card].kind == GEM)

    def companions(self) -> int:
        return sum(count for card, count in self.played.items() if is_companion(card))


class Table:
    """All of one game."""

    def __init__(self, seats: int, side: str, party: bool, cloaks: bool, promos: bool, first: int) -> None:
        self.told = Told()
        self.maze = Maze(side)
        crypt = f"{side}1.crypt"
        self.thieves = [
            Thief(seat, crypt, Counter({card: CARDS[card].copies for card in DECK})) for seat in range(seats)
        ]
        self.party = party
        self.active = first
        self.turn = Turn()
        self.row = [""] * tokens.ROW
        self.deck = Counter(dungeon(promos, party))
        self.discard: Counter[str] = Counter()
        self.reserve = {card: CARDS[card].copies for card in RESERVES}
        self.rage = tokens.FIRST_RAGE[seats]
        self.area: Counter[str] = Counter()
        self.bag: Counter[str] = Counter({BLACK: tokens.BLACKS})
        self.aside: Counter[str] = Counter()
        self.bank = tokens.GHOSTS
        self.minor = Counter(tokens.MINOR) + Counter(tokens.MORE_MINOR if party else {})
        self.major = Counter(tokens.MAJOR)
        self.captives = Counter(tokens.PRISON)
        self.stack = [name for name in tokens.ARTIFACTS if party or not name.endswith("b")]
        self.placed: dict[str, list[str]] = {}
        self.robbed: set[tuple[str, int]] = set()
        self.cracked: set[str] = set()
        self.idols = IDOLS
        self.mastery = seats
        self.goods = Counter(tokens.GOODS) + Counter(tokens.CLOAKS if cloaks else {})
        self.boxed_cards: Counter[str] = Counter()
        self.boxed_tokens: Counter[str] = Counter()
        self.safe = set(SAFE)
        self.deep = set(DEEP)
        self.tiles_left = tokens.SAFE_TILES + len(DEEP)
        self.pending = ""
        self.leaving: set[str] = set()
        self.near: Way | None = None
        """The way off the map that is being walked, with a tile in hand."""
        self.stealing = False
        """Whether a card of the row is taken for nothing."""
        self.selling = 0
        """The price of a good while its buyer is asked for a coupon."""
        self.gift = False
        """Whether a good is."""

    def over(self) -> bool:
        return not any(thief.inside() for thief in self.thieves)

    @property
    def me(self) -> Thief:
        return self.thieves[self.active]

    def here(self) -> Room:
        return ROOMS[self.me.room]

    def round(self) -> list[Thief]:
        """All thieves from the one whose turn it is on, clockwise."""
        return self.thieves[self.active :] + self.thieves[: self.active]

    def in_depths(self, thief: Thief) -> bool:
        return TILES[ROOMS[thief.room].tile].depths()

    def marks(self, room: str) -> int:
        return sum(room in thief.shrines for thief in self.thieves)
