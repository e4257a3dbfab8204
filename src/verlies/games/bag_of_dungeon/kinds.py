"""What content is made of: tiles, monsters, items with their effects, heroes."""

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from verlies.core.parts import Value, derived
from verlies.core.refusal import Refusal
from verlies.kit.tiles import Tile

from .content import ids


class Floor(Tile):
    """A dungeon tile: what sort it is, and the number of an M tile."""

    __slots__ = ("number", "shape", "sort")

    def __init__(self, id: str, sort: int, shape: str, sides: tuple[int, ...], number: int) -> None:
        super().__init__(id, 1, sides)
        self.sort = sort
        self.shape = shape
        self.number = number
        """Its M number, or 0."""


class Foe(Value):
    """A kind of monster; the mirror monster has no numbers of its own."""

    id: str
    copies: int
    dice: int
    bonus: int
    health: int
    special: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Value):
    """One thing an item does, from a closed vocabulary; each is a class of its own."""


class CombatBonus(Effect):
    """So much more on every own combat roll."""

    n: int


class Guard(Effect):
    """So much less is lost in each lost round, and by what is reducible."""

    n: int
    breaks: bool = False
    """Whether it falls apart after a fight."""


class MoreAp(Effect):
    """So many more action points in every turn."""

    n: int


class ExtraDie(Effect):
    """One more combat die: for good until a life is lost, or for one fight."""

    lasting: bool


class Peek(Effect):
    """Uncover the monster of a connected neighbouring tile, once a turn."""


class Sneak(Effect):
    """Get past a monster unless the die shows at most this; no use against the dragon."""

    fails: int


class LayTiles(Effect):
    """Lay so many tiles for the price of the item."""

    n: int


class Insurance(Effect):
    """Keep the gear when a life is lost, but not the last."""


class Heal(Effect):
    """Regain so many dice of health."""

    dice: int


class RollAgain(Effect):
    """Repeat one's own combat roll before it counts."""


class Chest(Effect):
    """Open it: at most this on a die costs so much health, else so many items are drawn."""

    fails: int
    damage: int
    draws: int


class Shot(Effect):
    """So many dice of damage to one target, or to all on a tile."""

    dice: int
    sort: int = ids.OTHER
    all_on_tile: bool = False
    dragon_only: bool = False


class Blast(Effect):
    """So many dice of damage to everybody on a tile and straight from it, so many tiles far; armour helps."""

    dice: int
    radius: int


class Skull(Effect):
    """So many dice of damage to everybody else on one's own tile."""

    dice: int


class Vine(Effect):
    """So many dice of damage to the opponent, who cannot hurt one in the next round."""

    dice: int


class Drain(Effect):
    """Up to so much health goes from another hero or one's monster to oneself."""

    n: int


class Steal(Effect):
    """Take one item, even the Ring, from a hero anywhere."""


class Teleport(Effect):
    """Jump to a tile at most so far away; walls do not count."""

    far: int


class Escape(Effect):
    """Leave a fight for a neighbouring tile without losing health."""


class TrapFall(Effect):
    """Everybody on the tile loses so many dice of health; armour helps."""

    dice: int


class Item(Value):
    """A kind of item: where it is carried, what it costs, how far it reaches, when and what it does."""

    id: str
    copies: int
    symbol: int
    """What is printed on it."""
    size: int
    """How many fields with its symbol it takes."""
    ap: int
    near: int
    far: int
    """How far it reaches, at least and at most."""
    sight: int
    stopped_by: int
    once: bool
    """Whether it is used up by one use."""
    when: int
    """A mask of moments."""
    effects: tuple[Effect, ...]
    ranged: bool = derived()
    """Whether it is a ranged weapon."""

    def derive(self) -> None:
        """Find out what is asked at every menu."""
        self.ranged = any(isinstance(effect, (Shot, Blast)) for effect in self.effects)

    def source(self) -> str:
        """Return the item as what puts a question."""
        return f"item-{self.id}"

    def effect(self) -> Effect:
        """Return what it does if it is used, opened or shot with: the first thing."""
        return self.effects[0]  # no mutant: such an item does but one thing

    def place(self) -> int:
        """Return the symbol of the fields it goes into; spells are held in a hand."""
        return ids.HAND if self.symbol == ids.SPELL else self.symbol

    def carried(self) -> bool:
        """Return whether it takes a field at all."""
        return self.place() <= ids.ATTIRE


class HeroKind(Value):
    """A character: health, action points, dice, bonus, fields and how often the skill can be used."""

    id: str
    health: int
    aps: int
    dice: int
    bonus: int
    slots: tuple[int, ...]
    """The symbol of each field."""
    uses: int
    """How often the skill can be used in a game; 0 if that is not counted."""
    skill_ap: int

    def slot_name(self, at: int) -> str:
        """Return what a field of the sheet is called: by its symbol, and counted among those."""
        return f"{ids.SYMBOLS[self.slots[at]]}{self.slots[: at + 1].count(self.slots[at])}"


class Box(Value):
    """All content of the game, and the rules behind its refusals and questions."""

    floors: tuple[Floor, ...]
    foes: list[Foe]
    items: list[Item]
    heroes: list[HeroKind]
    refusals: Mapping[int, Refusal]
    ask_rules: Mapping[str, str]
