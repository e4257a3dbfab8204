"""Walking, jumping, and looking at what is next door."""

from verlies.core.agenda import Ask
from verlies.core.option import KIND, PASS
from verlies.core.refusal import NOT_OFFERED, Refusal

from . import how
from .fight import arrive, move, working
from .foes import reveal
from .kinds import LayTiles, Peek, Teleport
from .options import AIM, PEEK, WALK
from .reasons import (
    HERE_ALREADY,
    JUMP_FAR,
    NO_AP,
    NO_PEEK,
    NO_TARGET,
    NOT_BESIDE,
    NOT_LAID,
    NOTHING_HIDDEN,
    NOTHING_THERE,
    OK,
    PEEKED,
    WALLED,
)
from .state import FACE_DOWN, HIDDEN, BagState
from .tiles import explore, lay_refusal
from .uses import moment_refusal, price_refusal, spend

WALK_COST = 1


def walk_refusal(s: BagState, seat: int, to: int) -> int:
    """Return why a hero cannot walk to a field."""
    here = s.heroes[seat].field
    if not s.turn.over and to not in s.neighbours(here):
        if not s.laid(to):
            return NOT_LAID
        return WALLED if distance(s, here, to) == 1 else NOT_BESIDE
    return step_refusal(s, seat)


def step_refusal(s: BagState, seat: int) -> int:
    """Return why a hero cannot take a step, wherever to."""
    if s.turn.over:
        return s.turn_refusal()
    return OK if s.heroes[seat].ap >= WALK_COST else NO_AP


def walks(s: BagState, seat: int) -> list[int]:
    """Return the options to walk."""
    return [] if step_refusal(s, seat) else [WALK + to for to in s.neighbours(s.heroes[seat].field)]


def walk(s: BagState, seat: int, to: int) -> None:
    """Walk to a connected tile."""
    s.heroes[seat].ap -= WALK_COST
    move(s, seat, to, how.WALKED)
    arrive(s, seat)


def distance(s: BagState, one: int, other: int) -> int:
    """Return how far two fields are from each other, walls or not."""
    (x, y), (u, v) = s.chart.place(one), s.chart.place(other)
    return abs(x - u) + abs(y - v)


# Magic that moves or builds


def mover(s: BagState, number: int) -> bool:
    """Return whether an item moves its owner or lays tiles."""
    return any(isinstance(effect, (Teleport, LayTiles)) for effect in s.item(number).effects)


def mover_refusal(s: BagState, seat: int, number: int) -> int:
    """Return why an item that moves or builds cannot be used."""
    reason = moment_refusal(s, seat, number, False) or price_refusal(s, seat, s.item(number))
    if reason:
        return reason
    effect = s.item(number).effect()
    if isinstance(effect, Teleport):
        return OK if jumps(s, seat, effect) else NO_TARGET
    return lay_refusal(s, seat)


def use_mover(s: BagState, seat: int, number: int) -> None:
    """Ask where to jump, or lay tiles by torchlight."""
    effect = s.item(number).effect()
    if isinstance(effect, LayTiles):
        spend(s, seat, number)
        explore(s, seat, effect.n - 1, how.TORCH)
    else:
        s.push(seat, [Jump(number)])


def jumps(s: BagState, seat: int, effect: Teleport) -> list[int]:
    """Return the laid tiles in reach of a jump."""
    here = s.heroes[seat].field
    return [to for to in range(len(s.chart.lying)) if to != here and s.laid(to) and distance(s, here, to) <= effect.far]


class Jump(Ask[BagState]):
    """Where do you jump? Walls do not count."""

    number: int

    def source(self, state: BagState, subject: int) -> str:
        """Return the item."""
        return state.item(self.number).source()

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer every tile in reach."""
        effect = state.item(self.number).effect()
        assert isinstance(effect, Teleport)
        return [PASS, *[AIM + to for to in jumps(state, subject, effect)]]

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Be there; a monster is met as if one had walked in."""
        if pick == PASS:
            return
        spend(state, subject, self.number)
        move(state, subject, pick - AIM, how.JUMPED)
        arrive(state, subject)

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """Say what is wrong with a place."""
        to = pick % KIND
        if pick - to != AIM:
            return NOT_OFFERED
        return state.refusal(landing_refusal(state, subject, to))


def landing_refusal(s: BagState, seat: int, to: int) -> int:
    """Return why a jump does not lead to a field."""
    if not s.laid(to):
        return NOTHING_THERE
    return HERE_ALREADY if to == s.heroes[seat].field else JUMP_FAR


# The magic sword


def peek_refusal(s: BagState, seat: int, field: int) -> int:
    """Return why a hero cannot look at the monster of a neighbouring tile."""
    if not working(s, seat, Peek):
        return NO_PEEK
    if s.turn.peeked:
        return PEEKED
    if field not in s.neighbours(s.heroes[seat].field):
        return NOTHING_HIDDEN
    hidden = s.monster_at(field) and s.known_at(field) in (HIDDEN, FACE_DOWN)
    return OK if hidden else NOTHING_HIDDEN


def peeks(s: BagState, seat: int) -> list[int]:
    """Return the options to look next door."""
    if s.turn.peeked or not working(s, seat, Peek):  # no mutant: each would be refused anyway
        return []
    return [PEEK + to for to in s.neighbours(s.heroes[seat].field) if peek_refusal(s, seat, to) == OK]


def peek(s: BagState, seat: int, field: int) -> None:
    """Uncover the monster next door."""
    s.turn.peeked = True
    reveal(s, seat, field, how.PEEKED)
