"""The golden games of DungeonQuest: how they are dealt, and how their heroes play; `tools/golden.py` writes them."""

from tools.golden_plan import Plan
from verlies.core.match import Match
from verlies.core.option import KIND, PASS
from verlies.core.rng import Rng
from verlies.games.dungeonquest import GAME
from verlies.games.dungeonquest.boards import CELLS, HALL_CELLS, NEIGHBOURS, TOWERS
from verlies.games.dungeonquest.content.ids import DARKNESS, NONE, PIT, TRAP_ROOM
from verlies.games.dungeonquest.options import CROSS, DRAGON, ESCAPE, FIGHT, GROPE, LEAVE, MOVE, SPEND, USE
from verlies.games.dungeonquest.state import DungeonState
from verlies.kit.tiles import WALL

FAR = 1000
UNLIKED = (PIT, TRAP_ROOM, DARKNESS)
"""Rooms that a purposeful hero goes round, if the way is not much longer."""
DETOUR = 4
ORDER = (ESCAPE, LEAVE, DRAGON, MOVE, CROSS, GROPE, FIGHT, SPEND, USE, PASS)
"""What a purposeful hero thinks of first."""


PLANS = {
    "pit-and-blade": Plan(2, seed=49, purpose=88),
    "blade-and-dead-point": Plan(2, seed=66, purpose=88),
    "killed-by-a-monster": Plan(2, seed=96, purpose=88),
    "killed-in-flight": Plan(2, seed=119, purpose=88),
    "killed-by-a-trap": Plan(2, seed=67, purpose=88),
    "killed-by-the-dragon": Plan(2, seed=104, purpose=97),
    "killed-in-the-catacombs": Plan(2, seed=1, purpose=88),
    "killed-at-the-outer-wall": Plan(2, seed=33, purpose=88),
    "killed-by-a-potion": Plan(2, seed=105, purpose=88),
    "sunset-takes-all": Plan(2, seed=4, purpose=88),
    "sunset-takes-one": Plan(2, seed=48, purpose=88),
    "everybody-escapes": Plan(2, seed=12, purpose=97),
    "one-of-four-escapes": Plan(4, seed=4, purpose=97),
    "solo-escape": Plan(1, seed=64, purpose=97),
    "solo-death": Plan(1, seed=5, purpose=97),
    "solo-sunset": Plan(1, seed=48, purpose=97),
    "death-can-wait": Plan(2, seed=21, purpose=97, settings={"respawn": "on"}),
    "torchlight": Plan(2, seed=9, purpose=97, settings={"torchlight": "on"}),
    "house-leads-monsters": Plan(2, seed=10, purpose=92, settings={"monsters": "house"}),
    "hidden-runes": Plan(3, seed=28, purpose=92, settings={"runes": "hidden"}),
    "dragon-drives-out": Plan(2, seed=38, purpose=99, settings={"expel": "on"}),
    "blocked-waits": Plan(4, seed=477, purpose=97, settings={"blocked": "waits"}),
    "treasures-with-texts": Plan(1, seed=282, purpose=95, settings={"texts": "on"}),
    "heroes-chosen": Plan(3, seed=14, purpose=92, settings={"heroes": "choose", "start": "2"}),
}
"""One for each way to die, to escape and to end, one for each variant, and one for each rule switch."""


def played(plan: Plan) -> Match[DungeonState]:
    """Return a new match, played to its end as planned."""
    match = GAME.new(plan.seats, plan.seed, plan.settings)
    rng = Rng(plan.seed)
    while not match.over:
        state = match.state
        seat = state.pending()[0]
        options = state.options_of(seat)
        on_purpose = rng.below(100) < plan.purpose
        match.answer(purposeful(state, seat, rng) if on_purpose else options[rng.below(len(options))], seat)
    return match


def purposeful(state: DungeonState, seat: int, rng: Rng) -> int:
    """Return the answer of a hero who wants a treasure and then out."""
    options = state.options_of(seat)
    ranked = [(ORDER.index(option - option % KIND), option) for option in options if is_wanted(state, seat, option)]
    if not ranked:
        return options[rng.below(len(options))]
    first = min(rank for rank, _ in ranked)
    best = [option for rank, option in ranked if rank == first]
    if ORDER[first] != MOVE or len(best) == 1:
        return best[-1]
    way = distances(state, seat)
    return min(best, key=lambda option: way[option % KIND])


def is_wanted(state: DungeonState, seat: int, option: int) -> bool:
    """Return whether a purposeful hero thinks of an answer at all."""
    kind = option - option % KIND
    return kind in ORDER and not (kind == DRAGON and state.treasures(seat))


def distances(state: DungeonState, seat: int) -> list[int]:
    """Return how far every field is from the treasure, or with a treasure from the way out."""
    goals = TOWERS if state.treasures(seat) else HALL_CELLS
    way = [0 if cell in goals else FAR for cell in range(CELLS)]
    changed = True
    while changed:
        before = way[:]
        for cell in range(CELLS):
            for side, to in enumerate(NEIGHBOURS[cell]):
                if to != NONE and is_open(state, cell, side) and is_open(state, to, (side + 2) % 4):
                    way[cell] = min(way[cell], way[to] + price(state, to))
        changed = way != before
    return way


def is_open(state: DungeonState, cell: int, side: int) -> bool:
    """Return whether one could come through a side of a field, as far as it is known."""
    return state.map[cell] == NONE or state.exit_of(cell, side) != WALL


def price(state: DungeonState, cell: int) -> int:
    """Return what it costs to enter a field."""
    return DETOUR if state.room_kind(cell) in UNLIKED or cell in state.monsters else 1
