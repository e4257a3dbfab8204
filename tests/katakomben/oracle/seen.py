"""The program's table beside the oracle's, by the same names, so that they can be compared."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from verlies.core.stack import EDGE, SEEN, card_of
from verlies.games.katakomben import GAME
from verlies.games.katakomben.table import KatakombenState

from .table import BLACK, ESCAPED, FALLEN, GHOST, INSIDE, Table, Thief
from .tiles import TILES

Pile = dict[str, int]
Pair = tuple[str, object, object]
"""What it is, what the program has, and what the oracle has."""

IDS = GAME.about.ids
CARDS, TOKENS, ROOMS = IDS["card"], IDS["token"], IDS["place"]
TUNNELS = [tunnel.name for tile in TILES.values() for tunnel in tile.tunnels]
STATUS = (INSIDE, ESCAPED, FALLEN)
LEAPS = ("hop", "waystone", "ride", "blink", "leap", "flute")
SEAT_STEP, TOKEN_STEP = 8, 64
"""How the program writes a room together with a seat or a token."""


def differences(t: Table, state: KatakombenState, in_turn: bool) -> list[str]:
    """Every difference as a sentence."""
    pairs = [*of_table(t, state), *of_maze(t, state), *(of_turn(t, state) if in_turn else ())]
    for thief in t.thieves:
        pairs += ((f"{name} of seat {thief.seat}", *both) for name, *both in of_thief(thief, state))
    return [f"{name}: the program has {theirs}, the oracle {own}" for name, theirs, own in pairs if theirs != own]


def held(pile: Mapping[str, int]) -> Pile:
    """A pile without what is not in it."""
    return {name: count for name, count in pile.items() if count}


@lru_cache(10_000)
def counted(numbers: tuple[int, ...], kind: str) -> Pile:
    """A pile of the program by names; most piles stay the same for long."""
    return dict(Counter(IDS[kind][card_of(number)] for number in numbers if number != EDGE))


def cards(numbers: Iterable[int]) -> Pile:
    return counted(tuple(numbers), "card")


def tokens(numbers: Iterable[int]) -> Pile:
    return counted(tuple(numbers), "token")


def stones(counts: list[int]) -> Pile:
    kinds = [*map(str, range(len(counts) - 2)), BLACK, GHOST]
    return held(dict(zip(kinds, counts, strict=True)))


def of_table(t: Table, state: KatakombenState) -> Iterator[Pair]:
    dungeon, dragon, loot = state.dungeon, state.dragon, state.loot
    lying = [token for each in t.placed.values() for token in each]
    yield "whose turn it is", state.active, t.active
    yield "row", [CARDS[card] if card >= 0 else "" for card in dungeon.row], t.row
    yield "dungeon deck", cards(dungeon.deck.cells), held(t.deck)
    yield "dungeon discard", cards(dungeon.discard), held(t.discard)
    yield "reserve", dungeon.reserve, list(t.reserve.values())
    yield "rage", dragon.rage, t.rage
    yield "area", stones(dragon.area), held(t.area)
    yield "bag", stones(dragon.bag), held(t.bag)
    yield "stones aside", stones(dragon.aside), held(t.aside)
    yield "ghosts in the bank", state.bank, t.bank
    yield "small secrets", tokens(loot.minor), held(t.minor)
    yield "large secrets", tokens(loot.major), held(t.major)
    yield "captives", tokens(state.captives), held(t.captives)
    yield "artifacts left", tokens(loot.artifacts), dict(Counter(t.stack + lying))
    yield "idols", loot.idols, t.idols
    yield "markers", loot.mastery, t.mastery
    yield "goods", tokens(state.goods), held(t.goods)
    yield "boxed cards", cards(state.boxed_cards), held(t.boxed_cards)
    yield "boxed tokens", tokens(state.boxed_tokens), held(t.boxed_tokens)


def of_maze(t: Table, state: KatakombenState) -> Iterator[Pair]:
    maze, tiles = state.maze, IDS["tile"]
    lying = {maze.place(field): divmod(lies, 4) for field, lies in enumerate(maze.lying) if lies >= 0}
    placed = {(room, token) for room, each in t.placed.items() for token in each}
    marked = {(room, thief.seat) for thief in t.thieves for room in thief.shrines}
    yield "tiles", {cell: (tiles[kind], turns) for cell, (kind, turns) in lying.items()}, t.maze.at
    yield "open locks", {TUNNELS[number] for number in maze.opened}, t.maze.opened
    yield "cracked rooms", {ROOMS[room] for room in maze.cracked}, t.cracked
    yield "marks", {(ROOMS[each // SEAT_STEP], each % SEAT_STEP) for each in maze.marks}, marked
    yield "artifacts", {(ROOMS[each // TOKEN_STEP], TOKENS[each % TOKEN_STEP]) for each in maze.placed}, placed
    yield "tile in hand", tiles[maze.pending] if maze.pending >= 0 else "", t.pending
    yield "tiles of the Depths", {tiles[tile] for tile in maze.deep}, t.deep
    yield "safe tiles", {tiles[tile] for tile in maze.safe}, t.safe


def of_thief(thief: Thief, state: KatakombenState) -> Iterator[Pair]:
    seat = thief.seat
    theirs = state.thieves[seat]
    yield "deck", cards(theirs.deck.cells), held(thief.deck + Counter(thief.top))
    yield "top of the deck", [CARDS[card_of(cell)] for cell in theirs.deck.cells if cell >= SEEN], thief.top
    yield "hand", cards(theirs.hand), held(thief.hand)
    yield "discard pile", cards(theirs.discard), held(thief.discard)
    yield "play area", cards(theirs.played), held(thief.played)
    yield "tokens", tokens(theirs.tokens), held(thief.tokens)
    yield "room", ROOMS[theirs.room], thief.room
    yield "gold", theirs.gold, thief.gold
    yield "lockpicks", state.picks[seat], thief.picks
    yield "stones", theirs.supply, thief.supply
    yield "damage", theirs.damage, thief.damage
    yield "black stones on the track", state.scars[seat], thief.scars
    yield "damage without stones", state.bare[seat], thief.bare
    yield "status", STATUS[theirs.status], thief.status


def of_turn(t: Table, state: KatakombenState) -> Iterator[Pair]:
    theirs, deeds, turn, done = state.turn, state.deeds, t.turn, t.turn.done
    yield "skill", theirs.skill, turn.skill
    yield "swords", theirs.swords, turn.swords
    yield "boots", theirs.boots, turn.boots
    yield "teleports", theirs.teleports, turn.teleports
    yield "negative noise in store", theirs.credit, turn.credit
    yield "exhaustion", theirs.exhausted and not theirs.steady, turn.exhausted and not turn.steady
    yield "caves without harm", theirs.steady, turn.steady
    yield "tunnels without harm", theirs.unharmed, turn.unharmed
    yield "leaps", sorted(LEAPS[leap] for leap in deeds.leaps), sorted(turn.leaps)
    yield "noise made", theirs.clank, done["clank"]
    yield "skill gained", deeds.skill, done["skill"]
    yield "gold gained", deeds.gold, done["gold"]
    yield "monsters beaten", deeds.beaten, done["beaten"]
    yield "captives freed", deeds.freed, done["freed"]
    yield "shrines marked", deeds.marked, done["marked"]
    yield "use of portals", deeds.portal, done["portal"] > 0
    yield "a cave in this turn", deeds.caved, done["cave"] > 0
