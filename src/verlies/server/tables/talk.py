"""What is said and shown at a table: by players to players, in a team to the team, by those who watch to each other."""

import unicodedata

from ...core.scene import Scene, Static
from ..http.errors import ServerRefusal
from ..http.guard import Bucket, Buckets
from ..wire.messages import Remark, Talk

MOST = 200
"""So many remarks are kept, and only as long as the table is in memory."""
BURST, PER_SECOND = 6, 0.5
CROWD_BURST, CROWD_PER_SECOND = 30, 5
"""So much is heard of all together who watch, for they can come anew as often as they like."""
VOICES = 200
"""Of so many it is kept how much they have said just now."""
PEN_BURST, PEN_PER_SECOND = 3, 0.5
"""So often it is told that somebody writes."""
WATCHERS = -1
"""The seat of those who have none."""
NO_TEAM = -1
"""The team of what all players hear."""


def clean(text: str) -> str:
    """Return what is said in one line of visible characters; direction and control characters are left out."""
    visible = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in text)
    return " ".join(visible.split())


class Conversation:
    """All that was said at a table, oldest first."""

    def __init__(self) -> None:
        self.remarks: list[Remark] = []
        self.dropped = 0
        """How many of the oldest are forgotten, so that a number stays that of its remark."""
        self._voices = Buckets(BURST, PER_SECOND, VOICES)
        self._crowd = Bucket(CROWD_BURST, CROWD_PER_SECOND)
        self._pens = Buckets(PEN_BURST, PEN_PER_SECOND, VOICES)

    @property
    def count(self) -> int:
        """How many remarks there have been."""
        return self.dropped + len(self.remarks)

    def add(self, voice: str, seat: int, team: int, talk: Talk) -> None:
        """Take a remark; who says too much at once, or nothing, is refused."""
        text = clean(talk.text)
        if not text and not talk.phrase:
            raise ServerRefusal("said-nothing")
        if not self._voices.take(voice) or (seat == WATCHERS and not self._crowd.take()):
            raise ServerRefusal("too-much-talk")
        self.remarks.append(Remark(seat, text, talk.phrase, team if talk.team else NO_TEAM))
        if len(self.remarks) > MOST:
            self.remarks.pop(0)
            self.dropped += 1

    def lets_write(self, voice: str) -> bool:
        """Return whether it is told once more that somebody writes; nobody is refused who types fast."""
        return self._pens.take(voice)

    def since(self, number: int, seat: int, team: int) -> list[Remark]:
        """Return what somebody may hear of all that was said since a number of remarks."""
        new = self.remarks[max(0, number - self.dropped) :]
        return [remark for remark in new if is_heard(remark.seat, remark.team, seat, team)]


class Fingers:
    """Who may point at something now; nothing that was shown is kept."""

    def __init__(self) -> None:
        self._buckets: dict[str, Bucket] = {}

    def raise_one(self, key: str, place: str, scene: Scene, static: Static) -> None:
        """Let somebody point at a place that even those who watch can see; too much of it is refused."""
        known = {field.id for field in scene.fields} | {each.id for each in static.places}
        if place not in known and place.partition(".")[0] not in known:
            raise ServerRefusal("not-allowed")
        if not self._buckets.setdefault(key, Bucket(BURST, PER_SECOND)).take():
            raise ServerRefusal("too-much-talk")


def is_heard(speaker: int, to: int, seat: int, team: int) -> bool:
    """Return whether a seat of a team hears it: those who watch hear each other, and players never hear them."""
    if WATCHERS in (speaker, seat):
        return speaker == seat
    return to in (NO_TEAM, team)
