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
    mixes: bool = False
    """Whether the person here wants to add random bits to the deal."""
    waived: bool = False
    """Whether the host began without them."""
    seal: str = ""
    """The hash of these bits, told first."""

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

    def ready(self) -> bool:
        """Return whether the cards can be dealt: everybody is here and has added to the deal."""
        return self.complete() and not self.awaited()

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
