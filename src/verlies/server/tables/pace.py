"""The pace of bots: each waits until what happened before its answer could be followed.

How long that takes is reckoned from the kinds of events alone, which everybody is told of: it betrays nothing hidden.
"""

from typing import Any

from ...core.cue import seconds, weight_of
from ...core.match import Match

USUAL = 0.35
"""Seconds that bots wait at a table of usual pace before an answer after which nothing is shown."""
PACES = {"slow": 2.0, "normal": 1.0, "fast": 0.4}
"""How many times the usual time bots wait, as the host of a table wishes."""
SHARE = 0.8
"""A bot may answer when so much of what is shown has been shown; clients make up for the rest."""
LONGEST = 6.0
"""Seconds that nothing is worth waiting longer for."""


def patience(match: Match[Any], pace: float, watched: bool) -> float:
    """Return how long a bot waits before it answers, at a table of this pace, and whether anybody looks."""
    if not watched or not match.entries:
        return pace
    about = match.game.about
    shown = seconds([weight_of(about.events[event.kind], about.cues) for event in match.entries[-1].events])
    return min(max(LONGEST, pace), pace * max(1.0, SHARE * shown / USUAL))
