"""Moves: steps, portal jumps, and being put somewhere by cards."""

from .layout import Spot, name
from .ops import Use, does, possible
from .question import PASS, Asking, ask, pick, pick_if_several
from .table import Lasting, Move, Table
from .treasures import Effect
from .windows import only, window

WALL = "pass_wall"
PACE = "mod_move_steps"


# Moves of one's own


def walk_options(table: Table, move: Move) -> list[str]:
    """Return how a move may go on."""
    figure = table.figures[move.seat]
    steps = table.layout.joined(figure.at) if move.steps else []
    if move.steps and can_pass_wall(table, move.seat):
        steps = steps + table.layout.walled(figure.at)
    jumps = portals(table, move.seat) if move.jump else []
    walks = [f"walk:{name(spot)}" for spot in steps if not table.bars(move.seat, spot)]
    return walks + [f"jump:{name(spot)}" for spot in jumps if not table.bars(move.seat, spot)]


def portals(table: Table, seat: int) -> list[Spot]:
    """Return where somebody could jump."""
    here = table.figures[seat].at
    if table.layout.room(here).kind != "portal" or cannot_teleport(table, seat):
        return []
    return [spot for spot in table.layout.of_kind("portal") if spot != here]


def cannot_teleport(table: Table, seat: int) -> bool:
    """Return whether equipment forbids somebody to teleport."""
    return any(effect.what == "teleport" for effect in table.passive(seat, "block"))


def can_pass_wall(table: Table, seat: int) -> bool:
    """Return whether somebody may still walk through a wall this turn."""
    return any(
        effect.op == WALL and (card, WALL) not in table.turn.spent for card, effect in table.abilities(seat, "passive")
    )


def go(table: Table, move: Move, first: str = "") -> Asking[None]:
    """Move room by room; the first step may be chosen already."""
    table.moves.append(move)
    while options := walk_options(table, move):
        answer = first or (yield from ask(move.seat, (PASS, *options)))
        first = ""
        if answer == PASS:
            break
        one_step(table, move, answer)
        yield from entered(table, move.seat)
    table.moves.pop()


def one_step(table: Table, move: Move, answer: str) -> None:
    """Make one step or jump."""
    kind, _, place = answer.partition(":")
    figure = table.figures[move.seat]
    spot = table.layout.spot(place)
    if kind == "jump":
        move.jump = False
    else:
        move.steps -= 1
        if spot not in table.layout.joined(figure.at):
            spend_wall(table, move.seat)
    table.leave(move.seat)
    figure.at = spot


def spend_wall(table: Table, seat: int) -> None:
    """Note that somebody walked through a wall."""
    card = next(card for card, effect in table.abilities(seat, "passive") if effect.op == WALL)
    table.turn.spent.add((card, WALL))


def entered(table: Table, seat: int) -> Asking[None]:
    """Let the enemies in a room respond to somebody who entered it."""
    figure = table.figures[seat]
    here = figure.at

    def still(foe: int) -> bool:
        return figure.at == table.figures[foe].at == here

    yield from window(table, table.enemies_in_room(seat), only("enemy_enters_room"), seat, still)


def pace(table: Table, seat: int) -> int:
    """Return how many rooms the next move action of somebody goes."""
    turn = table.turn
    mods = [e for e in table.passive(seat, PACE) if e.limit != "first_move_each_turn" or turn.moves == 0]
    lasting = [each for each in table.lasting if each.kind in ("pace", "haste") and each.seat == seat]
    return max(1, 2 + sum(e.n for e in mods) + sum(each.n for each in lasting))


def move_action(table: Table, seat: int, first: str) -> Asking[None]:
    """Carry out a move action, whose first step is known."""
    move = Move(seat, pace(table, seat))
    table.turn.moves += 1
    table.lasting = [each for each in table.lasting if each.kind != "haste"]
    yield from go(table, move, first)


@possible("move_self")
def can_move(table: Table, use: Use, effect: Effect) -> bool:
    return bool(walk_options(table, Move(use.seat, effect.steps)))


@does("move_self")
def move_self(table: Table, use: Use, effect: Effect) -> Asking[None]:
    yield from go(table, Move(use.seat, effect.steps))


@possible("end_move")
def can_end_move(table: Table, use: Use, effect: Effect) -> bool:
    return bool(walk_options(table, table.moves[-1]))


@does("end_move")
def end_move(table: Table, use: Use, effect: Effect) -> Asking[None]:
    table.moves[-1].steps, table.moves[-1].jump = 0, False
    yield from ()


@possible("mod_move_steps")
def can_change_pace(table: Table, use: Use, effect: Effect) -> bool:
    return True


@does("mod_move_steps")
def change_pace(table: Table, use: Use, effect: Effect) -> Asking[None]:
    kind = "haste" if effect.limit == "next_move" else "pace"
    seat = use.cause if effect.who == "triggering_enemy" else use.seat
    table.lasting.append(Lasting(kind, seat, "end_of_turn", effect.n))
    yield from ()


