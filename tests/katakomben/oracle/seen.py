"""The program's table beside the oracle's, by the same names, so that they can be compared."""

from collections import Counter
from collections.abc import Iterator

from tests.klong_family.oracle import seen as family
from tests.klong_family.oracle.seen import Names, Pair, held, of_seat
from tests.klong_family.oracle.table import BLACK, GHOST
from verlies.games.katakomben import GAME
from verlies.games.katakomben.table import KatakombenState

from .table import Table, Thief
from .tiles import TILES

COMMON = (BLACK, GHOST)
NAMES = Names(GAME.about.ids, COMMON, noisy=COMMON)
ROOMS = NAMES.of["place"]
TUNNELS = [tunnel.name for tile in TILES.values() for tunnel in tile.tunnels]
LEAPS = ("hop", "waystone", "ride", "blink", "leap", "flute")
SEAT_STEP, TOKEN_STEP = 8, 64
"""How the program writes a room together with a seat or a token."""


def pairs(t: Table, state: KatakombenState) -> Iterator[Pair]:
    """What is to be compared."""
    yield from NAMES.of_table(t, state)
    yield from of_piles(t, state)
    yield from of_maze(t, state)
    if not t.turn.over:
        yield from family.of_turn(t, state)
        yield from of_deeds(t, state)
    for thief in t.thieves:
        yield from of_seat(NAMES.of_thief(thief, state), thief.seat)
        yield from of_seat(of_thief(thief, state), thief.seat)


def of_piles(t: Table, state: KatakombenState) -> Iterator[Pair]:
    lying = [token for each in t.placed.values() for token in each]
    yield "ghosts in the bank", state.bank, t.bank
    yield "captives", NAMES.tokens(state.captives), held(t.captives)
    yield "artifacts left", NAMES.tokens(state.loot.artifacts), dict(Counter(t.stack + lying))


def of_maze(t: Table, state: KatakombenState) -> Iterator[Pair]:
    maze, tiles = state.maze, NAMES.of["tile"]
    lying = {maze.place(field): divmod(lies, 4) for field, lies in enumerate(maze.lying) if lies >= 0}
    placed = {(room, token) for room, each in t.placed.items() for token in each}
    marked = {(room, thief.seat) for thief in t.thieves for room in thief.shrines}
    yield "tiles", {cell: (tiles[kind], turns) for cell, (kind, turns) in lying.items()}, t.maze.at
    yield "open locks", {TUNNELS[number] for number in maze.opened}, t.maze.opened
    yield "cracked rooms", {ROOMS[room] for room in maze.cracked}, t.cracked
    yield "marks", {(ROOMS[each // SEAT_STEP], each % SEAT_STEP) for each in maze.marks}, marked
    yield (
        "artifacts",
        {(ROOMS[each // TOKEN_STEP], NAMES.of["token"][each % TOKEN_STEP]) for each in maze.placed},
        placed,
    )
    yield "tile in hand", tiles[maze.pending] if maze.pending >= 0 else "", t.pending
    yield "tiles of the Depths", {tiles[tile] for tile in maze.deep}, t.deep
    yield "safe tiles", {tiles[tile] for tile in maze.safe}, t.safe


def of_thief(thief: Thief, state: KatakombenState) -> Iterator[Pair]:
    seat = thief.seat
    yield "lockpicks", state.picks[seat], thief.picks
    yield "black stones on the track", state.scars[seat], thief.scars
    yield "damage without stones", state.bare[seat], thief.bare


def of_deeds(t: Table, state: KatakombenState) -> Iterator[Pair]:
    deeds, turn, done = state.deeds, t.turn, t.turn.done
    yield "leaps", sorted(LEAPS[leap] for leap in deeds.leaps), sorted(turn.leaps)
    yield "skill gained", deeds.skill, done["skill"]
    yield "gold gained", deeds.gold, done["gold"]
    yield "monsters beaten", deeds.beaten, done["beaten"]
    yield "captives freed", deeds.freed, done["freed"]
    yield "shrines marked", deeds.marked, done["marked"]
    yield "use of portals", deeds.portal, done["portal"] > 0
    yield "a cave in this turn", deeds.caved, done["cave"] > 0
