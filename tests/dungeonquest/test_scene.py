"""The table of DungeonQuest as it is shown: what is large, what is told in advance, and what stays hidden."""

from typing import Any

import msgspec
import pytest

from verlies.core.scene import Face, Fact, Matrix, Scene, Shown, Spot, Token
from verlies.core.view import SPECTATOR
from verlies.games.dungeonquest.content.ids import BRIDGE, DIRECTIONS, DOOR, GATE
from verlies.games.dungeonquest.rolls import chance
from verlies.games.dungeonquest.tiles import ROOMS, TILES
from verlies.games.dungeonquest.uses import Moment
from verlies.games.dungeonquest.ways import DIVIDED, group_of
from verlies.kit.tiles import OPEN, WALL
from verlies.terminal.look import Look
from verlies.terminal.prompt import question
from verlies.terminal.spot import Spotlight
from verlies.terminal.table import Painter
from verlies.testing.dungeonquest import CELL, GAME, Dungeon, met
from verlies.text import Words


def fight(monster: str = "m_golem_6_4", seats: int = 2, **options: Any) -> Dungeon:
    """Return a table at the first round of a fight in a room entered from the west."""
    return met(monster, "stairs_xoox", 1, seats, **options)


def spots(t: Dungeon, seat: int = 0) -> dict[str, Spot]:
    return {spot.id: spot for spot in t.match.scene(seat).spots}


def facts(spot: Spot) -> dict[str, Fact]:
    return {fact.id: fact for fact in spot.facts}


def matrix(t: Dungeon, seat: int) -> Matrix:
    found = spots(t, seat)["fight"].matrix
    assert found is not None
    return found


def wounds(shown: Matrix) -> list[tuple[int, int]]:
    """Return the wounds of hero and monster that stand in each cell."""
    cells = [{mark.kind: mark.value for mark in marks} for marks in shown.cells]
    return [(cell.get("hero-wound", 0), cell.get("monster-wound", 0)) for cell in cells]


def divided(room: str, turns: int, side: int) -> bool:
    """Return whether a room is divided and has a passage on a side of the board's compass."""
    kind = next(each for each in ROOMS if each.id == room)
    return kind.kind in DIVIDED and kind.sides[(side - turns) % 4] != WALL


def text(scene: Scene) -> str:
    return msgspec.json.encode(scene).decode()


# A fight


def test_the_table_of_attacks_says_what_the_rules_say() -> None:
    shown = matrix(fight(), 0)
    assert shown.rows == shown.columns == ("ranged", "melee", "magic")
    assert wounds(shown) == [(1, 1), (0, 2), (1, 0), (1, 0), (2, 2), (0, 1), (0, 1), (1, 0), (1, 1)]


def test_the_values_of_a_monster_are_for_its_player_alone() -> None:
    t = fight("m_demon_8_6", seats=3)
    for seat in (SPECTATOR, 0, 2):
        scene = t.match.scene(seat)
        assert not {"monster-life", "penalty"} & set(facts(spots(t, seat)["fight"]))
        assert "m_demon" not in text(scene)
    known = facts(spots(t, 1)["fight"])
    assert (known["monster-life"], known["penalty"]) == (Fact("monster-life", 8, 8), Fact("penalty", 6))
    assert {spots(t, seat)["fight"].face for seat in (SPECTATOR, 0, 1, 2)} == {"demon"}


def test_the_monster_deck_does_not_tell_which_card_was_drawn() -> None:
    t = fight(seats=3)
    counts = {next(zone.count for zone in t.match.scene(seat).zones if zone.id == "monster-deck") for seat in range(3)}
    assert counts == {t.count("monster")}


def test_a_secret_choice_is_shown_to_whoever_made_it() -> None:
    t = fight(seats=3)
    assert [matrix(t, seat).side for seat in range(3)] == ["rows", "columns", ""]
    t.do("attack:melee", seat=0)
    assert [(matrix(t, seat).row, matrix(t, seat).column) for seat in (0, 1, 2, SPECTATOR)] == [(1, -1)] + [
        (-1, -1)
    ] * 3
    t = fight(seats=3)
    t.do("attack:magic", seat=1)
    assert [(matrix(t, seat).row, matrix(t, seat).column) for seat in (0, 1, 2)] == [(-1, -1), (-1, 2), (-1, -1)]


