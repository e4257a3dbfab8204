# mypyc: interpreted
"""Scene: a game describes its table once, in a small vocabulary that every client can draw.

Nothing here holds a sentence. Names are ids of texts: the element `card-sneak` is called what the text
`card-sneak` says in the reader's language.
"""

from typing import Literal, TypeVar

import msgspec

from .decision import Result

T = TypeVar("T")
END = "end"
"""The role of the option that ends a turn."""
DONE = "done"
"""The role of the option that ends the part of a turn in which what is fleeting can be spent; the turn goes on."""


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A symbol on something, with a number where it has one (`monsters` 2, `artifact` 20)."""

    kind: str
    value: int = 1


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A room or field of the board, with its position in 0..100."""

    id: str
    x: float
    y: float
    region: str = ""
    """A part of the board with rules of its own, such as `depths`."""
    marks: tuple[Mark, ...] = ()


class Link(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way between two places; `one_way` leads from `a` to `b` only."""

    a: str
    b: str
    one_way: bool = False
    wraps: bool = False
    """Leaves the board at one edge and comes back at the opposite one."""
    marks: tuple[Mark, ...] = ()
    via: tuple[str, ...] = ()
    """Places on the way where pieces may lie, such as its locks."""


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed on a card or token, for the frame around its text."""

    id: str
    noun: str
    """The kind of thing, which is also the prefix of its text: `card`, `token` …"""
    banner: str = ""
    cost: int | None = None
    currency: str = ""
    points: int = 0
    marks: tuple[Mark, ...] = ()
    sides: tuple[str, ...] = ()
    """Of a tile: what each side shows, from the top clockwise. `open` and `wall` are drawn by its outline; anything
    else, such as `door`, has a symbol and a text `side-…` of its own."""
    parts: tuple[int, ...] = ()
    """Of a tile that is divided: which part each side belongs to, -1 for none; empty if all is one."""
    ways: tuple[int, ...] = ()
    """Of a tile that is left by the die: the side each of its faces leads to."""

    def lying(self, turned: int) -> "Face":
        """Return what a tile shows after quarter turns clockwise."""
        if turned % 4 == 0:
            return self
        ways = tuple((side + turned) % 4 for side in self.ways)
        return msgspec.structs.replace(
            self, sides=_round(self.sides, turned), parts=_round(self.parts, turned), ways=ways
        )


def _round(each: tuple[T, ...], turned: int) -> tuple[T, ...]:
    """Return what each side has once all are turned clockwise."""
    return each[-turned % 4 :] + each[: -turned % 4]


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """One kind of tile as it is printed, unturned: its rooms in 0..100, and the ways between them and out of it.

    Ids are its own. A way that leaves it ends at a port: `n`, `e`, `s`, `w`, or `n1`, `n2`, `e1` … clockwise.
    """

    face: str
    places: tuple[Place, ...]
    links: tuple[Link, ...] = ()


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """A cell of a map that grows, one tile wide; x counts to the east and y to the south, from where it began."""

    id: str
    x: int
    y: int
    open: bool = False
    """A ghost cell: nothing lies here, but something may come to."""


class Static(msgspec.Struct, frozen=True, omit_defaults=True):
    """What never changes during a match; fetched once, named by its content."""

    places: tuple[Place, ...] = ()
    links: tuple[Link, ...] = ()
    faces: tuple[Face, ...] = ()
    plans: tuple[Plan, ...] = ()
    """The kinds of tile that a map grows from; the frame says what lies where."""

    def name(self) -> str:
        """Return the content hash that scenes refer to."""
        from .fair import digest

        return digest(msgspec.msgpack.encode(self)).hex()[:16]


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece on the board. A face-down one is named by its place, never by what it is."""

    id: str
    noun: str
    face: str
    place: str
    seat: int = -1
    count: int = 1
    turned: int = 0
    """Quarter turns clockwise, for a tile that was laid in some direction."""
    flat: bool = False
    """A tile that covers its place beneath all else; its symbol is drawn in the scale of the board."""
    side: int = -1
    """At which side of a divided tile a piece stands: 0 is the top, then clockwise; -1 if that does not matter."""
    joined: str = ""
    """Pieces with the same word lead to each other: whoever points at one of them sees the others."""


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A face-up card in a zone; an empty face is a gap."""

    face: str
    count: int = 1
    slot: str = ""
    """The field of a sheet it lies in, which options with the noun `slot` point at; an empty field has no face."""
    sign: str = ""
    """What the field is for, shown by the symbol `slot-…`."""
    idle: bool = False
    """Whether it does nothing from there, and is greyed."""


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards that lie together: a hand, a row, a pile."""

    id: str
    kind: str
    """`hand`, `row`, `supply`, `played`, `discard`, `deck` …; also the id of its title."""
    seat: int = -1
    cards: tuple[Card, ...] = ()
    count: int = 0
    """How many cards it has, seen or not."""
    noun: str = "card"


class Track(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of spaces with a marker."""

    id: str
    spaces: tuple[str, ...]
    """What stands on them; a word in the reader's language where its text has one: `track-phase.expand`."""
    at: int
    """The space of the marker, 0 is the first; -1 if it is not on the track."""
    seat: int = -1


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a panel: what, how much, and of how much."""

    id: str
    value: int
    limit: int = 0
    unit: str = ""
    """What stands behind the number, such as `%`."""
    fleeting: bool = False
    """Whether it is lost when the turn ends, so that one is warned of it."""
    seat: int = -1
    """Whom it is about, if not whoever the rest is about."""
    of: str = ""
    """What it comes of, by noun and id such as `item-bow`: it is named and drawn as that."""
    team: int = -1
    """The team of which it says how well it does; it also stands beside the team's name where there is little room."""

    def name(self) -> str:
        """Return the id of its text and of its symbol."""
        return self.of or f"fact-{self.id}"


class Odds(msgspec.Struct, frozen=True, omit_defaults=True):
    """How likely it is that something strikes a seat next, reckoned from what everybody can see."""

    seat: int
    weight: int
    """What the chance comes from, such as one's stones in a bag."""
    percent: int
    """The chance of being struck at least once."""
    hits: float | None = None
    """How often one is struck on average; nothing where that is once at most."""


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies before a seat, or beside the board.

    The panel `turn` of a seat holds what its turn still has to spend; clients show it by the hand.
    """

    id: str
    seat: int = -1
    facts: tuple[Fact, ...] = ()
    tokens: tuple[Card, ...] = ()
    place: str = ""
    status: str = ""
    active: bool = False
    out: bool = False
    """Whether its seat has left the game, for good or ill."""
    face: str = ""
    """Whose portrait it bears: the panel `hero` with the face `hugo` shows what `hero-hugo` is and looks like."""
    odds: tuple[Odds, ...] = ()
    """What threatens whom; named and explained by the text `odds-…` of the panel, its first fact stands for it."""
    fate: str = ""
    """What becomes of a seat that has left the game; the text `fate-…` tells its player."""
    rule: str = ""
    """The rule that says so."""


Side = Literal["", "rows", "columns"]


class Matrix(msgspec.Struct, frozen=True, omit_defaults=True):
    """What comes of two choices that meet: a row for each of the one side, a column for each of the other."""

    id: str
    """Its sides are called `matrix-…-rows` and `matrix-…-columns`."""
    noun: str
    """What rows and columns are, and what options point at that choose a row."""
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[Mark, ...], ...]
    """What comes of every pair, row by row."""
    side: Side = ""
    """Which side is the viewer's: `rows`, `columns`, or neither."""
    row: int = -1
    """The row that the viewer knows to be chosen; -1 if none is."""
    column: int = -1
    last: int = -1
    """The cell that came up last, -1 for none."""


class Basket(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side of a trade that is put together: whose it is, and what it gives for what the other side gives."""

    seat: int
    noun: str
    """What can be given, and what options point at that put it in or out."""
    gives: tuple[str, ...] = ()
    has: tuple[str, ...] = ()
    """All that could be given, as long as it is put together; what is given is among it."""
    lacks: str = ""
    """The id of the text that says why this side cannot take what it would get; empty if it can."""


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """What matters now and is shown large: the room one is in, a test, a fight."""

    id: str
    """Also the id of its title, `spot-…`."""
    seat: int = -1
    """Whom it is about."""
    noun: str = ""
    """With the face: what is shown, by its symbol, its name and its text."""
    face: str = ""
    facts: tuple[Fact, ...] = ()
    dice: tuple[int, ...] = ()
    """The dice as they lie."""
    other: tuple[Fact, ...] = ()
    """What is to be known of the other side, where two face each other."""
    against: tuple[int, ...] = ()
    """The dice of the other side."""
    rival: int = -1
    """Whose figure the other side is, if it is somebody at the table."""
    matrix: Matrix | None = None
    urgent: bool = False
    """Whether it stands before all else until it is over."""
    turned: int = 0
    """Quarter turns clockwise, for a tile."""
    trade: tuple[Basket, ...] = ()
    """Both sides of a trade, whoever proposes it first."""


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is not there yet, by its noun and face, and how far it is turned."""

    noun: str
    face: str
    turned: int = 0
    into: tuple[str, ...] | None = None
    """The places one would come to, where the way into it is chosen already; none if it leads nowhere then."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option with the element of the scene it points at."""

    id: str
    kind: str
    noun: str
    target: str
    cost: tuple[Mark, ...] = ()
    zone: str = ""
    """Which of the viewer's own zones the element lies in, such as `hand`; `own` is any of them."""
    notes: tuple[str, ...] = ()
    """Ids of texts that say more of it: which way it leads, what lies there, what comes of a failure.

    A number may stand behind one, for its gap `value`: `note-health=2`. Clients get them in words, and none here.
    """
    shows: Shown | None = None
    """What would lie there then, such as a tile turned that way."""
    role: str = ""
    """What a client may offer a button for: `end` ends the turn, `done` a part of it, `play` can be done with all of
    one's cards at once."""


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open decision of the viewer, or of somebody else (then without choices)."""

    number: int
    ask: str
    mode: str
    seats: tuple[int, ...]
    subject: int
    rule: str
    choices: tuple[Choice, ...] = ()
    case: str = ""
    """In which case its text is another one."""
    source: str = ""
    """What puts it, by noun and id such as `card-sneak`; its text says so."""


class Scene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The whole table as one seat sees it."""

    game: str
    seat: int
    static: str
    """The name of the static part."""
    tokens: tuple[Token, ...] = ()
    fields: tuple[Field, ...] = ()
    """The cells of a map that grows; where the rooms of its tiles are follows from them, see `spread`."""
    ahead: tuple[Token, ...] = ()
    """What is not yet, and nothing stands on: a tile in hand (its place is its field, or none yet), a way, a line."""
    zones: tuple[Zone, ...] = ()
    tracks: tuple[Track, ...] = ()
    panels: tuple[Panel, ...] = ()
    spots: tuple[Spot, ...] = ()
    prompts: tuple[Prompt, ...] = ()
    can_undo: bool = False
    ends: bool = False
    """Whether turns of this game are ended by whoever has them, by a choice with the role `end`."""
    teams: tuple[int, ...] = ()
    """The team of each seat, named by the text `team-…`; empty if everybody plays for themselves."""
    progress: int = -1
    """About how far the game has come, in percent; -1 if it does not say."""
    result: Result | None = None

    def at(self, can_undo: bool, teams: tuple[int, ...], result: Result | None) -> "Scene":
        """Return it with what a match knows besides what is seen."""
        return msgspec.structs.replace(self, can_undo=can_undo, teams=teams, result=result)
