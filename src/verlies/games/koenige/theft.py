"""Stealing a flag: declared, perhaps prevented, and done."""

from typing import Final

from verlies.core.agenda import Scope, Step

from . import events
from .content.ids import ENEMY_STEALS_OWN_FLAG, NONE, OWN_FLAG_STOLEN
from .flags import steal
from .opens import Opens
from .state import Catacombs

THEFT: Final = "theft"
"""The scope of a theft that can still be prevented."""


def declare_theft(s: Catacombs, seat: int) -> None:
    """Declare a theft; the others may prevent it."""
    flag = s.flag_of(s.heroes[seat].field)
    s.theft = flag
    s.emit(events.STEALS, seat, s.value(flag), s.place(s.flags[flag].field))
    s.push(seat, [Opens(ENEMY_STEALS_OWN_FLAG), TakeFlag(), Scope(THEFT), EndTheft()])


class TakeFlag(Step[Catacombs]):
    """Nobody has prevented the theft."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Take the flag; its owners may answer."""
        steal(state, subject, state.theft)
        state.push(subject, [Opens(OWN_FLAG_STOLEN)])


class EndTheft(Step[Catacombs]):
    """The theft is done, or prevented."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Forget it."""
        state.theft = NONE
