"""Room cards: where they fit, how they are drawn and laid, and what becomes of those that never fit."""

from verlies.core.agenda import Ask, Step
from verlies.core.option import KIND
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.core.stack import Stack, seen_by
from verlies.kit import deck
from verlies.kit.reasons import MISMATCH, NO_JOIN, NOT_ADJACENT
from verlies.kit.tiles import SIDES, TURNS, facing, fit_refusal

from . import events, how
from .content.ids import EXPAND, EXPANSION, FLAG, GONE, ROOM_STREAM
from .flags import START_FIELD, check_end
from .options import LAY, ROOM, TURN
from .reasons import ALIKE, FITS_NOWHERE, FLAG_BESIDE, MUST_LAY, MUST_LAY_FIRST, NOT_BY_GEAR, OK, ONLY_BY_START
from .state import Catacombs
from .traits import ChooseRoom

# Where a card fits


def is_alike(s: Catacombs, room: int, turns: int) -> bool:
    """Return whether a room looks the same when it is turned less far."""
    return turns not in s.box.rooms[room].distinct


def by_flag(s: Catacombs, field: int, room: int) -> bool:
    """Return whether a flag room would lie beside another one."""
    return s.box.rooms[room].kind == FLAG and any(s.room(other).kind == FLAG for other in s.beside(field))


def place_refusal(s: Catacombs, room: int, field: int, turns: int) -> int:
    """Return why a room cannot be laid on a field, turned so."""
    reason = fit_refusal(s.chart, field, room, turns, match=True)
    if reason != OK:
        return reason
    if by_flag(s, field, room):
        return FLAG_BESIDE
    return ALIKE if is_alike(s, room, turns) else OK


def field_refusal(s: Catacombs, room: int, field: int, first: bool) -> int:
    """Return why a room cannot be laid on a field, however it is turned."""
    if first and field not in start_sides(s):
        return ONLY_BY_START
    if field >= len(s.chart.lying):
        return NOT_ADJACENT
    reasons = [place_refusal(s, room, field, turns) for turns in range(TURNS)]
    if OK in reasons:
        return OK
    for reason in (FLAG_BESIDE, MISMATCH, NO_JOIN):
        if reason in reasons:
            return reason
    return reasons[0]


def start_sides(s: Catacombs) -> list[int]:
    """Return the four fields around the start room."""
    return [s.chart.beside(START_FIELD, side) for side in range(SIDES)]


def fields_for(s: Catacombs, room: int, first: bool = False) -> list[int]:
    """Return the fields a room can be laid on."""
    near = [field for field in start_sides(s) if not s.is_laid(field)] if first else open_fields(s)
    return [field for field in near if turns_on(s, room, field)]


def turns_on(s: Catacombs, room: int, field: int) -> list[int]:
    """Return how a room can be turned on an empty field; what looks the same counts once."""
    return [] if by_flag(s, field, room) else matching(s, room, field)


def new_turns(s: Catacombs, field: int) -> list[int]:
    """Return how a room that lies can be turned."""
    room, now = divmod(s.chart.lying[field], TURNS)
    exits = s.box.rooms[room].exits
    return [turns for turns in matching(s, room, field) if exits[turns] != exits[now]]


def matching(s: Catacombs, room: int, field: int) -> list[int]:
    """Return the turns in which the sides of a room match those around a field, one of them by an exit."""
    kind = s.box.rooms[room]
    rooms, doors = around(s, field)
    return [turns for turns in kind.distinct if doors and kind.exits[turns] & rooms == doors]


def around(s: Catacombs, field: int) -> tuple[int, int]:
    """Return the masks of the sides of a field on which rooms lie, and of those on which they have an exit to it."""
    rooms = doors = 0
    for side in range(SIDES):
        other = s.chart.beside(field, side)
        if s.is_laid(other):
            rooms |= 1 << side
            doors |= (s.exits(other) >> facing(side) & 1) << side
    return rooms, doors