def test_what_came_up_is_shown_to_everybody() -> None:
    t = fight("m_golem_6_4", seats=3)
    assert matrix(t, 0).last == -1
    t.duel("melee", "magic")
    assert {matrix(t, seat).last for seat in (0, 1, 2, SPECTATOR)} == {5}
    assert {matrix(t, seat).row for seat in (0, 1, 2)} == {-1}
    assert facts(spots(t, 0)["fight"])["monster-wounds"].value == 1
    assert facts(spots(t, 1)["fight"])["monster-life"] == Fact("monster-life", 5, 6)


def test_the_chance_to_flee_is_told_where_one_may_flee() -> None:
    assert facts(spots(fight(), 0)["fight"])["flight"] == Fact("flight", 28, unit="%")


def test_a_lone_hero_sees_the_table_of_the_die_and_not_the_monster() -> None:
    t = Dungeon(1)
    t.tiles("dungeon_oooo")
    t.draws("v_ambush", "m_troll_5_0")
    t.do("move:b1")
    spot = spots(t)["fight"]
    assert spot.face == "unseen"
    assert spot.matrix is not None
    assert spot.matrix.columns == ("1", "2", "3", "4", "5", "6")
    assert wounds(spot.matrix) == [(1, 0), (1, 0), (1, 1), (1, 1), (0, 1), (0, 2)]
    assert "troll" not in text(t.match.scene(0))


# Where one is


def test_the_room_one_is_in_is_shown_as_it_lies() -> None:
    room = spots(fight())["room"]
    assert (room.noun, room.face, room.turned, room.urgent) == ("room", "stairs_xoox", 1, False)


def test_below_the_direction_of_the_travel_marker_is_shown() -> None:
    t = Dungeon(2)
    t.hero(0, place="d4", below=True, facing="west", pile=("k_empty", "k_rats"))
    t.begin(0)
    spot = spots(t)["below"]
    assert (spot.face, facts(spot)["pile"].value) == ("below_west", len(t.pile()))
    tokens = {token.face: token for token in t.match.scene(1).tokens}
    assert (tokens["travel_west"].place, tokens["travel_west"].seat) == ("d4", 0)
    assert "hugo" not in tokens


def test_whoever_is_out_watches_the_hero_in_turn() -> None:
    t = Dungeon(2)
    t.hero(0, status="dead", cell=-1)
    t.begin(1)
    assert spots(t, 0)["room"].seat == 1


def test_tiles_cover_their_fields_and_markers_do_not() -> None:
    t = fight()
    tokens = t.match.scene(0).tokens
    assert {token.flat for token in tokens if token.noun == "room"} == {True}
    assert {token.flat for token in tokens if token.noun != "room"} == {False}


# Sides


SIDES = {"wall": WALL, "open": OPEN, "door": DOOR, "gate": GATE}
TILED = [(room.id, turns) for room in TILES for turns in range(4)]
DIVIDED_ROOMS = [(room, turns, side) for room, turns in TILED for side in range(4) if divided(room, turns, side)]


def face(t: Dungeon, place: str) -> Face:
    """Return what is printed on the tile that lies on a field, as a client finds it."""
    tile = next(token for token in t.match.scene(SPECTATOR).tokens if token.flat and token.place == place)
    face = next(face for face in GAME.static({}).faces if (face.noun, face.id) == (tile.noun, tile.face))
    return face.lying(tile.turned)


def pawn(t: Dungeon, seat: int = 0) -> Token:
    return next(token for token in t.match.scene(SPECTATOR).tokens if token.noun == "pawn" and token.seat == seat)


@pytest.mark.parametrize(("room", "turns"), TILED)
def test_every_side_of_every_tile_is_told_as_it_lies(room: str, turns: int) -> None:
    t = Dungeon(2)
    t.lay("c3", room, turns)
    told = [SIDES[side] for side in face(t, "c3").sides]
    assert told == [t.table.exit_of(CELL["c3"], side) for side in range(4)]


