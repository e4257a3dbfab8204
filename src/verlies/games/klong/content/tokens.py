# mypyc: interpreted
"""All tokens as data: secrets, artifacts, idols, goods and the marker of the master thief."""

from ....families.klong.content import found, potion, treasure
from ....families.klong.effects import MAYBE_ANY_CARD, Anger, Draw, Gain, Gold, Heal, Trash
from ....families.klong.kinds import Token
from .ids import ARTIFACT_VALUES

MINOR_SECRETS = [
    treasure("dragon_egg", 3, 3, found=[Anger()]),
    potion("potion_of_healing", 3, Heal(1)),
    found("treasure", 3, Gold(2)),
    found("skill_boost", 3, Gain(skill=2)),
    potion("potion_of_strength", 2, Gain(swords=2)),
    potion("potion_of_swiftness", 2, Gain(boots=1)),
    found("magic_spring", 2, Trash(MAYBE_ANY_CARD)),
]

MAJOR_SECRETS = [
    treasure("chalice", 3, 7),
    potion("potion_of_greater_healing", 2, Heal(2)),
    found("greater_treasure", 2, Gold(5)),
    found("greater_skill_boost", 2, Gain(skill=5)),
    found("flash_of_brilliance", 2, Draw(3)),
]

OTHERS = [
    *[treasure(f"artifact_{value}", 1, value) for value in ARTIFACT_VALUES],
    treasure("monkey_idol", 3, 5),
    treasure("master_key", 2, 5),
    treasure("backpack", 2, 5),
    treasure("crown_10", 1, 10),
    treasure("crown_9", 1, 9),
    treasure("crown_8", 1, 8),
    treasure("mastery", 4, 20),
    treasure("minor_secret", 0, 0),
    treasure("major_secret", 0, 0),
]

TOKENS: list[Token] = [*MINOR_SECRETS, *MAJOR_SECRETS, *OTHERS]
"""A token is named by its index here; the last two stand for secrets that lie face down."""
