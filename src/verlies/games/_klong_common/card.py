"""A card is data: its price, its points and effects from a closed vocabulary."""

from typing import Any, Final

from verlies.core.agenda import Condition, Step

STARTER: Final = 0
RESERVE: Final = 1
DUNGEON: Final = 2

PLAIN: Final = 0
COMPANION: Final = 1
GEM: Final = 2
DEVICE: Final = 3
MONSTER: Final = 4
BANNERS: Final = ("plain", "companion", "gem", "device", "monster")

ANYWHERE: Final = 0
IN_DEPTHS: Final = 1
IN_CAVE: Final = 2

Steps = list[Step[Any]]


class Bonus:
    """Points at the end that depend on what one owns: `points` for every time the condition is due."""

    __slots__ = ("condition", "points")

    def __init__(self, points: int, condition: Condition[Any]) -> None:
        self.points = points
        self.condition = condition


class Card:
    """A kind of card. What it costs is paid in skill, or in swords if it is a monster."""

    __slots__ = (
        "acquire",
        "arrive",
        "attack",
        "banner",
        "bonus",
        "copies",
        "cost",
        "danger",
        "id",
        "place",
        "points",
        "set",
        "then",
    )

    def __init__(
        self,
        id: str,
        set: int,
        banner: int,
        copies: int,
        cost: int,
        points: int,
        then: Steps,
        acquire: Steps,
        arrive: Steps,
        bonus: Bonus | None,
        attack: bool,
        danger: bool,
        place: int,
    ) -> None:
        self.id = id
        self.set = set
        """Where it comes from: a starting deck, the reserve or the dungeon deck."""
        self.banner = banner
        self.copies = copies
        """How many there are; in a starting deck, per player."""
        self.cost = cost
        self.points = points
        self.then = then
        """What it does when played, used (device) or beaten (monster)."""
        self.acquire = acquire
        """What happens once, when it is taken from the row."""
        self.arrive = arrive
        """What happens when it is revealed in the row."""
        self.bonus = bonus
        self.attack = attack
        """Whether it wakes the dragon when a refill reveals it."""
        self.danger = danger
        """Whether it adds a stone to every attack while it lies in the row."""
        self.place = place
        """Where one has to be to take it."""


class Token:
    """A kind of token: a secret, a good, an artifact."""

    __slots__ = ("copies", "found", "id", "kept", "points", "use")

    def __init__(self, id: str, copies: int, points: int, kept: bool, found: Steps, use: Steps) -> None:
        self.id = id
        self.copies = copies
        self.points = points
        self.kept = kept
        """Whether it stays with its finder; otherwise it goes to the box at once."""
        self.found = found
        """What happens when it is found."""
        self.use = use
        """What its owner may use it for, once, in an own turn."""
