"""What is in the box, counted wherever it lies."""

from .content.ids import NONE, SUPPLY, X_TOKENS
from .draws import in_use
from .state import Catacombs


def pieces(s: Catacombs) -> dict[str, int]:
    """Count rooms, treasures and fate cards one by one, and the flags and X tokens."""
    counts: dict[str, int] = {}
    for room in [*s.rooms.cards(), *s.drawn, *s.gone, *(tile // 4 for tile in s.chart.lying if tile != NONE)]:
        count(counts, f"room {s.box.rooms[room].id}")
    for card in all_cards(s):
        count(counts, f"card {s.card(card).id}")
    for fate in [*s.fate.cards(), *s.spent, *in_use(s)]:
        count(counts, f"fate {fate}")
    counts["flags"] = flags(s)
    counts["x"] = X_TOKENS - len(s.marks) + len(set(s.marks))
    return counts


def count(counts: dict[str, int], name: str) -> None:
    """Count one more of something."""
    counts[name] = counts.get(name, 0) + 1


def all_cards(s: Catacombs) -> list[int]:
    """Return every treasure card, wherever it lies."""
    cards = [*s.discard, *s.table]
    for pile in s.piles:
        cards += pile.cards()
    for seat, hero in enumerate(s.heroes):
        cards += [*hero.hand, *s.worn(seat)]
    return cards


def flags(s: Catacombs) -> int:
    """Return how many flags there are: on boards, and those on none."""
    held = sum(len(hero.carried) + (hero.capturing != NONE) for hero in s.heroes)
    return held + sum(1 for flag in s.flags if flag.holder == NONE and flag.status >= SUPPLY)
