"""Two teams in a small game: they win together, they see together, and the others see nothing of it."""

from typing import Any

import pytest

from tests.feud.game import FEINT, GAME, GUARD, HEAP, Feud, Hill
from verlies.core.check import CheckFailed, check_game
from verlies.core.decision import Result
from verlies.core.errors import SaveError
from verlies.core.match import Match, replay
from verlies.core.record import Line, Record
from verlies.core.stack import Stack
from verlies.core.teams import are_several, closed, eyes_of, shifts
from verlies.core.view import UNKNOWN
from verlies.testing import Situation
from verlies.text import words

TELLS = (0, 2)
"""The team that is shown something."""


class Camp(Situation):
    """Four at the hill, with the cards a test needs; seat 0 acts, and the golden stones lie on top."""

    def __init__(self, *hands: list[int]) -> None:
        super().__init__(GAME.new(4, seed=1))
        self.state.hands = [list(hand) for hand in hands or ([GUARD, FEINT],) * 4]
        self.ready()

    def elect(self, seat: int = 0) -> None:
        for each in (0, 2):
            self.do(f"vote:{seat}", seat=each)


# The promises


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_keeps_all_promises(seats: int) -> None:
    report = check_game(GAME, seats=seats, decisions=120, texts=words)
    assert report.undos > 0
    assert report.redealt > 0
    assert bool(report.mates) == (seats > 2)


class Blind(Feud):
    """Seats are shown the hands of nobody else."""

    def cover(self, state: Hill, seen: Hill, seat: int) -> None:
        super().cover(state, seen, seat)
        seen.hands = [hand if other == seat else [UNKNOWN] * len(hand) for other, hand in enumerate(seen.hands)]


class OneSided(Feud):
    """Seat 0 sees with seat 2, but not the other way round."""

    def eyes(self, settings: Any, seats: int) -> tuple[int, ...]:
        return (0b0001, 0b0010, 0b0101, 0b1010)[:seats]


class Forgetful(Feud):
    """It does not know after a restart who sees with whom."""

    def built(self, data: dict[str, Any]) -> Hill:
        state = super().built(data)
        state.eyes = ()
        return state


class Treacherous(Feud):
    """Only one of a team wins."""

    def result(self, state: Hill) -> Result:
        result = super().result(state)
        del result.winners[1:]
        return result


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        (Blind, "see differently, in hands"),
        (OneSided, "does not see with all who see with it"),
        (Forgetful, "does not know who sees with whom"),
        (Treacherous, "only some have won"),
    ],
)
def test_what_teams_break_is_caught(game: type[Feud], sentence: str) -> None:
    with pytest.raises(CheckFailed, match=sentence):
        check_game(game(GAME.about), seats=4, decisions=120)


def test_a_look_that_no_mate_is_told_of_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hill, "closed", lambda _, mask: mask)
    with pytest.raises(CheckFailed, match=r"mates 0 and 2 (see|are told) differently"):
        check_game(GAME, seats=4, decisions=120)


# Eyes


def test_masks() -> None:
    assert eyes_of((0, 1, 0, 1)) == (0b0101, 0b1010, 0b0101, 0b1010)
    assert closed(0b0001, eyes_of((0, 1, 0, 1))) == 0b0101
    assert closed(-1, eyes_of((0, 1))) == -1
    assert closed(0b10, ()) == 0b10
    assert shifts((0, 1, 0, 1)) == [0, 1, 2, 3]
    assert shifts((0, 0, 1, 1)) == [0, 2]
    assert shifts((0, 1, 0)) == [0]
    assert shifts((0, 1, 2)) == shifts((0, 0, 0)) == [0, 1, 2]
    assert [are_several(teams) for teams in ((0, 1), (0, 0), (0, 1, 0), ())] == [False, False, True, False]


def test_mates_see_what_one_of_them_looks_at_and_others_do_not() -> None:
    camp = Camp()
    camp.elect()
    camp.state.stones = Stack(HEAP[-1:])
    camp.ready()
    camp.do("look")
    for seat in range(-1, 4):
        mate = seat in TELLS
        seen = camp.match.view(seat).seen
        assert seen.stones.seen(seat) == ([2] if mate else [-1])
        assert [UNKNOWN not in hand for hand in seen.hands] == [
            seat >= 0 and seat % 2 == other % 2 for other in range(4)
        ]
        told = camp.match.log(seat)[-1]
        assert (told.hidden, told.facts) == ((False, {"stone": "golden"}) if mate else (True, {}))


def test_a_sealed_answer_stays_ones_own_even_among_mates() -> None:
    camp = Camp()
    camp.do("vote:2", seat=0)
    assert [camp.match.view(seat).seen.sealed[0] for seat in range(4)] == [camp.state.sealed[0], -2, -2, -2]


def test_eyes_are_no_part_of_the_plain_form() -> None:
    state = Camp().state
    assert state.eyes == (5, 10, 5, 10)
    assert "eyes" not in state.plain()
    assert GAME.restore(state.plain(), bytes(32)).eyes == state.eyes


# Taking back


def test_what_others_passed_on_can_be_taken_back_and_they_are_asked_again() -> None:
    camp = Camp()
    camp.elect()
    camp.do("strike")
    assert not camp.match.can_undo(0), "the others have begun to think"
    camp.do("pass", seat=1)
    assert [camp.match.can_undo(seat) for seat in range(4)] == [False] * 4
    camp.do("pass", seat=3)
    assert [camp.match.can_undo(seat) for seat in range(4)] == [True, False, False, False]
    before = len(camp.match.lines)
    camp.match.undo(0)
    assert camp.match.lines[before:] == [Line(undo=4, by=1), Line(undo=3, by=1), Line(undo=2)]
    assert camp.asked == [0]
    assert not camp.state.struck


