"""What is in the box: cards, tokens, stones, coins and both sides of the board."""

import heapq
from collections import Counter

import pytest

from verlies.core.errors import BadSetup, SaveError, VerliesError
from verlies.core.match import replay
from verlies.families.klong.kinds import (
    ANYWHERE,
    COMPANION,
    DEVICE,
    DUNGEON,
    GEM,
    IN_CAVE,
    IN_DEPTHS,
    MONSTER,
    PLAIN,
    RESERVE,
    STARTER,
    Card,
)
from verlies.games.klong import GAME
from verlies.games.klong.boards import BOARDS, ROOMS, WAYS, Tunnel
from verlies.games.klong.content.cards import CARDS
from verlies.games.klong.content.ids import COINS
from verlies.games.klong.content.tokens import MAJOR_SECRETS, MINOR_SECRETS, TOKENS
from verlies.games.klong.kinds import Room
from verlies.games.klong.setup import BOX, COLOURS
from verlies.games.klong.state import KlongState
from verlies.testing.klong import ROOM_NUMBERS, Klong, random_game

DUNGEON_CARDS = {
    GEM: {
        "sapphire": (3, 4, 4),
        "emerald": (2, 5, 5),
        "ruby": (2, 6, 6),
        "diamond": (1, 8, 8),
        "dragons_eye": (1, 5, 0),
    },
    COMPANION: {
        "apothecary": (1, 3, 2),
        "archaeologist": (2, 2, 1),
        "cleric_of_the_sun": (2, 3, 1),
        "dwarven_peddler": (1, 4, 0),
        "gem_collector": (1, 4, 2),
        "invoker_of_the_ancients": (1, 4, 1),
        "kobold_merchant": (1, 3, 1),
        "master_burglar": (2, 3, 2),
        "mister_whiskers": (1, 1, 1),
        "monkeybot_3000": (1, 5, 1),
        "rebel_captain": (1, 3, 1),
        "rebel_miner": (1, 2, 1),
        "rebel_scout": (1, 3, 1),
        "rebel_soldier": (1, 2, 1),
        "the_duke": (1, 5, 0),
        "the_mountain_king": (1, 6, 3),
        "the_queen_of_hearts": (1, 6, 3),
        "treasure_hunter": (2, 3, 1),
        "tunnel_guide": (2, 1, 1),
        "wizard": (1, 6, 0),
    },
    PLAIN: {
        "amulet_of_vigor": (1, 7, 3),
        "boots_of_swiftness": (1, 5, 3),
        "bracers_of_agility": (2, 5, 2),
        "brilliance": (1, 6, 0),
        "dead_run": (2, 3, 0),
        "elven_boots": (1, 4, 2),
        "elven_cloak": (1, 4, 2),
        "elven_dagger": (1, 4, 2),
        "flying_carpet": (1, 6, 2),
        "lucky_coin": (2, 1, 1),
        "move_silently": (2, 3, 0),
        "pickaxe": (2, 4, 2),
        "scepter_of_the_ape_lord": (1, 3, 3),
        "search": (2, 4, 0),
        "silver_spear": (2, 3, 2),
        "singing_sword": (1, 5, 2),
        "sleight_of_hand": (2, 2, 0),
        "sneak": (2, 2, 0),
        "swagger": (2, 2, 0),
        "tattle": (2, 3, 0),
        "treasure_map": (1, 6, 0),
        "underworld_dealing": (1, 1, 0),
        "wand_of_recall": (2, 5, 1),
        "wand_of_wind": (1, 6, 3),
    },
    DEVICE: {
        "dragon_shrine": (2, 4, 0),
        "ladder": (2, 3, 0),
        "shrine": (3, 2, 0),
        "teleporter": (2, 4, 0),
        "the_vault": (1, 3, 0),
    },
    MONSTER: {
        "animated_door": (2, 1, 0),
        "belcher": (2, 2, 0),
        "cave_troll": (1, 4, 0),
        "crystal_golem": (2, 3, 0),
        "kobold": (3, 1, 0),
        "ogre": (2, 3, 0),
        "orc_grunt": (3, 2, 0),
        "overlord": (2, 2, 0),
        "watcher": (3, 3, 0),
    },
}
"""Copies, cost and points of every dungeon card, by banner."""

