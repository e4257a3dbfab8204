"""Walking: boots, footprints, monsters, locks, arrows, edges."""

import pytest

from verlies.testing.katakomben import Kata


@pytest.mark.rule("katakomben.move.one-boot")
def test_a_tunnel_costs_a_boot() -> None:
    t = Kata(boots=1)
    t.do("move:A1.west")
    assert (t.room(), t.resources()[2], t.events()) == ("A1.west", 0, ["moved"])
    t = Kata(boots=0)
    t.refuse("move:A1.west", "no-boots")
    t = Kata(boots=3)
    t.refuse("move:A2.nook", "no-tunnel")


@pytest.mark.rule("katakomben.move.footprints")
def test_footprints_cost_two_boots_however_many_there_are() -> None:
    t = Kata(boots=1)
    t.refuse("move:A2.cave", "no-boots")
    t = Kata(boots=2)
    t.do("move:A2.cave")
    assert (t.room(), t.resources()[2]) == ("A2.cave", 0)
    # D09.a-E1:f meets the footprints of A2.cave-W2
    t = Kata(room="A2.cave", boots=2, tiles=["D09@n1w1"])
    assert t.way("D09.a") == (2, 0, 0)
    t.do("move:D09.a")
    assert t.resources()[2] == 0


@pytest.mark.rule("katakomben.move.monsters")
def test_monsters_of_both_halves_hurt_less_by_each_sword() -> None:
    for spent, damage in ((0, 1), (1, 0)):
        t = Kata(room="A2.cave", boots=1, swords=1)
        t.do("move:A2.nook", f"swords:{spent}")
        assert (t.stones_of().damage, t.resources()[1]) == (damage, 1 - spent)
    # D16.b-S2:m meets A2.monkey-N1:m
    t = Kata(room="A2.monkey", boots=1, swords=1, tiles=["D16@n2"])
    assert t.way("D16.b") == (1, 2, 0)
    t.do("move:D16.b")
    assert t.offers() == ["swords:0", "swords:1"]
    t.refuse("swords:2", "too-many-swords")
    t.do("swords:1")
    assert (t.stones_of().damage, t.stones_of().supply) == (1, 29)


@pytest.mark.rule("katakomben.move.lock")
def test_a_lock_takes_a_lockpick() -> None:
    t = Kata(side="b", room="B1.west", boots=1, picks=1)
    t.do("move:B2.monkey")
    assert (t.room(), t.table.picks[0], t.told("opened", "count")) == ("B2.monkey", 0, [1])
    t = Kata(side="b", room="B1.west", boots=1, picks=0)
    t.refuse("move:B2.monkey", "no-picks")
    t = Kata(side="b", room="B1.west", boots=0, picks=1)
    t.refuse("move:B2.monkey", "no-boots")
    assert (t.table.picks[0], t.table.maze.opened) == (1, [])


@pytest.mark.rule("katakomben.move.lock-stays-open")
def test_an_opened_lock_is_open_for_all_in_both_directions() -> None:
    t = Kata(side="b", room="B1.west", boots=1, picks=1)
    t.thief(1, room="B2.monkey")
    t.picks(1, 0)
    t.do("move:B2.monkey")
    t.end()
    t.turn(boots=2)
    t.do("move:B1.west", "move:B2.monkey")
    assert t.table.picks == [0, 0]


@pytest.mark.rule("katakomben.move.double-lock")
def test_every_lock_of_a_tunnel_takes_its_own_lockpick() -> None:
    # D02.a-N2:l and D04.a-S1:l meet
    t = Kata(tiles=["D02@w1", "D04@n1w1"], room="D02.a", boots=1, picks=1)
    assert t.way("D04.a") == (1, 0, 2)
    t.refuse("move:D04.a", "locked")
    t = Kata(tiles=["D02@w1", "D04@n1w1"], room="D02.a", boots=1, picks=2)
    t.do("move:D04.a")
    assert (t.table.picks[0], t.told("opened", "count")) == (0, [2])
    t = Kata(tiles=["D02@w1", "D04@n1w1"], room="D02.a", boots=1, picks=1)
    t.table.own_maze().unlock(t.table.passage(0, t.number("D04.a")).tunnels[:1])
    t.ready()
    t.do("move:D04.a")
    assert t.table.picks[0] == 0


@pytest.mark.rule("katakomben.move.one-way")
def test_arrows_lead_one_way() -> None:
    t = Kata(room="A2.nook", boots=3)
    t.refuse("move:A2.monkey", "wrong-way")
    t = Kata(room="A2.monkey", boots=3)
    t.do("move:A2.nook")
    assert (t.room(), t.resources()[2]) == ("A2.nook", 2)


@pytest.mark.rule("katakomben.move.symbols-combine")
def test_all_symbols_of_a_tunnel_count() -> None:
    # D10.a-S1:fmm faces D02.a-N2:l
    t = Kata(tiles=["D02@w1", "D10@n1w1"], room="D02.a", boots=2, swords=1, picks=1)
    assert t.way("D10.a") == (2, 2, 1)
    t.do("move:D10.a", "swords:1")
    assert (t.resources(), t.stones_of().damage, t.table.picks[0]) == ((0, 0, 0), 1, 0)
    for boots, picks, reason in ((1, 1, "no-boots"), (2, 0, "no-picks")):
        t = Kata(tiles=["D02@w1", "D10@n1w1"], room="D02.a", boots=boots, swords=2, picks=picks)
        t.refuse("move:D10.a", reason)


@pytest.mark.rule("katakomben.move.through-edge")
def test_a_tunnel_goes_on_over_the_edge_to_every_neighbour() -> None:
    t = Kata(tiles=["S1@w1"], boots=1)
    t.do("move:S1.c")
    assert (t.room(), t.resources()[2], t.table.tiles_left()) == ("S1.c", 0, t.table.tiles_left())
    # a tile laid into a corner is joined to both neighbours
    t = Kata(tiles=["S1@w1"], room="A2.cave", boots=1)
    t.discovers("S2")
    t.do("move:way_A2-w1", "turn:0")
    assert t.lies("S2") == "n1w1/0"
    t.turn(boots=1, exhausted=False)
    t.thief(0, room="S1.a")
    assert "move:S2.c" in t.offers(), "S1.a-N1 meets S2.c-S2"
    t.thief(0, room="S1.b")
    assert "move:S2.b" in t.offers(), "S1.b-N2 meets S2.b-S1"


@pytest.mark.rule("katakomben.move.through-edge")
def test_the_edge_below_the_crypt_is_closed() -> None:
    t = Kata(tiles=["S1@s1"], room="S1.a", boots=9)
    t.refuse("move:way_S1-n1", "dead-end")
    t.thief(0, room="S1.b")
    t.refuse("move:way_S1-n2", "dead-end")
    t.turn(teleports=1)
    t.refuse("teleport:way_S1-n2", "dead-end")
    assert t.table.maze.pending < 0
