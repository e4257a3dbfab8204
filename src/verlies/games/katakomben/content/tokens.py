# mypyc: interpreted
"""All tokens as data: secrets, captives, artifacts, idols, goods and the marker of the master thief."""

from ....families.klong.conditions import Owns
from ....families.klong.content import TOMES, found, potion, treasure
from ....families.klong.effects import ANY_CARD, Anger, Clank, Gain, Gold, Heal, Trash
from ....families.klong.kinds import Bonus, Steps, Token
from ..conditions import OwnMarks, OwnsCards, PerCaptive
from ..effects import Picks
from ..ghosts import CallGhost
from .ids import ARTIFACT_VALUES, CROWNS, IDOLS, MASTERY
from .party import CLOAKS, PARTY_ARTIFACTS


def captive(id: str, copies: int, points: int, freed: Steps | None = None, bonus: Bonus | None = None) -> Token:
    """Describe a captive, who stays with whoever frees them."""
    return Token(id, copies, points, kept=True, found=freed or [], use=[], bonus=bonus)


MINOR_SECRETS = [
    treasure("dragon_egg", 3, 3, found=[Anger()]),
    found("lockpick_secret", 3, Picks(1)),
    found("magic_spring", 2, Trash(ANY_CARD)),
    potion("potion_of_healing", 3, Heal(1)),
    potion("potion_of_swiftness", 2, Gain(boots=1)),
    potion("potion_of_strength", 2, Gain(swords=2)),
    treasure("puzzle_box", 2, 0),
    found("treasure", 3, Gold(2)),
]

MAJOR_SECRETS = [
    treasure("catacombs_map", 2, 5),
    treasure("chalice", 3, 7),
    found("greater_skill_boost", 2, Gain(skill=5)),
    found("greater_treasure", 2, Gold(5)),
    potion("potion_of_greater_healing", 2, Heal(2)),
]

CAPTIVES = [
    captive("adventurer", 2, 3, [Anger()]),
    captive("barbarian", 2, 2, [Gain(swords=2)]),
    captive("cleric", 2, 2, [Heal(1)]),
    captive("peasant", 2, 2),
    captive("mayor", 1, 0, bonus=Bonus(5, Owns([MASTERY]))),
    captive("monk", 1, 0, bonus=Bonus(1, OwnMarks())),
    captive("primatologist", 1, 0, bonus=Bonus(5, Owns(IDOLS))),
    captive("prince", 1, 0, bonus=Bonus(5, Owns(CROWNS))),
    captive("princess", 1, 0, bonus=Bonus(5, Owns(CROWNS))),
    captive("sorceress", 2, 0, bonus=Bonus(5, OwnsCards(TOMES, 2))),
    captive("warrior", 2, 0, bonus=Bonus(1, PerCaptive())),
    captive("golden_monkey_bot", 1, 3),
    captive("haunted_prisoner", 1, 3, [CallGhost()]),
    captive("discount_coupon", 1, 0),
]
"""The coupon lies among them, but is nobody."""

OTHERS = [
    *[treasure(f"artifact_{value}", 1, value) for value in ARTIFACT_VALUES],
    *[treasure(f"artifact_{value}b", 1, value) for value in PARTY_ARTIFACTS],
    treasure("monkey_idol", 3, 5),
    treasure("backpack", 2, 5),
    treasure("blood_amulet", 2, 7, found=[Heal(2)]),
    treasure("burglars_kit", 3, 2, found=[Picks(2)]),
    treasure("crown_10", 1, 10),
    treasure("crown_9", 1, 9),
    treasure("crown_8", 1, 8),
    treasure("cloak", CLOAKS, 5, found=[Clank(-2)]),
    treasure("mastery", 4, 20),
]

TOKENS: list[Token] = [*MINOR_SECRETS, *MAJOR_SECRETS, *CAPTIVES, *OTHERS]
"""A token is named by its index here."""