def test_such_a_take_back_is_replayed() -> None:
    match = GAME.new(4, seed=1)
    for seat, word in ((0, "vote:0"), (2, "vote:0"), (0, "strike"), (1, "pass"), (3, "pass")):
        match.answer(word, seat)
    match.undo(0)
    match.answer("take", 0)
    again = replay(GAME, match.record())
    assert GAME.digest(again.state) == GAME.digest(match.state)


STRUCK = ((0, "vote:0"), (2, "vote:0"), (0, "strike"))
OVER_PASSES = [Line(undo=4, by=1), Line(undo=3, by=1), Line(undo=2)]


@pytest.mark.parametrize(
    ("passed", "lines"),
    [
        ((1,), [Line(undo=3, by=1)]),
        ((1,), [Line(undo=3, by=1), Line(undo=2)]),
        ((1, 3), OVER_PASSES[:1]),
        ((1, 3), OVER_PASSES[:2]),
        ((1, 3), [*OVER_PASSES[:1], Line(undo=3, by=4), Line(undo=2)]),
        ((1, 3), [*OVER_PASSES[:1], Line(1, "pass", "x")]),
        ((), [Line(undo=2, by=0b0011)]),
        ((), [Line(undo=2, by=-1)]),
        ((), [Line(undo=2, by=1 << 40 | 0b1010)]),
    ],
)
def test_a_record_takes_back_nothing_that_a_running_game_would_not(passed: tuple[int, ...], lines: list[Line]) -> None:
    match = GAME.new(4, seed=1)
    for seat, word in (*STRUCK, *((seat, "pass") for seat in passed)):
        match.answer(word, seat)
    with pytest.raises(SaveError, match="a take-back, is wrong"):
        replay(GAME, Record(match.header, [*match.lines, *lines]))


def test_nobody_takes_back_by_seats_of_different_eyes() -> None:
    match = GAME.new(4, seed=1)
    match.answer("vote:0", 0)
    assert match.can_undo(0, hand=0b0101)
    assert not any(match.can_undo(0, hand=hand) for hand in (0b0011, 0b10001, -1))


def test_a_take_back_over_passes_is_written_at_once() -> None:
    match = GAME.new(4, seed=1)
    for seat, word in (*STRUCK, (1, "pass"), (3, "pass")):
        match.answer(word, seat)
    told: list[list[Line]] = []
    match.on_lines = told.append
    match.undo(0)
    assert told == [OVER_PASSES]


def test_a_parry_stands() -> None:
    camp = Camp()
    camp.elect()
    for word, seat in (("strike", 0), ("pass", 1), ("play:guard", 3)):
        camp.do(word, seat=seat)
    assert camp.asked == [0]
    assert not camp.match.can_undo(0)


def test_who_holds_two_seats_hands_on_to_themselves() -> None:
    match = GAME.new(4, seed=1)
    for seat, word in ((0, "vote:2"), (2, "vote:2"), (2, "pass")):
        match.answer(word, seat)
    assert match.state.pending() == [0, 2]
    match.answer("pass", 0)
    assert match.state.pending() == [1, 3]
    assert not match.can_undo(0, hand=0b0101)
    match.answer("vote:1", 1)
    assert match.can_undo(1)
    assert match.can_undo(3, hand=0b1010)
    match.undo(3, hand=0b1010)
    assert match.lines[-1] == Line(undo=4, by=0b1010)
    assert replay(GAME, match.record()).state.pending() == [1, 3]


# What windows tell


def told(match: Match[Any], seat: int) -> tuple[Any, ...]:
    """Return all that a seat is shown of a match."""
    return match.scene(seat), match.view(seat).encoded(), match.can_undo(seat), match.log(seat)


@pytest.mark.parametrize("seat", [0, 2, -1])
def test_with_and_without_a_guard_the_other_team_sees_the_same(seat: int) -> None:
    armed, bare = Camp([], [GUARD], [], [FEINT]), Camp([], [FEINT], [], [FEINT])
    for camp in (armed, bare):
        camp.elect()
    for word, who in (("strike", 0), ("pass", 1), ("pass", 3)):
        for camp in (armed, bare):
            camp.do(word, seat=who)
        assert told(armed.match, seat) == told(bare.match, seat), f"after {word} of {who}"


# Texts


@pytest.mark.parametrize(
    ("winners", "teams", "sentence"),
    [
        ([1, 3], [0, 1, 0, 1], "Gewonnen: Lager Blau!"),
        ([0, 1, 2, 3], [0, 1, 0, 1], "Unentschieden: Lager Rot und Lager Blau teilen sich den Sieg."),
        ([], [0, 1, 0, 1], "Niemand gewinnt."),
        ([0, 1, 2, 3], [0, 0, 0, 0], "Ihr habt gemeinsam gewonnen!"),
        ([], [0, 0, 0, 0], "Ihr habt gemeinsam verloren."),
        ([1], [], "Ben gewinnt!"),
        ([1], [0, 1, 2, 3], "Ben gewinnt!"),
        ([0, 1, 2, 3], [], "Anna, Ben, Cleo und Dora gewinnen gemeinsam!"),
    ],
)
def test_the_verdict_goes_by_the_shape_of_the_teams(winners: list[int], teams: list[int], sentence: str) -> None:
    four = [0] * 4
    result = Result(winners, four, four, [[]] * 4, [""] * 4, teams)
    assert words(GAME, "de", ["Anna", "Ben", "Cleo", "Dora"]).verdict(result) == sentence
