"""The state of KLONG!: the shared table, plus a board with its tokens and the fate track."""

from verlies.core.agenda import Frame, Standing
from verlies.core.chance import Chance

from .._klong_common import events
from .._klong_common.table import Box, Dragon, Dungeon, Table, Thief, Turn
from .board import Board, Room
from .ids import ARTIFACT, ARTIFACTS, BACKPACK, KEY

NOBODY = -1


class Loot:
    """What lies in the rooms, and the piles it is drawn from."""

    __slots__ = ("artifacts", "idols", "major", "mastery", "minor", "secrets")

    def __init__(
        self, secrets: list[int], minor: list[int], major: list[int], artifacts: list[int], idols: int, mastery: int
    ) -> None:
        self.secrets = secrets
        """How many face-down secrets lie in each room; which ones is decided when they are taken."""
        self.minor = minor
        """The small secrets nobody has found yet, sorted."""
        self.major = major
        self.artifacts = artifacts
        """The artifacts still in their rooms, as tokens."""
        self.idols = idols
        self.mastery = mastery
        """How many markers of the master thief are left."""

    def fork(self) -> "Loot":
        """Return an independent copy."""
        return Loot(self.secrets[:], self.minor[:], self.major[:], self.artifacts[:], self.idols, self.mastery)


class KlongState(Table):
    """One game of KLONG! in progress."""

    __slots__ = ("board", "colours", "fate", "fate_seat", "loot", "rooms")

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
        board: Board,
        loot: Loot,
        colours: tuple[str, ...],
        fate: int,
        fate_seat: int,
    ) -> None:
        super().__init__(
            chance, agenda, standing, box, thieves, turn, dungeon, dragon, goods, active, boxed_cards, boxed_tokens
        )
        self.board = board
        self.rooms: list[Room] = board.rooms
        self.loot = loot
        self.colours = colours
        self.fate = fate
        """The space of the first one out on the fate track, 1 to 5; 0 while everybody is in."""
        self.fate_seat = fate_seat

    def fork(self) -> "KlongState":
        """Return an independent copy that nobody listens to."""
        copy = KlongState(
            self.chance.fork(),
            self.agenda[:],
            self.standing,
            self.box,
            [thief.fork() for thief in self.thieves],
            self.turn.fork(),
            self.dungeon.fork(),
            self.dragon,
            self.goods,
            self.active,
            self.boxed_cards,
            self.boxed_tokens,
            self.board,
            self.loot,
            self.colours,
            self.fate,
            self.fate_seat,
        )
        copy.copy_question(self)
        return copy

    def own_loot(self) -> Loot:
        """Return the loot to change it; it changes a few times a game, so until then forks share it."""
        self.loot = self.loot.fork()
        return self.loot

    def in_depths(self, seat: int) -> bool:
        """Return whether a thief is in the Depths."""
        return self.rooms[self.thieves[seat].room].depths

    def in_cave(self, seat: int) -> bool:
        """Return whether a thief is in a crystal cave."""
        return self.rooms[self.thieves[seat].room].cave

    def in_market(self, seat: int) -> bool:
        """Return whether a thief stands on a market."""
        return self.rooms[self.thieves[seat].room].market

    def first_out(self, seat: int) -> None:
        """Put the first one who leaves or falls on the fate track."""
        if self.fate_seat == NOBODY:
            self.fate_seat = seat
            self.fate = 1
            self.emit(events.FATE, seat, 1)

    def has_key(self, seat: int) -> bool:
        """Return whether a thief owns a master key."""
        return KEY in self.thieves[seat].tokens

    def has_artifact(self, seat: int) -> bool:
        """Return whether a thief owns an artifact."""
        return carried(self.thieves[seat].tokens) > 0


def carried(tokens: list[int]) -> int:
    """Return how many artifacts are among tokens."""
    count = 0
    for token in tokens:
        if ARTIFACT <= token < ARTIFACT + len(ARTIFACTS):
            count += 1
    return count


def artifact_limit(tokens: list[int]) -> int:
    """Return how many artifacts somebody with these tokens may carry."""
    return 1 + tokens.count(BACKPACK)
