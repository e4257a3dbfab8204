"""Random and purposeful games agree with an oracle that tells the rules once more from the log."""

import pytest

from tests.koenige.oracle import Oracle
from tools.golden import whole_log
from tools.golden_koenige import played
from tools.golden_plan import Plan
from verlies.core.match import Match
from verlies.games.koenige.content.ids import PLACED
from verlies.games.koenige.state import Catacombs


def objections(match: Match[Catacombs]) -> Oracle:
    """Let the oracle hear a whole game, and compare where everything ended up."""
    oracle = Oracle(match.header.seats, match.header.settings["keep_x"] == "on")
    for entry in whole_log(match):
        oracle.hear(entry)
    state = match.state
    names = [state.chart.name(field) for field in range(len(state.chart.lying))]
    assert {names[field] for field in state.marks} == oracle.marks
    assert [names[hero.field] for hero in state.heroes] == list(oracle.at.values())
    assert (state.points(0), state.points(1)) == oracle.points()
    placed = {names[flag.field]: str(flag.team) for flag in state.flags if flag.status == PLACED}
    assert placed == oracle.placed
    for seat in range(state.seats):
        assert {state.card(card).id for card in state.worn(seat)} == oracle.worn[seat]
    return oracle


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("purpose", "seed"), [(0, 1), (60, 2), (90, 3)])
@pytest.mark.rule("koenige.capture.clears-other-x", "koenige.steal.take", "koenige.fight.higher-wins")
def test_the_oracle_has_no_objections(seats: int, purpose: int, seed: int) -> None:
    settings = {"length": "short", "rounds": "15", "keep_x": "on" if seed == 2 else "off"}
    oracle = objections(played(Plan(seats, seed, purpose, settings)))
    assert len(oracle.rooms) == 18


@pytest.mark.rule("koenige.capture.clears-other-x", "koenige.steal.conquer-keeps-other-x")
def test_the_oracle_has_no_objections_to_a_full_game() -> None:
    oracle = objections(played(Plan(4, 8, 80)))
    assert len(oracle.rooms) == 36
    assert sum(oracle.points()) == 11
