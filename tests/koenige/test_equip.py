"""Phase 3: equipment and gifts."""

import pytest

from verlies.core.rng import Rng
from verlies.core.view import UNKNOWN
from verlies.games.koenige import GAME
from verlies.testing.koenige import Halls, cards


def phase(*hand: str, seats: int = 2, **worn: str) -> Halls:
    """Return seat 0 in the equipment phase."""
    t = Halls(seats)
    t.hero(0, hand=hand, **worn)
    t.act(0)
    t.do("done")
    return t


@pytest.mark.rule("koenige.equip.slots")
def test_one_weapon_and_one_armour() -> None:
    t = phase("B-W01", "B-R01", "B-W02", "B-A01", "B-S01")
    t.do("equip:B-W01", "equip:B-R01")
    assert t.worn() == ["B-W01", "B-R01"]
    t.do("equip:B-W02")
    assert t.worn() == ["B-W02", "B-R01"]
    assert "B-W01" in t.hand()
    t.refuse("equip:B-A01", "not-equipment")
    t.refuse("equip:B-S01", "not-equipment")


@pytest.mark.rule("koenige.equip.free-changes")
def test_any_number_of_changes() -> None:
    t = phase("B-W01", "B-W02", armour="B-R01")
    t.do("doff:B-R01", "equip:B-R01", "equip:B-W01", "equip:B-W02", "doff:B-W02")
    assert (t.worn(), sorted(t.hand())) == (["B-R01"], ["B-W01", "B-W02"])
    t.refuse("doff:B-W01", "not-worn")
    assert GAME.view(t.table, 1).seen.heroes[0].armour == cards("B-R01")[0]


@pytest.mark.rule("koenige.equip.only-own-phase")
def test_nobody_else_changes_anything() -> None:
    t = phase("B-W01")
    t.hero(1, hand=["B-W02"])
    t.stack("W06", "W16")
    t.refuse("equip:B-W02", seat=1)
    t.do("end", "pass", "lay@n2", "turn:1")
    t.refuse("equip:B-W02", "equip-later", seat=1)


@pytest.mark.rule("koenige.cards.equipment-values")
def test_what_is_taken_off_no_longer_counts() -> None:
    t = phase("B-W01", weapon="S-W03")
    t.do("doff:S-W03", "end")
    t.hero(1, at="n1")
    t.act(0)
    t.refuse("attack:1", "out-of-reach")


@pytest.mark.rule("koenige.equip.give-one")
def test_one_card_for_a_mate_wherever_they_are() -> None:
    t = phase("B-W01", "B-W02", seats=4, weapon="S-W01")
    t.hero(2, at="s1")
    t.do("give:S-W01")
    assert (t.worn(), t.hand(2)) == ([], ["S-W01"])
    t.refuse("give:B-W01", "given")
    assert t.told("received", "card", seat=1) == ["S-W01"], "it lay open on the board"


@pytest.mark.rule("koenige.equip.give-one")
def test_a_card_of_the_hand_is_given_unseen() -> None:
    t = phase("B-W01", "B-W02", seats=6)
    t.do("give:B-W01")
    assert (t.ask(), t.offers()) == ("GiveHidden", ["to:2", "to:4"])
    t.refuse("to:1", "not-a-mate")
    t.do("to:4")
    assert (t.hand(0), t.hand(4)) == (["B-W02"], ["B-W01"])
    for viewer in (1, -1):
        assert t.told("gave", "to", seat=viewer) == ["4"]
        assert all("card" not in entry.facts for entry in t.match.log(viewer) if entry.kind in ("gave", "received"))
    assert GAME.view(t.table, 1).seen.heroes[4].hand == [UNKNOWN]


@pytest.mark.rule("koenige.equip.give-one")
def test_an_equipped_card_goes_to_one_of_two_mates() -> None:
    t = phase(seats=6, weapon="S-W01")
    t.do("give:S-W01")
    assert t.ask() == "GiveTo"
    t.refuse("to:0", "not-a-mate")
    t.do("to:2")
    assert t.hand(2) == ["S-W01"]


@pytest.mark.rule("koenige.equip.gift-delayed")
@pytest.mark.card("B-S03")
def test_a_gift_waits_for_the_own_turn() -> None:
    t = phase("B-S03", seats=4)
    t.do("give:B-S03", "end")
    t.act(1)
    t.do("attack:2")
    assert (t.ask(), t.asked, t.offers()) == ("FightDeclared", [2], ["pass"])
    t.refuse("play:B-S03", "locked")
    t.passes()
    t.act(2)
    t.act(3)
    t.do("attack:2")
    assert t.offers() == ["pass", "play:B-S03"]


@pytest.mark.rule("koenige.equip.gift-delayed")
def test_how_many_gifts_wait_is_no_secret_but_which() -> None:
    t = phase("B-S03", seats=4)
    t.do("give:B-S03")
    assert GAME.view(t.table, 1).seen.heroes[2].gifts == [UNKNOWN]
    assert GAME.view(t.table, 0).seen.heroes[2].gifts == cards("B-S03")


@pytest.mark.rule("koenige.equip.gift-delayed", "koenige.turn.team-open-information")
def test_a_guess_at_a_hidden_gift_is_a_card_of_that_hand() -> None:
    t = Halls(4)
    t.hero(0, hand=["B-A01", "B-A02"], gifts=["B-S03"])
    for seed in range(5):
        guess = GAME.sample(GAME.view(t.table, 1), Rng(seed))
        assert len(guess.heroes[0].gifts) == 1
        assert set(guess.heroes[0].gifts) <= set(guess.heroes[0].hand)
        assert UNKNOWN not in guess.heroes[0].hand


@pytest.mark.rule("koenige.equip.gift-delayed")
@pytest.mark.card("S-W06")
def test_a_gift_that_an_enemy_takes_does_not_wait() -> None:
    t = Halls(4)
    t.hero(2, gifts=["B-S03"])
    t.hero(1, weapon="S-W06")
    t.act(1)
    t.fates(8, 1)
    t.picks("B-S03")
    t.do("attack:2")
    t.passes()
    assert (t.hand(1), t.table.heroes[1].gifts, t.table.heroes[2].gifts) == (["B-S03"], [], [])


@pytest.mark.rule("koenige.equip.gift-delayed", "koenige.variant.extra-player")
def test_gifts_between_two_boards_of_one_person_wait_as_well() -> None:
    t = Halls(4, odd="shared_hero")
    t.hero(1, hand=["B-S02"])
    t.act(1)
    t.do("done", "give:B-S02")
    assert t.table.heroes[3].gifts == cards("B-S02")
    t.act(2)
    t.do("attack:3")
    t.passes()
    assert t.hand(3) == ["B-S02"]


@pytest.mark.rule("koenige.equip.two-player-no-gift")
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (3, 1)])
def test_without_a_mate_nothing_is_given(seats: int, seat: int) -> None:
    t = Halls(seats)
    t.hero(seat, hand=["B-W01"])
    t.act(seat)
    t.do("done")
    assert t.offers("give") == []
    t.refuse("give:B-W01", "no-mate")