def fits(s: Catacombs, room: int) -> bool:
    """Return whether a room can be laid anywhere."""
    return any(turns_on(s, room, field) for field in open_fields(s))


def open_fields(s: Catacombs) -> list[int]:
    """Return the empty fields to which an exit leads; nobody changes the list."""
    return s.chart.beckoning()


def turn_refusal(s: Catacombs, field: int, turns: int) -> int:
    """Return why a room that lies cannot be turned so: its sides must match, and it must stay joined."""
    room, now = divmod(s.chart.lying[field], TURNS)
    exits = s.box.rooms[room].exits
    if is_alike(s, room, turns) or exits[turns] == exits[now]:
        return ALIKE
    rooms, doors = around(s, field)
    if exits[turns] & rooms != doors:
        return MISMATCH
    return OK if doors else NO_JOIN


# The stack


def take_room(s: Catacombs) -> int:
    """Draw the top room card, for all to see."""
    s.backs.pop()
    s.reveal(s.everybody())
    return s.rooms.draw(s.chance, ROOM_STREAM)


def put_under(s: Catacombs, room: int, eyes: int) -> None:
    """Put a room card under the stack; these know it."""
    s.rooms.put_under(room, eyes)
    s.backs.insert(0, s.box.rooms[room].back)


def look_at_rooms(s: Catacombs, seat: int, n: int) -> list[int]:
    """Let somebody, and the team, look at the top room cards; return them from the top down."""
    eyes = s.closed(1 << seat)
    s.reveal(eyes)
    rooms = deck.look(s.rooms, n, s.chance, ROOM_STREAM, eyes)
    for room in rooms:
        s.emit(events.LOOKED_ROOM, seat, room, seen=eyes)
    return rooms


def on_top(s: Catacombs, seat: int, n: int) -> list[int]:
    """Return the top room cards that somebody knows, from the top down."""
    return s.rooms.seen(seat)[: -n - 1 : -1]


# Expansion


class Expand(Step[Catacombs]):
    """A room card is drawn and laid, unless none is left or none fits."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Draw it, or let the owner of a fitting tool choose."""
        state.turn.phase = EXPANSION
        if state.rooms.count() == 0:
            return
        if not open_fields(state):
            remove_rest(state, subject, how.SEALED)
            return
        for _, _, effect in state.effects(subject, EXPAND):
            if isinstance(effect.op, ChooseRoom):
                choose_room(state, subject, effect.op.look)
                return
        draw_and_lay(state, subject, how.EXPANSION)


def choose_room(s: Catacombs, seat: int, n: int) -> None:
    """Let somebody look at room cards and lay one; if none fits, go on with single cards."""
    rooms = look_at_rooms(s, seat, n)
    if any(fits(s, room) for room in rooms):
        s.push(seat, [PickRoom(len(rooms))])
        return
    for _ in rooms:
        bury(s, seat)
    draw_and_lay(s, seat, how.EXPANSION)


def bury(s: Catacombs, seat: int) -> None:
    """Put the top room card under the stack; whoever knew it knows it still."""
    eyes = seen_by(s.rooms.cells[-1])
    s.backs.pop()
    room = s.rooms.draw(s.chance, ROOM_STREAM)
    put_under(s, room, eyes)
    s.emit(events.ROOM_UNDER, seat, room, seen=eyes)


class PickRoom(Ask[Catacombs]):
    """Which of the room cards looked at is laid? The others go under the stack."""

    count: int

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer those that fit."""
        return [ROOM + room for room in on_top(state, subject, self.count) if fits(state, room)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Uncover it, and bury the others."""
        keep = pick - ROOM
        for room in on_top(state, subject, self.count):
            if room == keep:
                take_room(state)
            else:
                bury(state, subject)
        uncover(state, subject, keep, how.EXPANSION)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """It fits nowhere, or was not looked at."""
        if pick // KIND * KIND != ROOM:
            return state.refusal(MUST_LAY)
        seen = pick - ROOM in on_top(state, subject, self.count)
        return state.refusal(FITS_NOWHERE if seen else NOT_BY_GEAR)


