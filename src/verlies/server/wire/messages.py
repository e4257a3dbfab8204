"""Every message on the wire: a closed list in each direction."""

from typing import Annotated, Any, Literal

import msgspec

from ...core.beat import Beat
from ...core.scene import Scene

Status = Literal["waiting", "mixing", "playing", "over"]
"""`waiting` for people, `mixing` until everybody has added to the deal, `playing` or `over`."""
Phrase = Literal["", "hello", "well-played", "ouch", "hurry", "thanks", "sorry", "good-game"]
"""What can be said so that everybody reads it in their own language."""
MESSAGE_SIZE = 16 * 1024
"""So many bytes a message to the server may have."""
SHOWN = -1
"""Stands for the seat that is shown, where one of several can be named."""
Word = Annotated[str, msgspec.Meta(max_length=80)]
Nonce = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
TokenText = Annotated[str, msgspec.Meta(max_length=64)]
Seats = Annotated[list[Word], msgspec.Meta(min_length=1, max_length=8)]
Name = Annotated[str, msgspec.Meta(max_length=60)]
Sealed = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Bits = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2}){16,32}$")]
"""128 to 256 random bits; fewer could be guessed from their seal."""


class Record(msgspec.Struct, frozen=True):
    """What messages are made of, and what routes give."""


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What routes take: nothing in it may be unknown."""


class In(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """A message from a client."""


class Hello(In, frozen=True, tag="hello"):
    """The first message on a socket: who is there. Without a token one watches."""

    token: TokenText = ""
    lang: Word = "de"
    here: Annotated[list[TokenText], msgspec.Meta(max_length=8)] = []
    """The keys of others who play at the same screen: they are here too, and agree to what is proposed from it."""
    open: bool = False
    """Whether all of them look: the line is closed with `curtain` before a view that is not for all their eyes."""
    veiled: bool = False
    """Whether nobody looks just now, though all of them are here: only the table itself is told, and nothing seen."""


class Answer(In, frozen=True, tag="answer"):
    """An answer to an open decision. The nonce makes sending it twice harmless."""

    decision: int
    seq: int
    nonce: Nonce
    option: Word
    seat: int = SHOWN
    """Which of one's seats answers; -1 is the one that is shown."""


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


class Replace(In, frozen=True, tag="replace"):
    """Let a bot play for somebody who is asked and not here; whoever comes back has their seat again."""

    seat: int


class Wait(In, frozen=True, tag="wait"):
    """Give somebody who is asked and not here as much time again, before a bot plays for them."""


class Govern(In, frozen=True, tag="govern"):
    """What only the host may do: stop the game and go on, end it, take a seat, make somebody else host, set a pace.

    While the host is away, any player may let the game go on.
    """

    do: Literal["pause", "resume", "end", "remove", "host", "pace"]
    seat: int = -1
    """Whose seat is taken, or who is host from now on."""
    invite: bool = False
    """Whether somebody else is to be invited to a seat that is taken; the reply is `invited` then."""
    pace: Literal["slow", "normal", "fast"] = "normal"
    """How long bots wait before they answer, from now on."""


class Propose(In, frozen=True, tag="propose"):
    """Ask all others to let me take back my last answer with all since, or to end the game here; bots agree always."""

    what: Literal["takeback", "end"]


class Vote(In, frozen=True, tag="vote"):
    """Agree to what is proposed, or not; whoever proposed it withdraws it."""

    agree: bool


class Concede(In, frozen=True, tag="concede"):
    """Give up my seats for good: a bot plays them, or before the game somebody else may take them; I watch."""


class Window(In, frozen=True, tag="window"):
    """What I want of one kind of window: to be asked, never, or only when it matters. Nobody else is told."""

    kind: Word
    wish: Literal["ask", "never", "matters"]


class Talk(In, frozen=True, tag="talk"):
    """Say something: in one's own words, or one of the phrases everybody reads in their own language."""

    text: Annotated[str, msgspec.Meta(max_length=300)] = ""
    phrase: Phrase = ""
    team: bool = False
    """Whether only one's own team is to hear it."""


class Write(In, frozen=True, tag="write"):
    """I am writing something, and have not said it yet."""

    team: bool = False
    """Whether only one's own team is to hear it."""


class Point(In, frozen=True, tag="point"):
    """Show the other players a place of the board, for a moment; those of a team show it to their team alone."""

    place: Word


