# mypyc: interpreted
"""Brush: words, signs and pieces, which all parts of a picture are made of."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, Protocol

from ...core.art import Art, Point
from ...core.scene import Card, Choice, Fact, Scene, Static
from ..letters import fit
from ..svg import circle, group, needed, rect, use
from ..svg import text as letters
from .art import TABLE

SIDE: Final = 232.0
"""How wide a panel is."""
GAP: Final = 10.0
SEATS: Final = ("#d8352a", "#f0e442", "#009e73", "#56b4e9", "#cc79a7", "#e69f00")
"""The colours of seats whose pieces do not bring their own, after Okabe and Ito."""


class Texts(Protocol):
    """The reader's words, as `verlies.text` has them."""

    def maybe(self, name: str, /, **facts: str | int) -> str | None:
        """Return a text, or None if there is none."""

    def name(self, noun: str, thing: str | int) -> str:
        """Return what a thing is called."""

    def player(self, seat: int) -> str:
        """Return what a seat is called."""


class Block(NamedTuple):
    """A drawing with its height, to be stacked."""

    drawing: str
    height: float


class Brush:
    """Draws small things of one scene: signs, pieces, numbers."""

    def __init__(self, scene: Scene, static: Static, art: Art, text: Texts) -> None:
        self.scene, self.static = scene, static
        self.art, self.text = art, text
        self.symbols = art.symbols()

    def choices(self) -> list[Choice]:
        """Return everything the viewer may choose."""
        return [choice for prompt in self.scene.prompts for choice in prompt.choices]

    # Words

    def word(self, name: str) -> str:
        """Return a text, its short form if it has one, or its id."""
        return self.text.maybe(f"{name}.short") or self.text.maybe(name) or name.partition("-")[2]

    def title_of(self, noun: str, id: str) -> str:
        """Return the name of a thing, or its id."""
        return self.text.maybe(f"{noun}-{id}") or id

    # Symbols

    def sign(self, name: str, x: float, y: float, size: float, turned: int = 0) -> str:
        """Return a symbol in a square, by quarter turns about its middle, or nothing if there is none."""
        turn = f"rotate({90 * turned} {x + size / 2:g} {y + size / 2:g})" if turned else None
        return use(name, x, y, size, size, transform=turn) if name in self.symbols else ""

    def seat_sign(self, seat: int, x: float, y: float, size: float) -> str:
        """Return the colour and shape of a seat, or its number."""
        face = next((token.face for token in self.scene.tokens if token.noun == "pawn" and token.seat == seat), "")
        shown = self.sign(f"seat-{face}", x, y, size)
        number = letters(x + size / 2, y + size * 0.78, str(seat + 1), size * 0.8, text_anchor="middle")
        disc = circle(x + size / 2, y + size / 2, size / 2, fill=SEATS[seat % len(SEATS)])
        return shown or disc + group(number, fill=TABLE("page"), font_weight="bold")

    def piece(self, noun: str, face: str, x: float, y: float, size: float) -> str:
        """Return a token around a point: its symbol, or a disc with the first letters of its name."""
        shown = self.sign(f"{noun}-{face}", x - size / 2, y - size / 2, size)
        if shown:
            return shown
        short = self.title_of(noun, face)[:2]
        disc = circle(x, y, size / 2, fill=TABLE("panel"), stroke=TABLE("accent"), stroke_width=2)
        return disc + letters(x, y + size * 0.16, short, size * 0.45, text_anchor="middle", font_weight="bold")

    def owned(self, seat: int, drawing: str) -> str:
        """Return a piece in the colour of its owner, if it has one and asks for it."""
        used = seat >= 0 and any("var(--seat," in self.symbols[name] for name in needed(drawing, self.symbols))
        return group(drawing, style=f"--seat:{SEATS[seat % len(SEATS)]}") if used else drawing

    def count(self, amount: int, x: float, y: float, size: float) -> str:
        """Return a small number for more than one."""
        if amount < 2:
            return ""
        disc = circle(x, y, size / 2, fill=TABLE("accent"), stroke=TABLE("page"), stroke_width=1.5)
        tall = size * (0.78 if amount < 10 else 0.62)
        number = letters(x, y + tall * 0.36, str(amount), tall, text_anchor="middle", font_weight="bold")
        return disc + group(number, fill=TABLE("page"))

    # Grounds and lines

    def card_board(self, height: float, active: bool) -> str:
        """Return the ground of a panel."""
        line = TABLE("accent" if active else "panel-line")
        return rect(0, 0, SIDE, height, 8, fill=TABLE("panel"), stroke=line, stroke_width=2.5 if active else 1.2)

    def wide_fact(self, fact: Fact, y: float) -> str:
        """Return a fact on a line of its own: sign, name and number, and whom it is about if that is said."""
        whose = f" – {self.text.player(fact.seat)}" if fact.seat >= 0 else ""
        name, size = fit(self.word(fact.name()) + whose, 152, (14, 13, 12, 11, 10), 1)
        number = letters(SIDE - 14, y + 18, amount(fact), 16, font_weight="bold", text_anchor="end")
        return self.sign(fact.name(), 12, y, 24) + letters(43, y + 17, name[0], size, fill=TABLE("soft")) + number


def grid(cards: Sequence[Card], columns: int, first: Point, step: float) -> Iterator[tuple[Card, float, float]]:
    """Yield cards with their places in rows."""
    for turn, card in enumerate(cards):
        yield card, first[0] + step * (turn % columns), first[1] + step * (turn // columns)


def amount(fact: Fact) -> str:
    """Return the number of a fact, and of how much it is."""
    return f"{fact.value}/{fact.limit}" if fact.limit else f"{fact.value} {fact.unit}".rstrip()
