"""Words on cards: discarding, arriving, trashing, acquiring, danger and teleports."""

import pytest

from verlies.testing.katakomben import Kata


@pytest.mark.rule("katakomben.keyword.discard-from-hand")
def test_only_cards_in_hand_are_discarded_and_do_nothing_then() -> None:
    t = Kata(hand=["charlatan", "stumble"], played=["burgle"], deck=["sidestep"] * 3)
    t.do("play:charlatan")
    t.refuse("discard:burgle", "not-discardable")
    t.do("discard:stumble")
    assert (t.stones_of().area, t.discard()) == (0, ["stumble"])


@pytest.mark.rule("katakomben.keyword.discard-is-a-cost", "katakomben.example.scharlatan")
@pytest.mark.card("charlatan")
def test_without_a_card_the_charlatan_draws_nothing() -> None:
    t = Kata(hand=["charlatan", "stumble"], deck=["sidestep"] * 3)
    t.do("play:charlatan", "discard:stumble")
    assert (t.hand(), t.stones_of().area) == (["sidestep", "sidestep"], 0)
    t = Kata(hand=["charlatan"], deck=["sidestep"] * 3)
    t.do("play:charlatan")
    assert (t.hand(), t.ask) == ([], "TakeTurn")
    t = Kata(hand=["charlatan", "stumble"], deck=["sidestep"] * 3)
    t.do("play:charlatan", "pass")
    assert t.hand() == ["stumble"]


@pytest.mark.rule("katakomben.keyword.encounter")
def test_an_arrival_comes_before_the_attack_and_only_once() -> None:
    t = Kata(row=("swindle",) * 4)
    t.reveals("darkened_alcove", "archoverlord")
    t.stones("black", "black", "black")
    t.end()
    kinds = t.events()
    assert kinds.index("arrived") < kinds.index("attack")
    assert [t.stones_of(seat).bag for seat in (0, 1)] == [1, 1]
    t.play_all()
    noise = [t.stones_of(seat).area for seat in (0, 1)]
    t.end()
    assert [t.stones_of(seat).area for seat in (0, 1)] == noise


@pytest.mark.rule("katakomben.keyword.trash")
def test_trashed_cards_are_out_of_the_game() -> None:
    t = Kata(hand=["shadow_walk", "burgle"], deck=[])
    t.do("play:burgle", "play:shadow_walk", "end")
    assert t.ids.names(t.table.boxed_cards) == ["burgle"]
    assert t.ids.names(t.table.thieves[0].cards()) == ["shadow_walk"]
    t = Kata(hand=["burgle"], discard=["stumble"], deck=["sidestep"])
    t.to_trash()
    t.do("play:burgle", "end")
    assert t.offers() == ["trash:burgle", "trash:stumble"]
    t.refuse("trash:sidestep", "not-trashable")
    t.refuse("pass", "must-trash")


@pytest.mark.rule("katakomben.keyword.acquire")
@pytest.mark.card("bandit")
def test_what_happens_on_acquiring_happens_then_and_not_later() -> None:
    row = ("bandit", "swindle", "swindle", "keymaster", "bard", "elven_sword")
    t = Kata(row=row, skill=4)
    t.do("buy:bandit")
    assert t.resources() == (0, 1, 1)
    t = Kata(hand=["bandit"])
    t.do("play:bandit")
    assert t.resources() == (1, 1, 1)


@pytest.mark.rule("katakomben.keyword.danger")
def test_every_danger_card_adds_a_stone() -> None:
    t = Kata(row=("wishing_well", "swindle", "swindle", "bard", "bard"))
    t.rage(3)
    t.reveals("the_warden")
    t.stones(*["black"] * 5)
    t.end()
    assert t.told("attack", "count") == [5]
    assert len(t.told("danger", "card")) == 2


@pytest.mark.rule("katakomben.keyword.teleport")
def test_a_teleport_needs_no_boots_and_cures_nothing() -> None:
    t = Kata(teleports=1)
    t.do("teleport:A1.west")
    assert t.room() == "A1.west"
    t.refuse("teleport:A1.hall", "no-teleport")
    t = Kata(teleports=1, boots=4)
    t.do("move:A2.cave", "teleport:A1.hall")
    t.refuse("move:A1.west", "tired")


@pytest.mark.rule("katakomben.keyword.teleport", "katakomben.keyword.teleport-kept")
@pytest.mark.card("waystone")
def test_a_waystone_leads_from_shrine_to_shrine() -> None:
    t = Kata(hand=["waystone"], room="A1.west", tiles=["S2@w1", "D12@e1"])
    t.do("play:waystone")
    assert t.resources()[2] == 1
    assert t.offers("waystone") == ["waystone:S2.a", "waystone:D12.b"]
    t.refuse("waystone:S2.b", "not-there")
    t.do("waystone:S2.a")
    assert (t.room(), t.ids.names(t.table.boxed_cards), t.played()) == ("S2.a", ["waystone"], [])
    t.refuse("waystone:A1.west", "no-leap")
    t = Kata(hand=["waystone"], room="A1.hall", boots=1)
    t.do("play:waystone")
    t.refuse("waystone:A1.west", "not-from-here")
    t.do("end")
    assert t.table.boxed_cards == [], "it need not be used"


