# mypyc: interpreted
# ruff: noqa: E501 – a card is one line
"""All cards as data, one line each; their names and texts are in `texts/`."""

from ....families.klong.conditions import AnotherCompanion, ClankMade, Owns
from ....families.klong.content import BURGLE, CARDS_OF_ALL, card
from ....families.klong.effects import (
    ANY_CARD,
    MAYBE_ANY_CARD,
    Choose,
    Clank,
    Draw,
    EverybodyClank,
    Gain,
    Gold,
    Heal,
    MayDiscard,
    OthersClank,
    ReplaceRowCard,
    Steady,
    StonesBack,
    Trash,
    Unharmed,
    While,
    maybe,
)
from ....families.klong.events import BY_MONSTER, BY_TOOL
from ....families.klong.kinds import COMPANION, DEVICE, GEM, IN_DEPTHS, MONSTER, PLAIN, Bonus, Card
from ..conditions import (
    BeatMonster,
    BeenInCave,
    Captives,
    ClankAtLeast,
    CrownAndGem,
    FreedNow,
    GoldMade,
    MarkedNow,
    PerToken,
    PortalUsed,
    SkillMade,
    TomeLies,
)
from ..effects import (
    AllIf,
    ChooseTwo,
    FindMajor,
    FindMinor,
    Free,
    GiveIdols,
    Later,
    MayTopdeck,
    PayPicks,
    Picks,
    TakeTome,
    Theft,
    TrashSelf,
)
from ..events import BLINK, FLUTE, HOP, RIDE, WAYSTONE
from ..kinds import IN_CAVE_OR_SHRINE, PARTY, PROMO
from ..laying import LayAnywhere, LayBeside, SpinTiles, TurnOwnTiles
from ..leaps import Grant, Leap
from ..market import TakeGood
from ..rooms import MarkAfar
from .ids import ARTIFACTS, CROWNS, IDOLS

