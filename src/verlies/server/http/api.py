"""The HTTP interface: a table of routes, from which its OpenAPI description follows."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ... import __version__, registry
from ...bots import USUAL, bots
from ...core.errors import FOREIGN, VerliesError
from ...core.match import Match
from ...core.notation import notation
from ...core.record import Record, encode
from ...core.scene import Static
from ...text import catalogue
from ...text.everything import everything
from ...text.language import LANGUAGES
from ...text.legible import sides_of
from ...text.retold import retold
from ...text.words import Words, words
from ..tables import picture
from ..tables.curves import curves
from ..tables.house import House, known_language
from ..tables.records import MOST_BYTES
from ..tables.results import compared
from ..tables.table import Table
from ..tables.talk import clean
from ..wire.drawings import (
    FOREVER,
    anchors_part,
    art_version,
    board_part,
    card_part,
    colours_part,
    cover_part,
    faces_part,
    symbols_part,
)
from ..wire.messages import (
    MESSAGE_SIZE,
    Anchors,
    Branch,
    Broken,
    Choosable,
    Curves,
    Demo,
    GameInfo,
    Join,
    NewTable,
    Problem,
    Public,
    Reach,
    Report,
    Reported,
    SameDeal,
    Seated,
    Sit,
    encoder,
)
from ..wire.render import team_infos
from .errors import ServerRefusal, status_of
from .guard import Buckets, is_at_home

log = logging.getLogger(__name__)

TABLES_AT_ONCE = 20
LONGEST_NAME = 80
"""So much of the name of a file is said back."""
TABLES_PER_SECOND = 20 / 3600
MIB = 1024 * 1024
REPORT_SIZE = picture.MOST_BYTES * 4 // 3 + 2 * MESSAGE_SIZE
"""So many bytes a report may have: a picture in base64, and a text of which every letter may be escaped."""


@dataclass(frozen=True)
class Route:
    """One path of the interface: what goes in, what comes out, and who answers."""

    method: str
    path: str
    about: str
    handler: Callable[[House, Request], Awaitable[Any]]
    takes: type[msgspec.Struct] | None = None
    gives: Any = None
    token: bool = False
    """Whether it needs `Authorization: Bearer <token>`."""


class Limits:
    """How many tables one address may open."""

    def __init__(self) -> None:
        self.tables = Buckets(TABLES_AT_ONCE, TABLES_PER_SECOND)


def language_of(request: Request) -> str:
    """Return the language a request asks for."""
    return known_language(request.query_params.get("lang", LANGUAGES[0]))


def token_of(request: Request) -> str:
    """Return the capability a request brings."""
    head, _, token = request.headers.get("authorization", "").partition(" ")
    return token if head.lower() == "bearer" else ""


async def bytes_of(request: Request, limit: int, refusal: str, **facts: str | int) -> bytes:
    """Return the body of a request, if it is not too long."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > limit:
            raise ServerRefusal(refusal, **facts)
    return bytes(data)


async def body_of(request: Request, kind: type[msgspec.Struct]) -> Any:
    """Return the body of a request, checked."""
    return checked(await bytes_of(request, MESSAGE_SIZE, "bad-message", reason="too-long"), kind)


def checked(data: bytes, kind: type[msgspec.Struct]) -> Any:
    """Return what JSON says, if it is what it should be."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise ServerRefusal("bad-message", reason="detail", detail=str(error)[:200]) from None


# Handlers


async def list_games(house: House, request: Request) -> list[GameInfo]:
    """Return the games that can be played here."""
    lang = language_of(request)
    infos, failed = await asyncio.to_thread(offered, lang)
    for name, error in failed.items():
        log.error("the game %s is not offered: %s", name, error, exc_info=error.__cause__)
    return infos


async def list_broken(house: House, request: Request) -> list[Broken]:
    """Return the games that cannot be loaded, to whoever runs this server; it is nobody else's business."""
    if not is_at_home(address_of(request), request.headers):
        return []
    lang = language_of(request)
    _, failed = await asyncio.to_thread(offered, lang)
    problems, spoken = {**registry.problems(), **failed}, Words(lang)
    return [Broken(name, spoken.error(each), spoken.remedy(each)) for name, each in sorted(problems.items())]


def offered(lang: str) -> tuple[list[GameInfo], dict[str, VerliesError]]:
    """Return the games that can be played, and by name what is wrong with those that fail while they are described."""
    infos, failed = [], {}
    for name in registry.names():
        try:
            infos.append(game_info(name, lang))
        except FOREIGN as error:
            failed[name] = registry.failing(name, error)
    return infos, failed


