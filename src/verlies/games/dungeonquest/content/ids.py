"""Numbers of everything the rules name; the tables of content keep to them."""

from typing import Final

from verlies.core.tables import NONE as NONE

DIRECTIONS: Final = ("north", "east", "south", "west")
"""As the kit counts them; a tile's own directions have its entrance arrow in the south."""

TURNS: Final = ("none", "right", "half", "left")
"""How a room turns, by quarter turns clockwise."""

# What a side of a room shows, beyond the kit's wall and opening
DOOR: Final = 2
GATE: Final = 3
"""A portcullis."""
EXITS: Final = ("wall", "open", "door", "gate")

# Kinds of rooms
DUNGEON_ROOM: Final = 0
CORRIDOR: Final = 1
TRAP_ROOM: Final = 2
DARKNESS: Final = 3
RUBBLE: Final = 4
CHASM: Final = 5
BRIDGE: Final = 6
ROTATING: Final = 7
WEB: Final = 8
PIT: Final = 9
TOWER: Final = 10
HALL: Final = 11
"""The treasure chamber."""

# Attributes
STRENGTH: Final = 0
AGILITY: Final = 1
ARMOUR: Final = 2
LUCK: Final = 3
WEAKER: Final = 4
"""The lower one of agility and armour."""
ATTRIBUTES: Final = ("strength", "agility", "armour", "luck", "weaker")

# Decks; each is also the chance stream `DECK_STREAM + deck`
DUNGEON: Final = 0
SEARCH: Final = 1
CATACOMB: Final = 2
TRAP: Final = 3
DOORS: Final = 4
CORPSE: Final = 5
CRYPT: Final = 6
DRAGON: Final = 7
TREASURE: Final = 8
MONSTER: Final = 9
RUNE: Final = 10
COMBAT: Final = 11
DECKS: Final = (
    "dungeon",
    "search",
    "catacomb",
    "trap",
    "door",
    "corpse",
    "crypt",
    "dragon",
    "treasure",
    "monster",
    "rune",
    "combat",
)
DRAWN: Final = 11
"""How many of them are drawn from; the combat cards are simply held."""

# Chance
HOUSE_STREAM: Final = 0
SETUP: Final = 1
DICE: Final = 2
TILES: Final = 3
LOOT_STREAM: Final = 4
DECK_STREAM: Final = 5
STREAMS: Final = ("house", "setup", "dice", "tiles", "loot", *DECKS[:DRAWN])

# How a hero stands
INSIDE: Final = 0
ESCAPED: Final = 1
DEAD: Final = 2
STATUS: Final = ("inside", "escaped", "dead")

# What a hero died of
ALIVE: Final = 0
BY_WOUNDS: Final = 1
BY_CARD: Final = 2
BY_PIT: Final = 3
BY_SUNSET: Final = 4
BY_DEAD_POINT: Final = 5
CAUSES: Final = ("alive", "wounds", "card", "pit", "sunset", "dead-point")

# How a room was entered
PASSAGE: Final = 0
SECRET_DOOR: Final = 1
SPECIAL: Final = 2
BELOW: Final = 3
HOP: Final = 4

# What a test or roll is about
PLAIN: Final = 0
AT_GATE: Final = 1
AT_WEB: Final = 2
AT_PIT: Final = 3
AT_HOLE: Final = 4
AT_TRAPDOOR: Final = 5
AT_BRIDGE: Final = 6
AT_RUBBLE: Final = 7
FLIGHT: Final = 8
TORCH_OUT: Final = 9
SNAKES: Final = 10
RAGE: Final = 11
IN_DARKNESS: Final = 12
SUN: Final = 13
FALL: Final = 14
EXIT: Final = 15
FERROX: Final = 16
DAMAGE: Final = 17
SOLO_ROUND: Final = 18

# Moments at which cards and abilities may be used
NEVER: Final = 0
AT_START: Final = 1
IN_ACTION: Final = 2
BEFORE_TEST: Final = 3
AFTER_ROLL: Final = 4
AFTER_FAILURE: Final = 5
ON_WOUNDS: Final = 6
ON_TRAP: Final = 7
ON_ENCOUNTER: Final = 8
ON_OBSTACLE: Final = 9
ON_TILE: Final = 10
ON_SEARCH: Final = 11
AFTER_SEARCH: Final = 12
WHILE_BELOW: Final = 13
ON_DRAGON: Final = 14
AT_END: Final = 15
ON_RAGE: Final = 16
IN_ROUND: Final = 17
ON_KILL: Final = 18
ON_FLIGHT: Final = 19
OWN_TURN: Final = 20
"""Any moment of one's own turn."""

# Attacks
RANGED: Final = 0
MELEE: Final = 1
MAGIC: Final = 2
ATTACKS: Final = ("ranged", "melee", "magic")
MONSTERS: Final = ("troll", "demon", "skeleton", "sorcerer", "golem")
