"""The agenda: order, cuts, scopes, standing effects, menus, and questions to one, any, all or nobody."""

import sys
from collections.abc import Sequence
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verlies.core.agenda import HOUSE, Ask, AskAny, AskSealed, Condition, Menu, Scope, Step, Window
from verlies.core.book import StepBook, plain_agenda, plain_standing
from verlies.core.chance import Chance
from verlies.core.option import PASS
from verlies.core.state import State


class Toy(State):
    """A state that only notes what is done."""

    done: list[str]
    points: int


class Say(Step[Toy]):
    word: str

    def run(self, state: Toy, subject: int) -> None:
        state.done.append(self.word)


class Score(Step[Toy]):
    points: int

    def run(self, state: Toy, subject: int) -> None:
        state.points += self.points


class Do(Step[Toy]):
    """Pushes steps of its own."""

    then: list[Step[Toy]]

    def run(self, state: Toy, subject: int) -> None:
        state.push(subject, self.then)


class Cut(Step[Toy]):
    scope: str

    def run(self, state: Toy, subject: int) -> None:
        state.cut(self.scope)


class Drop(Step[Toy]):
    subject: int

    def run(self, state: Toy, subject: int) -> None:
        state.drop_frames_of(self.subject)


class Wait(Step[Toy]):
    """Lets something stand until there are points."""

    def run(self, state: Toy, subject: int) -> None:
        state.wait_for(Points(), [Say("due")], subject)


class Points(Condition[Toy]):
    def due(self, state: Toy, subject: int) -> int:
        return state.points


class Choose(Ask[Toy]):
    offered: list[int]

    def options(self, state: Toy, subject: int, seat: int) -> list[int]:
        return self.offered

    def answer(self, state: Toy, subject: int, seat: int, pick: int) -> None:
        state.done.append(f"{seat}:{pick}")


class Shop(Menu[Toy]):
    """Option 0 closes it, 1 pushes a step, 2 cuts it off."""

    def options(self, state: Toy, subject: int, seat: int) -> list[int]:
        return [0, 1, 2]

    def answer(self, state: Toy, subject: int, seat: int, pick: int) -> None:
        if pick == 0:
            state.close()
        elif pick == 1:
            state.push(seat, [Say("bought")])
        else:
            state.cut("turn")


class First(AskAny[Toy]):
    def options(self, state: Toy, subject: int, seat: int) -> list[int]:
        return [1, 2]

    def answer(self, state: Toy, subject: int, seat: int, pick: int) -> None:
        state.done.append(f"{seat}:{pick}")


class Bid(AskSealed[Toy]):
    poor: int = -1

    def options(self, state: Toy, subject: int, seat: int) -> list[int]:
        return [] if seat == self.poor else [1, 2, 3]

    def resolve(self, state: Toy, subject: int, picks: list[int]) -> None:
        state.done.append(f"bids {picks}")


class Answer(Window[Toy]):
    """Option 1 keeps the window open, 2 closes it, 3 cuts what it is about, 4 says something first."""

    def responses(self, state: Toy, subject: int, seat: int) -> list[int]:
        return [1, 2, 3, 4]

    def respond(self, state: Toy, subject: int, seat: int, pick: int) -> bool:
        state.done.append(f"{seat}:{pick}")
        if pick == 3:
            state.cut("turn")
        if pick == 4:
            state.push(seat, [Say("first")])
        return pick != 2


BOOK = StepBook(sys.modules[__name__])


def toy(seats: int = 3) -> Toy:
    state = Toy()
    state.seats, state.chance = seats, Chance(bytes(32), [0, 0], [])
    return state


def ready(*steps: Step[Toy], seats: int = 3, subject: int = 0) -> Toy:
    """Return a state that has done all it could of some steps."""
    state = toy(seats)
    state.push(subject, list(steps))
    state.advance()
    return state


# Order


def test_first_pushed_is_done_first() -> None:
    assert ready(Say("a"), Say("b"), Say("c")).done == ["a", "b", "c"]


def test_what_a_step_pushes_comes_before_the_rest() -> None:
    assert ready(Do([Say("a"), Do([Say("b")]), Say("c")]), Say("d")).done == ["a", "b", "c", "d"]


