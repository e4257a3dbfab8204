"""Tiles that do not lie yet, in words: their rooms, and where one would get from here if they lay in some direction."""

from collections.abc import Iterator

from msgspec.structs import replace
from rich.text import Text

from ..core.scene import Link, Place, Scene, Shown, Token
from ..core.spread import leaving, spread
from .look import titled
from .table import Painter


class Ahead:
    """Tells of tiles with plans that are in hand, or that lie and may be turned."""

    def __init__(self, painter: Painter, scene: Scene) -> None:
        self.painter = painter
        self.words = painter.words
        self.scene = scene
        self.plans = {plan.face: plan for plan in painter.static.plans}

    def lines(self) -> list[Text]:
        """Return a line for every tile in hand that is not shown large: what it is, and its rooms."""
        shown = {(spot.noun, spot.face) for spot in self.scene.spots}
        flat = [token for token in self.scene.ahead if token.flat and token.face in self.plans]
        held = [token for token in flat if (token.noun, token.face) not in shown]
        return [titled(self.words.say("ui-in-hand"), self._tile(token)) for token in held]

    def _tile(self, token: Token) -> str:
        name = self.words.name(token.noun, token.face)
        inside = ", ".join(self._room(place).removeprefix(f"{name}: ") for place in self._rooms(token.face))
        return f"{name} – {inside}" if inside else name

    def _room(self, place: Place) -> str:
        """Return a room with what is printed in it, as far as its name does not say that."""
        name = self.painter.place(place.id)
        marks = [self.words.mark(mark) for mark in place.marks]
        told = [mark for mark in marks if mark.casefold() not in name.casefold()]
        kind = name.rpartition(": ")[2]
        more = next((mark for mark in told if mark.casefold().startswith(kind.casefold())), "")
        if more:
            told.remove(more)
            name = name.removesuffix(kind) + more
        return f"{name} ({', '.join(told)})" if told else name

    def _rooms(self, face: str) -> list[Place]:
        """Return the rooms of a tile, wherever it may come to lie; what has no name, like a lock, is none."""
        places = self.plans[face].places
        rooms = [replace(place, id=face if len(places) == 1 else f"{face}.{place.id}") for place in places]
        return [room for room in rooms if self.words.maybe(f"place-{room.id}")]

    def _is_in(self, place: str, face: str) -> bool:
        return place == face or place.startswith(f"{face}.")

    def _laid(self, face: str, turned: int) -> Scene:
        """Return the scene as it would be if a tile lay so."""
        rest = tuple(token for token in self.scene.tokens if not (token.flat and token.face == face))
        lying = next(
            (t for t in (*self.scene.tokens, *self.scene.ahead) if t.flat and t.face == face and t.place), None
        )
        tile = () if lying is None else (replace(lying, id=face, turned=turned),)
        return replace(self.scene, tokens=(*rest, *tile))

    def would_lead(self, shown: Shown) -> str:
        """Return where the ways from here into a tile would lead if it lay so, and where one gets on from there."""
        if shown.face not in self.plans:
            return ""
        then, here = self._laid(shown.face, shown.turned), self.painter.here()
        links = (*spread(self.painter.static, then)[1], *leaving(self.painter.static, then))
        if self._is_in(here, shown.face):
            return self._on(here, "", links)
        entries = [(_beyond(link, here), link) for link in links if here in (link.a, link.b)]
        if shown.into is not None:
            parts = [self._chosen(room, entries, here, links) for room in shown.into]
        else:
            parts = [self._entry(room, link, here, links) for room, link in entries if self._is_in(room, shown.face)]
        return "; ".join(dict.fromkeys(parts)) or self.words.say("ui-leads-nowhere")

    def _chosen(self, room: str, entries: list[tuple[str, Link]], here: str, links: tuple[Link, ...]) -> str:
        """Return a room that the chosen way leads to, perhaps through a portal, where no way on the map leads."""
        drawn = [link for to, link in entries if to == room]
        return self._entry(room, drawn[0] if len(drawn) == 1 else Link(here, room), here, links)

    def _entry(self, room: str, link: Link, here: str, links: tuple[Link, ...]) -> str:
        """Return a room one would get to, and where its other ways lead."""
        if link.one_way and link.b == here:
            return self.words.say("ui-leads-against", room=self.painter.place(room))
        return self.words.say("ui-leads", room=self.painter.place(room), on=self._on(room, here, links))

    def _on(self, room: str, here: str, links: tuple[Link, ...]) -> str:
        """Return where one gets on from a room, besides back here."""
        ways = dict.fromkeys(self._onwards(room, here, links))
        return self.words.say("ui-leads-on", ways=", ".join(ways)) if ways else self.words.say("ui-leads-end")

    def _onwards(self, room: str, here: str, links: tuple[Link, ...]) -> Iterator[str]:
        for link in links:
            to = _beyond(link, room)
            if room in (link.a, link.b) and to != here and not (link.one_way and link.b == room):
                marks = ", ".join(self.words.mark(mark) for mark in link.marks)
                yield f"{self.painter.place(to)} [{marks}]" if marks else self.painter.place(to)


def _beyond(link: Link, place: str) -> str:
    """Return the other end of a way."""
    return link.b if link.a == place else link.a
