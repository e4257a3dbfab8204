"""Set-up: teams, order, stacks, the first four rooms, and the first hands."""

from collections.abc import Mapping

from verlies.core.agenda import Ask, Step
from verlies.core.chance import Chance
from verlies.core.errors import BadSetup
from verlies.core.option import KIND
from verlies.core.refusal import Refusal
from verlies.core.stack import Stack
from verlies.kit.chart import empty_chart

from . import events, how
from .content.ids import (
    BLUE,
    BRONZE,
    FIRST_HAND,
    GONE,
    IRON,
    ORDER_STREAM,
    RED,
    SIDES,
    TEAMS,
    TIERS,
    TREASURE_STREAM,
    WOOD,
)
from .flags import START_FIELD
from .kinds import Box
from .options import ROOM
from .reasons import MUST_LAY_FIRST, NOT_DRAWN
from .state import Catacombs, Flag, Hero, Terms
from .tiles import Lay, start_sides, take_room
from .turn import NextTurn

ODD = {"more_actions": (3, 5), "shared_hero": (4, 6)}
"""More actions are for three or five seats; a shared hero makes three or five people four or six seats."""


def check_start(start: str, odd: str, seats: int) -> None:
    """Raise `BadSetup` if the smaller team were to begin; blue is the smaller one."""
    if start == TEAMS[BLUE] and (seats % 2 or odd == "shared_hero"):
        raise BadSetup("bad-setting", name="start", value=start, possible="red, random")


def terms_of(settings: Mapping[str, str], seats: int) -> Terms:
    """Return what was agreed."""
    terms = Terms()
    terms.short = settings["length"] == "short"
    terms.more = seats % 2 == 1
    terms.shared = settings["odd"] == "shared_hero"
    terms.keep_x = settings["keep_x"] == "on"
    terms.rounds = 0 if settings["rounds"] == "off" else int(settings["rounds"])
    terms.cards = settings["cards"]
    return terms


def first_team(start: str, terms: Terms, seats: int, chance: Chance) -> int:
    """Return the team that begins; a larger team always does."""
    if seats % 2 or terms.shared:
        return RED
    return chance.below(ORDER_STREAM, 2) if start == "random" else TEAMS.index(start)


def order_of(first: int, seats: int) -> list[int]:
    """Return the seats in turn order: those who face each other one after the other, the first team before."""
    return [
        pair + (first + at) % 2 for pair in range(0, seats, 2) for at in range(2) if pair + (first + at) % 2 < seats
    ]


def set_up(box: Box, seats: int, settings: Mapping[str, str], chance: Chance) -> Catacombs:
    """Return the table before the first room is laid."""
    state = Catacombs()
    state.seats, state.chance, state.box, state.log = seats, chance, box, []
    state.terms = terms_of(settings, seats)
    first = first_team(settings["start"], state.terms, seats, chance)
    state.order = order_of(first, seats)
    state.heroes = [Hero() for _ in range(seats)]
    state.counted = [0] * len(SIDES)
    lay_out(state)
    state.emit(events.BEGINS, state.order[0], first)
    last = state.order[-1]
    state.push(last, [FirstRooms(), FirstHands(), NextTurn()])
    return state


def lay_out(s: Catacombs) -> None:
    """Lay the start room and make the stacks."""
    s.chart = empty_chart(s.box.rooms)
    s.chart.lay(START_FIELD, 0, 0)
    wood = [number for number, room in enumerate(s.box.rooms) if room.back == WOOD]
    iron = [number for number, room in enumerate(s.box.rooms) if room.back == IRON and not s.terms.short]
    s.rooms, s.backs = Stack(iron), [IRON] * len(iron) + [WOOD] * len(wood)
    s.rooms.put_pool_on_top(wood)
    s.flags = [Flag() for _ in s.box.flag_rooms]
    for flag, room in zip(s.flags, s.box.flag_rooms, strict=True):
        if room not in wood and room not in iron:
            flag.status = GONE
    cards = s.box.sets[s.terms.cards]
    s.piles = [Stack([card for card in cards if s.card(card).tier == tier]) for tier in range(len(TIERS))]
    s.fate = Stack(list(range(len(s.box.fate))))


class FirstRooms(Step[Catacombs]):
    """The last in turn order draws four rooms."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Draw one for each side of the start room."""
        for _ in start_sides(state):
            room = take_room(state)
            state.emit(events.DREW_ROOM, subject, room, how.SET_UP)
            state.drawn.append(room)
        state.push(subject, [FirstRoom()])


class FirstRoom(Ask[Catacombs]):
    """Which of the four rooms is laid next?"""

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer those that are left."""
        return [ROOM + room for room in state.drawn]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Ask where; then go on with the next one."""
        state.push(subject, [Lay(pick - ROOM, how.SET_UP), FirstRoom()])

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """It was not drawn; and laid they must be."""
        return state.refusal(NOT_DRAWN if pick // KIND * KIND == ROOM else MUST_LAY_FIRST)


class FirstHands(Step[Catacombs]):
    """Everybody draws three bronze cards."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Deal them."""
        for seat in state.order:
            for _ in range(FIRST_HAND):
                card = state.piles[BRONZE].draw(state.chance, TREASURE_STREAM + BRONZE)
                state.heroes[seat].hand.append(card)
                state.reveal(1 << seat)
                state.emit(events.DEALT, seat, card, BRONZE, 1 << seat)
