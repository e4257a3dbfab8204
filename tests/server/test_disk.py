"""A full disk: the move is refused with a sentence, the table stays as it was, and goes on when there is room again."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.desk import Player, bearer, finish, house, join, open_table, rooms_of
from verlies.server.store import sqlite as store


@contextmanager
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let nothing more be written for a while."""

    def full(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(store, "_transaction", full)
        yield


def test_an_answer_and_a_take_back_are_refused_and_can_be_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, options={"start": "0"})
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            option = next(each for each in anna.until_asked() if each.startswith("play:"))
            with full_disk(monkeypatch):
                verdict = anna.do(option, nonce="one")
                assert (verdict["t"], verdict["stale"]) == ("refused", False)
                assert verdict["reason"] == "This could not be stored and does not count: the disk is full. Try again."
            assert anna.do(option, nonce="one") == {"t": "ack", "nonce": "one", "seq": 1}
            with full_disk(monkeypatch):
                anna.say(t="undo", seq=1, nonce="two")
                assert anna.verdict()["t"] == "refused"
            anna.say(t="undo", seq=1, nonce="two")
            assert anna.verdict() == {"t": "ack", "nonce": "two", "seq": 2}


def test_a_seat_not_stored_is_still_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, "you", "friend", "friend")
        path = f"/api/tables/{table['table']}"
        with full_disk(monkeypatch):
            refused = client.post(f"{path}/join", json={"token": table["invites"][0]["token"]})
            assert (refused.status_code, "ist voll" in refused.json()["error"]) == (503, True)
        assert [seat["kind"] for seat in client.get(path).json()["seats"]] == ["human", "open", "open"]
        join(client, table, 0)
        with full_disk(monkeypatch):
            last = client.post(f"{path}/join", json={"token": table["invites"][1]["token"]})
            assert last.status_code == 503
        assert client.get(path).json()["status"] == "waiting"
        join(client, table, 1)
        assert client.get(path).json()["status"] == "playing"


def test_a_start_not_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, "you", "friend")
        path, head = f"/api/tables/{table['table']}", bearer(table["token"])
        with full_disk(monkeypatch):
            assert client.post(f"{path}/start", headers=head).status_code == 503
        public = client.get(path).json()
        assert (public["status"], public["seats"][1]["kind"]) == ("waiting", "open")
        assert client.post(f"{path}/start", headers=head).json()["status"] == "playing"


def test_other_changes_not_stored_have_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, options={"start": "0"})
        path = f"/api/tables/{table['table']}"
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            anna.until_asked()
            with full_disk(monkeypatch):
                anna.say(t="takeover", bot="random")
                assert "disk is full" in anna.wait("trouble")["reason"]
                assert client.post("/api/tables", json={"game": "klong", "seats": ["you", "random"]}).status_code == 503
            assert client.get(path).json()["seats"][0]["kind"] == "human"
            assert len(client.app.state.house.tables) == 1  # type: ignore[attr-defined]


def test_a_rematch_not_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, options={"start": "0"})
        path, head = f"/api/tables/{table['table']}", bearer(table["token"])
        finish(rooms_of(client), table["table"])
        with full_disk(monkeypatch):
            assert client.post(f"{path}/rematch", headers=head).status_code == 503
        assert len(rooms_of(client).tables) == 1
        assert client.post(f"{path}/rematch", headers=head).status_code == 200


def test_a_bot_waits_for_room_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("verlies.server.tables.table.RETRY_SECONDS", 0.01)
    with house(tmp_path, pace=0.05) as client:
        table = open_table(client, "you", "random", options={"start": "1"})
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            seq = anna.wait("view")["seq"]
            with full_disk(monkeypatch):
                anna.say(t="ping")
                anna.wait("pong")
            assert anna.until_asked()
            assert anna.view["seq"] > seq


def test_a_file_that_may_grow_no_more_refuses_until_it_may(tmp_path: Path) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, options={"start": "0"})
        disk = client.app.state.house.store  # type: ignore[attr-defined]
        disk.write(("PRAGMA max_page_count = 1", ())).exception()
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            option = next(each for each in anna.until_asked() if each.startswith("play:"))
            for n in range(400):
                verdict = anna.do(option, nonce=f"{n:040}")
                if verdict["t"] == "refused":
                    break
                while anna.view["seq"] < 2 * n + 1:
                    anna.hear()
                anna.say(t="undo", seq=2 * n + 1, nonce=f"{n:039}u")
                if anna.verdict()["t"] == "refused":
                    break
                while anna.view["seq"] < 2 * n + 2:
                    anna.hear()
            else:
                raise AssertionError("the disk was never full")
            disk.write(("PRAGMA max_page_count = 1000000", ())).exception()
            seq = anna.view["seq"]
            if option in anna.choices():
                assert anna.do(option, nonce="room")["seq"] == seq + 1
            else:
                anna.say(t="undo", seq=seq, nonce="room")
                assert anna.verdict()["seq"] == seq + 1
