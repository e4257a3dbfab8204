# mypyc: interpreted
# ruff: noqa: E501 – a card is one line
"""All cards as data, one line each; their names and texts are in `texts/`."""

from ....families.klong import effects as do
from ....families.klong.conditions import AnotherCompanion, ClankMade, GoldGained, Owns, OwnsKinds, PerCard, PerGold
from ....families.klong.content import BURGLE, CARDS_OF_ALL, TOMES, card
from ....families.klong.events import BY_DISCARD, BY_TOOL
from ....families.klong.kinds import (
    COMPANION,
    DEVICE,
    GEM,
    IN_CAVE,
    IN_DEPTHS,
    MONSTER,
    PLAIN,
    Bonus,
    Card,
)
from ..rooms import ReachSecret
from .ids import ARTIFACTS, CHALICE, CROWNS, EGG, IDOL, MASTERY

# fmt: off
CARDS: list[Card] = [
    *CARDS_OF_ALL,
    # dungeon: gem
    card("sapphire", GEM, 3, cost=4, points=4, attack=True, then=[do.Draw(1)], acquire=[do.Clank(2)]),
    card("emerald", GEM, 2, cost=5, points=5, attack=True, then=[do.Draw(1)], acquire=[do.Clank(2)]),
    card("ruby", GEM, 2, cost=6, points=6, attack=True, then=[do.Draw(1)], acquire=[do.Clank(2)]),
    card("diamond", GEM, 1, cost=8, points=8, attack=True, then=[do.Draw(1)], acquire=[do.Clank(2)]),
    card("dragons_eye", GEM, 1, cost=5, attack=True, place=IN_DEPTHS, then=[do.Draw(1)], acquire=[do.Clank(2)], bonus=Bonus(10, Owns([MASTERY]))),
    # dungeon: companion
    card("apothecary", COMPANION, 1, cost=3, points=2, then=[do.MayDiscard([do.Choose(["swords_3", "gold_2", "heal_1"], [[do.Gain(swords=3)], [do.Gold(2)], [do.Heal(1)]], BY_DISCARD)])]),
    card("archaeologist", COMPANION, 2, cost=2, points=1, then=[do.Draw(1), do.While(Owns([IDOL]), [do.Gain(skill=2)])]),
    card("cleric_of_the_sun", COMPANION, 2, cost=3, points=1, then=[do.Gain(skill=2, swords=1)], acquire=[do.Heal(1)]),
    card("dwarven_peddler", COMPANION, 1, cost=4, then=[do.Gain(boots=1), do.Gold(2)], bonus=Bonus(4, OwnsKinds(2, [CHALICE, EGG, IDOL]))),
    card("gem_collector", COMPANION, 1, cost=4, points=2, then=[do.Gain(skill=2), do.Clank(-2), do.GemDiscount(2)]),
    card("invoker_of_the_ancients", COMPANION, 1, cost=4, points=1, then=[do.Gain(teleports=1), do.Clank(1)]),
    card("kobold_merchant", COMPANION, 1, cost=3, points=1, then=[do.Gold(2), do.While(Owns(ARTIFACTS), [do.Gain(skill=2)])]),
    card("master_burglar", COMPANION, 2, cost=3, points=2, then=[do.Gain(skill=2), do.Trash(BURGLE)]),
    card("mister_whiskers", COMPANION, 1, cost=1, points=1, attack=True, then=[do.Choose(["attack", "quiet_2"], [[do.Attack()], [do.Clank(-2)]])]),
    card("monkeybot_3000", COMPANION, 1, cost=5, points=1, attack=True, then=[do.Clank(3), do.Draw(3)]),
    card("rebel_captain", COMPANION, 1, cost=3, points=1, then=[do.Gain(skill=2), do.While(AnotherCompanion(), [do.Draw(1)])]),
    card("rebel_miner", COMPANION, 1, cost=2, points=1, then=[do.Gold(2), do.While(AnotherCompanion(), [do.Draw(1)])]),
    card("rebel_scout", COMPANION, 1, cost=3, points=1, then=[do.Gain(boots=2), do.While(AnotherCompanion(), [do.Draw(1)])]),
    card("rebel_soldier", COMPANION, 1, cost=2, points=1, then=[do.Gain(swords=2), do.While(AnotherCompanion(), [do.Draw(1)])]),
    card("the_duke", COMPANION, 1, cost=5, then=[do.Gain(skill=2, swords=2)], bonus=Bonus(1, PerGold(5))),
    card("the_mountain_king", COMPANION, 1, cost=6, points=3, then=[do.Gain(skill=2, swords=1, boots=1), do.While(Owns(CROWNS), [do.Gain(swords=1, boots=1)])]),
    card("the_queen_of_hearts", COMPANION, 1, cost=6, points=3, then=[do.Gain(skill=3, swords=1), do.While(Owns(CROWNS), [do.Heal(1)])]),
    card("treasure_hunter", COMPANION, 2, cost=3, points=1, then=[do.Gain(skill=2, swords=2), do.ReplaceRowCard()]),
    card("tunnel_guide", COMPANION, 2, cost=1, points=1, then=[do.Gain(swords=1, boots=1)]),
    card("wizard", COMPANION, 1, cost=6, then=[do.Gain(skill=3)], bonus=Bonus(2, PerCard(TOMES))),
    # dungeon: plain
    card("amulet_of_vigor", PLAIN, 1, cost=7, points=3, then=[do.Gain(skill=4)], acquire=[do.Heal(1)]),
    card("boots_of_swiftness", PLAIN, 1, cost=5, points=3, then=[do.Gain(boots=3)], acquire=[do.Gain(boots=1)]),
    card("bracers_of_agility", PLAIN, 2, cost=5, points=2, then=[do.Draw(2)]),
    card("brilliance", PLAIN, 1, cost=6, then=[do.Draw(3)]),
    card("dead_run", PLAIN, 2, cost=3, then=[do.Gain(boots=2), do.Clank(2), do.Steady()]),
    card("elven_boots", PLAIN, 1, cost=4, points=2, then=[do.Gain(skill=1, boots=1), do.Draw(1)]),
    card("elven_cloak", PLAIN, 1, cost=4, points=2, then=[do.Gain(skill=1), do.Clank(-2), do.Draw(1)]),
    card("elven_dagger", PLAIN, 1, cost=4, points=2, then=[do.Gain(skill=1, swords=1), do.Draw(1)]),
    card("flying_carpet", PLAIN, 1, cost=6, points=2, then=[do.Gain(boots=2), do.Steady(), do.Unharmed()]),
    card("lucky_coin", PLAIN, 2, cost=1, points=1, then=[do.Gain(skill=1), do.Clank(1), do.Draw(1)]),
    card("move_silently", PLAIN, 2, cost=3, then=[do.Gain(boots=2), do.Clank(-2)]),
    card("pickaxe", PLAIN, 2, cost=4, points=2, then=[do.Gain(swords=2), do.Gold(2)]),
    card("scepter_of_the_ape_lord", PLAIN, 1, cost=3, points=3, then=[do.Gain(skill=3), do.Clank(3)]),
    card("search", PLAIN, 2, cost=4, then=[do.Gain(skill=2, boots=1), do.While(GoldGained(), [do.ExtraGold(1)])]),
    card("silver_spear", PLAIN, 2, cost=3, points=2, then=[do.Gain(swords=3)], acquire=[do.Gain(swords=1)]),
    card("singing_sword", PLAIN, 1, cost=5, points=2, attack=True, then=[do.Gain(skill=3, swords=2), do.Clank(1)]),
    card("sleight_of_hand", PLAIN, 2, cost=2, then=[do.MayDiscard([do.Draw(2)])]),
    card("sneak", PLAIN, 2, cost=2, then=[do.Gain(skill=1, boots=1), do.Clank(-2)]),
    card("swagger", PLAIN, 2, cost=2, then=[do.Gain(boots=1), do.While(ClankMade(), [do.Gain(skill=1)])]),
    card("tattle", PLAIN, 2, cost=3, then=[do.Gain(skill=2), do.OthersClank(1)]),
    card("treasure_map", PLAIN, 1, cost=6, then=[do.Gold(5)]),
    card("underworld_dealing", PLAIN, 1, cost=1, then=[do.Choose(["gold_1", "tomes"], [[do.Gold(1)], [do.BuyFromReserve(7, TOMES, 2)]])]),
    card("wand_of_recall", PLAIN, 2, cost=5, points=1, then=[do.Gain(skill=2), do.While(Owns(ARTIFACTS), [do.Gain(teleports=1)])]),
    card("wand_of_wind", PLAIN, 1, cost=6, points=3, then=[do.Choose(["teleport", "secret"], [[do.Gain(teleports=1)], [ReachSecret()]])]),
    # dungeon: device
    card("dragon_shrine", DEVICE, 2, cost=4, danger=True, then=[do.Choose(["gold_2", "trash"], [[do.Gold(2)], [do.Trash(do.ANY_CARD)]], BY_TOOL)]),
    card("ladder", DEVICE, 2, cost=3, then=[do.Gain(boots=2)]),
    card("shrine", DEVICE, 3, cost=2, then=[do.Choose(["gold_1", "heal_1"], [[do.Gold(1)], [do.Heal(1)]], BY_TOOL)], arrive=[do.StonesBack(3)]),
    card("teleporter", DEVICE, 2, cost=4, then=[do.Gain(teleports=1)]),
    card("the_vault", DEVICE, 1, cost=3, attack=True, place=IN_DEPTHS, then=[do.Gold(5), do.Clank(3)]),
    # dungeon: monster
    card("animated_door", MONSTER, 2, cost=1, attack=True, then=[do.Gain(boots=1)]),
    card("belcher", MONSTER, 2, cost=2, attack=True, then=[do.Gold(4), do.Clank(2)]),
    card("cave_troll", MONSTER, 1, cost=4, attack=True, place=IN_DEPTHS, then=[do.Gold(3), do.Draw(2)]),
    card("crystal_golem", MONSTER, 2, cost=3, place=IN_CAVE, then=[do.Gain(skill=3)]),
    card("kobold", MONSTER, 3, cost=1, attack=True, danger=True, then=[do.Gain(skill=1)]),
    card("ogre", MONSTER, 2, cost=3, attack=True, then=[do.Gold(5)]),
    card("orc_grunt", MONSTER, 3, cost=2, attack=True, then=[do.Gold(3)]),
    card("overlord", MONSTER, 2, cost=2, then=[do.Draw(2)], arrive=[do.EverybodyClank(1)]),
    card("watcher", MONSTER, 3, cost=3, then=[do.Gold(3), do.OthersClank(1)], arrive=[do.EverybodyClank(1)]),
]
# fmt: on
"""A card is named by its index here."""
