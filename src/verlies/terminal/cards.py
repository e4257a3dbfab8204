"""What is printed on a card or token, in words."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from ..core.option import Vocabulary
from ..core.scene import Face
from .look import TITLE
from .moves import spoken
from .table import Painter


def find(painter: Painter, typed: str, vocabulary: Vocabulary) -> list[Face]:
    """Return the faces whose id or name is what was typed, begins with it, or has it inside."""
    wanted, faces = spoken(typed), [*painter.static.faces, *_chosen(painter, vocabulary)]
    names = [(face, spoken(painter.words.name(face.noun, face.id)), spoken(face.id)) for face in faces]
    exact = [face for face, name, ident in names if wanted in (name, ident)]
    begins = [face for face, name, ident in names if name.startswith(wanted) or ident.startswith(wanted)]
    return exact or begins or [face for face, name, _ in names if wanted in name]


def _chosen(painter: Painter, vocabulary: Vocabulary) -> Iterator[Face]:
    """Yield what is no card and can be chosen, such as heroes, if something is told of it."""
    known = set(painter.faces)
    for kind in vocabulary.kinds:
        for id in kind.ids:
            if (kind.noun, id) not in known and painter.words.maybe(f"{kind.noun}-{id}.text"):
                known.add((kind.noun, id))
                yield Face(id, kind.noun)


def described(painter: Painter, face: Face) -> list[Text]:
    """Return a face in a few lines: its name, its price and points, and its text."""
    words = painter.words
    facts = []
    if face.banner:
        facts.append(words.say(f"banner-{face.banner}"))
    if face.cost is not None and face.currency:
        facts.append(words.say("card-costs", price=words.say(f"mark-{face.currency}", value=face.cost)))
    if face.points:
        facts.append(words.say("card-points", points=face.points))
    facts += [words.mark(mark) for mark in face.marks]
    text = words.maybe(f"{face.noun}-{face.id}.text")
    head = Text(words.name(face.noun, face.id), style=TITLE)
    if facts:
        head.append(f" – {', '.join(facts)}", style="default")
    return [head, Text(f"  {text}")] if text and not _says(text, facts) else [head]


def _says(text: str, facts: Sequence[str]) -> bool:
    """Return whether a text says nothing but what was told already."""
    return ", ".join(facts).casefold().endswith(text.rstrip(".").casefold())
