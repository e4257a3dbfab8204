"""How players look: a symbol and a colour for each seat, told apart without the colour."""

from collections.abc import Sequence

from rich.text import Text

from ..text import Words

SYMBOLS = "▲■●◆★✚"
SHADES = {
    "red": "#D8352A",
    "yellow": "#F0E442",
    "green": "#009E73",
    "blue": "#56B4E9",
    "purple": "#CC79A7",
    "orange": "#E69F00",
}
"""Colours that most colour-blind people tell apart."""

TITLE = "bold cyan"
NUMBER = "bold green"
FAINT = "dim"
ALARM = "bold red"
SIGN = "magenta"
WAY = "yellow"


class Look:
    """The symbols and colours of the seats of one match."""

    def __init__(self, colours: Sequence[str]) -> None:
        self._colours = [SHADES.get(colour, "white") for colour in colours]

    def symbol(self, seat: int) -> str:
        """Return the symbol of a seat."""
        return SYMBOLS[seat % len(SYMBOLS)] if seat >= 0 else "·"

    def colour(self, seat: int) -> str:
        """Return the colour of a seat."""
        return self._colours[seat] if 0 <= seat < len(self._colours) else "white"

    def player(self, seat: int, name: str) -> Text:
        """Return a player's symbol and name in its colour."""
        return Text(f"{self.symbol(seat)} {name}", style=self.colour(seat))


def team_name(words: Words, team: int) -> Text:
    """Return what a team is called, in its colour."""
    return Text(words.team(team), style=f"bold {SHADES.get(words.team_colour(team), 'white')}")


def titled(title: str, body: Text | str) -> Text:
    """Return a line with a title in front."""
    return Text.assemble((f"{title}: ", TITLE), body)
