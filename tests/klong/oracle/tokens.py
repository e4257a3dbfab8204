"""The tokens of KLONG!, as the facts list them, and what they are worth and do."""

from tests.klong_family.oracle.table import CROWNS, MASTERY

MINOR = {
    "dragon_egg": 3,
    "potion_of_healing": 3,
    "treasure": 3,
    "skill_boost": 3,
    "potion_of_strength": 2,
    "potion_of_swiftness": 2,
    "magic_spring": 2,
}
MAJOR = {
    "chalice": 3,
    "potion_of_greater_healing": 2,
    "greater_treasure": 2,
    "greater_skill_boost": 2,
    "flash_of_brilliance": 2,
}
ARTIFACTS = {f"artifact_{value}": value for value in (5, 7, 10, 15, 20, 25, 30)}
REMOVED = {2: 2, 3: 1, 4: 0}
"""How many artifacts are taken out of the game, by number of players."""
KEY = "master_key"
GOODS = {KEY: 2, "backpack": 2, "crown_10": 1, "crown_9": 1, "crown_8": 1}
POTIONS = {
    "potion_of_healing": ("heal", 1),
    "potion_of_greater_healing": ("heal", 2),
    "potion_of_swiftness": ("boots", 1),
    "potion_of_strength": ("swords", 2),
}
FOUND = {
    "dragon_egg": ("rage", 1),
    "treasure": ("gold", 2),
    "greater_treasure": ("gold", 5),
    "skill_boost": ("skill", 2),
    "greater_skill_boost": ("skill", 5),
    "flash_of_brilliance": ("draw", 3),
    "magic_spring": ("spring", 1),
}
"""What happens at once when a secret is found."""
NOT_KEPT = FOUND.keys() - {"dragon_egg"}
POINTS = {
    **ARTIFACTS,
    **CROWNS,
    MASTERY: 20,
    KEY: 5,
    "backpack": 5,
    "monkey_idol": 5,
    "chalice": 7,
    "dragon_egg": 3,
}
SECRETS_EACH = {"major": 1, "minor": 2}
"""How many secrets lie in a room for them."""
FATE_EXTRA = {2: 1, 3: 2, 4: 3}
"""How many more stones are drawn on a space of the fate track; on the next one everybody falls."""
LAST_FATE = 5
