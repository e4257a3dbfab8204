"""Odds, exact and without chance: of tests, comparisons, a bag, and a duel to the death."""

from collections.abc import Sequence
from math import comb

from .dice import Spread

SURE = 1e-9
"""What differs from certainty by less is taken for certain."""


def percent(likely: float) -> int:
    """Return a chance in percent, halves rounded up; 0 and 100 only of what cannot happen, or must."""
    nearest = int(100 * likely + 0.5)
    return min(99, max(1, nearest)) if SURE <= likely <= 1 - SURE else nearest


def percents(shares: Sequence[float]) -> list[int]:
    """Return the chances of cases of which one comes, in percent that add up to theirs: to 100 if these are all cases.

    Each is rounded as by `percent`; what then is too much or too little goes where that changes least.
    """
    out = [percent(share) for share in shares]
    for _ in range(len(out) * len(out)):
        over = sum(out) - percent(sum(shares))
        if over == 0:
            break
        by = 1 if over < 0 else -1
        open_to = [at for at, share in enumerate(shares) if SURE <= share <= 1 - SURE and 1 <= out[at] + by <= 99]
        if not open_to:
            break
        at = min(open_to, key=lambda at: abs(out[at] + by - 100 * shares[at]))
        out[at] += by
    return out


def total(spread: Spread) -> int:
    """Return how many cases there are."""
    return sum(spread.values())


def mean(spread: Spread) -> float:
    """Return what is shown on average."""
    return sum(result * cases for result, cases in spread.items()) / total(spread)


def at_most(spread: Spread, need: int) -> float:
    """Return the chance of a result that is not above a number."""
    return sum(cases for result, cases in spread.items() if result <= need) / total(spread)


def above(spread: Spread, need: int) -> float:
    """Return the chance of a result above a number."""
    return sum(cases for result, cases in spread.items() if result > need) / total(spread)


def difference(a: Spread, b: Spread) -> Spread:
    """Return by how much one result is above another that is independent of it."""
    out: Spread = {}
    for mine, cases in a.items():
        for theirs, others in b.items():
            out[mine - theirs] = out.get(mine - theirs, 0) + cases * others
    return out


def over(a: Spread, b: Spread) -> float:
    """Return the chance that one result is above another that is independent of it."""
    return above(difference(a, b), 0)


def drawn_over(cards: Sequence[int], plus: int) -> float:
    """Return the chance that a card with a bonus is above another one, both drawn from the same cards."""
    pairs = len(cards) * (len(cards) - 1)
    won = sum(1 for i, mine in enumerate(cards) for j, theirs in enumerate(cards) if i != j and mine + plus > theirs)
    return won / pairs if pairs else 0.0


def struck(mine: int, bag: int, draws: int) -> tuple[float, float]:
    """Return how likely draws from a bag hit at least one of my pieces in it, and how many of them on average."""
    drawn = min(draws, bag)
    if drawn <= 0:
        return 0.0, 0.0
    return 1 - comb(bag - mine, drawn) / comb(bag, drawn), drawn * mine / bag


def struck_by(mine: int, bag: int, draws: int, hits: int) -> float:
    """Return how likely draws from a bag hit at least so many of my pieces in it."""
    drawn = min(draws, bag)
    cases = [comb(mine, n) * comb(bag - mine, drawn - n) for n in range(hits, min(mine, drawn) + 1)]
    return sum(cases) / comb(bag, drawn)


def duel_odds(a: Spread, b: Spread, life: int, other: int, guard: int = 0, ward: int = 0) -> float:
    """Return the chance to win rounds to the death: the lower result loses the difference, less guard or ward.

    Rounds that hurt nobody are left out of the count; if none ever does, nobody wins.
    """
    margins = difference(a, b)
    gains = [(margin - ward, cases) for margin, cases in margins.items() if margin > ward]
    losses = [(-margin - guard, cases) for margin, cases in margins.items() if -margin > guard]
    moving = sum(cases for _, cases in gains) + sum(cases for _, cases in losses)
    if moving == 0:
        return 0.0
    won: list[list[float]] = [[0.0] * (other + 1)]
    for left in range(1, life + 1):
        row = [1.0] * (other + 1)
        won.append(row)
        for theirs in range(1, other + 1):
            hits = sum(cases * row[max(theirs - margin, 0)] for margin, cases in gains)
            hurts = sum(cases * won[max(left - lost, 0)][theirs] for lost, cases in losses)
            row[theirs] = (hits + hurts) / moving
    return won[life][other]
