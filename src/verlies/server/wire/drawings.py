"""Drawings: what a game has drawn, made once and sent so that browsers can keep it."""

import asyncio
import gzip
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ... import registry
from ...bots import USUAL, bot
from ...core.art import Art
from ...core.fair import digest
from ...core.game import Game
from ...core.match import Match
from ...core.rng import Rng
from ...core.scene import Field, Scene, Static
from ...drawing.picture.whole import board_alone
from ...drawing.svg import NAMESPACE, alone, element
from ...text.language import LANGUAGES
from ...text.words import Words
from ..tables.house import House, known_language
from .messages import Anchors, encoder

FOREVER = "public, max-age=31536000, immutable"
AN_HOUR = "public, max-age=3600"
SVG = "image/svg+xml"
COVERED = 360
"""After so many answers there is something to see on a board."""
WIDE, HIGH = 5, 3
"""So many cells of a map that grows are seen on a cover."""
BOARDS = 32
"""So many drawn boards are kept."""


class Drawing(NamedTuple):
    """Something drawn, as it is sent."""

    body: bytes
    packed: bytes
    tag: str
    media: str


def drawing(text: str, media: str = SVG) -> Drawing:
    """Return a text ready to be sent."""
    body = text.encode()
    return Drawing(body, gzip.compress(body, mtime=0), f'"{digest(body).hex()[:16]}"', media)


def art_of(game: str) -> Art | None:
    """Return the art of a game, if it has any."""
    return registry.game(game).art()


@cache
def symbols(game: str) -> Drawing | None:
    """Return all symbols of a game in one drawing that shows nothing by itself."""
    art = art_of(game)
    return drawing(element("svg", *art.symbols().values(), xmlns=NAMESPACE)) if art else None


@cache
def colours(game: str) -> Drawing | None:
    """Return the colours of a game's drawings as a style sheet."""
    art = art_of(game)
    return drawing(art.style(), "text/css") if art else None


@cache
def card_ids(game: str) -> tuple[str, ...]:
    """Return the cards of a game that have a face."""
    found = registry.game(game)
    static = found.static(found.settings({}, found.about.seats[0]))
    return tuple(face.id for face in static.faces if face.noun == "card")


def card_face(game: str, lang: str, card: str) -> str | None:
    """Return the face of a card in one language."""
    art = art_of(game)
    words = Words(lang, registry.game(game).about.texts)
    title, text = words.maybe(f"card-{card}") or card, words.maybe(f"card-{card}.text") or ""
    return art.face("card", card, title, text) if art and card in card_ids(game) else None


@cache
def card_alone(game: str, lang: str, card: str) -> Drawing | None:
    """Return the face of a card as a drawing that stands alone."""
    art, face = art_of(game), card_face(game, lang, card)
    return drawing(alone(face, art.symbols(), art.style())) if art and face else None


@cache
def faces(game: str, lang: str) -> Drawing | None:
    """Return the faces of all cards as symbols `face-card-…`, which use the other symbols."""
    drawn = {card: card_face(game, lang, card) for card in card_ids(game)} if art_of(game) else {}
    inner = [_as_symbol(f"face-card-{card}", face) for card, face in drawn.items() if face]
    return drawing(element("svg", *inner, xmlns=NAMESPACE)) if inner else None


def _as_symbol(name: str, face: str) -> str:
    head = f'<svg xmlns="{NAMESPACE}"'
    return face.replace(head, f'<symbol id="{name}"', 1).removesuffix("</svg>") + "</symbol>"


def board(game: str, settings: Mapping[str, str]) -> tuple[Drawing, Anchors] | None:
    """Return the board of a table and where its places are."""
    return _board(game, registry.game(game).static(settings))


@lru_cache(BOARDS)
def _board(game: str, static: Static) -> tuple[Drawing, Anchors] | None:
    art = art_of(game)
    found = art.board(static) if art else None
    if found is None:
        return None
    places = {place: (x, y) for place, (x, y) in found.anchors.items()}
    return drawing(found.drawing), Anchors((found.width, found.height), places)


@cache
def cover(game: str) -> Drawing | None:
    """Return the board of a game that has been played for a while, to be recognised by; None if nothing is drawn."""
    found = registry.game(game)
    art = found.art()
    if art is None:
        return None
    match = _played(found)
    static = found.static(match.header.settings)
    words = Words.of(found, match.header, LANGUAGES[0])
    return drawing(board_alone(_crowded_part(match.scene(-1)), static, art, words))


