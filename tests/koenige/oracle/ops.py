"""The words of the cards: when each of them is possible, and what it does. Other modules fill it."""

from collections.abc import Callable
from typing import NamedTuple

from .question import PASS, Asking, ask
from .table import Table
from .treasures import CARDS, Effect


class Use(NamedTuple):
    """A card in use: by whom, which, and who gave the occasion."""

    seat: int
    card: str
    cause: int = -1


Can = Callable[[Table, Use, Effect], bool]
Do = Callable[[Table, Use, Effect], Asking[None]]
CAN: dict[str, Can] = {}
DO: dict[str, Do] = {}


def possible(op: str) -> Callable[[Can], Can]:
    """Note when a word is possible."""

    def note(can: Can) -> Can:
        CAN[op] = can
        return can

    return note


def does(op: str) -> Callable[[Do], Do]:
    """Note what a word does."""

    def note(do: Do) -> Do:
        DO[op] = do
        return do

    return note


def holds(table: Table, seat: int, effect: Effect) -> bool:
    """Return whether the condition of an effect holds for its owner."""
    if not effect.when:
        return True
    figure = table.figures[seat]
    fight = table.fights[-1] if table.fights else None
    if effect.when == "self_armour":
        return not figure.armour
    if effect.when == "self_capturing":
        return bool(figure.capturing)
    if effect.when == "self_carries_stolen_flag":
        return bool(figure.stolen)
    if effect.when == "self_holds_flag_token":
        return figure.has_token()
    if effect.when == "enemies_in_room_max":
        return len(table.enemies_in_room(seat)) <= effect.bound
    assert fight
    if effect.when == "enemy_carries_flag":
        return table.figures[fight.attacker if seat == fight.defender else fight.defender].has_token()
    if effect.when == "allies_in_room_min":
        return len([mate for mate in table.mates(seat) if table.figures[mate].at == fight.spot]) >= effect.bound
    if effect.when == "own_fate_max":
        return fight.fates[fight.side(seat)] <= effect.bound
    assert effect.when == "room_has_own_flag"
    return table.flag_lies(fight.spot, seat % 2)


def is_possible(table: Table, use: Use, effect: Effect) -> bool:
    """Return whether an effect would do anything."""
    return holds(table, use.seat, effect) and CAN[effect.op](table, use, effect)


def is_playable(table: Table, use: Use) -> bool:
    """Return whether a card may be played: something of it is possible, and all that is required."""
    effects = CARDS[use.card].effects
    can = [is_possible(table, use, effect) for effect in effects]
    return any(can) and all(yes for yes, effect in zip(can, effects, strict=True) if effect.required)


def carry_out(table: Table, use: Use) -> Asking[None]:
    """Carry out a card in the order of its text, and discard it."""
    for effect in one_move(table, use):
        if is_possible(table, use, effect):
            yield from DO[effect.op](table, use, effect)
    table.played.remove(use.card)
    table.discard.append(use.card)


def one_move(table: Table, use: Use) -> list[Effect]:
    """Return the effects of a card; several moves in a row are one."""
    effects = CARDS[use.card].effects
    moves = [effect for effect in effects if effect.op == "move_self"]
    if len(moves) <= 1:
        return list(effects)
    steps = sum(effect.steps for effect in moves if holds(table, use.seat, effect))
    return [Effect("play", "move_self", steps=steps)]


def lay_out(table: Table, use: Use) -> None:
    """Lay a card out of a hand on the table."""
    table.figures[use.seat].take_off(use.card)
    table.played.append(use.card)


def abilities(table: Table, seat: int, trigger: str, cause: int) -> Asking[None]:
    """Let the abilities of somebody's equipment happen that have their moment now."""
    for card, effect in list(table.abilities(seat, trigger)):
        if card in table.figures[seat].worn():
            yield from ability(table, Use(seat, card, cause), effect)


def ability(table: Table, use: Use, effect: Effect) -> Asking[None]:
    """Let one ability happen, unless it is spent or its owner does not want it."""
    key = (use.card, effect.op)
    if key in table.turn.spent or not is_possible(table, use, effect):
        return
    if effect.optional and not (yield from wants(use)):
        return
    if effect.limit == "once_per_turn":
        table.turn.spent.add(key)
    if effect.cost == "discard_self":
        table.throw_away(use.seat, use.card)
    yield from DO[effect.op](table, use, effect)


def wants(use: Use) -> Asking[bool]:
    """Ask somebody whether to use an ability."""
    answer = yield from ask(use.seat, (PASS, f"use:{use.card}"))
    return answer != PASS
