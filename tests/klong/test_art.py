"""The drawings of KLONG!: complete, well-formed, safe to inline, legible, and the same every time."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.drawn import (
    LOCAL,
    check_inside,
    check_looked_at,
    check_paint,
    check_references,
    check_safe,
    ids_of,
    marks_of,
    parsed,
)
from tools import pictures
from verlies.core.agenda import Scope
from verlies.core.book import StepBook
from verlies.core.rng import Rng
from verlies.core.scene import Scene, Static
from verlies.drawing.cardface import Glyph
from verlies.drawing.letters import fit, text_width, wrap
from verlies.drawing.paint import Palette
from verlies.drawing.picture import TABLE, picture
from verlies.drawing.shapes import Jitter
from verlies.drawing.sketch import Sketchbook
from verlies.drawing.svg import alone, element, needed, svg
from verlies.families.klong import conditions, effects
from verlies.families.klong.art.cards import CONDITION_ROWS, EFFECT_ROWS, FRAMES
from verlies.families.klong.art.icons import COLOURS, SHAPES
from verlies.families.klong.art.paint import PAINTS
from verlies.families.klong.effects import Because, Choice, Effect
from verlies.games.klong import GAME
from verlies.games.klong.art.board import HEIGHT, WIDTH, placed_marks, ways_of
from verlies.games.klong.art.drawings import FACES, CardWords, KlongArt, board, place_anchor, symbols
from verlies.games.klong.boards import BOARDS, ROOMS
from verlies.games.klong.content.cards import CARDS
from verlies.games.klong.content.tokens import TOKENS
from verlies.games.klong.scene import static
from verlies.text import LANGUAGES, Words

NODES = 40
BOARD_BYTES = 300_000


def words_of(language: str) -> Words:
    return Words(language, GAME.about.texts)


def face(card: str, language: str) -> str:
    words = words_of(language)
    return FACES.face(card, CardWords(words.name("card", card), words.say(f"card-{card}.text")))


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


@pytest.mark.parametrize("name", BOARDS)
def test_every_mark_and_banner_has_a_drawing(name: str) -> None:
    part = static(name)
    kinds = {mark.kind for mark in marks_of(part)} | {"skill", "swords", "gold", "boots", "monsters"}
    banners = {face.banner for face in part.faces if face.banner} | set(FRAMES)
    wanted = {f"{noun}-{kind}" for kind in kinds for noun in ("mark", "icon")}
    wanted |= {f"banner-{banner}" for banner in banners}
    assert wanted <= set(symbols())


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
    assert FACES.rows(by_id["mercenary"]) == [[Glyph("icon-skill", "1"), Glyph("icon-sword", "2")]]
    assert FACES.rows(by_id["move_silently"]) == [[Glyph("icon-boot", "2"), Glyph("icon-noise", "−2")]]
    assert [[glyph.icon for glyph in row if glyph.icon] for row in FACES.rows(by_id["wizard"])] == [
        ["icon-skill"],
        ["icon-tome", "icon-points"],
    ]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_numbers_on_a_face_are_those_of_the_card(card: Any) -> None:
    said = [node.text for node in parsed(FACES.face(card.id, ("", "x"))).iter(f"{LOCAL}text")]
    if card.points:
        assert str(card.points) in said
    if card.cost:
        assert said[-1] == str(card.cost)


# Well-formed, safe and small


def test_everything_is_well_formed_and_nothing_is_fetched_or_run(drawings: dict[str, str]) -> None:
    check_safe(drawings)


def test_every_reference_leads_somewhere(drawings: dict[str, str]) -> None:
    check_references(drawings, symbols())


def test_colours_are_variables_with_a_fallback_and_there_are_no_emoji(drawings: dict[str, str]) -> None:
    check_paint(drawings)


def test_symbols_are_small() -> None:
    large = {name: len(list(parsed(symbol).iter())) - 1 for name, symbol in symbols().items()}
    assert not {name: nodes for name, nodes in large.items() if nodes > NODES}


def test_boards_are_small() -> None:
    assert all(len(board(name).encode()) < BOARD_BYTES for name in BOARDS)


def test_players_differ_in_colour_and_shape() -> None:
    plain = {re.sub(r"--[\w-]+,#\w+", "", symbols()[f"seat-{colour}"].partition(">")[2]) for colour in COLOURS}
    assert len(plain) == len(COLOURS)


# Legible


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [card.id for card in CARDS])
def test_no_text_leaves_its_card(card: str, language: str) -> None:
    check_inside(face(card, language))


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


def shown() -> dict[str, str]:
    """Return every drawing; faces without the words that others may reword."""
    out = dict(symbols())
    out |= {f"board {name}": board(name) for name in BOARDS}
    out |= {f"face {card.id}": FACES.face(card.id, ("Titel", "Text")) for card in CARDS}
    return out


def test_drawings_are_those_that_were_looked_at() -> None:
    check_looked_at(shown(), __file__)


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

BLACK = Palette("ink #000000 #111111\ngold #ffcc00", prefix="t-")


def test_attributes_and_texts_are_escaped() -> None:
    assert element("g", id='a"<&>') == '<g id="a&quot;&lt;&amp;&gt;"/>'
    assert "&lt;script&gt;" in FACES.face("sneak", ("<script>", "a & b"))
    assert parsed(FACES.face("sneak", ('"<>', "a & b < c"))) is not None


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


def test_several_parts_can_stand_in_one_place() -> None:
    book = Sketchbook(BLACK, {"dot": "a o 0 0 2", "box": "b r 0 0 4 4"})
    assert book.draw("@dot+box 5 6 1 0 a=gold b=ink", 1) == book.draw("@dot 5 6 1 0 a=gold\n@box 5 6 1 0 b=ink", 1)


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
