"""Numbers of everything the rules name; the tables of content keep to them."""

from typing import Final

from verlies.core.tables import NONE as NONE

# Teams; every second seat is of a team
RED, BLUE = range(2)
TEAMS: Final = ("red", "blue")
COLOURS: Final = ("red", "blue", "orange", "purple", "yellow", "green")
"""The colours of the figures by seat: warm ones for red, cold ones for blue."""

# Kinds of rooms
START, FLAG, PORTAL, CHEST, MERCHANT, EMPTY = range(6)
ROOM_KINDS: Final = ("start", "flag", "portal", "chest", "merchant", "empty")

# Backs of room cards
WOOD, IRON = range(2)
BACKS: Final = ("wood", "iron")

# Tiers of treasures; each is also the chance stream `TREASURE_STREAM + tier`
BRONZE, SILVER, GOLD = range(3)
TIERS: Final = ("bronze", "silver", "gold")

# Types of treasures
WEAPON, ARMOUR, ACTION, SPECIAL = range(4)
TYPES: Final = ("weapon", "armour", "action", "special")

# When an effect of a card takes place
PASSIVE, ATTACK, DEFEND, ATTACKED_BY_RANGE, ATTACK_FAILED, ATTACK_WON, ATTACK_RESOLVED, DEFEND_REVEALED = range(8)
DEFEND_HELD, WOULD_BE_DEFEATED, DEFEND_LOST, DEFEND_RESOLVED, ON_CHEST, EXPAND, EQUIP_PHASE, PLAY = range(8, 16)
TRIGGERS: Final = (
    *("passive", "attack", "defend", "attacked_by_range", "attack_failed", "attack_won", "attack_resolved"),
    *("defend_revealed", "defend_held", "would_be_defeated", "defend_lost", "defend_resolved"),
    *("chest", "expand", "equip_phase", "play"),
)

# When a special card may be played
OWN_TURN, ATTACK_DECLARED, DEFEND_DECLARED, ALLY_FIGHT_DECLARED, TEAM_FIGHT_DECLARED, FIGHT_REVEALED = range(6)
CHEST_REVEALED, ENEMY_ENTERS_ROOM, ENEMY_ACTION_CARD, ENEMY_TURN_START, SELF_DEFEATED, TEAM_DEFEATED = range(6, 12)
OWN_FLAG_STOLEN, ENEMY_STEALS_OWN_FLAG, ENEMY_CHEST_DRAW = range(12, 15)
WINDOWS: Final = (
    *("own_turn", "attack_declared", "defend_declared", "ally_fight_declared", "team_fight_declared"),
    *("fight_revealed", "chest_revealed", "enemy_enters_room", "enemy_action_card", "enemy_turn_start"),
    *("self_defeated", "team_defeated", "own_flag_stolen", "enemy_steals_own_flag", "enemy_chest_draw"),
)

# On what condition an effect takes place
ALWAYS, NO_ARMOUR, ENEMY_HOLDS_FLAG, ALLIES_IN_ROOM, CAPTURING, OWN_FATE_MAX, OWN_FLAG_IN_ROOM = range(7)
"""`ALLIES_IN_ROOM`: at least so many."""
CARRIES_STOLEN, HOLDS_TOKEN, ENEMIES_IN_ROOM_MAX = range(7, 10)

# How often
NO_LIMIT, ONCE_PER_TURN, FIRST_MOVE, NEXT_MOVE = range(4)

# How long
END_OF_TURN, OWN_NEXT_TURN = range(1, 3)

# Whom an effect is about
SELF, ALLY_OR_SELF, ALLY_OR_ENEMY, ENEMY_IN_ROOM, ENEMY_WITHIN_2, ANY_ENEMY, TRIGGERING_ENEMY, ENEMIES = range(8)
"""`ENEMIES`: all that can be attacked."""
LOSER, ATTACKER = range(8, 10)

# Where a card lies
HAND, EQUIPMENT, HAND_OR_EQUIPMENT = range(3)

# Who picks a card
BY_CHANCE, BY_OWNER, BY_PLAYER, BY_LOOKING = range(4)
"""`BY_PLAYER`: whoever plays the card or won the fight, and a hand stays face down; `BY_LOOKING`: whoever takes it, and
looks at the hand.
"""

# What can be cancelled
ACTION_CARD, STEAL_ACTION = range(2)

# What does not touch somebody
HAND_LOSS, MOVING_TAKING_DISARMING = range(2)

# Rooms somebody may be put in
TO_START, TO_PORTAL, TO_MERCHANT, TO_EMPTY, TO_OWN_FLAG, TO_ANY = range(6)
"""`TO_OWN_FLAG`: where a flag of the loser's team lies."""

# Flags
SUPPLY, TAKING, PLACED, STOLEN, GONE = range(5)
"""`TAKING`: on the board of somebody who is capturing its room; `GONE`: out of the game, as its room is."""

# Phases of a turn
AT_START, EXPANSION, ACTIONS, EQUIPPING = range(4)
PHASES: Final = ("start", "expand", "act", "equip")

# What is counted from a fate card on
ON_ATTACK, ON_DEFENCE, ON_LOOT = range(3)
SIDES: Final = ("attack", "defence", "chest")

# Chance
ORDER_STREAM, ROOM_STREAM, FATE_STREAM, HAND_STREAM, TREASURE_STREAM = range(1, 6)
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
