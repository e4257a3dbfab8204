"""Companions: every one of them played, bought and scored, and those with a condition in both orders."""

import pytest

from tests.klong.changes import buy, changes, fight, play, refill, scored
from verlies.families.klong.state import FALLEN
from verlies.testing.klong import QUIET_ROW, Klong, cards, names

# Apothecary


@pytest.mark.card("apothecary")
@pytest.mark.rule("klong.keyword.discard-is-a-cost", "klong.keyword.discard-no-effect")
@pytest.mark.parametrize(
    ("choice", "gain"), [("swords_3", {"swords": 3}), ("gold_2", {"gold": 2}), ("heal_1", {"damage": -1})]
)
def test_apothecary(choice: str, gain: dict[str, int]) -> None:
    t = Klong(2, hand=["apothecary", "stumble"], damage=2)
    discarded = {"hand stumble": -1, "discard stumble": 1}
    assert play(t, "apothecary", "discard:stumble", f"choose:{choice}") == {**discarded, **gain}
    t.end()


@pytest.mark.card("apothecary")
@pytest.mark.rule("klong.keyword.discard-from-hand")
def test_the_apothecary_takes_unplayed_hand_cards_and_offers_three_things() -> None:
    t = Klong(2, hand=["apothecary", "stumble", "burgle", "burgle"], played=["sidestep"])
    t.do("play:apothecary")
    assert t.offers() == ["pass", "discard:burgle", "discard:stumble"]
    t.refuse("discard:sidestep", "not-discardable")
    t.do("discard:burgle")
    assert t.offers() == ["choose:swords_3", "choose:gold_2", "choose:heal_1"]


@pytest.mark.card("apothecary")
@pytest.mark.rule("klong.keyword.discard-is-a-cost")
def test_the_apothecary_gives_nothing_without_a_discard() -> None:
    assert play(Klong(2, hand=["apothecary"], damage=2), "apothecary") == {}
    assert play(Klong(2, hand=["apothecary", "stumble"], damage=2), "apothecary", "pass") == {}


@pytest.mark.card("apothecary")
@pytest.mark.rule("klong.damage.heal")
def test_the_apothecary_heals_nobody_who_is_well() -> None:
    t = Klong(2, hand=["apothecary", "burgle"])
    assert play(t, "apothecary", "discard:burgle", "choose:heal_1") == {"hand burgle": -1, "discard burgle": 1}


# Archaeologist


@pytest.mark.card("archaeologist")
@pytest.mark.rule("klong.keyword.order-independent", "klong.draw.own-pile")
def test_archaeologist_with_an_idol() -> None:
    t = Klong(2, hand=["archaeologist"], tokens=["monkey_idol", "monkey_idol"])
    t.draws(0, "stumble")
    assert play(t, "archaeologist") == {"hand stumble": 1, "skill": 2}


@pytest.mark.card("archaeologist")
@pytest.mark.rule("klong.keyword.order-independent", "klong.draw.own-pile")
def test_archaeologist_without_an_idol() -> None:
    t = Klong(2, hand=["archaeologist"], tokens=["chalice", "dragon_egg", "crown_10", "artifact_5"])
    t.thief(1, tokens=["monkey_idol"])
    t.draws(0, "stumble")
    assert play(t, "archaeologist") == {"hand stumble": 1}


@pytest.mark.card("archaeologist")
@pytest.mark.rule("klong.keyword.order-independent")
def test_archaeologist_before_the_first_of_two_idols() -> None:
    t = Klong(2, hand=["archaeologist"], room="F30", boots=6)
    t.do("play:archaeologist")
    assert t.resources() == (0, 0, 6)
    t.do("move:F24", "take:monkey_idol")
    assert t.resources() == (2, 0, 4)
    t.do("move:F36", "move:F30", "pass", "move:F24", "take:monkey_idol")
    assert t.resources() == (2, 0, 0)


@pytest.mark.card("archaeologist")
@pytest.mark.rule("klong.keyword.order-independent")
def test_two_archaeologists_share_an_idol() -> None:
    t = Klong(2, hand=["archaeologist", "archaeologist"], tokens=["monkey_idol"])
    t.do("play:archaeologist", "play:archaeologist")
    assert t.table.turn.skill == 4


