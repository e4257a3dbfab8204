"""One against everything: four heroes in one hand, one life each, any order."""

import pytest

from verlies.games.bag_of_dungeon import GAME
from verlies.games.bag_of_dungeon.finds import useless
from verlies.testing.bag_of_dungeon import ITEM, Cave

ALL = "fighter,dwarf,elf,healer"


def alone(**settings: str) -> Cave:
    """Return a solo game."""
    return Cave(ALL, 1, variant="solo", **settings)


@pytest.mark.rule("bag.solo.four-heroes", "bag.solo.one-life")
def test_four_heroes_with_one_life_each() -> None:
    t = alone()
    assert [hero.lives for hero in t.table.heroes] == [1] * 4
    assert {hero.kind for hero in t.table.heroes} == {0, 1, 2, 3}
    assert {hero.field for hero in t.table.heroes} == {0}
    assert GAME.teams({"variant": "solo"}, 4) == (0, 0, 0, 0)
    assert set(t.table.eyes) == {15}, "one person may hold all seats"


@pytest.mark.rule("bag.solo.one-life", "bag.lose.third-life")
def test_the_first_defeat_is_the_last() -> None:
    t = alone().lay("n1", "T05", monster="troll")
    t.give(0, "iron_axe")
    t.begin(0)
    t.walk("n1")
    t.hero(0, health=1)
    t.dice(1, 2, 6, 6)
    t.do("fight")
    assert (t.at(0), t.lying("n1")) == ("", ["iron_axe"])
    assert "order:0" not in t.offers()


@pytest.mark.rule("bag.solo.order")
def test_any_order_anew_in_each_round() -> None:
    t = alone()
    assert (t.ask(), t.asked) == ("ChooseNext", [0, 1, 2, 3])
    t.do("order:2", seat=0)
    t.do("end")
    assert t.offers() == ["order:0", "order:1", "order:3"]
    t.refuse("order:2", "had-turn")
    t.refuse("end", "not-offered")
    t.do("order:3", seat=3)
    t.do("end")
    t.do("order:0", seat=1)
    t.do("end")
    assert (t.asked, t.ask()) == ([1], "Act"), "the last one needs no question"
    t.do("end")
    assert t.offers() == ["order:0", "order:1", "order:2", "order:3"]
    t.hero(1, status=1, lives=0, field=-1)
    t.refuse("order:1", "is-out")


@pytest.mark.rule("bag.solo.order", "bag.help.consent")
def test_nobody_asks_himself() -> None:
    t = alone().lay("n1", "T05", monster="troll")
    t.give(0, "witchs_claw")
    t.give(1, "iron_axe", "small_axe")
    t.begin(0)
    t.do("trade:1", "take:small_axe", "offer")
    assert (t.gear(0), t.ask()) == (["small_axe", "witchs_claw"], "Act")
    t.do("use:witchs_claw", "aim-at:1", "take:iron_axe", "put:0")
    assert t.gear(0) == ["small_axe", "iron_axe"]
    t.walk("n1")
    t.do("call:1")
    assert (t.at(1), t.asked, t.ask()) == ("n1", [0], "Clash")


@pytest.mark.rule("bag.solo.end")
@pytest.mark.card("acme_insurance")
def test_an_insurance_is_replaced() -> None:
    t = alone().lay("n1", "T16").begin(0)
    t.walk("n1")
    t.items("acme_insurance", "iron_axe")
    t.do("draw", "put:0")
    assert (t.gear(), t.table.items.count(), t.table.used) == (["iron_axe"], 38, [ITEM["acme_insurance"]])
    assert useless(t.table) == [ITEM["acme_insurance"]]


@pytest.mark.rule("bag.solo.end", "bag.item.bag-empty")
def test_and_never_comes_back() -> None:
    t = alone().lay("n1", "T16").begin(0)
    t.table.items.cells = []
    t.table.used = [ITEM["acme_insurance"], ITEM["iron_axe"]]
    t.walk("n1")
    t.do("draw", "put:0")
    assert (t.gear(), t.table.used) == (["iron_axe"], [ITEM["acme_insurance"]])


@pytest.mark.rule("bag.solo.end")
def test_won_and_lost_as_in_the_normal_game() -> None:
    t = alone().lay("n1", "T02").begin(0)
    t.give(3, "ring")
    t.walk("n1")
    t.table.fight.health = 1
    t.dice(6, 6, 1, 1, 1, 1)
    t.do("fight")
    assert t.won() == [0, 1, 2, 3]
    t = alone().lay("n1", "T02").begin(0)
    for seat in (1, 2, 3):
        t.hero(seat, status=1, lives=0, field=-1)
    t.walk("n1")
    t.hero(0, health=1)
    t.dice(1, 2, 6, 6, 6, 6)
    t.do("fight")
    assert (t.match.over, t.won()) == (True, [])
