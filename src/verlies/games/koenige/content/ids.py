"""Numbers of everything the rules name; the tables of content keep to them."""

from typing import Final

from verlies.core.tables import NONE as NONE

# Teams; every second seat is of a team
RED: Final = 0
BLUE: Final = 1
TEAMS: Final = ("red", "blue")
COLOURS: Final = ("red", "blue", "orange", "purple", "yellow", "green")
"""The colours of the figures by seat: warm ones for red, cold ones for blue."""

# Kinds of rooms
START: Final = 0
FLAG: Final = 1
PORTAL: Final = 2
CHEST: Final = 3
MERCHANT: Final = 4
EMPTY: Final = 5
ROOM_KINDS: Final = ("start", "flag", "portal", "chest", "merchant", "empty")

# Backs of room cards
WOOD: Final = 0
IRON: Final = 1
BACKS: Final = ("wood", "iron")

# Tiers of treasures; each is also the chance stream `TREASURE_STREAM + tier`
BRONZE: Final = 0
SILVER: Final = 1
GOLD: Final = 2
TIERS: Final = ("bronze", "silver", "gold")

# Types of treasures
WEAPON: Final = 0
ARMOUR: Final = 1
ACTION: Final = 2
SPECIAL: Final = 3
TYPES: Final = ("weapon", "armour", "action", "special")

# When an effect of a card takes place
PASSIVE: Final = 0
ATTACK: Final = 1
DEFEND: Final = 2
ATTACKED_BY_RANGE: Final = 3
ATTACK_FAILED: Final = 4
ATTACK_WON: Final = 5
ATTACK_RESOLVED: Final = 6
DEFEND_REVEALED: Final = 7
DEFEND_HELD: Final = 8
WOULD_BE_DEFEATED: Final = 9
DEFEND_LOST: Final = 10
DEFEND_RESOLVED: Final = 11
ON_CHEST: Final = 12
EXPAND: Final = 13
EQUIP_PHASE: Final = 14
PLAY: Final = 15
TRIGGERS: Final = (
    *("passive", "attack", "defend", "attacked_by_range", "attack_failed", "attack_won", "attack_resolved"),
    *("defend_revealed", "defend_held", "would_be_defeated", "defend_lost", "defend_resolved"),
    *("chest", "expand", "equip_phase", "play"),
)

# When a special card may be played
OWN_TURN: Final = 0
ATTACK_DECLARED: Final = 1
DEFEND_DECLARED: Final = 2
ALLY_FIGHT_DECLARED: Final = 3
TEAM_FIGHT_DECLARED: Final = 4
FIGHT_REVEALED: Final = 5
CHEST_REVEALED: Final = 6
ENEMY_ENTERS_ROOM: Final = 7
ENEMY_ACTION_CARD: Final = 8
ENEMY_TURN_START: Final = 9
SELF_DEFEATED: Final = 10
TEAM_DEFEATED: Final = 11
OWN_FLAG_STOLEN: Final = 12
ENEMY_STEALS_OWN_FLAG: Final = 13
ENEMY_CHEST_DRAW: Final = 14
WINDOWS: Final = (
    *("own_turn", "attack_declared", "defend_declared", "ally_fight_declared", "team_fight_declared"),
    *("fight_revealed", "chest_revealed", "enemy_enters_room", "enemy_action_card", "enemy_turn_start"),
    *("self_defeated", "team_defeated", "own_flag_stolen", "enemy_steals_own_flag", "enemy_chest_draw"),
)

# On what condition an effect takes place
ALWAYS: Final = 0
NO_ARMOUR: Final = 1
ENEMY_HOLDS_FLAG: Final = 2
ALLIES_IN_ROOM: Final = 3
"""At least so many."""
CAPTURING: Final = 4
OWN_FATE_MAX: Final = 5
OWN_FLAG_IN_ROOM: Final = 6
CARRIES_STOLEN: Final = 7
HOLDS_TOKEN: Final = 8
ENEMIES_IN_ROOM_MAX: Final = 9

# How often
NO_LIMIT: Final = 0
ONCE_PER_TURN: Final = 1
FIRST_MOVE: Final = 2
NEXT_MOVE: Final = 3

# How long
END_OF_TURN: Final = 1
OWN_NEXT_TURN: Final = 2

# Whom an effect is about
SELF: Final = 0
ALLY_OR_SELF: Final = 1
ALLY_OR_ENEMY: Final = 2
ENEMY_IN_ROOM: Final = 3
ENEMY_WITHIN_2: Final = 4
ANY_ENEMY: Final = 5
TRIGGERING_ENEMY: Final = 6
ENEMIES: Final = 7
"""All that can be attacked."""
LOSER: Final = 8
ATTACKER: Final = 9

# Where a card lies
HAND: Final = 0
EQUIPMENT: Final = 1
HAND_OR_EQUIPMENT: Final = 2

# Who picks a card
BY_CHANCE: Final = 0
BY_OWNER: Final = 1
BY_PLAYER: Final = 2
"""Whoever plays the card or won the fight; a hand stays face down."""
BY_LOOKING: Final = 3
"""Whoever takes it looks at the hand."""

# What can be cancelled
ACTION_CARD: Final = 0
STEAL_ACTION: Final = 1

# What does not touch somebody
HAND_LOSS: Final = 0
MOVING_TAKING_DISARMING: Final = 1

# Rooms somebody may be put in
TO_START: Final = 0
TO_PORTAL: Final = 1
TO_MERCHANT: Final = 2
TO_EMPTY: Final = 3
TO_OWN_FLAG: Final = 4
"""Where a flag of the loser's team lies."""
TO_ANY: Final = 5

# Flags
SUPPLY: Final = 0
TAKING: Final = 1
"""On the board of somebody who is capturing its room."""
PLACED: Final = 2
STOLEN: Final = 3
GONE: Final = 4
"""Out of the game, as its room is."""

# Phases of a turn
AT_START: Final = 0
EXPANSION: Final = 1
ACTIONS: Final = 2
EQUIPPING: Final = 3
PHASES: Final = ("start", "expand", "act", "equip")

# What is counted from a fate card on
ON_ATTACK: Final = 0
ON_DEFENCE: Final = 1
ON_LOOT: Final = 2
SIDES: Final = ("attack", "defence", "chest")

# Chance
ORDER_STREAM: Final = 1
ROOM_STREAM: Final = 2
FATE_STREAM: Final = 3
HAND_STREAM: Final = 4
TREASURE_STREAM: Final = 5
STREAMS: Final = ("house", "order", "rooms", "fate", "hand", "bronze", "silver", "gold")

X_TOKENS: Final = 20
FIRST_HAND: Final = 3
"""Bronze cards dealt to everybody."""
ACTIONS_A_TURN: Final = 2
STEPS: Final = 2
"""Rooms of one move."""
SILVER_FROM: Final = 5
GOLD_FROM: Final = 8
TRADED_FOR: Final = 3
"""Cards looked at in a trade."""
ASIDE: Final = 4
"""Fate cards that stay aside."""
FIELDS: Final = tuple(str(field) for field in range(112))
"""A map of 36 rooms has at most 110 fields."""
