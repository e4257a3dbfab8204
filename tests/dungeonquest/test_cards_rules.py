"""Searching, drawing, keeping, runes and wounds."""

import pytest

from verlies.core.view import SPECTATOR, UNKNOWN
from verlies.games.dungeonquest.content.cards import CARDS
from verlies.testing.dungeonquest import CELL, Dungeon, in_room

# Searching


@pytest.mark.rule("dungeonquest.search.conditions")
def test_a_room_is_searched_once_with_a_torch_and_without_a_monster() -> None:
    t = in_room()
    assert "search" in t.offers()
    t.mark("monsters", "c3")
    t.begin(0)
    t.refuse("search", "monster-here")
    t.mark("monsters")
    t.mark("searched", "c3")
    t.begin(0)
    t.refuse("search", "searched")
    t.hero(0, place="a1")
    t.hero(1, place="c3")
    t.begin(1)
    t.refuse("search", "searched")
    t = in_room("trap_oooo")
    t.refuse("search", "no-torch")


@pytest.mark.rule("dungeonquest.search.procedure")
def test_searching_draws_a_card_and_lays_a_marker() -> None:
    t = in_room()
    deck = t.count("search")
    t.draws("s_empty")
    t.do("search")
    assert (t.count("search"), t.discards("search")) == (deck - 1, ["s_empty"])
    assert (t.table.searched, t.active()) == ([CELL["c3"]], 1)


@pytest.mark.rule("dungeonquest.search.procedure")
def test_the_marker_lies_in_the_searched_room_even_if_the_card_moves_or_kills() -> None:
    t = in_room()
    t.draws("s_secret_door", "v_empty")
    t.tiles("dungeon_oooo")
    t.do("search", "move:d3")
    assert (t.place(), t.table.searched) == ("d3", [CELL["c3"]])
    t.refuse("search", "not-your-turn", seat=0)
    t = in_room()
    t.hero(0, wounds=15)
    t.draws("s_centipede")
    t.dice(1, 1)
    t.do("search")
    assert (t.status(), t.table.searched) == ("dead", [CELL["c3"]])


@pytest.mark.rule("dungeonquest.search.printed-rooms")
@pytest.mark.parametrize("place", ["a1", "g5"])
def test_towers_and_treasure_chamber_cannot_be_searched(place: str) -> None:
    t = Dungeon(2)
    t.hero(0, place=place)
    t.begin(0)
    t.refuse("search", "no-torch")


@pytest.mark.rule("dungeonquest.search.printed-rooms", "dungeonquest.search.conditions")
@pytest.mark.parametrize(
    "room",
    ["trap_oooo", "corridor_oooo", "dark_xooo", "rubble_oooo", "chasm_se", "bridge_oxox", "web_oooo", "pit_oxox"],
)
def test_without_a_torch_there_is_nothing_to_search(room: str) -> None:
    t = in_room(room)
    t.refuse("search", "no-torch")


@pytest.mark.rule("dungeonquest.search.conditions")
@pytest.mark.parametrize("room", ["dungeon_oooo", "stairs_oooo", "rotating_xxox"])
def test_with_a_torch_there_is(room: str) -> None:
    assert "search" in in_room(room).offers()


# Cards


@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard")
def test_a_drawn_card_goes_to_the_discard_pile_of_its_own_deck() -> None:
    t = in_room()
    t.draws("s_secret_door")
    t.do("search", "pass")
    assert (t.discards("search"), t.discards("dungeon")) == (["s_secret_door"], [])
    view = t.seen(SPECTATOR)
    assert [CARDS[number].id for number in view.discards[1]] == ["s_secret_door"]


@pytest.mark.rule("dungeonquest.cards.keep")
def test_kept_cards_lie_open_before_their_owner() -> None:
    t = in_room()
    t.lay("d3", "dungeon_oooo")
    t.begin(0)
    t.draws("v_torch_out")
    t.do("move:d3")
    assert (t.active(), t.discards("dungeon")) == (1, [])
    for seat in (SPECTATOR, 0, 1):
        view = t.seen(seat)
        assert [CARDS[number].id for number in view.heroes[0].kept] == ["v_torch_out"]


