"""How many lies the check of stories notices: what is told of each game is changed by a seed, one word at a time.

`make soak ARGS="--only lies"` tells many more; docs/measurements/README.md says which lies are believed, and why.
"""

from typing import NamedTuple

import pytest

from tools.lies import is_good, tell
from tools.soak import Chunk, Field
from verlies import registry
from verlies.core.check.lies import AMOUNT, CASE, ECHO, OUTCOME, SILENCE, SORTS, THING, WHOSE, check_lies

READ = tuple(sort for sort in SORTS if sort != CASE)
"""What a reader is told; a case has no words of its own, and only decides which rule is cited."""


class Told(NamedTuple):
    """A game of which lies are told, and the share of them that must be noticed at least."""

    seats: int
    options: dict[str, str]
    floor: float


GAMES = {
    "klong": Told(3, {}, 0.97),
    "katakomben": Told(2, {}, 0.95),
    "dungeonquest": Told(3, {"heroes": "random"}, 0.9),
    "koenige": Told(4, {"length": "short", "rounds": "15"}, 0.9),
    "bag_of_dungeon": Told(3, {"variant": "each"}, 0.9),
}
LIES = 2_000


BARS = {AMOUNT: 0.99, **dict.fromkeys((THING, WHOSE, OUTCOME, SILENCE, ECHO), 0.75)}
"""The share of each sort that must be noticed: hardly a false number is believed, and no sort is overlooked."""


@pytest.mark.parametrize("name", GAMES)
def test_most_lies_of_every_sort_are_noticed_and_nearly_every_false_number(name: str) -> None:
    told = GAMES[name]
    report = check_lies(registry.game(name), seats=told.seats, options=told.options, lies=LIES, each=1, seed=1)
    assert report.rate(*READ) >= told.floor, report.missed
    assert {sort: report.told[sort] for sort in BARS if report.told[sort] <= 30} == {}, "too few were told"
    assert {sort: report.rate(sort) for sort, bar in BARS.items() if report.rate(sort) < bar} == {}, report.missed


def test_lies_are_told_about_every_game() -> None:
    assert GAMES.keys() == {point.name for point in registry.BUILT_IN}


def test_a_record_of_lies_says_what_they_were_about() -> None:
    figures = tell(Chunk(Field("klong", 2, {}), 60, 5))
    assert (sum(figures["told"].values()), figures["broken"]) == (60, [])
    assert sum(figures["noticed"].values()) + sum(figures["missed"].values()) == 60


@pytest.mark.parametrize(
    ("noticed", "broken", "good"), [(99, [], True), (98, [], False), (100, ["a true story"], False)]
)
def test_a_record_is_good_if_hardly_a_false_number_was_believed(noticed: int, broken: list[str], good: bool) -> None:
    one: dict[str, object] = {"game": "klong", "sorts": {AMOUNT: [noticed - 49, 50], THING: [0, 100]}, "broken": broken}
    another = {"game": "klong", "sorts": {AMOUNT: [49, 50]}, "broken": []}
    assert is_good([one, another]) == good
    assert not is_good([{"game": "lantern", "sorts": {AMOUNT: [0, 1]}, "broken": []}, one, another])
