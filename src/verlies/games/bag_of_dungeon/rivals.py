"""Each against all: attacking another hero, evading, and leaving the cave."""

from verlies.core.agenda import Ask
from verlies.core.option import KIND
from verlies.core.refusal import NOT_OFFERED, Refusal

from . import events, how
from .content.ids import EVADE_HEALTH, NONE
from .fight import Bout, arrive, move
from .gear import kinds_of
from .harm import bury, hand_trophy, lose
from .options import BLEED, FIGHT, RUN, TROPHY
from .reasons import (
    ATTACK_FAR,
    DRAGON_ALIVE,
    EVADE_TROPHY,
    EVADE_WHERE,
    EXIT_HELD,
    NO_RING,
    NOT_AT_EXIT,
    OK,
    SAFE_START,
    TOGETHER,
)
from .state import FOUGHT, BagState, Fight


def attack_refusal(s: BagState, seat: int, other: int) -> int:
    """Return why a hero cannot attack another one."""
    rival = s.rival_refusal(seat, other)
    if rival != OK:
        return rival
    if other not in s.others_at(seat):
        return ATTACK_FAR
    if s.heroes[seat].field == s.start():
        return SAFE_START
    return s.turn_refusal()


def attack(s: BagState, seat: int, other: int) -> None:
    """Attack another hero, who may evade before the first round; the turn is over either way."""
    strong = 1 << seat if s.turn.strong else 0
    f = s.fight = Fight()
    f.hero, f.rival, f.field, f.strong = seat, other, s.heroes[seat].field, strong
    s.turn.strong = False
    s.emit(events.ATTACKED, seat, other)
    s.push(other, [Evade()])


def evade_targets(s: BagState, seat: int) -> list[int]:
    """Return the connected tiles without a monster."""
    return [to for to in s.neighbours(s.heroes[seat].field) if not s.monster_at(to)]


class Evade(Ask[BagState]):
    """Do you fight, or run to a neighbouring tile? That costs a trophy, or four health."""

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer to stand, and every way out."""
        return [FIGHT, *[RUN + to for to in evade_targets(state, subject)]]

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Fight, or pay for running."""
        if pick == FIGHT:
            state.emit(events.STANDS, subject)
            Bout().begin(state, state.fight.hero)
        else:
            state.push(subject, [PayEvade(pick - RUN)])

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """Say why one cannot run there."""
        to = pick % KIND
        return state.refusal(EVADE_WHERE) if pick - to == RUN else NOT_OFFERED


class PayEvade(Ask[BagState]):
    """Which monster do you give for running, or do you rather bleed?"""

    to: int

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer each trophy, and four health."""
        return [BLEED, *[TROPHY + number for number in kinds_of(state.heroes[subject].trophies)]]

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Pay and go."""
        attacker = state.fight.hero
        state.fight = Fight()
        state.turn.over = FOUGHT
        if pick == BLEED:
            lose(state, subject, EVADE_HEALTH, events.EVADE_HURT)
        else:
            hand_trophy(state, subject, attacker, pick - TROPHY, how.EVADED)
        if state.heroes[subject].health == 0:
            bury(state, [subject], attacker)
        else:
            state.emit(events.EVADED, subject, attacker)
            move(state, subject, self.to, how.EVADED)
            arrive(state, subject)

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """One must have it."""
        return state.refusal(EVADE_TROPHY) if pick - pick % KIND == TROPHY else NOT_OFFERED


# Leaving


def escape_refusal(s: BagState, seat: int) -> int:
    """Return why a hero cannot leave the cave: with the Ring, or after it, by the exit, past no dragon."""
    if not s.versus():
        return TOGETHER
    if s.dragon:
        return DRAGON_ALIVE
    if s.heroes[seat].field != s.exit():
        return NOT_AT_EXIT
    if s.monster_at(s.exit()):
        return EXIT_HELD
    return OK if s.last_turns != NONE or s.bearer() == seat else NO_RING
