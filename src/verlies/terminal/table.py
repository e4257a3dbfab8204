"""What lies on the table, in words: panels, tracks and zones of any scene."""

from collections.abc import Iterable, Sequence

from rich.table import Table as Columns
from rich.text import Text

from ..core.scene import Card, Face, Fact, Panel, Scene, Static, Track, Zone
from ..text import Words
from . import look


class Painter:
    """Draws the things on the table in one language."""

    def __init__(self, words: Words, static: Static, viewer: int, bots: Sequence[str] = ()) -> None:
        self.words = words
        self.static = static
        self.viewer = viewer
        self.bots = bots
        """Who controls each seat; `human` or the name of a bot."""
        self.faces = {(face.noun, face.id): face for face in static.faces}
        self.places = {place.id: place for place in static.places}

    # Players

    def player(self, seat: int) -> str:
        """Return a player's name with what it is: the reader, or a bot."""
        name = self.words.player(seat)
        if seat == self.viewer:
            return f"{name} ({self.words.say('ui-you')})"
        bot = self.bots[seat] if 0 <= seat < len(self.bots) else "human"
        return name if bot == "human" else f"{name} ({bot})"

    def place(self, place: str) -> str:
        """Return a place with its id, as it is typed."""
        name = self.words.maybe(f"place-{place}")
        return f"{place} {name}" if name and name != place else place

    def panel_line(self, panel: Panel) -> Text:
        """Return a panel as one line."""
        parts = [self.place(panel.place)] if panel.place else []
        if panel.status:
            parts.append(self.words.say(f"status-{panel.status}"))
        parts += [self.fact(fact) for fact in panel.facts]
        if panel.tokens:
            parts.append(self.cards(panel.tokens, "token"))
        title = self.panel_title(panel)
        return Text.assemble(title, ": ", ", ".join(parts))

    def panel_title(self, panel: Panel) -> Text:
        """Return whose panel it is, or what it is about."""
        if panel.seat < 0:
            return Text(self.words.say(f"panel-{panel.id}"), style=look.TITLE)
        name = self.player(panel.seat)
        line = Text(name, style=look.colour(panel.seat))
        if panel.active:
            line.append(f" – {self.words.say('ui-active')}", style="bold")
        return line

    def fact(self, fact: Fact) -> str:
        """Return one fact with its number."""
        name = self.words.say(f"fact-{fact.id}")
        if fact.limit:
            return self.words.say("ui-of", name=name, value=fact.value, limit=fact.limit)
        return f"{name} {fact.value}"

    def players_grid(self, panels: Sequence[Panel]) -> Columns:
        """Return the panels of all seats side by side in columns."""
        facts = _fact_ids(panels)
        grid = Columns(box=None, padding=(0, 1), pad_edge=False, header_style=look.FAINT)
        for title in ("", "", *(self.short(f"fact-{fact}") for fact in facts), ""):
            grid.add_column(title, justify="left" if not title else "right", no_wrap=bool(title))
        for panel in panels:
            grid.add_row(*self._row(panel, facts), style="bold" if panel.active else None)
        return grid

    def _row(self, panel: Panel, facts: Sequence[str]) -> list[Text]:
        values = {fact.id: _value(fact) for fact in panel.facts}
        where = self.place(panel.place) if panel.place else ""
        if panel.status:
            where = f"{where} ({self.words.say(f'status-{panel.status}')})" if where else panel.status
        cells = [look.player(panel.seat, self.player(panel.seat)), Text(where)]
        cells += [Text(values.get(fact, "")) for fact in facts]
        return [*cells, Text(self.cards(panel.tokens, "token"), style=look.FAINT)]

    def short(self, name: str) -> str:
        """Return the short form of a text where it has one."""
        return self.words.maybe(f"{name}.short") or self.words.say(name)

    # Tracks and zones

    def track(self, track: Track) -> Text:
        """Return a track with its marker in brackets."""
        line = Text()
        for at, space in enumerate(track.spaces):
            here = at == track.at
            line.append(f"[{space}]" if here else f" {space} ", style="bold reverse" if here else "")
        title = self.words.say(f"track-{track.id}")
        if track.seat >= 0:
            title = f"{title} {self.words.player(track.seat)}"
        if track.at < 0:
            line.append(f" – {self.words.say('ui-track-off')}", style=look.FAINT)
        return look.titled(title, line)

    def zone(self, zone: Zone) -> Text:
        """Return a zone with its cards, or how many it has."""
        title = self.words.say(f"zone-{zone.kind}")
        if zone.seat >= 0 and zone.seat != self.viewer:
            title = f"{title} {self.words.player(zone.seat)}"
        body = self.cards(zone.cards, zone.noun) if zone.cards else str(zone.count)
        return look.titled(title, body)

    def piles(self, zones: Iterable[Zone]) -> Text:
        """Return the piles nobody looks into, as one line of numbers."""
        return Text("  ").join(self.zone(zone) for zone in zones)

    def cards(self, cards: Sequence[Card], noun: str) -> str:
        """Return cards as an enumeration; gaps show as a dash."""
        return ", ".join(self.card(card, noun) for card in cards)

    def card(self, card: Card, noun: str) -> str:
        """Return one card with its price and number."""
        if not card.face:
            return "–"
        name = self.words.name(noun, card.face)
        face = self.faces.get((noun, card.face))
        price = self.price(face) if face else ""
        times = f"{card.count}× " if card.count > 1 else ""
        return f"{times}{name} ({price})" if price else f"{times}{name}"

    def price(self, face: Face) -> str:
        """Return what a card costs, with its currency."""
        if face.cost is None:
            return ""
        if not face.currency:
            return str(face.cost)
        text = self.words.maybe(f"mark-{face.currency}.short", value=face.cost)
        return text or self.words.say(f"mark-{face.currency}", value=face.cost)


def _fact_ids(panels: Sequence[Panel]) -> list[str]:
    seen: dict[str, None] = {}
    for panel in panels:
        seen |= dict.fromkeys(fact.id for fact in panel.facts)
    return list(seen)


def _value(fact: Fact) -> str:
    return f"{fact.value}/{fact.limit}" if fact.limit else str(fact.value)


def seat_panels(scene: Scene) -> list[Panel]:
    """Return the panels of players."""
    return [panel for panel in scene.panels if panel.seat >= 0]


def board_panels(scene: Scene) -> list[Panel]:
    """Return the panels beside the board."""
    return [panel for panel in scene.panels if panel.seat < 0]
