# mypyc: interpreted
"""Cues: how each kind of event is shown and heard, said by the game as data."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from .event import EventKind

SOUNDS: Final = (
    "card",
    "shuffle",
    "step",
    "coin",
    "clank",
    "stone",
    "hit",
    "dice",
    "tile",
    "roar",
    "growl",
    "heal",
    "death",
    "win",
    "turn",
)
"""What can be heard; every client that makes sounds knows these."""
SCENES: Final = ("", "draws", "left", "freed", "turn", "tile", "dice", "show")
"""How something can be shown; a client that does not know one lets the thing fly."""
ANCHORS: Final = ("zone", "seat", "panel", "piece", "place", "track")
"""What a thing can fly from or to, each followed by its id in the scene; `.fact` behind it is a number there."""
OFTEN: Final = ("seat", "colour")
"""Gaps that every event fills: its seat, and the colour of that seat."""
SECONDS: Final[list[float]] = [0.055, 0.15, 0.52, 0.9]
"""How long a beat of each weight lasts before the next one begins."""
HEAVIEST: Final = 3


class Flight(msgspec.Struct, frozen=True, omit_defaults=True):
    """What flies from where to where, how heavily, how it is shown and what is heard."""

    thing: str = ""
    """A drawing (`card-{card}`, `stone-{colour}`), or a piece of the board (`piece-pawn-{seat}`)."""
    start: str = ""
    """Where it comes from; empty if it is where the thing is now."""
    end: str = ""
    """Where it goes; `seat-{seat}.health` is a number in a panel. Empty if it stays."""
    sound: str = ""
    weight: int = 1
    """0 in passing, 1 a gesture, 2 a step to follow, 3 a scene."""
    scene: str = ""


class Cue(Flight, frozen=True, omit_defaults=True):
    """How one kind of event is shown.

    Gaps stand for facts of the event: `card-{card}`, `zone-hand-{seat}`. What has no cue is told and nothing more.
    """

    times: str = ""
    """The fact that says how many things go."""
    by: int = 0
    """What each adds to the number at its end."""
    dice: tuple[str, ...] = ()
    """The facts that are dice."""
    back: str = ""
    """What is seen instead of the thing by whom its fact is hidden from; empty if nothing is."""
    common: bool = False
    """Whether it happens to all alike, and not to the seat in whose turn it does: then nobody's pawn stands by it."""


Cues = Mapping[str, Cue]
"""The cues of a game by the names of its events."""


def weight_of(kind: "EventKind", cues: Cues) -> int:
    """Return how heavy an event is: as its cue says, else little if it only follows from something or is an aside."""
    cue = cues.get(kind.name)
    if cue is not None:
        return cue.weight
    return 0 if kind.follows or kind.tone == "aside" else 1


def seconds(weights: list[int]) -> float:
    """Return how long events of these weights take when they are shown one after the other."""
    return sum((SECONDS[weight] for weight in weights), 0.0)
