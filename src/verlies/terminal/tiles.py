"""A board of tiles: what their sides show, where those lead, and all of it as a plan of small boxes."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from ..core.scene import Face, Field, Place, Scene, Token
from ..text import Words
from .fit import packed
from .look import FAINT, SIGN, WAY
from .sheet import Sheet
from .table import Painter

OPEN, WALL = "open", "wall"
SIDES = 4
WIDTH, HEIGHT = 6, 3
"""The box of a tile, in characters."""
AROUND = (2, 1)
"""So many columns and rows are shown on each side of a pawn."""
OUTLINES = "─│┌┐└┘├┤┬┴┼╴╵╶╷"
ARROWS = "↑→↓←"
CLEFTS = "╲╱"
"""A tile in two parts, each with two sides: the upper side joined with the right one, or with the left one."""


def compass(words: Words, side: int) -> str:
    """Return what a side is called."""
    return words.say(f"ui-side-{side}")


def shape(words: Words, face: Face) -> str:
    """Return the sides of a tile in words: „Norden offen, Osten Tür …“."""
    return ", ".join(f"{compass(words, side)} {words.say(f'side-{kind}')}" for side, kind in enumerate(face.sides))


def inside(words: Words, face: Face, stand: int) -> list[str]:
    """Return in words which sides of a tile are joined, at which of them a pawn stands, and where a die leads."""
    parts = {part: [compass(words, s) for s, each in enumerate(face.parts) if each == part] for part in face.parts}
    joined = [words.listing(sides) for part, sides in parts.items() if len(sides) > 1 and part >= 0]
    out = [words.say("ui-side-parts", parts=" | ".join(joined))] if joined else []
    if face.parts and stand >= 0:
        out.append(words.say("ui-side-own", sides=words.listing(parts[face.parts[stand]])))
    dice = {side: die_faces(face, side) for side in sorted(set(face.ways))}
    return out + [f"{words.say('ui-side-dice', dice=faces)}: {compass(words, side)}" for side, faces in dice.items()]


def die_faces(face: Face, side: int) -> str:
    """Return the faces of a die that lead out by a side."""
    return "/".join(str(die) for die, way in enumerate(face.ways, 1) if way == side)


class Tiles:
    """The tiles of a scene by their places."""

    def __init__(self, painter: Painter, scene: Scene) -> None:
        self.painter = painter
        self.words = painter.words
        self.scene = scene
        self.laid = {token.place: token for token in scene.tokens if token.flat and self._face(token).sides}
        places: Sequence[Place | Field] = scene.fields or painter.static.places
        self.columns, self.rows = sorted({place.x for place in places}), sorted({place.y for place in places})
        self.at = {(self.columns.index(place.x), self.rows.index(place.y)): place.id for place in places}
        self.spots = {place: spot for spot, place in self.at.items()}

    def _face(self, token: Token) -> Face:
        return self.painter.face(token.noun, token.face, token.turned)

    # Sides

    def face(self, place: str) -> Face:
        """Return what the tile of a place shows as it lies."""
        return self._face(self.laid[place])

    def side(self, place: str, side: int) -> str:
        """Return what a side of a tile shows."""
        return self.face(place).sides[side]

    def neighbour(self, place: str, side: int) -> str:
        """Return the place next to one, or an empty string at the edge."""
        column, row = self.spots[place]
        return self.at.get((column + (0, 1, 0, -1)[side], row + (-1, 0, 1, 0)[side]), "")

    def stand(self, seat: int) -> int:
        """Return at which side of its tile the pawn of a seat stands, -1 if that does not matter."""
        return next((token.side for token in self.scene.tokens if token.seat == seat and token.side >= 0), -1)

    # Ways

    def ways(self, place: str, what: dict[str, str]) -> Iterator[Text]:
        """Yield what each side of a place shows and where it leads; `what` says what is where."""
        for side in range(SIDES):
            yield self._way(place, side, what)

    def _way(self, place: str, side: int, what: dict[str, str]) -> Text:
        to, here = self.neighbour(place, side), self.side(place, side)
        there = self.side(to, (side + 2) % 4) if to in self.laid else OPEN
        closed = WALL in (here, there) or not to
        goal = self.words.say(f"side-{here}") if here == WALL else what.get(to) or self.words.say("ui-edge")
        told = self.words.say("ui-side", where=compass(self.words, side), what=goal)
        line = Text(f"  x {told}" if closed else f"  > {told}", style=FAINT if closed else "")
        marks = self._marks(place, side, there) if here != WALL else []
        return line.append(f"  [{', '.join(marks)}]", style=WAY) if marks else line

    def _marks(self, place: str, side: int, there: str) -> list[str]:
        """Return what is to be known of a passage: what stands in it, whether it is near, which die leads there."""
        face, own = self.face(place), self.stand(self.painter.viewer)
        here = self.side(place, side)
        marks = [self.words.say(f"side-{here}")] if here != OPEN else []
        marks += [self.words.say("ui-side-there", side=self.words.say(f"side-{there}"))] if there != OPEN else []
        if face.parts and own >= 0 and face.parts[side] != face.parts[own]:
            marks.append(self.words.say("ui-side-far"))
        dice = die_faces(face, side)
        return [*marks, *([self.words.say("ui-side-dice", dice=dice)] if dice else [])]


class Plan:
    """Draws tiles as boxes: gaps where they are open, signs for what stands in a passage."""

    def __init__(self, tiles: Tiles) -> None:
        self.tiles = tiles
        self.painter = tiles.painter
        self.words = tiles.words
        self.used: dict[str, str] = {}
        """The signs on the plan, and what they mean."""

    wide = WIDTH

    def whole(self, width: int = 0) -> list[Text]:
        """Return all of the board with its legend."""
        return [*self._drawn(range(len(self.tiles.columns)), range(len(self.tiles.rows))), *self.legend()]

    def around(self, place: str) -> list[Text]:
        """Return the fields around a place; what they show is told by the legend afterwards."""
        sizes = (len(self.tiles.columns), len(self.tiles.rows))
        columns, rows = map(_window, self.tiles.spots[place], AROUND, sizes)
        return self._drawn(columns, rows)

    def _drawn(self, columns: Sequence[int], rows: Sequence[int]) -> list[Text]:
        sheet = Sheet(len(columns) * self.wide, len(rows) * HEIGHT)
        for (column, row), place in self.tiles.at.items():
            if column in columns and row in rows:
                self._box(sheet, place, (column - columns[0]) * self.wide, (row - rows[0]) * HEIGHT)
        return list(sheet.lines())

    def _box(self, sheet: Sheet, place: str, x: int, y: int) -> None:
        label = self.painter.label(place)
        if place not in self.tiles.laid:
            sheet.put(x + (WIDTH - len(label)) // 2, y + 1, label, FAINT)
            self._contents(sheet, place, x + 1, y + 2)
            return
        sides = [self.tiles.side(place, side) for side in range(SIDES)]
        for side, (dx, dy, length) in enumerate(((2, 0, 2), (5, 1, 1), (2, 2, 2), (0, 1, 1))):
            sheet.put(x + dx, y + dy, self._passage(sides[side], side) * length, WAY if sides[side] != WALL else "")
        for dx, dy, corner in ((0, 0, "┌─"), (4, 0, "─┐"), (0, 2, "└─"), (4, 2, "─┘")):
            sheet.put(x + dx, y + dy, corner)
        mine = any(token.place == place and token.seat == self.painter.viewer for token in self.tiles.scene.tokens)
        sheet.put(x, y, label, "bold reverse" if mine else "bold")
        self._contents(sheet, place, x + 1, y + 1)

    def _passage(self, kind: str, side: int) -> str:
        """Return how a side is drawn: a gap, a wall, or the sign of what stands in it."""
        if kind in (OPEN, WALL):
            return " " if kind == OPEN else "─│"[side % 2]
        sign = self.words.maybe(f"sign-side-{kind}") or "?"
        self.used[sign] = self.words.say(f"side-{kind}")
        return sign

    def _contents(self, sheet: Sheet, place: str, x: int, y: int) -> None:
        """Write who stands on a field, what kind of tile it is, and what lies there."""
        for token in self.tiles.scene.tokens:
            if token.place == place and token.seat >= 0:
                arrow = ARROWS[token.side] if token.side >= 0 else ""
                self.used |= {arrow: self.words.say("ui-side-sign")} if arrow else {}
                sheet.put(x, y, self.painter.look.symbol(token.seat) + arrow, self.painter.look.colour(token.seat))
                x += 1 + len(arrow)
        scene = self.tiles.scene
        things = (*scene.tokens, *(token for token in scene.ahead if not token.flat))
        lying = (token for token in things if token.place == place and token.seat < 0)
        sheet.put(x, y, "".join(self._sign(token) for token in lying), SIGN)

    def _sign(self, token: Token) -> str:
        """Return the sign of a token, and note it for the legend; a tile that is but an outline needs none."""
        name = f"sign-{token.noun}-{token.face}"
        sign = self.words.maybe(name, value=token.count) or ""
        if token.flat and sign in OUTLINES:
            sign = ""
        if sign:
            self.used[sign] = self.words.maybe(f"{name}.legend") or self.words.name(token.noun, token.face)
        parts = self.tiles.face(token.place).parts if token.flat and token.place in self.tiles.laid else ()
        cleft = len(set(parts)) == 2 and -1 not in parts
        return sign + (CLEFTS[parts[0] == parts[3]] if cleft else "")

    def legend(self, room: int = 0) -> Iterator[Text]:
        """Yield who is who and what the signs mean, in lines of so many columns at most if that is said."""
        seats = sorted({token.seat for token in self.tiles.scene.tokens if token.seat >= 0})
        if seats:
            yield Text("  ").join(self.painter.look.player(seat, self.words.player(seat)) for seat in seats)
        if self.used:
            width = room or self.painter.width or 999
            yield packed([Text(f"{sign} {meaning}") for sign, meaning in self.used.items()], width, "  ")


def _window(at: int, reach: int, size: int) -> range:
    """Return what is seen around a column or row, moved inwards at the edge."""
    first = max(min(at - reach, size - 2 * reach - 1), 0)
    return range(first, min(first + 2 * reach + 1, size))
