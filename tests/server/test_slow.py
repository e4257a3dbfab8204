"""Slow readers, silent strangers and floods: nobody else has to wait for them, and nothing piles up."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.desk import Player, Told, hall, house, open_table, wish
from verlies.server.http import run
from verlies.server.tables.house import House
from verlies.server.tables.table import Table
from verlies.server.wire import sockets
from verlies.server.wire.messages import Answer, Pong
from verlies.server.wire.sockets import talk
from verlies.server.wire.viewer import MOST_DROPPED, QUEUE, Viewer

PATIENCE = 60.0
"""Seconds that anything may take; a busy machine is no reason to fail."""


async def until(so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.001)


def at_a_table(folder: Path, play: Callable[[House, Table, str], Awaitable[None]]) -> None:
    """Do something at a fresh table of one person and a bot that never answers."""

    async def run_it() -> None:
        with hall(folder, pace=100) as rooms:
            seated = await rooms.open(wish("you", "random", start="0"))
            await play(rooms, rooms.find(seated.table), seated.token)

    asyncio.run(run_it())


async def answer(table: Table, n: int) -> None:
    """Play a card."""
    assert table.match is not None
    option = next(option.id for option in table.match.decision.options if option.kind == "play")
    await table.take(0, Answer(table.told, table.seq, f"n{n}", option), "en")


def test_a_slow_reader_gets_the_newest_view_and_the_whole_log(tmp_path: Path) -> None:
    async def play(rooms: House, table: Table, token: str) -> None:
        viewer = Viewer(table, -1, "en")
        table.arrive(viewer)
        for n in range(5):
            await answer(table, n)
        messages = [await viewer.next(), await viewer.next()]
        assert [message[:12] for message in messages] == [b'{"t":"table"', b'{"t":"view",']
        assert b'"seq":5' in messages[1]
        assert not viewer._view

    at_a_table(tmp_path, play)


def test_who_never_reads_falls_behind_and_is_given_up(tmp_path: Path) -> None:
    async def play(rooms: House, table: Table, token: str) -> None:
        viewer = Viewer(table, -1, "en")
        table.arrive(viewer)
        viewer.shown = 3
        for _ in range(QUEUE):
            viewer.show()
        assert (viewer.dropped, viewer.shown) == (1, 0)
        for _ in range((MOST_DROPPED - 1) * (QUEUE + 1)):
            assert not viewer.lost.is_set()
            viewer.show()
        assert viewer.lost.is_set()

    at_a_table(tmp_path, play)


def test_who_reads_now_and_then_stays(tmp_path: Path) -> None:
    async def play(rooms: House, table: Table, token: str) -> None:
        viewer = Viewer(table, -1, "en")
        table.arrive(viewer)
        for n in range(200):
            viewer.show()
            if n % (2 * QUEUE) == 0:
                await viewer.next()
                viewer.read()
        assert not viewer.lost.is_set()

    at_a_table(tmp_path, play)


def test_replies_are_never_dropped_but_wait(tmp_path: Path) -> None:
    async def play(rooms: House, table: Table, token: str) -> None:
        viewer = Viewer(table, 0, "en")
        for _ in range(QUEUE):
            await viewer.reply(Pong())
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(viewer.reply(Pong()), 0.01)
        viewer.resync()
        heard = [await viewer.next() for _ in range(QUEUE + 2)]
        assert heard.count(b'{"t":"pong"}') == QUEUE

    at_a_table(tmp_path, play)


def test_a_deaf_socket_is_closed_while_others_play_on(tmp_path: Path) -> None:
    async def play(rooms: House, table: Table, token: str) -> None:
        deaf = Told(table.data.id, {"t": "hello"})
        alive = Told(table.data.id, {"t": "hello", "token": token, "lang": "en"})
        deaf.deaf = True
        serving: list[asyncio.Task[None]] = [
            asyncio.create_task(talk(rooms, socket))  # type: ignore[arg-type]
            for socket in (deaf, alive)
        ]
        await until(lambda: len(table.viewers) == len(serving))
        for _ in range(MOST_DROPPED * (QUEUE + 1)):
            table.tell_everybody()
            await asyncio.sleep(0)
        await asyncio.wait_for(serving[0], PATIENCE)
        assert deaf.closed == [(1013, "too slow")]
        assert not alive.closed
        assert len(table.viewers) == 1
        serving[1].cancel()

    at_a_table(tmp_path, play)


def test_who_sees_the_same_gets_the_same_bytes(tmp_path: Path) -> None:
    async def play(rooms: House, table: Table, token: str) -> None:
        assert table.seen_by(-1, "en", 0) is table.seen_by(-1, "en", 0)
        assert table.seen_by(-1, "en", 0) != table.seen_by(0, "en", 0)
        before = table.seen_by(-1, "en", 0)
        await answer(table, 1)
        assert table.seen_by(-1, "en", 0) != before

    at_a_table(tmp_path, play)


@pytest.mark.feature(49)
def test_others_hear_of_those_who_come_and_go_but_not_of_every_window(tmp_path: Path) -> None:
    async def play(rooms: House, table: Table, token: str) -> None:
        watcher, first, second = (Viewer(table, seat, "en") for seat in (-1, 0, 0))
        table.arrive(watcher)
        await watcher.next()
        greeted = []
        for change in (first, second):
            table.arrive(change)
            greeted.append(watcher._greeting)
            watcher._greeting = False
        table.leave(first)
        greeted.append(watcher._greeting)
        table.leave(second)
        greeted.append(watcher._greeting)
        assert greeted == [True, False, False, True]
        assert not table.seat_infos("en")[0].online

    at_a_table(tmp_path, play)


@pytest.mark.parametrize(
    ("first", "code"), [("", 1008), ("{}", 1008), ("[" * 5000, 1008), ('{"t":"ping"}', 1008), (b"\x00", 1003)]
)
def test_who_does_not_say_hello_is_turned_away(tmp_path: Path, first: str | bytes, code: int) -> None:
    with house(tmp_path) as client:
        table = open_table(client)
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            socket.send_bytes(first) if isinstance(first, bytes) else socket.send_text(first)
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert closed.value.code == code


def test_who_says_nothing_is_turned_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.05)
    with house(tmp_path) as client:
        table = open_table(client)
        with (
            client.websocket_connect(f"/ws/{table['table']}") as socket,
            pytest.raises(WebSocketDisconnect) as closed,
        ):
            socket.receive_text()
        assert closed.value.code == 1008


def test_a_table_that_is_not_there_turns_everybody_away(tmp_path: Path) -> None:
    with house(tmp_path) as client, client.websocket_connect("/ws/nothing") as socket:
        Player(socket)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert (closed.value.code, closed.value.reason) == (1008, "unknown-table")


def test_a_seat_has_five_windows_at_most(tmp_path: Path) -> None:
    async def play(rooms: House, table: Table, token: str) -> None:
        many = [Told(table.data.id, {"t": "hello", "token": token}) for _ in range(sockets.PER_PERSON + 1)]
        serving = [asyncio.create_task(talk(rooms, socket)) for socket in many]  # type: ignore[arg-type]
        await until(lambda: any(socket.closed for socket in many) and len(table.viewers) == sockets.PER_PERSON)
        assert [socket.closed for socket in many] == [[]] * sockets.PER_PERSON + [[(1008, "too-many-sockets")]]
        for task in serving:
            task.cancel()

    at_a_table(tmp_path, play)


def test_a_flood_is_slowed_down(tmp_path: Path) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client)
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            start = time.monotonic()
            for _ in range(sockets.BURST + 10):
                anna.say(t="ping")
            for _ in range(sockets.BURST + 10):
                anna.wait("pong")
            assert time.monotonic() - start > 9 / sockets.PER_SECOND


def test_how_uvicorn_is_run() -> None:
    settings: dict[str, Any] = run.SETTINGS
    assert settings["ws_max_size"] == 16 * 1024
    assert settings["ws_per_message_deflate"] is False
    assert settings["access_log"] is False
    assert settings["proxy_headers"] is False
    assert settings["limit_concurrency"] > 0


def test_bound_to_everywhere_only_addresses_and_own_names_are_hosts() -> None:
    from verlies.server.http.guard import Guard

    async def nothing(scope: Any, receive: Any, send: Any) -> None:
        """Nobody is asked."""

    guard = Guard(nothing, run.allowed_hosts("0.0.0.0", ("play.example",)))
    allowed = [b"192.168.1.5:8765", b"localhost:8765", b"[::1]:8765", b"play.example"]
    assert all(guard.allows([(b"host", host)]) for host in allowed)
    assert not any(guard.allows([(b"host", host)]) for host in (b"evil.example", b"", b"192.168.1.5.evil.example"))
    assert not guard.allows([(b"host", b"localhost"), (b"host", b"localhost")])
    assert not guard.allows([(b"host", b"localhost"), (b"origin", b"http://[")])