def game_info(name: str, lang: str) -> GameInfo:
    """Return a game with the words for its options."""
    about = registry.game(name).about
    own = Words(lang, about.texts)
    settings = [
        Choosable(
            setting.name,
            own.maybe(f"setting-{setting.name}") or setting.name,
            setting.default,
            {c: own.maybe(f"setting-{setting.name}-{c}") or c for c in setting.choices},
            {choice: list(numbers) for choice, numbers in setting.fits.items()},
            list(setting.alone),
        )
        for setting in about.settings
    ]
    names = {bot: own.maybe(f"bot-{bot}") or bot for bot in bots()}
    title = own.say(f"game-{name}")
    about_it = own.maybe(f"game-{name}.about") or ""
    sides = sides_of(registry.game(name))
    teams = team_infos(own, {team for teams in sides.values() for team in teams})
    return GameInfo(
        name,
        title,
        about_it,
        about.seats,
        settings,
        names,
        USUAL,
        art_version(name),
        sides,
        teams,
        time=own.maybe(f"game-{name}.time") or "",
        rules=len(catalogue.sentences(registry.game(name), lang)),
        open_teams=about.open_teams,
    )


async def open_table(house: House, request: Request) -> Seated:
    """Open a table."""
    wish = await body_of(request, NewTable)
    permit(request)
    return await house.open(wish)


def permit(request: Request) -> None:
    """Count one more table for the address a request came from, or refuse it."""
    if not request.app.state.limits.tables.take(address_of(request)):
        raise ServerRefusal("too-many-tables")


def address_of(request: Request) -> str:
    """Return the address a request came from."""
    return request.client.host if request.client else ""


async def show_game(house: House, request: Request) -> Seated:
    """Let bots show a game."""
    wish = await body_of(request, Demo)
    permit(request)
    return await house.show(wish)


async def sit_down(house: House, request: Request) -> Seated:
    """Take over the seat of a bot that shows a game."""
    return await house.sit(request.path_params["table"], await body_of(request, Sit))


async def see_table(house: House, request: Request) -> Public:
    """Return what anybody may know of a table; who brings an invitation learns whether it is still good."""
    public = await house.public(request.path_params["table"], language_of(request), token_of(request))
    return msgspec.structs.replace(public, art=await asyncio.to_thread(art_version, public.game))


async def join_table(house: House, request: Request) -> Seated:
    """Take a free seat."""
    return await house.join(request.path_params["table"], await body_of(request, Join), token_of(request))


async def start_table(house: House, request: Request) -> Public:
    """Begin, with bots on the seats nobody came for."""
    await house.start(request.path_params["table"], token_of(request))
    return await house.public(request.path_params["table"], language_of(request))


async def rematch(house: House, request: Request) -> Seated:
    """Open the next table with the same people; it counts like any other."""
    return await house.rematch(request.path_params["table"], token_of(request), partial(permit, request))


async def play_on(house: House, request: Request) -> Seated:
    """Play on from a moment of a finished game; it counts like any other table."""
    wish = await body_of(request, Branch)
    permit(request)
    return await house.play_on(request.path_params["table"], wish)


