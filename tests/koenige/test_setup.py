"""Teams, order, stacks, the first four rooms, and the first hands."""

import pytest

from verlies.core.errors import BadSetup
from verlies.core.match import Match
from verlies.core.stack import EDGE
from verlies.core.view import UNKNOWN
from verlies.games.koenige import GAME
from verlies.games.koenige.content.ids import BRONZE, IRON, NONE, SUPPLY, WOOD
from verlies.games.koenige.content.rooms import ROOMS
from verlies.games.koenige.setup import order_of
from verlies.games.koenige.state import Catacombs
from verlies.testing.koenige import ROOM, Halls, random_game
from verlies.text import words


def new(seats: int, **options: str) -> Match[Catacombs]:
    return GAME.new(seats, 7, {"start": "red", **options})


def laid(match: Match[Catacombs]) -> Match[Catacombs]:
    """Answer until the first four rooms lie."""
    while type(match.state.agenda[-1].step).__name__ in ("FirstRoom", "Lay", "TurnRoom"):
        match.answer(match.decision.options[0])
    return match


@pytest.mark.rule("koenige.setup.equal-teams")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_even_numbers_make_equal_teams(seats: int) -> None:
    teams = GAME.teams({}, seats)
    assert teams.count(0) == teams.count(1) == seats // 2
    assert list(GAME.about.ids["team"]) == ["0", "1"]


@pytest.mark.rule("koenige.setup.odd-teams")
def test_odd_numbers_need_one_of_two_remedies() -> None:
    assert GAME.teams({}, 3).count(0) == 2
    assert GAME.teams({}, 5).count(1) == 2
    assert new(3).state.terms.more
    assert new(5, odd="more_actions").state.terms.more
    assert new(4, odd="shared_hero").state.terms.shared
    assert not new(4).state.terms.more


@pytest.mark.rule("koenige.setup.odd-teams")
@pytest.mark.parametrize(
    ("language", "title", "seats_as_people", "one_more"),
    [
        (
            "de",
            "Bei 3 oder 5 Personen",
            "so viele Plätze wie Personen: bei 3 oder 5 hat das kleinere Team mehr Aktionen",
            "ein Platz mehr (4 oder 6): der letzte ist eine gemeinsame Figur des kleineren Teams",
        ),
        (
            "en",
            "With 3 or 5 people",
            "as many seats as people: with 3 or 5 the smaller team has more actions",
            "one seat more (4 or 6): the last is a shared figure of the smaller team",
        ),
    ],
)
def test_the_lobby_states_the_choice(language: str, title: str, seats_as_people: str, one_more: str) -> None:
    say = words(GAME, language)
    assert say.say("setting-odd") == title
    assert say.say("setting-odd-auto") == seats_as_people
    assert say.say("setting-odd-shared_hero") == one_more
    assert {setting.name: setting.default for setting in GAME.about.settings}["odd"] == "auto"
    assert [new(seats).state.terms.more for seats in range(2, 7)] == [False, True, False, True, False]


@pytest.mark.rule("koenige.setup.odd-teams")
@pytest.mark.parametrize(
    ("seats", "odd"),
    [
        (2, "more_actions"),
        (4, "more_actions"),
        (6, "more_actions"),
        (2, "shared_hero"),
        (3, "shared_hero"),
        (5, "shared_hero"),
        (3, "none"),
    ],
)
def test_a_remedy_that_does_not_fit_the_number_is_refused(seats: int, odd: str) -> None:
    with pytest.raises(BadSetup):
        new(seats, odd=odd)


@pytest.mark.rule("koenige.setup.larger-team-starts")
def test_either_team_can_begin_if_they_are_equal() -> None:
    assert new(4, start="red").state.order[0] == 0
    assert GAME.new(4, 7, {"start": "blue"}).state.order[0] == 1
    begins = {GAME.new(4, seed).state.order[0] for seed in range(12)}
    assert begins == {0, 1}


@pytest.mark.rule("koenige.setup.larger-team-starts")
@pytest.mark.parametrize(("seats", "odd"), [(3, "auto"), (5, "auto"), (4, "shared_hero"), (6, "shared_hero")])
def test_the_larger_team_always_begins(seats: int, odd: str) -> None:
    for seed in range(8):
        order = GAME.new(seats, seed, {"odd": odd}).state.order
        assert order[0] % 2 == 0
    with pytest.raises(BadSetup):
        GAME.new(seats, 1, {"odd": odd, "start": "blue"})


@pytest.mark.rule("koenige.setup.order-numbers", "koenige.example.order-six")
def test_who_faces_whom_plays_next() -> None:
    assert order_of(0, 6) == [0, 1, 2, 3, 4, 5]
    assert order_of(1, 6) == [1, 0, 3, 2, 5, 4]
    order = GAME.new(6, 1, {"start": "blue"}).state.order
    assert [(order[at], order[at + 1]) for at in (0, 2, 4)] == [(1, 0), (3, 2), (5, 4)]
    assert order[0] % 2 == 1


