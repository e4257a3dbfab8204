"""What content is made of: kinds of cards, rooms, heroes and abilities."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from verlies.core.agenda import Step
from verlies.core.parts import Value
from verlies.core.refusal import Refusal
from verlies.kit.tiles import Tile

from .content.ids import AGILITY, ARMOUR, NEVER, WEAKER

Steps = list[Step[Any]]

# When something may be used, beyond its moment
ALWAYS, HURT, BOTH_HURT, MONSTER_HURT, FIRST_SHOT, IN_HALL, FREE_TOWER = range(7)
RUNE_SPENT, SOME_WAY, MAY_FLEE, HAS_PENALTY, WOUNDED = range(8, 13)

# How often an ability may be used
NO_LIMIT, PER_ROLL, PER_TURN, PER_FIGHT, PER_GAME = range(5)


class Use(Value):
    """What a card can be used for: when, in which context, on what condition, and what it does."""

    moment: int
    then: Steps
    contexts: tuple[int, ...]
    """The contexts it is good for; empty for all."""
    attribute: int
    """The attribute whose tests it is good for; NONE for all."""
    condition: int
    keeps: bool
    """Whether the card stays; then it can be used once a turn."""


class Card(Value):
    """A kind of card. What it does is a list of steps."""

    id: str
    deck: int
    copies: int
    then: Steps = field(default_factory=list)
    """What happens when it is drawn."""
    loot: bool = False
    gold: int = 0
    status: Steps = field(default_factory=list)
    """What happens in each status phase while it is kept."""
    until_below: bool = False
    """Whether it is lost on entering the catacombs and on escaping."""
    is_torch: bool = False
    stays: bool = False
    """Whether a catacomb card in effect is kept when the hero comes up."""
    at_end: Steps = field(default_factory=list)
    """What happens at the end of the game to a survivor who has it."""
    use: Use | None = None
    optional: bool = False
    """Whether its use and weight count only with the setting `texts`."""
    context: int = 0
    weight: int = 1
    """How much it weighs on the bridge."""
    sticky: bool = False
    """Whether it cannot be discarded at will."""
    wards_torch: bool = False
    shuffles: bool = False
    name: int = -1
    """The kind of monster."""
    life: int = 0
    penalty: int = 0


class Room(Tile):
    """A kind of room tile, seen from its entrance in the south, or a room printed on the board."""

    __slots__ = ("die", "groups", "kind", "stairs", "torch")

    def __init__(
        self,
        id: str,
        kind: int,
        copies: int,
        sides: tuple[int, ...],
        torch: bool,
        stairs: bool,
        groups: tuple[int, ...],
        die: tuple[int, ...],
    ) -> None:
        super().__init__(id, copies, sides)
        self.kind = kind
        self.torch = torch
        self.stairs = stairs
        self.groups = groups
        """Which part of a divided room each side belongs to."""
        self.die = die
        """In darkness: the side each face of the die leads to."""


class Ability(Value):
    """What a hero can do: when, how often, and what it does. All abilities are optional."""

    id: str
    moment: int = NEVER
    then: Steps = field(default_factory=list)
    contexts: tuple[int, ...] = ()
    limit: int = NO_LIMIT
    condition: int = ALWAYS


class HeroKind(Value):
    """A hero: four attributes, a life value and abilities (as numbers)."""

    id: str
    attributes: tuple[int, int, int, int]
    life: int
    abilities: tuple[int, ...]
    light: bool
    """Whether only every second loot card weighs on the bridge."""

    def attribute(self, number: int) -> int:
        """Return one of the attributes, or the lower of the two that protect."""
        if number == WEAKER:
            return min(self.attributes[AGILITY], self.attributes[ARMOUR])
        return self.attributes[number]


class Box(Value):
    """All content of the game, and the rules behind its refusals and questions."""

    cards: list[Card]
    rooms: list[Room]
    heroes: list[HeroKind]
    abilities: list[Ability]
    enter: list[Steps]
    """What happens on entering each kind of room through a passage."""
    enter_special: list[Steps]
    """What happens on entering it in any other way."""
    meet: list[Steps]
    """What happens, by the way one came in, where a monster lurks."""
    refusals: Mapping[int, Refusal]
    ask_rules: Mapping[str, str]
