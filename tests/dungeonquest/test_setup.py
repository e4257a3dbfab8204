"""Setting up the table."""

from itertools import product

import pytest

from verlies.core.errors import BadSetup
from verlies.games.dungeonquest.boards import CELLS, SUN_NUMBERS, SUN_SPACES
from verlies.games.dungeonquest.content.ids import NONE
from verlies.testing.dungeonquest import CELL, GAME, Dungeon, random_game


@pytest.mark.rule("dungeonquest.setup.player-count")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_players(seats: int) -> None:
    assert len(GAME.practice_state(seats, 1).heroes) == seats


@pytest.mark.rule("dungeonquest.setup.player-count")
@pytest.mark.parametrize(("seats", "solo"), [(0, "auto"), (5, "auto"), (1, "off"), (2, "on"), (4, "on")])
def test_other_numbers_are_refused(seats: int, solo: str) -> None:
    with pytest.raises(BadSetup):
        GAME.new(seats, 1, {"solo": solo})


@pytest.mark.rule("dungeonquest.setup.variants-before-start")
@pytest.mark.parametrize(("seats", "respawn", "torchlight"), list(product((1, 2), ("off", "on"), ("off", "on"))))
def test_every_combination_of_variants(seats: int, respawn: str, torchlight: str) -> None:
    agreed = (seats == 1, respawn == "on", torchlight == "on")
    for state in random_game(seats, 1, respawn=respawn, torchlight=torchlight):
        terms = state.terms
        assert (terms.solo, terms.respawn, terms.torchlight) == agreed


SWITCHES = {
    ("respawn", "on"): "respawn",
    ("torchlight", "on"): "torchlight",
    ("monsters", "house"): "house",
    ("runes", "hidden"): "hidden_runes",
    ("expel", "on"): "expel",
    ("blocked", "waits"): "blocked_waits",
    ("texts", "on"): "texts",
}
"""What each setting turns on."""


@pytest.mark.rule("dungeonquest.setup.variants-before-start")
@pytest.mark.parametrize("switch", list(SWITCHES), ids=lambda switch: switch[0])
def test_a_setting_turns_on_its_variant_and_no_other(switch: tuple[str, str]) -> None:
    plain, terms = (GAME.practice_state(2, 1, settings).terms for settings in ({}, {switch[0]: switch[1]}))
    changed = {name for name in SWITCHES.values() if getattr(plain, name) != getattr(terms, name)}
    assert (changed, getattr(terms, SWITCHES[switch])) == ({SWITCHES[switch]}, True)


@pytest.mark.rule("dungeonquest.setup.decks-shuffled")
def test_every_deck_is_whole_and_its_order_unknown() -> None:
    t = Dungeon()
    sizes = [50, 30, 40, 15, 15, 15, 15, 8, 32, 20, 12]
    assert [deck.count() for deck in t.table.decks] == sizes
    assert t.table.discards == [[] for _ in sizes]
    assert t.table.tiles.count() == 117
    view = t.seen(0)
    assert all(deck.cards() == sorted(deck.cells) for deck in view.decks)
    drawn = set()
    for seed in range(12):
        state = GAME.practice_state(2, seed)
        drawn.add(tuple(state.fork().draw(0) for _ in range(1)))
    assert len(drawn) > 1


@pytest.mark.rule("dungeonquest.setup.board")
def test_only_towers_and_treasure_chamber_are_explored() -> None:
    t = Dungeon()
    assert CELLS == 130
    explored = {place for place, cell in CELL.items() if t.table.map[cell] != NONE}
    assert explored == {"a1", "m1", "a10", "m10", "g5", "g6"}
    passages = {
        place: sum(t.table.exit_of(CELL[place], side) != 0 for side in range(4))
        for place in ("a1", "m1", "a10", "m10", "g5", "g6")
    }
    assert passages == {"a1": 2, "m1": 2, "a10": 2, "m10": 2, "g5": 3, "g6": 3}


