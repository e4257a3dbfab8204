"""Stacks: nothing is lost, knowledge stays with the card, and shuffling forgets."""

from collections import Counter
from dataclasses import dataclass, field

from hypothesis import given
from hypothesis import strategies as st

from verlies.core.chance import Chance
from verlies.core.stack import EDGE, SEEN, UNSEEN, Stack, card_of, known, seen_by

SEATS = range(3)
MASKS = st.integers(0, 7)
CARDS = st.integers(0, 5)


def dealer() -> Chance:
    return Chance(bytes(range(32)), [0], [])


@dataclass
class Model:
    """What a stack must be, told in the simplest way: pools by number, and known cards with who knows them."""

    cells: list[tuple[int, int]] = field(default_factory=list)
    """From bottom to top: (card, mask), or (pool, -1)."""
    pools: list[list[int]] = field(default_factory=list)

    def add_pool(self, cards: list[int]) -> None:
        self.cells += [(len(self.pools), -1)] * len(cards)
        self.pools.append(cards[:])

    def all_cards(self) -> list[int]:
        pooled = [card for pool in self.pools for card in pool]
        return sorted([card for card, mask in self.cells if mask >= 0] + pooled)

    def drawn(self, card: int) -> int:
        """Take the top off and return who knew it; it must be the known card, or one of the top pool."""
        thing, mask = self.cells.pop()
        if mask < 0:
            self.pools[thing].remove(card)
            return 0
        assert card == thing
        return mask

    def seen(self, seat: int) -> list[int]:
        return [thing if mask >= 0 and mask >> seat & 1 else -1 for thing, mask in self.cells]


OPERATIONS = st.one_of(
    st.tuples(st.just("draw")),
    st.tuples(st.just("look"), MASKS),
    st.tuples(st.just("top"), CARDS, MASKS),
    st.tuples(st.just("under"), CARDS, MASKS),
    st.tuples(st.just("pool"), st.lists(CARDS, max_size=4)),
    st.tuples(st.just("shuffle"), st.lists(CARDS, max_size=3)),
)


def apply(stack: Stack, model: Model, chance: Chance, operation: tuple[object, ...]) -> None:
    match operation:
        case ("draw",) if model.cells:
            model.drawn(stack.draw(chance, 0))
        case ("look", int(mask)) if model.cells:
            card = stack.look(chance, 0, mask)
            model.cells.append((card, model.drawn(card) | mask))
        case ("top", int(card), int(mask)):
            stack.put_on_top(card, mask)
            model.cells.append((card, mask))
        case ("under", int(card), int(mask)):
            stack.put_under(card, mask)
            model.cells.insert(0, (card, mask))
        case ("pool", list(cards)):
            stack.put_pool_on_top(cards)
            model.add_pool(cards)
        case ("shuffle", list(cards)):
            stack.shuffle_in(cards)
            everything = model.all_cards() + cards
            model.cells, model.pools = [], []
            model.add_pool(everything)


@given(st.lists(CARDS, max_size=6), st.lists(OPERATIONS, max_size=25))
def test_stack_behaves_like_its_model(cards: list[int], operations: list[tuple[object, ...]]) -> None:
    stack, model, chance = Stack(sorted(cards)), Model(), dealer()
    model.add_pool(cards)
    for operation in operations:
        apply(stack, model, chance, operation)
        assert stack.cards() == model.all_cards()
        assert stack.count() == len(model.cells)
        assert stack.fixed == sum(1 for cell in stack.cells if cell >= SEEN or cell == EDGE)
        for seat in SEATS:
            assert stack.seen(seat) == model.seen(seat)
        assert stack.seen(-1) == [-1] * len(model.cells)


@given(st.lists(CARDS, min_size=1, max_size=8), st.lists(OPERATIONS, max_size=10))
def test_forks_are_independent(cards: list[int], operations: list[tuple[object, ...]]) -> None:
    stack, model = Stack(sorted(cards)), Model()
    model.add_pool(cards)
    fork, before = stack.fork(), stack.cells[:]
    for operation in operations:
        apply(fork, model, dealer(), operation)
    assert (stack.cells, stack.fixed) == (before, 0)


@given(CARDS, MASKS)
def test_cells_tell_card_and_who_knows_it(card: int, mask: int) -> None:
    assert card_of(known(card, mask)) == card
    assert seen_by(known(card, mask)) == mask
    assert seen_by(card) == 0


def test_known_top_is_drawn_without_chance() -> None:
    stack, chance = Stack([1, 2, 3]), dealer()
    card = stack.look(chance, 0, 0b01)
    used = chance.counters[:]
    assert stack.draw(chance, 0) == card
    assert chance.counters == used


def test_looking_again_adds_to_those_who_know() -> None:
    stack, chance = Stack([1, 2, 3]), dealer()
    card = stack.look(chance, 0, 0b001)
    assert stack.look(chance, 0, 0b100) == card
    assert [stack.seen(seat)[-1] for seat in SEATS] == [card, -1, card]


def test_looking_beneath_a_pile_that_is_gone_forgets_nobody() -> None:
    stack, chance = Stack([]), dealer()
    stack.put_on_top(7, 0b001)
    stack.put_pool_on_top([3])
    assert stack.draw(chance, 0) == 3
    assert stack.look(chance, 0, 0b100) == 7
    assert [stack.seen(seat) for seat in SEATS] == [[7], [-1], [7]]


def test_card_under_the_stack_comes_last() -> None:
    stack, chance = Stack([1, 1, 1]), dealer()
    stack.put_under(7, 0b010)
    assert stack.seen(1) == [7, -1, -1, -1]
    assert [stack.draw(chance, 0) for _ in range(4)] == [1, 1, 1, 7]


def test_pools_on_each_other_do_not_mix() -> None:
    stack, chance = Stack([1, 1]), dealer()
    stack.put_pool_on_top([2, 2])
    stack.put_pool_on_top([3])
    assert [stack.draw(chance, 0) for _ in range(5)] == [3, 2, 2, 1, 1]


def test_shuffling_in_forgets_order_and_knowledge() -> None:
    stack = Stack([1, 2])
    stack.put_on_top(3, 0b111)
    stack.put_under(0, 0b111)
    stack.shuffle_in([5])
    assert stack.cells == [0, 1, 2, 3, 5]
    assert stack.fixed == 0
    assert stack.seen(0) == [-1] * 5


def test_one_card_is_shuffled_into_its_sorted_place() -> None:
    stack = Stack([1, 4])
    stack.shuffle_in([2])
    assert stack.cells == [1, 2, 4]


@given(st.lists(CARDS, max_size=6), st.lists(OPERATIONS, max_size=25))
def test_covered_it_holds_what_a_seat_knows_and_can_be_filled_again(
    cards: list[int], operations: list[tuple[object, ...]]
) -> None:
    stack, model, chance = Stack(sorted(cards)), Model(), dealer()
    model.add_pool(cards)
    for operation in operations:
        apply(stack, model, chance, operation)
    for seat in (-1, *SEATS):
        covered = stack.covered(seat)
        seen = stack.seen(seat)
        assert (covered.seen(seat), covered.count(), covered.fixed) == (seen, stack.count(), stack.fixed)
        assert [card for card in covered.cards() if card != UNSEEN] == sorted(card for card in seen if card >= 0)
        missing = list((Counter(stack.cards()) - Counter(seen)).elements())
        filled = covered.filled(missing)
        assert (missing, filled.cards()) == ([], stack.cards())
        assert filled.covered(seat).plain() == covered.plain()
