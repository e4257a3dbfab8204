"""How players look: a symbol and a colour for each seat, told apart without the colour."""

from rich.text import Text

SYMBOLS = "▲■●◆★✚"
COLOURS = ("#D55E00", "#F0E442", "#009E73", "#56B4E9", "#CC79A7", "#E69F00")

TITLE = "bold cyan"
NUMBER = "bold green"
FAINT = "dim"
ALARM = "bold red"


def symbol(seat: int) -> str:
    """Return the symbol of a seat."""
    return SYMBOLS[seat % len(SYMBOLS)] if seat >= 0 else "·"


def colour(seat: int) -> str:
    """Return the colour of a seat."""
    return COLOURS[seat % len(COLOURS)] if seat >= 0 else "white"


def player(seat: int, name: str) -> Text:
    """Return a player's symbol and name in its colour."""
    return Text(f"{symbol(seat)} {name}", style=colour(seat))


def titled(title: str, body: Text | str) -> Text:
    """Return a line with a title in front."""
    return Text.assemble((f"{title}: ", TITLE), body)
