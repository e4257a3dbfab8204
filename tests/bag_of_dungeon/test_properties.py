"""What holds in every game, whatever is answered: conserved pieces, bounds, and what views may show."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verlies.games.bag_of_dungeon import GAME
from verlies.games.bag_of_dungeon.content.ids import INSIDE, NONE, OUT
from verlies.games.bag_of_dungeon.gear import room_for
from verlies.games.bag_of_dungeon.help import call_refusal, reachable
from verlies.games.bag_of_dungeon.options import AIM, AIM_AT
from verlies.games.bag_of_dungeon.shots import aims, has_aim, hero_refusal, target_refusal
from verlies.games.bag_of_dungeon.state import BagState
from verlies.games.bag_of_dungeon.trade import partners, trade_refusal
from verlies.kit.carry import EMPTY, head, place_refusal
from verlies.kit.reasons import OK
from verlies.testing.bag_of_dungeon import ITEM, Cave
from verlies.testing.situation import at_random

WAYS = [(2, {}), (4, {"variant": "each"}), (4, {"variant": "solo"}), (3, {"charge": "on", "spikes": "on"})]


def check_heroes(state: BagState) -> None:
    """Raise unless all heroes are within their bounds."""
    for seat, hero in enumerate(state.heroes):
        kind = state.kind_of(seat)
        assert 0 <= hero.health <= kind.health
        assert 0 <= hero.lives <= state.most_lives()
        assert (hero.status == OUT) == (hero.lives == 0)
        assert (hero.status != INSIDE) == (hero.field == NONE) or state.last_turns != NONE
        assert hero.status != INSIDE or state.laid(hero.field)
        assert hero.status != INSIDE or hero.health > 0


def check_sheets(state: BagState) -> None:
    """Raise unless everything on a sheet lies where it may."""
    for seat, hero in enumerate(state.heroes):
        slots = state.kind_of(seat).slots
        for at, number in enumerate(hero.held):
            if number < EMPTY:
                item = state.item(hero.held[head(hero.held, at)])
                assert item.size == 2
                assert slots[at] == item.place()
            elif number > EMPTY:
                item = state.item(number)
                alone = [EMPTY] * len(slots)
                assert place_refusal(slots, alone, item.place(), item.size, at) == OK


@pytest.mark.rule("bag.explore.attach-own-tile", "bag.item.fields", "bag.lose.third-life")
@pytest.mark.parametrize(("seats", "options"), WAYS)
def test_heroes_sheets_and_lairs_are_always_in_order(seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        state = GAME.practice_state(seats, seed, options)
        pieces = GAME.pieces(state)
        for each in at_random(state, seed):
            check_heroes(each)
            check_sheets(each)
            assert len(each.lairs) == len(each.lurking)
            assert sorted(each.lairs) == each.lairs
            assert len(each.piles) == len(each.chart.lying)
        assert GAME.pieces(state) == pieces


@pytest.mark.rule("bag.combat.until-dead")
def test_a_monster_never_has_more_than_it_began_with() -> None:
    for seed in range(3):
        for state in at_random(GAME.practice_state(3, seed), seed):
            assert 0 <= state.fight.health <= state.fight.begun


@pytest.mark.rule("bag.help.consent", "bag.ffa.like-monster")
def test_there_is_never_a_fight_without_its_hero_on_the_tile() -> None:
    for seed in range(3):
        for state in at_random(GAME.practice_state(4, seed, {"variant": "each"}), seed):
            f = state.fight
            if f.hero != NONE:
                assert state.heroes[f.hero].field == f.field
                assert f.partner == NONE or state.heroes[f.partner].field == f.field


@pytest.mark.rule("bag.help.path", "bag.ranged.range", "bag.ranged.line", "bag.ranged.blockers")
@pytest.mark.parametrize(("seats", "options"), WAYS)
def test_menus_find_at_once_all_that_nothing_refuses(seats: int, options: dict[str, str]) -> None:
    for state in at_random(GAME.practice_state(seats, 5, options), 5):
        hero, fields = state.fight.hero, range(len(state.chart.lying))
        if hero != NONE:
            friends = [other for other in range(seats) if call_refusal(state, hero, other) == OK]
            assert reachable(state, hero) == friends
        for seat in state.inside():
            assert partners(state, seat) == [
                other
                for other in range(seats)
                if trade_refusal(state, seat, other) == OK and (state.gear(seat) or state.gear(other))
            ]
            for number in state.gear(seat):
                item = state.item(number)
                if item.ranged:
                    targets = [AIM + field for field in fields if target_refusal(state, seat, item, field) == OK]
                    foes = [AIM_AT + other for other in range(seats) if hero_refusal(state, seat, item, other) == OK]
                    assert aims(state, seat, number) == targets + foes
                    assert has_aim(state, seat, number) == bool(targets + foes)


CARRIED = sorted(name for name, number in ITEM.items() if GAME.practice_state(2, 1).item(number).carried())


@pytest.mark.rule("bag.item.trade")
@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.sampled_from(CARRIED), max_size=7, unique=True),
    st.lists(st.sampled_from(CARRIED), max_size=3, unique=True),
)
def test_room_is_found_whenever_there_is_room(mine: list[str], new: list[str]) -> None:
    """Compare with counting: what has no field of its symbol needs a free one."""
    t = Cave("fighter,dwarf")
    table = t.table
    held = room_for(table, 0, (), tuple(ITEM[name] for name in mine))
    if not mine or not held:
        return
    table.heroes[0].held = held
    packed = room_for(table, 0, (), tuple(ITEM[name] for name in new))
    assert bool(packed) == (free_needed(table, [*mine, *new]) <= 3)


def free_needed(table: BagState, names: list[str]) -> int:
    """Return how many free fields some items need at least, for the fighter."""
    items = [table.item(ITEM[name]) for name in names]
    slots = table.kind_of(0).slots
    out = sum(1 for item in items if item.place() == 0)
    for symbol in (2, 3, 4):
        out += max(0, sum(1 for item in items if item.place() == symbol) - slots.count(symbol))
    one = sum(1 for item in items if item.place() == 1 and item.size == 1)
    two = sum(1 for item in items if item.place() == 1 and item.size == 2)
    return out + (max(0, one - 2) + two if one else max(0, two - 1))