def draw_and_lay(s: Catacombs, seat: int, why: int) -> None:
    """Draw room cards until one fits and have it laid; after the whole stack nothing is laid."""
    for _ in range(s.rooms.count()):
        room = take_room(s)
        if fits(s, room):
            uncover(s, seat, room, why)
            return
        s.emit(events.DREW_ROOM, seat, room, why)
        put_under(s, room, s.everybody())
        s.emit(events.BOUNCED, seat, room)
    s.emit(events.NO_FIT, seat)
    if why == how.EXPANSION:
        s.stuck += 1
        if s.stuck >= s.seats:
            remove_rest(s, seat, how.STUCK)


def uncover(s: Catacombs, seat: int, room: int, why: int) -> None:
    """Show a room card that was drawn, and have it laid."""
    s.emit(events.DREW_ROOM, seat, room, why)
    s.drawn.append(room)
    s.push(seat, [Lay(room, why)])


def remove_rest(s: Catacombs, seat: int, why: int) -> None:
    """Take the rest of the room cards out of the game, with the flags of their rooms."""
    rooms = s.rooms.cards()
    s.reveal(s.everybody())
    s.rooms, s.backs = Stack([]), []
    s.gone = [*s.gone, *rooms]
    s.emit(events.REMOVED, seat, len(rooms), why)
    for flag, room in enumerate(s.box.flag_rooms):
        if room in rooms:
            s.flags[flag].status = GONE
            s.emit(events.FLAG_GONE, seat, s.value(flag), room, c=why)
    check_end(s)


class Lay(Ask[Catacombs]):
    """Where is the room laid?"""

    room: int
    why: int

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer the fields where it fits."""
        return [LAY + field for field in fields_for(state, self.room, self.why == how.SET_UP)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Lay it there, if it can lie in one way only; else ask how."""
        field = pick - LAY
        turns = turns_on(state, self.room, field)
        if len(turns) == 1:
            lay(state, subject, self.room, field, turns[0], self.why)
        else:
            state.push(subject, [TurnRoom(self.room, field, self.why)])

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """It does not fit there; and laid it must be."""
        if pick // KIND * KIND != LAY:
            return must_lay(state, self.why)
        return state.refusal(field_refusal(state, self.room, pick - LAY, self.why == how.SET_UP))

    def rule(self, state: Catacombs, subject: int) -> str:
        """The set-up asks, the expansion, or a card."""
        return state.ask_rule_by("Lay", self.why)


def must_lay(s: Catacombs, why: int) -> Refusal:
    """Return why a room comes first: set-up and expansion demand it; a card has no rule for it."""
    if why == how.CARD:
        return NOT_OFFERED
    return s.refusal(MUST_LAY_FIRST if why == how.SET_UP else MUST_LAY)


class TurnRoom(Ask[Catacombs]):
    """How does the room lie?"""

    room: int
    field: int
    why: int

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer the turns that fit."""
        return [TURN + turns for turns in turns_on(state, self.room, self.field)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Lay it so."""
        lay(state, subject, self.room, self.field, pick % KIND, self.why)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """It does not fit so."""
        if pick // KIND * KIND != TURN:
            return must_lay(state, self.why)
        return state.refusal(place_refusal(state, self.room, self.field, pick - TURN))


def lay(s: Catacombs, seat: int, room: int, field: int, turns: int, why: int) -> None:
    """Lay a drawn room card; this may end the game."""
    s.drawn.remove(room)
    s.chart.lay(field, room, turns)
    s.stuck = 0
    if room in s.box.flag_rooms:
        s.flags[s.box.flag_rooms.index(room)].field = field
    s.emit(events.LAID, seat, room, s.place(field), c=why)
    check_end(s)