ATTACKERS = (
    "sapphire emerald ruby diamond dragons_eye mister_whiskers monkeybot_3000 singing_sword the_vault "
    "animated_door belcher cave_troll kobold ogre orc_grunt"
)

ROOM_MARKS = {
    "front": {
        "depths": (1, " ".join(f"F{n}" for n in range(17, 40))),
        "cave": (1, "F07 F08 F10 F14 F18 F22 F23 F28 F32 F39"),
        "market": (1, "F19 F20 F26 F27"),
        "heal": (1, "F12 F34 F38"),
        "major": (1, "F05 F06 F07 F09 F25 F28 F29 F37 F39"),
        "minor": (2, "F04 F10 F13 F16 F19 F20 F22 F30 F32"),
        "idols": (3, "F24"),
    },
    "back": {
        "depths": (1, " ".join(f"B{n}" for n in range(20, 45))),
        "cave": (1, "B05 B07 B09 B15 B18 B31 B36 B43"),
        "market": (1, "B19 B21 B26 B27 B34"),
        "heal": (1, "B43"),
        "major": (1, "B06 B13 B17 B20 B22 B31 B32 B40 B44"),
        "minor": (2, "B04 B05 B12 B14 B28 B29 B37 B39 B42"),
        "idols": (3, "B24"),
    },
}
"""What is printed how often, in which rooms."""

ARTIFACT_ROOMS = {
    "front": {"F18": 5, "F21": 7, "F27": 10, "F23": 15, "F31": 20, "F33": 25, "F35": 30},
    "back": {"B33": 5, "B23": 7, "B25": 10, "B38": 15, "B30": 20, "B35": 25, "B41": 30},
}

TUNNELS = {
    "front": (
        "F01-F02 F02-F03 F03-F04 F03-F08 F04-F05 F04-F09 F04-F10 F05-F10 F06>F05 F06-F11 F07>F03 F07-F12 F08-F13 "
        "F08-F14 F09-F14 F10-F11 F10-F15 F11-F16 F12-F17 F13-F17 F13-F18 F14-F15 F14-F18 F14-F19 F15-F16 F15-F21 "
        "F16-F21 F17-F18 F17-F22 F17-F23 F17>F24 F18-F25 F18-F26 F19-F26 F20-F21 F20-F27 F20-F28 F21-F22 F22-F29 "
        "F24>F23 F24>F36 F25-F26 F26-F27 F26-F30 F26-F31 F27-F32 F29-F35 F30>F24 F30-F31 F30-F36 F31-F32 F31-F37 "
        "F31-F38 F32-F33 F33-F34 F33-F38 F33-F39 F34>F28 F36-F37 F38-F39"
    ),
    "back": (
        "B01-B02 B02>B03 B03>B04 B03-B09 B04>B05 B04-B11 B05-B06 B05-B19 B06-B07 B07-B08 B07-B12 B07-B14 B08>B02 "
        "B08-B09 B09-B10 B09-B15 B09-B16 B10-B11 B10-B17 B10-B18 B11-B18 B11-B19 B12-B13 B13-B14 B14-B15 B14-B20 "
        "B15-B21 B16-B22 B17-B23 B18-B24 B18-B28 B19-B24 B20-B29 B21-B25 B21-B26 B22-B26 B23-B26 B23-B27 B23-B28 "
        "B24>B33 B25-B29 B26-B31 B27-B32 B27-B33 B28-B33 B29-B34 B29-B35 B29-B36 B30>B31 B30-B37 B33-B38 B33-B39 "
        "B34-B40 B36-B37 B36-B42 B37-B38 B37-B43 B38-B44 B39>B24 B39-B44 B40-B41 B41-B42 B42-B43"
    ),
}
"""All tunnels; an arrow is a tunnel that can be walked in one direction only."""

