"""A map that grows, as boxes of characters: tiles with signs on their sides, dots where something may come to lie."""

from rich.text import Text

from .look import FAINT, WAY
from .sheet import Sheet
from .tiles import WALL, Plan, Tiles

BOX = 7
"""How wide the box of a tile is; it is three lines high."""
INSIDE = BOX - 2


class Growing(Plan):
    """Draws the cells of a map that grows; a field is named in its box, unless something is there."""

    wide = BOX

    def whole(self, width: int = 0) -> list[Text]:
        """Return the map with its legend; if it is too wide, what is around the reader."""
        columns, rows = range(len(self.tiles.columns)), range(len(self.tiles.rows))
        most = max(width // BOX, 1) if width else len(columns)
        if len(columns) > most:
            at, _ = self.tiles.spots.get(self.painter.here(), (0, 0))
            first = max(min(at - most // 2, len(columns) - most), 0)
            columns = range(first, first + most)
        return [*self._drawn(columns, rows), *self.legend()]

    def _box(self, sheet: Sheet, place: str, x: int, y: int) -> None:
        if place not in self.tiles.laid:
            self._ghost(sheet, place, x, y)
            return
        sides = [self.tiles.side(place, side) for side in range(4)]
        for dx, dy, corner in ((0, 0, "┌─"), (5, 0, "─┐"), (0, 2, "└─"), (5, 2, "─┘")):
            sheet.put(x + dx, y + dy, corner)
        for side, (dx, dy) in enumerate(((2, 0), (6, 1), (2, 2), (0, 1))):
            sign = self._passage(sides[side], side)
            shown = sign if side % 2 else sign * 3 if sides[side] == WALL else f" {sign} "
            sheet.put(x + dx, y + dy, shown, WAY if sides[side] != WALL else "")
        mine = "bold reverse" if place == self.painter.here() else "bold"
        if any(token.place == place and not token.flat for token in self.tiles.scene.tokens):
            self._contents(sheet, place, x + 2, y + 1)
        else:
            sheet.put(x + 1, y + 1, self._label(place), mine)

    def _ghost(self, sheet: Sheet, place: str, x: int, y: int) -> None:
        """Draw a cell where something may come to lie."""
        for dy, dots in ((0, "·  ·  ·"), (1, "·     ·"), (2, "·  ·  ·")):
            sheet.put(x, y + dy, dots, FAINT)
        sheet.put(x + 1, y + 1, self._label(place), FAINT)

    def _label(self, place: str) -> str:
        """Return the name of a field, as much of it as there is room for."""
        name = self.words.maybe(f"place-{place}.short") or self.painter.place(place)
        short = name if len(name) <= INSIDE else name.replace(" ", "")
        return short[:INSIDE].center(INSIDE)


def plan_of(tiles: Tiles) -> Plan:
    """Return what draws the tiles of a scene."""
    return Growing(tiles) if tiles.scene.fields else Plan(tiles)
