"""Matches played at random, with a take-back now and then."""

from typing import Any

from verlies.core.match import Match
from verlies.core.rng import Rng


def play(match: Match[Any], answers: int, seed: int = 0) -> Match[Any]:
    """Give answers at random, with a take-back now and then."""
    rng = Rng(seed)
    for _ in range(answers):
        if match.over:
            break
        pending = match.state.pending()
        seat = pending[rng.below(len(pending))]
        options = match.state.options_of(seat)
        match.answer(options[rng.below(len(options))], seat)
        if match.can_undo(seat) and not rng.below(4):
            match.undo(seat)
    return match
