# mypyc: interpreted
"""The cards of a picture: rows, hands, piles and markets."""

from collections.abc import Sequence
from typing import Final

from ...core.art import Art
from ...core.scene import Card, Face, Scene, Static, Zone
from ..letters import fit
from ..svg import group, placed, rect, use
from ..svg import text as letters
from .art import TABLE
from .brush import GAP, SIDE, Block, Brush, Texts, grid

CARD: Final = 250.0 / 350.0
STRIP: Final = 178.0
"""How high a row of cards is, without its title."""
PILES: Final = frozenset({"deck", "discard"})

Box = tuple[float, float, float, float]


class CardPainter(Brush):
    """Draws zones with their cards."""

    def __init__(self, scene: Scene, static: Static, art: Art, text: Texts) -> None:
        super().__init__(scene, static, art, text)
        self.kinds = {(face.noun, face.id): face for face in static.faces}

    def strips(self) -> tuple[list[Zone], list[Zone]]:
        """Return the zones of cards for all, and those of the viewer."""
        cards = [zone for zone in self.scene.zones if zone.noun == "card"]
        shared = [zone for zone in cards if zone.seat < 0 and zone.kind not in PILES]
        return shared, [zone for zone in cards if zone.seat == self.scene.seat >= 0]

    def store(self, zone: Zone) -> Block:
        """Return tokens that lie together, such as a market."""
        height = 38 + 52.0 * -(-len(zone.cards) // 4)
        title = letters(12, 24, self.zone_title(zone), 15, font_weight="bold", fill=TABLE("accent"))
        out = [self.card_board(height, False), title]
        for card, x, y in grid(zone.cards, 4, (38, 58), 52):
            out += [self.piece(zone.noun, card.face, x, y, 46), self.count(card.count, x + 17, y - 16, 20)]
        return Block("".join(out), height)

    def zone_title(self, zone: Zone) -> str:
        """Return the title of a zone."""
        return self.text.maybe(f"zone-{zone.id}") or self.text.maybe(f"zone-{zone.kind}") or zone.kind

    def piles(self, zones: Sequence[Zone]) -> Block:
        """Return piles that belong to nobody, side by side."""
        across = min(len(zones), 4)
        step = min((SIDE - 24) / across, 110.0)
        down = step / CARD + 20
        height = down * -(-len(zones) // across) + 10
        out = [self.card_board(height, False)]
        for turn, zone in enumerate(zones):
            at = (16 + step * (turn % across), 10 + down * (turn // across))
            out.append(self.zone(zone, self.cards(zone), *at, step))
        return Block("".join(out), height)

    def strip(self, zones: Sequence[Zone], y: float, across: float) -> Block:
        """Return zones of cards side by side, all equally large, in the middle of a width."""
        slots = sum(max(1 if zone.kind in PILES else len(zone.cards), 1) for zone in zones)
        room = across - 2 * GAP - 14.0 * (len(zones) - 1)
        step = min(STRIP * CARD + 8, room / max(slots, 1))
        x = GAP + (room - step * slots) / 2
        out = []
        for zone in zones:
            cards = self.cards(zone)
            out.append(self.zone(zone, cards, x, y, step))
            x += step * len(cards) + 14
        return Block("".join(out), (step - 8) / CARD + 26)

    def cards(self, zone: Zone) -> list[Card]:
        """Return the cards to be shown; a pile is one card with its number."""
        if zone.kind in PILES or not zone.cards:
            return [Card("", zone.count)]
        return list(zone.cards)

    def zone(self, zone: Zone, cards: Sequence[Card], x: float, y: float, step: float) -> str:
        """Return one zone with its title."""
        title, size = fit(self.zone_title(zone), step * len(cards), (15, 14, 13, 12, 11, 10, 9, 8, 7, 6), 1, bold=True)
        out = [letters(x, y + 13, title[0], size, fill=TABLE("soft"), font_weight="bold")]
        width = step - 8
        for turn, card in enumerate(cards):
            at = x + step * turn
            out.append(self.card(zone, card, at, y + 22, width))
            if zone.kind not in PILES:
                out.append(self.count(card.count, at + width - 10, y + 32, 26))
        return "".join(out)

    def card(self, zone: Zone, card: Card, x: float, y: float, width: float) -> str:
        """Return a card: its face, its back with the number of cards below it, or a gap."""
        box = (x, y, width, width / CARD)
        if card.face:
            frame = rect(*box, 10, fill="none", stroke=TABLE("legal"), stroke_width=4)
            shown = group(self.face(zone.noun, card.face, box), opacity=None if card.count else 0.35)
            return shown + (frame if self.is_target(zone, card.face) else "")
        if zone.kind in PILES and zone.count:
            return self.back(zone, box)
        return rect(*box, 8, fill="none", stroke=TABLE("panel-line"), stroke_dasharray="6 5")

    def is_target(self, zone: Zone, face: str) -> bool:
        """Return whether a choice points at a card here; if it lies elsewhere too, one's own cards come first."""
        found = sum(1 for choice in self.choices() if choice.noun == zone.noun and choice.target == face)
        own, shared = (any(card.face == face for zone in zones for card in zone.cards) for zones in self.strips()[::-1])
        return found > 1 or (found == 1 and (zone.seat >= 0 or not (own and shared)))

    def back(self, zone: Zone, box: Box) -> str:
        """Return a pile of cards."""
        x, y, width, height = box
        back = next((name for name in (f"back-{zone.id}", f"back-{zone.noun}") if name in self.symbols), "")
        shown = use(back, *box) if back else rect(*box, 8, fill=TABLE("plan"), stroke=TABLE("accent"))
        return shown + self.count(max(zone.count, 2), x + width / 2, y + height / 2, min(44.0, width * 0.6))

    def face(self, noun: str, face: str, box: Box) -> str:
        """Return the face of a card, by the game's art or as a plain box."""
        title, rules = self.title_of(noun, face), self.text.maybe(f"{noun}-{face}.text") or ""
        drawn = self.art.face(noun, face, title, rules)
        return placed(drawn, *box) if drawn else self.plain_face(self.kinds.get((noun, face)), title, rules, box)

    def plain_face(self, face: Face | None, title: str, rules: str, box: Box) -> str:
        """Return a plain card: its title, its text, what it costs and what it is worth."""
        x, y, width, height = box
        out = [rect(*box, 8, fill=TABLE("panel"), stroke=TABLE("panel-line"), stroke_width=2)]
        lines, size = fit(title, width - 12, (15, 14, 13, 12, 11, 10), 2, bold=True)
        out += [letters(x + 6, y + 18 + 16 * i, line, size, font_weight="bold") for i, line in enumerate(lines)]
        words, small = fit(rules, width - 12, (12, 11, 10, 9), 6)
        out += [letters(x + 6, y + 58 + 13 * i, line, small, fill=TABLE("soft")) for i, line in enumerate(words[:7])]
        cost = "" if face is None or face.cost is None else str(face.cost)
        out.append(letters(x + width - 8, y + height - 10, cost, 18, text_anchor="end", font_weight="bold"))
        return "".join(out)
