"""The table of KLONG!: what both games of the family have, with a board and a fate track."""

from collections import Counter
from dataclasses import dataclass

from tests.klong_family.oracle import table as family
from tests.klong_family.oracle.asking import Differs
from tests.klong_family.oracle.printed import dungeon
from tests.klong_family.oracle.resources import check_count

from . import tokens
from .boards import BOARDS, Room

NOBODY = -1


@dataclass
class Turn(family.Turn):
    discount: int = 0
    """How much less a gem costs."""


class Table(family.Table[family.Thief, Turn]):
    """All of one game."""

    def __init__(self, rules: family.Rules, seats: int, board: str, removed: list[str], first: int) -> None:
        self.board = BOARDS[board]
        outside, deck = self.board.outside, family.starting_deck(rules.cards)
        thieves = [family.Thief(seat, outside, Counter(deck)) for seat in range(seats)]
        super().__init__(rules, thieves, Turn(), first, dungeon(dict(rules.cards)))
        self.minor = Counter(tokens.MINOR)
        self.major = Counter(tokens.MAJOR)
        self.goods = Counter(tokens.GOODS)
        self.artifacts = set(tokens.ARTIFACTS)
        """Those nobody has taken yet."""
        self.secrets = Counter(
            {room: n for kind, n in tokens.SECRETS_EACH.items() for room in self.board.with_mark(kind)}
        )
        self.fate = 0
        self.fate_seat = NOBODY
        self.take_out(removed)

    def take_out(self, removed: list[str]) -> None:
        """Put the artifacts that chance chose in the box."""
        if len(removed) != tokens.REMOVED[len(self.thieves)] or not self.artifacts.issuperset(removed):
            raise Differs(f"out of the game are {removed}")
        for artifact in removed:
            self.told.luck.came("the artifacts", artifact, dict.fromkeys(self.artifacts, 1))
            self.artifacts.remove(artifact)
        self.boxed_tokens.update(removed)

    def room(self) -> Room:
        return self.board.rooms[self.me.room]

    def in_depths(self, thief: family.Thief) -> bool:
        return self.board.rooms[thief.room].has("depths")

    def can_reveal(self) -> bool:
        return self.deck.total() + self.discard.total() > 0

    def before_reveal(self) -> None:
        """The discard pile becomes the dungeon deck when that is used up."""
        if not self.deck.total():
            check_count(self, "row-shuffled", self.discard)
            self.deck, self.discard = +self.discard, Counter()

    def fall(self, thief: family.Thief) -> None:
        super().fall(thief)
        self.be_out(thief)

    def be_out(self, thief: family.Thief) -> None:
        """The first one out begins the fate track."""
        if self.fate_seat == NOBODY:
            self.fate_seat, self.fate = thief.seat, 1
