"""The model and the program side by side."""

from collections import Counter
from typing import Any

from verlies.core.stack import EDGE, SEEN, Stack, card_of
from verlies.games.koenige.content.ids import NONE
from verlies.games.koenige.state import Catacombs

from .layout import name
from .table import Table
from .treasures import TIERS

STATUS = ("supply", "capturing", "room", "stolen", "gone")


class Names:
    """What the numbers of the program stand for."""

    def __init__(self, state: Catacombs) -> None:
        self.rooms = [each.id for each in state.box.rooms]
        self.cards = {NONE: "", **{number: card.id for number, card in enumerate(state.box.treasures)}}
        self.flags = {NONE: "", **{number: self.rooms[each] for number, each in enumerate(state.box.flag_rooms)}}


def difference(table: Table, state: Catacombs, names: Names) -> str:
    """Return the first thing in which the two differ; empty if they agree."""
    mine, theirs = of_model(table), of_program(state, names)
    for what, value in mine.items():
        if value != theirs[what]:
            return f"{what}: {value} expected, {theirs[what]} found"
    return ""


def of_model(table: Table) -> dict[str, Any]:
    """Return all that is compared, from the model."""
    turn = table.turn
    return {
        "turn": turn.seat,
        "actions": turn.actions,
        "attacks": sorted(turn.attacks.elements()),
        "traded": turn.traded,
        "given": turn.given,
        "map": {name(spot): (lying.room.id, lying.turns) for spot, lying in table.layout.at.items()},
        "figures": [name(figure.at) for figure in table.figures],
        "hands": [sorted(figure.hand) for figure in table.figures],
        "gifts": [sorted(figure.locked) for figure in table.figures],
        "weapons": [figure.weapon for figure in table.figures],
        "armours": [figure.armour for figure in table.figures],
        "captures": [figure.capturing for figure in table.figures],
        "stolen": [figure.stolen for figure in table.figures],
        "flags": {flag.room: (flag.status, team_of(flag.status, flag.team)) for flag in table.flags.values()},
        "marks": sorted(name(spot) for spot in table.marks),
        "rooms": table.rooms.layers,
        "removed": sorted(table.removed),
        "piles": [table.piles[tier].layers for tier in TIERS],
        "discard": Counter(table.discard),
        "played": Counter(table.played),
        "fate pile": +table.fates,
        "fate discard": Counter(table.spent),
        "fights": [(each.attacker, each.defender, each.drawn, each.fates) for each in table.fights],
        "chests": [(each.seat, each.drawn, each.fate) for each in table.chests],
        "points": [table.points(0), table.points(1)],
    }


def team_of(status: str, team: int) -> int:
    """Return whose a flag is, if that says anything."""
    return team if status in ("room", "stolen") else -1


def of_program(state: Catacombs, names: Names) -> dict[str, Any]:
    """Return all that is compared, from the program."""
    fate, turn, chart = state.box.fate, state.turn, state.chart
    room, cards, flag = names.rooms, names.cards, names.flags
    return {
        "turn": turn.seat,
        "actions": turn.actions,
        "attacks": sorted((each // 8, each % 8) for each in turn.attacks),
        "traded": turn.traded,
        "given": turn.given,
        "map": {
            chart.name(field): (room[tile // 4], tile % 4) for field, tile in enumerate(chart.lying) if tile != NONE
        },
        "figures": [chart.name(hero.field) for hero in state.heroes],
        "hands": [sorted(cards[card] for card in hero.hand) for hero in state.heroes],
        "gifts": [sorted(cards[card] for card in hero.gifts) for hero in state.heroes],
        "weapons": [cards[hero.weapon] for hero in state.heroes],
        "armours": [cards[hero.armour] for hero in state.heroes],
        "captures": [flag[hero.capturing] for hero in state.heroes],
        "stolen": [[flag[each] for each in hero.carried] for hero in state.heroes],
        "flags": {
            flag[number]: (STATUS[each.status], team_of(STATUS[each.status], each.team))
            for number, each in enumerate(state.flags)
            if STATUS[each.status] != "gone"
        },
        "marks": sorted(chart.name(field) for field in state.marks),
        "rooms": layers(state.rooms, dict(enumerate(room))),
        "removed": sorted(room[each] for each in state.gone),
        "piles": [layers(pile, cards) for pile in state.piles],
        "discard": Counter(cards[card] for card in state.discard),
        "played": Counter(cards[card] for card in state.table),
        "fate pile": Counter(fate[card] for card in state.fate.cards()),
        "fate discard": Counter(fate[card] for card in state.spent),
        "fights": [
            (each.attacker, each.defender, [fate[card] for card in each.drawn], list(each.fate))
            for each in state.fights
        ],
        "chests": [(each.seat, [fate[card] for card in each.drawn], each.fate) for each in state.chests],
        "points": [state.points(0), state.points(1)],
    }


def layers(stack: Stack, names: dict[int, str]) -> list[list[str]]:
    """Return a stack as layers from top to bottom."""
    found: list[list[str]] = []
    pool: list[str] = []
    for cell in reversed(stack.cells):
        if 0 <= cell < SEEN:
            pool.append(names[cell])
            continue
        found += [sorted(pool)] if pool else []
        pool = []
        if cell != EDGE:
            found.append([names[card_of(cell)]])
    return found + ([sorted(pool)] if pool else [])
