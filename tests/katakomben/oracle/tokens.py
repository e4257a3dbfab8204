"""The tokens, as the facts list them, and the numbers of the box."""

from tests.klong_family.oracle.table import CROWNS as CROWNS
from tests.klong_family.oracle.table import MASTERY as MASTERY

MINOR = {
    "dragon_egg": 3,
    "lockpick_secret": 3,
    "magic_spring": 2,
    "potion_of_healing": 3,
    "potion_of_swiftness": 2,
    "potion_of_strength": 2,
    "puzzle_box": 2,
    "treasure": 3,
}
MORE_MINOR = {"dragon_egg": 1, "potion_of_healing": 1, "potion_of_swiftness": 1, "potion_of_strength": 1, "treasure": 2}
"""A ruling: what five or six find besides."""
MAJOR = {
    "catacombs_map": 2,
    "chalice": 3,
    "greater_skill_boost": 2,
    "greater_treasure": 2,
    "potion_of_greater_healing": 2,
}
CAPTIVES = {
    "adventurer": 2,
    "barbarian": 2,
    "cleric": 2,
    "peasant": 2,
    "mayor": 1,
    "monk": 1,
    "primatologist": 1,
    "prince": 1,
    "princess": 1,
    "sorceress": 2,
    "warrior": 2,
    "golden_monkey_bot": 1,
    "haunted_prisoner": 1,
}
COUPON = "discount_coupon"
PRISON = {**CAPTIVES, COUPON: 1}
ARTIFACTS = {
    "artifact_5": 5,
    "artifact_7": 7,
    "artifact_10b": 10,
    "artifact_10": 10,
    "artifact_12": 12,
    "artifact_15b": 15,
    "artifact_15": 15,
    "artifact_17": 17,
    "artifact_20b": 20,
    "artifact_20": 20,
    "artifact_25b": 25,
}
"""By value, from the top of the stack; those with a `b` are for five or six."""
IDOLS = ("monkey_idol", "golden_monkey_bot")
GOODS = {"backpack": 2, "blood_amulet": 2, "burglars_kit": 3, "crown_10": 1, "crown_9": 1, "crown_8": 1}
CLOAKS = {"cloak": 2}
POTIONS = {
    "potion_of_healing": ("heal", 1),
    "potion_of_greater_healing": ("heal", 2),
    "potion_of_swiftness": ("boots", 1),
    "potion_of_strength": ("swords", 2),
}
FOUND = {
    "dragon_egg": ("rage", 1),
    "lockpick_secret": ("pick", 1),
    "magic_spring": ("spring", 1),
    "treasure": ("gold", 2),
    "greater_treasure": ("gold", 5),
    "greater_skill_boost": ("skill", 5),
    "adventurer": ("rage", 1),
    "barbarian": ("swords", 2),
    "cleric": ("heal", 1),
    "haunted_prisoner": ("ghost", 1),
    "blood_amulet": ("heal", 2),
    "burglars_kit": ("pick", 2),
    "cloak": ("clank", -2),
}
"""What happens at once when a token is found, freed or bought."""
NOT_KEPT = {"lockpick_secret", "magic_spring", "treasure", "greater_treasure", "greater_skill_boost"}
POINTS = {
    **ARTIFACTS,
    **CROWNS,
    "dragon_egg": 3,
    "catacombs_map": 5,
    "chalice": 7,
    "adventurer": 3,
    "barbarian": 2,
    "cleric": 2,
    "peasant": 2,
    "golden_monkey_bot": 3,
    "haunted_prisoner": 3,
    "monkey_idol": 5,
    "backpack": 5,
    "blood_amulet": 7,
    "burglars_kit": 2,
    "cloak": 5,
    MASTERY: 20,
}
"""What a token is worth whatever else one has."""

GHOSTS = 5
FLUTE_PRICE, DISCOUNT, AMULET_DAMAGE, FIRST_PICKS, SAFE_TILES = 5, 5, 5, 3, 4
