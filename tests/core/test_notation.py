"""A whole game as text."""

import pytest

from verlies.core.notation import notation, standing
from verlies.core.record import Line
from verlies.games.klong import GAME

TURN = [
    Line(0, "play:burgle"),
    Line(0, "play:sidestep"),
    Line(undo=1),
    Line(0, "play:burgle"),
    Line(1, "play:scramble"),
]


@pytest.mark.feature(60)
def test_a_game_is_told_in_lines_that_can_be_read_and_compared() -> None:
    match = GAME.new(2, "seven", {"start": "0"}, names=["Anna", "Ben"])
    assert notation(match.header, TURN).splitlines() == [
        f"klong {GAME.about.version}",
        "Anna; Ben",
        "board=front start=0 colours=red,yellow,green,blue",
        "",
        "1. Anna: play:burgle play:burgle",
        "2. Ben: play:scramble",
    ]


def test_a_name_from_a_file_makes_no_lines_of_its_own() -> None:
    match = GAME.new(2, "seven", {"start": "0"}, names=["Anna\n9. Ben: pass", "\x1b[31mBen\u202e"])
    told = notation(match.header, TURN).splitlines()
    assert told[1] == "Anna9. Ben: pass; [31mBen"
    assert len(told) == 6


def test_what_was_taken_back_is_left_out() -> None:
    assert [line.pick for line in standing([*TURN[:3], Line(undo=0)])] == []
    assert [line.pick for line in standing(TURN)] == ["play:burgle", "play:burgle", "play:scramble"]


def test_the_words_of_the_notation_play_the_game_again() -> None:
    match = GAME.new(2, 3)
    for _ in range(40):
        match.answer(match.decision.options[-1])
    told = [line.split(": ", 1)[1].split() for line in notation(match.header, match.lines).splitlines()[4:]]
    again = GAME.new(2, 3)
    for word in (word for run in told for word in run):
        again.answer(word)
    assert GAME.digest(again.state) == GAME.digest(match.state)
