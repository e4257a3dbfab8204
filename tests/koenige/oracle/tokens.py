"""Flags and X tokens: captures, thefts, the way home, and cards about them."""

from .facts import ROOMS
from .layout import START, Spot
from .moves import pick_room
from .ops import Use, does, possible
from .question import Asking
from .table import Flag, Table
from .treasures import Effect
from .windows import only, window


def can_capture(table: Table, seat: int) -> bool:
    """Return whether the flag of somebody's room is unclaimed."""
    flag = table.flag_at(table.figures[seat].at)
    return flag is not None and flag.status == "supply"


def capture(table: Table, seat: int) -> None:
    """Begin a capture."""
    flag = table.flag_at(table.figures[seat].at)
    assert flag
    hold(table, seat, flag)


def hold(table: Table, seat: int, flag: Flag) -> None:
    """Lay the flag of a room that is being captured on a board."""
    flag.status = "capturing"
    table.figures[seat].capturing = flag.room


def complete(table: Table, seat: int) -> None:
    """Complete a capture: the flag lies under an X, and all other X go except those of stolen flags."""
    flag = table.flags[table.figures[seat].capturing]
    table.figures[seat].capturing = ""
    flag.status, flag.team, flag.conquered = "room", seat % 2, False
    kept = [other for other in table.flags.values() if keeps_x(table, other)]
    table.marks &= {table.spot_of(other) for other in kept}
    table.marks.add(table.spot_of(flag))


def keeps_x(table: Table, flag: Flag) -> bool:
    """Return whether the X of a flag stays at a capture elsewhere."""
    won = flag.status == "room" and flag.conquered and table.settings.get("keep_x") == "on"
    return flag.status == "stolen" or won


def conquer(table: Table, seat: int) -> None:
    """Turn the stolen flags of somebody to the own colour and lay them back into their rooms."""
    for room in table.figures[seat].stolen:
        flag = table.flags[room]
        flag.status, flag.team, flag.conquered = "room", seat % 2, True
    table.figures[seat].stolen = []


def bring_back(table: Table, seat: int) -> None:
    """Put the stolen flags of somebody who was defeated back into their rooms."""
    for room in table.figures[seat].stolen:
        flag = table.flags[room]
        flag.status, flag.conquered = "room", False
    table.figures[seat].stolen = []


def begin_turn(table: Table, seat: int) -> None:
    """Complete what somebody began earlier."""
    figure = table.figures[seat]
    if figure.capturing:
        complete(table, seat)
    if figure.at == START:
        conquer(table, seat)
    table.check_end()


def can_steal(table: Table, seat: int) -> bool:
    """Return whether somebody stands at an enemy flag without an X."""
    spot = table.figures[seat].at
    return table.flag_lies(spot, 1 - seat % 2) and spot not in table.marks


def steal(table: Table, seat: int) -> Asking[None]:
    """Steal a flag, unless a card prevents it."""
    spot = table.figures[seat].at
    flag = table.flag_at(spot)
    assert flag
    yield from window(
        table,
        table.enemies(seat),
        only("enemy_steals_own_flag"),
        seat,
        lambda foe: "steal_action" not in table.cancelled,
    )
    if "steal_action" in table.cancelled:
        table.cancelled.remove("steal_action")
        return
    flag.status = "stolen"
    table.figures[seat].stolen.append(flag.room)
    table.marks.add(spot)
    yield from window(table, table.enemies(seat), only("own_flag_stolen"), seat)


@possible("cancel")
def can_cancel(table: Table, use: Use, effect: Effect) -> bool:
    return effect.what not in table.cancelled


@does("cancel")
def cancel(table: Table, use: Use, effect: Effect) -> Asking[None]:
    table.cancelled.add(effect.what)
    yield from ()


@possible("place_x")
def can_place_x(table: Table, use: Use, effect: Effect) -> bool:
    return table.figures[use.cause].at not in table.marks


@does("place_x")
def place_x(table: Table, use: Use, effect: Effect) -> Asking[None]:
    table.marks.add(table.figures[use.cause].at)
    yield from ()


def removable(table: Table, use: Use, effect: Effect) -> set[Spot]:
    """Return the X tokens a card may take away."""
    if effect.where == "all_chests":
        return {spot for spot in table.marks if table.layout.room(spot).kind == "chest"}
    return {spot for spot in table.marks if table.flag_lies(spot, 1 - use.seat % 2)}


@possible("remove_x")
def can_remove_x(table: Table, use: Use, effect: Effect) -> bool:
    return bool(removable(table, use, effect))


@does("remove_x")
def remove_x(table: Table, use: Use, effect: Effect) -> Asking[None]:
    spots = removable(table, use, effect)
    if effect.where == "one_enemy_flag":
        spots = {(yield from pick_room(table, use, list(spots)))}
    table.marks -= spots


@possible("finish_capture")
def can_finish(table: Table, use: Use, effect: Effect) -> bool:
    room = table.figures[use.seat].capturing
    return bool(room) and ROOMS[room].flag <= effect.max_value


@does("finish_capture")
def finish(table: Table, use: Use, effect: Effect) -> Asking[None]:
    complete(table, use.seat)
    table.check_end()
    yield from ()