class Past(In, frozen=True, tag="past"):
    """How was it after so many answers? When the game is over, also as another seat saw it."""

    at: int
    seat: int | None = None
    """Through whose eyes, if not one's own; -1 is a spectator."""


class Story(In, frozen=True, tag="story"):
    """What does the log say around an answer? Whoever came late has only the end of it; eyes are lent as for `past`."""

    at: int
    seat: int | None = None


class Seal(In, frozen=True, tag="seal"):
    """The hash of my random bits: it fixes them, and tells nothing."""

    seal: Sealed


class Share(In, frozen=True, tag="share"):
    """My random bits, told when everybody's are fixed."""

    share: Bits


class Ping(In, frozen=True, tag="ping"):
    """Are you there?"""


Asking = Hello | Answer | Undo | Why | Rule | Hint | Lang
Seating = Takeover | Replace | Wait | Govern | Propose | Vote | Concede | Window
Telling = Talk | Write | Point | Past | Story | Seal | Share | Ping
Command = Asking | Seating | Telling


class Out(msgspec.Struct, frozen=True, tag_field="t"):
    """A message to a client."""


class SeatInfo(Record, frozen=True):
    """A seat as everybody may see it."""

    seat: int
    name: str
    kind: str
    """`human`, `open` (waiting for somebody), or the name of a bot."""
    online: bool
    colour: str = ""
    team: int = -1
    """Its team, where there are several; else -1."""
    free: bool = False
    """Whether somebody can still sit down here, perhaps with others."""
    left: str = ""
    """Why whoever began here plays no more: `conceded` or `removed`; a bot plays to the end."""


class TeamInfo(Record, frozen=True):
    """A team as the game names it."""

    team: int
    name: str
    colour: str


class Proposal(Record, frozen=True):
    """What somebody asks of all others; until all agree or one declines, nobody answers anything else."""

    what: str
    """`takeback` or `end`."""
    seats: list[int]
    """Who asks."""
    awaited: list[int]
    """Who has not agreed yet."""
    answers: int
    """Of a take-back: how many answers are taken back."""


class Table(Out, frozen=True, tag="table"):
    """The table itself: sent first, and whenever somebody comes or goes."""

    id: str
    game: str
    title: str
    seat: int
    """Where the viewer sits; -1 watches. Who holds several seats has the first of them here."""
    host: bool
    status: Status
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
    hand: list[int] = []
    """The seats the viewer holds; views show the one of them that is asked."""
    teams: list[TeamInfo] = []
    """The teams, if there are several."""
    windows: dict[str, str] = {}
    """What the viewer wants of every kind of window of the game: `ask`, `never`, `matters`."""
    may_replace: bool = False
    """Whether the viewer may let a bot play for somebody who is asked and not here."""
    patience: int = 0
    """After so many minutes the table does so by itself; 0 never."""
    delay: int = 0
    """So many answers later those who watch see what happens, as long as the game goes on."""
    pace: str = "normal"
    """How long bots wait before they answer: `slow`, `normal` or `fast`."""
    bot_in: int = 0
    """So many seconds are left of them for whoever is asked and not here; 0 if nobody is awaited so."""
    paused: bool = False
    """Whether the host has stopped the game for a while."""
    paused_by: int = -1
    """The seat of whoever was host then; -1 if it is not known."""
    ended: str = ""
    """By whom it was ended before its end: `host`, or `agreed` by all; `imported` if it was read from a file."""
    proposal: Proposal | None = None
    taken_back: int = 0
    """How many answers were taken back because all agreed."""
    hints: list[int] = []
    """How many hints each seat was given; told when the game is over."""
    leader: int = -1
    """The seat of the host."""
    branched: int = -1
    """After so many answers of another game this one began; -1 if it was dealt here."""
    demo: bool = False
    """Whether bots show a game here, and anybody may take over any of their seats."""


class Parting(Record, frozen=True):
    """How the viewer's own part in the game came to its end."""

    title: str
    law: str
    """What the rule says by which it did."""


class Told(Record, frozen=True):
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
    notes: dict[str, str] = {}
    """What more is to be known of options, in words."""
    points: list[list[str]] = []
    """At the end, per seat, a sentence for every line of its score."""
    endings: list[str] = []
    """At the end, per seat, how it ended."""
    verdict: str = ""
    """At the end, who won: in the second person to whoever did, by name to others."""
    ties: list[str] = []
    """At the end, what told seats with the same score apart, as `scene.result.ties`."""
    beats: list[Beat] = []
    """What is played over the scene, event by event; nothing after a resync."""
    may_ask: bool = False
    """Whether an answer of the viewer stands that all could agree to take back."""
    alike: list[int] = []
    """The seats of others at the same screen who see, and have seen, just what the viewer does."""


