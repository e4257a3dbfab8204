"""A card is data: its price, its points and effects from a closed vocabulary."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from verlies.core.agenda import Condition, Made, Step
from verlies.core.parts import Value
from verlies.core.tables import NONE, bits

STARTER, RESERVE, DUNGEON = range(3)

PLAIN, COMPANION, GEM, DEVICE, MONSTER = range(5)
BANNERS: Final = ("plain", "companion", "gem", "device", "monster")

ANYWHERE, IN_DEPTHS, IN_CAVE = range(3)


# The parts of a turn, to be added up.
CARDS, SHOP, WALK, TELEPORT, GOODS, ARTIFACT, TOKENS, OWN, END = bits(9)
ALL: Final = 511

Steps = list[Step[Any]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Signed(Step[Any]):
    """A step that tells later whose text it is, when what it came with may lie anywhere."""

    def signed(self, source: str) -> Step[Any]:
        """Return the same step of a card or token, by noun and id such as `card-sneak`."""
        raise NotImplementedError


def signed(thing: Any, source: str) -> Any:
    """Return a step, or whatever holds steps, with its source written into those that tell it."""
    if isinstance(thing, Signed):
        return thing.signed(source)
    if isinstance(thing, Made):
        return type(thing)(*[signed(each, source) for each in thing.arguments()])
    if isinstance(thing, list):
        return [signed(each, source) for each in thing]
    return thing


class Bonus(Value):
    """Points at the end that depend on what one owns: `points` for every time the condition is due."""

    points: int
    condition: Condition[Any]


class Card(Value):
    """A kind of card. What it costs is paid in skill, or in swords if it is a monster."""

    id: str
    set: int
    """Where it comes from: a starting deck, the reserve or the dungeon deck."""
    banner: int
    copies: int
    """How many there are; in a starting deck, per player."""
    cost: int
    points: int
    then: Steps
    """What it does when played, used (device) or beaten (monster)."""
    acquire: Steps
    """What happens once, when it is taken from the row."""
    arrive: Steps
    """What happens when it is revealed in the row."""
    bonus: Bonus | None
    attack: bool
    """Whether it wakes the dragon when a refill reveals it."""
    danger: bool
    """Whether it adds a stone to every attack while it lies in the row."""
    place: int
    """Where one has to be to take it."""
    gold: int = 0
    """What it costs besides, in gold."""
    picks: int = 0
    """What it costs besides, in lockpicks."""
    ward: bool = False
    """Whether it can be discarded from the hand against a ghost."""

    def derive(self) -> None:
        """Let its effects know whose they are."""
        self.then = signed(self.then, f"card-{self.id}")


class Token(Value):
    """A kind of token: a secret, a good, an artifact."""

    id: str
    copies: int
    points: int
    kept: bool
    """Whether it stays with its finder; otherwise it goes to the box at once."""
    found: Steps
    """What happens when it is found or bought."""
    use: Steps
    """What its owner may use it for, once, in an own turn."""
    bonus: Bonus | None = None

    def derive(self) -> None:
        """Let its effects know whose they are."""
        self.found = signed(self.found, f"token-{self.id}")


class Way(Value):
    """A way out of a room, as it can be walked."""

    to: int
    boots: int
    """What it costs; two with footprints."""
    monsters: int
    """How much damage it does, less one for each sword spent."""
    locks: int
    """How many locks are closed."""
    leaves: int = NONE
    """The open edge it leads to, if nobody knows yet what is behind."""
    number: int = NONE
    """What it is chosen by: where it leads, unless the game says otherwise."""

    def derive(self) -> None:
        """Let it be chosen by where it leads."""
        if self.number == NONE:
            self.number = self.to
