"""The golden games of Katakomben: how they are dealt, and how their thieves play; `tools/golden.py` writes them."""

from dataclasses import dataclass

from tools.golden_plan import Plan as Shared
from verlies.bots.greedy import Greedy
from verlies.core.match import Match
from verlies.core.observe import observe
from verlies.core.option import KIND
from verlies.core.rng import Rng
from verlies.families.klong.options import BUY, FIGHT, MOVE, PLAY, TELEPORT, USE
from verlies.games.katakomben import GAME
from verlies.games.katakomben.table import KatakombenState


@dataclass(frozen=True)
class Plan(Shared):
    """How one golden game is dealt, and how its thieves play."""

    hoarders: int = 0
    """How many thieves, the last seats, stay where they are and take what the row has."""


PLANS = {
    "everybody-escapes-three-b": Plan(3, seed=5, purpose=97, settings={"side": "b", "cards": "promos"}),
    "everybody-escapes-four-a": Plan(4, seed=4, purpose=97, settings={"side": "a"}),
    "one-escapes-one-in-the-depths-two-a": Plan(2, seed=4, purpose=97, settings={"side": "a"}),
    "every-ending-five-a": Plan(5, seed=0, purpose=70, settings={"side": "a"}),
    "most-escape-six-b": Plan(6, seed=3, purpose=97, settings={"side": "b", "party": "goods"}),
    "the-bag-is-empty-two-a": Plan(2, seed=0, purpose=25, settings={"side": "a"}),
    "the-row-stays-empty-four-b": Plan(4, seed=7, purpose=97, settings={"side": "b"}, hoarders=3),
    "nobody-scores-three-b": Plan(3, seed=1, purpose=25, settings={"side": "b"}),
    "nobody-scores-four-a": Plan(4, seed=44, purpose=25, settings={"side": "a", "cards": "promos"}),
}
"""One for each way a game can end, on both sides of the start tile, with two to six thieves."""


def played(plan: Plan) -> Match[KatakombenState]:
    """Return a new match, played to its end as planned."""
    match = GAME.new(plan.seats, plan.seed, plan.settings)
    rng, bot = Rng(plan.seed), Greedy(GAME)
    while not match.over:
        seat = match.state.asked
        options = hoarded(match) if seat >= plan.seats - plan.hoarders else match.state.open
        on_purpose = options is match.state.open and rng.below(100) < plan.purpose
        observed = observe(GAME, match.state, seat)
        match.answer(bot.choose(observed, rng) if on_purpose else options[rng.below(len(options))])
    return match


def hoarded(match: Match[KatakombenState]) -> list[int]:
    """Return what a hoarder would do: empty the row, else play cards, and walk only if there is nothing else."""
    options, row = match.state.open, match.state.dungeon.row
    taken = [each for each in options if kind(each) in (BUY, USE, FIGHT) and each % KIND in row]
    played = [each for each in options if kind(each) == PLAY]
    staying = [each for each in options if kind(each) not in (MOVE, TELEPORT)]
    return taken or played or staying or options


def kind(option: int) -> int:
    """Return the kind of an option."""
    return option - option % KIND
