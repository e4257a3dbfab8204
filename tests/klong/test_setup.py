"""Setting up the table: colours, artifacts, secrets, the row, hands and the first noise."""

from collections import Counter
from collections.abc import Sequence

import pytest

from verlies.core import fair
from verlies.core.errors import BadSetup
from verlies.core.match import Match
from verlies.core.view import UNKNOWN
from verlies.families.klong.state import DECK, DUNGEON_DECK, GAP, INSIDE
from verlies.games.klong import GAME
from verlies.games.klong.boards import ROOMS
from verlies.games.klong.content.cards import CARDS
from verlies.games.klong.content.tokens import TOKENS
from verlies.games.klong.state import NOBODY, KlongState
from verlies.testing.klong import ROOM_NUMBERS, SETUP, Klong, cards, names, random_game, tokens

HARMLESS = ("ladder", "teleporter", "sneak", "tattle", "search", "pickaxe")
ARTIFACT_ROOMS = {"F18": 5, "F21": 7, "F27": 10, "F23": 15, "F31": 20, "F33": 25, "F35": 30}

any_number = pytest.mark.parametrize("seats", [2, 3, 4])
both_sides = pytest.mark.parametrize("side", ["front", "back"])


def dealt(
    seats: int, *, row: Sequence[str] = (), removed: Sequence[str] = (), seed: int = 1, **options: object
) -> KlongState:
    """Return a fresh table; `row` are the first dungeon cards, `removed` the artifacts that go into the box."""
    forced = [(SETUP, token) for token in tokens(*removed)] + [(DUNGEON_DECK, card) for card in cards(*row)]
    settings = GAME.settings({"start": 0, **options}, seats)
    return GAME.begin(seats, settings, fair.key(fair.practice_secret(seed), []), forced)


def situation(state: KlongState) -> Klong:
    """Return a situation with a table that was dealt."""
    t = Klong(state.seats)
    t.match.state = state
    return t


def seen(state: KlongState, seat: int) -> KlongState:
    """Return what a seat sees."""
    return GAME.view(state, seat).seen


def artifacts_on_board(state: KlongState) -> dict[str, int]:
    """Return the artifacts that everybody sees, by room."""
    tokens_there = [t for t in GAME.scene(GAME.view(state, -1)).tokens if t.face.startswith("artifact_")]
    return {token.place: int(token.face.removeprefix("artifact_")) for token in tokens_there}


def refusal(seats: int, **options: object) -> BadSetup:
    """Return why a game is not set up."""
    with pytest.raises(BadSetup) as error:
        GAME.new(seats, 1, options)
    return error.value


# Seats and colours


@pytest.mark.rule("klong.setup.player-count")
@any_number
def test_two_three_or_four_can_play(seats: int) -> None:
    match = GAME.new(seats, 1)
    assert len(match.state.thieves) == match.state.seats == seats
    assert len(match.state.dragon.area) == seats


@pytest.mark.rule("klong.setup.player-count")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_any_other_number_of_players_is_refused(seats: int) -> None:
    error = refusal(seats)
    assert error.key == "seat-count"
    assert (error.facts["low"], error.facts["high"], error.facts["seats"]) == (2, 4, seats)
    with pytest.raises(BadSetup):
        GAME.practice_state(seats, 1)


@pytest.mark.rule("klong.setup.own-colour")
@any_number
def test_each_player_has_thirty_stones_of_which_some_are_the_first_noise(seats: int) -> None:
    state = dealt(seats, row=HARMLESS)
    supplies = [thief.supply + noise for thief, noise in zip(state.thieves, state.dragon.area, strict=True)]
    assert supplies == [30] * seats
    assert [thief.damage for thief in state.thieves] == [0] * seats


@pytest.mark.rule("klong.setup.own-colour")
@pytest.mark.parametrize(
    ("chosen", "seats", "colours"),
    [
        ("blue,green", 2, ("blue", "green")),
        (["yellow", "red", "blue"], 3, ("yellow", "red", "blue")),
        ("blue,green,yellow,red", 2, ("blue", "green")),
        ("blue,green,yellow,red", 4, ("blue", "green", "yellow", "red")),
    ],
)
def test_colours_are_chosen_freely(chosen: object, seats: int, colours: tuple[str, ...]) -> None:
    match = GAME.new(seats, 1, {"colours": chosen})
    assert match.state.colours == colours
    assert [token.face for token in match.scene(0).tokens if token.noun == "pawn"] == list(colours)


