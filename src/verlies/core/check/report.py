"""What a check reports: how often each promise was tried, or which one was broken."""

from dataclasses import dataclass, fields

from mypy_extensions import mypyc_attr

from ..record import Record


@dataclass(frozen=True)
class CheckReport:
    """How many times each promise was tried; had one been broken, there would be no report."""

    games: int = 0
    decisions: int = 0
    forks: int = 0
    saves: int = 0
    replays: int = 0
    options: int = 0
    """Listed options that were accepted."""
    refusals: int = 0
    """Other answers that were refused and changed nothing."""
    reasons: int = 0
    """Options of which it was told rightly whether they are possible."""
    views: int = 0
    samples: int = 0
    """States dealt anew from a view that gave the same view, options and reasons."""
    redealt: int = 0
    """Those in which another seat saw something else; 0 in a game that hides nothing, or whose views tell all."""
    mates: int = 0
    """Pairs of seats that see together, and were shown and told the same."""
    endings: int = 0
    """Games played to their end, sampled ones included."""
    undos: int = 0
    barriers: int = 0
    """Answers that could be taken back and indeed taught nothing."""
    handed: int = 0
    """Answers that ended the game or a turn, and could not be taken back."""
    scenes: int = 0
    stories: int = 0
    """Answers of which all that was told was true."""
    texts: int = 0
    cues: int = 0
    """Kinds of events that are shown or heard."""
    beats: int = 0
    """Events as viewers are shown them."""
    picks: int = 0
    """Questions that a bot answered with what it was shown, which was only a part of what was offered."""
    bouts: int = 0
    """Games among bots that ended in time."""
    longest: int = 0
    """How many answers the longest of them took among bots that play to win."""

    def __str__(self) -> str:
        return ", ".join(f"{getattr(self, field.name)} {field.name}" for field in fields(self))


@mypyc_attr(native_class=False)
class CheckFailed(AssertionError):
    """A broken promise: which, where, and the record of the game up to there."""

    def __init__(self, sentence: str, record: Record | None = None) -> None:
        super().__init__(sentence)
        self.record = record
        """The match so far; `verlies.core.files.write` makes a save file of it."""
