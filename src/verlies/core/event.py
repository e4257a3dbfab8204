"""What happened: events for log, animation and statistics, recorded only when somebody listens."""

from dataclasses import dataclass
from typing import Final

EVERYBODY: Final = -1
"""The `seen` mask of an event without secrets."""


class Event:
    """One thing that happened: its kind, whom it concerns, up to three facts, and who sees the secret ones."""

    __slots__ = ("a", "b", "c", "kind", "seat", "seen")

    def __init__(self, kind: int, seat: int, a: int, b: int, seen: int, c: int) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.seen = seen


@dataclass(frozen=True)
class EventKind:
    """The name of an event, the rule it follows and what its facts are called."""

    name: str
    rule: str = ""
    a: str = ""
    """What fact `a` is, as `name:noun` ("card:card", "amount:number"); empty if unused."""
    b: str = ""
    c: str = ""
    secret: bool = False
    """Whether fact `a` is only for the seats in the event's mask."""
    follows: bool = False
    """Whether it comes of what was told before, and is told with it."""
    leaves: bool = False
    """Whether its seat leaves the game by it, for good or ill; that seat is told so by the text `out-…`."""
    tone: str = ""
    """How clients set it off: `turn` begins, `blow` strikes, `harm` hurts, `gain` is good, `aside` matters little."""
