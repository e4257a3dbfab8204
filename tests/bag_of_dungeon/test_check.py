"""Bag of Dungeon keeps what every game must keep; `make soak` tries it over many more decisions."""

import pytest

from tools import golden
from verlies.core.check import check_stories
from verlies.core.check.trial import Trial
from verlies.core.check.whole import AT_A_DECISION, attempt
from verlies.games.bag_of_dungeon import GAME
from verlies.testing import check_game
from verlies.text import words

WAYS = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"variant": "solo"}),
    (4, {"variant": "solo", "heroes": "choose", "edges": "strict"}),
    (2, {"variant": "each"}),
    (3, {"variant": "each", "charge": "on", "spikes": "on"}),
    (4, {"variant": "each"}),
    (3, {"edges": "strict", "heroes": "choose"}),
    (4, {"pasch": "all_equal", "charge": "on", "spikes": "on", "twelve": "junction"}),
    (3, {"win": "dragon"}),
]
"""Every number of seats, every variant and every switch."""


@pytest.mark.parametrize(("seats", "options"), WAYS)
def test_the_promises_are_kept(seats: int, options: dict[str, str]) -> None:
    report = check_game(GAME, seats=seats, options=options, decisions=4, seed=seats)
    assert report.decisions >= 4
    assert report.endings > 0


@pytest.mark.rule("bag.turn.full-ap")
@pytest.mark.parametrize(("seats", "options"), WAYS[1::3])
def test_the_numbers_of_whole_games_are_told_truly(seats: int, options: dict[str, str]) -> None:
    assert check_stories(GAME, seats=seats, options=options, games=1, seed=seats).games == 1


def test_a_whole_game_reads_truly_in_both_languages() -> None:
    assert check_stories(GAME, seats=2, games=1, seed=3, texts=words).games == 1


@pytest.mark.parametrize("name", ["won-by-two", "won-alone", "two-get-out"])
def test_the_promises_are_kept_late_in_a_game(name: str) -> None:
    """Play a golden game as far as the Ring and try everything there."""
    text = next(path for path in golden.files("bag_of_dungeon") if path.stem == name).read_text(encoding="utf-8")
    whole_match = golden.replayed(GAME, text)
    header = whole_match.header
    match = GAME.new(header.seats, str(header.seed), header.settings)
    answers = [(entry.line.pick, entry.line.seat) for entry in whole_match.entries]
    ringed = next(at for at, entry in enumerate(whole_match.entries) if entry.after.ringed)
    for at, (pick, seat) in enumerate(answers):
        if at in (ringed + 1, (ringed + len(answers)) // 2):
            trial = Trial(GAME, match, at, {}, set(), None)
            for promise, check in AT_A_DECISION:
                attempt(trial, promise, check)
        match.answer(pick, seat)
    assert match.over
