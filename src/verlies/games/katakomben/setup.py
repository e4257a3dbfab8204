"""Setting up the table."""

from collections.abc import Mapping
from typing import Final

from verlies.core.chance import Chance
from verlies.kit.chart import spot
from verlies.kit.tiles import NONE

from ...families.klong.content import GOBLIN, PILES
from ...families.klong.kinds import DUNGEON, Token
from ...families.klong.setup import first_seat, lay_out, open_game
from ...families.klong.state import SETUP, Box
from .content.cards import CARDS
from .content.ids import (
    AMULET,
    BACKPACK,
    CLOAK,
    CROWNS,
    FIRST_PICKS,
    IDOL,
    KIT,
    MAJOR,
    MASTERY,
    MINOR,
    OWN_ARTIFACTS,
    PARTY_STACK,
    PRICE,
    PRISON,
    RAGE_TRACK,
    SAFE_TILES,
)
from .content.party import MORE_MINOR, PARTY_FIRST_RAGE, PARTY_RAGE
from .content.tokens import TOKENS
from .kinds import PARTY, PROMO
from .maze import LOWER, UPPER, Maze
from .options import CHOICES
from .rulemap import ASK_RULES, REFUSALS, SCORE_RULES
from .state import MOST_SEATS
from .table import KatakombenState
from .tileset import TileSet

COLOURS: Final = ("red", "yellow", "green", "blue", "purple", "orange")
SIDES: Final = ("a", "b")
ALONE: Final = 4
"""So many play without the Abenteurergruppe."""
GHOSTS: Final = 5


def box(party: str, cards: str) -> Box:
    """Return what is in the box, with the Abenteurergruppe and promotional cards or without."""
    more = party != "off"
    goods = (BACKPACK, AMULET, KIT, *CROWNS, *([CLOAK] if party == "goods" else []))
    return Box(
        most_seats=MOST_SEATS if more else ALONE,
        cards=CARDS,
        tokens=[_more(token) for token in TOKENS] if more else TOKENS,
        reserve=PILES,
        goblin=GOBLIN,
        minor=MINOR,
        major=MAJOR,
        artifacts=PARTY_STACK if more else OWN_ARTIFACTS,
        backpack=BACKPACK,
        idol=IDOL,
        mastery=MASTERY,
        finds=[],
        prices=dict.fromkeys(goods, PRICE),
        crowns=CROWNS,
        rage=PARTY_RAGE if more else RAGE_TRACK,  # no mutant: as far as we know both are alike
        first_rage={5: PARTY_FIRST_RAGE, 6: PARTY_FIRST_RAGE} if more else {2: 2, 3: 1, 4: 0},
        start_noise=(3, 2, 1, 0, 0, 0),
        choices=CHOICES,
        refusals=REFUSALS,
        ask_rules=ASK_RULES,
        score_rules=SCORE_RULES,
        ghosts=GHOSTS,
        sets=(DUNGEON, *([PARTY] if more else []), *([PROMO] if cards == "promos" else [])),
    )


def _more(token: Token) -> Token:
    """Return a token with the pieces that the Abenteurergruppe adds."""
    copies = token.copies + MORE_MINOR.get(token.id, 0)
    return Token(token.id, copies, token.points, token.kept, token.found, token.use, token.bonus)


PARTIES: Final = ("auto", "off", "goods")
"""What can be agreed: the Abenteurergruppe where five or six play, never, or with its goods."""
FITTING: Final = {"off": tuple(range(2, ALONE + 1)), "goods": tuple(range(ALONE + 1, MOST_SEATS + 1))}
"""Five or six play with the Abenteurergruppe, and only they."""
CARD_SETS: Final = ("own", "promos")
BOXES: Final = {(party, cards): box(party, cards) for party in ("off", "on", "goods") for cards in CARD_SETS}
BOX: Final = BOXES["off", "own"]


def set_up(seats: int, settings: Mapping[str, str], chance: Chance, tiles: TileSet) -> KatakombenState:
    """Return the table before the first turn."""
    start = first_seat(settings["start"], seats, chance)
    side = settings["side"]
    state = KatakombenState()
    state.side = SIDES[chance.below(SETUP, len(SIDES))] if side == "random" else side
    state.colours = tuple(settings["colours"].split(",")[:seats])
    state.party, state.cards = party_of(settings["party"], seats), settings["cards"]
    state.outfit(tiles)
    state.maze = new_maze(tiles, state.side)
    lay_out(state, BOXES[state.party, state.cards], seats, chance, start)
    _fill_bank(state)
    state.log = []
    open_game(state, start)
    return state


def party_of(agreed: str, seats: int) -> str:
    """Return whether the Abenteurergruppe takes part: `off`, `on`, or with its `goods`."""
    if agreed == "goods":
        return agreed
    return "on" if seats > ALONE else "off"


def new_maze(tiles: TileSet, side: str) -> Maze:
    """Return the map with the start tile alone, and the stack beside it."""
    maze = Maze()
    outfit(maze, tiles)
    maze.lying, maze.spots = [NONE, NONE], [spot(0, 0), spot(0, -1)]
    lower, upper = tiles.starts[side]
    maze.lay(LOWER, lower, 0)
    maze.lay(UPPER, upper, 0)
    maze.order = [lower, upper]
    maze.safe, maze.left, maze.deep = tiles.safe[:], SAFE_TILES, tiles.depths[:]
    return maze


def outfit(maze: Maze, tiles: TileSet) -> None:
    """Give a map what is no data of it: the kinds of tiles, and room for ways that are looked up."""
    maze.kinds, maze.tiles, maze.known = tiles.tiles, tiles, {}


def _fill_bank(s: KatakombenState) -> None:
    """Put ghosts, captives and idols where they belong, and give everybody lockpicks."""
    s.bank = s.box.ghosts
    s.captives = s.box.pieces(PRISON)
    s.picks = [FIRST_PICKS] * s.seats
    s.scars, s.bare = [0] * s.seats, [0] * s.seats
    s.loot.idols = sum(room.idols for tile in s.maze.order for room in s.tiles.tiles[tile].rooms)
