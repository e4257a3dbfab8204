"""The drawings of DungeonQuest: complete, turned the right way, safe to inline, legible, and the same every time."""

import re
from collections.abc import Iterator
from itertools import islice
from xml.etree import ElementTree

import pytest

from tests.drawn import check_looked_at, text_boxes
from tools import pictures
from verlies.core.scene import Scene, Static
from verlies.drawing.picture import SEATS, picture
from verlies.drawing.svg import svg
from verlies.games.dungeonquest import GAME
from verlies.games.dungeonquest.art.board import ANCHORS, HEIGHT, WIDTH
from verlies.games.dungeonquest.art.cards import EFFECTS, row
from verlies.games.dungeonquest.art.drawings import DungeonQuestArt, board, symbols
from verlies.games.dungeonquest.art.tiles import BEYOND, Plan, turned
from verlies.games.dungeonquest.content.cards import CARDS
from verlies.games.dungeonquest.content.heroes import ABILITIES, HEROES
from verlies.games.dungeonquest.content.ids import ATTACKS, DECKS, DIRECTIONS, DOOR, GATE, MONSTERS
from verlies.games.dungeonquest.scene import STATIC
from verlies.games.dungeonquest.tiles import ROOMS
from verlies.kit.tiles import WALL
from verlies.testing.dungeonquest import Dungeon, random_game
from verlies.text import LANGUAGES, Words

ART = DungeonQuestArt()
NODES, BOARD_BYTES = 80, 120_000
COLOUR = re.compile(r"none|url\(#[\w-]+\)|var\(--[a-z0-9-]+,#[0-9a-f]{6}\)")
PAINTED = {"fill", "stroke"}
EMOJI = re.compile("[\u2600-\u27bf\u2b00-\u2bff\ufe0f\U0001f000-\U0001faff]")
SVG = "{http://www.w3.org/2000/svg}"


def face(card: str, language: str) -> str:
    words = Words(language, GAME.about.texts)
    drawn = ART.face("card", card, words.name("card", card), words.say(f"card-{card}.text"))
    assert drawn is not None
    return drawn


def parsed(drawing: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawing)


@pytest.fixture(scope="module")
def drawings() -> dict[str, str]:
    """All that is drawn, symbols as drawings of their own."""
    out = {name: svg(24, 24, symbol) for name, symbol in symbols().items()}
    out["board"] = board()
    return out | {f"face {card.id}": face(card.id, "de") for card in CARDS}


# Everything has a drawing


def wanted(scene: Scene) -> Iterator[str]:
    """Yield the symbols that a client looks for when it shows a scene."""
    yield from (f"{token.noun}-{token.face}" for token in scene.tokens)
    yield from (f"fact-{fact.id}" for panel in scene.panels for fact in panel.facts)
    yield from (f"{panel.id}-{panel.face}" for panel in scene.panels if panel.face)
    yield from (f"{zone.noun}-{card.face}" for zone in scene.zones for card in zone.cards)
    yield from (f"back-{zone.id}" for zone in scene.zones if zone.kind in ("deck", "discard"))
    yield from (f"track-{track.id}" for track in scene.tracks)
    for spot in scene.spots:
        yield from (f"fact-{fact.id}" for fact in spot.facts)
        yield from [f"{spot.noun}-{spot.face}"] if spot.noun else []
        yield from (f"die-{die}" for die in spot.dice)
        if spot.matrix:
            yield from (f"{spot.matrix.noun}-{id}" for id in spot.matrix.columns)
            yield from (f"mark-{mark.kind}" for cell in spot.matrix.cells for mark in cell)


def scenes() -> Iterator[Scene]:
    for seats, seed in ((4, 1), (3, 2), (1, 3), (2, 4)):
        for state in islice(random_game(seats, seed), 0, 400, 3):
            yield GAME.scene(GAME.view(state, seed % seats))


def test_whatever_a_scene_shows_is_drawn() -> None:
    missing = {name for scene in scenes() for name in wanted(scene)} - set(symbols())
    assert not missing


