"""The board in words: where the reader stands, what lies there and where the ways lead."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from ..core.scene import Link, Scene, Token
from ..core.spread import leaving
from .look import FAINT, WAY, titled
from .moves import spoken
from .table import Painter
from .tiles import SIDES, Tiles, compass


class Surroundings:
    """Tells of one place and the places next to it."""

    def __init__(self, painter: Painter, scene: Scene) -> None:
        self.painter = painter
        self.words = painter.words
        self.scene = scene
        self.tiles = Tiles(painter, scene)

    def here(self) -> str:
        """Return the place of the reader, or an empty string."""
        viewer = self.painter.viewer
        own = (token.place for token in self.scene.tokens if token.seat == viewer >= 0)
        return self.painter.here() or next((place for place in own if place in self.painter.places), "")

    def toward(self, typed: str) -> str:
        """Return what was typed with the place that lies there instead of a direction, or an empty string."""
        here, parts = self.here(), spoken(typed).split()
        if here not in self.tiles.laid:
            return ""
        lie = {spoken(compass(self.words, side)): self.tiles.neighbour(here, side) for side in range(SIDES)}
        found = [lie[part] for part in parts if lie.get(part)]
        return " ".join(lie.get(part) or part for part in parts) if len(found) == 1 else ""

    def own(self) -> list[Text]:
        """Return where the reader is with all ways, or where a piece of theirs lies if they are not on the board."""
        here = self.here()
        if not here or self.painter.here():
            return self.lines(here, self.words.say("ui-here")) if here else []
        piece = next(token for token in self.scene.tokens if token.seat == self.painter.viewer and token.place == here)
        if piece.noun == "pawn":
            return self.lines(here, self.words.say("ui-here"))
        return [titled(self.token(piece), self.place(here, [piece]))]

    def lines(self, place: str, title: str) -> list[Text]:
        """Return a place and its ways, one line each; ways that are told alike only once."""
        first = titled(title, self.place(place))
        if place in self.tiles.laid:
            what = {id: self.place(id) for id in self.painter.places}
            return [first, *self.tiles.ways(place, what)]
        ways = [self.way(link, place) for link in self.links(place)]
        return [first, *{way.plain: way for way in ways}.values()]

    def place(self, place: str, said: Sequence[Token] = ()) -> str:
        """Return a place with its marks and what lies there, but for what was said already."""
        parts = self._region(place) + [self.words.mark(mark) for mark in self.painter.places[place].marks]
        parts += [self.token(token) for token in self.tokens(place) if token not in said]
        parts = self._once(parts, self.words.maybe(f"place-{place}") or "")
        name = self.painter.place(place)
        unlaid = self.tiles.laid and place not in self.tiles.laid
        if unlaid or any(field.open and field.id == place for field in self.scene.fields):
            parts.append(self.words.say("ui-unlaid"))
        return f"{name} – {', '.join(dict.fromkeys(parts))}" if parts else name

    def _once(self, parts: list[str], name: str) -> list[str]:
        """Return what is to be said of a place that is called so: nothing twice, and not what its name says already."""
        said = {each.casefold() for each in (name, name.partition(" (")[0], name.rpartition(": ")[2])}
        once = {part.casefold(): part for part in reversed(parts)}
        return [once[key] for key in dict.fromkeys(part.casefold() for part in parts) if key not in said]

    def _region(self, place: str) -> list[str]:
        region = self.painter.places[place].region
        text = self.words.maybe(f"region-{region}") if region else None
        return [text] if text else []

    def tokens(self, place: str) -> Iterator[Token]:
        """Yield what lies or stands on a place, except the reader's own pawn."""
        for token in self.scene.tokens:
            if token.place == place and not (token.noun == "pawn" and token.seat == self.painter.viewer):
                yield token

    def token(self, token: Token) -> str:
        """Return a piece by its name: a player, or what it shows."""
        if token.noun == "pawn" or (token.seat >= 0 and not token.face):
            return self.words.player(token.seat)
        name = self.words.name(token.noun, token.face)
        return f"{token.count}× {name}" if token.count > 1 else name

    def links(self, place: str) -> Iterator[Link]:
        """Yield the ways that touch a place."""
        links = (*self.painter.links, *leaving(self.painter.static, self.scene))
        return (link for link in links if place in (link.a, link.b))

    def way(self, link: Link, place: str) -> Text:
        """Return one way: where it leads, what it asks for, and what is there."""
        to = link.b if link.a == place else link.a
        closed = link.one_way and link.b == place
        marks = [self.words.mark(mark) for mark in link.marks]
        marks += [self.token(token) for token in self.scene.tokens if token.place in link.via]
        if link.one_way:
            marks.append(self.words.say("ui-one-way-in" if closed else "ui-one-way-out"))
        if link.wraps:
            marks.append(self.words.say("ui-wraps"))
        arrow = "  x " if closed else "  > "
        line = Text(arrow + self.place(to), style=FAINT if closed else "")
        if marks:
            line.append(f"  [{', '.join(marks)}]", style=WAY)
        return line
