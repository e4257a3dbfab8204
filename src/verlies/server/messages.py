"""Every message on the wire: a closed list in each direction."""

from typing import Annotated, Any

import msgspec

from ..core.scene import Scene

MESSAGE_SIZE = 16 * 1024
"""So many bytes a message to the server may have."""
Word = Annotated[str, msgspec.Meta(max_length=80)]
Nonce = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
TokenText = Annotated[str, msgspec.Meta(max_length=64)]
Seats = Annotated[list[Word], msgspec.Meta(min_length=1, max_length=8)]
Name = Annotated[str, msgspec.Meta(max_length=60)]
Sealed = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Bits = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2}){16,32}$")]
"""128 to 256 random bits; fewer could be guessed from their seal."""


class In(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """A message from a client."""


class Hello(In, frozen=True, tag="hello"):
    """The first message on a socket: who is there. Without a token one watches."""

    token: TokenText = ""
    lang: Word = "de"


class Answer(In, frozen=True, tag="answer"):
    """An answer to an open decision. The nonce makes sending it twice harmless."""

    decision: int
    seq: int
    nonce: Nonce
    option: Word


class Undo(In, frozen=True, tag="undo"):
    """Take back the last answer, or with `turn` everything up to the last barrier."""

    seq: int
    nonce: Nonce
    turn: bool = False


class Why(In, frozen=True, tag="why"):
    """Why can I not do this? With a noun and a target: why nothing with this thing? Without all: which rule asks?"""

    option: Word = ""
    noun: Word = ""
    target: Word = ""


class Rule(In, frozen=True, tag="rule"):
    """What does a rule say? Rules whose id or sentence contains the text are told."""

    find: Word


class Hint(In, frozen=True, tag="hint"):
    """What would a bot do here?"""


class Lang(In, frozen=True, tag="lang"):
    """Speak another language from now on."""

    lang: Word


class Takeover(In, frozen=True, tag="takeover"):
    """Let a bot play my seat, or (with an empty name) play it myself again."""

    bot: Word = ""


class Seal(In, frozen=True, tag="seal"):
    """The hash of my random bits: it fixes them, and tells nothing."""

    seal: Sealed


class Share(In, frozen=True, tag="share"):
    """My random bits, told when everybody's are fixed."""

    share: Bits


class Ping(In, frozen=True, tag="ping"):
    """Are you there?"""


Command = Hello | Answer | Undo | Why | Rule | Hint | Lang | Takeover | Seal | Share | Ping


class Out(msgspec.Struct, frozen=True, tag_field="t"):
    """A message to a client."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody may see it."""

    seat: int
    name: str
    kind: str
    """`human`, `open` (waiting for somebody), or the name of a bot."""
    online: bool
    colour: str = ""


class Table(Out, frozen=True, tag="table"):
    """The table itself: sent first, and whenever somebody comes or goes."""

    id: str
    game: str
    title: str
    seat: int
    """Where the viewer sits; -1 watches."""
    host: bool
    status: str
    """`waiting` for people, `mixing` until everybody has added to the deal, `playing` or `over`."""
    seats: list[SeatInfo]
    settings: dict[str, str]
    commitment: str
    practice: bool
    static: str
    bot: str
    """The bot that plays for somebody who lets it."""
    seed: str = ""
    """Of a practice game, told when it is over, so that others can play the same."""
    secret: str = ""
    """Told when the game is over, so that the deal can be checked."""
    shares: list[str] = []
    """Everybody's random bits, by seat; told when the game is over."""
    seals: list[str] = []
    """What fixes everybody's random bits, by seat; told when all are there, and before any share."""
    awaited: list[int] = []
    """While mixing, the seats whose seal, or then whose share, is still to come."""
    next: str = ""
    """The table of the rematch, once there is one."""


class Parting(msgspec.Struct, frozen=True):
    """How the viewer's own part in the game came to its end."""

    title: str
    law: str
    """What the rule says by which it did."""


class Told(msgspec.Struct, frozen=True):
    """A line of the log in the viewer's language."""

    n: int
    text: str
    tone: str
    """How it is set off: `turn`, `blow`, `harm`, `gain`, `aside`, or not at all."""
    seat: int
    rule: str
    follows: bool = False
    """Whether it came of what the line before tells, and is told with it."""
    about: list[str] = []
    """What it tells of: `card-sneak`, `place-F05` …"""
    parting: Parting | msgspec.UnsetType = msgspec.UNSET
    """Told to whoever left the game by it, and to nobody else."""


class View(Out, frozen=True, tag="view"):
    """The redacted scene, with the sentences of this moment in the viewer's language."""

    seq: int
    scene: Scene
    prompt: str
    """What is asked, or whom everybody is waiting for."""
    choices: dict[str, str]
    """The text of every option the viewer has."""
    log: list[Told]
    """What happened since the last view; everything (up to a limit) after a resync."""
    fresh: bool
    """Whether the log starts anew."""
    warning: str = ""
    """What ending the turn now would waste."""
    costs: dict[str, str] = {}
    """What the options cost that cost anything, in words."""
    points: list[list[str]] = []
    """At the end, per seat, a sentence for every line of its score."""
    endings: list[str] = []
    """At the end, per seat, how it ended."""
    verdict: str = ""
    """At the end, who won."""
    ties: list[str] = []
    """At the end, what told seats with the same score apart, as `scene.result.ties`."""


class Ack(Out, frozen=True, tag="ack"):
    """The answer with this nonce is safely on record."""

    nonce: str
    seq: int


class Refused(Out, frozen=True, tag="refused"):
    """Nothing was changed, and why."""

    nonce: str
    reason: str
    rule: str = ""
    stale: bool = False


class Said(Out, frozen=True, tag="said"):
    """The reply to `why`, `rule` and `hint`."""

    about: str
    text: str
    rule: str = ""
    option: str = ""
    noun: str = ""
    """With the target: the thing that was asked about."""
    target: str = ""


class Trouble(Out, frozen=True, tag="trouble"):
    """A message that could not be understood or was not allowed."""

    reason: str


class Pong(Out, frozen=True, tag="pong"):
    """I am here."""


# HTTP


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table: the first human seat is the host's."""

    game: Word
    seats: Seats
    """`you`, `friend`, or the name of a bot, in order."""
    name: Name = ""
    lang: Word = "de"
    options: dict[Word, Word] = {}
    seed: Word | None = None
    mix: bool = False
    """Whether the host will add random bits to the deal (`seal`, then `share`); otherwise nobody waits for them."""


class Invite(msgspec.Struct, frozen=True):
    """The right to one free seat; whoever brings the token first has it."""

    seat: int
    token: str


class Seated(msgspec.Struct, frozen=True):
    """A place at a table, and the capability that proves it."""

    table: str
    seat: int
    token: str
    commitment: str
    invites: list[Invite] = []


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a free seat."""

    token: TokenText
    name: Name = ""
    lang: Word = "de"
    mix: bool = False
    """Whether random bits will follow, as for the host."""


class Public(msgspec.Struct, frozen=True):
    """What anybody who knows a table's id may know."""

    table: str
    game: str
    title: str
    status: str
    seats: list[SeatInfo]
    settings: dict[str, str]
    commitment: str
    host: int
    """The seat of whoever opened the table."""
    invited: int = -1
    """The free seat to which the invitation that came along leads."""
    used: int = -1
    """The seat that somebody has taken with it already."""
    art: str = ""
    """Names the game's drawings, for addresses that may be kept for ever; empty if it has none."""


class Anchors(msgspec.Struct, frozen=True):
    """The size of a drawn board, and the middle of every place on it."""

    size: tuple[float, float]
    places: dict[str, tuple[float, float]]


class Choosable(msgspec.Struct, frozen=True):
    """An option of a game that is agreed before it begins."""

    name: str
    title: str
    default: str
    choices: dict[str, str]
    """What it can be, with the words for it; empty if it is free text."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    about: str
    seats: tuple[int, int]
    settings: list[Choosable]
    bots: dict[str, str]
    usual: str
    """The bot that plays where nobody asked for another."""
    art: str = ""
    """Names its drawings; empty if it has none."""


class Problem(msgspec.Struct, frozen=True):
    """What is wrong, and what is possible."""

    error: str
    facts: dict[str, Any] = {}


encoder = msgspec.json.Encoder()
commands = msgspec.json.Decoder(Command)