FOOTPRINTS = {
    "front": (
        "F03-F04 F04-F05 F07>F03 F08-F13 F10-F11 F12-F17 F14-F18 F18-F25 F26-F30 F30>F24 F31-F38 F33-F34 F38-F39"
    ),
    "back": "B03>B04 B04>B05 B14-B20 B33-B39 B36-B42",
}
TUNNEL_MONSTERS = {
    "front": {
        1: "F05-F10 F07-F12 F08-F14 F10-F15 F13-F17 F17>F24 F18-F25 F20-F28 F29-F35 F31-F37 F33-F34 F38-F39",
        2: "F14-F19 F26-F31 F30-F31 F32-F33 F33-F38",
    },
    "back": {
        1: (
            "B11-B19 B15-B21 B16-B22 B18-B24 B21-B25 B22-B26 B23-B27 B25-B29 B30-B37 B33-B38 B36-B42 B37-B38 "
            "B41-B42 B42-B43"
        ),
        2: "B06-B07 B19-B24 B38-B44",
        3: "B08-B09",
    },
}
LOCKS = {
    "front": "F04-F09 F06-F11 F09-F14 F15-F21 F22-F29 F25-F26 F27-F32 F31-F32 F36-F37",
    "back": "B12-B13 B13-B14 B17-B23 B29-B34 B29-B35 B39-B44",
}
WRAPPED = {"front": "F17-F22", "back": "B05-B06"}

both_sides = pytest.mark.parametrize("side", ["front", "back"])


def cards_of(origin: int) -> list[Card]:
    return [card for card in CARDS if card.set == origin]


def rooms_of(side: str) -> list[Room]:
    return [ROOMS[number] for number in BOARDS[side].numbers()]


def tunnels_of(side: str) -> list[Tunnel]:
    return [way for way in WAYS if way.a[0] == side[0].upper()]


def name(way: Tunnel) -> str:
    return f"{way.a}{'>' if way.one_way else '-'}{way.b}"


def cheapest_ways(start: str, key: bool) -> dict[str, tuple[int, int]]:
    """Return for every room that can be reached the fewest boots, and the monsters on that way."""
    best = {ROOM_NUMBERS[start]: (0, 0)}
    heap = [((0, 0), ROOM_NUMBERS[start])]
    while heap:
        (boots, monsters), number = heapq.heappop(heap)
        for tunnel in ROOMS[number].exits:
            way = boots + tunnel.boots, monsters + tunnel.monsters
            if (key or not tunnel.locks) and way < best.get(tunnel.to, (99, 99)):
                best[tunnel.to] = way
                heapq.heappush(heap, (way, tunnel.to))
    return {ROOMS[number].id: way for number, way in best.items()}


# The board


@pytest.mark.rule("klong.components.board")
def test_there_are_exactly_two_sides_and_the_front_is_the_default() -> None:
    setting = next(each for each in GAME.about.settings if each.name == "board")
    assert setting.choices == ("front", "back")
    assert setting.default == "front"
    assert set(BOARDS) == {"front", "back"}
    assert GAME.new(2, 1).state.board.name == "front"


@pytest.mark.rule("klong.components.board")
@pytest.mark.parametrize(("side", "outside", "elsewhere"), [("front", "F01", "B01"), ("back", "B01", "F01")])
def test_a_game_can_be_started_on_each_side(side: str, outside: str, elsewhere: str) -> None:
    state = GAME.new(3, 1, {"board": side}).state
    assert state.board.name == side
    assert [ROOMS[thief.room].id for thief in state.thieves] == [outside] * 3
    assert elsewhere not in cheapest_ways(outside, key=True)


@pytest.mark.rule("klong.components.board")
def test_the_two_sides_are_different_dungeons() -> None:
    assert (len(rooms_of("front")), len(tunnels_of("front"))) == (39, 60)
    assert (len(rooms_of("back")), len(tunnels_of("back"))) == (44, 63)
    assert not {room.id for room in rooms_of("front")} & {room.id for room in rooms_of("back")}
    assert len(ROOMS) == 39 + 44
    assert len(WAYS) == 60 + 63


