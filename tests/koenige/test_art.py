"""The drawings: complete, true to the data, safe to inline, legible, and the same every time."""

import hashlib
import json
import os
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import pytest

from verlies.core.scene import Scene, Static
from verlies.drawing.letters import text_width
from verlies.drawing.picture import picture
from verlies.drawing.svg import svg
from verlies.games.koenige import GAME
from verlies.games.koenige.art.drawings import KoenigeArt
from verlies.games.koenige.art.emblems import EMBLEMS
from verlies.games.koenige.art.people import BLUE, RED
from verlies.games.koenige.art.rooms import outline
from verlies.games.koenige.art.rows import SHOWN, row
from verlies.games.koenige.content.cards import CARDS
from verlies.games.koenige.content.ids import BACKS, TIERS, TYPES
from verlies.games.koenige.content.rooms import ROOMS
from verlies.games.koenige.faces import FIGURES
from verlies.testing.koenige import Halls, random_game
from verlies.text import LANGUAGES, Words

ART = KoenigeArt()
STATIC = GAME.static({})
HASHES = Path(__file__).with_name("art_hashes.json")
RENEW = "VERLIES_RENEW_ART"
PAINTED = re.compile(r' (?:fill|stroke)="([^"]+)"')
PAINT = re.compile(r"none|var\(--[a-z-]+,#[0-9a-f]{6}\)")
TEXT = "{http://www.w3.org/2000/svg}text"
MOST_NODES = 60


@cache
def symbols() -> dict[str, str]:
    return dict(ART.symbols())


def face(card: str, language: str) -> str:
    words = Words(language, GAME.about.texts)
    return ART.face("card", card, words.name("card", card), words.say(f"card-{card}.text")) or ""


@pytest.fixture(scope="module")
def drawings() -> dict[str, str]:
    """All that is drawn, symbols as drawings of their own."""
    out = {name: svg(24, 24, symbol) for name, symbol in symbols().items()}
    return out | {f"face {card.id}": face(card.id, "de") for card in CARDS}


def scenes() -> Iterator[Scene]:
    for seats, seed in ((2, 1), (4, 2), (6, 3)):
        for state in islice(random_game(seats, seed), 0, 3000, 25):
            yield GAME.scene(GAME.view(state, seed % seats))


def wanted(scene: Scene) -> Iterator[str]:
    """Yield the symbols that a client looks for when it shows a scene."""
    yield from (f"{token.noun}-{token.face}" for token in (*scene.tokens, *scene.ahead))
    yield from (f"fact-{fact.id}" for panel in scene.panels for fact in panel.facts)
    yield from (f"fact-{fact.id}" for spot in scene.spots for fact in spot.facts)
    yield from (f"{panel.id}-{panel.face}" for panel in scene.panels if panel.face)
    yield from (f"token-{token.face}" for panel in scene.panels for token in panel.tokens)
    yield from (f"{zone.noun}-{card.face}" for zone in scene.zones for card in zone.cards if card.face)
    yield from (f"back-{zone.id}" for zone in scene.zones if zone.kind in ("deck", "discard"))
    yield from (f"{spot.noun}-{spot.face}" for spot in scene.spots)


def test_whatever_a_scene_shows_is_drawn() -> None:
    assert not {name for scene in scenes() for name in wanted(scene)} - set(symbols())


def test_all_that_may_come_up_is_drawn() -> None:
    names = {f"{face.noun}-{face.id}" for face in STATIC.faces}
    names |= {f"{noun}-{figure}" for figure in FIGURES for noun in ("figure", "pawn")}
    names |= (
        {f"banner-{type}" for type in TYPES} | {f"tier-{tier}" for tier in TIERS} | {f"back-{back}" for back in BACKS}
    )
    assert names <= set(symbols())
    assert len(EMBLEMS) == len(CARDS) == len({*EMBLEMS, *(card.id for card in CARDS)})


def test_figures_rooms_and_cards_look_different() -> None:
    for names in ([f"pawn-{figure}" for figure in FIGURES], [f"card-{card.id}" for card in CARDS]):
        assert len({symbols()[name].partition(">")[2] for name in names}) == len(names)


def test_figures_wear_the_colour_of_their_team_and_stand_on_that_of_their_player() -> None:
    for team, figures in (("red", RED), ("blue", BLUE)):
        for figure in figures:
            assert f"var(--k-{team}" in symbols()[f"pawn-{figure}"]
            assert "var(--seat,#" in symbols()[f"pawn-{figure}"]
    assert FIGURES[::2] == RED
    assert FIGURES[1::2] == BLUE


