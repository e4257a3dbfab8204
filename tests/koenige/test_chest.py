"""Action 5: looting chests."""

import pytest

from verlies.games.koenige.chest import tier_of
from verlies.games.koenige.content.ids import CHEST, TIERS
from verlies.games.koenige.content.rooms import ROOMS
from verlies.testing.koenige import Halls

CHESTS = {0: ("W06", 2), 1: ("W09", 2), 2: ("W12", 2), 3: ("I11", 2)}


def vault(bonus: int = 1, seats: int = 2) -> Halls:
    """Return seat 0 at n1, where a chest has some bonus."""
    t = Halls(seats)
    t.lay("n1", *CHESTS[bonus])
    t.hero(0, at="n1")
    t.act(0)
    return t


@pytest.mark.rule("koenige.chest.loot", "koenige.chest.x-after", "koenige.fight.fate-discarded")
def test_fate_and_bonus_give_a_treasure() -> None:
    t = vault(1)
    t.fates(5)
    t.draws("S-A01")
    t.do("loot")
    assert (t.told("chest-total", "total"), t.told("chest-total", "tier")) == ([6], ["silver"])
    t.do("pile:silver")
    assert (t.hand(), t.actions(), t.marked()) == (["S-A01"], 1, ["n1"])
    assert [t.table.box.fate[card] for card in t.table.spent] == [5]
    t.refuse("loot", "looted")
    t.act(1)
    t.hero(1, at="n1")
    t.act(1)
    t.refuse("loot", "looted")


@pytest.mark.rule("koenige.chest.loot")
@pytest.mark.parametrize("room", ["W02", "W04", "W14", "I17"])
def test_only_chests_can_be_looted(room: str) -> None:
    t = Halls(2)
    t.lay("n1", room, 2)
    t.hero(0, at="n1")
    t.act(0)
    t.refuse("loot", "no-chest")


@pytest.mark.rule("koenige.chest.thresholds")
def test_the_thresholds() -> None:
    assert [TIERS[tier_of(total)] for total in range(1, 12)] == ["bronze"] * 4 + ["silver"] * 3 + ["gold"] * 4
    assert sorted(room.bonus for room in ROOMS if room.kind == CHEST) == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 2


@pytest.mark.rule("koenige.chest.thresholds")
@pytest.mark.parametrize(
    ("fate", "bonus", "tier"),
    [
        (5, 0, "silver"),
        (5, 1, "silver"),
        (5, 2, "silver"),
        (5, 3, "gold"),
        (4, 0, "bronze"),
        (4, 1, "silver"),
        (4, 3, "silver"),
        (8, 0, "gold"),
        (8, 3, "gold"),
    ],
)
def test_each_bonus_counts(fate: int, bonus: int, tier: str) -> None:
    t = vault(bonus)
    t.fates(fate)
    t.do("loot")
    assert t.offers()[0] == f"pile:{tier}"


@pytest.mark.rule("koenige.chest.one-card")
def test_a_lower_stack_may_be_chosen() -> None:
    t = vault(1)
    t.fates(8)
    t.do("loot")
    assert t.offers() == ["pile:gold", "pile:silver", "pile:bronze"]
    t.draws("B-W01")
    t.do("pile:bronze")
    assert (t.hand(), t.table.piles[0].count()) == (["B-W01"], 39)


@pytest.mark.rule("koenige.chest.one-card")
def test_no_better_stack_than_the_total_allows() -> None:
    t = vault(1)
    t.fates(5)
    t.do("loot")
    t.refuse("pile:gold", "tier-too-high")


@pytest.mark.rule("koenige.chest.x-after", "koenige.capture.clears-other-x")
def test_after_a_capture_the_chest_can_be_looted_again() -> None:
    t = vault(0)
    t.mark("n1")
    t.lay("e2", "W01", 3)
    t.hero(1, at="e2")
    t.flag("W01", "taking", holder=1)
    t.turn(1)
    assert t.marked() == ["e2"]
    t.act(0)
    assert "loot" in t.offers()


@pytest.mark.rule("koenige.chest.empty-treasure-stack")
def test_an_empty_stack_is_made_of_its_discards() -> None:
    t = vault(1)
    t.pile("gold")
    t.table.discard = [card for card in t.table.discard if t.table.card(card).id in ("G-W01", "G-W02", "G-W03")]
    t.discard_also("B-W01")
    t.fates(8)
    t.draws("G-W02")
    t.do("loot", "pile:gold")
    assert (t.hand(), t.table.piles[2].count(), t.discarded()) == (["G-W02"], 2, ["B-W01"])
    assert "refilled" in t.events()


@pytest.mark.rule("koenige.chest.empty-treasure-stack")
def test_without_any_card_of_a_tier_the_next_lower_one_is_drawn() -> None:
    t = vault(1)
    t.pile("gold")
    t.table.discard = []
    t.fates(8)
    t.draws("S-W01")
    t.do("loot", "pile:gold")
    assert t.hand() == ["S-W01"]


@pytest.mark.rule("koenige.chest.empty-treasure-stack")
def test_without_any_card_nothing_is_drawn_and_the_chest_is_marked() -> None:
    t = vault(0)
    for tier in TIERS:
        t.pile(tier)
    t.table.discard = []
    t.fates(8)
    t.do("loot", "pile:gold")
    assert (t.hand(), t.actions(), t.marked()) == ([], 1, ["n1"])
    assert "no-treasure" in t.events()