@pytest.mark.parametrize(("room", "turns"), TILED)
def test_sides_that_are_joined_and_where_the_die_leads(room: str, turns: int) -> None:
    t = Dungeon(2)
    t.lay("c3", room, turns)
    shown, kind = face(t, "c3"), t.table.room(CELL["c3"])
    parts = tuple(group_of(t.table, CELL["c3"], side) for side in range(4))
    assert shown.parts == (parts if kind.kind in DIVIDED else ())
    assert shown.ways == tuple((side + turns) % 4 for side in kind.die)


def test_a_chasm_joins_two_sides_on_either_hand() -> None:
    t = Dungeon(2)
    t.lay("c3", "chasm_se")
    north, east, south, west = face(t, "c3").parts
    assert north == west != east == south


def test_the_treasure_chamber_is_one_room_on_two_fields() -> None:
    t = Dungeon(2)
    assert (face(t, "g5").sides[2], face(t, "g6").sides[0]) == ("open", "open")


@pytest.mark.parametrize(("room", "turns", "side"), DIVIDED_ROOMS)
def test_a_hero_stands_on_its_side_of_a_divided_room(room: str, turns: int, side: int) -> None:
    t = Dungeon(2)
    t.lay("c3", room, turns)
    t.hero(0, place="c3", side=DIRECTIONS[side])
    assert pawn(t).side == side


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize(("start", "side"), [("c2", 0), ("d3", 1), ("c4", 2), ("b3", 3)])
def test_whoever_enters_a_divided_room_stands_where_they_came_in(start: str, side: int, turns: int) -> None:
    t = Dungeon(2)
    t.lay("c3", "rubble_oooo", turns)
    t.lay(start, "dungeon_oooo")
    t.hero(0, place=start)
    t.begin(0)
    t.draws("v_empty")
    t.do("move:c3")
    assert (pawn(t).place, pawn(t).side) == ("c3", side)


def test_in_a_whole_room_the_side_does_not_matter() -> None:
    t = Dungeon(2)
    t.lay("c3", "dungeon_oooo")
    t.hero(0, place="c3", side="north")
    assert pawn(t).side == -1


def test_the_fullest_table_is_a_small_message() -> None:
    t = Dungeon(4)
    cells = [place for place in CELL if t.table.map[CELL[place]] == -1]
    tiles = [room.id for room in TILES for _ in range(room.copies)]
    for place, tile in zip(cells, tiles, strict=False):
        t.lay(place, tile, turns=len(place) % 4)
    for place, tile in {"c3": "web_oooo", **dict.fromkeys(("c2", "d3", "c4", "b3"), "dungeon_oooo")}.items():
        t.lay(place, tile)
    for seat, place in enumerate(("c3", "e3", "g7", "h8")):
        t.hero(seat, place=place, side="north", loot=("z_giant_ruby", "l_rope"))
    t.begin(0)
    scenes = [t.match.scene(seat) for seat in range(-1, 4)]
    assert [len(choice.notes) for choice in scenes[1].prompts[0].choices] == [3, 3, 3, 3]
    assert max(len(msgspec.json.encode(scene)) for scene in scenes) <= 16_000


# What is told of a way


def labels(t: Dungeon, language: str = "de", seat: int = 0) -> list[str]:
    words = Words(language, GAME.about.texts)
    return [words.choice(choice, p.ask) for p in t.match.scene(seat).prompts for choice in p.choices]


