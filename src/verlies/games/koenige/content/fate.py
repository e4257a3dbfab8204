# mypyc: interpreted
"""The eighteen fate cards."""

FATE_VALUES: list[int] = [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8]
"""The value of each card."""
