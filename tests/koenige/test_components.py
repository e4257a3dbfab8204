"""What is in the box."""

from collections import Counter

import pytest

from verlies.core.errors import BadSetup
from verlies.games.koenige import GAME
from verlies.games.koenige.content import ids
from verlies.games.koenige.content.cards import CARDS
from verlies.games.koenige.content.fate import FATE_VALUES
from verlies.games.koenige.content.ids import BACKS, NONE, ROOM_KINDS, SPECIAL, STOLEN, TAKING, TIERS, TYPES, X_TOKENS
from verlies.games.koenige.content.rooms import FLAG_ROOMS, ROOMS
from verlies.games.koenige.effects import DrawTreasure
from verlies.games.koenige.options import OPTIONS
from verlies.kit.odds import drawn_over, percent
from verlies.testing.koenige import Halls, random_game


@pytest.mark.rule("koenige.components.rooms")
def test_36_rooms_by_kind_and_back() -> None:
    kinds = Counter(ROOM_KINDS[room.kind] for room in ROOMS)
    assert kinds == {"start": 1, "portal": 4, "chest": 14, "flag": 6, "merchant": 4, "empty": 7}
    assert Counter(BACKS[room.back] for room in ROOMS if room.back != NONE) == {"wood": 17, "iron": 18}
    assert [room.id for room in ROOMS if room.back == NONE] == ["START"]


def test_the_shapes_of_rooms() -> None:
    shapes = Counter((room.id[0], sum(room.sides), room.shape) for room in ROOMS[1:])
    assert shapes == {
        ("W", 2, "straight"): 3,
        ("W", 2, "corner"): 4,
        ("W", 3, "tee"): 7,
        ("W", 4, "cross"): 3,
        ("I", 2, "straight"): 3,
        ("I", 2, "corner"): 4,
        ("I", 3, "tee"): 7,
        ("I", 4, "cross"): 4,
    }
    assert ROOMS[0].sides == (1, 1, 1, 1)


@pytest.mark.rule("koenige.components.flag-values", "koenige.components.flag-rooms-match-tokens")
def test_six_flags_worth_eleven() -> None:
    values = [ROOMS[number].flag for number in FLAG_ROOMS]
    assert sorted(values) == [1, 1, 2, 2, 2, 3]
    assert sum(values) == 11
    assert all(room.flag == 0 for number, room in enumerate(ROOMS) if number not in FLAG_ROOMS)


@pytest.mark.rule("koenige.components.flag-rooms-match-tokens", "koenige.components.flag-values")
@pytest.mark.parametrize("room", ["W01", "W02", "I03"])
def test_a_capture_takes_the_flag_of_its_room_and_turning_it_keeps_its_value(room: str) -> None:
    t = Halls(2)
    t.lay("n1", room, 2)
    t.hero(0, at="n1")
    t.act(0)
    t.do("capture")
    held = t.table.heroes[0].capturing
    assert ROOMS[FLAG_ROOMS[held]].id == room
    assert t.table.value(held) == int({"W01": 1, "W02": 2, "I03": 3}[room])
    t.flag_at(room).team = 1
    assert t.table.value(held) == int({"W01": 1, "W02": 2, "I03": 3}[room])


@pytest.mark.rule("koenige.components.fate-cards")
def test_18_fate_cards() -> None:
    assert Counter(FATE_VALUES) == {1: 1, 2: 2, 3: 3, 4: 3, 5: 3, 6: 3, 7: 2, 8: 1}
    assert (len(FATE_VALUES), sum(FATE_VALUES)) == (18, 81)


@pytest.mark.rule("koenige.components.treasures", "koenige.cards.four-types")
def test_100_treasures_by_tier_and_type() -> None:
    matrix = Counter((TIERS[card.tier], TYPES[card.type]) for card in CARDS)
    assert matrix == {
        ("bronze", "weapon"): 12,
        ("bronze", "armour"): 10,
        ("bronze", "action"): 10,
        ("bronze", "special"): 8,
        ("silver", "weapon"): 9,
        ("silver", "armour"): 8,
        ("silver", "action"): 10,
        ("silver", "special"): 8,
        ("gold", "weapon"): 6,
        ("gold", "armour"): 6,
        ("gold", "action"): 7,
        ("gold", "special"): 6,
    }
    assert len({card.id for card in CARDS}) == 100


@pytest.mark.rule("koenige.cards.four-types")
def test_equipment_has_a_value_and_specials_a_window() -> None:
    for card in CARDS:
        letter = "WRAS"[card.type]
        assert card.id[2] == letter
        assert card.id[0] == "BSG"[card.tier]
        assert (card.window != NONE) == (card.type == SPECIAL)
        assert card.type < 2 or card.value == 0


