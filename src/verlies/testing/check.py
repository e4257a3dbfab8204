"""The check every game must pass, with the texts of this installation."""

from collections.abc import Mapping
from typing import Any

from verlies.core import check
from verlies.core.game import Game
from verlies.text import words


def check_game(
    game: Game[Any],
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    decisions: int = 200,
    seed: int = 0,
) -> check.CheckReport:
    """Try every promise of a game at the decisions of random games; a broken one raises `CheckFailed`."""
    return check.check_game(game, seats=seats, options=options, decisions=decisions, seed=seed, texts=words)
