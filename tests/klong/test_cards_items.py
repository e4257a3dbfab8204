"""The other cards of the dungeon deck, without a banner of their own: gear, tricks and wands."""

import pytest

from tests.klong.changes import buy, changes, fight, play, refill
from verlies.families.klong.state import ESCAPED, FALLEN
from verlies.testing.klong import QUIET_ROW, Klong

# Cards that simply give something


@pytest.mark.card("amulet_of_vigor")
@pytest.mark.rule("klong.keyword.acquire", "klong.turn.resources-pool")
def test_amulet_of_vigor() -> None:
    t = Klong(2, hand=["amulet_of_vigor"], row=["amulet_of_vigor"], skill=7, damage=3)
    assert buy(t, "amulet_of_vigor") == {"skill": -7, "damage": -1}
    assert play(t, "amulet_of_vigor") == {"skill": 4}


@pytest.mark.card("boots_of_swiftness")
@pytest.mark.rule("klong.keyword.acquire", "klong.turn.resources-pool")
def test_boots_of_swiftness() -> None:
    t = Klong(2, hand=["boots_of_swiftness"], row=["boots_of_swiftness"], skill=5)
    assert buy(t, "boots_of_swiftness") == {"skill": -5, "boots": 1}
    assert play(t, "boots_of_swiftness") == {"boots": 3}


@pytest.mark.card("bracers_of_agility")
@pytest.mark.rule("klong.draw.own-pile", "klong.draw.must-be-played")
def test_bracers_of_agility() -> None:
    t = Klong(2, hand=["bracers_of_agility"])
    t.draws(0, "stumble", "sidestep")
    assert play(t, "bracers_of_agility") == {"hand stumble": 1, "hand sidestep": 1}
    t.refuse("end", "cards-left")


@pytest.mark.card("brilliance")
@pytest.mark.rule("klong.draw.own-pile", "klong.draw.must-be-played")
def test_brilliance() -> None:
    t = Klong(2, hand=["brilliance"])
    t.draws(0, "stumble", "sidestep", "burgle")
    assert play(t, "brilliance") == {"hand stumble": 1, "hand sidestep": 1, "hand burgle": 1}
    t.refuse("end", "cards-left")


@pytest.mark.card("brilliance")
@pytest.mark.rule("klong.draw.nothing-left")
def test_brilliance_draws_what_there_is() -> None:
    t = Klong(2, hand=["brilliance"], deck=["stumble"], discard=["sidestep"])
    assert play(t, "brilliance") == {"hand stumble": 1, "hand sidestep": 1, "discard sidestep": -1}


@pytest.mark.card("elven_boots")
@pytest.mark.rule("klong.turn.resources-pool", "klong.draw.own-pile")
def test_elven_boots() -> None:
    t = Klong(2, hand=["elven_boots"])
    t.draws(0, "stumble")
    assert play(t, "elven_boots") == {"skill": 1, "boots": 1, "hand stumble": 1}


@pytest.mark.card("elven_cloak")
@pytest.mark.rule("klong.turn.resources-pool", "klong.draw.own-pile", "klong.clank.remove")
@pytest.mark.parametrize(("noise", "quiet"), [(3, {"noise": -2}), (1, {"noise": -1, "credit": 1}), (0, {"credit": 2})])
def test_elven_cloak(noise: int, quiet: dict[str, int]) -> None:
    t = Klong(2, hand=["elven_cloak"])
    t.noise(noise, 2)
    t.draws(0, "stumble")
    assert play(t, "elven_cloak") == {"skill": 1, "hand stumble": 1, **quiet}


@pytest.mark.card("elven_dagger")
@pytest.mark.rule("klong.turn.resources-pool", "klong.draw.own-pile")
def test_elven_dagger() -> None:
    t = Klong(2, hand=["elven_dagger"])
    t.draws(0, "stumble")
    assert play(t, "elven_dagger") == {"skill": 1, "swords": 1, "hand stumble": 1}


