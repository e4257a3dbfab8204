"""The tiles, monsters, items and characters of the box, written down a second time."""

from typing import Final, NamedTuple

SHAPES: Final = {"straight": (0, 2), "corner": (0, 1), "tee": (0, 1, 3), "cross": (0, 1, 2, 3)}
"""The open sides of a tile as it is printed: north is 0, then clockwise."""
START: Final = "T01"
EXIT: Final = "T02"
POOL: Final = "T03"
SPIKES: Final = "T04"
JUNCTION_TWELVE: Final = "T39"
RING: Final = "ring"
BEAR: Final = "loyal_bear"
DRAGON: Final = "red_dragon"
MIRROR: Final = "mirror_monster"
REACHER: Final = "reacher"
SPECIAL_SHAPES: Final = {
    "T01": "tee",
    "T03": "cross",
    "T06": "corner",
    "T07": "cross",
    "T09": "corner",
    "T10": "cross",
    "T11": "tee",
    "T12": "corner",
    "T14": "cross",
    "T15": "corner",
    "T38": "tee",
    "T39": "cross",
    "T40": "cross",
    **{f"T{n}": "corner" for n in range(28, 38)},
}
SHAPE: Final = {f"T{n:02}": SPECIAL_SHAPES.get(f"T{n:02}", "straight") for n in range(1, 41)}
"""The shape of each tile; the rest is straight."""
M_NUMBER: Final = {f"T{n + 3:02}": n for n in range(2, 12)}
"""The numbers of the ten monster tiles; the twelve lies on the exit, or on a junction."""
ITEM_TILES: Final = ("T15", "T16")


class Monster(NamedTuple):
    """A monster card: how many there are, dice, bonus, health."""

    copies: int
    dice: int
    bonus: int
    health: int


MONSTERS: Final = {
    "goblin": Monster(5, 1, 1, 5),
    "zombie": Monster(4, 1, 2, 6),
    "mummy": Monster(2, 1, 4, 7),
    "monk": Monster(3, 2, 4, 8),
    "mud_monster": Monster(2, 2, 2, 9),
    "werewolf": Monster(2, 2, 3, 10),
    "troll": Monster(3, 2, 4, 10),
    "minotaur": Monster(1, 2, 5, 11),
    "minotaur_2": Monster(1, 2, 5, 11),
    "skeleton": Monster(2, 2, 1, 12),
    "giant_snake": Monster(2, 2, 6, 13),
    REACHER: Monster(1, 2, 7, 15),
    MIRROR: Monster(2, 0, 0, 0),
    DRAGON: Monster(0, 4, 0, 20),
}


class Hero(NamedTuple):
    """A character card: health, action points, bonus, the symbols of its fields, how often the skill works."""

    health: int
    aps: int
    bonus: int
    fields: tuple[str, ...]
    uses: int


def fields(armour: int, boots: int, attire: int, free: int) -> tuple[str, ...]:
    """Return the fields of a sheet: two hands, then what else there is."""
    rest = ("armour",) * armour + ("boots",) * boots + ("attire",) * attire
    return ("hand", "hand", *rest, *("free",) * free)


HEROES: Final = {
    "fighter": Hero(10, 5, 2, fields(1, 1, 1, 3), 1),
    "dwarf": Hero(12, 4, 3, fields(1, 1, 0, 4), 1),
    "elf": Hero(9, 6, 1, fields(1, 0, 1, 4), 0),
    "healer": Hero(9, 5, 0, fields(0, 1, 1, 4), 3),
}


class Item(NamedTuple):
    """An item card: how many there are, its symbol, how many fields it takes there, what it costs."""

    copies: int
    symbol: str
    size: int = 1
    ap: int = 0
    bonus: int = 0
    guard: int = 0


ITEMS: Final = {
    "small_axe": Item(1, "hand", bonus=1),
    "steel_sword": Item(1, "hand", bonus=1),
    "iron_axe": Item(1, "hand", bonus=2),
    "morning_star": Item(1, "hand", bonus=2),
    "magic_sword": Item(1, "hand", bonus=2),
    "large_steel_axe": Item(1, "hand", 2, bonus=3),
    "steel_shield": Item(1, "hand", guard=1),
    "magic_shield": Item(1, "hand", guard=2),
    "rusty_armour": Item(1, "armour", guard=1),
    "steel_armour": Item(1, "armour", guard=1),
    "magic_armour": Item(1, "armour", guard=2),
    "magic_boots": Item(2, "boots"),
    "invisibility_cloak": Item(1, "attire"),
    "torch": Item(1, "hand", ap=1),
    BEAR: Item(1, "companion", 0),
    "acme_insurance": Item(1, "none"),
    "health_potion": Item(2, "none"),
    "strength_potion": Item(1, "none", ap=1),
    "imps_teeth": Item(1, "none"),
    "small_chest": Item(1, "chest", 0),
    "large_chest": Item(1, "chest", 0),
    "bow": Item(1, "hand", 2, 3),
    "elven_bow": Item(1, "hand", 2, 2),
    "ice_staff": Item(1, "hand", ap=4),
    "dragonlance": Item(1, "none", ap=1),
    "bomb": Item(2, "none", ap=1),
    "fireball": Item(1, "hand", ap=2),
    "flying_daggers": Item(1, "hand", ap=2),
    "sorcerers_skull": Item(1, "hand", ap=1),
    "magic_vine": Item(1, "hand", ap=1),
    "vampire_teeth": Item(1, "hand", ap=2),
    "witchs_claw": Item(1, "hand", ap=2),
    "teleport_crystal": Item(1, "hand", ap=1),
    "tornado": Item(1, "hand", ap=1),
    "falling_rocks": Item(1, "trap", 0),
    "spear_trap": Item(1, "trap", 0),
    "poisoned_darts": Item(1, "trap", 0),
    RING: Item(0, "companion", 0),
}
"""Spells are held in the fields for hands."""


class Weapon(NamedTuple):
    """What is shot or thrown: reach, what stops it on the way, its dice."""

    near: int
    far: int
    stopped_by_heroes: bool
    stopped_by_monsters: bool
    dice: int
    lasting: bool = False
    """Whether it can be used again."""


WEAPONS: Final = {
    "bow": Weapon(1, 3, True, True, 1, True),
    "elven_bow": Weapon(1, 4, True, True, 1, True),
    "ice_staff": Weapon(1, 2, True, True, 2, True),
    "dragonlance": Weapon(1, 4, False, True, 3),
    "bomb": Weapon(0, 4, False, False, 2),
    "fireball": Weapon(1, 5, False, True, 3),
    "flying_daggers": Weapon(1, 4, False, True, 2),
}
BOWS: Final = ("bow", "elven_bow")
BLAST_RADIUS: Final = 2
CHESTS: Final = {"small_chest": (2, 1), "large_chest": (5, 2)}
"""How much health a chest costs on a 1 or 2, and how many items it holds."""


def reward(health: int) -> int:
    """Return how many items a monster is worth by the health it started with."""
    return 2 if health > 9 else 1 if health > 5 else 0
