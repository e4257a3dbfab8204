"""Whole games that were played once, played again: the text of each must come out the same, to the letter.

When a rule changes on purpose, `python -m tools.golden dungeonquest` plays them anew; the diff of the texts is the
review.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tools import golden, golden_dungeonquest
from verlies.core.decision import Result
from verlies.core.match import Match
from verlies.games.dungeonquest import GAME
from verlies.games.dungeonquest.chambers import TowerRoom
from verlies.games.dungeonquest.state import DungeonState
from verlies.games.dungeonquest.turn import TakeAction

FILES = golden.files("dungeonquest")
SOURCES = {"attacks": "monster", "fled": "flight", "marker": "outer wall", "used": "potion"}
"""What wounds come from, by the last event before them; else from the card that was drawn."""


@cache
def replayed(path: Path) -> Match[DungeonState]:
    return golden.replayed(GAME, path.read_text(encoding="utf-8"))


def matches() -> Iterator[Match[DungeonState]]:
    """Yield all golden matches."""
    return map(replayed, FILES)


def results() -> list[tuple[DungeonState, Result]]:
    """Return how every golden game ended."""
    return [(match.state, GAME.result(match.state)) for match in matches()]


def deaths(match: Match[DungeonState]) -> Iterator[str]:
    """Yield what the heroes of a game died of; of wounds, where they came from."""
    source = ""
    for entry in golden.whole_log(match):
        if entry.kind == "drew":
            source = str(entry.facts["deck"])
        elif entry.kind in SOURCES:
            source = SOURCES[entry.kind]
        elif entry.kind == "died":
            cause = str(entry.facts["cause"])
            yield source if cause == "wounds" else cause


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_again_to_the_letter(path: Path) -> None:
    match = replayed(path)
    assert match.over
    assert golden.text(match).splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_every_plan_has_its_text() -> None:
    assert {path.stem for path in FILES} == set(golden_dungeonquest.PLANS)


@pytest.mark.parametrize("name", ["killed-by-a-trap", "solo-death", "torchlight"])
def test_a_plan_is_played_as_its_text_says(name: str) -> None:
    match = golden_dungeonquest.played(golden_dungeonquest.PLANS[name])
    path = next(path for path in FILES if path.stem == name)
    assert golden.text(match) == path.read_text(encoding="utf-8")


def test_heroes_die_in_every_way() -> None:
    died = {death for match in matches() for death in deaths(match)}
    wounds = {"monster", "flight", "trap", "dragon", "catacomb", "outer wall", "potion"}
    assert died >= {"card", "pit", "sunset", "dead-point", *wounds}


def test_the_golden_games_end_in_every_way() -> None:
    ends = {(state.sunset, "escaped" in result.endings) for state, result in results()}
    assert ends == {(sunset, survivors) for sunset in (False, True) for survivors in (False, True)}
    assert any(set(result.endings) == {"escaped"} and state.seats > 1 for state, result in results())
    alone = {result.endings[0].partition("-")[0] for state, result in results() if state.seats == 1}
    assert alone == {"escaped", "died"}


def test_heroes_escape_at_the_start_of_a_turn_and_on_entering() -> None:
    escapes = [entry.before for match in matches() for entry in match.entries if entry.line.pick == "escape"]
    assert {type(state.agenda[-1].step) for state in escapes} == {TakeAction, TowerRoom}


def test_there_is_a_golden_game_with_every_value_of_every_setting() -> None:
    played = [match.header.settings for match in matches()]
    for setting in GAME.about.settings:
        if setting.name != "solo":
            assert {*setting.choices} <= {settings[setting.name] for settings in played}, setting.name
    assert {settings["heroes"] for settings in played} == {"random", "choose"}
    assert {match.state.seats for match in matches()} == {1, 2, 3, 4}


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("death-can-wait", "returned"),
        ("blocked-waits", "stuck"),
        ("hidden-runes", "used"),
        ("house-leads-monsters", "attacks"),
        ("solo-death", "unseen"),
        ("killed-in-flight", "fled"),
    ],
)
def test_what_a_game_is_named_after_happens_in_it(name: str, kind: str) -> None:
    path = next(path for path in FILES if path.stem == name)
    assert kind in {entry.kind for entry in golden.whole_log(replayed(path))}
