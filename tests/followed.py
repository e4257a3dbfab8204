"""What an oracle of a game hands back: a second reckoning that plays along and notes where the program differs."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

TENTHS = 10
ENOUGH = 100
"""So often must chance have been asked for something before its fairness is judged."""
BOUND = 65.0
"""What the tenths may deviate, by the sum of chi squared; fair chance is beyond it once in ten billion times."""
NOTHING: Mapping[str, list[float]] = MappingProxyType({})


class Followed(NamedTuple):
    """One game that an oracle played along with."""

    decisions: int
    """How many decisions it reckoned itself."""
    differences: list[str]
    """What came out differently, as sentences; empty if nothing did."""
    luck: Mapping[str, list[float]] = NOTHING
    """What `Luck` noted."""


class Luck:
    """Where what came by chance lies among all that could have come, as tenths, by what chance was asked for.

    If each piece of a pile is as likely as any other one, the tenths are alike in the end, however the piles change.
    """

    def __init__(self) -> None:
        self.tenths: dict[str, list[float]] = {}

    def came(self, asked: str, thing: str, pile: Mapping[str, int]) -> None:
        """Note what came out of a pile, which still holds it; a piece counts for all tenths that it stretches over."""
        if not pile.get(thing) or pile[thing] == sum(pile.values()):
            return
        start = sum(count for other, count in pile.items() if other < thing) / sum(pile.values())
        found = self.tenths.setdefault(asked, [0.0] * TENTHS)
        for tenth, share in enumerate(spread(start, start + pile[thing] / sum(pile.values()))):
            found[tenth] += share


def spread(start: float, end: float) -> list[float]:
    """Return how much of a stretch between 0 and 1 lies in each tenth."""
    covered = (min(end, (tenth + 1) / TENTHS) - max(start, tenth / TENTHS) for tenth in range(TENTHS))
    return [max(0.0, each) / (end - start) for each in covered]


def together(games: Iterable[Mapping[str, list[float]]]) -> dict[str, list[float]]:
    """Return the luck of some games added up."""
    added: dict[str, list[float]] = {}
    for luck in games:
        for asked, tenths in luck.items():
            added[asked] = [sum(pair) for pair in zip(added.get(asked, [0.0] * TENTHS), tenths, strict=True)]
    return added


def unfair(luck: Mapping[str, list[float]]) -> list[str]:
    """Return what chance favoured, as sentences."""
    return [
        f"chance was not fair: {asked} {[round(each) for each in tenths]}"
        for asked, tenths in luck.items()
        if deviation(tenths) > BOUND
    ]


def deviation(tenths: list[float]) -> float:
    """Return how far tenths are from being alike, as a sum of chi squared; 0 if there is too little to tell."""
    usual = sum(tenths) / TENTHS
    return sum((each - usual) ** 2 / usual for each in tenths) if sum(tenths) >= ENOUGH else 0.0
