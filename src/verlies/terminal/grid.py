"""The whole board as a grid of characters."""

from collections.abc import Iterator

from rich.text import Text

from ..core.scene import Link, Place, Scene
from .around import Surroundings
from .fit import packed
from .growing import plan_of
from .look import FAINT, SIGN, WAY
from .sheet import Sheet
from .table import Painter
from .tiles import Tiles

LEAST = 80
LOWEST = 32
MARGIN = 3


class Map:
    """Draws places, ways and pieces of a scene on a grid."""

    def __init__(self, painter: Painter, scene: Scene, width: int, height: int) -> None:
        self.painter = painter
        self.words = painter.words
        self.scene = scene
        self.width = max(width, LEAST) - 1
        self.height = max(min(round(self.width * 0.42), height - 5), LOWEST)
        self.used: dict[str, str] = {}
        """The symbols of marks on the map, and what they mean."""
        self.tiles = [token for token in scene.tokens if token.flat]
        """What has been laid out of a board that grows."""

    def lines(self) -> list[Text]:
        """Return the map with its legend; tiles are drawn with what their sides show."""
        tiles = Tiles(self.painter, self.scene)
        if tiles.laid:
            return plan_of(tiles).whole(self.width)
        return self._drawn()

    def _drawn(self) -> list[Text]:
        """Return a board of places and ways."""
        grid = Sheet(self.width, self.height)
        for link in self.painter.static.links:
            self._draw_way(grid, link)
        for place in self.painter.static.places:
            self._draw_place(grid, place)
        for link in self.painter.static.links:
            self._draw_marks(grid, link)
        return [*grid.lines(), *self._legend(), *self._unsigned()]

    def _at(self, place: str) -> tuple[int, int]:
        spot = self.painter.places[place]
        x = MARGIN + round(spot.x / 100 * (self.width - 3 * MARGIN))
        return x, round(spot.y / 100 * (self.height - 1))

    def _draw_way(self, grid: Sheet, link: Link) -> None:
        if not link.wraps:
            for x, y in cells(self._at(link.a), self._at(link.b)):
                grid.put(x, y, "·", FAINT)

    def _draw_place(self, grid: Sheet, place: Place) -> None:
        x, y = self._at(place.id)
        here = any(token.seat == self.painter.viewer and token.place == place.id for token in self.scene.tokens)
        label = self.painter.label(place.id)
        seen = not self.tiles or any(token.place == place.id for token in self.tiles)
        grid.put(x - len(label) // 2, y, label, "bold reverse" if here else "bold" if seen else FAINT)
        self._draw_pieces(grid, place, x - len(label) // 2, y + 1)

    def _draw_pieces(self, grid: Sheet, place: Place, x: int, y: int) -> None:
        """Write what is on a place below its id: pawns first, then pieces and marks."""
        for token in self.scene.tokens:
            if token.place == place.id and token.seat >= 0:
                grid.put(x, y, self.painter.look.symbol(token.seat), self.painter.look.colour(token.seat))
                x += 1
        for sign in self._signs(place):
            grid.put(x, y, sign, SIGN)
            x += len(sign)

    def _signs(self, place: Place) -> Iterator[str]:
        yield from (self._sign("mark", mark.kind, mark.value) for mark in place.marks)
        for token in self.scene.tokens:
            if token.place == place.id and token.seat < 0:
                yield self._sign(token.noun, token.face, token.count)

    def _sign(self, noun: str, kind: str, value: int) -> str:
        """Return the sign of a mark or token for the map, and note it for the legend; empty if it has none."""
        name = f"sign-{noun}-{kind}"
        sign = self.words.maybe(name, value=value)
        if sign is None:
            return ""
        legend = self.words.maybe(f"{name}.legend") or self.words.say(f"{noun}-{kind}", value=value)
        self.used[self.words.maybe(f"{name}.key") or sign] = legend
        return sign

    def _draw_marks(self, grid: Sheet, link: Link) -> None:
        """Write the marks of a way into its middle, or near it where that is taken."""
        signs = "".join(self._sign("mark", mark.kind, mark.value) for mark in link.marks)
        (ax, ay), (bx, by) = self._at(link.a), self._at(link.b)
        if link.one_way and not link.wraps:
            signs += self.arrow((ax, ay), (bx, by))
        if link.wraps:
            self._draw_wrap(grid, link, signs)
            return
        for x, y in _from_middle(cells((ax, ay), (bx, by))):
            if signs and grid.is_free(x - len(signs) // 2, y, len(signs)):
                grid.put(x - len(signs) // 2, y, signs, WAY)
                return

    def arrow(self, a: tuple[int, int], b: tuple[int, int]) -> str:
        """Return the arrow of a way that leads from a to b only, and note it for the legend."""
        self.used["→"] = self.words.say("ui-one-way")
        return _arrow(b[0] - a[0], b[1] - a[1])

    def _draw_wrap(self, grid: Sheet, link: Link, signs: str) -> None:
        """Note at both ends of a way over the edge where it comes back in."""
        (ax, ay), (bx, by) = self._at(link.a), self._at(link.b)
        for x, y, to, other in ((ax, ay, link.b, bx), (bx, by, link.a, ax)):
            note = f"«{to}{signs}" if x < other else f"{to}{signs}»"
            left = 0 if x < other else self.width - len(note)
            grid.put(left, y - 1 if y else 1, note, FAINT)

    def _unsigned(self) -> Iterator[Text]:
        """Yield the places with things that have no sign, in words."""
        around = Surroundings(self.painter, self.scene)
        tokens = [token for token in self.scene.tokens if token.seat < 0]
        unsigned = [token for token in tokens if self.words.maybe(f"sign-{token.noun}-{token.face}", value=1) is None]
        for place in dict.fromkeys(token.place for token in unsigned):
            yield Text(around.place(place))

    def _legend(self) -> Iterator[Text]:
        seats = sorted({token.seat for token in self.scene.tokens if token.seat >= 0})
        if seats:
            yield Text("  ").join(self.painter.look.player(seat, self.words.player(seat)) for seat in seats)
        if self.used:
            yield packed([Text(f"{sign} {meaning}") for sign, meaning in self.used.items()], self.width, "  ")


def cells(a: tuple[int, int], b: tuple[int, int]) -> list[tuple[int, int]]:
    """Return the cells on the straight line between two."""
    steps = max(abs(b[0] - a[0]), abs(b[1] - a[1]), 1)
    return [
        (round(a[0] + (b[0] - a[0]) * i / steps), round(a[1] + (b[1] - a[1]) * i / steps)) for i in range(steps + 1)
    ]


def _from_middle(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return cells ordered by how near they are to the middle."""
    middle = len(cells) / 2
    return [cell for _, cell in sorted(enumerate(cells), key=lambda numbered: abs(numbered[0] - middle))]


def _arrow(dx: int, dy: int) -> str:
    if abs(dx) >= 2 * abs(dy):
        return "→" if dx > 0 else "←"
    return "↓" if dy > 0 else "↑"
