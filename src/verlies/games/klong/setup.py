"""Setting up the table."""

from collections.abc import Mapping

from verlies.core.chance import Chance
from verlies.core.errors import BadSetup, closest, listing
from verlies.core.stack import Stack

from .._klong_common import events
from .._klong_common.card import DUNGEON, STARTER
from .._klong_common.deck import arrive, draw
from .._klong_common.noise import make_clank
from .._klong_common.table import (
    DRAGON,
    DUNGEON_DECK,
    GAP,
    HAND,
    ROW,
    SETUP,
    STONES,
    Box,
    Dragon,
    Dungeon,
    Loot,
    Thief,
)
from .board import Board
from .boards import BOARDS, ROOMS
from .cards import CARDS
from .ids import (
    ARTIFACTS,
    BACKPACK,
    BLACK_STONES,
    CROWNS,
    EXPLORE,
    GOBLIN,
    KEY,
    MERCENARY,
    PRICE,
    RAGE_TRACK,
    SECRET_TOME,
)
from .rulemap import ASK_RULES, REFUSALS
from .state import KlongState
from .tokens import MAJOR_SECRETS, MINOR_SECRETS, TOKENS
from .turn import NEXT_TURN

COLOURS = ("red", "yellow", "green", "blue")
START_NOISE = (3, 2, 1, 0)
FIRST_RAGE = {2: 2, 3: 1, 4: 0}
"""The dragon's first space (0 is the first of the track) by number of players."""
ARTIFACTS_OUT = {2: 2, 3: 1, 4: 0}

BOX = Box(
    cards=CARDS,
    tokens=TOKENS,
    reserve=[MERCENARY, EXPLORE, SECRET_TOME],
    goblin=GOBLIN,
    goods=[number for number in (KEY, BACKPACK, *CROWNS) for _ in range(TOKENS[number].copies)],
    crowns=CROWNS,
    price=PRICE,
    rage=RAGE_TRACK,
    refusals=REFUSALS,
    ask_rules=ASK_RULES,
)


def check_colours(value: str, seats: int) -> None:
    """Raise `BadSetup` unless there is a different known colour for every seat."""
    colours = value.split(",")
    for colour in colours:
        if colour not in COLOURS:
            hint = closest(colour, COLOURS)
            raise BadSetup("bad-setting", name="colours", value=value, possible=listing(COLOURS), hint=hint)
    if len(set(colours)) < len(colours) or len(colours) < seats:
        possible = f"{seats} × ({listing(COLOURS)})"
        raise BadSetup("bad-setting", name="colours", value=value, possible=possible)


def set_up(seats: int, settings: Mapping[str, str], chance: Chance) -> KlongState:
    """Return the table before the first turn."""
    start = chance.below(SETUP, seats) if settings["start"] == "random" else int(settings["start"])
    state = _empty_table(seats, settings, chance, start)
    state.log = []
    _remove_artifacts(state)
    _deal_row(state)
    for seat in range(seats):
        draw(state, seat, HAND, events.AT_SETUP)
    for place in range(seats):
        make_clank(state, (start + place) % seats, START_NOISE[place], events.START_NOISE)
    for card in state.dungeon.row:
        arrive(state, start, card, events.AT_SETUP)
    return state


def _empty_table(seats: int, settings: Mapping[str, str], chance: Chance, start: int) -> KlongState:
    state = KlongState()
    state.seats, state.chance = seats, chance
    state.push(start - 1, [NEXT_TURN])
    state.box = BOX
    state.board = BOARDS[settings["board"]]
    state.rooms = state.board.rooms
    state.colours = tuple(settings["colours"].split(",")[:seats])
    state.thieves = [_thief(state.board) for _ in range(seats)]
    state.dungeon = _dungeon()
    state.dragon = _dragon(seats)
    state.loot = _loot(seats, state.board)
    state.goods = BOX.goods[:]
    state.active = start
    return state


def _thief(board: Board) -> Thief:
    thief = Thief()
    thief.deck = Stack([number for number, card in enumerate(CARDS) if card.set == STARTER for _ in range(card.copies)])
    thief.room = board.start
    thief.supply = STONES
    return thief


def _dungeon() -> Dungeon:
    dungeon = Dungeon()
    deck = [number for number, card in enumerate(CARDS) if card.set == DUNGEON for _ in range(card.copies)]
    dungeon.deck = Stack(deck)
    dungeon.row = [GAP] * ROW
    dungeon.reserve = [CARDS[number].copies for number in BOX.reserve]
    return dungeon


def _dragon(seats: int) -> Dragon:
    dragon = Dragon()
    dragon.rage = FIRST_RAGE[seats]
    dragon.area = [0] * seats
    dragon.bag = [0] * DRAGON + [BLACK_STONES]
    dragon.aside = [0] * (DRAGON + 1)
    return dragon


def _loot(seats: int, board: Board) -> Loot:
    loot = Loot()
    here = board.numbers()
    loot.secrets = [room.minor + room.major if number in here else 0 for number, room in enumerate(ROOMS)]
    loot.minor = [number for number, token in enumerate(MINOR_SECRETS) for _ in range(token.copies)]
    offset = len(MINOR_SECRETS)
    loot.major = [offset + number for number, token in enumerate(MAJOR_SECRETS) for _ in range(token.copies)]
    loot.artifacts = ARTIFACTS[:]
    loot.idols = sum(ROOMS[number].idols for number in here)
    loot.mastery = seats
    return loot


def _remove_artifacts(s: KlongState) -> None:
    for _ in range(ARTIFACTS_OUT[s.seats]):
        s.boxed_tokens = [*s.boxed_tokens, s.chance.take(SETUP, s.loot.artifacts)]


def _deal_row(s: KlongState) -> None:
    """Deal six cards without attack symbols; those with one go back into the deck."""
    dungeon = s.dungeon
    rejected: list[int] = []
    for slot in range(ROW):
        card = dungeon.deck.draw(s.chance, DUNGEON_DECK)
        while CARDS[card].attack:
            rejected.append(card)
            card = dungeon.deck.draw(s.chance, DUNGEON_DECK)
        dungeon.row[slot] = card
    dungeon.deck.shuffle_in(rejected)