@pytest.mark.card("lucky_coin")
@pytest.mark.rule("klong.turn.resources-pool", "klong.draw.own-pile", "klong.clank.add")
def test_lucky_coin() -> None:
    t = Klong(2, hand=["lucky_coin"])
    t.draws(0, "stumble")
    assert play(t, "lucky_coin") == {"skill": 1, "noise": 1, "hand stumble": 1}


@pytest.mark.card("move_silently")
@pytest.mark.rule("klong.turn.resources-pool", "klong.clank.remove", "klong.clank.surplus-negative")
@pytest.mark.parametrize(("noise", "quiet"), [(3, {"noise": -2}), (1, {"noise": -1, "credit": 1}), (0, {"credit": 2})])
def test_move_silently(noise: int, quiet: dict[str, int]) -> None:
    t = Klong(2, hand=["move_silently"])
    t.noise(noise, 2)
    assert play(t, "move_silently") == {"boots": 2, **quiet}


@pytest.mark.card("pickaxe")
@pytest.mark.rule("klong.turn.resources-pool", "klong.gold.gain")
def test_pickaxe() -> None:
    assert play(Klong(2, hand=["pickaxe"]), "pickaxe") == {"swords": 2, "gold": 2}


@pytest.mark.card("scepter_of_the_ape_lord")
@pytest.mark.rule("klong.turn.resources-pool", "klong.clank.add")
def test_scepter_of_the_ape_lord() -> None:
    assert play(Klong(2, hand=["scepter_of_the_ape_lord"]), "scepter_of_the_ape_lord") == {"skill": 3, "noise": 3}


@pytest.mark.card("silver_spear")
@pytest.mark.rule("klong.keyword.acquire", "klong.turn.resources-pool")
def test_silver_spear() -> None:
    t = Klong(2, hand=["silver_spear"], row=["silver_spear"], skill=3)
    assert buy(t, "silver_spear") == {"skill": -3, "swords": 1}
    assert play(t, "silver_spear") == {"swords": 3}


@pytest.mark.card("singing_sword")
@pytest.mark.rule("klong.turn.resources-pool", "klong.clank.add", "klong.dragon.attack-trigger")
def test_singing_sword() -> None:
    assert play(Klong(2, hand=["singing_sword"]), "singing_sword") == {"skill": 3, "swords": 2, "noise": 1}
    assert refill("singing_sword") == {"black in bag": -3, "black aside": 3}


@pytest.mark.card("sneak")
@pytest.mark.rule("klong.turn.resources-pool", "klong.clank.remove", "klong.clank.surplus-negative")
@pytest.mark.parametrize(("noise", "quiet"), [(3, {"noise": -2}), (1, {"noise": -1, "credit": 1}), (0, {"credit": 2})])
def test_sneak(noise: int, quiet: dict[str, int]) -> None:
    t = Klong(2, hand=["sneak"])
    t.noise(noise, 2)
    assert play(t, "sneak") == {"skill": 1, "boots": 1, **quiet}


@pytest.mark.card("tattle")
@pytest.mark.rule("klong.turn.resources-pool", "klong.clank.add")
def test_tattle() -> None:
    assert play(Klong(3, hand=["tattle"]), "tattle") == {"skill": 2, "noise of seat 1": 1, "noise of seat 2": 1}


@pytest.mark.card("tattle")
@pytest.mark.rule("klong.out.no-clank", "klong.clank.empty-supply")
def test_nobody_tattles_on_those_who_are_out_or_have_no_stones() -> None:
    t = Klong(4, hand=["tattle"])
    t.thief(1, status=ESCAPED)
    t.thief(2, status=FALLEN)
    t.thief(3, supply=0)
    assert play(t, "tattle") == {"skill": 2}


@pytest.mark.card("treasure_map")
@pytest.mark.rule("klong.gold.gain")
def test_treasure_map() -> None:
    assert play(Klong(2, hand=["treasure_map"]), "treasure_map") == {"gold": 5}


# Dead Run and Flying Carpet: caves and tunnel monsters


@pytest.mark.card("dead_run")
@pytest.mark.rule("klong.turn.resources-pool", "klong.clank.add", "klong.crystal.no-more-boots")
def test_dead_run() -> None:
    t = Klong(2, hand=["dead_run"], room="F03")
    assert play(t, "dead_run") == {"boots": 2, "noise": 2}
    t.do("move:F08", "move:F03")
    assert t.room() == "F03"
    assert t.resources() == (0, 0, 0)