@pytest.mark.rule("katakomben.keyword.teleport-adjacent")
def test_a_teleport_passes_everything_in_between() -> None:
    t = Kata(side="b", room="B2.monkey", teleports=2, picks=0)
    t.do("teleport:B1.west")
    assert (t.room(), t.table.maze.opened, t.table.picks[0]) == ("B1.west", [], 0)
    t = Kata(side="b", room="B2.monkey", teleports=1)
    t.do("teleport:B2.vault")
    assert t.room() == "B2.vault", "against the arrow"
    t = Kata(tiles=["D02@w1", "D10@n1w1"], room="D02.a", teleports=1, picks=0)
    t.do("teleport:D10.a")
    assert (t.room(), t.stones_of().damage) == ("D10.a", 0)
    t = Kata(teleports=1)
    t.refuse("teleport:A2.nook", "no-tunnel")


@pytest.mark.rule("katakomben.keyword.teleport-discovers")
def test_a_teleport_off_the_map_discovers_a_tile() -> None:
    t = Kata(room="A1.west", teleports=1, damage=9, picks=0)
    t.discovers("S1")
    t.do("teleport:way_A1-w2")
    assert t.offers("turn") == ["turn:0", "turn:1", "turn:2", "turn:3"], "symbols do not matter"
    t.do("turn:3")
    assert (t.room(), t.stones_of().damage, t.table.turn.teleports) == ("S1.c", 9, 0)
    t = Kata(room="A1.west", teleports=1)
    t.discovers("S4")
    t.do("teleport:way_A1-w2", "turn:2")
    assert (t.room(), t.table.thieves[0].gold) == ("S4.a", 1)


@pytest.mark.rule("katakomben.keyword.teleport-kept")
@pytest.mark.card("floating_skull")
def test_a_teleport_may_be_used_later_in_the_turn_or_not_at_all() -> None:
    row = ("floating_skull", "swindle", "swindle", "keymaster", "bard", "elven_sword")
    t = Kata(row=row, skill=6, boots=2)
    t.do("buy:floating_skull", "move:A1.west", "move:A1.hall", "teleport:A1.east")
    assert t.room() == "A1.east"
    t = Kata(row=row, skill=6)
    t.do("buy:floating_skull", "end")
    assert t.told("lapsed-rest", "teleports") == [1]
    t = Kata(hand=["floating_skull"], tokens=["crown_8"])
    t.do("play:floating_skull")
    assert (t.resources(), t.table.turn.teleports) == ((2, 1, 0), 1)


@pytest.mark.rule("katakomben.keyword.teleport-kept")
@pytest.mark.card("robbery")
def test_a_robbery_hops_out_of_a_market_room_only() -> None:
    t = Kata(hand=["robbery"], tiles=["S1@w1"], room="S1.b", boots=9)
    t.turn(steady=True)
    t.do("play:robbery")
    assert (t.resources()[1], t.table.thieves[0].gold) == (2, 2)
    t.refuse("teleport:S1.c", "no-teleport")
    t.do("move:S1.c", "move:S1.a")
    assert "teleport:S1.c" in t.offers()
    t.do("move:S1.c")
    t.refuse("teleport:S1.a", "no-teleport")
    t.do("move:S1.a", "teleport:S1.c")
    assert (t.room(), t.told("leapt", "leap")) == ("S1.c", ["hop"])
    t.refuse("teleport:S1.a", "no-teleport")
    t = Kata(hand=["robbery"], tiles=["S1@w1"], room="S1.a", teleports=1)
    t.do("play:robbery", "teleport:S1.c", "teleport:S1.a")
    assert (t.room(), t.table.turn.teleports, t.told("leapt", "place")) == ("S1.a", 0, ["S1.c"]), "the hop comes first"
    t.refuse("teleport:S1.c", "no-teleport")
    t = Kata(hand=["robbery"], tiles=["S1@w1"], room="S1.a")
    t.discovers("S2")
    t.do("play:robbery", "teleport:way_S1-w1", "turn:0")
    assert t.room().startswith("S2")
    assert t.told("leapt-off", "leap") == ["hop"]


@pytest.mark.rule("katakomben.keyword.teleport-kept")
@pytest.mark.card("spectral_rider")
def test_a_rider_leads_from_a_haunted_tile_to_another_one() -> None:
    t = Kata(hand=["spectral_rider"], tiles=["D05@w1", "D08@e1", "D11@n1e1"], room="D05.b")
    t.do("play:spectral_rider")
    assert t.resources() == (2, 0, 1)
    assert t.offers("ride") == ["ride:D08.a", "ride:D08.b", "ride:D08.c", "ride:D11.a", "ride:D11.b"]
    t.refuse("ride:D05.a", "not-there")
    t.do("ride:D08.b")
    assert (t.room(), t.table.turn.exhausted) == ("D08.b", True)
    t.refuse("ride:D05.a", "no-leap")
    t = Kata(hand=["spectral_rider"], tiles=["D05@w1"], room="A1.hall")
    t.do("play:spectral_rider")
    t.refuse("ride:D05.a", "not-from-here")
