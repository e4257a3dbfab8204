"""Situations in Könige der Katakomben: rooms, heroes, flags, cards and fate by their ids."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from verlies.core.decision import Result
from verlies.core.stack import Stack
from verlies.games.koenige import GAME
from verlies.games.koenige.content.fate import FATE_VALUES
from verlies.games.koenige.content.ids import (
    ACTIONS,
    CHEST,
    FATE_STREAM,
    FLAG,
    HAND_STREAM,
    NONE,
    PLACED,
    ROOM_STREAM,
    STOLEN,
    SUPPLY,
    TAKING,
    TIERS,
    TREASURE_STREAM,
)
from verlies.games.koenige.content.rooms import FLAG_ROOMS, ROOMS
from verlies.games.koenige.equip import Equip
from verlies.games.koenige.state import Catacombs, Fight, Flag, Hero
from verlies.games.koenige.turn import Act, NextTurn, StartEquip, begin_turn

from ..kit.chart import spot as chart_spot
from ..kit.chart import way_to
from .situation import Situation, at_random

ROOM = {room.id: number for number, room in enumerate(ROOMS)}
CARD = {card.id: number for number, card in enumerate(GAME.box.treasures)}
STATUS = {"supply": SUPPLY, "taking": TAKING, "placed": PLACED, "stolen": STOLEN}
RED, BLUE = 0, 1
CROSSES = ("I15", "I16", "I18", "W15")
"""Empty rooms with four exits, around the start room unless a test says otherwise: north, east, south, west."""

LEFT = "W16"
"""The room card that is left."""


def cards(*ids: str) -> list[int]:
    """Return the numbers of cards."""
    return [CARD[name] for name in ids]


def names(numbers: Sequence[int]) -> list[str]:
    """Return the ids of cards."""
    return [GAME.box.treasures[number].id for number in numbers]


def spot(place: str) -> tuple[int, int]:
    """Return where a place is that is named by the way to it."""
    way = {letter: int(count) for letter, count in re.findall(r"([nesw])(\d+)", place)}
    return way.get("e", 0) - way.get("w", 0), way.get("s", 0) - way.get("n", 0)


class Halls(Situation):
    """A table laid out as a test needs it: heroes without cards in the start room, seat 0 about to act.

    Empty rooms lie around the start room, and one room card is left, so that the game goes on.
    """

    def __init__(self, seats: int = 2, *, start: str = "red", seed: int | str = 1, **options: Any) -> None:
        super().__init__(GAME.new(seats, seed, {"start": start, **options}))
        table = self.table
        table.agenda.clear()
        self.stack(LEFT)
        for place, room in zip(("n1", "e1", "s1", "w1"), CROSSES, strict=True):
            self.lay(place, room)
        self.act(0)

    @property
    def table(self) -> Catacombs:
        """The state, by its own type."""
        state = self.match.state
        assert isinstance(state, Catacombs)
        return state

    # Laying out

    def act(self, seat: int = 0, actions: int = 0) -> None:
        """Let a seat begin its action phase, whatever was going on."""
        table = self.table
        table.agenda.clear()
        table.fights, table.chests, table.table = [], [], []
        begin_turn(table, seat)
        table.turn.phase = ACTIONS
        if actions:
            table.turn.actions = actions
        table.push(seat, [Act(), StartEquip(), Equip(), NextTurn()])
        self.ready()

    def turn(self, seat: int = 0) -> None:
        """Let the whole turn of a seat begin, whatever was going on."""
        table = self.table
        table.agenda.clear()
        before = table.order[table.order.index(seat) - 1]
        table.push(before, [NextTurn()])
        self.ready()

    def field(self, place: str) -> int:
        """Return the number of a field."""
        return self.table.chart.at(*spot(place))

    def option(self, word: str) -> str:
        """Return an option with its place as it is offered: `walk@n1` is `walk:` and the number of that field."""
        kind, _, place = word.partition("@")
        return f"{kind}:{self.field(place)}" if place else word

    def do(self, *words: str, seat: int | None = None) -> None:
        """Give answers; places are written as `walk@n1`."""
        for word in words:
            super().do(self.option(word), seat=seat)

    def refuse(self, word: str, reason: str | None = None, seat: int | None = None) -> None:
        """Assert that an answer is refused; places are written as `walk@n1`."""
        super().refuse(self.option(word), reason, seat)

    def places(self, kind: str, seat: int | None = None) -> list[str]:
        """Return where the offered options of a kind lead, sorted."""
        fields = [int(word.partition(":")[2]) for word in self.offers(f"{kind}:", seat)]
        return sorted(self.table.chart.name(field) for field in fields)

    def lay(self, place: str, room: str, turns: int = 0) -> None:
        """Lay a room somewhere, whether it fits or not; its card leaves the stack."""
        table, number = self.table, ROOM[room]
        table.gone = [each for each in table.gone if each != number]
        if number in table.rooms.cards():
            self.stack(*[ROOMS[each].id for each in table.rooms.seen(0)[::-1] if each != number])
        table.chart.lay(self.field(place), number, turns)
        if number in FLAG_ROOMS:
            table.flags[FLAG_ROOMS.index(number)] = Flag()
            table.flags[FLAG_ROOMS.index(number)].field = self.field(place)
        self.came_up.add(room)

    def stack(self, *rooms: str) -> None:
        """Leave only these rooms in the stack, from the top down, known to nobody; the others are out of the game."""
        table = self.table
        lying = [tile // 4 for tile in table.chart.lying if tile != NONE]
        left = [ROOM[room] for room in rooms]
        table.gone = [number for number in range(len(ROOMS)) if number not in lying and number not in left]
        table.rooms, table.drawn = Stack([]), []
        for number in reversed(left):
            table.rooms.put_on_top(number, 0)
        table.backs = [ROOMS[number].back for number in reversed(left)]
        for flag, number in zip(table.flags, FLAG_ROOMS, strict=True):
            if number not in lying:
                flag.status = SUPPLY if number in left else 4

    def hero(self, seat: int = 0, **what: Any) -> Hero:
        """Lay out one hero: `at` a place; `hand`, `gifts` by ids; `weapon`, `armour` by id."""
        hero = self.table.heroes[seat]
        if "at" in what:
            hero.field = self.field(what.pop("at"))
        for name in ("hand", "gifts"):
            if name in what:
                self.fetch(*what[name])
                setattr(hero, name, cards(*what.pop(name)))
        for name in ("weapon", "armour"):
            if name in what:
                self.fetch(what[name])
                setattr(hero, name, CARD[what.pop(name)])
        assert not what, what
        hero.hand += [card for card in hero.gifts if card not in hero.hand]
        return hero

    def fetch(self, *ids: str) -> None:
        """Take cards out of wherever they lie."""
        self.came_up.update(ids)
        table = self.table
        for number in cards(*ids):
            tier = table.card(number).tier
            pile = table.piles[tier].cards()
            if number in pile:
                pile.remove(number)
                table.piles[tier] = Stack(pile)
            table.discard = [card for card in table.discard if card != number]
            for hero in table.heroes:
                hero.hand = [card for card in hero.hand if card != number]

    def flag(self, room: str, status: str, team: int = NONE, holder: int = NONE) -> None:
        """Lay out the flag of a room: `supply`, `taking` or `stolen` by a holder, `placed` in a colour."""
        table = self.table
        number = FLAG_ROOMS.index(ROOM[room])
        flag = table.flags[number]
        flag.status, flag.team, flag.holder = STATUS[status], team, holder
        if status == "taking":
            table.heroes[holder].capturing = number
        if status == "stolen":
            table.heroes[holder].carried.append(number)
            self.mark(table.chart.name(flag.field))

    def mark(self, *places: str) -> None:
        """Put X tokens into rooms."""
        self.table.marks = sorted({*self.table.marks, *(self.field(place) for place in places)})

    def pile(self, tier: str, *ids: str) -> None:
        """Leave only these cards in a stack, from the top down; the others are discarded."""
        table, number = self.table, TIERS.index(tier)
        self.fetch(*ids)
        rest = table.piles[number].cards()
        table.discard = [*table.discard, *rest]
        table.piles[number] = Stack([])
        for card in reversed(cards(*ids)):
            table.piles[number].put_on_top(card, 0)

    def discard(self, *ids: str) -> None:
        """Lay cards on the discard pile, and nothing else."""
        table = self.table
        for tier in range(len(TIERS)):
            back = [card for card in table.discard if table.card(card).tier == tier]
            table.piles[tier].shuffle_in(back)
        table.discard = []
        self.fetch(*ids)
        table.discard = cards(*ids)

    def discard_also(self, *ids: str) -> None:
        """Lay more cards on the discard pile."""
        self.fetch(*ids)
        self.table.discard = [*self.table.discard, *cards(*ids)]

    # Forcing chance

    def fates(self, *values: int) -> None:
        """Decide which fate cards are drawn next, by their values."""
        table = self.table
        planned = [value for stream, value in table.chance.forced if stream == FATE_STREAM]
        left = [card for card in table.fate.cards() if card not in planned] + table.spent
        for value in values:
            card = next(card for card in left if FATE_VALUES[card] == value)
            left.remove(card)
            self.force(FATE_STREAM, card)

    def draws(self, *ids: str) -> None:
        """Decide which treasures are drawn next, each from its stack."""
        self.came_up.update(ids)
        for number in cards(*ids):
            self.force(TREASURE_STREAM + self.table.card(number).tier, number)

    def picks(self, *ids: str) -> None:
        """Decide which cards of a hand chance picks next."""
        self.force(HAND_STREAM, *cards(*ids))

    def rooms(self, *ids: str) -> None:
        """Decide which rooms are drawn next."""
        self.force(ROOM_STREAM, *[ROOM[name] for name in ids])

    # Looking

    def at(self, seat: int = 0) -> str:
        """Return where a figure stands."""
        return self.table.chart.name(self.table.heroes[seat].field)

    def room_at(self, place: str) -> str:
        """Return the room that lies somewhere."""
        return self.table.room(self.field(place)).id

    def hand(self, seat: int = 0) -> list[str]:
        """Return the hand of a hero."""
        return names(self.table.heroes[seat].hand)

    def worn(self, seat: int = 0) -> list[str]:
        """Return the equipment of a hero."""
        return names(self.table.worn(seat))

    def marked(self) -> list[str]:
        """Return the places with an X, sorted."""
        return sorted(self.table.chart.name(field) for field in self.table.marks)

    def flag_at(self, room: str) -> Flag:
        """Return the flag of a room."""
        return self.table.flags[FLAG_ROOMS.index(ROOM[room])]

    def fight(self) -> Fight:
        """Return the fight that is on."""
        return self.table.fight()

    def discarded(self) -> list[str]:
        """Return the discard pile."""
        return names(self.table.discard)

    def ask(self) -> str:
        """Return the name of the question that is open."""
        return type(self.table.agenda[-1].step).__name__ if self.table.agenda else ""

    def actions(self) -> int:
        """Return the actions left."""
        return self.table.turn.actions

    def points(self) -> tuple[int, int]:
        """Return the points of red and blue."""
        return self.table.points(RED), self.table.points(BLUE)

    def passes(self) -> None:
        """Pass in every window that is open."""
        while self.ask() in WINDOWS:
            self.do("pass")

    def result(self) -> Result:
        """Return how the game ended."""
        result = self.match.result
        assert result is not None, "the game goes on"
        return result


WINDOWS = {
    *("FightDeclared", "FightRevealed", "SelfDefeated", "TeamDefeated", "ChestRevealed", "ChestDraw"),
    *("EnemyEnters", "EnemyCard", "EnemyTurn", "FlagTheft", "FlagStolen"),
}


def crowded(card: str) -> Halls:
    """Return six heroes with cards and equipment on a map with all rooms and every X, seat 0 playing a card."""
    t = Halls(6)
    near = sorted(((x, y) for x in range(-3, 4) for y in range(-3, 4)), key=lambda at: (abs(at[0]) + abs(at[1]), at))
    places = [way_to(chart_spot(x, y)) for x, y in near]
    for place, room in zip(places[1:], ROOMS[1:], strict=False):
        t.lay(place, room.id)
    t.stack()
    for at, number in enumerate(FLAG_ROOMS):
        t.flag(ROOMS[number].id, "placed", at % 2)
    t.flag(ROOMS[FLAG_ROOMS[0]].id, "stolen", RED, 1)
    t.mark(*[t.table.chart.name(field) for field in t.table.laid() if t.table.room(field).kind in (CHEST, FLAG)])
    deal(t, card, places)
    t.act(0)
    t.do(f"play:{card}")
    while t.ask() in (*WINDOWS, "PickTarget"):
        t.do(t.offers()[0])
    return t


def deal(t: Halls, card: str, places: Sequence[str]) -> None:
    """Give every hero equipment and five cards, seat 0 one more, and discard the rest."""
    kinds = [[each.id for each in GAME.box.treasures if each.type == type and each.id != card] for type in range(4)]
    played = kinds[2] + kinds[3]
    for seat in range(6):
        hand = [played.pop() for _ in range(5)]
        t.hero(seat, at=places[3 * seat + 2], hand=hand, weapon=kinds[0].pop(), armour=kinds[1].pop())
    t.hero(0, hand=[card, *t.hand(0)])
    t.discard(*kinds[0], *kinds[1], *played)
    t.table.spent = t.table.fate.cards()[:12]
    t.table.fate = Stack(t.table.fate.cards()[12:])


def random_game(seats: int, seed: int, **options: Any) -> Iterator[Catacombs]:
    """Yield the states of a game in which all answers are random."""
    return at_random(GAME.practice_state(seats, seed, options), seed)
