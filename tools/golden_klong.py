"""The golden games of KLONG!: how they are dealt, and how their thieves play; `tools/golden.py` writes them."""

from dataclasses import dataclass

from verlies.core.match import Match
from verlies.core.option import KIND
from verlies.core.rng import Rng
from verlies.families.klong.options import ARTIFACT, BUY, DRINK, END, FIGHT, GOODS, MOVE, PLAY, TAKE, TELEPORT, USE
from verlies.games.klong import GAME
from verlies.games.klong.state import KlongState

FAR = 1000
ORDER = (ARTIFACT, PLAY, TAKE, GOODS, MOVE, TELEPORT, USE, FIGHT, BUY, END, DRINK)
"""What a purposeful thief thinks of first."""


@dataclass(frozen=True)
class Plan:
    """How one golden game is dealt, and how its thieves play."""

    seats: int
    board: str
    seed: int
    purpose: int
    """How many of a hundred answers are given on purpose; the others by chance."""


PLANS = {
    "everybody-escapes-two-front": Plan(2, "front", seed=0, purpose=97),
    "everybody-escapes-three-back": Plan(3, "back", seed=9, purpose=97),
    "one-without-artifact-four-back": Plan(4, "back", seed=4, purpose=85),
    "every-ending-four-front": Plan(4, "front", seed=12, purpose=85),
    "fate-attack-fells-the-last-four-front": Plan(4, "front", seed=4, purpose=97),
    "fifth-space-three-back": Plan(3, "back", seed=1, purpose=85),
    "fall-before-fate-moves-two-back": Plan(2, "back", seed=20, purpose=60),
    "nobody-scores-two-back": Plan(2, "back", seed=7, purpose=20),
    "nobody-scores-three-front": Plan(3, "front", seed=5, purpose=20),
}
"""One for each way a game can end, on both boards, with two to four thieves."""


def played(plan: Plan) -> Match[KlongState]:
    """Return a new match, played to its end as planned."""
    match = GAME.new(plan.seats, plan.seed, {"board": plan.board})
    rng = Rng(plan.seed)
    while not match.over:
        options = match.state.open
        on_purpose = rng.below(100) < plan.purpose
        match.answer(purposeful(match.state) if on_purpose else options[rng.below(len(options))])
    return match


def purposeful(state: KlongState) -> int:
    """Return the answer of a thief who wants an artifact and then out."""
    seat = state.asked
    way = distances(state, seat)
    here = way[state.thieves[seat].room]
    best = (len(ORDER), 0, -1)
    for option in state.open:
        kind, number = option - option % KIND, option % KIND
        if kind in (MOVE, TELEPORT) and way[number] >= here:
            continue
        best = min(best, (ORDER.index(kind) if kind in ORDER else len(ORDER) - 2, -number, option))
    return best[2] if best[2] >= 0 else state.open[0]


def distances(state: KlongState, seat: int) -> list[int]:
    """Return how many tunnels every room is away from the nearest artifact, or from the way out."""
    here = state.board.numbers()
    goals = [number for number in here if state.artifact_of(number) >= 0]
    if state.has_artifact(seat) or not goals:
        goals = [state.board.start]
    way = [0 if number in goals else FAR for number in range(len(state.rooms))]
    changed = True
    while changed:
        before = way[:]
        for number in here:
            for tunnel in state.rooms[number].exits:
                if not tunnel.locks or state.has_key(seat):
                    way[number] = min(way[number], way[tunnel.to] + 1)
        changed = way != before
    return way