def crossroads() -> Dungeon:
    """Return a table with a gate in the north, a door in the east, the unknown in the south and a pit in the west."""
    t = Dungeon(2)
    t.lay("c3", "dungeon_oooo")
    t.lay("c2", "dungeon_oogo")
    t.lay("d3", "dungeon_doox", turns=3)
    t.lay("b3", "pit_oxox", turns=1)
    t.mark("monsters", "c2")
    t.hero(0, place="c3")
    t.begin(0)
    return t


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "de",
            [
                "Gehe nach C2 – nach Norden; Verliesraum; Monstermarker; Fallgitter: misslingt die Stärkeprobe, "
                "endet dein Zug",
                "Gehe nach D3 – nach Osten; Verliesraum; Tür: klemmt sie oder schnappt eine Falle zu, endet dein Zug",
                "Gehe nach C4 – nach Süden; unerforscht",
                "Gehe nach B3 – nach Westen; Bodenloser Abgrund; misslingt die Glücksprobe, stirbst du",
                "Durchsuche den Raum",
            ],
        ),
        (
            "en",
            [
                "Go to C2 – to the north; Dungeon Room; monster marker; portcullis: if the strength test fails, "
                "your turn ends",
                "Go to D3 – to the east; Dungeon Room; door: if it jams or springs a trap, your turn ends",
                "Go to C4 – to the south; unexplored",
                "Go to B3 – to the west; Bottomless Pit; if the luck test fails, you die",
                "Search the room",
            ],
        ),
    ],
)
def test_a_way_names_its_direction_what_lies_there_and_what_it_risks(language: str, told: list[str]) -> None:
    t = crossroads()
    assert labels(t, language) == told
    assert told_chances(t) == {"move:c2": 58, "move:d3": 57, "move:b3": 17}


def test_the_chance_of_a_door_follows_the_cards_that_are_left() -> None:
    chances = []
    for left in (("t_opens", "t_jammed"), ("t_spear",), ("t_shuffle",)):
        t = crossroads()
        t.deck("door", *left)
        chances.append(told_chances(t)["move:d3"])
    assert chances == [50, 0, 57]


@pytest.mark.parametrize(
    ("room", "language", "told"),
    [
        ("rubble_oooo", "de", "über das Geröll: misslingt die Gewandtheitsprobe, endet dein Zug"),
        ("rubble_oooo", "en", "over the rubble: if the agility test fails, your turn ends"),
        ("web_oooo", "de", "durchs Netz: misslingt die Stärkeprobe, endet dein Zug"),
        ("web_oooo", "en", "through the web: if the strength test fails, your turn ends"),
    ],
)
def test_the_way_to_another_side_says_what_it_risks(room: str, language: str, told: str) -> None:
    t = Dungeon(2)
    t.lay("c3", room)
    t.hero(0, place="c3", side="south")
    t.begin(0)
    east = next(label for label in labels(t, language) if " D3 " in label)
    assert east.endswith(told)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "de",
            "Überquere die Brücke – nach Norden; unerforscht; misslingt die Gewandtheitsprobe, stürzt du in die "
            "Katakomben und erleidest einen Würfel Wunden",
        ),
        (
            "en",
            "Cross the bridge – to the north; unexplored; if the agility test fails, you fall into the catacombs "
            "and suffer one die of wounds",
        ),
    ],
)
def test_the_bridge_says_what_it_risks(language: str, told: str) -> None:
    t = Dungeon(2)
    t.lay("c3", "bridge_oxox")
    t.hero(0, place="c3", side="south")
    t.begin(0)
    assert told in labels(t, language)


@pytest.mark.parametrize(
    ("room", "turns", "told", "chance"),
    [
        ("dungeon_doox", 2, "Verliesraum; {}; Tür: klemmt sie oder schnappt eine Falle zu, endet dein Zug", 16),
        ("dungeon_oogo", 0, "Verliesraum; {}; Fallgitter: misslingt die Stärkeprobe, endet dein Zug", 16),
        ("pit_oxox", 0, "Bodenloser Abgrund; {}; misslingt die Glücksprobe, stirbst du", 5),
    ],
)
def test_the_bridge_says_what_stands_at_its_far_end(room: str, turns: int, told: str, chance: int) -> None:
    t = Dungeon(2)
    t.lay("c3", "bridge_oxox")
    t.lay("c2", room, turns)
    t.hero(0, place="c3", side="south")
    t.begin(0)
    fall = "misslingt die Gewandtheitsprobe, stürzt du in die Katakomben und erleidest einen Würfel Wunden"
    assert "Überquere die Brücke – nach Norden; " + told.format(fall) in labels(t)
    assert told_chances(t)["cross"] == chance


