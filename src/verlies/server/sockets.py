"""The WebSocket of a viewer: hello first, then a closed list of commands."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import anyio
import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..core.errors import VerliesError
from ..text import catalogue
from .errors import ServerRefusal
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
    Rule,
    Said,
    Takeover,
    Trouble,
    Undo,
    Why,
    commands,
)
from .seats import HUMAN
from .table import Table
from .viewer import Viewer

HELLO_SECONDS = 5
BURST = 60
PER_SECOND = 30
PER_SEAT = 5
"""So many windows may be open on one seat."""
PER_TABLE = 100
MOST_DROPPED = 3
TRY_AGAIN = 1013
POLICY = 1008
UNSUPPORTED = 1003
RULES_TOLD = 5


async def talk(house: House, socket: WebSocket) -> None:
    """Serve one viewer until they leave."""
    await socket.accept()
    try:
        viewer = await _welcome(house, socket)
    except (VerliesError, TimeoutError, msgspec.MsgspecError, WebSocketDisconnect, KeyError) as error:
        await _close(socket, error)
        return
    table = viewer.table
    try:
        await _serve(socket, viewer)
    finally:
        table.viewers.discard(viewer)
        table.greet_everybody()
        house.sleep(table)


async def _welcome(house: House, socket: WebSocket) -> Viewer:
    """Wait for the first message and seat whoever sent it."""
    text = await asyncio.wait_for(_text(socket), HELLO_SECONDS)
    hello = msgspec.json.decode(text, type=Hello)
    table = house.find(socket.path_params["table"])
    seat = table.data.seat_of(hello.token)
    if hello.token and seat < 0:
        raise ServerRefusal("not-allowed")
    if sum(1 for v in table.viewers if v.seat == seat) >= (PER_SEAT if seat >= 0 else PER_TABLE):
        raise ServerRefusal("too-many-sockets")
    viewer = Viewer(table, seat, known_language(hello.lang))
    table.viewers.add(viewer)
    table.greet_everybody()
    if table.match is not None:
        viewer.show()
    table.wake_bots()
    return viewer


async def _serve(socket: WebSocket, viewer: Viewer) -> None:
    """Send and receive side by side; when one ends, so does the other."""
    async with anyio.create_task_group() as both:

        async def until_done(task: Callable[[WebSocket, Viewer], Awaitable[None]]) -> None:
            await task(socket, viewer)
            both.cancel_scope.cancel()

        both.start_soon(until_done, _send)
        both.start_soon(until_done, _receive)


async def _send(socket: WebSocket, viewer: Viewer) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while viewer.dropped < MOST_DROPPED:
            data = await viewer.queue.get()
            await socket.send_text(data.decode())
            if viewer.queue.empty():
                viewer.dropped = 0
        await socket.close(TRY_AGAIN)


async def _receive(socket: WebSocket, viewer: Viewer) -> None:
    bucket = Bucket(BURST, PER_SECOND)
    try:
        while True:
            text = await _text(socket)
            while not bucket.take():
                await asyncio.sleep(1 / PER_SECOND)
            viewer.send(await _reply(viewer, text))
    except (WebSocketDisconnect, RuntimeError):
        return
    except KeyError:
        await socket.close(UNSUPPORTED)


async def _text(socket: WebSocket) -> str:
    """Return the next text frame; a binary one raises KeyError."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None:
        raise KeyError("text")
    return str(text)


async def _reply(viewer: Viewer, text: str) -> Out:
    try:
        return await obey(viewer, commands.decode(text))
    except VerliesError as error:
        return _trouble(viewer, error)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        return _trouble(viewer, ServerRefusal("bad-message", reason=str(error)[:200]))


async def obey(viewer: Viewer, command: Command) -> Out:
    """Carry out a command of a viewer and return the reply."""
    if isinstance(command, Answer | Undo | Takeover | Why | Hint) and viewer.seat < 0:
        raise ServerRefusal("not-allowed")
    if isinstance(command, Answer):
        return await viewer.table.answer(viewer.seat, command)
    if isinstance(command, Undo):
        return await viewer.table.undo(viewer.seat, command)
    if isinstance(command, Why):
        return _why(viewer, command.option)
    if isinstance(command, Rule):
        return _rule(viewer, command.find)
    if isinstance(command, Hint):
        return await _hint(viewer)
    if isinstance(command, Takeover):
        return await _takeover(viewer, command.bot)
    if isinstance(command, Lang | Hello):
        viewer.lang = known_language(command.lang)
        viewer.shown = 0
        viewer.greet()
        viewer.show()
    return Pong()


def _why(viewer: Viewer, option: str) -> Said:
    """Say why an option is not possible, or which rule puts the question."""
    match = _match(viewer.table)
    words = viewer.table.words(viewer.lang)
    if not option:
        decisions = match.decisions_of(viewer.seat)
        rule = decisions[0].rule if decisions else ""
        return Said("why", catalogue.sentence(viewer.table.game, rule, viewer.lang), rule)
    refusal = match.why_not(option, viewer.seat)
    offered = any(decision.option(option) for decision in match.decisions_of(viewer.seat))
    return Said("why", words.say("web-possible") if offered else words.why(refusal), refusal.rule, option)


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
    choice = match.option(await viewer.table.think(viewer.seat, "greedy", options))
    return Said("hint", viewer.table.words(viewer.lang).option(choice), option=choice.id)


async def _takeover(viewer: Viewer, name: str) -> Out:
    """Let a bot play this seat, or play it again oneself."""
    seat = viewer.table.data.seats[viewer.seat]
    if seat.kind != HUMAN:
        raise ServerRefusal("not-allowed")
    seat.standin = known_bot(name) if name else ""
    await viewer.table.save()
    viewer.table.greet_everybody()
    viewer.table.wake_bots()
    return Pong()


def _match(table: Table) -> Any:
    if table.match is None:
        raise ServerRefusal("not-started")
    return table.match


def _trouble(viewer: Viewer, error: VerliesError) -> Trouble:
    return Trouble(viewer.table.words(viewer.lang).error(error))


async def _close(socket: WebSocket, error: BaseException) -> None:
    if socket.application_state == WebSocketState.CONNECTED and not isinstance(error, WebSocketDisconnect):
        with contextlib.suppress(RuntimeError):
            reason = error.key if isinstance(error, VerliesError) else "hello"
            await socket.close(UNSUPPORTED if isinstance(error, KeyError) else POLICY, reason)
