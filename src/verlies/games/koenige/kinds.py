"""What content is made of: rooms, treasures and their effects."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from verlies.core.agenda import Made, S
from verlies.core.parts import Value, derived
from verlies.core.refusal import Refusal
from verlies.kit.tiles import SIDES, TURNS, Tile, turned

from .content.ids import ALWAYS, NO_LIMIT, NONE, PLAY


class Room(Tile):
    """A room card."""

    __slots__ = ("back", "bonus", "exits", "flag", "kind", "shape")

    def __init__(
        self, id: str, sides: tuple[int, ...], kind: int, back: int, shape: str, flag: int = 0, bonus: int = 0
    ) -> None:
        super().__init__(id, 1, sides)
        self.kind = kind
        self.back = back
        """Wood or iron; the start room has none."""
        self.shape = shape
        self.flag = flag
        """How many points the flag of the room is worth; 0 if it has none."""
        self.bonus = bonus
        """What its chest adds to a fate card."""
        self.exits = [sum(1 << turned(side, turns) for side in range(SIDES) if sides[side]) for turns in range(TURNS)]
        """For each turn the mask of the sides with an exit, clockwise from north."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Made[S]):
    """What an effect does: one word of the closed vocabulary, with its numbers."""

    def possible(self, state: S, seat: int, cause: int, card: int) -> bool:
        """Return whether it would do anything; `cause` is whoever gave the occasion, `card` where it stands on."""
        return True

    def do(self, state: S, seat: int, cause: int, card: int) -> None:
        """Do it for a seat."""
        raise NotImplementedError

    def steps(self) -> int:
        """Return how many steps it moves its owner; several in a row are one move."""
        return 0

    def landing(self) -> tuple[int, ...]:
        """Return the kinds of rooms it lets the winner of a fight choose from; empty if it does not."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait(Op[S]):
    """An effect that is never done: it holds, and the rules ask for it where it matters."""


class Effect(Value):
    """One effect of a card: when, what, on which condition, how often, and at what price."""

    trigger: int
    op: Op[Any]
    condition: int = ALWAYS
    least: int = 0
    """The number of the condition, if it has one."""
    limit: int = NO_LIMIT
    optional: bool = False
    """Whether the owner is asked; else it just happens."""
    required: bool = False
    """Whether the card cannot be played without it."""
    cost: bool = False
    """Whether the card itself is discarded first."""


class Treasure(Value):
    """A treasure card. Weapons and armour have a value, special cards a window in which they may be played."""

    id: str
    tier: int
    type: int
    effects: list[Effect]
    value: int = 0
    window: int = NONE
    moments: int = derived()
    """The mask of the triggers of its effects: equipment is asked for often, and seldom has anything to say."""
    windows: int = derived()
    """Its window as a mask."""

    def derive(self) -> None:
        """Gather the masks."""
        self.moments = 0
        for effect in self.effects:
            self.moments |= 1 << effect.trigger
        self.windows = 0 if self.window == NONE else 1 << self.window

    def source(self) -> str:
        """Return the card as what puts a question."""
        return f"card-{self.id}"


def plays(*ops: Op[Any] | Effect) -> list[Effect]:
    """Return what happens when a card is played, in this order."""
    return [op if isinstance(op, Effect) else Effect(PLAY, op) for op in ops]


class CardSet(Value):
    """A set of treasure cards that can be played with: its name, its cards, and the package with their texts."""

    name: str
    cards: list[Treasure]
    texts: str
    """Empty if the texts are the game's own."""


class Box(Value):
    """All content of the game, and the rules behind its refusals and questions."""

    rooms: tuple[Room, ...]
    flag_rooms: list[int]
    """The room of each flag token."""
    treasures: list[Treasure]
    """The cards of all sets, one after the other."""
    sets: dict[str, list[int]]
    """The cards of each set, by their numbers."""
    fate: list[int]
    """The value of each fate card."""
    refusals: Mapping[int, Refusal]
    ask_rules: Mapping[str, str]
