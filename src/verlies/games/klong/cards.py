# mypyc: interpreted
# ruff: noqa: E501 – a card is one line
"""All cards as data, one line each; their names and texts are in `texts/`."""

from .._klong_common.card import (
    ANYWHERE,
    COMPANION,
    DEVICE,
    DUNGEON,
    GEM,
    IN_CAVE,
    IN_DEPTHS,
    MONSTER,
    PLAIN,
    RESERVE,
    STARTER,
    Bonus,
    Card,
    Steps,
)
from .._klong_common.conditions import AnotherCompanion, ClankMade, GoldGained, Owns, OwnsKinds, PerCard, PerGold
from .._klong_common.effects import (
    ANY_CARD,
    Attack,
    BuyFromReserve,
    Choose,
    Clank,
    Draw,
    EverybodyClank,
    ExtraGold,
    Gain,
    GemDiscount,
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
)
from .._klong_common.events import BY_DISCARD, BY_TOOL
from .ids import ARTIFACTS, BURGLE, CHALICE, CROWNS, EGG, IDOL, MASTERY, TOMES
from .rooms import ReachSecret


def card(
    id: str,
    banner: int,
    copies: int,
    *,
    set: int = DUNGEON,
    cost: int = 0,
    points: int = 0,
    then: Steps | None = None,
    acquire: Steps | None = None,
    arrive: Steps | None = None,
    bonus: Bonus | None = None,
    attack: bool = False,
    danger: bool = False,
    place: int = ANYWHERE,
) -> Card:
    """Describe a card by what is special about it."""
    return Card(
        id, set, banner, copies, cost, points, then or [], acquire or [], arrive or [], bonus, attack, danger, place
    )


