"""A map that grows from tiles with several rooms: tiles as boxes with their names, rooms as signs, ways as dots."""

from collections.abc import Iterator

from rich.text import Text

from ..core.scene import Field, Link, Place, Scene
from ..core.spread import CELL, PORTS, Laid, laid, port_at, turned_point
from .grid import Map, cells
from .look import FAINT, SIGN, WAY
from .sheet import Sheet
from .table import Painter

WIDE, HIGH = 26, 11
"""The box of a tile, in characters."""
EMPTY = "□"
"""The sign of a room that has none."""


class Rooms(Map):
    """Draws the part of a map around the reader, as much of it as there is room for."""

    left = 0
    top = 0
    """The first column and row that are shown."""

    def _drawn(self) -> list[Text]:
        columns, rows = self._window()
        sheet = Sheet(len(columns) * WIDE, len(rows) * HIGH)
        self.left, self.top = columns[0], rows[0]
        shown = [field for field in self.scene.fields if field.x in columns and field.y in rows]
        inside = {field.id for field in shown}
        tiles = [tile for tile in laid(self.painter.static, self.scene) if tile.field.id in inside]
        for field in shown:
            self._box(sheet, field)
        for tile in tiles:
            self._tunnels(sheet, tile)
        for tile in tiles:
            self._tile(sheet, tile)
        return [*sheet.lines(), *self._legend()]

    def _window(self) -> tuple[range, range]:
        """Return the columns and rows that are shown: all, or those around the reader."""
        xs, ys = [field.x for field in self.scene.fields], [field.y for field in self.scene.fields]
        most = max(self.width // WIDE, 1)
        here = self.painter.places.get(self.painter.here())
        at = int(here.x // CELL) if here else 0
        first = min(xs)
        if max(xs) - first >= most:
            first = max(min(at - most // 2, max(xs) - most + 1), first)
        return range(first, min(first + most, max(xs) + 1)), range(min(ys), max(ys) + 1)

    def _corner(self, field: Field) -> tuple[int, int]:
        return (field.x - self.left) * WIDE, (field.y - self.top) * HIGH

    def _box(self, sheet: Sheet, field: Field) -> None:
        """Draw the corners of a cell; one where something may come to lie has its name in the middle."""
        x, y = self._corner(field)
        for dx, dy, corner in ((0, 0, "┌"), (WIDE - 1, 0, "┐"), (0, HIGH - 1, "└"), (WIDE - 1, HIGH - 1, "┘")):
            sheet.put(x + dx, y + dy, corner, FAINT)
        if field.open:
            name = self.painter.place(field.id)
            sheet.put(x + (WIDE - len(name)) // 2, y + HIGH // 2, name, FAINT)

    def _spot(self, tile: Laid, x: float, y: float) -> tuple[int, int]:
        """Return where a point of a tile is on the sheet."""
        x, y = turned_point(x, y, tile.token.turned)
        left, top = self._corner(tile.field)
        return left + 1 + round(x / CELL * (WIDE - 3)), top + 1 + round(y / CELL * (HIGH - 3))

    def _tunnels(self, sheet: Sheet, tile: Laid) -> None:
        """Draw the ways of a tile as dots, with what stands in them."""
        for link in tile.plan.links:
            line = cells(*self._ends(tile, link))
            for x, y in line:
                sheet.put(x, y, "·", FAINT)
            signs = "".join(self._sign("mark", mark.kind, mark.value) for mark in link.marks)
            if link.one_way:
                signs += self.arrow(line[0], line[-1])
            x, y = line[len(line) // 2]
            sheet.put(x - len(signs) // 2, y, signs, WAY)

    def _ends(self, tile: Laid, link: Link) -> tuple[tuple[int, int], tuple[int, int]]:
        at = {place.id: (place.x, place.y) for place in tile.plan.places}
        one, two = (port_at(end) if end in PORTS else at[end] for end in (link.a, link.b))
        return self._spot(tile, *one), self._spot(tile, *two)

    def _tile(self, sheet: Sheet, tile: Laid) -> None:
        """Write the name of a tile and its rooms."""
        x, y = self._corner(tile.field)
        name = self.words.maybe(f"tile-{tile.plan.face}.short") or self.words.name("tile", tile.plan.face)
        sheet.put(x + 1, y, name[: WIDE - 2], "bold")
        for place in tile.plan.places:
            self._room(sheet, tile, place)

    def _room(self, sheet: Sheet, tile: Laid, place: Place) -> None:
        """Write a room: who is there, then what it holds."""
        name = f"{tile.token.id}.{place.id}"
        x, y = self._spot(tile, place.x, place.y)
        signs = "".join(dict.fromkeys(self._contents(place, name)))
        pawns = [token for token in self.scene.tokens if token.place == name and token.noun == "pawn"]
        if not signs and not pawns and not place.marks:
            signs = EMPTY
            self.used[EMPTY] = self.words.say("ui-room-empty")
        x -= (len(signs) + len(pawns)) // 2
        for token in pawns:
            sheet.put(x, y, self.painter.look.symbol(token.seat), self.painter.look.colour(token.seat))
            x += 1
        here = name == self.painter.here()
        sheet.put(x, y, signs, "bold reverse" if here else SIGN)

    def _contents(self, place: Place, name: str) -> Iterator[str]:
        yield from (self._sign("mark", mark.kind, mark.value) for mark in place.marks)
        for token in self.scene.tokens:
            if token.place == name and token.seat < 0:
                yield self._sign(token.noun, token.face, token.count)


def map_of(painter: Painter, scene: Scene, width: int, height: int) -> Map:
    """Return what draws the board of a scene."""
    several = any(len(plan.places) > 1 for plan in painter.static.plans)
    return Rooms(painter, scene, width, height) if several and scene.fields else Map(painter, scene, width, height)
