# mypyc: interpreted
"""Picture: any scene as one drawing that stands alone, with a game's own art or with plain boxes and circles."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from .drawing import (
    Palette,
    Point,
    Value,
    alone,
    circle,
    element,
    fit,
    group,
    needed,
    path,
    placed,
    polygon,
    rect,
    svg,
    text_width,
    use,
)
from .drawing import text as letters
from .scene import Card, Choice, Face, Fact, Link, Mark, Matrix, Panel, Prompt, Scene, Spot, Static, Token, Track, Zone


class BoardArt(NamedTuple):
    """A drawn board: the drawing, its size, and the middle of every place.

    A place may have its outline in the drawing under the id `outline-…`; legal targets are lit up with it.
    The symbols of tiles are drawn in the scale of the board.
    """

    drawing: str
    width: float
    height: float
    anchors: Mapping[str, Point]


class Art(Protocol):
    """What a game can draw; a symbol is called by noun and id: `card-sneak`, `token-chalice`, `fact-gold`."""

    def symbols(self) -> Mapping[str, str]:
        """Return every symbol by its id."""

    def style(self) -> str:
        """Return a style sheet for drawings that stand alone."""

    def board(self, static: Static) -> BoardArt | None:
        """Return the board, or None if plain lines will do."""

    def face(self, noun: str, id: str, title: str, text: str) -> str | None:
        """Return the face of a card as a drawing of 250 × 350, or None."""


class Texts(Protocol):
    """The reader's words, as `verlies.text` has them."""

    def maybe(self, name: str, /, **facts: str | int) -> str | None:
        """Return a text, or None if there is none."""

    def name(self, noun: str, thing: str | int) -> str:
        """Return what a thing is called."""

    def player(self, seat: int) -> str:
        """Return what a seat is called."""


class NoArt:
    """The art of a game without art."""

    def symbols(self) -> Mapping[str, str]:
        """Return no symbols."""
        return {}

    def style(self) -> str:
        """Return no style."""
        return ""

    def board(self, static: Static) -> BoardArt | None:
        """Return no board."""
        return None

    def face(self, noun: str, id: str, title: str, text: str) -> str | None:
        """Return no face."""
        return None


TABLE = Palette(
    {
        "page": ("#15100c", "#efe3c8"),
        "panel": ("#231b15", "#fbf4e2"),
        "panel-line": ("#4a3a2c", "#c9b48d"),
        "words": ("#f5ead4", "#2d1f13"),
        "soft": ("#b8a486", "#6b553c"),
        "accent": ("#f3bb35", "#a56a00"),
        "legal": ("#7ee29b", "#0f8a4a"),
        "legal-dark": ("#14502f", "#dff5e6"),
        "plan": ("#3a2f27", "#e2d2b0"),
        "way": ("#8d7a62", "#8d7a62"),
    }
)
SIDE, GAP, HEAD = 232.0, 10.0, 54.0
CARD = 250.0 / 350.0
STRIP = 178.0
"""How high a row of cards is, without its title."""
PILES = frozenset({"deck", "discard"})
SEATS = ("#d55e00", "#f0e442", "#009e73", "#56b4e9", "#cc79a7", "#e69f00")
"""The colours of seats whose pieces do not bring their own, after Okabe and Ito."""
LONG = 15
"""So many spaces of a track stand side by side."""


def picture(scene: Scene, static: Static, art: Art | None, text: Texts, width: float = 1400.0) -> str:
    """Return a scene as one drawing: the board with its tokens, rows, panels, tracks and the viewer's hand."""
    return Painter(scene, static, art or NoArt(), text, width).whole()