def test_flight_over_a_bridge_tells_the_pit_behind_it() -> None:
    t = Dungeon(2)
    t.lay("c3", "dungeon_oooo")
    t.lay("d3", "bridge_oxox", turns=1)
    t.lay("e3", "pit_oxox", turns=1)
    t.hero(0, place="c3")
    t.mark("monsters", "d3")
    t.begin(0)
    t.draws("m_demon_8_6")
    t.do("move:d3")
    t.duel("ranged", "magic")
    t.dice(1, 1)
    t.do("flee")
    assert (t.ask(), told_chances(t)) == ("RunTo", {"move:e3": 5})
    assert labels(t)[0].endswith("Würfel Wunden; misslingt die Glücksprobe, stirbst du")


def test_two_doors_are_opened_by_two_cards_and_not_twice_by_one() -> None:
    chances = []
    for left in ((), ("t_opens", "t_jammed"), ("t_opens", "t_opens")):
        t = Dungeon(2)
        t.lay("c3", "dungeon_doox")
        t.lay("c2", "dungeon_doox", turns=2)
        t.hero(0, place="c3")
        if left:
            t.deck("door", *left)
        t.begin(0)
        chances.append(told_chances(t).get("move:c2"))
    assert chances == [31, 0, None]


def test_flight_says_what_comes_of_success_and_of_failure() -> None:
    t = fight()
    t.duel("ranged", "magic")
    won, lost = "gelingt die Gewandtheitsprobe, droht dir die Fluchtstrafe", "misslingt sie, geht der Kampf weiter"
    assert f"Fliehe – {won}; {lost}" in labels(t)


def test_a_new_tile_is_shown_as_it_is_and_as_it_would_lie() -> None:
    t = Dungeon(2)
    t.hero(0, place="c4", facing="east", below=True)
    t.draws("k_exit")
    t.begin(0)
    t.do("leave")
    t.dice(3)
    t.tiles("dungeon_dogo")
    t.do("face:south")
    spot = spots(t)["tile"]
    assert (spot.noun, spot.face, spot.turned) == ("room", "dungeon_dogo", 0)
    shown = {choice.id: choice.shows for p in t.match.scene(0).prompts for choice in p.choices}
    turned = {"north": 2, "east": 3, "south": 0, "west": 1}
    assert shown == {f"rotate:{side}": Shown("room", "dungeon_dogo", turns) for side, turns in turned.items()}
    for side, turns in turned.items():
        face = next(face for face in GAME.static({}).faces if face.id == "dungeon_dogo")
        assert face.lying(turns).sides[DIRECTIONS.index(side)] == "gate", "the entrance points there"


# Dice


@pytest.mark.rule("dungeonquest.test.roll")
@pytest.mark.parametrize(
    ("need", "rolls"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 21), (8, 26), (9, 30), (10, 33), (11, 35)]
)
def test_the_chance_of_a_test(need: int, rolls: int) -> None:
    assert rolls == sum(one + two <= need for one in range(1, 7) for two in range(1, 7))
    assert chance(need) * 36 == pytest.approx(rolls)
    assert (chance(-1), chance(12), chance(14)) == (0, 1, 1)


def told_chances(t: Dungeon, seat: int = 0) -> dict[str, int]:
    """Return the chances that stand on the options of a seat."""
    choices = [choice for prompt in t.match.scene(seat).prompts for choice in prompt.choices]
    return {choice.id: choice.cost[0].value for choice in choices if choice.cost}


@pytest.mark.rule("dungeonquest.test.roll")
def test_a_way_tells_the_chance_of_every_test_on_it() -> None:
    t = Dungeon(2, heroes=("hugo", "lindel"))
    t.lay("c3", "dungeon_oogo")
    t.lay("c4", "dungeon_oooo")
    t.lay("c2", "dungeon_oooo")
    t.lay("d3", "dungeon_oogo", turns=1)
    t.hero(0, place="c3")
    t.begin(0)
    assert told_chances(t) == {"move:c4": 58, "move:d3": 58}
    t.lay("c4", "dungeon_oogo", turns=2)
    t.begin(0)
    assert told_chances(t)["move:c4"] == 34


