"""The table of Katakomben: what both games of the family have, with a maze and all that is found in it."""

from collections import Counter
from dataclasses import dataclass, field

from tests.klong_family.oracle import table as family
from tests.klong_family.oracle.printed import dungeon

from . import tokens
from .maze import Maze, Way
from .tiles import DEEP, ROOMS, SAFE, TILES, Room


@dataclass
class Turn(family.Turn):
    leaps: list[str] = field(default_factory=list)
    rewarded: set[str] = field(default_factory=set)
    laid: str = ""


@dataclass
class Thief(family.Thief):
    picks: int = tokens.FIRST_PICKS
    scars: int = 0
    bare: int = 0
    shrines: set[str] = field(default_factory=set)


class Table(family.Table[Thief, Turn]):
    """All of one game."""

    def __init__(
        self, rules: family.Rules, seats: int, side: str, party: bool, cloaks: bool, promos: bool, first: int
    ) -> None:
        crypt, deck = f"{side}1.crypt", family.starting_deck(rules.cards)
        thieves = [Thief(seat, crypt, Counter(deck)) for seat in range(seats)]
        out = frozenset({*([] if promos else ["promo"]), *([] if party else ["party"])})
        super().__init__(rules, thieves, Turn(), first, dungeon(dict(rules.cards), out))
        self.maze = Maze(side)
        self.party = party
        self.bank = tokens.GHOSTS
        self.minor = Counter(tokens.MINOR) + Counter(tokens.MORE_MINOR if party else {})
        self.major = Counter(tokens.MAJOR)
        self.captives = Counter(tokens.PRISON)
        self.stack = [name for name in tokens.ARTIFACTS if party or not name.endswith("b")]
        self.placed: dict[str, list[str]] = {}
        self.robbed: set[tuple[str, int]] = set()
        self.cracked: set[str] = set()
        self.goods = Counter(tokens.GOODS) + Counter(tokens.CLOAKS if cloaks else {})
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

    def here(self) -> Room:
        return ROOMS[self.me.room]

    def in_depths(self, thief: Thief) -> bool:
        return TILES[ROOMS[thief.room].tile].depths()

    def marks(self, room: str) -> int:
        return sum(room in thief.shrines for thief in self.thieves)