class Remark(Record, frozen=True):
    """Something said at the table."""

    seat: int
    """Who said it; -1 is somebody who watches."""
    text: str = ""
    phrase: Phrase = ""
    """A phrase instead of a text."""
    team: int = -1
    """The team that alone heard it; -1 where all players did."""


class Talked(Out, frozen=True, tag="talked"):
    """What was said and the viewer may hear; all of it after a resync, if `fresh`."""

    remarks: list[Remark]
    fresh: bool = False


class Writes(Out, frozen=True, tag="writes"):
    """Somebody is writing what the viewer will hear; nothing of it is kept."""

    seat: int
    """Who it is; -1 is somebody who watches."""


class Pointed(Out, frozen=True, tag="pointed"):
    """Somebody shows a place; nothing of it is kept."""

    seat: int
    place: str


class Moment(Out, frozen=True, tag="moment"):
    """The reply to `past`: the table as it was, with the lines and beats of the answer that led to it."""

    at: int
    """After so many answers that stand."""
    count: int
    """How many there are by now."""
    turns: list[int]
    """After which of them a turn began."""
    view: View


class Retold(Out, frozen=True, tag="retold"):
    """The reply to `story`: the lines of the log from one answer to another, as a seat may read them."""

    seat: int
    first: int
    last: int
    log: list[Told]


class Invited(Out, frozen=True, tag="invited"):
    """The reply to the host who took a seat to give it to somebody else: the right to it."""

    seat: int
    token: str


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


class Law(Record, frozen=True):
    """A rule by its name, with what it says."""

    rule: str
    text: str


class Said(Out, frozen=True, tag="said"):
    """The reply to `why`, `rule` and `hint`."""

    about: str
    text: str
    rule: str = ""
    option: str = ""
    noun: str = ""
    """With the target: the thing that was asked about."""
    target: str = ""
    laws: list[Law] = []
    """The rules that were found; the text has them in one piece."""


class Trouble(Out, frozen=True, tag="trouble"):
    """A message that could not be understood or was not allowed."""

    reason: str


class Pong(Out, frozen=True, tag="pong"):
    """I am here."""


# HTTP


class NewTable(Wish, frozen=True):
    """A new table: the first seat that is `you` is the host's, and so are further ones, if they see the same."""

    game: Word
    seats: Seats
    """`you`, `friend`, or the name of a bot, in order."""
    name: Name = ""
    lang: Word = "de"
    options: dict[Word, Word] = {}
    seed: Word | None = None
    mix: bool = False
    """Whether the host will add random bits to the deal (`seal`, then `share`); otherwise nobody waits for them."""
    shared: list[int] = []
    """The seats that several people play together: their invitations stay good. No bits are asked of them."""
    patience: Annotated[int, msgspec.Meta(ge=0, le=10_080)] = 0
    """After so many minutes a bot plays for somebody who is asked and not here; 0 waits for ever."""
    delay: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """So many answers later those who watch see what happens, as long as the game goes on."""


class Invite(Record, frozen=True):
    """The right to one free seat; whoever brings the token first has it."""

    seat: int
    token: str


class Seated(Record, frozen=True):
    """A place at a table, and the capability that proves it."""

    table: str
    seat: int
    token: str
    commitment: str
    invites: list[Invite] = []
    eyes: list[int] = []
    """Whoever opened the table learns who sees the same: for each seat the first one with the same eyes."""
    renamed: str = ""
    """What somebody is called here whose name another one has already: Anna 2."""


class Join(Wish, frozen=True):
    """Take a free seat."""

    token: TokenText
    name: Name = ""
    lang: Word = "de"
    mix: bool = False
    """Whether random bits will follow, as for the host."""


class Branch(Wish, frozen=True):
    """Play on from a moment of a game that is over, against bots."""

    at: int
    """After so many answers."""
    seat: int
    lang: Word = "de"


class Curve(Record, frozen=True):
    """One number through a whole game."""

    id: str
    """`points`, `places`, or the fact it shows."""
    common: bool
    """Whether it is one for all, and not one for each seat."""
    lines: list[list[int]]
    """Its values at each moment, seat by seat."""
    teams: list[int] = []
    """The team of each line, if they are of teams: what all of a team have together is told once."""


