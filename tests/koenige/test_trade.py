"""Action 7: trading a card."""

import pytest

from verlies.games.koenige import GAME, how
from verlies.games.koenige.content.ids import GOLD, SILVER
from verlies.games.koenige.draws import LookAt
from verlies.testing.koenige import Halls, cards, names

BLUE_TEAM = 0b1010


def shop(*hand: str, seats: int = 2, **worn: str) -> Halls:
    """Return seat 0 with a merchant, at n1."""
    t = Halls(seats)
    t.lay("n1", "W14")
    t.hero(0, at="n1", hand=hand, **worn)
    t.act(0)
    return t


@pytest.mark.rule("koenige.trade.room")
def test_trading_needs_a_merchant_and_a_card() -> None:
    t = shop("B-W01")
    assert t.offers("trade") == ["trade:B-W01"]
    t.do("trade:B-W01")
    assert t.actions() == 1
    t = shop()
    assert t.offers("trade") == []
    t.refuse("trade:B-W01", "not-owned")
    t = Halls(2)
    t.hero(0, hand=["B-W01"])
    t.act(0)
    t.refuse("trade:B-W01", "no-merchant")


@pytest.mark.rule("koenige.trade.give")
def test_a_card_of_hand_or_board_is_discarded() -> None:
    t = shop("B-A01", weapon="S-W01", seats=4)
    t.hero(2, hand=["G-W01"])
    t.act(0)
    assert t.offers("trade") == ["trade:B-A01", "trade:S-W01"]
    t.refuse("trade:G-W01", "not-owned")
    t.do("trade:S-W01")
    assert (t.worn(), t.discarded()) == ([], ["S-W01"])


@pytest.mark.rule("koenige.trade.tiers")
@pytest.mark.parametrize(
    ("card", "piles", "not_from"),
    [
        ("B-W01", ["bronze", "silver"], ["gold"]),
        ("S-W01", ["silver", "gold"], ["bronze"]),
        ("G-W01", ["gold"], ["silver", "bronze"]),
    ],
)
def test_the_same_stack_or_the_next_better_one(card: str, piles: list[str], not_from: list[str]) -> None:
    t = shop(card)
    t.do(f"trade:{card}")
    assert t.offers() == [f"pile:{pile}" for pile in piles]
    for pile in not_from:
        t.refuse(f"pile:{pile}", "not-this-tier")


@pytest.mark.rule("koenige.trade.three-keep-one", "koenige.turn.team-open-information")
def test_three_are_looked_at_and_one_is_kept() -> None:
    t = shop("S-W01", seats=4)
    t.pile("silver", *[f"S-A{number:02}" for number in range(1, 11)], *[f"S-S{number:02}" for number in range(1, 9)])
    t.do("trade:S-W01", "pile:silver")
    assert t.offers() == ["keep:S-A01", "keep:S-A02", "keep:S-A03"]
    t.refuse("keep:S-A04", "not-looked-at")
    looked = cards("S-A03", "S-A02", "S-A01")
    for viewer, seen in ((2, looked), (0, looked), (1, [-1] * 3), (-1, [-1] * 3)):
        assert GAME.view(t.table, viewer).seen.piles[1].seen(viewer)[-3:] == seen
    t.do("keep:S-A02")
    assert t.offers() == ["under:S-A01", "under:S-A03"]
    t.do("under:S-A01")
    assert (t.hand(), t.table.piles[1].count()) == (["S-A02"], 17)
    assert t.table.piles[1].seen(0)[:2] == cards("S-A03", "S-A01"), "the last one lies lowest"
    assert t.table.piles[1].seen(1)[:2] == [-1, -1]
    hidden = [entry for entry in t.match.log(1) if entry.kind == "drew"]
    assert "card" not in hidden[0].facts