def test_a_vault_is_left_where_its_room_has_an_exit() -> None:
    for each in ROOMS:
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", outline(each.sides, 33))]
        xs, ys = numbers[::2], numbers[1::2]
        reached = [far > 50 for far in (-min(ys), max(xs), max(ys), -min(xs))]
        assert reached == [bool(side) for side in each.sides], each.id


def test_every_word_of_the_vocabulary_has_icons() -> None:
    used = {type(effect.op) for card in CARDS for effect in card.effects}
    assert not {kind.__name__ for kind in used - set(SHOWN)}
    assert {glyph.icon for card in CARDS for glyph in row(card) if glyph.icon} <= set(symbols())


def test_icons_say_what_a_card_does() -> None:
    rows = {card.id: [(glyph.icon, glyph.words) for glyph in row(card) if glyph != ("", "|")] for card in CARDS}
    assert rows["B-W01"] == [("icon-weapon", "+2")]
    assert rows["S-R03"] == [("icon-armour", "+2"), ("icon-steps", "+1")]
    assert rows["S-S06"] == [("icon-steps", "−1")]
    assert rows["G-A04"] == [("icon-actions", "+3")]
    assert rows["B-A03"] == [("icon-bronze", "+3"), ("", "→"), ("icon-hand", "2")]


def test_the_corner_of_a_card_shows_its_value_or_the_letter_of_its_type() -> None:
    corners = {card.id: ElementTree.fromstring(face(card.id, "de")).findall(f".//{TEXT}")[-1].text for card in CARDS}
    assert [corners[id] for id in ("B-W01", "B-R04", "G-A04", "G-S01")] == ["2", "0", "A", "S"]


def test_every_reference_leads_somewhere(drawings: dict[str, str]) -> None:
    for name, drawing in drawings.items():
        assert set(re.findall(r'href="#([^"]+)"', drawing)) <= set(symbols()), name


def test_colours_are_variables_with_a_fallback(drawings: dict[str, str]) -> None:
    for name, drawing in drawings.items():
        strange = [paint for paint in PAINTED.findall(drawing) if not PAINT.fullmatch(paint)]
        assert strange in ([], ["var(--seat,#8a8a90)"] * len(strange)), name


def test_drawings_are_small() -> None:
    sizes = {name: len(list(ElementTree.fromstring(symbol).iter())) for name, symbol in symbols().items()}
    assert not {name: nodes for name, nodes in sizes.items() if nodes > MOST_NODES}


def ends(node: ElementTree.Element, inherited: dict[str, str]) -> Iterator[tuple[str, float, float, float]]:
    """Yield every text with its left end, its right end and its size."""
    own = {**inherited, **node.attrib}
    if node.tag == TEXT:
        size = float(own["font-size"])
        width = text_width(node.text or "", size, bold=own.get("font-weight") == "bold")
        left = float(own["x"]) - width * {"middle": 0.5, "end": 1.0}.get(own.get("text-anchor", ""), 0.0)
        yield node.text or "", left, left + width, size
    for child in node:
        yield from ends(child, own)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_leaves_its_card_or_is_tiny(language: str) -> None:
    for card in CARDS:
        for words, left, right, size in ends(ElementTree.fromstring(face(card.id, language)), {}):
            assert left >= 6, (card.id, words)
            assert right <= 245, (card.id, words)
            assert size >= 10, (card.id, words)


def test_drawings_are_those_that_were_looked_at() -> None:
    drawn = {**symbols(), **{f"face {card.id}": ART.face("card", card.id, "Titel", "Text") or "" for card in CARDS}}
    now = {name: hashlib.sha256(drawing.encode()).hexdigest()[:12] for name, drawing in sorted(drawn.items())}
    if os.environ.get(RENEW):
        HASHES.write_text(json.dumps(now, indent=1) + "\n", encoding="utf-8")
    before = json.loads(HASHES.read_text(encoding="utf-8"))
    changed = [name for name in {**before, **now} if before.get(name) != now.get(name)]
    assert not changed, f"changed: {', '.join(changed)}. Look at them, then renew the hashes with {RENEW}=1"


def test_any_scene_is_a_picture() -> None:
    t = Halls(4)
    t.lay("n1", "W02", 2)
    t.hero(0, at="n1", weapon="B-W01", hand=["B-A01"])
    t.act(0)
    words = Words("de", GAME.about.texts, ("Anna", "Ben", "Cleo", "Dora"))
    drawn = picture(t.match.scene(0), STATIC, ART, words)
    assert 'href="#room-W02"' in drawn
    assert 'href="#pawn-wizard"' in drawn
    assert "Ausrüsten" in drawn
    assert "⟨" not in drawn
    assert ART.board(Static()) is None
    assert ART.face("room", "W02", "Raum", "") is None
