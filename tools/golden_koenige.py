"""The golden games of Könige der Katakomben: how they are dealt and played; `tools/golden.py` writes them."""

from tools.golden_plan import Plan
from verlies.bots.greedy import Greedy
from verlies.core.match import Match
from verlies.core.rng import Rng
from verlies.games.koenige import GAME
from verlies.games.koenige.state import Catacombs

SHORT = {"length": "short"}
PLANS: dict[str, Plan] = {
    "capture-two-short": Plan(2, 2, 95, SHORT),
    "last-room-two-full": Plan(2, 4, 95),
    "two-conquests-two-short": Plan(2, 1, 80, SHORT),
    "conquest-three-full": Plan(3, 2, 95),
    "fight-three-short": Plan(3, 1, 95, SHORT),
    "decree-three-short": Plan(3, 10, 95, SHORT),
    "fight-four-full": Plan(4, 3, 95),
    "shared-hero-four-short": Plan(4, 3, 95, {**SHORT, "odd": "shared_hero"}),
    "keep-x-four-short": Plan(4, 1, 95, {**SHORT, "keep_x": "on"}),
    "capture-five-full": Plan(5, 1, 95),
    "fight-six-short": Plan(6, 3, 95, SHORT),
    "broken-off-two-short": Plan(2, 0, 0, {**SHORT, "rounds": "15"}),
}
"""One for each way a game can end and each variant, with two to six heroes."""


def played(plan: Plan) -> Match[Catacombs]:
    """Return a new match, played to its end as planned."""
    match = GAME.new(plan.seats, plan.seed, plan.settings)
    rng, bot = Rng(plan.seed), Greedy(GAME)
    while not match.over:
        seat = match.state.asked
        options = match.state.open
        on_purpose = rng.below(100) < plan.purpose
        match.answer(bot.choose(match.observe(seat), rng) if on_purpose else options[rng.below(len(options))], seat)
    return match
