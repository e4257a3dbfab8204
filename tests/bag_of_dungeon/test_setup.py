"""Setting up: players, characters, the start tile, the stack, and who begins."""

import pytest

from verlies.core.errors import BadSetup
from verlies.core.stack import EDGE
from verlies.games.bag_of_dungeon import GAME
from verlies.games.bag_of_dungeon.content.heroes import HEROES
from verlies.games.bag_of_dungeon.content.ids import EXIT_TILE, TILE_STREAM
from verlies.testing.bag_of_dungeon import Cave
from verlies.testing.situation import Situation


@pytest.mark.rule("bag.setup.player-count")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    assert len(GAME.new(seats, 1).state.heroes) == seats


@pytest.mark.rule("bag.setup.player-count")
@pytest.mark.parametrize("seats", [1, 5])
def test_nobody_else_does(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.new(seats, 1)


@pytest.mark.rule("bag.setup.player-count", "bag.solo.four-heroes")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_solo_game_is_for_four_heroes(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.new(seats, 1, {"variant": "solo"})


@pytest.mark.rule("bag.setup.player-count")
@pytest.mark.parametrize("heroes", ["fighter,fighter", "fighter", "wizard,elf"])
def test_characters_are_known_and_different(heroes: str) -> None:
    with pytest.raises(BadSetup):
        GAME.new(2, 1, {"heroes": heroes})


@pytest.mark.rule("bag.end.win")
def test_the_dragon_alone_decides_only_among_friends() -> None:
    with pytest.raises(BadSetup):
        GAME.new(2, 1, {"variant": "each", "win": "dragon"})
    assert GAME.new(2, 1, {"win": "dragon"}).state.terms.dragon_wins


@pytest.mark.rule("bag.setup.choose-character")
def test_first_come_first_served() -> None:
    t = Situation(GAME.new(3, 1, {"heroes": "choose", "start": "0"}))
    assert t.asked == [0, 1, 2], "all choose at once"
    t.do("hero:elf", seat=2)
    assert t.asked == [0, 1]
    t.refuse("hero:elf", "hero-taken", seat=0)
    t.do("hero:dwarf", seat=0)
    t.do("hero:healer", seat=1)
    assert [HEROES[hero.kind].id for hero in t.state.heroes] == ["dwarf", "healer", "elf"]
    assert t.asked == [0], "and the first turn begins"


@pytest.mark.rule("bag.setup.choose-character")
def test_whoever_does_not_choose_gets_a_free_one_at_random() -> None:
    got = set()
    for seed in range(30):
        t = Situation(GAME.new(2, seed, {"heroes": "choose"}))
        t.do("hero:elf", seat=0)
        t.do("pass", seat=1)
        got.add(HEROES[t.state.heroes[1].kind].id)
    assert got == {"fighter", "dwarf", "healer"}
    named = {GAME.new(2, seed, {"heroes": "random,elf"}).state.heroes[0].kind for seed in range(30)}
    assert {HEROES[kind].id for kind in named} == {"fighter", "dwarf", "healer"}


@pytest.mark.rule("bag.setup.start-tile", "bag.setup.tracks")
def test_everybody_begins_on_the_start_tile_with_everything() -> None:
    table = Cave("fighter,dwarf,elf,healer").table
    assert [table.floor(field).id for field in range(len(table.chart.lying)) if table.laid(field)] == ["T01"]
    assert table.chart.name(0) == "start"
    for hero, kind in zip(table.heroes, HEROES, strict=True):
        assert (hero.field, hero.health, hero.lives, hero.ap) == (0, kind.health, 3, kind.aps)
        assert not hero.trophies
        assert not hero.company
        assert set(hero.held) == {-1}
    assert len({hero.kind for hero in table.heroes}) == 4


@pytest.mark.rule("bag.setup.exit-lower-half")
def test_the_exit_is_in_the_lower_half() -> None:
    found = set()
    for seed in range(500):
        state = GAME.practice_state(2, seed)
        assert state.tiles.count() == 39
        drawn = [state.tiles.draw(state.chance, TILE_STREAM) for _ in range(39)]
        found.add(drawn.index(EXIT_TILE) + 1)
    assert found == set(range(20, 40))


@pytest.mark.rule("bag.setup.exit-lower-half")
def test_a_guess_at_the_stack_keeps_to_the_halves() -> None:
    from verlies.core.rng import Rng

    state = GAME.practice_state(2, 1)
    seen = GAME.view(state, 0)
    where = set()
    for seed in range(60):
        guess = GAME.sample(seen, Rng(seed))
        cells = guess.tiles.cells
        assert EXIT_TILE in cells[: cells.index(EDGE)]
        assert sorted(guess.tiles.cards()) == sorted(state.tiles.cards())
        where.add(tuple(cells[: cells.index(EDGE)]))
    assert len(where) > 50, "every guess is another one"


@pytest.mark.rule("bag.setup.first-player")
def test_anybody_may_begin_and_turns_go_clockwise() -> None:
    assert {GAME.new(4, seed).state.active for seed in range(40)} == {0, 1, 2, 3}
    t = Cave("fighter,dwarf,elf").begin(1)
    for seat in (1, 2, 0, 1):
        assert t.asked == [seat]
        t.do("end")


@pytest.mark.rule("bag.setup.first-player")
def test_whoever_is_out_is_passed_over() -> None:
    t = Cave("fighter,dwarf,elf")
    t.hero(1, status=1, lives=0, field=-1)
    t.begin(0)
    t.do("end")
    assert t.asked == [2]
    t.refuse("end", "not-your-turn", seat=0)


@pytest.mark.rule("bag.setup.exit-lower-half")
@pytest.mark.parametrize("laid", [7, 19, 25])
def test_a_guess_holds_what_does_not_lie_there(laid: int) -> None:
    from verlies.core.rng import Rng

    state = GAME.practice_state(2, 3)
    for field in range(1, laid + 1):
        state.chart.lay(field, state.tiles.draw(state.chance, TILE_STREAM), 0)
    state.turn.tile = state.tiles.draw(state.chance, TILE_STREAM)
    seen = GAME.view(state, 0)
    for seed in range(10):
        guess = GAME.sample(seen, Rng(seed))
        assert sorted(guess.tiles.cards()) == sorted(state.tiles.cards())


@pytest.mark.rule("bag.setup.exit-lower-half", "bag.explore.no-fit-ends-turn")
def test_a_guess_holds_a_tile_under_the_stack_where_everybody_saw_it_go() -> None:
    from verlies.core.rng import Rng

    state = GAME.practice_state(2, 3)
    state.tiles.put_under(state.tiles.draw(state.chance, TILE_STREAM), 0b11)
    for seed in range(10):
        guess = GAME.sample(GAME.view(state, 0), Rng(seed))
        assert guess.tiles.cards()[0] == state.tiles.cards()[0]
        assert sorted(guess.tiles.cards()) == sorted(state.tiles.cards())
