"""The drawings of Bag of Dungeon: complete, open where the rules say, safe, legible, and the same every time."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from tests.bag_of_dungeon.whole import grown
from tests.drawn import check_looked_at
from verlies.core.scene import Scene, Static
from verlies.drawing.letters import text_width
from verlies.drawing.picture import picture
from verlies.drawing.shapes import Jitter
from verlies.drawing.svg import svg
from verlies.games.bag_of_dungeon import GAME
from verlies.games.bag_of_dungeon.art.drawings import BagArt, symbols
from verlies.games.bag_of_dungeon.art.faces import EFFECTS, foe_row, item_row
from verlies.games.bag_of_dungeon.art.people import HEROES as DRAWN_HEROES
from verlies.games.bag_of_dungeon.art.tiles import GAP, HALF, outline
from verlies.games.bag_of_dungeon.content.heroes import HEROES
from verlies.games.bag_of_dungeon.content.ids import SKILLS, SYMBOLS
from verlies.games.bag_of_dungeon.content.items import ITEMS
from verlies.games.bag_of_dungeon.content.monsters import FOES
from verlies.games.bag_of_dungeon.content.tiles import FLOORS, SHAPES
from verlies.games.bag_of_dungeon.scene import LIKE, STATIC, TOKENS
from verlies.text import LANGUAGES, Words

ART = BagArt()
SVG = "{http://www.w3.org/2000/svg}"
COLOUR = re.compile(r"none|var\(--(b-[a-z-]+|seat),#[0-9a-f]{6}\)")
PAINTED = {"fill", "stroke", "stop-color"}
NODES = 60


def parsed(drawing: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawing if drawing.startswith("<svg") else svg(1, 1, drawing))


def faces(language: str) -> Iterator[tuple[str, str]]:
    """Yield the faces of all items and monsters with their ids."""
    say = Words(language, GAME.about.texts)
    for noun, things in (("item", ITEMS), ("monster", FOES)):
        for thing in things:
            name = f"{noun}-{thing.id}"
            face = ART.face(noun, thing.id, say.say(name), say.say(f"{name}.text"))
            assert face is not None
            yield name, face


@pytest.fixture(scope="module")
def drawings() -> dict[str, str]:
    return {**symbols(), **{f"face {name}": face for name, face in faces("de")}}


# Complete


def wanted(scene: Scene) -> Iterator[str]:
    """Yield the symbols that a client looks for when it shows a scene."""
    yield from (f"{token.noun}-{token.face}" for token in (*scene.tokens, *scene.ahead))
    facts = [fact for panel in scene.panels for fact in panel.facts]
    facts += [fact for spot in scene.spots for fact in (*spot.facts, *spot.other)]
    yield from (fact.name() for fact in facts)
    yield from (f"{panel.id}-{panel.face}" for panel in scene.panels if panel.face)
    yield from (f"token-{card.face}" for panel in scene.panels for card in panel.tokens)
    yield from (f"{zone.noun}-{card.face}" for zone in scene.zones for card in zone.cards if card.face)
    yield from (f"slot-{card.sign}" for zone in scene.zones for card in zone.cards if card.sign)
    yield from (f"back-{zone.id}" for zone in scene.zones if zone.kind == "deck")
    yield from (f"mark-{mark.kind}" for prompt in scene.prompts for choice in prompt.choices for mark in choice.cost)
    yield from (f"die-{die}" for spot in scene.spots for die in (*spot.dice, *spot.against))


def test_whatever_a_scene_shows_is_drawn() -> None:
    match = grown(4, 3)
    missing = {name for seat in range(-1, 4) for name in wanted(match.scene(seat))} - set(symbols())
    assert not missing


def test_all_that_may_come_up_is_drawn() -> None:
    names = {f"tile-{tile}" for tile in [*(floor.id for floor in FLOORS), *LIKE]}
    names |= {f"item-{item.id}" for item in ITEMS} | {f"{noun}-{foe.id}" for foe in FOES for noun in ("monster", "foe")}
    names |= {f"{noun}-{hero.id}" for hero in HEROES for noun in ("hero", "pawn")}
    names |= {f"skill-{skill}" for skill in SKILLS} | {f"token-{token}" for token in TOKENS}
    names |= {f"{noun}-{symbol}" for symbol in SYMBOLS for noun in ("slot", "banner")}
    facts = (
        "foe-result",
        "falls",
        "death",
        "helped",
        "alone",
        "partner",
        "doubles",
        "result",
        "debt",
        "points",
        "reach",
    )
    names |= {f"fact-{fact}" for fact in facts}
    names |= {f"mark-{mark}" for mark in ("ap", "chance", "helped", "reach", "loss", "kill", "victims", "hit")}
    assert not sorted(names - set(symbols()))


def test_things_look_different() -> None:
    groups = [
        [f"item-{item.id}" for item in ITEMS],
        [f"monster-{foe.id}" for foe in FOES if foe.id != "minotaur_2"],
        [f"hero-{hero}" for hero in DRAWN_HEROES],
        [f"tile-{floor.id}" for floor in FLOORS],
    ]
    for names in groups:
        assert len({symbols()[name].partition(">")[2] for name in names}) == len(names)


def test_every_effect_has_icons() -> None:
    used = {type(effect) for item in ITEMS for effect in item.effects}
    assert not {kind.__name__ for kind in used} - {kind.__name__ for kind in EFFECTS}
    glyphs = [glyph for item in ITEMS for glyph in item_row(item)] + [glyph for foe in FOES for glyph in foe_row(foe)]
    assert {glyph.icon for glyph in glyphs if glyph.icon} <= set(symbols())


def test_icons_say_what_an_item_does() -> None:
    rows = {item.id: [(glyph.icon.removeprefix("icon-"), glyph.words) for glyph in item_row(item)] for item in ITEMS}
    assert rows["large_steel_axe"] == [("hand", "2×"), ("", "|"), ("bonus", "+3")]
    assert rows["bow"] == [("hand", "2×"), ("ap", "3"), ("range", "1–3"), ("", "|"), ("dice", "1×"), ("hit", "")]
    assert rows["steel_shield"] == [("reduction", "−1")]


# Tiles lead where the rules say


@pytest.mark.parametrize("shape", sorted(SHAPES))
def test_a_floor_leaves_its_tile_where_it_is_open(shape: str) -> None:
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", outline(SHAPES[shape], 30, Jitter(shape)))]
    dots = list(zip(numbers[::2], numbers[1::2], strict=True))
    far = (min(y for _, y in dots), max(x for x, _ in dots), max(y for _, y in dots), min(x for x, _ in dots))
    left = {side for side, reach in enumerate(far) if abs(reach) > HALF}
    assert left == {side for side, sign in enumerate(SHAPES[shape]) if sign}
    edge = {(x, y) for x, y in dots if max(abs(x), abs(y)) == HALF}
    assert edge == {spot for side in left for spot in mouth(side)}


def mouth(side: int) -> list[tuple[float, float]]:
    """Return both ends of a passage at the edge, where the next tile goes on."""
    ends = [(-GAP, -HALF), (GAP, -HALF)]
    for _ in range(side):
        ends = [(-y, x) for x, y in ends]
    return ends


def test_m_tiles_bear_their_numbers() -> None:
    for floor in FLOORS:
        bears = re.findall(r">M(\d+)<", symbols()[f"tile-{floor.id}"])
        assert bears == ([str(floor.number)] if floor.number and floor.id != "T02" else [])


# Safe and small


def test_every_reference_leads_somewhere(drawings: dict[str, str]) -> None:
    for name, drawing in drawings.items():
        known = {node.get("id") for node in parsed(drawing).iter()} | set(symbols())
        found = {one or other for one, other in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', drawing)}
        assert found <= known, name


def test_colours_are_variables_with_a_fallback(drawings: dict[str, str]) -> None:
    for name, drawing in drawings.items():
        for node in parsed(drawing).iter():
            for attribute in PAINTED & set(node.attrib):
                assert COLOUR.fullmatch(node.attrib[attribute]), f"{name}: {attribute}={node.attrib[attribute]}"


def test_drawings_are_small() -> None:
    large = {name: len(list(parsed(symbol).iter())) - 1 for name, symbol in symbols().items()}
    assert not {name: nodes for name, nodes in large.items() if nodes > NODES}


def test_pieces_take_the_colour_of_their_owner() -> None:
    assert all("var(--seat,#" in symbols()[f"pawn-{hero.id}"] for hero in HEROES)
    assert not any("var(--seat,#" in symbols()[f"foe-{foe.id}"] for foe in FOES)


def test_there_is_no_board_and_no_face_for_what_is_no_card() -> None:
    assert ART.board(Static()) is None
    assert ART.face("tile", "T01", "Start", "") is None
    assert ART.face("item", "nothing", "?", "") is None


# Legible


def text_boxes(node: ElementTree.Element, inherited: dict[str, str]) -> Iterator[tuple[str, float, float, float]]:
    """Yield every text with its left end, its right end and its size."""
    own = {**inherited, **node.attrib}
    if node.tag == f"{SVG}text":
        size = float(own["font-size"])
        width = text_width(node.text or "", size, bold=own.get("font-weight") == "bold")
        share = {"start": 0.0, "middle": 0.5, "end": 1.0}[own.get("text-anchor", "start")]
        left = float(own["x"]) - width * share
        yield node.text or "", left, left + width, size
    for child in node:
        yield from text_boxes(child, own)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_leaves_its_card_or_is_tiny(language: str) -> None:
    for name, face in faces(language):
        for words, left, right, size in text_boxes(parsed(face), {}):
            assert (left >= 8, right <= 244, size >= 10) == (True, True, True), (name, words)


def test_a_scene_is_a_picture_with_tiles_as_wide_as_their_cells() -> None:
    scene = grown(4, 3).scene(0)
    drawn = picture(scene, STATIC, ART, Words("de", GAME.about.texts, ("Anna", "Mira", "Jonas", "Kurt")))
    known = {node.get("id") for node in parsed(drawn).iter()}
    assert set(re.findall(r'href="#([^"]+)"', drawn)) <= known
    tiles = re.findall(r'href="#tile-T\w+" x="[-\d.]+" y="[-\d.]+" width="150"', drawn)
    assert len(tiles) >= len([token for token in scene.tokens if token.flat])


# The same every time


def shown() -> dict[str, str]:
    """Return every drawing; faces without the words that others may reword."""
    out = dict(symbols())
    out |= {f"face {item.id}": ART.face("item", item.id, "Titel", "Text") or "" for item in ITEMS}
    out |= {f"face {foe.id}": ART.face("monster", foe.id, "Titel", "Text") or "" for foe in FOES}
    return out


def test_drawings_are_those_that_were_looked_at() -> None:
    check_looked_at(shown(), __file__)