@pytest.mark.card("dead_run")
@pytest.mark.card("flying_carpet")
@pytest.mark.rule("klong.keyword.order-independent", "klong.crystal.no-more-boots")
@pytest.mark.parametrize("card", ["dead_run", "flying_carpet"])
def test_they_also_free_from_a_cave_that_was_entered_before(card: str) -> None:
    t = Klong(2, hand=[card], room="F03", boots=2)
    t.do("move:F08")
    t.refuse("move:F03", "tired")
    t.do(f"play:{card}", "move:F03")
    assert t.room() == "F03"
    assert t.resources() == (0, 0, 2)


@pytest.mark.card("dead_run")
@pytest.mark.card("flying_carpet")
@pytest.mark.rule("klong.crystal.no-more-boots", "klong.move.monster-damage")
@pytest.mark.parametrize("card", ["dead_run", "flying_carpet"])
def test_they_work_for_one_turn_only(card: str) -> None:
    t = Klong(2, hand=[card], deck=[], row=QUIET_ROW, room="F08")
    t.thief(1, hand=[], deck=[])
    t.do(f"play:{card}", "end", "end", f"play:{card}", "end", "end")
    t.thief(0, hand=[])
    t.turn(boots=3)
    t.do("move:F14")
    assert t.table.thieves[0].damage == 1
    t.refuse("move:F15", "tired")


@pytest.mark.card("dead_run")
@pytest.mark.rule("klong.move.monster-damage")
def test_a_dead_run_does_not_help_against_tunnel_monsters() -> None:
    t = Klong(2, hand=["dead_run"], room="F08")
    t.do("play:dead_run", "move:F14")
    assert t.table.thieves[0].damage == 1


@pytest.mark.card("flying_carpet")
@pytest.mark.rule("klong.turn.resources-pool", "klong.move.monster-damage", "klong.crystal.no-more-boots")
def test_flying_carpet() -> None:
    t = Klong(2, hand=["flying_carpet"], room="F15", swords=1, damage=9)
    assert play(t, "flying_carpet") == {"boots": 2}
    t.do("move:F14", "move:F19", "pass")
    assert t.room() == "F19"
    assert t.table.thieves[0].damage == 9
    assert t.resources() == (0, 1, 0)


@pytest.mark.card("flying_carpet")
@pytest.mark.rule("klong.move.lock", "klong.move.footprints", "klong.move.one-way")
def test_a_flying_carpet_opens_no_lock_and_needs_its_boots() -> None:
    t = Klong(2, hand=["flying_carpet"], room="F04")
    t.do("play:flying_carpet")
    t.refuse("move:F09", "locked")
    t.turn(boots=1)
    t.refuse("move:F03", "no-boots")
    t.thief(0, room="F03")
    t.refuse("move:F07", "wrong-way")


# Search


@pytest.mark.card("search")
@pytest.mark.rule("klong.keyword.order-independent", "klong.gold.gain")
def test_search_before_gaining_gold() -> None:
    t = Klong(2, hand=["search", "pickaxe"], row=["ogre"], swords=5)
    assert play(t, "search") == {"skill": 2, "boots": 1}
    assert fight(t, "goblin") == {"swords": -2, "gold": 2}
    assert fight(t, "ogre") == {"swords": -3, "gold": 6}
    assert play(t, "pickaxe") == {"swords": 2, "gold": 3}


@pytest.mark.card("search")
@pytest.mark.rule("klong.keyword.order-independent", "klong.gold.gain")
def test_search_after_gaining_gold() -> None:
    t = Klong(2, hand=["search", "pickaxe"], row=["ogre"], swords=5)
    assert fight(t, "goblin") == {"swords": -2, "gold": 1}
    assert fight(t, "ogre") == {"swords": -3, "gold": 5}
    assert play(t, "pickaxe") == {"swords": 2, "gold": 2}
    assert play(t, "search") == {"skill": 2, "boots": 1, "gold": 3}


