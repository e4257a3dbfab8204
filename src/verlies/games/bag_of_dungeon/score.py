"""How a game ended for everybody: together, or by points of those who got out."""

from verlies.core.decision import Points, Result, ranked

from .content.ids import BURIED, DRAGON_POINTS, LEFT, OUT, OUTSIDE, RING_POINTS, WON
from .gear import is_ring
from .state import BagState

TIEBREAKS = [("ring", "bag.ffa.winner"), ("lives", "bag.ffa.winner"), ("shared", "bag.ffa.winner")]
"""What is compared where heroes outside have the same points."""
ENDINGS = {OUT: "fallen", OUTSIDE: "escaped", BURIED: "buried"}


def ending(s: BagState, seat: int) -> str:
    """Return how it ended for a hero."""
    status = s.heroes[seat].status
    return ENDINGS.get(status, "won" if s.outcome == WON else "inside")


def has_ring(s: BagState, seat: int) -> bool:
    """Return whether a hero carries the Ring."""
    return any(is_ring(s, number) for number in s.heroes[seat].company)


def score_lines(s: BagState, seat: int) -> list[Points]:
    """Return every line of the score of a hero who is outside."""
    hero = s.heroes[seat]
    lines = [Points("trophy", 1, {"monster": s.foe(kind).id}, "bag.ffa.winner") for kind in hero.trophies]
    if has_ring(s, seat):
        lines.append(Points("ring", RING_POINTS, {}, "bag.ffa.winner"))
    if hero.slayer:
        lines.append(Points("dragon", DRAGON_POINTS, {}, "bag.ffa.winner"))
    return lines


def deeds(s: BagState, seat: int) -> list[Points]:
    """Return what a hero has done for all who play together; it counts no points."""
    hero = s.heroes[seat]
    beaten = [(s.foe(kind).id, hero.trophies.count(kind)) for kind in sorted(set(hero.trophies))]
    lines = [Points("beaten", 0, {"monster": name, "count": count}, "bag.win.trophy") for name, count in beaten]
    if hero.slayer:
        lines.append(Points("dragon", 0, {}, "bag.end.win"))
    if has_ring(s, seat):
        lines.append(Points("bearer", 0, {}, "bag.end.win"))
    if hero.lives:
        lines.append(Points("lives", 0, {"count": hero.lives}, "bag.end.win"))
    return lines


def points(s: BagState, seat: int) -> int:
    """Return what a hero has by now: trophies, the Ring, the dragon."""
    return sum([line.points for line in score_lines(s, seat)])


def rank(s: BagState, seat: int) -> tuple[int, int, int]:
    """Return what heroes outside are compared by: points, the Ring, lives."""
    return points(s, seat), int(has_ring(s, seat)), s.heroes[seat].lives


def result(s: BagState) -> Result:
    """Return who won, and why."""
    endings = [ending(s, seat) for seat in range(s.seats)]
    if s.versus():
        outside = [seat for seat in range(s.seats) if s.heroes[seat].status == OUTSIDE]
        breakdown = [score_lines(s, seat) if seat in outside else [] for seat in range(s.seats)]
        ranks = {seat: rank(s, seat) for seat in outside} if s.outcome == LEFT else {}
        return ranked(endings, breakdown, ranks, TIEBREAKS)
    everybody = list(range(s.seats))
    winners = everybody if s.outcome == WON else []
    done = [deeds(s, seat) for seat in everybody]
    return Result(winners, [0] * s.seats, [1] * s.seats, done, endings, [0] * s.seats)
