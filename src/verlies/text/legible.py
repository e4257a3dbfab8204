"""Whether the texts of a game can be read at all, before anybody is to read them."""

from collections.abc import Iterable
from typing import Any

from ..core.rules import About, Rules
from .bundles import bundle, formatted
from .language import LANGUAGES


def illegible(game: Rules[Any], languages: Iterable[str] = LANGUAGES) -> Exception | None:
    """Return what goes wrong when a game is offered in some languages; None if nothing does."""
    try:
        for language in languages:
            texts = bundle(language, game.about.texts)
            for name in _offered(game.about):
                formatted(texts, name, {})
    except Exception as error:  # texts of strangers may be missing, be no text at all, or go in a circle
        return error
    return None


def _offered(about: About) -> list[str]:
    """Return the names of the texts with which a game is offered."""
    game = f"game-{about.id}"
    settings = [f"setting-{each.name}" for each in about.settings]
    choices = [f"setting-{each.name}-{choice}" for each in about.settings for choice in each.choices]
    return [game, f"{game}.about", *settings, *choices]