@pytest.mark.rule("dungeonquest.cards.reshuffle")
def test_an_empty_deck_is_replaced_by_its_discard_pile() -> None:
    t = in_room()
    t.lay("d3", "trap_oooo")
    t.deck("trap")
    t.begin(0)
    assert (t.count("trap"), len(t.discards("trap"))) == (0, 15)
    t.draws("f_ceiling")
    t.do("move:d3")
    assert (t.count("trap"), t.discards("trap")) == (14, ["f_ceiling"])


@pytest.mark.rule("dungeonquest.cards.reshuffle")
def test_with_nothing_to_draw_nothing_happens() -> None:
    t = in_room()
    t.lay("d3", "trap_oooo")
    t.deck("trap")
    t.table.discards[3] = []
    t.begin(0)
    t.do("move:d3")
    assert (t.place(), t.active(), t.wounds()) == ("d3", 1, 0)


@pytest.mark.card("t_shuffle")
@pytest.mark.rule("dungeonquest.cards.shuffle-card")
def test_the_shuffle_card_shuffles_everything_and_is_replaced() -> None:
    t = in_room("dungeon_dooo")
    t.deck("door", "t_shuffle", "t_opens")
    t.begin(0)
    t.draws("t_shuffle", "t_jammed")
    t.do("move:c2")
    assert (t.count("door"), t.discards("door"), t.active()) == (14, ["t_jammed"], 1)


@pytest.mark.rule("dungeonquest.cards.shuffle-card")
def test_a_shuffle_card_that_is_left_alone_is_nothing_to_draw() -> None:
    t = in_room()
    t.lay("d3", "trap_oooo")
    t.deck("trap", "f_shuffle")
    t.table.discards[3] = []
    t.begin(0)
    t.do("move:d3")
    assert (t.place(), t.active(), t.wounds(), t.count("trap")) == ("d3", 1, 0, 1)


@pytest.mark.rule("dungeonquest.cards.shuffle-card")
def test_kept_cards_stay_with_their_owners_in_a_shuffle() -> None:
    t = in_room()
    t.lay("d3", "dungeon_oooo")
    t.hero(1, loot=["v_gold_30"])
    t.begin(0)
    t.draws("v_shuffle", "v_empty")
    t.do("move:d3")
    assert (t.loot(1), t.count("dungeon"), t.discards("dungeon")) == (["v_gold_30"], 48, ["v_empty"])


@pytest.mark.rule("dungeonquest.loot.open")
def test_loot_lies_open() -> None:
    t = in_room()
    t.draws("s_gold_150")
    t.do("search")
    assert (t.loot(), t.discards("search")) == (["s_gold_150"], [])
    view = t.seen(1)
    assert view.heroes[0].worth == [150]


@pytest.mark.rule("dungeonquest.loot.gold-value", "dungeonquest.escape.final")
def test_loot_without_a_value_is_worth_nothing() -> None:
    t = Dungeon(2)
    t.hero(0, loot=["v_gold_30", "l_rope"])
    t.hero(1, status="dead", cell=-1)
    t.begin(0)
    t.do("escape")
    result = t.result()
    assert (result.scores, [line.points for line in result.breakdown[0]]) == ([30, 0], [30, 0])


# Runes and abilities


@pytest.mark.rule("dungeonquest.rune.once")
def test_a_rune_works_once_and_leaves_the_game() -> None:
    t = in_room()
    t.hero(0, runes=["r_healing"], wounds=7)
    t.begin(0)
    assert t.offers() == ["pass", "use:r_healing"]
    t.refuse("use:r_haste", "not-yours")
    t.do("use:r_healing")
    assert (t.wounds(), t.runes(), t.active()) == (2, [], 1)
    assert all("r_healing" not in t.discards(deck) for deck in ("rune", "dungeon"))
    assert [CARDS[number].id for number in t.table.boxed] == ["r_healing"]
    t.begin(0)
    t.refuse("use:r_healing", "rune-spent")


@pytest.mark.card("r_healing")
@pytest.mark.rule("dungeonquest.rune.once", "dungeonquest.wounds.heal")
@pytest.mark.parametrize("hidden", ["open", "hidden"])
@pytest.mark.parametrize("runes", [["r_healing"], ["r_warding"]])
def test_nobody_is_asked_for_the_rune_of_healing_at_full_life(hidden: str, runes: list[str]) -> None:
    t = in_room(runes=hidden)
    t.hero(0, runes=runes)
    t.begin(0)
    assert t.ask() == "TakeAction"
    t.hero(0, wounds=1)
    t.begin(0)
    assert (t.ask() == "AtTurnStart") == (hidden == "hidden" or runes == ["r_healing"])


