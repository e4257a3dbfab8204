"""The open question and its numbered options."""

from rich.table import Table as Columns
from rich.text import Text

from ..core.scene import Choice, Prompt
from ..text import Words
from .fit import packed
from .look import NUMBER, TITLE


def question(words: Words, prompt: Prompt, viewer: int) -> str:
    """Return what is asked of the reader, or who else is asked."""
    if viewer not in prompt.seats:
        return words.waiting(prompt.seats)
    text = words.maybe(f"ask-{prompt.ask}") or words.say("ask-anything")
    return f"{words.player(viewer)}: {text}"


def label(words: Words, choice: Choice, ask: str) -> str:
    """Return an option as a sentence with its price."""
    text = words.option(choice, ask)
    return f"{text} ({words.marks(choice.cost)})" if choice.cost else text


def listed(words: Words, prompt: Prompt) -> list[Text]:
    """Return the options one to a line, with their numbers."""
    return [Text(f"{number}: {label(words, choice, prompt.ask)}") for number, choice in enumerate(prompt.choices, 1)]


def grouped(words: Words, prompt: Prompt, width: int) -> Columns:
    """Return the options with their numbers, one row for each kind."""
    grid = Columns.grid(padding=(0, 1))
    grid.add_column(style=TITLE, no_wrap=True)
    grid.add_column()
    kinds: dict[str, list[tuple[int, Choice]]] = {}
    for number, choice in enumerate(prompt.choices, 1):
        kinds.setdefault(choice.kind, []).append((number, choice))
    titles = {kind: words.maybe(f"kind-{kind}") or "" for kind in kinds}
    room = width - max(len(title) for title in titles.values()) - 3
    for kind, group in kinds.items():
        parts = [_numbered(number, _member(words, prompt.ask, choice, titles[kind])) for number, choice in group]
        grid.add_row(titles[kind], packed(parts, room, "  "))
    return grid


def _numbered(number: int, text: str) -> Text:
    return Text.assemble((str(number), NUMBER), " ", text)


def _member(words: Words, ask: str, choice: Choice, title: str) -> str:
    """Return an option beside the title of its kind: just what it is about, and its price."""
    if not title or not choice.target:
        return label(words, choice, ask)
    name = words.name(choice.noun, choice.target)
    if choice.noun == "place":
        name = f"{choice.target} {name}"
    short = [words.maybe(f"mark-{mark.kind}.short", value=mark.value) or words.mark(mark) for mark in choice.cost]
    return f"{name} ({', '.join(short)})" if short else name