@pytest.mark.rule("koenige.trade.short-stack")
def test_with_fewer_cards_one_chooses_from_what_there_is() -> None:
    t = shop("G-W01")
    t.pile("gold", "G-W02", "G-W03")
    t.do("trade:G-W01", "pile:gold")
    assert t.offers() == ["keep:G-W02", "keep:G-W03"]
    t.do("keep:G-W03")
    assert (t.ask(), t.table.piles[2].count()) == ("Act", 1)


@pytest.mark.rule("koenige.trade.short-stack")
def test_an_empty_stack_is_filled_first_with_the_card_just_given() -> None:
    t = shop("G-W01")
    t.pile("gold")
    t.table.discard = []
    t.do("trade:G-W01", "pile:gold")
    assert t.offers() == ["keep:G-W01"]
    t.do("keep:G-W01")
    assert (t.hand(), t.discarded()) == (["G-W01"], [])


@pytest.mark.rule("koenige.trade.new-card-to-hand")
def test_the_new_card_is_in_the_hand_and_not_equipped() -> None:
    t = shop("B-A01")
    t.hero(1, at="n1")
    t.act(0)
    t.pile("bronze", "B-W03", "B-W01", "B-W02")
    t.do("trade:B-A01", "pile:bronze", "keep:B-W03", "under:B-W01")
    t.refuse("equip:B-W03", "equip-later")
    t.fates(4, 4)
    t.do("attack:1", "pass", "pass")
    assert t.told("totals", "attack") == [4]


@pytest.mark.rule("koenige.trade.three-keep-one")
def test_as_many_cards_are_kept_as_a_card_says() -> None:
    t = shop()
    t.pile("gold", "G-W01", "G-W02", "G-W03", "G-W04", "G-W05")
    t.table.push(0, [LookAt(GOLD, 5, 3, how.CARD)])
    t.ready()
    t.do("keep:G-W02", "keep:G-W03", "keep:G-W05")
    assert (t.hand(), t.ask(), t.offers()) == (["G-W02", "G-W03", "G-W05"], "PutUnder", ["under:G-W01", "under:G-W04"])
    t.do("under:G-W04")
    assert t.table.piles[GOLD].seen(0) == cards("G-W01", "G-W04")


def known(t: Halls, tier: int, seat: int) -> list[str]:
    """Return what a seat knows of a stack, from the bottom up."""
    return [names([card])[0] if card >= 0 else "?" for card in t.table.piles[tier].seen(seat)]


@pytest.mark.rule("koenige.trade.three-keep-one", "koenige.turn.team-open-information")
def test_what_the_others_knew_of_a_stack_they_do_not_know_after_a_secret_choice() -> None:
    t = shop("S-W04", seats=4)
    t.pile("silver", "S-W01", "S-W02", "S-W03", "S-R01")
    pile = t.table.piles[SILVER]
    for card in ("S-W01", "S-W02"):
        assert pile.draw(t.table.chance, 0) == cards(card)[0]
    for card in ("S-W02", "S-W01"):
        pile.put_on_top(cards(card)[0], BLUE_TEAM)
    assert known(t, SILVER, 1)[-2:] == ["S-W02", "S-W01"]
    t.do("trade:S-W04", "pile:silver")
    assert known(t, SILVER, 1)[-2:] == ["S-W02", "S-W01"], "nothing is chosen yet"
    t.do("keep:S-W02")
    for rival in (-1, 1, 3):
        assert set(known(t, SILVER, rival)) == {"?"}
    assert known(t, SILVER, 2)[-2:] == ["S-W03", "S-W01"]
    t.do("under:S-W01")
    assert known(t, SILVER, 2)[:2] == ["S-W03", "S-W01"]
    for rival in (1, 3):
        assert set(known(t, SILVER, rival)) == {"?"}
        told = [entry.facts.get("card") for entry in t.match.log(rival) if entry.kind == "under"]
        assert told == [None, None]
    mates = [entry.facts.get("card") for entry in t.match.log(2) if entry.kind == "under"]
    assert mates == ["S-W01", "S-W03"]
