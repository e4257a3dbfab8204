"""Ways: walking room by room, portals, walls, and being put somewhere."""

from verlies.core.agenda import Ask
from verlies.core.option import KIND, PASS
from verlies.core.refusal import NOT_OFFERED, Refusal

from . import events, how
from .content.ids import ENEMY_ENTERS_ROOM, FIRST_MOVE, NONE, PORTAL, STEPS
from .flags import leave
from .opens import Opens
from .options import JUMP, WALK
from .reasons import (
    FOGGED,
    HERE_ALREADY,
    JUMPED,
    NO_PORTAL_HERE,
    NO_PORTAL_THERE,
    NO_ROOM_THERE,
    NO_STEPS,
    NO_TELEPORT,
    NOT_CONNECTED,
    OK,
)
from .state import HASTE, PACE, Catacombs
from .traits import may_teleport, pace, spend, wall_passer


def walk_refusal(s: Catacombs, seat: int, field: int) -> int:
    """Return why somebody cannot step into a room."""
    here = s.heroes[seat].field
    if not s.is_laid(field):
        return NO_ROOM_THERE
    if field not in s.neighbours(here) and (field not in s.beside(here) or wall_passer(s, seat) == NONE):
        return NOT_CONNECTED
    return FOGGED if s.is_fogged(seat, field) else OK


def jump_refusal(s: Catacombs, seat: int, field: int) -> int:
    """Return why somebody cannot jump into a portal room."""
    if s.here(seat).kind != PORTAL:
        return NO_PORTAL_HERE
    if not s.is_laid(field) or s.room(field).kind != PORTAL:
        return NO_PORTAL_THERE
    if field == s.heroes[seat].field:
        return HERE_ALREADY
    if not may_teleport(s, seat):
        return NO_TELEPORT
    return FOGGED if s.is_fogged(seat, field) else OK


def walks(s: Catacombs, seat: int) -> list[int]:
    """Return the options to take a step: through exits, and through walls if a card allows it."""
    here = s.heroes[seat].field
    near = s.neighbours(here) if wall_passer(s, seat) == NONE else s.beside(here)
    return [WALK + field for field in near if not s.is_fogged(seat, field)]


def jumps(s: Catacombs, seat: int) -> list[int]:
    """Return the options to jump from portal to portal."""
    if s.here(seat).kind != PORTAL or not may_teleport(s, seat):
        return []
    here = s.heroes[seat].field
    return [JUMP + field for field in s.rooms_of(PORTAL) if field != here and not s.is_fogged(seat, field)]


def can_move(s: Catacombs, seat: int) -> bool:
    """Return whether somebody can take a step or jump."""
    return bool(walks(s, seat) or jumps(s, seat))


# A move action


def move_length(s: Catacombs, seat: int) -> int:
    """Return how many rooms far the next move action goes."""
    steps = STEPS
    for limit, count, _ in pace(s, seat):
        if limit != FIRST_MOVE or s.turn.moves == 0:
            steps += count
    steps += sum(each.count for each in s.lasting if each.seat == seat and each.kind in (PACE, HASTE))
    return max(1, steps)


def begin_move(s: Catacombs, seat: int, pick: int) -> None:
    """Begin a move action with a step or a jump."""
    steps = move_length(s, seat)
    s.turn.moves += 1
    s.lasting = [each for each in s.lasting if each.kind != HASTE or each.seat != seat]
    s.halted &= ~(1 << seat)
    go(s, seat, pick, steps, False, how.ACTION)


def go(s: Catacombs, seat: int, pick: int, steps: int, jumped: bool, why: int) -> None:
    """Take a step or jump, ask those who are there, and go on."""
    if pick // KIND * KIND == JUMP:
        s.push(seat, [Going(steps, True)])
        jump(s, seat, pick - JUMP, why)
    else:
        s.push(seat, [Going(steps - 1, jumped)])
        step(s, seat, pick - WALK, why)
    s.push(seat, [Opens(ENEMY_ENTERS_ROOM)])


def step(s: Catacombs, seat: int, field: int, why: int) -> None:
    """Step into the next room, through a wall if need be."""
    joined = field in s.neighbours(s.heroes[seat].field)
    leave(s, seat)
    s.heroes[seat].field = field
    if joined:
        s.emit(events.WALKED, seat, s.place(field), why)
    else:
        card, at = divmod(wall_passer(s, seat), 8)
        spend(s, card, at, s.card(card).effects[at])
        s.emit(events.THROUGH_WALL, seat, s.place(field), card, c=why)


def jump(s: Catacombs, seat: int, field: int, why: int) -> None:
    """Jump into another portal room."""
    leave(s, seat)
    s.heroes[seat].field = field
    s.emit(events.JUMPED, seat, s.place(field), why)


class Going(Ask[Catacombs]):
    """Where does the move go on?"""

    steps: int
    jumped: bool

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer the next rooms and the portals, and to stay; nothing if the move is over."""
        if state.halted >> subject & 1:
            return []
        ways = walks(state, subject) if self.steps > 0 else []
        if not self.jumped:
            ways += jumps(state, subject)
        return [PASS, *ways] if ways else []

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Go on."""
        if pick != PASS:
            go(state, subject, pick, self.steps, self.jumped, how.CARD)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """No steps are left, or nothing leads there."""
        kind = pick // KIND * KIND
        if kind == WALK:
            return state.refusal(NO_STEPS if self.steps <= 0 else walk_refusal(state, subject, pick - WALK))
        if kind == JUMP:
            return state.refusal(JUMPED if self.jumped else jump_refusal(state, subject, pick - JUMP))
        return NOT_OFFERED


def goes_on(s: Catacombs, seat: int) -> bool:
    """Return whether the move that somebody is making could go on, which all can see."""
    moves = [frame.step for frame in s.agenda if frame.subject == seat and isinstance(frame.step, Going)]
    return len(moves) > 0 and len(moves[-1].options(s, seat, seat)) > 0


# Being put somewhere


def put(s: Catacombs, seat: int, field: int) -> None:
    """Put a figure into a room; that ends its capture and the rest of its move."""
    leave(s, seat)
    s.halted |= 1 << seat
    s.heroes[seat].field = field
