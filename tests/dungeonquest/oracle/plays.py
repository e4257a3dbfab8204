"""Pieces of play that lead to each other in a circle, by name: a move enters a room, which may lead to a move."""

from collections.abc import Callable
from typing import Any

from .asks import Asking

PIECES: dict[str, Callable[..., Asking[None]]] = {}
"""What is known by name; `turn` fills it."""


def go_on(name: str, *what: Any, **how: Any) -> Asking[None]:
    """Go on with a piece of play."""
    yield from PIECES[name](*what, **how)
