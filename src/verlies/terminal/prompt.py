"""The open question and its numbered options."""

from rich.table import Table as Columns
from rich.text import Text

from ..core.scene import Choice, Prompt
from ..text import Words
from .fit import packed
from .look import NUMBER, TITLE
from .table import Painter
from .tiles import shape


def question(words: Words, prompt: Prompt, viewer: int) -> str:
    """Return what is asked of the reader, or who else is asked."""
    if viewer not in prompt.seats:
        return words.waiting(prompt.seats)
    own = words.maybe(f"ask-{prompt.ask}-{prompt.case}") if prompt.case else None
    text = own or words.maybe(f"ask-{prompt.ask}") or words.say("ask-anything")
    return f"{words.player(viewer)}: {text}"


def label(painter: Painter, choice: Choice, ask: str) -> str:
    """Return an option as a sentence with its price, and the shape of what would lie there."""
    text = " – ".join([painter.words.choice(choice, ask), *_shape(painter, choice)])
    return f"{text} ({painter.words.marks(choice.cost)})" if choice.cost else text


def _shape(painter: Painter, choice: Choice) -> list[str]:
    shown = choice.shows
    face = painter.face(shown.noun, shown.face, shown.turned) if shown else None
    return [shape(painter.words, face)] if face and face.sides else []


def listed(painter: Painter, prompt: Prompt) -> list[Text]:
    """Return the options one to a line, with their numbers."""
    return [Text(f"{number}: {label(painter, choice, prompt.ask)}") for number, choice in enumerate(prompt.choices, 1)]


def grouped(painter: Painter, prompt: Prompt, width: int) -> Columns:
    """Return the options with their numbers, one row for each kind."""
    words = painter.words
    grid = Columns.grid(padding=(0, 1))
    grid.add_column(style=TITLE, no_wrap=True)
    grid.add_column()
    kinds: dict[str, list[tuple[int, Choice]]] = {}
    for number, choice in enumerate(prompt.choices, 1):
        kinds.setdefault(choice.kind, []).append((number, choice))
    titles = {kind: words.maybe(f"kind-{kind}") or "" for kind in kinds}
    room = width - max(len(title) for title in titles.values()) - 3
    for kind, group in kinds.items():
        parts = [_numbered(number, _member(painter, prompt.ask, choice, titles[kind])) for number, choice in group]
        grid.add_row(titles[kind], packed(parts, room, "  "))
    return grid


def _numbered(number: int, text: str) -> Text:
    return Text.assemble((str(number), NUMBER), " ", text)


def _member(painter: Painter, ask: str, choice: Choice, title: str) -> str:
    """Return an option beside the title of its kind: just what it is about, what is known of it, and its price."""
    words = painter.words
    if not title or not choice.target:
        return label(painter, choice, ask)
    name = painter.place(choice.target) if choice.noun == "place" else words.name(choice.noun, choice.target)
    short = [words.maybe(f"mark-{mark.kind}.short", value=mark.value) or words.mark(mark) for mark in choice.cost]
    told = [*(words.note(note) for note in choice.notes), *_shape(painter, choice), ", ".join(short)]
    inside = "; ".join(part for part in told if part)
    return f"{name} ({inside})" if inside else name
