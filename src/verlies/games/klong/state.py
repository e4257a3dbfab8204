"""The state of KLONG!: the shared table, plus a board with its tokens and the fate track."""

from verlies.core.parts import Agreed, Aside, Open

from .._klong_common import events
from .._klong_common.table import Table
from .board import Board, Room
from .ids import ARTIFACT, ARTIFACTS, BACKPACK, KEY

NOBODY = -1


class KlongState(Table):
    """One game of KLONG! in progress."""

    board: Agreed[Board]
    colours: Agreed[tuple[str, ...]]
    rooms: Aside[list[Room]]
    """Those of the board, once more by themselves: they are looked through at every decision."""
    fate: Open[int]
    """The space of the first one out on the fate track, 1 to 5; 0 while everybody is in."""
    fate_seat: Open[int] = NOBODY

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
