# mypyc: interpreted
"""The six heroes and their abilities as data."""

from ..decks import RedrawSearch
from ..fight import HitHarder
from ..kinds import (
    BOTH_HURT,
    FIRST_SHOT,
    HAS_PENALTY,
    HURT,
    MONSTER_HURT,
    PER_FIGHT,
    PER_GAME,
    PER_ROLL,
    PER_TURN,
    Ability,
    HeroKind,
)
from ..rolls import GainDetermination, RerollSome, Retry, ShiftDie
from ..wounds import PayWound, Prevent
from .ids import (
    AFTER_FAILURE,
    AFTER_ROLL,
    AFTER_SEARCH,
    AT_GATE,
    AT_WEB,
    BEFORE_TEST,
    IN_DARKNESS,
    IN_ROUND,
    ON_FLIGHT,
    ON_KILL,
    ON_WOUNDS,
    RAGE,
)

ABILITIES: list[Ability] = [
    Ability("penance", BEFORE_TEST, [PayWound(1), GainDetermination(3)], limit=PER_TURN),
    Ability("favour", AFTER_ROLL, [RerollSome()], (RAGE,), PER_ROLL),
    Ability("brightblaze", ON_WOUNDS, [Prevent()], (), PER_GAME, HURT),
    Ability("glow", AFTER_ROLL, [ShiftDie()], (IN_DARKNESS,), PER_ROLL),
    Ability("glory", ON_KILL, [GainDetermination(2)]),
    Ability("shield", IN_ROUND, [Prevent(1)], (), PER_FIGHT, BOTH_HURT),
    Ability("berserk", IN_ROUND, [PayWound(1), HitHarder()], (), PER_ROLL, MONSTER_HURT),
    Ability("force", AFTER_FAILURE, [PayWound(1), Retry()], (AT_GATE, AT_WEB), PER_TURN),
    Ability("senses", AFTER_SEARCH, [RedrawSearch()], (), PER_TURN),
    Ability("first_shot", IN_ROUND, [Prevent()], (), PER_ROLL, FIRST_SHOT),
    Ability("slip", ON_FLIGHT, [Prevent()], (), condition=HAS_PENALTY),
    Ability("balance"),
]
"""An ability is named by its index here; `balance` is always on (see `HeroKind.light`)."""


def hero(id: str, strength: int, agility: int, armour: int, luck: int, life: int, *abilities: str) -> HeroKind:
    """Describe a hero."""
    numbers = tuple(at for at, ability in enumerate(ABILITIES) if ability.id in abilities)
    return HeroKind(id, (strength, agility, armour, luck), life, numbers, "balance" in abilities)


HEROES: list[HeroKind] = [
    hero("gherinn", 3, 5, 4, 9, 13, "penance", "favour"),
    hero("challara", 5, 7, 5, 7, 12, "brightblaze", "glow"),
    hero("hugo", 7, 5, 9, 4, 16, "glory", "shield"),
    hero("krutzbeck", 9, 4, 5, 4, 20, "berserk", "force"),
    hero("lindel", 6, 6, 4, 5, 15, "senses", "first_shot"),
    hero("tatianna", 4, 9, 4, 6, 14, "slip", "balance"),
]
