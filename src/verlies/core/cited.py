"""What is cited: a rule by its id, or what stands on a thing itself.

A card may say more than the rules do, and where they part, the card is right. So it can stand wherever a rule stands,
as `text:card-sneak`, in tables with gaps: `text:card-{card}`. `text/catalogue.py` puts either into words.
"""

from typing import Final

TEXT: Final = "text:"
"""Comes before a thing, by noun and id, whose own text is cited."""


def text_of(thing: str) -> str:
    """Return the citation of a thing's own text."""
    return TEXT + thing


def thing_of(cited: str) -> str:
    """Return the thing whose own text is cited, or nothing if it is a rule."""
    return cited[len(TEXT) :] if cited.startswith(TEXT) else ""
