"""Setting up: decks, heroes, runes, towers and the first player."""

from collections.abc import Mapping

from verlies.core.agenda import Ask
from verlies.core.chance import Chance
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.core.stack import Stack

from . import events
from .boards import CELLS, HALL_CELLS, TOWERS
from .content.box import BOX
from .content.ids import DECK_STREAM, DRAWN, NONE, RUNE, SETUP
from .moves import Torchlight
from .options import HERO, TOWER
from .reasons import HERO_TAKEN, TAKEN
from .state import DungeonState, Hero, Terms
from .tiles import FIRST_PRINTED, ROOMS
from .turn import NextTurn

HERO_IDS = [hero.id for hero in BOX.heroes]
SWITCHES = ("respawn", "torchlight", "expel", "texts")
OTHERWISE = (("house", "monsters", "house"), ("hidden_runes", "runes", "hidden"), ("blocked_waits", "blocked", "waits"))
"""Terms that hold where a setting has this value."""


# Settings


def terms_of(settings: Mapping[str, str], seats: int) -> Terms:
    """Return what was agreed."""
    switches = {name: settings[name] == "on" for name in SWITCHES}
    others = {term: settings[name] == word for term, name, word in OTHERWISE}
    return Terms(None, {"solo": seats == 1, **switches, **others})


# The table


def set_up(seats: int, settings: Mapping[str, str], chance: Chance) -> DungeonState:
    """Return the table before the first question."""
    first = chance.below(SETUP, seats) if settings["start"] == "random" else int(settings["start"])
    state = empty_table(seats, terms_of(settings, seats), chance, first)
    state.log = []
    order = [(first + i) % seats for i in range(seats)]
    for seat in order:
        deal_rune(state, seat)
    state.push(first - 1, [NextTurn()])
    lay_out(state, order)
    take_heroes(state, order, settings["heroes"])
    return state


def empty_table(seats: int, terms: Terms, chance: Chance, first: int) -> DungeonState:
    """Return the table with all decks and nobody on it."""
    state = DungeonState()
    state.seats = seats
    state.chance = chance
    state.box = BOX
    state.terms = terms
    state.heroes = [Hero() for _ in range(seats)]
    state.decks = [deck_of(number) for number in range(DRAWN)]
    state.discards = [[] for _ in range(DRAWN)]
    state.tiles = Stack([number for number, room in enumerate(ROOMS) for _ in range(room.copies)])
    state.map = printed_rooms()
    state.first = state.active = first
    return state


def deck_of(deck: int) -> Stack:
    """Return a shuffled deck."""
    return Stack([number for number, card in enumerate(BOX.cards) if card.deck == deck for _ in range(card.copies)])


def printed_rooms() -> list[int]:
    """Return the board with its printed rooms."""
    board = [NONE] * CELLS
    for at, cell in enumerate((*TOWERS, *HALL_CELLS)):
        board[cell] = (FIRST_PRINTED + at) * 4
    return board


def deal_rune(s: DungeonState, seat: int) -> None:
    """Deal one rune to a hero."""
    number = s.decks[RUNE].draw(s.chance, DECK_STREAM + RUNE)
    s.heroes[seat].runes.append(number)
    if s.terms.hidden_runes:
        s.emit(events.RUNE, seat, number, seen=1 << seat)
    else:
        s.emit(events.RUNE, seat, number)


def lay_out(s: DungeonState, order: list[int]) -> None:
    """Put the questions for the towers on the agenda, and with torchlight the first tiles."""
    if s.terms.torchlight:
        for seat in reversed(order):
            s.push(seat, [Torchlight()])
    for seat in reversed(order):
        s.push(seat, [ChooseTower()])


def take_heroes(s: DungeonState, order: list[int], wanted: str) -> None:
    """Give everybody a hero: by chance, by choice in turn, or as agreed."""
    if wanted == "choose":
        for seat in reversed(order):
            s.push(seat, [ChooseHero()])
        return
    left = list(range(len(HERO_IDS)))
    for seat in order:
        kind = s.chance.take(SETUP, left) if wanted == "random" else HERO_IDS.index(wanted.split(",")[seat])
        take_hero(s, seat, kind)


def take_hero(s: DungeonState, seat: int, kind: int) -> None:
    """Give somebody a hero."""
    s.heroes[seat].kind = kind
    s.emit(events.HERO, seat, kind, s.life_left(seat))


class ChooseHero(Ask[DungeonState]):
    """Which hero do you play?"""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer the heroes nobody has."""
        taken = [hero.kind for hero in state.heroes]
        return [HERO + kind for kind in range(len(HERO_IDS)) if kind not in taken]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Take it."""
        take_hero(state, subject, pick - HERO)

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """Somebody has it."""
        return state.refusal(HERO_TAKEN) if pick - HERO in [hero.kind for hero in state.heroes] else NOT_OFFERED


class ChooseTower(Ask[DungeonState]):
    """In which tower do you begin?"""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer the towers without a hero."""
        return [TOWER + cell for cell in TOWERS if not state.occupied(cell, seat)]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Stand there."""
        state.stand(subject, pick - TOWER)
        state.emit(events.TOWER, subject, pick - TOWER)

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """Somebody is there."""
        return state.refusal(TAKEN) if pick - TOWER in TOWERS else NOT_OFFERED
