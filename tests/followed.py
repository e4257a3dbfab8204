"""What an oracle of a game hands back: a second reckoning that plays along and notes where the program differs."""

from typing import NamedTuple


class Followed(NamedTuple):
    """One game that an oracle played along with."""

    decisions: int
    """How many decisions it reckoned itself."""
    differences: list[str]
    """What came out differently, as sentences; empty if nothing did."""
