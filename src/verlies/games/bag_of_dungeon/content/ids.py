"""Numbers of everything the rules name; the tables of content keep to them."""

from typing import Final

from verlies.core.tables import NONE as NONE
from verlies.core.tables import bits

# Symbols of fields and items; a field without a symbol stores anything
FREE, HAND, ARMOUR, BOOTS, ATTIRE, COMPANION, CHEST, TRAP, SPELL = range(9)
"""`COMPANION`: it follows its owner and needs no field: the bear, the Ring; `CHEST`: it stays on the tile until it is
opened; `TRAP`: it is resolved when it is drawn; `SPELL`: a symbol of its own that goes into the fields for hands.
"""
SYMBOLS: Final = ("free", "hand", "armour", "boots", "attire", "companion", "chest", "trap", "spell")

# Kinds of tiles
START, EXIT, POOL, MONSTER, ITEM, CORRIDOR, JUNCTION = range(7)
SORTS: Final = ("start", "exit", "healing_pool", "monster", "item", "corridor", "junction")

# Tiles by number: those that the rules name
START_TILE, EXIT_TILE, POOL_TILE, SPIKE_TILE = range(4)
"""`SPIKE_TILE`: with the setting `spikes` a trap is on it."""
OTHER_TWELVE: Final = 38
"""With the setting `twelve` this one has the number 12 and a monster, and the exit has not."""

# Heroes
FIGHTER, DWARF, ELF, HEALER = range(4)

# What a hero can do; each hero has the skill of the same number
LETHAL_BLOW, BRACE, DEAD_EYE, RENEW = range(4)
SKILLS: Final = ("lethal_blow", "brace", "dead_eye", "renew")

# Specials of monsters
PLAIN, STING, MIRROR, BOSS = range(4)

# When an item can be used
PASSIVE, OWN_TURN, FIGHT, AFTER_ROLLS, ENTERING, LIFE_LOST, WHEN_DRAWN, ANY_TIME = bits(8)
"""`PASSIVE`: it works by lying in a fitting field; `OWN_TURN`: in the own turn outside a fight; `FIGHT`: in one's own
fight, before a roll; `AFTER_ROLLS`: after both rolls; `ENTERING`: at the choice between fighting and running;
`ANY_TIME`: in the own turn, and between the rounds of any fight one takes part in.
"""

# What stops a shot on the tiles between
NOBODY, MONSTERS, ANYBODY = range(3)

# Lines of sight
NO_SIGHT, STRAIGHT, PATH = range(3)

# Sorts of damage
ARROW, OTHER = range(2)
"""`ARROW`: it does not hurt the dragon."""

# Variants
TOGETHER, EACH, SOLO = range(3)
VARIANTS: Final = ("together", "each", "solo")

# How a game ended
RUNNING, WON, LOST, LEFT = range(4)
"""`LOST`: nobody is left, or in the free-for-all everybody is outside or lost."""

# Where a hero is
INSIDE, OUT, OUTSIDE, BURIED = range(4)
"""`OUT`: all lives are lost; `OUTSIDE`: out of the cave, in the free-for-all; `BURIED`: left behind in its collapse."""

# Streams of chance
HOUSE_STREAM, SETUP, TILE_STREAM, MONSTER_STREAM, ITEM_STREAM, DICE = range(6)
STREAMS: Final = ("house", "setup", "tiles", "monsters", "items", "dice")

RING: Final = 37
"""The number of the Ring, behind all other items; it is carried like one without a field, and is in no bag."""

# Numbers of the rules
MOST_DICE: Final = 4
"""There are four combat dice in the box."""
LIVES: Final = 3
RUN_HEALTH: Final = 1
EVADE_HEALTH: Final = 4
STING_RANGE: Final = 4
SIX: Final = 6
RING_POINTS: Final = 4
DRAGON_POINTS: Final = 2
LOWER_HALF: Final = 20
"""So many tiles lie in the lower half of the stack, the exit among them."""
