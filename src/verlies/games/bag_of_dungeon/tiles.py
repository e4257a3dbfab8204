"""The labyrinth: drawing a tile, laying it, what comes with it, and the Ring with the last one."""

from collections.abc import Sequence

from verlies.core.agenda import Ask
from verlies.core.option import KIND
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.kit.reasons import NOT_EMPTY
from verlies.kit.tiles import SIDES, TURNS, WALL, facing, fit_refusal, fitting

from . import events, how
from .content.ids import (
    EXIT_TILE,
    MONSTER_STREAM,
    NONE,
    POOL_TILE,
    START_TILE,
    TILE_STREAM,
)
from .foes import add_lair
from .gear import add_piles, lay_down, spot
from .options import LAY, TURN
from .reasons import ALIKE, NO_AP, NO_OPENING, NO_TILES, NOT_OPEN, NOT_OWN_TILE, OK
from .rolls import one_die
from .state import FACE_DOWN, HIDDEN, MISFIT, BagState

EXPLORE_COST = 1

# Where a tile can be laid


def is_closed(s: BagState) -> bool:
    """Return whether the whole layout has no open side left, so that a wall may be broken."""
    return not s.chart.beckoning()


def free_fields(s: BagState) -> list[int]:
    """Return the empty fields where a tile may come to lie: at open sides, in a closed dungeon behind any wall."""
    return s.chart.beckoning() or s.chart.in_reach()


def sides_of(s: BagState, base: int) -> list[int]:
    """Return the sides of a tile at which another one may be attached; in a closed dungeon through its walls."""
    empty = [side for side in range(SIDES) if s.chart.lying[s.chart.beside(base, side)] == NONE]
    ways_out = [side for side in empty if s.chart.sign(base, side) > WALL]
    return ways_out if ways_out or not empty or not is_closed(s) else empty


def spaces(s: BagState, bases: Sequence[int]) -> list[int]:
    """Return the empty fields at the open sides of some tiles."""
    return sorted({s.chart.beside(base, side) for base in bases for side in sides_of(s, base)})


def is_strict(s: BagState) -> bool:
    """Return whether all touching sides must match now."""
    return s.terms.strict and not s.freed


def turn_refusal(s: BagState, bases: Sequence[int], field: int, turns: int) -> int:
    """Return why the drawn tile cannot lie on a field so: it must be joined to a base, and perhaps match all around."""
    return min([join_refusal(s, base, field, turns) for base in bases])


def join_refusal(s: BagState, base: int, field: int, turns: int) -> int:
    """Return why the drawn tile cannot be joined to a tile; what is not open at all is the last of reasons."""
    for side in sides_of(s, base):
        if s.chart.beside(base, side) == field:
            if s.chart.sign(base, side) == WALL:
                return OK
            return fit_refusal(s.chart, field, s.turn.tile, turns, facing(side), is_strict(s))
    return NOT_OPEN


def turns_at(s: BagState, bases: Sequence[int], field: int) -> list[int]:
    """Return how the drawn tile may be turned on a field; what looks the same counts once."""
    return [turns for turns in s.box.floors[s.turn.tile].distinct if turn_refusal(s, bases, field, turns) == OK]


def fields_for(s: BagState, bases: Sequence[int]) -> list[int]:
    """Return where the drawn tile may be laid."""
    return [field for field in spaces(s, bases) if turns_at(s, bases, field)]


# Exploring


def explore_refusal(s: BagState, seat: int) -> int:
    """Return why a hero cannot explore."""
    if s.turn.over:
        return s.turn_refusal()
    if s.heroes[seat].ap < EXPLORE_COST:
        return NO_AP
    return lay_refusal(s, seat)


def lay_refusal(s: BagState, seat: int) -> int:
    """Return why no tile can be attached to a hero's tile."""
    if s.tiles.count() == 0:
        return NO_TILES
    return OK if sides_of(s, s.heroes[seat].field) else NO_OPENING


def explore(s: BagState, seat: int, more: int, why: int) -> None:
    """Draw a tile and lay it at the hero's tile; `more` are laid after it."""
    if why == how.EXPLORED:
        s.heroes[seat].ap -= EXPLORE_COST
    draw_tile(s, seat, [s.heroes[seat].field], more, why)


def draw_tile(s: BagState, seat: int, bases: Sequence[int], more: int, why: int) -> None:
    """Draw the next tile; if it cannot be laid, it goes under the stack and the turn ends."""
    free_if_stuck(s, seat)
    s.turn.tile = s.tiles.draw(s.chance, TILE_STREAM)
    s.reveal(s.everybody())
    s.emit(events.DREW_TILE, seat, s.turn.tile, why)
    if fields_for(s, bases):
        s.push(seat, [Lay(bases, more)])
    else:
        s.tiles.put_under(s.turn.tile, s.everybody())
        s.emit(events.NO_FIT, seat, s.turn.tile)
        s.turn.tile = NONE
        s.turn.over = MISFIT


def free_if_stuck(s: BagState, seat: int) -> None:
    """Lay tiles freely from now on if all sides must match and nothing that is left fits at any open side."""
    if not is_strict(s) or is_closed(s):
        return
    if not any(fitting(s.chart, kind, match=True) for kind in sorted(set(s.tiles.cards()))):
        s.freed = True
        s.emit(events.FREED, seat)


