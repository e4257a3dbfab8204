"""What was told after an answer: what chance brought, and what the oracle must come to itself."""

from collections import deque
from dataclasses import dataclass, field

from tests.followed import Luck

Entry = tuple[str, int, dict[str, str | int]]
"""An event: its kind, its seat, its facts."""
DICE = {"rolled": ("one", "two"), "rolled-one": ("die",), "rerolled": ("die",)}
CHANCE = {"tile": "room", "rune": "card", "hero": "hero", "monster-card": "card"}
RECKONED: dict[str, tuple[str, ...]] = {
    "rune": ("eyes",),
    "monster-card": ("eyes",),
    "turn": (),
    "sun": ("space",),
    "sun-roll": ("limit", "die"),
    "last-roll": ("limit", "die"),
    "sunset": (),
    "skipped": ("left",),
    "first": (),
    "test": ("attribute", "need", "chance"),
    "loaded-test": ("attribute", "need", "chance"),
    "loaded": ("load",),
    "passed": ("sum", "need"),
    "failed": ("sum", "need"),
    "sure": (),
    "spent": ("count",),
    "determined": ("count",),
    "wounded": ("count", "before", "after"),
    "prevented": ("count",),
    "healed": ("count", "before", "after"),
    "shifted": ("before", "after"),
    "died": ("cause",),
    "escaped": (),
    "returned": ("place", "life"),
    "descended": ("place", "direction"),
    "marker": ("place", "lost", "steps"),
    "marker-on": ("direction", "place", "lost"),
    "marker-stays": ("direction", "place", "lost"),
    "faces": ("direction", "place"),
    "surfaced": ("place",),
    "moved": ("place",),
    "rotated": ("place", "turn"),
    "corridors": ("turn",),
    "searched": ("place",),
    "entrance": ("place",),
    "monster": ("monster", "place"),
    "unseen": ("place",),
    "attacks": ("hero", "monster"),
    "hit": ("count", "before", "after"),
    "struck": ("count", "before", "after"),
    "turned-up": ("card", "life"),
    "killed": ("card",),
    "fled": ("card", "penalty"),
    "slipped": ("card",),
    "caught": ("card", "penalty"),
    "foe": ("life",),
    "foe-hit": ("before", "after"),
    "hopped": ("place",),
    "loses-turns": ("count",),
    "value": ("card", "gold"),
    "loot": ("card", "gold"),
    "kept": ("card",),
    "discarded": ("card", "gold"),
    "used-up": ("card", "gold"),
    "rune-used": ("card",),
    "rune-back": ("card",),
    "dropped": ("card",),
    "ended": ("card",),
    "status": ("card",),
    "bribed": ("price", "given"),
    "blocked": ("direction",),
    "again": ("place",),
    "circles": ("place",),
    "carried": ("place",),
    "extra": (),
    "stuck": (),
}
"""What the oracle says itself, with the facts that must be the same."""


EVERYBODY = -1
"""The eyes of what is told to all."""


class Unforeseen(Exception):
    """The oracle needs something of chance that did not come."""


@dataclass
class Told:
    """What was told since the last answer, in the order in which it came."""

    dice: deque[int] = field(default_factory=deque)
    cards: deque[tuple[str, str]] = field(default_factory=deque)
    """Deck and card of everything that was drawn."""
    chance: dict[str, deque[str]] = field(default_factory=lambda: {kind: deque() for kind in CHANCE})
    said: list[tuple[object, ...]] = field(default_factory=list)
    """What the program said of what can be reckoned."""
    hidden: str = ""
    """The monster card that nobody but its leader knows."""
    attack: str = ""
    """What the house chose for its monster."""
    luck: Luck = field(default_factory=Luck)

    def listen(self, entries: list[Entry], hidden: str) -> None:
        """Note what events say."""
        self.hidden = hidden
        self.said = []
        for entry in entries:
            self._note(*entry)

    def _note(self, kind: str, seat: int, facts: dict[str, str | int]) -> None:
        if kind in DICE:
            self.dice += [int(facts[name]) for name in DICE[kind]]
        elif kind == "drew":
            self.cards.append((str(facts["deck"]), str(facts["card"])))
        elif kind == "loot" and facts["how"] == "end":
            self.cards.append(("treasure", str(facts["card"])))
        elif kind in CHANCE:
            self.chance[kind].append(str(facts[CHANCE[kind]]))
        if kind == "attacks":
            self.attack = str(facts["monster"])
        if kind in RECKONED:
            self.said.append((kind, seat, *(facts[name] for name in RECKONED[kind])))

    def left(self) -> str:
        """Return what came by chance although the oracle had no use for it."""
        rest = [thing for queue in self.chance.values() for thing in queue]
        return ", ".join([*map(str, self.dice), *map(str, self.cards), *rest])

    def roll(self, dice: int) -> list[int]:
        """Return so many dice as they fell."""
        if len(self.dice) < dice:
            raise Unforeseen(f"{dice} dice should roll, there were {len(self.dice)}")
        fallen = [self.dice.popleft() for _ in range(dice)]
        for die in fallen:
            self.luck.came("dice", str(die), dict.fromkeys("123456", 1))
        return fallen

    def card(self, deck: str) -> str:
        """Return the card that was drawn from a deck."""
        if not self.cards or self.cards[0][0] != deck:
            raise Unforeseen(f"a card of {deck} should be drawn, there were {list(self.cards)}")
        return self.cards.popleft()[1]

    def lost(self, seat: int) -> str:
        """Return the loot that was lost by chance."""
        found = [entry for entry in self.said if entry[0] == "discarded" and entry[1] == seat]
        return str(found[-1][2]) if found else ""

    def next(self, kind: str) -> str:
        """Return the next room, rune, hero or monster card that came."""
        if not self.chance[kind]:
            raise Unforeseen(f"{kind} should come")
        return self.chance[kind].popleft()
