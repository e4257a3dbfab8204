"""Captives, secrets and goods."""

import pytest

from verlies.families.klong.state import ESCAPED, FALLEN
from verlies.games.katakomben import GAME
from verlies.testing.katakomben import Kata, Stones


def freed(*captives: str, seats: int = 2, **what: object) -> Kata:
    """Return the table after these captives were freed."""
    t = Kata(seats, tiles=["S5@w1"], room="S5.a", **what)  # type: ignore[arg-type]
    t.frees(*captives)
    t.table.captives = sorted(t.ids.tokens(*captives))
    t.ready()
    t.do("crack:S5.a")
    return t


def worth(*tokens: str, **what: object) -> int:
    """Return what tokens are worth to somebody who escaped with an artifact of 5 points and nothing else."""
    t = Kata(tokens=["artifact_5", *tokens], deck=[], **what)  # type: ignore[arg-type]
    t.thief(0, status=ESCAPED)
    return GAME.result(t.table).scores[0] - 5


@pytest.mark.rule("katakomben.captive.abenteurer")
@pytest.mark.card("adventurer")
def test_an_adventurer_angers_the_dragon() -> None:
    t = freed("adventurer")
    assert (t.rage_space(), worth("adventurer")) == (4, 3)


@pytest.mark.rule("katakomben.captive.buergermeister")
@pytest.mark.card("mayor")
def test_a_mayor_is_worth_something_to_master_thieves() -> None:
    assert worth("mayor", "mastery") == 25
    t = Kata(tokens=["artifact_5", "mayor"], deck=[])
    t.thief(0, status=FALLEN)
    assert GAME.result(t.table).scores[0] == 5


@pytest.mark.rule("katakomben.captive.barbar")
@pytest.mark.card("barbarian")
def test_a_barbarian_lends_two_swords() -> None:
    t = freed("barbarian")
    assert t.resources() == (0, 2, 0)
    t.end()
    t.play_all()
    t.end()
    assert t.resources()[1] == 0
    assert worth("barbarian") == 2


@pytest.mark.rule("katakomben.captive.moench")
@pytest.mark.card("monk")
def test_a_monk_counts_own_marks() -> None:
    for marks, others, points in ((3, 1, 3), (0, 2, 0)):
        t = Kata(tokens=["artifact_5", "monk"], deck=[], tiles=["S2@w1", "D12@e1"])
        for shrine in ("A1.west", "S2.a", "D12.b")[:marks]:
            t.mark(shrine, 0)
        for shrine in ("A1.west", "S2.a")[:others]:
            t.mark(shrine, 1)
        t.thief(0, status=ESCAPED)
        assert GAME.result(t.table).scores[0] - 5 == points


@pytest.mark.rule("katakomben.captive.kleriker")
@pytest.mark.card("cleric")
def test_a_cleric_heals() -> None:
    assert freed("cleric", damage=2).stones_of() == Stones(29, damage=1)
    assert freed("cleric").stones_of() == Stones(30)
    assert worth("cleric") == 2


@pytest.mark.rule("katakomben.captive.bauer")
@pytest.mark.card("peasant")
def test_a_peasant_is_worth_two() -> None:
    t = freed("peasant", "peasant")
    assert (t.resources(), worth("peasant", "peasant")) == ((0, 0, 0), 4)


@pytest.mark.rule("katakomben.captive.rabattcoupon")
@pytest.mark.card("discount_coupon")
def test_a_coupon_saves_five_gold_once() -> None:
    t = Kata(tiles=["S1@w1"], room="S1.a", gold=2, tokens=["discount_coupon"])
    t.do("goods:backpack")
    assert (t.table.thieves[0].gold, t.owned(), t.told("goods", "cost")) == (0, ["backpack"], [2])
    assert t.ids.tokens("discount_coupon")[0] in t.table.boxed_tokens
    t.thief(0, gold=2)
    t.refuse("goods:backpack", "no-gold")
    t = Kata(tiles=["S1@w1"], room="S1.a", gold=9, tokens=["discount_coupon"])
    t.do("goods:backpack")
    assert (t.ask, t.offers()) == ("UseCoupon", ["pass", "coupon"])
    t.do("pass")
    assert (t.table.thieves[0].gold, t.owned()) == (2, ["discount_coupon", "backpack"])
    t.do("goods:burglars_kit")
    assert (t.table.thieves[0].gold, t.owned()) == (0, ["backpack", "burglars_kit"])
    t = Kata(tiles=["S1@w1"], room="S1.a", gold=9, tokens=["discount_coupon"])
    t.do("goods:backpack", "coupon")
    assert (t.table.thieves[0].gold, t.owned()) == (7, ["backpack"])
    assert worth("discount_coupon") == 0