@pytest.mark.rule("klong.setup.own-colour")
@pytest.mark.parametrize(
    ("chosen", "seats"),
    [("red,red", 2), ("red,blue,red", 3), ("red,blue,green,green", 4), ("red", 2), ("red,blue", 3), ("red,pink", 2)],
    ids=["the same twice", "first and third", "third and fourth", "one for two", "two for three", "no such colour"],
)
def test_a_colour_is_for_one_player_only(chosen: str, seats: int) -> None:
    error = refusal(seats, colours=chosen)
    assert (error.key, error.facts["name"], error.facts["value"]) == ("bad-setting", "colours", chosen)


@pytest.mark.rule("klong.setup.starting-deck")
@any_number
def test_each_player_gets_one_starting_deck(seats: int) -> None:
    for thief in dealt(seats).thieves:
        deck = Counter(names(thief.hand + thief.deck.cards()))
        assert deck == {"burgle": 6, "stumble": 2, "sidestep": 1, "scramble": 1}
        assert thief.discard == thief.played == thief.tokens == []


# Artifacts


@pytest.mark.rule("klong.setup.artifacts-face-up")
def test_with_four_players_all_artifacts_lie_on_their_own_numbers() -> None:
    state = dealt(4)
    assert artifacts_on_board(state) == ARTIFACT_ROOMS
    assert {ROOMS[ROOM_NUMBERS[room]].artifact - value for room, value in artifacts_on_board(state).items()} == {0}
    assert state.boxed_tokens == []


@pytest.mark.rule("klong.setup.artifacts-face-up")
def test_artifacts_are_seen_by_everybody() -> None:
    state = dealt(4)
    for seat in (-1, 0, 1, 2, 3):
        visible = [TOKENS[token].id for token in seen(state, seat).loot.artifacts]
        assert visible == [f"artifact_{value}" for value in (5, 7, 10, 15, 20, 25, 30)]


@pytest.mark.rule("klong.setup.artifacts-face-up")
@pytest.mark.parametrize(("room", "value"), ARTIFACT_ROOMS.items())
def test_an_artifact_is_taken_from_the_space_with_its_number(room: str, value: int) -> None:
    t = situation(dealt(4))
    t.thief(0, room=room)
    assert t.offers("artifact:") == [f"artifact:artifact_{value}"]
    t.do(f"artifact:artifact_{value}")
    assert t.owned() == [f"artifact_{value}"]


@pytest.mark.rule("klong.setup.artifacts-three-players")
def test_with_three_players_one_artifact_stays_in_the_box() -> None:
    state = dealt(3, removed=["artifact_15"])
    assert [TOKENS[token].id for token in state.boxed_tokens] == ["artifact_15"]
    assert artifacts_on_board(state) == {room: value for room, value in ARTIFACT_ROOMS.items() if value != 15}


@pytest.mark.rule("klong.setup.artifacts-three-players")
def test_with_three_players_any_artifact_can_be_the_one() -> None:
    boxes = [GAME.practice_state(3, seed).boxed_tokens for seed in range(500)]
    assert {len(box) for box in boxes} == {1}
    assert {TOKENS[box[0]].points for box in boxes} == {5, 7, 10, 15, 20, 25, 30}


@pytest.mark.rule("klong.setup.artifacts-two-players")
def test_with_two_players_two_artifacts_stay_in_the_box() -> None:
    state = dealt(2, removed=["artifact_5", "artifact_25"])
    assert [TOKENS[token].id for token in state.boxed_tokens] == ["artifact_5", "artifact_25"]
    assert artifacts_on_board(state) == {room: value for room, value in ARTIFACT_ROOMS.items() if value not in (5, 25)}


