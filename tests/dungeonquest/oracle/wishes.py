"""What the random players like to do, so that much happens in a game and it comes to an end."""

from random import Random

from .dungeon import placed
from .facts import HALL, TOWERS, Place
from .table import Hero, Table

EAGER = {"pass": 0.7, "search": 0.5, "descend": 0.3, "escape": 0.4, "leave": 2.0, "dragon": 2.0, "discard": 0.4}
TOWARDS = 6.0
AIMLESS = (0.05, 0.05, 0.3, 0.7)
"""How often answers are given without any preference; one of these for each game."""
ENOUGH = 4
"""With so many treasures a hero thinks of going home."""


def weights(t: Table, random: Random, aimless: float, seat: int, words: list[str]) -> list[float]:
    """Return how gladly somebody would give each answer."""
    hero = t.heroes[seat]
    if random.random() < aimless or hero.place is None:
        return [1.0] * len(words)
    return [_weight(hero, word) for word in words]


def _weight(hero: Hero, word: str) -> float:
    kind, _, what = word.partition(":")
    if kind == "move":
        return TOWARDS if distance(hero, placed(what)) < distance(hero, hero.spot) else 1.0
    if kind == "escape" and sum(card.startswith("z_") for card, _ in hero.loot) >= ENOUGH:
        return TOWARDS
    return EAGER.get(kind, 1.0)


def distance(hero: Hero, place: Place) -> int:
    """Return how far it is from a field to where a hero would like to be: the treasure chamber, or a way out."""
    treasures = sum(card.startswith("z_") for card, _ in hero.loot)
    goals = TOWERS if treasures >= ENOUGH else (HALL,)
    return min(abs(goal[0] - place[0]) + abs(goal[1] - place[1]) for goal in goals)
