"""The open question and its numbered options."""

from collections.abc import Sequence

from rich.table import Table as Columns
from rich.text import Text

from ..core.scene import Prompt, Scene
from ..text import Words
from .fit import packed
from .look import NUMBER, TITLE
from .offers import Offer


def question(words: Words, scene: Scene, prompt: Prompt) -> str:
    """Return what is asked of the reader, or who else is asked."""
    if scene.seat not in prompt.seats:
        return words.waiting(prompt.seats)
    return f"{words.player(scene.seat)}: {words.question(scene, prompt, scene.seat)}"


def listed(offered: Sequence[Offer]) -> list[Text]:
    """Return the options one to a line, with their numbers."""
    return [Text(f"{offer.number}: {offer.line}") for offer in offered]


def grouped(offered: Sequence[Offer], width: int) -> Columns:
    """Return the options with their numbers, one row for each kind."""
    grid = Columns.grid(padding=(0, 1))
    grid.add_column(style=TITLE, no_wrap=True)
    grid.add_column()
    kinds: dict[str, list[Offer]] = {}
    for offer in offered:
        kinds.setdefault(offer.choice.kind, []).append(offer)
    room = width - max(len(offer.title) for offer in offered) - 3
    for group in kinds.values():
        grid.add_row(group[0].title, packed([_numbered(offer) for offer in group], room, "  "))
    return grid


def _numbered(offer: Offer) -> Text:
    return Text.assemble((str(offer.number), NUMBER), " ", offer.short)
