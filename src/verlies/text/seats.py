"""What the seats of a match are called before anybody gives them a name: their colours."""

from collections.abc import Mapping, Sequence

from ..core.record import nameless

COLOURS = ("red", "yellow", "green", "blue", "purple", "orange")
PREFIX = "colour:"
AGREED = "colours"
"""The setting in which a game lets people agree on their colours."""


def seat_colours(settings: Mapping[str, str], seats: int) -> list[str]:
    """Return the colour of each seat, as agreed in a setting `colours` or in their usual order."""
    agreed = settings.get(AGREED, "")
    colours = agreed.split(",") if agreed else list(COLOURS)
    return [colours[seat] if seat < len(colours) else COLOURS[seat % len(COLOURS)] for seat in range(seats)]


def seat_names(names: Sequence[str], colours: Sequence[str]) -> list[str]:
    """Return the names of the seats; a nameless one (`P1`) is called by its colour, in any language."""
    return [PREFIX + colours[seat] if name == nameless(seat) else name for seat, name in enumerate(names)]
