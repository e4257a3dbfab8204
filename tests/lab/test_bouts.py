"""Bots against each other: every bout can be played, and its bars tell a good one from a bad one."""

import argparse

import pytest

from tools import bouts
from tools.bouts import Bout
from verlies import registry
from verlies.bots import bot
from verlies.lab.simulate import Outcome, Task, summary

ONE = argparse.Namespace(games=1, seed=1, jobs=1)
SERIES = Task("klong", ["greedy", "random"], 4, 1, {}, rotate=True)


def outcome(number: int, bots: list[int], winners: list[int], ending: str) -> Outcome:
    """Return how a game of two went."""
    return Outcome(number, bots, winners, [1, 1], [1, 1], [ending, "fallen"], 9)


FOUR = summary(
    SERIES,
    [
        outcome(0, [0, 1], [0], "escaped"),
        outcome(1, [1, 0], [1], "fallen"),
        outcome(2, [0, 1], [0], "escaped"),
        outcome(3, [1, 0], [], "fallen"),
    ],
)
"""Four games, of which the first bot wins three: two on seat 0, one on seat 1."""


@pytest.mark.parametrize("bout", bouts.BOUTS, ids=str)
def test_every_bout_can_be_played(bout: Bout) -> None:
    game, seats = registry.game(bout.game), bout.seats.split(",")
    game.check_seats(len(seats))
    assert bout.options.items() <= game.settings(bout.options, len(seats)).items()
    assert all(bot(name, game) for name in seats)
    without = bout.seats.split(",")[0].partition(" without ")[2]
    assert bout.wins or bout.endings or without or "start" in bout.options, "somebody wants to know something"


def test_the_bouts_of_one_game_are_played_by_themselves() -> None:
    assert {bout.game for bout in bouts.chosen(("klong",))} == {"klong"}
    assert list(bouts.chosen()) == bouts.BOUTS


@pytest.mark.parametrize(
    ("wins", "endings", "met"),
    [
        (0.75, {"escaped": 0.5}, True),
        (0.8, {}, False),
        (0.0, {"escaped": 0.6}, False),
        (0.0, {"unheard-of": 0.1}, False),
    ],
)
def test_bars_are_met_or_missed(wins: float, endings: dict[str, float], met: bool) -> None:
    assert bouts.meets(Bout("klong", "greedy,random", 4, {}, wins, endings), FOUR) is met


def test_what_the_seats_win_is_counted_whoever_sits_there() -> None:
    assert [each["rate"] for each in bouts.by_seat(FOUR)] == [0.5, 0.25]
    assert all(low <= each["rate"] <= high for each in bouts.by_seat(FOUR) for low, high in [each["interval"]])


def test_how_often_games_end_so_is_told_with_its_interval() -> None:
    shares = bouts.shares(FOUR)
    assert {ending: share["rate"] for ending, share in shares.items()} == {"escaped": 0.5, "fallen": 1.0}
    assert all(low <= share["rate"] <= high for share in shares.values() for low, high in [share["interval"]])


def test_a_bout_is_played_told_and_written_down(capsys: pytest.CaptureFixture[str]) -> None:
    done = bouts.played(Bout("klong", "random,random", 400, {"board": "back"}, wins=1.1), ONE)
    assert (done["games"], done["wanted"]) == (1, {"wins": 1.1, "endings": {}, "met": False})
    assert capsys.readouterr().out.startswith("klong random,random board=back: first wins ")
