"""Numbers of everything the rules name; the tables of content keep to them."""

from typing import Final

from verlies.core.tables import NONE as NONE

# Symbols of fields and items; a field without a symbol stores anything
FREE: Final = 0
HAND: Final = 1
ARMOUR: Final = 2
BOOTS: Final = 3
ATTIRE: Final = 4
COMPANION: Final = 5
"""It follows its owner and needs no field: the bear, the Ring."""
CHEST: Final = 6
"""It stays on the tile until it is opened."""
TRAP: Final = 7
"""It is resolved when it is drawn."""
SPELL: Final = 8
"""A symbol of its own that goes into the fields for hands."""
SYMBOLS: Final = ("free", "hand", "armour", "boots", "attire", "companion", "chest", "trap", "spell")

# Kinds of tiles
START: Final = 0
EXIT: Final = 1
POOL: Final = 2
MONSTER: Final = 3
ITEM: Final = 4
CORRIDOR: Final = 5
JUNCTION: Final = 6
SORTS: Final = ("start", "exit", "healing_pool", "monster", "item", "corridor", "junction")

# Tiles by number: those that the rules name
START_TILE: Final = 0
EXIT_TILE: Final = 1
POOL_TILE: Final = 2
SPIKE_TILE: Final = 3
"""With the setting `spikes` a trap is on it."""
OTHER_TWELVE: Final = 38
"""With the setting `twelve` this one has the number 12 and a monster, and the exit has not."""

# Heroes
FIGHTER: Final = 0
DWARF: Final = 1
ELF: Final = 2
HEALER: Final = 3

# What a hero can do; each hero has the skill of the same number
LETHAL_BLOW: Final = 0
BRACE: Final = 1
DEAD_EYE: Final = 2
RENEW: Final = 3
SKILLS: Final = ("lethal_blow", "brace", "dead_eye", "renew")

# Specials of monsters
PLAIN: Final = 0
STING: Final = 1
MIRROR: Final = 2
BOSS: Final = 3

# When an item can be used
PASSIVE: Final = 1
"""It works by lying in a fitting field."""
OWN_TURN: Final = 2
"""In the own turn outside a fight."""
FIGHT: Final = 4
"""In one's own fight, before a roll."""
AFTER_ROLLS: Final = 8
"""In one's own fight, after both rolls."""
ENTERING: Final = 16
"""At the choice between fighting and running."""
LIFE_LOST: Final = 32
WHEN_DRAWN: Final = 64
ANY_TIME: Final = 128
"""In the own turn, and between the rounds of any fight one takes part in."""

# What stops a shot on the tiles between
NOBODY: Final = 0
MONSTERS: Final = 1
ANYBODY: Final = 2

# Lines of sight
NO_SIGHT: Final = 0
STRAIGHT: Final = 1
PATH: Final = 2

# Sorts of damage
ARROW: Final = 0
"""It does not hurt the dragon."""
OTHER: Final = 1

# Variants
TOGETHER: Final = 0
EACH: Final = 1
SOLO: Final = 2
VARIANTS: Final = ("together", "each", "solo")

# How a game ended
RUNNING: Final = 0
WON: Final = 1
LOST: Final = 2
"""Nobody is left, or in the free-for-all everybody is outside or lost."""
LEFT: Final = 3

# Where a hero is
INSIDE: Final = 0
OUT: Final = 1
"""All lives are lost."""
OUTSIDE: Final = 2
"""Out of the cave, in the free-for-all."""
BURIED: Final = 3
"""Left behind when the cave collapsed."""

# Streams of chance
HOUSE_STREAM: Final = 0
SETUP: Final = 1
TILE_STREAM: Final = 2
MONSTER_STREAM: Final = 3
ITEM_STREAM: Final = 4
DICE: Final = 5
STREAMS: Final = ("house", "setup", "tiles", "monsters", "items", "dice")

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
