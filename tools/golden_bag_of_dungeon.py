"""The golden games of Bag of Dungeon: how they are dealt, and how their heroes play; `tools/golden.py` writes them."""

from tools.golden_plan import Plan
from verlies.bots import bot
from verlies.core.match import Match
from verlies.core.observe import observe
from verlies.core.rng import Rng
from verlies.games.bag_of_dungeon import GAME
from verlies.games.bag_of_dungeon.state import BagState

PLANS = {
    "won-by-two": Plan(2, seed=1),
    "won-by-four": Plan(4, seed=2),
    "lost-by-two": Plan(2, seed=22, purpose=25),
    "won-alone": Plan(4, seed=6, settings={"variant": "solo"}),
    "lost-alone": Plan(4, seed=31, purpose=25, settings={"variant": "solo"}),
    "two-get-out": Plan(3, seed=43, settings={"variant": "each"}),
    "three-are-buried": Plan(4, seed=46, settings={"variant": "each"}),
    "nobody-gets-out": Plan(3, seed=41, purpose=30, settings={"variant": "each"}),
    "strict-edges": Plan(3, seed=10, settings={"edges": "strict", "heroes": "choose"}),
    "only-all-alike-count": Plan(4, seed=11, settings={"pasch": "all_equal"}),
    "the-dragon-is-enough": Plan(3, seed=12, settings={"win": "dragon"}),
    "monsters-charge": Plan(3, seed=13, settings={"charge": "on", "spikes": "on", "twelve": "junction"}),
}
"""One for each way a game can end, one for each variant, and one for each rule switch."""


def played(plan: Plan) -> Match[BagState]:
    """Return a new match, played to its end as planned."""
    match = GAME.new(plan.seats, plan.seed, plan.settings)
    rng, player = Rng(plan.seed), bot("greedy", GAME)
    while not match.over:
        seat = match.state.pending()[0]
        options = match.state.options_of(seat)
        on_purpose = rng.below(100) < plan.purpose
        answer = (
            player.choose(observe(GAME, match.state, seat), rng) if on_purpose else options[rng.below(len(options))]
        )
        match.answer(answer, seat)
    return match
