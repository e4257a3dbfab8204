# mypyc: interpreted
"""The panels of a picture: what lies before a seat, tracks, and what is shown large."""

from collections.abc import Sequence
from typing import Final

from ...core.scene import Fact, Mark, Matrix, Panel, Spot, Track
from ..letters import fit, text_width
from ..svg import Value, rect
from ..svg import text as letters
from .art import TABLE
from .brush import SIDE, Block, Brush, amount, grid

LONG: Final = 15
"""So many spaces of a track stand side by side."""
WORDS: Final = (17.0, 15.0, 13.0, 11.0, 9.0)
"""How large a word on a space may be."""


class PanelPainter(Brush):
    """Draws panels, tracks and spots, each as a block for a column."""

    def panel(self, panel: Panel) -> Block:
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

    def track(self, track: Track) -> Block:
        """Return a track with its marker, in two rows if it is long."""
        step = (SIDE - 24) / min(len(track.spaces), LONG)
        size = min(17.0, step * 0.62)
        height = 78 + 36 * ((len(track.spaces) - 1) // LONG)
        out = [self.card_board(height, False), self.sign(f"track-{track.id}", SIDE - 34, 5, 24)]
        out.append(letters(12, 24, self.word(f"track-{track.id}"), 15, font_weight="bold", fill=TABLE("accent")))
        for turn, each in enumerate(track.spaces):
            here = turn == track.at
            space = self.text.maybe(f"track-{track.id}.{each}") or each
            size = min(size, fit(space, step - 6, WORDS, 1)[1])
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

    def spot(self, spot: Spot) -> Block:
        """Return what matters now: its picture, its name and text, its facts and its table."""
        name = self.title_of(spot.noun, spot.face) if spot.noun else self.word(f"spot-{spot.id}")
        told = self.text.maybe(f"{spot.noun}-{spot.face}.text" if spot.noun else f"spot-{spot.id}.text") or ""
        title, size = fit(name, 132, (15, 14, 13, 12), 2, bold=True)
        lines, small = fit(told, 132, (12, 11, 10), 7)
        out = [self.sign(f"{spot.noun}-{spot.face}", 10, 12, 72, spot.turned)]
        style: dict[str, Value] = {"font_weight": "bold", "fill": TABLE("accent")}
        out += [letters(90, 26 + 17 * turn, line, size, **style) for turn, line in enumerate(title)]
        top = 30 + 17 * len(title)
        out += [letters(90, top + 13 * turn, line, small, fill=TABLE("soft")) for turn, line in enumerate(lines)]
        below = max(94.0, top + 13 * len(lines))
        facts = (*spot.facts, *spot.other)
        rows = [self.wide_fact(fact, below + 27 * turn) for turn, fact in enumerate(facts)]
        below += 27 * len(facts)
        rows += [self.dice(spot.dice, below), self.dice(spot.against, below + 34 * bool(spot.dice))]
        below += 34 * (bool(spot.dice) + bool(spot.against))
        matrix = self.matrix(spot.matrix, below) if spot.matrix else Block("", 0)
        height = below + matrix.height + 6
        return Block("".join([self.card_board(height, spot.urgent), *out, *rows, matrix.drawing]), height)

    def dice(self, dice: Sequence[int], y: float) -> str:
        """Return dice side by side, where they are drawn."""
        return "".join(self.sign(f"die-{die}", 12 + 34 * turn, y, 30) for turn, die in enumerate(dice))

    def matrix(self, matrix: Matrix, top: float) -> Block:
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


def shown_facts(panel: Panel) -> list[Fact]:
    """Return the facts worth telling: of a seat, those that are not zero."""
    return [fact for fact in panel.facts if fact.value or fact.limit or panel.seat < 0]