@pytest.mark.rule("katakomben.captive.rabattcoupon")
@pytest.mark.card("golden_flute")
def test_flute_and_coupon_together_cost_nothing() -> None:
    t = Kata(hand=["golden_flute"], tokens=["discount_coupon"])
    t.do("play:golden_flute")
    t.thief(0, gold=0)
    t.do("flute:crown_10")
    assert (t.table.thieves[0].gold, t.owned()) == (0, ["crown_10"])
    t = Kata(hand=["golden_flute"], gold=4)
    t.do("play:golden_flute")
    assert (t.table.thieves[0].gold, t.stones_of().area) == (5, 1)
    assert t.offers("flute") == ["flute:backpack", "flute:burglars_kit", "flute:crown_10"]
    t.refuse("flute:blood_amulet", "not-wounded")
    t.refuse("flute:crown_9", "not-best-crown")
    t.refuse("flute:mastery", "not-a-good")
    t.do("flute:backpack")
    assert (t.table.thieves[0].gold, t.owned(), t.room()) == (0, ["backpack"], "A1.hall")
    t.refuse("flute:burglars_kit", "no-leap")
    t = Kata(hand=["golden_flute"], gold=3)
    t.do("play:golden_flute")
    t.refuse("flute:backpack", "no-gold")
    t.table.goods = []
    t.thief(0, gold=9)
    t.refuse("flute:backpack", "goods-sold")


@pytest.mark.rule("katakomben.captive.coupon-not-a-captive", "katakomben.captive.krieger")
@pytest.mark.card("warrior")
def test_a_warrior_counts_captives_and_not_the_coupon() -> None:
    assert worth("warrior", "peasant", "discount_coupon") == 2 + 2
    assert worth("warrior", "warrior", "peasant") == 3 + 3 + 2
    t = freed("discount_coupon", "peasant")
    assert (t.owned(), t.table.captives_of(0), t.table.deeds.freed) == (["discount_coupon", "peasant"], 1, 1)
    t = Kata(hand=["riot"], tokens=["peasant", "peasant", "discount_coupon"], deck=[])
    t.do("play:riot", "end")
    assert t.ask == "TakeTurn"
    t = Kata(tokens=["artifact_5", "peasant", "peasant", "discount_coupon"], deck=["brave_hero"])
    t.thief(0, status=ESCAPED)
    assert GAME.result(t.table).scores[0] == 5 + 4


@pytest.mark.rule("katakomben.captive.primatologin")
@pytest.mark.card("primatologist")
def test_a_primatologist_wants_an_idol() -> None:
    assert worth("primatologist") == 0
    assert worth("primatologist", "monkey_idol") == 10
    assert worth("primatologist", "golden_monkey_bot") == 8
    assert worth("primatologist", "monkey_idol", "monkey_idol", "monkey_idol") == 20


@pytest.mark.rule("katakomben.captive.affenbot")
@pytest.mark.card("golden_monkey_bot")
def test_the_bot_is_an_idol_and_a_captive() -> None:
    assert worth("golden_monkey_bot") == 3
    assert worth("golden_monkey_bot", "warrior") == 3 + 2
    t = Kata(hand=["boots_of_the_ape_lord"], tokens=["golden_monkey_bot"])
    t.do("play:boots_of_the_ape_lord")
    assert t.table.turn.steady
    t = Kata(tokens=["artifact_5", "golden_monkey_bot"], deck=["thirst_for_adventure"])
    t.thief(0, status=ESCAPED)
    assert GAME.result(t.table).scores[0] == 5 + 3 + 4


@pytest.mark.rule("katakomben.captive.prinz-prinzessin")
@pytest.mark.card("prince")
@pytest.mark.card("princess")
def test_prince_and_princess_want_a_crown() -> None:
    assert worth("prince", "princess", "crown_8") == 18
    assert worth("prince", "princess") == 0


@pytest.mark.rule("katakomben.captive.heimgesucht")
@pytest.mark.card("haunted_prisoner")
def test_a_haunted_captive_brings_a_ghost() -> None:
    t = freed("haunted_prisoner")
    assert (t.ghosts(), t.told("ghost", "why"), worth("haunted_prisoner")) == ((4, 1, 0), ["captive"], 3)


@pytest.mark.rule("katakomben.captive.hexenmeisterin")
@pytest.mark.card("sorceress")
def test_a_sorceress_wants_two_tomes() -> None:
    for tomes, points in ((2, 14 + 10), (1, 7)):
        t = Kata(tokens=["artifact_5", "sorceress", "sorceress"], deck=["secret_tome"] * tomes)
        t.thief(0, status=ESCAPED)
        assert GAME.result(t.table).scores[0] - 5 == points


# Large secrets