# Cleric of the Sun


@pytest.mark.card("cleric_of_the_sun")
@pytest.mark.rule("klong.keyword.acquire", "klong.turn.resources-pool")
def test_cleric_of_the_sun() -> None:
    t = Klong(2, hand=["cleric_of_the_sun"], row=["cleric_of_the_sun"], skill=3, damage=3)
    assert buy(t, "cleric_of_the_sun") == {"skill": -3, "damage": -1}
    assert play(t, "cleric_of_the_sun") == {"skill": 2, "swords": 1}


@pytest.mark.card("cleric_of_the_sun")
@pytest.mark.rule("klong.keyword.acquire", "klong.damage.heal")
def test_the_cleric_of_the_sun_can_be_had_in_good_health() -> None:
    assert buy(Klong(2, row=["cleric_of_the_sun"], skill=3), "cleric_of_the_sun") == {"skill": -3}


# Dwarven Peddler


@pytest.mark.card("dwarven_peddler")
@pytest.mark.rule("klong.turn.resources-pool", "klong.gold.gain")
def test_dwarven_peddler() -> None:
    assert play(Klong(2, hand=["dwarven_peddler"]), "dwarven_peddler") == {"boots": 1, "gold": 2}


@pytest.mark.card("dwarven_peddler")
@pytest.mark.rule("klong.score.cards")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ([], 0),
        (["chalice"], 0),
        (["chalice", "chalice", "chalice"], 0),
        (["dragon_egg", "dragon_egg"], 0),
        (["monkey_idol", "monkey_idol"], 0),
        (["chalice", "crown_10", "master_key", "backpack"], 0),
        (["chalice", "dragon_egg"], 4),
        (["chalice", "monkey_idol"], 4),
        (["dragon_egg", "monkey_idol"], 4),
        (["chalice", "dragon_egg", "monkey_idol"], 4),
    ],
)
def test_the_dwarven_peddler_scores_for_two_kinds_of_treasure(tokens: list[str], points: int) -> None:
    assert scored("dwarven_peddler", tokens=tokens) == ({"dwarven_peddler": points} if points else {})


# Gem Collector

GEM_PRICES = [("sapphire", 2), ("emerald", 3), ("ruby", 4), ("diamond", 6), ("dragons_eye", 3)]


@pytest.mark.card("gem_collector")
@pytest.mark.rule("klong.turn.resources-pool", "klong.clank.remove", "klong.clank.surplus-negative")
@pytest.mark.parametrize(
    ("noise", "quiet"), [(3, {"noise": -2}), (2, {"noise": -2}), (1, {"noise": -1, "credit": 1}), (0, {"credit": 2})]
)
def test_gem_collector(noise: int, quiet: dict[str, int]) -> None:
    t = Klong(2, hand=["gem_collector"])
    t.noise(noise, 2)
    assert play(t, "gem_collector") == {"skill": 2, **quiet}


@pytest.mark.card("gem_collector")
@pytest.mark.rule("klong.buy.dungeon-row", "klong.keyword.acquire")
@pytest.mark.parametrize(("gem", "price"), GEM_PRICES)
def test_the_gem_collector_makes_gems_cheaper(gem: str, price: int) -> None:
    t = Klong(2, hand=["gem_collector"], row=[gem], room="F17")
    t.do("play:gem_collector")
    t.turn(skill=price - 1)
    t.refuse(f"buy:{gem}", "no-skill")
    t.turn(skill=price)
    assert buy(t, gem) == {"skill": -price, "credit": -2}


@pytest.mark.card("gem_collector")
@pytest.mark.rule("klong.buy.dungeon-row", "klong.buy.reserve", "klong.tool.use")
@pytest.mark.parametrize(
    ("word", "cost"),
    [("buy:pickaxe", 4), ("use:ladder", 3), ("buy:the_duke", 5), ("buy:mercenary", 2), ("buy:secret_tome", 7)],
)
def test_the_gem_collector_makes_nothing_else_cheaper(word: str, cost: int) -> None:
    t = Klong(2, hand=["gem_collector"], row=["pickaxe", "ladder", "the_duke"])
    t.do("play:gem_collector")
    t.turn(skill=cost - 1)
    t.refuse(word, "no-skill")
    t.turn(skill=cost)
    assert changes(t, word)["skill"] == -cost


