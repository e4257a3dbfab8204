"""The spike trap of the published game, which may be agreed on."""

from verlies.core.agenda import Ask
from verlies.core.option import KIND
from verlies.core.refusal import NOT_OFFERED, Refusal

from . import events
from .gear import kinds_of, spot, take_out
from .harm import bury, lose
from .options import BRAVE, JAM
from .reasons import NOT_YOURS
from .rolls import one_die, throw
from .state import BagState

SPIKE_FAILS = 2


class Spikes(Ask[BagState]):
    """Do you jam the spikes with an item, or step on them?"""

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer every item, and to trust one's luck."""
        return [BRAVE, *[JAM + number for number in kinds_of(state.gear(subject)) if state.item(number).carried()]]

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Give the item up, or roll."""
        if pick != BRAVE:
            jam(state, subject, pick - JAM)
            return
        die = one_die(state)
        state.emit(events.SPIKES, subject, die)
        if die <= SPIKE_FAILS:
            lose(state, subject, throw(state, subject, 1), events.SPIKED)
            bury(state, [subject])

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """One must have it."""
        return state.refusal(NOT_YOURS) if pick - pick % KIND == JAM else NOT_OFFERED


def jam(s: BagState, seat: int, number: int) -> None:
    """Put the spikes out of order for good with an item, which is destroyed."""
    take_out(s, seat, number)
    s.used.append(number)
    s.jammed = True
    s.emit(events.JAMMED, seat, number, spot(s, s.heroes[seat].field))
