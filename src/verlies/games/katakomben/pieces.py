"""Every card, token, stone and tile, wherever it lies."""

from verlies.kit.tiles import NONE

from ...families.klong import pieces as family
from .state import Catacombs


def pieces(s: Catacombs) -> dict[str, int]:
    """Count what the family counts, and what only this game has."""
    counts = family.pieces(s)
    for seat in range(s.seats):
        strange = s.scars[seat] + s.bare[seat]
        counts[f"stones of seat {seat}"] += s.marks_by(seat) - strange
    counts["black stones"] += sum(s.scars)
    ghost, dragon, maze = s.box.ghost, s.dragon, s.maze
    counts["ghosts"] = s.bank + dragon.area[ghost] + dragon.bag[ghost]
    for token in s.captives:
        name = f"token {s.box.tokens[token].id}"
        counts[name] = counts.get(name, 0) + 1
    for tile in [*maze.safe, *maze.deep, *maze.order, *([maze.pending] if maze.pending != NONE else [])]:
        name = f"tile {s.tiles.tiles[tile].id}"
        counts[name] = counts.get(name, 0) + 1
    return counts