@pytest.mark.rule("klong.setup.artifacts-two-players")
def test_with_two_players_any_pair_of_artifacts_can_be_out() -> None:
    boxes = [tuple(sorted(GAME.practice_state(2, seed).boxed_tokens)) for seed in range(500)]
    assert all(len(set(box)) == 2 for box in boxes)
    assert len(set(boxes)) == 7 * 6 // 2


@pytest.mark.rule("klong.setup.artifact-space-empty")
def test_the_space_of_a_removed_artifact_stays_empty() -> None:
    state = dealt(2, removed=["artifact_30", "artifact_5"])
    assert artifacts_on_board(state) == {room: value for room, value in ARTIFACT_ROOMS.items() if value not in (5, 30)}
    t = situation(state)
    t.thief(0, room="F35")
    assert t.offers("artifact:") == []
    t.refuse("artifact:artifact_30", "no-artifact-here")
    t.refuse("artifact:artifact_25", "no-artifact-here")


@pytest.mark.rule("klong.setup.artifact-space-empty")
@pytest.mark.parametrize("seed", range(4))
def test_a_removed_artifact_never_comes_into_the_game(seed: int) -> None:
    [removed] = tokens("artifact_30")
    for state in random_game(2, seed, dealt(2, removed=["artifact_30", "artifact_7"], seed=seed)):
        assert "F35" not in artifacts_on_board(state)
        assert removed in state.boxed_tokens
        assert not any(removed in thief.tokens for thief in state.thieves)


# Secrets, idols, goods and markers


@pytest.mark.rule("klong.setup.major-secrets")
@both_sides
def test_one_large_secret_lies_on_each_of_its_spaces_and_two_stay_in_the_box(side: str) -> None:
    state = dealt(2, board=side)
    spaces = [number for number in state.board.numbers() if ROOMS[number].major]
    assert [state.loot.secrets[number] for number in spaces] == [1] * 9
    assert len(state.loot.major) == 11


@pytest.mark.rule("klong.setup.major-secrets", "klong.setup.minor-secrets")
@pytest.mark.parametrize(("side", "other"), [("front", "back"), ("back", "front")])
def test_secrets_lie_on_their_spaces_of_this_side_only(side: str, other: str) -> None:
    state = dealt(2, board=side)
    elsewhere = dealt(2, board=other).board.numbers()
    assert sum(state.loot.secrets) == 9 + 18
    assert all(state.loot.secrets[number] == 0 for number in elsewhere)
    tokens_there = [token for token in GAME.scene(GAME.view(state, 0)).tokens if token.id.startswith("secret-")]
    assert Counter(token.face for token in tokens_there) == {"major_secret": 9, "minor_secret": 9}
    assert {token.count for token in tokens_there if token.face == "major_secret"} == {1}
    assert {token.count for token in tokens_there if token.face == "minor_secret"} == {2}


@pytest.mark.rule("klong.setup.major-secrets", "klong.setup.minor-secrets")
def test_nobody_sees_which_secret_lies_where() -> None:
    first, second = dealt(3, seed=1), dealt(3, seed=2)
    for seat in (-1, 0, 1, 2):
        assert seen(first, seat).loot.secrets == seen(second, seat).loot.secrets == first.loot.secrets
        assert seen(first, seat).loot.major == seen(second, seat).loot.major == sorted(first.loot.major)
        assert seen(first, seat).loot.minor == seen(second, seat).loot.minor == sorted(first.loot.minor)


@pytest.mark.rule("klong.setup.major-secrets")
def test_any_large_secret_can_lie_on_a_space() -> None:
    found = set()
    for seed in range(60):
        t = Klong(2, room="F10", boots=1, swords=1, seed=seed)
        t.do("move:F05", "swords:1", "take:major_secret")
        found.add(next(entry.facts["token"] for entry in t.match.log(0, since=1) if entry.kind == "found"))
        assert len(t.table.loot.major) == 10
        assert t.table.loot.secrets[ROOM_NUMBERS["F05"]] == 0
    assert found == {
        "chalice",
        "potion_of_greater_healing",
        "greater_treasure",
        "greater_skill_boost",
        "flash_of_brilliance",
    }


