"""The drawings of KLONG!: complete, well-formed, safe to inline, legible, and the same every time."""

import hashlib
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from tools import pictures
from verlies.core.agenda import Scope
from verlies.core.cardface import Glyph
from verlies.core.drawing import Jitter, Palette, Sketchbook, alone, element, fit, needed, svg, text_width, wrap
from verlies.core.picture import TABLE, picture
from verlies.core.plain import StepBook
from verlies.core.rng import Rng
from verlies.core.scene import Mark, Scene, Static
from verlies.games._klong_common import conditions, effects
from verlies.games._klong_common.effects import Because, Choice, Effect
from verlies.games.klong import GAME
from verlies.games.klong.art import CardWords, KlongArt, board, card_face, place_anchor, symbols
from verlies.games.klong.art_board import HEIGHT, WIDTH, placed_marks, ways_of
from verlies.games.klong.art_cards import CONDITION_ROWS, EFFECT_ROWS, FRAMES, rows
from verlies.games.klong.art_icons import COLOURS, SHAPES
from verlies.games.klong.art_paint import PAINTS
from verlies.games.klong.boards import BOARDS, ROOMS
from verlies.games.klong.cards import CARDS
from verlies.games.klong.scene import static
from verlies.games.klong.tokens import TOKENS
from verlies.text import LANGUAGES, Words

HASHES = Path(__file__).with_name("art_hashes.json")
RENEW = "VERLIES_RENEW_ART"
NODES = 40
BOARD_BYTES = 300_000
COLOUR = re.compile(r"none|url\(#[\w-]+\)|var\(--[a-z0-9-]+,#[0-9a-f]{6}\)")
PAINTED = {"fill", "stroke", "stop-color", "color", "flood-color"}
EMOJI = re.compile("[\u2600-\u27bf\u2b00-\u2bff\ufe0f\U0001f000-\U0001faff]")
LOCAL = "{http://www.w3.org/2000/svg}"


def words_of(language: str) -> Words:
    return Words(language, GAME.about.texts)


def face(card: str, language: str) -> str:
    words = words_of(language)
    return card_face(card, CardWords(words.name("card", card), words.say(f"card-{card}.text")))


def parsed(drawing: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawing)


def everything() -> Iterator[tuple[str, str]]:
    """Yield all that is drawn, symbols as drawings of their own."""
    for name, symbol in symbols().items():
        yield name, svg(24, 24, symbol)
    for name in BOARDS:
        yield f"board {name}", board(name)
    for card in CARDS:
        for language in LANGUAGES:
            yield f"{card.id} {language}", face(card.id, language)


@pytest.fixture(scope="module")
def drawings() -> dict[str, str]:
    return dict(everything())


# Everything has a drawing


@pytest.mark.parametrize("card", [card.id for card in CARDS])
def test_every_card_has_an_emblem_of_its_own(card: str) -> None:
    emblem = symbols()[f"card-{card}"].partition(">")[2]
    others = [symbol for name, symbol in symbols().items() if name.startswith("card-") and name != f"card-{card}"]
    assert all(other.partition(">")[2] != emblem for other in others)


def test_every_token_pawn_and_stone_has_a_drawing() -> None:
    wanted = {f"token-{token.id}" for token in TOKENS} | {f"pawn-{colour}" for colour in COLOURS}
    wanted |= {f"pawn-{colour}-{shape}" for colour in COLOURS for shape in SHAPES}
    wanted |= {f"stone-{colour}" for colour in COLOURS} | {"icon-black", "back-card"}
    assert wanted <= set(symbols())


def marks_of(part: Static) -> Iterator[Mark]:
    yield from (mark for place in part.places for mark in place.marks)
    yield from (mark for link in part.links for mark in link.marks)
    yield from (mark for face in part.faces for mark in face.marks)


@pytest.mark.parametrize("name", BOARDS)
def test_every_mark_and_banner_has_a_drawing(name: str) -> None:
    part = static(name)
    kinds = {mark.kind for mark in marks_of(part)} | {"skill", "swords", "gold", "boots", "monsters"}
    banners = {face.banner for face in part.faces if face.banner} | set(FRAMES)
    wanted = {f"{noun}-{kind}" for kind in kinds for noun in ("mark", "icon")}
    wanted |= {f"banner-{banner}" for banner in banners}
    assert wanted <= set(symbols())


