"""Effects on totals: what equipment adds, and what is played for a fight or for longer."""

from . import events
from .content.ids import ON_ATTACK, ON_DEFENCE, OWN_NEXT_TURN
from .kinds import Op
from .state import WARD, Catacombs, Lasting


class ModAttack(Op[Catacombs]):
    """More attack: while equipped, or for the own attack."""

    count: int

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Add it to the own attack."""
        state.fight().boosts.append([ON_ATTACK, card, self.count])


class ModDefense(Op[Catacombs]):
    """More defence: while equipped, for the own defence, or until the own next turn."""

    count: int
    until: int = 0

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Add it to the own defence, now or for a while."""
        if self.until != OWN_NEXT_TURN:
            state.fight().boosts.append([ON_DEFENCE, card, self.count])
            return
        ward = Lasting()
        ward.kind, ward.seat, ward.by, ward.card = WARD, seat, seat, card
        ward.count, ward.until = self.count, self.until
        state.lasting = [*state.lasting, ward]
        state.emit(events.WARD, seat, self.count, card)


class ModFight(Op[Catacombs]):
    """More for whoever of the own team fights."""

    count: int

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Add it to the side of the own team."""
        side = ON_ATTACK if state.team(seat) == state.team(state.fight().attacker) else ON_DEFENCE
        state.fight().boosts.append([side, card, self.count])
