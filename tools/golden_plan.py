"""How a golden game is dealt and played, for the games whose plans need nothing more."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Plan:
    """How one golden game is dealt, and how those who play it choose."""

    seats: int
    seed: int
    purpose: int = 100
    """How many of a hundred answers are given on purpose; the others by chance."""
    settings: dict[str, str] = field(default_factory=dict)