class Curves(Record, frozen=True):
    """How a game went."""

    at: list[int]
    """The moments, as numbers of answers."""
    curves: list[Curve]
    ways: list[list[str]]
    """Where each seat's pawn has been, place by place."""


class Sat(Record, frozen=True):
    """Who sat on a seat of a finished game, and what came of it."""

    name: str
    """A name, or what kind of bot it was."""
    kind: str
    """`human`, or the name of a bot."""
    score: int
    won: bool
    ending: str
    """How it ended, in words."""
    left: str = ""
    """Why whoever began here did not play to the end: `conceded` or `removed`; then a bot did."""
    lent: bool = False
    """Whether a bot played for somebody when the game ended."""
    hints: int = 0


class Played(Record, frozen=True):
    """A finished game as those may know it who have played the same deal; nothing leads to its table."""

    seats: list[Sat]
    turns: int
    day: str = ""
    """The day it ended (UTC), as `2024-12-31`; empty if that was not noted."""
    undone: int = 0
    """How many answers were taken back before anything came of them."""
    taken_back: int = 0
    """How many were taken back because all agreed; chance fell anew after that."""


class Compared(Record, frozen=True):
    """One game among all of the same deal."""

    place: int
    here: bool
    """Whether it is the game from which the others are looked at."""
    game: Played


class SameDeal(Record, frozen=True):
    """Finished games with the same rules, seed, settings and number of seats; the best first."""

    games: list[Compared] = []
    """Nothing if games like this one are not compared: without a seed, from a file, played on, ended early."""
    count: int = 0
    """How many there are; not all are told if there are many."""
    together: bool = False
    """Whether all of a table win or lose together."""
    counted: bool = True
    """Whether there are points."""
    own: bool = False
    """Whether what came of the reader's own seats is compared; else the best of each table."""


class Demo(Wish, frozen=True):
    """Let bots show a game."""

    game: Word


class Sit(Wish, frozen=True):
    """Take over the seat of a bot that shows a game."""

    seat: int
    name: Name = ""
    lang: Word = "de"


class Report(Wish, frozen=True):
    """Something is wrong at a table; the server keeps it with the table and the moment."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]
    picture: bytes = b""
    """What whoever reports it saw: a JPEG, PNG or WebP, in base64."""


class Reported(Record, frozen=True):
    """What was reported is kept under this id."""

    id: str


class Public(Record, frozen=True):
    """What anybody who knows a table's id may know."""

    table: str
    game: str
    title: str
    status: Status
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
    teams: list[TeamInfo] = []
    """The teams, if there are several."""
    asked: list[int] = []
    """The seats everybody waits for."""
    practice: bool = False
    """Whether it is dealt from a seed or played on from another game, so that somebody may know all that is hidden."""


class Anchors(Record, frozen=True):
    """The size of a drawn board, and the middle of every place on it."""

    size: tuple[float, float]
    places: dict[str, tuple[float, float]]


class Choosable(Record, frozen=True):
    """An option of a game that is agreed before it begins."""

    name: str
    title: str
    default: str
    choices: dict[str, str]
    """What it can be, with the words for it; empty if it is free text."""
    fits: dict[str, list[int]] = {}
    """The numbers of seats with which some of its choices go; the others go with any."""
    alone: list[str] = []
    """Choices with which one person plays all seats, the first number of them that fits: all are `you` then."""


class GameInfo(Record, frozen=True):
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
    sides: dict[str, list[int]] = {}
    """The team of each seat, by the number of seats, where there are several teams."""
    teams: list[TeamInfo] = []
    time: str = ""
    """How many minutes a game against bots takes one person, about; empty if nobody has measured it."""
    rules: int = 0
    """How many rules it has."""
    open_teams: bool = False
    """Whether those of a team see the same, so that one person may hold several seats of it."""


class Broken(Record, frozen=True):
    """A game that cannot be loaded here."""

    name: str
    why: str
    remedy: str
    """What to do about it."""


class Reach(Record, frozen=True):
    """Where other devices reach this server."""

    address: str = ""
    """As a link begins; empty if only its own device does, or if it has just the address in the browser."""


class Problem(Record, frozen=True):
    """What is wrong, and what is possible."""

    error: str
    facts: dict[str, Any] = {}


encoder = msgspec.json.Encoder()
commands = msgspec.json.Decoder(Command)
