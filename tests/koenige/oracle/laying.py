"""Room cards: drawn, laid, put under the stack, looked at, turned, removed."""

from .facts import ROOMS
from .layout import START, Lying, Spot, beside
from .moves import pick_room
from .ops import Use, does, possible
from .question import Asking, pick, pick_if_several
from .table import Table
from .treasures import Effect


def lay(table: Table, seat: int, room: str, spots: list[Spot]) -> Asking[None]:
    """Let somebody lay a room in one of several places."""
    spot = table.layout.spot((yield from pick(seat, "lay", table.called(spots))))
    turns = [str(turns) for turns in table.layout.turns_at(spot, ROOMS[room])]
    turned = int((yield from pick_if_several(seat, "turn", turns)))
    table.layout.at[spot] = Lying(ROOMS[room], turned)


def lay_first(table: Table, seat: int) -> Asking[None]:
    """Let somebody lay the first four rooms around the start room."""
    rooms = [draw_room(table) for _ in range(4)]
    while rooms:
        room = yield from pick(seat, "room", rooms)
        rooms.remove(room)
        sides = [beside(START, side) for side in range(4)]
        yield from lay(table, seat, room, [spot for spot in sides if table.layout.turns_at(spot, ROOMS[room])])


def draw_room(table: Table) -> str:
    """Draw the top room card."""
    room = table.told.next("drew-room").thing
    table.rooms.draw(room)
    return room


def expand(table: Table, seat: int) -> Asking[None]:
    """Lay the next room card that fits, in the expansion phase."""
    if not len(table.rooms):
        return
    if not table.layout.has_open_exit():
        remove_rest(table)
        return
    look = max((effect.look for _, effect in table.abilities(seat, "expand")), default=0)
    laid = bool(look) and (yield from lay_one_of(table, seat, look))
    if laid or (yield from lay_next(table, seat)):
        table.stuck = 0
    else:
        table.stuck += 1
        if table.stuck >= len(table.order):
            remove_rest(table)
    table.check_end()


def lay_next(table: Table, seat: int) -> Asking[bool]:
    """Draw room cards until one fits, and lay it; return whether any did."""
    for _ in range(len(table.rooms)):
        room = draw_room(table)
        spots = table.layout.fits(ROOMS[room])
        if spots:
            yield from lay(table, seat, room, spots)
            return True
        table.rooms.put_under(room, {0, 1})
    return False


def look_at_rooms(table: Table, seat: int, n: int) -> list[str]:
    """Return the top room cards, which stay there."""
    rooms = [table.told.of_seat("looked-room", seat) for _ in range(min(n, len(table.rooms)))]
    table.rooms.look(rooms, seat % 2)
    return rooms


def lay_one_of(table: Table, seat: int, n: int) -> Asking[bool]:
    """Look at some room cards and lay one that fits; the others go under the stack."""
    rooms = look_at_rooms(table, seat, n)
    fitting = [room for room in rooms if table.layout.fits(ROOMS[room])]
    chosen = ""
    if fitting:
        chosen = yield from pick(seat, "room", fitting)
        table.told.expect("drew-room", seat, chosen)
    for room in rooms:
        knew = table.rooms.known[room]
        table.rooms.take(room)
        if room != chosen:
            table.rooms.put_under(room, knew)
    if chosen:
        yield from lay(table, seat, chosen, table.layout.fits(ROOMS[chosen]))
    return bool(chosen)


def remove_rest(table: Table) -> None:
    """Remove the rooms that can never be laid, with their flags."""
    for room in table.rooms.cards():
        table.removed.append(room)
        table.flags.pop(room, None)
    table.rooms.shuffle([])
    table.check_end()


@possible("lay_extra_room")
def can_lay(table: Table, use: Use, effect: Effect) -> bool:
    return len(table.rooms) > 0


@does("lay_extra_room")
def lay_extra(table: Table, use: Use, effect: Effect) -> Asking[None]:
    for _ in range(effect.n):
        if (yield from lay_next(table, use.seat)):
            table.stuck = 0
            table.check_end()


@possible("peek_rooms")
def can_peek(table: Table, use: Use, effect: Effect) -> bool:
    return len(table.rooms) > 0


@does("peek_rooms")
def peek(table: Table, use: Use, effect: Effect) -> Asking[None]:
    rooms = look_at_rooms(table, use.seat, effect.n)
    order: list[str] = []
    while len(order) + len(rooms) > 1 and rooms:
        room = yield from pick_if_several(use.seat, "top", rooms)
        rooms.remove(room)
        order.append(room)
        restack(table, [*order, *rooms], use.seat % 2)


def restack(table: Table, rooms: list[str], team: int) -> None:
    """Lay room cards on top in an order that only one team knows."""
    for room in rooms:
        table.rooms.take(room)
    for room in reversed(rooms):
        table.rooms.put_on_top(room, {team})


def turnable(table: Table) -> list[Spot]:
    """Return the rooms without figures that may be turned."""
    return [spot for spot in table.layout.at if not table.at(spot) and table.layout.other_turns(spot)]


@possible("rotate_room")
def can_rotate(table: Table, use: Use, effect: Effect) -> bool:
    return bool(turnable(table))


@does("rotate_room")
def rotate(table: Table, use: Use, effect: Effect) -> Asking[None]:
    spot = yield from pick_room(table, use, turnable(table))
    turns = [str(turns) for turns in table.layout.other_turns(spot)]
    turned = int((yield from pick_if_several(use.seat, "turn", turns)))
    table.layout.at[spot] = Lying(table.layout.room(spot), turned)