def test_all_that_may_come_up_is_drawn() -> None:
    names = {f"room-{room.id}" for room in ROOMS} | {f"card-{card.id}" for card in CARDS}
    names |= {f"{noun}-{hero.id}" for hero in HEROES for noun in ("hero", "pawn")}
    names |= {f"foe-{name}" for name in (*MONSTERS, "unseen")} | {f"ability-{ability.id}" for ability in ABILITIES}
    names |= {f"{noun}{name}" for name in DIRECTIONS for noun in ("direction-", "token-travel_", "region-below_")}
    names |= {f"side-{side}" for room in STATIC.faces for side in room.sides} - {"side-open", "side-wall"}
    names |= {f"attack-{name}" for name in ATTACKS} | {f"banner-{deck}" for deck in DECKS}
    assert names <= set(symbols())


def test_people_look_different() -> None:
    for noun, ids in (("hero", [hero.id for hero in HEROES]), ("foe", [*MONSTERS, "unseen"])):
        assert len({symbols()[f"{noun}-{id}"].partition(">")[2] for id in ids}) == len(ids)


def test_every_effect_on_a_card_has_icons_or_is_said_by_words_alone() -> None:
    steps = [
        *(step for card in CARDS for step in (*card.then, *card.status, *card.at_end)),
        *(step for card in CARDS if card.use for step in card.use.then),
    ]
    assert not sorted({type(step).__name__ for step in steps} - {kind.__name__ for kind in EFFECTS})


def test_icons_say_what_a_card_does() -> None:
    by_id = {card.id: [glyph.icon for glyph in row(card) if glyph.icon] for card in CARDS}
    assert by_id["f_blade"] == ["icon-armour", "icon-no", "icon-dead"]
    assert by_id["m_demon_8_6"] == ["icon-life", "icon-penalty"]
    assert by_id["z_giant_ruby"] == ["icon-gold"]
    assert {icon for icons in by_id.values() for icon in icons} <= set(symbols())


# Rooms lead where the rules say


def sides_left(outline: str) -> set[int]:
    """Return the sides on which an outline leaves its tile."""
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", outline)]
    dots = list(zip(numbers[::2], numbers[1::2], strict=True))
    xs, ys = [x for x, _ in dots], [y for _, y in dots]
    return {side for side, far in enumerate((-min(ys), max(xs), max(ys), -min(xs))) if far > 50}


@pytest.mark.parametrize("exits", sorted({tuple(room.sides) for room in ROOMS}))
def test_a_floor_leaves_its_tile_where_the_room_has_a_passage(exits: tuple[int, ...]) -> None:
    for reach, gap in ((36.0, 15.0), (17.0, 13.0)):
        assert sides_left(Plan(exits, reach, gap).outline()) == {s for s in range(4) if exits[s] != WALL}


def test_what_is_turned_turns_clockwise() -> None:
    assert turned([(0.0, -BEYOND)], 1) == [(BEYOND, 0.0)]


@pytest.mark.parametrize(("exit", "height"), [(DOOR, 11), (GATE, 12)])
def test_doors_and_portcullises_stand_in_their_passages(exit: int, height: int) -> None:
    for room in ROOMS:
        leaf = f'x="-17" y="-50" width="34" height="{height}"'
        assert symbols()[f"room-{room.id}"].count(leaf) == room.sides.count(exit), room.id


def test_both_halves_of_the_chamber_show_one_dragon() -> None:
    north, south = (symbols()[f"room-hall_{side}"] for side in ("north", "south"))
    assert "translate(0 50)" in north
    assert "translate(0 -50)" in south


# Safe and small


def test_every_reference_leads_somewhere(drawings: dict[str, str]) -> None:
    for name, drawing in drawings.items():
        known = {node.get("id") for node in parsed(drawing).iter()} | set(symbols())
        found = {one or other for one, other in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', drawing)}
        assert found <= known, name


def test_colours_are_variables_with_a_fallback(drawings: dict[str, str]) -> None:
    for name, drawing in drawings.items():
        assert not EMOJI.search(drawing), name
        for node in parsed(drawing).iter():
            for attribute in PAINTED & set(node.attrib):
                assert COLOUR.fullmatch(node.attrib[attribute]), f"{name}: {attribute}={node.attrib[attribute]}"


def test_drawings_are_small() -> None:
    large = {name: len(list(parsed(symbol).iter())) - 1 for name, symbol in symbols().items()}
    assert not {name: nodes for name, nodes in large.items() if nodes > NODES}
    assert len(board().encode()) < BOARD_BYTES


def test_pieces_take_the_colour_of_their_owner() -> None:
    for name in [f"pawn-{hero.id}" for hero in HEROES] + [f"token-travel_{to}" for to in DIRECTIONS]:
        assert "var(--seat,#" in symbols()[name]


def test_the_board_has_every_field() -> None:
    plan = ART.board(STATIC)
    assert plan is not None
    assert set(plan.anchors) == {place.id for place in STATIC.places}
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in plan.anchors.values())
    assert all(f'id="outline-{place}"' in plan.drawing for place in plan.anchors)
    assert ART.board(Static()) is None
    assert ART.face("room", ROOMS[0].id, "Raum", "") is None