@pytest.mark.card("gem_collector")
@pytest.mark.rule("klong.buy.dungeon-row")
def test_the_gem_collector_gives_no_refund() -> None:
    t = Klong(2, hand=["gem_collector"], row=["sapphire"], skill=4)
    assert buy(t, "sapphire") == {"skill": -4, "noise": 2}
    assert play(t, "gem_collector") == {"skill": 2, "noise": -2}


@pytest.mark.card("gem_collector")
@pytest.mark.rule("klong.buy.dungeon-row")
def test_the_discount_for_gems_ends_with_the_turn() -> None:
    t = Klong(2, hand=["gem_collector"], row=["sapphire", *QUIET_ROW[:5]])
    t.do("play:gem_collector", "end")
    t.turn(skill=3)
    t.refuse("buy:sapphire", "no-skill")


# Invoker, Kobold Merchant


@pytest.mark.card("invoker_of_the_ancients")
@pytest.mark.rule("klong.keyword.teleport-adjacent", "klong.clank.add")
def test_invoker_of_the_ancients() -> None:
    t = Klong(2, hand=["invoker_of_the_ancients"], room="F02")
    assert play(t, "invoker_of_the_ancients") == {"teleports": 1, "noise": 1}
    assert changes(t, "teleport:F03") == {"teleports": -1, "room F02": -1, "room F03": 1}
    t.refuse("teleport:F02", "no-teleport")


@pytest.mark.card("kobold_merchant")
@pytest.mark.rule("klong.keyword.order-independent", "klong.gold.gain")
@pytest.mark.parametrize("artifact", ["artifact_5", "artifact_7", "artifact_15", "artifact_25", "artifact_30"])
def test_kobold_merchant_with_an_artifact(artifact: str) -> None:
    assert play(Klong(2, hand=["kobold_merchant"], tokens=[artifact]), "kobold_merchant") == {"gold": 2, "skill": 2}


@pytest.mark.card("kobold_merchant")
@pytest.mark.rule("klong.keyword.order-independent", "klong.gold.gain")
def test_kobold_merchant_without_an_artifact() -> None:
    t = Klong(2, hand=["kobold_merchant"], tokens=["chalice", "monkey_idol", "crown_10", "backpack", "master_key"])
    t.thief(1, tokens=["artifact_5"])
    assert play(t, "kobold_merchant") == {"gold": 2}


@pytest.mark.card("kobold_merchant")
@pytest.mark.rule("klong.keyword.order-independent")
def test_kobold_merchant_before_the_artifact() -> None:
    t = Klong(4, hand=["kobold_merchant"], room="F27")
    assert play(t, "kobold_merchant") == {"gold": 2}
    assert changes(t, "artifact:artifact_10") == {"token artifact_10": 1, "rage": 1, "skill": 2}


@pytest.mark.card("kobold_merchant")
@pytest.mark.rule("klong.keyword.order-independent")
def test_the_kobold_merchant_pays_once_for_two_artifacts() -> None:
    t = Klong(4, hand=["kobold_merchant"], room="F27", tokens=["backpack", "artifact_20"])
    assert play(t, "kobold_merchant") == {"gold": 2, "skill": 2}
    assert changes(t, "artifact:artifact_10") == {"token artifact_10": 1, "rage": 1}


# Master Burglar


@pytest.mark.card("master_burglar")
@pytest.mark.rule("klong.keyword.trash-timing", "klong.turn.resources-pool")
def test_master_burglar() -> None:
    t = Klong(2, hand=["master_burglar", "burgle", "burgle", "sidestep"], deck=["stumble"] * 5)
    assert play(t, "master_burglar") == {"skill": 2}
    t.do("play:burgle", "play:burgle", "play:sidestep")
    assert t.resources() == (4, 0, 1)
    changed = changes(t, "end")
    assert changed["boxed burgle"] == 1
    assert sorted(t.discard()) == ["burgle", "master_burglar", "sidestep"]
    assert t.hand() == ["stumble"] * 5