# fmt: off
CARDS: list[Card] = [
    # starter: plain
    card("burgle", PLAIN, 6, set=STARTER, then=[Gain(skill=1)]),
    card("stumble", PLAIN, 2, set=STARTER, then=[Clank(1)]),
    card("sidestep", PLAIN, 1, set=STARTER, then=[Gain(boots=1)]),
    card("scramble", PLAIN, 1, set=STARTER, then=[Gain(skill=1, boots=1)]),
    # reserve: companion
    card("mercenary", COMPANION, 15, set=RESERVE, cost=2, then=[Gain(skill=1, swords=2)]),
    # reserve: plain
    card("explore", PLAIN, 15, set=RESERVE, cost=3, then=[Gain(skill=2, boots=1)]),
    card("secret_tome", PLAIN, 12, set=RESERVE, cost=7, points=7),
    # reserve: monster
    card("goblin", MONSTER, 1, set=RESERVE, cost=2, then=[Gold(1)]),
    # dungeon: gem
    card("sapphire", GEM, 3, cost=4, points=4, attack=True, then=[Draw(1)], acquire=[Clank(2)]),
    card("emerald", GEM, 2, cost=5, points=5, attack=True, then=[Draw(1)], acquire=[Clank(2)]),
    card("ruby", GEM, 2, cost=6, points=6, attack=True, then=[Draw(1)], acquire=[Clank(2)]),
    card("diamond", GEM, 1, cost=8, points=8, attack=True, then=[Draw(1)], acquire=[Clank(2)]),
    card("dragons_eye", GEM, 1, cost=5, attack=True, place=IN_DEPTHS, then=[Draw(1)], acquire=[Clank(2)], bonus=Bonus(10, Owns([MASTERY]))),
    # dungeon: companion
    card("apothecary", COMPANION, 1, cost=3, points=2, then=[MayDiscard([Choose(["swords_3", "gold_2", "heal_1"], [[Gain(swords=3)], [Gold(2)], [Heal(1)]], BY_DISCARD)])]),
    card("archaeologist", COMPANION, 2, cost=2, points=1, then=[Draw(1), While(Owns([IDOL]), [Gain(skill=2)])]),
    card("cleric_of_the_sun", COMPANION, 2, cost=3, points=1, then=[Gain(skill=2, swords=1)], acquire=[Heal(1)]),
    card("dwarven_peddler", COMPANION, 1, cost=4, then=[Gain(boots=1), Gold(2)], bonus=Bonus(4, OwnsKinds(2, [CHALICE, EGG, IDOL]))),
    card("gem_collector", COMPANION, 1, cost=4, points=2, then=[Gain(skill=2), Clank(-2), GemDiscount(2)]),
    card("invoker_of_the_ancients", COMPANION, 1, cost=4, points=1, then=[Gain(teleports=1), Clank(1)]),
    card("kobold_merchant", COMPANION, 1, cost=3, points=1, then=[Gold(2), While(Owns(ARTIFACTS), [Gain(skill=2)])]),
    card("master_burglar", COMPANION, 2, cost=3, points=2, then=[Gain(skill=2), Trash(BURGLE)]),
    card("mister_whiskers", COMPANION, 1, cost=1, points=1, attack=True, then=[Choose(["attack", "quiet_2"], [[Attack()], [Clank(-2)]])]),
    card("monkeybot_3000", COMPANION, 1, cost=5, points=1, attack=True, then=[Clank(3), Draw(3)]),
    card("rebel_captain", COMPANION, 1, cost=3, points=1, then=[Gain(skill=2), While(AnotherCompanion(), [Draw(1)])]),
    card("rebel_miner", COMPANION, 1, cost=2, points=1, then=[Gold(2), While(AnotherCompanion(), [Draw(1)])]),
    card("rebel_scout", COMPANION, 1, cost=3, points=1, then=[Gain(boots=2), While(AnotherCompanion(), [Draw(1)])]),
    card("rebel_soldier", COMPANION, 1, cost=2, points=1, then=[Gain(swords=2), While(AnotherCompanion(), [Draw(1)])]),
    card("the_duke", COMPANION, 1, cost=5, then=[Gain(skill=2, swords=2)], bonus=Bonus(1, PerGold(5))),
    card("the_mountain_king", COMPANION, 1, cost=6, points=3, then=[Gain(skill=2, swords=1, boots=1), While(Owns(CROWNS), [Gain(swords=1, boots=1)])]),
    card("the_queen_of_hearts", COMPANION, 1, cost=6, points=3, then=[Gain(skill=3, swords=1), While(Owns(CROWNS), [Heal(1)])]),
    card("treasure_hunter", COMPANION, 2, cost=3, points=1, then=[Gain(skill=2, swords=2), ReplaceRowCard()]),
    card("tunnel_guide", COMPANION, 2, cost=1, points=1, then=[Gain(swords=1, boots=1)]),
    card("wizard", COMPANION, 1, cost=6, then=[Gain(skill=3)], bonus=Bonus(2, PerCard(TOMES))),
    # dungeon: plain
    card("amulet_of_vigor", PLAIN, 1, cost=7, points=3, then=[Gain(skill=4)], acquire=[Heal(1)]),
    card("boots_of_swiftness", PLAIN, 1, cost=5, points=3, then=[Gain(boots=3)], acquire=[Gain(boots=1)]),
    card("bracers_of_agility", PLAIN, 2, cost=5, points=2, then=[Draw(2)]),
    card("brilliance", PLAIN, 1, cost=6, then=[Draw(3)]),
    card("dead_run", PLAIN, 2, cost=3, then=[Gain(boots=2), Clank(2), Steady()]),
    card("elven_boots", PLAIN, 1, cost=4, points=2, then=[Gain(skill=1, boots=1), Draw(1)]),
    card("elven_cloak", PLAIN, 1, cost=4, points=2, then=[Gain(skill=1), Clank(-2), Draw(1)]),
    card("elven_dagger", PLAIN, 1, cost=4, points=2, then=[Gain(skill=1, swords=1), Draw(1)]),
    card("flying_carpet", PLAIN, 1, cost=6, points=2, then=[Gain(boots=2), Steady(), Unharmed()]),
    card("lucky_coin", PLAIN, 2, cost=1, points=1, then=[Gain(skill=1), Clank(1), Draw(1)]),
    card("move_silently", PLAIN, 2, cost=3, then=[Gain(boots=2), Clank(-2)]),
    card("pickaxe", PLAIN, 2, cost=4, points=2, then=[Gain(swords=2), Gold(2)]),
    card("scepter_of_the_ape_lord", PLAIN, 1, cost=3, points=3, then=[Gain(skill=3), Clank(3)]),
    card("search", PLAIN, 2, cost=4, then=[Gain(skill=2, boots=1), While(GoldGained(), [ExtraGold(1)])]),
    card("silver_spear", PLAIN, 2, cost=3, points=2, then=[Gain(swords=3)], acquire=[Gain(swords=1)]),
    card("singing_sword", PLAIN, 1, cost=5, points=2, attack=True, then=[Gain(skill=3, swords=2), Clank(1)]),
    card("sleight_of_hand", PLAIN, 2, cost=2, then=[MayDiscard([Draw(2)])]),
    card("sneak", PLAIN, 2, cost=2, then=[Gain(skill=1, boots=1), Clank(-2)]),
    card("swagger", PLAIN, 2, cost=2, then=[Gain(boots=1), While(ClankMade(), [Gain(skill=1)])]),
    card("tattle", PLAIN, 2, cost=3, then=[Gain(skill=2), OthersClank(1)]),
    card("treasure_map", PLAIN, 1, cost=6, then=[Gold(5)]),
    card("underworld_dealing", PLAIN, 1, cost=1, then=[Choose(["gold_1", "tomes"], [[Gold(1)], [BuyFromReserve(7, TOMES, 2)]])]),
    card("wand_of_recall", PLAIN, 2, cost=5, points=1, then=[Gain(skill=2), While(Owns(ARTIFACTS), [Gain(teleports=1)])]),
    card("wand_of_wind", PLAIN, 1, cost=6, points=3, then=[Choose(["teleport", "secret"], [[Gain(teleports=1)], [ReachSecret()]])]),
    # dungeon: device
    card("dragon_shrine", DEVICE, 2, cost=4, danger=True, then=[Choose(["gold_2", "trash"], [[Gold(2)], [Trash(ANY_CARD)]], BY_TOOL)]),
    card("ladder", DEVICE, 2, cost=3, then=[Gain(boots=2)]),
    card("shrine", DEVICE, 3, cost=2, then=[Choose(["gold_1", "heal_1"], [[Gold(1)], [Heal(1)]], BY_TOOL)], arrive=[StonesBack(3)]),
    card("teleporter", DEVICE, 2, cost=4, then=[Gain(teleports=1)]),
    card("the_vault", DEVICE, 1, cost=3, attack=True, place=IN_DEPTHS, then=[Gold(5), Clank(3)]),
    # dungeon: monster
    card("animated_door", MONSTER, 2, cost=1, attack=True, then=[Gain(boots=1)]),
    card("belcher", MONSTER, 2, cost=2, attack=True, then=[Gold(4), Clank(2)]),
    card("cave_troll", MONSTER, 1, cost=4, attack=True, place=IN_DEPTHS, then=[Gold(3), Draw(2)]),
    card("crystal_golem", MONSTER, 2, cost=3, place=IN_CAVE, then=[Gain(skill=3)]),
    card("kobold", MONSTER, 3, cost=1, attack=True, danger=True, then=[Gain(skill=1)]),
    card("ogre", MONSTER, 2, cost=3, attack=True, then=[Gold(5)]),
    card("orc_grunt", MONSTER, 3, cost=2, attack=True, then=[Gold(3)]),
    card("overlord", MONSTER, 2, cost=2, then=[Draw(2)], arrive=[EverybodyClank(1)]),
    card("watcher", MONSTER, 3, cost=3, then=[Gold(3), OthersClank(1)], arrive=[EverybodyClank(1)]),
]
# fmt: on
"""A card is named by its index here."""