# Legible


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_leaves_its_card_or_is_tiny(language: str) -> None:
    for card in CARDS:
        root = parsed(face(card.id, language))
        for words, left, right, base in text_boxes(root, {}):
            assert (left >= 8, right <= 244, 14 <= base <= 344) == (True, True, True), (card.id, words)
        sizes = [float(node.attrib["font-size"]) for node in root.iter(f"{SVG}text")]
        assert min(sizes) >= 10, card.id


# The same every time


def shown() -> dict[str, str]:
    """Return every drawing; faces without the words that others may reword."""
    out = {**symbols(), "board": board()}
    out |= {f"face {card.id}": ART.face("card", card.id, "Titel", "Text") or "" for card in CARDS}
    return out


def test_drawings_are_those_that_were_looked_at() -> None:
    check_looked_at(shown(), __file__)


@pytest.mark.parametrize("name", ["dungeonquest-tiles.svg", "dungeonquest-cards.svg"])
def test_pictures_in_the_docs_are_up_to_date(name: str) -> None:
    stored = (pictures.FOLDER / name).read_text(encoding="utf-8")
    assert stored == pictures.PICTURES[name]() + "\n", f"docs/pictures/{name} is old: run python tools/pictures.py"


def test_any_scene_is_a_picture() -> None:
    words = Words("de", GAME.about.texts, ("Anna", "Mira", "Jonas", "Kurt"))
    for scene in islice(scenes(), 0, None, 40):
        drawn = picture(scene, STATIC, ART, words)
        known = {node.get("id") for node in parsed(drawn).iter()}
        assert set(re.findall(r'href="#([^"]+)"', drawn)) <= known
        for token in scene.tokens:
            if token.flat:
                assert f'href="#room-{token.face}"' in drawn
            elif token.noun == "pawn":
                assert f"--seat:{SEATS[token.seat]}" in drawn


def at(use: str, drawn: str) -> list[tuple[float, float]]:
    """Return the middle of every place where a symbol is put on the board."""
    boxes = re.findall(rf'<use href="#{use}" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)"', drawn)
    return [(float(x) + float(w) / 2, float(y) + float(w) / 2) for x, y, w in boxes]


@pytest.mark.parametrize("turns", range(4))
def test_a_picture_has_signs_in_the_passages_of_a_tile(turns: int) -> None:
    t = Dungeon(2)
    t.lay("c3", "dungeon_dxgx", turns)
    drawn = picture(t.match.scene(0), STATIC, ART, Words("de", GAME.about.texts))
    x, y = ANCHORS["c3"]
    out = [(x, y - 41), (x + 41, y), (x, y + 41), (x - 41, y)]
    turn = f' transform="rotate({90 * turns} {x:g} {y:g})"' if turns else ""
    assert f'<use href="#room-dungeon_dxgx" x="{x - 50:g}" y="{y - 50:g}" width="100" height="100"{turn}/>' in drawn
    assert at("side-door", drawn) == [out[turns]]
    assert at("side-gate", drawn) == [out[(turns + 2) % 4]]


@pytest.mark.parametrize(
    ("room", "side", "off"),
    [("rubble_oooo", "north", (0, -26)), ("web_oooo", "west", (-26, 0)), ("chasm_se", "south", (20, 20))],
)
def test_a_picture_puts_a_pawn_on_its_side_of_a_divided_room(room: str, side: str, off: tuple[int, int]) -> None:
    t = Dungeon(2)
    t.lay("c3", room)
    t.hero(0, place="c3", side=side)
    t.begin(0)
    drawn = picture(t.match.scene(0), STATIC, ART, Words("de", GAME.about.texts))
    x, y = ANCHORS["c3"]
    assert (x + off[0], y + off[1]) in at("pawn-hugo", drawn)
