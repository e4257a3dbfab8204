"""Chance: the same everywhere, unbiased, steered by tests, and never shared between forks."""

import math
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verlies.core.chance import Chance
from verlies.core.rng import Rng

KEY = bytes(range(32))


def chance(*forced: tuple[int, int], streams: int = 3) -> Chance:
    return Chance(KEY, [0] * streams, list(forced))


def is_fair(counts: list[int], weights: list[int]) -> bool:
    """Compare chi-square with its mean plus six standard deviations; keys are fixed, so it never flickers."""
    expected = [sum(counts) * weight / sum(weights) for weight in weights]
    chi_square = sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True))
    degrees = len(weights) - 1
    return chi_square < degrees + 6 * math.sqrt(2 * degrees)


def test_known_key_gives_known_numbers() -> None:
    dealer = chance()
    assert [dealer.below(0, 100) for _ in range(10)] == [17, 87, 30, 6, 97, 58, 6, 32, 20, 89]
    assert [dealer.below(2, 6) for _ in range(10)] == [4, 3, 4, 3, 4, 1, 1, 4, 0, 2]
    assert [dealer.below(1, 1 << 31) for _ in range(3)] == [572119484, 883877981, 38538489]


def test_more_outcomes_than_there_are_numbers_are_refused() -> None:
    assert chance().below(0, 1 << 32) < 1 << 32
    with pytest.raises(ValueError, match="outcomes"):
        chance().below(0, (1 << 32) + 1)


def test_known_key_gives_known_dice_and_draws() -> None:
    dealer = chance()
    assert [dealer.roll(1) for _ in range(5)] == [5, 6, 4, 4, 5]
    assert dealer.take(1, [10, 20, 30, 40]) == 40
    assert dealer.take_from(1, [3, 0, 2]) == 2
    assert dealer.counters == [0, 7, 0]


def test_bots_have_known_numbers_too() -> None:
    rng = Rng(7)
    assert [rng.word() for _ in range(5)] == [3069104647, 3582417929, 1446471690, 4196707356, 3891143111]
    assert rng.key().hex() == "da6d7fb27bd6686ead991f7427fdeebb1952bd75c4152d41e4036afc31d0b55e"


def test_draw_depends_on_nothing_but_key_stream_and_count() -> None:
    plain, busy = chance(), chance()
    for _ in range(5):
        busy.below(0, 10)
        busy.roll(2)
    assert [plain.below(1, 1000) for _ in range(20)] == [busy.below(1, 1000) for _ in range(20)]


def test_counter_alone_tells_where_a_stream_stands() -> None:
    dealer = chance()
    numbers = [dealer.below(1, 1000) for _ in range(10)]
    assert [Chance(KEY, [0, count, 0], []).below(1, 1000) for count in range(10)] == numbers


def test_a_copy_goes_on_by_itself_and_another_key_leaves_its_numbers_behind() -> None:
    dealer = chance()
    dealer.below(1, 1000)
    copy, other, plain = dealer.fork(), dealer.keyed(bytes(32)), Chance(bytes(32), [0, 1, 0], [])
    numbers = [dealer.below(1, 1000) for _ in range(40)]
    assert [copy.below(1, 1000) for _ in range(40)] == numbers
    assert [other.below(1, 1000) for _ in range(40)] == [plain.below(1, 1000) for _ in range(40)] != numbers


def test_another_key_gives_other_numbers() -> None:
    other = Chance(bytes(32), [0], [])
    assert [other.below(0, 1000) for _ in range(8)] != [chance().below(0, 1000) for _ in range(8)]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52, 100])
def test_numbers_are_unbiased(n: int) -> None:
    dealer = chance()
    counts = Counter(dealer.below(0, n) for _ in range(200 * n))
    assert is_fair([counts[value] for value in range(n)], [1] * n)


def test_bag_is_unbiased() -> None:
    dealer = chance()
    counts = Counter(dealer.take_from(0, [3, 0, 2, 1]) for _ in range(6000))
    assert counts[1] == 0
    assert is_fair([counts[0], counts[2], counts[3]], [3, 2, 1])


def test_numbers_of_bots_are_unbiased() -> None:
    rng = Rng(1)
    counts = Counter(rng.below(10) for _ in range(5000))
    assert is_fair([counts[value] for value in range(10)], [1] * 10)


@given(st.integers(0, 1 << 64), st.lists(st.integers(0, 9), max_size=12))
def test_shuffling_keeps_everything(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@given(st.integers(1, 300), st.integers(0, 1 << 30))
def test_numbers_are_in_range(n: int, count: int) -> None:
    assert 0 <= Chance(KEY, [count], []).below(0, n) < n
    assert 1 <= Chance(KEY, [count], []).roll(0, n) <= n


def test_forced_results_come_first_and_once() -> None:
    dealer = chance((1, 4), (0, 2), (1, 5))
    assert dealer.below(0, 10) == 2
    assert [dealer.roll(1), dealer.roll(1)] == [4, 5]
    assert dealer.forced == []
    assert dealer.below(0, 100) == 87, "a forced result takes the place of the drawn one"


def test_forced_draws_name_what_is_drawn() -> None:
    dealer = chance((0, 30), (0, 2))
    pile, bag = [10, 20, 30], [1, 1, 1]
    assert dealer.take(0, pile) == 30
    assert dealer.take_from(0, bag) == 2
    assert (pile, bag) == ([10, 20], [1, 1, 0])


def test_taking_keeps_the_rest_in_order() -> None:
    pile = list(range(10))
    taken = chance().take(0, pile)
    assert pile == [card for card in range(10) if card != taken]


def test_forks_do_not_share() -> None:
    dealer = chance((2, 1))
    fork = dealer.fork()
    fork.below(0, 10)
    fork.below(2, 10)
    assert dealer.counters == [0, 0, 0]
    assert dealer.forced == [(2, 1)]
    assert fork.counters == [1, 0, 1]
    assert fork.forced == []