@pytest.mark.rule("dungeonquest.test.roll")
def test_where_gates_are_ignored_no_chance_is_told() -> None:
    t = Dungeon(2, heroes=("hugo", "gherinn"))
    t.lay("c3", "dungeon_oooo")
    t.lay("d3", "dungeon_oogo", turns=1)
    t.hero(0, place="c3")
    t.mark("monsters", "d3")
    t.begin(0)
    t.draws("m_demon_8_6")
    t.dice(6, 1)
    t.do("move:d3")
    t.duel("ranged", "magic")
    assert told_chances(t) == {"flee": 28}
    t.dice(1, 1)
    t.do("flee")
    assert (t.ask(), told_chances(t)) == ("RunTo", {})


@pytest.mark.rule("dungeonquest.test.roll")
def test_the_bridge_tells_its_chance_under_the_load() -> None:
    t = Dungeon(2, heroes=("hugo", "lindel"))
    t.lay("c3", "dungeon_oooo")
    t.lay("d3", next(room.id for room in ROOMS if room.kind == BRIDGE), turns=1)
    t.hero(0, place="c3", loot=["z_harp_of_tranquility"])
    t.begin(0)
    t.do("move:d3")
    assert told_chances(t) == {"cross": 17}


def test_loot_that_is_thrown_off_tells_its_gold() -> None:
    t = Dungeon(2)
    t.lay("c3", "bridge_oxox")
    t.hero(0, place="c3", side="south", loot=["v_gold_30", "v_gold_40", "l_rope"])
    t.begin(0)
    t.do("cross")
    choices = t.match.scene(0).prompts[0].choices
    told = {f"{Words(language, GAME.about.texts).marks(each.cost)}" for each in choices for language in ("de", "en")}
    assert told_chances(t) == {"discard:v_gold_30": 30, "discard:v_gold_40": 40}
    assert told == {"", "30 Gold", "40 Gold", "30 gold", "40 gold"}


def test_a_test_is_a_chance_before_the_roll() -> None:
    t = Dungeon(2, heroes=("gherinn", "lindel"))
    t.lay("c3", "dungeon_oooo")
    t.hero(0, place="c3")
    t.lay("d3", "dungeon_oogo", turns=1)
    t.begin(0)
    t.do("move:d3")
    assert t.ask() == "BeforeTest"
    spot = spots(t)["test"]
    assert (spot.face, spot.dice, spot.urgent) == ("strength", (), True)
    assert facts(spot)["chance"] == Fact("chance", 8, unit="%")


def test_after_the_roll_it_says_what_is_missing_and_what_could_be_spent() -> None:
    t = Dungeon(2)
    t.lay("c3", "dungeon_oooo")
    t.lay("d3", "dungeon_oogo", turns=1)
    t.hero(0, place="c3", determination=2)
    t.begin(0)
    t.dice(4, 5)
    t.do("move:d3")
    assert t.ask() == "SpendDetermination"
    spot = spots(t)["test"]
    told = {fact.id: fact.value for fact in spot.facts}
    assert (spot.dice, told) == ((4, 5), {"strength": 7, "missing": 2, "determination": 2})


@pytest.mark.parametrize(
    ("deck", "asked"),
    [
        ("v_dead_adventurer", "Ein Toter liegt hier. Plünderst du die Leiche?"),
        ("v_crypt", "Hier ist eine Krypta. Öffnest du sie?"),
    ],
)
def test_a_card_that_is_asked_about_is_shown(deck: str, asked: str) -> None:
    t = Dungeon(2)
    t.begin(0)
    t.tiles("dungeon_oooo")
    t.draws(deck)
    t.do("move:b1")
    scene = t.match.scene(0)
    shown = [spots(t, seat)["drawn"] for seat in (0, 1)]
    assert shown == [Spot("drawn", noun="card", face=deck, urgent=True)] * 2
    assert question(painter("de").words, scene, scene.prompts[0]) == f"Anna: {asked}"
    t.do("pass")
    assert "drawn" not in spots(t)


