"""Random and purposeful games agree with a listener that tells the rules once more from the log."""

import pytest

from tests.koenige.listener import Listener
from tools.golden import whole_log
from tools.golden_koenige import played
from tools.golden_plan import Plan
from verlies.core.match import Match
from verlies.games.koenige.content.ids import PLACED
from verlies.games.koenige.state import Catacombs


def objections(match: Match[Catacombs]) -> Listener:
    """Let the listener hear a whole game, and compare where everything ended up."""
    listener = Listener(match.header.seats, match.header.settings["keep_x"] == "on")
    for entry in whole_log(match):
        listener.hear(entry)
    state = match.state
    names = [state.chart.name(field) for field in range(len(state.chart.lying))]
    assert {names[field] for field in state.marks} == listener.marks
    assert [names[hero.field] for hero in state.heroes] == list(listener.at.values())
    assert (state.points(0), state.points(1)) == listener.points()
    placed = {names[flag.field]: str(flag.team) for flag in state.flags if flag.status == PLACED}
    assert placed == listener.placed
    for seat in range(state.seats):
        assert {state.card(card).id for card in state.worn(seat)} == listener.worn[seat]
    return listener


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("purpose", "seed"), [(0, 1), (60, 2), (90, 3)])
@pytest.mark.rule("koenige.capture.clears-other-x", "koenige.steal.take", "koenige.fight.higher-wins")
def test_the_listener_has_no_objections(seats: int, purpose: int, seed: int) -> None:
    settings = {"length": "short", "rounds": "15", "keep_x": "on" if seed == 2 else "off"}
    listener = objections(played(Plan(seats, seed, purpose, settings)))
    assert len(listener.rooms) == 18


@pytest.mark.rule("koenige.capture.clears-other-x", "koenige.steal.conquer-keeps-other-x")
def test_the_listener_has_no_objections_to_a_full_game() -> None:
    listener = objections(played(Plan(4, 8, 80)))
    assert len(listener.rooms) == 36
    assert sum(listener.points()) == 11
