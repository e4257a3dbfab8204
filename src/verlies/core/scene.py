# mypyc: interpreted
"""Scene: a game describes its table once, in a small vocabulary that every client can draw.

Nothing here holds a sentence. Names are ids of texts: the element `card-sneak` is called what the text
`card-sneak` says in the reader's language.
"""

from typing import TYPE_CHECKING, Any

import msgspec

from .decision import Decision, Option, Result

if TYPE_CHECKING:
    from .match import Match


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


class Static(msgspec.Struct, frozen=True, omit_defaults=True):
    """What never changes during a match; fetched once, named by its content."""

    places: tuple[Place, ...] = ()
    links: tuple[Link, ...] = ()
    faces: tuple[Face, ...] = ()

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


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A face-up card in a zone; an empty face is a gap."""

    face: str
    count: int = 1


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


class Odds(msgspec.Struct, frozen=True):
    """How likely it is that something strikes a seat next, reckoned from what everybody can see."""

    seat: int
    weight: int
    """What the chance comes from, such as one's stones in a bag."""
    percent: int
    """The chance of being struck at least once."""
    hits: float
    """How often one is struck on average."""


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
    side: str = ""
    """Which side is the viewer's: `rows`, `columns`, or neither."""
    row: int = -1
    """The row that the viewer knows to be chosen; -1 if none is."""
    column: int = -1
    last: int = -1
    """The cell that came up last, -1 for none."""


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
    matrix: Matrix | None = None
    urgent: bool = False
    """Whether it stands before all else until it is over."""


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
    """Ids of texts that say more of it: which way it leads, what lies there, what comes of a failure."""
    shows: str = ""
    """What would lie there then, by its noun and face, such as a tile turned that way: `room-web_oooo-1`."""


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open decision of the viewer, or of somebody else (then without choices)."""

    number: int
    ask: str
    mode: str
    seats: tuple[int, ...]
    subject: int
    rule: str
    choices: tuple[Choice, ...] = ()


class Scene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The whole table as one seat sees it."""

    game: str
    seat: int
    static: str
    """The name of the static part."""
    tokens: tuple[Token, ...] = ()
    zones: tuple[Zone, ...] = ()
    tracks: tuple[Track, ...] = ()
    panels: tuple[Panel, ...] = ()
    spots: tuple[Spot, ...] = ()
    prompts: tuple[Prompt, ...] = ()
    can_undo: bool = False
    result: Result | None = None


def with_prompt(scene: Scene, match: "Match[Any]", seat: int) -> Scene:
    """Return the scene with what is asked, whether undo is possible, and the result."""
    prompts = tuple(_prompt(match, decision, seat in decision.seats) for decision in match.decisions)
    can_undo = seat >= 0 and match.can_undo(seat)
    return msgspec.structs.replace(scene, prompts=prompts, can_undo=can_undo, result=match.result)


def _prompt(match: "Match[Any]", decision: Decision, mine: bool) -> Prompt:
    choices: tuple[Choice, ...] = ()
    if mine:
        choices = tuple(_choice(match, option) for option in decision.options)
    d = decision
    return Prompt(d.number, d.ask, d.mode, d.seats, d.subject, d.rule, choices)


def _choice(match: "Match[Any]", option: Option) -> Choice:
    price = match.game.price(match.state, option.code)
    zone = match.game.about.vocabulary.kind(option.code).zone
    notes = match.game.notes(match.state, option.code)
    shows = match.game.preview(match.state, option.code)
    return Choice(option.id, option.kind, option.noun, option.target, price, zone, notes, shows)
