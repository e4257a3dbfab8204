"""What lies on the table, in words: panels, tracks and zones of any scene."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.table import Table as Columns
from rich.text import Text

from ..core.record import HUMAN
from ..core.scene import Card, Face, Fact, Mark, Odds, Panel, Scene, Static, Track, Zone
from ..core.spread import printed, spread
from ..core.teams import are_several
from ..text import Words
from .fit import abbreviated, packed
from .look import FAINT, TITLE, Look, team_name, titled

PILES = ("deck", "discard")
"""Zones that are told by their number, even where their cards are known."""
GAP, SHORTEST = 2, 4
"""Blanks between columns, and how short a head may become."""
NEEDED = ("hand", "row", "supply")
"""Zones whose cards are told even where there is hardly any room."""


@dataclass
class Painter:
    """Draws the things on the table in one language."""

    words: Words
    static: Static
    viewer: int
    look: Look
    bots: Sequence[str] = ()
    """Who controls each seat; `human` or the name of a bot."""
    width: int = 0
    """The columns there are; 0 if lines may be of any length and nothing is cut short."""
    scene: Scene | None = None

    def __post_init__(self) -> None:
        static, scene = self.static, self.scene
        self.faces = printed(static)
        places, self.links = (static.places, static.links) if scene is None else spread(static, scene)
        self.places = {place.id: place for place in places}
        """Where one can be; those of a map that grows are those of the scene."""

    # Players

    def player(self, seat: int) -> str:
        """Return a player's name with what it is: the reader, or a bot."""
        name = self.words.player(seat)
        if seat == self.viewer:
            return f"{name} ({self.words.say('ui-you')})"
        bot = self.bots[seat] if 0 <= seat < len(self.bots) else HUMAN
        return name if bot == HUMAN else f"{name} ({bot})"

    def place(self, place: str) -> str:
        """Return a place by its name; where ways are drawn between places, with its id on the board."""
        name = self.words.maybe(f"place-{place}") or self.words.way(place)
        if not self.static.links:
            return name or place
        return f"{place} {name}" if name and name != place else place

    def here(self) -> str:
        """Return the place of the reader, or an empty string."""
        panels = self.scene.panels if self.scene else ()
        return next((panel.place for panel in panels if panel.seat == self.viewer and panel.place in self.places), "")

    def label(self, place: str) -> str:
        """Return what a place is called on a map: by its short name, or its name if that is no longer than its id."""
        name = self.words.maybe(f"place-{place}.short") or self.words.maybe(f"place-{place}")
        return name if name and len(name) <= len(place) else place

    def face(self, noun: str, id: str, turned: int = 0) -> Face:
        """Return what is printed on a thing, as it lies."""
        return self.faces.get((noun, id), Face(id, noun)).lying(turned)

    def panel_line(self, panel: Panel) -> Text:
        """Return a panel as one line; what there is none of goes without saying."""
        parts = [part for part in (self.whereabouts(panel),) if part]
        parts += [self.fact(fact) for fact in panel.facts if fact.value or fact.limit or fact.unit]
        if panel.tokens:
            parts.append(self._tokens(panel))
        if panel.odds:
            parts.append(self.odds(panel))
        title = self.panel_title(panel)
        body = self.fitted(parts or [self.words.say("ui-nothing")], len(title) + 2)
        return Text.assemble(title, ": ", body)

    def odds(self, panel: Panel) -> str:
        """Return how likely it is for each player that what a panel threatens strikes next."""
        return f"{self.short(f'odds-{panel.id}')}: {', '.join(self._odds(odds) for odds in panel.odds)}"

    def _odds(self, odds: Odds) -> str:
        player = self.words.player(odds.seat)
        if odds.hits is None:
            return self.words.say("ui-odds-once", player=player, percent=odds.percent)
        return self.words.say("ui-odds", player=player, percent=odds.percent, hits=self.words.number(odds.hits, 2))

    def panel_title(self, panel: Panel) -> Text:
        """Return whose panel it is, and what it is about if it has a title of its own."""
        about = self.words.maybe(f"panel-{panel.id}")
        if panel.seat < 0:
            return Text(about or panel.id, style=TITLE)
        name = self.player(panel.seat)
        return Text(f"{about} – {name}" if about else name, style=self.look.colour(panel.seat))

    def whereabouts(self, panel: Panel) -> str:
        """Return where a player is, and in what state if that is worth a word."""
        status = self._status(panel.status) if panel.status else ""
        where = self.place(panel.place) if panel.place else ""
        return f"{where} ({status})" if where and status else where or status

    def _status(self, status: str) -> str:
        return self.short(f"status-{status}") if self.width else self.words.say(f"status-{status}")

    def fact(self, fact: Fact) -> str:
        """Return one fact with its number, and whom it is about or what it is a part of if that is said."""
        name = self.short(fact.name()) if self.width else self.words.say(fact.name())
        name = self.words.say("ui-thereof", name=name) if fact.of else name
        name = f"{name} – {self.words.player(fact.seat)}" if fact.seat >= 0 else name
        if fact.limit:
            return self.words.say("ui-of", name=name, value=fact.value, limit=fact.limit)
        return f"{name} {self.words.amount(fact.value, fact.unit)}"

    def players_grid(self, panels: Sequence[Panel]) -> Columns:
        """Return the panels of all seats side by side in columns; names and places may wrap, numbers stay whole."""
        facts = _fact_ids(panels)
        grid = Columns(box=None, padding=(0, 1), pad_edge=False, header_style=FAINT)
        grid.add_column()
        grid.add_column()
        for head in self._heads(panels, facts):
            grid.add_column(head, justify="right", no_wrap=True)
        for team, members in self._by_team(panels):
            if team >= 0:
                grid.add_row(team_name(self.words, team))
            for panel in members:
                grid.add_row(*self._row(panel, facts), style="bold" if panel.active else None)
        return grid

    def _heads(self, panels: Sequence[Panel], facts: Sequence[str]) -> list[str]:
        """Return what stands above the numbers, abbreviated as far as there is no room for all of it."""
        heads = [self.short(f"fact-{fact}") for fact in facts]
        rows = [self._row(panel, facts) for panel in panels]
        widths = [max(len(row[column]) for row in rows) for column in range(len(facts) + 2)]
        room = (self.width or 999) - sum(widths[:2]) - GAP * (len(facts) + 1)
        return abbreviated(heads, [max(width, SHORTEST) for width in widths[2:]], room)

    def _by_team(self, panels: Sequence[Panel]) -> list[tuple[int, list[Panel]]]:
        """Return panels of seats under their teams, or all of them under none."""
        teams = self.scene.teams if self.scene is not None else ()
        if not are_several(teams):
            return [(-1, list(panels))]
        return [(team, [p for p in panels if teams[p.seat] == team]) for team in sorted(set(teams))]

    def _row(self, panel: Panel, facts: Sequence[str]) -> list[Text]:
        values = {fact.id: self._value(fact) for fact in panel.facts}
        cells = [self.look.player(panel.seat, self.player(panel.seat)), Text(self.whereabouts(panel))]
        return cells + [Text(values.get(fact, "")) for fact in facts]

    def _value(self, fact: Fact) -> str:
        return f"{fact.value}/{fact.limit}" if fact.limit else self.words.amount(fact.value, fact.unit)

    def belongings(self, panels: Sequence[Panel]) -> Text:
        """Return what lies before each player, for those who have anything."""
        lines = [
            Text.assemble((f"{self.words.player(panel.seat)}: ", self.look.colour(panel.seat)), self._tokens(panel))
            for panel in panels
            if panel.tokens
        ]
        return packed(lines, self.width or 999, "  ")

    def _tokens(self, panel: Panel) -> str:
        return self.cards(panel.tokens, "token")

    def short(self, name: str) -> str:
        """Return the short form of a text where it has one."""
        short = self.words.maybe(f"{name}.short")
        return self.words.say(name) if short is None else short

    # Tracks and zones

    def track(self, track: Track) -> Text:
        """Return a track with its marker in brackets."""
        line = Text()
        for at, space in enumerate(self.words.space(track.id, each) for each in track.spaces):
            here = at == track.at
            line.append(f"[{space}]" if here else f" {space} ", style="bold reverse" if here else "")
        title = self.words.say(f"track-{track.id}")
        if track.seat >= 0:
            title = f"{title} {self.words.player(track.seat)}"
        if track.at < 0:
            line.append(f" – {self.words.say('ui-track-off')}", style=FAINT)
        return titled(title, line)

    def zone(self, zone: Zone) -> Text:
        """Return a zone with its cards, or how many it has."""
        title = self.zone_title(zone)
        items = self._items(zone) if zone.cards else [str(zone.count)]
        return titled(title, self.fitted(items, len(title) + 2))

    def _items(self, zone: Zone) -> list[str]:
        """Return what lies in a zone; on a sheet by its fields, one after the other."""
        if any(card.slot for card in zone.cards):
            return [self._slotted(card, zone.noun) for card in zone.cards]
        return self.each_card(zone.cards, zone.noun, zone.seat < 0)

    def _slotted(self, card: Card, noun: str) -> str:
        """Return a field of a sheet with what lies in it; what does nothing there is in brackets."""
        name = self.words.name(noun, card.face) if card.face else "–"
        field = self.words.name("slot", card.slot) if card.slot else ""
        name = f"({name})" if card.idle else name
        return f"{field}: {name}" if field else name

    def fitted(self, items: Sequence[str], first: int) -> Text:
        """Return an enumeration that breaks between its items where there is a width to keep to."""
        parts = [Text(f"{item},") for item in items[:-1]] + [Text(item) for item in items[-1:]]
        return packed(parts, self.width, " ", first) if self.width else Text(" ").join(parts)

    def zone_title(self, zone: Zone) -> str:
        """Return what a zone is called, and whose it is if not the reader's."""
        title = self.words.maybe(f"zone-{zone.id}") or self.words.say(f"zone-{zone.kind}")
        if zone.seat in (-1, self.viewer):
            return title
        return f"{title} – {self.words.player(zone.seat)}"

    def piles(self, zones: Iterable[Zone]) -> Text:
        """Return zones as one line of numbers."""
        return packed([titled(self.zone_title(zone), str(zone.count)) for zone in zones], self.width or 999, "  ")

    def cards(self, cards: Sequence[Card], noun: str) -> str:
        """Return cards as an enumeration."""
        return ", ".join(self.each_card(cards, noun))

    def each_card(self, cards: Sequence[Card], noun: str, priced: bool = False) -> list[str]:
        """Return cards by name, equal ones counted, gaps left out; with prices where they are for sale."""
        counts: dict[str, int] = {}
        for card in cards:
            if card.face:
                told = self.card(card.face, noun, priced)
                counts[told] = counts.get(told, 0) + card.count
        return [self._counted(told, count) for told, count in counts.items()] or ["–"]

    def _counted(self, told: str, count: int) -> str:
        """Return something with its number; of what is used up for good there is none left."""
        if count == 0:
            return self.words.say("ui-used-up", name=told)
        return f"{count}× {told}" if count != 1 else told

    def card(self, card: str, noun: str, priced: bool) -> str:
        """Return a card; with its price and its marks if wished."""
        name = self.words.name(noun, card)
        face = self.faces.get((noun, card))
        told = [self.price(face), *(self.mark(mark) for mark in face.marks)] if face and priced else []
        inside = ", ".join(part for part in told if part)
        return f"{name} ({inside})" if inside else name

    def price(self, face: Face) -> str:
        """Return what a card costs, with its currency."""
        if face.cost is None:
            return ""
        if not face.currency:
            return str(face.cost)
        return self.mark(Mark(face.currency, face.cost))

    def mark(self, mark: Mark) -> str:
        """Return a mark with its number, cut short if there is little room."""
        text = self.words.maybe(f"mark-{mark.kind}.short", value=mark.value) if self.width else None
        return text or self.words.mark(mark)


