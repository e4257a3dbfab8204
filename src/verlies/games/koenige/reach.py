"""How far figures come: by steps and portals, action by action, and who can still get to whom."""

from .content.ids import ACTIONS, EQUIPPING, FIRST_MOVE, NONE, PORTAL, STEPS
from .state import HASTE, PACE, Catacombs
from .traits import attack_range, may_teleport, pace, wall_passer


def lengths(s: Catacombs, seat: int, actions: int) -> list[int]:
    """Return how many rooms far each of so many move actions would go, one after the other."""
    fixed, first = STEPS, 0
    for limit, count, _ in pace(s, seat):
        first += count if limit == FIRST_MOVE else 0
        fixed += 0 if limit == FIRST_MOVE else count
    fixed += sum(each.count for each in s.lasting if each.seat == seat and each.kind == PACE)
    hasty = sum(each.count for each in s.lasting if each.seat == seat and each.kind == HASTE)
    begun = s.turn.moves if s.turn.seat == seat else 0
    return [max(1, fixed + (hasty if n == 0 else 0) + (first if begun + n == 0 else 0)) for n in range(actions)]


Stand = tuple[int, bool]
"""A room, and whether the way through a wall that some armour allows once a turn has been used."""


def one_move(s: Catacombs, seat: int, starts: set[Stand], length: int) -> set[Stand]:
    """Return where a move of so many steps, with one jump, leads from some rooms."""
    portals = [field for field in s.rooms_of(PORTAL) if may_teleport(s, seat)]
    walked, jumped = set(starts), _leap(starts, portals)
    for _ in range(length):
        walked |= _step(s, seat, walked)
        jumped |= _step(s, seat, jumped) | _leap(walked, portals)
    return {stand for stand in walked | jumped if stand in starts or not s.is_fogged(seat, stand[0])}


def _step(s: Catacombs, seat: int, stands: set[Stand]) -> set[Stand]:
    """Return the rooms that are one step away, through a wall if that is still allowed."""
    out = {(near, used) for field, used in stands for near in s.neighbours(field)}
    out |= {(near, True) for field, used in stands if not used for near in s.beside(field)}
    return {stand for stand in out if not s.is_fogged(seat, stand[0])}


def _leap(stands: set[Stand], portals: list[int]) -> set[Stand]:
    """Return the portals that can be jumped to from some rooms."""
    return {(portal, used) for field, used in stands if field in portals for portal in portals}


def moves_to(s: Catacombs, seat: int, actions: int) -> dict[int, int]:
    """Return what somebody can get to with so many move actions, with how many it takes."""
    stands = {(s.heroes[seat].field, wall_passer(s, seat) == NONE)}
    out = {field: 0 for field, _ in stands}
    for taken, length in enumerate(lengths(s, seat, actions), 1):
        stands = one_move(s, seat, stands, length)
        for field, _ in stands:
            out.setdefault(field, taken)
    return out


def strikes(s: Catacombs, seat: int, field: int, actions: int) -> bool:
    """Return whether somebody with so many actions can get near enough to a room to attack somebody there."""
    if actions == 0:
        return False
    near = s.distances(field, attack_range(s, seat))
    return any(there in near for there in moves_to(s, seat, actions - 1))


def yet_to_come(s: Catacombs, seat: int) -> list[int]:
    """Return who has a turn, or the rest of one, before the next turn of somebody, in that order."""
    if s.turn.seat == NONE:
        return []
    at = s.order.index(s.turn.seat)
    coming = [s.order[(at + n) % s.seats] for n in range(s.seats)]
    coming = coming[1:] if s.turn.seat == seat else coming[: coming.index(seat)]
    return [other for other in coming if other != s.turn.seat or s.turn.phase < EQUIPPING]


def actions_left(s: Catacombs, seat: int, usual: int) -> int:
    """Return how many actions somebody has, or will have in the own next turn."""
    return s.turn.actions if s.turn.seat == seat and s.turn.phase == ACTIONS else usual