@pytest.mark.rule("klong.components.board")
def test_an_unknown_side_is_refused() -> None:
    with pytest.raises(BadSetup) as error:
        GAME.new(2, 1, {"board": "top"})
    assert (error.value.key, error.value.facts["name"], error.value.facts["value"]) == ("bad-setting", "board", "top")


@pytest.mark.rule("klong.components.board")
def test_no_move_of_the_game_changes_the_side() -> None:
    t = Klong(2)
    assert not any("back" in kind.ids for kind in GAME.about.vocabulary.kinds)
    with pytest.raises(VerliesError) as error:
        t.do("board:back")
    assert error.value.key == "unknown-option"
    assert t.table.board.name == "front"


@pytest.mark.rule("klong.components.board")
def test_a_game_in_progress_is_not_taken_up_again_on_the_other_side() -> None:
    match = GAME.new(2, 1)
    match.answer(match.decision.options[0])
    record = match.record()
    record.header.settings["board"] = "back"
    with pytest.raises(SaveError) as error:
        replay(GAME, record)
    assert error.value.key == "save-wrong-deal"


@pytest.mark.rule("klong.components.board")
def test_the_side_stays_the_same_for_the_whole_game() -> None:
    assert {state.board.name for state in random_game(2, 1, board="back")} == {"back"}


@pytest.mark.rule("klong.components.board")
@both_sides
@pytest.mark.parametrize("mark", ["depths", "cave", "market", "heal", "major", "minor", "idols"])
def test_each_room_has_its_symbols(side: str, mark: str) -> None:
    value, rooms = ROOM_MARKS[side][mark]
    printed = {room.id: int(getattr(room, mark)) for room in rooms_of(side)}
    assert {room: n for room, n in printed.items() if n} == dict.fromkeys(rooms.split(), value)


@pytest.mark.rule("klong.components.board", "klong.setup.artifacts-face-up")
@both_sides
def test_each_artifact_space_has_its_number(side: str) -> None:
    assert {room.id: room.artifact for room in rooms_of(side) if room.artifact} == ARTIFACT_ROOMS[side]


@pytest.mark.rule("klong.components.board")
@both_sides
def test_each_tunnel_joins_its_rooms(side: str) -> None:
    assert sorted(name(way) for way in tunnels_of(side)) == sorted(TUNNELS[side].split())


@pytest.mark.rule("klong.components.board")
@both_sides
def test_footprints_are_where_they_are_printed(side: str) -> None:
    boots = {name(way): way.boots for way in tunnels_of(side)}
    assert boots == dict.fromkeys(TUNNELS[side].split(), 1) | dict.fromkeys(FOOTPRINTS[side].split(), 2)


@pytest.mark.rule("klong.components.board")
@both_sides
def test_tunnel_monsters_are_where_they_are_printed(side: str) -> None:
    monsters = {name(way): way.monsters for way in tunnels_of(side) if way.monsters}
    assert monsters == {way: n for n, ways in TUNNEL_MONSTERS[side].items() for way in ways.split()}


@pytest.mark.rule("klong.components.board")
@both_sides
def test_locks_are_where_they_are_printed(side: str) -> None:
    assert {name(way) for way in tunnels_of(side) if way.locked} == set(LOCKS[side].split())


@pytest.mark.rule("klong.components.board")
@both_sides
def test_one_tunnel_of_each_side_wraps_around_the_edge(side: str) -> None:
    assert [name(way) for way in tunnels_of(side) if way.wraps] == [WRAPPED[side]]


@pytest.mark.rule("klong.components.board")
@both_sides
def test_tunnels_are_dug_as_printed_and_arrows_in_one_direction_only(side: str) -> None:
    printed = set()
    for way in tunnels_of(side):
        printed.add((way.a, way.b, way.boots, way.monsters, int(way.locked)))
        if not way.one_way:
            printed.add((way.b, way.a, way.boots, way.monsters, int(way.locked)))
    dug = [(room.id, ROOMS[t.to].id, t.boots, t.monsters, t.locks) for room in rooms_of(side) for t in room.exits]
    assert sorted(dug) == sorted(printed)
    assert len(dug) == 2 * len(tunnels_of(side)) - 7


