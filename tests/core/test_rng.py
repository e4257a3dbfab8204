"""The generator of bots and play-outs."""

from hypothesis import given
from hypothesis import strategies as st

from verlies.core.rng import Rng


@given(st.integers(0, 2**96 - 1), st.integers(1, 2**20))
def test_a_number_below_another_is_that_share_of_a_word(seed: int, n: int) -> None:
    one, other = Rng(seed), Rng(seed)
    for _ in range(20):
        assert one.below(n) == other.word() * n >> 32
