"""What the random players like to do, so that much happens in a game and it comes to an end."""

from .dungeon import Place, name
from .facts import EXIT, RING
from .table import Hero, Table

EAGER = {
    "end": 0.3,
    "explore": 4.0,
    "handle": 0.05,
    "trade": 0.1,
    "use": 6.0,
    "skill": 1.5,
    "run": 0.3,
    "leave": 0.2,
    "pick": 2.0,
    "open": 5.0,
    "attack": 3.0,
    "fight": 2.0,
    "call": 2.0,
    "agree": 3.0,
    "draw": 5.0,
    "escape": 5.0,
    "peek": 3.0,
    "sneak": 2.0,
    "aim": 2.0,
    "aim-at": 2.0,
    "offer": 3.0,
}
TOWARDS = 4.0
ASTRAY = 0.4


def weights(t: Table, words: list[str]) -> list[float]:
    """Return how gladly the hero whose turn it is would give each answer."""
    good = _good_ways(t, t.hero) if any(word.startswith("walk") for word in words) else set()
    return [_weight(word, good) for word in words]


def _weight(word: str, good: set[str]) -> float:
    kind, _, what = word.partition(":")
    if kind == "walk":
        return TOWARDS if what in good else ASTRAY
    return EAGER.get(kind, 1.0)


def _good_ways(t: Table, hero: Hero) -> set[str]:
    """Return the neighbouring tiles that are nearer to the nearest thing of interest."""
    far = t.dungeon.distances(hero.place, set())
    aims = [place for place in _interesting(t, hero) if far.get(place, 0) > 0]
    if not aims:
        return {name(way) for way in t.dungeon.ways(hero.place)}
    aim = min(aims, key=lambda place: far[place])
    back = t.dungeon.distances(aim, set())
    return {name(way) for way in t.dungeon.ways(hero.place) if back[way] < far[aim]}


def _interesting(t: Table, hero: Hero) -> list[Place]:
    """Return where a hero would like to be: on the exit with the Ring or when all breaks down, else where much is."""
    way_out = t.place_of(EXIT)
    if way_out is not None and (RING in hero.company or t.last_turns is not None):
        return [way_out]
    new = [place for place in t.dungeon.laid if t.dungeon.gaps(place)] if t.stack.total() else []
    rivals = [other.place for other in t.inside() if t.hostile and other is not hero and other.lives > hero.lives]
    return new + [place for place in t.lairs if place != way_out or t.ringed] + _lying(t) + rivals


def _lying(t: Table) -> list[Place]:
    """Return where items lie."""
    return [place for place, pile in t.piles.items() if pile]
