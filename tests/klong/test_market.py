"""The market: where, for how much, how often and what is sold."""

from collections import Counter

import pytest

from verlies.games.klong.boards import BOARDS, ROOMS
from verlies.games.klong.content.tokens import TOKENS
from verlies.testing.klong import Klong

GOODS = ["goods:master_key", "goods:backpack", "goods:crown_10"]
FRONT_MARKET = ["F19", "F20", "F26", "F27"]
BACK_MARKET = ["B19", "B21", "B26", "B27", "B34"]


def stock(t: Klong) -> Counter[str]:
    """Return what is still for sale."""
    return Counter(TOKENS[token].id for token in t.table.goods)


def gold(t: Klong) -> list[int]:
    """Return the gold of all thieves."""
    return [thief.gold for thief in t.table.thieves]


FULL = Counter(["master_key", "master_key", "backpack", "backpack", "crown_10", "crown_9", "crown_8"])


@pytest.mark.rule("klong.market.location")
@pytest.mark.parametrize("room", ["F01", "F17", "F18", "F21", "F25", "F28"])
def test_nothing_is_sold_outside_the_market(room: str) -> None:
    t = Klong(2, room=room, gold=7)
    assert t.offers("goods:") == []
    for good in GOODS:
        t.refuse(good, "no-market")


@pytest.mark.rule("klong.market.location")
def test_a_turn_that_begins_on_the_market_can_begin_with_buying() -> None:
    t = Klong(2, hand=["burgle"], room="F26", gold=7)
    assert t.offers("goods:") == GOODS
    t.do("goods:backpack")
    assert t.owned() == ["backpack"]


@pytest.mark.rule("klong.market.location")
def test_goods_are_sold_on_arrival_and_no_longer_after_leaving() -> None:
    t = Klong(2, room="F18", gold=14, boots=3)
    t.refuse("goods:backpack", "no-market")
    t.do("move:F26")
    assert t.offers("goods:") == GOODS
    t.do("goods:backpack", "move:F18")
    assert gold(t) == [7, 0]
    t.refuse("goods:backpack", "no-market")


@pytest.mark.rule("klong.market.location")
def test_only_the_one_whose_turn_it_is_buys() -> None:
    t = Klong(2, room="F18", gold=7)
    t.thief(1, room="F26", gold=7)
    assert t.offers("goods:") == []
    t.refuse("goods:backpack", "not-your-turn", seat=1)


@pytest.mark.rule("klong.market.price")
def test_six_gold_buy_nothing() -> None:
    t = Klong(2, room="F20", gold=6)
    assert t.offers("goods:") == []
    for good in GOODS:
        t.refuse(good, "no-gold")
    assert stock(t) == FULL


@pytest.mark.rule("klong.market.price")
@pytest.mark.parametrize("good", ["master_key", "backpack", "crown_10"])
def test_every_good_costs_seven_gold(good: str) -> None:
    t = Klong(2, room="F20", gold=7, skill=3, swords=2)
    t.do(f"goods:{good}")
    assert gold(t) == [0, 0]
    assert t.owned() == [good]
    assert t.owned(1) == []
    assert stock(t) == FULL - Counter([good])
    assert t.resources() == (3, 2, 0)


@pytest.mark.rule("klong.market.price")
def test_the_rest_of_the_gold_is_kept() -> None:
    t = Klong(2, room="F20", gold=13)
    t.thief(1, gold=9)
    t.do("goods:backpack")
    assert gold(t) == [6, 9]
    t.refuse("goods:backpack", "no-gold")


@pytest.mark.rule("klong.market.any-number")
def test_several_goods_are_bought_on_one_visit() -> None:
    t = Klong(2, room="F20", gold=21)
    t.do("goods:master_key", "goods:master_key", "goods:crown_10")
    assert gold(t) == [0, 0]
    assert t.room() == "F20"
    assert t.owned() == ["master_key", "master_key", "crown_10"]
    assert stock(t) == Counter(["backpack", "backpack", "crown_9", "crown_8"])


@pytest.mark.rule("klong.market.any-number")
def test_with_gold_enough_one_visit_buys_the_whole_market() -> None:
    t = Klong(2, room="F20", gold=50)
    t.do("goods:backpack", "goods:backpack", "goods:master_key", "goods:master_key")
    t.do("goods:crown_10", "goods:crown_9", "goods:crown_8")
    assert gold(t) == [1, 0]
    assert t.table.goods == []
    assert t.offers("goods:") == []


@pytest.mark.rule("klong.market.any-number")
def test_equal_goods_are_offered_once() -> None:
    assert Klong(2, room="F20", gold=70).offers("goods:") == GOODS


@pytest.mark.rule("klong.market.sold-out")
@pytest.mark.parametrize("good", ["backpack", "master_key"])
def test_a_good_that_is_sold_out_is_not_sold_again(good: str) -> None:
    t = Klong(2, room="F20", gold=21)
    t.do(f"goods:{good}")
    assert f"goods:{good}" in t.offers()
    t.do(f"goods:{good}")
    assert t.offers("goods:") == [each for each in GOODS if each != f"goods:{good}"]
    t.refuse(f"goods:{good}", "goods-sold")
    assert "goods:crown_10" in t.offers()


