# mypyc: interpreted
"""The four characters; their fields are in the order of the sheet."""

from ..kinds import HeroKind
from .ids import ARMOUR, ATTIRE, BOOTS, FREE, HAND

HEROES = [
    HeroKind("fighter", 10, 5, 2, 2, (HAND, HAND, ARMOUR, BOOTS, ATTIRE, FREE, FREE, FREE), 1, 0),
    HeroKind("dwarf", 12, 4, 2, 3, (HAND, HAND, ARMOUR, BOOTS, FREE, FREE, FREE, FREE), 1, 0),
    HeroKind("elf", 9, 6, 2, 1, (HAND, HAND, ARMOUR, ATTIRE, FREE, FREE, FREE, FREE), 0, 0),
    HeroKind("healer", 9, 5, 2, 0, (HAND, HAND, BOOTS, ATTIRE, FREE, FREE, FREE, FREE), 3, 3),
]
"""The skill of a hero has the same number as the hero."""
