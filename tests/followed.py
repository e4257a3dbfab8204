"""What an oracle found that followed a game."""

from typing import NamedTuple


class Followed(NamedTuple):
    """How many decisions were followed, and what differed."""

    decisions: int
    differences: list[str]
