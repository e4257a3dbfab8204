"""The WebSocket of a viewer: hello first, then a closed list of commands."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import anyio
import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..bots import USUAL
from ..core.errors import VerliesError
from ..core.match import Match
from ..text import catalogue
from .errors import AGAIN, ServerRefusal, status_of
from .explain import explain
from .guard import Bucket
from .house import House, known_bot, known_language
from .messages import (
    Answer,
    Command,
    Hello,
    Hint,
    Lang,
    Out,
    Pong,
    Refused,
    Rule,
    Said,
    Seal,
    Share,
    Takeover,
    Trouble,
    Undo,
    Why,
    commands,
)
from .table import Table
from .viewer import Viewer

HELLO_SECONDS = 5
BURST = 60
PER_SECOND = 30
PER_SEAT = 5
"""So many windows may be open on one seat."""
PER_TABLE = 100
CLOSE_SECONDS = 5
TRY_AGAIN = 1013
POLICY = 1008
UNSUPPORTED = 1003
RULES_TOLD = 5

log = logging.getLogger(__name__)


class Binary(Exception):
    """A frame that is not text."""


async def talk(house: House, socket: WebSocket) -> None:
    """Serve one viewer until they leave."""
    try:
        await socket.accept()
        viewer = await _welcome(house, socket)
    except Exception as error:
        await _turn_away(socket, error)
        return
    try:
        await _serve(socket, viewer)
    finally:
        viewer.table.leave(viewer)
        house.rest()


async def _welcome(house: House, socket: WebSocket) -> Viewer:
    """Wait for the first message and seat whoever sent it."""
    text = await asyncio.wait_for(_text(socket), HELLO_SECONDS)
    hello = commands.decode(text)
    if not isinstance(hello, Hello):
        raise ServerRefusal("bad-message", reason="hello-first")
    table = await house.wake(socket.path_params["table"])
    seat = table.data.seat_of(hello.token)
    if hello.token and seat < 0:
        raise ServerRefusal("not-allowed")
    if sum(1 for v in table.viewers if v.seat == seat) >= (PER_SEAT if seat >= 0 else PER_TABLE):
        raise ServerRefusal("too-many-sockets")
    viewer = Viewer(table, seat, known_language(hello.lang))
    table.arrive(viewer)
    return viewer


async def _serve(socket: WebSocket, viewer: Viewer) -> None:
    """Send and receive side by side; when one ends, so does the other."""
    async with anyio.create_task_group() as group:

        async def until_done(work: Callable[[], Awaitable[object]]) -> None:
            await work()
            group.cancel_scope.cancel()

        group.start_soon(until_done, partial(_send, socket, viewer))
        group.start_soon(until_done, partial(_receive, socket, viewer))
        group.start_soon(until_done, viewer.lost.wait)
    if viewer.lost.is_set():
        await _close(socket, TRY_AGAIN, "too slow")


async def _send(socket: WebSocket, viewer: Viewer) -> None:
    try:
        while True:
            data = await viewer.next()
            await socket.send_text(data.decode())
            viewer.read()
    except (WebSocketDisconnect, RuntimeError):
        return
    except Exception:
        log.exception("table %s: a view could not be made", viewer.table.data.id)
        await _close(socket, TRY_AGAIN, "trouble")


async def _receive(socket: WebSocket, viewer: Viewer) -> None:
    bucket = Bucket(BURST, PER_SECOND)
    try:
        while True:
            text = await _text(socket)
            while not bucket.take():
                await asyncio.sleep(1 / PER_SECOND)
            await viewer.reply(await _reply(viewer, text))
    except (WebSocketDisconnect, RuntimeError):
        return
    except Binary:
        await _close(socket, UNSUPPORTED, "binary")


async def _text(socket: WebSocket) -> str:
    """Return the next text frame; a binary one raises `Binary`."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None:
        raise Binary
    return str(text)