# fmt: off
CARDS: list[Card] = [
    *CARDS_OF_ALL,
    # dungeon: gem
    card("smoky_quartz", GEM, 1, cost=4, points=3, attack=True, then=[Clank(-2), Draw(1)], acquire=[Clank(2)]),
    card("white_tourmaline", GEM, 2, cost=4, points=3, attack=True, then=[Draw(1)], acquire=[Clank(2)], ward=True),
    card("rose_quartz", GEM, 2, cost=5, points=4, attack=True, then=[Clank(-2), Draw(1)], acquire=[Clank(2)]),
    card("black_tourmaline", GEM, 1, cost=6, points=5, attack=True, then=[Draw(1)], acquire=[Clank(2)], ward=True),
    card("fiery_quartz", GEM, 1, cost=6, points=5, attack=True, then=[Clank(-2), Draw(1)], acquire=[Clank(2)]),
    # dungeon: companion
    card("empurror", COMPANION, 1, cost=1, points=1, then=[AllIf(["quiet_2", "gold_1", "steady"], [[Clank(-2)], [Gold(1)], [Steady()]], Owns(ARTIFACTS))]),
    card("rebel_scribe", COMPANION, 1, cost=1, points=1, then=[Gain(skill=1), While(AnotherCompanion(), [Draw(1)])]),
    card("imp_familiar", COMPANION, 1, cost=2, points=1, attack=True, then=[Choose(["pick_1", "draw_2"], [[Picks(1)], [PayPicks(1), Draw(2)]])]),
    card("bard", COMPANION, 2, cost=3, points=1, then=[Gain(skill=2), Clank(1), While(ClankAtLeast(2), [Heal(2)])]),
    card("rebel_thief", COMPANION, 1, cost=3, points=2, then=[Picks(1), While(AnotherCompanion(), [Draw(1)])]),
    card("scavenger", COMPANION, 2, cost=3, points=1, then=[Gain(skill=2)], acquire=[FindMinor()]),
    card("bandit", COMPANION, 2, cost=4, points=2, then=[Gain(skill=1, swords=1, boots=1)], acquire=[Gain(swords=1, boots=1)]),
    card("charlatan", COMPANION, 2, cost=4, points=2, then=[MayDiscard([Draw(2)])]),
    card("corrupt_advisor", COMPANION, 1, cost=4, points=2, attack=True, danger=True, then=[Gain(skill=2), OthersClank(1), While(Owns(CROWNS), [OthersClank(1)])]),
    card("rebel_paladin", COMPANION, 1, cost=4, points=1, then=[Gain(skill=1, swords=1), While(AnotherCompanion(), [Draw(1)]), While(Owns(ARTIFACTS), [Draw(1)])]),
    card("skulker", COMPANION, 1, cost=4, points=1, then=[Gain(boots=2), Unharmed()], acquire=[Unharmed()]),
    card("spectral_rider", COMPANION, 1, cost=4, points=2, then=[Gain(skill=2, boots=1), Grant(RIDE)]),
    card("brave_hero", COMPANION, 1, cost=5, then=[Gain(skill=2, swords=1, boots=1)], bonus=Bonus(5, Captives(3))),
    card("curator", COMPANION, 1, cost=5, points=2, then=[Gain(skill=2, boots=1), While(PerToken(ARTIFACTS), [Draw(1)])]),
    card("expert_guide", COMPANION, 2, cost=5, points=2, then=[Gain(skill=2, boots=2)]),
    card("rebel_general", COMPANION, 1, cost=5, points=2, then=[Gain(skill=2, swords=1, boots=1), While(AnotherCompanion(), [Draw(1)])]),
    card("floating_skull", COMPANION, 1, cost=6, points=2, then=[Gain(skill=2, swords=1), While(Owns(CROWNS), [Gain(teleports=1)])], acquire=[Gain(teleports=1)]),
    # dungeon: plain
    card("golden_flute", PLAIN, 1, cost=1, points=1, then=[Gold(1), Clank(1), Grant(FLUTE)]),
    card("payoff", PLAIN, 2, cost=1, then=[Gain(skill=3), TrashSelf()]),
    card("waystone", PLAIN, 1, cost=1, points=1, then=[Gain(boots=1), Grant(WAYSTONE)]),
    card("flamboyance", PLAIN, 2, cost=2, points=1, then=[Draw(1), While(ClankAtLeast(2), [Gain(skill=2)])]),
    card("pillage", PLAIN, 2, cost=2, then=[Gain(swords=2, boots=1), While(GoldMade(3), [Draw(1)])]),
    card("remove_traps", PLAIN, 2, cost=2, points=1, then=[Gain(skill=1, swords=2), ReplaceRowCard()]),
    card("shadow_walk", PLAIN, 2, cost=2, points=1, then=[Gain(boots=1), Trash(BURGLE)]),
    card("astral_projection", PLAIN, 1, cost=3, points=1, then=[Gain(skill=2), While(SkillMade(6), [MarkAfar()])]),
    card("boots_of_the_ape_lord", PLAIN, 1, cost=3, points=3, then=[Gain(boots=3), Clank(3), While(Owns(IDOLS), [Steady()])]),
    card("lie_in_wait", PLAIN, 2, cost=3, points=1, then=[Gain(skill=2, swords=1), While(BeenInCave(), [Clank(-2)])], acquire=[MayTopdeck()]),
    card("lightstick", PLAIN, 2, cost=3, points=1, then=[Gain(skill=3), Clank(1)]),
    card("riot", PLAIN, 2, cost=3, then=[Gain(swords=1, boots=1), Clank(1), While(Captives(3), [Trash(MAYBE_ANY_CARD)])], acquire=[Free(1)]),
    card("smash_and_grab", PLAIN, 2, cost=3, points=2, then=[Clank(2), Draw(2)]),
    card("sneak_attack", PLAIN, 2, cost=3, points=1, then=[Gain(swords=3), Clank(-2)], acquire=[Gain(swords=1)]),
    card("sudden_movement", PLAIN, 2, cost=3, points=1, then=[Gain(skill=1, boots=2)], arrive=[TurnOwnTiles()]),
    card("swindle", PLAIN, 2, cost=3, points=1, then=[Gold(3)]),
    card("divining_rod", PLAIN, 1, cost=4, points=2, then=[Gain(skill=2), While(SkillMade(6), [Heal(1)])]),
    card("elven_sword", PLAIN, 1, cost=4, points=2, then=[Gain(swords=2), Draw(1)]),
    card("librarian", PLAIN, 1, cost=4, points=1, then=[Gain(skill=2), Clank(-2), While(TomeLies(), [Draw(2)])]),
    card("diversion", PLAIN, 1, cost=5, points=2, then=[Gain(skill=2)], acquire=[Free(1)], arrive=[StonesBack(3)]),
    card("robbery", PLAIN, 2, cost=5, points=1, then=[Gain(swords=2), Gold(2), Grant(HOP)], acquire=[MayTopdeck()]),
    card("crystal_compass", PLAIN, 1, cost=6, points=3, then=[Draw(2), Steady()]),
    card("double_cross", PLAIN, 1, cost=6, points=3, then=[Gain(skill=2), Clank(-2)], acquire=[OthersClank(2)]),
    card("expensive_taste", PLAIN, 1, cost=6, then=[Gain(skill=3), Gold(2)], bonus=Bonus(5, CrownAndGem())),
    card("grand_theft", PLAIN, 1, cost=6, points=3, then=[Choose(["pick_1", "theft"], [[Picks(1)], [Theft(1)]])], acquire=[MayTopdeck()]),
    card("lute", PLAIN, 1, cost=6, points=3, then=[Clank(1), Draw(2), While(ClankMade(), [Gold(1)])]),
    card("souldrinker", PLAIN, 1, cost=6, points=3, then=[Gain(swords=4), While(BeatMonster(), [Heal(1)])]),
    card("thirst_for_adventure", PLAIN, 1, cost=7, attack=True, then=[Gain(boots=3)], acquire=[Gain(boots=3)], bonus=Bonus(2, PerToken([*ARTIFACTS, *IDOLS]))),
    card("blink_spell", PLAIN, 1, cost=8, points=3, attack=True, then=[Gain(skill=3), Choose(["teleport", "blink"], [[Gain(teleports=1)], [Grant(BLINK)]])]),
    # dungeon: device
    card("wishing_well", DEVICE, 1, cost=0, attack=True, danger=True, then=[Draw(2)], gold=3),
    card("darkened_alcove", DEVICE, 2, cost=2, attack=True, then=[Clank(-2)]),
    card("underground_river", DEVICE, 2, cost=2, attack=True, then=[Choose(["heal_1", "boots_1"], [[Heal(1)], [Gain(boots=1)]], BY_TOOL)]),
    card("locked_trunk", DEVICE, 1, cost=3, attack=True, then=[FindMajor()], picks=1),
    card("thieves_shrine", DEVICE, 2, cost=4, then=[Choose(["gold_2", "burgles"], [[Gold(2)], [Trash(maybe(BURGLE)), Trash(maybe(BURGLE))]], BY_TOOL)], arrive=[StonesBack(3)]),
    card("black_market", DEVICE, 1, cost=5, then=[ChooseTwo(["gold_2", "trash", "pick_1"], [[Gold(2)], [Trash(ANY_CARD)], [Picks(1)]])]),
    # dungeon: monster
    card("skeleton", MONSTER, 3, cost=1, then=[Gold(2), Clank(1)]),
    card("animated_wall", MONSTER, 2, cost=2, then=[Gain(boots=1), Later(PortalUsed(), [Gain(boots=1)])], arrive=[SpinTiles()]),
    card("crystal_kobold", MONSTER, 2, cost=2, attack=True, then=[Gain(skill=2)], place=IN_CAVE_OR_SHRINE),
    card("keymaster", MONSTER, 2, cost=2, then=[Picks(1)]),
    card("skeleton_priest", MONSTER, 2, cost=2, then=[Heal(1), Clank(1)], arrive=[EverybodyClank(1)]),
    card("archoverlord", MONSTER, 3, cost=3, then=[Draw(2), OthersClank(1)], arrive=[EverybodyClank(1)]),
    card("marble_guardian", MONSTER, 1, cost=3, attack=True, then=[LayBeside(), Choose(["leap", "gold_2"], [[Leap()], [Gold(2)]], BY_MONSTER)]),
    card("skeletal_ape", MONSTER, 1, cost=3, attack=True, then=[Gold(3), Gain(skill=3), Clank(3)]),
    card("skeleton_warlock", MONSTER, 1, cost=3, attack=True, then=[TakeTome(), Clank(1)]),
    card("the_warden", MONSTER, 1, cost=3, attack=True, danger=True, then=[Free(2)], place=IN_DEPTHS),
    card("ogre_merchant", MONSTER, 2, cost=4, attack=True, then=[Choose(["gold_5", "good"], [[Gold(5)], [TakeGood()]], BY_MONSTER)]),
    # extras: companion
    card("mister_wizkers", COMPANION, 1, cost=4, points=1, then=[Gain(skill=1, swords=1, boots=1), While(MarkedNow(), [Draw(1)])], arrive=[StonesBack(3)], set=PROMO),
    # extras: plain
    card("breakout", PLAIN, 1, cost=3, points=1, then=[Gain(skill=1, swords=1, boots=1), While(FreedNow(), [Gold(3), Clank(1)])], set=PROMO),
    # extras: device
    card("dusty_map", DEVICE, 1, cost=2, attack=True, then=[LayAnywhere()], set=PROMO),
    # extras: monster
    card("ape_lord_phantasm", MONSTER, 1, cost=3, then=[Draw(2), GiveIdols()], set=PARTY),
]
# fmt: on
"""A card is named by its index here."""
