"""What is stored of a table: the agreed deal, the seats, and the hashes of their rights."""

import msgspec

from ..core.record import FORMAT, Header
from .tokens import matches

OPEN = "open"


class Seat(msgspec.Struct, frozen=True):
    """One seat and who may sit there."""

    kind: str
    """`human`, `open`, or the name of a bot."""
    name: str = ""
    lang: str = "de"
    token: str = ""
    """The hash of the capability to play here."""
    invite: str = ""
    """The hash of the capability to take this seat; kept afterwards, so that it can be said who did."""
    share: str = ""
    """The random bits this seat added to the deal."""
    standin: str = ""
    """The bot that plays for the person who sits here, for now."""

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

    def seat_of(self, token: str) -> int:
        """Return the seat a capability belongs to, or -1."""
        return next((n for n, seat in enumerate(self.seats) if matches(token, seat.token)), -1)

    def invited_to(self, token: str) -> int:
        """Return the free seat an invitation belongs to, or -1."""
        seat = self.led_to(token)
        return seat if seat >= 0 and self.seats[seat].kind == OPEN else -1

    def led_to(self, token: str) -> int:
        """Return the seat, free or taken, an invitation belongs to, or -1."""
        return next((n for n, seat in enumerate(self.seats) if matches(token, seat.invite)), -1)

    def with_seat(self, seat: int, other: Seat) -> "TableData":
        """Return the same table with another seat in one place."""
        return msgspec.structs.replace(self, seats=[*self.seats[:seat], other, *self.seats[seat + 1 :]])

    def complete(self) -> bool:
        """Return whether every seat is taken."""
        return all(seat.kind != OPEN for seat in self.seats)

    def header(self) -> Header:
        """Return the deal as the first line of a record."""
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
