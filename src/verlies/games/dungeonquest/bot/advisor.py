"""How a sensible hero plays: to the treasure, and home in time; and how monsters fight."""

from typing import Any

from verlies.core.observe import Advisor, Observation
from verlies.core.option import KIND, PASS
from verlies.core.rng import Rng

from ..content.ids import RANGED
from ..options import (
    ABILITY,
    ATTACK,
    CHOOSE,
    CROSS,
    DISCARD,
    DRAGON,
    DRAW,
    FACE,
    FIGHT,
    FLEE,
    LEAVE,
    MOVE,
    REROLL,
    ROTATE,
    SEARCH,
    SHIFT,
    SIDE,
    SPEND,
    USE,
)
from ..state import DungeonState
from .fight import HERO_ATTACKS, MONSTER_ATTACKS, attack, fighting, running, shoots_first
from .hand import Owner
from .mind import Mind
from .walk import Walker


class DungeonAdvisor(Advisor):
    """Knows how to play DungeonQuest sensibly."""

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        """Return the answer to whatever is asked; what is hidden is guessed anew."""
        options = observation.options
        if len(options) == 1:
            return options[0]
        state = observation.sample(rng)
        assert isinstance(state, DungeonState)
        return answer(state, observation.view.seat, rng, options)


def answer(s: DungeonState, seat: int, rng: Rng, options: list[int]) -> int:
    """Return the answer to the question on top of the agenda."""
    kinds = {option - option % KIND for option in options}
    if ATTACK in kinds:
        return strike(Mind(s, seat, rng))
    if FLEE in kinds:
        return flee(s, seat, options)
    if SPEND in kinds:
        return Owner(s, seat, rng).spend(options)
    if kinds & {MOVE, SEARCH, DRAGON, CROSS}:
        return Walker(s, seat, rng).move(options)
    if FACE in kinds:
        return Walker(s, seat, rng).face(options)
    if kinds & {SIDE, ROTATE}:
        return Walker(s, seat, rng).stand(options)
    return own(Owner(s, seat, rng), options, kinds)


def own(mind: Owner, options: list[int], kinds: set[int]) -> int:
    """Return the answer to a question about cards, abilities or chance."""
    if kinds & {USE, ABILITY}:
        return mind.use(options)
    if DISCARD in kinds:
        return mind.throw_off(options)
    if DRAW in kinds:
        return mind.draw(options)
    if CHOOSE in kinds:
        return max(options, key=mind.find_worth)
    if LEAVE in kinds:
        return LEAVE
    if REROLL in kinds:
        return mind.reroll()
    return options[mind.rng.below(len(options))] if SHIFT in kinds else options[0]


def strike(mind: Mind) -> int:
    """Return an attack in the balance of the outcome table, for hero or monster."""
    if mind.seat != mind.subject:
        return ATTACK + attack(mind.rng, MONSTER_ATTACKS)
    if shoots_first(mind.state, mind.seat):
        return ATTACK + RANGED
    return ATTACK + attack(mind.rng, HERO_ATTACKS)


def flee(s: DungeonState, seat: int, options: list[int]) -> int:
    """Return whether to flee: when that leaves better prospects than fighting on."""
    stay = FIGHT if FIGHT in options else PASS
    return FLEE if running(s, seat) > fighting(s, seat) else stay
