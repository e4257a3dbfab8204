"""What chance decided: read from what was told after an answer, and from nothing else."""

from collections import deque
from dataclasses import dataclass, field

DICE = ("one", "two", "three", "die")
"""The facts of events that are dice, in the order in which they fall."""
ROLLS = ("threw-", "foe-threw-")
SINGLE = ("sneaked", "caught", "opened", "spikes", "ring-roll")
SCORES = ("scored", "scored-twice", "foe-scored", "rival-scored", "rival-scored-twice")

Entry = tuple[str, int, dict[str, str | int]]
"""An event: its kind, its seat, its facts."""


class Unforeseen(Exception):
    """The oracle needs something of chance that did not come."""


@dataclass
class Told:
    """What came by chance since the last answer, in the order in which it came."""

    dice: deque[int] = field(default_factory=deque)
    tiles: deque[str] = field(default_factory=deque)
    monsters: deque[str] = field(default_factory=deque)
    items: deque[str] = field(default_factory=deque)
    heroes: deque[str] = field(default_factory=deque)
    guardian: str = ""
    """The card that lies face down, if one does."""
    fields: list[list[tuple[str, int] | None]] = field(default_factory=list)
    """How the fields of each sheet are arranged, which matters after a trade."""
    scores: list[tuple[int, int, int, int]] = field(default_factory=list)
    """Of each combat roll the seat, the dice as they count, the bonus and the total."""

    def listen(self, entries: list[Entry], guardian: str) -> None:
        """Note what events say of chance."""
        self.guardian = guardian
        self.scores = []
        for kind, seat, facts in entries:
            self._note(kind, seat, facts)

    def _note(self, kind: str, seat: int, facts: dict[str, str | int]) -> None:
        if kind.startswith(ROLLS) or kind in SINGLE:
            self.dice += [int(facts[name]) for name in DICE if name in facts]
        elif kind in SCORES:
            self.scores.append((seat, int(facts["score"]), int(facts["bonus"]), int(facts["total"])))
        elif kind == "drew-tile":
            self.tiles.append(str(facts["tile"]))
        elif kind == "revealed":
            self.monsters.append(str(facts["monster"]))
        elif kind == "drew":
            self.items.append(str(facts["item"]))
        elif kind == "hero":
            self.heroes.append(str(facts["hero"]))

    def left(self) -> str:
        """Return what came by chance although the oracle had no use for it."""
        rest = [*map(str, self.dice), *self.tiles, *self.monsters, *self.items, *self.heroes]
        return ", ".join(rest)

    def roll(self, dice: int) -> list[int]:
        """Return so many dice as they fell."""
        if len(self.dice) < dice:
            raise Unforeseen(f"{dice} dice should roll, there were {len(self.dice)}")
        return [self.dice.popleft() for _ in range(dice)]

    def die(self) -> int:
        """Return one die as it fell."""
        return self.roll(1)[0]

    def next(self, what: str) -> str:
        """Return the next tile, monster, item or hero that came."""
        queue: deque[str] = getattr(self, what)
        if not queue:
            raise Unforeseen(f"one of the {what} should come")
        return queue.popleft()
