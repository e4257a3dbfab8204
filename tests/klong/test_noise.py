"""Noise: stones into the area, stones back, and credit for noise still to come."""

import pytest

from verlies.testing.klong import Klong, Stones

# Making noise


@pytest.mark.rule("klong.clank.add")
def test_noise_moves_a_stone_from_the_supply_to_the_area() -> None:
    t = Klong(3, hand=["stumble"])
    t.do("play:stumble")
    assert [t.stones_of(seat) for seat in range(3)] == [Stones(29, area=1), Stones(30), Stones(30)]
    assert t.black() == (24, 0)


@pytest.mark.rule("klong.clank.add")
def test_noise_adds_up() -> None:
    t = Klong(hand=["stumble", "monkeybot_3000"], deck=[])
    t.noise(2, 1)
    t.bag(4, 1, black=20)
    t.do("play:stumble", "play:monkeybot_3000")
    assert t.stones_of(0) == Stones(20, area=6, bag=4)
    assert t.stones_of(1) == Stones(28, area=1, bag=1)


@pytest.mark.rule("klong.clank.add")
def test_noise_of_others_comes_from_their_supplies() -> None:
    t = Klong(3, hand=["tattle"])
    t.do("play:tattle")
    assert [t.stones_of(seat) for seat in range(3)] == [Stones(30), Stones(29, area=1), Stones(29, area=1)]


# Taking noise back


@pytest.mark.rule("klong.clank.remove")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0)])
def test_negative_noise_takes_own_stones_back_to_the_supply(before: int, after: int) -> None:
    t = Klong(3, hand=["sneak"])
    t.noise(before, 2, 1)
    t.do("play:sneak")
    assert t.stones_of(0) == Stones(30 - after, area=after)
    assert (t.stones_of(1), t.stones_of(2)) == (Stones(28, area=2), Stones(29, area=1))
    assert t.table.turn.credit == 0


@pytest.mark.rule("klong.clank.surplus-negative")
def test_negative_noise_without_stones_cancels_noise_made_later() -> None:
    t = Klong(hand=["sneak", "stumble", "dead_run"])
    t.do("play:sneak")
    assert (t.stones_of(0), t.table.turn.credit) == (Stones(30), 2)
    t.do("play:stumble")
    assert (t.stones_of(0), t.table.turn.credit) == (Stones(30), 1)
    t.do("play:dead_run")
    assert (t.stones_of(0), t.table.turn.credit) == (Stones(29, area=1), 0)


@pytest.mark.rule("klong.clank.surplus-negative")
def test_only_what_finds_no_stone_is_credit() -> None:
    t = Klong(hand=["sneak", "stumble", "stumble"])
    t.noise(1, 3)
    t.do("play:sneak")
    assert (t.stones_of(0), t.table.turn.credit) == (Stones(30), 1)
    t.do("play:stumble", "play:stumble")
    assert (t.stones_of(0), t.table.turn.credit) == (Stones(29, area=1), 0)
    assert t.stones_of(1) == Stones(27, area=3)


@pytest.mark.rule("klong.clank.surplus-negative")
def test_credits_add_up() -> None:
    t = Klong(hand=["sneak", "sneak", "monkeybot_3000"], deck=[])
    t.do("play:sneak", "play:sneak")
    assert t.table.turn.credit == 4
    t.do("play:monkeybot_3000")
    assert (t.stones_of(0), t.table.turn.credit) == (Stones(30), 1)


@pytest.mark.rule("klong.clank.surplus-negative")
def test_credit_does_not_help_the_others() -> None:
    t = Klong(3, hand=["sneak", "tattle"])
    t.do("play:sneak", "play:tattle")
    assert [t.stones_of(seat) for seat in range(3)] == [Stones(30), Stones(29, area=1), Stones(29, area=1)]
    assert t.table.turn.credit == 2


# Credit and the end of the turn