def ids_of(scene: Scene) -> Iterator[str]:
    for token in scene.tokens:
        yield f"{token.noun}-{token.face}"
    for track in scene.tracks:
        yield f"track-{track.id}"
    for panel in scene.panels:
        yield from (f"fact-{fact.id}" for fact in panel.facts)
        yield from (f"token-{token.face}" for token in panel.tokens)
    for zone in scene.zones:
        yield from (f"{zone.noun}-{card.face}" for card in zone.cards if card.face)


def random_scenes(count: int, every: int) -> Iterator[tuple[Any, Scene]]:
    match, rng = GAME.new(seats=4, seed=5), Rng(5)
    for turn in range(count * every):
        if match.decisions and turn % every == 0:
            yield match, match.scene(match.decision.seats[0])
        if match.decisions:
            options = match.decision.options
            match.answer(options[rng.below(len(options))])


def test_whatever_a_scene_names_has_a_drawing() -> None:
    named = {name for _, scene in random_scenes(20, 25) for name in ids_of(scene)}
    assert named <= set(symbols())


@pytest.mark.parametrize("name", BOARDS)
def test_every_room_and_tunnel_is_on_its_board(name: str) -> None:
    ids = {node.get("id") for node in parsed(board(name)).iter()}
    for number in BOARDS[name].numbers():
        room = ROOMS[number]
        assert {f"place-{room.id}", f"outline-{room.id}"} <= ids
        x, y = place_anchor(name, room.id)
        assert 40 < x < WIDTH - 40
        assert 40 < y < HEIGHT - 40
    assert {f"way-{way.a}-{way.b}" for way in ways_of(name)} <= ids


@pytest.mark.parametrize("name", BOARDS)
def test_tunnels_show_what_they_ask_for(name: str) -> None:
    for way in ways_of(name):
        shown = [mark for mark, _, _ in placed_marks(way, name)]
        assert shown.count("monster") == way.monsters
        assert shown.count("lock") == way.locked
        assert shown.count("arrow") == way.one_way
        assert shown.count("footprints") == (way.boots == 2)


def test_every_effect_and_condition_can_be_shown() -> None:
    assert set(StepBook(effects).kinds.values()) - {Scope, Effect, Because, Choice} <= set(EFFECT_ROWS)
    assert set(StepBook(conditions).kinds.values()) - {Scope} <= set(CONDITION_ROWS)


def test_icons_come_from_the_effects() -> None:
    by_id = {card.id: card for card in CARDS}
    assert rows(by_id["mercenary"]) == [[Glyph("icon-skill", "1"), Glyph("icon-sword", "2")]]
    assert rows(by_id["move_silently"]) == [[Glyph("icon-boot", "2"), Glyph("icon-noise", "−2")]]
    assert [[glyph.icon for glyph in row if glyph.icon] for row in rows(by_id["wizard"])] == [
        ["icon-skill"],
        ["icon-tome", "icon-points"],
    ]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_numbers_on_a_face_are_those_of_the_card(card: Any) -> None:
    said = [node.text for node in parsed(card_face(card.id, ("", "x"))).iter(f"{LOCAL}text")]
    if card.points:
        assert str(card.points) in said
    if card.cost:
        assert said[-1] == str(card.cost)


# Well-formed, safe and small


def test_everything_is_well_formed(drawings: dict[str, str]) -> None:
    for name, drawing in drawings.items():
        assert parsed(drawing).tag == f"{LOCAL}svg", name


def test_nothing_is_fetched_or_run(drawings: dict[str, str]) -> None:
    for name, drawing in drawings.items():
        for node in parsed(drawing).iter():
            assert node.tag.removeprefix(LOCAL) not in {"script", "image", "foreignObject", "style", "a"}, name
            for attribute, value in node.attrib.items():
                assert not attribute.startswith("on"), name
                assert attribute != "style", f"{name}: a strict page forbids style attributes"
                assert "href" not in attribute or value.startswith("#"), name
                assert "url(" not in value or value.startswith("url(#"), name


def test_every_reference_leads_somewhere(drawings: dict[str, str]) -> None:
    for name, drawing in drawings.items():
        known = {node.get("id") for node in parsed(drawing).iter()} | set(symbols())
        wanted = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', drawing))
        assert {one or other for one, other in wanted} <= known, name


def test_colours_are_variables_with_a_fallback(drawings: dict[str, str]) -> None:
    for name, drawing in drawings.items():
        for node in parsed(drawing).iter():
            for attribute in PAINTED & set(node.attrib):
                assert COLOUR.fullmatch(node.attrib[attribute]), f"{name}: {attribute}={node.attrib[attribute]}"


