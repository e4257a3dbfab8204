"""A little statistics: how far a measured share can be trusted."""

from math import sqrt

Z95 = 1.959963984540054
"""Of a normal distribution, 95 % lies within so many standard deviations."""


def wilson(successes: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """Return the Wilson interval of a share: where the true one lies with 95 % confidence."""
    if trials <= 0:
        return 0.0, 1.0
    share = successes / trials
    spread = z * z / trials
    middle = (share + spread / 2) / (1 + spread)
    reach = z * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean(values: list[int] | list[float]) -> float:
    """Return the average; of nothing it is 0."""
    return sum(values) / len(values) if values else 0.0