def test_empty_agenda_is_the_end() -> None:
    state = ready(Say("a"))
    assert state.over()
    assert (state.pending(), state.open, state.asked) == ([], [], HOUSE)


def test_question_stops_and_goes_on_after_the_answer() -> None:
    state = ready(Say("a"), Choose([4, 5]), Say("b"), subject=1)
    assert (state.done, state.pending(), state.options_of(1)) == (["a"], [1], [4, 5])
    assert state.options_of(0) == []
    state.answer(1, 5)
    assert state.done == ["a", "1:5", "b"]


def test_question_without_options_is_passed_over() -> None:
    assert ready(Choose([]), Say("a")).done == ["a"]


def test_somebody_else_than_the_subject_can_be_asked() -> None:
    state = toy()
    state.ask(Choose([7]), 0, 2)
    state.advance()
    assert state.pending() == [2]


def test_forks_go_their_own_way() -> None:
    state = ready(Choose([1, 2]), Say("end"))
    fork = state.fork()
    fork.answer(0, 1)
    assert (state.done, state.pending()) == ([], [0])
    assert fork.done == ["0:1", "end"]


@given(st.lists(st.sampled_from(["say", "ask", "none", "do", "cut", "score"]), max_size=6))
def test_performing_is_the_same_as_pushing(kinds: list[str]) -> None:
    made: dict[str, Step[Toy]] = {
        "say": Say("a"),
        "ask": Choose([1]),
        "none": Choose([]),
        "do": Do([Say("b"), Choose([2])]),
        "cut": Cut("turn"),
        "score": Score(1),
    }
    results = []
    for perform in (False, True):
        state = toy()
        state.push(0, [Scope("turn"), Say("after")])
        steps = [made[kind] for kind in kinds]
        (state.perform if perform else state.push)(0, steps)
        state.advance()
        while not state.over():
            state.answer(0, state.open[0])
        results.append((state.done, state.points))
    assert results[0] == results[1]


# Cuts and scopes


def test_cut_drops_everything_down_to_its_scope() -> None:
    assert ready(Say("a"), Cut("turn"), Say("b"), Scope("turn"), Say("c")).done == ["a", "c"]


def test_scope_that_ends_in_peace_does_nothing() -> None:
    assert ready(Say("a"), Scope("turn"), Say("b")).done == ["a", "b"]


def test_always_is_done_even_if_its_surroundings_are_cut() -> None:
    state = toy()
    state.push(0, [Scope("card"), Say("after")])
    state.push_always(0, Say("always 2"))
    state.push(0, [Say("lost")])
    state.push_always(0, Say("always 1"))
    state.push(0, [Cut("card"), Say("lost too")])
    state.advance()
    assert state.done == ["always 1", "always 2", "after"]


def test_always_is_done_once_without_a_cut() -> None:
    state = toy()
    state.push(0, [Scope("card")])
    state.push_always(0, Say("always"))
    state.push(0, [Say("a")])
    state.advance()
    assert state.done == ["a", "always"]


def nested() -> Toy:
    state = toy()
    state.push(0, [Scope("turn"), Say("game goes on")])
    state.push_always(0, Say("turn always"))
    state.push(0, [Say("rest of turn")])
    state.push(0, [Scope("card"), Say("rest of card")])
    state.push_always(0, Say("card always"))
    return state


def test_inner_cut_leaves_the_outer_scope() -> None:
    state = nested()
    state.push(0, [Cut("card")])
    state.advance()
    assert state.done == ["card always", "rest of card", "rest of turn", "turn always", "game goes on"]


def test_outer_cut_unwinds_the_inner_scope_too() -> None:
    state = nested()
    state.push(0, [Cut("turn")])
    state.advance()
    assert state.done == ["card always", "turn always", "game goes on"]


def test_cut_finds_the_innermost_scope_of_its_name() -> None:
    state = ready(Cut("fight"), Say("lost"), Scope("fight"), Say("kept"), Scope("fight"), Say("end"))
    assert state.done == ["kept", "end"]


def test_cut_without_its_scope_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="no scope 'card'"):
        ready(Cut("card"))


def test_open_scopes_are_known() -> None:
    state = ready(Choose([1]), Scope("turn"))
    assert state.within("turn")
    assert not state.within("card")


