"""Garbage: short pauses, and still nothing stays for ever."""

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.websockets import WebSocketDisconnect

from tests.server.desk import Player, house, open_table
from verlies.server.http import run
from verlies.server.tables import broom


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Leave Python's own settings as they were."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)
    gc.enable()


class Knot:
    """Something that holds itself, so that only a look through everything can free it."""

    def __init__(self) -> None:
        self.myself = self


def old_knots(count: int) -> list["weakref.ref[Knot]"]:
    """Return references to garbage that has grown old before it became garbage."""
    knots = [Knot() for _ in range(count)]
    gc.collect()
    return [weakref.ref(knot) for knot in knots]


def looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that grows when everything is looked through."""
    found: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: found.append(1))
    return found


def test_the_server_looks_often_among_what_is_new_and_seldom_among_everything() -> None:
    broom.pause_less()
    assert gc.get_threshold() == (broom.NEW, broom.ONCE_MORE, broom.OLD)
    assert gc.get_freeze_count() > 0
    assert gc.isenabled()


def test_the_server_sets_it_before_it_opens_its_door(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    done: list[str] = []

    def keep_open(door: run.Door) -> None:
        done.append("open")
        app = door.config.app
        assert isinstance(app, Starlette)
        app.state.house.store.close()

    monkeypatch.setattr(run, "pause_less", lambda: done.append("set"))
    monkeypatch.setattr(run, "keep_open", keep_open)
    run.serve("127.0.0.1", 0, tmp_path)
    assert done == ["set", "open"]


def test_what_has_grown_old_goes_when_many_have_left() -> None:
    gc.disable()
    knots = old_knots(50)
    sweeper = broom.Broom()
    for _ in range(broom.MANY - 1):
        sweeper.sweep_after()
    assert all(knot() is not None for knot in knots)
    sweeper.sweep_after()
    assert all(knot() is None for knot in knots)


def test_it_is_swept_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    found = looks(monkeypatch)
    sweeper = broom.Broom()
    for _ in range(3 * broom.MANY + 1):
        sweeper.sweep_after()
    assert len(found) == 3


def test_what_has_grown_old_goes_even_if_nobody_leaves() -> None:
    """Python looks among the old only when there are many more than last time, so what is here anyway is set aside."""
    gc.freeze()
    gc.collect()
    knots = old_knots(50)
    gc.set_threshold(10, broom.ONCE_MORE, 5)
    more: list[Knot] = []
    for _ in range(100_000):
        more.append(Knot())
        if all(knot() is None for knot in knots):
            break
    assert all(knot() is None for knot in knots)


def test_every_socket_counts_that_was_served_and_that_was_turned_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broom, "MANY", 2)
    with house(tmp_path, pace=100) as client:
        table = open_table(client, options={"start": "0"})
        found = looks(monkeypatch)
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            Player(socket, table["token"]).until_asked()
        assert found == []
        with client.websocket_connect("/ws/nothing") as socket:
            Player(socket)
            with pytest.raises(WebSocketDisconnect):
                socket.receive_text()
    assert found == [1]