@pytest.mark.rule("koenige.components.figures-and-boards", "koenige.setup.player-count")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_can_play(seats: int) -> None:
    for possible in range(2, 7):
        assert len(GAME.new(possible, 1).state.heroes) == possible
        assert max(Counter(GAME.teams({}, possible)).values()) <= 3
    with pytest.raises(BadSetup):
        GAME.new(seats, 1)


@pytest.mark.rule("koenige.components.figures-and-boards", "koenige.actions.seven-kinds")
def test_the_seven_actions_are_options_that_have_names() -> None:
    acts = {"walk", "jump", "capture", "steal", "attack", "loot", "play", "trade"}
    assert acts <= set(OPTIONS.names)


@pytest.mark.rule("koenige.components.tokens", "koenige.components.x-tokens-suffice", "koenige.components.treasures")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3), (6, 4)])
def test_nothing_is_ever_lost_and_x_tokens_suffice(seats: int, seed: int) -> None:
    whole: dict[str, int] = {}
    for state in random_game(seats, seed, rounds="15"):
        pieces = GAME.pieces(state)
        whole = whole or pieces
        assert pieces == whole
        assert len(state.marks) == len(set(state.marks)) <= X_TOKENS
        held = [flag for flag in state.flags if flag.status in (TAKING, STOLEN)]
        assert sum(len(hero.carried) + (hero.capturing != NONE) for hero in state.heroes) == len(held)
        assert len(state.flags) == 6
    assert sum(count for name, count in whole.items() if name.startswith("card ")) == 100
    assert sum(count for name, count in whole.items() if name.startswith("fate ")) == 18
    assert sum(count for name, count in whole.items() if name.startswith("room ")) == 36


@pytest.mark.rule("koenige.components.x-tokens-suffice")
def test_every_chest_and_every_flag_can_be_marked_at_once() -> None:
    marked = [room for room in ROOMS if room.id[0] in "WI" and (room.flag or ROOM_KINDS[room.kind] == "chest")]
    assert len(marked) == X_TOKENS


@pytest.mark.rule("koenige.components.treasures")
def test_cards_that_are_looked_at_are_kept_in_part() -> None:
    draws = {card.id: effect.op for card in CARDS for effect in card.effects if isinstance(effect.op, DrawTreasure)}
    kept = {id: (op.count, op.keep) for id, op in draws.items()}
    several = {"B-A03": (3, 2), "S-A09": (3, 2), "G-A07": (4, 2)}
    assert kept == {id: several.get(id, (1, 1)) for id in draws}
    assert len(draws) == 10


def test_the_odds_of_an_attack() -> None:
    odds = [percent(drawn_over(FATE_VALUES, difference)) for difference in range(-3, 6)]
    assert odds == [11, 20, 31, 45, 55, 69, 80, 89, 95]


def test_the_odds_of_a_chest() -> None:
    for bonus, wanted in enumerate([(50, 44, 6), (33, 50, 17), (17, 50, 33), (6, 44, 50)]):
        totals = [value + bonus for value in FATE_VALUES]
        tiers = [sum(t < 5 for t in totals), sum(5 <= t < 8 for t in totals), sum(t >= 8 for t in totals)]
        assert tuple(percent(count / 18) for count in tiers) == wanted


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (ids.TEAMS, "RED BLUE"),
        (ids.ROOM_KINDS, "START FLAG PORTAL CHEST MERCHANT EMPTY"),
        (ids.BACKS, "WOOD IRON"),
        (ids.TIERS, "BRONZE SILVER GOLD"),
        (ids.TYPES, "WEAPON ARMOUR ACTION SPECIAL"),
        (
            ids.TRIGGERS,
            "PASSIVE ATTACK DEFEND ATTACKED_BY_RANGE ATTACK_FAILED ATTACK_WON ATTACK_RESOLVED DEFEND_REVEALED "
            "DEFEND_HELD WOULD_BE_DEFEATED DEFEND_LOST DEFEND_RESOLVED ON_CHEST EXPAND EQUIP_PHASE PLAY",
        ),
        (
            ids.WINDOWS,
            "OWN_TURN ATTACK_DECLARED DEFEND_DECLARED ALLY_FIGHT_DECLARED TEAM_FIGHT_DECLARED FIGHT_REVEALED "
            "CHEST_REVEALED ENEMY_ENTERS_ROOM ENEMY_ACTION_CARD ENEMY_TURN_START SELF_DEFEATED TEAM_DEFEATED "
            "OWN_FLAG_STOLEN ENEMY_STEALS_OWN_FLAG ENEMY_CHEST_DRAW",
        ),
    ],
)
def test_a_word_stands_where_its_number_says(words: tuple[str, ...], names: str) -> None:
    assert [getattr(ids, name) for name in names.split()] == list(range(len(words)))
    assert [name.lower().removeprefix("on_") for name in names.split()] == list(words)