@pytest.mark.card("master_burglar")
@pytest.mark.rule("klong.keyword.trash-source")
def test_the_master_burglar_also_takes_from_the_discard_pile() -> None:
    t = Klong(2, hand=["master_burglar"], deck=["stumble"] * 5, discard=["sidestep", "burgle"])
    assert changes(t, "play:master_burglar", "end")["boxed burgle"] == 1
    assert t.discard() == ["sidestep", "master_burglar"]


@pytest.mark.card("master_burglar")
@pytest.mark.rule("klong.keyword.trash-source")
def test_the_master_burglar_takes_neither_from_the_draw_pile_nor_other_cards() -> None:
    t = Klong(2, hand=["master_burglar", "scramble"], deck=["burgle"] * 6, discard=["stumble"])
    t.do("play:master_burglar", "play:scramble", "end")
    assert names(t.table.boxed_cards) == []
    assert t.hand() == ["burgle"] * 5
    assert sorted(t.discard()) == ["master_burglar", "scramble", "stumble"]


@pytest.mark.card("master_burglar")
@pytest.mark.rule("klong.keyword.trash-timing")
def test_two_master_burglars_take_two() -> None:
    t = Klong(2, hand=["master_burglar"] * 2 + ["burgle"], deck=["stumble"] * 5, discard=["burgle", "burgle"])
    t.play_all()
    t.end()
    assert names(t.table.boxed_cards) == ["burgle", "burgle"]
    assert t.discard().count("burgle") == 1


# Mister Whiskers


@pytest.mark.card("mister_whiskers")
@pytest.mark.rule("klong.dragon.area-into-bag", "klong.dragon.draw-count", "klong.dragon.colour-damage")
def test_mister_whiskers_wakes_the_dragon() -> None:
    t = Klong(2, hand=["mister_whiskers"])
    t.noise(2, 1)
    t.stones(0, 1, "black")
    own = {"noise": -2, "bag": 1, "damage": 1}
    others = {"noise of seat 1": -1, "damage of seat 1": 1, "black in bag": -1, "black aside": 1}
    assert play(t, "mister_whiskers", "choose:attack") == {**own, **others}
    assert "attack" in t.events()


@pytest.mark.card("mister_whiskers")
@pytest.mark.rule("klong.clank.remove", "klong.clank.surplus-negative")
@pytest.mark.parametrize(("noise", "quiet"), [(3, {"noise": -2}), (1, {"noise": -1, "credit": 1})])
def test_mister_whiskers_can_be_quiet(noise: int, quiet: dict[str, int]) -> None:
    t = Klong(2, hand=["mister_whiskers"])
    t.noise(noise, 2)
    assert play(t, "mister_whiskers", "choose:quiet_2") == quiet


@pytest.mark.card("mister_whiskers")
@pytest.mark.rule("klong.keyword.danger", "klong.dragon.draw-count")
def test_mister_whiskers_has_one_of_two_ways_and_danger_counts_for_his_attack() -> None:
    t = Klong(2, hand=["mister_whiskers"], row=["kobold", "dragon_shrine"])
    t.do("play:mister_whiskers")
    assert t.offers() == ["choose:attack", "choose:quiet_2"]
    assert changes(t, "choose:attack") == {"black in bag": -5, "black aside": 5}


@pytest.mark.card("mister_whiskers")
@pytest.mark.rule("klong.ko.full-track")
def test_mister_whiskers_can_be_the_end() -> None:
    t = Klong(2, hand=["mister_whiskers", "burgle"], damage=9)
    t.noise(1, 0)
    t.stones(0, "black", "black")
    t.do("play:mister_whiskers", "choose:attack")
    assert t.table.thieves[0].status == FALLEN
    assert t.asked == [1]


@pytest.mark.card("mister_whiskers")
@pytest.mark.card("monkeybot_3000")
@pytest.mark.rule("klong.dragon.attack-trigger")
@pytest.mark.parametrize("companion", ["mister_whiskers", "monkeybot_3000"])
def test_two_companions_wake_the_dragon_when_revealed(companion: str) -> None:
    assert refill(companion) == {"black in bag": -3, "black aside": 3}


