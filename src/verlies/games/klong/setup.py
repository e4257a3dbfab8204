"""Setting up the table."""

from collections.abc import Mapping

from verlies.core.chance import Chance

from ...families.klong.content import GOBLIN, PILES
from ...families.klong.setup import first_seat, lay_out, open_game
from ...families.klong.state import SETUP, Box
from .boards import BOARDS, ROOMS
from .content.cards import CARDS
from .content.ids import (
    ARTIFACTS,
    BACKPACK,
    CROWNS,
    IDOL,
    KEY,
    MAJOR_SECRET,
    MASTERY,
    MINOR_SECRET,
    PRICE,
    RAGE_TRACK,
)
from .content.tokens import MAJOR_SECRETS, MINOR_SECRETS, TOKENS
from .options import CHOICES
from .rulemap import ASK_RULES, REFUSALS, SCORE_RULES
from .state import KlongState

COLOURS = ("red", "yellow", "green", "blue")
ARTIFACTS_OUT = {2: 2, 3: 1, 4: 0}

BOX = Box(
    most_seats=4,
    cards=CARDS,
    tokens=TOKENS,
    reserve=PILES,
    goblin=GOBLIN,
    minor=list(range(len(MINOR_SECRETS))),
    major=list(range(len(MINOR_SECRETS), len(MINOR_SECRETS) + len(MAJOR_SECRETS))),
    artifacts=ARTIFACTS,
    backpack=BACKPACK,
    idol=IDOL,
    mastery=MASTERY,
    finds=[MINOR_SECRET, MAJOR_SECRET, IDOL],
    prices=dict.fromkeys((KEY, BACKPACK, *CROWNS), PRICE),
    crowns=CROWNS,
    rage=RAGE_TRACK,
    first_rage={2: 2, 3: 1, 4: 0},
    start_noise=(3, 2, 1, 0),
    choices=CHOICES,
    refusals=REFUSALS,
    ask_rules=ASK_RULES,
    score_rules=SCORE_RULES,
)


def set_up(seats: int, settings: Mapping[str, str], chance: Chance) -> KlongState:
    """Return the table before the first turn."""
    start = first_seat(settings["start"], seats, chance)
    state = KlongState()
    state.board = BOARDS[settings["board"]]
    state.rooms = state.board.rooms
    state.colours = tuple(settings["colours"].split(",")[:seats])
    lay_out(state, BOX, seats, chance, start)
    state.log = []
    _fill_rooms(state)
    open_game(state, start)
    return state


def _fill_rooms(s: KlongState) -> None:
    """Put secrets and idols where they belong; some artifacts stay in the box."""
    here = s.board.numbers()
    loot = s.loot
    loot.secrets = [room.minor + room.major if number in here else 0 for number, room in enumerate(ROOMS)]
    loot.idols = sum(ROOMS[number].idols for number in here)
    for _ in range(ARTIFACTS_OUT[s.seats]):
        s.boxed_tokens = [*s.boxed_tokens, s.chance.take(SETUP, loot.artifacts)]
