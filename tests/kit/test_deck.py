"""Decks and carrying: refilling, drawing, looking; what may be put where and what works there."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verlies.core.chance import Chance
from verlies.core.stack import Stack, known
from verlies.kit.carry import EMPTY, PLAIN, drop, head, place_refusal, places_for, put, works
from verlies.kit.deck import NONE, draw, look, refill
from verlies.kit.reasons import NEEDS_TWO, NO_SLOT, OK, TAKEN, WRONG_SYMBOL

cards = st.lists(st.integers(0, 5), max_size=6)


def chance() -> Chance:
    return Chance(bytes(32), [0], [])


# Decks


@given(cards, cards)
def test_all_cards_are_drawn_and_then_there_is_none(deck: list[int], discard: list[int]) -> None:
    stack, pile, any_chance = Stack(sorted(deck)), discard[:], chance()
    drawn = [draw(stack, pile, any_chance, 0) for _ in range(len(deck) + len(discard))]
    assert Counter(drawn[: len(deck)]) == Counter(deck), "the discard pile waits until the deck is empty"
    assert Counter(drawn) == Counter(deck + discard)
    assert draw(stack, pile, any_chance, 0) == NONE
    assert pile == []


def test_refilling_tells_how_many_and_keeps_some_out() -> None:
    stack, pile = Stack([7]), [1, 2, 2, 3]
    assert refill(stack, pile, keep=[2, 3]) == 2
    assert (stack.cards(), pile) == ([1, 2, 7], [2, 3])
    assert refill(stack, pile, keep=[2, 3]) == 0
    assert (stack.cards(), pile) == ([1, 2, 7], [2, 3])


def test_refilling_forgets_what_was_known() -> None:
    stack = Stack([4, known(5, 0b1)], 1)
    refill(stack, [6])
    assert (stack.cells, stack.fixed) == ([4, 5, 6], 0)


@given(cards, st.integers(0, 8), st.integers(0, 3))
def test_looking_leaves_the_cards_on_top_in_their_order(deck: list[int], n: int, before: int) -> None:
    stack, any_chance = Stack(sorted(deck)), chance()
    seen_first = look(stack, before, any_chance, 0, 0b01)
    seen = look(stack, n, any_chance, 0, 0b10)
    assert seen[: len(seen_first)] == seen_first[: len(seen)]
    assert len(seen) == min(n, len(deck))
    assert stack.seen(1) == [-1] * (len(deck) - len(seen)) + seen[::-1]
    assert stack.seen(0) == [-1] * (len(deck) - len(seen_first)) + seen_first[::-1]
    drawn = [stack.draw(any_chance, 0) for _ in range(len(seen))]
    assert drawn == seen


def test_looking_through_a_pile_on_a_pile() -> None:
    stack = Stack([1, 1])
    stack.put_pool_on_top([2])
    assert look(stack, 2, chance(), 0, 0b1) == [2, 1]
    assert stack.cards() == [1, 1, 2]


# Carrying


HAND, BOOTS = 1, 2
SLOTS = (HAND, HAND, BOOTS, PLAIN)


def nothing() -> list[int]:
    return [EMPTY] * len(SLOTS)


def test_things_go_where_their_symbol_is_or_where_none_is() -> None:
    assert places_for(SLOTS, nothing(), HAND, 1) == [0, 1, 3]
    assert places_for(SLOTS, nothing(), BOOTS, 1) == [2, 3]
    assert places_for(SLOTS, nothing(), PLAIN, 1) == [3]
    assert place_refusal(SLOTS, nothing(), BOOTS, 1, 0) == WRONG_SYMBOL
    assert place_refusal(SLOTS, nothing(), PLAIN, 1, 0) == WRONG_SYMBOL
    assert place_refusal(SLOTS, nothing(), HAND, 1, 4) == NO_SLOT
    assert place_refusal(SLOTS, nothing(), HAND, 1, -1) == NO_SLOT


def test_only_what_lies_at_its_symbol_works() -> None:
    assert [works(SLOTS, HAND, at) for at in (0, 1, 3)] == [True, True, False]
    assert works(SLOTS, PLAIN, 3)


def test_two_hands_are_both_taken_and_both_freed() -> None:
    held = nothing()
    put(SLOTS, held, 40, 2, 1)
    assert (held[1], head(held, 0), head(held, 1)) == (40, 1, 1)
    assert place_refusal(SLOTS, held, HAND, 1, 0) == TAKEN
    pile: list[int] = []
    assert drop(held, 0, pile) == 40, "by whichever hand"
    assert (held, pile) == (nothing(), [40])
    assert drop(held, 0, pile) == EMPTY


def test_two_hands_are_needed_but_a_bag_stores_it_in_one_place() -> None:
    held = nothing()
    put(SLOTS, held, 7, 1, 0)
    assert place_refusal(SLOTS, held, HAND, 2, 1) == NEEDS_TWO
    assert places_for(SLOTS, held, HAND, 2) == [3]
    put(SLOTS, held, 40, 2, 3)
    assert held == [7, EMPTY, EMPTY, 40]


@given(st.lists(st.tuples(st.sampled_from([PLAIN, HAND, BOOTS]), st.integers(1, 2), st.integers(0, 3)), max_size=8))
def test_nothing_is_lost_by_putting_and_dropping(things: list[tuple[int, int, int]]) -> None:
    held, inside = nothing(), 0
    pile: list[int] = []
    for number, (symbol, hands, at) in enumerate(things):
        if place_refusal(SLOTS, held, symbol, hands, at) == OK:
            put(SLOTS, held, number, hands, at)
            inside += 1
        elif held[at] != EMPTY:
            drop(held, at, pile)
            inside -= 1
        assert sum(each >= 0 for each in held) == inside
        assert all(head(held, at) == at or held[head(held, at)] >= 0 for at in range(len(SLOTS)))
    assert len(set(pile)) == len(pile)


@pytest.mark.parametrize("at", range(4))
def test_a_taken_place_is_refused(at: int) -> None:
    held = [9, 9, 9, 9]
    assert place_refusal(SLOTS, held, SLOTS[at], 1, at) == TAKEN
