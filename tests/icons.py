"""What is drawn on cards, tiles and boards of a game, and which of it the legend explains."""

import re
from collections.abc import Iterator

from verlies.registry import game
from verlies.server.wire import drawings
from verlies.text.everything import everything

EXPLAINED = r"(?:fact|mark|token|track|status|slot|attribute|attack|side|tier|skill)-[^\"]+"
ICON = re.compile(r'href="#(icon-[^"]+)"')
ORNAMENT = ("icon-rim-", "icon-deck-")
"""What is a frame or the picture of a deck, which stands beside its name."""


def symbols(name: str, ids: str) -> Iterator[tuple[str, str]]:
    """Yield the symbols of a game whose ids match, with what is in them."""
    drawn = drawings.symbols(name)
    text = drawn.body.decode() if drawn else ""
    yield from re.findall(rf'<symbol id="({ids})"[^>]*>(.*?)</symbol>', text, re.DOTALL)


def shown(name: str) -> set[str]:
    """Return the icons on cards, tiles and boards."""
    faces = drawings.faces(name, "en")
    parts = [inside for _, inside in symbols(name, r"(?:tile|room)-[^\"]+")]
    parts += [board.body.decode() for board in drawings.boards(name)] + ([faces.body.decode()] if faces else [])
    found = {icon for part in parts for icon in ICON.findall(part)}
    return {icon for icon in found if not icon.startswith(ORNAMENT)}


def explained(name: str, language: str) -> set[str]:
    """Return the icons that have a text, or are all there is in a symbol that has one."""
    words = everything(language, game(name).about.texts)
    told = {id for id in words if id.startswith("icon-")}
    for id, inside in symbols(name, EXPLAINED):
        if id in words and len(ICON.findall(inside)) == 1:
            told |= set(ICON.findall(inside))
    return told
