"""A refusal of DungeonQuest that is about an amount says how much it takes and how much there is."""

import pytest

from tests.dungeonquest.test_refusals import failing, leaving
from tests.refused import Amount, check_all_amounts_told, check_amount
from verlies.games.dungeonquest.rulemap import REFUSALS
from verlies.testing.dungeonquest import GAME, Dungeon, in_room


def unhurt() -> Dungeon:
    """Return seat 0 at full life, with a rune that heals."""
    t = in_room()
    t.hero(0, runes=["r_healing"])
    t.begin(0)
    return t


AMOUNTS: list[Amount] = [
    (failing, "spend:3", "too-many", {"asked": 3, "have": 2}),
    (unhurt, "use:r_healing", "no-wounds", {"have": 16, "whole": 16}),
    (leaving, "face:north", "only-turn", {"degrees": 0}),
    (leaving, "face:south", "only-turn", {"degrees": 180}),
]


@pytest.mark.parametrize("case", AMOUNTS, ids=[f"{reason}-{word}" for _, word, reason, _ in AMOUNTS])
def test_a_refusal_tells_how_much_there_is_and_how_much_it_takes(case: Amount) -> None:
    check_amount(case)


def test_all_reasons_that_are_about_amounts_tell_them() -> None:
    check_all_amounts_told(GAME, REFUSALS.values(), AMOUNTS)
