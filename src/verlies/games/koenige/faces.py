# mypyc: interpreted
"""How figures and flags look on the table."""

from .content.ids import NONE, TAKING, TEAMS
from .state import Catacombs

FIGURES = ("wizard", "witch", "elf", "warrior", "hero", "dwarf")
"""The figure of each seat; every second one is red."""


def flag_face(s: Catacombs, flag: int) -> str:
    """Return how a flag looks: its value, and the colour that is up."""
    token, value = s.flags[flag], s.value(flag)
    if token.status == TAKING:
        return f"capture_{value}_{TEAMS[s.team(token.holder)]}"
    return f"flag_{value}" if token.team == NONE else f"flag_{value}_{TEAMS[token.team]}"