@pytest.mark.rule("klong.setup.minor-secrets")
@both_sides
def test_two_small_secrets_lie_on_each_of_their_spaces_and_none_is_left(side: str) -> None:
    state = dealt(2, board=side)
    spaces = [number for number in state.board.numbers() if ROOMS[number].minor]
    assert [state.loot.secrets[number] for number in spaces] == [2] * 9
    assert len(state.loot.minor) == 2 * len(spaces) == 18


@pytest.mark.rule("klong.setup.minor-secrets")
def test_any_small_secret_can_lie_on_a_space() -> None:
    found = set()
    for seed in range(80):
        t = Klong(2, room="F11", boots=1, seed=seed)
        t.do("move:F16", "take:minor_secret")
        found.add(next(entry.facts["token"] for entry in t.match.log(0, since=1) if entry.kind == "found"))
        assert len(t.table.loot.minor) == 17
        assert t.table.loot.secrets[ROOM_NUMBERS["F16"]] == 1
    assert len(found) == 7


@pytest.mark.rule("klong.setup.major-secrets", "klong.setup.minor-secrets")
@both_sides
def test_when_all_spaces_are_empty_two_large_secrets_are_still_in_the_box(side: str) -> None:
    t = situation(dealt(2, board=side))
    for number in t.table.board.numbers():
        room = ROOMS[number]
        for _ in range(room.major + room.minor):
            t.thief(0, room=ROOMS[room.near[0]].id)
            t.turn(teleports=1)
            t.do(f"teleport:{room.id}", "take:major_secret" if room.major else "take:minor_secret")
    assert sum(t.table.loot.secrets) == 0
    assert (len(t.table.loot.major), len(t.table.loot.minor)) == (2, 0)


@pytest.mark.rule("klong.setup.market-stock")
@any_number
@both_sides
def test_the_market_has_two_keys_two_backpacks_and_three_crowns(seats: int, side: str) -> None:
    state = dealt(seats, board=side)
    stock = ["master_key", "master_key", "backpack", "backpack", "crown_10", "crown_9", "crown_8"]
    assert [TOKENS[token].id for token in state.goods] == stock
    assert [TOKENS[token].points for token in state.goods[-3:]] == [10, 9, 8]
    for seat in range(seats):
        assert seen(state, seat).goods == state.goods


@pytest.mark.rule("klong.setup.idols")
@pytest.mark.parametrize(("side", "shrine"), [("front", "F24"), ("back", "B24")])
def test_the_three_idols_are_in_the_shrine(side: str, shrine: str) -> None:
    state = dealt(2, board=side)
    idols = [token for token in GAME.scene(GAME.view(state, 0)).tokens if token.face == "monkey_idol"]
    assert [(token.place, token.count) for token in idols] == [(shrine, 3)]
    assert state.loot.idols == 3


@pytest.mark.rule("klong.setup.mastery-tokens")
@any_number
def test_there_is_one_marker_of_the_master_thief_for_each_player(seats: int) -> None:
    state = dealt(seats)
    assert state.loot.mastery == seats
    panel = next(panel for panel in GAME.scene(GAME.view(state, 0)).panels if panel.id == "dragon")
    assert next(fact.value for fact in panel.facts if fact.id == "mastery") == seats


# The dragon, the reserve and the row


@pytest.mark.rule("klong.setup.dragon-start")
@pytest.mark.parametrize(("seats", "space"), [(4, 1), (3, 2), (2, 3)])
def test_the_dragon_is_the_angrier_the_fewer_play(seats: int, space: int) -> None:
    assert dealt(seats).dragon.rage + 1 == space


@pytest.mark.rule("klong.setup.bag")
@any_number
def test_the_bag_holds_24_black_stones_and_nothing_else(seats: int) -> None:
    dragon = dealt(seats, row=HARMLESS).dragon
    assert dragon.bag == [0, 0, 0, 0, 24]
    assert dragon.aside == [0, 0, 0, 0, 0]
    assert dragon.area == [3, 2, 1, 0][:seats]
    assert not dragon.awake


