"""The soak: what it checks is all there is."""

import pytest

from tools import soak
from verlies import registry

OURS = [point.name for point in registry.BUILT_IN]
SAME = {("solo", "on"), ("solo", "off")}
"""What the number of seats decides anyway."""


@pytest.mark.parametrize("name", [*OURS, "lantern"])
def test_every_number_of_seats_and_every_choice_is_checked(name: str) -> None:
    about = registry.game(name).about
    tables = [field for field in soak.fields() if field.game == name]
    low, high = about.seats
    assert {field.seats for field in tables} == set(range(low, high + 1))
    choices = {(each.name, choice) for each in about.settings for choice in each.choices if choice != each.default}
    assert choices - SAME <= {item for field in tables for item in field.options.items()}


def test_the_worlds_of_every_game_of_ours_are_compared() -> None:
    assert {game for game, _ in soak.HIDING} == {point.name for point in registry.BUILT_IN}


def test_an_oracle_is_found_and_plays_along() -> None:
    assert soak.has_oracle("katakomben")
    assert not soak.has_oracle("lantern")
    report = soak.follow(soak.Chunk(soak.Field("katakomben", 2, {"side": "a"}), amount=2, seed=1))
    assert report["games"] == 2
    assert report["decisions"] > 2
    assert not report["differences"]