@pytest.mark.rule("koenige.setup.teams-alternate")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_teams_take_turns(seats: int) -> None:
    t = Halls(seats)
    for turn in range(2 * seats):
        assert t.table.turn.seat == t.table.order[turn % seats]
        assert t.table.turn.seat % 2 == turn % 2
        t.turn(t.table.next_of(t.table.turn.seat))


@pytest.mark.rule("koenige.setup.odd-order-extra-actions")
@pytest.mark.parametrize("seats", [3, 5])
def test_with_an_odd_number_the_larger_team_plays_last_and_first(seats: int) -> None:
    order = new(seats).state.order
    assert order == list(range(seats))
    assert order[-1] % 2 == order[0] % 2 == 0


@pytest.mark.rule("koenige.setup.start-room-centre")
def test_the_start_room_lies_first() -> None:
    state = new(2).state
    assert state.chart.lying[0] // 4 == ROOM["START"]
    assert state.chart.place(0) == (0, 0)
    assert ROOM["START"] not in state.rooms.cards()
    assert [room.id for room in ROOMS if room.back == NONE] == ["START"]


@pytest.mark.rule("koenige.setup.fate-pile")
def test_four_fate_cards_lie_aside() -> None:
    state = new(2).state
    assert GAME.books(state)["fate"] == [14]
    assert state.fate.count() == 18
    assert state.spent == []
    assert state.fate.fixed == 0, "nobody knows anything of their order"


@pytest.mark.rule("koenige.setup.treasure-stacks")
def test_three_stacks_of_treasures() -> None:
    state = new(2).state
    assert [pile.count() for pile in state.piles] == [40, 35, 25]
    for tier, pile in enumerate(state.piles):
        assert {state.card(card).tier for card in pile.cards()} == {tier}
        assert set(GAME.view(state, 0).seen.piles[tier].seen(0)) == {-1}
    hands = {tuple(laid(GAME.new(2, seed)).state.heroes[0].hand) for seed in range(4)}
    assert len(hands) == 4


@pytest.mark.rule("koenige.setup.room-stack")
def test_wood_lies_on_iron() -> None:
    state = new(2).state
    assert state.rooms.count() + len(state.drawn) == 35
    assert state.backs == [IRON] * 18 + [WOOD] * 13
    assert EDGE in state.rooms.cells
    order = [state.rooms.draw(state.chance, 2) for _ in range(31)]
    assert {ROOMS[room].back for room in order[:13]} == {WOOD}
    assert {ROOMS[room].back for room in order[13:]} == {IRON}


@pytest.mark.rule("koenige.setup.room-stack", "koenige.turn.team-open-information")
def test_the_back_of_the_top_card_is_seen_and_not_its_face() -> None:
    seen = GAME.view(new(2).state, 0).seen
    assert seen.backs[-1] == WOOD
    assert set(seen.rooms.seen(0)) == {-1}


@pytest.mark.rule("koenige.setup.supply-and-discard")
def test_tokens_and_discard_at_the_beginning() -> None:
    state = laid(new(4)).state
    assert [flag.status for flag in state.flags] == [SUPPLY] * 6
    assert state.marks == []
    assert state.discard == []
    assert all(not state.holds_token(seat) for seat in range(4))


@pytest.mark.rule("koenige.setup.supply-and-discard")
def test_everybody_sees_the_one_discard_pile() -> None:
    t = Halls(2)
    t.discard("B-W01", "S-W01", "G-W01")
    assert GAME.view(t.table, -1).seen.discard == t.table.discard
    assert {t.table.card(card).tier for card in t.table.discard} == {0, 1, 2}


@pytest.mark.rule("koenige.setup.first-four-rooms")
@pytest.mark.parametrize(
    ("seats", "odd", "board"),
    [
        (2, "auto", 2),
        (3, "auto", 3),
        (4, "shared_hero", 4),
        (4, "auto", 4),
        (5, "auto", 5),
        (6, "shared_hero", 6),
        (6, "auto", 6),
    ],
)
def test_the_last_board_lays_the_first_four_rooms(seats: int, odd: str, board: int) -> None:
    match = new(seats, odd=odd)
    state = match.state
    assert state.pending() == [state.order[board - 1]] == [state.order[-1]]
    assert len(state.drawn) == 4
    assert {ROOMS[room].back for room in state.drawn} == {WOOD}
    while type(match.state.agenda[-1].step).__name__ in ("FirstRoom", "Lay", "TurnRoom"):
        assert all(hero.hand == [] for hero in match.state.heroes), "hands are dealt afterwards"
        match.answer(match.decision.options[-1])
    state = match.state
    assert all(state.is_laid(field) and 0 in state.neighbours(field) for field in range(1, 5))
    assert state.rooms.count() == 31 - (len(state.laid()) - 5) - len(state.drawn)