@pytest.mark.rule("klong.components.board")
@both_sides
def test_rooms_are_near_each_other_whatever_the_direction_of_the_tunnel(side: str) -> None:
    near = sorted((room.id, ROOMS[number].id) for room in rooms_of(side) for number in room.near)
    ends = [(way.a, way.b) for way in tunnels_of(side)]
    assert near == sorted(ends + [(b, a) for a, b in ends])


@pytest.mark.rule("klong.components.board")
@pytest.mark.parametrize(
    ("room", "way_in", "with_key"),
    [
        ("F18", (6, 0), (6, 0)),
        ("F21", (7, 1), (6, 1)),
        ("F27", (7, 3), (7, 3)),
        ("F23", (7, 1), (7, 1)),
        ("F31", (7, 5), (7, 5)),
        ("F33", (10, 7), (9, 5)),
        ("F35", None, (9, 2)),
        ("B33", (7, 0), (7, 0)),
        ("B23", (7, 0), (6, 0)),
        ("B25", (6, 2), (6, 2)),
        ("B38", (8, 1), (8, 1)),
        ("B30", (10, 3), (10, 3)),
        ("B35", None, (8, 3)),
        ("B41", (11, 5), (10, 3)),
    ],
)
def test_the_way_to_each_artifact_is_as_long_as_measured(
    room: str, way_in: tuple[int, int] | None, with_key: tuple[int, int]
) -> None:
    outside = f"{room[0]}01"
    assert cheapest_ways(outside, key=False).get(room) == way_in
    assert cheapest_ways(outside, key=True)[room] == with_key


@pytest.mark.rule("klong.components.board")
@pytest.mark.parametrize(
    ("room", "way_out", "with_key"),
    [
        ("F18", (6, 0), (6, 0)),
        ("F21", (7, 1), (6, 1)),
        ("F27", (7, 3), (7, 3)),
        ("F23", (7, 1), (7, 1)),
        ("F31", (7, 5), (7, 5)),
        ("F33", (10, 7), (9, 5)),
        ("F35", None, (9, 2)),
        ("B33", (7, 3), (7, 3)),
        ("B23", (7, 3), (6, 3)),
        ("B25", (6, 5), (6, 5)),
        ("B38", (8, 4), (8, 4)),
        ("B30", (8, 4), (8, 4)),
        ("B35", None, (8, 0)),
        ("B41", (11, 2), (10, 0)),
    ],
)
def test_the_way_out_from_each_artifact_is_as_long_as_measured(
    room: str, way_out: tuple[int, int] | None, with_key: tuple[int, int]
) -> None:
    outside = f"{room[0]}01"
    assert cheapest_ways(room, key=False).get(outside) == way_out
    assert cheapest_ways(room, key=True)[outside] == with_key


@pytest.mark.rule("klong.components.board")
@pytest.mark.parametrize(("side", "closed"), [("front", {"F06", "F09", "F29", "F35"}), ("back", {"B13", "B35"})])
def test_without_a_key_these_rooms_alone_are_out_of_reach_and_every_other_has_a_way_back(
    side: str, closed: set[str]
) -> None:
    rooms = {room.id for room in rooms_of(side)}
    outside = f"{side[0].upper()}01"
    assert set(cheapest_ways(outside, key=True)) == rooms
    assert rooms - set(cheapest_ways(outside, key=False)) == closed
    assert {room for room in rooms if outside not in cheapest_ways(room, key=False)} <= closed


# Cards


@pytest.mark.rule("klong.components.reserve-cards")
def test_the_reserve_has_43_cards_of_four_kinds() -> None:
    reserve = {card.id: card.copies for card in cards_of(RESERVE)}
    assert reserve == {"mercenary": 15, "explore": 15, "secret_tome": 12, "goblin": 1}
    assert sum(reserve.values()) == 43