def _played(found: Game[Any]) -> Match[Any]:
    """Return a game that bots have played for a while."""
    match, rng = found.new(min(found.about.seats[1], 4), "cover"), Rng(1)
    player = bot(USUAL, found)
    while not match.over and match.answers < COVERED:
        seat = match.pending()[0]
        match.answer(player.choose(match.observe(seat), rng), seat)
    return match


def _window(fields: list[Field], x: int, y: int) -> list[Field]:
    """Return the fields of a window that begins at a cell."""
    return [field for field in fields if x <= field.x < x + WIDE and y <= field.y < y + HIGH]


def _crowded_part(scene: Scene) -> Scene:
    """Return the part of a map that grows where most tiles lie; any other board is left as it is."""
    laid = [field for field in scene.fields if not field.open]
    if not laid:
        return scene
    part = max((_window(laid, x, y) for x in {f.x for f in laid} for y in {f.y for f in laid}), key=len)
    seen = {field.id for field in part}
    seen |= {token.id for token in scene.tokens if token.flat and token.place in seen}
    tokens = tuple(token for token in scene.tokens if token.place.partition(".")[0] in seen)
    return msgspec.structs.replace(scene, fields=tuple(part), tokens=tokens)


def boards(game: str) -> Iterator[Drawing]:
    """Return the boards that the settings of a game can choose."""
    found = registry.game(game)
    usual = found.settings({}, found.about.seats[0])
    wishes = [{setting.name: choice} for setting in found.about.settings for choice in setting.choices]
    for wish in [{}, *wishes]:
        plan = board(game, {**usual, **wish})
        if plan is not None:
            yield plan[0]


@cache
def art_version(game: str) -> str:
    """Return a name that changes with any drawing of a game; empty if it has none."""
    parts = [symbols(game), colours(game), *(faces(game, lang) for lang in LANGUAGES), *boards(game)]
    tags = "".join(part.tag for part in parts if part)
    return digest(tags.encode()).hex()[:16] if tags else ""


def sent(request: Request, what: Drawing | None) -> Response:
    """Return a drawing as a reply: nothing if there is none, and no bytes if the client has it already."""
    keep = {"cache-control": FOREVER if "v" in request.query_params else AN_HOUR}
    if what is None:
        return Response(status_code=204, headers=keep)
    keep |= {"etag": what.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == what.tag:
        return Response(status_code=304, headers=keep)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(what.packed, headers=keep | {"content-encoding": "gzip"}, media_type=what.media)
    return Response(what.body, headers=keep, media_type=what.media)


async def symbols_part(house: House, request: Request) -> Response:
    """Return the symbols of a game."""
    return sent(request, await asyncio.to_thread(symbols, request.path_params["game"]))


async def colours_part(house: House, request: Request) -> Response:
    """Return the colours of a game's drawings."""
    return sent(request, await asyncio.to_thread(colours, request.path_params["game"]))


async def cover_part(house: House, request: Request) -> Response:
    """Return the picture by which a game is recognised."""
    return sent(request, await asyncio.to_thread(cover, request.path_params["game"]))


async def faces_part(house: House, request: Request) -> Response:
    """Return the faces of all cards."""
    lang = known_language(request.path_params["lang"])
    return sent(request, await asyncio.to_thread(faces, request.path_params["game"], lang))


async def card_part(house: House, request: Request) -> Response:
    """Return one card as a drawing that stands alone."""
    game, card = request.path_params["game"], request.path_params["card"]
    lang = known_language(request.path_params["lang"])
    known = card in card_ids(game)
    return sent(request, await asyncio.to_thread(card_alone, game, lang, card) if known else None)


async def _board_of(house: House, request: Request) -> tuple[Drawing, Anchors] | None:
    data = (await house.wake(request.path_params["table"])).data
    return await asyncio.to_thread(board, data.game, data.settings)


async def board_part(house: House, request: Request) -> Response:
    """Return the board of a table."""
    found = await _board_of(house, request)
    return sent(request, found[0] if found else None)


async def anchors_part(house: House, request: Request) -> Response:
    """Return where the places of a board are in its drawing."""
    found = await _board_of(house, request)
    return sent(request, drawing(encoder.encode(found[1]).decode(), "application/json") if found else None)
