"""Taking back what nobody may take back alone, because everybody agrees."""

import pytest

from verlies.core.errors import UndoRefused
from verlies.core.match import Match, replay
from verlies.core.notation import notation
from verlies.core.record import Line
from verlies.core.rng import Rng
from verlies.games.klong import GAME
from verlies.games.klong.state import KlongState


def played(answers: int, seed: int = 3) -> Match[KlongState]:
    """Return a game some way in, most of its states forgotten as a server does."""
    match = GAME.new(2, seed, {"start": "0"})
    go_on(match, answers, 5)
    return match


def go_on(match: Match[KlongState], answers: int, seed: int) -> None:
    """Let somebody play on without a plan."""
    rng = Rng(seed)
    for _ in range(answers):
        seat = match.pending()[0]
        options = match.options_of(seat)
        match.answer(options[rng.below(len(options))], seat)
        match.forget()


def take_back(match: Match[KlongState], seats: int) -> list[Line]:
    """Take back by agreement."""
    match.recall()
    lines = match.prepare_agreed(seats)
    for line in lines:
        match.accept_undo(line)
    match.forget()
    return lines


@pytest.mark.feature(8)
def test_all_since_the_last_answer_of_a_seat_is_taken_back_and_chance_falls_anew() -> None:
    match = played(40)
    last = match.last_of(0b01)
    assert last < match.answers
    old = match.state.chance.key
    lines = take_back(match, 0b01)
    assert [line.undo for line in lines] == list(range(39, last - 2, -1))
    assert all(line.agreed for line in lines)
    assert match.answers == last - 1
    assert match.pending() == [0]
    assert match.state.chance.key != old
    assert f"taken-back={len(lines)}" in notation(match.header, match.lines)


def test_the_record_replays_and_every_moment_is_the_same() -> None:
    match = played(40)
    keys = match.keys
    take_back(match, 0b01)
    go_on(match, 25, 8)
    take_back(match, 0b10)
    assert max(keys) <= match.answers
    assert match.keys is keys, "however many there are, a take-back costs the same"
    go_on(match, 25, 9)
    again = replay(GAME, match.record())
    assert again.lines == match.lines
    assert again.state.chance.key == match.state.chance.key
    assert GAME.digest(again.state) == GAME.digest(match.state)
    whole = match.remembered()
    assert GAME.digest(whole.state) == GAME.digest(match.state)
    assert whole.state.chance.key == match.state.chance.key
    assert match.remembered(whole) is whole


def test_an_ordinary_take_back_does_not_bring_the_old_chance_back() -> None:
    match = GAME.new(2, 3, {"start": "0"})
    match.answer(match.options_of(0)[0], 0)
    match.answer(match.options_of(0)[0], 0)
    for line in match.prepare_agreed(0b01):
        match.accept_undo(line)
    renewed = match.state.chance.key
    match.undo(0)
    assert match.answers == 0
    assert match.state.chance.key == renewed
    assert match.remembered().state.chance.key == renewed
    assert replay(GAME, match.record()).state.chance.key == renewed


def test_nothing_is_taken_back_before_the_first_answer_or_after_the_end() -> None:
    match = GAME.new(2, 3, {"start": "0"})
    with pytest.raises(UndoRefused) as nothing:
        match.prepare_agreed(0b01)
    assert nothing.value.facts["reason"] == "nothing-answered"
    rng = Rng(4)
    while not match.over:
        seat = match.pending()[0]
        options = match.options_of(seat)
        match.answer(options[rng.below(len(options))], seat)
    with pytest.raises(UndoRefused) as ended:
        match.prepare_agreed(0b01)
    assert ended.value.facts["reason"] == "ended"
