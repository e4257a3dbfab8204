"""Dice and odds: worked examples to the number, brute force, and simulation."""

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verlies.core.chance import Chance
from verlies.core.rng import Rng
from verlies.kit.dice import Spread, alike, alike_score, group_score, groups, pool, throw, values
from verlies.kit.odds import (
    above,
    at_most,
    difference,
    drawn_over,
    duel_odds,
    mean,
    over,
    percent,
    percents,
    struck,
    struck_by,
    total,
)

FATE = [1] + [2] * 2 + [3] * 3 + [4] * 3 + [5] * 3 + [6] * 3 + [7] * 2 + [8]
"""Könige der Katakomben: its 18 fate cards."""
HEROES = {"fighter": (2, 10), "dwarf": (3, 12), "elf": (1, 9), "healer": (0, 9)}
"""Bag of Dungeon: bonus and health; each rolls two dice."""
GEAR = ((2, 0, 0), (2, 1, 0), (2, 2, 1), (3, 2, 2))
"""Dice, bonus and armour: nothing, sword, axe and shield, more of both with the bear."""
MONSTERS = {
    "mummy": (1, 4, 7),
    "skeleton": (2, 1, 12),
    "mud monster": (2, 2, 9),
    "werewolf": (2, 3, 10),
    "monk": (2, 4, 8),
    "troll": (2, 4, 10),
    "minotaur": (2, 5, 11),
    "giant snake": (2, 6, 13),
    "reacher": (2, 7, 15),
    "dragon": (4, 0, 20),
}
"""Dice, bonus and health."""
TABLE = {
    "mummy": ((98, 100, 87, 65), (100, 100, 98, 87), (100,) * 4, (100,) * 4),
    "skeleton": ((86, 98, 62, 40), (97, 100, 83, 62), (100, 100, 99, 93), (100,) * 4),
    "mud monster": ((73, 94, 48, 31), (90, 99, 69, 48), (100, 100, 95, 82), (100,) * 4),
    "werewolf": ((48, 77, 29, 19), (71, 93, 45, 29), (96, 100, 80, 58), (100,) * 4),
    "monk": ((36, 61, 22, 16), (54, 82, 33, 22), (87, 99, 63, 42), (100,) * 4),
    "troll": ((31, 55, 19, 13), (48, 77, 29, 19), (84, 98, 58, 37), (100,) * 4),
    "minotaur": ((19, 34, 11, 7), (29, 52, 17, 11), (59, 87, 35, 22), (100, 100, 100, 98)),
    "giant snake": ((9, 18, 5, 3), (15, 29, 8, 5), (33, 61, 18, 10), ()),
    "reacher": ((3, 7, 2, 1), (6, 14, 3, 2), (15, 33, 7, 4), ()),
    "dragon": ((2, 4, 1, 0), (3, 9, 1, 1), (10, 24, 4, 2), (93, 99, 81, 66)),
}
"""The chance to beat them, in percent, by gear and hero, as our notes on the game have it."""

spreads = st.dictionaries(st.integers(-3, 9), st.integers(1, 4), min_size=1, max_size=5)


# Dice


@given(st.integers(0, 4), st.integers(-3, 5), st.integers(1, 8))
def test_sums_of_dice_are_those_of_all_rolls(count: int, plus: int, sides: int) -> None:
    rolls = list(product(range(1, sides + 1), repeat=count))
    assert pool(count, plus, sides) == values([sum(roll) + plus for roll in rolls])
    assert groups(count, plus, sides) == values([group_score(roll, plus) for roll in rolls])
    assert alike(count, plus, sides) == values([alike_score(roll, plus) for roll in rolls])
    assert total(pool(count, plus, sides)) == total(groups(count, plus, sides)) == sides**count


@pytest.mark.parametrize(
    ("dice", "plus", "score"),
    [((2, 2), 0, 8), ((2, 2, 2), 0, 18), ((2, 2, 2, 2), 0, 32), ((2, 2, 5), 0, 13), ((6, 6, 1, 1), 3, 31), ((), 2, 2)],
)
def test_pairs_count_double_and_more_alike_more(dice: tuple[int, ...], plus: int, score: int) -> None:
    assert group_score(dice, plus) == score


def test_dice_that_count_only_if_all_are_alike() -> None:
    assert alike_score([2, 2]) == 8
    assert alike_score([2, 2, 5]) == 9, "a pair among three is nothing"
    assert alike_score([2, 2, 2], 3) == 21, "the bonus is not multiplied"
    assert alike(3)[54] == 1, "three sixes"
    assert alike(3)[18] == 1, "three twos; three sixes are worth more"