async def read_record(house: House, request: Request) -> Seated:
    """Lay out the game of a file that was sent; it counts like any other table."""
    name = clean(request.query_params.get("name", ""))[:LONGEST_NAME] or "–"
    data = await bytes_of(request, MOST_BYTES, "file-too-large", path=name, most=MOST_BYTES // MIB)
    permit(request)
    return await house.read(data, name)


async def report_problem(house: House, request: Request) -> Reported:
    """Keep what somebody reports at a table; who watches may do so as well."""
    wish = checked(await bytes_of(request, REPORT_SIZE, "picture-too-large", **picture.LARGEST), Report)
    table = await house.wake(request.path_params["table"])
    return await table.reports.add(token_of(request), wish)


async def finished(house: House, request: Request) -> tuple[Table, Match[Any]]:
    """Return a table whose game is over, and that game."""
    table = await house.wake(request.path_params["table"])
    if table.match is None or table.status != "over":
        raise ServerRefusal("not-over")
    return table, table.match


async def curves_part(house: House, request: Request) -> Curves:
    """Return how a finished game went."""
    table, match = await finished(house, request)
    return await asyncio.to_thread(curves, house.past.whole(table.data.id, match))


async def same_deal(house: House, request: Request) -> SameDeal:
    """Return how others fared with the deal of a finished game, seen from one's own seats."""
    table, match = await finished(house, request)
    seats = table.data.began_at(token_of(request))
    return await compared(house.store, table.data, match, seats, language_of(request))


async def export(house: House, request: Request) -> Response:
    """Return the save file of a finished game; of a running one, only one's own view."""
    table = await house.wake(request.path_params["table"])
    seat = table.data.seat_of(token_of(request))
    if table.match is None:
        raise ServerRefusal("not-started")
    if table.status == "over":
        name = f"{table.data.game}-{table.data.id}.verlies"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        record = Record(table.match.header, table.match.lines)
        return Response(encode(record), media_type="application/x-ndjson", headers=headers)
    return Response(encoder.encode(table.match.view(seat).plain()), media_type="application/json")


async def notation_part(house: House, request: Request) -> Response:
    """Return a finished game as text, in the words of the save file or in those of a language."""
    table, match = await finished(house, request)
    if "lang" in request.query_params:
        spoken = Words.of(match.game, match.header, language_of(request))
        text = await asyncio.to_thread(retold, house.past.whole(table.data.id, match), match.lines, spoken)
    else:
        text = notation(match.header, match.lines)
    return Response(text, media_type="text/plain; charset=utf-8")


async def static_part(house: House, request: Request) -> Response:
    """Return the parts of a table that never change."""
    table = await house.wake(request.path_params["table"])
    static = table.game.static(table.data.settings)
    return Response(encoder.encode(static), media_type="application/json", headers={"cache-control": FOREVER})


async def words_part(house: House, request: Request) -> dict[str, str]:
    """Return the words of a game in one language, as the client needs them."""
    game = registry.game(request.path_params["game"])
    return everything(known_language(request.path_params["lang"]), game.about.texts)


async def rules_part(house: House, request: Request) -> dict[str, str]:
    """Return all rules of a game in one language, in the order of its catalogue."""
    return catalogue.sentences(registry.game(request.path_params["game"]), known_language(request.path_params["lang"]))


async def reach_part(house: House, request: Request) -> Reach:
    """Return where other devices reach this server."""
    return Reach(house.reach)


async def describe(house: House, request: Request) -> dict[str, Any]:
    """Return this interface as OpenAPI."""
    from .openapi import openapi

    return openapi(ROUTES, __version__)


ROUTES = [
    Route("GET", "/api/games", "The games that can be played here", list_games, gives=list[GameInfo]),
    Route("GET", "/api/broken", "Games that cannot be loaded, for whoever runs this", list_broken, gives=list[Broken]),
    Route("POST", "/api/tables", "Open a table", open_table, NewTable, Seated),
    Route("POST", "/api/demo", "Let bots show a game", show_game, Demo, Seated),
    Route("POST", "/api/tables/{table}/sit", "Take over a bot that shows a game", sit_down, Sit, Seated),
    Route("GET", "/api/tables/{table}", "What anybody may know of a table", see_table, gives=Public),
    Route("POST", "/api/tables/{table}/join", "Take a free seat", join_table, Join, Seated),
    Route("POST", "/api/tables/{table}/start", "Begin, with bots on free seats", start_table, gives=Public, token=True),
    Route("POST", "/api/tables/{table}/rematch", "Play again with the same people", rematch, gives=Seated, token=True),
    Route("POST", "/api/tables/{table}/branch", "Play on from a moment of a finished game", play_on, Branch, Seated),
    Route("POST", "/api/tables/{table}/reports", "Report a problem", report_problem, Report, Reported),
    Route("POST", "/api/records", "Look at the game of a save file", read_record, gives=Seated),
    Route("GET", "/api/tables/{table}/curves", "How a finished game went", curves_part, gives=Curves),
    Route("GET", "/api/tables/{table}/same", "How others fared with its deal", same_deal, gives=SameDeal, token=True),
    Route("GET", "/api/tables/{table}/export", "The save file, or one's own view", export, token=True),
    Route("GET", "/api/tables/{table}/notation", "A finished game as text", notation_part),
    Route("GET", "/api/tables/{table}/static", "Board and faces", static_part, gives=Static),
    Route("GET", "/api/words/{game}/{lang}", "The words of a game", words_part, gives=dict[str, str]),
    Route("GET", "/api/rules/{game}/{lang}", "The rules of a game", rules_part, gives=dict[str, str]),
    Route("GET", "/api/art/{game}/cover.svg", "A picture by which a game is recognised", cover_part),
    Route("GET", "/api/tables/{table}/board.svg", "The board, if the game has drawn one", board_part),
    Route("GET", "/api/tables/{table}/anchors", "Where its places are", anchors_part, gives=Anchors),
    Route("GET", "/api/art/{game}/symbols.svg", "The symbols of a game", symbols_part),
    Route("GET", "/api/art/{game}/style.css", "The colours of its drawings", colours_part),
    Route("GET", "/api/art/{game}/faces/{lang}.svg", "All card faces, as symbols", faces_part),
    Route("GET", "/api/art/{game}/card/{lang}/{card}.svg", "One card", card_part),
    Route("GET", "/api/reach", "Where other devices reach this server", reach_part, gives=Reach),
    Route("GET", "/api/openapi.json", "This interface", describe),
]


def answering(house: House, route: Route) -> Callable[[Request], Awaitable[Response]]:
    """Return the endpoint of a route: errors become sentences, results become JSON."""

    async def endpoint(request: Request) -> Response:
        try:
            result = await route.handler(house, request)
        except VerliesError as error:
            return _problem(request, error)
        except FOREIGN as error:  # a mistake of ours, or of a game: the log has it, and the house goes on
            log.exception("%s %s failed", request.method, route.path)
            return _problem(request, ServerRefusal("trouble", detail=type(error).__name__))
        return result if isinstance(result, Response) else _json(result)

    return endpoint


def _json(result: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(encoder.encode(result), status, headers, "application/json")


def _problem(request: Request, error: VerliesError) -> Response:
    if error.key == "broken-game" and not is_at_home(address_of(request), request.headers):
        error = VerliesError("broken-game", name=error.facts["name"], reason="told-at-home")
    lang = request.query_params.get("lang", "")
    sentence = words(registry.behind(error), lang if lang in LANGUAGES else LANGUAGES[0]).error(error)
    return _json(Problem(sentence, dict(error.facts)), status_of(error))