@pytest.mark.rule("klong.clank.surplus-expires")
def test_credit_is_gone_in_the_next_own_turn() -> None:
    t = Klong(hand=["sneak"], credit=0)
    t.noise(1, 0)
    t.do("play:sneak")
    assert t.table.turn.credit == 1
    t.end()
    t.thief(1, hand=[])
    t.end()
    assert (t.asked, t.table.turn.credit) == ([0], 0)
    t.thief(0, hand=["stumble"])
    t.do("play:stumble")
    assert t.stones_of(0) == Stones(29, area=1)


@pytest.mark.rule("klong.clank.surplus-expires")
def test_credit_is_not_handed_to_the_next_player() -> None:
    t = Klong(hand=["sneak"])
    t.do("play:sneak")
    t.end()
    t.thief(1, hand=["stumble"])
    t.do("play:stumble")
    assert t.stones_of(1) == Stones(29, area=1)


@pytest.mark.rule("klong.clank.surplus-expires")
def test_credit_does_not_cancel_noise_of_the_refill() -> None:
    t = Klong(hand=["sneak"], row=["ladder"] * 5)
    t.reveals("watcher")
    t.do("play:sneak")
    assert t.table.turn.credit == 2
    t.end()
    assert (t.stones_of(0), t.stones_of(1)) == (Stones(29, area=1), Stones(29, area=1))


# Bag and empty supply


@pytest.mark.rule("klong.clank.not-from-bag")
def test_stones_in_the_bag_stay_there() -> None:
    t = Klong(hand=["sneak"])
    t.bag(4, 2, black=20)
    t.do("play:sneak")
    assert t.stones_of(0) == Stones(26, bag=4)
    assert t.stones_of(1) == Stones(28, bag=2)
    assert (t.table.turn.credit, t.black()) == (2, (20, 4))


@pytest.mark.rule("klong.clank.empty-supply")
def test_without_stones_there_is_no_noise_and_play_goes_on() -> None:
    t = Klong(hand=["stumble"])
    t.bag(30, black=24)
    t.do("play:stumble")
    assert (t.stones_of(0), t.played(0)) == (Stones(0, bag=30), ["stumble"])
    t.end()
    assert t.asked == [1]


@pytest.mark.rule("klong.clank.empty-supply")
@pytest.mark.parametrize(("supply", "area", "left"), [(1, 1, 0), (2, 2, 0), (3, 2, 1)])
def test_a_small_supply_gives_what_it_has(supply: int, area: int, left: int) -> None:
    t = Klong(hand=["dead_run"])
    t.bag(30 - supply, black=24)
    t.do("play:dead_run")
    assert t.stones_of(0) == Stones(left, area=area, bag=30 - supply)


@pytest.mark.rule("klong.clank.empty-supply", "klong.clank.surplus-negative")
def test_without_stones_there_is_nothing_for_credit_to_cancel() -> None:
    t = Klong(hand=["stumble", "swagger", "stumble"], credit=2, damage=1, tokens=["potion_of_healing"])
    t.bag(29, black=24)
    t.do("play:stumble", "play:swagger")
    assert (t.table.turn.credit, t.table.turn.clank, t.table.turn.skill) == (2, 0, 0), "no noise was made"
    t.do("drink:potion_of_healing", "play:stumble")
    assert (t.table.turn.credit, t.table.turn.clank, t.table.turn.skill) == (1, 1, 1), "this one is cancelled"
    assert t.stones_of(0) == Stones(1, bag=29)


@pytest.mark.rule("klong.clank.empty-supply", "klong.clank.surplus-negative")
def test_the_last_stone_stays_while_credit_cancels() -> None:
    t = Klong(hand=["dead_run"], credit=1)
    t.bag(29, black=24)
    t.do("play:dead_run")
    assert (t.stones_of(0), t.table.turn.credit, t.table.turn.clank) == (Stones(0, area=1, bag=29), 0, 2)


@pytest.mark.rule("klong.clank.empty-supply")
def test_a_healed_stone_can_make_noise_again() -> None:
    t = Klong(hand=["stumble"], damage=1, tokens=["potion_of_healing"])
    t.bag(29, black=24)
    assert t.stones_of(0) == Stones(0, bag=29, damage=1)
    t.do("drink:potion_of_healing", "play:stumble")
    assert t.stones_of(0) == Stones(0, area=1, bag=29)