@pytest.mark.rule("klong.setup.reserve")
@any_number
def test_the_reserve_lies_open_in_three_piles_and_the_goblin(seats: int) -> None:
    state = dealt(seats)
    for seat in (-1, *range(seats)):
        zone = next(zone for zone in GAME.scene(GAME.view(state, seat)).zones if zone.id == "reserve")
        assert {card.face: card.count for card in zone.cards} == {
            "mercenary": 15,
            "explore": 15,
            "secret_tome": 12,
            "goblin": 1,
        }


@pytest.mark.rule("klong.setup.row-six")
@any_number
def test_six_cards_of_a_hundred_lie_in_the_row(seats: int) -> None:
    dungeon = dealt(seats, row=HARMLESS).dungeon
    assert names(dungeon.row) == list(HARMLESS)
    assert dungeon.deck.count() == 94
    assert dungeon.discard == []
    everything = Counter(dungeon.deck.cards() + dungeon.row)
    assert everything == {n: card.copies for n, card in enumerate(CARDS) if n > 7}
    assert everything.total() == 100


@pytest.mark.rule("klong.setup.row-six")
def test_the_row_is_shuffled_and_face_up() -> None:
    rows = {tuple(dealt(2, seed=seed).dungeon.row) for seed in range(20)}
    assert len(rows) == 20
    assert all(GAP not in row and len(row) == 6 for row in rows)
    state = dealt(2)
    assert all(seen(state, seat).dungeon.row == state.dungeon.row for seat in (-1, 0, 1))


@pytest.mark.rule("klong.setup.row-no-dragon")
def test_cards_with_an_attack_symbol_are_replaced_and_shuffled_back() -> None:
    first_six = ["ladder", "orc_grunt", "teleporter", "sapphire", "sneak", "tattle"]
    state = dealt(2, row=[*first_six, "kobold", "search", "pickaxe", "swagger"])
    assert Counter(names(state.dungeon.row)) == Counter(HARMLESS)
    deck = Counter(names(state.dungeon.deck.cards()))
    assert (deck["orc_grunt"], deck["sapphire"], deck["kobold"], deck["swagger"]) == (3, 3, 3, 2)
    assert deck.total() == 94
    assert state.dungeon.discard == []


@pytest.mark.rule("klong.setup.row-no-dragon")
def test_nobody_knows_where_the_replaced_cards_are_in_the_deck() -> None:
    state = dealt(2, row=["orc_grunt", "sapphire", "kobold", *HARMLESS])
    assert state.dungeon.deck.seen(0) == [-1] * 94
    assert state.dungeon.deck.fixed == 0
    assert state.dungeon.deck.cells == sorted(state.dungeon.deck.cells)


@pytest.mark.rule("klong.setup.row-no-dragon")
def test_replaced_cards_do_not_wake_the_dragon() -> None:
    t = situation(dealt(2, row=["orc_grunt", "sapphire", "kobold", *HARMLESS]))
    assert t.table.dragon.area == [3, 2]
    assert t.table.dragon.bag == [0, 0, 0, 0, 24]
    assert not t.table.dragon.awake
    t.play_all()
    t.end()
    assert "attack" not in t.events()
    assert sum(t.table.dragon.area) >= 5


@pytest.mark.rule("klong.setup.row-no-dragon")
def test_no_first_row_ever_shows_an_attack_symbol() -> None:
    for seed in range(100):
        assert not any(CARDS[card].attack for card in dealt(2, seed=seed).dungeon.row)


@pytest.mark.rule("klong.setup.row-encounter")
@pytest.mark.parametrize("card", ["watcher", "overlord"])
def test_encounters_of_the_first_row_happen_after_the_first_noise(card: str) -> None:
    state = dealt(4, row=[card, *HARMLESS[1:]])
    assert state.dragon.area == [4, 3, 2, 1]
    assert [thief.supply for thief in state.thieves] == [26, 27, 28, 29]


@pytest.mark.rule("klong.setup.row-encounter")
def test_each_encounter_of_the_first_row_happens_once() -> None:
    state = dealt(4, row=["watcher", "overlord", "watcher", *HARMLESS[3:]], start=2)
    assert state.dragon.area == [1 + 3, 0 + 3, 3 + 3, 2 + 3]
    assert state.active == state.asked == 2


