"""Somebody who does not come back does not stop the game, and has the seat again when they do."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.desk import Player, house, join, open_table
from verlies.server.http.errors import ServerRefusal
from verlies.server.tables import table as tables


def kinds(player: Player) -> list[str]:
    return [seat["kind"] for seat in player.table["seats"]]


def seated(client: TestClient, **more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Open a table at which the friend, who is not here, begins."""
    table = open_table(client, "you", "friend", options={"start": "1"}, **more)
    return table, join(client, table)


def until(player: Player, kind: str) -> None:
    """Listen until the friend's seat is played by somebody."""
    while not player.table or kinds(player)[1] != kind:
        player.wait("table")


@pytest.mark.feature(44, 50)
def test_the_host_gives_the_seat_of_somebody_absent_to_a_bot_until_they_come_back(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table, friend = seated(client)
        where = f"/ws/{table['table']}"
        with client.websocket_connect(where) as first:
            anna = Player(first, table["token"])
            anna.wait("view")
            assert anna.table["may_replace"]
            assert not anna.choices()
            anna.say(t="replace", seat=1)
            until(anna, "greedy")
            assert anna.until_asked()
            with client.websocket_connect(where) as second:
                ben = Player(second, friend["token"])
                ben.wait("table")
                until(anna, "human")


@pytest.mark.feature(50)
def test_nobody_loses_a_seat_while_they_are_here_or_not_asked(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table, friend = seated(client)
        where = f"/ws/{table['table']}"
        with client.websocket_connect(where) as first, client.websocket_connect(where) as second:
            anna, ben = Player(first, table["token"]), Player(second, friend["token"])
            ben.until_asked()
            anna.say(t="replace", seat=1)
            anna.wait("pong")
            ben.say(t="replace", seat=0)
            assert ben.wait("trouble")["reason"]
            anna.say(t="lang", lang="en")
            anna.wait("table")
            assert kinds(anna) == ["human", "human"]


@pytest.mark.feature(50)
def test_while_the_host_is_away_the_others_may_let_a_bot_play(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", options={"start": "0"})
        friend = join(client, table)
        with client.websocket_connect(f"/ws/{table['table']}") as first:
            ben = Player(first, friend["token"])
            ben.wait("view")
            assert ben.table["may_replace"]
            ben.say(t="replace", seat=0)
            ben.until_asked()
            assert ben.choices()
        with client.websocket_connect(f"/ws/{table['table']}") as watching:
            eve = Player(watching)
            eve.wait("table")
            assert not eve.table["may_replace"]


@pytest.mark.feature(50)
def test_a_table_that_has_agreed_on_it_waits_only_so_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MINUTE", 0.01)
    with house(tmp_path) as client:
        table, _ = seated(client, patience=5)
        with client.websocket_connect(f"/ws/{table['table']}") as first:
            anna = Player(first, table["token"])
            until(anna, "greedy")
            assert anna.table["patience"] == 5
            assert anna.until_asked()
        endless, _ = seated(client)
        with client.websocket_connect(f"/ws/{endless['table']}") as first:
            anna = Player(first, endless["token"])
            anna.wait("view")
            anna.say(t="ping")
            anna.wait("pong")
            assert kinds(anna) == ["human", "human"]


@pytest.mark.feature(50)
def test_a_seat_that_could_not_be_lent_is_lent_after_the_same_time_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MINUTE", 0.01)
    refusals = [ServerRefusal("store", reason="full")]
    become = tables.Table.become

    async def full(table: tables.Table, data: Any) -> None:
        if refusals and any(seat.lent for seat in data.seats):
            raise refusals.pop()
        await become(table, data)

    monkeypatch.setattr(tables.Table, "become", full)
    with house(tmp_path) as client:
        table, _ = seated(client, patience=5)
        with client.websocket_connect(f"/ws/{table['table']}") as first:
            until(Player(first, table["token"]), "greedy")
    assert not refusals


@pytest.mark.feature(50)
def test_whoever_is_here_reads_how_long_it_is_and_gives_more_time(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table, friend = seated(client, patience=5)
        where = f"/ws/{table['table']}"
        with client.websocket_connect(where) as first, client.websocket_connect(where) as third:
            anna, eve = Player(first, table["token"]), Player(third)
            for player in (anna, eve):
                while not player.table.get("bot_in"):
                    player.wait("table")
                assert 290 < player.table["bot_in"] <= 300
            eve.say(t="wait")
            assert eve.wait("trouble")["reason"]
            anna.say(t="wait")
            for player in (anna, eve):
                while player.table["bot_in"] <= 300:
                    player.wait("table")
                assert 590 < player.table["bot_in"] <= 600
            with client.websocket_connect(where) as second:
                Player(second, friend["token"]).until_asked()
                while anna.table["bot_in"]:
                    anna.wait("table")
