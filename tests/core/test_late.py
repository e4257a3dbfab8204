"""What comes late, and what is let go: questions that are still open for a seat, and states nobody goes back to."""

from typing import Any

import pytest
from lantern import GAME

from verlies.core.match import Match
from verlies.core.rng import Rng


def played(answers: int, forgetful: bool, seed: int = 5) -> Match[Any]:
    """Return a match after so many answers at random, each taken back once if that is possible."""
    match, rng = GAME.new(3, "4"), Rng(seed)
    while match.answers < answers and not match.over:
        seat = match.pending()[0]
        options = match.options_of(seat)
        option = options[rng.below(len(options))]
        match.answer(option, seat)
        if match.can_undo(seat):
            match.undo(seat)
            match.answer(option, seat)
        if forgetful:
            match.forget()
    return match


def test_forgetting_changes_nothing_that_can_be_seen_or_taken_back() -> None:
    whole, match = played(60, False), played(60, True)
    assert match.firm > 20
    assert len({id(entry.before) for entry in match.entries}) < 20 < len({id(entry.before) for entry in whole.entries})
    assert match.record() == whole.record()
    assert match.log(0) == whole.log(0)
    assert [match.can_undo(seat) for seat in range(3)] == [whole.can_undo(seat) for seat in range(3)]
    assert GAME.digest(match.state) == GAME.digest(whole.state)


def test_a_moment_of_the_past_is_there_until_it_is_forgotten() -> None:
    match = played(40, False)
    assert [GAME.digest(match.at(n).state) for n in range(1, 41)] == [entry.line.digest for entry in match.entries]
    assert match.at(0).log(0) == [entry for entry in match.log(0) if entry.number == 0]
    match.forget()
    assert match.at(match.firm).answers == match.firm
    with pytest.raises(AssertionError, match="forgotten"):
        match.at(match.firm - 1)


def test_whose_answer_it_was() -> None:
    match = played(10, False)
    assert [match.actor(n) for n in range(1, 11)] == [entry.line.seat for entry in match.entries]
    assert (match.actor(0), match.actor(11)) == (-1, -1)


def test_looking_back_stops_where_states_are_forgotten() -> None:
    match = GAME.new(3, "4")
    assert match.still_asked(0, 0, 0)
    match.answer("vote:1", 1)
    assert match.still_asked(0, 0, 0)
    assert match.still_asked(0, 1, 1)
    assert not match.still_asked(1, 0, 0)
    match.firm = 1
    assert not match.still_asked(0, 0, 0)


def test_an_answer_of_mine_taken_back_makes_older_questions_old() -> None:
    match = GAME.new(3, "4")
    match.answer("vote:1", 1)
    match.undo(1)
    assert match.still_asked(1, 2, 0)
    assert not match.still_asked(1, 0, 0)
    assert not match.still_asked(1, 1, 1)
    assert match.still_asked(0, 1, 1)


def test_an_answer_before_the_question_is_not_about_it() -> None:
    match = GAME.new(2, "4")
    for seat in (0, 1):
        match.answer("vote:0", seat)
    match.answer("pass", 0)
    match.answer("pass", 1)
    assert match.decisions[0].mode == "sealed"
    assert match.still_asked(1, 4, 4)
    match.answer("vote:0", 0)
    assert match.still_asked(1, 4, 4)
    assert not any(match.still_asked(1, seq, seq) for seq in range(4))
    assert not match.still_asked(1, 9, 4)
