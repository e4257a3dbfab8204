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
DUNGEON_ROOM, CORRIDOR, TRAP_ROOM, DARKNESS, RUBBLE, CHASM, BRIDGE, ROTATING, WEB, PIT, TOWER, HALL = range(12)
"""`HALL`: the treasure chamber."""

# Attributes
STRENGTH, AGILITY, ARMOUR, LUCK, WEAKER = range(5)
"""`WEAKER`: the lower one of agility and armour."""
ATTRIBUTES: Final = ("strength", "agility", "armour", "luck", "weaker")

# Decks; each is also the chance stream `DECK_STREAM + deck`
DUNGEON, SEARCH, CATACOMB, TRAP, DOORS, CORPSE, CRYPT, DRAGON, TREASURE, MONSTER, RUNE, COMBAT = range(12)
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
HOUSE_STREAM, SETUP, DICE, TILES, LOOT_STREAM, DECK_STREAM = range(6)
STREAMS: Final = ("house", "setup", "dice", "tiles", "loot", *DECKS[:DRAWN])

# How a hero stands
INSIDE, ESCAPED, DEAD = range(3)
STATUS: Final = ("inside", "escaped", "dead")

# What a hero died of
ALIVE, BY_WOUNDS, BY_CARD, BY_PIT, BY_SUNSET, BY_DEAD_POINT = range(6)
CAUSES: Final = ("alive", "wounds", "card", "pit", "sunset", "dead-point")

# How a room was entered
PASSAGE, SECRET_DOOR, SPECIAL, BELOW, HOP = range(5)

# What a test or roll is about
PLAIN, AT_GATE, AT_WEB, AT_PIT, AT_HOLE, AT_TRAPDOOR, AT_BRIDGE, AT_RUBBLE, FLIGHT, TORCH_OUT, SNAKES = range(11)
RAGE, IN_DARKNESS, SUN, FALL, EXIT, FERROX, DAMAGE, SOLO_ROUND = range(11, 19)

# Moments at which cards and abilities may be used
NEVER, AT_START, IN_ACTION, BEFORE_TEST, AFTER_ROLL, AFTER_FAILURE, ON_WOUNDS, ON_TRAP, ON_ENCOUNTER = range(9)
ON_OBSTACLE, ON_TILE, ON_SEARCH, AFTER_SEARCH, WHILE_BELOW, ON_DRAGON, AT_END, ON_RAGE, IN_ROUND = range(9, 18)
ON_KILL, ON_FLIGHT, OWN_TURN = range(18, 21)
"""`OWN_TURN`: any moment of one's own turn."""

# Attacks
RANGED, MELEE, MAGIC = range(3)
ATTACKS: Final = ("ranged", "melee", "magic")
MONSTERS: Final = ("troll", "demon", "skeleton", "sorcerer", "golem")
