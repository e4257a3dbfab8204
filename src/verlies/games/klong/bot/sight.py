"""What the bot makes of its view of KLONG!: how much time is left."""

from typing import Final

from ....families.klong.bot.guesses import LONGEST
from ....families.klong.bot.sight import Sight, rounds_alive
from ..content.ids import FATE_EXTRA, KEY, LAST_FATE
from ..state import NOBODY, KlongState
from .routes import ways_to
from .values import WORTHS

FATE_TURNS: Final = 4.0
"""How many turns everybody has once the first one is out."""
USUAL_PACE: Final = 1.8
"""How many boots a turn others are expected to walk."""


class KlongSight(Sight):
    """What a seat of KLONG! sees."""

    __slots__ = ("key", "state")

    def __init__(self, state: KlongState, seat: int) -> None:
        super().__init__(state, seat, WORTHS)
        self.state = state
        """What is seen, by its own type."""
        self.key = KEY in self.me.tokens


def alive(sight: KlongSight, seat: int) -> float:
    """Return how many rounds a thief lives as long as nobody is out."""
    return rounds_alive(sight, seat, 0)


def alive_under_fate(sight: KlongSight) -> float:
    """Return how many rounds oneself lives once somebody is out, takes no more turns, and lets the dragon come."""
    gone = 1 if sight.state.fate_seat == NOBODY else 0
    more = sight.draws() + FATE_EXTRA[min(sight.state.fate + 1, LAST_FATE - 1)]
    return rounds_alive(sight, sight.seat, more, gone)


def rounds_until_first_falls(sight: KlongSight) -> float:
    """Return when the first of the others falls, if nobody is out yet."""
    return min((alive(sight, seat) for seat in sight.others), default=LONGEST)


def rounds_until_first_leaves(sight: KlongSight) -> float:
    """Return when the first of the others may leave, if nobody is out yet."""
    first = LONGEST
    for seat in sight.others:
        thief = sight.seen.thieves[seat]
        if sight.box.carried(thief.tokens):
            way = ways_to(sight.home(), KEY in thief.tokens, 0).boots[thief.room]
            first = min(first, way / USUAL_PACE)
    return first


def horizon(sight: KlongSight) -> float:
    """Return how many own turns are left after this one.

    Whoever is out first calls fate, which wounds all others. Who has an artifact to lose reckons with that where
    somebody is about to fall; whether somebody leaves is only guessed.
    """
    fated = alive_under_fate(sight)
    if sight.state.fate_seat != NOBODY:
        return min(fated, float(LAST_FATE - 1 - sight.state.fate))
    rounds = alive(sight, sight.seat)
    falls, leaves = rounds_until_first_falls(sight), rounds_until_first_leaves(sight)
    if sight.artifacts() and falls < min(leaves, rounds):
        return falls + min(FATE_TURNS, (1.0 - falls / rounds) * fated)
    return min(rounds, min(falls, leaves) + FATE_TURNS)