def test_a_search_card_is_shown_while_one_may_refuse_it() -> None:
    t = Dungeon(1, heroes=("lindel",))
    t.lay("c3", "dungeon_oooo")
    t.hero(0, place="c3")
    t.begin(0)
    t.draws("s_passage_down")
    t.do("search")
    assert (t.ask(), spots(t)["drawn"].face) == ("AfterSearch", "s_passage_down")


def marker(t: Dungeon) -> tuple[str, str]:
    """Return where the travel marker of the first seat lies, and where it points."""
    token = next(token for token in t.match.scene(1).tokens if token.id == "travel-0")
    return token.place, token.face


@pytest.mark.rule("dungeonquest.catacombs.exit-first-leg", "dungeonquest.catacombs.exit-second-leg")
def test_on_its_journey_the_travel_marker_lies_where_it_has_got_to() -> None:
    t = Dungeon(2, heroes=("challara", "hugo"))
    t.hero(0, place="f8", below=True, facing="west", pile=["k_empty", "k_empty"])
    t.draws("k_exit")
    t.begin(0)
    assert marker(t) == ("f8", "travel_west")
    t.do("leave")
    assert (t.ask(), marker(t)) == ("TurnMarker", ("c8", "travel_west"))
    t.dice(4)
    t.do("face:south")
    assert (t.ask(), marker(t)) == ("OnWounds", ("c10", "travel_south"))


# The sun


@pytest.mark.parametrize(("sun", "chance", "safe"), [(1, 0, 24), (24, 0, 1), (25, 17, 0), (28, 67, 0), (30, 83, 0)])
def test_the_chance_of_sunset(sun: int, chance: int, safe: int) -> None:
    t = Dungeon(2, start=1)
    t.table.sun = sun
    panel = next(panel for panel in t.match.scene(0).panels if panel.id == "dungeon")
    told = {fact.id: fact.value for fact in panel.facts}
    assert (told["sunset"], told["safe-rounds"]) == (chance, safe)


def test_a_hero_sheet_has_its_portrait_its_values_and_what_it_carries() -> None:
    t = Dungeon(2)
    t.hero(0, loot=("z_giant_ruby", "l_rope"), wounds=3)
    scene = t.match.scene(1)
    panel = scene.panels[0]
    told = {fact.id: (fact.value, fact.limit) for fact in panel.facts}
    assert (panel.face, told["life"], told["gold"], told["armour"]) == ("hugo", (13, 16), (3000, 0), (9, 0))
    zones = {zone.id: [card.face for card in zone.cards] for zone in scene.zones}
    assert zones["abilities-0"] == ["glory", "shield"]
    assert sorted(zones["loot-0"]) == ["l_rope", "z_giant_ruby"]


# In words


def painter(language: str) -> Painter:
    names = ("Anna", "Ben")
    return Painter(Words(language, GAME.about.texts, names), GAME.static({}), 0, Look(("red", "blue")))


def test_the_terminal_tells_the_table_of_attacks() -> None:
    t = fight()
    t.duel("melee", "magic")
    lines = [line.plain for line in Spotlight(painter("en")).lines(spots(t)["fight"])]
    assert lines[0].startswith("Fight: Golem, Round ")
    row = next(line for line in lines if line.strip().startswith("melee") or line.strip().startswith("Melee"))
    assert "[monster −1]" in row
    assert "hero −2, monster −2" in row


@pytest.mark.parametrize(("language", "words"), [("de", "Erfolgschance 8 %"), ("en", "Chance of success 8%")])
def test_the_terminal_tells_the_chance_of_a_test(language: str, words: str) -> None:
    spot = Spot("test", 0, "attribute", "strength", (Fact("chance", 8, unit="%"),))
    assert words in Spotlight(painter(language)).lines(spot)[0].plain


@pytest.mark.parametrize("language", ["de", "en"])
def test_letting_a_moment_pass_has_words_of_its_own(language: str) -> None:
    words = Words(language, GAME.about.texts)
    moments = [name for name, kind in GAME.about.steps.kinds.items() if issubclass(kind, Moment)]
    assert len(moments) == 18
    assert [name for name in moments if not words.has(f"option-pass-{name}")] == []
