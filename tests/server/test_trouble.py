"""Mistakes of our own: the log has them, the person is told, and nobody else notices."""

from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.desk import Player, house, open_table
from verlies.server.tables.house import House
from verlies.server.tables.table import Table


def stumble(*_: Any, **__: Any) -> Any:
    raise LookupError("stumbled")


def give_up(*_: Any, **__: Any) -> Any:
    raise NotImplementedError("stumbled")


def leave(*_: Any, **__: Any) -> Any:
    raise SystemExit("stumbled")


STUMBLES = pytest.mark.parametrize("stumble", [stumble, give_up, leave], ids=lambda each: each.__name__)


@STUMBLES
@pytest.mark.parametrize("deed", ["take", "_carry_out"])
def test_a_command_that_fails_is_answered_and_the_socket_stays_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, stumble: Any, deed: str
) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, options={"start": "0"})
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            option = anna.until_asked()[0]
            with monkeypatch.context() as patch:
                patch.setattr(Table, deed, stumble)
                assert anna.do(option)["t"] == "trouble"
            assert anna.do(option)["t"] == "ack"
    assert "stumbled" in caplog.text
    assert table["token"] not in caplog.text


@STUMBLES
def test_a_view_that_fails_asks_to_come_back_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, stumble: Any
) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client)
        monkeypatch.setattr(Table, "seen_by", stumble)
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            with pytest.raises(WebSocketDisconnect) as closed:
                anna.wait("view")
            assert closed.value.code == 1013
    assert "stumbled" in caplog.text


@STUMBLES
def test_a_welcome_that_fails_asks_to_come_back_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, stumble: Any
) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client)
        monkeypatch.setattr(House, "wake", stumble)
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            Player(socket, table["token"])
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert closed.value.code == 1013
    assert "stumbled" in caplog.text


@pytest.mark.parametrize(("lang", "word"), [("de", "Tisch"), ("en", "table")])
def test_a_refusal_is_in_the_language_of_the_window(tmp_path: Path, lang: str, word: str) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, options={"start": "0"}, lang="de" if lang == "en" else "en")
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"], lang=lang)
            option = anna.until_asked()[0]
            assert word in anna.do(option, seq=99)["reason"]


@STUMBLES
def test_a_bot_that_cannot_be_asked_is_asked_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, stumble: Any
) -> None:
    monkeypatch.setattr("verlies.server.tables.table.RETRY_SECONDS", 0.05)
    with house(tmp_path) as client:
        with monkeypatch.context() as patch:
            patch.setattr(Table, "_let_bot_answer", stumble)
            table = open_table(client, options={"start": "1"})
            with client.websocket_connect(f"/ws/{table['table']}") as socket:
                Player(socket, table["token"]).wait("view")
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            assert Player(socket, table["token"]).until_asked()
    assert "does not answer: stumbled" in caplog.text


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (b" " * 20_000, "Diese Nachricht ist nicht lesbar: sie ist zu lang."),
        (b"{}", "Diese Nachricht ist nicht lesbar: Object missing required field `game`."),
    ],
)
def test_a_message_that_cannot_be_read_says_why(tmp_path: Path, body: bytes, sentence: str) -> None:
    with house(tmp_path) as client:
        assert client.post("/api/tables?lang=de", content=body).json()["error"] == sentence


@pytest.mark.parametrize(
    ("statement", "code", "reason"),
    [
        ("UPDATE tables SET data = x'00'", 1008, "table-damaged"),
        ("ALTER TABLE tables RENAME TO elsewhere", 1013, "store-unreadable"),
    ],
)
def test_only_what_may_go_well_later_asks_to_come_back(tmp_path: Path, statement: str, code: int, reason: str) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client)
        rooms: House = client.app.state.house  # type: ignore[attr-defined]
        rooms.tables.clear()
        rooms.store.write((statement, ())).result()
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            Player(socket, table["token"])
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
        assert (closed.value.code, closed.value.reason) == (code, reason)


def test_who_comes_too_late_is_shown_how_things_are(tmp_path: Path) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, options={"start": "0"})
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            anna.answer(anna.until_asked()[0], seq=99)
            assert [anna.hear()["t"], anna.hear()["t"]] == ["view", "refused"]