# MonkeyBot, Tunnel Guide


@pytest.mark.card("monkeybot_3000")
@pytest.mark.rule("klong.clank.add", "klong.draw.own-pile", "klong.draw.must-be-played")
def test_monkeybot_3000() -> None:
    t = Klong(2, hand=["monkeybot_3000"])
    t.draws(0, "burgle", "burgle", "sidestep")
    assert play(t, "monkeybot_3000") == {"noise": 3, "hand burgle": 2, "hand sidestep": 1}
    t.refuse("end", "cards-left")


@pytest.mark.card("tunnel_guide")
@pytest.mark.rule("klong.turn.resources-pool")
def test_tunnel_guide() -> None:
    assert play(Klong(2, hand=["tunnel_guide"]), "tunnel_guide") == {"swords": 1, "boots": 1}


# Rebels


def check_rebel(rebel: str, effect: dict[str, int]) -> None:
    """Play a rebel alone, after a companion and before two of them; a card is drawn once, as soon as it is due."""
    drawn = {"hand stumble": 1}

    def table(*hand: str) -> Klong:
        t = Klong(2, hand=[rebel, *hand])
        t.draws(0, "stumble", "stumble")
        return t

    assert play(table(), rebel) == effect
    t = table("mercenary", "tunnel_guide")
    assert play(t, "mercenary") == {"skill": 1, "swords": 2}
    assert play(t, rebel) == {**effect, **drawn}
    assert play(t, "tunnel_guide") == {"swords": 1, "boots": 1}
    t = table("mercenary", "tunnel_guide")
    assert play(t, rebel) == effect
    assert play(t, "mercenary") == {"skill": 1, "swords": 2, **drawn}
    assert play(t, "tunnel_guide") == {"swords": 1, "boots": 1}


@pytest.mark.card("rebel_captain")
@pytest.mark.rule("klong.keyword.order-independent")
def test_rebel_captain() -> None:
    check_rebel("rebel_captain", {"skill": 2})


@pytest.mark.card("rebel_miner")
@pytest.mark.rule("klong.keyword.order-independent")
def test_rebel_miner() -> None:
    check_rebel("rebel_miner", {"gold": 2})


@pytest.mark.card("rebel_scout")
@pytest.mark.rule("klong.keyword.order-independent", "klong.example.kundschafter")
def test_rebel_scout() -> None:
    check_rebel("rebel_scout", {"boots": 2})


@pytest.mark.card("rebel_soldier")
@pytest.mark.rule("klong.keyword.order-independent")
def test_rebel_soldier() -> None:
    check_rebel("rebel_soldier", {"swords": 2})


@pytest.mark.card("rebel_miner")
@pytest.mark.card("rebel_scout")
@pytest.mark.rule("klong.keyword.order-independent")
def test_two_rebels_draw_one_card_each() -> None:
    t = Klong(2, hand=["rebel_scout", "rebel_miner"])
    t.draws(0, "stumble", "sidestep")
    assert play(t, "rebel_scout") == {"boots": 2}
    assert play(t, "rebel_miner") == {"gold": 2, "hand stumble": 1, "hand sidestep": 1}


COMPANIONS = """
    mercenary apothecary archaeologist cleric_of_the_sun dwarven_peddler gem_collector invoker_of_the_ancients
    kobold_merchant master_burglar mister_whiskers monkeybot_3000 rebel_captain rebel_miner rebel_soldier the_duke
    the_mountain_king the_queen_of_hearts treasure_hunter tunnel_guide wizard
"""
NO_COMPANIONS = """
    burgle stumble sidestep scramble explore secret_tome sapphire emerald ruby diamond dragons_eye amulet_of_vigor
    boots_of_swiftness bracers_of_agility brilliance dead_run elven_boots elven_cloak elven_dagger flying_carpet
    lucky_coin move_silently pickaxe scepter_of_the_ape_lord search silver_spear singing_sword sleight_of_hand sneak
    swagger tattle treasure_map underworld_dealing wand_of_recall wand_of_wind
"""


