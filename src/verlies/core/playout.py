"""The fast loop: play a state to its end with random answers."""

from .rng import Rng
from .state import State


def playout(state: State, rng: Rng, cap: int) -> int:
    """Answer at random until the game is over or `cap` decisions were made; return their number."""
    count = 0
    while state.agenda and count < cap:
        options = state.open
        state.answer(state.asked, options[rng.below(len(options))])
        count += 1
    return count