@pytest.mark.rule("klong.market.sold-out")
def test_the_stock_is_not_replenished_in_later_turns() -> None:
    t = Klong(2, room="F20", gold=14)
    t.thief(1, hand=[], room="F19", gold=7)
    t.do("goods:backpack", "goods:backpack")
    t.end()
    assert t.asked == [1]
    t.refuse("goods:backpack", "goods-sold")
    assert t.offers("goods:") == ["goods:master_key", "goods:crown_10"]


@pytest.mark.rule("klong.market.sold-out")
def test_the_best_crown_left_is_the_one_for_sale() -> None:
    t = Klong(2, room="F20", gold=21)
    t.refuse("goods:crown_9", "not-best-crown")
    t.refuse("goods:crown_8", "not-best-crown")
    t.do("goods:crown_10")
    assert t.offers("goods:crown") == ["goods:crown_9"]
    t.refuse("goods:crown_8", "not-best-crown")
    t.do("goods:crown_9")
    assert t.offers("goods:crown") == ["goods:crown_8"]
    t.refuse("goods:crown_10", "goods-sold")
    t.do("goods:crown_8")
    assert t.offers("goods:") == []


@pytest.mark.rule("klong.market.keep-in-front")
def test_a_bought_good_is_kept_openly_beyond_the_end_of_the_turn() -> None:
    t = Klong(3, deck=["burgle"] * 5, room="F20", gold=7)
    t.do("goods:master_key")
    t.end()
    assert t.owned() == ["master_key"]
    for seat in (-1, 0, 1, 2):
        seen = t.match.view(seat).seen
        assert [TOKENS[token].id for token in seen.thieves[0].tokens] == ["master_key"]
        panel = next(panel for panel in t.match.scene(seat).panels if (panel.id, panel.seat) == ("thief", 0))
        assert [(token.face, token.count) for token in panel.tokens] == [("master_key", 1)]


@pytest.mark.rule("klong.market.keep-in-front")
def test_a_bought_good_does_not_enter_the_deck() -> None:
    t = Klong(2, deck=["burgle"] * 5, discard=["stumble"], room="F20", gold=7)
    before = sorted(t.table.thieves[0].cards())
    t.do("goods:crown_10")
    assert sorted(t.table.thieves[0].cards()) == before
    assert t.discard() == ["stumble"]
    t.end()
    assert sorted(t.table.thieves[0].cards()) == before
    assert t.owned() == ["crown_10"]


@pytest.mark.rule("klong.market.every-space-sells-all")
@pytest.mark.parametrize(
    ("board", "room"), [*(("front", room) for room in FRONT_MARKET), *(("back", room) for room in BACK_MARKET)]
)
def test_every_market_space_sells_the_whole_stock(board: str, room: str) -> None:
    t = Klong(2, board=board, room=room, gold=7)
    assert t.offers("goods:") == GOODS


@pytest.mark.rule("klong.market.every-space-sells-all")
@pytest.mark.parametrize("side", ["front", "back"])
def test_no_other_space_sells_anything(side: str) -> None:
    markets = [ROOMS[number].id for number in BOARDS[side].numbers() if ROOMS[number].market]
    assert markets == {"front": FRONT_MARKET, "back": BACK_MARKET}[side]
    t = Klong(2, board=side, gold=7)
    for number in BOARDS[side].numbers():
        t.thief(0, room=ROOMS[number].id)
        assert bool(t.offers("goods:")) == (ROOMS[number].id in markets)


def linked_to(room: str, market: list[str]) -> set[str]:
    """Return the market spaces that can be reached from one without leaving the market."""
    group = [room]
    for each in group:
        near = [ROOMS[n].id for r in ROOMS if r.id == each for n in r.near]
        group += [to for to in near if to in market and to not in group]
    return set(group)


@pytest.mark.rule("klong.market.every-space-sells-all")
def test_the_market_is_one_group_on_the_front_and_scattered_on_the_back() -> None:
    assert all(linked_to(room, FRONT_MARKET) == set(FRONT_MARKET) for room in FRONT_MARKET)
    assert linked_to("B19", BACK_MARKET) == {"B19"}
    assert linked_to("B34", BACK_MARKET) == {"B34"}
    assert linked_to("B27", BACK_MARKET) == {"B27"}
    assert linked_to("B21", BACK_MARKET) == {"B21", "B26"}


@pytest.mark.rule("klong.market.every-space-sells-all")
def test_what_is_bought_on_one_space_is_gone_on_all() -> None:
    t = Klong(2, board="back", room="B19", gold=21)
    t.thief(1, hand=[], gold=7)
    t.do("goods:backpack", "goods:backpack", "goods:crown_10")
    t.end()
    for room in BACK_MARKET:
        t.thief(1, room=room)
        assert t.offers("goods:") == ["goods:master_key", "goods:crown_9"]
