"""Situations in KLONG!, by the ids of cards, tokens and rooms."""

from collections.abc import Iterator, Sequence
from typing import Any

from verlies.families.klong.state import SETUP
from verlies.games.klong import GAME
from verlies.games.klong.boards import ROOMS
from verlies.games.klong.setup import BOX
from verlies.games.klong.state import KlongState

from .klong_family import FamilySituation, Ids, Stones
from .situation import at_random

IDS = Ids(BOX, [room.id for room in ROOMS])
cards, tokens, names = IDS.cards, IDS.tokens, IDS.names
ROOM_NUMBERS = {room.id: number for number, room in enumerate(ROOMS)}
QUIET_ROW = ("ladder", "ladder", "teleporter", "teleporter", "pickaxe", "pickaxe")
"""A row without attack, danger or arrival, for tests that are about something else."""


class Klong(FamilySituation):
    """A table of KLONG! laid out as a test needs it; seat 0 is about to play unless told otherwise."""

    def __init__(
        self,
        seats: int = 2,
        *,
        board: str = "front",
        start: int = 0,
        row: Sequence[str] = QUIET_ROW,
        seed: int | str = 1,
        **what: Any,
    ) -> None:
        super().__init__(GAME.new(seats, seed, {"board": board, "start": start}), IDS)
        self.lay_out(start, row, **what)

    @property
    def table(self) -> KlongState:
        """The state, by its own type."""
        state = self.match.state
        assert isinstance(state, KlongState)
        return state


def random_game(seats: int, seed: int, state: KlongState | None = None, **options: object) -> Iterator[KlongState]:
    """Return the table before the first and after every answer of a game in which all answers are random."""
    return at_random(state or GAME.practice_state(seats, seed, options), seed)


__all__ = [
    "GAME",
    "QUIET_ROW",
    "ROOM_NUMBERS",
    "SETUP",
    "Klong",
    "Stones",
    "cards",
    "names",
    "random_game",
    "tokens",
]