def test_spread_of_groups_has_the_numbers_of_the_book() -> None:
    assert groups(2)[8] == 5, "a pair of twos, and 2 + 6 and 3 + 5 in both orders"
    assert groups(4)[96] == 1, "four sixes"
    assert mean(groups(2)) == pytest.approx(7 + 3.5 / 3), "a pair, one time in six, counts its sum once more"


def test_throwing_is_chance() -> None:
    chance = Chance(bytes(32), [0], [(0, 4), (0, 2)])
    assert throw(chance, 0, 2) == [4, 2]
    assert all(1 <= face <= 8 for face in throw(chance, 0, 50, 8))
    assert chance.counters == [52]


# Comparisons


@given(spreads, spreads, st.integers(-6, 14))
def test_chances_add_up_to_one(a: Spread, b: Spread, need: int) -> None:
    assert at_most(a, need) + above(a, need) == pytest.approx(1)
    assert over(a, b) + over(b, a) + difference(a, b).get(0, 0) / (total(a) * total(b)) == pytest.approx(1)
    assert total(difference(a, b)) == total(a) * total(b)


@given(spreads, spreads)
def test_comparing_is_counting_all_pairs(a: Spread, b: Spread) -> None:
    ones = [result for result, cases in a.items() for _ in range(cases)]
    others = [result for result, cases in b.items() for _ in range(cases)]
    assert over(a, b) == sum(x > y for x in ones for y in others) / (len(ones) * len(others))


def test_two_dice_at_most() -> None:
    cases = (0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36, 36)
    assert [at_most(pool(2), need) for need in range(14)] == [each / 36 for each in cases]


def test_attacks_by_fate_cards_have_the_known_odds() -> None:
    chances = [percent(drawn_over(FATE, plus)) for plus in range(-3, 6)]
    assert chances == [11, 20, 31, 45, 55, 69, 80, 89, 95]
    assert drawn_over([3], 5) == 0.0, "there is no second card"


@given(st.lists(st.integers(1, 8), min_size=2, max_size=9), st.integers(-9, 9))
def test_two_cards_of_the_same_deck_are_never_one(cards: list[int], plus: int) -> None:
    both = [(a, b) for a, b in combinations(cards, 2)] + [(b, a) for a, b in combinations(cards, 2)]
    assert drawn_over(cards, plus) == sum(a + plus > b for a, b in both) / len(both)
    ties = sum(a + plus == b for a, b in both) / len(both)
    assert drawn_over(cards, plus) + drawn_over(cards, -plus) + ties == pytest.approx(1)


# A bag


@given(st.integers(0, 5), st.integers(0, 5), st.integers(0, 12))
def test_a_bag_strikes_as_all_handfuls_do(mine: int, rest: int, draws: int) -> None:
    bag = mine + rest
    handfuls = [sum(piece < mine for piece in hand) for hand in combinations(range(bag), min(draws, bag))]
    likely, average = struck(mine, bag, draws)
    assert likely == pytest.approx(sum(hits > 0 for hits in handfuls) / len(handfuls))
    assert average == pytest.approx(sum(handfuls) / len(handfuls))


def test_three_draws_of_a_bag_with_five_of_mine() -> None:
    likely, average = struck(5, 29, 3)
    assert round(100 * likely) == 45
    assert round(average, 2) == 0.52


# Duels


def win_rate(hero: str, gear: tuple[int, int, int], monster: str) -> float:
    bonus, life = HEROES[hero]
    dice, more, guard = gear
    their_dice, their_bonus, their_life = MONSTERS[monster]
    return duel_odds(groups(dice, bonus + more), pool(their_dice, their_bonus), life, their_life, guard)


@pytest.mark.parametrize("monster", TABLE)
def test_duels_have_the_known_odds(monster: str) -> None:
    for gear, row in zip(GEAR, TABLE[monster], strict=True):
        for hero, told in zip(HEROES, row, strict=False):
            assert 100 * win_rate(hero, gear, monster) == pytest.approx(told, abs=0.5 + 1e-9), (hero, gear)


def fought(rng: Rng, a: list[int], b: list[int], life: int, other: int, guard: int) -> bool:
    while True:
        margin = a[rng.below(len(a))] - b[rng.below(len(b))]
        if margin > 0:
            other -= margin
        else:
            life -= max(-margin - guard, 0)
        if other <= 0 or life <= 0:
            return other <= 0