@pytest.mark.rule("dungeonquest.setup.board")
@pytest.mark.parametrize(
    ("tower", "fields"),
    [
        ("a1", {"b1", "a2"}),
        ("m1", {"l1", "m2"}),
        ("a10", {"a9", "b10"}),
        ("m10", {"m9", "l10"}),
        ("g5", {"g4", "f5", "h5", "f6", "h6", "g7"}),
    ],
)
def test_the_printed_rooms_lead_where_they_should(tower: str, fields: set[str]) -> None:
    t = Dungeon()
    t.hero(1, place="g5")
    t.hero(0, place=tower)
    t.begin(0)
    assert {word.removeprefix("move:") for word in t.offers("move:")} == fields


@pytest.mark.rule("dungeonquest.setup.sun-start")
def test_the_sun_starts_on_the_first_of_thirty_spaces() -> None:
    state = GAME.practice_state(2, 1)
    assert (state.sun, SUN_SPACES) == (1, 30)
    assert SUN_NUMBERS == {26: 1, 27: 2, 28: 3, 29: 4, 30: 5}


@pytest.mark.rule("dungeonquest.setup.rune")
def test_everybody_gets_one_rune_and_the_rest_stays_in_the_box() -> None:
    state = GAME.practice_state(4, 3)
    runes = [rune for hero in state.heroes for rune in hero.runes]
    assert len(runes) == len(set(runes)) == 4
    assert state.decks[10].count() == 8


@pytest.mark.rule("dungeonquest.setup.hero-choice")
def test_heroes_are_chosen_in_turn_or_dealt() -> None:
    match = GAME.new(3, 1, {"heroes": "choose", "start": 1})
    assert match.decision.seats == (1,)
    match.answer("hero:hugo")
    match.answer("hero:lindel")
    match.answer("hero:gherinn")
    kinds = [hero.kind for hero in match.state.heroes]
    assert kinds == [0, 2, 4]
    for seed in range(10):
        dealt = [hero.kind for hero in GAME.practice_state(4, seed).heroes]
        assert len(set(dealt)) == 4


@pytest.mark.rule("dungeonquest.setup.starting-state")
def test_heroes_start_with_nothing() -> None:
    for hero in GAME.practice_state(4, 1).heroes:
        assert (hero.wounds, hero.determination, hero.loot, hero.kept, hero.pile) == (0, 0, [], [], [])


@pytest.mark.rule("dungeonquest.setup.first-player-random")
def test_everybody_becomes_first_player_in_some_game_and_stays_it() -> None:
    assert {GAME.practice_state(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    t = Dungeon(2)
    for place in ("b1", "l1"):
        t.draws("v_empty")
        t.tiles("dungeon_oooo")
        t.do(f"move:{place}")
    assert (t.active(), t.table.first) == (0, 0)


@pytest.mark.rule("dungeonquest.setup.towers")
def test_towers_are_chosen_clockwise_from_the_first_player_one_hero_each() -> None:
    match = GAME.new(3, 1, {"start": 2})
    assert match.decision.ask == "ChooseTower"
    for seat, tower in ((2, "a1"), (0, "m10"), (1, "m1")):
        assert match.decision.seats == (seat,)
        match.answer(f"tower:{tower}")
        if seat != 1:
            assert f"tower:{tower}" not in [option.id for option in match.decision.options]
            assert match.why_not(f"tower:{tower}", match.decision.seats[0]).message == "taken"
    assert [hero.cell for hero in match.state.heroes] == [CELL["m10"], CELL["m1"], CELL["a1"]]


@pytest.mark.rule("dungeonquest.setup.first-player-random", "dungeonquest.setup.hero-choice")
@pytest.mark.parametrize(
    "settings",
    [
        {"start": "2"},
        {"start": "-1"},
        {"start": "first"},
        {"heroes": "hugo"},
        {"heroes": "hugo,hugo"},
        {"heroes": "hugo,conan"},
        {"heroes": "hugo,random"},
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        GAME.new(2, 1, settings)


@pytest.mark.rule("dungeonquest.setup.first-player-random", "dungeonquest.setup.hero-choice")
def test_first_player_and_heroes_can_be_agreed() -> None:
    state = GAME.practice_state(2, 1, {"start": "1", "heroes": "lindel,hugo,tatianna"})
    assert (state.first, state.asked) == (1, 1)
    assert [state.kind_of(seat).id for seat in range(2)] == ["lindel", "hugo"]