# Being moved by cards


def targets(table: Table, use: Use, effect: Effect) -> list[int]:
    """Return the figures a card may be about; who is immune is none of them."""
    found = {
        "self": [use.seat],
        "ally_or_self": table.team(use.seat % 2),
        "ally_or_enemy": [seat for seat in table.order if seat != use.seat],
        "any_enemy": table.enemies(use.seat),
        "enemy_in_room": table.enemies_in_room(use.seat),
        "enemy_within_2": [foe for foe in table.enemies(use.seat) if table.distance(use.seat, foe) <= 2],
    }[effect.who]
    return [seat for seat in found if seat % 2 == use.seat % 2 or not resists(table, seat)]


def resists(table: Table, seat: int) -> bool:
    """Return whether enemy cards cannot move, rob or disarm somebody."""
    return table.is_immune(seat, "enemy_cards_moving_taking_disarming")


def pick_target(table: Table, use: Use, seats: list[int]) -> Asking[int]:
    """Let whoever plays a card choose whom it is about."""
    return int((yield from pick_if_several(use.seat, "target", [str(seat) for seat in seats])))


def pick_room(table: Table, use: Use, spots: list[Spot], kind: str = "choose") -> Asking[Spot]:
    """Let whoever plays a card choose a room."""
    return table.layout.spot((yield from pick_if_several(use.seat, kind, table.called(spots))))


def pushes(table: Table, seat: int) -> list[Spot]:
    """Return where somebody may be pushed."""
    return [spot for spot in table.layout.joined(table.figures[seat].at) if not table.bars(seat, spot)]


def pushable(table: Table, use: Use, effect: Effect) -> list[int]:
    """Return who may be pushed."""
    return [seat for seat in targets(table, use, effect) if pushes(table, seat)]


@possible("move_target")
def can_push(table: Table, use: Use, effect: Effect) -> bool:
    return bool(pushable(table, use, effect))


@does("move_target")
def push(table: Table, use: Use, effect: Effect) -> Asking[None]:
    assert effect.steps == 1
    seat = yield from pick_target(table, use, pushable(table, use, effect))
    # Unlike other rooms a card leads to, the only exit is asked for too.
    where = yield from pick(use.seat, "put", table.called(pushes(table, seat)))
    table.put(seat, table.layout.spot(where))


def landings(table: Table, use: Use, effect: Effect, seat: int) -> list[Spot]:
    """Return where a card may put somebody."""
    if seat % 2 == use.seat % 2 and cannot_teleport(table, seat):
        return []
    rooms = table.rooms_for(effect.to, seat % 2) - {table.figures[seat].at}
    return [spot for spot in rooms if not table.bars(seat, spot)]


def sendable(table: Table, use: Use, effect: Effect) -> list[int]:
    """Return whom a card may put somewhere."""
    return [seat for seat in targets(table, use, effect) if landings(table, use, effect, seat)]


@possible("teleport")
def can_teleport(table: Table, use: Use, effect: Effect) -> bool:
    return bool(sendable(table, use, effect))


@does("teleport")
def teleport(table: Table, use: Use, effect: Effect) -> Asking[None]:
    seat = yield from pick_target(table, use, sendable(table, use, effect))
    table.put(seat, (yield from pick_room(table, use, landings(table, use, effect, seat), "put")))


def swappable(table: Table, use: Use, effect: Effect) -> list[int]:
    """Return who may change places with whoever plays a card."""
    here = table.figures[use.seat].at
    near = [seat for seat in targets(table, use, effect) if 0 < table.distance(use.seat, seat) <= effect.max_distance]
    return [seat for seat in near if not table.bars(use.seat, table.figures[seat].at) and not table.bars(seat, here)]


@possible("swap_positions")
def can_swap(table: Table, use: Use, effect: Effect) -> bool:
    return bool(swappable(table, use, effect))


@does("swap_positions")
def swap(table: Table, use: Use, effect: Effect) -> Asking[None]:
    seat = yield from pick_target(table, use, swappable(table, use, effect))
    here, there = table.figures[use.seat].at, table.figures[seat].at
    table.put(use.seat, there)
    table.put(seat, here)


# Fog


def clear_rooms(table: Table, use: Use) -> list[Spot]:
    """Return the rooms without enemies."""
    return [spot for spot in table.layout.at if not set(table.at(spot)) & set(table.enemies(use.seat))]


@possible("block")
def can_lay_fog(table: Table, use: Use, effect: Effect) -> bool:
    return bool(clear_rooms(table, use))


@does("block")
def lay_fog(table: Table, use: Use, effect: Effect) -> Asking[None]:
    assert effect.what == "enter_room"
    spot = yield from pick_room(table, use, clear_rooms(table, use))
    table.lasting.append(Lasting("fog", use.seat, effect.until, spot=spot))