@pytest.mark.parametrize(("monster", "gear"), [("skeleton", GEAR[0]), ("troll", GEAR[1]), ("dragon", GEAR[3])])
def test_duels_come_out_as_in_a_simulation(monster: str, gear: tuple[int, int, int]) -> None:
    dice, more, guard = gear
    their_dice, their_bonus, their_life = MONSTERS[monster]
    bonus, life = HEROES["elf"]
    rng = Rng(7)
    mine = [group_score(roll, bonus + more) for roll in product(range(1, 7), repeat=dice)]
    theirs = [sum(roll) + their_bonus for roll in product(range(1, 7), repeat=their_dice)]
    games = 4000
    won = sum(fought(rng, mine, theirs, life, their_life, guard) for _ in range(games))
    assert won / games == pytest.approx(win_rate("elf", gear, monster), abs=4 * 0.5 / games**0.5)


@settings(max_examples=30)
@given(spreads, spreads, st.integers(1, 6), st.integers(1, 6))
def test_without_a_guard_somebody_wins_in_the_end(a: Spread, b: Spread, life: int, other: int) -> None:
    both = duel_odds(a, b, life, other) + duel_odds(b, a, other, life)
    if set(difference(a, b)) == {0}:
        assert both == 0, "nobody is ever hurt"
    else:
        assert both == pytest.approx(1)


def test_guards_and_short_lives() -> None:
    assert duel_odds({1: 1}, {2: 1}, 3, 1, guard=1) == 0.0, "neither is ever hurt"
    assert duel_odds({1: 1, 3: 1}, {2: 1}, 1, 50, guard=1) == 1.0, "only one of them ever is"
    assert duel_odds({1: 1, 3: 1}, {2: 1}, 1, 1) == 0.5
    assert duel_odds({1: 1, 3: 1}, {2: 1}, 1, 2) == 0.25
    assert duel_odds({1: 1}, {2: 1}, 5, 1) == 0.0


@settings(max_examples=25)
@given(spreads, spreads, st.integers(1, 5), st.integers(1, 5), st.integers(0, 2))
def test_more_life_and_more_armour_never_hurt(a: Spread, b: Spread, life: int, other: int, guard: int) -> None:
    odds = duel_odds(a, b, life, other, guard)
    assert duel_odds(a, b, life + 1, other, guard) >= odds - 1e-12
    assert duel_odds(a, b, life, other, guard + 1) >= odds - 1e-12
    assert duel_odds(a, b, life, other + 1, guard) <= odds + 1e-12


@pytest.mark.parametrize(("mine", "bag", "draws"), [(3, 8, 3), (5, 6, 4), (0, 5, 2), (2, 3, 5)])
def test_at_least_so_many_hits_are_counted_case_by_case(mine: int, bag: int, draws: int) -> None:
    cases = [sum(1 for n in drawn if n < mine) for drawn in combinations(range(bag), min(draws, bag))]
    for hits in range(1, 7):
        assert struck_by(mine, bag, draws, hits) == pytest.approx(sum(n >= hits for n in cases) / len(cases))
    assert struck_by(mine, bag, draws, 1) == pytest.approx(struck(mine, bag, draws)[0])


@pytest.mark.parametrize(
    ("likely", "told"), [(0, 0), (1e-6, 1), (1 / 8, 13), (3 / 8, 38), (0.4, 40), (2 / 3, 67), (0.9999, 99), (1, 100)]
)
def test_a_chance_is_told_in_whole_percent_and_halves_go_up(likely: float, told: int) -> None:
    assert percent(likely) == told


@pytest.mark.parametrize(
    ("shares", "said"),
    [
        ([1 / 3] * 3, [34, 33, 33]),
        ([1 / 6] * 6, [16, 16, 17, 17, 17, 17]),
        ([0.5, 0.5], [50, 50]),
        ([0.125, 0.125, 0.75], [12, 13, 75]),
        ([0.001, 0.999], [1, 99]),
        ([0.0, 1.0], [0, 100]),
        ([0.004, 0.004, 0.992], [1, 1, 98]),
        ([0.25, 0.25], [25, 25]),
        ([], []),
    ],
)
def test_chances_of_all_cases_add_up(shares: list[float], said: list[int]) -> None:
    assert percents(shares) == said


@given(st.lists(st.integers(0, 50), min_size=1, max_size=8).filter(any))
def test_chances_of_all_cases_add_up_to_a_hundred_and_are_near(cases: list[int]) -> None:
    shares = [case / sum(cases) for case in cases]
    out = percents(shares)
    assert sum(out) == 100
    assert all(abs(chance - 100 * share) < len(cases) for chance, share in zip(out, shares, strict=True))
    assert all((chance == 0) == (share == 0) for chance, share in zip(out, shares, strict=True))