def test_there_are_no_emoji(drawings: dict[str, str]) -> None:
    for name, drawing in drawings.items():
        assert not EMOJI.search(drawing), name


def test_symbols_are_small() -> None:
    large = {name: len(list(parsed(symbol).iter())) - 1 for name, symbol in symbols().items()}
    assert not {name: nodes for name, nodes in large.items() if nodes > NODES}


def test_boards_are_small() -> None:
    assert all(len(board(name).encode()) < BOARD_BYTES for name in BOARDS)


def test_players_differ_in_colour_and_shape() -> None:
    plain = {re.sub(r"--[\w-]+,#\w+", "", symbols()[f"seat-{colour}"].partition(">")[2]) for colour in COLOURS}
    assert len(plain) == len(COLOURS)


# Legible


def text_boxes(node: ElementTree.Element, inherited: dict[str, str]) -> Iterator[tuple[str, float, float, float]]:
    """Yield every text with its left end, its right end and its baseline."""
    own = {**inherited, **node.attrib}
    if node.tag == f"{LOCAL}text":
        width = text_width(node.text or "", float(own["font-size"]), bold=own.get("font-weight") == "bold")
        share = {"start": 0.0, "middle": 0.5, "end": 1.0}[own.get("text-anchor", "start")]
        left = float(own["x"]) - width * share
        yield node.text or "", left, left + width, float(own["y"])
    for child in node:
        yield from text_boxes(child, own)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [card.id for card in CARDS])
def test_no_text_leaves_its_card(card: str, language: str) -> None:
    for words, left, right, base in text_boxes(parsed(face(card, language)), {}):
        assert left >= 8, words
        assert right <= 242, words
        assert 14 <= base <= 344, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [card.id for card in CARDS])
def test_titles_are_large_and_texts_not_tiny(card: str, language: str) -> None:
    words = words_of(language)
    root = parsed(face(card, language))
    sizes = {node.text: float(node.attrib["font-size"]) for node in root.iter(f"{LOCAL}text")}
    title = [size for text, size in sizes.items() if text and text in words.name("card", card) and len(text) > 2]
    assert title
    assert min(title) >= 16
    assert min(sizes.values()) >= 10


# The same every time


def fingerprint(drawing: str) -> str:
    return hashlib.sha256(drawing.encode()).hexdigest()[:12]


def fingerprints() -> dict[str, str]:
    """Return a short hash of every drawing; of faces, without the words that others may reword."""
    out = dict(symbols())
    out |= {f"board {name}": board(name) for name in BOARDS}
    out |= {f"face {card.id}": card_face(card.id, ("Titel", "Text")) for card in CARDS}
    return {name: fingerprint(drawing) for name, drawing in sorted(out.items())}


def test_drawings_are_those_that_were_looked_at() -> None:
    now = fingerprints()
    if os.environ.get(RENEW):
        HASHES.write_text(json.dumps(now, indent=1) + "\n", encoding="utf-8")
    before = json.loads(HASHES.read_text(encoding="utf-8"))
    changed = [name for name in {**before, **now} if before.get(name) != now.get(name)]
    assert not changed, (
        f"these drawings have changed: {', '.join(changed)}. If that is meant, run tools/pictures.py, look at "
        f"docs/pictures, and renew the hashes with {RENEW}=1 pytest tests/klong/test_art.py -k looked_at"
    )


@pytest.mark.parametrize("name", ["klong-front.svg", "klong-back.svg", "klong-icons.svg"])
def test_pictures_in_the_docs_are_up_to_date(name: str) -> None:
    stored = (pictures.FOLDER / name).read_text(encoding="utf-8")
    assert stored == pictures.PICTURES[name]() + "\n", f"docs/pictures/{name} is old: run python tools/pictures.py"


# Scenes as pictures


def draw(match: Any, scene: Scene, art: KlongArt | None) -> str:
    part = GAME.static(match.header.settings)
    return picture(scene, part, art, Words.of(GAME, match.header, "de"))


def test_any_scene_is_a_picture_with_art_and_without() -> None:
    for match, scene in random_scenes(6, 60):
        with_art, plain = draw(match, scene, KlongArt()), draw(match, scene, None)
        assert parsed(with_art).tag == parsed(plain).tag == f"{LOCAL}svg"
        known = {node.get("id") for node in parsed(with_art).iter()}
        assert set(re.findall(r'href="#([^"]+)"', with_art)) <= known
        assert draw(match, scene, KlongArt()) == with_art