@pytest.mark.rule("klong.components.reserve-cards")
def test_reserve_cards_have_yellow_banners_and_the_goblin_is_a_monster() -> None:
    faces = {face.id: face for face in GAME.static({"board": "front"}).faces}
    assert [faces[each].banner for each in ("mercenary", "explore", "secret_tome")] == ["reserve"] * 3
    assert faces["goblin"].banner == "monster"
    assert [face.id for face in faces.values() if face.banner == "reserve"] == ["mercenary", "explore", "secret_tome"]
    assert {card.id: card.banner for card in cards_of(RESERVE)} == {
        "mercenary": COMPANION,
        "explore": PLAIN,
        "secret_tome": PLAIN,
        "goblin": MONSTER,
    }


@pytest.mark.rule("klong.components.reserve-cards")
def test_reserve_cards_have_their_prices_and_points() -> None:
    printed = {card.id: (card.cost, card.points, card.attack, card.danger, card.place) for card in cards_of(RESERVE)}
    assert printed == {
        "mercenary": (2, 0, False, False, ANYWHERE),
        "explore": (3, 0, False, False, ANYWHERE),
        "secret_tome": (7, 7, False, False, ANYWHERE),
        "goblin": (2, 0, False, False, ANYWHERE),
    }


@pytest.mark.rule("klong.components.starting-decks")
def test_there_are_four_starting_decks_of_ten_cards() -> None:
    deck = {card.id: card.copies for card in cards_of(STARTER)}
    assert deck == {"burgle": 6, "stumble": 2, "sidestep": 1, "scramble": 1}
    assert {card: n * len(COLOURS) for card, n in deck.items()} == {
        "burgle": 24,
        "stumble": 8,
        "sidestep": 4,
        "scramble": 4,
    }
    assert sum(deck.values()) * len(COLOURS) == 40


@pytest.mark.rule("klong.components.starting-decks")
def test_starting_cards_are_plain_and_worth_nothing() -> None:
    assert {(card.banner, card.cost, card.points, card.attack, card.danger) for card in cards_of(STARTER)} == {
        (PLAIN, 0, 0, False, False)
    }


@pytest.mark.rule("klong.components.starting-decks")
def test_the_four_decks_of_a_game_add_up_to_forty_cards() -> None:
    pieces = GAME.pieces(GAME.new(4, 1).state)
    assert [pieces[f"card {each}"] for each in ("burgle", "stumble", "sidestep", "scramble")] == [24, 8, 4, 4]


@pytest.mark.rule("klong.components.dungeon-deck")
def test_the_dungeon_deck_has_100_cards_and_none_of_another_kind() -> None:
    dungeon = {card.id: card.copies for card in cards_of(DUNGEON)}
    assert sum(dungeon.values()) == 100
    assert len(dungeon) == 63
    assert not dungeon.keys() & {card.id for card in cards_of(STARTER) + cards_of(RESERVE)}
    assert len({card.id for card in CARDS}) == len(CARDS) == 63 + 4 + 4


@pytest.mark.rule("klong.components.dungeon-deck")
@pytest.mark.parametrize("banner", [GEM, COMPANION, PLAIN, DEVICE, MONSTER])
def test_each_dungeon_card_has_its_banner_copies_cost_and_points(banner: int) -> None:
    printed = {card.id: (card.copies, card.cost, card.points) for card in cards_of(DUNGEON) if card.banner == banner}
    assert printed == DUNGEON_CARDS[banner]


@pytest.mark.rule("klong.components.dungeon-deck")
def test_26_dungeon_cards_show_the_attack_symbol() -> None:
    attackers = [card for card in CARDS if card.attack]
    assert {card.id for card in attackers} == set(ATTACKERS.split())
    assert sum(card.copies for card in attackers) == 26


@pytest.mark.rule("klong.components.dungeon-deck")
def test_danger_encounters_and_places_are_on_the_right_cards() -> None:
    assert {card.id for card in CARDS if card.danger} == {"dragon_shrine", "kobold"}
    assert {card.id for card in CARDS if card.arrive} == {"shrine", "overlord", "watcher"}
    assert {card.id for card in CARDS if card.place == IN_DEPTHS} == {"dragons_eye", "the_vault", "cave_troll"}
    assert {card.id for card in CARDS if card.place == IN_CAVE} == {"crystal_golem"}
    assert {card.id for card in CARDS if card.bonus} == {"dragons_eye", "dwarven_peddler", "the_duke", "wizard"}