@pytest.mark.rule("koenige.setup.first-four-rooms", "koenige.variant.short-deck")
def test_thirteen_rooms_are_left_in_the_short_game() -> None:
    match = new(2, length="short")
    assert match.state.rooms.count() == 13
    assert len(laid(match).state.laid()) == 5


@pytest.mark.rule("koenige.setup.first-four-rooms", "koenige.setup.rotation")
def test_first_rooms_go_to_the_sides_of_the_start_room() -> None:
    t = Halls(2)
    t.match = GAME.new(2, 7, {"start": "red"})
    t.rooms()
    first = t.table.drawn[0]
    t.refuse("room:START", "not-drawn")
    t.refuse("done", "must-lay")
    t.do(f"room:{ROOMS[first].id}")
    assert t.places("lay") == ["e1", "n1", "s1", "w1"]
    t.refuse("lay:0", "only-by-start")
    t.refuse("lay:77", "only-by-start")
    t.do("lay@n1")
    if t.ask() == "TurnRoom":
        t.do(t.offers()[0])
    second = t.table.drawn[0]
    t.do(f"room:{ROOMS[second].id}")
    assert "n1" not in t.places("lay")
    t.refuse("lay@n1", "not-empty")


@pytest.mark.rule("koenige.setup.rotation")
def test_a_room_is_turned_so_that_it_leads_on() -> None:
    t = Halls(2)
    t.stack("W07", "W16")
    t.turn(0)
    t.do("lay@n2")
    assert t.table.chart.lying[t.field("n2")] % 4 == 0, "a straight room that must lead south lies so"
    t.stack("W11", "W16")
    t.turn(1)
    t.do("lay@e2")
    assert t.table.chart.lying[t.field("e2")] % 4 == 1


@pytest.mark.rule("koenige.setup.rotation")
def test_all_turns_that_fit_are_offered_and_the_others_refused() -> None:
    t = Halls(2)
    t.stack("W06", "W16")
    t.turn(0)
    t.do("lay@n2")
    assert t.offers() == ["turn:1", "turn:2", "turn:3"]
    t.refuse("turn:0", "no-join")
    t.do("turn:2")
    assert t.table.chart.lying[t.field("n2")] == ROOM["W06"] * 4 + 2


@pytest.mark.rule("koenige.setup.rotation")
def test_turns_that_look_the_same_are_offered_once() -> None:
    t = Halls(2)
    t.stack("W04", "W16")
    t.turn(0)
    t.do("lay@n2")
    assert t.ask() == "Act", "a cross lies only one way"


@pytest.mark.rule("koenige.setup.figures-start")
def test_all_figures_begin_in_the_start_room() -> None:
    state = laid(new(6)).state
    assert [hero.field for hero in state.heroes] == [0] * 6
    assert state.at(0) == state.order


@pytest.mark.rule("koenige.setup.character-cosmetic")
def test_names_change_nothing() -> None:
    first = GAME.new(2, 3, names=("Hexe", "Zwerg"))
    second = GAME.new(2, 3, names=("Zauberer", "Elbin"))
    assert GAME.digest(first.state) == GAME.digest(second.state)
    assert first.options_of(first.pending()[0]) == second.options_of(second.pending()[0])


@pytest.mark.rule("koenige.setup.three-bronze")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_everybody_begins_with_three_bronze_cards(seats: int) -> None:
    state = laid(new(seats)).state
    for hero in state.heroes:
        assert [state.card(card).tier for card in hero.hand] == [BRONZE] * 3
        assert hero.weapon == hero.armour == NONE
    assert state.piles[BRONZE].count() == 40 - 3 * seats


@pytest.mark.rule("koenige.setup.hand-not-equipped")
def test_a_weapon_in_hand_does_not_count() -> None:
    t = Halls(2)
    t.hero(0, hand=["B-W01"])
    t.act(0)
    t.refuse("equip:B-W01", "equip-later")
    t.fates(4, 4)
    t.do("attack:1", "pass", "pass")
    assert t.told("totals", "attack") == [4]


@pytest.mark.rule("koenige.turn.team-open-information")
def test_mates_see_hands_and_enemies_count_them() -> None:
    t = Halls(4)
    t.hero(0, hand=["B-W01", "B-A01"])
    for viewer in (0, 2):
        assert GAME.view(t.table, viewer).seen.heroes[0].hand == t.table.heroes[0].hand
    for viewer in (1, 3, -1):
        assert GAME.view(t.table, viewer).seen.heroes[0].hand == [UNKNOWN] * 2


@pytest.mark.rule("koenige.setup.room-stack")
def test_no_iron_before_all_wood_is_laid() -> None:
    last = 17
    for state in random_game(2, 5, rounds="15"):
        wood = [tile for tile in state.chart.lying if tile != NONE and ROOMS[tile // 4].back == WOOD]
        iron = [tile for tile in state.chart.lying if tile != NONE and ROOMS[tile // 4].back == IRON]
        if iron:
            last = min(last, len(wood))
    assert last >= 15, "only rooms that did not fit, or were put under the stack, come later"