def test_a_picture_shows_where_one_may_go() -> None:
    match = pictures.played()
    scene = match.scene(0)
    shown = draw(match, scene, KlongArt())
    goals = {choice.target for choice in scene.prompts[0].choices if choice.kind == "move"}
    assert goals
    for place in goals:
        assert f'href="#outline-{place}" fill="none"' in shown
    assert TABLE("legal-dark") in shown
    assert TABLE("legal-dark") not in draw(match, match.scene(-1), KlongArt())


def test_a_sold_out_card_is_faint() -> None:
    match, scene = next(random_scenes(1, 1))
    supply = next(zone for zone in scene.zones if zone.kind == "supply")
    empty = msgspec.structs.replace(supply, cards=(msgspec.structs.replace(supply.cards[0], count=0),))
    zones = tuple(empty if zone is supply else zone for zone in scene.zones)
    assert 'opacity="0.35"' in draw(match, msgspec.structs.replace(scene, zones=zones), KlongArt())


def test_klong_has_art_and_a_plain_game_need_not() -> None:
    art = GAME.art()
    assert art is not None
    part = GAME.static(GAME.settings({}, 4))
    plan = art.board(part)
    assert plan is not None
    assert set(plan.anchors) == {place.id for place in part.places}
    assert art.board(Static()) is None
    assert art.face("token", "chalice", "Kelch", "") is None


# The vocabulary

BLACK = Palette({"ink": ("#000000", "#111111"), "gold": ("#ffcc00", "#ffcc00")}, prefix="t-")


def test_attributes_and_texts_are_escaped() -> None:
    assert element("g", id='a"<&>') == '<g id="a&quot;&lt;&amp;&gt;"/>'
    assert "&lt;script&gt;" in card_face("sneak", ("<script>", "a & b"))
    assert parsed(card_face("sneak", ('"<>', "a & b < c")))


def test_a_palette_writes_only_what_differs() -> None:
    assert BLACK("ink") == "var(--t-ink,#000000)"
    assert BLACK.rules(light=True) == "--t-ink:#111111;"
    assert "--t-gold:#ffcc00;" in BLACK.style()


def test_a_sketch_is_read_line_by_line() -> None:
    book = Sketchbook(BLACK, {"dot": "a o 0 0 2"})
    drawn = book.draw("gold M0 0H1\n~gold%40 r 0 0 2 3 1\n-gold:2 o 1 1 4 5\n@dot 5 6 .5 45 a=gold", 1)
    root = parsed(drawn)
    assert [child.tag for child in root] == ["path", "rect", "ellipse", "g"]
    assert root[1].attrib["opacity"] == "0.4"
    assert root[2].attrib["stroke-width"] == "2"
    assert root[3].attrib == {"transform": "translate(5 6)rotate(45)scale(.5)", "stroke-width": "2"}
    assert root[3][0].attrib["fill"] == BLACK("gold")


def test_an_unknown_paint_is_an_error() -> None:
    with pytest.raises(KeyError, match="silver"):
        Sketchbook(BLACK, {}).draw("silver o 0 0 1", 1)


def test_chance_depends_on_the_name_alone() -> None:
    one, two, other = Jitter("a"), Jitter("a"), Jitter("b")
    values = [one.near(5) for _ in range(50)]
    assert values == [two.near(5) for _ in range(50)]
    assert values != [other.near(5) for _ in range(50)]
    assert all(-5 <= value <= 5 for value in values)


def test_text_is_wrapped_and_fitted() -> None:
    assert wrap("ein zwei drei", 1000, 10) == ["ein zwei drei"]
    assert wrap("ein zwei drei", 1, 10) == ["ein", "zwei", "drei"]
    lines, size = fit("Hauptmann der Rebellen", 150, (30, 20, 10), 2, bold=True)
    assert lines == ["Hauptmann", "der Rebellen"]
    assert size == 20 - 10 * (text_width("der Rebellen", 20, bold=True) > 150)


def test_a_drawing_alone_has_what_it_needs() -> None:
    known = {"a": '<symbol id="a"><use href="#b"/></symbol>', "b": '<symbol id="b"/>', "c": '<symbol id="c"/>'}
    drawing = svg(1, 1, element("use", href="#a"))
    assert set(needed(drawing, known)) == {"a", "b"}
    assert alone(drawing, known).count("<symbol") == 2


def test_all_paints_of_the_game_have_two_values() -> None:
    assert all(re.fullmatch("#[0-9a-f]{6}", value) for pair in PAINTS.shades.values() for value in pair)
