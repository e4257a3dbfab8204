"""Several people at one screen: who is here, what all may see, and who agrees."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.desk import Player, hall, house, join, open_table, wish
from verlies.games.dungeonquest import GAME as DUNGEONQUEST
from verlies.games.klong import GAME as KLONG
from verlies.server.wire.viewer import MOST_DROPPED, QUEUE, Viewer


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


class Veiled(AtScreen):
    """A screen before which the curtain is down."""

    def __init__(self, socket: Any, token: str, here: list[str]) -> None:
        super().__init__(socket, token, here, look=False)

    def say(self, **message: Any) -> None:
        self.more = {**self.more, "veiled": True}
        super().say(**message)


@contextmanager
def three(tmp_path: Path, **more: Any) -> Iterator[tuple[TestClient, dict[str, Any], list[str]]]:
    """Seat Anna and Ben at one screen and Cem elsewhere; returns the keys of all three."""
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", "friend", name="Anna", **{"seed": "screen", **more})
        keys = [table["token"], *(join(client, table, n, name)["token"] for n, name in enumerate(("Ben", "Cem")))]
        yield client, table, keys


def online(player: Player) -> list[bool]:
    return [seat["online"] for seat in player.table["seats"]]


QUESTIONS: tuple[dict[str, Any], ...] = (
    {"t": "why"},
    {"t": "hint"},
    {"t": "past", "at": 0},
    {"t": "story", "at": 0},
    {"t": "propose", "what": "end"},
    {"t": "talk", "text": "hello"},
)


@pytest.mark.feature(45, 46)
def test_behind_a_curtain_all_are_here_and_nothing_is_shown(tmp_path: Path) -> None:
    with three(tmp_path, patience=5, options={"start": "2"}) as (client, table, (anna, ben, cem)):
        where = f"/ws/{table['table']}"
        with client.websocket_connect(where) as first, client.websocket_connect(where) as second:
            screen, guest = Veiled(first, anna, [ben]), Player(second, cem)
            assert guest.do(guest.until_asked()[0])["t"] == "ack"
            guest.say(t="talk", phrase="hurry")
            guest.wait("talked")
            while not any(online(guest)[:2]):
                guest.wait("table")
            assert online(guest) == [True, True, True]
            assert guest.table["bot_in"] == 0, "nobody is missed"
            for question in QUESTIONS:
                screen.say(**question)
                assert "not for everybody" in screen.wait("trouble")["reason"]
            screen.say(t="ping")
            screen.wait("pong")
            assert {json.loads(text)["t"] for text in screen.raw} == {"table", "trouble", "pong"}
            assert screen.table["windows"] == {}


def test_a_screen_that_is_shown_nothing_does_not_fall_behind(tmp_path: Path) -> None:
    async def play() -> None:
        with hall(tmp_path, pace=100) as rooms:
            table = rooms.find((await rooms.open(wish("you", "random", start="0"))).table)
            viewer = Viewer(table, 0, "en")
            viewer.veiled = True
            for _ in range(QUEUE * (MOST_DROPPED + 1)):
                viewer.show()
            assert not viewer.lost.is_set()

    asyncio.run(play())


@pytest.mark.feature(45, 50)
def test_whoever_comes_back_beside_somebody_has_their_seat_again(tmp_path: Path) -> None:
    with three(tmp_path, options={"start": "1"}) as (client, table, (anna, ben, cem)):
        where = f"/ws/{table['table']}"
        with client.websocket_connect(where) as first:
            guest = Player(first, cem)
            guest.wait("view")
            guest.say(t="replace", seat=1)
            while guest.wait("table")["seats"][1]["kind"] == "human":
                pass
            with client.websocket_connect(where) as second:
                Veiled(second, anna, [ben])
                while guest.wait("table")["seats"][1]["kind"] != "human":
                    pass


@pytest.mark.feature(8, 45)
def test_all_at_one_screen_agree_to_what_somebody_else_proposes(tmp_path: Path) -> None:
    with three(tmp_path) as (client, table, (anna, ben, cem)):
        where = f"/ws/{table['table']}"
        with client.websocket_connect(where) as first, client.websocket_connect(where) as second:
            screen, guest = AtScreen(first, anna, [ben], look=False), Player(second, cem)
            guest.say(t="propose", what="end")
            while not screen.table.get("proposal"):
                screen.wait("table")
            assert screen.table["proposal"]["awaited"] == [0, 1]
            screen.say(t="vote", agree=True)
            while not guest.table.get("ended"):
                guest.wait("table")


@pytest.mark.feature(45, 47)
def test_what_is_for_a_team_is_not_told_where_a_rival_looks(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        seats = ("you", "friend", "friend", "random")
        table = open_table(client, *seats, name="Anna", game="koenige", seed="k1")
        ben, cem = (join(client, table, n)["token"] for n in (0, 1))
        where = f"/ws/{table['table']}"
        with client.websocket_connect(where) as first, client.websocket_connect(where) as second:
            screen, guest = AtScreen(first, table["token"], [ben]), Player(second, cem)
            assert screen.wait("view")["alike"] == [1]
            assert [seat["team"] for seat in screen.table["seats"]] == [0, 1, 0, 1]
            field = guest.wait("view")["scene"]["fields"][0]["id"]
            guest.say(t="talk", text="for Anna alone", team=True)
            guest.say(t="point", place=field)
            guest.say(t="talk", text="for all")
            assert [remark["text"] for remark in screen.wait("talked")["remarks"]] == ["for all"]
            screen.say(t="ping")
            screen.wait("pong")
            assert not any('"t":"pointed"' in text for text in screen.raw)
        with client.websocket_connect(where) as first:
            alone = AtScreen(first, table["token"], [ben], look=False)
            assert [remark["text"] for remark in alone.wait("talked")["remarks"]] == ["for Anna alone", "for all"]