@pytest.mark.rule("katakomben.major.katakombenkarte")
@pytest.mark.card("catacombs_map")
def test_a_map_leads_against_arrows() -> None:
    t = Kata(room="A2.nook", boots=1, tokens=["catacombs_map"])
    t.thief(1, room="A2.nook")
    t.do("move:A2.monkey")
    assert t.room() == "A2.monkey"
    t.end()
    t.turn(boots=1)
    t.refuse("move:A2.monkey", "wrong-way")
    assert worth("catacombs_map") == 5
    t = Kata(room="A2.nook", boots=0, tokens=["catacombs_map"])
    t.refuse("move:A2.monkey", "no-boots")


@pytest.mark.rule("katakomben.major.kelch")
@pytest.mark.card("chalice")
def test_a_chalice_is_no_artifact() -> None:
    t = Kata(tokens=["chalice"], boots=1)
    t.refuse("move:A1.crypt", "needs-artifact")
    assert (worth("chalice"), t.rage_space()) == (7, 3)


def chest(token: str, **what: object) -> Kata:
    """Return the table after a large secret was found."""
    t = Kata(tiles=["S6@w1"], room="S6.b", **what)  # type: ignore[arg-type]
    t.secrets(token)
    t.do("crack:S6.b")
    return t


@pytest.mark.rule("katakomben.major.talentschub")
@pytest.mark.card("greater_skill_boost")
def test_a_great_boost_gives_skill_now() -> None:
    t = chest("greater_skill_boost")
    assert (t.resources()[0], t.owned()) == (5, [])
    t.end()
    assert t.told("lapsed", "skill") == [5]


@pytest.mark.rule("katakomben.major.schatz")
@pytest.mark.card("greater_treasure")
def test_a_great_treasure_is_five_gold() -> None:
    t = chest("greater_treasure", gold=2)
    assert t.table.thieves[0].gold == 7
    t.thief(0, room="S6.a")
    t.do("goods:backpack")
    assert t.table.thieves[0].gold == 0


@pytest.mark.rule("katakomben.major.heiltrank")
@pytest.mark.card("potion_of_greater_healing")
def test_a_great_potion_heals_two_in_the_own_turn() -> None:
    t = chest("potion_of_greater_healing", damage=3)
    t.refuse("drink:potion_of_greater_healing", seat=1)
    t.do("drink:potion_of_greater_healing")
    assert t.stones_of().damage == 1
    t.refuse("drink:potion_of_greater_healing", "no-token")
    t = Kata(tokens=["potion_of_greater_healing"], damage=1)
    t.do("drink:potion_of_greater_healing")
    assert t.stones_of() == Stones(30)


# Goods


def bought(good: str, **what: object) -> Kata:
    """Return the table after a good was bought."""
    t = Kata(tiles=["S1@w1"], room="S1.a", gold=7, **what)  # type: ignore[arg-type]
    t.do(f"goods:{good}")
    return t


@pytest.mark.rule("katakomben.goods.rucksack")
@pytest.mark.card("backpack")
def test_backpacks_carry_one_more_artifact_each() -> None:
    t = bought("backpack", tokens=["artifact_5"])
    t.tiles("D01@w2", "D02@w3")
    rage = t.rage_space()
    for artifact, room in (("artifact_7", "D01.a"), ("artifact_10", "D02.a")):
        t.thief(0, room=room)
        t.artifact(room, artifact)
        if artifact == "artifact_10":
            t.refuse("artifact:artifact_10", "bags-full")
            t.thief(0, tokens=["artifact_5", "artifact_7", "backpack", "backpack"])
        t.do(f"artifact:{artifact}")
    assert (t.rage_space() - rage, worth("backpack", "backpack")) == (2, 10)


@pytest.mark.rule("katakomben.goods.blutamulett")
@pytest.mark.card("blood_amulet")
def test_an_amulet_is_for_the_wounded() -> None:
    t = Kata(tiles=["S1@w1"], room="S1.a", gold=14, damage=4)
    t.refuse("goods:blood_amulet", "not-wounded")
    t.thief(0, damage=5)
    t.do("goods:blood_amulet")
    assert (t.stones_of().damage, t.stones_of().supply, worth("blood_amulet")) == (3, 27, 7)
    t.refuse("goods:blood_amulet", "not-wounded")


@pytest.mark.rule("katakomben.goods.diebesausruestung")
@pytest.mark.card("burglars_kit")
def test_a_kit_has_two_lockpicks() -> None:
    t = bought("burglars_kit", picks=0)
    assert (t.table.picks[0], worth("burglars_kit")) == (2, 2)


