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

from ...bots import USUAL
from ...core.errors import FOREIGN, VerliesError
from ...core.match import Match
from ...text import catalogue
from ..http.errors import AGAIN, ServerRefusal, status_of
from ..http.guard import Bucket
from ..tables.house import House, known_bot, known_language
from ..tables.table import Table
from ..tables.tokens import token_hash
from .explain import explain
from .messages import (
    SHOWN,
    Answer,
    Command,
    Concede,
    Govern,
    Hello,
    Hint,
    Lang,
    Law,
    Out,
    Past,
    Ping,
    Point,
    Pong,
    Propose,
    Refused,
    Replace,
    Rule,
    Said,
    Seal,
    Share,
    Story,
    Takeover,
    Talk,
    Trouble,
    Undo,
    Vote,
    Wait,
    Why,
    Window,
    Write,
    commands,
)
from .viewer import Viewer

HELLO_SECONDS = 5
BURST = 60
PER_SECOND = 30
PER_PERSON = 5
"""So many windows may one person have open."""
PER_TABLE = 100
CLOSE_SECONDS = 5
TRY_AGAIN = 1013
POLICY = 1008
UNSUPPORTED = 1003
RULES_TOLD = 5
REPLIED = Pong()
"""Stands for a reply that is on its way already."""
PLAYERS = (
    Answer
    | Undo
    | Takeover
    | Replace
    | Wait
    | Govern
    | Propose
    | Vote
    | Concede
    | Window
    | Why
    | Hint
    | Seal
    | Share
    | Point
)
"""What only those may say who have a seat."""
VEILED = Hello | Lang | Ping
"""What may be said while nobody at a screen looks: nothing that is answered by more than the table itself."""

log = logging.getLogger(__name__)


class Binary(Exception):
    """A frame that is not text."""


async def talk(house: House, socket: WebSocket) -> None:
    """Serve one viewer until they leave."""
    try:
        await socket.accept()
        viewer = await _welcome(house, socket)
    except FOREIGN as error:
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
    if hello.token and not table.data.began_at(hello.token):
        raise ServerRefusal("not-allowed")
    key = token_hash(hello.token) if seat >= 0 else ""
    if sum(1 for v in table.viewers if v.key == key) >= (PER_PERSON if key else PER_TABLE):
        raise ServerRefusal("too-many-sockets")
    here = [token_hash(token) for token in hello.here] if seat >= 0 else []
    viewer = Viewer(table, seat, known_language(hello.lang), key, here)
    viewer.open, viewer.veiled = hello.open, hello.veiled
    if viewer.is_covered():
        raise ServerRefusal("curtain")
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
        await _close(socket, TRY_AGAIN if viewer.farewell == "too slow" else POLICY, viewer.farewell)


async def _send(socket: WebSocket, viewer: Viewer) -> None:
    try:
        while True:
            data = await viewer.next()
            if not await _sent(socket, data):
                return
            viewer.read()
    except FOREIGN:
        log.exception("table %s: a view could not be made", viewer.table.data.id)
        await _close(socket, TRY_AGAIN, "trouble")


async def _sent(socket: WebSocket, data: bytes) -> bool:
    """Send a message; return whether it went out: there may be nobody any more."""
    try:
        await socket.send_text(data.decode())
    except (WebSocketDisconnect, RuntimeError):
        return False
    return True


async def _receive(socket: WebSocket, viewer: Viewer) -> None:
    bucket = Bucket(BURST, PER_SECOND)
    try:
        while True:
            text = await _text(socket)
            while not bucket.take():
                await asyncio.sleep(1 / PER_SECOND)
            reply = await _reply(viewer, text)
            if reply is not REPLIED:
                await viewer.reply(reply)
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
    except FOREIGN as error:  # a mistake of ours, or of a game: the log has it, and the socket stays open
        log.exception("table %s: a command failed", viewer.table.data.id)
        return _trouble(viewer, ServerRefusal("trouble", detail=type(error).__name__))


async def obey(viewer: Viewer, command: Command) -> Out:
    """Carry out a command of a viewer and return the reply."""
    if isinstance(command, PLAYERS) and viewer.home < 0:
        raise ServerRefusal("not-allowed")
    if viewer.veiled and not isinstance(command, VEILED):
        raise ServerRefusal("curtain")
    return await DEEDS[type(command)](viewer, command) or Pong()


async def _take(viewer: Viewer, command: Answer | Undo) -> Out:
    """Take an answer or a take-back; who came too late is shown how things are."""
    told: list[bool] = []
    verdict = await viewer.table.take(
        _answering(viewer, command),
        command,
        viewer.lang,
        viewer.hand,
        lambda ack: told.append(viewer.reply_at_once(ack)),
    )
    if isinstance(verdict, Refused) and verdict.stale:
        viewer.show()
    return REPLIED if any(told) else verdict


def _answering(viewer: Viewer, command: Answer | Undo) -> int:
    """Return for which of one's seats a command is meant."""
    seat = command.seat if isinstance(command, Answer) else SHOWN
    if seat == SHOWN:
        return viewer.seat
    if seat < 0 or not viewer.hand >> seat & 1:
        raise ServerRefusal("not-allowed")
    return seat


async def _past(viewer: Viewer, command: Past) -> Out:
    return viewer.table.moment(viewer, command)


async def _story(viewer: Viewer, command: Story) -> Out:
    return viewer.table.story(viewer, command)