@pytest.mark.rule("klong.setup.row-encounter")
def test_the_noise_of_the_first_row_is_not_made_in_the_first_turn() -> None:
    t = situation(dealt(2, row=["watcher", *HARMLESS[1:]]))
    t.thief(0, hand=["swagger"])
    t.do("play:swagger")
    assert t.resources() == (0, 0, 1)


@pytest.mark.rule("klong.setup.row-encounter")
def test_a_shrine_in_the_first_row_finds_no_black_stones() -> None:
    dragon = dealt(2, row=["shrine", *HARMLESS[1:]]).dragon
    assert (dragon.bag, dragon.aside) == ([0, 0, 0, 0, 24], [0, 0, 0, 0, 0])


@pytest.mark.rule("klong.setup.row-encounter")
def test_a_card_that_was_swapped_out_brings_no_encounter() -> None:
    assert not [card.id for card in CARDS if card.attack and card.arrive]
    assert dealt(4, row=["kobold", "ogre", *HARMLESS]).dragon.area == [3, 2, 1, 0]


# Pawns, hands and the first player


@pytest.mark.rule("klong.setup.pawns-outside")
@any_number
@pytest.mark.parametrize(("side", "outside"), [("front", "F01"), ("back", "B01")])
def test_all_pawns_stand_outside_and_nobody_is_out(seats: int, side: str, outside: str) -> None:
    state = dealt(seats, board=side)
    assert [ROOMS[thief.room].id for thief in state.thieves] == [outside] * seats
    assert [thief.status for thief in state.thieves] == [INSIDE] * seats
    assert not any(state.in_depths(seat) for seat in range(seats))
    assert (state.fate, state.fate_seat) == (0, NOBODY)
    assert state.everybody_inside() == list(range(seats))
    assert not state.over()


@pytest.mark.rule("klong.setup.first-hand")
@any_number
def test_each_player_has_five_cards_in_hand_and_five_in_the_deck(seats: int) -> None:
    for thief in dealt(seats).thieves:
        assert (len(thief.hand), thief.deck.count()) == (5, 5)


@pytest.mark.rule("klong.setup.first-hand")
def test_decks_are_shuffled() -> None:
    hands = [[tuple(thief.hand) for thief in dealt(2, seed=seed).thieves] for seed in range(30)]
    assert len({first for first, _ in hands}) > 5
    assert len({second for _, second in hands}) > 5
    assert any(first != second for first, second in hands)


@pytest.mark.rule("klong.setup.first-hand")
def test_each_player_draws_from_the_own_deck() -> None:
    first = ["burgle", "burgle", "stumble", "stumble", "scramble"]
    second = ["burgle", "burgle", "burgle", "burgle", "sidestep"]
    forced = [(DECK, card) for card in cards(*first)] + [(DECK + 1, card) for card in cards(*second)]
    state = GAME.begin(2, GAME.settings({}, 2), bytes(32), forced)
    assert [sorted(names(thief.hand)) for thief in state.thieves] == [sorted(first), sorted(second)]
    assert state.chance.forced == []


@pytest.mark.rule("klong.setup.first-hand")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = dealt(2)
    assert seen(state, 1).thieves[1].hand == state.thieves[1].hand
    assert seen(state, 1).thieves[1].deck.cards() == state.thieves[1].deck.cards()
    for seat in (-1, 0):
        other = seen(state, seat).thieves[1]
        assert other.hand == [UNKNOWN] * 5
        assert other.deck.cards() == sorted(state.thieves[1].hand + state.thieves[1].deck.cards())


@pytest.mark.rule("klong.setup.first-hand")
def test_the_log_of_the_set_up_names_the_drawn_cards_to_their_owner_only() -> None:
    match = GAME.new(2, 1)
    drawn = [entry for entry in match.log(0) if entry.kind == "drew"]
    assert [entry.seat for entry in drawn] == [0] * 5 + [1] * 5
    own = [str(entry.facts["card"]) for entry in drawn[:5]]
    assert sorted(own) == sorted(names(match.state.thieves[0].hand))
    assert all(entry.hidden and "card" not in entry.facts for entry in drawn[5:])