@pytest.mark.card("rebel_scout")
@pytest.mark.rule("klong.example.kundschafter")
@pytest.mark.parametrize("companion", COMPANIONS.split())
def test_a_rebel_follows_every_companion(companion: str) -> None:
    t = Klong(2, hand=["rebel_scout"], played=["burgle", companion])
    t.draws(0, "stumble")
    assert play(t, "rebel_scout") == {"boots": 2, "hand stumble": 1}


@pytest.mark.card("rebel_scout")
@pytest.mark.rule("klong.example.kundschafter")
@pytest.mark.parametrize("other", NO_COMPANIONS.split())
def test_a_rebel_follows_nobody_else(other: str) -> None:
    t = Klong(2, hand=["rebel_scout", "mercenary"], played=[other, other], discard=["wizard"], row=["wizard"])
    t.thief(1, played=["wizard"])
    assert play(t, "rebel_scout") == {"boots": 2}


# The Duke, the Mountain King, the Queen of Hearts


@pytest.mark.card("the_duke")
@pytest.mark.rule("klong.turn.resources-pool")
def test_the_duke() -> None:
    assert play(Klong(2, hand=["the_duke"]), "the_duke") == {"skill": 2, "swords": 2}


@pytest.mark.card("the_duke")
@pytest.mark.rule("klong.score.cards")
@pytest.mark.parametrize(("gold", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (26, 5)])
def test_the_duke_scores_for_every_five_gold(gold: int, points: int) -> None:
    assert scored("the_duke", gold=gold) == ({"the_duke": points} if points else {})


@pytest.mark.card("the_mountain_king")
@pytest.mark.rule("klong.example.bergkoenig", "klong.keyword.order-independent")
@pytest.mark.parametrize("crown", ["crown_10", "crown_9", "crown_8"])
def test_the_mountain_king_with_a_crown(crown: str) -> None:
    t = Klong(2, hand=["the_mountain_king"], tokens=[crown])
    assert play(t, "the_mountain_king") == {"skill": 2, "swords": 2, "boots": 2}


@pytest.mark.card("the_mountain_king")
@pytest.mark.rule("klong.example.bergkoenig", "klong.keyword.order-independent")
def test_the_mountain_king_before_the_first_of_two_crowns() -> None:
    t = Klong(2, hand=["the_mountain_king"], room="F26", gold=14, tokens=["master_key", "artifact_30", "monkey_idol"])
    t.thief(1, tokens=["crown_10"])
    assert play(t, "the_mountain_king") == {"skill": 2, "swords": 1, "boots": 1}
    assert changes(t, "goods:crown_10") == {"gold": -7, "token crown_10": 1, "swords": 1, "boots": 1}
    assert changes(t, "goods:crown_9") == {"gold": -7, "token crown_9": 1}


@pytest.mark.card("the_queen_of_hearts")
@pytest.mark.rule("klong.keyword.order-independent", "klong.damage.heal")
@pytest.mark.parametrize(
    ("tokens", "healed"),
    [(["crown_10"], 1), (["crown_9"], 1), (["crown_8"], 1), (["crown_9", "crown_8"], 1), (["chalice"], 0), ([], 0)],
)
def test_the_queen_of_hearts(tokens: list[str], healed: int) -> None:
    t = Klong(2, hand=["the_queen_of_hearts"], damage=3, tokens=tokens)
    heal = {"damage": -healed} if healed else {}
    assert play(t, "the_queen_of_hearts") == {"skill": 3, "swords": 1, **heal}


@pytest.mark.card("the_queen_of_hearts")
@pytest.mark.rule("klong.keyword.order-independent", "klong.damage.heal")
def test_the_queen_of_hearts_before_the_first_of_two_crowns() -> None:
    t = Klong(2, hand=["the_queen_of_hearts"], damage=3, room="F26", gold=14)
    assert play(t, "the_queen_of_hearts") == {"skill": 3, "swords": 1}
    assert changes(t, "goods:crown_10") == {"gold": -7, "token crown_10": 1, "damage": -1}
    assert changes(t, "goods:crown_9") == {"gold": -7, "token crown_9": 1}


# Treasure Hunter


