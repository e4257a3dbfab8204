"""What is offered, as it is printed, and which of it somebody meant by what they typed."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..core.scene import Choice, Prompt
from ..text import Words
from .ahead import Ahead
from .moves import begins, matching, same
from .table import Painter
from .tiles import shape

UNNAMED = ("", "number")
"""What an option is about where that alone would say nothing: beside its own number it is told by its sentence."""


@dataclass(frozen=True)
class Offer:
    """One option of an open question with all that is printed of it."""

    number: int
    choice: Choice
    line: str
    """It in a list: a sentence with all that is known of it, and its price."""
    text: str
    """The sentence alone."""
    title: str
    """The title of its kind in a picture, or an empty string."""
    short: str
    """What stands beside that title."""
    plain: str
    """The sentence of this option where no other question has words of its own for it."""

    @property
    def titled(self) -> str:
        """It as a row of a picture has it: the title of its kind, then what stands beside that."""
        return f"{self.title} {self.short}" if self.title else self.short


def offers(painter: Painter, prompt: Prompt) -> list[Offer]:
    """Return what a question offers, in order."""
    return [_offer(painter, prompt.ask, number, choice) for number, choice in enumerate(prompt.choices, 1)]


def _offer(painter: Painter, ask: str, number: int, choice: Choice) -> Offer:
    words = painter.words
    line, title = line_of(painter, choice, ask), words.maybe(f"kind-{choice.kind}") or ""
    short = _short(painter, choice) if title and choice.target and choice.noun not in UNNAMED else line
    return Offer(number, choice, line, words.option(choice, ask), title, short, words.option(choice))


def line_of(painter: Painter, choice: Choice, ask: str) -> str:
    """Return an option as a sentence with its price, and what would lie there or be reached."""
    text = " – ".join([painter.words.choice(choice, ask), *_shape(painter, choice)])
    return f"{text} ({painter.words.marks(choice.cost)})" if choice.cost else text


def _short(painter: Painter, choice: Choice) -> str:
    """Return an option beside the title of its kind: just what it is about, its price, and what is known of it."""
    words = painter.words
    name = painter.place(choice.target) if choice.noun == "place" else words.name(choice.noun, choice.target)
    price = [words.maybe(f"mark-{mark.kind}.short", value=mark.value) or words.mark(mark) for mark in choice.cost]
    told = [", ".join(price), *(words.note(note) for note in choice.notes), *_shape(painter, choice)]
    inside = "; ".join(part for part in told if part)
    return f"{name} ({inside})" if inside else name


def _shape(painter: Painter, choice: Choice) -> list[str]:
    shown = choice.shows
    if shown is None:
        return []
    face = painter.face(shown.noun, shown.face, shown.turned)
    if face.sides:
        return [shape(painter.words, face)]
    leads = Ahead(painter, painter.scene).would_lead(shown) if painter.scene is not None else ""
    return [leads] if leads else []


# What was meant

NUMBERED = re.compile(r"(?:(?P<title>\D.*?) )?#?(?P<number>[0-9]+)[.):]*")
"""A number as people type it, perhaps with the title of its row before it: `3`, `3.`, `#3`, `buy 3`."""
READINGS: tuple[Callable[[Offer], str], ...] = (
    lambda offer: offer.line,
    lambda offer: offer.titled,
    lambda offer: offer.text,
    lambda offer: offer.choice.id,
    lambda offer: offer.short,
)
"""How an offer may be named to the letter, the clearest first."""
SENTENCES: tuple[Callable[[Offer], str], ...] = (
    lambda offer: offer.text,
    lambda offer: offer.plain,
    lambda offer: offer.line,
)
"""In which sentences an offer is looked for by some of its words: with what is known of it only if that is needed."""


def named(typed: str, offered: Sequence[Offer]) -> list[Offer]:
    """Return the offers that are called just so, wherever they are printed; several if they are called alike."""
    fitting = (
        [offer for offer in offered if same(typed, f"{number(offer)} {said(offer)}")]
        for number in (_no_number, _number)
        for said in READINGS
    )
    return next((found for found in fitting if found), [])


def number_in(typed: str) -> int:
    """Return the number that was typed and nothing else, -1 if that was something else."""
    found = NUMBERED.fullmatch(typed)
    return int(found["number"][:4]) if found and not found["title"] else -1


def in_row(typed: str, offered: Sequence[Offer]) -> list[Offer]:
    """Return the offer of a number behind the title of a row, then those of that row that have the number in words.

    A number of another row comes twice, so that it is asked back: nobody knows which of both was the slip.
    """
    found = NUMBERED.fullmatch(typed)
    if not found or not found["title"] or not any(begins(found["title"], offer.title) for offer in offered):
        return []
    here = [offer for offer in offered if offer.number == int(found["number"][:4])]
    row = [offer for offer in offered if begins(found["title"], offer.title)]
    told = [offer for offer in row if found["number"] in re.findall("[0-9]+", offer.text) and offer not in here]
    return [*here, *(offer for offer in here if offer not in row), *told] if here else []


def _no_number(_offer: Offer) -> str:
    return ""


def _number(offer: Offer) -> str:
    return str(offer.number)


def meant(typed: str, offered: Sequence[Offer], words: Words) -> list[Offer]:
    """Return the offers that fit what was typed, from the strictest reading that fits any."""
    exact = named(typed, offered)
    if exact:
        return exact
    for said in SENTENCES:
        found = matching(typed, ((offer, offer.choice, said(offer)) for offer in offered), words)
        if found:
            return found
    return []
