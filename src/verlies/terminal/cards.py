"""What is printed on a card or token, in words."""

from rich.text import Text

from ..core.scene import Face
from .look import TITLE
from .moves import spoken
from .table import Painter


def find(painter: Painter, typed: str) -> list[Face]:
    """Return the faces whose id or name is what was typed, begins with it, or has it inside."""
    wanted = spoken(typed)
    names = [(face, spoken(painter.words.name(face.noun, face.id)), spoken(face.id)) for face in painter.static.faces]
    exact = [face for face, name, ident in names if wanted in (name, ident)]
    begins = [face for face, name, ident in names if name.startswith(wanted) or ident.startswith(wanted)]
    return exact or begins or [face for face, name, _ in names if wanted in name]


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
    head = Text(words.name(face.noun, face.id), style=TITLE)
    if facts:
        head.append(f" – {', '.join(facts)}", style="default")
    text = words.maybe(f"{face.noun}-{face.id}.text")
    return [head, Text(f"  {text}")] if text else [head]
