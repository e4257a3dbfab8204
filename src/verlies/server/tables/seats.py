"""What is stored of a table: the agreed deal, the seats, and the hashes of their rights."""

import msgspec

from ...core.record import FORMAT, HUMAN, Header
from .tokens import matches

OPEN = "open"
CONCEDED, REMOVED = "conceded", "removed"
"""Why somebody has no seat any more: they gave it up, or the host took it."""
TOGETHER, MOST_PEOPLE = 2, 4
"""So many at least, and so many at most, play one seat together."""


class Seat(msgspec.Struct, frozen=True):
    """One seat and who may sit there."""

    kind: str
    """`human`, `open`, or the name of a bot."""
    name: str = ""
    lang: str = "de"
    people: tuple[str, ...] = ()
    """The hashes of the capabilities to play here, one for each person; the first answer counts."""
    invite: str = ""
    """The hash of the capability to take this seat; kept afterwards, so that it can be said who did."""
    share: str = ""
    """The random bits this seat added to the deal."""
    standin: str = ""
    """The bot that plays for the person who sits here, for now."""
    lent: bool = False
    """Whether the table gave it to that bot while its people were away, who have it again when they come back."""
    mixes: bool = False
    """Whether the person here wants to add random bits to the deal."""
    waived: bool = False
    """Whether the host began without their bits, or without more people on a shared seat."""
    seal: str = ""
    """The hash of these bits, told first."""
    shared: bool = False
    """Whether its invitation stays good, so that several people play here together."""
    windows: dict[str, str] = {}
    """What this seat wants of the windows of the game, by their names; see `tables/windows.py`."""
    token: str = ""
    """What `people` is on a table that was stored when a seat had one person."""
    left: str = ""
    """Why the person who began here plays no more: `conceded` or `removed`; a bot plays to the end."""
    hints: int = 0
    """How often a hint was asked for here."""

    def hashes(self) -> tuple[str, ...]:
        """Return the hashes of all capabilities to play here."""
        return (self.token, *self.people) if self.token else self.people

    def without(self, key: str) -> "Seat":
        """Return the seat without somebody who leaves before the game; free if nobody else plays there."""
        others = tuple(each for each in self.hashes() if each != key)
        if others:
            return msgspec.structs.replace(self, people=others, token="")
        return Seat(OPEN, invite=self.invite, shared=self.shared)

    def is_free(self) -> bool:
        """Return whether somebody can sit down here, alone or with others."""
        if self.left:
            return self.left == REMOVED and bool(self.invite)
        return self.kind == OPEN or (self.shared and self.kind == HUMAN and len(self.hashes()) < MOST_PEOPLE)

    def waits(self) -> bool:
        """Return whether somebody is still to come: anybody at all, or company on a seat that is shared."""
        lonely = self.shared and self.kind == HUMAN and len(self.hashes()) < TOGETHER
        return self.kind == OPEN or (lonely and not self.waived)

    def player(self) -> str:
        """Return who answers for this seat: `human`, `open` or a bot."""
        return self.standin or self.kind