class Painter:
    """Draws one scene."""

    def __init__(self, scene: Scene, static: Static, art: Art, text: Texts, width: float) -> None:
        self.scene = scene
        self.static = static
        self.art = art
        self.text = text
        self.width = width
        self.symbols = art.symbols()
        self.plan = art.board(static) or plain_board(static)
        self.faces = {(face.noun, face.id): face for face in static.faces}

    # The whole

    def whole(self) -> str:
        """Return everything, from the prompt above to the hand below."""
        middle = self.width - 2 * (SIDE + GAP) - 2 * GAP
        high = middle * self.plan.height / self.plan.width
        top = HEAD + GAP
        shared, own = self.strips()
        parts = [
            self.head(),
            self.board((SIDE + 2 * GAP, top, middle, high)),
            *self.column(GAP, top, high, self.left()),
            *self.column(self.width - SIDE - GAP, top, high, self.right()),
        ]
        y = top + high + GAP
        for zones in (shared, own):
            if zones:
                strip = self.strip(zones, y)
                parts.append(strip.drawing)
                y += strip.height + GAP
        return self.finished(parts, y)

    def finished(self, parts: Sequence[str], height: float) -> str:
        """Return the parts as a drawing that stands alone."""
        page = rect(0, 0, self.width, height, fill=TABLE("page"))
        drawing = svg(self.width, height, page, *parts, font_family="system-ui,sans-serif", fill=TABLE("words"))
        return alone(drawing, self.symbols, TABLE.style() + self.art.style())

    def strips(self) -> tuple[list[Zone], list[Zone]]:
        """Return the zones of cards for all, and those of the viewer."""
        cards = [zone for zone in self.scene.zones if zone.noun == "card"]
        shared = [zone for zone in cards if zone.seat < 0 and zone.kind not in PILES]
        return shared, [zone for zone in cards if zone.seat == self.scene.seat >= 0]

    def left(self) -> "list[Block]":
        """Return what stands left of the board: the players."""
        return [self.panel(panel) for panel in self.scene.panels if panel.seat >= 0 and shown_facts(panel)]

    def right(self) -> "list[Block]":
        """Return what stands right of the board: what matters now, common panels, tracks and tokens for sale."""
        spots = [self.spot(spot) for spot in self.scene.spots]
        panels = [self.panel(panel) for panel in self.scene.panels if panel.seat < 0]
        tracks = [self.track(track) for track in self.scene.tracks]
        stores = [self.store(zone) for zone in self.scene.zones if zone.noun != "card" and zone.cards and zone.seat < 0]
        piles = [zone for zone in self.scene.zones if zone.kind in PILES and zone.seat < 0]
        return [*spots, *panels, *tracks, *stores, *([self.piles(piles)] if piles else [])]

    def column(self, x: float, y: float, height: float, blocks: "list[Block]") -> Iterator[str]:
        """Yield blocks from top to bottom, closer together if there is not enough room."""
        gap = min(GAP, (height - sum(block.height for block in blocks)) / max(len(blocks) - 1, 1))
        for block in blocks:
            yield group(block.drawing, transform=f"translate({x:g} {y:.1f})")
            y += block.height + gap

    # Words

    def word(self, name: str) -> str:
        """Return a text, its short form if it has one, or its id."""
        return self.text.maybe(f"{name}.short") or self.text.maybe(name) or name.partition("-")[2]

    def title_of(self, noun: str, id: str) -> str:
        """Return the name of a thing, or its id."""
        return self.text.maybe(f"{noun}-{id}") or id

    def head(self) -> str:
        """Return the line above: the game, and what is asked of whom."""
        title = self.text.maybe(f"game-{self.scene.game}") or self.scene.game
        title = title.partition("!")[0] + "!" if "!" in title else title
        left = SIDE + 2 * GAP
        box = rect(left, 8, self.width - left - GAP, HEAD - 10, 8, fill=TABLE("panel"), stroke=TABLE("accent"))
        shown = letters(GAP + 4, 41, title, 28, font_weight="bold", fill=TABLE("accent"), font_family="Georgia,serif")
        return shown + box + "".join(self.asked(prompt, left + 16) for prompt in self.scene.prompts[:1])

    def asked(self, prompt: Prompt, x: float) -> str:
        """Return who is asked, and the question if it is the viewer's."""
        who = self.text.player(prompt.seats[0]) if prompt.seats else ""
        what = self.text.maybe(f"ask-{prompt.ask}") or prompt.ask
        line = what if self.scene.seat in prompt.seats else "…"
        name = letters(x + 30, 37, who, 19, font_weight="bold", fill=TABLE("accent"))
        words = letters(x + 46 + text_width(who, 19, bold=True), 37, line, 18)
        return self.seat_sign(prompt.seats[0], x, 19, 22) + name + words if prompt.seats else words

    # Symbols

    def sign(self, name: str, x: float, y: float, size: float) -> str:
        """Return a symbol in a square, or nothing if there is none."""
        return use(name, x, y, size, size) if name in self.symbols else ""

    def seat_sign(self, seat: int, x: float, y: float, size: float) -> str:
        """Return the colour and shape of a seat, or its number."""
        face = next((token.face for token in self.scene.tokens if token.noun == "pawn" and token.seat == seat), "")
        shown = self.sign(f"seat-{face}", x, y, size)
        number = letters(x + size / 2, y + size * 0.78, str(seat + 1), size * 0.8, text_anchor="middle")
        disc = circle(x + size / 2, y + size / 2, size / 2, fill=SEATS[seat % len(SEATS)])
        return shown or disc + group(number, fill=TABLE("page"), font_weight="bold")

    def piece(self, noun: str, face: str, x: float, y: float, size: float) -> str:
        """Return a token around a point: its symbol, or a disc with the first letters of its name."""
        shown = self.sign(f"{noun}-{face}", x - size / 2, y - size / 2, size)
        if shown:
            return shown
        short = self.title_of(noun, face)[:2]
        disc = circle(x, y, size / 2, fill=TABLE("panel"), stroke=TABLE("accent"), stroke_width=2)
        return disc + letters(x, y + size * 0.16, short, size * 0.45, text_anchor="middle", font_weight="bold")

    # The board

    def board(self, box: tuple[float, float, float, float]) -> str:
        """Return the board with all that lies on it, in a box."""
        plan = self.plan
        over = [*self.tiles(), *self.targets(), *self.pieces(), *self.prices()]
        whole = svg(plan.width, plan.height, plan.drawing, *over)
        edge = rect(*box, 8, fill="none", stroke=TABLE("panel-line"), stroke_width=2)
        return placed(whole, *box) + edge

    def tiles(self) -> Iterator[str]:
        """Yield the tiles, which lie beneath all else."""
        for token in self.scene.tokens:
            name = f"{token.noun}-{token.face}"
            if token.flat and token.place in self.plan.anchors and name in self.symbols:
                x, y = self.plan.anchors[token.place]
                side = symbol_width(self.symbols[name])
                yield use(name, x - side / 2, y - side / 2, side, side)

    def goals(self) -> list[Choice]:
        """Return the viewer's choices that point at places."""
        choices = [choice for prompt in self.scene.prompts for choice in prompt.choices]
        return [choice for choice in choices if choice.noun == "place" and choice.target in self.plan.anchors]

    def targets(self) -> Iterator[str]:
        """Yield the places the viewer may choose, lit up."""
        for place in dict.fromkeys(choice.target for choice in self.goals()):
            x, y = self.plan.anchors[place]
            light: dict[str, Value] = {"fill": "none", "stroke": TABLE("legal"), "stroke_width": 6.0}
            if f'id="outline-{place}"' in self.plan.drawing:
                yield element("use", href=f"#outline-{place}", **light)
            else:
                yield circle(x, y, 34, **light)

    def prices(self) -> Iterator[str]:
        """Yield what it costs to go to a place, at its corner."""
        for choice in self.goals():
            if choice.cost:
                x, y = self.plan.anchors[choice.target]
                yield self.price(choice.cost, x + 20, y - 50)

    def price(self, cost: Sequence[Mark], x: float, y: float) -> str:
        """Return a badge with a price."""
        width = 46.0 * len(cost) + 4
        out = [rect(x, y, width, 30, 9, fill=TABLE("legal-dark"), stroke=TABLE("legal"), stroke_width=2)]
        for turn, mark in enumerate(cost):
            at = x + 4 + 46 * turn
            out.append(letters(at + 4, y + 22, str(mark.value), 20, font_weight="bold", fill=TABLE("legal")))
            out.append(self.sign(f"mark-{mark.kind}", at + 18, y + 3, 24))
        return "".join(out)

    def pieces(self) -> Iterator[str]:
        """Yield the tokens of every place: what lies there above, who stands there below."""
        places: dict[str, list[Token]] = {}
        for token in self.scene.tokens:
            if token.flat:
                continue
            places.setdefault(token.place, []).append(token)
        for place, tokens in places.items():
            if place in self.plan.anchors:
                x, y = self.plan.anchors[place]
                lying = [token for token in tokens if token.noun != "pawn"]
                standing = [token for token in tokens if token.noun == "pawn"]
                yield self.side_by_side(lying, x, y - 11 * bool(standing), 46)
                yield self.side_by_side(standing, x, y + 16 * bool(lying), 54)

    def side_by_side(self, tokens: Sequence[Token], x: float, y: float, size: float) -> str:
        """Return tokens in a row around a point."""
        step = min(size + 2, 104 / max(len(tokens), 1))
        out = []
        for turn, token in enumerate(tokens):
            at = x + (turn - (len(tokens) - 1) / 2) * step
            pawn = token.noun == "pawn" and f"pawn-{token.face}" not in self.symbols
            shown = self.seat_sign(token.seat, at - size / 2, y - size / 2, size) if pawn else ""
            out.append(shown or self.owned(token.seat, self.piece(token.noun, token.face, at, y, size)))
            out.append(self.count(token.count, at + size * 0.36, y - size * 0.34, 20))
        return "".join(out)

    def owned(self, seat: int, drawing: str) -> str:
        """Return a piece in the colour of its owner, if it has one and asks for it."""
        used = seat >= 0 and any("var(--seat," in self.symbols[name] for name in needed(drawing, self.symbols))
        return group(drawing, style=f"--seat:{SEATS[seat % len(SEATS)]}") if used else drawing

    def count(self, amount: int, x: float, y: float, size: float) -> str:
        """Return a small number for more than one."""
        if amount < 2:
            return ""
        disc = circle(x, y, size / 2, fill=TABLE("accent"), stroke=TABLE("page"), stroke_width=1.5)
        tall = size * (0.78 if amount < 10 else 0.62)
        number = letters(x, y + tall * 0.36, str(amount), tall, text_anchor="middle", font_weight="bold")
        return disc + group(number, fill=TABLE("page"))

    # Panels and tracks

    def panel(self, panel: Panel) -> "Block":
        """Return a panel: its name, its facts and the tokens on it."""
        facts, below = self.facts(panel)
        tokens = [
            self.piece("token", token.face, x, y, 29) + self.count(token.count, x + 10, y - 9, 15)
            for token, x, y in grid(panel.tokens, 7, (24, below + 16), 31)
        ]
        height = below + 31 * -(-len(panel.tokens) // 7) + 4
        ground = self.card_board(height, panel.active and panel.id != "turn")
        return Block("".join((ground, self.panel_title(panel), *facts, *tokens)), height)

    def facts(self, panel: Panel) -> tuple[list[str], float]:
        """Return the facts of a panel and where they end: a line each beside the board, side by side for a seat."""
        out: list[str] = []
        x, y = 12.0, 34.0
        for fact in shown_facts(panel):
            width = SIDE if panel.seat < 0 else 36 + text_width(amount(fact), 16, bold=True)
            if x > 12 and x + width > SIDE:
                x, y = 12.0, y + 29
            out.append(self.wide_fact(fact, y) if panel.seat < 0 else self.short_fact(fact, x, y))
            x += width
        return out, y + 29 if out else y

    def card_board(self, height: float, active: bool) -> str:
        """Return the ground of a panel."""
        line = TABLE("accent" if active else "panel-line")
        return rect(0, 0, SIDE, height, 8, fill=TABLE("panel"), stroke=line, stroke_width=2.5 if active else 1.2)

    def panel_title(self, panel: Panel) -> str:
        """Return whose panel it is, and how that player fares."""
        if panel.seat < 0 or panel.id == "turn":
            return letters(12, 24, self.word(f"panel-{panel.id}"), 16, font_weight="bold", fill=TABLE("accent"))
        name = letters(38, 24, self.text.player(panel.seat), 17, font_weight="bold")
        status = self.text.maybe(f"status-{panel.status}") or "" if panel.status else ""
        shown = letters(SIDE - 38, 23, status, 13, fill=TABLE("soft"), text_anchor="end") if status else ""
        return (
            self.seat_sign(panel.seat, 11, 8, 20) + name + shown + self.sign(f"status-{panel.status}", SIDE - 34, 6, 24)
        )

    def short_fact(self, fact: Fact, x: float, y: float) -> str:
        """Return a fact as its sign, or the beginning of its name, and its number."""
        name = letters(x, y + 17, self.word(f"fact-{fact.id}")[:3], 12, fill=TABLE("soft"))
        sign = self.sign(f"fact-{fact.id}", x, y, 24) or name
        return sign + letters(x + 28, y + 18, amount(fact), 16, font_weight="bold")

    def wide_fact(self, fact: Fact, y: float) -> str:
        """Return a fact on a line of its own: sign, name and number."""
        name, size = fit(self.word(f"fact-{fact.id}"), 152, (14, 13, 12, 11, 10), 1)
        number = letters(SIDE - 14, y + 18, amount(fact), 16, font_weight="bold", text_anchor="end")
        return self.sign(f"fact-{fact.id}", 12, y, 24) + letters(43, y + 17, name[0], size, fill=TABLE("soft")) + number

    def track(self, track: Track) -> "Block":
        """Return a track with its marker, in two rows if it is long."""
        step = (SIDE - 24) / min(len(track.spaces), LONG)
        size = min(17.0, step * 0.62)
        height = 78 + 36 * ((len(track.spaces) - 1) // LONG)
        out = [self.card_board(height, False), self.sign(f"track-{track.id}", SIDE - 34, 5, 24)]
        out.append(letters(12, 24, self.word(f"track-{track.id}"), 15, font_weight="bold", fill=TABLE("accent")))
        for turn, space in enumerate(track.spaces):
            here = turn == track.at
            x, down = 12 + step * (turn % LONG), 36 * (turn // LONG)
            ground = TABLE("accent" if here else "plan")
            out.append(rect(x, 36 + down, step - 3, 32, 5, fill=ground, stroke=TABLE("panel-line")))
            ink = TABLE("page" if here else "words")
            out.append(
                letters(
                    x + step / 2 - 1.5,
                    52 + down + size * 0.36,
                    space,
                    size,
                    text_anchor="middle",
                    font_weight="bold",
                    fill=ink,
                )
            )
        return Block("".join(out), height)

    # What is shown large

    def spot(self, spot: Spot) -> "Block":
        """Return what matters now: its picture, its name and text, its facts and its table."""
        name = self.title_of(spot.noun, spot.face) if spot.noun else self.word(f"spot-{spot.id}")
        told = self.text.maybe(f"{spot.noun}-{spot.face}.text" if spot.noun else f"spot-{spot.id}.text") or ""
        title, size = fit(name, 132, (15, 14, 13, 12), 2, bold=True)
        lines, small = fit(told, 132, (12, 11, 10), 7)
        out = [self.sign(f"{spot.noun}-{spot.face}", 10, 12, 72)]
        style: dict[str, Value] = {"font_weight": "bold", "fill": TABLE("accent")}
        out += [letters(90, 26 + 17 * turn, line, size, **style) for turn, line in enumerate(title)]
        top = 30 + 17 * len(title)
        out += [letters(90, top + 13 * turn, line, small, fill=TABLE("soft")) for turn, line in enumerate(lines)]
        below = max(94.0, top + 13 * len(lines))
        rows = [self.wide_fact(fact, below + 27 * turn) for turn, fact in enumerate(spot.facts)]
        below += 27 * len(spot.facts)
        matrix = self.matrix(spot.matrix, below) if spot.matrix else Block("", 0)
        height = below + matrix.height + 6
        return Block("".join([self.card_board(height, spot.urgent), *out, *rows, matrix.drawing]), height)

    def matrix(self, matrix: Matrix, top: float) -> "Block":
        """Return a table of outcomes with signs for its rows and columns."""
        step = (SIDE - 50) / len(matrix.columns)
        out = [
            self.sign(f"{matrix.noun}-{id}", 38 + step * (turn + 0.5) - 11, top, 22)
            for turn, id in enumerate(matrix.columns)
        ]
        out += [self.sign(f"{matrix.noun}-{id}", 12, top + 30 + 32 * turn, 22) for turn, id in enumerate(matrix.rows)]
        for number, marks in enumerate(matrix.cells):
            row, column = divmod(number, len(matrix.columns))
            out.append(self.cell(marks, number == matrix.last, (38 + step * column, top + 26 + 32 * row, step - 3)))
        return Block("".join(out), 30 + 32 * len(matrix.rows))

    def cell(self, marks: Sequence[Mark], last: bool, box: tuple[float, float, float]) -> str:
        """Return one outcome as numbers with their signs."""
        x, y, width = box
        line = TABLE("accent" if last else "panel-line")
        out = [rect(x, y, width, 29, 5, fill=TABLE("plan"), stroke=line, stroke_width=2.5 if last else 1)]
        left = x + width / 2 - 14 * len(marks)
        for turn, mark in enumerate(marks):
            out.append(letters(left + 28 * turn, y + 20, str(mark.value), 14, font_weight="bold"))
            out.append(self.sign(f"mark-{mark.kind}", left + 28 * turn + 9, y + 6, 17))
        return "".join(out)

    def store(self, zone: Zone) -> "Block":
        """Return tokens that lie together, such as a market."""
        height = 38 + 52.0 * -(-len(zone.cards) // 4)
        title = letters(12, 24, self.zone_title(zone), 15, font_weight="bold", fill=TABLE("accent"))
        out = [self.card_board(height, False), title]
        for card, x, y in grid(zone.cards, 4, (38, 58), 52):
            out += [self.piece(zone.noun, card.face, x, y, 46), self.count(card.count, x + 17, y - 16, 20)]
        return Block("".join(out), height)

    # Cards

    def zone_title(self, zone: Zone) -> str:
        """Return the title of a zone."""
        return self.text.maybe(f"zone-{zone.id}") or self.text.maybe(f"zone-{zone.kind}") or zone.kind

    def piles(self, zones: Sequence[Zone]) -> "Block":
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

    def strip(self, zones: Sequence[Zone], y: float) -> "Block":
        """Return zones of cards side by side, all equally large."""
        slots = sum(max(1 if zone.kind in PILES else len(zone.cards), 1) for zone in zones)
        room = self.width - 2 * GAP - 14.0 * (len(zones) - 1)
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
        choices = [choice for prompt in self.scene.prompts for choice in prompt.choices]
        found = sum(1 for choice in choices if choice.noun == zone.noun and choice.target == face)
        own, shared = (any(card.face == face for zone in zones for card in zone.cards) for zones in self.strips()[::-1])
        return found > 1 or (found == 1 and (zone.seat >= 0 or not (own and shared)))

    def back(self, zone: Zone, box: tuple[float, float, float, float]) -> str:
        """Return a pile of cards."""
        x, y, width, height = box
        back = next((name for name in (f"back-{zone.id}", f"back-{zone.noun}") if name in self.symbols), "")
        shown = use(back, *box) if back else rect(*box, 8, fill=TABLE("plan"), stroke=TABLE("accent"))
        return shown + self.count(max(zone.count, 2), x + width / 2, y + height / 2, min(44.0, width * 0.6))

    def face(self, noun: str, face: str, box: tuple[float, float, float, float]) -> str:
        """Return the face of a card, by the game's art or as a plain box."""
        title, rules = self.title_of(noun, face), self.text.maybe(f"{noun}-{face}.text") or ""
        drawn = self.art.face(noun, face, title, rules)
        return placed(drawn, *box) if drawn else self.plain_face(self.faces.get((noun, face)), title, rules, box)

    def plain_face(self, face: Face | None, title: str, rules: str, box: tuple[float, float, float, float]) -> str:
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


class Block(NamedTuple):
    """A drawing with its height, to be stacked."""

    drawing: str
    height: float


def grid(cards: Sequence[Card], columns: int, first: Point, step: float) -> Iterator[tuple[Card, float, float]]:
    """Yield cards with their places in rows."""
    for turn, card in enumerate(cards):
        yield card, first[0] + step * (turn % columns), first[1] + step * (turn // columns)


def amount(fact: Fact) -> str:
    """Return the number of a fact, and of how much it is."""
    return f"{fact.value}/{fact.limit}" if fact.limit else f"{fact.value} {fact.unit}".rstrip()


def symbol_width(drawing: str) -> float:
    """Return how wide a symbol was drawn."""
    return float(drawing.partition('viewBox="')[2].partition('"')[0].split()[2])


def shown_facts(panel: Panel) -> list[Fact]:
    """Return the facts worth telling: of a seat, those that are not zero."""
    return [fact for fact in panel.facts if fact.value or fact.limit or panel.seat < 0]


# A board without art


def plain_board(static: Static) -> BoardArt:
    """Return places as circles and links as lines."""
    width, height = 1000.0, 700.0
    anchors = {place.id: (40 + place.x * 9.2, 40 + place.y * 6.2) for place in static.places}
    drawing = [rect(0, 0, width, height, fill=TABLE("plan"))]
    drawing += [plain_link(link, anchors) for link in static.links if not link.wraps]
    for place in static.places:
        x, y = anchors[place.id]
        drawing.append(
            circle(x, y, 30, fill=TABLE("panel"), stroke=TABLE("way"), stroke_width=3, id=f"outline-{place.id}")
        )
        drawing.append(letters(x, y + 24, place.id, 13, text_anchor="middle", fill=TABLE("soft")))
    return BoardArt("".join(drawing), width, height, anchors)


def plain_link(link: Link, anchors: Mapping[str, Point]) -> str:
    """Return a link as a line, with a head if it leads one way only."""
    (ax, ay), (bx, by) = anchors[link.a], anchors[link.b]
    line = path(f"M{ax:g} {ay:g}L{bx:g} {by:g}", stroke=TABLE("way"), stroke_width=8)
    if not link.one_way:
        return line
    mx, my, dx, dy = (ax + bx) / 2, (ay + by) / 2, (bx - ax) / 12, (by - ay) / 12
    head = polygon([(mx - dy - dx, my + dx - dy), (mx + dx, my + dy), (mx + dy - dx, my - dx - dy)])
    return line + path(head, fill=TABLE("accent"))