@pytest.mark.card("search")
@pytest.mark.rule("klong.keyword.order-independent", "klong.gold.gain")
def test_what_two_searches_find_counts_as_no_gain_of_its_own() -> None:
    t = Klong(2, hand=["search", "search"], swords=2)
    t.do("play:search", "play:search")
    assert fight(t, "goblin") == {"swords": -2, "gold": 3}


@pytest.mark.card("search")
@pytest.mark.rule("klong.minor.treasure", "klong.gold.gain")
def test_a_search_finds_more_of_a_treasure() -> None:
    t = Klong(2, hand=["search"], room="F03", boots=1)
    t.secrets("treasure")
    t.do("play:search", "move:F04", "take:minor_secret")
    assert t.table.thieves[0].gold == 3


@pytest.mark.card("search")
@pytest.mark.rule("klong.gold.gain", "klong.market.price")
def test_a_search_finds_nothing_without_a_gain_or_in_another_turn() -> None:
    t = Klong(2, hand=["search"], room="F26", gold=7)
    t.thief(1, hand=["treasure_map"])
    t.do("play:search", "goods:master_key", "end")
    assert t.table.thieves[0].gold == 0
    t.do("play:treasure_map")
    assert [thief.gold for thief in t.table.thieves] == [0, 5]


# Sleight of Hand


@pytest.mark.card("sleight_of_hand")
@pytest.mark.rule("klong.example.taschenspielertrick", "klong.keyword.discard-no-effect")
def test_sleight_of_hand() -> None:
    t = Klong(2, hand=["sleight_of_hand", "stumble"])
    t.draws(0, "burgle", "sidestep")
    discarded = {"hand stumble": -1, "discard stumble": 1}
    drawn = {"hand burgle": 1, "hand sidestep": 1}
    assert play(t, "sleight_of_hand", "discard:stumble") == {**discarded, **drawn}


@pytest.mark.card("sleight_of_hand")
@pytest.mark.rule("klong.example.taschenspielertrick", "klong.keyword.discard-is-a-cost")
def test_sleight_of_hand_without_a_discard() -> None:
    assert play(Klong(2, hand=["sleight_of_hand"]), "sleight_of_hand") == {}
    assert play(Klong(2, hand=["sleight_of_hand", "stumble"]), "sleight_of_hand", "pass") == {}


@pytest.mark.card("sleight_of_hand")
@pytest.mark.rule("klong.keyword.discard-from-hand")
def test_a_sleight_of_hand_is_done_with_unplayed_hand_cards() -> None:
    t = Klong(2, hand=["sleight_of_hand", "stumble"], played=["burgle"])
    t.do("play:sleight_of_hand")
    assert t.offers() == ["pass", "discard:stumble"]
    t.refuse("discard:burgle", "not-discardable")
    t.refuse("discard:sleight_of_hand", "not-discardable")


# Swagger


@pytest.mark.card("swagger")
@pytest.mark.rule("klong.example.maulheld", "klong.keyword.order-independent")
def test_swagger() -> None:
    t = Klong(2, hand=["stumble", "swagger", "scepter_of_the_ape_lord"])
    assert play(t, "stumble") == {"noise": 1}
    assert play(t, "swagger") == {"boots": 1, "skill": 1}
    assert play(t, "scepter_of_the_ape_lord") == {"skill": 6, "noise": 3}


@pytest.mark.card("swagger")
@pytest.mark.rule("klong.example.maulheld")
def test_swagger_in_silence() -> None:
    t = Klong(2, hand=["swagger", "burgle"])
    t.noise(5, 5)
    assert play(t, "swagger") == {"boots": 1}
    assert play(t, "burgle") == {"skill": 1}


@pytest.mark.card("swagger")
@pytest.mark.rule("klong.example.maulheld", "klong.keyword.acquire")
def test_one_swaggers_with_the_noise_of_a_gem() -> None:
    t = Klong(2, hand=["swagger"], row=["sapphire"], skill=4)
    t.do("play:swagger")
    assert buy(t, "sapphire") == {"skill": -2, "noise": 2}