@pytest.mark.card("r_healing")
@pytest.mark.rule("dungeonquest.rune.once")
def test_beside_a_potion_the_rune_of_healing_is_refused_at_full_life() -> None:
    t = in_room()
    t.hero(0, runes=["r_healing"], loot=["v_unstable_potion"])
    t.begin(0)
    assert t.offers() == ["pass", "use:v_unstable_potion"]
    t.refuse("use:r_healing", "no-wounds")


@pytest.mark.rule("dungeonquest.rune.once")
def test_a_rune_waits_for_its_moment() -> None:
    t = in_room()
    t.hero(0, runes=["r_warding"])
    t.begin(0)
    t.refuse("use:r_warding", "wrong-moment")


@pytest.mark.rule("dungeonquest.rune.once")
def test_hidden_runes_are_asked_for_without_telling_which() -> None:
    t = in_room(runes="hidden")
    t.hero(0, runes=["r_warding"], wounds=1)
    t.begin(0)
    assert (t.ask(), t.offers()) == ("AtTurnStart", ["pass"])
    seen = t.seen(1)
    assert seen.heroes[0].runes == [UNKNOWN]
    own = t.seen(0)
    assert [CARDS[number].id for number in own.heroes[0].runes] == ["r_warding"]


@pytest.mark.rule("dungeonquest.rune.not-loot")
def test_a_rune_is_no_loot() -> None:
    t = Dungeon(2)
    t.hero(0, runes=["r_warding"])
    t.begin(0)
    t.refuse("escape", "no-loot")
    t.lay("c3", "bridge_oxox")
    t.lay("c4", "dungeon_oooo")
    t.hero(0, place="c3", side="north")
    t.begin(0)
    t.dice(2, 3)
    t.draws("v_empty")
    t.do("cross")
    assert t.place() == "c4"


@pytest.mark.rule("dungeonquest.hero.optional-abilities")
def test_abilities_may_be_declined() -> None:
    t = Dungeon(2, heroes=("gherinn", "hugo"))
    t.tiles("pit_oxox")
    t.do("move:b1")
    assert (t.ask(), t.offers()) == ("BeforeTest", ["pass", "ability:penance"])
    t.dice(4, 5)
    t.do("pass")
    assert (t.wounds(), t.markers(), t.status()) == (0, 0, "inside")


# Wounds


@pytest.mark.rule("dungeonquest.wounds.death-threshold")
@pytest.mark.parametrize(("before", "hit", "alive"), [(9, 6, True), (10, 6, False), (14, 6, False), (4, 3, True)])
def test_a_hero_dies_when_the_wounds_reach_the_life_value(before: int, hit: int, alive: bool) -> None:
    t = in_room()
    t.lay("d3", "dungeon_oooo")
    t.hero(0, wounds=before)
    t.begin(0)
    t.draws("v_razorwing")
    t.dice(hit)
    t.do("move:d3")
    assert t.status() == ("inside" if alive else "dead")
    assert t.wounds() == (before + hit if alive else 0)


@pytest.mark.rule("dungeonquest.wounds.heal")
@pytest.mark.parametrize(("before", "after"), [(2, 0), (5, 0), (9, 4)])
def test_healing_removes_no_more_than_there_is(before: int, after: int) -> None:
    t = in_room()
    t.hero(0, runes=["r_healing"], wounds=before)
    t.begin(0)
    t.do("use:r_healing")
    assert (t.wounds(), t.table.life_left(0)) == (after, 16 - after)


@pytest.mark.rule("dungeonquest.wounds.death-threshold")
def test_wounds_are_suffered_once() -> None:
    t = in_room("dungeon_oooo")
    t.lay("d3", "dungeon_oooo")
    t.begin(0)
    t.draws("v_razorwing")
    t.dice(4)
    t.do("move:d3")
    assert (t.wounds(), t.table.pending_wounds, t.active()) == (4, 0, 1)
