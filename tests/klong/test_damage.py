"""Damage: where its stones come from, what a tunnel may not do, and healing."""

import pytest

from verlies.families.klong.state import INSIDE
from verlies.games.klong.setup import BOX
from verlies.testing.klong import Klong, Stones


def health(t: Klong, seat: int, viewer: int) -> tuple[int, int]:
    """Return the free spaces of a damage track and its length, as a seat sees them."""
    panel = next(each for each in t.match.scene(viewer).panels if each.id == "thief" and each.seat == seat)
    fact = next(each for each in panel.facts if each.id == "health")
    return fact.value, fact.limit


# The track


@pytest.mark.rule("klong.damage.track")
def test_damage_fills_the_track_from_its_first_space() -> None:
    t = Klong(row=["ladder"] * 5)
    t.bag(3, black=20)
    t.reveals("orc_grunt")
    t.stones(0, 0, "black")
    t.end()
    hits = [entry.facts for entry in t.match.log(1) if entry.kind == "drawn-stone"]
    assert hits == [{"before": 10, "after": 9}, {"before": 9, "after": 8}]
    assert t.table.thieves[0].damage == 2
    assert [health(t, 0, viewer) for viewer in (0, 1)] == [(8, 10), (8, 10)]
    assert health(t, 1, 0) == (10, 10)


@pytest.mark.rule("klong.damage.track")
def test_nine_of_ten_spaces_leave_a_thief_standing() -> None:
    t = Klong(damage=8, row=["ladder"] * 5)
    t.bag(1, black=20)
    t.reveals("orc_grunt")
    t.stones(0, "black", "black")
    t.end()
    assert (t.table.thieves[0].damage, t.table.thieves[0].status) == (9, INSIDE)
    assert BOX.health == 10


# Where the stones come from


@pytest.mark.rule("klong.damage.dragon-uses-drawn")
def test_the_dragon_hurts_with_the_stones_it_draws() -> None:
    t = Klong(row=["ladder"] * 5)
    t.bag(5, 4, black=20)
    t.reveals("orc_grunt")
    t.stones(0, "black", 0)
    t.end()
    assert t.stones_of(0) == Stones(25, bag=3, damage=2)
    assert t.stones_of(1) == Stones(26, bag=4)


@pytest.mark.rule("klong.damage.tunnel-uses-supply")
def test_a_tunnel_hurts_with_stones_from_the_supply() -> None:
    t = Klong(room="F17", boots=1)
    t.noise(2, 1)
    t.bag(3, 1, black=20)
    t.do("move:F13")
    assert t.stones_of(0) == Stones(24, area=2, bag=3, damage=1)
    assert t.stones_of(1) == Stones(28, area=1, bag=1)
    assert t.black() == (20, 4)


# Tunnels never fill the track


@pytest.mark.rule("klong.damage.tunnel-never-fatal")
def test_the_last_space_is_not_filled_by_a_tunnel() -> None:
    t = Klong(room="F17", damage=BOX.health - 1, boots=1)
    t.refuse("move:F13", "fatal")
    assert "move:F18" in t.offers()


@pytest.mark.rule("klong.damage.tunnel-never-fatal")
def test_with_a_sword_the_last_tunnel_can_be_passed() -> None:
    t = Klong(room="F17", damage=BOX.health - 1, boots=1, swords=1)
    t.do("move:F13")
    assert (t.room(), t.resources()) == ("F13", (0, 0, 0))
    assert t.stones_of(0) == Stones(21, damage=9)


@pytest.mark.rule("klong.damage.tunnel-never-fatal")
def test_one_space_more_makes_the_tunnel_passable() -> None:
    t = Klong(room="F17", damage=BOX.health - 2, boots=1)
    t.do("move:F13")
    assert t.stones_of(0) == Stones(21, damage=9)


@pytest.mark.rule("klong.damage.tunnel-never-fatal")
def test_two_monsters_before_the_last_two_spaces_need_a_sword() -> None:
    t = Klong(room="F26", damage=BOX.health - 2, boots=1)
    t.refuse("move:F31", "fatal")
    t.turn(swords=1)
    t.do("move:F31")
    assert (t.room(), t.resources()) == ("F31", (0, 0, 0))
    assert t.stones_of(0) == Stones(21, damage=9)


