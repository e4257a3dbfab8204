"""What is in the box, counted wherever it lies."""

from collections import Counter

from verlies.kit.tiles import TURNS

from .content.ids import NONE
from .state import FACE_DOWN, HIDDEN, BagState


def pieces(s: BagState) -> dict[str, int]:
    """Count every tile, monster and item, wherever it lies; the Ring is in the box until it appears."""
    tiles = s.tiles.cards() + [tile // TURNS for tile in s.chart.lying if tile != NONE]
    tiles += [s.turn.tile] if s.turn.tile != NONE else []
    counts = {f"tile {s.box.floors[kind].id}": count for kind, count in Counter(tiles).items()}
    counts.update({f"monster {s.box.foes[kind].id}": count for kind, count in Counter(all_monsters(s)).items()})
    counts.update({f"item {s.box.items[number].id}": count for number, count in Counter(all_items(s)).items()})
    return counts


def all_monsters(s: BagState) -> list[int]:
    """Return every monster: in the bag, on a tile, or beaten; the dragon is a token."""
    shown = [kind for kind in s.lurking if kind not in (HIDDEN, FACE_DOWN, s.dragon_kind())]
    trophies = [kind for hero in s.heroes for kind in hero.trophies]
    return s.monsters.cards() + shown + trophies + ([s.guardian] if s.guardian != NONE else [])


def all_items(s: BagState) -> list[int]:
    """Return every item, and the Ring."""
    out = s.items.cards() + s.used + s.waiting
    for pile in s.piles:
        out += pile
    for seat in range(s.seats):
        out += s.gear(seat)
    return out if s.ringed else [*out, len(s.box.items) - 1]