def test_frames_of_one_subject_are_dropped() -> None:
    state = toy()
    state.push(1, [Say("one"), Scope("turn")])
    state.push(2, [Say("two")])
    state.push_always(1, Say("one always"))
    state.push(1, [Say("one too")])
    state.push(0, [Drop(1)])
    state.advance()
    assert state.done == ["one always", "two"]


def test_scopes_of_the_dropped_stay_for_others_to_cut() -> None:
    state = toy()
    state.push(1, [Scope("turn")])
    state.push(2, [Cut("turn"), Say("lost")])
    state.push(0, [Drop(1)])
    state.advance()
    assert state.done == []


# Standing effects


@pytest.mark.parametrize("order", list(permutations([Score(1), Score(2), Wait()])))
def test_standing_effect_counts_what_came_before_and_after(order: Sequence[Step[Toy]]) -> None:
    assert ready(*order, Say("end")).done.count("due") == 3


@given(st.lists(st.integers(-1, 2), max_size=8))
def test_standing_effects_are_granted_exactly_once(plan: list[int]) -> None:
    """A -1 in the plan lets one more effect stand, anything else scores; a question follows each."""
    state = ready(*(step for n in plan for step in (Wait() if n < 0 else Score(n), Choose([1]))), Say("end"))
    while not state.over():
        state = state.fork()
        state.answer(0, 1)
    assert state.done.count("due") == plan.count(-1) * sum(n for n in plan if n > 0)


def test_of_several_standing_effects_the_oldest_gives_first() -> None:
    state = Toy()
    for word in ("first", "second", "third"):
        state.wait_for(Points(), [Say(word)], 0)
    state.push(0, [Score(1), Say("end")])
    state.advance()
    assert state.done == ["first", "second", "third", "end"]


def test_standing_effects_of_a_fork_are_its_own() -> None:
    state = ready(Wait(), Choose([1]), Score(1), Say("end"))
    fork = state.fork()
    fork.answer(0, 1)
    assert fork.done.count("due") == 1
    assert [entry.given for entry in state.standing] == [0]
    state.answer(0, 1)
    assert state.done.count("due") == 1


# Menus


def test_menu_stays_until_it_is_closed() -> None:
    state = ready(Shop(), Say("end"))
    state.answer(0, 1)
    state.answer(0, 1)
    assert state.pending() == [0]
    state.answer(0, 0)
    assert state.done == ["bought", "bought", "end"]


def test_menu_can_be_cut_off() -> None:
    state = ready(Shop(), Scope("turn"), Say("end"))
    state.answer(0, 2)
    assert state.done == ["end"]


# Several seats


def test_any_of_several_may_answer() -> None:
    for seat in (0, 2):
        state = toy()
        state.push(1, [Say("end")])
        state.ask(First(), 1, 0b101)
        state.advance()
        assert state.pending() == [0, 2]
        assert [state.options_of(s) for s in range(3)] == [[1, 2], [], [1, 2]]
        state.answer(seat, 2)
        assert state.done == [f"{seat}:2", "end"]


def sealed(asked: int, poor: int = -1) -> Toy:
    state = toy()
    state.push(0, [Say("end")])
    state.ask(Bid(poor), 0, asked)
    state.advance()
    return state


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_sealed_answers_are_resolved_with_the_last(order: Sequence[int]) -> None:
    state = sealed(0b111)
    for count, seat in enumerate(order):
        assert state.done == []
        assert sorted(state.pending()) == sorted(order[count:])
        state.answer(seat, seat + 1)
    assert state.done == ["bids [1, 2, 3]", "end"]
    assert state.sealed == []


def test_seats_that_are_not_asked_have_no_bid() -> None:
    state = sealed(0b101)
    state.answer(2, 3)
    assert state.options_of(2) == []
    state.answer(0, 1)
    assert state.done == ["bids [1, -1, 3]", "end"]


def test_everybody_learns_what_was_sealed() -> None:
    state = sealed(0b011)
    state.answer(0, 1)
    assert state.learned == 0
    state.answer(1, 1)
    assert state.learned == 0b111


