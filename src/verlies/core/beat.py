# mypyc: interpreted
"""Beats: what one viewer is shown of an event, made from what this viewer may know and nothing else."""

from collections.abc import Mapping, Sequence

from .cue import Cue, Cues, Flight, weight_of
from .decision import LogEntry
from .event import EventKind
from .gaps import filled

NOBODY = -1
MOST = 99
"""More things than this never go at once."""


class Beat(Flight, frozen=True, omit_defaults=True):
    """One event as it is played over the scene; whatever is empty is not shown."""

    line: int = 0
    """The line of the log in the same message that tells of it."""
    seat: int = NOBODY
    text: str = ""
    """Its own sentence, where that line tells of several at once."""
    times: int = 1
    by: int = 0
    dice: tuple[int, ...] = ()


PLAIN = Cue()


def beat_of(entry: LogEntry, kind: EventKind, cues: Cues, colours: Sequence[str], line: int, text: str) -> Beat:
    """Return how an event is shown to whoever was told this of it; `colours` are those of the seats."""
    cue = cues.get(entry.kind, PLAIN)
    colour = {"colour": colours[entry.seat]} if 0 <= entry.seat < len(colours) else {}
    facts = {**entry.facts, "seat": entry.seat, **colour}
    return Beat(
        line=line,
        seat=NOBODY if cue.common else entry.seat,
        text=text,
        thing=filled(cue.thing, facts) or (filled(cue.back, facts) if cue.thing else ""),
        start=filled(cue.start, facts),
        end=filled(cue.end, facts),
        sound=cue.sound,
        weight=weight_of(kind, cues),
        scene=cue.scene,
        times=_times(cue, facts),
        by=cue.by,
        dice=tuple(_number(die, facts) for die in cue.dice if die in facts),
    )


def _times(cue: Cue, facts: Mapping[str, str | int]) -> int:
    """Return how many things go: never more than the number changes by that they land on."""
    many = _number(cue.times, facts)
    if cue.by and "before" in facts and "after" in facts:
        return min(many, abs(int(facts["after"]) - int(facts["before"])))
    return many


def _number(fact: str, facts: Mapping[str, str | int]) -> int:
    return min(int(facts.get(fact, 1)), MOST) if fact else 1
