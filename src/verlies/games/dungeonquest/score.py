"""Scoring: gold, with every card explained."""

from verlies.core.decision import Points, Result, ranked

from .content.ids import CAUSES, DEAD, ESCAPED
from .state import DungeonState

TIEBREAKS = [
    ("single", "dungeonquest.end.tie-single"),
    ("count", "dungeonquest.end.tie-count"),
    ("shared", "dungeonquest.end.tie-shared"),
]
"""What is compared where survivors have the same gold."""


def ending(s: DungeonState, seat: int) -> str:
    """Return how it ended for a hero."""
    hero = s.heroes[seat]
    if hero.status == ESCAPED:
        return "escaped"
    return f"died-{CAUSES[hero.cause]}" if hero.status == DEAD else "inside"


def score_lines(s: DungeonState, seat: int) -> list[Points]:
    """Return every line of a survivor's score."""
    hero = s.heroes[seat]
    lines: list[Points] = []
    for number, gold in sorted(zip(hero.loot, hero.worth, strict=True)):
        rule = "dungeonquest.end.loot-effects" if gold else "dungeonquest.loot.gold-value"
        lines.append(Points("loot", gold, {"card": s.box.cards[number].id}, rule))
    return lines


def gathered(s: DungeonState) -> list[int]:
    """Return the gold that each hero carries; the dead have lost theirs."""
    return [0 if hero.status == DEAD else sum(hero.worth) for hero in s.heroes]


def rank(s: DungeonState, seat: int) -> tuple[int, int, int]:
    """Return what survivors are compared by: gold, the best single card, the number of cards."""
    worth = s.heroes[seat].worth
    return sum(worth), max(worth, default=0), len(worth)


def result(s: DungeonState) -> Result:
    """Return who won, and why."""
    endings = [ending(s, seat) for seat in range(s.seats)]
    survivors = [seat for seat in range(s.seats) if endings[seat] == "escaped"]
    breakdown = [score_lines(s, seat) if seat in survivors else [] for seat in range(s.seats)]
    return ranked(endings, breakdown, {seat: rank(s, seat) for seat in survivors}, TIEBREAKS)