@pytest.mark.card("treasure_hunter")
@pytest.mark.rule("klong.turn.resources-pool", "klong.dragon.attack-trigger")
def test_treasure_hunter_replaces_a_card_without_an_attack() -> None:
    t = Klong(2, hand=["treasure_hunter"], row=["ladder", "pickaxe", "ladder", "sneak", "sneak", "sneak"])
    t.reveals("orc_grunt")
    swapped = {"row pickaxe": -1, "row orc_grunt": 1, "dungeon discard pickaxe": 1}
    assert play(t, "treasure_hunter", "replace:pickaxe") == {"skill": 2, "swords": 2, **swapped}
    assert names(t.table.dungeon.row) == ["ladder", "orc_grunt", "ladder", "sneak", "sneak", "sneak"]
    assert [kind for kind in t.events() if kind in ("replaced", "revealed")] == ["replaced", "revealed"]
    t.end()
    assert "attack" not in t.events()


@pytest.mark.card("treasure_hunter")
@pytest.mark.rule("klong.keyword.encounter")
def test_a_card_called_by_the_treasure_hunter_arrives() -> None:
    t = Klong(2, hand=["treasure_hunter"], row=["ladder"], dungeon=["overlord"])
    t.do("play:treasure_hunter")
    swapped = {"row ladder": -1, "row overlord": 1, "dungeon discard ladder": 1}
    assert changes(t, "replace:ladder") == {**swapped, "noise": 1, "noise of seat 1": 1}


@pytest.mark.card("treasure_hunter")
@pytest.mark.rule("klong.turn.resources-pool")
def test_the_treasure_hunter_chooses_among_the_cards_of_the_row() -> None:
    t = Klong(2, hand=["treasure_hunter"], row=["sneak", "ladder", "sneak"])
    t.do("play:treasure_hunter")
    assert t.offers() == ["replace:sneak", "replace:ladder"]
    t.refuse("replace:pickaxe", "not-in-row")
    t.refuse("pass", "not-offered")


@pytest.mark.card("treasure_hunter")
@pytest.mark.rule("klong.turn.resources-pool")
def test_the_treasure_hunter_cannot_replace_what_is_not_there() -> None:
    assert play(Klong(2, hand=["treasure_hunter"], row=[]), "treasure_hunter") == {"skill": 2, "swords": 2}
    t = Klong(2, hand=["treasure_hunter"], row=["ladder"], dungeon=[])
    assert play(t, "treasure_hunter") == {"skill": 2, "swords": 2}


@pytest.mark.card("treasure_hunter")
@pytest.mark.rule("klong.dragon.deck-exhausted")
def test_the_treasure_hunter_has_the_dungeon_discard_pile_shuffled() -> None:
    t = Klong(2, hand=["treasure_hunter"], row=["ladder"], dungeon=[])
    t.table.dungeon.discard = cards("ogre")
    swapped = {"row ladder": -1, "row ogre": 1, "dungeon discard ogre": -1, "dungeon discard ladder": 1}
    assert play(t, "treasure_hunter", "replace:ladder") == {"skill": 2, "swords": 2, **swapped}


@pytest.mark.card("treasure_hunter")
@pytest.mark.rule("klong.turn.resources-pool", "klong.monster.reward")
def test_the_treasure_hunters_find_can_be_fought_at_once() -> None:
    t = Klong(2, hand=["treasure_hunter"], row=["ladder"], dungeon=["orc_grunt"])
    t.do("play:treasure_hunter", "replace:ladder")
    assert fight(t, "orc_grunt") == {"swords": -2, "gold": 3}


# Wizard


@pytest.mark.card("wizard")
@pytest.mark.rule("klong.turn.resources-pool")
def test_wizard() -> None:
    assert play(Klong(2, hand=["wizard"], discard=["secret_tome"]), "wizard") == {"skill": 3}


@pytest.mark.card("wizard")
@pytest.mark.rule("klong.score.cards")
def test_the_wizard_scores_for_every_secret_tome() -> None:
    assert scored("wizard", "explore", "mercenary") == {}
    assert scored("wizard", "secret_tome") == {"wizard": 2, "secret_tome": 7}
    assert scored("wizard", *["secret_tome"] * 7) == {"wizard": 14, "secret_tome": 49}
