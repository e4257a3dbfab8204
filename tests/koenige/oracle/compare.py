"""The model and the program side by side."""

from collections import Counter
from collections.abc import Callable

from verlies.core.stack import EDGE, SEEN, Stack, card_of
from verlies.games.koenige.content.ids import NONE
from verlies.games.koenige.state import Catacombs, Flag, Hero, Lasting

from . import table as model
from .layout import name
from .pile import Pile
from .table import Table
from .treasures import TIERS

BACKS = "WI"
LASTING = ("ward", "pace", "haste", "fog")
STATUS = ("supply", "capturing", "room", "stolen", "gone")
OWNED = ("room", "stolen")
"""While a flag is so, it matters whose it is."""


class Names:
    """What the numbers of the program stand for."""

    def __init__(self, state: Catacombs) -> None:
        self.rooms = dict(enumerate(room.id for room in state.box.rooms))
        self.cards = {NONE: "", **{number: card.id for number, card in enumerate(state.box.treasures)}}
        self.flags = {NONE: "", **{number: self.rooms[each] for number, each in enumerate(state.box.flag_rooms)}}


class Program:
    """A state of the program in the words of the model."""

    def __init__(self, state: Catacombs, names: Names) -> None:
        self.state = state
        self.names = names

    def place(self, field: int) -> str:
        """Return what a field is called."""
        return self.state.chart.name(field)

    def rooms(self) -> dict[str, tuple[str, int]]:
        """Return the map."""
        lying = enumerate(self.state.chart.lying)
        return {self.place(field): (self.names.rooms[tile // 4], tile % 4) for field, tile in lying if tile != NONE}

    def of_heroes(self, what: Callable[[Hero], object]) -> list[object]:
        """Return something of every hero."""
        return [what(hero) for hero in self.state.heroes]

    def cards(self, numbers: list[int]) -> list[str]:
        """Return cards by their names, sorted."""
        return sorted(self.names.cards[number] for number in numbers)

    def flags(self) -> dict[str, tuple[str, int]]:
        """Return what is the matter with every flag that is in the game."""
        flags = [(self.names.flags[number], self.flag(flag)) for number, flag in enumerate(self.state.flags)]
        return {name: flag for name, flag in flags if flag[0] != "gone"}

    def flag(self, flag: Flag) -> tuple[str, int]:
        """Return where a flag is, and whose if that matters."""
        status = STATUS[flag.status]
        return status, flag.team if status in OWNED else -1

    def lasting(self, each: Lasting) -> tuple[str, int, int, str]:
        """Return what a card did that lasts."""
        return LASTING[each.kind], each.seat, each.count, "" if each.field == NONE else self.place(each.field)

    def stacks(self) -> list[tuple[Stack, dict[int, str]]]:
        """Return the room stack and the treasure stacks, each with the names of its cards."""
        return [(self.state.rooms, self.names.rooms), *((pile, self.names.cards) for pile in self.state.piles)]

    def fates(self, cards: list[int]) -> list[int]:
        """Return the values of fate cards."""
        return [self.state.box.fate[card] for card in cards]


def flag_of(flag: model.Flag) -> tuple[str, int]:
    """Return where a flag is, and whose if that matters."""
    return flag.status, flag.team if flag.status in OWNED else -1


def lasting(each: model.Lasting) -> tuple[str, int, int, str]:
    """Return what a card did that lasts."""
    return each.kind, each.seat, each.n, name(each.spot) if each.kind == "fog" else ""


def stacks(table: Table) -> list[Pile]:
    """Return the room stack and the treasure stacks."""
    return [table.rooms, *(table.piles[tier] for tier in TIERS)]


def known(stack: Stack, names: dict[int, str], seats: int) -> list[list[str]]:
    """Return a stack as each seat knows it, from bottom to top."""
    return [[names.get(card, "") for card in stack.seen(seat)] for seat in range(seats)]


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


COMPARED: dict[str, tuple[Callable[[Table], object], Callable[[Program], object]]] = {
    "turn": (lambda t: t.turn.seat, lambda p: p.state.turn.seat),
    "actions": (lambda t: t.turn.actions, lambda p: p.state.turn.actions),
    "attacks": (
        lambda t: sorted(t.turn.attacks.elements()),
        lambda p: sorted((each // 8, each % 8) for each in p.state.turn.attacks),
    ),
    "traded": (lambda t: t.turn.traded, lambda p: p.state.turn.traded),
    "given": (lambda t: t.turn.given, lambda p: p.state.turn.given),
    "map": (
        lambda t: {name(spot): (lying.room.id, lying.turns) for spot, lying in t.layout.at.items()},
        lambda p: p.rooms(),
    ),
    "figures": (lambda t: [name(f.at) for f in t.figures], lambda p: p.of_heroes(lambda h: p.place(h.field))),
    "hands": (lambda t: [sorted(f.hand) for f in t.figures], lambda p: p.of_heroes(lambda h: p.cards(h.hand))),
    "gifts": (lambda t: [sorted(f.locked) for f in t.figures], lambda p: p.of_heroes(lambda h: p.cards(h.gifts))),
    "weapons": (lambda t: [f.weapon for f in t.figures], lambda p: p.of_heroes(lambda h: p.names.cards[h.weapon])),
    "armours": (lambda t: [f.armour for f in t.figures], lambda p: p.of_heroes(lambda h: p.names.cards[h.armour])),
    "captures": (
        lambda t: [f.capturing for f in t.figures],
        lambda p: p.of_heroes(lambda h: p.names.flags[h.capturing]),
    ),
    "stolen": (
        lambda t: [f.stolen for f in t.figures],
        lambda p: p.of_heroes(lambda h: [p.names.flags[each] for each in h.carried]),
    ),
    "flags": (lambda t: {flag.room: flag_of(flag) for flag in t.flags.values()}, lambda p: p.flags()),
    "points": (lambda t: [t.points(0), t.points(1)], lambda p: [p.state.points(0), p.state.points(1)]),
    "marks": (lambda t: sorted(map(name, t.marks)), lambda p: sorted(map(p.place, p.state.marks))),
    "stacks": (
        lambda t: [pile.layers for pile in stacks(t)],
        lambda p: [layers(stack, names) for stack, names in p.stacks()],
    ),
    "known": (
        lambda t: [[pile.seen(f.seat % 2) for f in t.figures] for pile in stacks(t)],
        lambda p: [known(stack, names, p.state.seats) for stack, names in p.stacks()],
    ),
    "backs": (
        lambda t: [BACKS.index(room[0]) for layer in reversed(t.rooms.layers) for room in layer],
        lambda p: p.state.backs,
    ),
    "removed": (lambda t: sorted(t.removed), lambda p: sorted(p.names.rooms[each] for each in p.state.gone)),
    "stuck": (lambda t: t.stuck, lambda p: p.state.stuck),
    "late": (lambda t: t.late, lambda p: p.state.late),
    "discard": (lambda t: sorted(t.discard), lambda p: p.cards(p.state.discard)),
    "played": (lambda t: sorted(t.played), lambda p: p.cards(p.state.table)),
    "lasting": (lambda t: sorted(map(lasting, t.lasting)), lambda p: sorted(map(p.lasting, p.state.lasting))),
    "fate pile": (lambda t: +t.fates, lambda p: Counter(p.fates(p.state.fate.cards()))),
    "fate discard": (lambda t: sorted(t.spent), lambda p: sorted(p.fates(p.state.spent))),
    "fights": (
        lambda t: [(each.attacker, each.defender, each.drawn, each.fates) for each in t.fights],
        lambda p: [(each.attacker, each.defender, p.fates(each.drawn), each.fate) for each in p.state.fights],
    ),
    "chests": (
        lambda t: [(each.seat, each.drawn, each.fate) for each in t.chests],
        lambda p: [(each.seat, p.fates(each.drawn), each.fate) for each in p.state.chests],
    ),
}
"""All that is compared, as the model has it and as the program has it."""


def difference(table: Table, state: Catacombs, names: Names) -> str:
    """Return the first thing in which the two differ; empty if they agree."""
    program = Program(state, names)
    for what, (of_model, of_program) in COMPARED.items():
        mine, theirs = of_model(table), of_program(program)
        if mine != theirs:
            return f"{what}: {mine} expected, {theirs} found"
    return ""
