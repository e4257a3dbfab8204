"""One seat's thoughts about one question: what is asked, and where the hero is going."""

from verlies.core.rng import Rng

from ..state import DungeonState
from .plan import Plan


class Mind:
    """One seat's thoughts about one question."""

    __slots__ = ("plan_made", "question", "rng", "seat", "state", "subject")

    def __init__(self, state: DungeonState, seat: int, rng: Rng) -> None:
        self.state = state
        self.seat = seat
        self.rng = rng
        frame = state.agenda[-1]
        self.question = type(frame.step).__name__
        self.subject = frame.subject
        self.plan_made: Plan | None = None

    def plan(self) -> Plan:
        """Return where the hero is going; thought out only when it matters."""
        if self.plan_made is None:
            self.plan_made = Plan(self.state, self.seat)
        return self.plan_made

    def life(self) -> int:
        """Return how many wounds the hero can take."""
        return self.state.life_left(self.seat)
