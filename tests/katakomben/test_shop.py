"""Cards, monsters, tools and the market."""

import pytest

from verlies.families.klong.content import TOMES
from verlies.testing.katakomben import Kata


@pytest.mark.rule("katakomben.buy.row")
def test_a_card_of_the_row_goes_to_the_discard_pile_and_works_later() -> None:
    t = Kata(skill=5, deck=[])
    t.do("buy:expert_guide")
    assert (t.resources(), t.discard()) == ((0, 0, 0), ["expert_guide"])
    t.end()
    t.play_all()
    t.end()
    assert t.hand(0) == ["expert_guide"]
    t.do("play:expert_guide")
    assert t.resources() == (2, 0, 2)
    t = Kata(skill=4)
    t.refuse("buy:expert_guide", "no-skill")
    t.refuse("buy:burgle", "not-for-sale")
    t.refuse("buy:bard", "not-in-row")


@pytest.mark.rule("katakomben.buy.not-replaced")
def test_nothing_of_the_row_is_replaced_during_the_turn() -> None:
    t = Kata(skill=6, swords=2, row=("swindle", "keymaster", "darkened_alcove", "bard", "bard", "bard"))
    before = t.table.dungeon.deck.count()
    t.do("buy:swindle", "fight:keymaster", "use:darkened_alcove")
    assert t.table.dungeon.row.count(-1) == 3
    assert t.table.dungeon.deck.count() == before


@pytest.mark.rule("katakomben.buy.reserve")
def test_the_reserve_is_limited() -> None:
    t = Kata(skill=4)
    t.do("buy:mercenary")
    assert (t.table.dungeon.reserve[0], t.discard()) == (14, ["mercenary"])
    t.table.dungeon.reserve = [0, 15, 12]
    t.ready()
    t.refuse("buy:mercenary", "sold-out")


@pytest.mark.rule("katakomben.monster.fight")
def test_monsters_are_fought_with_swords() -> None:
    row = ("skeletal_ape", "swindle", "swindle", "bard", "bard", "elven_sword")
    t = Kata(row=row, swords=2, skill=9)
    t.refuse("fight:skeletal_ape", "no-swords")
    t.refuse("buy:skeletal_ape", "is-monster")
    t = Kata(row=row, swords=3)
    t.do("fight:skeletal_ape")
    assert t.resources()[1] == 0
    t.refuse("fight:swindle", "not-a-monster")
    t.refuse("fight:keymaster", "not-in-row")


@pytest.mark.rule("katakomben.monster.reward-and-discard")
def test_a_beaten_monster_pays_and_leaves() -> None:
    t = Kata(swords=2, deck=["burgle"])
    t.do("fight:keymaster")
    assert (t.table.picks[0], t.ids.names(t.table.dungeon.discard), t.discard()) == (4, ["keymaster"], [])


@pytest.mark.rule("katakomben.monster.goblin")
@pytest.mark.card("goblin")
def test_the_goblin_stays() -> None:
    t = Kata(swords=6)
    t.do("fight:goblin", "fight:goblin", "fight:goblin")
    assert (t.table.thieves[0].gold, t.resources()[1], t.table.dungeon.discard) == (3, 0, [])
    t.end()
    t.turn(swords=2)
    assert "fight:goblin" in t.offers()


@pytest.mark.rule("katakomben.monster.printed-conditions")
@pytest.mark.card("crystal_kobold")
def test_some_monsters_are_fought_in_certain_places_only() -> None:
    row = ("crystal_kobold", "the_warden", "swindle", "bard", "bard", "elven_sword")
    t = Kata(row=row, swords=3)
    t.refuse("fight:crystal_kobold", "only-cave-or-shrine")
    t.refuse("fight:the_warden", "only-depths")
    for room in ("A2.cave", "A1.west"):
        t = Kata(row=row, swords=2, room=room)
        t.do("fight:crystal_kobold")
        assert t.resources() == (2, 0, 0)
    t = Kata(row=row, swords=3, room="A2.nook")
    t.refuse("fight:crystal_kobold", "only-cave-or-shrine")
    t.frees("peasant", "peasant")
    t.do("fight:the_warden")
    assert t.owned() == ["peasant", "peasant"]
    t = Kata(row=row, swords=3, tiles=["S1@w1"], room="S1.a")
    t.refuse("fight:the_warden", "only-depths")


