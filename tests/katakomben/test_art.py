"""The drawings of Katakomben: complete, well-formed, safe to inline, legible, and the same every time."""

from collections.abc import Iterator
from typing import Any

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
from verlies.bots import bot
from verlies.core.agenda import Scope
from verlies.core.book import StepBook
from verlies.core.rng import Rng
from verlies.core.scene import Scene
from verlies.drawing.cardface import Glyph
from verlies.drawing.svg import svg
from verlies.families.klong.art.cards import CardWords
from verlies.games.katakomben import GAME, conditions
from verlies.games.katakomben.art.cards import OWN
from verlies.games.katakomben.art.drawings import FACES, KatakombenArt, symbols
from verlies.games.katakomben.content.cards import CARDS
from verlies.games.katakomben.content.tiles import TILES
from verlies.games.katakomben.content.tokens import TOKENS
from verlies.games.katakomben.plans import ROOM, plan, sign_spots, signs
from verlies.games.katakomben.scene import static
from verlies.games.katakomben.setup import COLOURS
from verlies.text import LANGUAGES, Words

NODES = 140
"""A tile is a small board: its rooms, tunnels and signs."""


def face(card: str, language: str) -> str:
    words = Words(language, GAME.about.texts)
    return FACES.face(card, CardWords(words.name("card", card), words.say(f"card-{card}.text")))


def everything() -> Iterator[tuple[str, str]]:
    """Yield all that is drawn, symbols as drawings of their own."""
    for name, symbol in symbols().items():
        yield name, svg(24, 24, symbol)
    for card in CARDS:
        for language in LANGUAGES:
            yield f"{card.id} {language}", face(card.id, language)


@pytest.fixture(scope="module")
def drawings() -> dict[str, str]:
    return dict(everything())


# Everything has a drawing


@pytest.mark.parametrize("noun", ["card", "tile", "token"])
def test_everything_has_a_picture_of_its_own(noun: str) -> None:
    ids = {"card": [c.id for c in CARDS], "tile": [t.id for t in TILES.tiles], "token": [t.id for t in TOKENS]}[noun]
    pictures = [symbols()[f"{noun}-{id}"].partition(">")[2] for id in ids]
    assert len(set(pictures)) == len(pictures) == len(set(ids))


def test_six_thieves_have_pawns_and_stones() -> None:
    wanted = {f"{noun}-{colour}" for colour in COLOURS for noun in ("pawn", "stone", "seat")}
    assert wanted | {"stone-black", "icon-ghost", "back-card"} <= set(symbols())


def test_every_mark_has_a_drawing() -> None:
    kinds = {mark.kind for mark in marks_of(static(TILES))} - {"lock"}
    assert {f"mark-{kind}" for kind in {*kinds, "skill", "swords", "lockpicks"}} <= set(symbols())


def greedy_scenes(every: int) -> Iterator[Scene]:
    match, rng, greedy = GAME.new(4, seed=5), Rng(5), bot("greedy", GAME)
    for turn in range(3000):
        if match.over:
            return
        seat = match.decision.seats[0]
        if turn % every == 0:
            yield match.scene(seat)
        match.answer(greedy.choose(match.observe(seat), rng), seat)


def test_whatever_a_scene_names_has_a_drawing() -> None:
    named = {name for scene in greedy_scenes(9) for name in ids_of(scene)}
    assert named <= set(symbols())
    assert {"token-cracked", "token-portal_1", "stone-red"} <= named


def test_every_condition_can_be_shown() -> None:
    assert set(StepBook(conditions).kinds.values()) - {Scope} <= set(OWN)


def test_icons_come_from_the_effects() -> None:
    by_id = {card.id: card for card in CARDS}
    assert FACES.rows(by_id["keymaster"]) == [[Glyph("icon-lockpick", "1")]]
    assert FACES.rows(by_id["imp_familiar"]) == [
        [
            Glyph("icon-lockpick", "1"),
            Glyph("", "/"),
            Glyph("icon-lockpick", "−1"),
            Glyph("", "→"),
            Glyph("icon-draw", "2"),
        ]
    ]
    assert Glyph("icon-prisoner", "2") in FACES.rows(by_id["the_warden"])[0]


@pytest.mark.parametrize(("card", "icon"), [("wishing_well", "icon-coin"), ("locked_trunk", "icon-lockpick")])
def test_what_a_card_costs_besides_skill_stands_on_it(card: str, icon: str) -> None:
    used = [node.get("href") for node in parsed(FACES.face(card, ("", "x"))).iter(f"{LOCAL}use")]
    assert f"#{icon}" in used


@pytest.mark.parametrize("tile", TILES.tiles, ids=lambda tile: tile.id)
def test_a_tile_shows_what_its_tunnels_ask_for(tile: Any) -> None:
    shown = [node.get("href") for node in parsed(symbols()[f"tile-{tile.id}"]).iter("use")]
    assert shown.count("#icon-lock") == sum(tunnel.locked for tunnel in tile.tunnels)
    assert shown.count("#icon-monster") == sum(tunnel.monsters > 0 for tunnel in tile.tunnels)
    assert shown.count("#icon-footprints") == sum(tunnel.footprints for tunnel in tile.tunnels)
    assert shown.count("#icon-arrow") == sum(tunnel.one_way for tunnel in tile.tunnels)
    assert shown.count("#icon-portal") == len(tile.portals)


@pytest.mark.parametrize("tile", TILES.tiles, ids=lambda tile: tile.id)
def test_signs_stand_in_their_tunnel_and_on_their_tile(tile: Any) -> None:
    printed = plan(tile)
    for link in printed.links:
        spots = sign_spots(link, printed.places)
        assert len(spots) == len(signs(link))
        assert all(0 <= x <= 100 and 0 <= y <= 100 for x, y in spots)
    rooms = [place for place in printed.places if place.id in {room.id for room in tile.rooms}]
    assert all(ROOM <= place.y <= 100 - ROOM for place in rooms)


def test_signs_of_turned_tiles_are_turned_back() -> None:
    assert "--turned" in KatakombenArt().style()
    assert all('class="upright"' in symbols()[f"tile-{tile.id}"] for tile in TILES.tiles)


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [card.id for card in CARDS])
def test_no_text_leaves_its_card(card: str, language: str) -> None:
    check_inside(face(card, language))


# The same every time


def test_drawings_are_those_that_were_looked_at() -> None:
    faces = {f"face {card.id}": FACES.face(card.id, ("Titel", "Text")) for card in CARDS}
    check_looked_at({**symbols(), **faces}, __file__)