# Tokens


@pytest.mark.rule("klong.components.artifacts")
def test_seven_artifacts_are_worth_5_to_30() -> None:
    artifacts = {token.id: (token.copies, token.points) for token in TOKENS if token.id.startswith("artifact_")}
    assert artifacts == {f"artifact_{value}": (1, value) for value in (5, 7, 10, 15, 20, 25, 30)}
    values = [points for _, points in artifacts.values()]
    assert (len(set(values)), min(values), max(values)) == (7, 5, 30)


@pytest.mark.rule("klong.components.major-secrets")
def test_eleven_large_secrets_are_of_five_kinds() -> None:
    kinds = {token.id: token.copies for token in MAJOR_SECRETS}
    assert kinds == {
        "chalice": 3,
        "potion_of_greater_healing": 2,
        "greater_treasure": 2,
        "greater_skill_boost": 2,
        "flash_of_brilliance": 2,
    }
    assert sum(kinds.values()) == 11
    assert {token.id: token.points for token in MAJOR_SECRETS if token.points} == {"chalice": 7}


@pytest.mark.rule("klong.components.minor-secrets")
def test_eighteen_small_secrets_are_of_seven_kinds() -> None:
    kinds = {token.id: token.copies for token in MINOR_SECRETS}
    assert kinds == {
        "dragon_egg": 3,
        "potion_of_healing": 3,
        "treasure": 3,
        "skill_boost": 3,
        "potion_of_strength": 2,
        "potion_of_swiftness": 2,
        "magic_spring": 2,
    }
    assert sum(kinds.values()) == 18
    assert {token.id: token.points for token in MINOR_SECRETS if token.points} == {"dragon_egg": 3}


@pytest.mark.rule("klong.components.major-secrets", "klong.components.minor-secrets")
def test_secrets_on_the_table_are_those_of_the_box() -> None:
    pieces = GAME.pieces(GAME.new(2, 1).state)
    for token in [*MINOR_SECRETS, *MAJOR_SECRETS]:
        assert pieces[f"token {token.id}"] == token.copies
    assert "token minor_secret" not in pieces
    assert "token major_secret" not in pieces
    assert [(token.id, token.copies, token.points) for token in TOKENS[-2:]] == [
        ("minor_secret", 0, 0),
        ("major_secret", 0, 0),
    ]


@pytest.mark.rule("klong.components.market-goods")
def test_the_market_has_seven_goods() -> None:
    goods = {token.id: token for token in TOKENS if token.id.startswith(("master_key", "backpack", "crown"))}
    assert {good: token.copies for good, token in goods.items()} == {
        "master_key": 2,
        "backpack": 2,
        "crown_10": 1,
        "crown_9": 1,
        "crown_8": 1,
    }
    assert sum(token.copies for token in goods.values()) == 7
    assert [token.points for token in goods.values()] == [5, 5, 10, 9, 8]


@pytest.mark.rule("klong.components.market-goods")
@pytest.mark.parametrize("token", ["monkey_idol", "artifact_5", "chalice", "mastery", "minor_secret"])
def test_nothing_else_is_a_good(token: str) -> None:
    Klong(2, room="F20", gold=7).refuse(f"goods:{token}", "not-a-good")


@pytest.mark.rule("klong.components.idols-and-mastery")
def test_there_are_three_idols_and_four_markers_of_the_master_thief() -> None:
    tokens = {token.id: (token.copies, token.points) for token in TOKENS}
    assert tokens["monkey_idol"] == (3, 5)
    assert tokens["mastery"] == (4, 20)
    pieces = GAME.pieces(GAME.new(4, 1).state)
    assert (pieces["idols"], pieces["mastery"]) == (3, 4)


# Stones and gold


def stones_of(state: KlongState, seat: int) -> int:
    dragon = state.dragon
    thief = state.thieves[seat]
    return thief.supply + dragon.area[seat] + dragon.bag[seat] + thief.damage + dragon.aside[seat]