class TableData(msgspec.Struct, frozen=True):
    """Everything about a table except its answers."""

    id: str
    game: str
    version: int
    settings: dict[str, str]
    seats: list[Seat]
    host: int
    secret: str
    commitment: str
    seed: str | None = None
    started: bool = False
    next: str = ""
    patience: int = 0
    """After so many minutes a bot plays for somebody who is asked and not here; 0 waits for ever."""
    delay: int = 0
    """So many answers later those who watch see what happens, as long as the game goes on."""
    pace: str = "normal"
    """How long bots wait, as the host wishes; see `tables/pace.py`."""
    paused: bool = False
    """Whether the host has stopped the game for a while."""
    paused_by: int = -1
    """The seat of whoever was host then."""
    ended: str = ""
    """By whom the game was ended before its end: `host`, or `agreed` by all; `imported` if it was read from a file."""
    branched: int = -1
    """After so many answers of another game this one began; -1 if it was dealt here."""
    demo: bool = False
    """Whether bots show a game, and anybody may take over their seats."""
    dealt: Header | None = None
    """The deal of a table that began with a record."""

    def seat_of(self, token: str) -> int:
        """Return the first seat a capability belongs to, or -1."""
        return next(iter(self.seats_of(token)), -1)

    def seats_of(self, token: str) -> list[int]:
        """Return the seats one person holds."""
        return [n for n in self.began_at(token) if not self.seats[n].left]

    def began_at(self, token: str) -> list[int]:
        """Return the seats one person holds, or has given up."""
        return [n for n, seat in enumerate(self.seats) if any(matches(token, key) for key in seat.hashes())]

    def hand(self, key: str) -> int:
        """Return the mask of the seats whose capability has this hash."""
        return sum(1 << n for n, seat in enumerate(self.seats) if key in seat.hashes() and not seat.left)

    def hands(self) -> list[int]:
        """Return for each seat the mask of all seats that somebody who plays there holds."""
        held = [{*seat.hashes()} for seat in self.seats]
        return [sum(1 << n for n, seat in enumerate(held) if seat & own) for own in held]

    def invited_to(self, token: str) -> int:
        """Return the free seat an invitation belongs to, or -1."""
        seat = self.led_to(token)
        return seat if seat >= 0 and self.seats[seat].is_free() else -1

    def led_to(self, token: str) -> int:
        """Return the seat, free or taken, an invitation belongs to, or -1."""
        return next((n for n, seat in enumerate(self.seats) if matches(token, seat.invite)), -1)

    def with_seat(self, seat: int, other: Seat) -> "TableData":
        """Return the same table with another seat in one place."""
        return msgspec.structs.replace(self, seats=[*self.seats[:seat], other, *self.seats[seat + 1 :]])

    def names_beside(self, seat: int) -> list[str]:
        """Return what all others at the table are called."""
        return [other.name for n, other in enumerate(self.seats) if n != seat and other.kind != OPEN]

    def complete(self) -> bool:
        """Return whether everybody is here."""
        return not any(seat.waits() for seat in self.seats)

    def sealing(self) -> list[int]:
        """Return the seats whose random bits are not fixed yet; those of a practice game need none."""
        return [n for n in self._mixing() if not self.seats[n].seal]

    def awaited(self) -> list[int]:
        """Return the seats that still have to add to the deal: first everybody's seal, and then everybody's bits."""
        return self.sealing() or [n for n in self._mixing() if not self.seats[n].share]

    def _mixing(self) -> list[int]:
        seats = enumerate(self.seats) if self.seed is None else ()
        return [n for n, seat in seats if seat.mixes and not seat.waived]

    def seals(self) -> list[str]:
        """Return what fixes everybody's random bits, by seat; nothing before all of it is there."""
        fixed = self.complete() and not self.sealing() and self.seed is None
        return [seat.seal for seat in self.seats] if fixed else []

    def practice(self) -> bool:
        """Return whether somebody may know all that is hidden: the deal comes from a seed, or from another game."""
        return self.seed is not None or self.branched >= 0

    def ready(self) -> bool:
        """Return whether the cards can be dealt: everybody is here and has added to the deal."""
        return self.complete() and not self.awaited()

    def header(self) -> Header:
        """Return the deal as the first line of a record."""
        if self.dealt is not None:
            return self.dealt
        return Header(
            verlies=FORMAT,
            game=self.game,
            version=self.version,
            seats=len(self.seats),
            settings=self.settings,
            names=[seat.name for seat in self.seats],
            controllers=[seat.kind for seat in self.seats],
            seed=self.seed,
            secret=self.secret,
            shares=[] if self.seed is not None else [seat.share for seat in self.seats],
            commitment=self.commitment,
            digest="",
        )
