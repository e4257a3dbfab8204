"""New tiles: how they are turned, and where a way goes on."""

from typing import Final

from verlies.core.option import KIND
from verlies.core.tables import NONE

from ....families.klong.bot.guesses import HURT, IN_HAND
from ....families.klong.options import MOVE
from ..kinds import Passage
from ..laying import FindHelp, rotation_refusal
from ..options import TURN
from ..reasons import OK
from .plan import Plan, entry_value

BOOT: Final = 1.0
CAVE: Final = 0.8
FOUND: Final = 0.7
"""What an artifact is worth that comes to lie right where one enters, in parts of its value."""


def turns(plan: Plan, step: FindHelp, options: list[int]) -> int:
    """Return the best way to lay the tile in hand."""
    offered = [option for option in options if TURN <= option < TURN + KIND]
    return max(offered, key=lambda option: turned_worth(plan, step, option - TURN))


def turned_worth(plan: Plan, step: FindHelp, turned: int) -> float:
    """Return what it is worth to go on into the tile in hand, if it is turned so."""
    sight = plan.at
    state = sight.state
    if rotation_refusal(state, sight.seat, step.number, turned, step.jumps) != OK:
        return -1.0
    before = state.passage(sight.seat, step.number)
    ways = state.maze.entering(before, state.maze.pending, turned)
    return max(entry_worth(plan, way, step.jumps) for way in ways)


def entry_worth(plan: Plan, way: Passage, jumps: bool) -> float:
    """Return what it is worth to enter a room of a new tile that way."""
    sight, room = plan.at, plan.at.state.rooms[way.to]
    worth = IN_HAND * entry_value(sight, way.to)
    stack = sight.state.stack()
    if room.artifact and stack and sight.slots() > 0:
        token = stack[min(room.artifact, len(stack)) - 1]
        worth += FOUND * sight.box.tokens[token].points
    if room.cave and not sight.turn.steady:
        worth -= CAVE
    return worth if jumps else worth - price(plan, way)


def price(plan: Plan, way: Passage) -> float:
    """Return what a way costs in points."""
    sight = plan.at
    monsters = 0 if sight.turn.unharmed else way.monsters
    damage = max(0, monsters - sight.turn.swords)
    hurt = sum(HURT[max(sight.health - n, 0)] for n in range(damage))
    return BOOT * way.boots + way.locks + hurt


def onward(plan: Plan, options: list[int]) -> int:
    """Return where to come out of a portal."""
    state, seat = plan.at.state, plan.at.seat
    return max(options, key=lambda option: plan.worth(state.passage(seat, option - MOVE).to, NONE))
