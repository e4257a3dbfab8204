"""Bots that show a game, and seats that anybody may take over."""

from pathlib import Path

import pytest

from tests.server.desk import Player, house, open_table


def test_bots_show_a_game_and_anybody_takes_over_a_seat(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        shown = client.post("/api/demo", json={"game": "klong"}).json()
        assert (shown["seat"], shown["token"]) == (-1, "")
        where = f"/api/tables/{shown['table']}"
        with client.websocket_connect(f"/ws/{shown['table']}") as first:
            eve = Player(first)
            eve.wait("view")
            assert eve.table["demo"]
            assert [seat["kind"] for seat in eve.table["seats"]] == ["greedy"] * 3
            before = eve.view["seq"]
            while eve.view["seq"] < before + 3:
                eve.wait("view")
            seated = client.post(f"{where}/sit", json={"seat": 1, "name": "Eve", "lang": "en"}).json()
            assert client.post(f"{where}/sit", json={"seat": 1}).status_code == 409
            assert client.post(f"{where}/sit", json={"seat": 9}).status_code == 403
            with client.websocket_connect(f"/ws/{shown['table']}") as second:
                player = Player(second, seated["token"])
                assert player.do(player.until_asked()[0])["t"] == "ack"
                assert player.table["host"]
                assert player.table["seats"][1]["name"] == "Eve"
            assert not any(seated["token"] in text for text in eve.raw)


@pytest.mark.feature(46)
def test_nobody_takes_over_a_seat_at_a_table_of_others(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "random")
        assert client.post(f"/api/tables/{table['table']}/sit", json={"seat": 1}).status_code == 403


def test_bots_show_nothing_to_nobody(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        shown = client.post("/api/demo", json={"game": "dungeonquest"}).json()
        table = client.app.state.house.find(shown["table"])  # type: ignore[attr-defined]
        assert table.bot_asked() == -1
        assert table.seq == 0
