"""Whether a game can be offered: its texts can be read and its seats be told, before anybody is to choose it."""

from collections.abc import Iterable
from typing import Any

from ..core.errors import FOREIGN
from ..core.rules import About, Rules
from ..core.teams import are_several
from .bundles import bundle, formatted
from .language import LANGUAGES


def illegible(game: Rules[Any], languages: Iterable[str] = LANGUAGES) -> BaseException | None:
    """Return what goes wrong when a game is offered in some languages; None if nothing does."""
    try:
        sides_of(game)
        for language in languages:
            texts = bundle(language, game.about.texts)
            for name in _offered(game.about):
                formatted(texts, name, {})
    except FOREIGN as error:  # texts of strangers may be missing, be no text at all, or go in a circle
        return error
    return None


def sides_of(game: Rules[Any]) -> dict[str, list[int]]:
    """Return the team of each seat, by the number of seats, where there are several teams if nothing is agreed."""
    agreed = {setting.name: setting.default for setting in game.about.settings}
    low, high = game.about.seats
    sides = {str(seats): list(game.teams(agreed, seats)) for seats in range(low, high + 1)}
    return {seats: teams for seats, teams in sides.items() if are_several(teams)}


def _offered(about: About) -> list[str]:
    """Return the names of the texts with which a game is offered."""
    game = f"game-{about.id}"
    settings = [f"setting-{each.name}" for each in about.settings]
    choices = [f"setting-{each.name}-{choice}" for each in about.settings for choice in each.choices]
    return [game, f"{game}.about", *settings, *choices]