@pytest.mark.rule("klong.damage.tunnel-never-fatal")
def test_with_more_swords_than_needed_only_the_deadly_number_is_missing() -> None:
    t = Klong(room="F26", damage=BOX.health - 2, boots=1, swords=2)
    t.do("move:F31")
    assert t.offers() == ["swords:1", "swords:2"]
    t.refuse("swords:0", "fatal")
    t.do("swords:1")
    assert (t.resources(), t.stones_of(0)) == ((0, 1, 0), Stones(21, damage=9))


@pytest.mark.rule("klong.damage.tunnel-never-fatal")
def test_two_monsters_before_three_spaces_are_survived() -> None:
    t = Klong(room="F26", damage=BOX.health - 3, boots=1)
    t.do("move:F31")
    assert t.stones_of(0) == Stones(21, damage=9)


# Tunnels need stones


@pytest.mark.rule("klong.damage.tunnel-needs-supply")
def test_without_stones_tunnel_damage_cannot_be_taken() -> None:
    t = Klong(room="F17")
    t.bag(30, black=24)
    t.turn(boots=1)
    t.refuse("move:F13", "no-stones")
    t.turn(swords=1)
    t.do("move:F13")
    assert (t.room(), t.resources()) == ("F13", (0, 0, 0))
    assert t.stones_of(0) == Stones(0, bag=30)


@pytest.mark.rule("klong.damage.tunnel-needs-supply")
def test_with_one_stone_a_second_monster_needs_a_sword() -> None:
    t = Klong(room="F26")
    t.bag(29, black=24)
    t.turn(boots=1)
    t.refuse("move:F31", "no-stones")
    t.turn(swords=1)
    t.do("move:F31")
    assert (t.room(), t.resources()) == ("F31", (0, 0, 0))
    assert t.stones_of(0) == Stones(0, bag=29, damage=1)


@pytest.mark.rule("klong.damage.tunnel-needs-supply")
def test_the_number_that_needs_missing_stones_is_not_offered() -> None:
    t = Klong(room="F26")
    t.bag(29, black=24)
    t.turn(boots=1, swords=2)
    t.do("move:F31")
    assert t.offers() == ["swords:1", "swords:2"]
    t.refuse("swords:0", "no-stones")


@pytest.mark.rule("klong.damage.tunnel-needs-supply")
def test_the_last_stones_are_enough() -> None:
    t = Klong(room="F26")
    t.bag(28, black=24)
    t.turn(boots=1)
    t.do("move:F31")
    assert t.stones_of(0) == Stones(0, bag=28, damage=2)


@pytest.mark.rule("klong.damage.tunnel-needs-supply")
def test_plain_tunnels_need_no_stones() -> None:
    t = Klong(room="F17", damage=BOX.health - 1)
    t.bag(21, black=24)
    t.turn(boots=1)
    t.do("move:F18")
    assert (t.room(), t.stones_of(0)) == ("F18", Stones(0, bag=21, damage=9))


# Healing


@pytest.mark.rule("klong.damage.heal")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_healing_moves_stones_from_the_track_to_the_supply(before: int, after: int) -> None:
    t = Klong(damage=before, tokens=["potion_of_greater_healing"])
    t.noise(2, 1)
    t.thief(1, damage=4)
    t.do("drink:potion_of_greater_healing")
    assert t.stones_of(0) == Stones(28 - after, area=2, damage=after)
    assert t.stones_of(1) == Stones(25, area=1, damage=4)
    assert t.events().count("healed") == (before > 0)


@pytest.mark.rule("klong.damage.heal")
def test_healed_stones_may_become_noise_again() -> None:
    t = Klong(damage=2, tokens=["potion_of_healing"], hand=["stumble"])
    t.bag(28, black=24)
    t.do("drink:potion_of_healing")
    assert t.stones_of(0) == Stones(1, bag=28, damage=1)
    t.do("play:stumble")
    assert t.stones_of(0) == Stones(0, area=1, bag=28, damage=1)