def unlaid(s: BagState) -> list[int]:
    """Return the tiles that do not lie on the table, which everybody can tell."""
    lying = {tile // TURNS for tile in s.chart.lying if tile != NONE}
    return [kind for kind in range(START_TILE + 1, len(s.box.floors)) if kind not in lying]


class Lay(Ask[BagState]):
    """Where do you lay the tile?"""

    __slots__ = ("bases", "more")

    def __init__(self, bases: Sequence[int], more: int) -> None:
        self.bases = tuple(bases)
        """The tiles it may be attached to."""
        self.more = more
        """How many are laid after it."""

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer every field where it fits."""
        return [LAY + field for field in fields_for(state, self.bases)]

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Lay it there, if it can lie in one way only; else ask how."""
        field = pick - LAY
        turns = turns_at(state, self.bases, field)
        if len(turns) == 1:
            lay_and_go_on(state, subject, self.bases, self.more, field, turns[0])
        else:
            state.push(subject, [Rotate(self.bases, self.more, field)])

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """Say why it cannot lie there."""
        field = pick % KIND
        if pick - field != LAY:
            return NOT_OFFERED
        return state.refusal(space_refusal(state, self.bases, field))


def space_refusal(s: BagState, bases: Sequence[int], field: int) -> int:
    """Return why the drawn tile cannot be laid on a field, however it is turned."""
    if field >= len(s.chart.lying) or all(
        s.chart.beside(base, side) != field for base in bases for side in range(SIDES)
    ):
        return NOT_OWN_TILE
    if s.chart.lying[field] != NONE:
        return NOT_EMPTY
    if field not in spaces(s, bases):
        return NOT_OPEN
    return max([turn_refusal(s, bases, field, turns) for turns in range(TURNS)])


class Rotate(Ask[BagState]):
    """How does the tile lie? An opening must meet the opening of your tile."""

    __slots__ = ("bases", "field", "more")

    def __init__(self, bases: Sequence[int], more: int, field: int) -> None:
        self.bases = tuple(bases)
        self.more = more
        self.field = field

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer the turns that fit."""
        return [TURN + turns for turns in turns_at(state, self.bases, self.field)]

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Lay it; then perhaps another one."""
        lay_and_go_on(state, subject, self.bases, self.more, self.field, pick - TURN)

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """Say what would not fit."""
        turns = pick % KIND
        if pick - turns != TURN:
            return NOT_OFFERED
        return state.refusal(turn_refusal(state, self.bases, self.field, turns) or ALIKE)


def lay_and_go_on(s: BagState, seat: int, bases: Sequence[int], more: int, field: int, turns: int) -> None:
    """Lay the drawn tile, then perhaps another one beside it."""
    lay(s, seat, bases, field, turns)
    around = [s.heroes[seat].field, field]
    if more and s.tiles.count() and spaces(s, around):
        draw_tile(s, seat, around, more - 1, how.TORCH)


def lay(s: BagState, seat: int, bases: Sequence[int], field: int, turns: int) -> None:
    """Lay the drawn tile, through a wall if need be, with all that comes with it."""
    tile = s.turn.tile
    s.turn.tile = NONE
    through = is_closed(s)
    s.chart.lay(field, tile, turns)
    add_piles(s)
    s.emit(events.LAID, seat, tile, spot(s, field))
    if through:
        break_wall(s, seat, bases, field)
    furnish(s, seat, tile, field)
    if s.tiles.count() == 0:
        place_ring(s, seat)


def break_wall(s: BagState, seat: int, bases: Sequence[int], field: int) -> None:
    """Open the wall between the hero's tile and the new one for good."""
    base = next(base for base in bases for side in range(SIDES) if s.chart.beside(base, side) == field)
    side = next(side for side in range(SIDES) if s.chart.beside(base, side) == field)
    s.chart.open(base, side)
    s.emit(events.BROKE, seat, spot(s, base))


def furnish(s: BagState, seat: int, tile: int, field: int) -> None:
    """Put on a new tile what belongs there: a hidden monster, the dragon, the tokens of the pool."""
    if s.is_lair(tile):
        add_lair(s, field, HIDDEN)
        s.emit(events.LURKS, seat, spot(s, field))
    elif tile == EXIT_TILE:
        add_lair(s, field, s.dragon_kind())
        s.emit(events.DRAGON_WAITS, seat, spot(s, field))
    elif tile == POOL_TILE:
        s.pool = len(s.inside())
        s.emit(events.POOL_FILLED, seat, spot(s, field), s.pool)
        for number in s.waiting:
            lay_down(s, field, number)
            s.emit(events.POOLED, seat, number, spot(s, field))
        s.waiting = []


# The Ring


def place_ring(s: BagState, seat: int) -> None:
    """Roll for the M tile on which the Ring lies; without a monster there, a guardian is drawn face down."""
    one, two = one_die(s), one_die(s)
    s.emit(events.RING_ROLL, seat, one, two, c=one + two)
    field = numbered(s, one + two)
    s.ringed = True
    lay_down(s, field, len(s.box.items) - 1)
    s.emit(events.RING_LAID, seat, spot(s, field), one + two)
    if not s.monster_at(field):
        s.guardian = s.monsters.draw(s.chance, MONSTER_STREAM)
        add_lair(s, field, FACE_DOWN)
        s.emit(events.GUARDIAN, seat, spot(s, field))


def numbered(s: BagState, number: int) -> int:
    """Return the field of the M tile with a number."""
    tile = next(kind for kind in range(len(s.box.floors)) if s.number_of(kind) == number)
    return s.field_of(tile)