@pytest.mark.card("swagger")
@pytest.mark.rule("klong.example.maulheld")
def test_noise_that_is_taken_back_or_cancelled_counts_for_swagger() -> None:
    t = Klong(2, hand=["stumble", "stumble", "stumble", "sneak", "swagger"])
    t.do("play:stumble", "play:sneak")
    assert play(t, "swagger") == {"boots": 1, "skill": 1}
    assert play(t, "stumble") == {"credit": -1, "skill": 1}
    assert play(t, "stumble") == {"noise": 1, "skill": 1}


@pytest.mark.card("swagger")
@pytest.mark.rule("klong.example.maulheld", "klong.clank.empty-supply")
def test_noise_without_stones_does_not_count_for_swagger() -> None:
    t = Klong(2, hand=["swagger", "scepter_of_the_ape_lord"])
    t.thief(0, supply=2)
    t.do("play:swagger")
    assert play(t, "scepter_of_the_ape_lord") == {"skill": 5, "noise": 2}


@pytest.mark.card("swagger")
@pytest.mark.rule("klong.example.maulheld")
def test_the_noise_of_others_does_not_count_for_swagger() -> None:
    t = Klong(2, hand=["swagger", "tattle"])
    t.do("play:swagger")
    assert play(t, "tattle") == {"skill": 2, "noise of seat 1": 1}


@pytest.mark.card("swagger")
@pytest.mark.rule("klong.example.maulheld", "klong.keyword.encounter")
def test_the_noise_of_the_turn_before_does_not_count_for_swagger() -> None:
    t = Klong(2, hand=["stumble"], deck=[], row=QUIET_ROW[:5], dungeon=["overlord"])
    t.thief(1, hand=["swagger"])
    t.do("play:stumble", "end", "play:swagger")
    assert t.resources() == (0, 0, 1)


@pytest.mark.card("swagger")
@pytest.mark.rule("klong.example.maulheld", "klong.keyword.encounter")
def test_an_encounter_in_the_turn_counts_for_swagger() -> None:
    t = Klong(2, hand=["swagger", "treasure_hunter"], row=["ladder"], dungeon=["overlord"])
    t.do("play:swagger", "play:treasure_hunter", "replace:ladder")
    assert t.resources() == (3, 2, 1)


# Underworld Dealing

TOMES = 2
"""The pile of secret tomes in the reserve."""


@pytest.mark.card("underworld_dealing")
@pytest.mark.rule("klong.gold.gain")
def test_underworld_dealing_for_gold() -> None:
    assert play(Klong(2, hand=["underworld_dealing"], gold=6), "underworld_dealing") == {"gold": 1}
    t = Klong(2, hand=["underworld_dealing"], gold=7)
    assert play(t, "underworld_dealing", "choose:gold_1") == {"gold": 1}


@pytest.mark.card("underworld_dealing")
@pytest.mark.rule("klong.keyword.reserve-limited", "klong.buy.to-discard-pile")
@pytest.mark.parametrize(("left", "got"), [(12, 2), (2, 2), (1, 1)])
def test_underworld_dealing_for_tomes(left: int, got: int) -> None:
    t = Klong(2, hand=["underworld_dealing"], gold=7)
    t.table.dungeon.reserve[TOMES] = left
    tomes = {"reserve secret_tome": -got, "discard secret_tome": got}
    assert play(t, "underworld_dealing", "choose:tomes") == {"gold": -7, **tomes}


@pytest.mark.card("underworld_dealing")
@pytest.mark.rule("klong.keyword.reserve-limited")
def test_no_underworld_dealing_with_tomes_that_are_sold_out() -> None:
    t = Klong(2, hand=["underworld_dealing"], gold=9)
    t.table.dungeon.reserve[TOMES] = 0
    assert play(t, "underworld_dealing") == {"gold": 1}


@pytest.mark.card("underworld_dealing")
@pytest.mark.rule("klong.gold.gain")
def test_underworld_dealing_is_one_thing_or_the_other() -> None:
    t = Klong(2, hand=["underworld_dealing"], gold=7)
    t.do("play:underworld_dealing")
    assert t.offers() == ["choose:gold_1", "choose:tomes"]
    t.do("choose:tomes")
    assert "chose" in t.events()
    t.refuse("choose:gold_1")


