# mypyc: interpreted
"""The 30 monster cards by kind, and the dragon, which is a token."""

from ..kinds import Foe
from .ids import BOSS, MIRROR, PLAIN, STING

FOES = [
    Foe("goblin", 5, 1, 1, 5, PLAIN),
    Foe("zombie", 4, 1, 2, 6, PLAIN),
    Foe("mummy", 2, 1, 4, 7, PLAIN),
    Foe("monk", 3, 2, 4, 8, PLAIN),
    Foe("mud_monster", 2, 2, 2, 9, PLAIN),
    Foe("werewolf", 2, 2, 3, 10, PLAIN),
    Foe("troll", 3, 2, 4, 10, PLAIN),
    Foe("minotaur", 1, 2, 5, 11, PLAIN),
    Foe("minotaur_2", 1, 2, 5, 11, PLAIN),
    Foe("skeleton", 2, 2, 1, 12, PLAIN),
    Foe("giant_snake", 2, 2, 6, 13, PLAIN),
    Foe("reacher", 1, 2, 7, 15, STING),
    Foe("mirror_monster", 2, 0, 0, 0, MIRROR),
    Foe("red_dragon", 0, 4, 0, 20, BOSS),
]
"""The mirror monster copies its opponent; the dragon is in no bag."""
RED_DRAGON = len(FOES) - 1