def turn_order(match: Match[KlongState], turns: int) -> list[int]:
    """Play some turns without doing anything and return whose they were."""
    order = []
    for _ in range(turns):
        order.append(match.state.active)
        match.state.thieves[match.state.active].hand = []
        match.state.advance()
        match.answer("end")
    return order


@pytest.mark.rule("klong.setup.start-player")
@pytest.mark.parametrize(
    ("seats", "start", "order"),
    [
        (4, 2, [2, 3, 0, 1, 2, 3]),
        (4, 0, [0, 1, 2, 3, 0, 1]),
        (3, 2, [2, 0, 1, 2, 0, 1]),
        (2, 1, [1, 0, 1, 0, 1, 0]),
    ],
)
def test_turns_go_clockwise_from_the_start_player(seats: int, start: int, order: list[int]) -> None:
    match = GAME.new(seats, 1, {"start": start})
    match.state.dungeon.row = cards(*HARMLESS)
    assert turn_order(match, 6) == order


@pytest.mark.rule("klong.setup.start-player")
def test_without_a_choice_the_start_player_is_drawn_from_the_seed() -> None:
    starts = [GAME.new(4, seed).state.active for seed in range(40)]
    assert set(starts) == {0, 1, 2, 3}
    assert starts == [GAME.new(4, seed, {"start": "random"}).state.active for seed in range(40)]
    assert {GAME.new(2, seed).state.active for seed in range(20)} == {0, 1}


@pytest.mark.rule("klong.setup.start-player")
def test_the_drawn_start_player_begins_and_makes_the_most_noise() -> None:
    state = GAME.begin(
        3, GAME.settings({}, 3), bytes(32), [(SETUP, 1), *((DUNGEON_DECK, card) for card in cards(*HARMLESS))]
    )
    assert state.asked == state.active == 1
    assert state.dragon.area == [1, 3, 2]


@pytest.mark.rule("klong.setup.start-player")
@pytest.mark.parametrize(("seats", "start"), [(2, "2"), (3, "3"), (4, "4"), (4, "-1"), (2, "anna")])
def test_only_a_seat_of_this_game_can_start(seats: int, start: str) -> None:
    error = refusal(seats, start=start)
    assert (error.key, error.facts["name"], error.facts["value"]) == ("bad-setting", "start", start)


@pytest.mark.rule("klong.setup.start-noise")
@pytest.mark.parametrize(
    ("seats", "start", "area"),
    [
        (4, 0, [3, 2, 1, 0]),
        (4, 3, [2, 1, 0, 3]),
        (3, 0, [3, 2, 1]),
        (3, 1, [1, 3, 2]),
        (2, 0, [3, 2]),
        (2, 1, [2, 3]),
    ],
)
def test_the_first_noise_is_three_two_one_and_none_in_turn_order(seats: int, start: int, area: list[int]) -> None:
    state = dealt(seats, row=HARMLESS, start=start)
    assert state.dragon.area == area
    assert [thief.supply for thief in state.thieves] == [30 - noise for noise in area]


@pytest.mark.rule("klong.setup.start-noise")
def test_the_log_of_the_set_up_tells_the_first_noise() -> None:
    match = GAME.new(2, 3, {"start": 1})
    noise = [(entry.seat, entry.facts["amount"]) for entry in match.log(-1) if entry.kind == "start-noise"]
    assert noise == [(1, 3), (0, 2)]


@pytest.mark.rule("klong.example.setup-four-players")
@pytest.mark.parametrize(
    ("colours", "start", "area"),
    [("red,yellow,green,blue", 0, [3, 2, 1, 0]), ("green,blue,red,yellow", 2, [1, 0, 3, 2])],
)
def test_the_illustrated_four_player_game_with_red_as_start_player(colours: str, start: int, area: list[int]) -> None:
    state = dealt(4, board="front", colours=colours, start=start, row=["ogre", *HARMLESS])
    assert state.board.name == "front"
    assert state.colours[state.active] == "red"
    assert artifacts_on_board(state) == ARTIFACT_ROOMS
    assert state.dragon.rage + 1 == 1
    assert state.loot.mastery == 4
    assert state.dragon.area == area
    assert not any(CARDS[card].attack for card in state.dungeon.row)
    assert names(state.dungeon.row) == list(HARMLESS)