@pytest.mark.rule("katakomben.goods.krone")
@pytest.mark.card("crown_10")
def test_the_best_crown_is_sold_first() -> None:
    t = Kata(tiles=["S1@w1"], room="S1.a", gold=21)
    t.refuse("goods:crown_8", "not-best-crown")
    t.do("goods:crown_10", "goods:crown_9", "goods:crown_8")
    assert worth("crown_10", "crown_9", "crown_8") == 27


# Small secrets


def found(token: str, seats: int = 2, **what: object) -> Kata:
    """Return the table after a small secret was found."""
    t = Kata(seats, boots=1, **what)  # type: ignore[arg-type]
    t.secrets(token)
    t.do("move:A1.east")
    return t


@pytest.mark.rule("katakomben.minor.drachenei")
@pytest.mark.card("dragon_egg")
def test_an_egg_angers_the_dragon() -> None:
    t = found("dragon_egg", 3)
    assert (t.rage_space(), t.owned(), worth("dragon_egg")) == (3, ["dragon_egg"], 3)


@pytest.mark.rule("katakomben.minor.dietrich")
@pytest.mark.card("lockpick_secret")
def test_a_hidden_lockpick() -> None:
    t = found("lockpick_secret", picks=1)
    assert (t.table.picks[0], t.owned()) == (2, [])
    assert t.ids.tokens("lockpick_secret")[0] in t.table.boxed_tokens


@pytest.mark.rule("katakomben.minor.zauberbrunnen")
@pytest.mark.card("magic_spring")
def test_a_magic_spring_trashes_a_card_at_the_end_of_this_turn() -> None:
    t = found("magic_spring", hand=["stumble"], discard=["burgle"], deck=["sidestep"])
    assert t.owned() == []
    t.do("play:stumble", "end")
    assert (t.ask, t.offers()) == ("TrashCard", ["trash:burgle", "trash:stumble"])
    t.refuse("trash:sidestep", "not-trashable")
    t.refuse("pass", "must-trash")
    t.do("trash:stumble")
    assert t.ids.names(t.table.boxed_cards) == ["stumble"]
    assert t.ids.tokens("magic_spring")[0] in t.table.boxed_tokens
    t = found("magic_spring", deck=["sidestep"])
    t.do("end")
    assert (t.ask, t.table.boxed_cards) == ("TakeTurn", [])
    t = found("magic_spring", hand=["stumble", "burgle"], deck=[])
    t.to_trash()
    t.do("play:stumble", "play:burgle", "end", "trash:burgle", "trash:stumble")
    assert len(t.table.boxed_cards) == 2


@pytest.mark.rule("katakomben.minor.heiltrank")
@pytest.mark.card("potion_of_healing")
def test_a_potion_heals_one() -> None:
    t = found("potion_of_healing", damage=2)
    t.refuse("drink:potion_of_healing", seat=1)
    t.do("drink:potion_of_healing")
    assert (t.stones_of().damage, t.owned()) == (1, [])


@pytest.mark.rule("katakomben.minor.flinkheit")
@pytest.mark.card("potion_of_swiftness")
def test_a_potion_of_swiftness_does_not_help_against_tiredness() -> None:
    t = found("potion_of_swiftness")
    t.do("drink:potion_of_swiftness")
    assert t.resources()[2] == 1
    t = Kata(boots=2, tokens=["potion_of_swiftness"])
    t.do("move:A2.cave", "drink:potion_of_swiftness")
    t.refuse("move:A2.nook", "tired")


@pytest.mark.rule("katakomben.minor.staerketrank")
@pytest.mark.card("potion_of_strength")
def test_a_potion_of_strength() -> None:
    t = found("potion_of_strength")
    t.do("drink:potion_of_strength")
    assert t.resources()[1] == 2


@pytest.mark.rule("katakomben.minor.puzzlewuerfel")
@pytest.mark.card("puzzle_box")
def test_a_puzzle_box_opens_on_entering_a_shrine() -> None:
    t = found("puzzle_box")
    assert t.owned() == ["puzzle_box"]
    t.thief(0, tokens=["puzzle_box", "puzzle_box"], room="A1.hall")
    t.mark("A1.west", 0)
    t.turn(boots=1)
    t.secrets("chalice", "greater_treasure")
    t.do("move:A1.west")
    assert (t.owned(), t.table.thieves[0].gold, len(t.table.loot.major)) == (["chalice"], 5, 9)
    t = Kata(boots=1, tokens=["puzzle_box"])
    t.table.own_loot().major = []
    t.do("move:A1.west")
    assert (t.owned(), t.events()[-2:]) == ([], ["unpacked", "no-majors"])


@pytest.mark.rule("katakomben.minor.schatz")
@pytest.mark.card("treasure")
def test_a_treasure_is_two_gold() -> None:
    assert found("treasure", gold=5).table.thieves[0].gold == 7