# Wands


@pytest.mark.card("wand_of_recall")
@pytest.mark.rule("klong.keyword.order-independent", "klong.keyword.teleport-adjacent")
def test_wand_of_recall_with_an_artifact() -> None:
    t = Klong(2, hand=["wand_of_recall"], room="F02", tokens=["artifact_20"])
    assert play(t, "wand_of_recall") == {"skill": 2, "teleports": 1}
    assert t.offers("teleport:") == ["teleport:F01", "teleport:F03"]


@pytest.mark.card("wand_of_recall")
@pytest.mark.rule("klong.keyword.order-independent")
def test_wand_of_recall_without_an_artifact() -> None:
    t = Klong(2, hand=["wand_of_recall"], room="F02", tokens=["chalice", "crown_10", "monkey_idol", "backpack"])
    t.thief(1, tokens=["artifact_20"])
    assert play(t, "wand_of_recall") == {"skill": 2}
    t.refuse("teleport:F03", "no-teleport")


@pytest.mark.card("wand_of_recall")
@pytest.mark.rule("klong.keyword.order-independent")
def test_wand_of_recall_before_the_first_of_two_artifacts() -> None:
    t = Klong(4, hand=["wand_of_recall"], room="F27", tokens=["backpack"], boots=2)
    assert play(t, "wand_of_recall") == {"skill": 2}
    assert changes(t, "artifact:artifact_10") == {"token artifact_10": 1, "rage": 1, "teleports": 1}
    t.do("move:F20", "pass", "move:F21")
    assert changes(t, "artifact:artifact_7") == {"token artifact_7": 1, "rage": 1}


@pytest.mark.card("wand_of_wind")
@pytest.mark.rule("klong.keyword.teleport-adjacent")
def test_wand_of_wind_for_a_teleport() -> None:
    t = Klong(2, hand=["wand_of_wind"], room="F03")
    t.do("play:wand_of_wind")
    assert t.offers() == ["choose:teleport", "choose:secret"]
    assert changes(t, "choose:teleport") == {"teleports": 1}


@pytest.mark.card("wand_of_wind")
@pytest.mark.rule("klong.room.reveal-secret", "klong.minor.treasure")
def test_wand_of_wind_for_a_secret() -> None:
    t = Klong(2, hand=["wand_of_wind"], room="F03")
    t.secrets("treasure")
    t.do("play:wand_of_wind", "choose:secret")
    assert t.offers() == ["reach:F04", "reach:F07"]
    t.refuse("reach:F08", "no-secret-there")
    t.refuse("reach:F05", "no-secret-there")
    assert changes(t, "reach:F04") == {"secrets F04": -1, "gold": 2, "boxed treasure": 1}
    assert "found" in t.events()
    assert t.room() == "F03"


@pytest.mark.card("wand_of_wind")
@pytest.mark.rule("klong.room.reveal-secret", "klong.major.chalice")
def test_the_wand_of_wind_reaches_past_locks_and_monsters() -> None:
    t = Klong(2, hand=["wand_of_wind"], room="F05")
    t.secrets("chalice")
    t.do("play:wand_of_wind", "choose:secret")
    assert t.offers() == ["reach:F04", "reach:F06", "reach:F10"]
    assert changes(t, "reach:F06") == {"secrets F06": -1, "token chalice": 1}
    t.thief(0, room="F04", hand=["wand_of_wind"])
    t.do("play:wand_of_wind", "choose:secret")
    assert t.offers() == ["reach:F05", "reach:F09", "reach:F10"]


@pytest.mark.card("wand_of_wind")
@pytest.mark.rule("klong.keyword.teleport-adjacent", "klong.room.take-on-entry")
@pytest.mark.parametrize("room", ["F02", "F23"])
def test_the_wand_of_wind_teleports_where_no_secret_is_near_and_takes_no_idols(room: str) -> None:
    assert play(Klong(2, hand=["wand_of_wind"], room=room), "wand_of_wind") == {"teleports": 1}
