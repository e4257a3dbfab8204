# mypyc: interpreted
"""The whole picture: board, panels and cards in their places."""

from collections.abc import Iterator, Sequence
from typing import Final

from ...core.art import Art
from ...core.scene import Prompt, Scene, Static
from ..letters import text_width
from ..svg import alone, group, rect, svg
from ..svg import text as letters
from .art import TABLE, NoArt
from .board import BoardPainter
from .brush import GAP, SIDE, Block, Brush, Texts
from .cards import PILES, CardPainter
from .panels import PanelPainter, shown_facts

HEAD: Final = 54.0
"""How high the line above all is."""


def picture(scene: Scene, static: Static, art: Art | None, text: Texts, width: float = 1400.0) -> str:
    """Return a scene as one drawing: the board with its tokens, rows, panels, tracks and the viewer's hand."""
    return Painter(scene, static, art or NoArt(), text, width).whole()


def board_alone(scene: Scene, static: Static, art: Art | None, text: Texts, width: float = 640.0) -> str:
    """Return the board of a scene with its tokens as one drawing, and nothing else."""
    return Painter(scene, static, art or NoArt(), text, width).only_board()


class Painter(Brush):
    """Draws one scene."""

    def __init__(self, scene: Scene, static: Static, art: Art, text: Texts, width: float) -> None:
        super().__init__(scene, static, art, text)
        self.width = width
        self.board = BoardPainter(scene, static, art, text)
        self.panels = PanelPainter(scene, static, art, text)
        self.cards = CardPainter(scene, static, art, text)

    def whole(self) -> str:
        """Return everything, from the prompt above to the hand below."""
        middle = self.width - 2 * (SIDE + GAP) - 2 * GAP
        high = middle * self.board.plan.height / self.board.plan.width
        top = HEAD + GAP
        shared, own = self.cards.strips()
        parts = [
            self.head(),
            self.board.whole((SIDE + 2 * GAP, top, middle, high)),
            *self.column(GAP, top, high, self.left()),
            *self.column(self.width - SIDE - GAP, top, high, self.right()),
        ]
        y = top + high + GAP
        for zones in (shared, own):
            if zones:
                strip = self.cards.strip(zones, y, self.width)
                parts.append(strip.drawing)
                y += strip.height + GAP
        return self.finished(parts, y)

    def only_board(self) -> str:
        """Return the board alone."""
        high = self.width * self.board.plan.height / self.board.plan.width
        return self.finished([self.board.whole((0.0, 0.0, self.width, high))], high)

    def finished(self, parts: Sequence[str], height: float) -> str:
        """Return the parts as a drawing that stands alone."""
        page = rect(0, 0, self.width, height, fill=TABLE("page"))
        drawing = svg(self.width, height, page, *parts, font_family="system-ui,sans-serif", fill=TABLE("words"))
        return alone(drawing, self.symbols, TABLE.style() + self.art.style())

    def left(self) -> list[Block]:
        """Return what stands left of the board: the players."""
        return [self.panels.panel(panel) for panel in self.scene.panels if panel.seat >= 0 and shown_facts(panel)]

    def right(self) -> list[Block]:
        """Return what stands right of the board: what matters now, common panels, tracks and tokens for sale."""
        spots = [self.panels.spot(spot) for spot in self.scene.spots]
        panels = [self.panels.panel(panel) for panel in self.scene.panels if panel.seat < 0]
        tracks = [self.panels.track(track) for track in self.scene.tracks]
        stores = [
            self.cards.store(zone) for zone in self.scene.zones if zone.noun != "card" and zone.cards and zone.seat < 0
        ]
        piles = [zone for zone in self.scene.zones if zone.kind in PILES and zone.seat < 0]
        return [*spots, *panels, *tracks, *stores, *([self.cards.piles(piles)] if piles else [])]

    def column(self, x: float, y: float, height: float, blocks: list[Block]) -> Iterator[str]:
        """Yield blocks from top to bottom, closer together if there is not enough room."""
        gap = min(GAP, (height - sum(block.height for block in blocks)) / max(len(blocks) - 1, 1))
        for block in blocks:
            yield group(block.drawing, transform=f"translate({x:g} {y:.1f})")
            y += block.height + gap

    # The line above

    def head(self) -> str:
        """Return the line above: the game, and what is asked of whom."""
        title = self.word(f"game-{self.scene.game}")
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
