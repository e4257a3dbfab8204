# mypyc: interpreted

"""All cards as data, one line each; their names and texts are in `texts/`."""

from typing import Any

from verlies.core.agenda import Step

from .. import how
from ..catacombs import CancelAndLeave, Climb, Journey, LayEntrance, LoseLoot, MayLeave, OfferBribe, Volley
from ..decks import CancelCard, DrawCard, DrawKeep, DropKept, Keep, MayDraw, RedrawDragon, SeekMany
from ..ending import EatOther, LastTreasure, LoseRandom, MayOpen, RollValue, SetValue
from ..fight import Banish, Encounter, Mirror
from ..kinds import ALWAYS, FREE_TOWER, HURT, IN_HALL, MAY_FLEE, RUNE_SPENT, SOME_WAY, WOUNDED, Card, Steps, Use
from ..moves import Halt, PassObstacle, RedrawTile, StopTurn
from ..rage import Beast, DrawCards, ExtraTurn, RecoverRune, ThroughWall, Unharmed, WakeDragon
from ..rolls import AttributeTest, LoseTurns, Reroll, RollLoseTurns, RollTable, RollWounds, Succeed
from ..rooms import Descend, Escape, Rotate, RotateCorridors, ToTower
from ..state import EXTRA_NEW_SUN, EXTRA_SAME_SUN
from ..turn import LoseAction
from ..wounds import Die, Heal, Prevent, WoundHalf, WoundMargin, WoundMinus, Wounds
from .ids import (
    AFTER_ROLL,
    AGILITY,
    ARMOUR,
    AT_BRIDGE,
    AT_END,
    AT_HOLE,
    AT_PIT,
    AT_START,
    AT_TRAPDOOR,
    BEFORE_TEST,
    CATACOMB,
    COMBAT,
    CORPSE,
    CRYPT,
    DOORS,
    DRAGON,
    DUNGEON,
    IN_ACTION,
    IN_ROUND,
    LUCK,
    MONSTER,
    MONSTERS,
    NONE,
    ON_DRAGON,
    ON_ENCOUNTER,
    ON_OBSTACLE,
    ON_RAGE,
    ON_SEARCH,
    ON_TILE,
    ON_TRAP,
    ON_WOUNDS,
    OWN_TURN,
    PLAIN,
    RUNE,
    SEARCH,
    SECRET_DOOR,
    SNAKES,
    SPECIAL,
    STRENGTH,
    TORCH_OUT,
    TRAP,
    TREASURE,
    WEAKER,
    WHILE_BELOW,
)


def loot(
    id: str,
    deck: int,
    copies: int,
    gold: int = 0,
    use: Use | None = None,
    optional: bool = False,
    at_end: Steps | None = None,
    weight: int = 1,
    sticky: bool = False,
    wards_torch: bool = False,
) -> Card:
    """Describe a loot card."""
    return Card(
        id,
        deck,
        copies,
        loot=True,
        gold=gold,
        use=use,
        optional=optional,
        at_end=at_end or [],
        weight=weight,
        sticky=sticky,
        wards_torch=wards_torch,
    )


def use(
    moment: int,
    *then: Step[Any],
    contexts: tuple[int, ...] = (),
    attribute: int = NONE,
    condition: int = ALWAYS,
    keeps: bool = False,
) -> Use:
    """Describe what a card can be used for."""
    return Use(moment, list(then), contexts, attribute, condition, keeps)


def probe(attribute: int, success: Steps, failure: Steps, context: int = PLAIN) -> AttributeTest:
    """Describe a test; who passes or fails goes on with the steps."""
    return AttributeTest(attribute, context, success, failure)


def shuffle(letter: str, deck: int) -> Card:
    """Describe the shuffle card of a deck."""
    return Card(f"{letter}_shuffle", deck, 1, shuffles=True)


def potion(letter: str, deck: int, copies: int) -> Card:
    """Describe the unstable potion of a deck."""
    rows = [[2, [Die()]], [5, [Wounds(4)]], [7, []], [10, [Heal(3)]], [12, [Heal()]]]
    return loot(f"{letter}_unstable_potion", deck, copies, use=use(AT_START, RollTable(2, rows)))


def bones(letter: str, deck: int, copies: int) -> Card:
    """Describe the old bones of a deck."""
    return Card(f"{letter}_old_bones", deck, copies, [RollTable(1, [[3, []], [6, [Encounter(False)]]])])


