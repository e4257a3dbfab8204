"""What only KLONG! has: reaching for a secret in a neighbouring room."""

from verlies.core.agenda import Ask, Step
from verlies.core.option import KIND
from verlies.core.refusal import Refusal

from ...families.klong.effects import Effect
from ...families.klong.sources import played
from ...families.klong.state import Table
from .options import REACH
from .reasons import NO_SECRET_THERE, NO_WAY_TO_REACH
from .state import KlongState


class ReachSecret(Effect):
    """Take a secret out of a neighbouring room."""

    def possible(self, state: Table, subject: int) -> bool:
        """Return whether there is one."""
        assert isinstance(state, KlongState)
        return bool(reachable(state, subject))

    def run(self, state: Table, subject: int) -> None:
        """Ask from which room."""
        state.push(subject, [REACH_ROOM])


def reachable(s: KlongState, seat: int) -> list[int]:
    """Return the neighbouring rooms with a secret."""
    return sorted(near for near in s.near(seat) if s.loot.secrets[near])


class ReachRoom(Ask[KlongState]):
    """The question from which neighbouring room a secret is taken."""

    def source(self, state: KlongState, subject: int) -> str:
        """Return the card that was played for it."""
        return played(state, subject, ReachSecret)

    def options(self, state: KlongState, subject: int, seat: int) -> list[int]:
        """Offer the neighbouring rooms with a secret."""
        return [REACH + number for number in reachable(state, seat)]

    def answer(self, state: KlongState, subject: int, seat: int, pick: int) -> None:
        """Take it."""
        state.find_in(seat, pick - REACH)

    def why_not(self, state: KlongState, subject: int, seat: int, pick: int) -> Refusal:
        """Only neighbouring rooms with a secret are in reach."""
        reason = NO_SECRET_THERE if pick % KIND in state.near(seat) else NO_WAY_TO_REACH
        return state.refusal_of(REACH, pick, reason, self.source(state, subject))


REACH_ROOM: Step[KlongState] = ReachRoom()