def _fact_ids(panels: Sequence[Panel]) -> list[str]:
    seen: dict[str, None] = {}
    for panel in panels:
        seen |= dict.fromkeys(fact.id for fact in panel.facts)
    return list(seen)


def panel_groups(scene: Scene) -> list[list[Panel]]:
    """Return the panels, those of one kind together."""
    groups: dict[str, list[Panel]] = {}
    for panel in scene.panels:
        groups.setdefault(panel.id, []).append(panel)
    return list(groups.values())


def open_zones(scene: Scene, tight: bool = False) -> list[Zone]:
    """Return the zones that the reader plays with: open cards on the table and in the own hand."""
    return [zone for zone in _near_zones(scene) if zone.cards and _is_open(zone, tight)]


def counted_zones(scene: Scene, tight: bool = False) -> list[Zone]:
    """Return the zones of which the number of cards says enough."""
    return [zone for zone in _near_zones(scene) if not _is_open(zone, tight)]


def _is_open(zone: Zone, tight: bool) -> bool:
    return zone.kind in NEEDED if tight else zone.kind not in PILES


def _near_zones(scene: Scene) -> list[Zone]:
    return [zone for zone in scene.zones if zone.seat in (-1, scene.seat) or (zone.cards and _is_mates(scene, zone))]


def _is_mates(scene: Scene, zone: Zone) -> bool:
    return bool(scene.teams) and scene.seat >= 0 and scene.teams[zone.seat] == scene.teams[scene.seat]