async def _reply(viewer: Viewer, text: str) -> Out:
    try:
        return await obey(viewer, commands.decode(text))
    except VerliesError as error:
        return _trouble(viewer, error)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        return _trouble(viewer, ServerRefusal("bad-message", reason="detail", detail=str(error)[:200]))
    except Exception as error:  # a mistake of ours: the log has it, and the socket stays open
        log.exception("table %s: a command failed", viewer.table.data.id)
        return _trouble(viewer, ServerRefusal("trouble", detail=type(error).__name__))


async def obey(viewer: Viewer, command: Command) -> Out:
    """Carry out a command of a viewer and return the reply."""
    if isinstance(command, Answer | Undo | Takeover | Why | Hint | Seal | Share) and viewer.seat < 0:
        raise ServerRefusal("not-allowed")
    if isinstance(command, Answer | Undo):
        return await _take(viewer, command)
    if isinstance(command, Why):
        return _why(viewer, command)
    if isinstance(command, Rule):
        return _rule(viewer, command.find)
    if isinstance(command, Hint):
        return await _hint(viewer)
    if isinstance(command, Takeover):
        return await _takeover(viewer, command.bot)
    if isinstance(command, Seal | Share):
        await viewer.table.mix(viewer.seat, command)
    if isinstance(command, Lang | Hello):
        viewer.lang = known_language(command.lang)
        viewer.resync()
    return Pong()


async def _take(viewer: Viewer, command: Answer | Undo) -> Out:
    """Take an answer or a take-back; who came too late is shown how things are."""
    verdict = await viewer.table.take(viewer.seat, command, viewer.lang)
    if isinstance(verdict, Refused) and verdict.stale:
        viewer.show()
    return verdict


def _why(viewer: Viewer, why: Why) -> Said:
    """Say why something is not possible, or which rule puts the question."""
    return explain(_match(viewer.table), viewer.seat, viewer.table.words(viewer.lang), why)


def _rule(viewer: Viewer, find: str) -> Said:
    """Tell the rules that contain a text."""
    found = catalogue.find(viewer.table.game, find, viewer.lang)[:RULES_TOLD]
    return Said("rule", "\n\n".join(f"{rule}\n{sentence}" for rule, sentence in found), found[0][0] if found else "")


async def _hint(viewer: Viewer) -> Said:
    """Say what a bot would do."""
    match = _match(viewer.table)
    options = match.state.options_of(viewer.seat)
    if not options:
        return Said("hint", viewer.table.words(viewer.lang).say("why-not-your-turn"))
    choice = match.option(await viewer.table.think(viewer.seat, USUAL, options))
    return Said("hint", viewer.table.words(viewer.lang).option(choice), option=choice.id)


async def _takeover(viewer: Viewer, name: str) -> Out:
    """Let a bot play this seat, or play it again oneself."""
    await viewer.table.stand_in(viewer.seat, known_bot(name) if name else "")
    return Pong()


def _match(table: Table) -> Match[Any]:
    if table.match is None:
        raise ServerRefusal("not-started")
    return table.match


def _trouble(viewer: Viewer, error: VerliesError) -> Trouble:
    return Trouble(viewer.table.words(viewer.lang).error(error))


async def _turn_away(socket: WebSocket, error: Exception) -> None:
    """Close a socket that did not introduce itself as it should."""
    if isinstance(error, Binary):
        await _close(socket, UNSUPPORTED, "binary")
    elif isinstance(error, VerliesError):
        await _close(socket, TRY_AGAIN if status_of(error) == AGAIN else POLICY, error.key)
    elif isinstance(error, TimeoutError | msgspec.MsgspecError | RecursionError | UnicodeError):
        await _close(socket, POLICY, "hello")
    elif not isinstance(error, WebSocketDisconnect | RuntimeError):
        log.error("a socket could not be served", exc_info=error)
        await _close(socket, TRY_AGAIN, "trouble")


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    """Close a socket if it is still open; who does not read this either is left alone."""
    if socket.application_state == WebSocketState.CONNECTED:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError), anyio.move_on_after(CLOSE_SECONDS):
            await socket.close(code, reason)