def test_sealed_answers_of_a_fork_are_its_own() -> None:
    state = sealed(0b111)
    state.answer(0, 1)
    fork = state.fork()
    fork.answer(1, 2)
    assert state.sealed == [1, -1, -1]
    assert state.pending() == [1, 2]


@pytest.mark.parametrize("step", [First(), Bid()])
def test_question_to_nobody_is_passed_over(step: Ask[Toy]) -> None:
    state = toy()
    state.push(0, [Say("end")])
    state.ask(step, 0, 0)
    state.advance()
    assert state.done == ["end"]
    assert state.sealed == []


def test_sealed_question_that_is_passed_over_leaves_no_answers() -> None:
    state = sealed(0b011, poor=1)
    state.answer(0, 2)
    assert state.done == ["end"]
    assert state.sealed == []


# Windows and the house


def window(*order: int) -> Toy:
    state = toy()
    state.push(0, [Say("applied"), Scope("turn"), Say("later")])
    Answer(order).put(state, 0)
    state.advance()
    return state


def test_window_asks_one_after_the_other() -> None:
    state = window(2, 0, 1)
    for seat in (2, 0, 1):
        assert (state.pending(), state.options_of(seat)) == ([seat], [PASS, 1, 2, 3, 4])
        state.answer(seat, PASS)
    assert state.done == ["applied", "later"]


def test_window_for_nobody_does_not_open() -> None:
    assert window().done == ["applied", "later"]


def test_window_begins_again_with_the_first_after_a_response() -> None:
    state = window(2, 0, 1)
    state.answer(2, PASS)
    state.answer(0, 1)
    for seat in (2, 0, 1):
        assert state.pending() == [seat], "all have to pass in a row"
        state.answer(seat, PASS)
    assert state.done == ["0:1", "applied", "later"]


def test_passes_before_a_response_do_not_count() -> None:
    state = window(0, 1)
    for seat, pick in ((0, PASS), (1, 1), (0, 1), (0, PASS), (1, 1), (0, PASS), (1, PASS)):
        assert state.pending() == [seat]
        state.answer(seat, pick)
    assert state.done == ["1:1", "0:1", "1:1", "applied", "later"]


def test_what_a_response_does_comes_before_the_window_goes_on() -> None:
    state = window(0, 1)
    state.answer(0, 4)
    assert (state.done, state.pending()) == (["0:4", "first"], [0])


def test_response_may_close_the_window_or_cut_what_it_is_about() -> None:
    state = window(0, 1, 2)
    state.answer(0, 2)
    assert state.done == ["0:2", "applied", "later"]
    state = window(0, 1, 2)
    state.answer(0, 3)
    assert state.done == ["0:3", "later"]


def test_house_is_never_waited_for() -> None:
    state = toy()
    state.chance.forced = [(0, 1)]
    state.push(HOUSE, [Choose([5, 6]), Say("end")])
    state.advance()
    assert state.done == ["-1:6", "end"]
    assert state.chance.counters == [1, 0]


# Plain data


def test_agenda_goes_through_plain_data_and_back() -> None:
    state = toy()
    state.push(1, [Do([Say("a"), Score(2)]), Scope("turn")])
    state.push_always(2, Say("b"))
    state.ask(Answer((2, 1), 1, 1), 0, 1)
    data = plain_agenda(state.agenda)
    frames = BOOK.frames(data)
    assert plain_agenda(frames) == data
    last = frames[-1].step
    assert isinstance(last, Answer)
    assert (last.order, last.at, last.passed) == ((2, 1), 1, 1)


def test_standing_effects_go_through_plain_data_and_back() -> None:
    state = ready(Score(2), Wait(), Choose([1]))
    data = plain_standing(state.standing)
    assert data == [[{"do": "Points", "with": []}, [{"do": "Say", "with": ["due"]}], 0, 2]]
    assert plain_standing(BOOK.standing(data)) == data


def test_book_knows_its_steps() -> None:
    assert BOOK.asks() == ["Answer", "Bid", "Choose", "First", "Shop"]


def test_game_can_be_stopped_anywhere() -> None:
    state = sealed(0b111)
    state.answer(1, 1)
    state.wait_for(Points(), [Say("due")], 0)
    state.stop()
    assert state.over()
    assert (state.sealed, state.standing, state.pending()) == ([], [], [])
