"""The kit's steps in a small game: moments, threats, consent, barter, duels, rounds, windows."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit import brawl
from tests.kit.brawl import CHEER, GAME, GEMS, HALT, HEALTH, STEPS, WARD, Clash, Help, Hurt, Ring, Warding, new_ring
from verlies.core.agenda import Step
from verlies.core.check import check_game
from verlies.core.match import Match
from verlies.core.option import PASS
from verlies.kit.harm import announced, prevent
from verlies.kit.moments import push_moments
from verlies.kit.reasons import NOTHING_OFFERED, OK, REFUSED
from verlies.testing import Situation


class Arena(Situation):
    """A ring in which seat 1 has the turn, with the charms a test needs."""

    def __init__(self, *hands: list[int], seats: int = 3) -> None:
        super().__init__(GAME.new(seats, seed=1))
        self.state.hands = [list(hand) for hand in hands] or [[] for _ in range(seats)]
        self.state.gems = [[2 * seat + 1] for seat in range(seats)]
        self.ready()
        assert self.asked == [1]

    def clash(self, mine: int, theirs: int, rival: int = 2) -> None:
        """Choose fists; seat 1 hurts its rival with the same fist, and else itself, by 2 or 3."""
        self.do(f"fist:{mine}", seat=1)
        self.do(f"fist:{theirs}", seat=rival)

    @property
    def ask(self) -> str:
        return self.match.decisions[0].ask


@pytest.mark.parametrize("seats", [2, 3])
def test_the_game_keeps_all_promises(seats: int) -> None:
    report = check_game(GAME, seats=seats, decisions=150)
    assert report.decisions == 150
    assert report.undos > 0


def test_a_step_of_the_kit_is_on_an_agenda_only_under_the_name_a_game_gave_it() -> None:
    own = {name for name, kind in STEPS.kinds.items() if kind.__module__ == brawl.__name__}
    assert set(STEPS.kinds) == own | {"Scope"}
    kit = {"Moment", "Harm", "Threat", "Consent", "Offer", "Barter", "Duel", "Rounds"}
    bases = {base for name in own for base in STEPS.kinds[name].__mro__ if base.__module__.startswith("verlies.kit.")}
    assert {base.__name__ for base in bases} == kit


# Moments and threats


def test_announced_harm_is_warded_off_bit_by_bit() -> None:
    arena = Arena([], [], [WARD, WARD])
    arena.do("challenge:2")
    arena.clash(1, 1)
    arena.do("pass")
    assert (arena.ask, arena.asked, announced(arena.state, 2)) == ("Warding", [2], 3)
    arena.do("play:ward")
    assert (arena.ask, announced(arena.state, 2)) == ("Warding", 2)
    arena.do("play:ward")
    assert arena.ask == "Flee", "nobody is asked who has nothing any more"
    assert arena.state.health == [HEALTH, HEALTH, HEALTH - 1]


def test_who_holds_charms_is_asked_even_without_a_ward() -> None:
    arena = Arena([], [], [HALT])
    arena.do("challenge:2")
    arena.clash(0, 0)
    arena.do("pass")
    assert (arena.ask, arena.offers()) == ("Warding", ["pass"])


def test_armour_lessens_what_was_not_prevented() -> None:
    arena = Arena()
    arena.state.gems[2] = [0]
    arena.do("challenge:2")
    arena.clash(0, 0)
    assert arena.state.health == [HEALTH, HEALTH, HEALTH - 1]


def test_what_was_prevented_altogether_is_not_suffered() -> None:
    state = new_ring(2, GAME.new(2, seed=1).state.chance)
    state.push(0, [Hurt(2, True)])
    assert (prevent(state, 0, 5), announced(state, 0), prevent(state, 1, 5)) == (2, 0, 0)
    state.advance()
    assert state.health == [HEALTH, HEALTH]


@given(st.integers(0, 4), st.integers(0, 6))
def test_harm_announced_is_prevented_or_suffered(harm: int, ward: int) -> None:
    state = new_ring(2, GAME.new(2, seed=1).state.chance)
    state.push(1, [Hurt(harm, True)])
    stopped = prevent(state, 1, ward)
    assert announced(state, 1) + stopped == harm
    state.advance()
    assert HEALTH - state.health[1] == harm - stopped


def test_an_empty_moment_that_would_be_asked_next_gets_no_frame() -> None:
    state = Arena([], [], [WARD]).state
    steps: list[Step[Any]] = [Warding(), Warding(), Help(), Warding()]
    state.agenda.clear()
    push_moments(state, 0, steps)
    assert [type(frame.step).__name__ for frame in state.agenda] == ["Warding", "Help"]
    state.agenda.clear()
    push_moments(state, 2, [Hurt(1, True), Warding()])
    push_moments(state, 2, [Warding()])
    assert [type(frame.step).__name__ for frame in state.agenda] == ["Warding", "Hurt", "Warding"]


# Consent and barter


def test_help_needs_consent() -> None:
    arena = Arena()
    arena.state.health[1] = 1
    arena.do("beg:0")
    assert (arena.asked, arena.offers()) == ([0], ["pass", "agree"])
    arena.do("pass")
    assert (arena.ask, arena.asked, arena.state.health[1]) == ("Turn", [1], 1)
    arena.do("beg:0", "agree")
    assert arena.state.health[1] == 2


class Selfless(Help):
    """Nobody has to be asked."""

    def needed(self, state: Ring, subject: int, seat: int) -> bool:
        return False


def test_where_nobody_has_to_be_asked_it_is_done_at_once() -> None:
    state = Arena().state
    state.health[1] = 1
    depth = len(state.agenda)
    Selfless().put(state, 1, 0)
    assert (state.health[1], len(state.agenda)) == (2, depth)


def test_gems_are_swapped_by_agreement() -> None:
    arena = Arena()
    arena.do("swap:2")
    assert arena.offers() == ["pass", f"give:{GEMS[3]}", f"take:{GEMS[5]}"]
    arena.do(f"give:{GEMS[3]}", f"take:{GEMS[5]}")
    assert "offer" in arena.offers()
    arena.do("offer")
    assert (arena.ask, arena.asked) == ("Swap", [2])
    arena.do("agree")
    assert arena.state.gems == [[1], [5], [3]]
    assert arena.ask == "Turn", "the bargaining is over, the turn is not"


def test_a_refused_offer_is_not_repeated_but_another_may_be_made() -> None:
    arena = Arena()
    arena.do("swap:2", f"give:{GEMS[3]}", f"take:{GEMS[5]}", "offer", "pass")
    assert "offer" not in arena.offers()
    arena.do(f"take:{GEMS[5]}")
    assert "offer" in arena.offers(), "a gift is another offer"
    arena.do(f"take:{GEMS[5]}")
    assert "offer" not in arena.offers()
    arena.do("pass")
    assert arena.ask == "Turn"


def test_an_offer_says_why_it_cannot_be_made() -> None:
    barter: Any = STEPS.build({"do": "Swapping", "with": [2, [], [], [[3, -1, 5]]]})
    assert barter.offer_refusal() == NOTHING_OFFERED
    assert barter.changed([3], [5], barter.refused).offer_refusal() == REFUSED
    assert barter.changed([3], [], barter.refused).offer_refusal() == OK


# Duels and rounds


def test_both_choose_unseen_and_rounds_go_on() -> None:
    arena = Arena()
    arena.do("challenge:2")
    assert arena.asked == [1, 2]
    arena.do("fist:1", seat=2)
    assert arena.match.view(1).seen.sealed == [-1, -1, -2]
    arena.do("fist:0", seat=1)
    assert arena.state.health == [HEALTH, HEALTH - 2, HEALTH]
    assert (arena.ask, arena.asked) == ("Flee", [1])
    arena.do("pass")
    assert (arena.ask, arena.asked) == ("Clash", [1, 2])
    arena.clash(1, 1)
    arena.do("flee")
    assert (arena.ask, arena.asked) == ("Turn", [2])


def test_a_fight_ends_with_a_life() -> None:
    arena = Arena(seats=2)
    arena.do("challenge:0")
    arena.clash(1, 1, rival=0)
    arena.do("pass")
    arena.clash(1, 1, rival=0)
    assert arena.match.over
    assert arena.state.health == [0, HEALTH]


class Alone(Clash):
    """Nobody leads the other side: it always chooses the second fist."""

    def rival(self, state: Ring, subject: int) -> int:
        return -1

    def house_pick(self, state: Ring, subject: int) -> int:
        return self.choices(state, subject, -1)[1]


def test_the_house_is_never_asked() -> None:
    state = Arena().state
    state.push(1, [Clash(2)])
    state.agenda.pop()
    Alone(2).put(state, 1)
    state.advance()
    assert state.pending() == [1]
    state.answer(1, state.open[0])
    assert state.health == [HEALTH, HEALTH - 2, HEALTH], "it chose otherwise than seat 1"


# Windows


def test_all_have_to_pass_in_a_row() -> None:
    arena = Arena([CHEER], [WARD], [CHEER, WARD])
    arena.state.health[1] = 1
    arena.do("challenge:2")
    arena.clash(0, 0)
    asked = []
    for answer in ("pass", "play:cheer", "pass", "pass", "pass"):
        asked += arena.asked
        assert arena.ask == "Shout"
        arena.do(answer)
    assert asked == [0, 2, 0, 2, 1], "after the cheer it begins with the first again"
    assert (arena.ask, arena.state.health[1]) == ("Warding", 2)


def test_halt_cuts_the_fight_whatever_was_threatened() -> None:
    arena = Arena([HALT], [], [WARD])
    arena.do("challenge:2")
    arena.clash(0, 0)
    arena.do("play:halt")
    assert (arena.ask, arena.state.health) == ("Turn", [HEALTH] * 3)


def told(match: Match[Any], seat: int) -> tuple[Any, ...]:
    """Return all that a seat is shown of a match."""
    return match.scene(seat), match.view(seat).encoded(), match.can_undo(seat), match.log(seat)


@pytest.mark.parametrize("seat", [1, 2, -1])
def test_two_worlds_with_and_without_an_answer_look_alike_to_the_others(seat: int) -> None:
    with_halt, without = Arena([HALT], [WARD], [WARD]), Arena([CHEER], [WARD], [WARD])
    for word, who in (("challenge:2", 1), ("fist:0", 1), ("fist:0", 2), ("pass", 0), ("pass", 2), ("pass", 1)):
        for arena in (with_halt, without):
            arena.do(word, seat=who)
        assert told(with_halt.match, seat) == told(without.match, seat), f"after {word} of {who}"
    assert with_halt.ask == "Warding"
    assert PASS in with_halt.state.open


def test_what_opened_a_window_stands_if_it_uncovered_something_whoever_passed() -> None:
    arena = Arena([HALT], [], [])
    arena.do("challenge:2")
    arena.clash(0, 0)
    arena.do("pass")
    assert arena.ask == "Flee"
    assert [arena.match.can_undo(seat) for seat in range(3)] == [False] * 3, "the fists were uncovered"
