"""The expansion: where a room is laid, and how it is turned."""

from verlies.core.option import KIND
from verlies.kit.tiles import JOINS, SIDES, meeting

from ..content.ids import CHEST, FLAG, MERCHANT, PORTAL
from ..kinds import Room
from ..options import LAY, TURN
from ..state import Catacombs
from ..tiles import turns_on
from .mind import FAR, Mind

SMALL = {PORTAL: 0.5, MERCHANT: 0.5}


def appeal(room: Room) -> float:
    """Return how much one wants a room near the own team rather than near the others."""
    if room.kind == FLAG:
        return 2.0 * room.flag
    if room.kind == CHEST:
        return 0.6 + 0.3 * room.bonus
    return SMALL.get(room.kind, 0.0)


class Layer(Mind):
    """Weighs where a room is laid."""

    def lay(self, room: int, options: list[int]) -> int:
        """Return where to lay a room."""
        return max(options, key=lambda option: self.field_worth(room, option - LAY))

    def field_worth(self, room: int, field: int) -> float:
        """Return what a room is worth on a field, turned at its best."""
        return max(self.worth(room, field, turns) for turns in turns_on(self.state, room, field))

    def turn(self, room: int, field: int, options: list[int]) -> int:
        """Return how to turn a room."""
        return max(options, key=lambda option: self.worth(room, field, option - TURN))

    def worth(self, room: int, field: int, turns: int) -> float:
        """Return what a room is worth on a field and turned so: nearer to us than to them, and open."""
        joined = self.joined(room, field, turns)
        lead = self.away(joined, 1 - self.state.team(self.seat)) - self.away(joined, self.state.team(self.seat))
        return appeal(self.state.box.rooms[room]) * max(min(lead, 3), -3) + 0.1 * len(joined)

    def joined(self, room: int, field: int, turns: int) -> list[int]:
        """Return the rooms that would be joined to a room."""
        chart = self.state.chart
        sides = [side for side in range(SIDES) if meeting(chart, field, room, turns, side) & JOINS]
        return [chart.beside(field, side) for side in sides]

    def away(self, joined: list[int], team: int) -> int:
        """Return how far the nearest figure of a team would be."""
        return 1 + min([self.nearest(team, field) for field in joined], default=FAR)


def pick_room(s: Catacombs, seat: int, options: list[int]) -> int:
    """Return which of several room cards to lay: what one wants most."""
    return max(options, key=lambda option: appeal(s.box.rooms[option % KIND]))
