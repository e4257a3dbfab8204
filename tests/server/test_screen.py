"""Several people at one screen: who is here, what all may see, and who agrees."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.desk import Player, house, join, open_table
from verlies.games.dungeonquest import GAME as DUNGEONQUEST
from verlies.games.klong import GAME as KLONG


def two(client: TestClient, game: str, **more: Any) -> tuple[dict[str, Any], str]:
    """Open a table for two people at one screen; return it with the key of the second."""
    table = open_table(client, "you", "friend", game=game, seed="screen", name="Anna", **more)
    return table, join(client, table, 0, "Ben")["token"]


class AtScreen(Player):
    """Somebody with others beside them, all of whom may look."""

    def __init__(self, socket: Any, token: str, here: list[str], look: bool = True) -> None:
        self.more = {"here": here, "open": look}
        super().__init__(socket, token)

    def say(self, **message: Any) -> None:
        super().say(**message, **(self.more if message["t"] == "hello" else {}))


def test_two_seats_are_alike_as_long_as_neither_has_a_secret() -> None:
    assert DUNGEONQUEST.new(2, 1).alike(0, 1)
    assert not DUNGEONQUEST.new(2, 1, {"runes": "hidden"}).alike(0, 1)
    assert not KLONG.new(2, 1).alike(0, 1), "a hand of cards is one's own"


def test_what_one_was_told_alone_stays_a_secret() -> None:
    match = KLONG.new(2, 1)
    assert match.log(0) != match.log(1)


def test_whoever_is_at_the_same_screen_is_here_and_sees_the_same(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table, ben = two(client, "dungeonquest")
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = AtScreen(socket, table["token"], [ben])
            anna.wait("view")
            assert [seat["online"] for seat in anna.table["seats"]] == [True, True]
            assert anna.view["alike"] == [1]
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            alone = Player(socket, table["token"])
            alone.wait("view")
            assert [seat["online"] for seat in alone.table["seats"]] == [True, False]
            assert alone.view["alike"] == [], "of others nobody is told what they know"


def test_where_all_look_nothing_is_sent_that_is_not_for_all(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table, ben = two(client, "klong")
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            socket.send_json({"t": "hello", "token": table["token"], "here": [ben], "open": True})
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.reason == "curtain"
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = AtScreen(socket, table["token"], [ben], look=False)
            assert anna.wait("view")["alike"] == []


def test_a_key_that_is_none_of_this_table_helps_nobody(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table, _ = two(client, "dungeonquest")
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = AtScreen(socket, table["token"], ["x" * 20])
            assert anna.wait("view")["alike"] == []
            assert [seat["online"] for seat in anna.table["seats"]] == [True, False]


def test_nobody_at_the_same_screen_is_asked_for_a_take_back(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table, ben = two(client, "dungeonquest", options={"start": "0"})
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = AtScreen(socket, table["token"], [ben])
            first = anna.until_asked()
            anna.do(first[0])
            anna.say(t="propose", what="takeback")
            while not anna.table.get("taken_back"):
                anna.hear()
            assert anna.table["proposal"] is None


def test_whoever_opens_a_table_learns_who_sees_the_same(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        bag = {"game": "bag_of_dungeon"}
        assert open_table(client, "you", "friend", **bag)["eyes"] == [0, 0]
        assert open_table(client, "you", "friend", **bag, options={"variant": "each"})["eyes"] == [0, 1]