@pytest.mark.rule("katakomben.tool.use")
@pytest.mark.card("darkened_alcove")
def test_a_tool_works_at_once_and_leaves() -> None:
    row = ("darkened_alcove", "swindle", "swindle", "bard", "bard", "elven_sword")
    t = Kata(row=row, skill=2)
    t.noise(3)
    t.do("use:darkened_alcove")
    assert (t.resources()[0], t.stones_of().area, t.ids.names(t.table.dungeon.discard)) == (0, 1, ["darkened_alcove"])
    assert t.discard() == []
    t = Kata(row=row, skill=1)
    t.refuse("use:darkened_alcove", "no-skill")
    t.refuse("buy:darkened_alcove", "is-device")
    t.refuse("use:swindle", "not-a-device")


@pytest.mark.rule("katakomben.tool.use")
@pytest.mark.card("wishing_well")
def test_a_tool_that_costs_no_skill_costs_gold() -> None:
    row = ("wishing_well", "swindle", "swindle", "bard", "bard", "elven_sword")
    t = Kata(row=row, gold=3, deck=["burgle", "burgle", "stumble"])
    assert t.offers("use") == ["use:wishing_well"], "nothing else is there to spend"
    t.do("use:wishing_well")
    assert (t.table.thieves[0].gold, len(t.hand()), t.told("paid", "gold")) == (0, 2, [3])
    t = Kata(row=row, gold=2, skill=9)
    t.refuse("use:wishing_well", "no-gold-for-card")


@pytest.mark.rule("katakomben.tool.use")
@pytest.mark.card("locked_trunk")
def test_a_locked_trunk_costs_a_lockpick_besides() -> None:
    row = ("locked_trunk", "swindle", "swindle", "bard", "bard", "elven_sword")
    t = Kata(row=row, skill=3, picks=1)
    t.secrets("chalice")
    t.do("use:locked_trunk")
    assert (t.table.picks[0], t.owned(), t.resources()[0]) == (0, ["chalice"], 0)
    t = Kata(row=row, skill=3, picks=0)
    t.refuse("use:locked_trunk", "no-picks")
    t = Kata(row=row, skill=2, picks=1)
    t.refuse("use:locked_trunk", "no-skill")
    t = Kata(row=row, skill=3, picks=1)
    t.table.own_loot().major = []
    t.do("use:locked_trunk")
    assert t.events()[-1] == "no-majors"


@pytest.mark.rule("katakomben.market.buy")
def test_goods_cost_seven_gold_in_a_market_room() -> None:
    t = Kata(tiles=["S1@w1"], room="S1.a", gold=7)
    t.do("goods:backpack")
    assert (t.table.thieves[0].gold, t.owned()) == (0, ["backpack"])
    t.refuse("goods:backpack", "no-gold")
    t = Kata(tiles=["S1@w1"], room="S1.a", gold=6)
    t.refuse("goods:backpack", "no-gold")
    t = Kata(tiles=["S1@w1"], room="S1.b", gold=7)
    t.refuse("goods:backpack", "no-market")
    t = Kata(tiles=["S1@w1"], room="S1.b", gold=7, boots=3, hand=["burgle"])
    t.turn(steady=True)
    t.do("move:S1.c", "move:S1.a", "goods:backpack")
    assert t.owned() == ["backpack"], "between moves, too"
    t.refuse("goods:artifact_5", "not-a-good")


@pytest.mark.rule("katakomben.market.repeat")
def test_the_market_may_be_used_again() -> None:
    t = Kata(tiles=["S1@w1"], room="S1.a", gold=14)
    t.do("goods:backpack", "goods:backpack")
    assert t.owned() == ["backpack", "backpack"]


@pytest.mark.rule("katakomben.market.shared-stock")
def test_all_markets_sell_from_one_board() -> None:
    t = Kata(tiles=["S1@w1", "S6@e1"], room="S1.a", gold=14)
    t.do("goods:backpack", "goods:backpack")
    t.thief(0, room="S6.a", gold=7)
    t.refuse("goods:backpack", "goods-sold")
    assert "goods:burglars_kit" in t.offers()


@pytest.mark.rule("katakomben.unlock.library", "katakomben.unlock.library-sold-out")
def test_a_library_gives_a_tome_while_there_are_any() -> None:
    t = Kata(tiles=["S2@w1"], room="S2.c", picks=1)
    t.do("crack:S2.c")
    assert (t.discard(), t.table.dungeon.reserve[TOMES], t.table.picks[0], t.resources()[0]) == (
        ["secret_tome"],
        11,
        0,
        0,
    )
    t = Kata(tiles=["S2@w1"], room="S2.c", picks=1)
    t.table.dungeon.reserve = [15, 15, 0]
    t.ready()
    t.refuse("crack:S2.c", "no-tomes-left")
    assert t.table.picks[0] == 1