def rune(id: str, used: Use) -> Card:
    """Describe a rune."""
    return Card(f"r_{id}", RUNE, 1, use=used)


def monster(name: str, life: int, penalty: int) -> Card:
    """Describe a monster."""
    return Card(f"m_{name}_{life}_{penalty}", MONSTER, 1, name=MONSTERS.index(name), life=life, penalty=penalty)


RELIGHT: Steps = [probe(LUCK, [DropKept()], [LoseAction()], TORCH_OUT)]
DODGE: Steps = [StopTurn()]
CURSE = [[2, [RotateCorridors(1)]], [4, [RotateCorridors(2)]], [6, [RotateCorridors(3)]]]
IMP = [[2, [LoseRandom()]], [3, []], [6, [LastTreasure()]]]
EATER = [[5, [EatOther()]], [12, [SetValue()]]]
TOME = [
    [3, [Die()]],
    [5, [RollWounds(1)]],
    [8, [Halt()]],
    [11, [DrawKeep(4, 2)]],
    [12, [DrawCards(TREASURE, 2), Escape()]],
]

CARDS: list[Card] = [
    # Dungeon
    Card("v_dead_adventurer", DUNGEON, 8, [MayDraw(CORPSE)]),
    Card("v_crypt", DUNGEON, 8, [MayDraw(CRYPT)]),
    Card("v_empty", DUNGEON, 11),
    Card("v_ambush", DUNGEON, 6, [Encounter(True)]),
    Card("v_hidden_trap", DUNGEON, 3, [DrawCard(TRAP)]),
    Card("v_passage_down", DUNGEON, 2, [LayEntrance()]),
    Card("v_ceiling", DUNGEON, 2, [Rotate(1)]),
    Card("v_torch_out", DUNGEON, 1, [Keep()], status=RELIGHT, is_torch=True),
    Card("v_secret_door", DUNGEON, 1, [ThroughWall(SECRET_DOOR)]),
    Card("v_razorwing", DUNGEON, 1, [RollWounds(1)]),
    Card("v_wizard_curse", DUNGEON, 1, [RollTable(1, CURSE)]),
    potion("v", DUNGEON, 1),
    loot("v_bottle_imp", DUNGEON, 1, at_end=[MayOpen([RollTable(1, IMP)])]),
    Card("v_lingering_shade", DUNGEON, 1, [Keep()], status=[RollTable(2, [[3, [Die()]], [12, []]])], until_below=True),
    loot("v_gold_30", DUNGEON, 1, 30),
    loot("v_gold_40", DUNGEON, 1, 40),
    shuffle("v", DUNGEON),
    # Search
    Card("s_secret_door", SEARCH, 8, [ThroughWall(SECRET_DOOR)]),
    Card("s_empty", SEARCH, 6),
    Card("s_passage_down", SEARCH, 4, [LayEntrance()]),
    loot("s_gold_10", SEARCH, 1, 10),
    loot("s_gold_60", SEARCH, 1, 60),
    loot("s_gold_70", SEARCH, 1, 70),
    loot("s_gold_150", SEARCH, 1, 150),
    Card("s_centipede", SEARCH, 1, [RollWounds(2)]),
    Card("s_ferrox", SEARCH, 2, [Beast()]),
    potion("s", SEARCH, 2),
    Card("s_hidden_trap", SEARCH, 2, [DrawCard(TRAP)]),
    shuffle("s", SEARCH),
    # Catacombs
    Card("k_exit", CATACOMB, 6, [MayLeave()]),
    Card("k_empty", CATACOMB, 8),
    Card("k_hole", CATACOMB, 2, [Climb()]),
    Card("k_hidden_trap", CATACOMB, 4, [DrawCard(TRAP)]),
    loot("k_chest", CATACOMB, 2, at_end=[RollValue()]),
    loot("k_diamond", CATACOMB, 1, 4000),
    Card("k_torch_out", CATACOMB, 2, [Keep()], status=RELIGHT, is_torch=True),
    Card("k_rats", CATACOMB, 2, [probe(ARMOUR, [], [Wounds(4)])]),
    Card("k_spider_venom", CATACOMB, 2, [Keep()], status=[RollTable(1, [[2, [Wounds(1)]], [6, []]])]),
    Card("k_razorwing", CATACOMB, 2, [RollWounds(1)]),
    Card("k_demon_flame", CATACOMB, 1, [AttributeTest(LUCK, PLAIN, [Wounds(1)], [Wounds(5)], 0, False)]),
    Card("k_skeleton_volley", CATACOMB, 1, [probe(LUCK, DODGE, [Volley(2)])]),
    Card("k_golem_grab", CATACOMB, 1, [probe(LUCK, DODGE, [Wounds(2), LoseLoot()])]),
    Card("k_troll_smash", CATACOMB, 1, [probe(LUCK, DODGE, [WoundMinus(10, ARMOUR)])]),
    Card("k_sorcerer_bolt", CATACOMB, 1, [probe(LUCK, DODGE, [WoundMargin()])]),
    Card("k_vampire_bite", CATACOMB, 1, [probe(WEAKER, [], [Keep()])], status=[Wounds(1)], stays=True),
    Card("k_deep_elf", CATACOMB, 1, [OfferBribe()]),
    Card("k_naga", CATACOMB, 1, [Journey(False)]),
    shuffle("k", CATACOMB),
    # Traps
    Card("f_trapdoor", TRAP, 2, [probe(AGILITY, [], [Wounds(1), Descend()], AT_TRAPDOOR)]),
    Card("f_snakes", TRAP, 2, [RollWounds(1)], context=SNAKES),
    Card("f_gas", TRAP, 2, [RollWounds(1, 3), RollLoseTurns(3)]),
    Card("f_ceiling", TRAP, 2, [Rotate(1)]),
    Card("f_explosion", TRAP, 2, [Wounds(4), LoseTurns(1)]),
    Card("f_blade", TRAP, 2, [probe(ARMOUR, [], [Die()])]),
    Card("f_crossfire", TRAP, 2, [probe(ARMOUR, [], [WoundMargin()])]),
    shuffle("f", TRAP),
    # Doors
    Card("t_opens", DOORS, 8),
    Card("t_jammed", DOORS, 3, [StopTurn()]),
    Card("t_spear", DOORS, 3, [RollWounds(1), StopTurn()]),
    shuffle("t", DOORS),
    # Corpses
    loot("l_gold_50", CORPSE, 1, 50),
    loot("l_gold_100", CORPSE, 1, 100),
    loot("l_gold_200", CORPSE, 1, 200),
    potion("l", CORPSE, 1),
    Card("l_empty", CORPSE, 3),
    loot("l_rope", CORPSE, 3, use=use(BEFORE_TEST, Succeed(), contexts=(AT_PIT, AT_HOLE, AT_TRAPDOOR))),
    bones("l", CORPSE, 1),
    Card("l_scorpion", CORPSE, 1, [RollWounds(1, 1)]),
    Card("l_scorpion_small", CORPSE, 1, [RollWounds(1, 2)]),
    Card("l_scorpion_deadly", CORPSE, 1, [RollWounds(1)]),
    shuffle("l", CORPSE),
    # Crypts
    loot("y_gold_20", CRYPT, 1, 20),
    loot("y_gold_90", CRYPT, 1, 90),
    loot("y_gold_120", CRYPT, 1, 120),
    loot("y_gold_250", CRYPT, 1, 250),
    potion("y", CRYPT, 3),
    Card("y_empty", CRYPT, 3),
    bones("y", CRYPT, 2),
    Card("y_spectral", CRYPT, 1, [probe(STRENGTH, [], [WoundHalf()])]),
    Card("y_hidden_trap", CRYPT, 1, [DrawCard(TRAP)]),
    shuffle("y", CRYPT),
    # Dragon
    Card("d_sleeping", DRAGON, 7, [DrawCards(TREASURE, 2), StopTurn()]),
    Card("d_rage", DRAGON, 1, [WakeDragon(), StopTurn()]),
    # Treasures; those marked optional have a use of their own only with the setting `texts`
    loot("z_loadstone", TREASURE, 2, 1, sticky=True, weight=2, optional=True),
    loot("z_ebon_ring", TREASURE, 1, 80),
    loot("z_obsidian_ring", TREASURE, 1, 110),
    loot("z_pearl_ring", TREASURE, 1, 130),
    loot("z_ruby_ring", TREASURE, 1, 140),
    loot("z_silver_ring", TREASURE, 1, 160),
    loot("z_gold_ring", TREASURE, 1, 190),
    loot("z_arcane_ring", TREASURE, 1, 210),
    loot("z_charmer_flute", TREASURE, 1, 230, optional=True, use=use(ON_TRAP, CancelCard(), contexts=(SNAKES,))),
    loot("z_crystal_of_tival", TREASURE, 1, 240),
    loot("z_belt_of_strength", TREASURE, 1, 260, optional=True, use=use(BEFORE_TEST, Succeed(), attribute=STRENGTH)),
    loot(
        "z_jinn_lamp", TREASURE, 1, 270, optional=True, use=use(IN_ACTION, ToTower(), StopTurn(), condition=FREE_TOWER)
    ),
    loot("z_golden_claws", TREASURE, 1, 290),
    loot("z_ebon_amulet", TREASURE, 1, 300),
    loot("z_crystal_of_orris", TREASURE, 1, 320),
    loot("z_jeweled_chakra", TREASURE, 1, 350),
    loot("z_rune_scarab", TREASURE, 1, 400, optional=True, use=use(OWN_TURN, RecoverRune(), condition=RUNE_SPENT)),
    loot("z_eyes_of_avra", TREASURE, 1, 420),
    loot(
        "z_flying_carpet",
        TREASURE,
        1,
        500,
        optional=True,
        use=use(BEFORE_TEST, Succeed(), contexts=(AT_BRIDGE, AT_PIT)),
    ),
    loot("z_mirror_of_shael", TREASURE, 1, 550, optional=True, use=use(IN_ROUND, Mirror(), condition=HURT)),
    loot("z_vestments_of_kellos", TREASURE, 1, 600),
    loot("z_staff_of_light", TREASURE, 1, 700, optional=True, wards_torch=True),
    loot("z_star_of_kellos", TREASURE, 1, 800),
    loot("z_chalice_of_tamalir", TREASURE, 1, 900),
    loot("z_sun_spear", TREASURE, 1, 1100),
    loot("z_bag_of_gems", TREASURE, 1, 1200),
    loot("z_quicksilver_potion", TREASURE, 1, 1500, optional=True, use=use(AT_END, ExtraTurn(EXTRA_NEW_SUN))),
    loot("z_harp_of_tranquility", TREASURE, 1, 2000, optional=True, use=use(ON_RAGE, Unharmed())),
    loot("z_giant_ruby", TREASURE, 1, 3000),
    loot("z_artifact_eater", TREASURE, 1, at_end=[RollTable(2, EATER)]),
    loot("z_forbidden_tome", TREASURE, 1, use=use(IN_ACTION, RollTable(2, TOME), condition=IN_HALL, keeps=True)),
    # Monsters
    monster("troll", 3, 4),
    monster("troll", 4, 2),
    monster("troll", 4, 3),
    monster("troll", 5, 0),
    monster("demon", 5, 2),
    monster("demon", 6, 3),
    monster("demon", 6, 4),
    monster("demon", 8, 6),
    monster("skeleton", 2, 1),
    monster("skeleton", 2, 2),
    monster("skeleton", 3, 0),
    monster("skeleton", 3, 1),
    monster("sorcerer", 2, 1),
    monster("sorcerer", 2, 2),
    monster("sorcerer", 3, 3),
    monster("sorcerer", 3, 4),
    monster("golem", 4, 2),
    monster("golem", 5, 2),
    monster("golem", 5, 3),
    monster("golem", 6, 4),
    # Runes
    rune("warning", use(ON_TRAP, CancelCard())),
    rune("radiance", use(ON_ENCOUNTER, Banish(), condition=MAY_FLEE)),
    rune("healing", use(AT_START, Heal(5), LoseAction(how.RUNE), condition=WOUNDED)),
    rune("opening", use(ON_OBSTACLE, PassObstacle())),
    rune("shaping", use(ON_TILE, RedrawTile())),
    rune("fate", use(AFTER_ROLL, Reroll())),
    rune("seeking", use(ON_SEARCH, SeekMany(4))),
    rune("ascent", use(WHILE_BELOW, CancelAndLeave())),
    rune("warding", use(ON_WOUNDS, Prevent(6, how.RUNE), condition=HURT)),
    rune("passage", use(IN_ACTION, ThroughWall(SPECIAL), StopTurn(), condition=SOME_WAY)),
    rune("silence", use(ON_DRAGON, RedrawDragon())),
    rune("haste", use(AT_END, ExtraTurn(EXTRA_SAME_SUN))),
    # Combat
    *[Card(f"c_{side}_{attack}", COMBAT, 1) for side in ("hero", "monster") for attack in ("ranged", "melee", "magic")],
]
"""A card is named by its index here."""

NUMBERS = {each.id: number for number, each in enumerate(CARDS)}