@pytest.mark.rule("klong.components.clank-cubes")
def test_there_are_four_colours_with_a_pawn_and_thirty_stones_each() -> None:
    assert COLOURS == ("red", "yellow", "green", "blue")
    assert BOX.stones == 30
    assert BOX.stones * len(COLOURS) == 120
    match = GAME.new(4, 1)
    pawns = [token for token in match.scene(0).tokens if token.noun == "pawn"]
    assert [(pawn.face, pawn.seat) for pawn in pawns] == [("red", 0), ("yellow", 1), ("green", 2), ("blue", 3)]
    assert [stones_of(match.state, seat) for seat in range(4)] == [30] * 4


@pytest.mark.rule("klong.components.clank-cubes")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6)])
def test_stones_of_every_colour_are_moved_but_never_made_or_lost(seats: int, seed: int) -> None:
    seen = [[stones_of(state, seat) for seat in range(seats)] for state in random_game(seats, seed)]
    assert len(seen) > 100
    assert all(each == [30] * seats for each in seen)


@pytest.mark.rule("klong.components.clank-cubes", "klong.components.dragon-cubes")
def test_no_place_for_stones_ever_holds_fewer_than_none() -> None:
    for state in random_game(3, 7):
        dragon = state.dragon
        assert min(dragon.area + dragon.bag + dragon.aside) >= 0
        assert min(thief.supply for thief in state.thieves) >= 0
        assert dragon.bag[state.seats : BOX.black] == dragon.aside[state.seats : BOX.black] == [0]


@pytest.mark.rule("klong.components.dragon-cubes")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_24_black_stones_are_in_the_bag_or_aside_and_the_marker_is_on_its_track(seats: int, seed: int) -> None:
    for state in random_game(seats, seed):
        assert state.dragon.bag[BOX.black] + state.dragon.aside[BOX.black] == 24
        track = next(track for track in GAME.scene(GAME.view(state, 0)).tracks if track.id == "rage")
        assert len(track.spaces) == 7
        assert 0 <= track.at == state.dragon.rage <= 6
    assert state.dragon.aside[BOX.black] > 0


@pytest.mark.rule("klong.components.dragon-cubes")
def test_black_stones_that_return_come_from_aside() -> None:
    t = Klong(2, skill=3, row=["ladder"])
    t.bag(0, 0, black=20)
    t.do("use:ladder")
    t.reveals("shrine", "sneak", "sneak", "tattle", "tattle", "search")
    t.end()
    assert (t.table.dragon.bag[BOX.black], t.table.dragon.aside[BOX.black]) == (23, 1)


@pytest.mark.rule("klong.components.gold")
def test_the_bank_has_81_gold_in_33_coins() -> None:
    assert COINS == {1: 21, 5: 12}
    assert sum(value * count for value, count in COINS.items()) == 81


@pytest.mark.rule("klong.components.gold")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_starts_with_gold(seats: int) -> None:
    assert [thief.gold for thief in GAME.new(seats, 1).state.thieves] == [0] * seats


@pytest.mark.rule("klong.components.gold")
def test_the_bank_never_refuses_a_payout() -> None:
    t = Klong(2, hand=["treasure_map", "treasure_map"], gold=79)
    t.do("play:treasure_map")
    assert t.table.thieves[0].gold == 84
    t.do("play:treasure_map")
    assert [thief.gold for thief in t.table.thieves] == [89, 0]


@pytest.mark.rule("klong.components.dungeon-deck", "klong.components.reserve-cards", "klong.components.starting-decks")
@pytest.mark.parametrize(("seats", "seed"), [(2, 8), (3, 9), (4, 10)])
def test_no_card_token_or_stone_is_made_or_lost_in_a_game(seats: int, seed: int) -> None:
    game = random_game(seats, seed)
    first = GAME.pieces(next(game))
    cards = Counter({f"card {card.id}": card.copies * (seats if card.set == STARTER else 1) for card in CARDS})
    cards["card goblin"] = 0
    assert {piece: n for piece, n in first.items() if piece.startswith("card ")} == {
        k: n for k, n in cards.items() if n
    }
    for state in game:
        assert GAME.pieces(state) == first
