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
    """Return how many rounds a thief lives at this rate."""
    fate = sight.state.fate
    more = sight.draws() + FATE_EXTRA[min(fate + 1, LAST_FATE - 1)] if sight.state.fate_seat != NOBODY else 0
    return rounds_alive(sight, seat, more)


def rounds_until_first_out(sight: KlongSight) -> float:
    """Return when the first of the others falls or leaves, if nobody is out yet."""
    first = LONGEST
    for seat in sight.others:
        thief = sight.seen.thieves[seat]
        first = min(first, alive(sight, seat))
        if sight.box.carried(thief.tokens):
            way = ways_to(sight.home(), KEY in thief.tokens, 0).boots[thief.room]
            first = min(first, way / USUAL_PACE)
    return first


def horizon(sight: KlongSight) -> float:
    """Return how many own turns are left after this one."""
    rounds = alive(sight, sight.seat)
    if sight.state.fate_seat != NOBODY:
        return min(rounds, float(LAST_FATE - 1 - sight.state.fate))
    return min(rounds, rounds_until_first_out(sight) + FATE_TURNS)