async def _talk(viewer: Viewer, command: Talk) -> None:
    viewer.table.talk(viewer, command)


async def _write(viewer: Viewer, command: Write) -> None:
    viewer.table.write(viewer, command)


async def _point(viewer: Viewer, command: Point) -> None:
    viewer.table.point(viewer, command.place)


async def _replace(viewer: Viewer, command: Replace) -> None:
    await viewer.table.replace(viewer, command.seat)


async def _wait(viewer: Viewer, _: Wait) -> None:
    viewer.table.give_time()


async def _govern(viewer: Viewer, command: Govern) -> Out:
    return await viewer.table.council.govern(viewer, command)


async def _propose(viewer: Viewer, command: Propose) -> None:
    await viewer.table.council.propose(viewer, command)


async def _vote(viewer: Viewer, command: Vote) -> None:
    await viewer.table.council.vote(viewer, command.agree)


async def _concede(viewer: Viewer, _: Concede) -> None:
    await viewer.table.council.concede(viewer)


async def _want(viewer: Viewer, command: Window) -> None:
    await viewer.table.want(viewer.hand, command)


async def _mix(viewer: Viewer, command: Seal | Share) -> None:
    await viewer.table.mix(viewer.home, command)


async def _speak(viewer: Viewer, command: Lang | Hello) -> None:
    viewer.lang = known_language(command.lang)
    viewer.resync()


async def _nothing(viewer: Viewer, command: Command) -> None:
    """Only reply."""


async def _why(viewer: Viewer, why: Why) -> Said:
    """Say why something is not possible, or which rule puts the question."""
    return explain(_match(viewer.table), viewer.seat, viewer.table.words(viewer.lang), why)


async def _rule(viewer: Viewer, command: Rule) -> Said:
    """Tell the rules that contain a text, those of what the viewer is asked first."""
    found = catalogue.find(viewer.table.game, command.find, viewer.lang, _asked_by(viewer))[:RULES_TOLD]
    text = "\n\n".join(f"{rule}\n{sentence}" for rule, sentence in found)
    return Said("rule", text, found[0][0] if found else "", laws=[Law(rule, sentence) for rule, sentence in found])


def _asked_by(viewer: Viewer) -> str:
    """Return the rule of what a viewer is asked, or of what everybody waits for."""
    match = viewer.table.as_known(viewer.seat) if viewer.table.match is not None else None
    open_now = (match.decisions_of(viewer.seat) or match.decisions) if match is not None else []
    return open_now[0].rule if open_now else ""


async def _hint(viewer: Viewer, _: Hint) -> Said:
    """Say what a bot would do."""
    match = _match(viewer.table)
    options = match.options_of(viewer.seat)
    if not options:
        return Said("hint", viewer.table.words(viewer.lang).say("why-not-your-turn"))
    choice = match.option(await viewer.table.think(viewer.seat, USUAL, options))
    asks = [decision.ask for decision in match.decisions_of(viewer.seat)]
    await viewer.table.note_hint(viewer.seat)
    return Said("hint", viewer.table.words(viewer.lang).option(choice, asks[0] if asks else ""), option=choice.id)


async def _takeover(viewer: Viewer, command: Takeover) -> None:
    """Let a bot play one's seats, or play them again oneself."""
    await viewer.table.stand_in(viewer.hand, known_bot(command.bot) if command.bot else "")


DEEDS: dict[type[Any], Callable[[Viewer, Any], Awaitable[Out | None]]] = {
    Hello: _speak,
    Answer: _take,
    Undo: _take,
    Why: _why,
    Rule: _rule,
    Hint: _hint,
    Lang: _speak,
    Takeover: _takeover,
    Replace: _replace,
    Wait: _wait,
    Govern: _govern,
    Propose: _propose,
    Vote: _vote,
    Concede: _concede,
    Window: _want,
    Talk: _talk,
    Write: _write,
    Point: _point,
    Past: _past,
    Story: _story,
    Seal: _mix,
    Share: _mix,
    Ping: _nothing,
}
"""Who carries out each command; what has no reply of its own is answered by a pong."""


def _match(table: Table) -> Match[Any]:
    if table.match is None:
        raise ServerRefusal("not-started")
    return table.match


def _trouble(viewer: Viewer, error: VerliesError) -> Trouble:
    return Trouble(viewer.table.words(viewer.lang).error(error))


async def _turn_away(socket: WebSocket, error: BaseException) -> None:
    """Close a socket that did not introduce itself as it should."""
    if isinstance(error, Binary):
        await _close(socket, UNSUPPORTED, "binary")
    elif isinstance(error, VerliesError):
        await _close(socket, TRY_AGAIN if status_of(error) == AGAIN else POLICY, error.key)
    elif isinstance(error, TimeoutError | msgspec.MsgspecError | RecursionError | UnicodeError):
        await _close(socket, POLICY, "hello")
    elif not isinstance(error, WebSocketDisconnect) and _is_there(socket):
        log.error("a socket could not be served", exc_info=error)
        await _close(socket, TRY_AGAIN, "trouble")


def _is_there(socket: WebSocket) -> bool:
    """Return whether a socket is open at both ends."""
    return socket.application_state == socket.client_state == WebSocketState.CONNECTED


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    """Close a socket if it is still open; who does not read this either is left alone."""
    if socket.application_state == WebSocketState.CONNECTED:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError), anyio.move_on_after(CLOSE_SECONDS):
            await socket.close(code, reason)
